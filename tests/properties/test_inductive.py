"""Induction: a proof with its lemmas, gaps looked up among the reachable states, and false lemmas refuted."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from support.tiers import daily

from tideproof.model.language.actions import Instance, Rule, action
from tideproof.model.language.algebra import Bool, Int
from tideproof.model.language.properties import Property, Status, invariant, remembering
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Domain, State, variable
from tideproof.model.language.system import FullState, System
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import Run
from tideproof.properties.engines.base import Budget, Result
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.solver import obligations
from tideproof.properties.engines.solver.induction import check_induction
from tideproof.properties.invariants.broker import unique_offset
from tideproof.properties.invariants.catalogue import LEMMAS_ON_BROKERS
from tideproof.properties.invariants.kip_320_lemmas import KIP_320_LEMMAS
from tideproof.properties.invariants.replication import elected_leader_in_isr, strong_isr, type_ok

KIP_320 = PROTOCOLS["kip-320"]
LEMMAS = [type_ok, *KIP_320_LEMMAS]
BOUNDS = KIP_320.bounded(replicas=2)


def by_exhaustion(system: System, full_state: FullState) -> tuple[Instance, ...] | None:
    with explore(system.protocol, system.bounds, [remembering(ghost) for ghost in system.ghosts]) as found:
        index = found.visited.find(system.space.pack(full_state))
        return None if index is None else found.trace_to(index)


def prove(name: str, properties: list[Property], lemmas: list[Property], k: int = 1, **bounds: int) -> Result:
    protocol = PROTOCOLS[name]
    given = protocol.bounded(**bounds)
    return check_induction(protocol, given, properties, lemmas, k=k, reachable=by_exhaustion)


def test_proof_dependencies_are_found_with_separate_solvers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(obligations, "ONE_SOLVER", 0)
    bounds = KIP_320.bounded(replicas=2, log_size=1, records=1)
    whole = check_induction(KIP_320, bounds, [strong_isr], LEMMAS, jobs=1)
    assert whole.statistics["inductive"] and len(whole.statistics["rests_on"]["StrongIsr"]) == len(LEMMAS) + 1
    assert check_induction(KIP_320, bounds, [strong_isr], LEMMAS, k=2, jobs=1).statistics["inductive"]
    alone = check_induction(KIP_320, bounds, [strong_isr], LEMMAS, only=["StrongIsr"], jobs=1)
    assert 1 < len(alone.statistics["rests_on"]["StrongIsr"]) < len(LEMMAS)
    broken = check_induction(PROTOCOLS["kip-101"], bounds, [strong_isr], LEMMAS, jobs=1)
    assert not broken.statistics["inductive"] and broken.statistics["gaps"]


def test_strong_isr_of_kip_320_is_inductive_with_the_lemmas() -> None:
    found = prove("kip-320", [strong_isr], LEMMAS, replicas=2)
    assert found.statistics["inductive"]
    assert found.verdicts[0].how.startswith("inductive, with")
    assert "IsrHasCommitted" in found.statistics["rests_on"]["StrongIsr"]
    assert not found.statistics["gaps"]


@pytest.mark.nightly
def test_strong_isr_is_inductive_with_three_replicas() -> None:
    assert prove("kip-320", [strong_isr], LEMMAS).statistics["inductive"]


@pytest.mark.parametrize("lemma", LEMMAS, ids=lambda p: p.name)
def test_every_lemma_holds_in_every_reachable_state(lemma: Property) -> None:
    with explore(KIP_320, BOUNDS, [lemma]) as found:
        assert found.verdicts[0].status is Status.HOLDS


RELEASES = [
    "kafka-2.5-fixed",
    *("kafka-0.8", "kafka-0.11", "kafka-2.1", "kafka-2.5", "kafka-2.8", "kafka-3.7"),
]


@pytest.mark.parametrize("name", daily(RELEASES[:1], RELEASES))
def test_unique_offset_of_brokers_is_inductive(name: str) -> None:
    size = {"log_size": 1, "epochs": 2} if name == RELEASES[0] else {"log_size": 2, "records": 3, "epochs": 3}
    found = prove(name, [unique_offset], list(LEMMAS_ON_BROKERS), replicas=2, **size)
    assert found.statistics["inductive"]


@pytest.mark.nightly
def test_unique_offset_of_three_brokers_is_inductive() -> None:
    found = prove("kafka-2.5-fixed", [unique_offset], list(LEMMAS_ON_BROKERS), epochs=3)
    assert found.statistics["inductive"]


def test_without_a_needed_lemma_the_gap_is_unreachable() -> None:
    found = prove("kip-320", [strong_isr], [p for p in LEMMAS if p.name != "FollowerKnowsRequestedIsr"], replicas=2)
    assert not found.statistics["inductive"]
    assert found.statistics["gaps"]
    assert all(gap["status"].startswith("unreachable") for gap in found.statistics["gaps"])
    assert found.verdicts[0].status is Status.UNKNOWN


def test_a_real_gap_is_a_violation_with_its_trace() -> None:
    # With logs of 1 record hw-truncation loses it after 8 steps or more, from states that exhaustive search knows.
    found = prove("hw-truncation", [strong_isr], LEMMAS, replicas=2)
    for verdict in found.verdicts:
        if verdict.status is Status.VIOLATED:
            assert verdict.trace is not None
            assert verdict.depth == len(verdict.trace)
    assert found.verdicts[0].status is not Status.HOLDS


def test_the_base_case_refutes_early_violations() -> None:
    nothing_written = Property("NothingWritten", "No record is written.", type_ok.state, lambda s: s.next_record == 0)
    found = prove("kip-320", [nothing_written], [], k=4, replicas=2)
    assert (found.verdicts[0].status, found.verdicts[0].depth) == (Status.VIOLATED, 3)


@dataclass(frozen=True)
class Stairs(State):
    """0 and 1 in turn; and a stair of its own from 2 to 4, to whose foot nothing leads."""

    place: Int = variable("where one is", Domain(lambda _: (0, 4)))


@action()
def turn(s: Stairs) -> Rule[Stairs]:
    """From 0 to 1 and back."""
    yield s.place < 2
    return s.replace(place=1 - s.place)


@action()
def climb(s: Stairs) -> Rule[Stairs]:
    """A step up."""
    yield s.place > 1
    yield s.place < 4
    return s.replace(place=s.place + 1)


@invariant(Stairs)
def never_on_top(s: Stairs) -> Bool:
    """No run gets to the top."""
    return s.place < 4


@pytest.mark.parametrize(("k", "way"), [(1, [3, 4]), (2, [2, 3, 4]), (3, None)])
def test_k_induction_proves_without_a_lemma(k: int, way: list[int] | None) -> None:
    stairs = Protocol("stairs", "", "", Stairs, lambda b: Stairs(b, 0), (), {"turn": turn, "climb": climb})
    found = check_induction(stairs, stairs.bounded(), [never_on_top], [], k=k, reachable=by_exhaustion)
    assert found.statistics["inductive"] is (way is None)
    places = [[full_state[0].place for full_state in part.states] for part in found.summary if isinstance(part, Run)]  # type: ignore[attr-defined]
    assert places == ([] if way is None else [way])
    assert all(gap["status"].startswith("unreachable") for gap in found.statistics["gaps"])
    first = [gap["state"] for gap in found.statistics["gaps"]]
    assert first == ([] if way is None else [{"place": way[0]}])
    assert found.verdicts[0].status is (Status.HOLDS if way is None else Status.UNKNOWN)


def test_some_of_the_obligations_are_no_proof() -> None:
    """Though all that is asked for is discharged: the lemma is not."""
    low = Property("Low", "", Stairs, lambda s: s.place < 2)
    stairs = Protocol("stairs", "", "", Stairs, lambda b: Stairs(b, 0), (), {"turn": turn, "climb": climb})

    def proved(**part: list[str]) -> Result:
        return check_induction(stairs, stairs.bounded(), [never_on_top], [low], jobs=1, **part)  # type: ignore[arg-type]

    for whole in (proved(), proved(only=["Low", "NeverOnTop"]), proved(actions=["Turn", "Climb"])):
        assert [str(v) for v in whole.verdicts] == ["holds: inductive, with Low", "holds: inductive"]
    for part in (proved(only=["NeverOnTop"]), proved(only=["Low"]), proved(actions=["Turn"])):
        assert not part.statistics["inductive"] and part.summary[0].startswith("2 of 4 obligations discharged")
        assert {str(v) for v in part.verdicts} == {"unknown: not decided: only some obligations were checked"}


def test_a_simple_property_needs_no_lemma() -> None:
    assert prove("kip-320", [elected_leader_in_isr], [], replicas=2).verdicts[0].status is not Status.VIOLATED


def test_a_protocol_without_steps_needs_its_initial_state_checked() -> None:
    still = Protocol("still", "", "", Stairs, lambda b: Stairs(b, 4), (), {})
    found = [check_induction(still, still.bounded(), [never_on_top], budget=Budget(s)) for s in (0.0, None)]
    assert [f.verdicts[0].status for f in found] == [Status.UNKNOWN, Status.VIOLATED]


def test_zero_induction_steps_are_refused() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        prove("kip-320", [strong_isr], [], k=0, replicas=2)
