"""Runs made by hand: choosing steps by words, going back and forth, how properties stand, and hints by distance."""

from __future__ import annotations

import networkx as nx
import pytest

from tideproof.counterexamples.exploring import Hints, Session, words_of
from tideproof.model.language.system import FullState
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.analyses.steps import steps_of
from tideproof.properties.engines.base import Budget
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.catalogue import property_named
from tideproof.properties.invariants.replication import strong_isr

LOSS = PROTOCOLS["kafka-0.10"]
ONE_CRASH = LOSS.bounded(replicas=2, log_size=1, records=1, crashes=1)
DURABLE = property_named("Durable", LOSS)
PUBLISHED = PROTOCOLS["hw-truncation"]
SMALL = PUBLISHED.bounded(replicas=2, log_size=1, records=1, epochs=3)


def session() -> Session:
    return Session(LOSS, ONE_CRASH, [DURABLE])


def walk(made: Session, *steps: str) -> None:
    for typed in steps:
        (choice,) = made.find(typed)
        made.take(choice)


def test_a_loss_is_built_step_by_step() -> None:
    made = session()
    walk(made, "append b0", "answer fetch", "follower append", "park")
    (standing,) = made.standings()
    assert str(standing) == "holds"
    walk(made, "crash b1", "become follower", "elect preferred", "become leader")
    (standing,) = made.standings()
    assert standing.fails and str(standing) == "fails since step 8"
    assert "log[b1][0]" in " ".join(standing.reasons)


def test_steps_are_found_by_prefixes_of_their_words() -> None:
    assert words_of("BecomeLeader e1 b0") == ["become", "leader", "e1", "b0"]
    made = session()
    assert [str(c) for c in made.find("crash")] == ["CrashAndRestart b0", "CrashAndRestart b1"]
    assert [str(c) for c in made.find("b1 cra")] == ["CrashAndRestart b1"]
    assert made.find("") == made.find("b7") == made.find("append append") == []


def test_the_full_name_of_a_step_is_unambiguous() -> None:
    made = Session(LOSS, LOSS.bounded(replicas=3), [])
    assert {str(c) for c in made.find("shrink b1")} == {"ControllerShrinkIsr b1", "LeaderShrinkIsr b0 b1"}
    assert [str(c) for c in made.find("controller shrink isr b1")] == ["ControllerShrinkIsr b1"]


def test_a_disabled_step_is_explained() -> None:
    made = session()
    assert "FollowerAppend b1 cannot be taken: " in made.why_not("follower append b1")
    assert made.why_not("dance") == ""


def test_undone_steps_are_redone_until_another_step_is_taken() -> None:
    made = session()
    walk(made, "append b0", "answer fetch", "follower append")
    whole = made.run
    made.go(1)
    assert (made.number, made.longest) == (1, 3)
    made.go(3)
    assert made.run == whole
    made.go(0)
    walk(made, "crash b1")
    made.go(3)
    assert [str(s) for s in made.run.steps] == ["CrashAndRestart(replica=b1)"]


def test_hints_lead_to_the_loss_in_the_stated_number_of_steps() -> None:
    made, hints = session(), Hints(LOSS, ONE_CRASH, DURABLE)
    for left, taken in ((8, 5), (3, 2), (1, 1)):  # 8: LEARN.md
        hint = hints.after(made.run.steps)
        assert hint.way is not None and len(hint.way) == left
        for step in hint.way[:taken]:
            made.take(next(c for c in made.choices() if c.step == step))
    assert str(hints.after(made.run.steps)) == "Durable fails here."


def test_without_a_possible_loss_hints_visit_every_reachable_state() -> None:
    no_crash = LOSS.bounded(replicas=2, log_size=1, records=1, epochs=2)
    hint = Hints(LOSS, no_crash, DURABLE).after(())
    with explore(LOSS, no_crash, [DURABLE]) as found:
        assert (hint.way, hint.states, hint.unknown) == (None, found.distinct_states, "")
    assert str(hint).startswith("Durable cannot fail any more: all ")


def test_a_spent_budget_is_reported() -> None:
    protocol = PROTOCOLS["kip-320"]
    hint = Hints(protocol, protocol.bounded(epochs=5), strong_isr).after((), Budget(0.0))
    assert hint.way is None and hint.unknown.startswith("budget spent")


def distances() -> tuple[list[FullState], dict[int, int]]:
    """All states of a configuration, and how far each is from a violation: by steps backwards from all of these."""
    with explore(PUBLISHED, SMALL, [strong_isr]) as found:
        states = [found.system.space.unpack(found.visited.state(n)) for n in range(found.distinct_states)]
        before = nx.DiGraph(
            (found.visited.find(after), n) for n, _, _, after in steps_of(found, Budget(), lambda _: None)
        )
        bad = [n for n, state in enumerate(states) if not strong_isr.on_ints(found.system, state)]
        return states, nx.multi_source_dijkstra_path_length(before, bad)


def compare_hints(every: int) -> tuple[int, int]:
    states, far = distances()
    hints = Hints(PUBLISHED, SMALL, strong_isr)
    looked_at = states[::every]
    for number, state in zip(range(0, len(states), every), looked_at, strict=True):
        hint = hints.at(state)
        assert (None if hint.way is None else len(hint.way)) == far.get(number)
        if hint.way:
            after = hints.system.step(state, hint.way[0])
            assert far[states.index(after)] == far[number] - 1
    return len(states), sum(n in far for n in range(len(states)))


def test_a_hint_has_the_exact_distance() -> None:
    assert compare_hints(every=430) == (2149, 675)  # by the graph of all states


@pytest.mark.nightly
def test_every_hint_has_the_exact_distance() -> None:
    compare_hints(every=1)
