"""The common base of the steps: the cluster, the replayed run, and the messages under way to each follower.

A message under way to a follower is an `Exchange` that its link holds. Each follower has one at a time, as in the
model.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tideproof.conformance.cluster import NEVER, Cluster
from tideproof.conformance.links import Exchange, NoAnswer
from tideproof.conformance.observing import concrete, log_start_in, state_of
from tideproof.model.protocols.broker.alter_isr import AlterIsrState
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.runs.replay import Run

ALL = -1


class Diverged(Exception):
    """A broker's behaviour differs from the action of the model."""


def asks_controller(run: Run) -> bool:
    return isinstance(state_of(run, 0), AlterIsrState)


@dataclass(eq=False)
class Driver:
    """Replays a run of the model on a cluster with a new topic. `before` and `after` are the states around the step."""

    cluster: Cluster
    run: Run
    notes: list[str] = field(default_factory=list, init=False)
    """Notes on the step for the report."""
    _held: dict[int, Exchange] = field(default_factory=dict, init=False)
    """By follower."""

    def __post_init__(self) -> None:
        protocol = self.run.system.protocol
        assert isinstance(protocol, BrokerProtocol)
        self.rules, self.slots, self.bounds = protocol.rules, protocol.slots, self.run.system.bounds
        self.before = self.after = state_of(self.run, 0)
        self.isr_changes = self.cluster.settings["replica.lag.time.max.ms"] != NEVER
        """Whether leaders change the ISR."""
        self.locks_isr = self.isr_changes and not asks_controller(self.run)
        """Whether they do so in ZooKeeper: then they are kept from it but for single steps."""

    def void(self, b: int) -> None:
        """Loses all requests of the broker to others."""
        self._held.pop(b, None)
        for leader in self.cluster.all_brokers:
            if leader != b:
                self.cluster.links[b, leader].cut()

    def lose(self, follower: int) -> None:
        if exchange := self._held.pop(follower, None):
            exchange.drop()

    def waiting(self, follower: int, leader: int) -> Exchange:
        """The pending request of the follower."""
        exchange = self._held.get(follower)
        if exchange is None or not exchange.is_alive:
            exchange = self._held[follower] = self.cluster.links[follower, leader].take()
        return exchange

    def asked(self, follower: int, leader: int) -> Exchange:
        """A request of the follower that the leader has not seen. Drops a response that the model has forgotten."""
        if self.waiting(follower, leader).is_answered:
            self.lose(follower)
        return self.waiting(follower, leader)

    def deliver(self, follower: int) -> None:
        """Delivers the response, and waits until the follower has processed it: then it sends its next request."""
        exchange = self._held.pop(follower, None)
        if exchange is None:
            raise Diverged(f"b{follower} waits for nothing")
        if not exchange.is_alive:
            raise NoAnswer(f"b{follower} has given up waiting for b{exchange.link.leader}")
        exchange.deliver()
        self.waiting(follower, exchange.link.leader)

    def check_offsets(self, leader: int, reader: str, answer: Mapping[str, Any], committed: bool = False) -> None:
        """Compares the offsets of the leader's log in the response to a fetch, as far as its version has them.

        Up to 2.0 only consumers with read_committed get the last stable offset; others get -1.
        """
        before, is_told = self.before, committed and self.cluster.release.tells_last_stable
        expected = {
            "HighWatermark": before.hw[leader],
            "LogStartOffset": log_start_in(before, leader),
            "LastStableOffset": self.rules.last_stable(before, leader),
        }
        for name, value in expected.items():
            said = answer.get(name)
            if said is None or (name == "LastStableOffset" and said == -1 and not is_told):
                continue
            if said != concrete(value):
                raise Diverged(f"b{leader} tells {reader} that its {name} is {said}, not {value}")


def shown(answer: Mapping[str, Any] | None) -> str:
    return "nothing new" if not answer else ", ".join(f"{k}={v}" for k, v in answer.items() if v not in (None, [], b""))
