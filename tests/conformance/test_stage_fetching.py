"""Fetches on brokers, and what followers and leaders make of them: brokers say what a test wants them to say."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any
from unittest.mock import Mock

import pytest
from support.fake_brokers import (
    ANSWER_FETCH,
    APPEND,
    FOLLOW,
    LOSS_STEPS,
    PARK,
    RECORD,
    TOLD,
    FakeCluster,
    FakeExchange,
    Scene,
    diverges,
    fetch,
    fetched,
)
from support.real_kafka import LOSS, run_of

from tideproof.conformance.brokers import Broker
from tideproof.conformance.observing import value_of_record
from tideproof.conformance.records import decoded, encoded_batch
from tideproof.conformance.steps import electing
from tideproof.conformance.steps.base import Diverged
from tideproof.model.language.state import NIL

NOTHING: dict[str, Any] = {"ErrorCode": 0, "Responses": []}


def out_of_session() -> FakeExchange:
    """A fetch that leaves the partition out of its session."""
    return FakeExchange("Fetch", {"Topics": [], "ForgottenTopicsData": [{"Partitions": [0]}]}, {"Responses": []})


def test_a_response_is_held_and_then_delivered(scene: Scene) -> None:
    first, second = FakeExchange("Fetch", fetch(), fetched(RECORD)), FakeExchange("Fetch", fetch(1))
    scene.asks(first, second)
    scene.play(ANSWER_FETCH)
    assert first.fate == "answered"
    scene.play(APPEND)
    assert (first.fate, second.fate) == ("delivered", "held")


@pytest.mark.parametrize(
    ("step", "answer"),
    [
        pytest.param(ANSWER_FETCH, fetched(), id="no record"),
        pytest.param(ANSWER_FETCH, fetched(error=6), id="not the leader"),
        pytest.param(ANSWER_FETCH, NOTHING, id="nothing new in the session"),
        pytest.param(ANSWER_FETCH, fetched(encoded_batch(0, 0, [b"r2@e0"])), id="another record"),
        pytest.param(ANSWER_FETCH, fetched(encoded_batch(0, 1, [b"r1@e0"])), id="another epoch"),
        pytest.param(ANSWER_FETCH, fetched(encoded_batch(1, 0, [b"r1@e0"])), id="another offset"),
        pytest.param(ANSWER_FETCH, fetched(RECORD + encoded_batch(1, 0, [b"r2@e0"])), id="two records"),
        pytest.param(PARK, fetched(RECORD), id="a record"),
        pytest.param(PARK, fetched(error=1), id="out of range"),
        pytest.param(PARK, {"ErrorCode": 31, "Responses": []}, id="an error of the whole request"),
    ],
)
def test_a_leader_with_another_response_diverges(scene: Scene, step: int, answer: dict[str, Any]) -> None:
    scene.asks(FakeExchange("Fetch", fetch(), answer))
    with pytest.raises(Diverged):
        scene.play(step)


def test_a_response_that_the_model_forgets_is_dropped(scene: Scene) -> None:
    parked, again = (FakeExchange("Fetch", fetch(1), fetched()) for _ in range(2))
    scene.asks(parked, again)
    scene.play(PARK)
    scene.play(PARK)
    assert (parked.fate, again.fate) == ("dropped", "answered")


def test_requests_outside_the_model_pass_through(scene: Scene) -> None:
    epochless = {"Topics": [{"Partitions": [{"LeaderEpoch": -1}]}]}
    ends = FakeExchange("OffsetForLeaderEpoch", epochless)
    session = FakeExchange("Fetch", fetch(), fetched(session_error=70))
    scene.asks(ends, session, FakeExchange("Fetch", fetch(), fetched(RECORD)))
    scene.play(ANSWER_FETCH)
    assert (ends.fate, session.fate) == ("delivered", "delivered")


def test_a_follower_that_truncates_first_diverges(scene: Scene) -> None:
    scene.asks(FakeExchange("OffsetForLeaderEpoch", {"Topics": [{"Partitions": [{"LeaderEpoch": 0}]}]}))
    with diverges("does not fetch"):
        scene.play(ANSWER_FETCH)


def test_a_new_follower_is_awaited_until_it_fetches_in_its_epoch(scene: Scene) -> None:
    scene.cluster.brokers[1].control.answers.append(TOLD)
    old = [FakeExchange("Fetch", body) for body in (fetch(1), fetch(0, epoch=7), {"Topics": []})]
    present = FakeExchange("Fetch", fetch(0, epoch=0))
    scene.asks(*old, present)
    scene.play(FOLLOW)
    assert [x.fate for x in old] == ["dropped"] * 3
    assert present.fate == "held"
    assert scene.cluster.brokers[1].control.sent == [("LeaderAndIsr", {"Epoch": 0, "Leader": 0})]


def test_session_fetches_without_the_partition_are_skipped(scene: Scene) -> None:
    without = out_of_session()
    scene.asks(without, FakeExchange("Fetch", fetch(), fetched(RECORD)))
    scene.play(ANSWER_FETCH)
    assert without.fate == "delivered"


DIVERGING_STEPS = """LeaderAppend leader=0; ElectPreferred replica=1; BecomeLeader epoch=1 replica=1;
BecomeFollower epoch=1 replica=0 leader=1; LeaderAnswerDiverging follower=0 leader=1"""


def diverging(protocol: str = "kafka-4.1", how: str = "Diverging") -> Scene:
    """A follower whose log is not that of its leader; in the last step it is to hear of it."""
    bounds = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 2}
    return Scene.of(protocol, bounds, DIVERGING_STEPS.replace("Diverging", how))


def test_the_diverging_epoch_is_told_in_a_fetch_of_the_partition() -> None:
    scene, without = diverging(), out_of_session()
    told = {"Responses": [{"Partitions": [{"DivergingEpoch": {"Epoch": 0, "EndOffset": 0}}]}]}
    without.link.leader = 1
    scene.cluster.links[0, 1].asked.extend((without, FakeExchange("Fetch", fetch(1, 1), told)))
    scene.play(4)
    assert without.fate == "delivered"
    assert scene.stage.notes == ["b1 tells b0: epoch 0 ends at 0"]


NOT_TOLD = "b1 does not tell b0 that their logs differ"


@pytest.mark.parametrize(
    ("scene", "request_", "answer", "what"),
    [
        (diverging, {}, {"DivergingEpoch": {"Epoch": 0, "EndOffset": 1}}, "epoch 0 ends at 1; in the model"),
        (diverging, {"LastFetchedEpoch": 0}, {"ErrorCode": 0}, NOT_TOLD),
        (diverging, {"LastFetchedEpoch": 0}, {"DivergingEpoch": {}}, NOT_TOLD),
        (diverging, {}, {"ErrorCode": 0}, "does not ask for the end of an epoch"),
        # A schedule of earlier releases on later ones: an answer to a fetch says where an epoch ends, if logs differ.
        (partial(diverging, "kafka-2.5", "Epoch"), {"LastFetchedEpoch": 0}, {"ErrorCode": 0, "Records": b""}, NOT_TOLD),
    ],
)
def test_a_leader_with_another_epoch_end_diverges(
    scene: Callable[[], Scene], request_: dict[str, Any], answer: dict[str, Any], what: str
) -> None:
    made, body = scene(), {"Topics": [{"Partitions": [{"FetchOffset": 1, **request_}]}]}
    made.cluster.links[0, 1].asked.append(FakeExchange("Fetch", body, {"Responses": [{"Partitions": [answer]}]}))
    with diverges(what):
        made.play(4)


@pytest.mark.parametrize(("error", "said"), [(0, ""), (74, "does not tell the consumer where epoch 0 ends")])
def test_an_error_does_not_mean_an_undefined_epoch_end(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, error: int, said: str
) -> None:
    monkeypatch.setattr(scene.stage, "bounds", Mock(position_epochs=1))
    monkeypatch.setattr(scene.stage, "rules", Mock(end_of_epoch=lambda *_: (NIL, NIL)))
    scene.stage.before = Mock(position_epoch=0)
    partition = {"ErrorCode": error, "LeaderEpoch": NIL, "EndOffset": NIL}
    scene.leader.ask = lambda *_: {"Topics": [{"Partitions": [partition]}]}
    with diverges(said):
        scene.stage.ConsumerCheckPosition(0)


@pytest.mark.parametrize("answer", [NOTHING, fetched(session_error=70)])
def test_a_refused_consumer_fetch_diverges(scene: Scene, answer: dict[str, Any]) -> None:
    scene.stage.before = Mock(position=0)
    scene.leader.ask = lambda *_: answer
    with diverges("b0 refuses the consumer's fetch"):
        scene.stage.ConsumerSkipDeleted(0)


@pytest.mark.parametrize("answer", [NOTHING, fetched(hw=1, session_error=70)])
def test_a_refused_fetch_shows_no_high_watermark(answer: dict[str, Any]) -> None:
    asked = Mock(cluster=FakeCluster(2), ask=lambda *_: answer)
    assert Broker.high_watermark(asked) is None


def test_a_follower_that_never_sends_the_expected_request_diverges(scene: Scene) -> None:
    scene.asks(FakeExchange("Fetch", {}, fetched(error=1)))
    scene.asks(*(FakeExchange("ListOffsets", {}) for _ in range(100)))
    with diverges("b1 does not come to fetch from b0"):
        scene.stage.FollowerOutOfRange(1, 0)


def test_a_follower_that_fetches_in_another_epoch_diverges(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(electing, "PATIENCE", -1)
    scene.cluster.brokers[1].control.answers.append(TOLD)
    scene.asks(*(FakeExchange("Fetch", fetch(0, epoch=7)) for _ in range(9)))
    with diverges("b1 asks b0 not in epoch 0 from 0"):
        scene.stage.tell(1, 0, keeps_answer=False)


def test_the_leader_epoch_of_a_batch_is_compared() -> None:
    (record,) = decoded(encoded_batch(0, 2, [b"r1@e1"]))
    assert value_of_record(record) == "r1@e2"


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (fetched(RECORD, hw=1), "HighWatermark is 1, not 0"),
        (fetched(RECORD, LastStableOffset=1), "LastStableOffset is 1, not 0"),
        (fetched(RECORD, LogStartOffset=1), "LogStartOffset is 1, not 0"),
        (fetched(RECORD, LastStableOffset=0, LogStartOffset=0), ""),
        (fetched(RECORD, LastStableOffset=-1), ""),
    ],
)
def test_another_offset_in_a_lost_response_diverges(answer: dict[str, Any], said: str) -> None:
    scene = Scene(run_of(LOSS))
    scene.asks(FakeExchange("Fetch", fetch(0), answer))
    with diverges(said and f"b0 tells b1 that its {said}"):
        scene.play(LOSS_STEPS["LeaderAnswerFetch"])
