"""The network between brokers: a proxy for each follower and leader, which holds every request and response."""

from __future__ import annotations

import queue
import socket
import struct
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tideproof.conformance.messages import Messages, Request, Values
from tideproof.conformance.recording import Recorder, shown

LOOPBACK = "127.0.0.1"
PATIENCE = 60.0
"""Seconds that a message is waited for. A loaded machine is slow; it has nothing to do with Kafka."""


class NoAnswer(Exception):
    """A time limit was reached. This is no result about Kafka: the machine may be slow."""


def connected(port: int, timeout: float = PATIENCE) -> socket.socket:
    found = socket.create_connection((LOOPBACK, port), timeout=timeout)
    found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return found


def read_frame(source: socket.socket) -> bytes:
    return _read(source, struct.unpack(">i", _read(source, 4))[0])


def _read(source: socket.socket, size: int) -> bytes:
    out = b""
    while len(out) < size:
        if not (got := source.recv(size - len(out))):
            raise ConnectionError("closed")
        out += got
    return out


def write_frame(target: socket.socket, frame: bytes) -> None:
    target.sendall(struct.pack(">i", len(frame)) + frame)


class Connection:
    """A client's connection to a broker. Responses come in the order of the requests.

    A recorder receives the messages, as from `sender` to the broker `receiver`.
    """

    def __init__(
        self, messages: Messages, port: int, recorder: Recorder | None = None, sender: str = "", receiver: int = 0
    ) -> None:
        self._messages, self._socket = messages, connected(port)
        self._recorder, self._sender, self._receiver = recorder or Recorder(enabled=False), sender, receiver
        self._correlation = 0
        self._open: list[tuple[str, int, int]] = []

    def send(self, api: str, version: int, values: Values) -> None:
        self._correlation += 1
        number = self._recorder.request(self._sender, self._receiver, api, version, values)
        self._recorder.event("forwarded", exchange=number)
        write_frame(self._socket, self._messages.request(api, version, self._correlation, values))
        self._open.append((api, version, number))

    def answer(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The response to the first unanswered request."""
        api, version, number = self._open[0]
        if not self.has_answer(timeout):
            raise NoAnswer(f"{api} is not answered within {timeout:g} s")
        try:
            frame = read_frame(self._socket)
        except OSError as error:
            raise NoAnswer(f"{api} is not answered: {error}") from None
        del self._open[0]
        answer = self._messages.read_response(api, version, frame)
        self._recorder.event("response", exchange=number, body=shown(answer))
        self._recorder.event("delivered", exchange=number)
        return answer

    def has_answer(self, timeout: float) -> bool:
        """Whether there is data to read, or the connection ends, within this many seconds."""
        self._socket.settimeout(timeout)
        try:
            self._socket.recv(1, socket.MSG_PEEK)
            return True
        except TimeoutError:
            return False
        except OSError:
            return True
        finally:
            self._socket.settimeout(PATIENCE)

    def call(self, api: str, version: int, values: Values) -> dict[str, Any]:
        self.send(api, version, values)
        return self.answer()

    def close(self) -> None:
        self._socket.close()


class Exchange:
    """A request that the proxy holds: it can be passed on, its response delivered, or dropped."""

    def __init__(self, link: Link, down: _Down, frame: bytes) -> None:
        self.link, self._down, self._frame = link, down, frame
        self.request: Request = link.messages.read_request(frame)
        self._answer: bytes | None = None
        request, sender = self.request, link.follower
        with down.lock:
            self.number = link.recorder.request(sender, link.leader, request.api, request.version, request.body)
            down.last = self.number

    @property
    def is_alive(self) -> bool:
        """Whether the client still waits for the response."""
        return self._down in self.link.downs

    @property
    def is_answered(self) -> bool:
        return self._answer is not None

    def pass_through(self) -> None:
        self.pass_on()
        self.deliver()

    def pass_on(self) -> dict[str, Any]:
        """Lets the leader handle the request, and holds its response."""
        request, recorder = self.request, self.link.recorder
        recorder.event("forwarded", exchange=self.number)
        try:
            self._answer = self._down.ask(self._frame)
        except OSError as error:
            who = f"b{self.link.leader} does not answer {request.api} of b{self.link.follower}"
            raise NoAnswer(f"{who}: {error}") from None
        body: dict[str, Any] = {}
        if request.is_defined:  # otherwise its response cannot be decoded either
            body = self.link.messages.read_response(request.api, request.version, self._answer)
        recorder.event("response", exchange=self.number, body=shown(body))
        return body

    def deliver(self) -> None:
        assert self._answer is not None
        # The follower may send its next request before `write_frame` returns: that must come after this response.
        with self._down.lock, suppress(OSError):  # it no longer waits
            write_frame(self._down.socket, self._answer)
            self.link.recorder.event("delivered", exchange=self.number)
            self._down.last = None

    def reply(self, values: Values) -> None:
        request = self.request
        self._answer = self.link.messages.response(request.api, request.version, request.correlation, values)
        self.deliver()

    def drop(self) -> None:
        """Closes the connection: the request or its response is lost, and the follower will reconnect and retry."""
        self._down.close()


class _Down:
    """A connection of the follower, with the corresponding one to the leader."""

    def __init__(self, link: Link, accepted: socket.socket) -> None:
        self.link, self.socket = link, accepted
        self.last: int | None = None
        """The exchange that is under way, if there is one."""
        self._up: socket.socket | None = None
        self.lock, self._ended = threading.Lock(), False

    def ask(self, frame: bytes) -> bytes:
        try:
            return self._ask(frame)
        except ConnectionError:  # the leader has restarted since it was opened
            if self._up is not None:
                self._up.close()
                self._up = None
            return self._ask(frame)

    def _ask(self, frame: bytes) -> bytes:
        if self._up is None:
            up = connected(self.link.target())
            with self.lock:  # if the follower has disconnected, nothing else closes it
                if self._ended:
                    up.close()
                    raise ConnectionAbortedError("the follower has closed its connection")
                self._up = up
        write_frame(self._up, frame)
        return read_frame(self._up)

    def read(self) -> None:
        try:
            while True:
                self.link.arrived(Exchange(self.link, self, read_frame(self.socket)))
        except (OSError, NoAnswer):
            pass
        finally:
            self._forget()
            with self.lock:
                self._ended = True
                for end in (self.socket, self._up):
                    if end is not None:
                        end.close()

    def close(self) -> None:
        self._forget()
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)

    def _forget(self) -> None:
        self.link.downs.discard(self)
        with self.lock:
            lost, self.last = self.last, None
        if lost is not None:
            self.link.recorder.event("lost", exchange=lost)


class Link:
    """Carries all requests of `follower` to `leader`. `target` returns the leader's current port."""

    def __init__(
        self,
        messages: Messages,
        follower: int,
        leader: int,
        target: Callable[[], int],
        recorder: Recorder | None = None,
    ) -> None:
        self.messages, self.follower, self.leader, self.target = messages, follower, leader, target
        self.recorder = recorder or Recorder(enabled=False)
        self.asked: queue.Queue[Exchange] = queue.Queue()
        self.downs: set[_Down] = set()
        self._server = socket.create_server((LOOPBACK, 0))
        self.port: int = self._server.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                accepted, _ = self._server.accept()
            except OSError:
                return
            accepted.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            down = _Down(self, accepted)
            self.downs.add(down)
            threading.Thread(target=down.read, daemon=True).start()

    def arrived(self, exchange: Exchange) -> None:
        """Handles a request, on its connection's thread: by default it waits until it is taken."""
        self.asked.put(exchange)

    def take(self, timeout: float = PATIENCE) -> Exchange:
        return self._next(self.asked, self.follower, timeout)

    def _next(self, asked: queue.Queue[Exchange], follower: int, timeout: float) -> Exchange:
        end = time.monotonic() + timeout
        while True:
            try:
                found = asked.get(timeout=max(0.001, end - time.monotonic()))
            except queue.Empty:
                raise NoAnswer(f"b{follower} has asked b{self.leader} nothing for {timeout:g} s") from None
            if found.is_alive:
                return found

    def cut(self) -> None:
        """Closes every connection, which loses the messages that the proxy holds."""
        for down in list(self.downs):
            down.close()
        with suppress(queue.Empty):
            while True:
                self.asked.get_nowait()

    def close(self) -> None:
        with suppress(OSError):  # otherwise the accepting thread keeps the port
            self._server.shutdown(socket.SHUT_RDWR)
        self._server.close()
        self.cut()
