"""The steps of a system, on ints and in symbols: actions, bounds and constraints."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from tideproof.model.language.actions import REPLICA, Blocked, Instance, Rule, action
from tideproof.model.language.algebra import Bool, BoolTerm, Int
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import ModelError, State, merged, upto, variable
from tideproof.model.language.system import STOPS, FullState, Ghost, System
from tideproof.model.protocols.catalogue import PROTOCOLS


@dataclass(frozen=True)
class Count(State):
    """A number."""

    n: Int = variable("the number", upto("most"))


def counting(
    returned: Callable[[Count], Any] = lambda s: s, allowed: Callable[[Count], Any] = lambda s: True
) -> Protocol:
    @action(by=REPLICA, other=REPLICA)
    def add(s: Count, by: int, other: int) -> Rule[Count]:
        """Adds the number of a replica."""
        yield allowed(s)
        yield s.n + by <= s.bounds.most
        return returned(s.replace(n=s.n + by))  # type: ignore[no-any-return]

    @action(lambda b: b.most > 5)
    def clear(s: Count) -> Rule[Count]:
        """Begins again."""
        yield s.n > 0
        return s.replace(n=0)

    bounds = (BoundSpec("replicas", "replicas", 1, 3), BoundSpec("most", "the largest number", 1, 4))
    return Protocol("count", "", "", Count, lambda b: Count(b, 0), bounds, {"add": add, "clear": clear})


def system(protocol: Protocol | None = None, **given: Any) -> System:
    protocol = protocol or counting()
    return System(protocol, protocol.bounded(), **given)


def even(system: System, instance: Instance, after: FullState) -> Bool:
    return after[0].n != 1  # type: ignore[attr-defined, no-any-return]


def test_constraints_forbid_steps_on_ints_and_symbolically() -> None:
    free, held = system(), system(constraint=even)
    one, two = (next(i for i in free.instances if i.parameters == {"by": by, "other": 0}) for by in (1, 2))
    blocked = held.step(held.initial, one)
    assert isinstance(blocked, Blocked) and (blocked.where, blocked.conjunct) == ("", "the constraint on steps")
    assert held.step(held.initial, two) == (Count(held.bounds, 2),)
    guards = {str(t.instance): len(t.guard) for t in free.transitions}
    assert {str(t.instance): len(t.guard) - 1 for t in held.transitions} == guards


OTHER = {"replicas": 3, "most": 5}


@pytest.mark.parametrize("returned", [lambda s: Count(OTHER, 0), lambda s: (s.n,)])
def test_a_rule_that_returns_no_state_of_these_bounds_is_refused(returned: Callable[[Count], Any]) -> None:
    with pytest.raises(ModelError, match=r"Add .*(it has the bounds {.*'most': 5|which is not a state of the class)"):
        system(counting(returned)).transitions  # noqa: B018


@dataclass(frozen=True)
class Derived(Count):
    """A state whose methods and further fields no engine would keep."""


def derived(s: Count) -> Derived:
    return Derived(s.bounds, s.n)


def test_a_state_of_a_derived_class_is_refused_wherever_it_comes_from() -> None:
    with pytest.raises(ModelError, match=r"Add .*it returns a Derived,"):
        system(counting(derived)).transitions  # noqa: B018
    with pytest.raises(ModelError, match=r"the initial state: it returns a Derived, .* the class Count"):
        system(replace(counting(), initial=lambda b: Derived(b, 0)))
    with pytest.raises(ModelError, match=r"the initial state: it returns a Derived, .* the class Count"):
        system(ghosts=(Ghost("seen", Count, lambda seen, s: derived(s)),))
    begun = Ghost("seen", Count, lambda seen, s: s, begin=derived)
    with pytest.raises(ModelError, match=r"the initial state: it returns a Derived, .* the class Count"):
        system(ghosts=(begun,))


def test_states_of_two_classes_are_not_merged() -> None:
    s = system().initial[0]
    with pytest.raises(TypeError, match="a Derived and a Count are given"):
        merged(BoolTerm.variable("b"), derived(s), s)  # type: ignore[arg-type, type-var]


def test_initial_states_with_other_bounds_are_refused() -> None:
    other = replace(counting(), initial=lambda b: Count(OTHER, 0))
    with pytest.raises(ModelError, match=r"the initial state: it has the bounds {.*'most': 5"):
        system(other)
    ghost = Ghost("seen", Count, lambda seen, s: seen, lambda b: Count(OTHER, 0))
    with pytest.raises(ModelError, match=r"the initial state: it has the bounds {.*'most': 5"):
        system(ghosts=(ghost,))


def test_a_ghost_starts_from_its_declaration_or_its_initialiser() -> None:
    def begun(*how: Any, **given: Any) -> Any:
        return system(ghosts=(Ghost("seen", Count, lambda seen, s: seen, *how, **given),)).initial[1]

    assert begun() == Count(counting().bounded(), 0)
    assert begun(lambda b: Count(b, 3)).n == 3
    assert begun(lambda b: Count(b, 3), begin=lambda s: s.replace(n=s.n + 2)).n == 2


def test_a_conjunct_must_be_a_truth_value() -> None:
    wrong = system(counting(allowed=lambda s: 1))
    with pytest.raises(ModelError, match="it yields 1 in line"):
        wrong.transitions  # noqa: B018
    step = Instance("add", wrong.protocol.slots["add"], {"by": 1, "other": 0})
    with pytest.raises(ModelError, match="it yields 1 in line"):
        wrong.step(wrong.initial, step)


def test_an_action_exists_under_the_bounds_that_enable_it() -> None:
    protocol = counting()
    few, many = system(protocol), System(protocol, protocol.bounded(most=6))
    assert [a.name for a in few.actions] == ["Add"] and {i.slot for i in few.instances} == {"add"}
    assert [a.name for a in many.actions] == ["Add", "Clear"] and {i.slot for i in many.instances} == {"add", "clear"}
    assert many.fill("clear", {}).slot == "clear"
    with pytest.raises(ValueError, match="Clear does not happen under"):
        few.fill("clear", {})


def test_a_step_is_found_by_all_of_its_parameters_and_in_their_order() -> None:
    counts = system()
    found = counts.find("Add", {"other": 1, "by": 2})
    assert found in counts.instances and list(found.parameters) == ["by", "other"]
    assert str(found) == "Add(by=b2, other=b1)"
    assert {tuple(i.parameters) for i in counts.instances} == {("by", "other")}
    wrong = ({"by": 1}, {"by": 1, "other": 1, "more": 1}, {"by": True, "other": 1}, {"by": 3, "other": 1},
             {"by": -1, "other": 1})  # fmt: skip
    for parameters in wrong:
        with pytest.raises(ValueError, match="Add"):
            counts.fill("add", parameters)


def test_protocols_are_immutable() -> None:
    """A file that filled a slot of a release in place had it compared as the release."""
    count = counting()
    for parts in (
        count.slots,
        count.slots["add"].parameters,
        PROTOCOLS["kafka-2.5"].slots,
        PROTOCOLS["kraft-3.5"].slots,
    ):
        with pytest.raises(TypeError, match="does not support item assignment"):
            parts["add"] = count.slots["clear"]  # type: ignore[index]
    given = dict(count.slots)
    made = replace(count, slots=given)
    del given["clear"]
    assert set(made.slots) == {"add", "clear"}


def test_a_bound_may_be_named_self() -> None:
    count = counting()
    bounds = replace(count, bounds=(*count.bounds, BoundSpec("self", "of its own", 0, 2))).bounded(self=1)
    assert (bounds.self, dict(bounds)) == (1, {"replicas": 3, "most": 4, "self": 1})


def test_symbolic_evaluation_stops_between_actions() -> None:
    """What ends it is not taken for a mistake of the rule."""

    class Enough(BaseException):
        pass

    asked = []

    def stop() -> None:
        asked.append(1)
        if len(asked) == 3:
            raise Enough

    token = STOPS.set(stop)
    try:
        with pytest.raises(Enough):
            _ = system(counting()).transitions
    finally:
        STOPS.reset(token)
    assert len(asked) == 3
