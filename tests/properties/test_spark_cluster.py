"""Batches and searches on a real cluster: the same rows and counts when workers, Pythons or the driver are killed."""

from __future__ import annotations

import json
import re
import signal
import venv
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from support.cli import Cli
from support.configurations import SMALL
from support.spark import ASKED, DECIDED, batch, facts, needs_spark, rows, start_cli, told, wait_for, walked
from support.spark_cluster import LoopbackCluster, loopback_cluster

from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.base import Reporter
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.random.policy import Policy
from tideproof.properties.engines.spark.batch import run_batch
from tideproof.properties.engines.spark.batch_report import read_report
from tideproof.properties.engines.spark.search import explore_on_spark
from tideproof.properties.engines.spark.session import Cluster, SparkOptions, session

pytest.importorskip("pyspark")
pytest.importorskip("pyarrow")

pytestmark = needs_spark

KIP_279 = PROTOCOLS["kip-279"]
LARGE = KIP_279.bounded(replicas=3, log_size=2, records=2, epochs=3)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoopbackCluster]:
    with loopback_cluster(tmp_path_factory.mktemp("cluster"), workers=2) as running:
        yield running


@pytest.fixture(scope="module")
def spark(cluster: LoopbackCluster) -> Iterator[Cluster]:
    options = SparkOptions(cluster.url, {"spark.executor.memory": "512m", "spark.cores.max": "2"})
    with session(options) as running:
        yield running


@pytest.fixture(scope="module")
def truth() -> Any:
    with explore(KIP_279, LARGE, DECIDED) as found:
        return facts(found)


# The driver in a process of its own: first, while the cluster has nothing else to do ---------------------------------


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_the_driver_stopped_and_the_run_resumed_the_rows_are_the_same(
    cluster: LoopbackCluster, tmp_path: Path, how: signal.Signals
) -> None:
    folder = tmp_path / "run"
    bounds = ["--replicas", "2", "--log-size", "2", "--records", "2", "--epochs", "3"]
    asked = [part for p in ASKED for part in ("-p", p.name)]
    command = ["batch", "hw-truncation", *bounds, *asked, "--walks", "2000000", "--steps", "50", "--seed", "7",
               "--policy", "uniform",
               "--range-walks", "100000", "-o", str(folder), "--master", cluster.url,
               "--conf", "spark.executor.memory=512m"]  # fmt: skip
    first = start_cli(*command)
    wait_for(lambda: len(list((folder / "finished").rglob("range-*.json"))) >= 3, first)
    first.send_signal(how)
    _, messages = first.communicate()
    kept = {path: path.stat().st_mtime_ns for path in (folder / "finished").rglob("range-*.json")}
    assert len(kept) < 20 and not (folder / "report.json").exists()
    if how is signal.SIGINT:
        assert first.returncode == 3 and "kept" in messages and "Traceback" not in messages
    second = start_cli(*command)
    _, messages = second.communicate()
    assert second.returncode == 0, messages
    assert {path: path.stat().st_mtime_ns for path in kept} == kept  # nothing was walked twice
    assert told(folder) == walked(batch(2_000_000, 100_000, (Policy.UNIFORM,)))
    (cell,) = read_report(folder).cells
    assert cell.walks == 2_000_000


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
    first.communicate()
    reached = level()
    assert 10 <= reached < len(truth[0])
    second = start_cli(*command)
    out, messages = second.communicate()
    assert second.returncode == 1, messages
    data = json.loads(out)
    assert data["levels"] == truth[0] and data["transitions"] == truth[1] and data["actions"] == truth[3]
    assert [(p["property"], p["detail"], p["depth"]) for p in data["properties"]] == truth[5]


@pytest.fixture(scope="module")
def bare_python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python of this version in which nothing is installed."""
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder, with_pip=False)
    return folder / "bin" / "python"


def test_executors_that_have_nothing_installed_are_sent_what_tasks_import(
    cluster: LoopbackCluster, process: Cli, bare_python: Path, tmp_path: Path
) -> None:
    where = ["--master", cluster.url, "--conf", "spark.executor.memory=512m"]
    bounds = [f"--{name.replace('_', '-')}={value}" for name, value in SMALL.items()]
    asked = [part for p in ASKED for part in ("-p", p.name)]
    walks = ["batch", "hw-truncation", *bounds, *asked, "--walks", "20000", "--steps", "50", "--seed", "7",
             "--policy", "swarm", "--range-walks", "5000", *where, "-o"]  # fmt: skip
    refused = process(*walks, "refused", PYSPARK_PYTHON=str(bare_python))
    assert refused.returncode == 2, refused.stderr
    assert "cannot import" in refused.stderr and "--send-libraries" in refused.stderr.splitlines()[-1]
    done = process(*walks, "run", "--send-libraries", PYSPARK_PYTHON=str(bare_python))
    assert done.returncode == 0, done.stderr
    assert told(tmp_path / "run") == walked(batch(20_000, 5_000, (Policy.SWARM,)))


# The driver in this process -------------------------------------------------------------------------------------------


def test_the_package_travels_to_executors_that_do_not_have_it(spark: Cluster) -> None:
    def where(number: int) -> str:
        import tideproof.properties.engines.spark.batch_task as module

        return next(part for part in Path(module.__file__).parts if part.endswith(".zip"))

    assert set(spark.run(where, 4, "where")) == {"tideproof.zip"}


class Killer(Reporter):
    """Kills something once, when a batch is well under way."""

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


@pytest.mark.parametrize("kill", [kill_worker, kill_python])
def test_killed_in_mid_run_the_rows_are_the_same(
    cluster: LoopbackCluster, spark: Cluster, tmp_path: Path, kill: Callable[[LoopbackCluster], None]
) -> None:
    long = batch(1_200_000, 100_000, (Policy.UNIFORM, Policy.PRIORITIES))
    killer = Killer(lambda: kill(cluster))
    run_batch(long, tmp_path / "run", spark, reporter=killer)
    assert killer.killed
    summaries = rows(tmp_path / "run", "summaries")
    assert len(summaries) == 24
    assert told(tmp_path / "run") == walked(long)


@pytest.mark.parametrize("kill", [kill_worker, kill_python])
def test_killed_in_mid_search_the_counts_are_the_same(
    cluster: LoopbackCluster, spark: Cluster, tmp_path: Path, truth: Any, kill: Callable[[LoopbackCluster], None]
) -> None:
    killer = Killer(lambda: kill(cluster))
    found = explore_on_spark(
        KIP_279, LARGE, DECIDED, spark, folder=tmp_path / "work", partitions=8, small=0, reporter=killer
    )
    assert killer.killed and facts(found) == truth
