"""Killed, without disk, without cache, two at a time: nothing is lost that was there, and no answer is wrong."""

from __future__ import annotations

import errno
import json
import os
import random
import re
import resource
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest
import z3
from support.cli import Cli, one_line
from support.in_process import InProcess
from support.traces import LOSS

from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.files import write_whole
from tideproof.properties.engines.base import Reporter
from tideproof.properties.engines.spark.batch_output import OutputError
from tideproof.properties.engines.spark.search import explore_on_spark
from tideproof.properties.invariants.replication import strong_isr

SMALL = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 2}
CALL = ["check", "hw-truncation", "-p", "StrongIsr", "--json"]
CALL += [part for name, value in SMALL.items() for part in (f"--{name.replace('_', '-')}", str(value))]

WRITER = """
import sys
from pathlib import Path
from tideproof.model.runs.files import write_whole
print("ready", flush=True)
n = 0
while True:
    write_whole(Path(sys.argv[1]), bytes([65 + n % 20]) * 300_000)
    n += 1
"""


def test_a_killed_writer_leaves_a_complete_file(tmp_path: Path) -> None:
    path, chance = tmp_path / "out", random.Random(3)
    path.write_bytes(b"A" * 300_000)
    for _ in range(5):
        process = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE)
        assert process.stdout is not None
        process.stdout.readline()
        threading.Event().wait(chance.random() / 20)
        process.kill()
        process.communicate()
        content = path.read_bytes()
        assert content == content[:1] * 300_000


def test_two_writers_leave_the_complete_file_of_one(tmp_path: Path) -> None:
    path = tmp_path / "out"

    def write(content: bytes) -> None:
        for _ in range(40):
            write_whole(path, content * 100_000)

    writers = [threading.Thread(target=write, args=(content,)) for content in (b"A", b"B")]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert path.read_bytes() in (b"A" * 100_000, b"B" * 100_000)
    assert [p.name for p in tmp_path.iterdir()] == ["out"]


def test_a_full_disk_loses_no_file_and_no_verdict(tmp_path: Path) -> None:
    """No file may grow past 100 bytes: neither the cache nor the trace can be written."""
    path = tmp_path / "trace.json"
    path.write_bytes(LOSS.to_json())

    def check(*more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "tideproof.cli", *CALL, *more],
            capture_output=True, text=True, check=False, cwd=tmp_path,
            env={**os.environ, "TIDEPROOF_CACHE_DIR": str(tmp_path / "cache")},
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100)),
        )  # fmt: skip

    ran = check("--trace", "trace.json")
    assert ran.returncode == 2
    assert "trace.json" in ran.stderr and "File too large" in ran.stderr and ran.stderr.count("\n") == 1
    assert path.read_bytes() == LOSS.to_json()
    ran = check()
    assert json.loads(ran.stdout)["properties"][0]["verdict"] == "violated", ran.stderr


@pytest.mark.parametrize("cache", ["/proc/cache", "file"])
def test_verdict_is_the_same_without_a_cache(process: Cli, tmp_path: Path, cache: str) -> None:
    (tmp_path / "file").write_text("")
    ran = process(*CALL, TIDEPROOF_CACHE_DIR=cache)
    printed = [line for line in ran.stderr.splitlines() if not line.startswith("hw-truncation: level")]  # progress
    assert (ran.returncode, printed) == (1, [])
    assert json.loads(ran.stdout)["properties"] == json.loads(process(*CALL).stdout)["properties"]


def test_a_second_search_in_a_folder_is_refused(tmp_path: Path) -> None:
    refused = []

    def another() -> None:
        with pytest.raises(OutputError, match="another command is at work in"):
            searched(tmp_path / "search")
        refused.append(1)

    assert searched(tmp_path / "search", another) == searched(tmp_path / "alone")
    assert refused


def test_without_locks_two_searches_in_a_folder_stay_correct(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the file system has no locks."""
    monkeypatch.setattr("fcntl.flock", Mock(side_effect=OSError(errno.ENOLCK, "No locks available")))
    interrupted = 0

    def another() -> None:
        nonlocal interrupted
        interrupted += 1
        if interrupted == 3:
            assert searched(tmp_path / "search") == expected

    expected = searched(tmp_path / "alone")
    try:
        assert searched(tmp_path / "search", another) == expected
    except OutputError as error:
        assert "left alone" in str(error)
    assert interrupted >= 3
    assert searched(tmp_path / "search") == expected


class Calls(Reporter):
    """Calls something whenever a search says how far it is."""

    def __init__(self, called: Callable[[], None]) -> None:
        super().__init__()
        self.called = called

    def show(self, line: str, at_once: bool = False) -> None:
        self.called()


def searched(folder: Path, called: Callable[[], None] = lambda: None) -> tuple[object, ...]:
    protocol = PROTOCOLS["hw-truncation"]
    found = explore_on_spark(
        protocol,
        protocol.bounded(**SMALL),
        [strong_isr],
        InProcess(),
        folder=folder,
        partitions=2,
        reporter=Calls(called),
    )
    figures = [found.statistics[name] for name in ("levels", "transitions")]
    return *figures, [(v.status, v.depth) for v in found.verdicts]


def no_ir(*_: object) -> str:
    return "define i64 @tideproof_expand( {"


def no_formula(*_: object) -> object:
    return z3.And(z3.Int("a"), z3.Bool("b"))


@pytest.mark.parametrize(
    ("engine", "broken", "instead", "said"),
    [
        ("exhaustive", "tideproof.properties.engines.compiled.native_form", no_ir,
         r"internal error at native\.py:\d+: LLVM, the compiler of the rules, fails, .* \(LLVM IR parsing error\): "),
        ("bounded", "tideproof.properties.engines.solver.bmc.disjunction", no_formula,
         r"internal error at bmc\.py:\d+: Z3, the solver, fails, .* \(Sort mismatch at argument #1 .*\): "),
        ("bounded", "tideproof.properties.engines.solver.bmc.symmetry_proved", 1 / 2,
         r"internal error at bmc\.py:\d+: TypeError: 'float' object is not callable"),
    ],
)  # fmt: skip
def test_unforeseen_errors_are_one_line(
    engine: str, broken: str, instead: object, said: str, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broken, instead)
    ran = cli("check", "hw-truncation", "-p", "StrongIsr", "--engine", engine)
    assert ran.returncode == 2
    assert re.match(f"tideproof: {said}", one_line(ran.stderr)), ran.stderr
