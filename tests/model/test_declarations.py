"""Properties, actions, states and history variables that are declared in a wrong way: each is refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, fields, make_dataclass, replace
from functools import partial
from typing import Any

import pytest

from tideproof import (
    EPOCH,
    FLAG,
    REPLICA,
    Bool,
    BoundSpec,
    Domain,
    Ghost,
    Int,
    Parameter,
    Property,
    Protocol,
    State,
    action,
    invariant,
    step_invariant,
    upto,
    variable,
    witness,
)
from tideproof.model.backends.schematic import AnySystem
from tideproof.model.language.actions import Rule
from tideproof.model.language.properties import Expectation, Status, watched
from tideproof.model.language.space import Space
from tideproof.model.language.state import Bounds, ModelError
from tideproof.model.language.system import System
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.solver.unbounded import prove


@dataclass(frozen=True)
class Lamp(State):
    presses: Int = variable("how often the button was pressed", upto("limit"))
    lit: Int = variable("1: the lamp is lit", upto("one"))


@dataclass(frozen=True)
class Seen(State):
    lit: Int = variable("1: the lamp was lit at some time", upto("one"))


SEEN = Ghost("seen", Seen, lambda seen, s: seen.replace(lit=s.lit))

BOUNDS = (BoundSpec("limit", "presses", least=1, default=2), BoundSpec("one", "a switch", least=1, default=1))


def dark(*states: Any) -> Any:
    """The lamp is dark."""
    return states[0].lit == 0


def press(s: Any, **parameters: int) -> Any:
    """The button is pressed."""
    yield s.presses < s.bounds.limit
    return s.replace(presses=s.presses + 1, lit=1 - s.lit)


def lamp(state: Any = Lamp) -> Protocol:
    return Protocol("lamp", "t", "s", state, lambda b: state.initial(b), BOUNDS, {"press": action()(press)})


misused: Any = partial  # of which the types are known


@pytest.mark.parametrize(
    ("declared", "message"),
    [
        (misused(invariant), r"dark is no subclass of State: write @invariant\(Lamp\) for"),
        (misused(witness), r"dark is no subclass of State: write @witness\(Lamp\) for"),
        (misused(step_invariant, broken="b"), r'dark is no subclass of State: write @step_invariant\(Lamp, "lit", bro'),
        (misused(invariant, Lamp), r"dark is no Ghost: write @invariant\(Lamp\), or @invariant\(Lamp, ghost=SEEN\)"),
        (misused(witness, Lamp), r"dark is no Ghost: write @witness\(Lamp\), or @witness\(Lamp, ghost=SEEN\)"),
        (misused(step_invariant, Lamp, "lit", broken="b"), r"dark is no name of a variable: write @step_invariant\("),
        (lambda f: invariant("Lamp")(f), r"'Lamp' is no subclass of State: write @invariant\(Lamp\)"),  # type: ignore[arg-type]
        (lambda f: invariant(Lamp, "remark")(f), "'remark' is no Ghost"),  # type: ignore[arg-type]
        (lambda f: invariant(Lamp, (SEEN, f))(f), "dark is no Ghost"),
        (lambda f: Ghost("seen", f, f), "dark is no subclass of State: a Ghost of seen needs"),
        (lamp, "dark is no subclass of State: lamp needs the class of its states"),
    ],
)
def test_a_property_needs_a_state_class_and_history_variables(declared: Callable[[Any], Any], message: str) -> None:
    """`@invariant` alone made none, and whatever held or not, nothing said so."""
    with pytest.raises(TypeError, match=message):
        declared(dark)


@pytest.mark.parametrize(
    ("declared", "message"),
    [
        (misused(action), r"press does not say of bounds whether they ask for an action: write @action\(\) above"),
        (misused(action, leader=REPLICA), "press does not say of bounds"),
        (lambda f: action(REPLICA)(f), "Parameter.* does not say of bounds"),
        (lambda f: action("limit")(f), "'limit' does not say of bounds"),  # type: ignore[arg-type]
        (lambda f: action(leader=3)(f), "leader=3 is no Parameter of an action"),  # type: ignore[arg-type]
    ],
)
def test_an_action_with_an_invalid_parameter_is_refused(declared: Callable[[Any], Any], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        declared(press)


class Bare(Lamp):
    extra: Int = variable("1: as nobody expects", upto("one"), initial=1)


class BareAgain(Lamp):
    lit: Int = variable("1: the lamp is lit", upto("one"), initial=1)


@dataclass(frozen=True)
class OnBare(Bare):
    more: Int = variable("1: more", upto("one"))


class Renamed(Lamp):
    """No variable of its own."""


@pytest.mark.parametrize(
    ("state", "message"),
    [
        (Bare, "lamp: Bare declares extra and is no dataclass: write @dataclass(frozen=True) above the class"),
        (BareAgain, "lamp: BareAgain declares lit and is no dataclass"),
        (OnBare, "lamp: Bare declares extra and is no dataclass"),
    ],
)
def test_a_state_class_must_be_a_dataclass(state: type[State], message: str) -> None:
    """It was ignored: a rule or a property got what `variable` returns, which is equal to no number."""
    protocol = lamp(state)
    with pytest.raises(ModelError, match=re.escape(message)):
        System(protocol, protocol.bounded())
    ghost = Ghost("seen", state, lambda seen, s: seen)
    with pytest.raises(ModelError, match=re.escape(message)):
        System(lamp(), lamp().bounded(), (ghost,))
    extra = invariant(Lamp)(lambda s: s.lit != 1)
    with pytest.raises(ModelError, match=re.escape(message)):
        prove(protocol, [extra], [], jobs=1)


@dataclass(frozen=True, eq=False)
class WithoutEquality(State):
    number: Int = variable("a number", upto("most"))


@pytest.mark.parametrize("left_out", [{"compare": False}, {"hash": False}])
def test_excluding_a_variable_from_comparison_is_refused(left_out: dict[str, Any]) -> None:
    number: Any = field(metadata=variable("a number", upto("most")).metadata, **left_out)
    state = make_dataclass("Fewer", [("number", Int, number)], bases=(State,), frozen=True)
    with pytest.raises(ModelError, match="number is left out where states of Fewer are compared"):
        Space([state], Bounds(most=1))


def test_states_are_compared_by_all_their_variables() -> None:
    """Else `minimise` and others take a state for another one that they have seen."""
    with pytest.raises(ModelError, match=r"WithoutEquality: states are compared by all of their variables"):
        Space([WithoutEquality], Bounds(most=1))


MORE_THAN_VARIABLES: dict[str, tuple[dict[str, Any], str]] = {
    "an equality": ({"__eq__": lambda a, b: True}, "S.__eq__: a class of states has no __eq__ of its own"),
    "a hash": ({"__hash__": lambda a: 1}, "S.__hash__: a class of states has no __hash__ of its own"),
    "an initialiser": ({"__post_init__": lambda a: None}, "S.__post_init__: a class of states has no __post_init__"),
    "a replace": ({"replace": lambda a: a}, "S.replace: a class of states has no replace of its own"),
    "slots": ({"__slots__": ("more",)}, "S: a class of states has no __slots__: write @dataclass"),
    "a list": ({"KEPT": []}, "S.KEPT: it has variables, and methods and properties that are rules"),
    "a class method": ({"make": classmethod(lambda cls: cls)}, "S.make: it has variables"),
}


@pytest.mark.parametrize("case", MORE_THAN_VARIABLES)
def test_a_state_class_has_variables_and_rules_only(case: str) -> None:
    members, message = MORE_THAN_VARIABLES[case]
    with pytest.raises(TypeError, match=re.escape(message)):
        type("S", (State,), {"__module__": __name__, **members})


def test_a_state_class_has_no_foreign_base() -> None:
    with pytest.raises(TypeError, match="no base that is no class of states"):
        type("S", (type("Mixin", (), {}), State), {"__module__": __name__})


@pytest.mark.parametrize("name", ["held:Range of seen", "seen\0", "step 1", "a.b", "x=1", "", "s\udc80"])
def test_a_history_variable_needs_a_printable_name(name: str) -> None:
    """Of a variable `k` of the first one Z3 made the assumption that `seen.k` keeps to its range: one was the other.

    All variables of the second one were called `seen`.
    """
    with pytest.raises(ModelError, match="a Ghost has a printable name without blanks"):
        Ghost(name, Seen, lambda seen, s: seen)


def test_values_that_are_shown_alike_are_refused() -> None:
    """A trace would not say which of them a step has, and a batch took one for the other."""
    kind = Parameter(lambda b: 3, lambda v: "write" if v else "read")
    protocol = replace(lamp(), slots={"press": action(k=kind)(press)})
    with pytest.raises(ModelError, match=r"Press .*the values 1 and 2 of k are both shown as 'write'"):
        explore(protocol, protocol.bounded(), [])


def test_an_unprintable_value_is_reported() -> None:
    kind = Parameter(lambda b: 3, ["read", "write"].__getitem__)
    protocol = replace(lamp(), slots={"press": action(k=kind)(press)})
    with pytest.raises(ModelError, match=r"Press .*the value 2 of k cannot be shown: IndexError: list index"):
        explore(protocol, protocol.bounded(), [])


def test_an_action_with_an_empty_parameter_shows_no_other() -> None:
    many, none = Parameter(lambda b: 10**12, str), Parameter(lambda b: 0, str)
    protocol = replace(lamp(), slots={"press": action(k=many, m=none)(press)})
    with explore(protocol, protocol.bounded(), []) as found:
        assert found.distinct_states == 1


@pytest.mark.parametrize(
    "count",
    [lambda b: 6 // (b.one - 1), lambda b: 10**6, lambda b: 3],
    ids=["cannot be counted", "very many", "cannot be shown"],
)
def test_parameters_of_a_disabled_action_are_not_evaluated(count: Callable[[Any], int]) -> None:
    def press_with(s: Any, k: int) -> Any:
        """The button is pressed with something."""
        yield s.presses < k
        return s

    odd = action(lambda b: b.one > 1, k=Parameter(count, ["read", "write"].__getitem__))(press_with)
    protocol = replace(lamp(), slots={"press": action()(press), "odd": odd})
    with explore(protocol, protocol.bounded(), []) as found:
        assert found.distinct_states == 3
    assert [*odd.instances(protocol.bounded())] == []


@pytest.mark.parametrize("count", [lambda b: b.one // 2, lambda b: max(b.one, 1)])
def test_a_parameter_size_that_a_proof_cannot_read_is_reported(count: Callable[[Any], int]) -> None:
    protocol = replace(lamp(), slots={"press": action(k=Parameter(count, str))(press)})
    with pytest.raises(
        ValueError, match="lamp cannot be read without bounds: the number of values of a parameter of Pr"
    ):
        prove(protocol, [Property("P", "m", Lamp, lambda s: s.lit >= 0)], [], jobs=1)


def test_ranges_of_disabled_variables_are_not_evaluated() -> None:
    @dataclass(frozen=True)
    class Half(State):
        grid: Any = variable("g", Domain(lambda b: (0, 6 // (b.one - 1))), lambda b: [][0], when=lambda b: b.one > 1)
        v: Int = variable("v", Domain(lambda b: (0, 6 // (b.one - 1))), initial=5, when=lambda b: b.one > 1)

    space = Space([Half], Bounds(one=1))
    assert [(v.name, v.lo, v.hi, v.bits) for v in space.variables] == [("v", 5, 5, 0)]


@pytest.mark.parametrize(
    ("declared", "message"),
    [
        (variable("v", Domain(lambda b: (0, 6 // (b.one - 1)))), "the size or the values of v: ZeroDivisionError: "),
        (variable("v", FLAG, lambda b: [][b.one]), "the size or the values of v: IndexError: "),
    ],
)
def test_an_error_in_a_range_or_a_size_is_a_model_error(declared: Any, message: str) -> None:
    protocol = lamp(make_dataclass("Wrong", [("v", Any, declared)], bases=(State,), frozen=True))
    with pytest.raises(ModelError, match=message):
        protocol.bounded()


@pytest.mark.parametrize(
    ("declared", "message"),
    [
        (variable("v", FLAG, when=lambda b: b.one == 1), "v is there under some bounds only"),
        (variable("v", FLAG, EPOCH), "v is indexed by a function of bounds: index it by the name of a bound"),
    ],
)
def test_a_declaration_that_a_proof_cannot_read_is_reported(declared: Any, message: str) -> None:
    state = make_dataclass("Odd", [("v", Any, declared)], bases=(State,), frozen=True)
    with pytest.raises(ValueError, match=f"lamp cannot be read without bounds: {message}"):
        prove(lamp(state), [Property("P", "m", state, lambda s: True)], [], jobs=1)


def test_a_derived_class_without_variables_needs_no_decorator() -> None:
    protocol = lamp(Renamed)
    assert len(System(protocol, protocol.bounded()).space.variables) == 2


def test_a_property_may_have_several_history_variables() -> None:
    assert invariant(Lamp)(dark).ghosts == invariant(Lamp, ())(dark).ghosts == ()
    assert witness(Lamp, SEEN)(dark).ghosts == invariant(Lamp, (SEEN,))(dark).ghosts == (SEEN,)


@pytest.mark.parametrize(
    ("part", "message"),
    [
        ({"name": ""}, "a property has no name"),
        ({"name": 3}, "a property: its name is 3, which is not a text"),
        ({"remark": None}, "a property: its remark is None, which is not a text"),
        ({"state": "Lamp"}, "'Lamp' is no subclass of State: Dark needs the class of the states that it speaks of"),
        ({"predicate": 1}, "Dark: its predicate is 1, not a function of the state"),
        ({"ghosts": None}, "Dark: its ghosts are None, not a tuple of Ghost"),
        ({"ghosts": (dark,)}, "Dark: its ghosts are .*, not a tuple of Ghost"),
        (
            {"needs": "limit"},
            "Dark: it needs 'limit', not bounds with their least values, as in needs={\"crashes\": 1}",
        ),
        ({"needs": ({"limit": "1"},)}, "Dark: it needs .*, not bounds"),
        ({"by_name_only": "False"}, "Dark: by_name_only is 'False', which is not a truth value"),
        ({"expectation": "never"}, "'never' is not a valid Expectation"),
    ],
)
def test_property_arguments_of_wrong_types_are_refused(part: dict[str, Any], message: str) -> None:
    parts: dict[str, Any] = {"name": "Dark", "meaning": "The lamp is dark.", "state": Lamp, "predicate": dark}
    Property(**parts)
    with pytest.raises((TypeError, ValueError), match=message):
        Property(**{**parts, **part})


@pytest.mark.parametrize("decorator", [invariant, witness, partial(step_invariant, broken="b")])
@pytest.mark.parametrize("needs", ["limit", ["limit"], {"limit"}, {}, ("limit",), {"limit": 1.5}])
def test_needs_of_a_property_are_bounds_with_least_values(decorator: Any, needs: Any) -> None:
    with pytest.raises(TypeError, match=r"Dark: it needs .*, not bounds with their least values"):
        decorator(Lamp, needs=needs)(dark)
    assert decorator(Lamp, needs={"limit": 1})(dark).needs == ({"limit": 1},)


def test_an_expectation_may_be_a_text() -> None:
    """A witness of which the kind was a text was taken for an invariant."""
    assert invariant(Lamp, expectation="witness")(dark).is_witness  # type: ignore[arg-type]
    assert Property("Dark", "", Lamp, dark, expectation="step").expectation is Expectation.STEP  # type: ignore[arg-type]


def test_a_step_property_names_existing_variables() -> None:
    with pytest.raises(ValueError, match="no variable of Lamp is named 'pres'; did you mean presses"):
        step_invariant(Lamp, "pres", broken="b")
    with pytest.raises(ValueError, match="no variable of Lamp is named 'zzz'; there are presses, lit"):
        step_invariant(Lamp, "zzz", broken="b")
    twice = step_invariant(Lamp, "lit", "lit", broken="b")(dark)
    assert [f.name for f in fields(twice.ghosts[0].state)] == ["bounds", "lit", "broken"]


@pytest.mark.parametrize(("named", "shown"), [((), "none"), (("presses",), "presses")])
def test_a_step_property_must_name_the_previous_variables(named: tuple[str, ...], shown: str) -> None:
    changes = step_invariant(Lamp, *named, broken="b")(lambda before, s: before.lit != s.lit)
    message = rf"the state before has no 'lit': name it in step_invariant \(it names {shown}\)"
    with pytest.raises(ModelError, match=rf"Press .*{message}"):
        _ = watched(lamp(), lamp().bounded(), [changes]).transitions


@dataclass(frozen=True)
class Machine(State):
    broken: Int = variable("1: it does not work", upto("one"))
    broken_: Bool = variable("somebody has noticed", FLAG)


@action()
def repair(s: Any) -> Any:
    """A machine that is broken is repaired, one that works breaks."""
    yield True
    return s.replace(broken=1 - s.broken)


def test_a_step_property_may_use_a_variable_named_broken() -> None:
    """The name that the history variable has for what it says of the last step."""
    machine = Protocol("machine", "t", "s", Machine, Machine.initial, BOUNDS[1:], {"repair": repair})
    stays = step_invariant(Machine, "broken", broken="it was repaired")(lambda before, s: s.broken >= before.broken)
    with explore(machine, machine.bounded(), [stays]) as found:
        assert (found.verdicts[0].status, found.verdicts[0].depth) == (Status.VIOLATED, 2)
    unnamed = step_invariant(Machine, broken="b")(lambda before, s: before.broken == 0)
    with pytest.raises(ModelError, match="the state before has no 'broken': name it in step_invariant"):
        watched(machine, machine.bounded(), [unnamed]).transitions  # noqa: B018


@dataclass(frozen=True)
class Base(State):
    x: Int = variable("a number", upto("limit"))

    def answer(self) -> int:
        return 1


@dataclass(frozen=True)
class Plain(Base):
    pass


@dataclass(frozen=True)
class Overriding(Base):
    def answer(self) -> int:
        return 2


@dataclass(frozen=True)
class OfBoth(Plain, Overriding):
    pass


def test_methods_follow_pythons_resolution_order() -> None:
    """`Plain` comes first, but has the method from `Base` only: that of `Overriding` counts."""
    assert [kind.__name__ for kind in OfBoth.__mro__[:4]] == ["OfBoth", "Plain", "Overriding", "Base"]
    assert OfBoth(Bounds(limit=1), x=0).answer() == 2


@dataclass(frozen=True)
class OfNoBound(State):
    lit: Int = variable("lit", upto("nope"))


@dataclass(frozen=True)
class Undeclared(State):
    lit: Int = variable("lit", upto("one"))
    other: int = 0


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (OfNoBound, "lit needs a bound 'nope', which the protocol does not declare"),
        (Undeclared, "other is not declared with variable"),
    ],
)
def test_an_invalid_declaration_has_the_same_message_without_bounds(state: type[State], said: str) -> None:
    lamp = Protocol("lamp", "title", "story", state, state.initial, (BoundSpec("one", "one", 1, 1),), {})
    with pytest.raises(ModelError, match=said):
        System(lamp, Bounds(one=1))
    with pytest.raises((ModelError, ValueError), match=said):
        AnySystem(lamp)


def test_a_python_error_refers_to_no_rule_language_page() -> None:
    """The variable is there with crashes only: under these bounds the array is empty."""

    @action(replica=REPLICA)
    def read_what_is_absent(s: Any, replica: int) -> Rule[Any]:
        """A broker reads a variable that is there with crashes only."""
        yield s.hw_checkpoint[replica] > 0
        return s

    mine = PROTOCOLS["kafka-2.5"].variation("mine", "title", "story", added={"read": read_what_is_absent})
    with pytest.raises(ModelError, match="IndexError: tuple index out of range") as raised:
        _ = System(mine, mine.bounded()).transitions
    assert "s.hw_checkpoint[replica]" in raised.value.detail and "rule-language" not in raised.value.detail
