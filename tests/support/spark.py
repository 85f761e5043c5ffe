"""What the tests of Spark share: a small batch, and what it must find."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from support.configurations import SMALL
from tideproof.model.language.properties import Property, watched
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.random.code import Walker, program
from tideproof.properties.engines.random.policy import Policy
from tideproof.properties.engines.spark.batch import Batch, Cell
from tideproof.properties.engines.spark.session import SparkError, SparkOptions, find_java
from tideproof.properties.invariants.replication import leader_in_isr, strong_isr, type_ok, weak_isr

try:
    find_java()
    reason = ""
except SparkError as error:
    reason = str(error)

needs_spark = [pytest.mark.spark, pytest.mark.skipif(bool(reason), reason=reason)]

HW = PROTOCOLS["hw-truncation"]
BOUNDS = HW.bounded(**SMALL)
ASKED: tuple[Property, ...] = (leader_in_isr, weak_isr, strong_isr)
DECIDED = (type_ok, leader_in_isr, weak_isr, strong_isr)
LOCAL = SparkOptions("local[2]")


def batch(
    walks: int = 40_000, size: int = 10_000, policies: tuple[Policy, ...] = (Policy.UNIFORM, Policy.ACTION_FIRST)
) -> Batch:
    return Batch(tuple(Cell(HW, BOUNDS, policy, ASKED) for policy in policies), walks, 50, 7, size)


def _parquet() -> Any:
    import pyarrow.parquet

    return pyarrow.parquet


def rows(folder: Path, kind: str = "violations") -> list[Any]:
    """All rows below a folder, with what its path says of them, in one order."""
    return sorted(
        (str(path.parent.relative_to(folder)), tuple(sorted((k, str(v)) for k, v in row.items())))
        for path in (folder / kind).rglob("*.parquet")
        for row in _parquet().ParquetFile(path).read().to_pylist()
    )


def walked(run: Batch) -> list[Any]:
    """What the walks of a batch find in this process, one after the other."""
    found = []
    for cell in run.cells:
        system = watched(HW, BOUNDS, ASKED)
        for f in Walker(program(system, ASKED, cell.policy, run.steps, run.seed)).walk(0, run.walks):
            actions = tuple(str(system.instances[kind]) for kind in f.schedule)
            found.append((str(cell.policy), f.walk, ASKED[f.property].name, f.depth, actions))
    return sorted(found)


def recorded(folder: Path) -> list[Any]:
    """The same from the rows of a folder."""
    return sorted(
        (path.parent.name.removeprefix("policy="), r["walk"], r["property"], r["depth"], tuple(r["actions"]))
        for path in (folder / "violations").rglob("*.parquet")
        for r in _parquet().ParquetFile(path).read().to_pylist()
    )


def start_cli(*args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tideproof.cli", *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def wait_for(condition: Callable[[], bool], process: subprocess.Popen[str]) -> None:
    """Waits until a process has come so far, as long as it takes on a busy machine; ends one that does not."""
    deadline = time.monotonic() + 1_200
    while not condition():
        assert process.poll() is None, process.stderr and process.stderr.read()
        if time.monotonic() > deadline:
            process.kill()
            process.communicate()
            raise AssertionError("it never came so far")
        time.sleep(0.05)


def contents(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def facts(found: Any) -> Any:
    verdicts = [(v.property.name, str(v), v.depth) for v in found.verdicts]
    names = ("levels", "transitions", "terminal_states", "actions", "diameter")
    return (*(found.statistics[name] for name in names), verdicts)
