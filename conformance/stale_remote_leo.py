"""The stale remote LEO on a KRaft cluster: a real controller, three real brokers, the settings that Kafka comes with.

Nothing is forged: what arrives is what was sent, only later. Each broker is behind a proxy, its advertised
listener, which holds what its followers fetch; and each reaches the controller through a proxy of its own, which can
hold its fetches of the metadata log. A broker that fetches two changes of a partition at once applies them as one: so
it skips an epoch, as soon as its fetch is late.
"""

from __future__ import annotations

import queue
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tideproof.conformance.gates import Gate
from tideproof.conformance.jars import Jars
from tideproof.conformance.kraft import CONTROLLER, PREFERRED, KRaft, LostRecord, error_for
from tideproof.conformance.links import PATIENCE, Exchange, Link, NoAnswer
from tideproof.conformance.messages import Messages
from tideproof.conformance.observing import value_of
from tideproof.conformance.processes import wait_until
from tideproof.conformance.releases import Release


class Front(Link):
    """The proxy before a broker: it holds what followers fetch, by follower, and passes everything else through."""

    def __init__(self, messages: Messages, leader: int, port: int) -> None:
        self._by_follower: dict[int, queue.Queue[Exchange]] = {b: queue.Queue() for b in range(3)}
        super().__init__(messages, -1, leader, lambda: port)

    def arrived(self, exchange: Exchange) -> None:
        client = exchange.request.client.split("-")  # as in broker-1-fetcher-0
        if len(client) == 4 and client[0] == "broker" and client[2] == "fetcher":
            self._by_follower[int(client[1])].put(exchange)
        else:
            exchange.pass_through()

    def fetch_of(self, follower: int) -> Exchange:
        """The next request of the follower whose connection is alive."""
        while True:
            try:
                found = self._by_follower[follower].get(timeout=PATIENCE)
            except queue.Empty:
                raise NoAnswer(f"b{follower} has asked b{self.leader} nothing for {PATIENCE:g} s") from None
            if found.is_alive:
                return found


@dataclass
class StaleRemoteLeo(LostRecord):
    """What came of it."""

    @property
    def is_as_expected(self) -> bool:
        # In the control the leader refuses the record when it hears of its successor.
        return bool(self.error) if self.control else self.happened

    @property
    def verdict(self) -> str:
        if self.happened:
            return "The record was acknowledged (error 0), and no broker has it any more."
        if self.error == 0:
            return "The record was acknowledged, and is there."
        return "The record was not acknowledged: nothing that was promised is lost."


class Steered(KRaft):
    """Three brokers that stand behind proxies, and reach the controller through others."""

    def __init__(self, release: Release, jars: Jars, folder: Path) -> None:
        super().__init__(release, jars, folder, 3)

    def stand_between(self) -> None:
        self.gates = [Gate(self.messages, b, CONTROLLER, self.controller_port) for b in self.all_brokers]
        self.fronts = [Front(self.messages, b, self.ports[b]) for b in self.all_brokers]

    def port_for_others(self, b: int) -> int:
        return self.fronts[b].port

    def port_of_controller_for(self, b: int) -> int:
        return self.gates[b].port

    def close(self) -> None:
        for gate in self.gates:
            gate.open()
        super().close()
        for link in (*self.gates, *self.fronts):
            link.close()


def stale_remote_leo(
    release: Release, jars: Jars, folder: Path, control: bool, show: Callable[[str], None]
) -> StaleRemoteLeo:
    """The finding, step by step; or with `control` the same, but b0 hears of the two epochs one after the other."""
    result = StaleRemoteLeo(control)
    show(f"starting Kafka {release.version} (a controller and 3 brokers)")
    with Steered(release, jars, folder) as cluster:
        cluster.play(_script(cluster, control, result), result, show)
        result.logs = [cluster.nodes[b].log() for b in cluster.all_brokers]
    return result


def _script(c: Steered, control: bool, result: StaleRemoteLeo) -> Iterator[tuple[str, tuple[int, ...]]]:
    all_brokers = (0, 1, 2)
    c.create_topic(all_brokers, min_insync_replicas="2")
    wait_until(lambda: c.leads(0), "b0 does not lead")
    c.fronts[0].fetch_of(2)  # it is held for good: b2 stays empty, and for the time being in the ISR
    c.reassign(2, 0, 1)
    c.wait_until_all_know()
    yield "b0 leads; b1 and b2 follow, in the ISR", all_brokers

    producer = c.produce(0, value_of(0, 0))
    wait_until(lambda: c.log_end(0) == 1, "the record is not appended")
    yield "a producer writes a record to b0, with acks=all", all_brokers
    while not c.nodes[1].log():
        c.fronts[0].fetch_of(1).pass_through()
    shows = c.fronts[0].fetch_of(1)
    shows.pass_on()
    yield "b1 fetches it, and its next fetch shows b0 that it has it", all_brokers

    if not control:
        c.gates[0].shut()
    c.elect(PREFERRED)
    shows.drop()
    wait_until(lambda: c.leads(2), "b2 does not lead")
    yield f"b2 is elected (epoch 1); {'b0 hears of it' if control else 'b0 does not hear of it'}", all_brokers
    while c.nodes[1].log():
        c.fronts[2].fetch_of(1).pass_through()
    c.gates[1].shut()
    yield "b1 follows b2 and truncates its log", all_brokers
    if control:
        wait_until(lambda: not c.leads(0), "b0 still leads")
    c.nodes[2].signal(signal.SIGTERM)
    wait_until(lambda: not c.leads(2), "b2 still leads")
    c.gates[0].open()
    c.wait_until_known_by(0)
    members = wait_until(lambda: _without_b2(c.isr_known_by(0)), "b0 does not hear that b2 has left the ISR")
    if 1 not in members:
        raise NoAnswer("b1 has left the ISR before b0 is elected: it was late for replica.lag.time.max.ms")
    if (leader := c.leader_known_by(0)) != 0:  # b0 may go on to answer as the leader that it was, for a moment
        raise NoAnswer(f"b0 is not elected again, but b{leader}: the controller has not heard of b0 for a session")
    wait_until(lambda: c.leads(0), "b0 does not lead again")
    # A leader that does not take the record for committed removes b1 from the ISR after replica.lag.time.max.ms, 30 s,
    # and answers then that the record was written by too few.
    result.error = error_for(producer)
    yield f"b2 is shut down, and b0 elected again (epoch 2); the producer receives error {result.error}", (0, 1)
    if result.error and not control:
        return  # b1 may be out of the ISR, and there is nothing to lose

    c.nodes[0].kill()
    c.forget_client(0)
    c.gates[1].open()
    wait_until(lambda: c.leads(1), "b1 does not lead")
    yield "b0 is killed, and b1, in the ISR, is elected (epoch 3)", (1,)
    c.nodes[0].start()
    while c.nodes[0].log():
        c.fronts[1].fetch_of(0).pass_through()
    wait_until(lambda: c.answers(0), "b0 does not come back")
    yield "b0 comes back, and truncates its log to that of b1", (0, 1)


def _without_b2(isr: list[int]) -> list[int]:
    """The ISR, once b2 has left it; it has been a member up to then."""
    return [] if 2 in isr else isr
