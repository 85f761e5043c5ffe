"""Terms mean what the same expression means on ints, whatever the simplifications."""

from __future__ import annotations

import operator
from itertools import product
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tideproof.model.language.algebra import (
    BoolTerm,
    IntTerm,
    Term,
    all_of,
    any_of,
    bounds_of,
    implies,
    ite,
    maximum,
    minimum,
    not_,
    put,
    same,
    select,
    shown,
)
from tideproof.model.language.allowed import Record

OPERATORS: dict[str, Any] = {
    "+": operator.add,
    "-": operator.sub,
    "=": operator.eq,
    "<": operator.lt,
    "not": operator.not_,
    "and": lambda *args: all(args),
    "or": lambda *args: any(args),
    "ite": lambda c, a, b: a if c else b,
}


def evaluate(value: Any, given: dict[str, Any]) -> Any:
    """The plain meaning of a term."""
    if not isinstance(value, Term):
        return value
    if value.op == "var":
        return given[value.args[0]]
    return OPERATORS[value.op](*(evaluate(arg, given) for arg in value.args))


VALUES = {"i": (0, 3), "j": (-1, 2), "k": (1, 1)}
SYMBOLS: dict[str, Any] = {name: IntTerm.variable(name, lo, hi) for name, (lo, hi) in VALUES.items()}
SYMBOLS |= {name: BoolTerm.variable(name) for name in "pq"}

ints = st.recursive(
    st.one_of(
        st.integers(-2, 4).map(lambda n: lambda e: n), st.sampled_from("ijk").map(lambda name: lambda e: e[name])
    ),
    lambda inner: st.one_of(
        st.tuples(inner, inner).map(lambda ab: lambda e: ab[0](e) + ab[1](e)),
        st.tuples(inner, inner).map(lambda ab: lambda e: ab[0](e) - ab[1](e)),
        st.tuples(inner, inner).map(lambda ab: lambda e: minimum(ab[0](e), ab[1](e))),
        st.tuples(inner, inner).map(lambda ab: lambda e: maximum(ab[0](e), ab[1](e), 1)),
        st.tuples(inner, inner, inner).map(lambda abc: lambda e: ite(abc[0](e) < abc[1](e), abc[2](e), abc[0](e))),
        st.tuples(inner, inner, inner).map(lambda abc: lambda e: select([abc[0](e), abc[1](e), 3], abc[2](e))),
        st.tuples(inner, inner, inner).map(lambda abc: lambda e: put((abc[0](e), 1), abc[1](e), abc[2](e))[0]),
    ),
    max_leaves=12,
)
bools = st.recursive(
    st.one_of(
        st.sampled_from("pq").map(lambda name: lambda e: e[name]),
        st.booleans().map(lambda b: lambda e: b),
        st.tuples(ints, ints).map(lambda ab: lambda e: ab[0](e) == ab[1](e)),
        st.tuples(ints, ints).map(lambda ab: lambda e: ab[0](e) != ab[1](e)),
        st.tuples(ints, ints).map(lambda ab: lambda e: ab[0](e) <= ab[1](e)),
        st.tuples(ints, ints).map(lambda ab: lambda e: ab[0](e) > ab[1](e)),
    ),
    lambda inner: st.one_of(
        inner.map(lambda a: lambda e: not_(a(e))),
        st.tuples(inner, inner).map(lambda ab: lambda e: all_of(ab[0](e), ab[1](e), ab[0](e))),
        st.tuples(inner, inner).map(lambda ab: lambda e: any_of(ab[0](e), ab[1](e))),
        st.tuples(inner, inner).map(lambda ab: lambda e: implies(ab[0](e), ab[1](e))),
        st.tuples(inner, inner).map(lambda ab: lambda e: same(ab[0](e), ab[1](e))),
        st.tuples(inner, inner, inner).map(lambda abc: lambda e: ite(abc[0](e), abc[1](e), abc[2](e))),
    ),
    max_leaves=12,
)
ENVIRONMENTS = [
    dict(zip((*VALUES, "p", "q"), values, strict=True))
    for values in product(*(range(lo, hi + 1) for lo, hi in VALUES.values()), (False, True), (False, True))
]
"""All of them: a range that is one too narrow shows at its ends only."""


@given(ints)
def test_number_terms_agree_with_ints(expression: Any) -> None:
    term = expression(SYMBOLS)
    lo, hi = bounds_of(term)
    for values in ENVIRONMENTS:
        assert evaluate(term, values) == expression(values)
        assert lo <= expression(values) <= hi


@given(bools)
def test_truth_terms_agree_with_bools(expression: Any) -> None:
    term = expression(SYMBOLS)
    for values in ENVIRONMENTS:
        assert bool(evaluate(term, values)) == bool(expression(values))


@pytest.mark.parametrize("ends", list(product(((0, 3), (1, 2), (-3, -1), (-2, 5), (4, 4)), repeat=2)))
def test_the_range_of_a_term_is_exact(ends: tuple[tuple[int, int], ...]) -> None:
    (lo, hi), (lo2, hi2) = ends
    a, b = IntTerm.variable("a", lo, hi), IntTerm.variable("b", lo2, hi2)
    assert bounds_of(a + b) == (lo + lo2, hi + hi2)
    assert bounds_of(a - b) == (lo - hi2, hi - lo2)
    assert bounds_of(2 - a) == (2 - hi, 2 - lo)
    assert bounds_of(ite(BoolTerm.variable("p"), a, b)) == (min(lo, lo2), max(hi, hi2))


def test_terms_are_hash_consed() -> None:
    i, j = SYMBOLS["i"], SYMBOLS["j"]
    assert (i + j) is (i + j)
    assert all_of(i < j, i == 2) is all_of(i < j, i == 2)


def test_comparisons_decided_by_ranges_are_folded() -> None:
    i = SYMBOLS["i"]
    assert (i < 4) is True
    assert (i == 4) is False
    assert all_of(i < 2, not_(i < 2)) is False


def test_a_rule_cannot_branch_on_the_state() -> None:
    with pytest.raises(TypeError, match="may not branch on the state"):
        bool(SYMBOLS["i"] == 1)
    with pytest.raises(TypeError, match="same"):
        SYMBOLS["p"] == SYMBOLS["q"]  # noqa: B015


@pytest.mark.parametrize(
    "idiom",
    [
        lambda x: x in {2, 3},
        lambda x: x in frozenset([1, 2]),
        lambda x: {2: 3}.get(x, 0),
        lambda x: len({x, 2}),
        hash,
        str,
        "{}".format,
        lambda x: f"{x}" == "2",
        lambda x: "%s" % x,  # noqa: UP031
        int,
        float,
        operator.index,
        lambda x: [1, 2][x],
        range,
        lambda x: x in (1, 2),
        lambda x: x == "2",
        lambda x: x != None,  # noqa: E711
        lambda x: x == True,  # noqa: E712
        lambda x: x == 1.0,
        lambda x: x < 1.5,
        lambda x: sorted([x, 1]),
        lambda x: max(x, 1),
        lambda x: all([x]),
        not_,
        lambda x: all_of(x, True),
        lambda x: any_of(True, x),
        lambda x: implies(x, True),
        lambda x: implies(False, x),
        lambda x: same(x, True),
        lambda x: ite(x, 1, 2),
    ],
)
def test_operations_that_need_a_concrete_value_are_refused(idiom: Any) -> None:
    with pytest.raises(TypeError):
        idiom(SYMBOLS["i"])


@pytest.mark.parametrize(
    "wrong", [lambda c: all_of(1, c), lambda c: any_of(0, c), lambda c: not_(0), lambda c: ite(1, c, c),
              lambda c: implies(0, c), lambda c: same(1, c), lambda c: all_of(False, 1), lambda c: any_of(None, c)]
)  # fmt: skip
def test_a_number_is_refused_as_a_condition(wrong: Any) -> None:
    for condition in (True, False, SYMBOLS["p"]):
        with pytest.raises(TypeError, match=r"a number where a condition is wanted|is not a truth value"):
            wrong(condition)


@pytest.mark.parametrize("index", [True, SYMBOLS["p"], 1.0], ids=shown)
def test_a_condition_is_refused_as_an_index(index: Any) -> None:
    with pytest.raises(TypeError, match="whole numbers"):
        select([1, 2], index)
    with pytest.raises(TypeError, match="whole numbers"):
        put((1, 2), index, 0)


def test_numbers_and_truth_values_do_not_mix() -> None:
    with pytest.raises(TypeError):
        ite(SYMBOLS["p"], 1, True)  # type: ignore[call-overload]
    with pytest.raises(TypeError):
        ite(SYMBOLS["p"], True, 1)  # type: ignore[call-overload]


class Pair(NamedTuple):
    left: Any
    right: Any


def test_selecting_among_tuples_selects_their_entries() -> None:
    j = SYMBOLS["j"]
    chosen = select((Pair(1, (j, 2)), Pair(3, (4, 5))), j)
    assert type(chosen) is Pair
    for value in range(2):
        assert evaluate(chosen.left, {"j": value}) == (1, 3)[value]
        assert evaluate(chosen.right[0], {"j": value}) == (0, 4)[value]
    for mixed in ((Pair(1, 2), (3, 4)), ((1, 2), Pair(3, 4))):
        assert select(mixed, 1) is mixed[1]
        with pytest.raises(TypeError, match="are given, where one of them is wanted"):
            select(mixed, j)


def test_ite_accepts_numbers_conditions_and_equal_texts_only() -> None:
    p, records = SYMBOLS["p"], (Record(n=1), Record(n=1))
    with pytest.raises(TypeError, match="whole numbers only, not with a Record"):
        ite(p, *records)  # type: ignore[call-overload]
    assert ite(p, records[0], records[0]) is records[0] and ite(p, "log", "lo" + "g") == "log"  # type: ignore[call-overload]


def test_an_index_outside_means_the_same_on_ints_and_terms() -> None:
    j = SYMBOLS["j"]
    for value in range(-1, 3):
        assert evaluate(select([10, 20], j), {"j": value}) == select([10, 20], value)
        assert tuple(evaluate(x, {"j": value}) for x in put((10, 20), j, 7)) == put((10, 20), value, 7)
    for far in (-3, -1, 2, 3, 9):
        assert (select([10, 20], far), put((10, 20), far, 7)) == (20, (10, 20))
