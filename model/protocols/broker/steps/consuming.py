"""Consuming: one consumer that reads from whom it knows to lead; from followers: `nearby`.

It reads below the high watermark, or with read_committed below the last stable offset. With position_epochs its
position has the leader epoch of the record that it read last, and it goes on from there only if the leader's response
to OffsetsForLeaderEpoch does not end below (KAFKA-7747, clients since 2.3).

Where its position is out of range it goes where `auto_offset_reset` says, and its position has no epoch then
(OffsetFetcherUtils.resetPositionIfNeeded at 3.9.0-rc3, SubscriptionState.maybeSeekUnvalidated at 2.3.1 and 2.5.1). With
`none` it reports that to its user, as it does a truncation (LogTruncationException), and stops. A leader always knows
where the epoch of a position ends, for it knows its own epoch, which is not before.

It knows the epoch of the leader that it met last, and does not go back to one of an earlier epoch: clients since 2.2.0
do not (KAFKA-7738). Older ones may, by metadata that are out of date; that is not modelled.
"""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA, weakly_fair
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, ite, maximum, put, select
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.bounds import STOPS, TO_EARLIEST, TO_LATEST
from tideproof.model.protocols.broker.rules import Rules, asked, step
from tideproof.model.protocols.broker.state import BrokerRule, BrokerState, leads
from tideproof.model.protocols.broker.steps.fetching import fetch_arrives
from tideproof.model.protocols.broker.steps.leading import note_fetch
from tideproof.model.protocols.broker.steps.transactions import TRANSACTION, append_in_transaction, is_returned


def meets(s: BrokerState, leader: int) -> BrokerRule:
    """The common part: the consumer contacts a broker that believes it leads, in no earlier epoch than it has seen."""
    yield leads(s, leader)
    yield s.epoch[leader] >= s.consumer_epoch
    after = s.replace(consumer_epoch=maximum(s.consumer_epoch, s.epoch[leader]))
    if s.bounds.follower_fetches:  # with a new epoch it forgets the follower that it was sent to
        after = after.replace(reads_from=ite(s.epoch[leader] > s.consumer_epoch, NIL, s.reads_from))
    return after


def fetches(s: BrokerState, leader: int) -> BrokerRule:
    """The common part: the consumer fetches from the leader, and so not from a follower."""
    after = yield from meets(s, leader)
    if s.bounds.follower_fetches:
        yield after.reads_from == NIL
    return after


def position_is_valid(rules: Rules, s: BrokerState, leader: int) -> Bool:
    """Whether the leader's response to OffsetsForLeaderEpoch lets the consumer go on from its position."""
    if not s.bounds.position_epochs:
        return True
    epoch, end = rules.end_of_epoch(s, leader, s.position_epoch)
    return any_of(s.position_epoch == NIL, all_of(rules.compares_end_of(s, epoch), end >= s.position))


def with_position_epoch(s: BrokerState, epoch: Int) -> BrokerState:
    return s.replace(position_epoch=epoch) if s.bounds.position_epochs else s


def visible_end(rules: Rules, s: BrokerState, leader: int) -> Int:
    """Where what the leader shows the consumer ends: its high watermark; with read_committed its last stable offset."""
    return rules.last_stable(s, leader) if s.bounds.read_committed else s.hw[leader]


def read_below(rules: Rules, s: BrokerState, leader: int, end: Int) -> BrokerRule:
    """The common part: the consumer is sent the record at its position by a leader that finds its position valid."""
    after = yield from sent_below(s, leader, end)
    yield position_is_valid(rules, s, leader)
    return after


def sent_below(s: BrokerState, broker: int, end: Int) -> BrokerRule:
    """The common part: the consumer is sent the record at its position, where that lies below `end`."""
    yield s.position < end
    if s.bounds.delete_records:
        yield s.position >= s.log_start[broker]
    record = select(s.log[broker], s.position)
    kept = ite(is_returned(s, broker, record), record, select(s.read, s.position))
    after = s.replace(read=put(s.read, s.position, kept), position=s.position + 1)
    return with_position_epoch(after, select(s.log_epoch[broker], s.position))


@weakly_fair
@step(asked("consumers"), leader=REPLICA)
def consumer_read(rules: Rules, s: BrokerState, leader: int) -> BrokerRule:
    """The consumer reads the next record, which lies below the leader's high watermark, or last stable offset."""
    after = yield from fetches(s, leader)
    return (yield from read_below(rules, after, leader, visible_end(rules, s, leader)))


def read_between_readings(rules: Rules, s: BrokerState, moved: BrokerState, leader: int) -> BrokerRule:
    """The common part: the leader reads its high watermark before and after it moves, for one last stable offset.

    At the first reading nothing unstable is below it, and so what it returns is the second reading.
    """
    yield rules.last_stable(s, leader) == s.hw[leader]
    after = yield from fetches(moved, leader)
    return (yield from read_below(rules, after, leader, moved.hw[leader]))


@step(asked("read_committed"), leader=REPLICA, follower=REPLICA)
def consumer_read_between_readings(rules: Rules, s: BrokerState, leader: int, follower: int) -> BrokerRule:
    """The consumer reads; a follower's fetch moves the high watermark between the leader's two readings of it."""
    yield from fetch_arrives(rules, s, follower, leader)
    yield s.leo[follower] == s.leo[leader]
    return (yield from read_between_readings(rules, s, note_fetch(rules, s, leader, follower), leader))


@step(asked("read_committed"), leader=REPLICA, transaction=TRANSACTION)
def consumer_read_during_append(rules: Rules, s: BrokerState, leader: int, transaction: int) -> BrokerRule:
    """The consumer reads while the leader, alone in the ISR, appends a record and so moves its high watermark."""
    moved = yield from append_in_transaction.rule(rules, s, leader=leader, transaction=transaction)
    return (yield from read_between_readings(rules, s, moved, leader))


def reset(rules: Rules, s: BrokerState, leader: int, to_latest: bool) -> BrokerRule:
    """The common part: the consumer asks the leader for the latest or earliest offset. Neither comes with an epoch."""
    if to_latest:
        yield rules.tells_latest(s, leader)
        position = visible_end(rules, s, leader)
    else:
        position = s.log_start[leader] if s.bounds.delete_records else 0
    return with_position_epoch(s.replace(position=position), NIL)


@weakly_fair
@step(lambda b: bool(b.consumers and b.auto_offset_reset != STOPS), leader=REPLICA)
def consumer_reset(rules: Rules, s: BrokerState, leader: int) -> BrokerRule:
    """The consumer's position is beyond the leader's log, and the consumer resets it by its policy."""
    after = yield from fetches(s, leader)
    yield position_is_valid(rules, s, leader)
    yield rules.refuses_position(s, leader)
    return (yield from reset(rules, after, leader, to_latest=s.bounds.auto_offset_reset != TO_EARLIEST))


@weakly_fair
@step(lambda b: bool(b.delete_records and b.consumers and b.auto_offset_reset != STOPS), leader=REPLICA)
def consumer_skip_deleted(rules: Rules, s: BrokerState, leader: int) -> BrokerRule:
    """The consumer's position is below the leader's log start, and the consumer resets it by its policy."""
    after = yield from fetches(s, leader)
    yield position_is_valid(rules, s, leader)
    yield s.position < s.log_start[leader]
    return (yield from reset(rules, after, leader, to_latest=s.bounds.auto_offset_reset == TO_LATEST))


@weakly_fair
@step(lambda b: bool(b.position_epochs and b.auto_offset_reset != STOPS), leader=REPLICA)
def consumer_check_position(rules: Rules, s: BrokerState, leader: int) -> BrokerRule:
    """The epoch of the consumer's position ends below that position in the leader's log: the consumer goes back."""
    after = yield from meets(s, leader)
    epoch, end = rules.end_of_epoch(s, leader, s.position_epoch)
    yield s.position_epoch != NIL
    yield rules.compares_end_of(s, epoch)
    yield end != NIL
    yield end < s.position
    return after.replace(position=end, position_epoch=epoch)


@step(asked("consumers"), leader=REPLICA)
def consumer_ask_latest(rules: Rules, s: BrokerState, leader: int) -> BrokerRule:
    """The consumer asks for the latest offset, and receives the leader's high watermark, or last stable offset."""
    after = yield from meets(s, leader)
    yield rules.tells_latest(s, leader)
    yield s.latest != visible_end(rules, s, leader)
    return after.replace(latest=visible_end(rules, s, leader))
