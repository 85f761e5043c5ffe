"""Restarting: crashes, power losses, and the data on disk.

One step is the crash and the return: a broker that is down and one that takes no step look the same. Data written by a
process survive its crash in the page cache; a power loss takes unflushed data. Data in memory are lost: the role, the
ISR, a leader's notes. The high watermark comes back from its checkpoint, which lags, and which Kafka writes every five
seconds.

A broker that comes back learns the current state from the controller, sooner or later.
"""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA, Parameter
from tideproof.model.language.algebra import Int, all_of, ite, maximum, minimum, put
from tideproof.model.language.state import NIL, merged
from tideproof.model.protocols.broker.rules import Rules, asked, step
from tideproof.model.protocols.broker.state import (
    BrokerRule,
    BrokerState,
    beginning_at,
    forgets_producers,
    latest_known_epoch,
    starts_return,
    truncated,
    with_producers_of_snapshot,
    without_spent_requests,
)
from tideproof.model.protocols.broker.steps.stopping import returned, runs

OFFSET = Parameter(lambda b: b.log_size + 1, str)


def restarted(rules: Rules, s: BrokerState, replica: int) -> BrokerState:
    """The broker after its return, with its log, and without a role until it sees the current LeaderAndIsr request."""
    end = s.leo[replica]
    known = tuple(ite(start >= end, NIL, start) for start in s.epoch_start[replica])
    after = s.losing_role(replica).replace(
        epoch=put(s.epoch, replica, rules.epoch_on_return(s, replica)),
        hw=put(s.hw, replica, minimum(rules.hw_on_return(s, replica), end)),
        epoch_start=put(s.epoch_start, replica, known),
    )
    if s.bounds.delete_records:
        after = beginning_at(after, replica, minimum(rules.start_on_return(s, replica), end))
        if forgets_producers(s.bounds):
            after = with_producers_of_snapshot(after, replica)
        least = rules.least_high_watermark(after, replica)
        after = after.replace(hw=put(after.hw, replica, maximum(after.hw[replica], least)))
    return without_spent_requests(returned(after, replica))


def recovered(rules: Rules, s: BrokerState, replica: int) -> BrokerState:
    """The same after a crash: it reads its log, and notes every epoch above those that its epoch cache has.

    Only a deletion leaves a cache without one. Source: LogSegment.recover at 0.11.0.2 to 3.8.0, before Log truncates
    the cache at both ends of the log. So it finds the producers of deleted records again (Log.recoverSegment).
    """
    if not s.bounds.delete_records:
        return restarted(rules, s, replica)
    if forgets_producers(s.bounds):  # it reads its whole segment, also below the log start
        s = s.replace(producers_from=put(s.producers_from, replica, s.first_offset[replica]))
    for offset in range(s.bounds.log_size):
        epoch = s.log_epoch[replica][offset]
        on_disk = all_of(s.first_offset[replica] <= offset, s.leo[replica] > offset)
        is_later = all_of(epoch > latest_known_epoch(s, replica), rules.reads_epoch_back(epoch))
        s = merged(all_of(on_disk, is_later), rules.notes_epoch(s, replica, epoch, offset), s)
    return restarted(rules, s, replica)


def written(s: BrokerState, replica: int) -> BrokerState:
    """The broker after a clean shutdown has written its high watermark and log start to disk."""
    after = s.replace(hw_checkpoint=put(s.hw_checkpoint, replica, s.hw[replica]))
    if starts_return(s.bounds):
        after = after.replace(start_checkpoint=put(s.start_checkpoint, replica, start_to_write(s, replica)))
    return after


def start_to_write(s: BrokerState, replica: int) -> Int:
    """A log start at which the first segment begins is not written (LogManager.checkpointLogStartOffsetsInDir)."""
    return ite(s.log_start[replica] > s.first_offset[replica], s.log_start[replica], 0)


@step(asked("crashes"), replica=REPLICA)
def crash_and_restart(rules: Rules, s: BrokerState, replica: int) -> BrokerRule:
    """A broker's process crashes and comes back, with its whole log and the high watermark of the last checkpoint."""
    yield s.crashes < s.bounds.crashes
    return recovered(rules, s, replica).replace(crashes=s.crashes + 1)


@step(asked("power_losses"), replica=REPLICA, end=OFFSET)
def power_loss(rules: Rules, s: BrokerState, replica: int, end: int) -> BrokerRule:
    """A broker's machine loses power and comes back with its log up to `end`, which includes all that was flushed."""
    yield s.power_losses < s.bounds.power_losses
    yield s.flushed[replica] <= end
    yield s.leo[replica] >= end
    after = recovered(rules, truncated(s, replica, end), replica)
    return after.replace(power_losses=s.power_losses + 1, flushed=put(after.flushed, replica, end))


@step(asked("crashes", "power_losses"), replica=REPLICA)
def checkpoint_high_watermark(rules: Rules, s: BrokerState, replica: int) -> BrokerRule:
    """A broker writes its high watermark to disk."""
    yield from runs(s, replica)
    yield s.hw_checkpoint[replica] != s.hw[replica]
    return s.replace(hw_checkpoint=put(s.hw_checkpoint, replica, s.hw[replica]))


@step(asked("power_losses"), replica=REPLICA)
def flush(rules: Rules, s: BrokerState, replica: int) -> BrokerRule:
    """A broker's operating system writes the whole log to disk."""
    yield from runs(s, replica)
    yield s.flushed[replica] != s.leo[replica]
    return s.replace(flushed=put(s.flushed, replica, s.leo[replica]))
