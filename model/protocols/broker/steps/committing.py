"""Committed offsets: the consumer commits its position, and starts again from there.

The offset that a group has committed is kept by its coordinator, which never fails here; at first it is 0. A consumer
that starts again, or another member of its group, has only the committed offset. With `committed_epochs` it also has
the leader epoch of the position, which clients since 2.3 commit with their own position (allConsumed); an application
that passes an offset itself commits no epoch, unless it takes care. With an epoch the consumer checks the position, and
goes to no leader of an earlier epoch. Without one it trusts the offset and the first leader that it finds: its metadata
may be out of date.

Records read before the commit count as read: the group has processed them. Records read after it are forgotten, and
reading them again is no error.

Source: apache/kafka 2.3.1, 2.8.0 ConsumerCoordinator.refreshCommittedOffsetsIfNeeded, 3.9.0-rc3
ConsumerUtils.refreshCommittedOffsets; SubscriptionState (allConsumed, seekUnvalidated); Metadata
(updateLastSeenEpochIfNewer); KIP-320.
"""

from __future__ import annotations

from tideproof.model.language.algebra import any_of, maximum
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.rules import Rules, asked, step
from tideproof.model.protocols.broker.state import BrokerRule, BrokerState
from tideproof.model.protocols.broker.steps.consuming import with_position_epoch


@step(asked("consumer_restarts"))
def consumer_commit(rules: Rules, s: BrokerState) -> BrokerRule:
    """The consumer commits its position: the offset, and its leader epoch if commits have one."""
    yield s.consumer_restarts < s.bounds.consumer_restarts  # else nobody reads it
    reads = zip(s.committed_reads, s.read, strict=True)
    news = [s.committed_offset != s.position, *(was != now for was, now in reads)]
    if s.bounds.committed_epochs:
        yield any_of(s.committed_epoch != s.position_epoch, *news)
        s = s.replace(committed_epoch=s.position_epoch)
    else:
        yield any_of(*news)
    return s.replace(committed_offset=s.position, committed_reads=s.read)


@step(asked("consumer_restarts"))
def consumer_restart(rules: Rules, s: BrokerState) -> BrokerRule:
    """The consumer stops, and starts again from its committed offset."""
    yield s.consumer_restarts < s.bounds.consumer_restarts
    epoch = s.committed_epoch if s.bounds.committed_epochs else NIL
    after = with_position_epoch(s, epoch).replace(
        position=s.committed_offset,
        read=s.committed_reads,
        consumer_epoch=maximum(epoch, 0),
        latest=0,
        consumer_restarts=s.consumer_restarts + 1,
    )
    return after.replace(reads_from=NIL) if s.bounds.follower_fetches else after
