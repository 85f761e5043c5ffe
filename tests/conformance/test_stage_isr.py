"""Changes of the ISR by brokers that say what a test wants them to say."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from unittest.mock import Mock

import pytest
from support.fake_brokers import TOLD, Scene
from support.real_kafka import LOSS, STALE, run_of, trace_of

from tideproof.conformance.cluster import ControllerLink, Known
from tideproof.conformance.links import NoAnswer
from tideproof.conformance.messages import Request
from tideproof.conformance.observing import state_of
from tideproof.conformance.steps import alter_isr, isr
from tideproof.conformance.steps.base import Diverged
from tideproof.conformance.zookeeper import ZooKeeperCluster

ASKING = trace_of(
    "kafka-2.7",
    {"replicas": 2, "log_size": 1, "records": 1, "epochs": 2, "acks": -1, "min_insync_replicas": 1},
    "LeaderAppend leader=0; LeaderAskShrink leader=0 follower=1",
)


def test_a_leader_that_proposes_a_larger_isr_diverges(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    link = ControllerLink.__new__(ControllerLink)
    link.known, link.wanted, link.undone, link.larger, link.versions = Known(0, (0,)), None, 0, (), count()
    link.topic_names = ("t", b"id")
    monkeypatch.setattr(scene.cluster, "controller_links", {0: link})

    def ask(members: list[int], topic: dict[str, object], index: int = 0) -> Mock:
        partition = {"PartitionIndex": index, "LeaderEpoch": 0, "NewIsr": members}
        exchange = Mock(request=Request("AlterPartition", 0, 0, "", {"Topics": [{**topic, "Partitions": [partition]}]}))
        link.asked_for_isr(exchange)
        return exchange

    for members, topic, index in (
        ([0, 1], {"TopicName": "u"}, 0),
        ([0, 1], {"TopicId": b"no"}, 0),
        ([0], {"TopicName": "t"}, 1),
    ):
        ask(members, topic, index).drop.assert_called_once_with()
    assert link.undone == 0, "of another partition nothing is decided"
    for members, topic in (([], {"TopicName": "t"}), ([0], {"TopicId": b"id"}), ([0, 1], {"TopicName": "t"})):
        scene.stage.check_asked()
        assert ask(members, topic).reply.called
    with pytest.raises(Diverged, match=r"b0 asks for the ISR \[0, 1\], which in the model it does not"):
        scene.stage.check_asked()


def test_a_leader_that_writes_a_larger_isr_diverges(scene: Scene) -> None:
    stage = scene.stage
    scene.leader.said_since = lambda _: "Expanding ISR from 0 to 0,1 (kafka)"
    with pytest.raises(Diverged, match="b0 expands the ISR, which in the model it does not: Expanding ISR from 0 to"):
        stage.without_joining(0, lambda: None)
    stage.before = stage.before.replace(quorum_epoch=1)  # it cannot write it, in the model either
    stage.without_joining(0, lambda: None)


def test_a_repeated_fetch_may_let_the_leader_expand_the_isr(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """The follower left the ISR while its fetch waited: an answer to that one takes it in nowhere."""
    stage, link = scene.stage, Mock(larger=(), known=Known(0, (0,)))
    scene.leader.said_since = said = Mock(return_value="Expanding ISR from 0 to 0,1 (kafka)")
    monkeypatch.setattr(stage, "locks_isr", True)
    monkeypatch.setattr(stage, "_fetched", lambda *_: None)
    monkeypatch.setattr(scene.cluster, "controller_links", {0: link})
    stage.before = stage.before.replace(isr=((True, False), (False, False)))
    stage.after = stage.before
    with pytest.raises(Diverged, match="b0 expands the ISR"):
        stage.LeaderParkFetch(1, 0)

    arriving: list[tuple[int, ...]] = []

    def arrives(what: Callable[[], bool], why: str) -> bool:
        """The request comes after the answer to the fetch, and is waited for."""
        link.larger = arriving.pop()
        return what()

    monkeypatch.setattr(alter_isr, "wait_until", arrives)
    enqueued = "Enqueued ISR change to state … after transition to PendingExpandIsr(isr=Set(0), newInSyncReplicaId=1)"
    submitting = "Submitting ISR state change PendingExpandIsr(newInSyncReplicaId=1, sentLeaderAndIsr=…)"
    for said.return_value in (enqueued, submitting):  # as 2.7.2 and 2.8.2, and as 3.3.2 to 3.9.0
        arriving.append((0, 1))
        stage.LeaderAnswerEmpty(1, 0)
        assert (link.larger, arriving) == ((), [])
    arriving.append((0, 1, 2))
    stage.LeaderAnswerEmpty(1, 0)
    assert link.larger, "this fetch says nothing of another follower"
    link.larger = (0, 1)
    for said.return_value in ("", enqueued.replace("Id=1", "Id=2"), enqueued.replace("transition", "an update")):
        stage.LeaderAnswerEmpty(1, 0)
        assert link.larger, "it has asked so because of another fetch"
    said.assert_called_with(7)


@pytest.mark.parametrize(
    ("said", "lost"),
    [
        ([("0", "PendingShrinkIsr")], True),
        ([("0", "PendingExpandIsr")], True),
        ([("0", "PendingShrinkIsr"), ("0", "ISR updated")], False),
        ([("0", "ISR updated"), ("0", "PendingShrinkIsr")], True),
        ([("1", "PendingShrinkIsr")], False),
        ([], False),
    ],
)
def test_an_isr_request_that_the_leader_lost_gives_no_verdict(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, said: list[tuple[str, str]], lost: bool
) -> None:
    """KAFKA-12686: the answer to an earlier request came after LeaderAndIsr, and took this one away. Seen on 2.8.2."""
    enqueued = "Enqueued ISR change to state LeaderAndIsr(leader=0, leaderEpoch={}, isr=List(0)) after transition to {}"
    lines = [
        f"[Partition t-0 broker=0] {what if what == 'ISR updated' else enqueued.format(epoch, what)}"
        for epoch, what in said
    ]
    others = ["[Partition u-0 broker=0] ISR updated to 0", f"[Partition u-0 broker=0] {enqueued.format(0, 'Pending')}"]
    link = Mock(undone=0, take=Mock(side_effect=NoAnswer("b0 has asked b99 nothing")))
    monkeypatch.setattr(scene.cluster, "controller_links", {0: link})
    scene.leader.said_since = lambda _: "\n".join([*lines, *others])
    run = run_of(ASKING)
    scene.stage.before, scene.stage.after = state_of(run, 1), state_of(run, 2)
    with pytest.raises(NoAnswer if lost else Diverged, match="has lost" if lost else r"does not ask for the ISR \[0\]"):
        scene.stage.LeaderAskShrink(0, 1)


@pytest.mark.parametrize(
    ("member", "logged", "raised"),
    [
        (False, "Shrinking ISR from", "b0 does not take b1 into the ISR"),
        (False, "Expanding ISR from 0 to 0,1", ""),
        (True, "Expanding ISR from 0 to 0,1", "b0 does not remove b1 from the ISR"),
        (True, "Shrinking ISR from 0,1 to 0", ""),
    ],
)
def test_a_leader_that_does_not_try_to_change_the_isr_diverges(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, member: bool, logged: str, raised: str
) -> None:
    """One that tries may be kept from it by the harness."""
    stage = scene.stage
    scene.leader.said_since = lambda _: logged
    stage.known_version[0] = 5
    stage.before = stage.before.replace(isr=((True, member), *stage.before.isr[1:]))
    monkeypatch.setattr(isr, "wait_until", Mock(side_effect=NoAnswer("not within 60 s")))
    with pytest.raises(Diverged if raised else NoAnswer, match=raised or "not within 60 s"):
        stage.with_unlocked_isr(0, 1, lambda: None)


@pytest.mark.parametrize("isr", [(0,), (0, 1)])
def test_a_second_isr_change_makes_a_divergence_inconclusive(
    isr: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its timer has removed b2 meanwhile: what it says may be about an ISR that the model does not have."""
    scene = Scene(run_of(STALE))
    cluster, stage = scene.cluster, scene.stage
    monkeypatch.setattr(stage, "_keep_once", lambda *_: True)
    stage.known_version[0] = cluster.state_version()

    def changes(members: list[tuple[int, ...]]) -> None:
        for which in members:
            cluster.write_state(0, 0, list(which))
        raise Diverged("b0 tells b1 something else")

    with pytest.raises(NoAnswer, match="b0 has changed the ISR again"):
        stage.with_unlocked_isr(0, 1, lambda: changes([isr, (0, 1, 2)] if len(isr) > 1 else [isr]))
    stage.known_version[0] = cluster.state_version()
    with pytest.raises(Diverged, match="something else"):
        stage.with_unlocked_isr(0, 1, lambda: changes([(0, 1, 2)]))


def test_isr_members_fetch_just_before_the_leader_changes_the_isr(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not before the writes to ZooKeeper that lead there: on a busy machine they last until the members are late."""
    scene, done = Scene(run_of(STALE)), list[str]()
    cluster, stage = scene.cluster, scene.stage
    scene.leader.said_since = lambda _: "Shrinking ISR"
    monkeypatch.setattr(cluster, "unlock_isr", lambda version: done.append(f"version {version}"))
    stage.known_version[0] = 35
    monkeypatch.setattr(stage, "_keep_once", lambda *_: done.append("the others fetch"))
    monkeypatch.setattr(isr, "wait_until", lambda *_: True)
    stage.with_unlocked_isr(0, 1, lambda: None)
    assert done == ["version 34", "the others fetch", "version 35"]


def test_isr_members_count_as_caught_up_when_a_leader_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though none has fetched from it. Else it holds its high watermark back for one that leaves the ISR at once."""
    scene, slept = Scene(run_of(LOSS)), list[float]()
    monkeypatch.setattr("tideproof.conformance.steps.isr.time.sleep", slept.append)
    scene.stage.wait_until_late(0, [1])
    scene.cluster.brokers[0].control.answers.append(TOLD)
    scene.stage.tell(0, 0, keeps_answer=True)
    scene.stage.wait_until_late(0, [1])
    assert slept[0] == 0.0 < slept[1]


@pytest.fixture
def zookeeper() -> ZooKeeperCluster:
    """A cluster with a client of ZooKeeper of fakes."""
    cluster = ZooKeeperCluster.__new__(ZooKeeperCluster)
    cluster.topic, cluster._zk, cluster._zookeeper = "t", Mock(), Mock(has_ended=False)
    return cluster


def test_a_second_isr_change_before_the_lock_is_detected(zookeeper: ZooKeeperCluster) -> None:
    exceptions = pytest.importorskip("kazoo.exceptions")
    zookeeper._zk.get_async.return_value.get.return_value = b"{}", Mock(version=6)
    transaction = zookeeper._zk.transaction.return_value
    results = transaction.commit_async.return_value.get
    results.return_value = [None, "/path"]
    zookeeper.lock_isr()
    assert transaction.delete.call_args.args[1] == 6
    results.return_value = [exceptions.BadVersionError(), exceptions.RuntimeInconsistency()]
    with pytest.raises(NoAnswer, match="has changed the ISR again"):
        zookeeper.lock_isr()


def test_zookeeper_errors_give_no_verdict(zookeeper: ZooKeeperCluster) -> None:
    exceptions = pytest.importorskip("kazoo.exceptions")
    for method in ("get_async", "exists_async", "delete_async", "transaction"):
        getattr(zookeeper._zk, method).side_effect = exceptions.SessionExpiredError
    calls = (zookeeper.isr, zookeeper.state_version, zookeeper.lock_isr, lambda: zookeeper.write("/a", 1))
    for has_ended, said in ((False, "ZooKeeper does not answer: SessionExpiredError"), (True, "ZooKeeper has ended")):
        zookeeper._zookeeper = Mock(has_ended=has_ended)
        for call in calls:
            with pytest.raises(NoAnswer, match=said):
                call()
