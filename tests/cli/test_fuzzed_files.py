"""Every file that is read, changed at random, through every command: refused in one line, or accepted as it is.

Nothing in a file is executed, moves the cursor, or becomes an element of a page.
"""

from __future__ import annotations

import contextlib
import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import pytest
from selectolax.lexbor import LexborHTMLParser
from support.cli import Cli
from support.in_process import InProcess
from support.mutations import TEXTS, mutated
from support.spark import batch
from support.traces import LOSS

from tideproof.counterexamples.formats.registry import FORMATS
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.base import Reporter
from tideproof.properties.engines.random.policy import Policy
from tideproof.properties.engines.spark.batch_output import FORMAT, Output, OutputError, run_id, signed
from tideproof.properties.engines.spark.batch_report import CellReport, PropertyReport, Report, ViolatingWalk
from tideproof.properties.engines.spark.batch_task import WalkRanges
from tideproof.properties.engines.spark.search import explore_on_spark
from tideproof.properties.invariants.replication import strong_isr

FAST, NIGHTLY = 60, 2_500
COUNTS = [pytest.param(FAST, id="fast"), pytest.param(NIGHTLY, id="nightly", marks=pytest.mark.nightly)]


@pytest.fixture
def called(cli: Cli, tmp_path: Path) -> Iterator[object]:
    """What the command line gives: status, standard output and standard error."""

    def call(*args: str) -> tuple[int, str, str]:
        ran = cli(*args)
        return ran.returncode, ran.stdout, ran.stderr

    yield call
    assert not list(tmp_path.rglob("owned*")), "something in a file was executed"


def judge(status: int, out: str, err: str) -> None:
    """What must be so of every call."""
    assert status in (0, 1, 2, 3)
    assert "Traceback" not in err
    assert "internal error" not in err, err
    assert "contradicts itself" not in err, err
    for text in (out, err):
        strange = {c for c in text if not c.isprintable() and c != "\n"}
        assert not strange, strange
    if status == 2:
        assert err.startswith("tideproof: "), err
        assert err.count("\n") == 1, err
        assert out == ""


def elements(page: str) -> Counter[str]:
    """How often each element, with the names of its attributes, is in a page."""
    found = Counter[str]()
    for node in LexborHTMLParser(page).root.traverse():  # type: ignore[union-attr]
        attributes = node.attributes
        found[f"{node.tag} {' '.join(sorted(attributes))}"] += 1
        for name, given in attributes.items():
            assert not name.startswith("on"), f"{node.tag} {name}"
            assert not (given or "").strip().lower().startswith("javascript:"), f"{node.tag} {name}={given}"
    return found


FORMS = {
    **{f"show --as {form}": ("show", "trace.json", "--no-why", "--as", form) for form in FORMATS},
    "replay": ("replay", "trace.json"),
    "replay --json": ("replay", "trace.json", "--json"),
    "replay --under": ("replay", "trace.json", "--under", "kip-320"),
    "show --under": ("show", "trace.json", "--no-why", "--under", "kip-101", "--as", "html"),
    "show --protocol": ("show", "trace.json", "--no-why", "--protocol", "mine.py"),
}


@pytest.mark.parametrize("count", COUNTS)
def test_damaged_traces_are_refused_or_replayed(called, tmp_path: Path, count: int) -> None:
    chance, path = random.Random(17), tmp_path / "trace.json"
    path.write_bytes(LOSS.to_json())
    plain = elements(called(*FORMS["show --under"])[1]) | elements(called(*FORMS["show --as html"])[1])
    refused = 0
    for _ in range(count):
        path.write_bytes(mutated(LOSS.to_json(), chance))
        status, out, err = called(*FORMS[chance.choice(list(FORMS))])
        judge(status, out, err)
        refused += status == 2
        if out.startswith("<!"):
            assert set(elements(out)) <= set(plain), set(elements(out)) - set(plain)
            assert elements(out)["script "] <= plain["script "]
    assert 0 < refused < count


@pytest.mark.nightly
def test_damaged_traces_are_refused_or_minimised(called, tmp_path: Path) -> None:
    chance, path = random.Random(18), tmp_path / "trace.json"
    for _ in range(200):
        path.write_bytes(mutated(LOSS.to_json(), chance))
        judge(*called("minimise", "trace.json", "--json", "--time-limit", "1"))


WALK = ViolatingWalk(4, 2, ("a", "b"), ("a",))
REPORT = Report(
    7,
    50,
    (
        CellReport(
            "hw-truncation", {"replicas": 2}, "swarm", 100, 900, 3, 55.5, {"LeaderWrite": 9, "Elect": 0},
            (PropertyReport("StrongIsr", 3, 0.03, (0.01, 0.08), False, 8, 9.0, (WALK,)),),
        ),
    ),
)  # fmt: skip


@pytest.mark.parametrize("count", COUNTS)
def test_damaged_batch_reports_are_refused_or_shown(called, tmp_path: Path, count: int) -> None:
    chance, folder = random.Random(19), tmp_path / "walks"
    folder.mkdir()
    run = {"kind": "tideproof batch", "format": FORMAT}
    files = {"run.json": json.dumps(run).encode(), "report.json": json.dumps(asdict(REPORT)).encode()}
    statuses = Counter[int]()
    for _ in range(count):
        changed = chance.choice(list(files))
        for name, content in files.items():
            written = mutated(content, chance) if name == changed else content
            if name == "report.json":  # what is not signed is refused before it is looked at
                with contextlib.suppress(ValueError, RecursionError):
                    written = signed({"run": run_id(run), "report": json.loads(written)})
            (folder / name).write_bytes(written)
        status, out, err = called("batch", "--report", "-o", "walks", *chance.choice(((), ("--json",))))
        judge(status, out, err)
        statuses[status] += 1
    assert statuses[0], statuses
    assert statuses[2], statuses


@pytest.mark.parametrize("strange", ["\ud800", "\xad", "\x1b", "\u2066"])
@pytest.mark.parametrize("place", ["protocol", "taken"])
def test_a_report_with_unprintable_names_is_refused(called, tmp_path: Path, place: str, strange: str) -> None:
    """Half a character was printed, which most terminals and files cannot take."""
    run, report = {"kind": "tideproof batch", "format": FORMAT}, json.loads(json.dumps(asdict(REPORT)))
    cell = report["cells"][0]
    cell[place] = {"Elect" + strange: 1} if place == "taken" else "hw" + strange
    (tmp_path / "run.json").write_text(json.dumps(run))
    (tmp_path / "report.json").write_bytes(signed({"run": run_id(run), "report": report}))
    status, out, err = called("batch", "--report", "-o", ".")
    judge(status, out, err)
    assert (status, "report.json is damaged" in err) == (2, True)


@pytest.mark.parametrize("count", COUNTS)
def test_a_resumed_batch_refuses_damaged_files(tmp_path: Path, count: int) -> None:
    """A batch that is taken up again where a file was changed refuses, or finds there what was written."""
    chance = random.Random(21)
    run = batch(400, 200, (Policy.UNIFORM,))
    output = Output(tmp_path, run.configuration())
    output.open()
    walk = WalkRanges(output, run.programs(), tuple(output.ranges()))
    for number in range(len(walk.ranges)):
        walk(number)
    written = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file() and path.name != "run.json"}
    totals = output.finished()
    assert len(totals) == 2 and len(written) == 6
    refused = 0
    for _ in range(count):
        path = chance.choice(list(written))
        changed = mutated(written[path], chance)
        path.write_bytes(changed)
        try:
            assert output.finished() == totals
            assert changed == written[path] or path.suffix == ".json"
        except OutputError as error:
            refused += 1
            assert str(error).isprintable()
        path.write_bytes(written[path])
    assert refused > count // 2


SMALL = PROTOCOLS["hw-truncation"].bounded(replicas=1, log_size=2, records=2, epochs=2)


@pytest.mark.parametrize(
    "count", [pytest.param(30, id="fast"), pytest.param(2_500, id="nightly", marks=pytest.mark.nightly)]
)
def test_a_resumed_search_refuses_damaged_files(tmp_path: Path, count: int) -> None:
    """A search that is taken up again where its folder was changed refuses, or finds what it would have found."""
    chance, folder = random.Random(20), tmp_path / "search"

    def search(**more: object) -> tuple[object, ...]:
        found = explore_on_spark(
            PROTOCOLS["hw-truncation"], SMALL, [strong_isr], InProcess(), folder=folder, partitions=2, **more  # type: ignore[arg-type]
        )  # fmt: skip
        figures = [found.statistics[name] for name in ("levels", "transitions", "terminal_states")]
        return *figures, [str(v) for v in found.verdicts]

    class Stop(Exception):
        """Ends a search in its middle."""

    class Stopper(Reporter):
        def show(self, line: str, at_once: bool = False) -> None:
            if "level 3" in line:
                raise Stop

    with contextlib.suppress(Stop):
        search(reporter=Stopper())
    kept = {p.relative_to(folder): p.read_bytes() for p in folder.rglob("*") if p.is_file()}
    expected = search()
    assert len(expected[0]) > 4  # type: ignore[arg-type]
    refused = 0
    for _ in range(count):
        changed = chance.choice([*kept, Path("search.json")])
        for path in [*folder.rglob("*")]:
            if path.is_file():
                path.unlink()
        for name, content in kept.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(mutated(content, chance) if name == changed else content)
        try:
            assert search() == expected, changed
        except OutputError as error:
            refused += 1
            assert "give another" in str(error)  # the command line makes what a file holds printable
    assert refused


OWN = """
from tideproof.model.language.properties import invariant
from tideproof.model.protocols.atomic import replication as base
from tideproof.model.protocols.atomic.hw_truncation import HW_TRUNCATION

TEXT = {text!r}

write = base.leader_write
MINE = HW_TRUNCATION.variation(name="mine", title=TEXT, story=TEXT, source=TEXT,
    write=type(write)(write.name, TEXT, write.parameters, write.rule))

def odd(s):
    return s.next_record == 0
odd.__doc__ = TEXT
odd = invariant(base.ReplicationState, remark=TEXT)(odd)
"""


@pytest.mark.parametrize("text", TEXTS)
def test_hostile_texts_of_a_user_protocol_are_harmless(called, tmp_path: Path, text: str) -> None:
    if "\ud800" in text:
        pytest.skip("no Python file holds it")
    trace = json.loads(LOSS.to_json())
    trace.update(protocol="mine", property="Odd", actions=trace["actions"][:3])
    (tmp_path / "trace.json").write_text(json.dumps(trace))
    (tmp_path / "mine.py").write_text(OWN.format(text="plain"))
    plain = elements(called("show", "trace.json", "--no-why", "--protocol", "mine.py", "--as", "html")[1])
    (tmp_path / "mine.py").write_text(OWN.format(text=text))
    judge(*called("list", "mine.py"))
    for form in FORMATS:
        status, out, err = called("show", "trace.json", "--no-why", "--protocol", "mine.py", "--as", form)
        judge(status, out, err)
        if form == "html" and status == 0:
            assert elements(out) == plain
