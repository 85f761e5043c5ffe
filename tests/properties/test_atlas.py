"""The atlas: what operators ask, the configurations in which that is searched, and what its rows say."""

from __future__ import annotations

import json
import random
import time
from dataclasses import replace
from itertools import chain, combinations, product
from pathlib import Path

import pytest
from support.cli import Cli

from tideproof.counterexamples.assessment.meaning import opened
from tideproof.model.language.actions import Blocked
from tideproof.model.language.properties import watched
from tideproof.properties.atlas.causes import happens, mended
from tideproof.properties.atlas.cells import MIN_ISR_ONLY_REFUSES, Cell, Size
from tideproof.properties.atlas.plan import SUSPECTED_ALIKE
from tideproof.properties.atlas.search import Search
from tideproof.properties.atlas.settings import PROTOCOLS, WITH_ELR, Fault, Question, Settings
from tideproof.properties.atlas.table import FILE, Atlas, Found, Row

SETS = [*chain.from_iterable(combinations(Fault, n) for n in range(3))]
KRAFT = Settings("kafka-3.6-kraft", 3, 2)


def cell(*faults: Fault, settings: Settings = KRAFT, question: Question = Question.ACKED_LOST) -> Cell:
    return Cell(settings, faults, question)


def row(found: Found, of: Cell, size: int = 0, **more: object) -> Row:
    return replace(Row(of, of.sizes[size], found, 9, 0, 0, 0.0), **more)  # type: ignore[arg-type]


def test_check_accepts_every_configuration_of_the_atlas() -> None:
    """A random sample of all: each takes some milliseconds."""
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    every = [
        (name, question, faults, numbers)
        for name, question, faults in product(PROTOCOLS, Question, SETS)
        for numbers in product((2, 3), (1, 2), ("1", "all"), (False, True))
    ]
    for name, question, faults, numbers in random.Random(seed).sample(every, 150):
        settings = Settings(name, *numbers, elr=name in WITH_ELR, retries=True)
        asked = Cell(settings, faults, question)
        if not asked.not_modelled:
            for size in asked.sizes:
                bounds = asked.bounds(size)
                assert asked.claim.is_about(asked.protocol, bounds), asked
                assert (bounds.replicas, bounds.epochs) == (settings.replicas, size.epochs)


def test_incompatible_settings_are_refused_in_one_line() -> None:
    for given, says in [
        ({"protocol": "kafka-0.9"}, "kafka-0.9 is no protocol of a release since 2.1"),
        ({"replicas": 5}, "5 replicas"),
        ({"acks": "0"}, "acks=0"),
        ({"elr": True}, "kafka-3.7 has no eligible leader replicas"),
        ({"idempotent": True}, "needs retries"),
        ({"idempotent": True, "retries": True, "acks": "1"}, "needs acks=all"),
    ]:
        with pytest.raises(ValueError, match=says):
            Settings(**{"protocol": "kafka-3.7", **given})  # type: ignore[arg-type]


def test_releases_without_elr_have_the_rules_of_4_0() -> None:
    assert Settings.of_release("4.1.0").rules.name == "kafka-4.1"
    assert Settings.of_release("4.1.0", elr=False).rules.name == "kafka-4.0"
    assert Settings.of_release("3.6.1", kraft=True) == Settings("kafka-3.6-kraft")


def test_a_violation_by_one_fault_implies_one_by_two() -> None:
    found = Atlas([row(Found.VIOLATED, cell(Fault.POWER_LOSS))])
    both = found.answer(cell(Fault.POWER_LOSS, Fault.CRASH))
    assert both.status is Found.VIOLATED and both.row is found.rows[0]
    unclean = cell(Fault.POWER_LOSS, settings=KRAFT.but(unclean=True))
    assert found.answer(unclean).status is Found.VIOLATED
    assert found.answer(cell(Fault.CRASH)).status is Found.NOT_SEARCHED


def test_safety_under_two_faults_implies_each_at_the_same_size() -> None:
    found = Atlas([row(Found.HOLDS, cell(Fault.CRASH, Fault.LOST_SESSION))])
    one = found.answer(cell(Fault.CRASH))
    assert (one.status, one.larger) == (Found.HOLDS, Found.NOT_SEARCHED)
    other = found.answer(cell(Fault.CRASH, Fault.POWER_LOSS))
    assert other.status is Found.NOT_SEARCHED
    assert found.answer(cell(settings=KRAFT.but(unclean=True))).status is Found.NOT_SEARCHED


def test_a_violation_at_the_larger_size_decides() -> None:
    moved = cell(Fault.MISSED_EPOCH)
    found = Atlas([row(Found.HOLDS, moved), row(Found.VIOLATED, moved, 1)])
    assert found.answer(moved).status is Found.VIOLATED
    assert found.decided(moved, moved.sizes[0]) is found.rows[0]


def test_options_of_a_cell_are_in_one_order() -> None:
    """A set of faults has another order in each process; commands and JSON must not."""
    counted = (Fault.CRASH, Fault.POWER_LOSS, Fault.REASSIGNMENT, Fault.DELETION)
    for one, other in combinations(counted, 2):
        names = [*cell(other, one).given(Size(1, 1, 4))]
        assert names.index([*one.bounds][-1]) < names.index([*other.bounds][-1])


def test_searches_without_a_flaw_do_not_decide_for_kafka() -> None:
    moved = cell(Fault.MISSED_EPOCH)
    found = Atlas([row(Found.HOLDS, moved, 1, mended=("stale-remote-leo",))])
    assert found.answer(moved).status is Found.NOT_SEARCHED


def test_unmodelled_cells_have_no_answer() -> None:
    zookeeper = Settings("kafka-3.7", 3, 2)
    assert Atlas().answer(cell(Fault.REASSIGNMENT, settings=zookeeper)).status is Found.NOT_MODELLED
    assert Atlas().answer(cell(question=Question.DUPLICATED)).why == "without retries no record is sent twice"


def test_the_atlas_file_is_complete_and_reproducible(tmp_path: Path) -> None:
    moved = cell(Fault.MISSED_EPOCH)
    violated = row(Found.VIOLATED, moved, 1, trace=0, flaw="stale-remote-leo")
    rows = [violated, row(Found.HOLDS, moved, 1, mended=("stale-remote-leo",), states=7)]
    steps = [[("LeaderAppend", {"leader": 0}), ("ElectPreferred", {"replica": 1})]]
    made = Atlas(rows, steps, {"x": "y"}, {"searches": 2})
    made.write(tmp_path / "one")
    read = Atlas.load(tmp_path / "one")
    read.write(tmp_path / "two")
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    first = read.rows[0]
    assert read.mended(first, moved) == (("stale-remote-leo",), read.rows[1])
    assert (read.steps, read.alike, read.totals) == (steps, made.alike, made.totals)
    trace = read.trace(first)
    assert trace is not None and trace.bounds["epochs"] == Size(1, 1, 4).epochs


# The atlas itself -----------------------------------------------------------------------------------------------------


@pytest.fixture
def drawn() -> random.Random:
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    return random.Random(seed)


def test_traces_of_the_atlas_replay_with_more_faults(drawn: random.Random) -> None:
    """That is why what is violated by one fault is not searched with another one."""
    atlas = Atlas.load()
    violated = [r for r in atlas.rows if r.trace is not None and not r.mended]
    for found in drawn.sample(violated, min(len(violated), 6)):
        trace = atlas.trace(found)
        assert trace is not None and len(trace.actions) == found.depth
        faults = {*found.cell.faults, drawn.choice([*Fault])}
        wider = Cell(found.cell.settings.but(unclean=True), faults, found.cell.question)
        for one, size in ((found.cell, found.size), (wider, found.cell.sizes[1])):
            if not one.not_modelled:
                assert happens(one.protocol, one, size, trace), (found, one)


def test_a_missed_epoch_of_three_replicas_has_one_preferred_election(drawn: random.Random) -> None:
    """A partition has one preferred replica. With a failure for the last one a trace is as long, and violates."""
    atlas, changed = Atlas.load(), []
    for found in (r for r in atlas.rows if r.trace is not None):
        trace = atlas.trace(found)
        assert trace is not None and found.trace is not None
        s = found.cell.settings
        if (
            found.cell.question is Question.ACKED_LOST
            and (s.replicas, s.min_isr) in ((3, 1), (3, 2))
            and not found.mended
        ):
            assert [name for name, _ in trace.actions].count("ElectPreferred") <= 1, found
        changed += [(found, trace)] * (trace.actions != tuple(atlas.steps[found.trace]))
    for found, trace in drawn.sample(changed, 12):
        assert opened(found, trace).violated_at == found.depth == len(trace.actions), found
        assert happens(mended(found.cell.protocol, found.mended), found.cell, found.size, trace), found


SECONDS = 5.0


def test_engines_reproduce_a_random_sample_of_the_atlas(drawn: random.Random) -> None:
    """With the rules of each protocol itself, also where it has the rows of another one."""
    atlas, left = Atlas.load(), SECONDS
    for found in drawn.sample(atlas.rows, len(atlas.rows)):
        if found.status is Found.UNKNOWN or found.cpu_seconds > left:
            continue
        left -= found.cpu_seconds
        cell = drawn.choice([found.cell, *like(atlas, found.cell)])
        again, _ = Search(cell, found.size, found.mended, found.also).run()
        assert again.found == found.found, cell


def is_own(found: Row) -> bool:
    """Whether a search of Kafka's rules found the row."""
    return not found.mended


def like(atlas: Atlas, of: Cell) -> list[Cell]:
    """The cells of other protocols that have the rows of this one."""
    others = (Cell(of.settings.but(protocol=name, elr=False), of.faults, of.question) for name in SUSPECTED_ALIKE)
    return [other for other in others if not other.not_modelled and atlas.representative(other) == of]


def test_check_reproduces_a_cell_of_the_atlas(cli: Cli, drawn: random.Random) -> None:
    atlas = Atlas.load()
    found = drawn.choice([r for r in atlas.rows if r.cpu_seconds < 2 and r.status is not Found.UNKNOWN and is_own(r)])
    done = cli(*found.command.split()[1:], "--json")
    verdict = next(
        p for p in json.loads(done.stdout)["properties"] if p["property"] == found.cell.question.property_name
    )
    assert verdict["verdict"] == found.status
    assert verdict["depth"] == (found.depth if found.status is Found.VIOLATED else None)


def test_up_to_3_5_a_shrink_uses_an_epoch_and_delays_the_loss() -> None:
    lost = Cell(Settings("kafka-3.5-kraft", 3, 2), (Fault.POWER_LOSS,), Question.ACKED_LOST)
    smaller, larger = (Atlas.load().decided(lost, size) for size in lost.sizes)
    assert smaller is not None and smaller.status is Found.HOLDS and smaller.size.epochs == 4
    assert larger is not None and (larger.status, larger.depth) == (Found.VIOLATED, 12)


def test_the_atlas_loads_quickly() -> None:
    began = time.process_time()
    Atlas.load()
    assert time.process_time() - began < 0.3
    assert FILE.stat().st_size < 2_000_000


# What the pruning rests on --------------------------------------------------------------------------------------------


def test_runs_of_a_cell_are_runs_with_more_faults(drawn: random.Random) -> None:
    """Random runs of a cell are runs of one with more faults, or with unclean elections, in the larger size; up to 3.6
    also with a smaller min.insync.replicas."""
    for _ in range(3):
        name, more = drawn.choice([*PROTOCOLS]), drawn.sample([*Fault], 2)
        settings = Settings(name, drawn.choice((2, 3)), 2, elr=name in WITH_ELR, retries=True)
        question = drawn.choice([*Question])
        less_strict = settings.but(unclean=True, min_isr=1 if name in MIN_ISR_ONLY_REFUSES else 2)
        one = Cell(settings, more[:1], question)
        other = Cell(less_strict if question is not Question.DUPLICATED else settings.but(unclean=True), more, question)
        if one.not_modelled or other.not_modelled:
            continue
        less = watched(one.protocol, one.bounds(one.sizes[0]), [one.claim])
        wide = watched(other.protocol, other.bounds(other.sizes[1]), [other.claim])
        for _ in range(10):
            here, there = less.initial, wide.initial
            for _ in range(20):
                following = [*less.successors(here)]
                if not following:
                    break
                step, here = drawn.choice(following)
                after = wide.step(there, wide.find(step.action.name, step.parameters))
                assert not isinstance(after, Blocked), (one, other, step)
                there = after
                assert one.claim.on_ints(less, here) == other.claim.on_ints(wide, there)
