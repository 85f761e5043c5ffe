"""Two protocols slot by slot: their differences, every subset of them, and the Markdown of a variation."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass, fields, replace
from functools import partial
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import pytest
from support.calls import call, data, printed, refusal
from support.cli import Cli
from support.configurations import broker_protocol

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
    differences,
    lattice,
    minimal,
    of_one_kind,
    read_otherwise,
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
def test_with_all_differences_a_protocol_is_the_other_one(base: str, fixed: str) -> None:
    first, other = PROTOCOLS[base], PROTOCOLS[fixed]
    made = with_fixes(widened(first, other), differences(first, other))
    assert differences(made, other) == {} != differences(first, other)
    assert size(made) == size(other)


@pytest.mark.nightly
def test_with_all_differences_every_protocol_is_every_other_one() -> None:
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


def test_a_protocol_with_the_states_of_another_one_does_what_it_did() -> None:
    """It reads nothing of what they have more. One of each kind of states is searched as well."""
    compared, searched = set(), set()
    for base, other in permutations([p for p in PROTOCOLS.values() if p.name.startswith("kafka-")], 2):
        wide = widened(base, other) if of_one_kind(base, other) else base
        if wide is base or (made := (base.name, wide.state, wide.bounds)) in compared:
            continue
        compared.add(made)
        refuse_changed(base, wide, wide.bounded(**{spec.name: FEW.get(spec.name) for spec in wide.bounds}))
        if (base.state, wide.state) not in searched:
            searched.add((base.state, wide.state))
            assert size(base) == size(wide), (base.name, wide.state)
    assert (len(compared), len(searched)) == (281, 26)


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
def test_a_protocol_that_the_states_or_bounds_of_the_other_one_would_change_is_refused(
    rule: Any, other: Protocol, is_refused: bool
) -> None:
    mine = PROTOCOLS["kafka-2.5"].variation("mine", "t", "s", may_join=rule)
    wide = widened(mine, other)
    refused = pytest.raises(ValueError, match=r"^mine: a rule is another one with what the other protocol has more")
    with refused if is_refused else nullcontext():
        refuse_changed(mine, wide, wide.bounded(replicas=2, log_size=1, records=1))


def test_properties_that_go_by_the_kind_of_states_are_known() -> None:
    """In FollowerMatch the kind of states says how followers of a release truncate."""
    older = PROTOCOLS["kafka-2.5"]
    for other, found in (("kafka-2.8", [by_the_state, follower_match]), ("kafka-2.4", [])):
        wide = widened(older, PROTOCOLS[other])
        bounds = wide.bounded(replicas=2, log_size=1, records=1)
        assert read_otherwise(older, wide, bounds, [strong_isr, by_the_state, follower_match]) == found


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
def test_a_property_is_about_what_has_all_that_it_reads(claim: Any, found: list[bool]) -> None:
    """Of the two protocols STORMS has a bound more."""
    asked = Property("Asked", "", BrokerState, claim)
    both = (PROTOCOLS["kafka-2.5"], STORMS)
    assert [asked.is_about(p, p.bounded(replicas=2, log_size=1, records=1)) for p in both] == found


def test_what_is_wrong_with_a_property_is_no_lack() -> None:
    wrong = Property("Wrong", "", BrokerState, lambda s: 1 // 0)
    with pytest.raises(ModelError, match="ZeroDivisionError"):
        wrong.is_about(PROTOCOLS["kafka-2.5"], PROTOCOLS["kafka-2.5"].bounded())


@dataclass(frozen=True)
class Marked(State):
    mark: Int = variable("a mark", upto("most"))


def test_initial_states_are_alike_by_their_variables() -> None:
    bounds = (BoundSpec("most", "most", 1, 2),)
    one, two = (Protocol("marked", "", "", Marked, partial(Marked, mark=mark), bounds, {}) for mark in range(2))
    assert begin_alike(one, one, one.bounded()) and not begin_alike(one, two, one.bounded())


# The lattice ----------------------------------------------------------------------------------------------------------


def test_every_subset_is_searched_and_the_minimal_ones_are_found() -> None:
    base, fixed = PROTOCOLS["hw-truncation"], PROTOCOLS["kip-320"]
    fixes = {slot: f for slot, f in differences(base, fixed).items() if slot in ("become_follower", "fetch")}
    bounds = base.bounded(replicas=2, log_size=1, records=1)
    points = list(lattice(base, fixes, bounds, [strong_isr], Budget(), Reporter()))
    assert [p.fixes for p in points] == [frozenset(c) for size in range(3) for c in combinations(fixes, size)]
    for p in points:
        protocol = with_fixes(base, {slot: fixes[slot] for slot in p.fixes})
        with explore(protocol, bounds, [strong_isr], stop_when_decided=True) as search:
            assert p.suffices is (search.verdicts[0].status is Status.HOLDS)


def test_a_set_is_minimal_where_no_smaller_one_suffices() -> None:
    points = [Point(frozenset(s), ()) for s in ("", "a", "b", "c", "ab", "bc", "abc")]
    good = {frozenset("a"), frozenset("ab"), frozenset("bc"), frozenset("abc")}
    assert [set(p.fixes) for p in minimal(points, lambda p: p.fixes in good)] == [{"a"}, {"b", "c"}]


def test_a_witness_is_to_be_found() -> None:
    wanted = Property("Wanted", "", State, lambda s: True, expectation=Expectation.WITNESS)
    without, found = Verdict(wanted, Status.HOLDS, ""), Verdict(wanted, Status.VIOLATED, "", ())
    assert [Point(frozenset(), (v,)).suffices for v in (without, found)] == [False, True]
    assert (change(without, found), change(found, without)) == ("gained", "lost")


def test_no_set_is_called_minimal_where_a_search_did_not_end(cli: Cli) -> None:
    asked = "lattice hw-truncation kip-101 --time-limit 0.000001"
    text = call(cli, asked)
    assert (text.returncode, data(cli, asked)["minimal"]) == (3, None)
    assert "unknown which sets are minimal" in text.stdout and "Minimal sets" not in text.stdout


def test_the_lattice_on_the_command_line(cli: Cli) -> None:
    asked = f"lattice hw-truncation kip-101 {SMALL} -p StrongIsr"
    found = data(cli, f"{asked} --dot x.dot")
    assert found["fixes"] == {"become_follower": "BecomeFollowerTruncateKip101"}
    assert [p["fixes"] for p in found["points"]] == [[], ["become_follower"]]
    assert "Minimal sets with which every property holds here:" in call(cli, asked).stdout
    assert "do not differ there" in refusal(cli, f"{asked} --slot fetch")


# Users' files ---------------------------------------------------------------------------------------------------------

IMPORTS = """
from dataclasses import dataclass, replace
from functools import partial
from tideproof import BoundSpec, Ghost, Int, Protocol, State, action, asked, invariant, ite, protocol
from tideproof import step_invariant, upto, variable, witness
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.protocols.broker.state import BrokerState
"""
LATER = """
def begins_later(bounds):
    return OLD.initial(bounds).replace(next_record=1)
OLD, NEW = protocol("hw-truncation"), protocol("kip-101")
MINE, LATER = NEW.variation("mine", "t", "s"), replace(NEW, name="later", initial=begins_later)
@invariant(ReplicationState)
def safe(s):
    'There are records left.'
    return s.next_record < {least}
"""
SWITCH = """
@dataclass(frozen=True)
class Switch(State):
    turns: Int = variable("how often it was turned", upto("most"))
@action()
def turn_once(s):
    'It is turned.'
    yield s.turns == 0
    return s.replace(turns=1)
@action()
def turn(s):
    'It is turned.'
    yield s.turns < 2
    return s.replace(turns=s.turns + 1)
@witness(Switch)
def turned_twice(s):
    'It is turned twice.'
    return s.turns == 2
BOUNDS = (BoundSpec("most", "turns in all", 2, 2),)
ONCE = Protocol("once", "it turns once", "x", Switch, lambda b: Switch(b, turns=0), BOUNDS, {"turn": turn_once})
TWICE = ONCE.variation("twice", "it turns twice", "x", turn=turn)
"""
OTHER_INITIAL_STATES = """
BOTH = replace(TWICE, name='both', initial=lambda b: Switch(b, turns=2))
LATER = replace(ONCE, name='later', initial=lambda b: Switch(b, turns=2))
"""
STAYS = """
@action()
def stay(s):
    'It stays.'
    yield s.turns == 1
    return s
@action()
def leave(s):
    'It stays, whatever it is.'
    yield True
    return s
"""
LOSSES = """
@action(asked('losses'))
def lose_all(s):
    'Nothing is lost.'
    yield False
    return s
BASE = protocol('hw-truncation').variation('mine', 't', 's', added={'lose_all': lose_all}, fetch=None)
MINE = replace(BASE, bounds=(*BASE.bounds, BoundSpec('losses', 'losses', 0, 0, optional=True)))
del BASE
"""
CRASHING = """
BASE = protocol('kafka-2.5').variation('mine', 't', 's', may_join=lambda s, leader, follower: False)
MINE = replace(BASE, bounds=tuple(replace(b, default=1) if b.name == 'crashes' else b for b in BASE.bounds))
del BASE
"""
OWN_BOUND = """
BASE = protocol("kip-101").variation("mine", "t", "s")
MINE = replace(BASE, bounds=(*BASE.bounds, BoundSpec("most", "records that there may be", 1, 1)))
del BASE
@dataclass(frozen=True)
class Seen(State):
    most: Int = variable("records seen", upto("most"))
@invariant(ReplicationState, ghost=Ghost("seen", Seen, lambda seen, s: seen.replace(most=ite(s.next_record > 0, 1, 0))))
def by_range(s, seen):
    'Of a history variable with a range that only one of the two has.'
    return seen.most < 1
@step_invariant(ReplicationState, "next_record", broken="a record more than there may be")
def by_step(before, s):
    'Of a bound that only one of the two has.'
    return s.next_record < s.bounds.most
"""
OWN_VARIABLE = """
@dataclass(frozen=True)
class Counting(BrokerState):
    appends: Int = variable("appends so far", upto("epochs"))
BASE = protocol("kafka-2.5")
APPEND = BASE.slots["append"]
@action(**APPEND.parameters)
def counted_append(s, **given):
    'A leader appends a record, and it is counted.'
    after = yield from APPEND.rule(s, **given)
    return after.replace(appends=s.appends + 1)
MINE = BASE.variation("mine", "t", "s", state=Counting, append=counted_append)
TWO = replace(MINE, name='two', initial=lambda b: MINE.initial(b).replace(appends=1))
del BASE
@invariant(BrokerState)
def counts(s):
    'Of a variable that only one of the two has.'
    return s.appends == 0
"""
OWN_INITIAL = """
KAFKA = protocol('kafka-2.5')
MINE = replace(KAFKA.variation('mine', 't', 's', may_join=lambda s, leader, follower: True),
               initial=lambda b: KAFKA.initial(b).replace(crashes=0))
"""
OTHER_BEGINNING = """
KAFKA = protocol("kafka-2.5")
def leads_alone(s, leader):
    s = KAFKA.rules.enters_epoch(s, leader)
    return s.replace(isr=tuple(tuple(r == leader or (b != leader and m) for r, m in enumerate(row))
                               for b, row in enumerate(s.isr)))
VARIED = KAFKA.variation("varied", "t", "s", enters_epoch=leads_alone)
MINE = replace(VARIED, name="mine", initial=KAFKA.initial)
"""
LAMP = """
@dataclass(frozen=True)
class Lamp(State):
    presses: Int = variable("presses so far", upto("limit"))
@action()
def press(s):
    'The button is pressed.'
    yield s.presses < s.bounds.limit
    return s.replace(presses=s.presses + 1)
@invariant(Lamp)
def below_five(s):
    'The button is pressed at most four times.'
    return s.presses < 5
BOUNDS = (BoundSpec("limit", "presses in all", 1, 3),)
LAMP = Protocol("lamp", "a lamp", "x", Lamp, lambda b: Lamp(b, presses=0), BOUNDS, {"press": press})
"""
TWO_AT_ONCE = """
import lamp
from lamp import BOUNDS, Lamp
@action()
def press_twice(s):
    'The button is pressed twice at once.'
    yield s.presses + 2 <= s.bounds.limit
    return s.replace(presses=s.presses + 2)
JOLTS = BoundSpec("jolts", "how often the button sticks", least=0, default=1)
MINE = replace(lamp.LAMP.variation("mine", "t", "s", added={"twice": press_twice}), bounds=(*BOUNDS, JOLTS))
@invariant(Lamp)
def below_three(s):
    'The button is pressed at most twice.'
    return s.presses < 3
@invariant(Lamp, needs={"jolts": 1})
def below_two(s):
    'The button is pressed at most once.'
    return s.presses < 2
@invariant(Lamp, by_name_only=True)
def never(s):
    'The button is not pressed.'
    return s.presses < 1
"""


class Files:
    """The command line, in a folder with files of users."""

    def __init__(self, folder: Path, cli: Cli) -> None:
        self.folder, self.cli = folder, cli

    def __call__(self, **texts: str) -> Cli:
        for name, text in texts.items():
            (self.folder / f"{name}.py").write_text(IMPORTS + text)
        return self.cli


@pytest.fixture
def files(tmp_path: Path, cli: Cli) -> Files:
    return Files(tmp_path, cli)


# Diff -----------------------------------------------------------------------------------------------------------------


def test_a_difference_is_shown_with_the_trace_and_where_the_other_parts(cli: Cli) -> None:
    shown = printed(cli, "diff kip-101 hw-truncation -p StrongIsr --replicas 2 --epochs 2")
    assert "| `become_follower` | BecomeFollowerTruncateKip101 | BecomeFollowerTruncateToHighWatermark |" in shown
    assert "| lost |" in shown and "The same schedule under kip-101 differs from step" in shown


def test_a_difference_has_no_row_in_which_the_property_says_nothing(cli: Cli) -> None:
    (row,) = data(cli, "diff kafka-2.2 kafka-2.4 -p CheckpointedKept")["verdicts"]
    assert row["bounds"]["crashes"] == 1 and row["before"]["verdict"] == "violated"


def test_diff_asks_each_protocol_in_its_own_states(cli: Cli) -> None:
    """It said that FollowerMatch holds of a release whose states it gave more."""
    few = "-p FollowerMatch --replicas 2 --log-size 2 --records 2"
    (alone,) = data(cli, f"check truncation-on-fetch {few}")["properties"]
    (row,) = data(cli, f"diff truncation-on-fetch kafka-2.8 {few}")["verdicts"]
    assert (row["before"]["depth"], row["before"]["verdict"]) == (alone["depth"], alone["verdict"]) == (5, "violated")
    shown = printed(cli, f"diff truncation-on-fetch kafka-2.8 {few}")
    assert "FollowerMatch fails after 5 steps of truncation-on-fetch" in shown
    assert "The same schedule is not run under kafka-2.8: FollowerMatch goes by the kind of states" in shown
    error = refusal(cli, f"lattice truncation-on-fetch kafka-2.8 {few} --slot after_fetch")
    assert "FollowerMatch says another thing of one of the two with the states of the other one; ask tideproof" in error


@pytest.mark.parametrize("names", ["kafka-2.5 kafka-3.3-kraft", "kafka-3.3-kraft kafka-2.5"])
def test_a_schedule_is_run_under_a_protocol_of_other_states_and_bounds(cli: Cli, names: str) -> None:
    """Of which each has what the other one has not."""
    shown = call(cli, f"diff {names} -p Durable -p StrongIsr {SMALL} --epochs 2 --unclean 1").stdout
    assert shown.count("The same schedule under kafka-3.3-kraft differs from step 2 on; the property holds after") == 2


def test_a_schedule_is_run_with_the_bounds_that_are_given(files: Files) -> None:
    few = "-p StrongIsr --replicas 2 --log-size 2 --records 2 --losses 1"
    shown = printed(files(mine=LOSSES), f"diff hw-truncation mine.py {few}")
    assert "The same schedule under mine differs from step" in shown


def test_a_bound_of_another_default_is_named(files: Files) -> None:
    """An optional one is not named where it has its default: two configurations looked like one."""
    cli, few = files(mine=CRASHING), f"-p Durable {SMALL}"
    for names, crashes in (("kafka-2.5 mine.py", 0), ("mine.py kafka-2.5", 1)):
        bounds = f"--replicas 2 --log-size 1 --records 1 --epochs 3 --crashes {crashes}"
        assert f"| {bounds} |" in printed(cli, f"diff {names} {few}")
        assert data(cli, f"compare {names} {few}")["bounds"]["crashes"] == crashes
    shown = call(cli, f"compare kafka-2.5 mine.py {few}").stdout
    assert "mine: --replicas 2 --log-size 1 --records 1 --epochs 3 --crashes 0" in shown


@pytest.mark.parametrize("names", ["", "-p Safe"])
def test_properties_of_one_name_in_two_files_are_not_taken_for_each_other(files: Files, names: str) -> None:
    cli = files(own=LATER.format(least=1), other=LATER.format(least=2))
    assert "two properties are named Safe" in refusal(cli, f"diff own.py:MINE other.py:LATER {names} --replicas 2")


def test_a_witness_that_only_one_of_two_reaches_is_found_there_and_does_not_fail(files: Files) -> None:
    shown = printed(files(switch=SWITCH), "diff switch.py:ONCE switch.py:TWICE -p TurnedTwice")
    assert "## TurnedTwice is found after 2 steps of twice" in shown
    assert "The same schedule under once differs from step 2 on; TurnedTwice is not found." in shown


def test_another_initial_state_is_named_beside_the_slots(files: Files) -> None:
    cli = files(switch=SWITCH + OTHER_INITIAL_STATES)
    shown = printed(cli, "diff switch.py:ONCE switch.py:BOTH")
    assert "They begin in other states: what changes need not come of the slots." in shown.split("| slot |")[0]
    assert "The same schedule under once begins in another state; TurnedTwice is not found." in shown
    assert "begin in other states" not in printed(cli, "diff switch.py:ONCE switch.py:TWICE")
    alike = [data(cli, f"diff switch.py:ONCE switch.py:{name}")["begin_alike"] for name in ("BOTH", "TWICE")]
    assert alike == [False, True]
    refused = refusal(cli, "diff switch.py:ONCE switch.py:LATER")
    assert "there is no slot to compare; they begin in other states" in refused


def test_what_only_one_of_the_two_has_may_begin_otherwise_than_it_is_declared(files: Files) -> None:
    cli, few = files(mine=OWN_VARIABLE), "-p Candidate --log-size 1 --records 1 --epochs 2"
    alike = [data(cli, f"diff kafka-2.5 mine.py:{name} {few}")["begin_alike"] for name in ("MINE", "TWO")]
    assert alike == [True, False]


@pytest.mark.parametrize("asked", ["ByRange", "ByStep"])
def test_a_history_variable_may_read_a_bound_that_only_one_of_the_two_has(files: Files, asked: str) -> None:
    cli, few = files(mine=OWN_BOUND), f"hw-truncation mine.py -p {asked} {SMALL}"
    (row,) = data(cli, f"diff {few}")["verdicts"]
    assert (row["before"]["depth"], row["after"]["depth"]) == (3, 3)
    first, second = data(cli, f"compare {few}")["protocols"]
    assert [p["property"] for p in first["properties"]] == []
    assert [(p["property"], p["depth"]) for p in second["properties"]] == [(asked, 3)]


def test_a_property_may_read_a_variable_that_only_one_of_the_two_has(files: Files) -> None:
    """The trace was not shown, and there was no lattice."""
    cli, few = files(mine=OWN_VARIABLE), f"kafka-2.5 mine.py:MINE -p Counts {SMALL} --epochs 1"
    assert "## Counts fails after 1 step of mine" in printed(cli, f"diff {few}")
    points = data(cli, f"lattice {few}")["points"]
    assert [point["properties"][0]["verdict"] for point in points] == ["holds", "violated"]


def test_a_protocol_with_an_initial_state_of_its_own_is_compared_with_one_that_has_more_states(files: Files) -> None:
    cli, few = files(mine=OWN_INITIAL), f"-p Candidate {SMALL}"
    (alone,) = data(cli, f"check mine.py:MINE {few}")["properties"]
    (row,) = data(cli, f"diff kafka-2.7 mine.py:MINE {few}")["verdicts"]
    assert (row["after"]["verdict"], row["after"]["depth"]) == (alone["verdict"], alone["depth"]) == ("violated", 3)
    shown = call(cli, f"diff kafka-2.7 mine.py:MINE {few}").stdout
    assert "The same schedule under kafka-2.7 differs from step 2 on; the property holds after each of its" in shown


@pytest.mark.parametrize("names", ["lamp.py mine.py", "mine.py lamp.py"])
def test_a_difference_of_bounds_is_compared_and_traced(files: Files, names: str) -> None:
    """A property that needs the bound had no row, and a trace of the other protocol was refused for the bound."""
    cli = files(lamp=LAMP, mine=TWO_AT_ONCE)
    found = data(cli, f"diff {names}")
    depths = {row["property"]: [row[side]["depth"] for side in ("before", "after")] for row in found["verdicts"]}
    forth = {"BelowFive": [None, None], "BelowThree": [3, 2], "BelowTwo": [2, 1]}
    assert depths == (forth if names.startswith("lamp") else {name: back[::-1] for name, back in forth.items()})
    assert {frozenset(row["bounds"]) for row in found["verdicts"]} == {frozenset(("limit", "jolts"))}
    assert found["not_asked"] == ["Never"]
    shown = call(cli, f"diff {names} --jolts 0 --limit 4").stdout
    assert "\n## BelowThree fails after " in shown and "BelowTwo fails" not in shown
    assert "\nNot asked, for they say nothing in this configuration: BelowTwo.\n" in shown
    assert "\nNot asked, for they are decided only if named, with -p: Never.\n" in shown
    named = data(cli, f"diff {names} -p BelowTwo")
    assert [row["property"] for row in named["verdicts"]] == ["BelowTwo"]


def test_a_difference_from_a_release_has_rows_of_own_properties(files: Files) -> None:
    cli = files(own=LATER.format(least=1))
    found = data(cli, f"diff hw-truncation own.py:MINE {SMALL}")
    asked = [row["property"] for row in found["verdicts"]]
    assert asked == ["WeakIsr", "StrongIsr", "CommittedRecordsSurvive", "Safe"] and found["not_asked"] == []
    found = data(cli, f"diff hw-truncation own.py:MINE --epochs 1 {SMALL}")
    assert found["not_asked"] == ["CommittedRecordsSurvive"]


# Lattices of users' files ---------------------------------------------------------------------------------------------


def test_what_slots_do_not_make_of_one_another_is_no_lattice(files: Files) -> None:
    """What another initial state does would be put down to the slots."""
    cli, asked = files(own=LATER.format(least=1)), f"lattice hw-truncation -p StrongIsr {SMALL}"
    assert call(cli, f"{asked} own.py:MINE").returncode == 0
    assert "later begins in another state than hw-truncation" in refusal(cli, f"{asked} own.py:LATER")


@pytest.mark.parametrize(
    ("kept", "verdict", "said"),
    [
        ("MINE", "holds", "kafka-2.5 with all that mine has in its slots is not mine: there is more"),
        ("VARIED", "violated", "varied begins in another state than kafka-2.5"),
    ],
)
def test_a_lattice_ends_with_the_other_protocol_or_there_is_none(
    files: Files, kept: str, verdict: str, said: str
) -> None:
    """The rule says how a partition begins, too. Where that was put back, the point with it began in another way."""
    cli, few = files(mine=OTHER_BEGINNING), f"-p Candidate {SMALL} --epochs 1"
    assert data(cli, f"check mine.py:{kept} {few}")["properties"][0]["verdict"] == verdict
    assert said in refusal(cli, f"lattice kafka-2.5 mine.py:{kept} {few}")


def test_slots_may_have_any_name(files: Files) -> None:
    """That of a part of a protocol, too, and such as no protocol could be called by."""
    text = SWITCH.replace("BOUNDS = ", f"{STAYS}BOUNDS = ")
    text = text.replace('{"turn": turn_once}', '{"title": turn_once, "on:off": stay}')
    text = text.replace("turn=turn)", 'added={"title": turn, "on:off": leave})')
    points = data(files(switch=text), "lattice switch.py:ONCE switch.py:TWICE -p TurnedTwice")["points"]
    found = {tuple(point["fixes"]): point["properties"][0]["verdict"] for point in points}
    assert found == {
        (): "not reachable", ("title",): "found", ("on:off",): "not reachable", ("title", "on:off"): "found"
    }  # fmt: skip


def test_a_lattice_asks_the_properties_of_both_files(files: Files) -> None:
    """Those of the second were not asked, and every property was said to hold."""
    cli = files(lamp=LAMP, mine=TWO_AT_ONCE)
    found = data(cli, "lattice lamp.py mine.py --limit 4")
    verdicts = [{v["property"]: (v["verdict"], v["depth"]) for v in point["properties"]} for point in found["points"]]
    assert verdicts == [
        {"BelowFive": ("holds", None), "BelowThree": ("violated", 3), "BelowTwo": ("violated", 2)},
        {"BelowFive": ("holds", None), "BelowThree": ("violated", 2), "BelowTwo": ("violated", 1)},
    ]
    assert (found["minimal"], found["not_asked"]) == ([], ["Never"])
    assert data(cli, "lattice lamp.py mine.py -p Never")["not_asked"] == []
    shown = call(cli, "lattice lamp.py mine.py --jolts 0").stdout
    assert "Not asked, for they say nothing in this configuration: BelowTwo.\n" in shown
    assert "Not asked, for they are decided only if named, with -p: Never.\n" in shown


def test_a_lattice_takes_no_properties_of_one_name_for_each_other(files: Files) -> None:
    cli = files(lamp=LAMP, mine=TWO_AT_ONCE.replace("def below_three", "def below_five"))
    assert "two properties are named BelowFive" in refusal(cli, "lattice lamp.py mine.py")


def test_no_command_is_named_that_would_be_refused(files: Files) -> None:
    ran = call(files(switch=SWITCH), "check switch.py:TWICE --refines switch.py:ONCE")
    assert (ran.returncode, ran.stderr) == (1, "")
    assert "Refines once fails after 2 steps of twice" in ran.stdout
    assert "To keep the trace" not in ran.stdout  # with -p "Refines once" and --trace


# Variations -----------------------------------------------------------------------------------------------------------


@action()
def forget(s: BrokerState) -> BrokerRule:
    """The count of records goes back."""
    yield s.next_record > 0
    return s.replace(next_record=s.next_record - 1)


def test_a_variation_keeps_what_replace_has_changed() -> None:
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


def test_a_variation_of_a_derived_class_is_of_that_class() -> None:
    class Small(BrokerProtocol):
        def bounded(self, /, **constants: int | str | None) -> Bounds:
            return super().bounded(**{"replicas": 4, **constants})

    base = broker_protocol("kafka-2.5")
    small = Small(**{f.name: getattr(base, f.name) for f in fields(base)})
    assert small.variation("smaller", "", "", crash=None).bounded().replicas == 4


def test_rules_are_not_replaced_beneath_the_steps_that_ask_them() -> None:
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
