"""What must hold of the log as brokers replicate it, in the words of Kafka's own discussions.

The properties of the published specification (replication.py) speak of brokers as well. These are
the promises of a broker: to what was committed, to a producer that was told so, and between two logs.
"""

from __future__ import annotations

from dataclasses import dataclass

from tideproof.model.language.algebra import Bool, Int, all_of, any_of, implies, ite, not_
from tideproof.model.language.properties import invariant
from tideproof.model.language.state import FLAG, NIL, Bools, Bounds, Ints, State, asked, below, upto, variable
from tideproof.model.language.system import Ghost
from tideproof.model.protocols.broker.state import OK, BrokerState, follows, leads, learns_outcomes
from tideproof.model.protocols.broker.steps.transactions import last_stable_offset
from tideproof.properties.invariants.replication import COMMITTED, GhostCommitted, with_commits


def pairs(s: BrokerState) -> list[tuple[int, int]]:
    return [(a, b) for b in range(s.bounds.replicas) for a in range(b)]


@invariant(BrokerState)
def offsets_ordered(s: BrokerState) -> Bool:
    """On every broker last stable offset, high watermark and log end are in this order; a leader's log start precedes.

    Of followers FollowerBounds says that, which is false before 2.4.1.
    """
    ordered = []
    for r in range(s.bounds.replicas):
        ordered += [last_stable_offset(s, r) <= s.hw[r], s.hw[r] <= s.leo[r]]
        if s.bounds.delete_records:
            in_office = implies(leads(s, r), s.log_start[r] <= last_stable_offset(s, r))
            ordered += [in_office, s.log_start[r] <= s.leo[r]]
    return all_of(*ordered)


@invariant(BrokerState)
def log_match(s: BrokerState) -> Bool:
    """Two brokers have the same records below both their high watermarks."""
    return all_of(
        *(
            implies(all_of(offset < s.hw[a], offset < s.hw[b]), s.log[a][offset] == s.log[b][offset])
            for a, b in pairs(s)
            for offset in range(s.bounds.log_size)
        )
    )


@invariant(BrokerState)
def follower_match(s: BrokerState) -> Bool:
    """A follower in the epoch of its leader, with nothing left to truncate, has the records of its leader."""
    matches = []
    for leader in range(s.bounds.replicas):
        for follower in range(s.bounds.replicas):
            if follower == leader:
                continue
            fetches = all_of(
                follows(s, follower, leader), s.epoch[follower] == s.epoch[leader], not_(s.truncating[follower])
            )
            for offset in range(s.bounds.log_size):
                both = all_of(offset < s.leo[leader], offset < s.leo[follower])
                matches.append(implies(all_of(fetches, both), s.log[leader][offset] == s.log[follower][offset]))
    return all_of(*matches)


@invariant(
    BrokerState, remark="No truncation by epoch repairs a violation: the two records look the same to both brokers."
)
def unique_offset(s: BrokerState) -> Bool:
    """Where two brokers have a record of the same epoch at the same offset, it is the same record."""
    return all_of(
        *(
            implies(
                all_of(s.log_epoch[a][offset] == s.log_epoch[b][offset], s.log[a][offset] != NIL),
                s.log[a][offset] == s.log[b][offset],
            )
            for a, b in pairs(s)
            for offset in range(s.bounds.log_size)
        )
    )


# What was ever promised -----------------------------------------------------------------------------------------------


def holds(s: BrokerState, replica: int, record: int) -> Bool:
    return any_of(*(held == record for held in s.log[replica]))


@invariant(BrokerState, ghost=COMMITTED)
def candidate(s: BrokerState, seen: GhostCommitted) -> Bool:
    """Every replica that may be elected has every record that was committed before."""
    return all_of(
        *(
            implies(all_of(member, epoch != NIL, epoch <= s.quorum_epoch), holds(s, r, record))
            for record, epoch in enumerate(seen.committed_in)
            for r, member in enumerate(s.quorum_isr)
        )
    )


def acknowledged(s: BrokerState) -> Bools:
    """Which records the producer takes for acknowledged: it was told so, or has learned that its last record is OK."""
    if not (s.bounds.acks and learns_outcomes(s.bounds)):
        return s.acked
    return tuple(
        any_of(acked, all_of(s.outcome == OK, s.next_record == record + 1)) for record, acked in enumerate(s.acked)
    )


def with_acks(promised: Ints, s: BrokerState) -> Ints:
    """The epochs of what was promised; where a record is acknowledged by now, the controller's epoch at that time.

    What the producer knows is all that is looked at, not by which rule a broker came to tell it so.
    """
    return tuple(
        ite(all_of(epoch == NIL, acked), s.quorum_epoch, epoch)
        for epoch, acked in zip(promised, acknowledged(s), strict=True)
    )


@dataclass(frozen=True)
class GhostPromised(State):
    """For each record the epoch of the leader that committed it, or the controller's when it was acknowledged.

    Whichever came first; an acknowledgement counts with acks=-1.
    """

    promised_in: Ints = variable(
        "the epoch in which the record was promised to last, if it was", below("epochs", nil=True), "records"
    )


def observe_promises(seen: GhostPromised, s: BrokerState) -> GhostPromised:
    promised = with_commits(seen.promised_in, s)
    return seen.replace(promised_in=with_acks(promised, s) if s.bounds.acks == -1 else promised)


PROMISED = Ghost("promised", GhostPromised, observe_promises)


@dataclass(frozen=True)
class GhostAcked(State):
    """For each record the controller's epoch when the producer was told, whatever the producer waited for."""

    acked_in: Ints = variable(
        "the epoch in which the record was acknowledged, if it was",
        below("epochs", nil=True),
        "records",
        when=asked("acks"),
    )


def observe_acks(seen: GhostAcked, s: BrokerState) -> GhostAcked:
    return seen.replace(acked_in=with_acks(seen.acked_in, s))


ACKED = Ghost("acked", GhostAcked, observe_acks)


def survive(s: BrokerState, promised: Ints) -> Bool:
    """Whether every broker that leads in the epoch of the promise or a later one has the record."""
    return all_of(
        *(
            implies(all_of(leads(s, r), epoch != NIL, epoch <= s.epoch[r]), holds(s, r, record))
            for record, epoch in enumerate(promised)
            for r in range(s.bounds.replicas)
        )
    )


@invariant(BrokerState, ghost=PROMISED)
def durable(s: BrokerState, seen: GhostPromised) -> Bool:
    """A record that was committed, or acknowledged with acks=-1, is in the log of every leader from then on."""
    return survive(s, seen.promised_in)


@invariant(BrokerState, ghost=ACKED, remark="With acks=1 it fails by design.", needs={"acks": 1})
def acked_survive(s: BrokerState, seen: GhostAcked) -> Bool:
    """A record that was acknowledged is in the log of every leader from then on."""
    return survive(s, seen.acked_in)


def waits_for_replicas(b: Bounds) -> bool:
    """Whether producers wait for more replicas than the leader."""
    return b.acks not in (0, 1)


@dataclass(frozen=True)
class GhostAcks(State):
    """Which acknowledgements were seen, and whether one came too early."""

    heard: Bools = variable("its acknowledgement was seen", FLAG, "records", when=waits_for_replicas)
    early: Bool = variable("an acknowledgement came before the whole ISR had the record", FLAG)


def observe_early_acks(seen: GhostAcks, s: BrokerState) -> GhostAcks:
    if not waits_for_replicas(s.bounds):
        return seen
    early, heard = seen.early, acknowledged(s)
    for record, (before, now) in enumerate(zip(seen.heard, heard, strict=True)):
        on_all = all_of(*(implies(member, holds(s, r, record)) for r, member in enumerate(s.quorum_isr)))
        early = any_of(early, all_of(now, not_(before), not_(on_all)))
    return seen.replace(heard=heard, early=early)


EARLY_ACKS = Ghost("early_acks", GhostAcks, observe_early_acks)


@invariant(BrokerState, ghost=EARLY_ACKS, remark="acks=1 promises nothing of it.", needs={"acks": -1})
def ack_true(s: BrokerState, seen: GhostAcks) -> Bool:
    """With acks above 1, or all, a record is acknowledged only when every member of the ISR has it."""
    return not_(seen.early)


# What a consumer sees -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GhostConsumed(State):
    """What the consumer had before the last step, and whether anything of it ever went back."""

    position: Int = variable("the position that the consumer had", upto("log_size"), when=asked("consumers"))
    read: Ints = variable(
        "what it had read at an offset", below("records", nil=True), "log_size", when=asked("consumers")
    )
    latest: Int = variable("the latest offset that it had been told", upto("log_size"), when=asked("consumers"))
    reread: Bool = variable("the position went back, or an offset was read with two records", FLAG)
    retold: Bool = variable("the latest offset went back", FLAG)


def observe_consumer(seen: GhostConsumed, s: BrokerState) -> GhostConsumed:
    unlike = any_of(*(all_of(was != NIL, was != now) for was, now in zip(seen.read, s.read, strict=True)))
    return seen.replace(
        position=s.position,
        read=s.read,
        latest=s.latest,
        reread=any_of(seen.reread, s.position < seen.position, unlike),
        retold=any_of(seen.retold, s.latest < seen.latest),
    )


CONSUMED = Ghost("consumed", GhostConsumed, observe_consumer)


@invariant(BrokerState, ghost=CONSUMED, needs={"consumers": 1})
def read_mono(s: BrokerState, seen: GhostConsumed) -> Bool:
    """A consumer's position never goes back, and it never reads two records at one offset."""
    return not_(seen.reread)


@invariant(BrokerState, ghost=CONSUMED, needs={"consumers": 1})
def latest_mono(s: BrokerState, seen: GhostConsumed) -> Bool:
    """The latest offset that a consumer is given never goes back."""
    return not_(seen.retold)


@dataclass(frozen=True)
class GhostSkipped(State):
    """The position before the last step, and whether the consumer has ever gone on in a log that it had not read."""

    position: Int = variable("the position that the consumer had", upto("log_size"), when=asked("consumers"))
    skipped: Bool = variable("it went on in a log with other records than it had read", FLAG)


def observe_skips(seen: GhostSkipped, s: BrokerState) -> GhostSkipped:
    offsets = range(s.bounds.log_size)
    went_on = any_of(*(all_of(seen.position == o, s.position == o + 1) for o in offsets))
    unlike = []
    for leader in range(s.bounds.replicas):
        serves = all_of(leads(s, leader), s.epoch[leader] == s.consumer_epoch)
        start = s.log_start[leader] if s.bounds.delete_records else 0
        for offset, record in enumerate(s.read):
            below = all_of(offset >= start, offset < s.position, record != NIL)
            unlike.append(all_of(serves, below, s.log[leader][offset] != record))
    return seen.replace(position=s.position, skipped=any_of(seen.skipped, all_of(went_on, any_of(*unlike))))


SKIPPED = Ghost("skipped", GhostSkipped, observe_skips)


@invariant(BrokerState, ghost=SKIPPED, needs={"consumers": 1})
def no_silent_skip(s: BrokerState, seen: GhostSkipped) -> Bool:
    """A consumer that reads on does so in a log that has, below its position, what it has read there."""
    return not_(seen.skipped)


BROKER = (
    offsets_ordered,
    log_match,
    follower_match,
    unique_offset,
    candidate,
    durable,
    acked_survive,
    ack_true,
    read_mono,
    latest_mono,
    no_silent_skip,
)
