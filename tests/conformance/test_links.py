"""Links hold, pass on, deliver and drop one message at a time; guards end what they hold."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil
import pytest
from support.kafka_messages import jar_of_messages

from tideproof.conformance import processes
from tideproof.conformance.kraft import Front, Gate
from tideproof.conformance.links import LOOPBACK, Connection, Link, NoAnswer, read_frame, write_frame
from tideproof.conformance.messages import Messages
from tideproof.conformance.processes import PORTS, BrokerEnded, Process, free_port, wait_until
from tideproof.conformance.recording import Recorder


class Leader:
    """A server that answers `Echo` with what it is sent, and counts."""

    def __init__(self, messages: Messages) -> None:
        self.messages, self.asked = messages, 0
        self.server = socket.create_server((LOOPBACK, 0))
        self.port: int = self.server.getsockname()[1]
        self.open: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                accepted, _ = self.server.accept()
            except OSError:
                return
            self.open.append(accepted)
            threading.Thread(target=self._serve, args=(accepted,), daemon=True).start()

    def _serve(self, accepted: socket.socket) -> None:
        try:
            while True:
                request = self.messages.read_request(read_frame(accepted))
                self.asked += 1
                answer = self.messages.response(request.api, request.version, request.correlation, request.body)
                write_frame(accepted, answer)
        except OSError:
            accepted.close()

    def restart(self) -> None:
        """Every connection to it ends."""
        for accepted in self.open:
            with suppress(OSError):
                accepted.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.server.shutdown(socket.SHUT_RDWR)
        self.server.close()
        self.restart()


@pytest.fixture
def messages(tmp_path: Path) -> Messages:
    return Messages(jar_of_messages(tmp_path))


@pytest.fixture
def leader(messages: Messages) -> Iterator[Leader]:
    found = Leader(messages)
    yield found
    found.close()


@pytest.fixture
def link(messages: Messages, leader: Leader) -> Iterator[Link]:
    found = Link(messages, 1, 0, lambda: leader.port)
    yield found
    found.close()


@pytest.fixture
def follower(messages: Messages, link: Link) -> Iterator[Connection]:
    found = Connection(messages, link.port)
    yield found
    found.close()


def test_requests_and_responses_wait_until_they_are_passed_on(leader: Leader, link: Link, follower: Connection) -> None:
    follower.send("Echo", 1, {"Later": 5})
    held = link.take()
    assert held.request.body["Later"] == 5
    assert leader.asked == 0
    assert held.pass_on()["Later"] == 5
    assert leader.asked == 1
    assert not follower.has_answer(0.05)
    held.deliver()
    assert follower.answer()["Later"] == 5


def test_requests_are_recorded_after_the_preceding_response_or_its_loss(messages: Messages, leader: Leader) -> None:
    """A follower may ask again before the proxy has noted that the answer is delivered."""
    names: list[tuple[str, int | None]] = []

    class Slow(Recorder):
        def request(self, *given: Any) -> int:
            names.append(("request", number := super().request(*given)))
            return number

        def event(self, name: str, **values: Any) -> None:
            if name == "delivered":
                follower.answer()
                follower.send("Echo", 1, {})
                time.sleep(0.1)
            names.append((name, values.get("exchange")))

    link = Link(messages, 1, 0, lambda: leader.port, Slow())
    follower = Connection(messages, link.port)
    follower.send("Echo", 1, {})
    held = link.take()
    held.pass_on()
    held.deliver()
    link.take().drop()
    follower.close()
    link.close()
    assert names[-3:] == [("delivered", 1), ("request", 2), ("lost", 2)]


def test_a_dropped_request_closes_the_connection_and_never_arrives(
    leader: Leader, link: Link, follower: Connection
) -> None:
    follower.send("Echo", 1, {})
    held = link.take()
    held.drop()
    assert not held.is_alive
    with pytest.raises(NoAnswer, match="Echo is not answered: closed"):
        follower.answer()
    assert leader.asked == 0


def test_a_cut_link_drops_held_requests_and_accepts_new_connections(
    messages: Messages, link: Link, follower: Connection
) -> None:
    follower.send("Echo", 1, {"Later": 1})
    link.take()
    follower.send("Echo", 1, {"Later": 2})
    link.cut()
    again = Connection(messages, link.port)
    again.send("Echo", 1, {"Later": 3})
    body = link.take().request.body
    again.close()
    assert body["Later"] == 3


def test_requests_of_closed_connections_are_skipped(messages: Messages, link: Link, follower: Connection) -> None:
    follower.send("Echo", 1, {"Later": 1})
    wait_until(lambda: link.asked.qsize(), "nothing has come")
    (connection,) = link.downs
    connection.close()
    again = Connection(messages, link.port)
    again.send("Echo", 1, {"Later": 2})
    body = link.take().request.body
    again.close()
    assert body["Later"] == 2


def test_a_link_reconnects_to_a_restarted_leader(leader: Leader, link: Link, follower: Connection) -> None:
    for number in range(2):
        follower.send("Echo", 1, {"Later": number})
        held = link.take()
        assert held.pass_on()["Later"] == number
        held.deliver()
        assert follower.answer()["Later"] == number
        leader.restart()


def test_a_silent_follower_gives_no_verdict(link: Link) -> None:
    with pytest.raises(NoAnswer, match="b1 has asked b0 nothing"):
        link.take(timeout=0.01)


def test_a_closed_link_releases_its_port(messages: Messages, leader: Leader) -> None:
    link = Link(messages, 1, 0, lambda: leader.port)
    link.close()
    with pytest.raises(OSError, match="refused"):
        socket.create_connection((LOOPBACK, link.port), timeout=1)


# Processes ------------------------------------------------------------------------------------------------------------


def test_broker_ports_are_outside_the_ephemeral_range(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with socket.create_server((LOOPBACK, 0)) as taken:
        ports = iter([taken.getsockname()[1], free := free_port()])
        monkeypatch.setattr(processes, "_NEXT_PORTS", ports)
        assert free_port() == free
        assert free in PORTS and taken.getsockname()[1] not in PORTS


SLEEPER = [sys.executable, "-c", "import os, time; print(os.getpid(), flush=True); time.sleep(600)"]


def pid_said(output: Path) -> int:
    while not (output.exists() and output.read_text().endswith("\n")):
        pass
    return int(output.read_text())


def have_ended(pids: Iterable[int]) -> bool:
    """Whether these processes end within a minute."""
    found = []
    for pid in pids:
        with suppress(psutil.NoSuchProcess):
            found.append(psutil.Process(pid))
    return not psutil.wait_procs(found, timeout=60)[1]


@pytest.mark.parametrize("ends", [Process.kill, lambda process: process.signal(signal.SIGTERM)], ids=["kill", "signal"])
def test_killed_and_signalled_processes_end(tmp_path: Path, ends: Callable[[Process], None]) -> None:
    process = Process(SLEEPER, tmp_path / "out.log")
    pid = pid_said(tmp_path / "out.log")
    process.must_run()
    ends(process)
    assert have_ended([pid])
    process.kill()  # once more does no harm


def test_failed_and_hanging_programs_are_reported(tmp_path: Path) -> None:
    Process([sys.executable, "-c", ""], tmp_path / "out.log").finish()
    failing = Process([sys.executable, "-c", "raise ValueError('no disk')"], tmp_path / "out.log")
    for waits in (failing.finish, failing.must_run):
        with pytest.raises(BrokerEnded, match=r"out\.log: ended with status 1: ValueError: no disk"):
            waits()
    hanging = Process(SLEEPER, tmp_path / "hangs.log")
    pid = pid_said(tmp_path / "hangs.log")
    with pytest.raises(NoAnswer, match=r"hangs\.log: not done within 0\.1 s"):
        hanging.finish(0.1)
    assert have_ended([pid])


def test_child_processes_end_even_if_the_harness_is_killed(tmp_path: Path) -> None:
    harness = f"""
import time
from pathlib import Path
from tideproof.conformance.processes import Process
processes = [Process({SLEEPER!r}, Path({str(tmp_path)!r}) / f"out{{n}}.log") for n in range(2)]
time.sleep(600)
"""
    started = subprocess.Popen([sys.executable, "-c", harness])
    pids = [pid_said(tmp_path / f"out{n}.log") for n in range(2)]
    assert all(map(psutil.pid_exists, pids))
    os.kill(started.pid, signal.SIGKILL)
    started.wait()
    assert have_ended(pids)


# KRaft ----------------------------------------------------------------------------------------------------------------


def test_a_front_holds_follower_fetches_only(messages: Messages, leader: Leader) -> None:
    front = Front(messages, 1, 0, leader.port)
    plain, follower = Connection(messages, front.port), socket.create_connection((LOOPBACK, front.port))
    assert plain.call("Echo", 1, {"Later": 1})["Later"] == 1
    write_frame(follower, messages.request("Echo", 1, 9, {"Later": 2}, client="broker-2-fetcher-0"))
    held = front.fetch_of(2)
    assert leader.asked == 1
    held.pass_through()
    assert messages.read_response("Echo", 1, read_frame(follower))["Later"] == 2
    for end in (plain, follower, front):
        end.close()


def test_a_shut_gate_holds_fetches_only(messages: Messages, leader: Leader) -> None:
    gate = Gate(messages, 0, 1, leader.port)
    fetcher, other = Connection(messages, gate.port), Connection(messages, gate.port)
    gate._open.clear()
    fetcher.send("Fetch", 0, {})
    gate.shut()
    assert other.call("Echo", 1, {"Later": 1})["Later"] == 1
    assert leader.asked == 1
    gate.open()
    assert fetcher.answer() == {}
    for end in (fetcher, other, gate):
        end.close()
