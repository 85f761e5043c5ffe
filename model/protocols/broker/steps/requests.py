"""Produce requests in flight: late ones, several at once, and those whose handler is slow.

Each needs its bound. Without them a request is handled when it is sent, a producer that learns outcomes has one request
at a time, and a request that is appended waits for its acknowledgement at once.

`late_requests`. A producer gives a request up (request.timeout.ms) and closes the connection. The request may stay in
the buffers of the network and of the broker for any time, and be handled later: after the record was sent again on
another connection, or after the producer went on to the next one. Nobody receives the response. The request went to the
broker that led at that time, or that the controller had elected by then.

`in_flight`. The producer sends up to this many records before the first of them is acknowledged
(max.in.flight.requests.per.connection). It gives none up, and repeats records that were refused or may be lost, in any
order. Requests over one connection arrive in order: so none is lost that a later one could overtake. An idempotent
producer numbers its records, and a leader takes a record only as the next of those that it has (`accepts_sequence`);
the producer repeats a refused one (OUT_OF_ORDER_SEQUENCE_NUMBER, UNKNOWN_PRODUCER_ID). A leader recognises the last
five records of a producer (one in 0.11, whose producer has one request in flight). It refuses earlier ones, which makes
no difference for its log.

`slow_handlers`. The thread that handles a produce request appends the record, releases the partition's lock, and then
registers the waiting request (ReplicaManager.appendRecords, DelayedOperationPurgatory.tryCompleteElseWatch). Since 0.10
a broker that becomes a follower fails the waiting requests (KAFKA-2960), but not a request whose thread is between the
two. Later the broker acknowledges that request if it leads and its high watermark is above the offset of the record:
neither the epoch nor the record is compared (DelayedProduce.tryComplete, Partition.checkEnoughReplicasReachOffset). In
0.11.0.2 to 1.0.2 the same can happen to a waiting request: a broker that becomes a follower skips one that another
thread is examining (DelayedOperation.maybeTryComplete).

Source: apache/kafka 0.10.2.2, 2.1.1, 2.8.2 and 3.9.0-rc3, the same, and ReplicaManager.makeFollowers,
applyLocalFollowersDelta; ProducerStateManager.checkSequence at 1.0.0, 2.1.1, 2.4.0 and 2.5.0, ProducerAppendInfo at
3.9.0-rc3; clients: TransactionManager.canRetry at 2.1.1, 2.5.0 and 3.9.0-rc3, KafkaProducer.configureInflightRequests
at 0.11.0.2 and 1.0.0.
"""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA, weakly_fair
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, not_, put, select
from tideproof.model.language.state import NIL, Bounds
from tideproof.model.protocols.broker.rules import Rules, asked, step
from tideproof.model.protocols.broker.state import (
    REFUSED,
    UNSURE,
    WAITING,
    BrokerRule,
    BrokerState,
    has_window,
    leads,
)
from tideproof.model.protocols.broker.steps.producing import (
    RECORD,
    answered,
    has_enough_for_answers,
    has_enough_in_sync,
)
from tideproof.model.protocols.broker.steps.retrying import handled_again, sends_next, waits_for_enough

# Late requests --------------------------------------------------------------------------------------------------------


def delayed(s: BrokerState, replica: int, record: Int) -> BrokerRule:
    """The common part: a request with the record is under way to the broker, and the producer gives it up."""
    yield any_of(leads(s, replica), s.quorum_leader == replica)
    yield s.requests_delayed < s.bounds.late_requests
    yield select(s.late_request, record) == NIL
    after = s.replace(requests_delayed=s.requests_delayed + 1, late_request=put(s.late_request, record, replica))
    return answered(after, record, UNSURE)


@step(asked("late_requests"), replica=REPLICA)
def request_delayed(rules: Rules, s: BrokerState, replica: int) -> BrokerRule:
    """The producer sends its next record, and the request times out while it is on its way to a broker."""
    after = yield from sends_next(s)
    after = yield from delayed(after, replica, s.next_record)
    return after


@step(lambda b: bool(b.late_requests and b.retries), replica=REPLICA)
def retry_delayed(rules: Rules, s: BrokerState, replica: int) -> BrokerRule:
    """The producer sends its record again, and the request times out while it is on its way to a broker."""
    yield any_of(s.outcome == REFUSED, s.outcome == UNSURE)
    yield s.retried < s.bounds.retries
    after = yield from delayed(s, replica, s.next_record - 1)
    return after.replace(retried=s.retried + 1)


@step(asked("late_requests"), leader=REPLICA, record=RECORD)
def late_request_arrive(rules: Rules, s: BrokerState, leader: int, record: int) -> BrokerRule:
    """A request that has timed out at the producer reaches its broker, which leads and handles it like any other."""
    yield leads(s, leader)
    yield s.late_request[record] == leader
    after = yield from handled_again(rules, s, leader, record, waits=False)
    return after.replace(late_request=put(s.late_request, record, NIL))


# Several requests at once ---------------------------------------------------------------------------------------------


def has_window_of_idempotent(b: Bounds) -> bool:
    return has_window(b) and bool(b.idempotent)


def waits_for_enough_in_window(b: Bounds) -> bool:
    return has_window(b) and waits_for_enough(b)


@step(lambda b: has_window(b) and bool(b.retries), leader=REPLICA, record=RECORD)
def leader_retry_one(rules: Rules, s: BrokerState, leader: int, record: int) -> BrokerRule:
    """The producer sends one of its records again: a leader appends it, unless it recognises or refuses it."""
    yield leads(s, leader)
    yield any_of(s.outcome_of[record] == REFUSED, s.outcome_of[record] == UNSURE)
    yield s.retried < s.bounds.retries
    after = yield from handled_again(rules, s, leader, record)
    return after.replace(retried=s.retried + 1)


@weakly_fair
@step(has_window, record=RECORD)
def one_times_out(rules: Rules, s: BrokerState, record: int) -> BrokerRule:
    """The request for this record times out: the producer does not know whether the record is written."""
    yield s.outcome_of[record] == WAITING
    return answered(s, record, UNSURE)


@weakly_fair
@step(waits_for_enough_in_window, leader=REPLICA, record=RECORD)
def tell_not_enough_for_one(rules: Rules, s: BrokerState, leader: int, record: int) -> BrokerRule:
    """The ISR has become too small: the producer gets NOT_ENOUGH_REPLICAS_AFTER_APPEND for a committed record."""
    yield leads(s, leader)
    yield s.outcome_of[record] == WAITING
    yield s.waits_at[record] == leader
    yield rules.acknowledges(s, leader, s.waits_for[record])
    yield not_(has_enough_for_answers(rules, s, leader))
    return answered(s, record, UNSURE)


@step(has_window_of_idempotent, leader=REPLICA)
def refuse_out_of_order(rules: Rules, s: BrokerState, leader: int) -> BrokerRule:
    """A leader refuses the producer's next record, because one before it is missing: OUT_OF_ORDER_SEQUENCE_NUMBER."""
    after = yield from sends_next(s)
    yield leads(s, leader)
    yield has_enough_in_sync(s, leader)
    yield not_(rules.accepts_sequence(s, leader, s.next_record))
    noted = rules.notes_epoch(after, leader, s.epoch[leader], s.leo[leader])  # up to 2.0.0 not before, see `retrying`
    return answered(noted, s.next_record, REFUSED)


# What a leader makes of sequence numbers ------------------------------------------------------------------------------


def any_sequence(s: BrokerState, leader: int, record: Int) -> Bool:
    """Producers have none."""
    return True


def first_or_next(s: BrokerState, leader: int, record: Int) -> Bool:
    """The first record of a producer that the leader does not know, or the next one.

    A producer that gives a record up begins anew under another id, of which the leader knows nothing.
    """
    return any_of(record == 0, is_next(s, leader, record)) if has_window(s.bounds) else True


def next_or_unknown(s: BrokerState, leader: int, record: Int) -> Bool:
    """The next record, or any record of a producer that the leader does not know (KIP-360).

    A producer that gives a record up begins a new epoch, and a leader that knows that refuses what is of the old one.
    """
    if has_window(s.bounds):
        return any_of(s.leo[leader] == 0, is_next(s, leader, record))
    return not_(any_of(*(all_of(offset < s.leo[leader], had > record) for offset, had in enumerate(s.log[leader]))))


def is_next(s: BrokerState, leader: int, record: Int) -> Bool:
    """Whether the record follows the last one in the leader's log: all are of one producer."""
    last = [
        all_of(s.leo[leader] == end, s.log[leader][end - 1] + 1 == record) for end in range(1, s.bounds.log_size + 1)
    ]
    return any_of(*last)
