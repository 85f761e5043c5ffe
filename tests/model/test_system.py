"""The steps of a system, on ints and in symbols: actions, bounds and constraints."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any

import pytest

from tideproof.model.language.actions import REPLICA, Blocked, Instance, Rule, action
from tideproof.model.language.algebra import Bool, BoolTerm, Int, all_of, any_of, ite
from tideproof.model.language.properties import Property
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import Bounds, ModelError, State, merged, upto, variable
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


def test_a_step_that_the_constraint_rules_out_is_taken_neither_on_ints_nor_in_symbols() -> None:
    free, held = system(), system(constraint=even)
    one, two = (next(i for i in free.instances if i.parameters == {"by": by, "other": 0}) for by in (1, 2))
    assert held.step(held.initial, one) == Blocked("", "the constraint on steps")
    assert held.step(held.initial, two) == (Count(held.bounds, 2),)
    guards = {str(t.instance): len(t.guard) for t in free.transitions}
    assert {str(t.instance): len(t.guard) - 1 for t in held.transitions} == guards


@pytest.mark.parametrize("returned", [lambda s: replace(s, bounds=Bounds(replicas=3, most=5)), lambda s: (s.n,)])
def test_a_rule_that_returns_no_state_of_these_bounds_is_refused(returned: Callable[[Count], Any]) -> None:
    with pytest.raises(ModelError, match=r"Add .*(it has the bounds .*most=5|which is not the next state)"):
        system(counting(returned)).transitions  # noqa: B018


@dataclass(frozen=True)
class Derived(Count):
    """A state whose methods and further fields no engine would keep."""


def derived(s: Count) -> Derived:
    return Derived(s.bounds, s.n)


def test_a_state_of_a_derived_class_is_refused_wherever_it_comes_from() -> None:
    with pytest.raises(ModelError, match=r"Add .*it returns a Derived,"):
        system(counting(derived)).transitions  # noqa: B018
    with pytest.raises(ModelError, match=r"the initial state: a Derived is given, where a Count itself"):
        system(replace(counting(), initial=lambda b: Derived(b, 0)))
    with pytest.raises(ModelError, match=r"what is remembered in seen: a Derived is given, where a Count itself"):
        system(ghosts=(Ghost("seen", Count, lambda seen, s: derived(s)),))
    begun = Ghost("seen", Count, lambda seen, s: s, begin=derived)
    with pytest.raises(ModelError, match=r"the initial state: a Derived is given, where a Count itself"):
        system(ghosts=(begun,))


def test_states_of_two_classes_are_not_merged() -> None:
    s = system().initial[0]
    with pytest.raises(TypeError, match="a Derived and a Count are given"):
        merged(BoolTerm.variable("b"), derived(s), s)  # type: ignore[arg-type, type-var]


def test_what_begins_under_other_bounds_is_refused() -> None:
    other = replace(counting(), initial=lambda b: Count(Bounds(replicas=3, most=5), 0))
    with pytest.raises(ModelError, match=r"the initial state: it has the bounds .*most=5"):
        system(other)
    ghost = Ghost("seen", Count, lambda seen, s: seen, lambda b: Count(Bounds(replicas=3, most=5), 0))
    with pytest.raises(ModelError, match=r"the initial state: it has the bounds .*most=5"):
        system(ghosts=(ghost,))


def test_a_ghost_begins_with_what_is_declared_or_said() -> None:
    def begun(*how: Any, **given: Any) -> Any:
        return system(ghosts=(Ghost("seen", Count, lambda seen, s: seen, *how, **given),)).initial[1]

    assert begun() == Count(counting().bounded(), 0)
    assert begun(lambda b: Count(b, 3)).n == 3
    assert begun(lambda b: Count(b, 3), begin=lambda s: s.replace(n=s.n + 2)).n == 2


def test_a_conjunct_is_a_truth_value_on_ints_and_in_symbols() -> None:
    wrong = system(counting(allowed=lambda s: 1))
    with pytest.raises(ModelError, match="it yields 1 in line"):
        wrong.transitions  # noqa: B018
    step = Instance("add", wrong.protocol.slots["add"], {"by": 1, "other": 0})
    with pytest.raises(ModelError, match="it yields 1 in line"):
        wrong.step(wrong.initial, step)


def test_an_action_is_there_under_the_bounds_that_ask_for_it() -> None:
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


def test_nobody_can_write_to_a_protocol() -> None:
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


def test_a_bound_may_have_the_name_of_what_python_calls_an_object() -> None:
    count = counting()
    bounds = replace(count, bounds=(*count.bounds, BoundSpec("self", "of its own", 0, 2))).bounded(self=1)
    assert (bounds.self, dict(bounds)) == (1, {"replicas": 3, "most": 4, "self": 1})


def in_turn_of(*values: int) -> Callable[[], int]:
    """What gives each of these when it is called, and the first one again."""
    called: list[int] = []

    def value() -> int:
        called.append(1)
        return values[(len(called) - 1) % len(values)]

    return value


def test_a_rule_may_join_its_conditions_in_another_order_each_time() -> None:
    """That of a set, say. One that joins others is another rule."""
    order, limit = in_turn_of(1, -1), in_turn_of(2, 3)

    def in_turn(s: Count) -> Any:
        return all_of(*[s.n < 3, s.n != 1][:: order()])

    assert len(system(counting(allowed=in_turn)).transitions) == 9
    with pytest.raises(
        ModelError, match=r"Add \(.*: it is another one when it is read again: it may depend on nothing"
    ):
        _ = system(counting(allowed=lambda s: s.n < limit())).transitions
    with pytest.raises(ModelError, match=r"Add \(.*: it is another one when it is read again"):
        _ = system(counting(returned=lambda s: s.replace(n=limit() - 1))).transitions


def test_an_observer_may_not_remember_another_thing_each_time() -> None:
    """It sees the initial state first, where the difference need not show."""
    checked: list[int] = []

    def observe(seen: Count, s: Count) -> Count:
        limit = 1 if checked else 3
        checked.append(1)
        return seen.replace(n=ite(s.n > limit, 1, seen.n))

    with pytest.raises(ModelError, match="count: what is remembered in seen: it is another one when it is read again"):
        system(ghosts=(Ghost("seen", Count, observe),))
    checked.clear()
    system(ghosts=(Ghost("seen", Count, lambda seen, s: seen.replace(n=ite(s.n > 1, 1, seen.n))),))


def test_what_an_observer_cannot_remember_is_said_at_once() -> None:
    """Nothing may be left to remember when it is asked again."""
    limits = [2]

    def observe(seen: Count, s: Count) -> Count:
        while limits:
            if s.n > limits.pop():
                return seen.replace(n=1)
        return seen

    with pytest.raises(ModelError, match=r"count: what is remembered in seen \(.*py:\d+\): TypeError: a rule may not"):
        system(ghosts=(Ghost("seen", Count, observe),))


def test_what_is_kept_of_one_state_is_not_used_for_another() -> None:
    """As by a list that is a default argument: of one state alone it says the same again."""

    def few(s: Count, parts: list[Bool] = []) -> Bool:  # noqa: B006
        parts.append(s.n > 1)
        return any_of(*parts)

    def fresh(s: Count) -> Bool:
        return few(s, [])

    for claim, refused in ((few, True), (fresh, False)):
        raised = pytest.raises(ModelError, match="another one when it is read again") if refused else nullcontext()
        with raised:
            Property("Few", "", Count, claim).in_symbols(system())
        with raised:
            _ = system(counting(allowed=claim)).transitions
        with raised:
            observe = partial(lambda claim, seen, s: seen.replace(n=ite(claim(s), 1, seen.n)), claim)
            system(ghosts=(Ghost("seen", Count, observe),))


TODO: list[int] = []


@dataclass(frozen=True)
class Working(State):
    """A state that keeps what it has worked off."""

    n: Int = variable("the number", upto("most"))

    @cached_property
    def few(self) -> Bool:
        found = [self.n < TODO.pop() for _ in range(len(TODO))]
        return all_of(*found)


def test_what_a_state_keeps_of_a_reading_is_not_read_again() -> None:
    """Each reading is of an object of its own, or the second one would get what the first one has found."""
    protocol = replace(counting(), state=Working, initial=lambda b: Working(b, 0))
    readings: list[Callable[[], Any]] = [
        lambda: Property("Few", "", Working, lambda s: s.few).in_symbols(system(protocol)),
        lambda: system(replace(counting(allowed=lambda s: s.few), state=Working, initial=protocol.initial)).transitions,
        lambda: system(protocol, ghosts=(Ghost("seen", Count, lambda seen, s: seen.replace(n=ite(s.few, 0, 1))),)),
    ]
    for read in readings:
        TODO[:] = [2, 3]
        with pytest.raises(ModelError, match="another one when it is read again"):
            read()


@dataclass(frozen=True)
class Giving(Count):
    """A state that gives each of its claims once."""

    @cached_property
    def claims(self) -> Iterator[Bool]:
        return iter([self.n > 0, self.n > 1])


TURNS = deque([True, False, False])


def its_turn(s: Any) -> bool:
    TURNS.rotate(1)
    return TURNS[0]


def test_what_one_kind_of_step_leaves_to_the_next_one_is_no_rule() -> None:
    """Of one state the second kind of step, or the second observer, would find nothing; by turns all come round."""
    giving = replace(counting(allowed=lambda s: any_of(*s.claims)), state=Giving, initial=lambda b: Giving(b, 0))
    for protocol in (giving, counting(allowed=its_turn)):
        with pytest.raises(ModelError, match="another one when it is read again"):
            _ = system(protocol).transitions
    ghosts = [
        Ghost(name, Count, lambda seen, s: seen.replace(n=ite(any_of(*s.claims), 1, seen.n))) for name in ("a", "b")
    ]
    with pytest.raises(ModelError, match="what is remembered in a, b: it is another one when it is read again"):
        system(replace(counting(), state=Giving, initial=giving.initial), ghosts=tuple(ghosts))


def test_reading_in_symbols_ends_between_two_kinds_of_step() -> None:
    """What ends it is not taken for a mistake of the rule."""

    class Enough(BaseException):
        pass

    asked = []

    def stop() -> None:
        asked.append(1)
        if len(asked) == 3:
            raise Enough

    read = []
    token = STOPS.set(stop)
    try:
        with pytest.raises(Enough):
            _ = system(counting(returned=lambda s: read.append(s) or s)).transitions
    finally:
        STOPS.reset(token)
    assert len(read) == 2
