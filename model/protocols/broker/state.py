"""The state of the broker level: what brokers know, and the messages between them.

A broker state *is* a state of the published level with more in it, so that everything that speaks of replicated logs
speaks of brokers too. It adds, as in Kafka:

- the log end offsets of the followers as the leader has noted them ("remote LEOs");
- the leader epoch cache, apart from the log: an epoch may have no record;
- for each follower its fetcher: whether it still has to truncate, and the response that is on its way to it.

Two fields of the published level mean a little less here. `request_leader` and `request_isr` hold only the LeaderAndIsr
requests of *past* epochs that some broker may yet see; the request of the current epoch has the values of the quorum
state. Steps reset values that nothing will read again, so that states that differ only in these become one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from tideproof.model.language.actions import Rule
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, ite, minimum, not_, put
from tideproof.model.language.state import (
    FLAG,
    NIL,
    Bools,
    Bounds,
    Domain,
    Ints,
    asked,
    below,
    merged,
    redeclared,
    upto,
    variable,
    variable_of,
)
from tideproof.model.protocols.atomic import replication as atomic
from tideproof.model.protocols.atomic.replication import ReplicationState

Grid = tuple[Ints, ...]

IDLE, FETCHED, EPOCH_ANSWERED = range(3)
"""The response on its way to a follower: none, to a fetch, or to OffsetsForLeaderEpoch."""

OK, WAITING, REFUSED, UNSURE = range(4)
"""A producer's knowledge of its record: it is written, no response yet, it was not written, or it may be."""

UNDECIDED, COMMITTED, ABORTED = range(3)
"""The coordinator's decision on a transaction, which is final."""


def brokers_return(b: Bounds) -> bool:
    """Whether brokers stop and come back with the data on disk."""
    return bool(b.crashes or b.power_losses)


def starts_return(b: Bounds) -> bool:
    """Whether brokers that come back read a log start from disk."""
    return bool(b.delete_records) and brokers_return(b)


def forgets_producers(b: Bounds) -> bool:
    """Whether a broker may know less of an idempotent producer than the records in its log."""
    return bool(b.idempotent and b.delete_records)


def begins_transactions(b: Bounds) -> bool:
    """Whether a transaction begins before its first record, when the coordinator adds the partition to it."""
    return bool(b.late_records or b.one_producer)


def learns_outcomes(b: Bounds) -> bool:
    """Whether there is one producer, which learns the outcome of its requests; see `retrying`."""
    return bool(b.outcomes or b.retries)


def has_window(b: Bounds) -> bool:
    """Whether it has several requests in flight; see `requests`."""
    return bool(b.in_flight > 1)


def sends_singly(b: Bounds) -> bool:
    """Whether it sends one record at a time."""
    return learns_outcomes(b) and not has_window(b)


_OFFSET, _OFFSET_OR_NIL = upto("log_size"), upto("log_size", nil=True)
_RECORD, _EPOCH = below("records", nil=True), below("epochs", nil=True)
_RESPONSE = Domain(lambda _: (IDLE, EPOCH_ANSWERED))
_EACH = ("replicas", "replicas")

# Variables that exist only if a bound is not 0.
_of_consumers, _of_acks, _of_producer_epochs, _of_transactions, _of_deletion, _of_late_responses = (
    partial(variable, when=asked(bound))
    for bound in ("consumers", "acks", "producer_epochs", "transactions", "delete_records", "late_responses")
)


@dataclass(frozen=True)
class BrokerState(ReplicationState):
    """The replicated logs as brokers keep them; see the module.

    The partition is just created: broker 0 leads in epoch 0, all replicas are in sync, and all of them know.
    """

    epoch: Ints = redeclared(ReplicationState, "epoch", initial=0)
    leader: Ints = redeclared(ReplicationState, "leader", initial=0)
    isr: tuple[Bools, ...] = redeclared(ReplicationState, "isr", initial=lambda b, replica, _: replica == 0)
    next_epoch: Int = redeclared(ReplicationState, "next_epoch", initial=1)
    quorum_epoch: Int = redeclared(ReplicationState, "quorum_epoch", initial=0)
    quorum_leader: Int = redeclared(ReplicationState, "quorum_leader", initial=0)

    remote_leo: Grid = variable("a follower's log end offset as the leader noted it at the last fetch", _OFFSET, *_EACH)
    epoch_start: Grid = variable(
        "the leader epoch cache: where an epoch starts in the replica's log, if it knows the epoch",
        _OFFSET_OR_NIL, "replicas", "epochs", own=True,
    )  # fmt: skip
    truncating: Bools = variable("the follower must find out where to truncate before it fetches", FLAG, "replicas")
    answer: Ints = variable("what is on its way to the follower", _RESPONSE, "replicas")
    answer_record: Ints = variable("the record in that response", _RECORD, "replicas")
    answer_epoch: Ints = variable("its epoch, or the epoch that the leader knows", _EPOCH, "replicas")
    answer_offset: Ints = variable(
        "the high watermark in the response, or the end offset of the epoch", _OFFSET_OR_NIL, "replicas"
    )

    down: Bools = variable("the broker has stopped, and has not returned", FLAG, "replicas", when=asked("fail_stop"))
    crashes: Int = variable("process crashes so far", upto("crashes"))
    power_losses: Int = variable("power losses so far", upto("power_losses"))
    hw_checkpoint: Ints = variable(
        "the high watermark as last written to disk", _OFFSET, "replicas", when=brokers_return
    )
    flushed: Ints = variable(
        "records of the log that are on disk for sure", _OFFSET, "replicas", when=asked("power_losses"), own=True
    )
    leads_from: Ints = variable(
        "the log end at which the broker became leader, until its high watermark has reached it; otherwise 0",
        _OFFSET, "replicas", when=brokers_return,
    )  # fmt: skip

    consumer_epoch: Int = _of_consumers(
        "the latest leader epoch that the consumer has met", upto("epochs", of="epochs")
    )
    position: Int = _of_consumers("the offset that the consumer reads next", _OFFSET)
    read: Ints = _of_consumers("the record that the consumer read last at an offset", _RECORD, "log_size")
    latest: Int = _of_consumers("the latest offset that the consumer received last", _OFFSET)

    acked: Bools = _of_acks("the producer received the acknowledgement of the record", FLAG, "records")
    waits_at: Ints = _of_acks(
        "the broker at which the producer's request with the record waits for its response",
        below("replicas", nil=True), "records",
    )  # fmt: skip
    waits_for: Ints = _of_acks(
        "the offset that this broker gave the record; the response depends on it alone",
        below("log_size", nil=True), "records",
    )  # fmt: skip
    outcome: Int = variable(
        "what the producer knows of the record that it sent last", Domain(lambda _: (OK, UNSURE)), when=sends_singly
    )
    outcome_of: Ints = variable(
        "what the producer knows of a record that it has sent",
        Domain(lambda _: (OK, UNSURE)), "records", when=has_window,
    )  # fmt: skip
    retried: Int = variable("records sent again so far", upto("retries"))
    requests_delayed: Int = variable(
        "requests that the producer gave up before a broker had them", upto("late_requests")
    )
    late_request: Ints = variable(
        "the broker to which a request with the record is under way that the producer has given up",
        below("replicas", nil=True), "records", when=asked("late_requests"),
    )  # fmt: skip
    producers_from: Ints = variable(
        "the offset from which on the replica has read its log for its producer state",
        _OFFSET, "replicas", when=forgets_producers,
    )  # fmt: skip
    producer_snapshot: tuple[Bools, ...] = variable(
        "a snapshot of the producer state, up to this offset and with it, is on disk",
        FLAG, "replicas", "log_size", when=forgets_producers,
    )  # fmt: skip
    idle_below: Int = variable(
        "the producers of records below this one have been idle until brokers forgot them",
        upto("records"), when=asked("idle_producers"),
    )  # fmt: skip
    producer_epochs_begun: Int = variable("new epochs that the producer has begun so far", upto("producer_epochs"))
    renewed: Int = _of_producer_epochs("the record that the producer sends again in its latest new epoch", _RECORD)
    in_new_epoch: tuple[Bools, ...] = _of_producer_epochs(
        "the copy of that record which the leader of this epoch wrote at this offset is of the new epoch",
        FLAG, "epochs", "log_size",
    )  # fmt: skip

    transaction_of: Ints = _of_transactions(
        "the transaction that the record belongs to or ends", below("transactions", nil=True), "records"
    )
    is_marker: Bools = _of_transactions("the record is a control record, which ends its transaction", FLAG, "records")
    decision: Ints = variable(
        "what the transaction's coordinator has decided", Domain(lambda _: (UNDECIDED, ABORTED)), "transactions"
    )
    added: Bools = variable(
        "the coordinator has added the partition to the transaction", FLAG, "transactions", when=begins_transactions
    )
    late_records: Int = variable("records of aborted transactions that came late so far", upto("late_records"))

    log_start: Ints = _of_deletion("log start offset: records below it are deleted", _OFFSET, "replicas")
    remote_start: Grid = _of_deletion(
        "a follower's log start offset as the leader noted it at the last fetch", _OFFSET, *_EACH
    )
    answer_start: Ints = _of_deletion(
        "the leader's log start offset in the response on its way to the follower", _OFFSET_OR_NIL, "replicas"
    )
    first_offset: Ints = variable(
        "the offset at which the first segment of the log begins", _OFFSET, "replicas", when=starts_return
    )
    start_checkpoint: Ints = variable(
        "the log start offset as last written to disk; 0 where that is where the log begins",
        _OFFSET, "replicas", when=starts_return,
    )  # fmt: skip
    deletions: Int = variable("DeleteRecords requests so far", upto("delete_records"))
    deletion_at: Int = _of_deletion(
        "the broker at which the request waits for the low watermark", below("replicas", nil=True)
    )
    deletion_offset: Int = _of_deletion("the offset up to which it deletes", _OFFSET_OR_NIL)
    deleted: Int = _of_deletion("the offset up to which a request was answered", _OFFSET)

    position_epoch: Int = variable(
        "the leader epoch of the record that the consumer was sent last", _EPOCH, when=asked("position_epochs")
    )
    committed_offset: Int = variable(
        "the offset that the consumer committed last", _OFFSET, when=asked("consumer_restarts")
    )
    committed_reads: Ints = variable(
        "the record that it had read last at an offset by then", _RECORD, "log_size", when=asked("consumer_restarts")
    )
    committed_epoch: Int = variable(
        "the leader epoch in that commit (that of the record before)", _EPOCH, when=asked("committed_epochs")
    )
    consumer_restarts: Int = variable("times that the consumer started again", upto("consumer_restarts"))
    reads_from: Int = variable(
        "the follower that the consumer reads from (preferred read replica), or a leader that it stays with",
        below("replicas", nil=True), when=asked("follower_fetches"),
    )  # fmt: skip
    late_response: Grid = _of_late_responses(
        "the response on its way from another broker, to a request sent before the role changed",
        _RESPONSE, *_EACH,
    )  # fmt: skip
    late_record: Grid = _of_late_responses("the record in that response", _RECORD, *_EACH)
    late_epoch: Grid = _of_late_responses("its epoch, or the epoch that the sender knew", _EPOCH, *_EACH)
    late_offset: Grid = _of_late_responses(
        "the high watermark in that response, or the end offset of the epoch", _OFFSET_OR_NIL, *_EACH
    )
    requested_offset: Grid = _of_late_responses("the offset in the request that it is for", _OFFSET_OR_NIL, *_EACH)
    requested_epoch: Grid = _of_late_responses("the leader epoch in the request that it is for", _EPOCH, *_EACH)

    def min_isr(self, leader: int) -> Int:
        """The members that the ISR must have for a write with acks=all."""
        return self.bounds.min_insync_replicas

    def has_deleted(self, replica: int, offset: int) -> Bool:
        return offset < self.log_start[replica] if self.bounds.delete_records else False

    def is_deleted(self, record: int) -> Bool:
        if not self.bounds.delete_records:
            return False
        places = [(b, offset) for b, log in enumerate(self.log) for offset in range(len(log))]
        return any_of(*(all_of(self.log[b][offset] == record, self.has_deleted(b, offset)) for b, offset in places))

    def losing_role(self, replica: int) -> BrokerState:
        """The state after the broker has lost its memory, except its high watermark and epochs."""
        after = without_answer(without_waiting(without_leader_state(self, replica), replica), replica)
        after = after.replace(leader=put(after.leader, replica, NIL), truncating=put(after.truncating, replica, False))
        if after.bounds.delete_records:
            waits = after.deletion_at != replica
            after = after.replace(
                deletion_at=ite(waits, after.deletion_at, NIL), deletion_offset=ite(waits, after.deletion_offset, NIL)
            )
        return after

    @staticmethod
    def in_requests() -> Mapping[str, str]:
        """The variables with the contents of past epochs' requests, each with the variable that it is copied from."""
        return {"request_isr": "quorum_isr"}

    @staticmethod
    def in_answers() -> tuple[str, ...]:
        """The variables that hold the content of a response."""
        return "answer_record", "answer_epoch", "answer_offset", "answer_start"


BrokerRule = Rule[BrokerState]
_V = TypeVar("_V", Int, Bool)


def put2(grid: tuple[tuple[_V, ...], ...], row: int, column: Int, new: _V) -> tuple[tuple[_V, ...], ...]:
    """The grid with one entry replaced."""
    return put(grid, row, put(grid[row], column, new))


# The leader epoch cache -----------------------------------------------------------------------------------------------


def knows_epoch(s: BrokerState, replica: int, epoch: int) -> Bool:
    return s.epoch_start[replica][epoch] != NIL


def latest_known_epoch(s: BrokerState, replica: int) -> Int:
    """The latest epoch in the replica's cache; NIL where the cache is empty."""
    latest: Int = NIL
    for epoch in range(s.bounds.epochs):
        latest = ite(knows_epoch(s, replica, epoch), epoch, latest)
    return latest


def with_epoch(s: BrokerState, replica: int, epoch: Int, start: Int) -> BrokerState:
    """The cache with an epoch that starts here, without the entries that contradict it."""
    entries = []
    for e, old in enumerate(s.epoch_start[replica]):
        stays = all_of(epoch > e, old < start)
        entries.append(ite(epoch == e, start, ite(stays, old, NIL)))
    return s.replace(epoch_start=put(s.epoch_start, replica, tuple(entries)))


def known_epoch_up_to(s: BrokerState, replica: int, epoch: Int) -> Int:
    """The largest epoch in the cache that is not above this one; NIL where there is none."""
    found: Int = NIL
    for e in range(s.bounds.epochs):
        found = ite(all_of(knows_epoch(s, replica, e), epoch >= e), e, found)
    return found


def start_of_epoch_above(s: BrokerState, replica: int, epoch: Int) -> Int:
    """Where the first epoch of the cache above this one starts; NIL where there is none."""
    start: Int = NIL
    for e in reversed(range(s.bounds.epochs)):
        start = ite(all_of(knows_epoch(s, replica, e), epoch < e), s.epoch_start[replica][e], start)
    return start


# Logs -----------------------------------------------------------------------------------------------------------------


def beginning_at(s: BrokerState, replica: int, start: Int) -> BrokerState:
    """The replica with its log start here, and the epoch cache truncated there: the epoch of the start begins at it.

    The cache is written to disk at once, the log start later. Source: LeaderEpochFileCache.clearAndFlushEarliest at
    0.11.0.2, truncateFromStart at 2.5.0.
    """
    known, entries = s.epoch_start[replica], []
    for e, old in enumerate(known):
        ends = any_of(
            *(all_of(knows_epoch(s, replica, later), known[later] <= start) for later in range(e + 1, len(known)))
        )
        entries.append(ite(all_of(old != NIL, old < start), ite(ends, NIL, start), old))
    return s.replace(
        log_start=put(s.log_start, replica, start), epoch_start=put(s.epoch_start, replica, tuple(entries))
    )


def truncated(s: BrokerState, replica: int, end: Int) -> BrokerState:
    """The log truncated to `end`, with the high watermark, the epoch cache and the flushed end.

    Where `end` is not below the log end nothing happens: an epoch that starts there stays in the cache, as in every
    release before 2.6.1 (KAFKA-10706).
    """
    truncates = end < s.leo[replica]
    known = tuple(ite(all_of(truncates, start >= end), NIL, start) for start in s.epoch_start[replica])
    after = atomic.truncated(s, replica, ite(truncates, end, s.leo[replica]))
    after = after.replace(epoch_start=put(after.epoch_start, replica, known))
    if s.bounds.power_losses:
        after = after.replace(flushed=put(s.flushed, replica, ite(s.flushed[replica] > end, end, s.flushed[replica])))
    if s.bounds.delete_records:  # a log truncated below its start becomes empty: it starts at its end
        after = after.replace(log_start=put(s.log_start, replica, minimum(end, s.log_start[replica])))
    if starts_return(s.bounds):
        after = after.replace(first_offset=put(s.first_offset, replica, minimum(end, s.first_offset[replica])))
    return merged(truncates, with_producers_of_log(after, replica), after) if forgets_producers(s.bounds) else after


def with_producers_of_log(s: BrokerState, replica: int) -> BrokerState:
    """The replica with the producer state that it rebuilds from a log that it has just truncated.

    It reads the snapshot between log start and log end and the log above it; without a snapshot, the log from its
    start.
    """
    start, end, known_from = s.log_start[replica], s.leo[replica], s.producers_from[replica]
    kept = tuple(all_of(has, start <= at, at < end) for at, has in enumerate(s.producer_snapshot[replica]))
    return _with_producers(s, replica, ite(any_of(*kept), known_from, start), kept)


def with_producers_of_snapshot(s: BrokerState, replica: int) -> BrokerState:
    """The same on a return, or for a new log: its only snapshot is at the log end, and an empty log has none."""
    start, end, known_from = s.log_start[replica], s.leo[replica], s.producers_from[replica]
    none = tuple(False for _ in s.producer_snapshot[replica])
    return _with_producers(s, replica, ite(start < end, known_from, start), none)


def _with_producers(s: BrokerState, replica: int, known_from: Int, snapshots: Bools) -> BrokerState:
    """The replica with this producer state and these snapshots, and a new snapshot at its log end."""
    start, end = s.log_start[replica], s.leo[replica]
    taken = tuple(any_of(has, all_of(start <= at, end == at + 1)) for at, has in enumerate(snapshots))
    return s.replace(
        producers_from=put(s.producers_from, replica, known_from),
        producer_snapshot=put(s.producer_snapshot, replica, taken),
    )


def truncated_below_high_watermark(s: BrokerState, replica: int, end: Int) -> BrokerState:
    """The same, but the high watermark stays, even above the log end."""
    return truncated(s, replica, end).replace(hw=s.hw)


# Roles ----------------------------------------------------------------------------------------------------------------


def leads(s: BrokerState, replica: int) -> Bool:
    """Whether the broker believes that it leads."""
    return s.leader[replica] == replica


def follows(s: BrokerState, follower: int, leader: int) -> Bool:
    """Whether the follower takes the other broker for its leader and that broker believes it leads, in any epochs."""
    return all_of(s.leader[follower] == leader, leads(s, leader))


def may_write_isr(s: BrokerState, leader: int) -> Bool:
    """Whether the leader's conditional update of the partition state succeeds: no write since it learned the state."""
    return s.epoch[leader] == s.quorum_epoch


def without_answer(s: BrokerState, follower: int) -> BrokerState:
    """No response to the follower is on its way."""
    content = [name for name in s.in_answers() if variable_of(s, name)]
    return s.replace(
        answer=put(s.answer, follower, IDLE), **{name: put(variable_of(s, name), follower, NIL) for name in content}
    )


def without_leader_state(s: BrokerState, replica: int) -> BrokerState:
    """The broker forgets what only a leader knows: the ISR and the offsets of its followers."""
    nothing = tuple(0 for _ in s.remote_leo[replica])
    after = s.replace(
        isr=put(s.isr, replica, tuple(False for _ in s.isr[replica])),
        remote_leo=put(s.remote_leo, replica, nothing),
    )
    if brokers_return(s.bounds):
        after = after.replace(leads_from=put(s.leads_from, replica, 0))
    if s.bounds.delete_records:
        after = after.replace(remote_start=put(s.remote_start, replica, nothing))
    return after


def without_waiting(s: BrokerState, replica: int) -> BrokerState:
    """The broker drops the waiting requests of producers."""
    waits = tuple(at != replica for at in s.waits_at)
    return s.replace(
        waits_at=tuple(ite(stays, at, NIL) for stays, at in zip(waits, s.waits_at, strict=True)),
        waits_for=tuple(ite(stays, offset, NIL) for stays, offset in zip(waits, s.waits_for, strict=True)),
    )


def announced_leader(s: BrokerState, epoch: int) -> Int:
    """The leader in the LeaderAndIsr request of an epoch; NIL if no broker can see such a request."""
    return ite(s.quorum_epoch == epoch, s.quorum_leader, s.request_leader[epoch])


def may_see_request(s: BrokerState, replica: int, epoch: int) -> Bool:
    """Whether the broker may still see the request of a past epoch. One that is down returns to the current one."""
    later = s.epoch[replica] < epoch
    return all_of(later, not_(s.down[replica])) if s.bounds.fail_stop else later


def without_spent_requests(s: BrokerState) -> BrokerState:
    """Forgets the requests, or their fields, that no broker can still see."""
    epochs, replicas = range(s.bounds.epochs), range(s.bounds.replicas)
    seen_by_some = [any_of(*(may_see_request(s, r, epoch) for r in replicas)) for epoch in epochs]
    seen_by_leader = [
        any_of(*(all_of(s.request_leader[epoch] == r, may_see_request(s, r, epoch)) for r in replicas))
        for epoch in epochs
    ]
    contents = {name: variable_of(s, name) for name in s.in_requests()}
    return s.replace(
        request_leader=tuple(ite(seen_by_some[e], s.request_leader[e], NIL) for e in epochs),
        **{
            name: tuple(tuple(all_of(seen_by_leader[e], member) for member in sets[e]) for e in epochs)
            if sets
            else sets
            for name, sets in contents.items()
        },
    )


def count_of(members: Bools) -> Int:
    number: Int = 0
    for member in members:
        number = number + ite(member, 1, 0)
    return number
