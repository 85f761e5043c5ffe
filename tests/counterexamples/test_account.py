"""The account of a violation: no sentence is false, none lacks its step, nothing that befell the record is left out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, product

import pytest
from support.tiers import daily
from support.true_facts import assert_sound, has_its_numbers
from support.true_facts.base import CHECKS
from support.violating import disturbed, random_walks, shortest_run

from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.account import account
from tideproof.counterexamples.explain.conjuncts import failing_conjuncts
from tideproof.counterexamples.explain.facts import Kind
from tideproof.counterexamples.explain.provenance import provenance
from tideproof.model.language.actions import REPLICA, Rule, action, shown_record
from tideproof.model.language.algebra import not_, put
from tideproof.model.language.properties import Property
from tideproof.model.protocols.atomic.async_isr import ASYNC_ISR, LEADER, AsyncIsrState, leader_request
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import Run, replay
from tideproof.properties.invariants.chain import CHAIN
from tideproof.properties.invariants.replication import (
    committed_records_survive,
    leader_in_isr,
    strong_isr,
    valid_high_watermark,
    weak_isr,
)

HW = PROTOCOLS["hw-truncation"]
BROKEN = ["hw-truncation", "kip-101", "kip-279", "kip-320-first-try"]


def touching(run: Run, records: tuple[int, ...]) -> Iterator[int]:
    """The steps that bring one of these records to a log, or take it away."""
    for step in range(1, len(run.states)):
        before, after = run.states[step - 1][0], run.states[step][0]
        for old, new in zip(before.log, after.log, strict=True):  # type: ignore[attr-defined]
            if any((record in old) != (record in new) for record in records):
                yield step


def random_violations(name: str, prop: Property, count: int) -> Iterator[Run]:
    protocol = PROTOCOLS[name]
    known = shortest_run(protocol, prop, protocol.bounded(log_size=3, records=3))
    yield known
    yield from islice(disturbed(known, prop, seed=11), count)


@pytest.mark.parametrize(
    ("name", "prop"),
    daily([("hw-truncation", weak_isr), ("kip-101", strong_isr), ("kip-320-first-try", weak_isr)],
          product(BROKEN, (weak_isr, strong_isr))),
    ids=lambda p: getattr(p, "name", p),
)  # fmt: skip
def test_accounts_of_published_protocols_are_true_and_complete(name: str, prop: Property) -> None:
    for run in random_violations(name, prop, 30):
        why = assert_sound(run, prop)
        assert why.subjects
        end = why.violated_at
        assert end is not None
        steps = {s.step for s in why.sentences}
        assert set(touching(Run(run.system, run.steps[:end], run.states[: end + 1]), why.subjects)) <= steps


@pytest.mark.parametrize("name", BROKEN[:3])
def test_account_of_a_lost_commit_names_brokers_and_roles(name: str) -> None:
    for run in random_violations(name, committed_records_survive, 10):
        why = assert_sound(run, committed_records_survive).sentences
        assert any(fact.kind is say.WITHOUT for fact in why)
        for fact in why:
            if fact.kind in (say.REPLICATED, say.TRUNCATED):
                roles = [f for f in provenance(run) if f.kind in (say.FOLLOWED, say.LED) and f.broker == fact.broker]
                assert max((f for f in roles if f.step <= fact.step), key=lambda f: f.step) in why


def test_random_walks_of_forty_actions_are_accounted_for() -> None:
    for run in islice(random_walks(HW, strong_isr, HW.bounded(log_size=3, records=4, epochs=6), 40, seed=5), 30):
        assert_sound(run, strong_isr)


def test_account_explains_the_shortest_loss() -> None:
    """Record, both brokers, the stale mark with its step, the election without the record."""
    run = shortest_run(HW, committed_records_survive, HW.bounded())
    why = assert_sound(run, committed_records_survive)
    text = {s.kind: s for s in why.sentences}
    lost, stale = text[say.TRUNCATED], text[say.STALE]
    assert lost.by_own_hw
    assert stale.step == lost.step == 9
    assert stale.reached == 8
    name = shown_record(lost.record)
    assert f"loses {name} at offset 0" in lost.text
    assert f"b{lost.broker}'s high watermark was stale: still 0" in stale.text
    assert f"b{stale.leader}'s had been 1 since step 8" in stale.text
    assert text[say.WITHOUT].text == f"b{lost.broker} leads, but its log lacks {name}, which was committed at step 8."
    assert f"elects b{lost.broker}" in " ".join(s.text for s in why.sentences)


@pytest.mark.parametrize(("name", "by_own_hw"), [("hw-truncation", True), ("kip-101", True), ("kip-279", False)])
def test_a_truncation_is_by_own_hw_only_if_it_depends_on_the_hw(name: str, by_own_hw: bool) -> None:
    """KIP-101 falls back to the mark where the leader knows nothing; KIP-279 does not look at it, though 0 is 0."""
    run = shortest_run(PROTOCOLS[name], strong_isr, PROTOCOLS[name].bounded())
    why = account(run, strong_isr)
    truncations = [s for s in why.sentences if s.kind is say.TRUNCATED]
    assert [lost.by_own_hw for lost in truncations] == [by_own_hw]
    assert any(s.kind is say.STALE for s in why.sentences) is by_own_hw


def test_numbers_in_sentences_come_from_their_facts() -> None:
    for run in random_violations("kip-101", strong_isr, 20):
        for sentence in account(run, strong_isr).sentences:
            if sentence.kind is say.FAILS:
                continue
            assert has_its_numbers(sentence), sentence


# Which conjunct -------------------------------------------------------------------------------------------------------


def test_the_failing_conjunct_names_brokers_and_offset() -> None:
    run = shortest_run(HW, strong_isr, HW.bounded())
    found = failing_conjuncts(run.system, run.states[-1], strong_isr.holds)
    assert {tuple(c.indices("replicas", run.system)) for c in found} == {(0, 2)}
    assert {i for c in found for i in c.indices("log_size", run.system)} == {0}
    assert failing_conjuncts(run.system, run.states[0], strong_isr.holds) == ()


def test_a_failing_conjuncts_reads_suffice_to_falsify_the_property() -> None:
    """Whatever the other variables are: with those that the conjunct reads, the property is false."""
    run = shortest_run(HW, strong_isr, HW.bounded())
    space = run.system.space
    start = dict(zip((v.name for v in space.variables), space.leaves(run.states[0]), strict=True))
    for conjunct in failing_conjuncts(run.system, run.states[-1], strong_isr.holds):
        leaves = {**start, **conjunct.reads}
        state = space.build(
            [bool(x) if v.is_bool else int(x) for v, x in zip(space.variables, leaves.values(), strict=True)]
        )
        assert not strong_isr.holds(run.system, state)


def test_an_initially_violated_property_has_an_account() -> None:
    run = replay(shortest_run(HW, leader_in_isr, HW.bounded()).system, [])
    why = assert_sound(run, leader_in_isr)
    assert [s.step for s in why.sentences] == [0, 0]


def test_account_follows_records_along_a_chain() -> None:
    chain = PROTOCOLS["chain-suspected"]
    prop = next(p for p in CHAIN if p.name == "ReadsSeeAcknowledged")
    why = assert_sound(shortest_run(chain, prop, chain.bounded()), prop)
    became = {(s.step, s.variable) for s in why.sentences if s.kind is say.BECAME}
    assert {(1, "log[b0][0]"), (2, "log[b1][0]"), (3, "acknowledged[0]")} <= became
    took = [s.text for s in why.sentences if s.kind is say.TOOK]
    assert took[0] == "HeadWrite(head=b0): The head appends a producer's next record to its log."


@action(replica=REPLICA)
def ask_for_any_replica(s: AsyncIsrState, replica: int) -> Rule[AsyncIsrState]:
    """The leader asks to have a follower in the ISR, whatever its log end, and forgets that it has asked."""
    yield replica != LEADER
    yield not_(s.leader_isr[replica])
    return leader_request(s, put(s.leader_isr, replica, True)).replace(pending_isr=tuple(False for _ in s.pending_isr))


def test_a_state_without_logs_has_an_account_too() -> None:
    broken = ASYNC_ISR.variation("broken", "", "", expand_isr=ask_for_any_replica)
    run = shortest_run(broken, valid_high_watermark, broken.bounded())
    why = assert_sound(run, valid_high_watermark)
    assert why.subjects == ()
    since = [s for s in why.sentences if s.kind is say.SINCE]
    assert any(f.variable.startswith("offsets[b") for f in since)
    assert replace(since[0], step=0).step == 0


def test_every_kind_of_fact_is_checked() -> None:
    kinds = {kind for kind in vars(say).values() if isinstance(kind, Kind)}
    of_twins = {say.UNTAKEN, say.DIFFERS, say.UNCOMMITTED}  # checked by test_surviving.py
    of_loops = {say.GOES_ON, say.ARRIVES, say.PUT_OFF, say.NOTHING_COMES}  # checked by test_liveness.py
    assert kinds - CHECKS.keys() == of_twins | of_loops
