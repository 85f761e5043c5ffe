"""Retrying: the outcomes that a producer learns, and how a leader handles a record that is sent again.

With `--outcomes` or `--retries` there is one producer with one request at a time (for more see `requests`). It learns
that its record is written; that it is not (`REFUSED`: the broker does not lead, or its ISR is too small for acks=-1);
or it cannot know (`UNSURE`: no response in time, the leader gone, or NOT_ENOUGH_REPLICAS_AFTER_APPEND). A record that
it does not know to be written it may send again, to the present leader, or give up for the next record.

A record that is sent again keeps its id, and so may stand at two offsets of one log: a reader recognises the same
message by its id. The properties keep their meaning, because they test only whether a log *has* a record; where they
compare offset by offset, they compare copies of one log. The id doubles as the sequence number of an idempotent
producer. Each record is the first of its sequence, as if it had a producer of its own: a leader that does not know the
producer appends it, whatever the release. A broker's producer state follows from its log, whichever leader wrote that,
and needs no variable unless records are deleted:

- A producer whose last record is below the log start is forgotten at once up to 2.3, and stays in memory since.
- A log that begins again knows none (truncateFullyAndStartAt).
- Memory is lost with a restart, and dropped with a truncation. Then the broker reads its latest snapshot, if that is
  above the log start, and its log from there; else its log from the log start.
- It takes a snapshot when it stops, when it has truncated its log, and after a crash when it has read the segment
  again, which also has what lies below the log start.

A producer that has been idle for longer than brokers keep it is forgotten by all at once (`--idle-producers`). And one
that begins a new epoch numbers all of its requests in flight from 0 again, also those that may be written
(`--producer-epochs`; TransactionManager.bumpIdempotentProducerEpoch at 3.8.0). The error that causes this is that of
another request, which the model does not have. `requests` has requests that are overtaken by their own repetition, and
several requests in flight. Left out: retries that fail again (as if they had not been made), and the sequence that an
idempotent producer has to start again when it gives a record up.

Source: apache/kafka 2.1.1, Partition.appendRecordsToLeader, Log.analyzeAndValidateProducerState,
Partition.checkEnoughReplicasReachOffset; of producers 0.11.0.2, 2.1.1, 2.4.0, 2.5.1 and 2.7.2, ProducerStateManager
(truncateHead, truncateAndReload, takeSnapshot, isProducerExpired, checkSequence in ProducerAppendInfo), Log
(recoverSegment, rebuildProducerState, truncateTo, truncateFullyAndStartAt), and at 3.8.0 the same in
ProducerStateManager.java, UnifiedLog and LogLoader.
"""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA, weakly_fair
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, ite, not_, select
from tideproof.model.language.state import NIL, Bounds, merged
from tideproof.model.protocols.broker.rules import Rules, asked, step
from tideproof.model.protocols.broker.state import (
    OK,
    REFUSED,
    UNSURE,
    WAITING,
    BrokerRule,
    BrokerState,
    forgets_producers,
    has_window,
    leads,
    learns_outcomes,
    sends_singly,
)
from tideproof.model.protocols.broker.steps.producing import (
    answered,
    has_enough_for_answers,
    has_enough_in_sync,
    may_send_next,
    waiting,
    written,
)
from tideproof.model.protocols.broker.steps.stopping import runs


def waits(b: Bounds) -> bool:
    """Whether a producer waits for responses and learns outcomes."""
    return learns_outcomes(b) and bool(b.acks)


def waits_for_enough(b: Bounds) -> bool:
    """Whether the ISR may be too small for the producer: min.insync.replicas does not affect acks=1."""
    return learns_outcomes(b) and b.acks == -1 and b.min_insync_replicas > 1


def waits_singly(b: Bounds) -> bool:
    return waits(b) and sends_singly(b)


def waits_singly_for_enough(b: Bounds) -> bool:
    return waits_for_enough(b) and sends_singly(b)


def sends_again(b: Bounds) -> bool:
    """Whether a producer sends one record at a time, and may repeat it."""
    return bool(b.retries) and sends_singly(b)


def sends_next(s: BrokerState) -> BrokerRule:
    """The common part: the producer sends its next record."""
    yield may_send_next(s)
    yield s.next_record < s.bounds.records
    return s.replace(next_record=s.next_record + 1)


def find_in_producer_state(s: BrokerState, leader: int, record: Int) -> Int:
    """The offset of the record in the leader's producer state, whichever leader wrote it (KIP-98); NIL without one."""
    known_from = s.producers_from[leader] if forgets_producers(s.bounds) else 0
    found: Int = NIL
    for offset in reversed(range(s.bounds.log_size)):
        known = all_of(s.log[leader][offset] == record, known_from <= offset)
        if s.bounds.producer_epochs:
            known = all_of(known, any_of(s.renewed != record, is_of_new_epoch(s, leader, offset)))
        found = ite(known, offset, found)
    return ite(record < s.idle_below, NIL, found) if s.bounds.idle_producers else found


def is_of_new_epoch(s: BrokerState, replica: int, offset: int) -> Bool:
    """Whether the producer sent the record at this offset in its latest new epoch."""
    copies = (all_of(s.log_epoch[replica][offset] == epoch, own[offset]) for epoch, own in enumerate(s.in_new_epoch))
    return any_of(*copies)


def with_copy_noted(s: BrokerState, leader: int, record: Int, offset: Int) -> BrokerState:
    """The leader has written the record at this offset, in the producer's new epoch if it has begun one for it."""
    if not s.bounds.producer_epochs:
        return s
    noted = tuple(
        tuple(
            any_of(has, all_of(s.renewed == record, s.epoch[leader] == epoch, offset == at))
            for at, has in enumerate(own)
        )
        for epoch, own in enumerate(s.in_new_epoch)
    )
    return s.replace(in_new_epoch=noted)


@step(sends_singly)
def request_lost(rules: Rules, s: BrokerState) -> BrokerRule:
    """A producer's next record is lost before it reaches a leader; with acks=0 the producer does not notice."""
    after = yield from sends_next(s)
    return answered(after, s.next_record, UNSURE if s.bounds.acks else OK)


@step(waits, replica=REPLICA)
def refuse_not_leader(rules: Rules, s: BrokerState, replica: int) -> BrokerRule:
    """A broker that does not lead refuses a producer's next record: NOT_LEADER_FOR_PARTITION."""
    after = yield from sends_next(s)
    yield from runs(s, replica)
    yield not_(leads(s, replica))
    if has_window(s.bounds):  # a record that overtakes this one reaches the same broker, or another leader
        yield s.quorum_leader == replica
    return answered(after, s.next_record, REFUSED)


@step(waits_for_enough, leader=REPLICA)
def refuse_not_enough_replicas(rules: Rules, s: BrokerState, leader: int) -> BrokerRule:
    """A leader whose ISR is too small for acks=all refuses a producer's next record: NOT_ENOUGH_REPLICAS."""
    after = yield from sends_next(s)
    yield leads(s, leader)
    yield not_(has_enough_in_sync(s, leader))
    return answered(after, s.next_record, REFUSED)


@weakly_fair
@step(waits_singly_for_enough, leader=REPLICA)
def tell_not_enough_after_append(rules: Rules, s: BrokerState, leader: int) -> BrokerRule:
    """The ISR has become too small: the producer gets NOT_ENOUGH_REPLICAS_AFTER_APPEND for a committed record."""
    yield leads(s, leader)
    yield s.outcome == WAITING
    record = s.next_record - 1
    yield select(s.waits_at, record) == leader
    yield rules.acknowledges(s, leader, select(s.waits_for, record))
    yield not_(has_enough_for_answers(rules, s, leader))
    return answered(s, record, UNSURE)


@weakly_fair
@step(waits_singly)
def request_times_out(rules: Rules, s: BrokerState) -> BrokerRule:
    """The request times out, or its leader is gone: the producer does not know whether its record is written."""
    yield s.outcome == WAITING
    return answered(s, s.next_record - 1, UNSURE)


@step(asked("idle_producers"))
def producers_idle(rules: Rules, s: BrokerState) -> BrokerRule:
    """All producers so far are idle for so long that every broker forgets them."""
    yield s.idle_below < s.next_record
    return s.replace(idle_below=s.next_record)


@step(asked("producer_epochs"))
def producer_begins_epoch(rules: Rules, s: BrokerState) -> BrokerRule:
    """After an error of another request the producer begins a new epoch, of which no broker knows records."""
    yield any_of(s.outcome == REFUSED, s.outcome == UNSURE)
    yield s.producer_epochs_begun < s.bounds.producer_epochs
    return s.replace(
        producer_epochs_begun=s.producer_epochs_begun + 1,
        renewed=s.next_record - 1,
        in_new_epoch=tuple(tuple(False for _ in own) for own in s.in_new_epoch),
    )


@step(sends_again, leader=REPLICA)
def leader_retry(rules: Rules, s: BrokerState, leader: int) -> BrokerRule:
    """The producer retries: a leader appends the record again, unless it recognises it as an idempotent producer's."""
    yield leads(s, leader)
    yield any_of(s.outcome == REFUSED, s.outcome == UNSURE)
    yield s.retried < s.bounds.retries
    record = s.next_record - 1
    after = yield from handled_again(rules, s, leader, record)
    return after.replace(retried=s.retried + 1)


def handled_again(rules: Rules, s: BrokerState, leader: int, record: Int, waits: bool = True) -> BrokerRule:
    """The common part: a leader appends a record, unless it recognises it; then the request waits there, if it does."""
    if s.bounds.acks == -1:
        yield has_enough_in_sync(s, leader)
    found = rules.recognises(s, leader, record) if s.bounds.idempotent else NIL
    yield any_of(found != NIL, s.leo[leader] < s.bounds.log_size)
    if s.bounds.idempotent and (has_window(s.bounds) or s.bounds.late_requests):
        yield any_of(found != NIL, rules.accepts_sequence(s, leader, record))
    # Log.append notes the epoch before it finds the record: up to 2.0.0 the leader may not have done so yet.
    noted = rules.notes_epoch(s, leader, s.epoch[leader], s.leo[leader]) if s.bounds.idempotent else s
    again = with_copy_noted(written(rules, s, leader, record), leader, record, s.leo[leader])
    after = merged(found != NIL, noted, again)
    return waiting(after, leader, record, ite(found != NIL, found, s.leo[leader])) if waits else after
