"""Two protocols slot by slot: their differences, every subset of them, and the Markdown of a variation."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass, fields, replace
from functools import partial
from itertools import combinations, islice, permutations
from typing import Any

import pytest
from support.calls import call, data, refusal
from support.cli import Cli
from support.configurations import broker_protocol
from support.tiers import daily

from tideproof.cli.commands.diff import change
from tideproof.model.language.actions import action
from tideproof.model.language.algebra import Bool, Int, not_, shown
from tideproof.model.language.properties import Expectation, Property, Status, Verdict, invariant
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import Bounds, ModelError, State, upto, variable
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.alter_isr import AlterIsrState
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.broker.state import BrokerRule, BrokerState
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.protocols.kraft.rules import KraftProtocol
from tideproof.properties.analyses.variations import (
    Point,
    begin_alike,
    changed_meanings,
    differences,
    lattice,
    minimal,
    of_one_kind,
    refuse_changed,
    widened,
    with_fixes,
)
from tideproof.properties.engines.base import Budget, Reporter
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.broker import follower_match
from tideproof.properties.invariants.replication import strong_isr

FEW = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 2}
SMALL = "--replicas 2 --log-size 1 --records 1"
STORMS = replace(
    PROTOCOLS["kafka-2.5"], name="storms", bounds=(*PROTOCOLS["kafka-2.5"].bounds, BoundSpec("storms", "storms", 0, 1))
)


def size(protocol: Protocol) -> tuple[int, int, int]:
    with explore(protocol, protocol.bounded(**FEW), []) as search:
        return search.distinct_states, search.transitions, search.diameter


@pytest.mark.parametrize(
    ("base", "fixed"),
    [
        ("kip-279", "kip-320"),
        ("kafka-0.10", "kafka-0.11"),
        ("kafka-0.11", "kafka-2.0"),
        ("kafka-2.0", "kafka-2.0.1"),
        ("kafka-2.1", "kafka-2.5"),
        ("kafka-2.5", "kafka-2.5-fixed"),
        ("tutorial-longest-log", "kafka-2.4"),
        ("tutorial-longest-log", "kafka-2.5-fixed"),
        ("kip-841", "kafka-13173"),
    ],
)
def test_applying_all_differences_gives_the_other_protocol(base: str, fixed: str) -> None:
    first, other = PROTOCOLS[base], PROTOCOLS[fixed]
    made = with_fixes(widened(first, other), differences(first, other))
    assert differences(made, other) == {} != differences(first, other)
    assert size(made) == size(other)


@pytest.mark.nightly
def test_applying_all_differences_gives_the_other_protocol_for_every_pair() -> None:
    """What differs may be a step of the first one that the other does not have, or has from their common base."""

    def steps(protocol: Protocol, bounds: Bounds) -> dict[str, str]:
        return {str(t.instance): shown((*t.guard, *t.leaves)) for t in System(protocol, bounds).transitions}

    compared = 0
    for base, other in permutations(PROTOCOLS.values(), 2):
        if of_one_kind(base, other) and {s.name for s in base.bounds} == {s.name for s in other.bounds}:
            bounds = base.bounded(**{s.name: FEW.get(s.name) for s in base.bounds})
            base, other = widened(base, other), widened(other, base)
            if begin_alike(base, other, bounds):
                made = with_fixes(base, differences(base, other))
                assert steps(made, bounds) == steps(other, bounds), (base.name, other.name)
                compared += 1
    assert compared > 1_000


@pytest.mark.parametrize(
    ("one", "another"),
    [
        ("kip-320", "kafka-2.5"),
        ("kafka-2.0", "kafka-2.7"),  # each has what the other has not
        ("kafka-2.5", "kafka-3.6-kraft"),  # it has bounds of its own
    ],
)
def test_protocols_of_different_kinds_share_no_slots(one: str, another: str) -> None:
    for base, other in permutations((PROTOCOLS[one], PROTOCOLS[another])):
        with pytest.raises(ValueError, match="another kind of state"):
            differences(base, other)


@pytest.mark.parametrize("every", daily([7], [7, 1]))
def test_a_widened_protocol_behaves_as_before(every: int) -> None:
    """It reads nothing of what they have more. One of each kind of states is searched as well."""
    compared, searched = set(), set()
    brokers = [p for p in PROTOCOLS.values() if p.name.startswith("kafka-")]
    for base, other in islice(permutations(brokers, 2), None, None, every):
        wide = widened(base, other) if of_one_kind(base, other) else base
        if wide is base or (made := (base.name, wide.state, wide.bounds)) in compared:
            continue
        compared.add(made)
        refuse_changed(base, wide, wide.bounded(**{spec.name: FEW.get(spec.name) for spec in wide.bounds}))
        if (base.state, wide.state) not in searched:
            searched.add((base.state, wide.state))
            assert size(base) == size(wide), (base.name, wide.state)
    assert len(compared) > 250 / every and len(searched) > 20 / every


MAY_JOIN = broker_protocol("kafka-2.5").rules.may_join


def may_join_by_the_state(s: BrokerState, leader: int, follower: int) -> Bool:
    return True if isinstance(s, AlterIsrState) else MAY_JOIN(s, leader, follower)


def may_join_by_the_bounds(s: BrokerState, leader: int, follower: int) -> Bool:
    return True if "storms" in s.bounds else MAY_JOIN(s, leader, follower)


@invariant(BrokerState)
def by_the_state(s: BrokerState) -> Bool:
    """The leader's offset is small, where the ISR is asked for."""
    return s.hw[0] < 1 if isinstance(s, AlterIsrState) else s.hw[0] < 2


@pytest.mark.parametrize(
    ("rule", "other", "is_refused"),
    [
        (may_join_by_the_state, PROTOCOLS["kafka-2.8"], True),
        (may_join_by_the_state, PROTOCOLS["kafka-2.4"], False),
        (may_join_by_the_bounds, STORMS, True),
        (may_join_by_the_bounds, PROTOCOLS["kafka-2.4"], False),
    ],
)
def test_widening_that_changes_a_protocol_is_refused(rule: Any, other: Protocol, is_refused: bool) -> None:
    mine = PROTOCOLS["kafka-2.5"].variation("mine", "t", "s", may_join=rule)
    wide = widened(mine, other)
    refused = pytest.raises(ValueError, match=r"^mine: a rule is another one with what the other protocol has more")
    with refused if is_refused else nullcontext():
        refuse_changed(mine, wide, wide.bounded(replicas=2, log_size=1, records=1))


def test_properties_that_depend_on_the_state_class_are_recognised() -> None:
    """In FollowerMatch the kind of states says how followers of a release truncate."""
    older = PROTOCOLS["kafka-2.5"]
    for other, found in (("kafka-2.8", [by_the_state, follower_match]), ("kafka-2.4", [])):
        wide = widened(older, PROTOCOLS[other])
        bounds = wide.bounded(replicas=2, log_size=1, records=1)
        assert changed_meanings(older, wide, bounds, [strong_isr, by_the_state, follower_match]) == found


@pytest.mark.parametrize(
    ("claim", "found"),
    [
        (lambda s: s.next_record >= 0, [True, True]),
        (lambda s: not_(s.unfenced[0]), [False, False]),  # of KRaft
        (lambda s: s.bounds.storms > 0, [False, True]),
        (lambda s: s.bounds["storms"] > 0, [False, True]),
        (lambda s: len(s.bounds.indices("storms")) > 0, [False, True]),
    ],
)
def test_a_property_is_about_protocols_with_the_variables_it_reads(claim: Any, found: list[bool]) -> None:
    """Of the two protocols STORMS has a bound more."""
    asked = Property("Asked", "", BrokerState, claim)
    both = (PROTOCOLS["kafka-2.5"], STORMS)
    assert [asked.is_about(p, p.bounded(replicas=2, log_size=1, records=1)) for p in both] == found


def test_an_error_in_a_property_is_not_a_missing_name() -> None:
    wrong = Property("Wrong", "", BrokerState, lambda s: 1 // 0)
    with pytest.raises(ModelError, match="ZeroDivisionError"):
        wrong.is_about(PROTOCOLS["kafka-2.5"], PROTOCOLS["kafka-2.5"].bounded())


@dataclass(frozen=True)
class Marked(State):
    mark: Int = variable("a mark", upto("most"))


def test_initial_states_are_compared_by_their_variables() -> None:
    bounds = (BoundSpec("most", "most", 1, 2),)
    one, two = (Protocol("marked", "", "", Marked, partial(Marked, mark=mark), bounds, {}) for mark in range(2))
    assert begin_alike(one, one, one.bounded()) and not begin_alike(one, two, one.bounded())


# The lattice ----------------------------------------------------------------------------------------------------------


def test_the_lattice_searches_every_subset_and_finds_minimal_ones() -> None:
    base, fixed = PROTOCOLS["hw-truncation"], PROTOCOLS["kip-320"]
    fixes = {slot: f for slot, f in differences(base, fixed).items() if slot in ("become_follower", "fetch")}
    bounds = base.bounded(replicas=2, log_size=1, records=1)
    points = list(lattice(base, fixes, bounds, [strong_isr], Budget(), Reporter()))
    assert [p.fixes for p in points] == [frozenset(c) for size in range(3) for c in combinations(fixes, size)]
    for p in points:
        protocol = with_fixes(base, {slot: fixes[slot] for slot in p.fixes})
        with explore(protocol, bounds, [strong_isr], stop_when_decided=True) as search:
            assert p.suffices is (search.verdicts[0].status is Status.HOLDS)


def test_a_set_is_minimal_if_no_smaller_one_suffices() -> None:
    points = [Point(frozenset(s), ()) for s in ("", "a", "b", "c", "ab", "bc", "abc")]
    good = {frozenset("a"), frozenset("ab"), frozenset("bc"), frozenset("abc")}
    assert [set(p.fixes) for p in minimal(points, lambda p: p.fixes in good)] == [{"a"}, {"b", "c"}]


def test_a_witness_is_expected_to_be_found() -> None:
    wanted = Property("Wanted", "", State, lambda s: True, expectation=Expectation.WITNESS)
    without, found = Verdict(wanted, Status.HOLDS, ""), Verdict(wanted, Status.VIOLATED, "", ())
    assert [Point(frozenset(), (v,)).suffices for v in (without, found)] == [False, True]
    assert (change(without, found), change(found, without)) == ("gained", "lost")


def test_no_set_is_called_minimal_after_an_incomplete_search(cli: Cli) -> None:
    asked = "lattice hw-truncation kip-101 --time-limit 0.000001"
    text = call(cli, asked)
    assert (text.returncode, data(cli, asked)["minimal"]) == (3, None)
    assert "unknown which sets are minimal" in text.stdout and "Minimal sets" not in text.stdout


def test_lattice_on_the_command_line(cli: Cli) -> None:
    asked = f"lattice hw-truncation kip-101 {SMALL} -p StrongIsr"
    found = data(cli, f"{asked} --dot x.dot")
    assert found["fixes"] == {"become_follower": "BecomeFollowerTruncateKip101"}
    assert [p["fixes"] for p in found["points"]] == [[], ["become_follower"]]
    assert "Minimal sets with which every property holds here:" in call(cli, asked).stdout
    assert "do not differ there" in refusal(cli, f"{asked} --slot fetch")


# Variations -----------------------------------------------------------------------------------------------------------


@action()
def forget(s: BrokerState) -> BrokerRule:
    """The count of records goes back."""
    yield s.next_record > 0
    return s.replace(next_record=s.next_record - 1)


def test_a_variation_keeps_changes_made_by_replace() -> None:
    """It was made again of the rules, and lost steps: what they violate had `holds`."""
    base = broker_protocol("kafka-2.5")
    kept = {slot: act for slot, act in base.slots.items() if slot != "crash"}
    one = replace(base, name="one", slots={**kept, "forget": forget})
    two = one.variation("two", "", "")
    assert two.slots.keys() == one.slots.keys() and two.slots["forget"] is forget
    assert differences(base, one) == differences(base, two) == {"forget": forget, "crash": None}
    assert differences(one, two) == {}
    back = two.variation("back", "", "", forget=None, added={"crash": base.steps["crash"]})
    assert back.slots.keys() == base.slots.keys()
    late = replace(base, name="late", initial=lambda b: base.initial(b).replace(next_record=1))
    assert System(late.variation("later", "", ""), base.bounded()).initial[0].next_record == 1


def test_a_variation_keeps_its_class() -> None:
    class Small(BrokerProtocol):
        def bounded(self, /, **constants: int | str | None) -> Bounds:
            return super().bounded(**{"replicas": 4, **constants})

    base = broker_protocol("kafka-2.5")
    small = Small(**{f.name: getattr(base, f.name) for f in fields(base)})
    assert small.variation("smaller", "", "", crash=None).bounded().replicas == 4


def test_replacing_rules_without_their_steps_is_refused() -> None:
    """The protocol would say one rule, and do another."""
    brokers, kraft = broker_protocol("kafka-2.5"), PROTOCOLS["kraft-3.5"]
    assert isinstance(kraft, KraftProtocol)
    other = replace(brokers.rules, may_join=lambda s, leader, follower: True)
    with pytest.raises(ModelError, match=r"its rules were replaced, .* use `variation`"):
        replace(brokers, rules=other)
    with pytest.raises(ModelError, match="its steps were replaced"):
        replace(brokers, steps={})
    with pytest.raises(ModelError, match=r"its rules were replaced, .* `KraftProtocol\.of`"):
        replace(kraft, rules=kraft.rules.but(may_join=lambda s, leader, follower: True))
