"""Consumers that a leader sends to a follower, and what they are sent there: brokers say what a test wants."""

from __future__ import annotations

from typing import Any

import pytest
from support.fake_brokers import RECORD, Scene, diverges, fetched
from support.scenarios import schedule

from tideproof.conformance.replaying import RACK_AWARE, settings_under
from tideproof.model.protocols.catalogue import PROTOCOLS

HEARD = """LeaderAppend b0; LeaderAnswerFetch b1 b0; FollowerAppend b1; LeaderParkFetch b1 b0; LeaderAnswerEmpty b1 b0;
FollowerAppend b1; ConsumerGoToFollower b0 b1; ConsumerReadFromFollower b1""".replace("\n", " ")
CUT = """LeaderAppend b0; LeaderAppend b0; LeaderAnswerFetch b1 b0; FollowerAppend b1; LeaderAnswerFetch b1 b0;
FollowerAppend b1; LeaderParkFetch b1 b0; ConsumerRead b0; ConsumerRead b0; ConsumerGoToFollower b0 b1;
ConsumerReturnToLeader""".replace("\n", " ")
BOUNDS = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 2, "consumers": 1, "follower_fetches": 1}
SENT = {"PreferredReadReplica": 1}


def scene_of(steps: str, **more: int) -> Scene:
    scene = Scene(schedule("kafka-2.5", steps, **{**BOUNDS, **more}))
    scene.cluster.rack_of = lambda broker: f"r{broker}"  # type: ignore[attr-defined]
    return scene


@pytest.mark.parametrize(
    ("answer", "said"),
    [(fetched(**SENT), ""), (fetched(), "does not send"), (fetched(RECORD, **SENT), "does not send")],
)
def test_a_leader_that_does_not_redirect_the_consumer_diverges(answer: dict[str, Any], said: str) -> None:
    scene, sent = scene_of(HEARD), []
    answer["Responses"][0]["Partitions"][0].setdefault("PreferredReadReplica", -1)
    scene.leader.ask = lambda *question: sent.append(question[-1]) or answer
    with diverges(said):
        scene.play(6)
    assert sent[0]["RackId"] == "r1"


@pytest.mark.parametrize(
    ("answer", "said"),
    [(fetched(RECORD, hw=1), ""), (fetched(hw=1), "no record at 0"), (fetched(RECORD), "is 0, not 1")],
)
@pytest.mark.parametrize(("position_epochs", "epoch"), [(0, -1), (1, 0)])
def test_a_follower_that_sends_another_record_or_high_watermark_diverges(
    answer: dict[str, Any], said: str, position_epochs: int, epoch: int
) -> None:
    scene, sent = scene_of(HEARD, position_epochs=position_epochs), []
    scene.cluster.brokers[1].ask = lambda *question: sent.append(question[-1]) or answer
    with diverges(said):
        scene.play(7)
    assert sent[0]["Topics"][0]["Partitions"][0]["CurrentLeaderEpoch"] == epoch and "RackId" not in sent[0]


@pytest.mark.parametrize(("error", "said"), [(1, ""), (0, "not out of range")])
def test_a_follower_that_accepts_a_position_out_of_range_diverges(error: int, said: str) -> None:
    scene = scene_of(CUT)
    before, after = scene.state(10), scene.state(11)
    scene.stage.play(scene.run.steps[10], before, after)  # in range: the follower is not asked
    scene.cluster.brokers[1].ask = lambda *_: fetched(error=error)
    with diverges(said):
        scene.stage.play(scene.run.steps[10], before.replace(leo=(2, 1)), after)


def test_leaders_have_a_replica_selector_only_if_the_run_needs_it() -> None:
    asked, not_asked = (PROTOCOLS["kafka-2.5"].bounded(consumers=1, follower_fetches=near) for near in (1, 0))
    assert settings_under(asked, 1)["replica.selector.class"] == RACK_AWARE
    assert "replica.selector.class" not in settings_under(not_asked, 1)
