"""A replica that is removed stays eligible, and is elected without its records when it is added again.

The story. A replica that leaves the ISR while the ISR is smaller than `min.insync.replicas` has every committed record,
and becomes an eligible leader replica (KIP-966). The controller does so even with a replica that an administrator
removes. The broker deletes its log. If it is added again, it is eligible with an empty log until it is in the ISR. When
the only member of the ISR stops, even by a clean shutdown, the controller elects it, and committed records are lost.

The controller requires `min.insync.replicas` members, or as many as the first partition of the topic has replicas, if
those are fewer (ReplicationControlManager.getTopicEffectiveMinIsr). So the flaw needs the reassignment of a later
partition, as here, or a kind of reassignment that the model leaves out.

We found no report of this. Unmodified brokers of 4.3.0 show it (docs/findings/eligible-after-removal.md). The fix would
be to remove a replica from the eligible replicas, too.
"""

from __future__ import annotations

from typing import Any

from tideproof.model.language.algebra import all_of
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.kafka_4_1 import KAFKA_4_1
from tideproof.model.protocols.broker.rules import and_then
from tideproof.model.protocols.broker.state import BrokerState


def of_replicas(before: Any, after: Any, replica: int) -> BrokerState:
    still = tuple(all_of(member, is_one) for member, is_one in zip(after.elr, after.assigned, strict=True))
    result: BrokerState = after.replace(elr=still)
    return result


ELIGIBLE_REPLICAS = KAFKA_4_1.variation(
    name="eligible-while-replicas",
    title="4.1, and a replica that is removed is no longer eligible",
    story=__doc__,
    source="apache/kafka 3.9.0-rc3 PartitionChangeBuilder.java (maybePopulateTargetElr, completeReassignmentIfNeeded); "
    "KIP-966; the same in the jar of 4.3.0",
    remove_follower=and_then(KAFKA_4_1.steps["remove_follower"], of_replicas, "replica"),
    remove_leader=and_then(KAFKA_4_1.steps["remove_leader"], of_replicas, "replica"),
)

FLAW = Flaw(
    "eligible-after-removal",
    "maybePopulateTargetElr",
    KAFKA_4_1,
    ELIGIBLE_REPLICAS,
    "AckedSurvive",
    {
        "replicas": 2, "log_size": 1, "records": 1, "epochs": 3, "acks": -1, "min_insync_replicas": 2,
        "reassignments": 2,
    },
)  # fmt: skip
