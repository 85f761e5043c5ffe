"""KAFKA-15221: a follower has caught up by one fetch, and the leader's request has the broker epoch of a later one.

The story. A leader of 3.5 and 3.6 checks whether the follower's log end is high enough, and then puts the follower's
broker epoch into its request. It may note a fetch in between. If the follower has lost its log and registered again,
and this is its first fetch, then the request combines the new broker epoch with the log end of before, and the
controller accepts it. Since 3.7.0 the leader notes no fetch in between.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tideproof.model.language.actions import REPLICA
from tideproof.model.language.algebra import all_of, any_of, ite, not_, put
from tideproof.model.language.state import Domain, Ints, variable
from tideproof.model.protocols.broker.alter_isr import (
    ASKED,
    NO_CHANGE,
    REFUSED,
    AlterIsrState,
    ask_for_expanded_isr,
)
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.kip_966 import ONE_POWER_LOSS
from tideproof.model.protocols.broker.releases.kafka_4_1 import KAFKA_4_1, ElrState
from tideproof.model.protocols.broker.rules import Rules, and_then, step
from tideproof.model.protocols.broker.state import BrokerRule, BrokerState

FOUND = REFUSED + 1


@dataclass(frozen=True)
class FoundState(ElrState):
    """The state where a leader finds that a follower has caught up in one step, and asks for it in another."""

    change: Ints = variable(
        "the leader's change of the ISR: none, requested, granted, refused, or about to be requested",
        Domain(lambda _: (NO_CHANGE, FOUND)), "replicas",
    )  # fmt: skip


def find_caught_up(rules: Rules, before: AlterIsrState, s: AlterIsrState, leader: int, follower: int) -> BrokerState:
    """The leader finds the follower caught up, and will ask for it with the broker epoch that it has noted last."""
    after: Any = ask_for_expanded_isr(rules, before, s, leader, follower)
    finds = all_of(before.change[leader] == NO_CHANGE, after.change[leader] == ASKED)
    meant = all_of(before.change[leader] == FOUND, before.proposed[leader][follower])
    noted: BrokerState = after.replace(change=put(after.change, leader, ite(finds, FOUND, after.change[leader])))
    if not after.returned:  # under bounds without faults
        return noted
    return noted.replace(returned=put(after.returned, follower, all_of(after.returned[follower], not_(meant))))


@step(leader=REPLICA)
def leader_ask_for_found(rules: Rules, s: FoundState, leader: int) -> BrokerRule:
    """The leader requests to add the follower that it has found caught up, if it knows its present broker epoch."""
    yield s.change[leader] == FOUND
    yield not_(any_of(*map(all_of, s.proposed[leader], s.returned)))
    return s.replace(change=put(s.change, leader, ASKED))


def registered(before: BrokerState, after: BrokerState, replica: int) -> BrokerState:
    """Marks the broker: what the leader has noted of it is about the former incarnation."""
    assert isinstance(before, FoundState) and isinstance(after, FoundState)
    found = (all_of(before.change[r] == FOUND, members[replica]) for r, members in enumerate(before.proposed))
    return after.replace(returned=put(after.returned, replica, any_of(after.returned[replica], *found)))


ASKS_LATER = KAFKA_4_1.variation(
    name="kafka-15221",
    title="4.1, but the leader requests the ISR with the broker epoch of a later fetch, as in 3.5 and 3.6",
    story=__doc__,
    source="apache/kafka 3.6.2 Partition.scala (updateFollowerFetchState, prepareIsrExpand, addBrokerEpochToIsr), "
    "fixed in 3.7.0 by d46781d4db3; KAFKA-15221",
    state=FoundState,
    after_fetch=find_caught_up,
    **{slot: and_then(KAFKA_4_1.steps[slot], registered, "replica") for slot in ("crash", "power_loss", "stop")},
    added={"ask_for_found": leader_ask_for_found},
)

FLAW = Flaw("B8", "KAFKA-15221", ASKS_LATER, KAFKA_4_1, "Candidate", ONE_POWER_LOSS)
