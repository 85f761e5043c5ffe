"""The account of a violation: no sentence is false, none lacks its step, nothing that befell the record is left out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import singledispatch
from itertools import islice
from typing import Any

import pytest
from violating import disturbed, random_walks, shortest_run

from tideproof.counterexamples import facts
from tideproof.counterexamples.account import Account, account
from tideproof.counterexamples.conjuncts import failing_conjuncts
from tideproof.counterexamples.replay import Run, replay
from tideproof.counterexamples.text import record_name
from tideproof.model.algebra import not_, put
from tideproof.model.atomic.async_isr import ASYNC_ISR, LEADER, AsyncIsrState, leader_request
from tideproof.model.catalogue import PROTOCOLS
from tideproof.model.protocol import REPLICA, Rule, action
from tideproof.properties.base import Property
from tideproof.properties.replication import (
    committed_records_survive,
    leader_in_isr,
    strong_isr,
    valid_high_watermark,
    weak_isr,
)

HW = PROTOCOLS["hw-truncation"]
BROKEN = ["hw-truncation", "kip-101", "kip-279", "kip-320-first-try"]


# Every kind of fact, checked against the worlds of the run by other means than those it was read off with ------------


@singledispatch
def is_true(fact: facts.Fact, run: Run) -> bool:
    raise TypeError(f"nothing checks {type(fact).__name__}")


def around(fact: facts.Fact, run: Run) -> tuple[Any, Any]:
    """The states before and after the fact's step."""
    return run.worlds[fact.step - 1][0], run.worlds[fact.step][0]


def isr_of(flags: Any) -> tuple[int, ...]:
    return tuple(i for i in range(len(flags)) if flags[i])


def leader_marks(run: Run, step: int) -> dict[int, int]:
    """The high watermark of every broker that takes itself for a leader after a step."""
    s: Any = run.worlds[step][0]
    return {b: s.hw[b] for b in range(s.bounds.replicas) if s.leader[b] == b}


def commit_step(run: Run, record: int) -> int:
    for step, world in enumerate(run.worlds):
        s: Any = world[0]
        if any(record in s.log[b][:mark] for b, mark in leader_marks(run, step).items()):
            return step
    return 0


@is_true.register
def _(f: facts.Written, run: Run) -> bool:
    before, after = around(f, run)
    fresh = all(f.record not in log for log in before.log)
    there = after.log[f.broker][f.offset] == f.record and after.log_epoch[f.broker][f.offset] == f.epoch
    return fresh and there and after.leader[f.broker] == f.broker and after.epoch[f.broker] == f.epoch


@is_true.register
def _(f: facts.Replicated, run: Run) -> bool:
    before, after = around(f, run)
    arrived = f.record not in before.log[f.broker] and after.log[f.broker][f.offset] == f.record
    held = f.source == -1 or (before.log[f.source][f.offset] == f.record and before.hw[f.source] == f.leaders)
    return arrived and held and after.hw[f.broker] == f.high_watermark


@is_true.register
def _(f: facts.Committed, run: Run) -> bool:
    _, after = around(f, run)
    ends = tuple(after.leo[b] for b in f.isr)
    isrs = isr_of(after.isr[f.broker]) == f.isr and isr_of(after.quorum_isr) == f.quorum_isr
    return commit_step(run, f.record) == f.step and ends == f.leos and isrs and after.epoch[f.broker] == f.epoch


@is_true.register
def _(f: facts.Cut, run: Run) -> bool:
    before, after = around(f, run)
    held = before.log[f.broker][f.offset] == f.record and f.record not in after.log[f.broker]
    ends = before.leo[f.broker] == f.leo_before and after.leo[f.broker] == f.leo
    marks = [world[0].hw[f.broker] for world in run.worlds[f.since : f.step]]  # type: ignore[attr-defined]
    constant = set(marks) == {f.high_watermark}
    earlier: Any = run.worlds[f.since - 1][0] if f.since else None
    return held and ends and constant and (earlier is None or earlier.hw[f.broker] != f.high_watermark)


@is_true.register
def _(f: facts.Stale, run: Run) -> bool:
    marks = [leader_marks(run, step) for step in range(f.step)]
    highest = max(max(m.values(), default=0) for m in marks)
    reached = marks[f.reached].get(f.leader) == f.latest
    return (
        f.high_watermark < f.latest == highest
        and reached
        and all(f.latest not in m.values() for m in marks[: f.reached])
    )


@is_true.register
def _(f: facts.Replaced, run: Run) -> bool:
    _, after = around(f, run)
    lost: Any = run.worlds[f.cut - 1][0], run.worlds[f.cut][0]
    was_cut = lost[0].log[f.broker][f.offset] == f.record != lost[1].log[f.broker][f.offset]
    return was_cut and after.log[f.broker][f.offset] == f.by != f.record


@is_true.register
def _(f: facts.Decided, run: Run) -> bool:
    before, after = around(f, run)
    what = (after.quorum_epoch, after.quorum_leader, isr_of(after.quorum_isr)) == (f.epoch, f.leader, f.isr)
    return what and before.quorum_epoch < f.epoch and f.elected == (f.leader not in (-1, before.quorum_leader))


@is_true.register
def _(f: facts.Admitted, run: Run) -> bool:
    before, after = around(f, run)
    moved = not before.quorum_isr[f.broker] and after.quorum_isr[f.broker]
    return (
        moved and isr_of(after.quorum_isr) == f.isr and after.quorum_leader == f.leader and after.leo[f.broker] == f.leo
    )


@is_true.register
def _(f: facts.Expelled, run: Run) -> bool:
    before, after = around(f, run)
    moved = before.quorum_isr[f.broker] and not after.quorum_isr[f.broker]
    return moved and isr_of(after.quorum_isr) == f.isr and after.quorum_leader == f.leader


@is_true.register
def _(f: facts.Led, run: Run) -> bool:
    before, after = around(f, run)
    new = (before.leader[f.broker], before.epoch[f.broker]) != (f.broker, f.epoch)
    now = (after.leader[f.broker], after.epoch[f.broker]) == (f.broker, f.epoch)
    return new and now and (after.leo[f.broker], after.hw[f.broker]) == (f.leo, f.high_watermark)


@is_true.register
def _(f: facts.Followed, run: Run) -> bool:
    before, after = around(f, run)
    now = (after.leader[f.broker], after.epoch[f.broker]) == (f.leader, f.epoch)
    return now and before.epoch[f.broker] != f.epoch and after.epoch[f.leader] == f.known_epoch


@is_true.register
def _(f: facts.Without, run: Run) -> bool:
    before, after = around(f, run)
    lacks = f.record not in after.log[f.broker] and commit_step(run, f.record) == f.committed < f.step
    happened = {
        "elected": after.quorum_leader == f.broker != before.quorum_leader,
        "leads": after.leader[f.broker] == f.broker and after.epoch[f.broker] != before.epoch[f.broker],
        "admitted": after.quorum_isr[f.broker] and not before.quorum_isr[f.broker],
    }
    return lacks and bool(happened[f.how])


@is_true.register
def _(f: facts.Holders, run: Run) -> bool:
    s: Any = run.worlds[f.step][0]
    holding = tuple(b for b, log in enumerate(s.log) if f.record in log)
    electable = tuple(b for b in isr_of(s.quorum_isr) if f.record not in s.log[b])
    return (holding, electable, f.committed) == (f.holding, f.electable_without, commit_step(run, f.record))


@is_true.register
def _(f: facts.Fails, run: Run) -> bool:
    """Every comparison reads what the state holds."""
    space, world = run.system.space, run.worlds[f.step]
    leaves = dict(zip((v.name for v in space.variables), space.leaves(world), strict=True))
    return all(leaves[variable.name] == value for c in (*f.given, *f.but) for variable, value in c.reads)


@is_true.register
def _(f: facts.Since, run: Run) -> bool:
    return 0 <= f.step <= len(run.steps)


def assert_sound(run: Run, prop: Property) -> Account:
    told = account(run, prop.name, prop.holds)
    assert told.violated_at == run.first_violation(prop.holds)
    assert any(isinstance(s.fact, facts.Fails) for s in told.sentences)
    steps = [s.step for s in told.sentences]
    assert steps == sorted(steps)
    assert all(0 <= step <= (told.violated_at or 0) for step in steps)
    for sentence in told.sentences:
        assert is_true(sentence.fact, run), sentence
    return told


def touching(run: Run, records: tuple[int, ...]) -> Iterator[int]:
    """The steps that bring one of these records to a log, or take it away."""
    for step in range(1, len(run.worlds)):
        before, after = run.worlds[step - 1][0], run.worlds[step][0]
        for old, new in zip(before.log, after.log, strict=True):  # type: ignore[attr-defined]
            if any((record in old) != (record in new) for record in records):
                yield step


def random_violations(name: str, prop: Property, count: int) -> Iterator[Run]:
    protocol = PROTOCOLS[name]
    known = shortest_run(protocol, prop, protocol.bounded(log_size=3, records=3))
    yield known
    yield from islice(disturbed(known, prop, seed=11), count)


@pytest.mark.parametrize("prop", [weak_isr, strong_isr], ids=lambda p: p.name)
@pytest.mark.parametrize("name", BROKEN)
def test_no_sentence_is_false_and_no_step_is_missing(name: str, prop: Property) -> None:
    for run in random_violations(name, prop, 30):
        told = assert_sound(run, prop)
        assert told.subjects
        end = told.violated_at
        assert end is not None
        steps = {s.step for s in told.sentences}
        assert set(touching(Run(run.system, run.steps[:end], run.worlds[: end + 1]), told.subjects)) <= steps


@pytest.mark.parametrize("name", BROKEN[:3])
def test_the_same_with_what_was_ever_committed(name: str) -> None:
    for run in random_violations(name, committed_records_survive, 10):
        told = assert_sound(run, committed_records_survive)
        assert any(isinstance(s.fact, facts.Without) for s in told.sentences)


def test_random_walks_of_forty_actions_are_accounted_for() -> None:
    for run in islice(random_walks(HW, strong_isr, HW.bounded(log_size=3, records=4, epochs=6), 40, seed=5), 30):
        assert_sound(run, strong_isr)


def test_the_shortest_loss_is_explained() -> None:
    """Record, both brokers, the stale mark with its step, the election without the record."""
    run = shortest_run(HW, committed_records_survive, HW.bounded())
    told = assert_sound(run, committed_records_survive)
    text = {type(s.fact).__name__: s for s in told.sentences}
    cut, stale = text["Cut"].fact, text["Stale"].fact
    assert isinstance(cut, facts.Cut) and isinstance(stale, facts.Stale)
    assert cut.at_mark
    assert stale.step == cut.step == 9
    assert stale.reached == 8
    name = record_name(cut.record)
    assert f"loses {name} at offset 0" in text["Cut"].text
    assert f"The high watermark 0 that b{cut.broker} cut at" in text["Stale"].text
    assert f"b{stale.leader}'s high watermark had reached 1 at step 8" in text["Stale"].text
    assert text["Without"].text == f"b{cut.broker} leads without {name}, which was committed at step 8."
    assert f"elects b{cut.broker}" in " ".join(s.text for s in told.sentences)


@pytest.mark.parametrize(("name", "at_mark"), [("hw-truncation", True), ("kip-101", True), ("kip-279", False)])
def test_a_cut_is_laid_to_the_mark_only_where_another_mark_would_cut_elsewhere(name: str, at_mark: bool) -> None:
    """KIP-101 falls back to the mark where the leader knows nothing; KIP-279 does not look at it, though 0 is 0."""
    run = shortest_run(PROTOCOLS[name], strong_isr, PROTOCOLS[name].bounded())
    told = account(run, strong_isr.name, strong_isr.holds)
    cuts = [s.fact for s in told.sentences if isinstance(s.fact, facts.Cut)]
    assert [cut.at_mark for cut in cuts] == [at_mark]
    assert any(isinstance(s.fact, facts.Stale) for s in told.sentences) is at_mark


def test_every_number_of_a_sentence_is_one_of_its_fact() -> None:
    for run in random_violations("kip-101", strong_isr, 20):
        for sentence in account(run, strong_isr.name, strong_isr.holds).sentences:
            if isinstance(sentence.fact, facts.Fails):
                continue
            known = set(re.findall(r"\d+", repr(sentence.fact)))
            assert set(re.findall(r"\d+", sentence.text)) <= known, sentence


# Which conjunct -------------------------------------------------------------------------------------------------------


def test_the_failing_conjunct_names_brokers_and_offset() -> None:
    run = shortest_run(HW, strong_isr, HW.bounded())
    found = failing_conjuncts(run.system, run.worlds[-1], strong_isr.holds)
    assert {tuple(c.indices("replicas", run.system)) for c in found} == {(0, 2)}
    assert {i for c in found for i in c.indices("log_size", run.system)} == {0}
    assert failing_conjuncts(run.system, run.worlds[0], strong_isr.holds) == ()


def test_a_failing_conjunct_is_enough_to_fail() -> None:
    """Whatever the other variables are: with those that the conjunct reads, the property is false."""
    run = shortest_run(HW, strong_isr, HW.bounded())
    space = run.system.space
    start = dict(zip((v.name for v in space.variables), space.leaves(run.worlds[0]), strict=True))
    for conjunct in failing_conjuncts(run.system, run.worlds[-1], strong_isr.holds):
        leaves = {**start, **conjunct.reads}
        world = space.build(
            [bool(x) if v.is_bool else int(x) for v, x in zip(space.variables, leaves.values(), strict=True)]
        )
        assert not strong_isr.holds(run.system, world)


def test_a_property_that_fails_at_once_has_an_account() -> None:
    run = replay(shortest_run(HW, leader_in_isr, HW.bounded()).system, [])
    told = assert_sound(run, leader_in_isr)
    assert [s.step for s in told.sentences] == [0, 0]


@action(replica=REPLICA)
def ask_for_anybody(s: AsyncIsrState, replica: int) -> Rule[AsyncIsrState]:
    """The leader asks to have a follower in the ISR, wherever its log ends, and forgets that it has asked."""
    yield replica != LEADER
    yield not_(s.leader_isr[replica])
    return leader_request(s, put(s.leader_isr, replica, True)).replace(pending_isr=tuple(False for _ in s.pending_isr))


def test_a_state_without_logs_has_an_account_too() -> None:
    broken = ASYNC_ISR.variation("broken", "", "", expand_isr=ask_for_anybody)
    run = shortest_run(broken, valid_high_watermark, broken.bounded())
    told = assert_sound(run, valid_high_watermark)
    assert told.subjects == ()
    since = [s.fact for s in told.sentences if isinstance(s.fact, facts.Since)]
    assert any(f.variable.startswith("offsets[b") for f in since)
    assert replace(since[0], step=0).step == 0
