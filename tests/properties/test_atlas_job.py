"""The plan of the atlas, and the job that runs it: what is searched, what is left out, and what an interrupt leaves."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import psutil
import pytest
from support.spark import needs_spark

from tideproof.properties.atlas import plan
from tideproof.properties.atlas.cells import Cell
from tideproof.properties.atlas.job import Run, Searches, place, read_rows
from tideproof.properties.atlas.plan import ALONE, PAIRS, Wave, cells, missing
from tideproof.properties.atlas.search import Search
from tideproof.properties.atlas.settings import Fault, Question, Settings
from tideproof.properties.atlas.table import Atlas, Found, Row
from tideproof.properties.engines.spark.batch_output import OutputError
from tideproof.properties.engines.spark.session import Cluster, SparkOptions, Tasks

KRAFT = Settings("kafka-3.6-kraft", 3, 2)
ACKED = Question.ACKED_LOST
Verdict = Callable[[Search], tuple[Found, str]]


def of(*faults: Fault, settings: Settings = KRAFT) -> Cell:
    return Cell(settings, faults, ACKED)


def searched(wave: Wave, verdict: Verdict, backwards: bool = False) -> list[Search]:
    """All searches of a wave, where each finds what `verdict` says."""
    rows: list[Row] = []
    while todo := missing(Atlas(rows), wave):
        for search in reversed(todo) if backwards else todo:
            found, flaw = verdict(search)
            rows.append(Row(search.cell, search.size, found, 9, 9, 9, 1.0, mended=search.mended, flaw=flaw))
    return [Search(row.cell, row.size, row.mended) for row in rows]


def test_two_faults_are_searched_only_if_neither_alone_suffices() -> None:
    wave = Wave("", tuple(of(*faults) for faults in (*ALONE, *PAIRS)))

    def verdict(search: Search) -> tuple[Found, str]:
        return (Found.VIOLATED if Fault.POWER_LOSS in search.cell.faults else Found.HOLDS), ""

    asked = [search.cell.faults for search in searched(wave, verdict)]
    assert sorted(map(len, asked)) == [1, 1, 1, 1, 2, 2, 2]
    assert not [faults for faults in asked if len(faults) == 2 and Fault.POWER_LOSS in faults]


def test_no_fault_is_searched_only_if_single_faults_violate() -> None:
    wave = Wave("", tuple(of(*faults) for faults in ALONE))
    assert of() in [search.cell for search in searched(wave, lambda _: (Found.VIOLATED, ""))]
    assert of() not in [search.cell for search in searched(wave, lambda _: (Found.HOLDS, ""))]


def test_the_smaller_size_is_searched_if_the_larger_is_undecided() -> None:
    wave = Wave("", (of(Fault.CRASH),))
    small, large = of(Fault.CRASH).sizes

    def within_limits(search: Search) -> tuple[Found, str]:
        return (Found.UNKNOWN if search.size == large else Found.HOLDS), ""

    assert [search.size for search in searched(wave, within_limits)] == [large, small]
    assert [search.size for search in searched(wave, lambda _: (Found.HOLDS, ""))] == [large]
    assert [search.size for search in searched(replace(wave, small=True), lambda _: (Found.HOLDS, ""))] == [small]


def test_violations_are_searched_again_without_known_flaws() -> None:
    """And so are two faults of which one is violated: the other one may lose a record without that flaw, too."""
    wave = Wave("", (of(Fault.MISSED_EPOCH), of(Fault.MISSED_EPOCH, Fault.CRASH)))

    def verdict(search: Search) -> tuple[Found, str]:
        flaws = ("one", "two")
        return (Found.HOLDS, "") if search.mended == flaws else (Found.VIOLATED, flaws[len(search.mended)])

    assert [(len(s.cell.faults), s.mended) for s in searched(wave, verdict)] == [
        (1, ()), (1, ("one",)), (1, ("one", "two")), (2, ("one", "two")),
    ]  # fmt: skip


def test_searches_do_not_depend_on_their_completion_order() -> None:
    wave = Wave("", cells(ACKED, (*ALONE, *PAIRS), min_isrs=(2,)))

    def verdict(search: Search) -> tuple[Found, str]:
        return (Found.VIOLATED if hash(str(search.cell)) % 3 else Found.HOLDS), ""

    assert {*searched(wave, verdict)} == {*searched(wave, verdict, backwards=True)}


def test_protocols_with_the_same_rules_share_rows() -> None:
    same = of(Fault.CRASH, settings=Settings("kafka-3.8-kraft", 2, 2))
    assert [*plan.alike(same).values()] == ["kafka-3.7-kraft"]
    assert [*plan.alike(of(Fault.REASSIGNMENT, settings=same.settings)).values()] == ["kafka-3.8-kraft"]
    atlas = Atlas(alike=plan.alike(same))
    assert [search.cell.settings.protocol for search in missing(atlas, Wave("", (same,)))] == ["kafka-3.7-kraft"]


# The job --------------------------------------------------------------------------------------------------------------

SMALL = Settings("kafka-2.5", 2, 2)
WAVE = Wave("small", tuple(Cell(SMALL, faults, ACKED) for faults in ((Fault.CRASH,), (Fault.POWER_LOSS,), ())))


class Here(Cluster):
    """Runs tasks in this process, and dies after some of them."""

    def __init__(self, dies_after: int | None = None) -> None:
        self.left = dies_after

    def run(self, task: Any, count: int, label: str, tick: Callable[[Tasks], None] = lambda _: None) -> list[Any]:
        for number in reversed(range(count)):
            if self.left == 0:
                raise KeyboardInterrupt
            self.left = self.left and self.left - 1
            task(number)
        return []


@pytest.fixture(autouse=True)
def small_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "waves", lambda: iter((WAVE,)))


def facts(folder: Path) -> list[Any]:
    """All of the rows that does not tell of the machine."""
    found: list[Any] = []
    for row, steps in read_rows(folder):
        found.append((replace(row, cpu_seconds=0.0), steps))
    return found


def quiet(folder: Path, **more: Any) -> Run:
    return Run(folder, tell=lambda _: None, **more)


def test_the_job_matches_direct_searches_and_resumes(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        quiet(tmp_path / "one").go(Here(dies_after=1))
    (kept,) = (tmp_path / "one" / "rows").iterdir()
    before = kept.stat().st_mtime_ns
    atlas = quiet(tmp_path / "one").go(Here())
    assert kept.stat().st_mtime_ns == before
    crash, power_loss, none = (atlas.answer(cell) for cell in WAVE.cells)
    assert (crash.status, power_loss.status, none.status) == (Found.HOLDS, Found.VIOLATED, Found.HOLDS)
    assert none.row is crash.row
    # The third search leaves out that a leader comes back in its epoch (E3): power is lost all the same.
    assert [row.mended for row in atlas.rows if row.status is Found.VIOLATED] in ([(), ("E3",)], [("E3",), ()])
    assert len(atlas.rows) == 3 and power_loss.row is not None
    flaws, without = atlas.mended(power_loss.row, power_loss.cell)
    assert flaws == ("E3",) and without is not None and without.status is Found.VIOLATED
    row, trace = Search(WAVE.cells[0], WAVE.cells[0].sizes[1]).run()
    assert trace is None and crash.row is not None
    assert (row.states, row.diameter) == (crash.row.states, crash.row.diameter)
    quiet(tmp_path / "two").go(Here())
    assert facts(tmp_path / "one") == facts(tmp_path / "two")


def test_rows_of_other_rules_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "run.json").write_text(json.dumps({"kind": "tideproof atlas", "format": 1, "sources": "others"}))
    with pytest.raises(OutputError, match="holds the rows of other rules"):
        quiet(tmp_path).go(Here())


def test_searches_stopped_by_a_lower_limit_are_repeated(tmp_path: Path) -> None:
    search = Search(WAVE.cells[0], WAVE.cells[0].sizes[1])
    assert Searches(tmp_path, (search,), cpu_seconds=0.0)(0)
    ((row, _),) = read_rows(tmp_path, limit=0.0)
    assert row.status is Found.UNKNOWN and row.stopped == "the limit of 0 s of CPU"
    assert [*read_rows(tmp_path, limit=600.0)] == [] and not place(tmp_path, search).exists()


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    folder = tmp_path_factory.mktemp("reference")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plan, "waves", lambda: iter((WAVE,)))
        quiet(folder).go(Here())
    return facts(folder)


def kill_a_worker(done: threading.Event) -> Iterator[int]:
    """Kills a Python process of Spark that runs tasks: not the first one, which forks the others."""
    while not done.is_set():
        daemons = []
        for process in psutil.Process().children(recursive=True):
            with suppress(psutil.NoSuchProcess):
                if "tideproof.properties.engines.spark.daemon" in process.cmdline():
                    daemons.append(process)
        for process in daemons[1:]:
            with suppress(psutil.NoSuchProcess):
                process.kill()
                yield process.pid
                return
        time.sleep(0.01)


@pytest.mark.spark
@needs_spark[1]
def test_rows_on_spark_survive_a_dead_worker(tmp_path: Path, reference: list[Any]) -> None:
    killed: list[int] = []
    done = threading.Event()
    thread = threading.Thread(target=lambda: killed.extend(kill_a_worker(done)))
    thread.start()
    quiet(tmp_path).go(SparkOptions("local[2]"))
    done.set()
    thread.join()
    assert killed and facts(tmp_path) == reference


def test_the_plan_is_printed_without_a_search(tmp_path: Path) -> None:
    tool = Path(__file__).parents[2] / "tools" / "make_atlas.py"
    done = subprocess.run(
        [sys.executable, tool, "--plan", "--folder", tmp_path], capture_output=True, text=True, check=True
    )
    assert "0 searches are done" in done.stdout and "hours of CPU" in done.stdout
