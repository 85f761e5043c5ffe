"""Folders of batches and searches, and messages for failures. Needs neither Spark nor Java."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

import pytest
from support.cli import Cli
from support.spark import ASKED, BOUNDS, HW, LOCAL, batch, contents

from tideproof.model.language.properties import Status, watched
from tideproof.properties.engines.base import Budget, Reporter
from tideproof.properties.engines.compiled import digest_of_rules
from tideproof.properties.engines.random.policy import Policy
from tideproof.properties.engines.spark.batch import _reduced, _Watch, run_batch
from tideproof.properties.engines.spark.batch_output import Output, OutputError, differences
from tideproof.properties.engines.spark.batch_report import (
    CellReport,
    PropertyReport,
    Report,
    ViolatingWalk,
    read_report,
)
from tideproof.properties.engines.spark.search import explore_on_spark
from tideproof.properties.engines.spark.search_state import Checkpoint, SearchState
from tideproof.properties.engines.spark.search_task import FindSources, Place
from tideproof.properties.engines.spark.session import Cluster, reason


@pytest.fixture(scope="module")
def configuration() -> dict[str, Any]:
    return batch(2000, 1000, (Policy.UNIFORM, Policy.SWARM)).configuration()


def test_differences_between_runs_are_named_as_options(configuration: dict[str, Any]) -> None:
    one, two = configuration["cells"]
    for change, says in [
        ({"seed": 8}, "seed"),
        ({"range_walks": 7, "steps": 9}, "steps, range-walks"),
        ({"loops": "0"}, "the version of the loops"),
        ({"cells": [one, {**two, "rules": "0"}]}, "the rules of a protocol"),
        ({"cells": [{**one, "policy": "priorities"}, {**two, "bounds": {}}]}, "policy, bounds"),
        ({"cells": [one]}, "protocols and policies"),
        ({"\ud800": 1}, "a setting of another version"),
    ]:
        assert differences({**configuration, **change}, configuration) == says


def test_another_initial_state_is_another_run() -> None:
    cell = batch(2000, 1000, (Policy.SWARM,)).cells[0]
    begun = replace(cell.protocol, initial=lambda b: cell.protocol.initial(b).replace(next_record=1))
    one, two = (digest_of_rules(watched(p, cell.bounds, []), []) for p in (cell.protocol, begun))
    assert one != two


def test_other_action_names_are_another_run() -> None:
    """Rows are aggregated by name, so those of before and after the renaming would be counted apart."""
    run = batch(2000, 1000, (Policy.SWARM,))
    (cell,) = run.cells
    slot, act = next(iter(cell.protocol.slots.items()))
    renamed = replace(cell.protocol, slots={**cell.protocol.slots, slot: replace(act, name="Renamed")})
    other = replace(run, cells=(replace(cell, protocol=renamed),))
    assert differences(other.configuration(), run.configuration()) == "the rules of a protocol"


def test_replacing_a_run_is_atomic(
    configuration: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = Output(tmp_path / "run", configuration)
    output.open()
    for r in output.ranges():
        output.keep(r, {"walks": 1, "steps": 2, "violations": 3}, b"", b"")
    removed: list[Path] = []
    unlink = Path.unlink

    def stopped(path: Path, missing_ok: bool = False) -> None:
        if len(removed) == 5:
            raise KeyboardInterrupt
        removed.append(path)
        unlink(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", stopped)
    with pytest.raises(KeyboardInterrupt):
        output.open(overwrite=True)
    monkeypatch.undo()
    output.open(overwrite=True)
    assert [p.name for p in (tmp_path / "run").rglob("*") if p.is_file()] == ["run.json"]


def test_only_temporary_files_of_killed_tasks_are_removed(configuration: dict[str, Any], tmp_path: Path) -> None:
    output = Output(tmp_path / "run", configuration)
    output.open()
    first, second = (r for r in output.ranges() if r.cell == 0)
    totals = {"walks": 1, "steps": 2, "violations": 3}
    output.keep(first, totals, b"summary", b"violations")
    kept = contents(tmp_path)
    writer = "import os, sys; from pathlib import Path; from tideproof.model.runs import files; "
    writer += "files.os.replace = lambda *_: os._exit(1); files.write_whole(Path(sys.argv[1]), b'half')"
    for kind in ("summaries", "violations", "finished"):
        subprocess.run([sys.executable, "-c", writer, str(output.file(kind, second))], check=False)
    assert len(contents(tmp_path)) == len(kept) + 3
    output.sweep()
    assert contents(tmp_path) == kept
    assert output.finished() == {first: totals}


def test_a_straggler_writes_nothing_to_the_folder_of_the_next_run(
    configuration: dict[str, Any], tmp_path: Path
) -> None:
    first, second = (Output(tmp_path / "run", configuration | {"seed": seed}) for seed in (1, 2))
    first.open()
    second.open(overwrite=True)
    before = contents(tmp_path)
    with pytest.raises(OutputError, match="given to another run"):
        first.keep(first.ranges()[0], {"walks": 1}, b"summary", b"violations")
    assert contents(tmp_path) == before


def test_rows_copied_from_another_range_are_refused(configuration: dict[str, Any], tmp_path: Path) -> None:
    """The copies are intact, but the violations in the files that they replaced are lost."""
    output = Output(tmp_path / "run", configuration)
    output.open()
    first, beside, *_ = output.ranges()
    later = next(r for r in output.ranges() if r.cell == first.cell and r != first)
    output.keep(first, {"walks": 1, "steps": 2, "violations": 0}, b"summary", b"none")
    for other in (beside, later):
        for kind in ("summaries", "violations", "finished"):
            output.file(kind, other).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(output.file(kind, first), output.file(kind, other))
        with pytest.raises(OutputError, match="another part of this one"):
            output.totals(other)
    assert output.totals(first)


def test_a_report_belongs_to_the_run_in_its_folder(configuration: dict[str, Any], tmp_path: Path) -> None:
    first, second = (Output(tmp_path / str(seed), configuration | {"seed": seed}) for seed in (1, 2))
    found = Report(1, 50, ())
    for output in (first, second):
        output.open()
    found.write(first)
    assert read_report(first.folder) == found
    shutil.copy(first.report, second.report)
    with pytest.raises(OutputError, match=r"2/report\.json belongs to another run"):
        read_report(second.folder)
    first.report.write_text(first.report.read_text().replace('"steps": 50', '"steps": 60'))
    with pytest.raises(OutputError, match="damaged"):
        read_report(first.folder)


def test_a_report_prefers_the_trace_of_a_violation_to_a_witness(
    cli: Cli, configuration: dict[str, Any], tmp_path: Path
) -> None:
    def found(name: str, witness: bool) -> PropertyReport:
        walk = ViolatingWalk(4, 1, ("Step",), ("Step",))
        return PropertyReport(name, 3, 0.03, (0.01, 0.08), False, 1, 1.0, (walk,), witness)

    output = Output(tmp_path / "run", configuration)
    output.open()
    properties = found("Safe", False), found("Wanted", True)
    Report(1, 50, (CellReport("mine", {}, "swarm", 100, 900, 3, 55.5, {"Step": 9}, properties),)).write(output)
    assert "Safe is violated by walk 4 after 1 steps" in cli("batch", "--report", "-o", str(output.folder)).stdout


def test_rows_of_another_run_are_refused(configuration: dict[str, Any], tmp_path: Path) -> None:
    output = Output(tmp_path / "run", configuration)
    output.open()
    for r in output.ranges():
        output.keep(r, {"walks": 1, "steps": 2, "violations": 3}, b"summary", b"violations")
    output.file("summaries", output.ranges()[0]).write_bytes(b"of another seed")
    unused: Any = None
    with pytest.raises(OutputError, match="missing or damaged"):
        _reduced(unused, batch(2000, 1000), output)


class Stopped(Cluster):
    """A cluster on which a search is interrupted in its first level."""

    def run(self, *_: Any) -> NoReturn:
        raise KeyboardInterrupt


class StoppedAtTraces(Cluster):
    """A cluster on which a search is interrupted while it builds traces."""

    def run(self, task: Any, count: int, *_: Any) -> list[Any]:
        if isinstance(task, FindSources):
            raise KeyboardInterrupt
        return [json.loads(json.dumps(task(number))) for number in range(count)]


def test_an_interrupt_after_the_last_level_is_reported() -> None:
    cluster = StoppedAtTraces(None, LOCAL)
    found = explore_on_spark(HW, BOUNDS, ASKED, cluster, partitions=2, small=0, stop_when_decided=True)
    assert found.interrupted
    assert {v.status for v in found.verdicts} == {Status.UNKNOWN}


def test_a_search_interrupted_immediately_can_be_resumed(tmp_path: Path) -> None:
    for _ in range(2):
        stopped = explore_on_spark(
            HW, BOUNDS, ASKED, Stopped(None, LOCAL), folder=tmp_path / "work", partitions=2, small=0
        )
        assert stopped.interrupted and not stopped.statistics["complete"]
        assert {v.status for v in stopped.verdicts} == {Status.UNKNOWN}


@pytest.mark.parametrize(
    ("small", "seen", "deep"),
    [(0, "no state", "no depth reached"), (1, "1 state, all to depth 0", "depth 0 reached")],
)
def test_an_interrupted_search_reports_its_coverage(small: int, seen: str, deep: str) -> None:
    """The first level has one candidate: with `small=1` no task on Spark is needed for it."""
    found = explore_on_spark(HW, BOUNDS, ASKED, Stopped(None, LOCAL), partitions=2, small=small)
    assert f"budget spent (interrupted; seen {seen})" in [v.how for v in found.verdicts]
    assert f" transitions, {deep};" in str(found.summary[0])


class Clock(Budget):
    """A budget with a clock that the test sets."""

    now = 4.0

    @property
    def elapsed(self) -> float:
        return self.now


def test_the_time_of_an_interrupted_search_includes_its_last_level() -> None:
    clock = Clock()

    class StoppedLate(Cluster):
        def run(self, *_: Any) -> NoReturn:
            clock.now = 21.0
            raise KeyboardInterrupt

    found = explore_on_spark(HW, BOUNDS, ASKED, StoppedLate(None, LOCAL), partitions=2, small=1, budget=clock)
    assert found.interrupted and found.statistics["levels"] == [1]
    assert found.seconds == 21.0 and str(found.summary[1]).startswith("21.0 s on Spark")


def test_two_drivers_at_once_in_one_folder_are_refused(tmp_path: Path) -> None:
    """The second would remove files that the first needs. The lock ends with its process."""
    holds = "import sys; from pathlib import Path; from tideproof.properties.engines.spark.batch_output import alone_in"
    holds += "\nwith alone_in(Path(sys.argv[1])): print(flush=True); sys.stdin.read()"
    work, unused = tmp_path / "work", Stopped(None, LOCAL)
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-c", holds, str(work)], **pipes) as other:
        assert other.stdout is not None
        other.stdout.readline()
        for run in (
            lambda: explore_on_spark(HW, BOUNDS, ASKED, unused, folder=work),
            lambda: run_batch(batch(2000, 1000), work, unused),
        ):
            with pytest.raises(OutputError, match=f"another command is at work in {work}: wait for it"):
                run()
        assert contents(work) == {}
        other.kill()
    with pytest.raises(KeyboardInterrupt):
        run_batch(batch(2000, 1000), work, unused)


@pytest.mark.parametrize("change", [{"levels": None}, {"inbox": {"0": ["file"]}}, {"first": []}])
def test_a_damaged_search_is_refused_unchanged(tmp_path: Path, change: dict[str, Any]) -> None:
    checkpoint = Checkpoint(Place(tmp_path / "work", 1), {"protocol": "p"})
    checkpoint.save(SearchState())
    assert checkpoint.load() == SearchState()
    path = tmp_path / "work" / "search.json"
    found = json.loads(path.read_text())
    found["state"] |= change
    path.write_text(json.dumps(found))
    before = contents(tmp_path)
    with pytest.raises(OutputError, match="damaged"):
        checkpoint.load()
    assert contents(tmp_path) == before


def test_a_folder_that_is_not_writable_is_reported(configuration: dict[str, Any], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for fails in (
        Output(tmp_path / "file" / "run", configuration).open,
        lambda: Checkpoint(Place(tmp_path / "file" / "work", 1), {}).save(SearchState()),
    ):
        with pytest.raises(OutputError, match=r"cannot be written on .* \(Not a directory\)"):
            fails()


def test_the_line_of_a_batch_fits_in_80_columns(configuration: dict[str, Any], tmp_path: Path) -> None:
    sizes = {"walks": 100_000_000, "range_walks": 200_000, "cells": configuration["cells"][:1]}
    output = Output(tmp_path, configuration | sizes)
    watch = _Watch(output, {}, Reporter())
    totals = {"walks": 200_000, "steps": 2_000_000, "violations": 3_125}
    watch.finished, watch.started = dict.fromkeys(output.ranges()[:480], totals), 0.0
    line = watch.line(2, 800.0)
    assert len(line) <= 80 and line.startswith("480/500 ranges, 33 s left, 96,000,000 walks (120,000/s)")


PYTHON_ERROR = """An exception was thrown from the Python worker. Please see the stack trace below.
Traceback (most recent call last):
  File "/spark/worker.py", line 1, in main
%s
"""


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (PYTHON_ERROR % "ModuleNotFoundError: No module named 'pyarrow'", "cannot import pyarrow.*--send-libraries"),
        (
            PYTHON_ERROR % "pyspark.errors.PySparkRuntimeError: [PYTHON_VERSION_MISMATCH] Python in worker has …",
            r"3\.\d",
        ),
        (
            PYTHON_ERROR % "tideproof.properties.engines.spark.batch_output.OutputError: /x cannot be written: fix",
            "^/x cannot",
        ),
        (
            """Job aborted: java.io.IOException: Cannot run program "/no/python": error=2, No such file or directory
Caused by: java.io.IOException: error=2, No such file or directory
\t... 28 more""",
            "cannot run /no/python: set PYSPARK_PYTHON",
        ),
        ("org.apache.spark.SparkException: Python worker exited unexpectedly (crashed)", "dying.*--spark-log"),
        ("Call From x to y failed: Connection refused", "connection to Spark is lost"),
    ],
)
def test_a_failure_on_spark_is_reported_in_one_line(text: str, says: str) -> None:
    message = reason(text, None)
    assert "\n" not in message and re.search(says, message), message
