"""Fetching from followers: a leader sends the consumer to a follower, which it reads from then (KIP-392, since 2.4).

A leader with a replica selector answers a fetch with another replica, the preferred read replica. It may name any
replica that has the consumer's position, because a selector may be any class. A follower serves a consumer up to its
own high watermark, even if it has yet to truncate its log. With `position_epochs` the fetch has the leader epoch that
the consumer knows, and the follower must be in it (KIP-320). A client without epochs is served in any epoch, also by a
former leader that now follows, without noticing that (fetches of version 11 and later). The consumer stays there until
it learns of a new epoch from a leader (SubscriptionState.maybeValidatePosition), until the follower finds its position
out of range, or for any time: the preference expires, or the follower does not respond. A position above the follower's
high watermark is in range, up to the log end: the response is empty (Log.read), and not OFFSET_NOT_AVAILABLE, as
KIP-392 has it. Only the leader checks positions by epoch (OffsetsForLeaderEpoch) and answers requests for offsets.

A leader sends no consumer to a follower that has not fetched since the leader's election (Partition.makeLeader): here,
one whose log end it knows as 0.

The model has no time, so delays make no difference: until a follower learns a high watermark (KAFKA-9952, KAFKA-9731),
or until a consumer leaves an unreachable follower (KAFKA-14379). Left out: up to 3.2 a follower may send the consumer
on to a third replica (since 2.6.0, KAFKA-13778).

Source: apache/kafka 2.4.1, 2.8.0, 3.4.0, 3.9.0-rc3, ReplicaManager.findPreferredReadReplica and readFromLocalLog,
Partition (readRecords, getLocalLog, checkCurrentLeaderEpoch), Log.read (3.9: LocalLog.read),
KafkaApis.handleFetchRequest (clientMetadata); clients: Fetcher (selectReadReplica, initializeCompletedFetch),
SubscriptionState.
"""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA, weakly_fair
from tideproof.model.language.algebra import Bool, all_of, maximum
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.rules import Rules, asked, step
from tideproof.model.protocols.broker.state import BrokerRule, BrokerState
from tideproof.model.protocols.broker.steps.consuming import fetches, position_is_valid, sent_below, visible_end


def has_the_position(s: BrokerState, leader: int, follower: int) -> Bool:
    """As far as the leader knows, the follower's log reaches up to the consumer's position and begins no later."""
    reaches = s.remote_leo[leader][follower] >= maximum(s.position, 1)
    return all_of(reaches, s.remote_start[leader][follower] <= s.position) if s.bounds.delete_records else reaches


def is_in_sync_and_has_the_position(s: BrokerState, leader: int, follower: int) -> Bool:
    """Since 3.3.2 (KAFKA-14372)."""
    return all_of(has_the_position(s, leader, follower), s.isr[leader][follower])


@step(asked("follower_fetches"), leader=REPLICA, follower=REPLICA)
def consumer_go_to_follower(rules: Rules, s: BrokerState, leader: int, follower: int) -> BrokerRule:
    """The leader answers the consumer's fetch with the id of a follower to read from, and no record."""
    yield leader != follower
    after = yield from fetches(s, leader)
    yield position_is_valid(rules, s, leader)
    yield rules.prefers(s, leader, follower)
    return after.replace(reads_from=follower)


@step(lambda b: bool(b.follower_fetches and not b.position_epochs), leader=REPLICA)
def consumer_stay_with_leader(rules: Rules, s: BrokerState, leader: int) -> BrokerRule:
    """The consumer continues to fetch from this leader, and does not learn when it no longer leads."""
    after = yield from fetches(s, leader)
    return after.replace(reads_from=leader)


@weakly_fair
@step(asked("follower_fetches"), follower=REPLICA)
def consumer_read_from_follower(rules: Rules, s: BrokerState, follower: int) -> BrokerRule:
    """The consumer reads the next record from a follower, below the follower's high watermark or last stable offset."""
    yield s.reads_from == follower
    yield s.leader[follower] != NIL
    if s.bounds.position_epochs:
        yield s.epoch[follower] == s.consumer_epoch
    after = yield from sent_below(s, follower, visible_end(rules, s, follower))
    return after.replace(consumer_epoch=maximum(s.consumer_epoch, s.epoch[follower]))


@weakly_fair
@step(asked("follower_fetches"))
def consumer_return_to_leader(rules: Rules, s: BrokerState) -> BrokerRule:
    """The consumer leaves the follower: its position is out of range there, or it has read there for long enough."""
    yield s.reads_from != NIL
    return s.replace(reads_from=NIL)
