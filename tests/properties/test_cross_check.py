"""The cross-check: what Python gives a term no say in ends every run of every engine, and names the rule."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tideproof.model.language.actions import Rule, action
from tideproof.model.language.algebra import Bool, Int, IntTerm, Term, all_of
from tideproof.model.language.properties import DifferenceError, Property, Status, Verdict, watched
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import Bounds, Domain, ModelError, State, upto, variable
from tideproof.model.language.system import System
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import replay
from tideproof.properties.engines.base import Budget, Result, Spent
from tideproof.properties.engines.cross_check import (
    FIRST_STATES,
    SHARE,
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
from tideproof.properties.engines.spark.session import Cluster, SparkOptions, Task, Tasks
from tideproof.properties.engines.stateful.runs import check_samples
from tideproof.properties.invariants.replication import committed_records_survive


@dataclass(frozen=True)
class Light(State):
    """A light that goes through phases, and may break."""

    phase: Int = variable("the phase", upto("phases"))
    broken: Int = variable("whether it is broken", upto("one"))


@action()
def go_on(s: Light) -> Rule[Light]:
    """The next phase."""
    yield s.phase < s.bounds.phases
    return s.replace(phase=s.phase + 1)


def light(breaks: Callable[[Light], Bool] = lambda s: s.phase > 1, broken: Callable[[Light], Int] = lambda s: 1) -> Any:
    def break_down(s: Light) -> Rule[Light]:
        """The light breaks."""
        yield breaks(s)
        return s.replace(broken=broken(s))

    return Protocol("light", "", "", Light, lambda b: Light(b, 0, 0),
                    (BoundSpec("phases", "phases", 1, 3), BoundSpec("one", "one", 1, 1)),
                    {"go_on": go_on, "break_down": action()(break_down)})  # fmt: skip


TWO = 2


def trying(s: Light) -> Bool:
    try:
        return bool(s.phase > 1)
    except TypeError:
        return False


def never_broken(s: Light) -> Bool:
    return s.broken == 0


def odd_property(s: Light) -> Bool:
    return s.broken == 0 if type(s.broken) is int else True


def plain(holds: Callable[[Light], Bool]) -> Property:
    return Property("NeverBroken", "", Light, holds)


UNSEEN = "BreakDown.*can be taken on ints and not in"
WRONG: dict[str, tuple[Protocol, Callable[[Light], Bool], str]] = {
    "is": (light(lambda s: s.phase is TWO), never_broken, UNSEEN),
    "type": (light(lambda s: type(s.phase) is IntTerm), never_broken, r"BreakDown.*is false on ints \(.*test_cross"),
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


class Here(Cluster):
    """Does the tasks of a job in this process."""

    parallelism = 2  # type: ignore[assignment]

    def run(self, task: Task, count: int, label: str, tick: Callable[[Tasks], None] = lambda _: None) -> list[Any]:
        return [json.loads(json.dumps(task(number))) for number in range(count)]


HERE = Here(None, SparkOptions("local[2]"))


def on_spark(protocol: Protocol, properties: Sequence[Property]) -> object:
    return explore_on_spark(protocol, protocol.bounded(), properties, HERE, small=0).verdicts


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
    r"(test_cross_check.py:\d+\).* (uses (is|type|hasattr), which|a rule may not make a text)|the error is caught)"
)
ASKING = ["is", "type", "try", "hasattr", "repr", "a value", "a property"]


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("case", ASKING)
def test_code_that_asks_an_object_what_it_is_is_refused(engine: str, case: str) -> None:
    """Whether or not a state shows that it makes a difference."""
    protocol, holds, _ = WRONG[case]
    with pytest.raises(ModelError, match=REFUSED):
        ENGINES[engine][1](protocol, [plain(holds)])


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


def test_a_property_that_remembers_a_term_is_no_verdict() -> None:
    """It says neither true nor false of a state of ints."""
    met: list[Int] = []

    def never_less(s: Light) -> Bool:
        met.append(s.phase)
        return s.phase >= met[0]

    with pytest.raises(DifferenceError, match=r"NeverBroken.*fails on ints and holds in machine code"):
        exhaustive(light(), [plain(never_less)])


@contextmanager
def suppress_nothing() -> Iterator[None]:
    yield


@pytest.fixture
def nothing_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Code that asks an object what it is would be refused when it is read, before any state is compared."""
    monkeypatch.setattr("tideproof.model.language.reading.REFUSED", ContextVar("unknown to terms"))
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
    assert "test_cross_check.py:" in str(raised.value)


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


def test_the_first_states_are_compared_and_then_a_share() -> None:
    few = CrossCheck(light_system := explored_system(light()), [], TermForm(light_system, []))
    assert few.first == FIRST_STATES
    assert list(few.due(5)) == [0, 1, 2, 3, 4]
    assert list(few.due(5)) == []
    assert list(few.due(1300)) == [*range(5, FIRST_STATES + 1), 1200]
    late = list(few.due(20 * SHARE))
    assert late[:2] == [1440, 1728]
    assert [b - a for a, b in pairwise(late)][-10:] == [SHARE] * 10
    kafka = explored_system(PROTOCOLS["kafka-2.5"])
    check = CrossCheck(kafka, [], TermForm(kafka, []))
    assert 50 < check.first < FIRST_STATES
    assert list(check.due(60)) == [*range(36), 42, 50]


@pytest.mark.usefixtures("nothing_is_refused")
def test_a_search_compares_the_first_state_in_which_a_kind_of_step_is_taken() -> None:
    """There is one such state, and neither the first states nor the share have it."""
    protocol = light(lambda s: isinstance(s.phase, Term) and s.phase == 3001)
    system = watched(protocol, Bounds(phases=5000, one=1), [])
    assert 3001 not in CrossCheck(system, [], TermForm(system, [])).due(5000)
    with pytest.raises(DifferenceError, match=r"BreakDown.*is false on ints .*\(in the state phase=3001 broken=0\)"):
        explore(protocol, system.bounds, [])


@pytest.mark.slow
def test_every_kind_of_step_that_is_taken_is_taken_in_a_state_that_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[Any] = []
    monkeypatch.setattr(CrossCheck, "compare", lambda self, state: compared.append(state))
    kraft = PROTOCOLS["kraft-3.5"]
    with explore(kraft, kraft.bounded(), []) as found:
        assert len(compared) < 150 < found.distinct_states
        every_state = [found.visited.state(number) for number in range(found.distinct_states)]
        of_sample, of_all = (
            {str(step) for words in some for step, _ in found.system.successors(found.system.space.unpack(words))}
            for some in (compared, every_state)
        )
        assert of_sample == of_all


@pytest.mark.slow
def test_a_spent_budget_ends_the_comparison() -> None:
    system = explored_system(light())
    check = CrossCheck(system, [], TermForm(system, []), Budget(0).check)
    with pytest.raises(Spent):
        check.sample([system.space.pack(system.initial)])
    assert not check.has_compared
    check.trace([])
    assert check.has_compared == 1, "a trace is compared in any case"
    kafka, spent = PROTOCOLS["kip-320"], Budget(0)
    found = check_runs(kafka, kafka.bounded(), [committed_records_survive], 3, budget=spent)
    assert "time limit" in found.stopped


def test_the_states_of_every_trace_are_compared() -> None:
    """Whatever an engine has looked at: its result compares them when it is concluded."""
    system = explored_system(light())
    prop = plain(never_broken)
    right = TermForm(system, [prop])
    trace = tuple(exhaustive_trace(light(), prop))
    last = replay(system, trace).states[-1]

    def wrong_at_the_end(state: Any) -> Answer:
        return right(state)._replace(steps={}) if state == system.space.pack(last) else right(state)

    wrong_at_the_end.name = "a form"  # type: ignore[attr-defined]
    result = Result("an engine", system, (prop,))
    verdicts = [Verdict(prop, Status.VIOLATED, "", trace)]
    assert result.conclude(verdicts, Budget()).verdicts
    result.cross_check = CrossCheck(system, [prop], wrong_at_the_end)  # type: ignore[arg-type]
    with pytest.raises(DifferenceError):
        result.conclude(verdicts, Budget())


def exhaustive_trace(protocol: Protocol, prop: Property) -> Sequence[Any]:
    with explore(protocol, protocol.bounded(), [prop]) as found:
        return found.verdicts[0].trace or ()


def explored_system(protocol: Protocol) -> Any:
    with explore(protocol, protocol.bounded(), []) as found:
        return found.system


@pytest.mark.parametrize("name", ["kip-320", "kafka-2.5"])
def test_the_forms_agree_with_the_rules_on_more_states(name: str) -> None:
    protocol = PROTOCOLS[name]
    with explore(protocol, protocol.bounded(replicas=2), []) as found:
        check = CrossCheck(found.system, [], TermForm(found.system, []))
        for number in range(0, found.distinct_states, found.distinct_states // 40):
            check.compare(found.visited.state(number))


def test_what_a_ghost_remembers_is_compared_too() -> None:
    protocol = PROTOCOLS["hw-truncation"]
    with explore(protocol, protocol.bounded(replicas=2), [committed_records_survive]) as found:
        assert found.verdicts[0].depth
        right = TermForm(found.system, [committed_records_survive])
        run = replay(found.system, found.verdicts[0].trace or ())
    CrossCheck(found.system, [committed_records_survive], right).trace(run.steps)
    commits = next(i for i, (a, b) in enumerate(pairwise(run.states)) if a[1] != b[1])
    state = found.system.space.pack(run.states[commits])
    kind = found.system.instances.index(run.steps[commits])
    unseen = found.system.space.pack((run.states[commits + 1][0], run.states[commits][1]))
    answer = right(state)
    wrong = answer._replace(steps={**answer.steps, kind: unseen})
    with pytest.raises(DifferenceError, match="committed_in"):
        CrossCheck(found.system, [committed_records_survive], right).compare(state, wrong)


def test_every_wrong_answer_is_seen() -> None:
    system = explored_system(light())
    prop = plain(never_broken)
    right = TermForm(system, [prop])
    state = system.space.pack((Light(system.bounds, 2, 0),))
    answer = right(state)
    assert len(answer.steps) == 2
    wrong = [
        answer._replace(steps={}),
        answer._replace(steps={**answer.steps, 0: state}),
        answer._replace(failing=1),
        answer._replace(steps={1: answer.steps[1]}, escaping=frozenset([0])),
        Answer({}, frozenset([0]), 0, whole=False),
    ]
    for made in wrong:
        with pytest.raises(DifferenceError):
            CrossCheck(system, [prop], right).compare(state, made)
    CrossCheck(system, [prop], right).compare(state, answer)


@dataclass(frozen=True)
class Lift(State):
    """A lift that nothing holds back at the ends: -1 and 1, so that one value of the bits is no floor."""

    floor: Int = variable("the floor", Domain(lambda b: (-1, 1)))


def lift() -> System:
    def up(s: Lift) -> Rule[Lift]:
        """One up."""
        yield True
        return s.replace(floor=s.floor + 1)

    def down(s: Lift) -> Rule[Lift]:
        """One down."""
        yield True
        return s.replace(floor=s.floor - 1)

    slots = {"up": action()(up), "down": action()(down)}
    return System(Protocol("lift", "", "", Lift, lambda b: Lift(b, 0), (), slots), Bounds())


def test_what_leaves_a_range_at_either_end_is_compared() -> None:
    system = lift()
    right = TermForm(system, [])
    lowest, middle, highest = ((n,) for n in range(3))
    assert right(lowest) == Answer({0: middle}, frozenset([1]), 0)
    assert right(middle) == Answer({0: highest, 1: lowest}, frozenset(), 0)
    assert right(highest) == Answer({1: middle}, frozenset([0]), 0)
    for state in (lowest, middle, highest):
        CrossCheck(system, [], right).compare(state)
    with pytest.raises(DifferenceError, match=r"Up.*drives floor out of its range -1..1"):
        CrossCheck(system, [], right).compare(highest, Answer({0: (3,), 1: middle}, frozenset(), 0))
    with pytest.raises(DifferenceError, match=r"Down.*drives floor out of its range -1..1"):
        CrossCheck(system, [], right).compare(lowest, Answer({0: middle, 1: (3,)}, frozenset(), 0))


@pytest.mark.usefixtures("nothing_is_refused")
def test_a_truth_value_on_ints_is_no_number() -> None:
    odd = light(broken=lambda s: 1 if isinstance(s.phase, Term) else True)
    system = System(odd, odd.bounded())
    with pytest.raises(DifferenceError, match=r"broken is given True, which is not a whole number"):
        compare_unvisited(CrossCheck(system, [], TermForm(system, [])))


def test_states_for_an_engine_that_visits_none_are_met_and_drawn() -> None:
    def asked(system: System) -> tuple[list[Any], list[Any]]:
        """Both halves, each of which has been compared."""
        form, seen = TermForm(system, []), set[Any]()

        def watching(state: Any) -> Answer:
            seen.add(state)
            return form(state)

        watching.name = form.name  # type: ignore[attr-defined]
        walked, drawn = compare_unvisited(CrossCheck(system, [], watching))  # type: ignore[arg-type]
        assert seen == {*walked, *drawn}
        return walked, drawn

    system = System(light(), light().bounded())
    walked, drawn = asked(system)
    with explore(light(), system.bounds, []) as found:
        reachable = {found.visited.state(n) for n in range(found.distinct_states)}
    assert set(walked) == reachable and len(reachable) == 6
    every_state = {system.space.pack((Light(system.bounds, a, b),)) for a in range(4) for b in range(2)}
    assert set(drawn) == every_state > reachable
    kafka = System(PROTOCOLS["kip-320"], PROTOCOLS["kip-320"].bounded())
    first = kafka.space.leaves(kafka.initial)
    walked, drawn = asked(kafka)
    assert len(set(walked)) == 40 and len(set(walked) - set(drawn)) > 30
    kept = [
        sum(a == b for a, b in zip(first, kafka.space.leaves(kafka.space.unpack(state)), strict=True)) / len(first)
        for state in drawn
    ]
    assert min(kept) < 0.6 and max(kept) > 0.9


def test_each_property_is_compared_by_its_own_bit_and_kinds_of_step_where_the_answer_is_whole() -> None:
    system = explored_system(light())
    claims = [plain(lambda s: True), replace(plain(never_broken), name="Second")]
    right = TermForm(system, claims)
    for broken in (0, 1):
        state = system.space.pack((Light(system.bounds, 2, broken),))
        assert right(state).failing == broken << 1
        CrossCheck(system, claims, right).compare(state, Answer({}, frozenset(), broken << 1, whole=False))
        for failing in {0, 1, 2, 3} - {broken << 1}:
            with pytest.raises(DifferenceError):
                CrossCheck(system, claims, right).compare(state, right(state)._replace(failing=failing))
