"""What Python gives a term no say in ends every run of every engine, and the error names the rule."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

import pytest
from support.in_process import InProcess
from support.light import Light, light, never_broken, plain

from tideproof.model.language.actions import Rule, action
from tideproof.model.language.algebra import Bool, Int, IntTerm, Term, all_of, any_of
from tideproof.model.language.properties import DifferenceError, Property, Status, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds, ModelError
from tideproof.model.language.system import System
from tideproof.properties.engines.cross_check import (
    Answer,
    CrossCheck,
    TermForm,
    compare_unvisited,
)
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.random.code import Walker, program
from tideproof.properties.engines.random.policy import Policy
from tideproof.properties.engines.random.walks import sample
from tideproof.properties.engines.solver.bmc import check_runs
from tideproof.properties.engines.solver.induction import check_induction
from tideproof.properties.engines.spark.batch import Batch, Cell, compared
from tideproof.properties.engines.spark.batch_output import Output
from tideproof.properties.engines.spark.batch_task import CellProgram, WalkRanges
from tideproof.properties.engines.spark.search import explore_on_spark
from tideproof.properties.engines.stateful.runs import check_samples

TWO = 2


def trying(s: Light) -> Bool:
    try:
        return bool(s.phase > 1)
    except TypeError:
        return False


def odd_property(s: Light) -> Bool:
    return s.broken == 0 if type(s.broken) is int else True


PLACE = r"(light|test_other_meanings).py:\d+"
UNSEEN = "BreakDown.*can be taken on ints and not in"

WRONG: dict[str, tuple[Protocol, Callable[[Light], Bool], str]] = {
    "is": (light(lambda s: s.phase is TWO), never_broken, UNSEEN),
    "type": (light(lambda s: type(s.phase) is IntTerm), never_broken, r"BreakDown.*is false on ints .*light.py"),
    "try": (light(trying), never_broken, UNSEEN),
    "hasattr": (light(lambda s: s.phase > (2 if hasattr(s.phase, "lo") else 1)), never_broken, UNSEEN),
    "repr": (light(lambda s: s.phase > len(repr(s.phase)) - 2), never_broken, UNSEEN),
    "a value": (light(broken=lambda s: int(type(s.phase) is int)), never_broken, "broken becomes 1 on ints and 0"),
    "a property": (light(), odd_property, "NeverBroken.*fails on ints and holds in"),
    "an exception": (
        light(lambda s: s.phase > (1 if isinstance(s.phase, Term) else [][0])),
        never_broken,
        "BreakDown.*fails on ints .*IndexError",
    ),
    "a range": (
        light(broken=lambda s: 1 if isinstance(s.phase, Term) else 2),
        never_broken,
        "BreakDown.*fails on ints .*drives broken out",
    ),
}

Engine = Callable[[Protocol, Sequence[Property]], object]


def exhaustive(protocol: Protocol, properties: Sequence[Property]) -> object:
    with explore(protocol, protocol.bounded(), properties) as found:
        return found.verdicts


def random(protocol: Protocol, properties: Sequence[Property]) -> object:
    system = watched(protocol, protocol.bounded(), properties)
    return sample(system, properties, walks=20, steps=10, seed=1).verdicts


def bounded(protocol: Protocol, properties: Sequence[Property]) -> object:
    return check_runs(protocol, protocol.bounded(), properties, 5).verdicts


def inductive(protocol: Protocol, properties: Sequence[Property]) -> object:
    return check_induction(protocol, protocol.bounded(), properties).verdicts


def stateful(protocol: Protocol, properties: Sequence[Property]) -> object:
    return check_samples(
        watched(protocol, protocol.bounded(), properties), properties, max_examples=40, steps=10, seed=1
    ).verdicts


def on_spark(protocol: Protocol, properties: Sequence[Property]) -> object:
    return explore_on_spark(protocol, protocol.bounded(), properties, InProcess(), small=0).verdicts


def tasks_of_a_batch(protocol: Protocol, properties: Sequence[Property]) -> object:
    """What tasks return, with nothing compared on the driver."""
    cell = Cell(protocol, protocol.bounded(), Policy.UNIFORM, tuple(properties))
    with TemporaryDirectory() as folder:
        run = Batch((cell,), 40, 10, 1)
        output = Output(Path(folder), run.configuration())
        output.open(False)
        made = program(cell.system, properties, Policy.UNIFORM, 10, 1)
        names = tuple(map(str, cell.system.instances))
        cells = (CellProgram(made, names, names, tuple(p.name for p in properties)),)
        result = json.loads(json.dumps(WalkRanges(output, cells, tuple(output.ranges()))(0)))
    check = CrossCheck(cell.system, properties, Walker(made).form)
    for answer in result["answers"]:
        check.compare(*Answer.of(answer))
    return check.has_compared


def start_of_a_batch(protocol: Protocol, properties: Sequence[Property]) -> object:
    cell = Cell(protocol, protocol.bounded(), Policy.UNIFORM, tuple(properties))
    return compared(cell, program(cell.system, properties, Policy.UNIFORM, 10, 1)).has_compared


ENGINES: dict[str, tuple[str, Engine]] = {
    "exhaustive": ("machine code", exhaustive),
    "random": ("machine code", random),
    "bounded": ("terms", bounded),
    "inductive": ("terms", inductive),
    "stateful": ("terms", stateful),
    "exhaustive on Spark": ("machine code", on_spark),
    "start of a batch": ("machine code", start_of_a_batch),
    "tasks of a batch": ("machine code", tasks_of_a_batch),
}

REFUSED = (
    r"(test_other_meanings.py:\d+\).* (uses (is|type|hasattr), which|a rule may not make a text)|the error is caught)"
)

ASKING = ["is", "type", "try", "hasattr", "repr", "a value", "a property"]


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("case", ASKING)
def test_code_that_asks_an_object_what_it_is_is_refused(engine: str, case: str) -> None:
    """Whether or not a state shows that it makes a difference."""
    protocol, holds, _ = WRONG[case]
    with pytest.raises(ModelError, match=REFUSED):
        ENGINES[engine][1](protocol, [plain(holds)])


class Holder:
    """Has a function at hand."""

    def __init__(self) -> None:
        self.kind = type


HOLDER, KINDS, BY_NAME = Holder(), (int, type), {"kind": type}


def around(kind: Any) -> Callable[[Light], Bool]:
    return lambda s: any_of(s.phase != 2, kind(s.phase) is not int)


def given(s: Light, kind: Any = type) -> Bool:
    return any_of(s.phase != 2, kind(s.phase) is not int)


ALIASES: dict[str, Callable[[Light], Bool]] = {
    "in a closure": around(type),
    "a default": given,
    "of an object": lambda s: any_of(s.phase != 2, HOLDER.kind(s.phase) is not int),
    "of a tuple": lambda s: any_of(s.phase != 2, KINDS[1](s.phase) is not int),
    "of a dict": lambda s: any_of(s.phase != 2, BY_NAME["kind"](s.phase) is not int),
    "in a closure, of an object": (lambda holder: lambda s: any_of(s.phase != 2, holder.kind(s.phase) is not int))(
        Holder()
    ),
}


@pytest.mark.parametrize("holds", [pytest.param(holds, id=name) for name, holds in ALIASES.items()])
def test_what_asks_is_refused_under_another_name(holds: Callable[[Light], Bool]) -> None:
    with pytest.raises(ModelError, match="uses type, which says of a term"):
        exhaustive(light(), [plain(holds)])


def test_only_code_that_could_say_something_of_a_term_is_refused() -> None:
    def harmless(s: Light) -> Bool:
        try:
            limit = {0: 1}[0] if s.bounds is not None else [][0]
        except (KeyError, IndexError):
            limit = 1
        with suppress_nothing():
            return s.phase > limit

    found: Any = exhaustive(light(harmless), [plain(never_broken)])
    assert [(v.status, v.depth) for v in found] == [(Status.VIOLATED, 3)]


@pytest.mark.parametrize("engine", ENGINES)
def test_a_property_that_remembers_a_term_is_no_verdict(engine: str) -> None:
    """It says neither true nor false of a state of ints."""
    met: list[Int] = []

    def never_less(s: Light) -> Bool:
        met.append(s.phase)
        return s.phase >= met[0]

    with pytest.raises(DifferenceError, match=r"NeverBroken.*gives a term on ints, which it has kept"):
        ENGINES[engine][1](light(), [plain(never_less)])


def test_a_rule_that_keeps_a_term_is_no_verdict() -> None:
    kept: dict[str, Int] = {}

    @action()
    def go_on(s: Light) -> Rule[Light]:
        """It goes on, from where it was first."""
        yield s.phase < 3
        return s.replace(phase=kept.setdefault("phase", s.phase) + 1)

    protocol = replace(light(), slots={"go_on": go_on})
    with pytest.raises(DifferenceError, match=r"GoOn\(\).*phase is given \(.*\), a term that has been kept"):
        exhaustive(protocol, [plain(never_broken)])


@contextmanager
def suppress_nothing() -> Iterator[None]:
    yield


@pytest.fixture
def nothing_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Code that asks an object what it is would be refused when it is read, before any state is compared."""
    monkeypatch.setattr("tideproof.model.language.reading.REFUSED", SimpleNamespace(errors=None))  # unknown to terms
    monkeypatch.setattr("tideproof.model.language.reading.package_of", lambda module: None)


@pytest.mark.usefixtures("nothing_is_refused")
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("case", WRONG)
def test_what_has_another_meaning_on_terms_ends_the_run(engine: str, case: str) -> None:
    protocol, holds, message = WRONG[case]
    form, run = ENGINES[engine]
    with pytest.raises(DifferenceError, match=message) as raised:
        run(protocol, [plain(holds)])
    assert form in str(raised.value)
    assert re.search(PLACE, str(raised.value))


def is_an_int(s: Light) -> Bool:
    match s.phase:
        case int():
            return all_of(isinstance(s.phase, int), not isinstance(s.phase, bool | str), s.phase > 1)
    return False


@pytest.mark.parametrize("engine", ENGINES)
def test_isinstance_and_match_say_of_a_value_what_they_say_of_an_int(engine: str) -> None:
    found: Any = ENGINES[engine][1](light(is_an_int), [plain(never_broken)])
    if engine in ("exhaustive", "exhaustive on Spark", "bounded"):
        assert [(v.status, v.depth) for v in found] == [(Status.VIOLATED, 3)]


@pytest.mark.parametrize("engine", ENGINES)
def test_a_right_protocol_passes(engine: str) -> None:
    assert ENGINES[engine][1](light(), [plain(never_broken)])


@pytest.mark.parametrize("engine", ENGINES)
def test_two_properties_of_one_name_are_refused(engine: str) -> None:
    """The verdict on one could be read as that on the other."""
    always, never = plain(lambda s: True), plain(lambda s: False)
    with pytest.raises(ValueError, match="two properties are named NeverBroken: give each a name of its own"):
        ENGINES[engine][1](light(), [always, never])
    assert ENGINES[engine][1](light(), [always, always]), "one property may be named twice"


@pytest.mark.usefixtures("nothing_is_refused")
def test_a_search_compares_the_first_state_in_which_a_kind_of_step_is_taken() -> None:
    """There is one such state, and neither the first states nor the share have it."""
    protocol = light(lambda s: isinstance(s.phase, Term) and s.phase == 3001)
    system = watched(protocol, Bounds(phases=5000, one=1), [])
    assert 3001 not in CrossCheck(system, [], TermForm(system, [])).due(5000)
    with pytest.raises(DifferenceError, match=r"BreakDown.*is false on ints .*\(in the state phase=3001 broken=0\)"):
        explore(protocol, system.bounds, [])


@pytest.mark.usefixtures("nothing_is_refused")
def test_a_truth_value_on_ints_is_no_number() -> None:
    odd = light(broken=lambda s: 1 if isinstance(s.phase, Term) else True)
    system = System(odd, odd.bounded())
    with pytest.raises(DifferenceError, match=r"broken is given True, which is not a whole number"):
        compare_unvisited(CrossCheck(system, [], TermForm(system, [])))
