"""Variables, packing, and what every protocol must look like."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.counters import CounterState, count_up, counter, no_rule_reads_a_ghost
from support.every_kernel import OF_EACH_KIND
from support.tiers import daily

from tideproof.model.language import actions
from tideproof.model.language.actions import Blocked, Parameter, Rule, action
from tideproof.model.language.algebra import Bool, Int
from tideproof.model.language.properties import invariant, watched
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.space import WORD_BITS, Space
from tideproof.model.language.state import (
    FLAG,
    NIL,
    Bools,
    Bounds,
    Ints,
    ModelError,
    State,
    asked,
    below,
    upto,
    variable,
)
from tideproof.model.language.system import Ghost, System
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.protocols.broker.flaws import FLAWS
from tideproof.model.protocols.broker.releases import BROKER_GENERATIONS
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.invariants.catalogue import lemmas_about, properties_of, tutorials_of


@st.composite
def typed_configurations(draw: st.DrawFn) -> tuple[Space, list[Any]]:
    """A space of some protocol, and values of the right types for it."""
    protocol = draw(st.sampled_from(list(PROTOCOLS.values())))
    space = Space([protocol.state], protocol.bounded())
    return space, [
        draw(st.booleans()) if v.is_bool else draw(st.integers(v.lo, v.hi)) for v in space.variables
    ]  # fmt: skip


@given(typed_configurations())
def test_packing_is_lossless_in_every_configuration(drawn: tuple[Space, list[Any]]) -> None:
    space, leaves = drawn
    full_state = space.build(leaves)
    words = space.pack(full_state)
    assert all(0 <= word < 2**WORD_BITS for word in words)
    assert space.unpack(words) == full_state
    assert space.leaves(full_state) == leaves


def test_no_two_variables_share_a_bit(protocol: Protocol) -> None:
    space = Space([protocol.state], protocol.bounded())
    used = [0] * space.words
    for v in space.variables:
        assert v.shift + v.bits <= WORD_BITS
        assert not used[v.word] & (v.mask << v.shift)
        used[v.word] |= v.mask << v.shift
    assert sum(word.bit_count() for word in used) == Space.bits_of(protocol.state, protocol.bounded())


def test_the_benchmark_state_takes_two_words() -> None:
    # 83 bits: three brokers, two offsets, two records, three epochs.
    space = Space([ReplicationState], PROTOCOLS["kip-320"].bounded())
    assert (Space.bits_of(ReplicationState, space.bounds), space.words) == (83, 2)


def test_every_action_has_a_meaning(protocol: Protocol) -> None:
    assert protocol.story.strip()
    for act in protocol.slots.values():
        assert act.meaning.endswith("."), act.name
        assert act.name[0].isupper()
        assert len(act.meaning.split()) >= 5, act.name


FLAWED = {flaw.wrong.name for flaw in FLAWS.values()} - {p.name for p in BROKER_GENERATIONS}
"""What holds of any protocol holds of a flaw too, which replaces a rule or two of one."""


@pytest.mark.parametrize(
    "name", daily({*PROTOCOLS} - FLAWED, [n for n in PROTOCOLS if not n.startswith(("async-isr", "kraft", "kip-966"))])
)
def test_no_guard_and_no_rule_reads_a_ghost(name: str) -> None:
    no_rule_reads_a_ghost(watched(PROTOCOLS[name], PROTOCOLS[name].bounded(), properties_of(PROTOCOLS[name])))


CLIENTS = {"acks": -1, "min_insync_replicas": 2, "outcomes": 1, "retries": 1, "consumers": 1, "delete_records": 1}
"""Bounds under which every ghost has something to remember."""


@pytest.mark.parametrize("name", daily(OF_EACH_KIND, PROTOCOLS))
def test_any_two_properties_can_be_decided_together(name: str) -> None:
    """Two ghosts may call what they remember the same: their variables are called by the ghost too."""
    protocol = PROTOCOLS[name]
    most = {spec.name: CLIENTS.get(spec.name, 0) if spec.most is None else spec.most for spec in protocol.bounds}
    bounds = protocol.bounded(**{bound: n for bound, n in CLIENTS.items() if bound in most and n <= most[bound]})
    by_ghost = {p.ghosts: p for p in (*properties_of(protocol), *tutorials_of(protocol), *lemmas_about(protocol))}
    for pair in combinations(by_ghost.values(), 2):
        system = watched(protocol, bounds, pair)
        assert len(system.space.by_name) == len(system.space.variables)
        assert all(isinstance(p.holds(system, system.initial), bool) for p in pair)


def test_ghosts_with_equal_names_are_refused() -> None:
    @dataclass(frozen=True)
    class Seen(State):
        hw: Int = variable("a mark that was seen", upto("log_size"))

    protocol = PROTOCOLS["kip-320"]
    one = Ghost("seen", Seen, lambda seen, s: seen)
    other = Ghost("seen", Seen, lambda seen, s: seen, lambda b: Seen(b, hw=1))
    assert System(protocol, protocol.bounded(), (one,)).space.by_name["seen.hw"].ghost == "seen"
    with pytest.raises(ModelError, match="two ghosts that are asked for together are both named seen"):
        System(protocol, protocol.bounded(), (one, other))


def test_all_published_action_instances_exist() -> None:
    # Three replicas, three epochs: 3 elections, 9 shrinks, 6 expands, 27 role changes, 3 writes, 3 marks, 6 fetches.
    system = System(PROTOCOLS["kip-320"], PROTOCOLS["kip-320"].bounded())
    assert len(system.instances) == 57


def test_a_variation_differs_from_its_base_in_its_rules_only() -> None:
    base, kip_101 = PROTOCOLS["hw-truncation"], PROTOCOLS["kip-101"]
    assert [slot for slot in base.slots if base.slots[slot] is not kip_101.slots[slot]] == ["become_follower"]


# Bounds ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"replicas": 0}, "--replicas 0: kip-320 needs at least 1"),
        ({"records": -3}, "--records -3"),
        ({"versions": 3}, "has no bound --versions; it takes --replicas"),
        ({"replicas": 40}, "bits; the most that fits is 1,024"),
        ({"replicas": 10**12}, "--replicas 1000000000000: a bound is at most 1,024 ("),
        ({"replicas": 40, "epochs": 20}, "--replicas 40 (default 3): a state of kip-320 would take"),
        ({"replicas": 4, "epochs": 300}, "--epochs 300 (default 3): a state of kip-320 would take"),
    ],
)
def test_impossible_bounds_are_refused_with_the_reason(given: dict[str, int], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        PROTOCOLS["kip-320"].bounded(**given)


def test_a_bound_without_effect_on_the_state_size_is_not_blamed() -> None:
    @dataclass(frozen=True)
    class Flags(State):
        flags: Bools = variable("flags", FLAG, lambda b: b.flags if b.wide else 9 * b.flags)
        number: Int = variable("a number", upto("most"))

    bounds = [
        BoundSpec(n, "", least, default) for n, least, default in (("most", 0, 1), ("flags", 0, 900), ("wide", -1, 1))
    ] + [BoundSpec("down", "", -(2**50), 0)]
    protocol = Protocol("flags", "", "", Flags, Flags.initial, tuple(bounds), {"up": count_up})
    for constants, head in (
        ({"most": 1000, "flags": 1020}, "--flags 1020 (default 900): a state of flags would take 1,030 bits"),
        ({"wide": 0}, "--wide 0 (default 1): a state of flags would take 8,101 bits"),
        ({"most": 1025}, "--most 1025: a bound is at most 1,024"),
        ({"down": -1025}, "--down -1025: a bound is at least -1,024"),
    ):
        with pytest.raises(ValueError, match=f"^{re.escape(head)}"):
            protocol.bounded(**constants)
    large = replace(
        protocol, bounds=(BoundSpec("most", "", 0, 9), BoundSpec("flags", "", 0, 1021), BoundSpec("wide", "", 0, 1))
    )
    with pytest.raises(ValueError, match=r"^a state of flags would take 1,025 bits"):
        large.bounded()


# Rules that are wrong -------------------------------------------------------------------------------------------------


def test_a_rule_that_leaves_a_range_is_an_error_not_a_verdict() -> None:
    system = counter(count_up)
    full_state = system.space.unpack((3,))
    with pytest.raises(ModelError, match=r"CountUp\(\) drives n out of its range 0..3"):
        system.step(full_state, system.instances[0])


@dataclass(frozen=True)
class Declared(State):
    grid: tuple[Ints, ...] = variable("numbers", upto("limit"), "limit", "limit", initial=lambda b, i, j: i * 2 + j)
    switched: tuple[Bools, ...] = variable("flags", FLAG, "limit", "limit", initial=True, when=asked("on"))
    flag: Bool = variable("a flag", FLAG, initial=True, when=asked("on"))
    who: Int = variable("a replica", below("limit", nil=True), when=asked("on"))


@pytest.mark.parametrize("on", [0, 1])
def test_declarations_define_the_initial_state_and_packing(on: int) -> None:
    bounds = Bounds(limit=2, on=on)
    space, first = Space([Declared], bounds), Declared.initial(bounds)
    assert first.grid == ((0, 1), (2, 3))[:2] and (first.flag, first.who) == (True, NIL)
    assert first.switched == (((True, True), (True, True)) if on else ())
    assert Space.bits_of(Declared, bounds) == sum(v.bits for v in space.variables) == 8 + on * (4 + 1 + 2)
    assert [v.symbol() for v in space.variables if not on and v.name in ("flag", "who")] == ([] if on else [True, NIL])
    if on:
        assert space.unpack(space.pack((first,))) == (first,)
        assert [space.index_kinds(v) for v in space.variables if v.field == "switched"] == [("limit", "limit")] * 4


@pytest.mark.parametrize("about", [{}, {"unit": "seconds"}])
def test_fields_that_are_not_packed_are_refused(about: dict[str, str]) -> None:
    @dataclass(frozen=True)
    class Hiding(State):
        count: Int = variable("a counter", upto("limit"))
        hidden: int = field(default=0, metadata=about)

    with pytest.raises(ModelError, match="hidden is not declared with variable"):
        Space([Hiding], Bounds(limit=2))


def test_cached_properties_are_not_copied_to_the_next_state() -> None:
    @dataclass(frozen=True)
    class Lazy(State):
        count: Int = variable("a counter", upto("limit"))

        @cached_property
        def twice(self) -> Int:
            return self.count + self.count

    state = Lazy(Bounds(limit=2), 1)
    assert (state.twice, state.replace(count=2).twice) == (2, 4)


def test_missing_docstrings_are_blamed_on_pythons_optimization(monkeypatch: pytest.MonkeyPatch) -> None:
    def rule(s: CounterState) -> Rule[CounterState]:
        yield s.n > 0
        return s

    with pytest.raises(TypeError, match="rule has no docstring: its first sentence is the meaning"):
        action()(rule)
    monkeypatch.setattr(actions, "sys", SimpleNamespace(flags=SimpleNamespace(optimize=2)))
    for make in (action(), invariant(CounterState)):
        with pytest.raises(TypeError, match=r"Python leaves out docstrings.* run it without PYTHONOPTIMIZE=2"):
            make(rule)


def test_a_rule_needs_a_guard_and_a_meaning() -> None:
    with pytest.raises(TypeError, match="no_guard has no `yield`"):

        @action()
        def no_guard(s: CounterState) -> Any:
            """Has a meaning, but no guard anywhere."""
            return s

    with pytest.raises(TypeError, match="no_meaning has no docstring"):

        @action()
        def no_meaning(s: CounterState) -> Rule[CounterState]:
            yield True
            return s


def test_a_blocked_step_names_the_conjunct_that_is_false() -> None:
    system = System(PROTOCOLS["kip-320"], PROTOCOLS["kip-320"].bounded())
    blocked = system.step(system.initial, system.find("LeaderWrite", {"leader": 1}))
    assert isinstance(blocked, Blocked)
    assert blocked.conjunct == "presumes_leadership(s, leader)"
    assert "replication.py:" in blocked.where


def test_a_step_with_an_empty_parameter_is_refused_with_a_message() -> None:
    none_at_all = Parameter(lambda b: b.replicas - 2, str)

    @action(who=none_at_all)
    def help_out(s: Declared, who: int) -> Rule[Declared]:
        """A third broker does it."""
        yield True
        return s

    helped = PROTOCOLS["kip-320"].variation("helped", "", "", added={"help_out": help_out})
    with pytest.raises(ValueError, match="HelpOut: who is 0, not possible: it has no value under --replicas 2"):
        System(helped, helped.bounded(replicas=2)).find("HelpOut", {"who": 0})


@pytest.mark.parametrize("name", ["indices", "items", "_given", "_constants"])
def test_a_bound_with_an_invalid_name_is_refused(name: str) -> None:
    """`bounds.items` would be a method, whatever is given."""
    with pytest.raises(ModelError, match=f"{name} is no name for a bound"):
        Protocol("odd", "", "", CounterState, CounterState.initial, (BoundSpec(name, "", 0, 3),), {})


@pytest.mark.parametrize(("least", "default", "most"), [(1, 0, None), (1, 3, 2)])
def test_a_default_is_a_value_of_the_bound(least: int, default: int, most: int | None) -> None:
    """`check` would search what a proof for all values of the bound leaves out."""
    with pytest.raises(ModelError, match=f"--limit: its default {default} is none of its values"):
        BoundSpec("limit", "", least, default, most)


def test_bounds_with_equal_names_are_refused() -> None:
    twice = (BoundSpec("limit", "", 0, 2, 2), BoundSpec("limit", "", 0, 3))
    with pytest.raises(ModelError, match="odd: two bounds are named limit"):
        Protocol("odd", "", "", CounterState, CounterState.initial, twice, {})


def test_bounds_are_constants_by_name() -> None:
    bounds = Bounds(replicas=2, log_size=3)
    assert (bounds.replicas, bounds["log_size"], str(bounds)) == (2, 3, "--replicas 2 --log-size 3")
    with pytest.raises(AttributeError, match="no bound is named 'epochs'"):
        _ = bounds.epochs


def test_every_protocol_evaluates_symbolically_under_default_bounds() -> None:
    """A rule may read a variable that only other bounds have."""
    for protocol in PROTOCOLS.values():
        assert System(protocol, protocol.bounded()).transitions, protocol.name
