"""Deleting: DeleteRecords, the log start offset, and how it reaches the other brokers (KIP-107).

The leader raises its log start, up to its high watermark. Followers learn it from the responses to their fetches, like
the high watermark, and send theirs in their requests; the low watermark is the least log start of all replicas, as the
leader knows them, and the leader answers the request when that has reached the offset. The request waits at its broker
through any change of role: a broker that becomes a follower fails the requests of producers, but not this one
(ReplicaManager.makeFollowers at 0.11.0.2, 2.1.1 and 2.5.0). The log start is written to a checkpoint that lags, so a
broker that comes back may have an older one; but none below the base offset of its first segment.

Here the log start is a number: records below it stay in the log of the model, where no client can read them. A follower
whose log ends below the leader's log start is out of range: it throws its log away and starts again there. In the model
it also gets the deleted records below, so that logs can be compared by offset. `retrying` has the producer state after
a deletion.

Left out: retention and segments, log starts above the log end after a power loss (the broker then takes its log end),
and brokers that the controller considers dead, which Kafka leaves out of the low watermark.

Source: apache/kafka 2.1.1, Replica.maybeIncrementLogStartOffset, ReplicaFetcherThread.processPartitionData,
Partition.lowWatermarkIfLeader, DelayedDeleteRecords.tryComplete, AbstractFetcherThread.fetchOffsetAndTruncate,
Log.truncateFullyAndStartAt.
"""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA, weakly_fair
from tideproof.model.language.algebra import Bool, Int, ite, maximum, minimum, put
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.rules import Rules, asked, step
from tideproof.model.protocols.broker.state import (
    BrokerRule,
    BrokerState,
    beginning_at,
    forgets_producers,
    leads,
    starts_return,
    with_producers_of_snapshot,
)
from tideproof.model.protocols.broker.steps.fetching import fetch_arrives
from tideproof.model.protocols.broker.steps.restarting import OFFSET, start_to_write
from tideproof.model.protocols.broker.steps.stopping import runs


def start_at(s: BrokerState, leader: int, replica: int) -> Int:
    """A replica's log start offset as the leader knows it."""
    return s.log_start[leader] if replica == leader else s.remote_start[leader][replica]


def least_start(s: BrokerState, leader: int) -> Int:
    """The low watermark: the least log start of all replicas, in sync or not, as the leader knows them."""
    return minimum(*(start_at(s, leader, r) for r in range(s.bounds.replicas)))


@step(asked("delete_records"), leader=REPLICA, offset=OFFSET)
def delete_records(rules: Rules, s: BrokerState, leader: int, offset: int) -> BrokerRule:
    """A leader raises its log start, at most to its high watermark; an earlier request that still waits is dropped."""
    yield leads(s, leader)
    yield s.deletions < s.bounds.delete_records
    yield s.log_start[leader] < offset
    yield s.hw[leader] >= offset
    return rules.forgets_with_deletion(beginning_at(s, leader, offset), leader).replace(
        deletions=s.deletions + 1,
        deletion_at=leader,
        deletion_offset=offset,
    )


@weakly_fair
@step(asked("delete_records"), leader=REPLICA)
def answer_deletion(rules: Rules, s: BrokerState, leader: int) -> BrokerRule:
    """The broker at which a DeleteRecords request waits leads, and its low watermark has reached the offset."""
    yield leads(s, leader)
    yield s.deletion_offset != NIL
    yield s.deletion_at == leader
    yield rules.low_watermark(s, leader) >= s.deletion_offset
    return s.replace(
        deleted=maximum(s.deleted, s.deletion_offset),
        deletion_at=NIL,
        deletion_offset=NIL,
    )


@step(starts_return, replica=REPLICA)
def checkpoint_log_start(rules: Rules, s: BrokerState, replica: int) -> BrokerRule:
    """A broker writes its log start offset to disk."""
    yield from runs(s, replica)
    start = start_to_write(s, replica)
    yield s.start_checkpoint[replica] != start
    return s.replace(start_checkpoint=put(s.start_checkpoint, replica, start))


@weakly_fair
@step(asked("delete_records"), follower=REPLICA, leader=REPLICA)
def follower_starts_anew(rules: Rules, s: BrokerState, follower: int, leader: int) -> BrokerRule:
    """The follower's offset is below the leader's log start, and the follower starts a new log there."""
    yield from fetch_arrives(rules, s, follower, leader)
    start = s.log_start[leader]
    yield s.leo[follower] < start
    below: list[Bool] = [offset < start for offset in range(s.bounds.log_size)]
    after = s.replace(
        leo=put(s.leo, follower, start),
        log=put(s.log, follower, _front(below, s.log[leader])),
        log_epoch=put(s.log_epoch, follower, _front(below, s.log_epoch[leader])),
        epoch_start=put(s.epoch_start, follower, tuple(NIL for _ in s.epoch_start[follower])),
        log_start=put(s.log_start, follower, start),
    )
    if s.bounds.power_losses:  # the front of the new log is no record, and so is there for sure
        after = after.replace(flushed=put(s.flushed, follower, start))
    if starts_return(s.bounds):
        after = after.replace(first_offset=put(s.first_offset, follower, start))
    if forgets_producers(s.bounds):
        after = with_producers_of_snapshot(after, follower)
    hw = maximum(s.hw[follower], rules.least_high_watermark_anew(after, follower))
    return after.replace(hw=put(s.hw, follower, hw))


def _front(below: list[Bool], values: tuple[Int, ...]) -> tuple[Int, ...]:
    return tuple(ite(is_below, value, NIL) for is_below, value in zip(below, values, strict=True))
