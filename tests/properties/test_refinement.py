"""The analysis of a refinement: what it refuses, how it ends, and what the command says of it."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest
import z3
from support.cli import Cli, complaints
from support.configurations import SMALL
from support.refining import TINY, seen_from

from tideproof.cli.output import standard_output
from tideproof.cli.report import result_text, show
from tideproof.model.language.abstraction import Abstraction, same_state
from tideproof.model.language.actions import REPLICA, Rule, action
from tideproof.model.language.algebra import not_
from tideproof.model.language.properties import EngineError, Status
from tideproof.model.language.space import Words
from tideproof.model.language.state import ModelError
from tideproof.model.language.system import System
from tideproof.model.protocols.atomic.kip_320 import KIP_320
from tideproof.model.protocols.atomic.kip_320_as_built import KIP_320_AS_BUILT
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.protocols.broker.refinement_mapping import abstraction
from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.analyses.refinement import Names, _Judge, refine, refuse_unfit_actions
from tideproof.properties.engines.base import Budget, Reporter


def test_a_view_that_leaves_the_ranges_of_the_specification_is_refused() -> None:
    """Packed, such a state would have the bits of another variable, and look like another state."""
    same = same_state(KIP_320, KIP_320)
    beyond = replace(same, view=lambda s: s.replace(next_record=s.next_record + 1))
    with pytest.raises(ModelError, match=r"kip-320 gives next_record of kip-320 none of 0\.\.1"):
        refine(beyond, KIP_320.bounded(**TINY))


def test_a_wrong_view_is_refused() -> None:
    """A view that lets every follower hold its leader's log at once: the steps it shows are none."""
    right = abstraction(KAFKA_2_5, KIP_320_AS_BUILT)
    wrong = replace(right, view=lambda s, seen: right.view(s, seen).replace(leo=s.leo))
    found = refine(wrong, KAFKA_2_5.bounded(**TINY))
    assert found.verdicts[0].status is Status.VIOLATED
    assert found.refused["FollowerTruncate"]


FETCH = KIP_320_AS_BUILT.slots["fetch"]


@action(follower=REPLICA, leader=REPLICA)
def fetch_of_the_unaware(s: ReplicationState, follower: int, leader: int) -> Rule[ReplicationState]:
    """A follower that does not lead fetches only where the ISR that it has read is without its leader: never."""
    yield not_(s.isr[follower][leader])
    after: ReplicationState = yield from FETCH.rule(s, follower=follower, leader=leader)
    return after


@action()
def forget_record(s: ReplicationState) -> Rule[ReplicationState]:
    """A record that nobody holds is given out again."""
    yield s.next_record > 0
    return s.replace(next_record=s.next_record - 1)


@pytest.mark.parametrize(
    ("slots", "name"),
    [({"fetch": fetch_of_the_unaware}, "FetchOfTheUnaware"), ({"added": {"forget": forget_record}}, "ForgetRecord")],
)
def test_an_abstract_action_that_does_not_fit_the_mapping_is_refused(slots: dict[str, Any], name: str) -> None:
    """It reads what brokers do not remember, or makes less what the search for abstract steps takes to grow only."""
    own = KIP_320_AS_BUILT.variation(name="own", title="t", story="s", **slots)
    with pytest.raises(ValueError, match=f"{name} of own does not fit"):
        seen_from(KAFKA_2_5, own, **TINY)


def test_an_abstract_protocol_whose_actions_fit_is_not_refused() -> None:
    kip_279 = PROTOCOLS["kip-279"]
    refuse_unfit_actions(abstraction(KAFKA_2_5, kip_279), System(kip_279, kip_279.bounded(**TINY)), Budget())


def test_an_abstract_action_that_is_proved_to_fit_is_used() -> None:
    found = seen_from(KAFKA_2_5, PROTOCOLS["kip-279"], **TINY)
    assert found.verdicts[0].status is Status.VIOLATED
    assert found.judged == found.transitions


def test_a_trace_that_does_not_replay_ends_the_analysis() -> None:
    """A mapping that gives other steps for those that were explored: here, none."""
    right = same_state(PROTOCOLS["kip-279"], PROTOCOLS["hw-truncation"])
    with pytest.raises(EngineError, match="with its fate decided leads to another state"):
        refine(replace(right, as_taken=lambda step: []), right.protocol.bounded(**TINY))


def test_a_user_defined_abstraction_is_short() -> None:
    """A user states the abstraction of an own protocol: here, one that forgets who leads."""
    mine: Abstraction = same_state(PROTOCOLS["kip-279"], PROTOCOLS["hw-truncation"])
    assert refine(mine, mine.protocol.bounded(**TINY)).refused.keys() == {"BecomeFollowerTruncateKip279"}


# Limits and interrupts ------------------------------------------------------------------------------------------------


def test_a_spent_budget_is_reported_without_a_verdict() -> None:
    found = refine(abstraction(KAFKA_2_5, KIP_320_AS_BUILT), KAFKA_2_5.bounded(**SMALL), Budget(1e-9))
    assert found.verdicts[0].status is Status.UNKNOWN
    assert "time limit" in found.verdicts[0].how


def test_an_undecided_fit_is_reported_without_blaming_the_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its time limit, too, may end a moment before the budget's."""
    solver_for = z3.SolverFor

    def gives_up(logic: str) -> z3.Solver:
        solver = solver_for(logic)
        solver.set("rlimit", 1)
        return solver

    monkeypatch.setattr(z3, "SolverFor", gives_up)
    found = seen_from(KAFKA_2_5, PROTOCOLS["kip-279"], **TINY)
    assert (found.verdicts[0].status, found.judged) == (Status.UNKNOWN, 0)
    assert "Z3 gave up" in found.verdicts[0].how


def test_a_limit_ends_the_search_for_the_initial_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """The abstract protocol does not reach it, and may have any number of states."""
    budget = Budget()
    read = _Judge._read_by_the_view

    def spent_from_here(self: _Judge) -> Words:
        budget.seconds = 0.0
        return read(self)

    monkeypatch.setattr(_Judge, "_read_by_the_view", spent_from_here)
    written = replace(KIP_320, initial=lambda b: KIP_320.initial(b).replace(next_record=1))  # type: ignore[attr-defined]
    found = refine(same_state(written, KIP_320), KIP_320.bounded(**TINY), budget)
    assert (found.verdicts[0].status, found.judged) == (Status.UNKNOWN, 0)
    monkeypatch.undo()
    found = refine(same_state(written, KIP_320), KIP_320.bounded(**TINY))
    assert (found.verdicts[0].status, found.first_steps) == (Status.VIOLATED, None)


def test_a_refused_step_survives_an_interrupt(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An interrupt within the first chunk of steps, after one of them was refused."""
    judge = _Judge.judge

    def interrupted(self: _Judge, before: Words, after: Words) -> Names | None:
        if self.result.broken:
            raise KeyboardInterrupt
        return judge(self, before, after)

    monkeypatch.setattr(_Judge, "judge", interrupted)
    protocol = PROTOCOLS["kafka-2.5"]
    found = seen_from(protocol, KIP_320, **TINY)
    show(standard_output(), result_text(found))
    said = capsys.readouterr().out
    assert found.verdicts[0].status is Status.VIOLATED
    assert "stopped early: interrupted" in said
    assert "Refines kip-320 fails after 1 step of kafka-2.5" in said


class Interrupt(Reporter):
    """Interrupts the run as soon as it says something like this."""

    def __init__(self, said: str) -> None:
        super().__init__()
        self.said = said

    def show(self, line: str, at_once: bool = False) -> None:
        if re.search(self.said, line):
            raise KeyboardInterrupt


def test_an_interrupt_ends_it_like_a_spent_budget() -> None:
    interrupt = Interrupt("looked at")
    found = refine(abstraction(KAFKA_2_5, KIP_320_AS_BUILT), KAFKA_2_5.bounded(**SMALL), reporter=interrupt)
    assert (found.verdicts[0].status, found.stopped) == (Status.UNKNOWN, "interrupted")
    assert 0 < found.judged < found.transitions


def test_a_refused_step_survives_a_spent_budget() -> None:
    interrupt = Interrupt("[1-9][0-9]* refused")
    found = refine(abstraction(KAFKA_2_5), KAFKA_2_5.bounded(**SMALL), reporter=interrupt)
    assert (found.verdicts[0].status, found.stopped) == (Status.VIOLATED, "interrupted")


# The command ----------------------------------------------------------------------------------------------------------


def test_refinement_command_shows_the_abstract_steps(cli: Cli) -> None:
    """One that refines it is shown in docs/protocols.md."""
    ran = cli("check", "kafka-2.5", "--refines", "kip-320", "--json")
    found = json.loads(ran.stdout)
    assert (ran.returncode, found["refines"], found["refused"]["LeaderShrinkIsr"]) == (1, "kip-320", 264)
    (verdict,) = found["properties"]
    assert (verdict["verdict"], verdict["depth"]) == ("violated", 1)
    assert verdict["trace"] == [{"name": "ElectAfterFailure", "parameters": {"replica": 1}}]
    ran = cli("check", "kafka-2.5", "--refines", "kip-320", "--log-size", "1", "--records", "1", "--expect", "violated")
    assert (ran.returncode, complaints(ran.stderr, "kafka-2.5")) == (0, [])
    assert max(map(len, ran.stdout.splitlines())) <= 80
    said = " ".join(ran.stdout.split())
    assert "Refines kip-320 fails after 1 step of kafka-2.5" in said
    assert "quorum_leader from b0 to b1; quorum_isr[b0] from true to false." in said
    assert re.search(r"of [\d,]+ steps are no sequence of at most \d+ steps", said)
