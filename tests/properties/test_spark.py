"""Batches and searches on Spark in local mode, and what the user can fix."""

from __future__ import annotations

import json
import shutil
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NoReturn

import psutil
import pytest
from support.cli import Cli, complaints, started
from support.spark import (
    ASKED,
    BOUNDS,
    DECIDED,
    HW,
    LOCAL,
    batch,
    contents,
    facts,
    needs_spark,
    recorded,
    wait_for,
    walked,
)

from tideproof.model.language.actions import Rule, action
from tideproof.model.language.algebra import Bool, not_
from tideproof.model.language.properties import Property, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import FLAG, State, variable
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.random.code import Walker, program
from tideproof.properties.engines.random.policy import Policy
from tideproof.properties.engines.spark.batch import Batch, Cell, run_batch
from tideproof.properties.engines.spark.batch_output import OutputError
from tideproof.properties.engines.spark.batch_report import read_report
from tideproof.properties.engines.spark.search import explore_on_spark
from tideproof.properties.engines.spark.session import Cluster, SparkError, find_java, session

pytest.importorskip("pyspark")
pytest.importorskip("pyarrow")

pytestmark = needs_spark


@pytest.fixture(scope="module")
def spark() -> Iterator[Cluster]:
    with session(LOCAL) as cluster:
        yield cluster


@pytest.fixture(scope="module")
def local_run(spark: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished batch."""
    folder = tmp_path_factory.mktemp("local") / "run"
    run_batch(batch(), folder, spark)
    return folder


# Batches --------------------------------------------------------------------------------------------------------------


@pytest.mark.once
def test_batch_rows_match_plain_walks(local_run: Path) -> None:
    assert recorded(local_run) == walked(batch())


def test_the_report_totals_the_walks(local_run: Path) -> None:
    report = read_report(local_run)
    expected = walked(batch())
    assert [cell.policy for cell in report.cells] == [cell.policy for cell in batch().cells]
    for cell in report.cells:
        walker = Walker(program(watched(HW, BOUNDS, ASKED), ASKED, Policy(cell.policy), 50, 7))
        list(walker.walk(0, 40_000))
        assert (cell.walks, cell.steps, cell.ended) == (40_000, walker.steps, walker.ended)
        assert sum(cell.taken.values()) == walker.steps
        initially, weak, strong = cell.properties
        assert initially.fails_initially and initially.shortest == 0
        for p in (weak, strong):
            mine = [row for row in expected if row[0] == cell.policy and row[2] == p.property]
            assert p.violating_walks == len(mine)
            assert p.shortest == min(row[3] for row in mine)
            assert p.interval[0] <= p.rate <= p.interval[1]
            assert [(t.depth, t.walk, t.actions) for t in p.traces] == sorted((r[3], r[1], r[4]) for r in mine)[:3]
            assert all(len(t.shortened) == {"WeakIsr": 8, "StrongIsr": 9}[p.property] for t in p.traces)


def test_names_that_look_like_numbers_stay_strings(spark: Cluster, tmp_path: Path) -> None:
    names = ["1.1", "1.10"]
    cells = tuple(Cell(replace(SWITCH, name=name), SWITCH.bounded(), Policy.SWARM, (OFF,)) for name in names)
    run_batch(Batch(cells, 100, 5, 7), tmp_path / "run", spark)
    assert [cell.protocol for cell in read_report(tmp_path / "run").cells] == names


@dataclass(frozen=True)
class Switch(State):
    on: Bool = variable("whether it is on", FLAG)


@action()
def turn_on(s: Switch) -> Rule[Switch]:
    """It is turned on."""
    yield not_(s.on)
    return s.replace(on=True)


SWITCH = Protocol("switch", "", "", Switch, Switch.initial, (), {"turn_on": turn_on})
OFF = Property("Off", "", Switch, lambda s: not_(s.on))


@pytest.mark.parametrize("folder", ["walks[1]", "wal{k,c}s*?", "a\\b"])
def test_a_folder_may_have_any_name_and_a_protocol_no_bounds(spark: Cluster, tmp_path: Path, folder: str) -> None:
    """Spark expands glob patterns, and rejects empty values of partition columns."""
    run = Batch((Cell(SWITCH, SWITCH.bounded(), Policy.UNIFORM, (OFF,)),), 100, 5, 7)
    (tmp_path / "walks1").mkdir()
    (cell,) = run_batch(run, tmp_path / folder, spark).cells
    assert (cell.bounds, cell.walks, cell.steps, cell.properties[0].violating_walks) == ({}, 100, 100, 100)


# Unfit folders -------------------------------------------------------------------------------------------------------


def changed_run(folder: Path, change: Callable[[Any], Any]) -> None:
    run = json.loads((folder / "run.json").read_text())
    change(run)
    (folder / "run.json").write_text(json.dumps(run))


def unfinished(folder: Path, kind: str) -> Path:
    """Remove the report of a run; return one of its files."""
    (folder / "report.json").unlink()
    return next((folder / kind).rglob("*.parquet"))


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-20])


UNFIT: dict[str, Callable[[Path], object]] = {
    "not the output of a batch": lambda folder: (folder / "run.json").unlink(),
    "run.json is damaged": lambda folder: (folder / "run.json").write_text('{"kind": "tideproof'),
    "not the configuration": lambda folder: (folder / "run.json").write_text("[]"),
    "format 99": lambda folder: changed_run(folder, lambda run: run.update(format=99)),
    "another run": lambda folder: changed_run(folder, lambda run: run["cells"][0].update(rules="0" * 64)),
    "holds this run, finished": lambda folder: None,
    "parquet is missing or damaged": lambda folder: truncated(unfinished(folder, "summaries")),
    "missing or damaged": lambda folder: unfinished(folder, "violations").unlink(),
}


@pytest.mark.parametrize("says", UNFIT)
def test_an_unfit_folder_is_refused_and_not_changed(spark: Cluster, local_run: Path, tmp_path: Path, says: str) -> None:
    folder = shutil.copytree(local_run, tmp_path / "run")
    UNFIT[says](folder)
    before = contents(folder)
    with pytest.raises(OutputError, match=says):
        run_batch(batch(), folder, spark)
    assert contents(folder) == before


def test_files_of_unknown_ranges_are_ignored(spark: Cluster, tmp_path: Path) -> None:
    """A copy, or the output of a straggler of a run that was replaced."""
    small, folder = batch(2000, 1000, (Policy.SWARM,)), tmp_path / "run"
    report = run_batch(small, folder, spark)
    (folder / "report.json").unlink()
    for kind in ("summaries", "violations"):
        path = next((folder / kind).rglob("range-000000.parquet"))
        path.with_name("range-000099.parquet").write_bytes(path.read_bytes())
    assert run_batch(small, folder, spark) == report


def test_overwrite_removes_only_files_of_a_batch(spark: Cluster, local_run: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(local_run, tmp_path / "run")
    (folder / "notes.txt").write_text("mine")
    small = batch(2000, 1000, (Policy.SWARM,))
    run_batch(small, folder, spark, overwrite=True)
    assert recorded(folder) == walked(small)
    assert (folder / "notes.txt").read_text() == "mine"


# Exhaustive search ----------------------------------------------------------------------------------------------------


@pytest.mark.once
def test_a_search_on_spark_equals_the_search_in_one_process(spark: Cluster) -> None:
    kip_279 = PROTOCOLS["kip-279"]
    bounds = kip_279.bounded(replicas=3, log_size=2, records=2, epochs=3)
    found = facts(explore_on_spark(kip_279, bounds, DECIDED, spark))
    with explore(kip_279, bounds, DECIDED) as truth:
        assert found == facts(truth)


def test_the_number_of_partitions_does_not_change_results_or_traces(spark: Cluster) -> None:
    found = [explore_on_spark(HW, BOUNDS, DECIDED, spark, partitions=p, small=s) for p, s in ((1, 10**9), (7, 100))]
    assert found[0].verdicts == found[1].verdicts and facts(found[0]) == facts(found[1])


def test_a_search_keeps_foreign_files(spark: Cluster, tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    with pytest.raises(OutputError, match="not the folder of a search"):
        explore_on_spark(HW, BOUNDS, DECIDED, spark, folder=tmp_path)
    assert contents(tmp_path) == {"thesis.txt": b"mine"}


# Errors that users can fix -------------------------------------------------------------------------------------------


def fake_java(home: Path, says: str) -> str:
    java = home / "bin" / "java"
    java.parent.mkdir(parents=True)
    java.write_text(f"#!/bin/sh\n{says}\n")
    java.chmod(0o755)
    return str(home)


def test_missing_java_master_or_library_is_one_line(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    calls = [
        (["check", "kip-320", "--on", "spark"], {"PATH": str(empty), "JAVA_HOME": ""}, "there is no java"),
        (["check", "kip-320", "--on", "spark"], {"JAVA_HOME": str(empty)}, "cannot be run"),
        (["check", "kip-320", "--on", "spark", "--master", "nonsense"], {}, "not the URL"),
        (["check", "kip-320", "--on", "spark", "--partitions", "0"], {}, "give at least 1"),
        (["batch", "kip-320", "-o", "x", "--conf", "nonsense"], {}, "spark.name=value"),
        (["batch", "kip-320", "-o", "x", "--master", "spark://127.0.0.1:9"], {}, "no Spark master answers"),
        (
            ["batch", "kip-320", "-o", "x"],
            {"JAVA_HOME": fake_java(tmp_path / "old", "echo java.base@11")},
            "version 11",
        ),
        (["batch", "kip-320", "-o", "x"], {"JAVA_HOME": fake_java(tmp_path / "dead", "exit 1")}, "old or damaged"),
    ]
    for args, environment, says in calls:
        with monkeypatch.context() as patch:
            for name, value in environment.items():
                patch.setenv(name, value)
            done = cli(*args)
        lines = done.stderr.strip().splitlines()
        assert done.returncode == 2 and done.stdout == "", (args, done.stderr)
        assert says in lines[-1] and "Traceback" not in done.stderr and len(lines) <= 2, (args, done.stderr)
    assert not (tmp_path / "x").exists()


def test_unresponsive_java_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JAVA_HOME", fake_java(tmp_path, "exec sleep 10"))
    monkeypatch.setattr("tideproof.properties.engines.spark.session._JAVA_SECONDS", 0.5)
    with pytest.raises(SparkError, match="does not answer"):
        find_java()


def test_a_run_leaves_nothing_behind(process: Any, tmp_path: Path) -> None:
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    bounds = ["--replicas", "2", "--log-size", "2", "--records", "2", "--epochs", "3"]
    done = process("check", "hw-truncation", *bounds, "-p", "StrongIsr", "--on", "spark", TMPDIR=str(temporary))
    assert done.returncode == 1, done.stderr
    assert complaints(done.stderr, "hw-truncation") == []
    assert list(temporary.iterdir()) == []
    assert sorted(p.name for p in tmp_path.iterdir()) == ["tmp"]


@pytest.mark.parametrize(("more", "again"), [((), "command"), (("--overwrite",), "command without --overwrite")])
def test_the_command_to_resume_does_not_remove_finished_ranges(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, more: tuple[str, ...], again: str
) -> None:
    def interrupted(*_: object, **__: object) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr("tideproof.properties.engines.spark.batch.run_batch", interrupted)
    ran = cli("batch", "hw-truncation", "--walks", "1000", "-o", "run", "--seed", "1", *more)
    assert ran.returncode == 3 and f"The same {again} with --seed 1 goes on." in ran.stderr


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_at_the_end_of_an_action_is_not_lost(spark: Cluster, number: signal.Signals) -> None:
    """Without this, 3 of 50 batches that were interrupted in their first seconds ran to the end."""

    def interrupted() -> None:
        ident = threading.main_thread().ident
        assert ident is not None
        signal.pthread_kill(ident, number)

    with pytest.raises(KeyboardInterrupt):
        spark.wait(interrupted, "interrupted")
    assert spark.run(int, 2, "after it") == [0, 1]


def test_an_interrupt_during_the_start_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    monkeypatch.setenv("TMPDIR", str(temporary))
    with started("batch", "hw-truncation", "--walks", "1000", "-o", "run", "--seed", "1", cwd=tmp_path) as process:
        java: list[psutil.Process] = []

        def java_runs() -> bool:
            for p in psutil.Process(process.pid).children(recursive=True):
                with suppress(psutil.NoSuchProcess):  # Spark's scripts start processes that end at once
                    java.extend([p] if p.name() == "java" else [])
            return bool(java)

        wait_for(lambda: any(temporary.glob("tideproof-spark-*")) and java_runs(), process)
        process.send_signal(signal.SIGINT)
        _, messages = process.communicate()
        assert process.returncode == 3 and "--seed 1 goes on" in messages and "Traceback" not in messages
        psutil.wait_procs(java)
        assert not any(p.is_running() for p in java)
    assert list(temporary.iterdir()) == []
