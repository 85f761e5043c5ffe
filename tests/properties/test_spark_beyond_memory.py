"""Searches on Spark that are larger than memory: what they keep on disk, and what a killed driver or worker leaves."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections import Counter
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
from search_beyond_memory import CASES, GIB, Search, command_of
from support.spark import ASKED, BOUNDS, HW, LOCAL, facts, needs_spark

from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.spark.search import explore_on_spark
from tideproof.properties.engines.spark.search_task import Place, Run
from tideproof.properties.engines.spark.session import Cluster


class InProcess(Cluster):
    """A cluster that runs tasks one after the other, and kills the driver in the middle of a level."""

    def __init__(self, dies_in: int | None = None) -> None:
        super().__init__(None, LOCAL)
        self.dies_in = dies_in

    def run(self, task: Any, count: int, *_: Any) -> list[Any]:
        results = []
        for number in range(count):
            if task.level == self.dies_in and number == count // 2:
                os.kill(os.getpid(), signal.SIGKILL)
            results.append(json.loads(json.dumps(task(number))))
        return results


def search(cluster: Cluster, folder: Path) -> Any:
    return explore_on_spark(HW, BOUNDS, ASKED[:1], cluster, folder=folder, partitions=4, small=0)


@pytest.mark.parametrize("level", [4, 11])
def test_a_search_resumed_after_a_killed_driver_repeats_the_level(tmp_path: Path, level: int) -> None:
    killed = get_context("fork").Process(target=search, args=(InProcess(level), tmp_path))
    killed.start()
    killed.join()
    assert killed.exitcode == -signal.SIGKILL
    assert len(json.loads((tmp_path / "search.json").read_text())["state"]["levels"]) == level
    left = list((tmp_path / f"level-{level:04}").iterdir())
    assert left, "the tasks before the kill wrote files"
    found = search(InProcess(), tmp_path)
    with explore(HW, BOUNDS, ASKED[:1]) as truth:
        assert facts(found) == facts(truth)
    assert not any(path.exists() for path in left)


def test_a_task_writes_one_file_of_merged_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files of runs that are merged again in the same task would take as much disk as the states."""
    written, write = Counter[str](), Place.write

    def counted(place: Place, name: str, run: Run) -> str:
        written[name] += name.endswith(".merged")
        return write(place, name, run)

    monkeypatch.setattr(Place, "write", counted)
    search(InProcess(), tmp_path)
    state = json.loads((tmp_path / "search.json").read_text())["state"]
    assert max(written.values()) == 1
    for partition, runs in state["visited"].items():
        lengths = [length for _, _, length in runs]
        assert all(a > 2 * b for a, b in pairwise(lengths)), partition
    assert sum(length for runs in state["visited"].values() for *_, length in runs) == sum(state["levels"])


def test_a_search_above_its_memory_limit_is_ended(tmp_path: Path) -> None:
    takes_64_mib = [sys.executable, "-c", "held = b'1' * (64 << 20); import time; time.sleep(600)"]
    beyond = Search(tmp_path, takes_64_mib, 48 << 20)
    with pytest.raises(SystemExit, match="more than the limit"):
        beyond.run({})
    assert not any(process.is_running() for process in beyond.processes)


WORKERS = 300 << 20
"""In bytes: less than the states take on disk, of which a worker maps those of one partition into memory."""


@pytest.mark.nightly
@needs_spark[0]
@needs_spark[1]
def test_a_search_beyond_memory_survives_a_killed_worker_and_a_killed_driver(tmp_path: Path) -> None:
    """The states and the diameter are those of the search in one process (docs/internals/benchmarks.md)."""
    beyond = Search(tmp_path, command_of(CASES["small"], 32, "512m", "2g"), 5 * GIB // 4)
    found = beyond.run({"worker": 14, "driver": 17})
    assert (found["distinct_states"], found["diameter"], found["complete"]) == (9_985_570, 31, True)
    assert [what for what, _ in beyond.measured.killed] == ["worker", "driver"]
    assert "Python worker exited unexpectedly" in beyond.log.read_text()
    assert beyond.measured.workers < WORKERS < beyond.measured.disk
