"""The answer to an operator: what can be lost, by what, what it means, and the smallest change."""

from __future__ import annotations

import pytest
from support.small_atlas import BASE, small_atlas

from tideproof.counterexamples.assessment.answer import (
    NO_CURE,
    Assessment,
    assess,
    change_lines,
    open_pairs,
    other_questions,
    pairs_text,
)
from tideproof.counterexamples.assessment.effective import resolve
from tideproof.counterexamples.assessment.findings import SINGLES, asked, name_of
from tideproof.counterexamples.assessment.meaning import Meaning, meaning_of
from tideproof.counterexamples.assessment.situation import Situation
from tideproof.counterexamples.assessment.sources import read_source
from tideproof.model.language.properties import Status
from tideproof.model.protocols.broker.releases.kafka_3_6_kraft import KAFKA_3_6_KRAFT
from tideproof.properties.atlas.cells import Cell, Size
from tideproof.properties.atlas.settings import NO_FAULT, Fault, Question, Settings
from tideproof.properties.atlas.table import Atlas, Found, Row
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.catalogue import property_named

TWO = {"release": "3.6.1", "controller": "kraft", "replication factor": "2"}
"""Two replicas, KRaft, and the defaults of 3.6.1."""


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    return small_atlas()


def situation(text: str = "", **options: str) -> Situation:
    sources = {"server.properties": read_source("server.properties", text)} if text else {}
    given = {**TWO, **{name.replace("_", "."): value for name, value in options.items()}}
    return resolve(sources, given).situations[0]


def loss(found: Assessment, fault: Fault | None, atlas: Atlas) -> Meaning:
    meaning = meaning_of(found.acked((fault,) if fault else ()), found.situation, atlas)
    assert meaning is not None
    return meaning


def test_the_first_sentence_names_the_only_losing_fault(atlas: Atlas) -> None:
    found = assess(situation(), atlas)
    assert found.sentence == (
        "With these settings the loss of one disk, which may have the only copy (min.insync.replicas=1), can lose an "
        "acknowledged record; so can one power loss of the last replica in the ISR, after the others left it. One "
        "crash, a lost session, a leader that misses an epoch, a reassignment or a deletion of records cannot, within "
        "the bounds searched, which leave out a rare race of a request thread (KAFKA-1148)."
    )
    assert {name_of(f): found.acked(f).word for f in SINGLES} == {
        "a broker dies for good": "can lose", "crash": "not found", "power loss": "can lose",
        "lost session": "not found",
        "missed epoch": "not found", "reassignment": "not found", "deletion": "not found",
    }  # fmt: skip


def test_not_found_has_states_bounds_and_larger_bounds(atlas: Atlas) -> None:
    found = assess(situation(), atlas)
    assert found.acked((Fault.CRASH,)).evidence == (
        "2,926 states (1 record, 3 epochs); with 1 record, 4 epochs: not searched"
    )
    assert found.acked((Fault.POWER_LOSS,)).evidence == "in 8 steps"
    assert [*pairs_text(found)] == ["Two faults at once: 10 of 10 pairs were not searched (--details names them)."]
    assert open_pairs(found).endswith("not modelled: reassignment and deletion")
    assert dict(other_questions(found))["logs diverge"] == (
        "not planned: two replicas are searched for acknowledged records only"
    )


def three_replicas(text: str) -> Assessment:
    """With what was found of committed records in three replicas, and a file of a consumer."""
    settings = BASE.but(replicas=3, min_isr=2)
    rows = [
        Row(Cell(settings, (fault,), Question.COMMITTED_LOST), Size(2, 1, 3), Found.HOLDS, 20, 4321, 20, 1.0)
        for fault in (Fault.CRASH, Fault.LOST_SESSION)
    ]
    lost = Cell(settings, (Fault.POWER_LOSS,), Question.READ_LOST)
    rows.append(Row(lost, Size(1, 1, 4), Found.VIOLATED, 13, 0, 0, 1.0))
    given = {"release": "3.6.1", "controller": "kraft", "replication factor": "3", "min.insync.replicas": "2"}
    source = read_source("consumer.properties", text)
    return assess(resolve({"consumer.properties": source}, given).situations[0], Atlas(rows))


def test_other_questions_name_faults_bounds_and_reasons() -> None:
    told = dict(other_questions(three_replicas("group.id=x\nisolation.level=read_committed\n")))
    assert told["consumer reads what is lost later"] == (
        "can happen: power loss (in 13 steps); not found: a broker dies for good, crash, lost session (up to "
        "4,321 states, 2 records, 3 epochs); not searched: missed epoch; not planned: reassignment, deletion (searched "
        "for acknowledged records only)"
    )
    assert told["isolation.level=read_committed"].startswith("it matters to topics with transactions")
    assert "auto.offset.reset=latest" not in told


def test_what_two_replicas_lose_three_do_not_keep_in_few_epochs() -> None:
    """What is acknowledged with acks=all is committed, and may have been read."""
    settings = BASE.but(replicas=3, min_isr=2)
    held = Row(Cell(settings, (Fault.CRASH,), Question.COMMITTED_LOST), Size(2, 1, 3), Found.HOLDS, 20, 4321, 20, 1.0)
    two = Cell(settings.but(replicas=2), (Fault.CRASH,), Question.ACKED_LOST)
    lost = Row(two, Size(1, 1, 3), Found.VIOLATED, 8, 0, 0, 1.0)
    found = asked(settings, Question.READ_LOST, (Fault.CRASH,), Atlas([held, lost]))
    assert found.evidence == "2 records, 3 epochs may be too few (4,321 states): two replicas lose it in 8 steps"
    assert asked(settings, Question.READ_LOST, (Fault.CRASH,), Atlas([held])).status is Found.HOLDS
    assert asked(settings, Question.DIVERGED, (Fault.CRASH,), Atlas([lost])).status is Found.NOT_SEARCHED


def test_consumers_that_read_from_followers_have_no_answer() -> None:
    """They do only where brokers have a selector of replicas (KIP-392)."""
    alone = three_replicas("group.id=x\nclient.rack=a\n")
    assert alone.findings[Question.READ_LOST, (Fault.CRASH,)].status is Found.HOLDS
    given = {"release": "3.6.1", "controller": "kraft", "replication factor": "3"}
    selector = "replica.selector.class=org.apache.kafka.common.replica.RackAwareReplicaSelector\nnode.id=1\n"
    files = {"server.properties": selector, "consumer.properties": "group.id=x\nclient.rack=a\n"}
    sources = {name: read_source(name, text) for name, text in files.items()}
    found = assess(resolve(sources, given).situations[0], Atlas())
    told = dict(other_questions(found))
    assert "consumers that read from followers were not searched" in told["consumer skips records"]
    assert told["logs diverge"].startswith("not searched")


def test_a_loss_without_faults_is_reported_alone(atlas: Atlas) -> None:
    """Every fault can then lose it too, and none of them needs to be told."""
    unclean = assess(situation(release="3.9.1", unclean_leader_election_enable="true"), atlas)
    assert unclean.sentence == (
        "With these settings an unclean election, when no replica in the ISR is left, can lose an acknowledged record."
    )
    assert [f.faults for f in unclean.losing()] == [()]
    alone = assess(situation(acks="1"), atlas)
    assert alone.sentence == (
        "With these settings the death of a leader before its followers have the record (acks=1) can lose an "
        "acknowledged record."
    )
    assert alone.acked((Fault.CRASH,)).evidence == "in 4 steps, without this fault"
    both = assess(situation(release="3.9.1", acks="1", unclean_leader_election_enable="true"), atlas)
    assert both.sentence.endswith(" With acks=all an unclean election can lose one, too.")


def test_missing_answers_of_the_atlas_are_reported(atlas: Atlas) -> None:
    assert assess(situation(acks="0"), atlas).sentence == (
        "No answer: with acks=0 no broker acknowledges anything, and a record may be lost before it reaches one."
    )
    five = {"release": "3.6.1", "controller": "kraft", "replication factor": "5"}
    assert assess(resolve({}, five).situations[0], atlas).sentence.endswith(
        "The nearest, --replicas 3 --min-isr 1: no loss is known."
    )
    three = {**five, "replication factor": "3", "min.insync.replicas": "2"}
    assert assess(resolve({}, three).situations[0], atlas).sentence == (
        "With these settings it was not decided whether an acknowledged record can be lost."
    )
    early = {"release": "4.0.0", "replication factor": "2", "eligible.leader.replicas.version": "1"}
    assert assess(resolve({}, early).situations[0], atlas).sentence == (
        "No answer: 4.0.0 with eligible.leader.replicas.version=1 was not searched; since 4.1.0 it was."
    )


def test_flushing_every_record_is_not_modelled(atlas: Atlas) -> None:
    """UnifiedLog.append flushes where log.flush.interval.messages is reached (3.6.1)."""
    found = assess(situation("log.flush.interval.messages=1\n"), atlas).acked((Fault.POWER_LOSS,))
    assert (found.word, found.evidence) == (
        "not modelled", "flush.messages=1 (server.properties:1): each record is flushed when it is appended"
    )  # fmt: skip
    assert "Not modelled: one power loss." in assess(situation("log.flush.interval.messages=1\n"), atlas).sentence


def test_ephemeral_storage_is_not_modelled(atlas: Atlas) -> None:
    """A pod that is created again has no page cache of the one before, and no disk."""
    cluster = resolve({"k.yaml": read_source("k.yaml", EPHEMERAL)}, {"acks": "all"})
    found = assess(cluster.situations[0], atlas)
    assert found.acked((Fault.CRASH,)).evidence == "ephemeral storage (k.yaml:6): a new pod has no records"
    assert found.acked((Fault.CRASH,)).word == "not modelled" and found.acked((Fault.LOST_SESSION,)).word == "not found"


EPHEMERAL = """\
kind: Kafka
metadata: {name: x, annotations: {strimzi.io/kraft: enabled}}
spec:
  kafka:
    version: 3.6.1
    storage: {type: ephemeral}
    config: {default.replication.factor: 2, min.insync.replicas: 2}
"""


def test_an_answer_that_needs_eligible_leader_replicas_has_that_condition_first(atlas: Atlas) -> None:
    """Four searches: with them and without, and with min.insync.replicas=1, where they change nothing."""
    asked = {"release": "4.1.0", "replication factor": "2", "min.insync.replicas": "2"}
    off = small_atlas()
    cell = Cell(Settings("kafka-4.0", 2, 2), [Fault.POWER_LOSS], Question.ACKED_LOST)
    off = Atlas([*off.rows, Row(cell, cell.sizes[1], Found.VIOLATED, 10, 0, 0, 1.0)], off.steps)
    unknown = assess(resolve({}, asked).situations[0], off)
    assert unknown.sentence.startswith(
        "If eligible leader replicas are on (kafka-features.sh describe: eligible.leader"
    )
    assert " If they are off, one power loss can lose one, too." in unknown.sentence
    known = resolve({"features.txt": read_source("features.txt", FEATURES.format(level=1))}, asked).situations[0]
    assert known.elr_is_known and assess(known, off).sentence.startswith("With these settings a reassignment can lose")


FEATURES = (
    "Feature: eligible.leader.replicas.version\tSupportedMinVersion: 0\tSupportedMaxVersion: 1\t"
    "FinalizedVersionLevel: {level}\tEpoch: 12\n"
)


def test_one_replica_is_answered_together_with_three(atlas: Atlas) -> None:
    """As the server.properties that Kafka comes with says nothing of replicas; the search is that of the constant."""
    one, three = resolve({}, {"release": "3.6.1", "controller": "kraft"}).situations
    assert assess(one, atlas).sentence.startswith(
        "With these settings the loss of one disk can lose an acknowledged record, and so can one power loss"
    )
    assert assess(three, atlas).sentence.startswith("With three replicas ")
    protocol, given = KAFKA_3_6_KRAFT, {"replicas": 1, "log_size": 1, "records": 1, "epochs": 3, "acks": -1, **NO_FAULT}
    for fault, status in (({"power_losses": 1}, Status.VIOLATED), ({"crashes": 1}, Status.HOLDS)):
        asked = property_named("AckedSurvive", protocol)
        with explore(protocol, protocol.bounded(**given, **fault), [asked], stop_when_decided=True) as found:
            assert found.verdicts[0].status is status


def test_three_replicas_are_undecided_where_two_lose_records(atlas: Atlas) -> None:
    """3.5 with KRaft: each smaller ISR takes a leader epoch, and with three replicas a loss needs five of them."""
    three = Settings("kafka-3.6-kraft", 3, 2)
    held = Row(
        cell := Cell(three, [Fault.POWER_LOSS], Question.ACKED_LOST), cell.sizes[1], Found.HOLDS, 41, 999, 41, 1.0
    )
    wider = Atlas([*atlas.rows, held], atlas.steps)
    options = {"release": "3.6.1", "controller": "kraft", "replication factor": "3", "min.insync.replicas": "2"}
    found = assess(resolve({}, options).situations[0], wider).acked((Fault.POWER_LOSS,))
    assert (found.word, found.evidence) == (
        "not decided", "1 record, 4 epochs may be too few (999 states): two replicas lose it in 10 steps"
    )  # fmt: skip
    less = assess(resolve({}, {**options, "min.insync.replicas": "1"}).situations[0], wider)
    assert all(change is None for change in less.changes.values())


# Changes --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("options", "change"), [
    ({"acks": "1"}, "Set acks=all in the producers. Then no such loss was found: 161 states"),
    ({"release": "3.9.1", "unclean_leader_election_enable": "true"}, "Set unclean.leader.election.enable=false: "),
])  # fmt: skip
def test_one_setting_that_prevents_a_loss_is_the_change(options: dict[str, str], change: str, atlas: Atlas) -> None:
    """And a power loss, of which nothing was said before, is what is left."""
    found = assess(situation(**options), atlas)
    (text,) = change_lines(found, found.losing()[0])
    assert text.startswith(change) and "161 states" in text and "One power loss can still lose one then." in text


def test_two_changes_are_proposed_with_costs_if_one_does_not_help(atlas: Atlas) -> None:
    """min.insync.replicas=2 alone does not help against a power loss in 3.6: the last member of the ISR is elected."""
    found = assess(situation(), atlas)
    change = found.changes[Fault.POWER_LOSS,]
    assert change is not None
    assert (change.text, change.finding.evidence) == (
        "min.insync.replicas=2 and Kafka 4.1 or later",
        "11,205 states (1 record, 3 epochs); with 1 record, 4 epochs: not searched",
    )
    alone = "min.insync.replicas=2 alone does not end it (can lose in 10 steps), but then two brokers have each record "
    assert change.beside.startswith(alone) and change.beside.endswith(". A reassignment can lose one then")
    assert change.costs == "writes with acks=all fail while fewer than two replicas are in the ISR"
    assert found.by_settings[Fault.POWER_LOSS,] is None, "no setting alone ends it"
    assert found.reliefs[Fault.POWER_LOSS,].startswith("Today: log.flush.interval.messages=1")


def test_no_helpful_change_is_reported(atlas: Atlas) -> None:
    elr = {"release": "4.1.0", "replication factor": "2", "min.insync.replicas": "2"}
    found = assess(resolve({}, elr).situations[0], atlas)
    today, none = change_lines(found, found.losing()[0])
    assert "look at Elr in kafka-topics.sh" in today and none == NO_CURE


# What a loss means ----------------------------------------------------------------------------------------------------


def test_a_power_loss_is_explained_with_causes_logs_and_replays(atlas: Atlas) -> None:
    told = loss(assess(situation(**{"min.insync.replicas": "2"}), atlas), Fault.POWER_LOSS, atlas)
    assert (10, "r1, committed at step 4, is now on b1; b0, the elected leader, lacks it.") in told.happens
    assert told.takes == "1 power loss, an ISR down to 1 of 2 replicas and 2 changes of leader"
    assert told.likely.startswith("Seldom: a machine, its kernel or its virtual machine stops at once")
    assert [line.split(" …")[0] for line in told.logs] == ["Recovering unflushed segment", "Shrinking ISR from"]
    assert told.case == "the-last-one-standing"
    assert told.replayed.endswith(
        "3.9.1 (3.6 not reproduced), in a recorded schedule of this kind: a replica without the committed record could "
        "be elected. 4.1.0 and 4.3.0 kept the record in this schedule (tideproof museum the-last-one-standing)."
    )


def test_other_losses_have_their_own_logs_and_cases(atlas: Atlas) -> None:
    acks_1 = loss(assess(situation(acks="1"), atlas), None, atlas)
    assert (acks_1.case, acks_1.takes) == (
        "acknowledged-by-the-leader-alone", "1 change of leader"
    )  # fmt: skip
    unclean = loss(assess(situation(release="3.9.1", unclean_leader_election_enable="true"), atlas), None, atlas)
    assert unclean.case == "an-unclean-election" and "1 unclean election" in unclean.takes
    assert unclean.logs[0].startswith("Setting new leader for topicId")
    assert unclean.likely.startswith("Seldom: every replica in the ISR is down at once")
    assert "4.3.0 took other steps, so that this schedule did not run to its end: that says nothing" in unclean.replayed
    elr = {"release": "4.1.0", "replication factor": "2", "min.insync.replicas": "2"}
    removed = loss(assess(resolve({}, elr).situations[0], atlas), Fault.REASSIGNMENT, atlas)
    assert removed.case == "eligible-after-removal" and removed.replayed.startswith(
        "Reproduced on unmodified brokers of 4.1.0 and 4.3.0, in a recorded schedule of this kind: they lost the"
    )


def test_the_named_command_searches_the_cell(atlas: Atlas) -> None:
    told = loss(assess(situation(), atlas), Fault.POWER_LOSS, atlas)
    assert told.command == (
        "tideproof check kafka-3.6-kraft -p AckedSurvive --replicas 2 --log-size 1 --records 1 --epochs 3 --acks all "
        "--fail-stop 1 --preferred-elections 0 --power-losses 1"
    )
