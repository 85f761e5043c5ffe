"""Proxies that let everything through but fetches, which they hold."""

from __future__ import annotations

import queue
import threading
from collections import defaultdict

from tideproof.conformance.links import PATIENCE, Exchange, Link
from tideproof.conformance.messages import Messages
from tideproof.conformance.processes import wait_until


class Gate(Link):
    """A proxy through which everything passes. While it is shut, fetches wait before it."""

    def __init__(self, messages: Messages, follower: int, leader: int, port: int) -> None:
        self._open, self._waiting = threading.Event(), 0
        self._open.set()
        super().__init__(messages, follower, leader, lambda: port)

    def arrived(self, exchange: Exchange) -> None:
        if exchange.request.api == "Fetch" and not self._open.is_set():
            self._waiting += 1
            self._open.wait()
            self._waiting -= 1
        exchange.pass_through()

    def shut(self) -> None:
        """Shuts it, and waits until a fetch is held."""
        self._open.clear()
        wait_until(lambda: self._waiting, f"b{self.follower} does not fetch from b{self.leader}")

    def open(self) -> None:
        self._open.set()


class Front(Link):
    """A proxy before a broker that holds all requests of followers, by follower, until each is taken."""

    def __init__(self, messages: Messages, follower: int, leader: int, port: int) -> None:
        self._held: dict[str, queue.Queue[Exchange]] = defaultdict(queue.Queue)
        super().__init__(messages, follower, leader, lambda: port)

    def arrived(self, exchange: Exchange) -> None:
        if "-fetcher-" in exchange.request.client:
            self._held[exchange.request.client].put(exchange)
        else:
            exchange.pass_through()

    def fetch_of(self, follower: int) -> Exchange:
        """The next request of the follower whose connection is alive."""
        return self._next(self._held[f"broker-{follower}-fetcher-0"], follower, PATIENCE)
