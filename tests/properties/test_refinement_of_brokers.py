"""Brokers seen from the published specification: where each step is one of it, and where and why not."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from support.configurations import SMALL
from support.refining import TINY, seen_from

from tideproof.model.language.abstraction import same_state
from tideproof.model.language.actions import EPOCH, REPLICA, Rule, action
from tideproof.model.language.algebra import all_of, implies, put
from tideproof.model.language.properties import Property, Status
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import merged
from tideproof.model.language.system import System
from tideproof.model.protocols.atomic import replication as base
from tideproof.model.protocols.atomic.kip_320 import KIP_320
from tideproof.model.protocols.atomic.kip_320_as_built import KIP_320_AS_BUILT
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.refinement_mapping import abstraction, alike, with_fates
from tideproof.model.protocols.broker.releases.kafka_2_1 import KAFKA_2_1
from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5
from tideproof.model.protocols.broker.rules import BrokerProtocol, Rules, called, step
from tideproof.model.protocols.broker.state import IDLE, BrokerRule, BrokerState, without_answer
from tideproof.model.protocols.broker.steps.fetching import leader_answer_fetch
from tideproof.model.protocols.broker.steps.leading import become_leader
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import Run, replay
from tideproof.properties.analyses.refinement import refine
from tideproof.properties.engines.base import Seen, Table
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.replication import committed_records_survive, strong_isr, type_ok

THREE = {"replicas": 3, "log_size": 1, "records": 1, "epochs": 3}


# What refines what ----------------------------------------------------------------------------------------------------

KRAFT = PROTOCOLS["kip-320-in-kraft"]
TWO_EPOCHS = {**THREE, "epochs": 2}
RESET = {"keeps_remote_leos": KAFKA_2_5_FIXED.rules.keeps_remote_leos}
NOTED = {"answer_epoch": PROTOCOLS["kafka-2.8.1"].steps["answer_epoch"]}  # type: ignore[attr-defined]
CUT = {"follower_truncate": PROTOCOLS["kafka-3.4.1"].steps["follower_truncate"]}  # type: ignore[attr-defined]
NIGHTLY = [pytest.mark.nightly]


@dataclass(frozen=True)
class Row:
    """A protocol, with some of its slots repaired, seen from an abstract one: its steps, and those that are refused.

    `lengths` are those of the shortest runs to a refused step. All figures are by this engine, frozen so that a change
    of a rule is seen.
    """

    name: str
    abstract: Protocol
    configuration: dict[str, int]
    repaired: dict[str, Any] = field(default_factory=dict)
    steps: int | None = None
    longest: int | None = None
    refused: dict[str, int] = field(default_factory=dict)
    refused_in_all: int | None = None
    lengths: dict[str, int] | None = None


AS_BUILT = KIP_320_AS_BUILT
ROWS = [
    # Brokers whose leaders ask for the ISR. In larger configurations, and other releases: tests/docs/test_tables.py.
    Row("kafka-4.1", KRAFT, TINY, steps=15_011),
    # In KRaft only the controller does what was not built before.
    Row("kafka-4.1", AS_BUILT, TINY, refused={"ControllerFenceFollower": 450}),
]
AT_NIGHT = [
    # In each run the command is asked this: test_refinement.py.
    Row("kafka-2.5", KIP_320, SMALL,
        refused={"ElectAfterFailure": 246, "LeaderShrinkIsr": 264, "LeaderAnswerEmpty": 187},
        lengths={"ElectAfterFailure": 1, "LeaderShrinkIsr": 3, "LeaderAnswerEmpty": 5}),
    Row("kafka-3.9.1", AS_BUILT, TINY, steps=4_077),
    Row("kafka-2.7", AS_BUILT, TINY, steps=4_977),
    Row("kafka-2.5", AS_BUILT, TWO_EPOCHS, refused={"BecomeLeader": 8}),
    # With an epoch more they are 276,771 steps: tests/docs/test_tables.py, at night.
    Row("kafka-2.5-fixed", AS_BUILT, TWO_EPOCHS, steps=12_075, longest=4),
    # Wrong rules that no invariant here can refute with so little: two brokers are enough to see the step.
    Row("kafka-2.0", AS_BUILT, SMALL, refused_in_all=1344),  # 35 while a response of an earlier epoch is on its way
    # A leader that keeps remote LEOs passes its mark over them: seen six steps after the start.
    Row("kafka-2.5", AS_BUILT, THREE, steps=303_841,
        refused={"BecomeLeader": 484, "LeaderShrinkIsr": 280, "LeaderParkFetch": 38},
        lengths={"BecomeLeader": 6, "LeaderShrinkIsr": 8, "LeaderParkFetch": 11}),
    Row("kafka-2.5-fixed", AS_BUILT, {**SMALL, "replicas": 3}, longest=5),
    # KAFKA-14704: they take a high watermark from where the logs diverge; and those of 2.8.0 note such a fetch.
    Row("kafka-2.8", AS_BUILT, SMALL, refused={"LeaderAnswerDiverging": 66, "LeaderAnswerDivergingInVain": 104,
                                               "LeaderAppend": 87, "ControllerAlterIsr": 101}),
    Row("kafka-2.8", AS_BUILT, SMALL, CUT | NOTED),
    Row("kafka-2.8.1", AS_BUILT, SMALL, refused={"LeaderAnswerDiverging": 28}),
    Row("kafka-2.8.1", AS_BUILT, SMALL, CUT),
    # Remote LEOs are all that differs.
    Row("kafka-2.7", AS_BUILT, TWO_EPOCHS, refused={"BecomeLeader": 40}),
    Row("kafka-2.7", AS_BUILT, TWO_EPOCHS, RESET, steps=92_814),
    Row("kafka-3.9.1", AS_BUILT, TWO_EPOCHS, refused={"BecomeLeader": 20}),
    Row("kafka-3.9.1", AS_BUILT, TWO_EPOCHS, RESET, steps=64_124),
    *(Row(name, AS_BUILT, SMALL, refused_in_all=refused) for name, refused in [
        ("kafka-1211", 404), ("kafka-6361", 4), ("kafka-7415", 6), ("kip-320-unfenced-truncation", 80)]),
]  # fmt: skip


@pytest.mark.parametrize("row", [*ROWS, *(pytest.param(row, marks=NIGHTLY) for row in AT_NIGHT)], ids=lambda r: r.name)
def test_refinements_of_each_release(row: Row) -> None:
    released = PROTOCOLS[row.name]
    subject = released.variation(name="fixed", title="t", story="s", **row.repaired) if row.repaired else released
    found = seen_from(subject, row.abstract, **row.configuration)
    refuses = bool(row.refused or row.refused_in_all)
    assert found.verdicts[0].status is (Status.VIOLATED if refuses else Status.HOLDS)
    assert found.judged == found.transitions == (row.steps or found.transitions)
    assert found.longest == (row.longest or found.longest)
    assert sum(found.refused.values()) == (row.refused_in_all or sum(row.refused.values()))
    assert found.refused == row.refused or row.refused_in_all
    lengths = {name: len(broken.run.steps) for name, broken in found.broken.items()}
    assert lengths == (row.lengths or lengths)
    for name, broken in found.broken.items():
        assert broken.run.steps[-1].action.name == ("AnswerLost" if name.endswith("InVain") else name)
        assert broken.run.system.protocol is subject  # a run of the protocol itself, replayed
        assert broken.before != broken.after
    asked = {names for action, names in found.answers if action == "ControllerAlterIsr"}
    if asked and not refuses and row.configuration is TINY:
        assert asked == {("LeaderShrinkIsrByLastFetch",), ("LeaderExpandIsrByEpochStart",)}


def test_each_step_of_two_brokers_is_a_step_of_the_specification_as_built() -> None:
    found = seen_from(KAFKA_2_5, KIP_320_AS_BUILT, **SMALL)
    assert (found.verdicts[0].status, found.judged) == (Status.HOLDS, found.transitions)
    # By this engine, frozen so that a change of a rule is seen. Four steps: a leader takes office, its mark passes two
    # records, and the follower that has waited for it moves to its epoch.
    assert (found.distinct_states, found.transitions, found.first_steps, found.longest) == (4132, 8578, 3, 4)
    assert sum(found.answers.values()) == found.transitions
    assert found.answers["FollowerAppend", ()] == 895
    assert {names for action, names in found.answers if action == "ElectAfterFailure"} == {("ControllerReplaceLeader",)}


@pytest.mark.nightly
def test_never_fall_does_not_change_the_result() -> None:
    """It makes the search for abstract steps shorter. With two epochs this takes seconds."""
    bounds = KAFKA_2_5.bounded(**{**SMALL, "epochs": 2})
    mapping = abstraction(KAFKA_2_5, KIP_320_AS_BUILT)
    found = refine(mapping, bounds)
    assert (found.verdicts[0].status, found.judged) == (Status.HOLDS, found.transitions)
    assert found.longest == found.most_steps == 4
    assert refine(replace(mapping, never_fall=()), bounds).answers == found.answers
    (table,) = (part for part in found.summary if isinstance(part, Table))
    assert [row[:2] for row in table.rows[:5]] == [
        ("BecomeFollower", "nothing changes"),
        ("", "FencedBecomeFollowerAndTruncate"),
        ("BecomeLeader", "BecomeLeader"),
        ("", "BecomeLeader, LeaderIncHighWatermarkByLastFetch"),
        ("", "BecomeLeader, LeaderIncHighWatermarkByLastFetch x2"),
    ]


def test_a_leader_in_kraft_changes_only_the_isr_that_it_knows() -> None:
    system = System(KRAFT, KRAFT.bounded(replicas=3, log_size=1, records=1, epochs=1))
    elect = [
        system.find("ControllerElectLeader", {"replica": 0}),
        system.find("BecomeLeader", {"epoch": 0, "replica": 0}),
    ]
    shrink = system.find("ControllerShrinkIsrInEpoch", {"replica": 1})
    read = system.find("LeaderReadIsr", {"leader": 0})

    def asks(run: Run) -> set[str]:
        return {str(step) for step, _ in system.successors(run.states[-1]) if "IsrBy" in step.action.name}

    both = {"LeaderShrinkIsrByLastFetch(leader=b0, replica=b1)", "LeaderShrinkIsrByLastFetch(leader=b0, replica=b2)"}
    assert asks(replay(system, elect)) == both
    assert asks(replay(system, [*elect, shrink])) == set()
    assert asks(replay(system, [*elect, shrink, read])) == {"LeaderShrinkIsrByLastFetch(leader=b0, replica=b2)"}


WIDER = {
    "replace_leader": (SMALL, {"ElectAfterFailure"}),
    "shrink_isr": (SMALL, {"LeaderShrinkIsr"}),
    "learn_high_watermark": (SMALL, {"LeaderAnswerEmpty"}),
    "advance_high_watermark": (THREE, {"LeaderParkFetch"}),
    "expand_isr": (THREE, {"LeaderParkFetch"}),
}
"""The rules that are wider than published: where each is needed, and the steps that need it."""


@pytest.mark.nightly
@pytest.mark.parametrize("slot", WIDER)
def test_each_wider_rule_is_needed(slot: str) -> None:
    configuration, needing = WIDER[slot]
    narrower = KIP_320_AS_BUILT.variation(name="narrower", title="t", story="s", **{slot: KIP_320.slots.get(slot)})
    assert set(seen_from(KAFKA_2_5_FIXED, narrower, **configuration).refused) == needing


@action(leader=REPLICA)
def leader_inc_high_watermark_by_any_fetch(s: ReplicationState, leader: int) -> Rule[ReplicationState]:
    """The leader's high watermark passes a record that every member of the ISR, of whatever epoch, fetched past."""
    yield base.presumes_leadership(s, leader)
    yield base.has_offset(s, leader, s.hw[leader])
    for follower, in_sync in enumerate(s.isr[leader]):
        fetched = all_of(base.is_following(s, follower, leader), base.has_offset(s, follower, s.hw[leader]))
        yield implies(in_sync, fetched)
    return base.advance_high_watermark(s, leader)


@pytest.mark.parametrize(
    ("prop", "depth"),
    [(strong_isr, 11), pytest.param(committed_records_survive, 13, marks=pytest.mark.nightly)],
)
def test_the_unfenced_fetch_of_2_1_loses_records(prop: Property, depth: int) -> None:
    """Fetches of any epoch are served and counted (KAFKA-9338). Depths by this engine."""
    unfenced = KIP_320_AS_BUILT.variation(
        name="unfenced",
        title="t",
        story="s",
        fetch=base.follower_replicate,
        advance_high_watermark=leader_inc_high_watermark_by_any_fetch,
    )
    with explore(unfenced, unfenced.bounded(**{**THREE, "epochs": 4}), [prop], stop_when_decided=True) as found:
        assert found.verdicts[0].depth == depth
    refused = seen_from(KAFKA_2_1, KIP_320_AS_BUILT, **TINY).refused
    assert refused and not seen_from(KAFKA_2_5, KIP_320_AS_BUILT, **TINY).refused


def test_as_built_differs_in_the_wider_rules_only() -> None:
    changed = {slot for slot, act in KIP_320_AS_BUILT.slots.items() if KIP_320.slots.get(slot) is not act}
    noting = {"become_leader", "become_follower", "fetch"}  # the published steps, of which leaders take note
    assert changed == {*WIDER, *noting}
    published: dict[str, Any] = {slot: KIP_320.slots.get(slot) for slot in WIDER}
    narrow = KIP_320_AS_BUILT.variation(name="narrow", title="t", story="s", **published)
    bounds = KIP_320.bounded(**TINY)
    assert refine(same_state(narrow, KIP_320_AS_BUILT), bounds).verdicts[0].status is Status.HOLDS
    assert refine(same_state(KIP_320_AS_BUILT, narrow), bounds).verdicts[0].status is Status.VIOLATED


@pytest.mark.nightly
def test_as_built_holds_in_a_former_counterexample() -> None:
    """It looked at the record that a follower has now, which may be from another leader: 15 steps with 4 replicas."""
    bounds = KIP_320_AS_BUILT.bounded(replicas=4, log_size=1, records=1, epochs=3)
    with explore(KIP_320_AS_BUILT, bounds, [strong_isr], stop_when_decided=True) as found:
        assert found.verdicts[0].status is Status.HOLDS


@pytest.mark.parametrize(
    ("configuration", "states"),
    [(SMALL, (11_013, 18_807)), pytest.param({}, (2_120_722, 3_848_479), marks=pytest.mark.nightly)],
)
def test_as_built_keeps_the_published_properties(configuration: dict[str, int], states: tuple[int, int]) -> None:
    bounds = KIP_320_AS_BUILT.bounded(**configuration)
    for prop, count in zip((strong_isr, committed_records_survive), states, strict=True):
        with explore(KIP_320_AS_BUILT, bounds, [type_ok, prop]) as found:
            assert [v.status for v in found.verdicts] == [Status.HOLDS, Status.HOLDS]
            assert found.distinct_states == count


# What the mapping rests on ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "configuration"),
    # 2.0 keeps a response on its way over a new epoch; of 2.8 and kafka-13141 a leader notes what it answers in vain.
    [
        ("kafka-2.5", SMALL),
        pytest.param("kafka-2.5", THREE, marks=pytest.mark.nightly),
        ("kafka-2.0", TINY),
        ("kafka-2.8", TINY),
        ("kafka-13141", TINY),
    ],
)
def test_prophecy_steps_keep_the_states_at_rest(name: str, configuration: dict[str, int]) -> None:
    """The states in which nothing is on its way are the same, to the last one."""
    released = PROTOCOLS[name]
    assert isinstance(released, BrokerProtocol)

    def at_rest(protocol: Protocol) -> set[object]:
        with explore(protocol, protocol.bounded(**configuration), []) as found:
            states = (found.system.space.unpack(found.visited.state(i))[0] for i in range(found.distinct_states))
            return {tuple(found.system.space.pack((s,))) for s in states if set(s.answer) == {IDLE}}  # type: ignore[attr-defined]

    assert at_rest(released) == at_rest(with_fates(released))


@step(follower=REPLICA)
def response_lost_with_the_log(rules: Rules, s: BrokerState, follower: int) -> BrokerRule:
    """The response is lost, and with it the follower's log."""
    yield s.answer[follower] != IDLE
    return without_answer(rules.truncates(s, follower, 0), follower)


@step(follower=REPLICA, leader=REPLICA)
def answer_and_commit(rules: Rules, s: BrokerState, follower: int, leader: int) -> BrokerRule:
    """The leader answers a fetch, and takes everything for committed."""
    after = yield from leader_answer_fetch.rule(rules, s, follower=follower, leader=leader)
    return after.replace(hw=put(after.hw, leader, after.leo[leader]))


@step(replica=REPLICA)
def crash_while_answered(rules: Rules, s: BrokerState, replica: int) -> BrokerRule:
    """A broker loses its log while a response is on its way to it."""
    yield s.answer[replica] != IDLE
    return rules.truncates(s, replica, 0)


@step(epoch=EPOCH, replica=REPLICA)
def become_leader_by_response(rules: Rules, s: BrokerState, epoch: int, replica: int) -> BrokerRule:
    """A new leader loses its log where a response was on its way to it."""
    after = yield from become_leader.rule(rules, s, epoch=epoch, replica=replica)
    return merged(s.answer[replica] == IDLE, after, rules.truncates(after, replica, 0))


@pytest.mark.parametrize(
    "slots",
    [
        {"answer_lost": response_lost_with_the_log},
        {"answer_lost": None},
        {"added": {"forget": crash_while_answered}},
        {"added": {"answer": called("AnswerToo", leader_answer_fetch)}},
        {"become_leader": become_leader_by_response},
    ],
    ids=["lost-otherwise", "never-lost", "crash-while-answered", "one-more-answer", "leader-by-response"],
)
def test_steps_with_their_own_responses_are_refused(slots: dict[str, Any]) -> None:
    """With their fates decided, not all that such steps can lead to would be explored."""
    own = KAFKA_2_5.variation(name="own", title="t", story="s", **slots)
    with pytest.raises(ValueError, match=r"of its own|otherwise than the releases"):
        seen_from(own, KIP_320_AS_BUILT, **TINY)


def test_effects_of_answering_also_occur_if_the_response_is_lost() -> None:
    own = KAFKA_2_5.variation(name="own", title="t", story="s", answer_fetch=answer_and_commit)
    found = seen_from(own, KIP_320_AS_BUILT, **TINY)
    assert found.verdicts[0].status is Status.VIOLATED
    assert found.refused["AnswerAndCommitInVain"]
    assert [step.action.name for step in found.broken["AnswerAndCommitInVain"].run.steps][-1] == "AnswerLost"
    (seen,) = (part for part in found.summary if isinstance(part, Seen))
    steps = found.verdicts[0].trace
    assert steps is not None and (seen.step, seen.number) == (steps[-1], len(steps)) != (steps[0], 1)


def atomic_states(protocol: Protocol, most: int) -> Iterator[tuple[object, list[tuple[str, object]]]]:
    """States of a protocol, with the steps out of them."""
    with explore(protocol, protocol.bounded(**SMALL), []) as found:
        for index in random.Random(3).sample(range(found.distinct_states), most):
            full_state = found.system.space.unpack(found.visited.state(index))
            yield full_state[0], [(str(step), after[0]) for step, after in found.system.successors(full_state)]


@pytest.mark.parametrize("protocol", [KIP_320_AS_BUILT, KRAFT], ids=lambda p: p.name)
def test_equivalent_states_have_equivalent_successors(protocol: Protocol) -> None:
    """From a state and from its representative the same steps lead to states that are alike."""
    system = System(protocol, protocol.bounded(**SMALL))
    differ = 0
    for state, steps in atomic_states(protocol, 400):
        like = alike(state)  # type: ignore[arg-type]
        assert alike(like) == like
        differ += like != state
        assert {(name, alike(after)) for name, after in steps} == {  # type: ignore[arg-type]
            (str(step), alike(after[0]))  # type: ignore[arg-type]
            for step, after in system.successors((like,))
        }
    assert differ > 100  # or else nothing was tried


@pytest.mark.parametrize("protocol", [KIP_320_AS_BUILT, KRAFT], ids=lambda p: p.name)
def test_never_fall_variables_never_decrease(protocol: Protocol) -> None:
    names = abstraction(KAFKA_2_5).never_fall
    for state, steps in atomic_states(protocol, 400):
        for _, after in steps:
            for name in names:
                was, now = getattr(state, name), getattr(after, name)
                assert all(b >= a for a, b in zip(was, now, strict=True)) if isinstance(was, tuple) else now >= was
