"""KAFKA-18106: a broker registers again after its session has ended and before it is fenced, and stays in the ISR.

The story. The controller refuses the registration of another incarnation while the session of the broker lasts, and
fences a broker whose session has ended; but it fences brokers one at a time, and a registration may come first. Up to
3.9 a registration does not change the partitions: a leader whose machine has lost power continues to lead in the same
leader epoch. Since 4.0 a registration removes the former incarnation from the ISR as fencing does.
"""

from __future__ import annotations

from typing import Any

from tideproof.model.language.actions import REPLICA
from tideproof.model.language.algebra import not_
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.kip_966 import ONE_POWER_LOSS
from tideproof.model.protocols.broker.releases.fencing import with_fenced
from tideproof.model.protocols.broker.releases.kafka_3_4_1 import KAFKA_3_4_1
from tideproof.model.protocols.broker.releases.kafka_4_1 import KAFKA_4_1
from tideproof.model.protocols.broker.rules import Rules, asked, step
from tideproof.model.protocols.broker.state import BrokerRule
from tideproof.model.protocols.broker.steps.restarting import OFFSET

power_loss = KAFKA_3_4_1.steps["power_loss"]


@step(asked("power_losses"), replica=REPLICA, end=OFFSET)
def power_loss_unnoticed(rules: Rules, s: Any, replica: int, end: int) -> BrokerRule:
    """A broker's machine loses power; the broker registers again before it is fenced, and waits to be unfenced."""
    yield not_(s.fenced[replica])
    after: Any = yield from power_loss.rule(rules, s, replica=replica, end=end)
    return with_fenced(after, replica, True)


UNNOTICED = KAFKA_4_1.variation(
    name="kafka-18106",
    title="4.1, but a broker that registers before it is fenced stays in the ISR, as up to 3.9",
    story=__doc__,
    source="apache/kafka 3.5.2, 3.9.0-rc3 ClusterControlManager.java (registerBroker); KAFKA-18106",
    added={"power_loss_unnoticed": power_loss_unnoticed},
)

FLAW = Flaw("B14", "KAFKA-18106", UNNOTICED, KAFKA_4_1, "Candidate", ONE_POWER_LOSS)
