"""KAFKA-14139: a replica joins the ISR because of records that it has lost.

The story. A leader requests to add a follower that has caught up to the ISR. Before the controller decides, the
follower's machine loses power, comes back without its log, and is unfenced. Up to 3.4 the request names the follower by
its id alone, and the controller accepts it. Since 3.5.0 the request carries the broker epoch that the leader has seen
(KIP-903).

Shown with the other rules of 4.1, where nothing else loses a record by one power loss.
"""

from __future__ import annotations

from typing import Any

from tideproof.model.language.algebra import put
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.kip_966 import ONE_POWER_LOSS
from tideproof.model.protocols.broker.releases.kafka_4_1 import KAFKA_4_1
from tideproof.model.protocols.broker.rules import and_then


def unseen(before: Any, after: Any, replica: int) -> Any:
    """No broker learns that this one has registered again."""
    return after.replace(returned=put(after.returned, replica, before.returned[replica]))


BY_NUMBER = KAFKA_4_1.variation(
    name="kafka-14139",
    title="4.1, but the leader requests the ISR by broker ids alone, as up to 3.4",
    story=__doc__,
    source="apache/kafka 3.4.1 ReplicationControlManager.java (ineligibleReplicasForIsr); KIP-903, KAFKA-14139",
    crash=and_then(KAFKA_4_1.steps["crash"], unseen, "replica"),
    power_loss=and_then(KAFKA_4_1.steps["power_loss"], unseen, "replica"),
    stop=and_then(KAFKA_4_1.steps["stop"], unseen, "replica"),
)

FLAW = Flaw("B7", "KAFKA-14139", BY_NUMBER, KAFKA_4_1, "Candidate", ONE_POWER_LOSS)
