"""The cross-check itself: which states it compares, and that it sees every wrong answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import pytest
from support.light import Light, explored_system, light, never_broken, plain

from tideproof.model.language.actions import Rule, action
from tideproof.model.language.algebra import Int
from tideproof.model.language.properties import DifferenceError, Property, Status, Verdict
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.space import Words
from tideproof.model.language.state import Bounds, Domain, State, variable
from tideproof.model.language.system import System
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import replay
from tideproof.properties.engines.base import Budget, Result, Spent
from tideproof.properties.engines.cross_check import (
    FIRST_EVALUATIONS,
    FIRST_STATES,
    SHARE,
    Answer,
    CrossCheck,
    TermForm,
    compare_unvisited,
)
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.solver.bmc import check_runs
from tideproof.properties.invariants.replication import committed_records_survive


def test_cross_check_compares_the_first_states_and_then_a_share() -> None:
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
    kinds = sum(len(list(act.instances(kafka.bounds))) for act in kafka.protocol.slots.values())
    assert 50 < check.first == FIRST_EVALUATIONS // kinds < FIRST_STATES
    assert list(check.due(60)) == [*range(36), 42, 50]
    watched = CrossCheck(kafka, [plain(never_broken)] * 2, TermForm(kafka, []))
    assert watched.first == FIRST_EVALUATIONS // (kinds + 10), "a property counts as five kinds of step"


def test_cross_check_covers_every_action_that_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_a_spent_budget_ends_the_cross_check() -> None:
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


def test_cross_check_covers_every_trace() -> None:
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


@pytest.mark.parametrize("name", ["kip-320", "kafka-2.5"])
def test_forms_agree_with_the_rules_on_more_states(name: str) -> None:
    protocol = PROTOCOLS[name]
    with explore(protocol, protocol.bounded(replicas=2), []) as found:
        check = CrossCheck(found.system, [], TermForm(found.system, []))
        for number in range(0, found.distinct_states, found.distinct_states // 40):
            check.compare(found.visited.state(number))


def test_cross_check_covers_ghosts() -> None:
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


def every_state() -> set[Words]:
    """Those within the ranges."""
    system = explored_system(light())
    return {system.space.pack((Light(system.bounds, a, b),)) for a in range(4) for b in range(2)}


def test_cross_check_detects_every_wrong_answer() -> None:
    system = explored_system(light())
    prop = plain(never_broken)
    right = TermForm(system, [prop])
    state = system.space.pack((Light(system.bounds, 2, 0),))
    answer = right(state)
    assert len(answer.steps) == 2
    wrong = [
        answer._replace(steps={}),
        *(answer._replace(steps={**answer.steps, 0: after}) for after in every_state() if after != answer.steps[0]),
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


def test_cross_check_covers_both_ends_of_a_range() -> None:
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


def test_cross_check_states_are_reached_and_random() -> None:
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
    assert set(drawn) == every_state() > reachable
    kafka = System(PROTOCOLS["kip-320"], PROTOCOLS["kip-320"].bounded())
    first = kafka.space.leaves(kafka.initial)
    walked, drawn = asked(kafka)
    assert len(set(walked)) == 40 and len(set(walked) - set(drawn)) > 30
    kept = [
        sum(a == b for a, b in zip(first, kafka.space.leaves(kafka.space.unpack(state)), strict=True)) / len(first)
        for state in drawn
    ]
    assert min(kept) < 0.6 and max(kept) > 0.9


def test_cross_check_compares_each_property_and_complete_steps() -> None:
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
