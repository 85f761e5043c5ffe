"""Statements of tutorials about the high watermark and clients, as properties of brokers.

Some are false, so they are decided only if named: by `tideproof claims`, and `check --property`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import permutations

from tideproof.model.language.algebra import Bool, all_of, any_of, implies, ite, not_
from tideproof.model.language.properties import invariant, step_invariant, witness
from tideproof.model.language.state import FLAG, NIL, Bools, Ints, State, asked, below, variable
from tideproof.model.language.system import Ghost
from tideproof.model.protocols.atomic.replication import is_true_leader
from tideproof.model.protocols.broker.state import FETCHED, BrokerState, count_of, follows, leads
from tideproof.properties.invariants import properties_in
from tideproof.properties.invariants.broker import holds, survive
from tideproof.properties.invariants.replication import COMMITTED, GhostCommitted, each

# The high watermark ---------------------------------------------------------------------------------------------------


def followers_have(s: BrokerState, claim: Callable[[int, int], Bool]) -> Bool:
    """Whether the claim is true of every follower that is in its leader's epoch, and of this leader."""
    pairs = permutations(range(s.bounds.replicas), 2)
    return each(implies(all_of(follows(s, f, r), s.epoch[f] == s.epoch[r]), claim(f, r)) for f, r in pairs)


def is_within_isr(s: BrokerState, leader: int) -> Bool:
    """Whether the leader's high watermark is at most the true log end offset of each member of the ISR it knows."""
    return all_of(*(implies(member, s.hw[leader] <= s.leo[r]) for r, member in enumerate(s.isr[leader])))


@invariant(BrokerState, needs={"replicas": 2})
def remote_leo_true(s: BrokerState) -> Bool:
    """The remote LEO that a leader has for a follower in its epoch is the follower's log end offset."""
    return followers_have(s, lambda f, r: s.remote_leo[r][f] == s.leo[f])


@invariant(BrokerState, needs={"replicas": 2})
def remote_leo_reached(s: BrokerState) -> Bool:
    """The remote LEO that a leader has for a follower in its epoch is not above the follower's log end offset."""
    return followers_have(s, lambda f, r: s.remote_leo[r][f] <= s.leo[f])


@invariant(BrokerState)
def hw_within_isr(s: BrokerState) -> Bool:
    """The high watermark of a replica that believes it leads is not above the log end of any member of its own ISR."""
    return all_of(*(implies(leads(s, r), is_within_isr(s, r)) for r in range(s.bounds.replicas)))


@invariant(BrokerState, remark="As HwWithinIsr, but of the elected leader alone: no zombie can violate it.")
def hw_of_the_leader_within_isr(s: BrokerState) -> Bool:
    """The high watermark of the leader that the controller has elected is not above the log end of any ISR member."""
    return all_of(*(implies(is_true_leader(s, r), is_within_isr(s, r)) for r in range(s.bounds.replicas)))


@invariant(BrokerState, needs={"replicas": 2})
def follower_hw_within_leaders(s: BrokerState) -> Bool:
    """The high watermark of a follower in its leader's epoch is not above the high watermark of the leader."""
    return followers_have(s, lambda f, r: s.hw[f] <= s.hw[r])


@dataclass(frozen=True)
class GhostRounds(State):
    """The records that leaders have committed in their own epoch, and whether a commit came too early."""

    covered: Bools = variable("a leader that wrote the record had it below its high watermark", FLAG, "records")
    early: Bool = variable("one was when some other member of the ISR had not fetched from beyond it", FLAG)


def observe_rounds(seen: GhostRounds, s: BrokerState) -> GhostRounds:
    covered, early = [], seen.early
    for record, before in enumerate(seen.covered):
        now = before
        for r in range(s.bounds.replicas):
            for offset, held in enumerate(s.log[r]):
                own = all_of(held == record, s.log_epoch[r][offset] == s.epoch[r])
                covers = all_of(leads(s, r), own, s.hw[r] > offset)
                ends = [(member, s.remote_leo[r][other]) for other, member in enumerate(s.isr[r]) if other != r]
                unheard = any_of(*(all_of(member, end <= offset) for member, end in ends))
                early, now = any_of(early, all_of(not_(before), covers, unheard)), any_of(now, covers)
        covered.append(now)
    return seen.replace(covered=tuple(covered), early=early)


ROUNDS = Ghost("fetch_rounds", GhostRounds, observe_rounds)


@invariant(BrokerState, ghost=ROUNDS, needs={"replicas": 2})
def two_fetches_before_commit(s: BrokerState, seen: GhostRounds) -> Bool:
    """A leader commits a record that it has written only when every other ISR member has fetched from beyond it."""
    # The first fetch carries the record; that a follower has it the leader hears only by the offset of the next.
    return not_(seen.early)


@witness(BrokerState, remark="Its shortest trace is the shortest way to a commit.", needs={"replicas": 2})
def committed_on_two(s: BrokerState) -> Bool:
    """A leader whose ISR has a second member has a record below its high watermark."""
    return any_of(*(all_of(leads(s, r), count_of(s.isr[r]) > 1, s.hw[r] != 0) for r in range(s.bounds.replicas)))


@witness(
    BrokerState,
    remark="The response to a fetch that has waited is made from the values at its end.",
    needs={"replicas": 2},
)
def empty_answer_raises_hw(s: BrokerState) -> Bool:
    """A fetch response without a record has a high watermark above the one that the follower has."""

    def raises(f: int) -> Bool:
        return all_of(s.answer[f] == FETCHED, s.answer_record[f] == NIL, s.answer_offset[f] > s.hw[f])

    return any_of(*map(raises, range(s.bounds.replicas)))


# Writes ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GhostWritten(State):
    """For each record the epoch of the leader that wrote it."""

    written_in: Ints = variable("the epoch in which it was written", below("epochs", nil=True), "records")


def observe_writes(seen: GhostWritten, s: BrokerState) -> GhostWritten:
    written = []
    for record, epoch in enumerate(seen.written_in):
        for r in range(s.bounds.replicas):
            for held, of in zip(s.log[r], s.log_epoch[r], strict=True):
                epoch = ite(all_of(epoch == NIL, held == record), of, epoch)
        written.append(epoch)
    return seen.replace(written_in=tuple(written))


WRITTEN = Ghost("written", GhostWritten, observe_writes)


@invariant(BrokerState, ghost=WRITTEN, remark="Kafka does not promise it: a producer with acks=0 relies on it.")
def written_survive(s: BrokerState, seen: GhostWritten) -> Bool:
    """A record that a leader has appended is in the log of every later leader."""
    return survive(s, seen.written_in)


@step_invariant(
    BrokerState,
    "next_record",
    broken="a leader took a record when its ISR was below min.insync.replicas",
    needs={"min_insync_replicas": 2},
)
def writes_have_enough_in_sync(before: BrokerState, s: BrokerState) -> Bool:
    """A leader takes a write only when its ISR has at least min.insync.replicas members."""

    # What was written by this very step is in the log of the leader that took it, and in no other.
    def enough(r: int, record: int) -> Bool:
        written = all_of(s.next_record > record, before.next_record == record, leads(s, r), holds(s, r, record))
        return implies(written, count_of(s.isr[r]) >= s.bounds.min_insync_replicas)

    return each(enough(r, record) for r in range(s.bounds.replicas) for record in range(s.bounds.records))


# Reads ----------------------------------------------------------------------------------------------------------------


@invariant(BrokerState, ghost=COMMITTED, needs={"consumers": 1})
def reads_are_committed(s: BrokerState, seen: GhostCommitted) -> Bool:
    """A record that the consumer has read was committed, by some leader, before."""
    return each(
        implies(held == record, committed_in != NIL)
        for record, committed_in in enumerate(seen.committed_in)
        for held in s.read
    )


@dataclass(frozen=True)
class GhostSeen(State):
    """For each record the epoch of the leader from which the consumer read it."""

    read_in: Ints = variable(
        "the epoch in which it was read, if it was", below("epochs", nil=True), "records", when=asked("consumers")
    )


def observe_reads(seen: GhostSeen, s: BrokerState) -> GhostSeen:
    read = []
    for record, epoch in enumerate(seen.read_in):
        now = any_of(*(held == record for held in s.read))
        read.append(ite(all_of(epoch == NIL, now), s.consumer_epoch, epoch))
    return seen.replace(read_in=tuple(read))


SEEN = Ghost("seen", GhostSeen, observe_reads)


@invariant(BrokerState, ghost=SEEN, needs={"consumers": 1})
def reads_survive(s: BrokerState, seen: GhostSeen) -> Bool:
    """A record that the consumer has read is in the log of every later leader."""
    return survive(s, seen.read_in)


TUTORIALS = properties_in(globals())
