"""KAFKA-13173: the controller fences two brokers at once, each as if the other were still running.

The story. A controller finds that the sessions of two brokers have ended, and writes a change for each of them. Before
3.0.0 it computes both changes from the state before either: the second one writes an ISR without the second broker, but
with the first. Since 3.0.0 it fences one broker, and then computes the next change.
"""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA
from tideproof.model.language.algebra import all_of, not_
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.fencing import (
    FencingState,
    may_decide,
    newly_decided,
    with_fenced,
    without,
)
from tideproof.model.protocols.broker.releases.kafka_3_3_kraft import KAFKA_3_3_KRAFT
from tideproof.model.protocols.broker.rules import Rules, step
from tideproof.model.protocols.broker.state import BrokerRule


@step(first=REPLICA, second=REPLICA)
def controller_fence_two(rules: Rules, s: FencingState, first: int, second: int) -> BrokerRule:
    """The controller loses two followers, and computes the second change from the state before the first."""
    yield first != second
    for replica in (first, second):
        yield s.quorum_leader != replica
        yield all_of(s.quorum_isr[replica], not_(s.fenced[replica]))
    yield may_decide(s)
    once = newly_decided(s, s.quorum_leader, without(s.quorum_isr, first))
    yield may_decide(once)
    twice = newly_decided(once, s.quorum_leader, without(s.quorum_isr, second))
    return with_fenced(with_fenced(twice, first, True), second, True)


TWO_AT_ONCE = KAFKA_3_3_KRAFT.variation(
    name="kafka-13173",
    title="3.3 with KRaft, but the controller fences two brokers from one state, as before 3.0",
    story=__doc__,
    source="apache/kafka 2.8.2 ReplicationControlManager.java (maybeFenceStaleBrokers), fixed in 3.0.0; KAFKA-13173",
    added={"fence_two": controller_fence_two},
)

FLAW = Flaw(
    "B15",
    "KAFKA-13173",
    TWO_AT_ONCE,
    KAFKA_3_3_KRAFT,
    "FencedNotInIsr",
    {"replicas": 3, "log_size": 1, "records": 1, "epochs": 3},
)
