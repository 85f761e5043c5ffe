"""Two protocols slot by slot: their differences, every subset of them, and the Markdown of a variation."""

from __future__ import annotations

import json
from contextlib import nullcontext
from dataclasses import dataclass, fields, replace
from functools import partial
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import pytest
from support.cli import Cli, one_line

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

STORMS = replace(
    PROTOCOLS["kafka-2.5"], name="storms", bounds=(*PROTOCOLS["kafka-2.5"].bounds, BoundSpec("storms", "storms", 0, 1))
)
PAIRS = [
    ("kip-279", "kip-320"),
    ("kafka-0.10", "kafka-0.11"),
    ("kafka-0.11", "kafka-2.0"),
    ("kafka-2.0", "kafka-2.0.1"),
    ("kafka-2.1", "kafka-2.5"),
    ("kafka-2.5", "kafka-2.5-fixed"),
    ("tutorial-longest-log", "kafka-2.4"),
    ("tutorial-longest-log", "kafka-2.5-fixed"),
    ("kip-841", "kafka-13173"),
]


@pytest.mark.parametrize(("base", "fixed"), PAIRS)
def test_with_all_differences_a_protocol_is_the_other_one(base: str, fixed: str) -> None:
    first, other = PROTOCOLS[base], PROTOCOLS[fixed]
    made = with_fixes(widened(first, other), differences(first, other))
    assert differences(made, other) == {} != differences(first, other)
    counts = []
    for protocol in (made, other):
        bounds = protocol.bounded(replicas=2, log_size=1, records=1, epochs=2)
        with explore(protocol, bounds, []) as search:
            counts.append((search.distinct_states, search.transitions, search.diameter))
    assert counts[0] == counts[1]


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


@pytest.mark.slow
def test_a_protocol_with_the_states_of_another_one_does_what_it_did() -> None:
    """What they have more is never asked for by it. One of each kind of states is searched as well."""
    compared, searched = set(), set()
    for base, other in permutations([p for p in PROTOCOLS.values() if p.name.startswith("kafka-")], 2):
        wide = widened(base, other) if of_one_kind(base, other) else base
        if wide is base or (made := (base.name, wide.state, wide.bounds)) in compared:
            continue
        compared.add(made)
        few = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 2}
        bounds = wide.bounded(**{spec.name: few.get(spec.name) for spec in wide.bounds})
        refuse_changed(base, wide, bounds)
        if (base.state, wide.state) in searched:
            continue
        searched.add((base.state, wide.state))
        found = []
        for protocol in (base, wide):
            with explore(protocol, protocol.bounded(**few), []) as search:
                found.append((search.distinct_states, search.transitions, search.diameter))
        assert found[0] == found[1], (base.name, wide.state)
    assert (len(compared), len(searched)) == (239, 21)


MAY_JOIN = PROTOCOLS["kafka-2.5"].rules.may_join  # type: ignore[attr-defined]


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
def test_a_protocol_that_asks_for_what_the_other_one_has_more_is_not_searched_with_it(
    rule: Any, other: Protocol, is_refused: bool
) -> None:
    """It would be another protocol."""
    mine = PROTOCOLS["kafka-2.5"].variation("mine", "t", "s", may_join=rule)
    wide = widened(mine, other)
    refused = pytest.raises(ValueError, match=r"^mine: a rule is another one with what the other protocol has more")
    with refused if is_refused else nullcontext():
        refuse_changed(mine, wide, wide.bounded(replicas=2, log_size=1, records=1))


def test_properties_that_ask_for_the_kind_of_states_are_known() -> None:
    """In FollowerMatch the kind of states says how followers of a release truncate."""
    older = PROTOCOLS["kafka-2.5"]
    asked = [strong_isr, by_the_state, follower_match]
    for other, found in (("kafka-2.8", [by_the_state, follower_match]), ("kafka-2.4", [])):
        wide = widened(older, PROTOCOLS[other])
        assert read_otherwise(older, wide, wide.bounded(replicas=2), asked) == found


def test_diff_asks_each_protocol_in_its_own_states(cli: Cli) -> None:
    """It said that FollowerMatch holds of a release whose states it gave more."""
    few = ("-p", "FollowerMatch", "--replicas", "2", "--log-size", "2", "--records", "2")
    alone = json.loads(cli("check", "truncation-on-fetch", *few, "--json").stdout)["properties"][0]
    (row,) = json.loads(cli("diff", "truncation-on-fetch", "kafka-2.8", *few, "--json").stdout)["verdicts"]
    assert (row["before"]["depth"], row["before"]["verdict"]) == (alone["depth"], alone["verdict"]) == (5, "violated")
    shown = " ".join(cli("diff", "truncation-on-fetch", "kafka-2.8", *few).stdout.split())
    assert "FollowerMatch fails after 5 steps of truncation-on-fetch" in shown
    assert "The same schedule is not run under kafka-2.8: FollowerMatch goes by the kind of states" in shown
    error = one_line(cli("lattice", "truncation-on-fetch", "kafka-2.8", *few, "--slot", "after_fetch").stderr)
    assert "FollowerMatch says another thing of one of the two with the states of the other one; ask tideproof" in error


@pytest.mark.slow
@pytest.mark.parametrize("order", [1, -1])
def test_a_schedule_is_run_under_a_protocol_of_other_states_and_bounds(cli: Cli, order: int) -> None:
    """Of which each has what the other one has not."""
    names = ["kafka-2.5", "kafka-3.3-kraft"][::order]
    few = ("--replicas", "2", "--log-size", "1", "--records", "1", "--epochs", "2", "--unclean", "1")
    shown = cli("diff", *names, "-p", "Durable", "-p", "StrongIsr", *few).stdout
    assert shown.count("The same schedule under kafka-3.3-kraft differs from step 2 on; the property holds after") == 2


def test_a_schedule_is_run_with_the_bounds_that_are_given(tmp_path: Path, cli: Cli) -> None:
    (tmp_path / "mine.py").write_text(
        "from dataclasses import replace\nfrom tideproof import BoundSpec, action, asked, protocol\n"
        "@action(asked('losses'))\ndef lose_all(s):\n    'Nothing is lost.'\n    yield False\n    return s\n"
        "BASE = protocol('hw-truncation').variation('mine', 't', 's', added={'lose_all': lose_all}, fetch=None)\n"
        "MINE = replace(BASE, bounds=(*BASE.bounds, BoundSpec('losses', 'losses', 0, 0, optional=True)))\ndel BASE\n"
    )
    few = ("-p", "StrongIsr", "--replicas", "2", "--log-size", "2", "--records", "2", "--losses", "1")
    shown = cli("diff", "hw-truncation", "mine.py", *few).stdout
    assert "The same schedule under mine differs from step" in shown


def test_a_bound_of_another_default_is_named(tmp_path: Path, cli: Cli) -> None:
    """An optional one is not named where it has its default: two configurations looked like one."""
    (tmp_path / "mine.py").write_text(
        "from dataclasses import replace\nfrom tideproof import protocol\n"
        "BASE = protocol('kafka-2.5').variation('mine', 't', 's', may_join=lambda s, leader, follower: False)\n"
        "MINE = replace(BASE, bounds=tuple(replace(b, default=1) if b.name == 'crashes' else b for b in BASE.bounds))\n"
        "del BASE\n"
    )
    few = ("-p", "Durable", "--log-size", "1", "--records", "1", "--replicas", "2")
    for order, crashes in ((1, 0), (-1, 1)):
        names = ["kafka-2.5", "mine.py"][::order]
        assert (
            f"| --replicas 2 --log-size 1 --records 1 --epochs 3 --crashes {crashes} |"
            in cli("diff", *names, *few).stdout
        )
        found = json.loads(cli("compare", *names, *few, "--json").stdout)["bounds"]
        assert found["crashes"] == crashes
    assert (
        "mine: --replicas 2 --log-size 1 --records 1 --epochs 3 --crashes 0"
        in cli("compare", "kafka-2.5", "mine.py", *few).stdout
    )


@dataclass(frozen=True)
class Marked(State):
    mark: Int = variable("a mark", upto("most"))


def test_initial_states_are_alike_by_their_variables() -> None:
    bounds = (BoundSpec("most", "most", 1, 2),)
    one, two = (Protocol("marked", "", "", Marked, partial(Marked, mark=mark), bounds, {}) for mark in range(2))
    assert begin_alike(one, one, one.bounded()) and not begin_alike(one, two, one.bounded())


@pytest.mark.nightly
def test_with_all_differences_every_protocol_is_every_other_one() -> None:
    """What differs may be a step of the first one that the other does not have, or has from their common base."""

    def steps(protocol: Protocol, bounds: Bounds) -> dict[str, str]:
        return {str(t.instance): shown((*t.guard, *t.leaves)) for t in System(protocol, bounds).transitions}

    compared = 0
    for base, other in permutations(PROTOCOLS.values(), 2):
        if of_one_kind(base, other) and {s.name for s in base.bounds} == {s.name for s in other.bounds}:
            small = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 2}
            bounds = base.bounded(**{s.name: small.get(s.name) for s in base.bounds})
            base, other = widened(base, other), widened(other, base)
            if begin_alike(base, other, bounds):
                made = with_fixes(base, differences(base, other))
                assert steps(made, bounds) == steps(other, bounds), (base.name, other.name)
                compared += 1
    assert compared > 1_000


@pytest.mark.slow
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


@pytest.mark.slow
def test_no_set_is_called_minimal_where_a_search_did_not_end(cli: Cli) -> None:
    asked = ("lattice", "hw-truncation", "kip-101", "--time-limit", "0.000001")
    text, found = cli(*asked), cli(*asked, "--json")
    assert (text.returncode, found.returncode, json.loads(found.stdout)["minimal"]) == (3, 3, None)
    assert "unknown which sets are minimal" in text.stdout
    assert "Minimal sets" not in text.stdout


def test_the_lattice_on_the_command_line(cli: Cli) -> None:
    asked = (
        "lattice",
        "hw-truncation",
        "kip-101",
        "--replicas",
        "2",
        "--log-size",
        "1",
        "--records",
        "1",
        "-p",
        "StrongIsr",
    )
    found = json.loads(cli(*asked, "--json", "--dot", "x.dot").stdout)
    assert found["fixes"] == {"become_follower": "BecomeFollowerTruncateKip101"}
    assert [p["fixes"] for p in found["points"]] == [[], ["become_follower"]]
    assert "Minimal sets with which every property holds here:" in cli(*asked).stdout
    assert "do not differ there" in one_line(cli(*asked, "--slot", "fetch").stderr)


OWN = """
from dataclasses import replace
from tideproof import invariant, protocol
from tideproof.model.protocols.atomic.replication import ReplicationState

def begins_later(bounds):
    return OLD.initial(bounds).replace(next_record=1)

OLD, NEW = protocol("hw-truncation"), protocol("kip-101")
MINE = NEW.variation("mine", "t", "s")
LATER = replace(NEW, name="later", initial=begins_later)

@invariant(ReplicationState)
def safe(s):
    '''There are records left.'''
    return s.next_record < {least}
"""


def test_what_slots_do_not_make_of_one_another_is_no_lattice(cli: Cli, tmp_path: Path) -> None:
    """What another initial state does would be put down to the slots."""
    (tmp_path / "own.py").write_text(OWN.format(least=1))
    asked = ("lattice", "hw-truncation", "-p", "StrongIsr", "--replicas", "2", "--log-size", "1", "--records", "1")
    assert cli(*asked, "own.py:MINE").returncode == 0
    refused = cli(*asked, "own.py:LATER")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "later begins in another state than hw-truncation" in one_line(refused.stderr)


def test_properties_of_one_name_in_two_files_are_not_taken_for_each_other(cli: Cli, tmp_path: Path) -> None:
    for name, least in (("own.py", 1), ("other.py", 2)):
        (tmp_path / name).write_text(OWN.format(least=least))
    for names in ((), ("-p", "Safe")):
        refused = cli("diff", "own.py:MINE", "other.py:LATER", *names, "--replicas", "2")
        assert (refused.returncode, refused.stdout) == (2, "")
        assert "two properties are named Safe" in one_line(refused.stderr)


def test_a_difference_is_shown_with_the_trace_and_where_the_other_parts(cli: Cli) -> None:
    ran = cli("diff", "kip-101", "hw-truncation", "-p", "StrongIsr", "--replicas", "2", "--epochs", "2")
    assert ran.returncode == 0
    assert "| `become_follower` | BecomeFollowerTruncateKip101 | BecomeFollowerTruncateToHighWatermark |" in ran.stdout
    assert "| lost |" in ran.stdout
    assert "The same schedule under kip-101 differs from step" in ran.stdout


def test_a_difference_has_no_row_in_which_the_property_says_nothing(cli: Cli) -> None:
    ran = cli("diff", "kafka-2.2", "kafka-2.4", "-p", "CheckpointedKept", "--json")
    (row,) = json.loads(ran.stdout)["verdicts"]
    assert row["bounds"]["crashes"] == 1 and row["before"]["verdict"] == "violated"


SWITCH = '''
from dataclasses import dataclass
from tideproof import BoundSpec, Int, Protocol, State, action, upto, variable, witness


@dataclass(frozen=True)
class Switch(State):
    turns: Int = variable("how often it was turned", upto("most"))


@action()
def turn_once(s):
    """It is turned."""
    yield s.turns == 0
    return s.replace(turns=1)


@action()
def turn(s):
    """It is turned."""
    yield s.turns < 2
    return s.replace(turns=s.turns + 1)


@witness(Switch)
def turned_twice(s):
    """It is turned twice."""
    return s.turns == 2


BOUNDS = (BoundSpec("most", "turns in all", 2, 2),)
ONCE = Protocol("once", "it turns once", "x", Switch, lambda b: Switch(b, turns=0), BOUNDS, {"turn": turn_once})
TWICE = ONCE.variation("twice", "it turns twice", "x", turn=turn)
'''


def test_a_witness_that_only_one_of_two_reaches_is_found_there_and_does_not_fail(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "switch.py").write_text(SWITCH)
    ran = cli("diff", "switch.py:ONCE", "switch.py:TWICE", "-p", "TurnedTwice")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "## TurnedTwice is found after 2 steps of twice" in ran.stdout
    assert "The same schedule under once differs from step 2 on; TurnedTwice is not found." in ran.stdout


OWN_BOUND = """
from dataclasses import dataclass, replace
from tideproof import BoundSpec, Ghost, Int, State, invariant, ite, protocol, step_invariant, upto, variable
from tideproof.model.protocols.atomic.replication import ReplicationState
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


@pytest.mark.parametrize("asked", ["ByRange", "ByStep"])
def test_a_history_variable_may_ask_for_a_bound_that_only_one_of_the_two_has(
    cli: Cli, tmp_path: Path, asked: str
) -> None:
    (tmp_path / "mine.py").write_text(OWN_BOUND)
    few = ("hw-truncation", "mine.py", "-p", asked, "--replicas", "2", "--log-size", "1", "--records", "1")
    (row,) = json.loads(cli("diff", *few, "--json").stdout)["verdicts"]
    assert (row["before"]["depth"], row["after"]["depth"]) == (3, 3)
    first, second = json.loads(cli("compare", *few, "--json").stdout)["protocols"]
    assert [p["property"] for p in first["properties"]] == []
    assert [(p["property"], p["depth"]) for p in second["properties"]] == [(asked, 3)]


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
def test_a_property_is_about_what_has_all_that_it_asks_for(claim: Any, found: list[bool]) -> None:
    """Of the two protocols STORMS has a bound more."""
    asked = Property("Asked", "", BrokerState, claim)
    both = (PROTOCOLS["kafka-2.5"], STORMS)
    assert [asked.is_about(p, p.bounded(replicas=2, log_size=1, records=1)) for p in both] == found


def test_what_is_wrong_with_a_property_is_no_lack() -> None:
    wrong = Property("Wrong", "", BrokerState, lambda s: 1 // 0)
    with pytest.raises(ModelError, match="ZeroDivisionError"):
        wrong.is_about(PROTOCOLS["kafka-2.5"], PROTOCOLS["kafka-2.5"].bounded())


OWN_VARIABLE = """
from dataclasses import dataclass, replace
from tideproof import Int, invariant, protocol, upto, variable
from tideproof.model.language.actions import action
from tideproof.model.protocols.broker.state import BrokerState

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
del BASE

@invariant(BrokerState)
def counts(s):
    'Of a variable that only one of the two has.'
    return s.appends == 0
"""


def test_a_property_may_ask_for_a_variable_that_only_one_of_the_two_has(cli: Cli, tmp_path: Path) -> None:
    """The trace was not shown, and there was no lattice."""
    (tmp_path / "mine.py").write_text(OWN_VARIABLE)
    few = (
        "kafka-2.5",
        "mine.py",
        "-p",
        "Counts",
        "--replicas",
        "2",
        "--log-size",
        "1",
        "--records",
        "1",
        "--epochs",
        "1",
    )
    shown = cli("diff", *few)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "## Counts fails after 1 step of mine" in shown.stdout
    points = json.loads(cli("lattice", *few, "--json").stdout)["points"]
    assert [point["properties"][0]["verdict"] for point in points] == ["holds", "violated"]


def test_a_protocol_with_an_initial_state_of_its_own_is_compared_with_one_that_has_more_states(
    cli: Cli, tmp_path: Path
) -> None:
    (tmp_path / "mine.py").write_text(
        "from dataclasses import replace\nfrom tideproof import protocol\nKAFKA = protocol('kafka-2.5')\n"
        "MINE = replace(KAFKA.variation('mine', 't', 's', may_join=lambda s, leader, follower: True),\n"
        "               initial=lambda b: KAFKA.initial(b).replace(crashes=0))\n"
    )
    few = ("-p", "Candidate", "--replicas", "2", "--log-size", "1", "--records", "1")
    alone = json.loads(cli("check", "mine.py:MINE", *few, "--json").stdout)["properties"][0]
    (row,) = json.loads(cli("diff", "kafka-2.7", "mine.py:MINE", *few, "--json").stdout)["verdicts"]
    assert (row["after"]["verdict"], row["after"]["depth"]) == (alone["verdict"], alone["depth"]) == ("violated", 3)
    shown = cli("diff", "kafka-2.7", "mine.py:MINE", *few).stdout
    assert "The same schedule under kafka-2.7 differs from step 2 on; the property holds after each of its" in shown


OTHER_BEGINNING = """
from dataclasses import replace
from tideproof import protocol
KAFKA = protocol("kafka-2.5")
def leads_alone(s, leader):
    s = KAFKA.rules.enters_epoch(s, leader)
    return s.replace(isr=tuple(tuple(r == leader or (b != leader and m) for r, m in enumerate(row))
                               for b, row in enumerate(s.isr)))
VARIED = KAFKA.variation("varied", "t", "s", enters_epoch=leads_alone)
MINE = replace(VARIED, name="mine", initial=KAFKA.initial)
"""


@pytest.mark.parametrize("kept", ["MINE", "VARIED"])
def test_a_lattice_ends_with_the_other_protocol_or_there_is_none(cli: Cli, tmp_path: Path, kept: str) -> None:
    """The rule says how a partition begins, too. Where that was put back, the point with it began in another way."""
    (tmp_path / "mine.py").write_text(OTHER_BEGINNING)
    few = ("-p", "Candidate", "--replicas", "2", "--log-size", "1", "--records", "1", "--epochs", "1")
    verdict = json.loads(cli("check", f"mine.py:{kept}", *few, "--json").stdout)["properties"][0]["verdict"]
    ran = cli("lattice", "kafka-2.5", f"mine.py:{kept}", *few)
    assert ran.returncode == 2
    if kept == "MINE":
        assert verdict == "holds"
        assert "kafka-2.5 with all that mine has in its slots is not mine: there is more" in one_line(ran.stderr)
    else:
        assert verdict == "violated"
        assert "varied begins in another state than kafka-2.5" in one_line(ran.stderr)


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

@witness(Switch)"""


def test_what_only_one_of_the_two_has_may_begin_otherwise_than_it_is_declared(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        f"{OWN_VARIABLE}TWO = replace(MINE, name='two', initial=lambda b: MINE.initial(b).replace(appends=1))\n"
    )
    few = ("-p", "Candidate", "--log-size", "1", "--records", "1", "--epochs", "2")
    alike = [
        json.loads(cli("diff", "kafka-2.5", f"mine.py:{name}", *few, "--json").stdout)["begin_alike"]
        for name in ("MINE", "TWO")
    ]
    assert alike == [True, False]


def test_slots_may_have_any_name(cli: Cli, tmp_path: Path) -> None:
    """That of a part of a protocol, too, and such as no protocol could be called by."""
    text = SWITCH.replace("@witness(Switch)", STAYS)
    text = text.replace('{"turn": turn_once}', '{"title": turn_once, "on:off": stay}')
    text = text.replace("turn=turn)", 'added={"title": turn, "on:off": leave})')
    (tmp_path / "switch.py").write_text(text)
    asked = ("switch.py:ONCE", "switch.py:TWICE", "-p", "TurnedTwice")
    points = json.loads(cli("lattice", *asked, "--json").stdout)["points"]
    found = {tuple(point["fixes"]): point["properties"][0]["verdict"] for point in points}
    assert found == {
        (): "not reachable", ("title",): "found", ("on:off",): "not reachable", ("title", "on:off"): "found"
    }  # fmt: skip


def test_another_initial_state_is_named_beside_the_slots(cli: Cli, tmp_path: Path) -> None:
    later = "initial=lambda b: Switch(b, turns=2))\n"
    (tmp_path / "switch.py").write_text(
        f"{SWITCH}from dataclasses import replace\nBOTH = replace(TWICE, name='both', {later}"
        f"LATER = replace(ONCE, name='later', {later}"
    )
    asked = ("diff", "switch.py:ONCE", "switch.py:BOTH")
    printed = cli(*asked).stdout
    assert "They begin in other states: what changes need not come of the slots." in printed.split("| slot |")[0]
    assert "The same schedule under once begins in another state; TurnedTwice is not found." in printed
    assert json.loads(cli(*asked, "--json").stdout)["begin_alike"] is False
    alike = ("diff", "switch.py:ONCE", "switch.py:TWICE")
    assert "begin in other states" not in cli(*alike).stdout
    assert json.loads(cli(*alike, "--json").stdout)["begin_alike"] is True
    refused = cli("diff", "switch.py:ONCE", "switch.py:LATER").stderr
    assert "there is no slot to compare; they begin in other states" in one_line(refused)


def test_no_command_is_named_that_would_be_refused(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "switch.py").write_text(SWITCH)
    ran = cli("check", "switch.py:TWICE", "--refines", "switch.py:ONCE")
    assert (ran.returncode, ran.stderr) == (1, "")
    assert "Refines once fails after 2 steps of twice" in ran.stdout
    assert "To keep the trace" not in ran.stdout  # with -p "Refines once" and --trace


@action()
def forget(s: BrokerState) -> BrokerRule:
    """The count of records goes back."""
    yield s.next_record > 0
    return s.replace(next_record=s.next_record - 1)


def of_releases(name: str) -> BrokerProtocol:
    protocol = PROTOCOLS[name]
    assert isinstance(protocol, BrokerProtocol)
    return protocol


def test_a_variation_keeps_what_replace_has_changed() -> None:
    """It was made again of the rules, and lost steps: what they violate had `holds`."""
    base = of_releases("kafka-2.5")
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

    base = of_releases("kafka-2.5")
    small = Small(**{f.name: getattr(base, f.name) for f in fields(base)})
    assert small.variation("smaller", "", "", crash=None).bounded().replicas == 4


def test_rules_are_not_replaced_beneath_the_steps_that_ask_them() -> None:
    """The protocol would say one rule, and do another."""
    brokers, kraft = of_releases("kafka-2.5"), PROTOCOLS["kraft-3.5"]
    assert isinstance(kraft, KraftProtocol)
    other = replace(brokers.rules, may_join=lambda s, leader, follower: True)
    with pytest.raises(ModelError, match=r"its rules were replaced, .* use `variation`"):
        replace(brokers, rules=other)
    with pytest.raises(ModelError, match="its steps were replaced"):
        replace(brokers, steps={})
    with pytest.raises(ModelError, match=r"its rules were replaced, .* `KraftProtocol\.of`"):
        replace(kraft, rules=kraft.rules.but(may_join=lambda s, leader, follower: True))


LAMP = '''
from dataclasses import dataclass
from tideproof import BoundSpec, Int, Protocol, State, action, invariant, upto, variable


@dataclass(frozen=True)
class Lamp(State):
    presses: Int = variable("presses so far", upto("limit"))


@action()
def press(s):
    """The button is pressed."""
    yield s.presses < s.bounds.limit
    return s.replace(presses=s.presses + 1)


@invariant(Lamp)
def below_five(s):
    """The button is pressed at most four times."""
    return s.presses < 5


BOUNDS = (BoundSpec("limit", "presses in all", 1, 3),)
LAMP = Protocol("lamp", "a lamp", "x", Lamp, lambda b: Lamp(b, presses=0), BOUNDS, {"press": press})
'''
TWO_AT_ONCE = '''
from dataclasses import replace
import lamp
from lamp import BOUNDS, Lamp
from tideproof import BoundSpec, action, invariant


@action()
def press_twice(s):
    """The button is pressed twice at once."""
    yield s.presses + 2 <= s.bounds.limit
    return s.replace(presses=s.presses + 2)


JOLTS = BoundSpec("jolts", "how often the button sticks", least=0, default=1)
MINE = replace(lamp.LAMP.variation("mine", "t", "s", added={"twice": press_twice}), bounds=(*BOUNDS, JOLTS))


@invariant(Lamp)
def below_three(s):
    """The button is pressed at most twice."""
    return s.presses < 3


@invariant(Lamp, needs={"jolts": 1})
def below_two(s):
    """The button is pressed at most once."""
    return s.presses < 2


@invariant(Lamp, by_name_only=True)
def never(s):
    """The button is not pressed."""
    return s.presses < 1
'''


@pytest.fixture
def lamps(tmp_path: Path) -> None:
    (tmp_path / "lamp.py").write_text(LAMP)
    (tmp_path / "mine.py").write_text(TWO_AT_ONCE)


@pytest.mark.usefixtures("lamps")
def test_a_lattice_asks_the_properties_of_both_files(cli: Cli) -> None:
    """Those of the second were not asked, and every property was said to hold."""
    found = json.loads(cli("lattice", "lamp.py", "mine.py", "--limit", "4", "--json").stdout)
    verdicts = [{v["property"]: (v["verdict"], v["depth"]) for v in point["properties"]} for point in found["points"]]
    assert verdicts[0] == {"BelowFive": ("holds", None), "BelowThree": ("violated", 3), "BelowTwo": ("violated", 2)}
    assert verdicts[1] == {"BelowFive": ("holds", None), "BelowThree": ("violated", 2), "BelowTwo": ("violated", 1)}
    assert (found["minimal"], found["not_asked"]) == ([], ["Never"])
    ran = cli("lattice", "lamp.py", "mine.py", "-p", "Never", "--json")
    assert ran.returncode == 0 and json.loads(ran.stdout)["not_asked"] == []
    printed = cli("lattice", "lamp.py", "mine.py", "--jolts", "0").stdout
    assert "Not asked, for they say nothing in this configuration: BelowTwo.\n" in printed
    assert "Not asked, for they are decided only if named, with -p: Never.\n" in printed


@pytest.mark.usefixtures("lamps")
def test_a_lattice_takes_no_properties_of_one_name_for_each_other(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(TWO_AT_ONCE.replace("def below_three", "def below_five"))
    refused = cli("lattice", "lamp.py", "mine.py")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "two properties are named BelowFive" in one_line(refused.stderr)


@pytest.mark.usefixtures("lamps")
@pytest.mark.parametrize("files", [("lamp.py", "mine.py"), ("mine.py", "lamp.py")])
def test_a_difference_of_bounds_is_compared_and_traced(cli: Cli, files: tuple[str, str]) -> None:
    """A property that needs the bound had no row, and a trace of the other protocol was refused for the bound."""
    ran = cli("diff", *files, "--json")
    assert (ran.returncode, ran.stderr) == (0, "")
    found = json.loads(ran.stdout)
    shown = {row["property"]: [row[side]["depth"] for side in ("before", "after")] for row in found["verdicts"]}
    forth = {"BelowFive": [None, None], "BelowThree": [3, 2], "BelowTwo": [2, 1]}
    assert shown == (forth if files[0] == "lamp.py" else {name: depths[::-1] for name, depths in forth.items()})
    assert {frozenset(row["bounds"]) for row in found["verdicts"]} == {frozenset(("limit", "jolts"))}
    assert found["not_asked"] == ["Never"]
    printed = cli("diff", *files, "--jolts", "0", "--limit", "4").stdout
    assert "\n## BelowThree fails after " in printed and "BelowTwo fails" not in printed
    assert "\nNot asked, for they say nothing in this configuration: BelowTwo.\n" in printed
    assert "\nNot asked, for they are decided only if named, with -p: Never.\n" in printed
    named = cli("diff", *files, "-p", "BelowTwo", "--json")
    assert [row["property"] for row in json.loads(named.stdout)["verdicts"]] == ["BelowTwo"], named.stderr


@pytest.mark.slow
def test_a_difference_from_a_release_has_rows_of_own_properties(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN.format(least=1))
    small = ("--replicas", "2", "--log-size", "1", "--records", "1", "--json")
    found = json.loads(cli("diff", "hw-truncation", "own.py:MINE", *small).stdout)
    asked = [row["property"] for row in found["verdicts"]]
    assert asked == ["WeakIsr", "StrongIsr", "CommittedRecordsSurvive", "Safe"] and found["not_asked"] == []
    found = json.loads(cli("diff", "hw-truncation", "own.py:MINE", "--epochs", "1", *small).stdout)
    assert found["not_asked"] == ["CommittedRecordsSurvive"]
