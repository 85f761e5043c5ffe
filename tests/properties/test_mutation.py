"""Conjuncts left out: what a property notices, and what none does."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from support.calls import call, data, printed, refusal
from support.cli import Cli, one_line

from tideproof import BoundSpec, Int, Protocol, State, action, invariant, upto, variable
from tideproof.cli.commands.mutate import configurations
from tideproof.model.language.actions import Rule
from tideproof.model.language.algebra import Bool
from tideproof.model.language.conjuncts import conjuncts
from tideproof.model.language.properties import Status
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.analyses.mutation import Effect, Mutant, mutants, originals
from tideproof.properties.engines.base import Budget, Reporter
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.replication import (
    committed_records_survive,
    strong_isr,
    type_ok,
    weak_isr,
)

KIP_320 = PROTOCOLS["kip-320"]
TABLES = Path(__file__).parent.parent.parent / "docs" / "internals" / "mutants"


@pytest.fixture(scope="module")
def found() -> dict[tuple[str, int], Mutant]:
    bounds = KIP_320.bounded(replicas=2, log_size=1, records=1)
    compared = originals(KIP_320, [bounds], [weak_isr, strong_isr], Budget(), Reporter())
    return {(m.conjunct.slot, m.conjunct.number): m for m in mutants(KIP_320, compared, Budget(), Reporter())}


def test_each_conjunct_has_an_effect(found: dict[tuple[str, int], Mutant]) -> None:
    assert len(found) == 29
    assert found["write", 0].effect is Effect.VIOLATED
    assert found["write", 1].effect is Effect.OUT_OF_RANGE
    assert found["become_leader", 0].effect is Effect.SAME_STEPS
    assert found["shrink_isr", 2].effect is Effect.SAME_STATES
    assert found["controller_shrink_isr", 1].effect is Effect.UNNOTICED


def test_a_mutants_verdict_is_the_shortest_violation(found: dict[tuple[str, int], Mutant]) -> None:
    verdict = found["write", 0].verdict
    assert verdict is not None and verdict.status is Status.VIOLATED
    assert (verdict.property.name, verdict.depth) == ("WeakIsr", 4)


def test_properties_that_the_original_violates_are_omitted() -> None:
    hw = PROTOCOLS["hw-truncation"]
    bounds = hw.bounded(replicas=2, log_size=1, records=1)
    with explore(hw, bounds, [weak_isr, strong_isr]) as search:
        kept = [v.property for v in search.verdicts if v.status is Status.HOLDS]
    (original,) = originals(hw, [bounds], [weak_isr, strong_isr], Budget(), Reporter())
    assert list(original.kept) == kept != [weak_isr, strong_isr]


def test_ghosts_of_omitted_properties_add_no_states() -> None:
    """Mutants are not asked it, so that their states have no part of it: else each would seem to add states."""
    hw = PROTOCOLS["hw-truncation"]
    bounds = hw.bounded(replicas=2, log_size=1, records=1)
    alone, beside = (
        originals(hw, [bounds], asked, Budget(), Reporter())[0]
        for asked in ([type_ok], [type_ok, committed_records_survive])
    )
    assert alone == beside
    first = next(m for m in mutants(hw, [beside], Budget(), Reporter()) if m.conjunct[:2] == ("become_leader", 0))
    assert first.effect is Effect.SAME_STEPS


def test_a_limit_leaves_the_remaining_mutants_unknown() -> None:
    bounds = KIP_320.bounded(replicas=2, log_size=1, records=1)
    compared = originals(KIP_320, [bounds], [weak_isr], Budget(), Reporter())
    assert {m.effect for m in mutants(KIP_320, compared, Budget(0.0), Reporter())} == {Effect.UNKNOWN}


@dataclass(frozen=True)
class Count(State):
    n: Int = variable("a number", upto("most"))


@action()
def up(s: Count) -> Rule[Count]:
    """It goes up."""
    yield s.n < 2
    return s.replace(n=s.n + 1)


@invariant(Count)
def never_three(s: Count) -> Bool:
    """It is never 3."""
    return s.n != 3


COUNT = Protocol("count", "t", "s", Count, Count.initial, (BoundSpec("most", "the most", 3, 4),), {"up": up})


class InterruptedSecond(Reporter):
    """Interrupts the second search of a mutant: that of a property by itself, after one that a range has ended."""

    searches = 0

    def show(self, line: str, at_once: bool = False) -> None:
        self.searches += "compiling" in line
        if self.searches == 2:
            raise KeyboardInterrupt


def test_an_interrupted_search_before_a_range_error_is_unknown() -> None:
    compared = originals(COUNT, [COUNT.bounded()], [never_three], Budget(), Reporter())
    (whole,) = mutants(COUNT, compared, Budget(), Reporter())
    (stopped,) = mutants(COUNT, compared, Budget(), InterruptedSecond())
    assert (whole.effect, whole.verdict and whole.verdict.depth) == (Effect.VIOLATED, 3)
    assert (stopped.effect, stopped.detail) == (Effect.UNKNOWN, "interrupted")


def test_a_protocol_that_violates_every_property_is_refused(cli: Cli) -> None:
    assert "itself keeps nothing of StrongIsr in" in refusal(cli, "mutate hw-truncation -p StrongIsr --replicas 2")


IMPORTS = """
from dataclasses import dataclass
from tideproof import BoundSpec, Int, Protocol, State, action, invariant, upto, variable, witness
"""
NUMBER = """
@dataclass(frozen=True)
class Number(State):
    n: Int = variable("a number", upto("most"))
@action()
def up(s):
    'It goes up.'
    yield s.n < s.bounds.most
    yield s.n < 2
    return s.replace(n=s.n + 1)
MINE = Protocol(name="mine", title="t", story="s", state=Number, initial=Number.initial,
                bounds=(BoundSpec("most", "the most", 3, 4),), slots={"up": up})
"""
THREE = """
@witness(Number)
def three(s):
    'It is 3.'
    return s.n == 3
"""
COUNTER = """
@dataclass(frozen=True)
class Counter(State):
    count: Int = variable("how far it has counted", upto("most"))
@action()
def up(s):
    'It counts.'
    yield s.count < 1
    return s.replace(count=s.count + 1)
@invariant(Counter)
def at_most_one(s):
    'It counts to one.'
    return s.count <= 1
@invariant(Counter)
def at_most_ten(s):
    'It counts to ten.'
    return s.count <= 10
BOUNDS = (BoundSpec("most", "the range", 1, 2),)
COUNTER = Protocol("counter", "a counter", "x", Counter, lambda b: Counter(b, count=0), BOUNDS, {"up": up})
"""
RING = """
@dataclass(frozen=True)
class Ring(State):
    at: Int = variable("where the token is", upto("replicas"))
@action()
def move(s):
    'The token moves on.'
    yield s.at < s.bounds.replicas
    yield s.at < 2
    return s.replace(at=s.at + 1)
@invariant(Ring, needs={"replicas": 3})
def in_ring(s):
    'It is with one of three.'
    return s.at < 3
MINE = Protocol(name="mine", title="t", story="s", state=Ring, initial=Ring.initial,
                bounds=(BoundSpec("replicas", "members", least=LEAST, default=3),), slots={"move": move})
OTHER = MINE.variation("other", "t", "s", move=None)
"""


@pytest.mark.parametrize("command", ["mutate", "check"])
def test_a_file_without_properties_is_reported(cli: Cli, tmp_path: Path, command: str) -> None:
    (tmp_path / "mine.py").write_text(IMPORTS + NUMBER)
    error = refusal(cli, f"{command} mine.py -p Three")
    assert error == "tideproof: no property of mine is named 'Three'; there are none\n"


def test_a_witness_reached_by_a_mutant_is_found(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(IMPORTS + NUMBER + THREE)
    shown = printed(cli, "mutate mine.py --most 4")
    assert "Three is found after 3 steps" in shown and "fails" not in shown


def test_a_violation_before_a_range_error_detects_the_mutant(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "counter.py").write_text(IMPORTS + COUNTER)
    assert "AtMostOne fails after 2 steps" in printed(cli, "mutate counter.py")
    assert "a variable leaves its range" in call(cli, "mutate counter.py --most 1").stdout  # nothing fails within it


def test_vacuous_properties_are_omitted_per_configuration(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "ring.py").write_text(IMPORTS + RING.replace("LEAST", "1"))
    found = data(cli, "mutate ring.py:mine")
    assert [c["properties"] for c in found["configurations"]] == [[], ["InRing"]]
    assert "--replicas 2: 3 states; asked: nothing that holds" in call(cli, "mutate ring.py:mine").stdout
    first, second, _ = call(cli, "compare --agree ring.py:mine --seed 1").stdout.splitlines()
    assert first.startswith("mine --replicas 2: no property (") and "3: InRing holds (" in second


def test_refused_configurations_are_omitted(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "ring.py").write_text(IMPORTS + RING.replace("LEAST", "3"))
    (only,) = data(cli, "mutate ring.py:mine")["configurations"]
    (row,) = data(cli, "diff ring.py:mine ring.py:other -p InRing")["verdicts"]
    assert only["bounds"] == row["bounds"] == {"replicas": 3}
    assert call(cli, "compare --agree ring.py:mine --seed 1").returncode == 0


def test_a_limit_in_the_original_is_unknown(cli: Cli) -> None:
    ran = cli("mutate", "kip-101", "--time-limit", "0.000001")
    assert (ran.returncode, "not all states were visited" in one_line(ran.stderr)) == (3, True), ran.stderr


@pytest.mark.nightly
@pytest.mark.parametrize("name", ["kip-320", "kafka-2.5"])
def test_the_mutation_table_matches_the_command(cli: Cli, tmp_path: Path, name: str) -> None:
    assert call(cli, f"mutate {name} --markdown {name}.md").returncode == 0
    assert (tmp_path / f"{name}.md").read_text() == (TABLES / f"{name}.md").read_text()


def test_mutation_tables_have_every_conjunct() -> None:
    for name in ("kip-320", "kafka-2.5"):
        rows = re.findall(r"^\| (\w+) \| `(.*?)` \|", (TABLES / f"{name}.md").read_text(), re.MULTILINE)
        asked = conjuncts(PROTOCOLS[name], *configurations(PROTOCOLS[name], {}))
        assert rows == [(c.action.name, c.text) for c in asked if not c.always]


def test_conjuncts_of_all_configurations_are_mutated() -> None:
    one, two = (PROTOCOLS["kafka-2.5"].bounded(replicas=2, crashes=crashes) for crashes in (1, 0))
    assert [c.text for c in conjuncts(PROTOCOLS["kafka-2.5"], two) if c.slot == "crash"] == []
    assert "s.crashes < s.bounds.crashes" in [c.text for c in conjuncts(PROTOCOLS["kafka-2.5"], one, two)]
