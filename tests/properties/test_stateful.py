"""Stateful tests: two lines in a user's file, a loss found and shortened to the shortest, and what never happened."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from contextlib import chdir
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import stateful
from support.cli import Cli
from support.tiers import daily

from tideproof.model.language.actions import Rule, action
from tideproof.model.language.algebra import Bool, Int
from tideproof.model.language.properties import Property, Status, watched, witness
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import Domain, State, variable
from tideproof.model.language.system import System
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.trace import read_trace
from tideproof.properties.engines.base import INTERRUPTED, Budget, Result, Spent
from tideproof.properties.engines.stateful.machine import (
    PROFILES,
    PropertyViolated,
    ProtocolMachine,
    program,
    state_machine,
)
from tideproof.properties.engines.stateful.runs import check_samples
from tideproof.properties.invariants.catalogue import properties_of
from tideproof.properties.invariants.replication import strong_isr

CI = PROFILES["ci"]
TINY = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 3}


def sample(name: str, seed: int, profile: str = "ci", **bounds: int) -> Result:
    protocol, how = PROTOCOLS[name], PROFILES[profile]
    return check_samples(
        watched(protocol, protocol.bounded(**bounds), [strong_isr]),
        [strong_isr],
        max_examples=how["max_examples"],
        steps=how["stateful_step_count"],
        seed=seed,
    )


@pytest.mark.parametrize("ci", daily(["true"], ["", "true"]))  # pytest says more in CI, Hypothesis draws otherwise
def test_a_two_line_state_machine_finds_the_loss_and_explains_replay(ci: str, tmp_path: Path, cli: Cli) -> None:
    (tmp_path / "test_mine.py").write_text(
        "from tideproof.properties.engines.stateful.machine import state_machine\n"
        'TestHw = state_machine("hw-truncation", ["StrongIsr"], profile="ci", replicas=2).TestCase\n'
    )
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--hypothesis-seed=1", "test_mine.py"],
        cwd=tmp_path, env={**os.environ, "CI": ci}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 1, ran.stdout
    lines = [line[1:].strip() for line in ran.stdout.splitlines() if line.startswith("E ")]
    program = lines[lines.index("state = HwTruncation()") - 1 : lines.index("state.strong_isr()") + 1]
    (replay,) = [line for line in lines if line.startswith("Replay it with: tideproof replay ")]
    trace = tmp_path / replay.split()[-1]
    assert len(read_trace(trace).actions) == len(program) - 3
    judged = cli("replay", str(trace), "--expect", "violated")
    assert judged.returncode == 0, judged.stderr
    known = {"state_machine": state_machine}
    with pytest.raises(PropertyViolated, match="StrongIsr fails after"):
        exec("\n".join(program), known)  # the printed program runs as it is


def test_the_loss_of_hw_truncation_is_found_and_shortened_to_the_shortest() -> None:
    (verdict,) = sample("hw-truncation", seed=1, replicas=2).verdicts
    assert (verdict.status, verdict.depth, verdict.how) == (Status.VIOLATED, 9, "")


@pytest.mark.nightly
@pytest.mark.parametrize(("bounds", "shortest"), [({"replicas": 2, "log_size": 3, "records": 3}, 9), ({}, 8)], ids=str)
def test_nearly_every_seed_finds_the_shortest_loss(bounds: dict[str, int], shortest: int) -> None:
    found = [sample("hw-truncation", seed, **bounds).verdicts[0].depth for seed in range(20)]
    assert sum(depth == shortest for depth in found) >= 19, found


@pytest.mark.nightly
def test_kip_320_passes_in_the_nightly_profile() -> None:
    found = sample("kip-320", seed=1, profile="nightly", replicas=2)
    assert found.verdicts[0].status is Status.NO_COUNTEREXAMPLE
    assert not found.statistics["never_taken"]


def test_the_same_seed_gives_the_same_trace() -> None:
    first, second = (sample("hw-truncation", seed=11, **TINY) for _ in range(2))
    assert first.verdicts == second.verdicts
    assert first.statistics == second.statistics


def test_actions_never_taken_are_reported() -> None:
    machine = state_machine("kip-320", ["StrongIsr"], replicas=1, epochs=1)
    with pytest.warns(UserWarning, match="no run took it: .*FencedFollowerFetch"):
        machine.TestCase("runTest").runTest()
    assert "FencedFollowerFetch" in machine.never_taken()


def test_a_disabled_step_is_refused_by_the_state_machine() -> None:
    state = state_machine("kip-320", replicas=2)()
    with pytest.raises(ValueError, match="cannot be taken"):
        state.leader_write(leader=0)  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["kip-279", "kafka-2.1"])
def test_a_state_machine_tests_the_properties_of_check(name: str) -> None:
    """Those with a history variable, too, and none that says nothing there."""
    protocol = PROTOCOLS[name]
    decided = [p for p in properties_of(protocol) if not p.by_name_only and not p.is_vacuous(protocol.bounded())]
    machine = state_machine(name)
    assert list(machine.properties) == [p for p in decided if not p.is_witness]
    assert "CommittedRecordsSurvive" in {p.name for p in machine.properties}
    assert machine.system.ghosts == watched(protocol, protocol.bounded(), machine.properties).ghosts != ()


def test_unknown_names_are_refused() -> None:
    with pytest.raises(ValueError, match="no protocol is named"):
        state_machine("kip-999")
    with pytest.raises(ValueError, match="no property of kip-320 is named"):
        state_machine("kip-320", ["Strong"])
    with pytest.raises(ValueError, match="no profile is named"):
        state_machine("kip-320", profile="weekly")
    with pytest.raises(ValueError, match="--replicas"):
        state_machine("kip-320", replicas=0)


def test_a_vacuous_state_machine_is_refused() -> None:
    with pytest.raises(ValueError, match="counting --one 1: no property is given, so the test could not fail"):
        state_machine(counting("up"))
    with pytest.raises(ValueError, match="AckedSurvive would be vacuously true, so the test could not fail"):
        state_machine("kafka-0.11", ["AckedSurvive"], replicas=2)
    with pytest.raises(ValueError, match=r": AckedSurvive would be vacuously true"):  # the others do not make up for it
        state_machine("kafka-0.11", ["FollowerMatch", "AckedSurvive"], replicas=2)


@pytest.mark.parametrize("name", ["profile", "properties"])
def test_a_bound_with_the_name_of_an_argument_is_refused(name: str) -> None:
    mine = replace(counting("up"), bounds=(BoundSpec(name, "a bound", 0, 1),))
    with pytest.raises(ValueError, match=f"its bound {name} cannot be given to state_machine"):
        state_machine(mine, **{name: 1})  # type: ignore[arg-type]


def test_a_failure_of_a_user_protocol_is_replayed_with_its_file(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder := tmp_path / "with a space").mkdir()
    (folder / "writes.py").write_text(OWN)
    (folder / "test_writes.py").write_text("from writes import MINE, below_two\n")
    monkeypatch.syspath_prepend(folder)
    with chdir(tmp_path), patch.dict(sys.modules):
        test = import_module("test_writes")
        with pytest.raises(PropertyViolated) as raised:
            state_machine(test.MINE, [test.below_two]).TestCase("runTest").runTest()
    (command,) = re.findall(r"Replay it with: tideproof (.*)", str(raised.value))
    assert str(folder / "writes.py") in command, "the file that makes it, not the one that imports it"
    assert cli(*shlex.split(command), "--expect", "violated").returncode == 0


def test_replaying_a_user_protocol_needs_a_file(tmp_path: Path) -> None:
    machine = state_machine(counting("up"), [Property("BelowTwo", "", Counter, lambda s: s.n < 2)])
    with chdir(tmp_path), pytest.raises(PropertyViolated, match=r"BelowTwo.json --protocol FILE.py$"):
        machine.TestCase("runTest").runTest()


def test_a_machine_for_a_witness_is_refused() -> None:
    """It would fail where the witness is found, and pass where it is not."""

    @witness(Counter)
    def two(s: Counter) -> Bool:
        """It is 2."""
        return s.n == 2

    with pytest.raises(ValueError, match="Two is a witness: assert_holds"):
        state_machine(counting("up"), [two])


class EndsAt(Budget):
    """Is spent from its nth check on, or interrupted at it."""

    def __init__(self, checks: int, error: type[BaseException]) -> None:
        super().__init__()
        self.left, self.error = checks, error

    def check(self) -> None:
        self.left -= 1
        if self.left == 0 or (self.left < 0 and self.error is Spent):
            raise self.error("enough")


@pytest.mark.parametrize(("error", "why"), [(Spent, "enough"), (KeyboardInterrupt, INTERRUPTED)])
def test_violations_survive_the_end_of_the_budget(error: type[BaseException], why: str) -> None:
    """And an end during the steps of a run is not blamed on the rules."""
    protocol = counting("up")
    properties = [Property(f"Below{n}", "", Counter, lambda s, n=n: s.n < n) for n in (2, 9)]  # type: ignore[misc]
    system, how = watched(protocol, protocol.bounded(), properties), {"max_examples": 5, "steps": 4, "seed": 1}
    seen, checks, budget = [], 0, Budget()
    while not seen or budget.stopped:
        checks += 1
        budget = EndsAt(checks, error)
        found = check_samples(system, properties, **how, budget=budget)  # type: ignore[arg-type]
        assert found.stopped in (why, "")
        fails, holds = found.verdicts
        # The first run takes both steps.
        assert fails.status is (Status.VIOLATED if found.statistics["actions"]["Up"] >= 2 else Status.UNKNOWN)
        assert fails.depth in (2, None)
        seen.append((str(fails) if fails.trace else "", holds.status))
    assert list(dict.fromkeys(seen)) == [
        ("", Status.UNKNOWN),
        ("violated: perhaps not the shortest way", Status.UNKNOWN),
        ("violated", Status.UNKNOWN),
        ("violated", Status.NO_COUNTEREXAMPLE),
    ]


@pytest.mark.parametrize("error", [KeyboardInterrupt, Spent])
def test_a_failure_is_shown_though_shortening_was_stopped(
    error: type[BaseException], cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ended(*_: object, **__: object) -> None:
        raise error("the end")

    (tmp_path / "mine.py").write_text(OWN)
    monkeypatch.setattr("tideproof.model.runs.minimise.without_superfluous", ended)
    ran = cli("check", "mine.py", "--engine", "stateful", "--seed", "1", "--trace", "loss.json")
    assert ran.returncode == 1, ran.stderr
    assert "violated after 2 steps, perhaps not the shortest way" in ran.stdout
    assert f"stopped early: {INTERRUPTED if error is KeyboardInterrupt else 'the end'}" in " ".join(ran.stdout.split())
    assert cli("replay", "loss.json", "--protocol", "mine.py", "--expect", "violated").returncode == 0


def test_a_limit_ends_a_long_run_midway(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ProtocolMachine, "compare", lambda _: None)  # of the first states only, and asks as well
    unbroken = Property("Unbroken", "", Counter, lambda s: s.n >= 0)
    system = watched(endless(), endless().bounded(), [unbroken])
    found = check_samples(system, [unbroken], max_examples=1, steps=300, seed=1, budget=EndsAt(100, Spent))
    assert (found.stopped, found.statistics["runs"]) == ("enough", 1)
    assert 0 < found.statistics["longest_run"] < 100


def test_only_steps_taken_are_counted() -> None:
    """Hypothesis ends a run that has drawn much. Here every step draws the same, so all runs are of one length."""
    two, unbroken = endless(), Property("Unbroken", "", Counter, lambda s: s.n >= 0)
    system = watched(two, two.bounded(), [unbroken])
    found = check_samples(system, [unbroken], max_examples=2, steps=9_900, seed=1)
    taken, runs = sum(found.statistics["actions"].values()), found.statistics["runs"]
    longest = found.statistics["longest_run"]
    assert longest * runs == taken and 40 < longest < 9_900
    assert found.statistics["cut_short"] == runs
    assert str(found.verdicts[0]) == f"no counterexample in {runs} runs of up to {longest:,} steps"
    assert f"{runs} runs ({runs} of them ended early by Hypothesis), {taken:,} steps" in str(found.summary[0])


def test_runs_that_end_early_are_not_counted_as_cut_short() -> None:
    """A run that has all its steps, one after which nothing can be done, and one that fails."""
    for protocol, steps, below, longest in (
        (endless(), 30, 9, 30),
        (endless(), 30, 2, 1),
        (counting("up"), 30, 9, 2),
        (counting("up"), 30, 2, 2),
    ):
        below_it = Property("BelowIt", "", Counter, lambda s, n=below: s.n < n)  # type: ignore[misc]
        system = watched(protocol, protocol.bounded(), [below_it])
        found = check_samples(system, [below_it], max_examples=5, steps=steps, seed=1)
        assert (found.statistics["longest_run"], found.statistics["cut_short"]) == (longest, 0)


def test_a_derived_state_machine_tests_its_additions() -> None:
    """Its test was that of the machine, which passes."""
    machine = state_machine(counting("up"), [Property("BelowNine", "", Counter, lambda s: s.n < 9)])

    def never_two(self: Any) -> None:
        assert self.state[0].n < 2

    derived = type("Derived", (machine,), {"never_two": stateful.invariant()(never_two)})
    assert derived.TestCase is derived.TestCase is not machine.TestCase  # type: ignore[attr-defined]
    machine.TestCase("runTest").runTest()
    with pytest.raises(AssertionError):
        derived.TestCase("runTest").runTest()  # type: ignore[attr-defined]


def test_zero_examples_are_refused() -> None:
    protocol = PROTOCOLS["kip-320"]
    with pytest.raises(ValueError, match="at least 1"):
        check_samples(System(protocol, protocol.bounded()), [strong_isr], max_examples=0, steps=5, seed=0)


OWN = """
from dataclasses import dataclass
from tideproof import Int, Protocol, State, action, invariant, BoundSpec, upto, variable

@dataclass(frozen=True)
class Copies(State):
    written: Int = variable("writes", upto("limit"))

@action()
def write(s):
    '''It takes a write.'''
    yield s.written < 2
    return s.replace(written=s.written + 1)

@invariant(Copies)
def below_two(s):
    '''There are fewer than two writes.'''
    return s.written < 2

MINE = Protocol(
    name="mine", title="writes", story="It writes.", state=Copies, slots={"write": write},
    initial=lambda bounds: Copies(bounds, written=0), bounds=(BoundSpec("limit", "the most", least=2, default=2),),
)
"""
"""A protocol of a user's own, whose property fails after two steps."""


@dataclass(frozen=True)
class Counter(State):
    n: Int = variable("a number", Domain(lambda _: (0, 2)))


def counting(name: str) -> Protocol:
    """A protocol with one action, of this name."""

    def rule(s: Counter) -> Rule[Counter]:
        """Adds one."""
        yield s.n < 2
        return s.replace(n=s.n + 1)

    rule.__name__ = name
    return Protocol("counting", "", "", Counter, lambda b: Counter(b, 0), (BoundSpec("one", "one", 1, 1),),
                    {name: action()(rule)})  # fmt: skip


def endless() -> Protocol:
    """A protocol in which there is always one thing to do."""

    def turn(s: Counter) -> Rule[Counter]:
        """From 0 to 2, and from 2 to 0."""
        yield True
        return s.replace(n=2 - s.n)

    return replace(counting("up"), name="endless", slots={"turn": action()(turn)})


@pytest.mark.parametrize(
    "name", ["act", "take", "violation", "ended", "compare", "teardown", "system", "state", "below_two", "up"]
)
def test_actions_and_properties_of_any_name_are_taken_and_checked(name: str) -> None:
    """What has the name of a method of the machine, or of another property's or action's method, does no harm."""
    names = ["BelowTwo", "below_two", "".join(part.capitalize() for part in name.split("_"))]
    properties = [Property(n, "", Counter, lambda s: s.n < 2) for n in dict.fromkeys(names)]
    machine = state_machine(counting(name), properties)
    found = check_samples(machine.system, properties, max_examples=20, steps=5, seed=1)
    assert [(v.status, v.depth) for v in found.verdicts] == [(Status.VIOLATED, 2)] * len(properties)
    for prop, verdict in zip(properties, found.verdicts, strict=True):
        _, begin, *lines = program(machine, prop, verdict.trace or ())
        with pytest.raises(PropertyViolated, match=f"{prop.name} fails after 2 steps"):
            exec("\n".join([begin, *lines]), {machine.__name__: machine})
