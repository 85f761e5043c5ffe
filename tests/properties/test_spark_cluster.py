"""Batches and searches on a real cluster: the results do not change if workers, Pythons or the driver are killed."""

from __future__ import annotations

import json
import re
import signal
import venv
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from support.cli import Cli
from support.configurations import SMALL
from support.spark import ASKED, DECIDED, HW, batch, facts, needs_spark, recorded, rows, start_cli, wait_for, walked
from support.spark_cluster import LoopbackCluster, loopback_cluster

from tideproof.model.language.state import Bounds
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.base import Reporter
from tideproof.properties.engines.exhaustive.reduction import Symmetry
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.random.policy import Policy
from tideproof.properties.engines.spark.batch import Batch, run_batch
from tideproof.properties.engines.spark.search import explore_on_spark
from tideproof.properties.engines.spark.session import Cluster, SparkOptions, session

pytest.importorskip("pyspark")
pytest.importorskip("pyarrow")

pytestmark = needs_spark

KIP_279 = PROTOCOLS["kip-279"]
LARGE = KIP_279.bounded(replicas=3, log_size=2, records=2, epochs=3)
LONG = batch(400_000, 20_000, (Policy.UNIFORM,))
SMALL_EXECUTORS = "spark.executor.memory=512m"


def options_of(bounds: Mapping[str, int]) -> list[str]:
    return [f"--{name.replace('_', '-')}={value}" for name, value in bounds.items()]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoopbackCluster]:
    with loopback_cluster(tmp_path_factory.mktemp("cluster"), workers=2) as running:
        yield running


@pytest.fixture(scope="module")
def killed_batch(cluster: LoopbackCluster, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a batch whose driver was killed."""
    return interrupted_batch(cluster, tmp_path_factory.mktemp("batch") / "run", signal.SIGKILL)


@pytest.fixture(scope="module")
def spark(cluster: LoopbackCluster) -> Iterator[Cluster]:
    """A session of this process. It takes the whole cluster, so tests with drivers of their own come first."""
    with session(whole(cluster)) as running:
        yield running


def whole(cluster: LoopbackCluster) -> SparkOptions:
    return SparkOptions(cluster.url, {"spark.executor.memory": "512m", "spark.cores.max": "2"})


def truth(bounds: Bounds) -> Any:
    with explore(KIP_279, bounds, DECIDED) as found:
        return facts(found)


# The driver in a process of its own: first, while the cluster has nothing else to do ---------------------------------


def batch_command(cluster: LoopbackCluster, run: Batch, folder: Path | str) -> list[str]:
    """The command of a batch of one cell."""
    asked = [part for p in ASKED for part in ("-p", p.name)]
    given = {"walks": run.walks, "steps": run.steps, "seed": run.seed, "range_walks": run.range_walks or run.walks}
    where = ["--master", cluster.url, "--conf", SMALL_EXECUTORS, "-o", str(folder)]
    return ["batch", HW.name, *options_of(SMALL | given), *asked, "--policy", str(run.cells[0].policy), *where]


def finished(folder: Path) -> dict[Path, int]:
    """When each range of a batch was finished."""
    return {path: path.stat().st_mtime_ns for path in (folder / "finished").rglob("range-*.json")}


def levels_in(folder: Path) -> int:
    try:
        return len(json.loads((folder / "search.json").read_text())["state"]["levels"])
    except OSError:
        return 0


def interrupted_batch(cluster: LoopbackCluster, folder: Path, how: signal.Signals) -> Path:
    first = start_cli(*batch_command(cluster, LONG, folder))
    wait_for(lambda: len(finished(folder)) >= 3, first)
    first.send_signal(how)
    _, messages = first.communicate()
    assert len(finished(folder)) < 20 and not (folder / "report.json").exists()
    if how is signal.SIGINT:
        assert first.returncode == 3 and "kept" in messages and "Traceback" not in messages
    return folder


@pytest.mark.nightly
def test_the_same_command_resumes_an_interrupted_batch(cluster: LoopbackCluster, tmp_path: Path) -> None:
    folder = interrupted_batch(cluster, tmp_path / "run", signal.SIGINT)
    kept = finished(folder)
    second = start_cli(*batch_command(cluster, LONG, folder))
    _, messages = second.communicate()
    assert second.returncode == 0, messages
    assert {path: path.stat().st_mtime_ns for path in kept} == kept  # nothing was walked twice
    assert recorded(folder) == walked(LONG)


@pytest.mark.nightly
def test_a_search_resumed_after_a_killed_driver_has_the_same_counts(cluster: LoopbackCluster, tmp_path: Path) -> None:
    asked = [part for p in DECIDED for part in ("-p", p.name)]
    search = start_cli("check", "kip-279", *options_of(LARGE), *asked, "--on", "spark",
                       "--master", cluster.url, "--work", str(tmp_path), "--conf", SMALL_EXECUTORS)  # fmt: skip
    wait_for(lambda: levels_in(tmp_path) >= 10, search)
    search.send_signal(signal.SIGKILL)
    search.communicate()
    expected = truth(LARGE)
    assert 10 <= levels_in(tmp_path) < len(expected[0])
    with session(whole(cluster)) as running:
        found = explore_on_spark(KIP_279, LARGE, DECIDED, running, folder=tmp_path, symmetry=Symmetry.AUTO)
        assert facts(found) == expected
        assert found.statistics["visited_states"] < sum(expected[0]) / 5


@pytest.fixture(scope="module")
def bare_python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python of this version in which nothing is installed."""
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder, with_pip=False)
    return folder / "bin" / "python"


@pytest.mark.nightly
@pytest.mark.parametrize("sent", [True, False])
def test_executors_receive_the_modules_that_tasks_import(
    cluster: LoopbackCluster, process: Cli, bare_python: Path, tmp_path: Path, sent: bool
) -> None:
    short = batch(20_000, 5_000, (Policy.SWARM,))
    one_executor = ["--conf", "spark.cores.max=1"]  # one executor suffices
    command = [*batch_command(cluster, short, "run"), *one_executor, *["--send-libraries"] * sent]
    done = process(*command, PYSPARK_PYTHON=str(bare_python))
    if sent:
        assert done.returncode == 0, done.stderr
        assert recorded(tmp_path / "run") == walked(short)
    else:
        assert done.returncode == 2, done.stderr
        assert "cannot import" in done.stderr and "--send-libraries" in done.stderr.splitlines()[-1]


# The driver in this process -------------------------------------------------------------------------------------------


@pytest.mark.nightly
def test_a_batch_resumed_after_a_killed_driver_has_the_same_rows(killed_batch: Path, spark: Cluster) -> None:
    kept = finished(killed_batch)
    report = run_batch(LONG, killed_batch, spark)
    assert {path: path.stat().st_mtime_ns for path in kept} == kept  # nothing was walked twice
    assert recorded(killed_batch) == walked(LONG)
    assert [cell.walks for cell in report.cells] == [LONG.walks]


def test_the_package_is_sent_to_executors_without_it(spark: Cluster) -> None:
    def where(number: int) -> str:
        import tideproof.properties.engines.spark.batch_task as module

        return next(part for part in Path(module.__file__).parts if part.endswith(".zip"))

    assert set(spark.run(where, 4, "where")) == {"tideproof.zip"}


class Killer(Reporter):
    """Kills something once, in the middle of a run."""

    def __init__(self, kill: Callable[[], None]) -> None:
        super().__init__()
        self.kill = kill
        self.killed = False

    def show(self, line: str, at_once: bool = False) -> None:
        level, ranges = re.search(r"level (\d+)", line), re.match(r"(\d+)/\d+ ranges", line)
        under_way = (level is not None and int(level[1]) >= 9) or (ranges is not None and int(ranges[1]) >= 2)
        if under_way and not self.killed:
            self.killed = True
            self.kill()


def kill_worker(cluster: LoopbackCluster) -> None:
    cluster.running()[0].kill()
    cluster.add_worker()


def kill_python(cluster: LoopbackCluster) -> None:
    workers = cluster.python_workers()
    assert workers, "no Python runs on the executors"
    for process in workers:
        process.kill()


@pytest.mark.nightly
@pytest.mark.parametrize("kill", [kill_worker, kill_python])
def test_a_batch_killed_midway_has_the_same_rows(
    cluster: LoopbackCluster, spark: Cluster, tmp_path: Path, kill: Callable[[LoopbackCluster], None]
) -> None:
    long = batch(300_000, 25_000, (Policy.UNIFORM, Policy.PRIORITIES))
    killer = Killer(lambda: kill(cluster))
    run_batch(long, tmp_path / "run", spark, reporter=killer)
    assert killer.killed
    summaries = rows(tmp_path / "run", "summaries")
    assert len(summaries) == 24
    assert recorded(tmp_path / "run") == walked(long)


@pytest.mark.parametrize("kill", [kill_worker, pytest.param(kill_python, marks=pytest.mark.nightly)])
def test_a_search_killed_midway_has_the_same_counts(
    cluster: LoopbackCluster, spark: Cluster, tmp_path: Path, kill: Callable[[LoopbackCluster], None]
) -> None:
    killer = Killer(lambda: kill(cluster))
    bounds = KIP_279.bounded(**SMALL)
    found = explore_on_spark(
        KIP_279, bounds, DECIDED, spark, folder=tmp_path / "work", partitions=4, small=0, reporter=killer
    )
    assert killer.killed and facts(found) == truth(bounds)
