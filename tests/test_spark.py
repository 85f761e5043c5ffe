"""Batches and searches on Spark, locally and on a real cluster: the same rows and counts whatever happens to it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import SMALL

from tideproof.model.catalogue import PROTOCOLS
from tideproof.properties.base import Property, watched
from tideproof.properties.exhaustive import explore
from tideproof.properties.random_code import Policy, Walker, program
from tideproof.properties.replication import leader_in_isr, strong_isr, type_ok, weak_isr
from tideproof.properties.spark.session import SparkError, SparkOptions, _check_libraries, find_java, session

pytest.importorskip("pyspark")
pq: Any = pytest.importorskip("pyarrow.parquet")

from spark_cluster import LoopbackCluster, loopback_cluster  # noqa: E402

from tideproof.properties.spark.batch import Batch, Cell, Progress, run_batch  # noqa: E402
from tideproof.properties.spark.batch_output import OutputError  # noqa: E402
from tideproof.properties.spark.batch_report import read_report  # noqa: E402
from tideproof.properties.spark.exhaustive import SparkExploration, explore_on_spark  # noqa: E402

try:
    _check_libraries()
    find_java()
    reason = ""
except SparkError as error:
    reason = str(error)

pytestmark = [pytest.mark.spark, pytest.mark.skipif(bool(reason), reason=reason)]

HW = PROTOCOLS["hw-truncation"]
BOUNDS = HW.bounded(**SMALL)
ASKED: tuple[Property, ...] = (leader_in_isr, weak_isr, strong_isr)
LOCAL = SparkOptions("local[2]")


def batch(walks: int = 40_000, size: int = 5_000, policies: tuple[Policy, ...] = tuple(Policy)) -> Batch:
    return Batch(tuple(Cell(HW, BOUNDS, policy, ASKED) for policy in policies), walks, 50, 7, size)


def rows(folder: Path, kind: str = "violations") -> list[Any]:
    """All rows below a folder, with what its path says of them, in one order."""
    return sorted(
        (str(path.parent.relative_to(folder)), tuple(sorted((k, str(v)) for k, v in row.items())))
        for path in (folder / kind).rglob("*.parquet")
        for row in pq.ParquetFile(path).read().to_pylist()
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


def told(folder: Path) -> list[Any]:
    """The same from the rows of a folder."""
    return sorted(
        (path.parent.name.removeprefix("policy="), r["walk"], r["property"], r["depth"], tuple(r["actions"]))
        for path in (folder / "violations").rglob("*.parquet")
        for r in pq.ParquetFile(path).read().to_pylist()
    )


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoopbackCluster]:
    with loopback_cluster(tmp_path_factory.mktemp("cluster"), workers=2) as running:
        yield running


@pytest.fixture(scope="module")
def local_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished batch in local mode."""
    folder = tmp_path_factory.mktemp("local") / "run"
    run_batch(batch(), folder, LOCAL)
    return folder


def on(cluster: LoopbackCluster) -> SparkOptions:
    return SparkOptions(cluster.url, {"spark.executor.memory": "512m", "spark.executor.cores": "1"})


# Batches --------------------------------------------------------------------------------------------------------------


def test_the_rows_are_those_of_plain_walks(local_run: Path) -> None:
    assert told(local_run) == walked(batch())


def test_the_report_adds_up_what_the_walks_did(local_run: Path) -> None:
    report = read_report(local_run)
    expected = walked(batch())
    assert [cell.policy for cell in report.cells] == list(Policy)
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


def test_partitions_and_masters_do_not_matter(local_run: Path, tmp_path: Path) -> None:
    run_batch(batch(), tmp_path / "run", SparkOptions("local[1]", {"spark.sql.shuffle.partitions": "3"}))
    assert rows(tmp_path / "run") == rows(local_run)
    assert rows(tmp_path / "run", "summaries") == rows(local_run, "summaries")
    assert read_report(tmp_path / "run") == read_report(local_run)


def test_on_a_cluster_the_package_travels_and_the_rows_are_the_same(
    cluster: LoopbackCluster, local_run: Path, tmp_path: Path
) -> None:

    def where(number: int) -> str:
        import tideproof.properties.spark.batch_task as module

        return next(part for part in Path(module.__file__).parts if part.endswith(".zip"))

    with session(on(cluster)) as spark:
        assert set(spark.run(where, 4, "where")) == {"tideproof.zip"}
    run_batch(batch(), tmp_path / "run", on(cluster))
    assert rows(tmp_path / "run") == rows(local_run)
    assert rows(tmp_path / "run", "summaries") == rows(local_run, "summaries")


class Killer:
    """Kills something once, when a batch is well under way."""

    def __init__(self, kill: Callable[[], None]) -> None:
        self.kill = kill
        self.killed = False

    def __call__(self, progress: Progress | SparkExploration) -> None:
        under_way = progress.ranges >= 2 if isinstance(progress, Progress) else progress.diameter >= 8
        if under_way and not self.killed:
            self.kill()
            self.killed = True


def kill_worker(cluster: LoopbackCluster) -> None:
    cluster.running()[0].kill()
    cluster.add_worker()


def kill_python(cluster: LoopbackCluster) -> None:
    workers = cluster.python_workers()
    assert workers, "no Python runs on the executors"
    for process in workers:
        process.kill()


@pytest.mark.parametrize("kill", [kill_worker, kill_python])
def test_killed_in_mid_run_the_rows_are_the_same(
    cluster: LoopbackCluster, tmp_path: Path, kill: Callable[[LoopbackCluster], None]
) -> None:
    long = batch(1_200_000, 100_000, (Policy.UNIFORM, Policy.PRIORITIES))
    killer = Killer(lambda: kill(cluster))
    run_batch(long, tmp_path / "run", on(cluster), progress=killer)
    assert killer.killed
    summaries = rows(tmp_path / "run", "summaries")
    assert len(summaries) == 24
    assert told(tmp_path / "run") == walked(long)


def start_cli(*args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tideproof.cli", *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def wait_for(condition: Callable[[], bool], process: subprocess.Popen[str]) -> None:
    for _ in range(1200):
        if condition():
            return
        assert process.poll() is None, process.stderr and process.stderr.read()
        time.sleep(0.05)
    raise AssertionError("it never came so far")


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_the_driver_stopped_and_the_run_resumed_the_rows_are_the_same(
    cluster: LoopbackCluster, tmp_path: Path, how: signal.Signals
) -> None:
    folder = tmp_path / "run"
    bounds = ["--replicas", "2", "--log-size", "2", "--records", "2", "--epochs", "3"]
    asked = [part for p in ASKED for part in ("-p", p.name)]
    command = ["batch", "hw-truncation", *bounds, *asked, "--walks", "2000000", "--steps", "50", "--seed", "7",
               "--range-walks", "100000", "-o", str(folder), "--master", cluster.url,
               "--conf", "spark.executor.memory=512m"]  # fmt: skip
    first = start_cli(*command)
    wait_for(lambda: len(list((folder / "summaries").rglob("range-*.parquet"))) >= 3, first)
    first.send_signal(how)
    _, messages = first.communicate(timeout=60)
    kept = {path: path.stat().st_mtime_ns for path in (folder / "summaries").rglob("range-*.parquet")}
    assert len(kept) < 20 and not (folder / "report.json").exists()
    if how is signal.SIGINT:
        assert first.returncode == 3 and "kept" in messages and "Traceback" not in messages
    second = start_cli(*command)
    _, messages = second.communicate(timeout=300)
    assert second.returncode == 0, messages
    assert {path: path.stat().st_mtime_ns for path in kept} == kept  # nothing was walked twice
    assert told(folder) == walked(batch(2_000_000, 100_000, (Policy.UNIFORM,)))
    (cell,) = read_report(folder).cells
    assert cell.walks == 2_000_000


# Folders that are not fit ---------------------------------------------------------------------------------------------


def contents(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def copied(folder: Path, to: Path) -> Path:
    for name, content in contents(folder).items():
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        (to / name).write_bytes(content)
    return to


def foreign(folder: Path) -> None:
    (folder / "run.json").unlink()


def broken(folder: Path) -> None:
    (folder / "run.json").write_text('{"kind": "tideproof')


def another_kind(folder: Path) -> None:
    (folder / "run.json").write_text("[]")


def newer(folder: Path) -> None:
    run = json.loads((folder / "run.json").read_text())
    (folder / "run.json").write_text(json.dumps({**run, "format": 99}))


def other_rules(folder: Path) -> None:
    run = json.loads((folder / "run.json").read_text())
    run["cells"][0]["rules"] = "0" * 64
    (folder / "run.json").write_text(json.dumps(run))


def finished(folder: Path) -> None:
    pass


def cut_short(folder: Path) -> None:
    (folder / "report.json").unlink()
    path = next((folder / "summaries").rglob("*.parquet"))
    path.write_bytes(path.read_bytes()[:-20])


def without_violations(folder: Path) -> None:
    (folder / "report.json").unlink()
    next((folder / "violations").rglob("*.parquet")).unlink()


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (foreign, "not the output of a batch"),
        (broken, "damaged"),
        (another_kind, "not the configuration"),
        (newer, "format 99"),
        (other_rules, "another run"),
        (finished, "finished"),
        (cut_short, "damaged"),
        (without_violations, "missing"),
    ],
)
def test_an_unfit_folder_is_refused_and_left_as_it_is(
    local_run: Path, tmp_path: Path, spoil: Callable[[Path], None], says: str
) -> None:
    folder = copied(local_run, tmp_path / "run")
    spoil(folder)
    before = contents(folder)
    with pytest.raises(OutputError, match=says):
        run_batch(batch(), folder, LOCAL)
    assert contents(folder) == before


def test_overwrite_removes_what_a_batch_wrote_and_nothing_else(local_run: Path, tmp_path: Path) -> None:
    folder = copied(local_run, tmp_path / "run")
    (folder / "notes.txt").write_text("mine")
    small = batch(2000, 1000, (Policy.SWARM,))
    run_batch(small, folder, LOCAL, overwrite=True)
    assert told(folder) == walked(small)
    assert (folder / "notes.txt").read_text() == "mine"


# Exhaustive search ----------------------------------------------------------------------------------------------------

KIP_279 = PROTOCOLS["kip-279"]
LARGE = KIP_279.bounded(replicas=3, log_size=2, records=2, epochs=3)
DECIDED = (type_ok, leader_in_isr, weak_isr, strong_isr)


@pytest.fixture(scope="module")
def truth() -> Any:
    with explore(KIP_279, LARGE, DECIDED) as found:
        return facts(found)


def facts(found: Any) -> Any:
    verdicts = [(v.property.name, str(v), v.depth) for v in found.verdicts]
    return found.levels, found.transitions, found.terminal_states, found.taken, found.diameter, verdicts


def test_a_search_on_spark_finds_what_the_search_in_one_process_finds(truth: Any) -> None:
    assert facts(explore_on_spark(KIP_279, LARGE, DECIDED, LOCAL)) == truth


def test_the_number_of_partitions_changes_nothing_not_even_the_traces() -> None:
    found = [explore_on_spark(HW, BOUNDS, DECIDED, LOCAL, partitions=p, small=s) for p, s in ((1, 10**9), (7, 100))]
    assert found[0].verdicts == found[1].verdicts and facts(found[0]) == facts(found[1])


@pytest.mark.parametrize("kill", [kill_worker, kill_python])
def test_killed_in_mid_search_the_counts_are_the_same(
    cluster: LoopbackCluster, tmp_path: Path, truth: Any, kill: Callable[[LoopbackCluster], None]
) -> None:
    killer = Killer(lambda: kill(cluster))
    found = explore_on_spark(
        KIP_279, LARGE, DECIDED, on(cluster), folder=tmp_path / "work", partitions=8, small=0, progress=killer
    )
    assert killer.killed and facts(found) == truth


def test_the_driver_killed_and_the_search_resumed_the_counts_are_the_same(
    cluster: LoopbackCluster, tmp_path: Path, truth: Any
) -> None:
    folder = tmp_path / "work"
    command = ["check", "kip-279", *(part for p in DECIDED for part in ("-p", p.name)), "--on", "spark", "--json",
               "--master", cluster.url, "--work", str(folder), "--conf", "spark.executor.memory=512m"]  # fmt: skip

    def level() -> int:
        try:
            return len(json.loads((folder / "search.json").read_text())["state"]["levels"])
        except OSError:
            return 0

    first = start_cli(*command)
    wait_for(lambda: level() >= 10, first)
    first.send_signal(signal.SIGKILL)
    first.communicate(timeout=60)
    reached = level()
    assert 10 <= reached < len(truth[0])
    second = start_cli(*command)
    out, messages = second.communicate(timeout=300)
    assert second.returncode == 1, messages
    data = json.loads(out)
    assert data["levels"] == truth[0] and data["transitions"] == truth[1] and data["actions"] == truth[3]
    assert [(p["property"], p["detail"], p["depth"]) for p in data["properties"]] == truth[5]


def test_a_search_does_not_touch_what_it_did_not_write(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    with pytest.raises(OutputError, match="not the folder of a search"):
        explore_on_spark(HW, BOUNDS, DECIDED, LOCAL, folder=tmp_path)
    assert contents(tmp_path) == {"thesis.txt": b"mine"}


# What the user can mend -----------------------------------------------------------------------------------------------


def test_no_java_no_master_no_library_are_one_line(cli: Any, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    calls = [
        (["check", "kip-320", "--on", "spark"], {"PATH": str(empty), "JAVA_HOME": ""}, "there is no java"),
        (["check", "kip-320", "--on", "spark"], {"JAVA_HOME": str(empty)}, "cannot be run"),
        (["check", "kip-320", "--on", "spark", "--master", "nonsense"], {}, "not the URL"),
        (["batch", "kip-320", "-o", "x", "--conf", "nonsense"], {}, "spark.name=value"),
        (["batch", "kip-320", "-o", "x", "--master", "spark://127.0.0.1:9"], {}, "no Spark master answers"),
    ]
    for args, environment, says in calls:
        done = cli(*args, **environment)
        lines = done.stderr.strip().splitlines()
        assert done.returncode == 2 and done.stdout == "", (args, done.stderr)
        assert says in lines[-1] and "Traceback" not in done.stderr and len(lines) <= 2, (args, done.stderr)


def test_nothing_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    import tempfile

    monkeypatch.setattr(tempfile, "tempdir", None)
    with session(LOCAL) as spark:
        assert spark.run(lambda number: number, 2, "numbers") == [0, 1]
    assert list(tmp_path.iterdir()) == []
