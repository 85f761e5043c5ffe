"""Stopping: with `--fail-stop`, a broker that the controller takes for down has stopped until it returns.

Otherwise such a broker may go on (a zombie): the controller only hears nothing of it. Here it loses its role, its
connections and its memory at once, and reads no decision of the controller. Its messages may still arrive. One step is
the stop and the controller's noticing it, because the broker would take no step in between. It returns by a crash or a
power loss, within the bounds of these, or never. With ZooKeeper a broker may also crash and return before the
controller takes it for down: then it was never down here, and it is in the ISR all the while.

Source: apache/kafka 2.1.1, 3.9.0-rc3 KafkaController.onBrokerFailure, ReplicationControlManager.handleBrokerFenced.
"""

from __future__ import annotations

from typing import Any, TypeVar

from tideproof.model.language.algebra import not_, put
from tideproof.model.language.state import NIL, Bools, merged
from tideproof.model.protocols.broker.state import BrokerRule, BrokerState, without_spent_requests
from tideproof.model.protocols.broker.steps.late import without_connections

S = TypeVar("S", bound=BrokerState)


def runs(s: BrokerState, replica: int) -> BrokerRule:
    """The common part of steps that need no role: the broker has not stopped."""
    if s.bounds.fail_stop:
        yield not_(s.down[replica])
    return s


def stopped(s: BrokerState, replica: int) -> BrokerState:
    after = without_connections(s, s.losing_role(replica), replica)
    # It is in no epoch: the return decides which one it reads first.
    return after.replace(epoch=put(after.epoch, replica, NIL), down=put(after.down, replica, True))


def with_stopped(s: S, brokers: Bools) -> S:
    """These brokers stop."""
    after: Any = s
    for r, stops in enumerate(brokers):
        after = merged(stops, stopped(after, r), after)
    after = without_spent_requests(after)
    result: S = after
    return result


def returned(s: BrokerState, replica: int) -> BrokerState:
    return s.replace(down=put(s.down, replica, False)) if s.bounds.fail_stop else s
