"""Roles, elections, crashes and whole runs on brokers that say what a test wants them to say."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock, patch

import pytest
from support.fake_brokers import CRASH, FOLLOW, RECORD, TOLD, FakeBroker, FakeCluster, Scene
from support.real_kafka import LOSS, STALE, run_of, trace_of

from tideproof.conformance import folders, replaying
from tideproof.conformance.cluster import DrivenBroker
from tideproof.conformance.links import NoAnswer
from tideproof.conformance.observing import in_model, on_brokers, state_of
from tideproof.conformance.processes import BrokerEnded
from tideproof.conformance.quorum import KRaftBroker
from tideproof.conformance.records import Record, decoded, encoded_batch
from tideproof.conformance.releases import RELEASES
from tideproof.conformance.replaying import Replayed, leaders_change_isr, replayed, settings_for, settings_under
from tideproof.conformance.steps.base import Diverged
from tideproof.conformance.zookeeper import ZooKeeperBroker
from tideproof.model.language.state import NIL
from tideproof.model.language.system import System
from tideproof.model.runs.replay import Run


def test_a_broker_that_refuses_its_role_diverges(scene: Scene) -> None:
    scene.cluster.brokers[1].control.answers.append({"ErrorCode": 11, "PartitionErrors": []})
    with pytest.raises(Diverged, match="refuses LeaderAndIsr of epoch 0"):
        scene.play(FOLLOW)


def test_a_crash_restores_the_last_checkpoint(scene: Scene) -> None:
    broker = scene.cluster.brokers[1]
    scene.play(CRASH)
    assert broker.done == ["crash", "hw 0", "start", "wait_until_up"]
    scene.stage._checkpoints[1] = 1
    scene.play(CRASH)
    assert "hw 1" in broker.done


ONE = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 3, "crashes": 1, "fail_stop": 1}


def test_a_failed_broker_is_killed_and_restarted_on_return() -> None:
    scene = Scene.of("kafka-2.5", ONE, "ElectAfterFailure replica=1; CrashAndRestart replica=0")
    scene.play(0)
    assert scene.leader.done == ["crash"]
    scene.play(1)
    assert scene.leader.done == ["crash", "hw 0", "start", "wait_until_up"]


@pytest.mark.parametrize("kind", [ZooKeeperBroker, KRaftBroker])
def test_a_killed_broker_is_marked_down(kind: type[DrivenBroker]) -> None:
    """It is started again when the run is over, and is not taken for one that ended by itself."""
    broker = object.__new__(kind)
    vars(broker).update(number=0, cluster=Mock())
    with patch.object(broker, "end"):
        broker.crash()
    assert broker.is_down


def test_a_killed_broker_gets_the_checkpoint_of_a_clean_stop() -> None:
    stop = "LeaderAppend leader=0; ControllerFenceLast; StopAndRestart replica=0"
    scene = Scene.of("kafka-4.1", {**ONE, "replicas": 1}, stop)
    for number in (1, 2):
        scene.play(number)
    assert scene.leader.done == ["crash", "hw 1", "start", "wait_until_up"]


def test_a_broker_that_is_down_is_compared_by_its_log_on_disk() -> None:
    s = Scene.of("kafka-2.5", ONE, "LeaderAppend leader=0; ElectAfterFailure replica=1").state(2)
    killed = Mock(spec=ZooKeeperBroker, number=0)
    killed.log_start_on_disk.return_value = 0
    cluster = Mock(brokers=[killed])
    for records, same in (([Record(0, 0, "r1@e0")], True), ([], False)):
        killed.log.return_value = records
        assert (on_brokers(cluster, s).replicas[0] == in_model(s, True).replicas[0]) is same
    killed.ask.assert_not_called()
    killed.log_end.assert_not_called()


def test_elections_are_written_but_not_sent() -> None:
    scene = Scene(run_of(STALE))
    numbers = [n for n, (name, _) in enumerate(STALE.actions) if name.startswith("Elect")]
    for number in numbers:
        scene.play(number)
    assert scene.cluster.states[1:] == [(1, 2, [0, 1, 2]), (2, 0, [0, 1]), (3, 1, [0, 1])]
    assert not any(broker.control.sent for broker in scene.cluster.brokers)


def test_a_late_leader_and_isr_request_has_the_epochs_last_isr() -> None:
    scene = Scene(run_of(STALE))
    scene.cluster.write_state(0, 0, [0])  # the leader has changed it
    scene.stage.decide(1, [1])
    assert [isr for _, isr, _ in scene.stage._decided.values()] == [(0,), [1]]


KRAFT_STEPS = """ControllerFenceFollower replica=1; ControllerUnfence replica=1; LeaderReadIsr leader=0;
ControllerFenceLast; BecomeLeaderless epoch=1 replica=0; StopAndRestart replica=0; ControllerUnfence replica=0"""


def test_kraft_decisions_are_written_in_the_right_epoch() -> None:
    bounds = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 3, "crashes": 1}
    scene = Scene(run_of(trace_of("kafka-4.1", bounds, KRAFT_STEPS)))
    for number, messages in enumerate((0, 0, 1, 1, 2, 2, 2)):
        scene.cluster.brokers[0].control.answers.append(TOLD)
        scene.play(number)
        assert len(scene.cluster.brokers[0].control.sent) == messages, scene.run.steps[number]
    assert scene.cluster.states == [(0, 0, [0, 1]), (0, 0, [0]), (1, -1, []), (2, 0, [0])]
    assert scene.cluster.brokers[0].done == ["stop", "start", "wait_until_up"], "it writes its checkpoint itself"


# Runs -----------------------------------------------------------------------------------------------------------------


@pytest.fixture
def result_of(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Replayed]:
    """The result of a replay of so many steps of the loss, on brokers that are seen in these states of it."""
    whole = run_of(LOSS)
    monkeypatch.setattr(FakeBroker, "log", lambda self: [], raising=False)
    monkeypatch.setattr(replaying, "SETTLE_SECONDS", 0)
    monkeypatch.setattr(replaying, "QUIET_SECONDS", 0)

    def result(
        steps: int, *seen: int, set_up: Exception | None = None, ended: str = "", full: bool = False
    ) -> Replayed:
        scene, states = Scene(Run(whole.system, whole.steps[:steps], whole.states[: steps + 1])), iter(seen)
        monkeypatch.setattr(scene.stage, "set_up", Mock(side_effect=set_up))
        monkeypatch.setattr(replaying, "on_brokers", lambda *_: in_model(state_of(whole, next(states)), True))
        monkeypatch.setattr(folders, "LEAST_FREE", 2**70 if full else 0)
        if ended:
            monkeypatch.setattr(scene.cluster.brokers[1], "must_run", Mock(side_effect=BrokerEnded(ended)))
        scene.leader.ends.extend([0, 1])
        return replayed(scene.cluster, scene.stage, scene.run, lambda line: None)  # type: ignore[arg-type]

    return result


def test_silent_brokers_are_given_up_and_different_states_diverge(
    result_of: Callable[..., Replayed],
) -> None:
    result = result_of(9, 0, 0)
    assert (result.diverged, result.stuck) == ("step 1: the states differ", "")
    assert [c.agrees for c in result.compared] == [True, False]
    result = result_of(9, 0, 1)
    assert (result.diverged, result.stuck) == ("", "step 2, LeaderAnswerFetch b1 b0: b1 has asked b0 nothing")


SAYS_NOTHING = NoAnswer("b0 says nothing")


@pytest.mark.parametrize(
    ("given", "stuck"),
    [
        ({"full": True}, "disk is full .*; then step 1: the states differ"),
        ({"full": True, "set_up": SAYS_NOTHING}, "disk is full .*; then step 0, the initial state: b0 says nothing"),
        ({"ended": "b1.log: ended", "set_up": Diverged("b0 does not acknowledge r1: None")},
         "^b1.log: ended; then step 0, the initial state: b0 does not acknowledge r1"),
        ({"ended": "b1.log: ended", "set_up": SAYS_NOTHING},
         "^b1.log: ended; then step 0, the initial state: b0 says nothing$"),
        ({"ended": "b1.log: ended", "set_up": BrokerEnded("b1.log: ended")},
         "^step 0, the initial state: b1.log: ended$"),
    ],
)  # fmt: skip
def test_full_disks_and_ended_brokers_give_no_verdict(
    result_of: Callable[..., Replayed], given: dict[str, Any], stuck: str
) -> None:
    result = result_of(9, 0, 0, **given)
    assert re.search(stuck, result.stuck)
    assert not result.diverged


def test_a_change_after_the_last_step_diverges(result_of: Callable[..., Replayed]) -> None:
    assert result_of(1, 0, 1, 1).agrees
    passed_by = result_of(1, 0, 1, 0)
    assert passed_by.diverged == "step 1: the states differ"
    assert [c.agrees for c in passed_by.compared] == [True, False]


def test_time_while_a_broker_stands_still_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its first answer after 20 s tells what was before."""
    run, clock = run_of(LOSS), Mock(monotonic=Mock(return_value=0.0))
    monkeypatch.setattr(replaying, "time", clock)
    states = iter((1, 1, 0))

    def seen(*_: object) -> object:
        clock.monotonic.return_value += 20.0
        return in_model(state_of(run, next(states)), True)

    monkeypatch.setattr(replaying, "on_brokers", seen)
    assert replaying._compare(FakeCluster(2), run, 0, "", (), 0.0).agrees  # type: ignore[arg-type]


def test_a_broker_without_a_role_diverges_only_if_the_model_has_one() -> None:
    """What is on its disk may be what the model says; that it answers with errors is not."""
    run = run_of(LOSS)
    state = state_of(run, 0)
    silent = Mock(spec=ZooKeeperBroker, number=0)
    silent.log.return_value, silent.epochs.return_value, silent.leads.return_value = [], (), True
    silent.log_end.return_value = silent.high_watermark.return_value = silent.log_start.return_value = None
    silent.high_watermark_on_disk.return_value = silent.given_high_watermark = 0
    silent.log_start_on_disk.return_value = 0
    silent.cluster = Mock(release=RELEASES["0.11.0.3"])
    cluster = Mock(brokers=[silent])
    cluster.isr.return_value = (0, 1)
    expected = in_model(state, True).replicas[0]
    seen = on_brokers(cluster, state).replicas[0]
    assert seen != expected
    assert str(seen) == "no role"
    restarted = state.replace(leader=(NIL, 0))
    assert on_brokers(cluster, restarted).replicas[0] == expected
    silent.high_watermark_on_disk.return_value = silent.given_high_watermark = 1
    assert on_brokers(cluster, restarted).replicas[0] == expected, "after a power loss it is above the log's end"
    silent.given_high_watermark = None
    assert on_brokers(cluster, restarted).replicas[0].high_watermark == 1, "which no broker writes itself"
    silent.high_watermark_on_disk.return_value = silent.given_high_watermark = 0
    silent.log_start_on_disk.return_value = 1
    for version, least in (("0.11.0.3", 0), ("2.1.1", 0), ("2.5.1", 1)):  # KAFKA-9491, Log.updateHighWatermark of 2.4
        silent.cluster = Mock(release=RELEASES[version])
        assert on_brokers(cluster, restarted).replicas[0].high_watermark == least


@pytest.mark.parametrize(("at", "start", "offset"), [(0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 0, 1)])
def test_another_log_start_or_other_offsets_diverge(at: int, start: int, offset: int) -> None:
    """Though nothing is deleted in the model."""
    state = state_of(run_of(LOSS), at)
    records = decoded(encoded_batch(offset, 0, [b"r1@e0"])) if at else []
    answers = {"log": records, "log_end": at, "high_watermark": 0, "log_start": start, "epochs": (), "leads": True}
    broker = Mock(spec=ZooKeeperBroker, number=0, cluster=Mock(release=RELEASES["0.11.0.3"]))
    broker.configure_mock(**{f"{name}.return_value": answer for name, answer in answers.items()})
    cluster = Mock(brokers=[broker], isr=lambda: (0, 1))
    is_same = on_brokers(cluster, state).replicas[0] == in_model(state, True).replicas[0]
    assert is_same == (start == offset == 0)


def test_settings_follow_the_run() -> None:
    assert settings_for(run_of(LOSS))["min.insync.replicas"] == 2
    assert settings_for(run_of(LOSS))["replica.lag.time.max.ms"] > 3_600_000
    assert not leaders_change_isr(run_of(STALE)), "the controller alone changes it here"


def test_unclean_elections_are_enabled_if_the_run_has_them() -> None:
    """Up to 2.0.0 a broker that may not ends itself: conform kafka:1.1.1 --unclean 1 had no answer of it."""
    system = run_of(LOSS).system
    for unclean, setting in ((0, "false"), (1, "true")):
        bounds = system.protocol.bounded(**{**system.bounds, "unclean": unclean})
        assert settings_under(bounds, 1)["unclean.leader.election.enable"] == setting
        run = Run(System(system.protocol, bounds), (), (System(system.protocol, bounds).initial,))
        assert settings_for(run)["unclean.leader.election.enable"] == setting


# Files of a broker that is down ---------------------------------------------------------------------------------------


def test_files_of_a_broker_that_is_down_are_read_and_written(tmp_path: Path) -> None:
    broker = ZooKeeperBroker.__new__(ZooKeeperBroker)
    broker.folder = tmp_path
    broker.cluster = FakeCluster(2)  # type: ignore[assignment]
    broker.write_high_watermark(3)
    assert broker.high_watermark_on_disk() == 3
    assert broker.log_start_on_disk() == 0
    partition = tmp_path / "t-0"
    partition.mkdir()
    segment = partition / "00000000000000000000.log"
    segment.write_bytes(b"".join(offset.to_bytes(8, "big") + RECORD[8:] for offset in range(3)))
    (partition / "00000000000000000000.index").write_bytes(b"")
    broker.lose_all_from(2)
    assert len(broker.log()) == 2
    broker.lose_all_from(0)
    assert segment.read_bytes() == b""
    assert not list(partition.glob("*index"))
    segment.rename(partition / "00000000000000000002.log")
    assert broker.log_start_on_disk() == 2, "a log that was begun again there"
