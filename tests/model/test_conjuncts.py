"""Conjuncts of guards, and protocols without one of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tideproof.model.language.actions import REPLICA, Blocked, Rule, action
from tideproof.model.language.conjuncts import conjuncts, without_conjunct
from tideproof.model.language.state import ModelError
from tideproof.model.language.system import System
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.replication import strong_isr

KIP_320 = PROTOCOLS["kip-320"]


def shared(s: ReplicationState, leader: int) -> Rule[ReplicationState]:
    yield s.epoch[leader] >= 0
    return s


@action(leader=REPLICA)
def peculiar(s: ReplicationState, leader: int) -> Rule[ReplicationState]:
    """As many conjuncts as there are brokers below the leader, and some that only one of them has."""
    for below in range(leader):
        yield s.leo[below] == 0
    if leader == 1:
        yield s.hw[leader] == 0
    yield from shared(s, leader)
    yield any((leader == 0,
               leader == 1))  # fmt: skip
    yield from shared(s, leader)
    return s


@action()
def listed(s: ReplicationState) -> Rule[ReplicationState]:
    """Its conjuncts are in a list."""
    yield from [s.next_record == 0, s.next_epoch == 1]
    return s


PECULIAR = replace(KIP_320, slots={**KIP_320.slots, "peculiar": peculiar})


def texts(slot: str) -> list[str]:
    return [c.text for c in conjuncts(PECULIAR, PECULIAR.bounded(replicas=3)) if c.slot == slot]


def test_conjuncts_are_in_source_order() -> None:
    assert texts("peculiar") == [
        "s.leo[below] == 0",
        "s.hw[leader] == 0",
        "s.epoch[leader] >= 0",
        "any((leader == 0, leader == 1))  # fmt: skip",
        "s.epoch[leader] >= 0",
    ]
    assert [c.number for c in conjuncts(PECULIAR) if c.slot == "peculiar"] == [0, 1, 2, 3, 4]


def run_of(number: int | None, leader: int) -> tuple[int, object]:
    protocol = PECULIAR if number is None else without_conjunct(PECULIAR, "peculiar", number)
    bounds = protocol.bounded(replicas=3)
    run, asked = protocol.slots["peculiar"].run(protocol.begun(bounds), leader=leader), 0
    while True:
        try:
            next(run)
        except StopIteration as end:
            return asked, end.value
        asked += 1


@pytest.mark.parametrize(
    ("number", "asked"), [(None, [3, 5, 5]), (0, [3, 4, 3]), (1, [3, 4, 5]), (2, [2, 4, 4]), (4, [2, 4, 4])]
)
def test_omitting_a_conjunct_keeps_the_others(number: int | None, asked: list[int]) -> None:
    found = [run_of(number, leader) for leader in range(3)]
    assert [n for n, _ in found] == asked
    assert all(isinstance(after, ReplicationState) for _, after in found)


def test_conjuncts_that_are_always_true_are_recognised() -> None:
    found = {c.text: c.always for c in conjuncts(PROTOCOLS["kafka-2.5"]) if c.slot == "out_of_range"}
    assert found["rules.outlives_out_of_range(s)"]
    assert sum(found.values()) == 1


def test_a_refused_step_names_a_remaining_conjunct() -> None:
    mutant = without_conjunct(KIP_320, "write", 0)
    system = System(mutant, mutant.bounded(records=1, log_size=1))
    write = system.find("LeaderWrite", {"leader": 1})
    after = system.step(system.initial, write)
    assert not isinstance(after, Blocked)
    again = system.step(after, write)
    assert isinstance(again, Blocked)
    assert again.conjunct == "s.next_record < s.bounds.records"
    assert "replication.py" in again.where


def test_a_list_of_conjuncts_is_omitted_as_a_whole() -> None:
    protocol = replace(KIP_320, slots={**KIP_320.slots, "listed": listed})
    found = [c.text for c in conjuncts(protocol) if c.slot == "listed"]
    assert found == ["[s.next_record == 0, s.next_epoch == 1]"]
    for mutant, is_held_back in ((protocol, True), (without_conjunct(protocol, "listed", 0), False)):
        system = System(mutant, mutant.bounded())
        step = system.step(system.initial, system.find("Listed", {}))
        assert isinstance(step, Blocked) is is_held_back
        assert not isinstance(step, Blocked) or step.conjunct == found[0]


def test_engines_explore_a_protocol_without_a_conjunct() -> None:
    mutant = without_conjunct(KIP_320, "become_leader", 2)
    with explore(mutant, mutant.bounded(replicas=2), [strong_isr], stop_when_decided=True) as found:
        assert found.verdicts[0].depth is not None
    with explore(KIP_320, KIP_320.bounded(replicas=2), [strong_isr]) as found:
        assert found.complete and found.verdicts[0].depth is None


def test_an_unknown_conjunct_is_refused() -> None:
    with pytest.raises(ModelError, match="LeaderWrite has 3 conjuncts"):
        without_conjunct(KIP_320, "write", 3)
    with pytest.raises(ModelError, match="did you mean write"):
        without_conjunct(KIP_320, "writ", 0)
