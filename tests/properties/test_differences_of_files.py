"""`diff`, `lattice` and `compare` on files of users: each protocol has its own states, bounds and properties."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.calls import call, data, printed, refusal
from support.cli import Cli

SMALL = "--replicas 2 --log-size 1 --records 1"


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


def test_diff_shows_the_trace_and_the_divergence(cli: Cli) -> None:
    shown = printed(cli, "diff kip-101 hw-truncation -p StrongIsr --replicas 2 --epochs 2")
    assert "| `become_follower` | BecomeFollowerTruncateKip101 | BecomeFollowerTruncateToHighWatermark |" in shown
    assert "| lost |" in shown and "The same schedule under kip-101 differs from step" in shown


def test_diff_has_no_vacuous_rows(cli: Cli) -> None:
    (row,) = data(cli, "diff kafka-2.2 kafka-2.4 -p CheckpointedKept")["verdicts"]
    assert row["bounds"]["crashes"] == 1 and row["before"]["verdict"] == "violated"


def test_diff_checks_each_protocol_in_its_own_states(cli: Cli) -> None:
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
def test_a_schedule_runs_under_a_protocol_with_other_states_and_bounds(cli: Cli, names: str) -> None:
    """Of which each has what the other one has not."""
    shown = call(cli, f"diff {names} -p Durable -p StrongIsr {SMALL} --epochs 2 --unclean 1").stdout
    assert shown.count("The same schedule under kafka-3.3-kraft differs from step 2 on; the property holds after") == 2


def test_a_schedule_runs_with_the_given_bounds(files: Files) -> None:
    few = "-p StrongIsr --replicas 2 --log-size 2 --records 2 --losses 1"
    shown = printed(files(mine=LOSSES), f"diff hw-truncation mine.py {few}")
    assert "The same schedule under mine differs from step" in shown


def test_diff_names_bounds_with_other_defaults(files: Files) -> None:
    """An optional one is not named where it has its default: two configurations looked like one."""
    cli, few = files(mine=CRASHING), f"-p Durable {SMALL}"
    for names, crashes in (("kafka-2.5 mine.py", 0), ("mine.py kafka-2.5", 1)):
        bounds = f"--replicas 2 --log-size 1 --records 1 --epochs 3 --crashes {crashes}"
        assert f"| {bounds} |" in printed(cli, f"diff {names} {few}")
        assert data(cli, f"compare {names} {few}")["bounds"]["crashes"] == crashes
    shown = call(cli, f"compare kafka-2.5 mine.py {few}").stdout
    assert "mine: --replicas 2 --log-size 1 --records 1 --epochs 3 --crashes 0" in shown


@pytest.mark.parametrize("names", ["", "-p Safe"])
def test_diff_distinguishes_properties_with_equal_names(files: Files, names: str) -> None:
    cli = files(own=LATER.format(least=1), other=LATER.format(least=2))
    assert "two properties are named Safe" in refusal(cli, f"diff own.py:MINE other.py:LATER {names} --replicas 2")


def test_a_witness_found_in_one_protocol_only_is_no_failure(files: Files) -> None:
    shown = printed(files(switch=SWITCH), "diff switch.py:ONCE switch.py:TWICE -p TurnedTwice")
    assert "## TurnedTwice is found after 2 steps of twice" in shown
    assert "The same schedule under once differs from step 2 on; TurnedTwice is not found." in shown


def test_diff_reports_different_initial_states(files: Files) -> None:
    cli = files(switch=SWITCH + OTHER_INITIAL_STATES)
    shown = printed(cli, "diff switch.py:ONCE switch.py:BOTH")
    assert "They begin in other states: what changes need not come of the slots." in shown.split("| slot |")[0]
    assert "The same schedule under once begins in another state; TurnedTwice is not found." in shown
    assert "begin in other states" not in printed(cli, "diff switch.py:ONCE switch.py:TWICE")
    alike = [data(cli, f"diff switch.py:ONCE switch.py:{name}")["begin_alike"] for name in ("BOTH", "TWICE")]
    assert alike == [False, True]
    refused = refusal(cli, "diff switch.py:ONCE switch.py:LATER")
    assert "there is no slot to compare; they begin in other states" in refused


def test_diff_compares_initial_states_of_added_variables(files: Files) -> None:
    cli, few = files(mine=OWN_VARIABLE), "-p Candidate --log-size 1 --records 1 --epochs 2"
    alike = [data(cli, f"diff kafka-2.5 mine.py:{name} {few}")["begin_alike"] for name in ("MINE", "TWO")]
    assert alike == [True, False]


@pytest.mark.parametrize("asked", ["ByRange", "ByStep"])
def test_a_history_variable_may_read_a_bound_of_one_protocol(files: Files, asked: str) -> None:
    cli, few = files(mine=OWN_BOUND), f"hw-truncation mine.py -p {asked} {SMALL}"
    (row,) = data(cli, f"diff {few}")["verdicts"]
    assert (row["before"]["depth"], row["after"]["depth"]) == (3, 3)
    first, second = data(cli, f"compare {few}")["protocols"]
    assert [p["property"] for p in first["properties"]] == []
    assert [(p["property"], p["depth"]) for p in second["properties"]] == [(asked, 3)]


def test_a_property_may_read_a_variable_of_one_protocol(files: Files) -> None:
    """The trace was not shown, and there was no lattice."""
    cli, few = files(mine=OWN_VARIABLE), f"kafka-2.5 mine.py:MINE -p Counts {SMALL} --epochs 1"
    assert "## Counts fails after 1 step of mine" in printed(cli, f"diff {few}")
    points = data(cli, f"lattice {few}")["points"]
    assert [point["properties"][0]["verdict"] for point in points] == ["holds", "violated"]


def test_a_user_initial_state_is_compared_with_a_wider_protocol(files: Files) -> None:
    cli, few = files(mine=OWN_INITIAL), f"-p Candidate {SMALL}"
    (alone,) = data(cli, f"check mine.py:MINE {few}")["properties"]
    (row,) = data(cli, f"diff kafka-2.7 mine.py:MINE {few}")["verdicts"]
    assert (row["after"]["verdict"], row["after"]["depth"]) == (alone["verdict"], alone["depth"]) == ("violated", 3)
    shown = call(cli, f"diff kafka-2.7 mine.py:MINE {few}").stdout
    assert "The same schedule under kafka-2.7 differs from step 2 on; the property holds after each of its" in shown


@pytest.mark.parametrize("names", ["lamp.py mine.py", "mine.py lamp.py"])
def test_diff_compares_and_traces_different_bounds(files: Files, names: str) -> None:
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
    assert "\nSkipped, because nothing can violate them in this configuration: BelowTwo.\n" in shown
    assert "\nSkipped, because they are checked only if named with -p: Never.\n" in shown
    named = data(cli, f"diff {names} -p BelowTwo")
    assert [row["property"] for row in named["verdicts"]] == ["BelowTwo"]


def test_diff_includes_user_properties(files: Files) -> None:
    cli = files(own=LATER.format(least=1))
    found = data(cli, f"diff hw-truncation own.py:MINE {SMALL}")
    asked = [row["property"] for row in found["verdicts"]]
    assert asked == ["WeakIsr", "StrongIsr", "CommittedRecordsSurvive", "Safe"] and found["not_asked"] == []
    found = data(cli, f"diff hw-truncation own.py:MINE --epochs 1 {SMALL}")
    assert found["not_asked"] == ["CommittedRecordsSurvive"]


# Lattices of users' files ---------------------------------------------------------------------------------------------


def test_a_lattice_needs_protocols_that_differ_in_slots_only(files: Files) -> None:
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
def test_a_lattice_must_end_with_the_other_protocol(files: Files, kept: str, verdict: str, said: str) -> None:
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


def test_a_lattice_includes_properties_of_both_files(files: Files) -> None:
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
    assert "Skipped, because nothing can violate them in this configuration: BelowTwo.\n" in shown
    assert "Skipped, because they are checked only if named with -p: Never.\n" in shown


def test_a_lattice_distinguishes_properties_with_equal_names(files: Files) -> None:
    cli = files(lamp=LAMP, mine=TWO_AT_ONCE.replace("def below_three", "def below_five"))
    assert "two properties are named BelowFive" in refusal(cli, "lattice lamp.py mine.py")


def test_no_refused_command_is_suggested(files: Files) -> None:
    ran = call(files(switch=SWITCH), "check switch.py:TWICE --refines switch.py:ONCE")
    assert (ran.returncode, ran.stderr) == (1, "")
    assert "Refines once fails after 2 steps of twice" in ran.stdout
    assert "To keep the trace" not in ran.stdout  # with -p "Refines once" and --trace
