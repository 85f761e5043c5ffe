"""A proxy that lets everything through, until it is told to hold what is fetched."""

from __future__ import annotations

import threading

from tideproof.conformance.links import Exchange, Link
from tideproof.conformance.messages import Messages
from tideproof.conformance.processes import wait_until


class Gate(Link):
    """A link through which everything passes. While it is shut, fetches wait before it."""

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
