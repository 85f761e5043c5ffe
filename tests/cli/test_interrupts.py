"""SIGTERM and Ctrl-C while Z3 works: the query ends, and what was reached is reported."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import z3
from support.cli import SAYS_HOW_FAR_IT_IS, Cli, started, wait_until_said

from tideproof.cli import main
from tideproof.cli.entry import _interrupt
from tideproof.model.backends.waiting import at_work, wait_for
from tideproof.model.backends.z3_terms import SOLVER, check
from tideproof.model.language.properties import Status
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.base import INTERRUPTED, Budget, Reporter
from tideproof.properties.engines.solver import bmc
from tideproof.properties.engines.solver.bmc import check_runs
from tideproof.properties.engines.solver.induction import LookUp, check_induction
from tideproof.properties.invariants.replication import strong_isr


def endless() -> z3.Solver:
    """A solver that is asked how to put 13 pigeons into 12 holes: it would take it very long to see that none fits."""
    solver = z3.SolverFor("QF_FD")
    places = [[z3.Bool(f"pigeon{p}in{h}") for h in range(12)] for p in range(13)]
    for pigeon in places:
        solver.add(z3.Or(*pigeon))
    for hole in zip(*places, strict=True):
        solver.add(*(z3.Or(z3.Not(a), z3.Not(b)) for a, b in combinations(hole, 2)))
    return solver


@contextmanager
def signalled(number: signal.Signals) -> Iterator[None]:
    """Sends this process a signal as soon as a query is under way; the handlers are those of the command line."""
    done = threading.Event()

    def send() -> None:
        while not done.wait(0.01):
            if SOLVER in at_work():
                os.kill(os.getpid(), number)
                return

    before = signal.signal(signal.SIGTERM, _interrupt)
    sender = threading.Thread(target=send)
    sender.start()
    try:
        yield
    finally:
        done.set()
        sender.join()
        signal.signal(signal.SIGTERM, before)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_a_solver_query(number: signal.Signals) -> None:
    solver = endless()
    with signalled(number), pytest.raises(KeyboardInterrupt):
        check(solver)
    while at_work():  # it has ended, and its thread ends
        time.sleep(0.001)
    solver.reset()
    assert check(solver) == z3.sat, "a solver is of use after an interrupt"


def test_an_interrupt_as_a_query_ends_affects_nothing_else() -> None:
    class EndsAsItIsStopped(z3.Solver):
        asked = threading.Event()

        def check(self, *assumptions: object) -> z3.CheckSatResult:
            answer = super().check(*assumptions)
            self.asked.wait(2)
            return answer

        def interrupt(self) -> None:
            super().interrupt()
            self.asked.set()

    with signalled(signal.SIGTERM), pytest.raises(KeyboardInterrupt):
        check(EndsAsItIsStopped())
    while at_work():
        time.sleep(0.001)
    assert z3.is_true(z3.simplify(z3.And(z3.BoolVal(True), z3.Not(z3.BoolVal(False)))))


def test_an_interrupt_during_native_calls_ends_their_caller() -> None:
    """Each call is so short that a signal is heard in it, and in the code of Z3 it would be lost."""
    calls: list[int] = []
    code = (
        "def call(calls, interrupted):\n    calls.append(0)\n    if len(calls) == 3: interrupted(15, sys._getframe())\n"
    )
    native: dict[str, Any] = {"__name__": "z3.z3core", "sys": sys}
    exec(code, native)

    def build() -> None:
        for _ in range(1000):
            native["call"](calls, _interrupt)

    before = sys.gettrace()
    try:
        with pytest.raises(KeyboardInterrupt):
            build()
        assert sys.gettrace() is None
    finally:
        sys.settrace(before)
    assert len(calls) == 3


def by_bounded_checks() -> tuple[str, Status]:
    protocol = PROTOCOLS["kip-320"]
    found = check_runs(protocol, protocol.bounded(), [strong_isr], 40, deepest_first=True)
    return found.stopped, found.verdicts[0].status


def by_induction() -> tuple[str, Status]:
    protocol = PROTOCOLS["kip-320"]
    found = check_induction(protocol, protocol.bounded(replicas=4), [strong_isr], k=12)
    return found.stopped, found.verdicts[0].status


@pytest.mark.parametrize("run", [by_bounded_checks, by_induction])
def test_an_interrupted_solver_reports_its_progress(
    run: Callable[[], tuple[str, Status]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bmc, "symmetry_proved", lambda *_: False)  # not one of the queries that are to be ended
    with signalled(signal.SIGTERM):
        assert run() == (INTERRUPTED, Status.UNKNOWN)


def test_an_interrupt_of_a_nested_search_ends_the_induction() -> None:
    """Such a search says itself that it was interrupted; the other obligations were asked for all the same."""

    class InterruptsTheSearch(Reporter):
        def show(self, line: str, at_once: bool = False) -> None:
            if "states" in line:
                raise KeyboardInterrupt

    protocol, budget, reporter = PROTOCOLS["kip-101"], Budget(), InterruptsTheSearch()
    bounds = protocol.bounded(replicas=2, log_size=1, records=1, epochs=2)
    found = check_induction(
        protocol, bounds, [strong_isr], jobs=1, budget=budget, reporter=reporter, reachable=LookUp(budget, reporter)
    )
    assert (found.stopped, found.statistics["gaps"]) == (INTERRUPTED, [])


def test_an_interrupted_command_ends_with_status_3(tmp_path: Path) -> None:
    """At this depth no computer comes to an end."""
    asked = ("check", "kip-320", "-p", "StrongIsr", "--engine", "bounded", "--depth", "200")
    with started(*asked, cwd=tmp_path, first=SAYS_HOW_FAR_IT_IS) as process:
        wait_until_said(process, "all runs to depth 2,")
        process.send_signal(signal.SIGTERM)
        _, error = process.communicate()
    assert process.returncode == 3, error
    assert "Traceback" not in error


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="since Python 3.12 the error is passed on as it is")
def test_an_interrupt_during_class_creation_is_not_lost() -> None:
    """Python makes a RuntimeError of what `__set_name__` raises, as that of a field of a dataclass."""
    text = (
        "class Field:\n def __set_name__(self, owner, name):\n  raise KeyboardInterrupt\nclass State:\n at = Field()\n"
    )
    with pytest.raises(RuntimeError) as raised:
        exec(text, {})
    assert isinstance(raised.value.__cause__, KeyboardInterrupt)

    def imported(arguments: Any) -> Any:
        exec(text, {})

    with pytest.MonkeyPatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(main, "_command_line", imported)
        patch.setattr(sys, "argv", ["tideproof", "list"])
        patch.delenv("TIDEPROOF_DEBUG", raising=False)
        main.run()


def test_a_signal_during_shutdown_does_not_change_the_status() -> None:
    """By then it has taken the handlers away, and a second Ctrl-C ended the process by the signal."""
    program = """
import os, signal, sys
class Late:
    def __del__(self):
        os.kill(os.getpid(), signal.SIGTERM)
late = Late()
sys.argv = ["tideproof", "list"]
from tideproof.cli.entry import main
main()
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize("signals", [1, 2])
def test_an_interrupt_during_z3_argument_conversion_is_not_lost(monkeypatch: pytest.MonkeyPatch, signals: int) -> None:
    """What is raised there ctypes turns into an error of its own; no engine would know that it was an interrupt.

    A second signal finds the handler of the first at work.
    """
    sent, begin = [1], threading.Timer.start

    def start(timer: threading.Timer) -> None:
        if len(sent) < signals:
            sent.append(1)
            signal.raise_signal(signal.SIGTERM)
        else:
            begin(timer)

    monkeypatch.setattr(threading.Timer, "start", start)
    namespace: dict[str, Any] = {"signal": signal, "__name__": "z3.z3types"}
    exec("def from_param(value):\n signal.raise_signal(signal.SIGTERM)\n return value", namespace)
    absolute = ctypes.CDLL(None).abs
    absolute.argtypes = [type("Ast", (), {"from_param": staticmethod(namespace["from_param"])})]
    before = signal.signal(signal.SIGTERM, _interrupt)
    try:
        with pytest.raises(KeyboardInterrupt):
            absolute(1)
            threading.Event().wait(60)
    finally:
        signal.signal(signal.SIGTERM, before)


def test_work_that_cannot_be_stopped_is_abandoned_and_reported() -> None:
    wait = threading.Event()
    with pytest.raises(TimeoutError):
        wait_for(wait.wait, "a test", deadline=time.monotonic())
    assert at_work() == ["a test"]
    wait.set()
    while at_work():
        time.sleep(0.001)
    with pytest.raises(ZeroDivisionError):
        wait_for(lambda: 1 // 0, "a test")
    assert wait_for(lambda: None, "a test") is None


def test_an_interrupted_search_for_the_shortest_trace_has_status_3(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The trace is minimal by then, and written; only whether a shorter one exists is not known."""

    def interrupt(_: Budget) -> None:
        raise KeyboardInterrupt

    cli("museum", "stale-leader", "--as", "json", "-o", "given.json")
    monkeypatch.setattr(Budget, "check", interrupt)
    ran = cli("minimise", "given.json", "-o", "minimal.json")
    assert ran.returncode == 3
    assert "Whether it is the shortest is not known: budget spent (interrupted" in " ".join(ran.stdout.split())
    assert (tmp_path / "minimal.json").exists()
