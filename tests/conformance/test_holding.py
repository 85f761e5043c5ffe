"""Threads of brokers that a debugger holds: for which requests, what the debugger is told, and where there is none."""

from __future__ import annotations

import stat
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from support.scenarios import schedule

from tideproof.conformance import holding, replaying
from tideproof.conformance.holding import Held, held_records
from tideproof.conformance.releases import release_numbered
from tideproof.model.runs.replay import Run

BOUNDS = {"acks": -1, "min_insync_replicas": 2, "records": 2, "log_size": 1, "epochs": 3}
DEPOSED = "LeaderAppend b0; ElectPreferred b1; BecomeLeader e1 b1; LeaderAppend b1; BecomeFollower e1 b0 b1"


def deposed(**more: int) -> Run:
    return schedule("kafka-2.5", DEPOSED, **BOUNDS, **more)


def test_requests_that_outlive_a_role_change_are_held() -> None:
    assert held_records(deposed(slow_handlers=1)) == {0}
    assert held_records(deposed()) == frozenset()
    assert held_records(schedule("kafka-2.5", "LeaderAppend b0", **BOUNDS, slow_handlers=1)) == frozenset()


def test_runs_that_hold_requests_need_a_debugger(monkeypatch: pytest.MonkeyPatch) -> None:
    release = release_numbered("2.5.1")
    monkeypatch.setattr(replaying, "debugger", lambda: None)
    assert "jdb, which a JDK has" in str(replaying.why_not(deposed(slow_handlers=1), release))
    monkeypatch.setattr(replaying, "debugger", lambda: "jdb")
    assert replaying.why_not(deposed(slow_handlers=1), release) is None


DEBUGGER = """#!/bin/sh
echo "$@"
echo "Initializing jdb ..."
while read -r command
do
    echo "> $command"
    case "$command" in
        stop*DelayedProduce*) echo "Deferring breakpoint ${command#stop thread in }." ;;
        clear*) echo "Removed: breakpoint" ;;
        resume) echo "All threads resumed." ;;
        exit) exit ;;
    esac
    case "$command" in *purgatory*init*) echo 'Breakpoint hit: "thread=1"' ;; esac
done
"""


def test_the_debugger_holds_one_thread_after_its_append(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "jdb"
    program.write_text(DEBUGGER)
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setattr(holding, "debugger", lambda: str(program))
    said = tmp_path / "b0.log"
    said.write_text(
        "Listening for transport dt_socket at address: 1\nListening for transport dt_socket at address: 4711\n"
    )
    broker: Any = SimpleNamespace(
        name="b0", cluster=SimpleNamespace(folder=tmp_path), process=SimpleNamespace(output=said)
    )
    held = Held(broker)
    held.catch()
    held.go_on()
    output = (tmp_path / "b0.debugger").read_text()
    commands = [line.removeprefix("> ") for line in output.splitlines() if line.startswith("> ")]
    names = [f"{name}.<init>" for name in holding.CLASSES]
    stops, clears = [f"stop thread in {name}" for name in names], [f"clear {name}" for name in names]
    assert commands == [*stops, *clears, "resume", "exit"]
    assert "-attach 127.0.0.1:4711" in output, "that of the process that runs now"
