"""Restarting: crashes, power losses, and what is on disk.

A crash is the crash and the coming back in one step: a broker that is down and one that takes no step look the same.
What a process has written survives its crash in the page cache; a power loss takes what was not flushed. What was in
memory alone is gone: the role, the ISR, what a leader noted. The high watermark comes back from its checkpoint,
which lags, and which Kafka writes every five seconds.

A broker that comes back learns the current state from the controller, sooner or later.
"""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA, Parameter
from tideproof.model.language.algebra import ite, maximum, minimum, put
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.rules import Rules, asked, step
from tideproof.model.protocols.broker.state import (
    BrokerRule,
    BrokerState,
    truncated,
    without_answer,
    without_office,
    without_spent_requests,
    without_waiting,
)

OFFSET = Parameter(lambda b: b.log_size + 1, str)


def restarted(rules: Rules, s: BrokerState, replica: int) -> BrokerState:
    """The broker as it comes back with the log it has: without a role, waiting for the current LeaderAndIsr request."""
    end = s.leo[replica]
    known = tuple(ite(start >= end, NIL, start) for start in s.epoch_start[replica])
    after = without_waiting(without_office(s, replica), replica).replace(
        epoch=put(s.epoch, replica, rules.epoch_on_return(s, replica)),
        leader=put(s.leader, replica, NIL),
        truncating=put(s.truncating, replica, False),
        hw=put(s.hw, replica, minimum(rules.hw_on_return(s, replica), end)),
        epoch_start=put(s.epoch_start, replica, known),
    )
    if s.bounds.delete_records:
        start = minimum(rules.start_on_return(s, replica), end)
        waits = s.deletion_at != replica
        after = after.replace(
            log_start=put(s.log_start, replica, start),
            deletion_at=ite(waits, s.deletion_at, NIL),
            deletion_offset=ite(waits, s.deletion_offset, NIL),
        )
        least = rules.least_high_watermark(after, replica)
        after = after.replace(hw=put(after.hw, replica, maximum(after.hw[replica], least)))
    return without_spent_requests(without_answer(after, replica))


@step(asked("crashes"), replica=REPLICA)
def crash_and_restart(rules: Rules, s: BrokerState, replica: int) -> BrokerRule:
    """A broker's process crashes and comes back, with its whole log and the high watermark of the last checkpoint."""
    yield s.crashes < s.bounds.crashes
    return restarted(rules, s, replica).replace(crashes=s.crashes + 1)


@step(asked("power_losses"), replica=REPLICA, end=OFFSET)
def power_loss(rules: Rules, s: BrokerState, replica: int, end: int) -> BrokerRule:
    """A broker's machine loses power and comes back with the log up to `end`: what was flushed is there."""
    yield s.power_losses < s.bounds.power_losses
    yield s.flushed[replica] <= end
    yield s.leo[replica] >= end
    after = restarted(rules, truncated(s, replica, end), replica)
    return after.replace(power_losses=s.power_losses + 1, flushed=put(after.flushed, replica, end))


@step(asked("crashes", "power_losses"), replica=REPLICA)
def checkpoint_high_watermark(rules: Rules, s: BrokerState, replica: int) -> BrokerRule:
    """A broker writes its high watermark to disk."""
    yield s.hw_checkpoint[replica] != s.hw[replica]
    return s.replace(hw_checkpoint=put(s.hw_checkpoint, replica, s.hw[replica]))


@step(asked("power_losses"), replica=REPLICA)
def flush(rules: Rules, s: BrokerState, replica: int) -> BrokerRule:
    """A broker's operating system writes the whole log to disk."""
    yield s.flushed[replica] != s.leo[replica]
    return s.replace(flushed=put(s.flushed, replica, s.leo[replica]))
