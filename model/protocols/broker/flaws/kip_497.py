"""A wrong KIP-497: until the controller answers, the leader counts the ISR that it knows.

The story. Since 2.7 the controller writes the ISR, and the leader learns of it later. The controller's ISR already
decides which replica may be elected. If the leader moves its high watermark by the ISR that it knows, it commits
records that the member to be added lacks. So it has to count every replica that may be in the ISR: the maximal ISR.

`kip-497-gives-up` counts the maximal ISR, but takes a lost answer or an error for a refusal, although the controller
may have written the change.
"""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA
from tideproof.model.language.algebra import any_of
from tideproof.model.protocols.broker.alter_isr import ASKED, GRANTED, AlterIsrState, without_change
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.kafka_2_7 import KAFKA_2_7
from tideproof.model.protocols.broker.rules import Rules, step
from tideproof.model.protocols.broker.state import BrokerRule
from tideproof.model.protocols.broker.steps.leading import least_end_in_isr

TWO = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3}

BY_KNOWN_ISR = KAFKA_2_7.variation(
    name="kip-497-known-isr",
    title="2.7, but the high watermark waits only for the ISR that the leader knows",
    story=__doc__,
    source="apache/kafka 2.7.0 Partition.scala (maybeIncrementLeaderHW), which counts the maximal ISR; KIP-497",
    committed_end=least_end_in_isr,
)


@step(leader=REPLICA)
def leader_give_up(rules: Rules, s: AlterIsrState, leader: int) -> BrokerRule:
    """The leader's request fails or times out, and the leader goes back to the ISR that it knows."""
    yield any_of(s.change[leader] == ASKED, s.change[leader] == GRANTED)
    return without_change(s, leader)


GIVES_UP = KAFKA_2_7.variation(
    name="kip-497-gives-up",
    title="2.7, but a leader takes any error for a refusal of the ISR that it requested",
    story=__doc__,
    source="apache/kafka 2.7.0 Partition.scala (handleAlterIsrResponse), which waits on; KIP-497",
    added={"give_up": leader_give_up},
)

KNOWN_ISR = Flaw("B2", "KIP-497", BY_KNOWN_ISR, KAFKA_2_7, "Candidate", TWO)
UNKNOWN_OUTCOME = Flaw("B3", "KIP-497", GIVES_UP, KAFKA_2_7, "Candidate", TWO)
