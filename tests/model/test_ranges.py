"""The values of variables: what does not fit is refused alike by every engine, and what just fits is right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from tideproof.model.language.actions import Action, Rule, action
from tideproof.model.language.algebra import Bool, Int, all_of, ite, minimum
from tideproof.model.language.properties import Property, Status, Verdict, invariant, watched
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import FLAG, Domain, Ints, ModelError, State, asked, upto, variable
from tideproof.model.language.system import Ghost
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.random.walks import sample
from tideproof.properties.engines.solver.bmc import check_runs
from tideproof.properties.engines.solver.induction import check_induction
from tideproof.properties.engines.stateful.runs import check_samples


def exhaustive(protocol: Protocol, properties: Sequence[Property]) -> Sequence[Verdict]:
    with explore(protocol, protocol.bounded(), properties) as found:
        return found.verdicts


def random(protocol: Protocol, properties: Sequence[Property]) -> Sequence[Verdict]:
    system = watched(protocol, protocol.bounded(), properties)
    return sample(system, properties, seed=1, walks=500, steps=20).verdicts


def stateful(protocol: Protocol, properties: Sequence[Property]) -> Sequence[Verdict]:
    return check_samples(
        watched(protocol, protocol.bounded(), properties), properties, max_examples=200, steps=20, seed=1
    ).verdicts


def bounded(protocol: Protocol, properties: Sequence[Property]) -> Sequence[Verdict]:
    return check_runs(protocol, protocol.bounded(), properties, 4).verdicts


def inductive(protocol: Protocol, properties: Sequence[Property]) -> Sequence[Verdict]:
    return check_induction(protocol, protocol.bounded(), properties).verdicts


Engine = Callable[[Protocol, Sequence[Property]], Sequence[Verdict]]
ENGINES: list[Engine] = [exhaustive, random, stateful, bounded, inductive]
each_engine = pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.__name__)


def protocol_of(
    state: type[State], initial: dict[str, Any], *actions: Action, bounds: tuple[BoundSpec, ...] = ()
) -> Protocol:
    """A protocol of one state, which `initial` gives the values of."""
    return Protocol(
        "ranges",
        "ranges",
        "Variables and their ranges.",
        state,
        lambda b: state(b, **initial),
        (*bounds, BoundSpec("zero", "a bound that is zero", 0, 0)),
        {a.name: a for a in actions},
    )


@invariant(State)
def never_wrong(s: State) -> bool:
    """Always true, of any state that there is."""
    return True


# What does not fit ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Small(State):
    n: Int = variable("a number", Domain(lambda _: (0, 3)))
    f: Any = variable("a truth value", FLAG)
    grid: Ints = variable("two numbers", Domain(lambda _: (-1, 1)), lambda _: 2)


RIGHT: dict[str, Any] = {"n": 0, "f": False, "grid": (0, 0)}

WRONG_INITIAL: dict[str, tuple[dict[str, Any], str]] = {
    "too large": ({"n": 9}, "the initial state gives n the value 9, not one of 0..3"),
    "too small": ({"n": -1}, "the initial state gives n the value -1, not one of 0..3"),
    "none": ({"n": None}, "the initial state: n is given None, which is not a whole number"),
    "a truth value": ({"n": True}, "the initial state: n is given True, which is not a whole number"),
    "no truth value": ({"f": 1}, "the initial state: f is given 1, which is not a truth value"),
    "in a grid": ({"grid": (0, 2)}, r"the initial state gives grid\[1\] the value 2, not one of -1..1"),
    "a grid too small": ({"grid": (0,)}, "the initial state: grid is given a tuple of 1, not of 2"),
    "no grid": ({"grid": 0}, "the initial state: grid is given 0, where a tuple is wanted"),
    "a list": ({"grid": [0, 0]}, r"the initial state: grid is given \[0, 0\], where a tuple is wanted"),
    "another variable": ({"m": 0}, r"the initial state \(.*test_ranges.py:\d+\): TypeError: .*'m'"),
}


@each_engine
@pytest.mark.parametrize("case", WRONG_INITIAL)
def test_an_initial_state_outside_its_ranges_is_refused(engine: Engine, case: str) -> None:
    changes, message = WRONG_INITIAL[case]
    with pytest.raises(ModelError, match=f"^ranges: {message}"):
        engine(protocol_of(Small, {**RIGHT, **changes}), [never_wrong])


@each_engine
def test_initial_ghosts_are_checked_against_their_ranges(engine: Engine) -> None:
    @dataclass(frozen=True)
    class Seen(State):
        most: Int = variable("the greatest number seen", upto("zero"))

    ghost = Ghost("seen", Seen, lambda seen, s: seen.replace(most=s.n))
    watching = Property("Watching", "Always true.", Small, lambda s, seen: True, (ghost,))
    with pytest.raises(ModelError, match=r"the initial state gives seen.most the value 2, not one of 0..0"):
        engine(protocol_of(Small, {**RIGHT, "n": 2}), [watching])


WRONG_DOMAINS = {
    "empty": (Domain(lambda _: (0, -1)), r"n has no value: its range is 0..-1 under --zero 0"),
    "of floats": (Domain(lambda _: (0, 1.5)), r"R11: the constant 1.5: constants are numbers"),  # type: ignore[arg-type, return-value]
    "of no known bound": (upto("nothing"), "n needs a bound 'nothing', which the protocol does not declare"),
    "too high": (Domain(lambda _: (0, 2**63)), r"n: its range 0..9223372036854775808 does not fit in a signed 64-bit"),
    "too low": (Domain(lambda _: (-(2**63) - 1, 0)), "does not fit in a signed 64-bit integer"),
    "half a truth value": (Domain(lambda _: (0, 0), is_bool=True), "n is a truth value, so its range is 0..1"),
}


@pytest.mark.parametrize("case", WRONG_DOMAINS)
def test_an_invalid_range_is_refused(case: str) -> None:
    domain, message = WRONG_DOMAINS[case]

    @dataclass(frozen=True)
    class Odd(State):
        n: Int = variable("a number", domain)

    with pytest.raises(ModelError, match=message):
        exhaustive(protocol_of(Odd, {"n": 0}), [never_wrong])


@each_engine
def test_an_empty_range_without_variables_is_accepted(engine: Engine) -> None:
    @dataclass(frozen=True)
    class Empty(State):
        n: Ints = variable("no number at all", Domain(lambda _: (0, -1)), "zero")

    (verdict,) = engine(protocol_of(Empty, {"n": ()}), [never_wrong])
    assert verdict.status is not Status.VIOLATED


@dataclass(frozen=True)
class Kept(State):
    n: Int = variable("a number", Domain(lambda _: (0, 1)))
    kept: Bool = variable("a truth value that is not asked for", FLAG, initial=True, when=asked("zero"))


@action()
def add_one(s: Kept) -> Rule[Kept]:
    """Adds one."""
    yield all_of(s.kept, s.n < 1)
    return s.replace(n=s.n + 1)


@each_engine
def test_a_disabled_boolean_keeps_its_value(engine: Engine) -> None:
    kept = Property("Kept", "", Kept, lambda s: s.kept)
    never_one = Property("NeverOne", "", Kept, lambda s: s.n < 1)
    verdicts = engine(protocol_of(Kept, {"n": 0, "kept": True}, add_one), [kept, never_one])
    assert verdicts[0].status is not Status.VIOLATED
    assert verdicts[1].status is (Status.UNKNOWN if engine is inductive else Status.VIOLATED)


@pytest.mark.parametrize("kept", [True, False])
@each_engine
def test_a_rule_that_changes_a_disabled_boolean_is_refused(engine: Engine, kept: bool) -> None:
    @dataclass(frozen=True)
    class Off(State):
        n: Int = variable("a number", Domain(lambda _: (0, 3)))
        flag: Bool = variable("a truth value that is not asked for", FLAG, initial=kept, when=asked("zero"))

    @action()
    def change(s: Off) -> Rule[Off]:
        """Adds one, and changes the truth value with the third."""
        yield s.n < 3
        return s.replace(n=s.n + 1, flag=(s.n != 2) if kept else (s.n == 2))

    if engine is inductive:  # no claim is refuted by the states that it looks at
        engine(protocol_of(Off, {"n": 0, "flag": kept}, change), [never_wrong])
        return
    with pytest.raises(ModelError, match=r"Change\(\) drives flag out of its range (0\.\.0|1\.\.1)"):
        engine(protocol_of(Off, {"n": 0, "flag": kept}, change), [never_wrong])


@dataclass(frozen=True)
class Large(State):
    a: Int = variable("one of four large numbers", Domain(lambda _: (2**62, 2**62 + 3)))


@action()
def add_up(s: Large) -> Rule[Large]:
    """Compares the sum of two numbers that are large, which no 64 bits hold."""
    yield s.a + s.a < 5
    return s


@action()
def write_much(s: Large) -> Rule[Large]:
    """Writes a constant that no 64 bits hold."""
    yield True
    return s.replace(a=2**70)


@invariant(Large)
def twice_below_five(s: Large) -> Any:
    """Twice the number is below five: false, and true of 64-bit integers that wrap around."""
    return s.a + s.a < 5


@each_engine
def test_sums_beyond_64_bits_are_refused_with_their_place(engine: Engine) -> None:
    if engine is not stateful:  # it computes with Python's ints, which have no such end
        place = r"\(.*test_ranges.py:\d+\): R18: a value in 9223372036854775808..9223372036854775814 does"
        with pytest.raises(ModelError, match=f"TwiceBelowFive {place}"):
            engine(protocol_of(Large, {"a": 2**62}), [twice_below_five])
    with pytest.raises(ModelError, match=r"AddUp \(.*test_ranges.py:\d+\): R18: a value"):
        engine(protocol_of(Large, {"a": 2**62}, add_up), [never_wrong])


@pytest.mark.parametrize("engine", [exhaustive, random])
def test_a_constant_beyond_64_bits_leaves_its_range(engine: Engine) -> None:
    with pytest.raises(ModelError, match=r"WriteMuch\(\) drives a out of its range 4611686018427387904"):
        engine(protocol_of(Large, {"a": 2**62}, write_much), [never_wrong])


@pytest.mark.parametrize("engine", [bounded, inductive])
def test_ranges_too_large_for_z3_are_refused_with_a_message(engine: Engine) -> None:
    @dataclass(frozen=True)
    class Wide(State):
        n: Int = variable("a number of 40 bits", Domain(lambda _: (0, 2**40 - 1)))

    with pytest.raises(ValueError, match=r"n has 1,099,511,627,776 values, .*; engines that use Z3 take at most 2,048"):
        engine(protocol_of(Wide, {"n": 0}), [never_wrong])


@each_engine
def test_more_than_64_properties_are_refused_or_decided(engine: Engine) -> None:
    many = [Property(f"P{i}", "The number is 0.", Small, lambda s, i=i: s.n <= i % 3) for i in range(65)]
    protocol = protocol_of(Small, RIGHT, count_to_three)
    if engine in (exhaustive, random):
        with pytest.raises(ValueError, match="65 properties are too many: 64 can be decided at a time"):
            engine(protocol, many)
        many.pop()
    verdicts = engine(protocol, many)
    if engine is not inductive:
        assert [v.depth for v in verdicts] == [1 + i % 3 for i in range(len(many))]


@action()
def count_to_three(s: Small) -> Rule[Small]:
    """Adds one to the number, up to three, as its range allows."""
    yield s.n < 3
    return s.replace(n=s.n + 1)


# What just fits -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class FullWord(State):
    """Sixteen numbers of four bits fill a word to the last bit; what follows has one value, and takes none."""

    count: Int = variable("a number", Domain(lambda _: (0, 15)))
    others: Ints = variable("more numbers", Domain(lambda _: (0, 15)), lambda _: 15)
    last: Int = variable("a number that is always 0", upto("zero"))


@action()
def count_on(s: FullWord) -> Rule[FullWord]:
    """Adds one to the count, and gives the last variable its only value as a term."""
    yield s.count < 3
    return s.replace(count=s.count + 1, last=minimum(s.count, s.bounds.zero))


@invariant(FullWord)
def below_three(s: FullWord) -> Any:
    """The count is below three, as it is for two steps."""
    return s.count < 3


@invariant(FullWord)
def others_stay(s: FullWord) -> Any:
    """The other numbers keep their values."""
    return all_of(*(other == i for i, other in enumerate(s.others)))


@each_engine
def test_a_constant_variable_after_a_full_word_is_harmless(engine: Engine) -> None:
    protocol = protocol_of(FullWord, {"count": 0, "others": tuple(range(15)), "last": 0}, count_on)
    below, stay = engine(protocol, [below_three, others_stay])
    if engine is not inductive:
        assert below.depth == 3
    assert stay.status is not Status.VIOLATED


@dataclass(frozen=True)
class FullWidth(State):
    n: Int = variable("a number of 64 bits", Domain(lambda _: (-(2**63), 2**63 - 1)))
    after: Int = variable("a number that follows it", Domain(lambda _: (0, 2**63 - 1)))


@action()
def from_end_to_end(s: FullWidth) -> Rule[FullWidth]:
    """Goes from the least number to the greatest, by way of -1."""
    yield s.n < 2**63 - 1
    return s.replace(n=ite(s.n == -(2**63), -1, 2**63 - 1), after=ite(s.n < 0, 2**63 - 1, 0))


@invariant(FullWidth)
def never_greatest(s: FullWidth) -> Any:
    """The number is not the greatest, as it is for one step."""
    return s.n < 2**63 - 1


@pytest.mark.parametrize("engine", [exhaustive, random, stateful])
def test_a_variable_may_take_a_whole_word(engine: Engine) -> None:
    (verdict,) = engine(protocol_of(FullWidth, {"n": -(2**63), "after": 0}, from_end_to_end), [never_greatest])
    assert verdict.depth == 2
