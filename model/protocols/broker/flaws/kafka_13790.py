"""KAFKA-13790: a leader goes back to an ISR that it knows to be out of date.

The story. With KRaft a leader learns of its ISR twice: by the response to its request, and later from the metadata log.
Up to 3.2 it adopts what it reads from the log, whatever the partition epoch. A leader that has had the responses to two
changes then reads the first one from the log: it goes back to the ISR of that change, and commits records that a member
added since then lacks. Since 3.3.0 it skips ISRs that are older than the one that it knows.

Shown with the rules of 3.6, in which a smaller ISR does not start a new leader epoch.
"""

from __future__ import annotations

from dataclasses import dataclass

from tideproof.model.language.actions import REPLICA
from tideproof.model.language.algebra import Bool, any_of, ite, put
from tideproof.model.language.state import FLAG, Bools, merged, variable
from tideproof.model.protocols.broker.alter_isr import without_change
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.kafka_3_6_kraft import KAFKA_3_6_KRAFT
from tideproof.model.protocols.broker.releases.reassigning import ReassigningState
from tideproof.model.protocols.broker.rules import Rules, and_then, step
from tideproof.model.protocols.broker.state import BrokerRule, BrokerState, leads
from tideproof.model.protocols.broker.steps.leading import with_tried_high_watermark


@dataclass(frozen=True)
class UnreadState(ReassigningState):
    """With the changes of the ISR in its epoch that the leader has yet to read."""

    answered: Bool = variable("the leader knows its ISR by a response, and has yet to read of it", FLAG)
    unread: Bools = variable("an ISR that it knew by a response before, and has yet to read of", FLAG, "replicas")


def with_all_read(s: BrokerState) -> BrokerState:
    assert isinstance(s, UnreadState)
    return s.replace(answered=False, unread=tuple(False for _ in s.unread))


def by_answer(before: BrokerState, after: BrokerState, leader: int) -> BrokerState:
    """If the leader's former ISR came from a response too, it is now outdated, and the leader has yet to read it."""
    assert isinstance(before, UnreadState) and isinstance(after, UnreadState)
    former = zip(before.isr[leader], before.unread, strict=True)
    unread = tuple(ite(before.answered, was, earlier) for was, earlier in former)
    return merged(before.epoch[leader] == before.quorum_epoch, after.replace(answered=True, unread=unread), after)


def all_read(before: BrokerState, after: BrokerState, replica: int) -> BrokerState:
    return with_all_read(after)


@step(leader=REPLICA)
def leader_read_former_isr(rules: Rules, s: UnreadState, leader: int) -> BrokerRule:
    """The leader reads of an ISR that is out of date, and adopts it; its own request is void."""
    yield any_of(*s.unread)
    yield leads(s, leader)
    yield s.epoch[leader] == s.quorum_epoch
    former = without_change(s.replace(isr=put(s.isr, leader, s.unread), isr_is_news=True), leader)
    return with_tried_high_watermark(rules, with_all_read(former), leader)


FORMER_ISR = KAFKA_3_6_KRAFT.variation(
    name="kafka-13790",
    title="3.6 with KRaft, but a leader adopts an ISR that is out of date, as up to 3.2",
    story=__doc__,
    source="apache/kafka 3.2.3 Partition.scala (makeLeader), ReplicaManager.scala (applyLocalLeadersDelta), fixed in "
    "3.3.0 by b485f92647f; KAFKA-13790",
    state=UnreadState,
    learn_isr=and_then(KAFKA_3_6_KRAFT.steps["learn_isr"], by_answer, "leader"),
    read_isr=and_then(KAFKA_3_6_KRAFT.steps["read_isr"], all_read, "leader"),
    become_leader=and_then(KAFKA_3_6_KRAFT.steps["become_leader"], all_read, "replica"),
    added={"read_former_isr": leader_read_former_isr},
)

FLAW = Flaw(
    "B5",
    "KAFKA-13790",
    FORMER_ISR,
    KAFKA_3_6_KRAFT,
    "Candidate",
    {"replicas": 2, "log_size": 2, "records": 2, "epochs": 1},
)
