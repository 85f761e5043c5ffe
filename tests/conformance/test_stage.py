"""The steps on brokers, against brokers that say what a test wants them to say."""

from __future__ import annotations

import tempfile
from collections import deque
from collections.abc import Iterable
from itertools import count
from pathlib import Path
from typing import Any, ClassVar
from unittest.mock import Mock

import pytest
from support.real_kafka import LOSS, STALE, run_of, trace_of

from tideproof.conformance.cluster import HANDLED_SETTINGS, Broker
from tideproof.conformance.controller import ControllerLink, Known
from tideproof.conformance.links import NoAnswer
from tideproof.conformance.messages import Request
from tideproof.conformance.observing import in_model, on_brokers, state_of, value_of_record
from tideproof.conformance.processes import BrokerEnded
from tideproof.conformance.records import decoded, encoded_batch
from tideproof.conformance.releases import RELEASES, WITH_EITHER
from tideproof.conformance.replaying import leaders_change_isr, replayed, settings_for
from tideproof.conformance.stage import Stage
from tideproof.conformance.steps import electing, isr, producing
from tideproof.conformance.steps.base import Diverged
from tideproof.conformance.zookeeper import ZooKeeperBroker, ZooKeeperCluster
from tideproof.model.language.state import NIL
from tideproof.model.runs.replay import Run

RECORD = encoded_batch(0, 0, [b"a@e0"])
LOSS_STEPS = {name: number for number, (name, _) in enumerate(LOSS.actions)}


def fetch(offset: int = 0, epoch: int = -1) -> dict[str, Any]:
    return {"Topics": [{"Partitions": [{"FetchOffset": offset, "CurrentLeaderEpoch": epoch}]}]}


def fetched(records: bytes = b"", error: int = 0, session_error: int = 0, hw: int = 0) -> dict[str, Any]:
    partition = {"ErrorCode": error, "Records": records, "HighWatermark": hw}
    return {"ErrorCode": session_error, "Responses": [{"Partitions": [partition]}]}


class FakeExchange:
    """A request that a follower makes, and what the leader will answer."""

    def __init__(self, api: str, body: dict[str, Any], answer: dict[str, Any] | None = None) -> None:
        self.request, self.link = Request(api, 0, 0, "", body), FakeLink()
        self.answer = answer or {}
        self.is_alive, self.is_answered, self.fate = True, False, "held"

    def pass_on(self) -> dict[str, Any]:
        self.is_answered, self.fate = True, "answered"
        return self.answer

    def deliver(self) -> None:
        self.fate = "delivered"

    def drop(self) -> None:
        self.is_alive, self.fate = False, "dropped"


class FakeLink:
    leader = 0

    def __init__(self, asked: Iterable[FakeExchange] = ()) -> None:
        self.asked, self.cuts = deque(asked), 0

    def take(self) -> FakeExchange:
        if not self.asked:
            raise NoAnswer("b1 has asked b0 nothing")
        return self.asked.popleft()

    def cut(self) -> None:
        self.cuts += 1


class FakeConnection:
    """A connection whose answers are given beforehand."""

    def __init__(self, *answers: dict[str, Any]) -> None:
        self.answers, self.sent = deque(answers), list[tuple[str, dict[str, Any]]]()
        self.versions: dict[str, int] = {}

    def send(self, api: str, version: int, values: dict[str, Any]) -> None:
        self.sent.append((api, values))
        self.versions[api] = version

    def has_answer(self, timeout: float) -> bool:
        return bool(self.answers)

    def answer(self, timeout: float = 0) -> dict[str, Any]:
        if not self.answers:
            raise NoAnswer("not answered")
        return self.answers.popleft()

    def close(self) -> None:
        pass


class FakeBroker:
    def __init__(self, number: int) -> None:
        self.number, self.done, self.ends = number, list[str](), deque([0])
        self.control, self.producer = FakeConnection(), FakeConnection()

    def log_end(self) -> int:
        return self.ends.popleft() if len(self.ends) > 1 else self.ends[0]

    def connect(self) -> FakeConnection:
        return self.producer

    def write_high_watermark(self, value: int) -> None:
        self.done.append(f"hw {value}")

    def lose_all_from(self, end: int) -> None:
        self.done.append(f"keep {end}")

    def __getattr__(self, name: str) -> Any:
        return lambda: self.done.append(name)


class FakeCluster:
    topic, release, folder = "t", RELEASES["0.11.0.3"], Path(tempfile.gettempdir())
    controller_links: ClassVar[dict[int, Any]] = {}

    def __init__(self, brokers: int) -> None:
        self.all_brokers = list(range(brokers))
        self.brokers = [FakeBroker(b) for b in self.all_brokers]
        self.links = {(f, to): FakeLink() for f in self.all_brokers for to in self.all_brokers}
        self.states: list[tuple[int, int, list[int]]] = []

    def write_state(self, epoch: int, leader: int, isr: list[int]) -> int:
        self.states.append((epoch, leader, list(isr)))
        return len(self.states)

    def isr(self) -> tuple[int, ...]:
        return tuple(self.states[-1][2]) if self.states else tuple(self.all_brokers)

    def state_version(self) -> int:
        return len(self.states)

    def send_leader_and_isr(self, broker: int, epoch: int, leader: int, isr: list[int], version: int) -> None:
        self.brokers[broker].control.send("LeaderAndIsr", 0, {"Epoch": epoch, "Leader": leader})

    def update_metadata(self, *_: object) -> None:
        pass


TOLD = {"ErrorCode": 0, "PartitionErrors": []}


class Scene:
    """A run of the model, and a stage of fakes on which single steps of it are played."""

    def __init__(self, run: Run) -> None:
        self.run, self.cluster = run, FakeCluster(run.system.bounds.replicas)
        self.stage = Stage(self.cluster, run, isr_changes=False)  # type: ignore[arg-type]
        self.stage.decide(0, self.cluster.all_brokers)

    def asks(self, *exchanges: FakeExchange) -> None:
        self.cluster.links[1, 0].asked.extend(exchanges)

    def play(self, number: int) -> None:
        """The step with this number, counted from 0."""
        self.stage.play(self.run.steps[number], state_of(self.run, number), state_of(self.run, number + 1))


@pytest.fixture
def scene() -> Scene:
    return Scene(run_of(LOSS))


ANSWER_FETCH, APPEND, PARK, CRASH, FOLLOW, ACKNOWLEDGE = 1, 2, 3, 4, 5, 6


def test_an_answer_with_the_record_is_held_and_then_delivered(scene: Scene) -> None:
    first, second = FakeExchange("Fetch", fetch(), fetched(RECORD)), FakeExchange("Fetch", fetch(1))
    scene.asks(first, second)
    scene.play(ANSWER_FETCH)
    assert first.fate == "answered"
    scene.play(APPEND)
    assert (first.fate, second.fate) == ("delivered", "held")


@pytest.mark.parametrize(
    ("step", "answer"),
    [
        (ANSWER_FETCH, fetched()),
        (ANSWER_FETCH, fetched(error=6)),
        (ANSWER_FETCH, {"ErrorCode": 0, "Responses": []}),
        (ANSWER_FETCH, fetched(encoded_batch(0, 0, [b"b@e0"]))),
        (ANSWER_FETCH, fetched(encoded_batch(0, 1, [b"a@e0"]))),
        (ANSWER_FETCH, fetched(encoded_batch(1, 0, [b"a@e0"]))),
        (ANSWER_FETCH, fetched(RECORD + encoded_batch(1, 0, [b"b@e0"]))),
        (PARK, fetched(RECORD)),
        (PARK, fetched(error=1)),
        (PARK, {"ErrorCode": 31, "Responses": []}),
    ],
    ids=[
        "no record",
        "not the leader",
        "nothing new in the session",
        "another record",
        "another epoch",
        "another offset",
        "two records",
        "a record",
        "out of range",
        "an error of the whole request",
    ],
)
def test_a_leader_that_answers_otherwise_parts(scene: Scene, step: int, answer: dict[str, Any]) -> None:
    scene.asks(FakeExchange("Fetch", fetch(), answer))
    with pytest.raises(Diverged):
        scene.play(step)


def test_an_answer_that_the_model_has_forgotten_is_lost(scene: Scene) -> None:
    parked, again = (FakeExchange("Fetch", fetch(1), fetched()) for _ in range(2))
    scene.asks(parked, again)
    scene.play(PARK)
    scene.play(PARK)
    assert (parked.fate, again.fate) == ("dropped", "answered")


def test_what_only_real_followers_ask_is_answered_on_the_way(scene: Scene) -> None:
    epochless = {"Topics": [{"Partitions": [{"LeaderEpoch": -1}]}]}
    ends = FakeExchange("OffsetForLeaderEpoch", epochless)
    session = FakeExchange("Fetch", fetch(), fetched(session_error=70))
    scene.asks(ends, session, FakeExchange("Fetch", fetch(), fetched(RECORD)))
    scene.play(ANSWER_FETCH)
    assert (ends.fate, session.fate) == ("delivered", "delivered")


def test_a_follower_that_must_truncate_first_parts(scene: Scene) -> None:
    scene.asks(FakeExchange("OffsetForLeaderEpoch", {"Topics": [{"Partitions": [{"LeaderEpoch": 0}]}]}))
    with pytest.raises(Diverged, match="does not fetch"):
        scene.play(ANSWER_FETCH)


def test_a_new_follower_is_waited_for_until_it_asks_in_its_epoch_and_from_its_log_end(scene: Scene) -> None:
    scene.cluster.brokers[1].control.answers.append(TOLD)
    old = [
        FakeExchange("Fetch", fetch(1)),
        FakeExchange("Fetch", fetch(0, epoch=7)),
        FakeExchange("Fetch", {"Topics": []}),
    ]
    present = FakeExchange("Fetch", fetch(0, epoch=0))
    scene.asks(*old, present)
    scene.play(FOLLOW)
    assert [x.fate for x in old] == ["dropped"] * 3
    assert present.fate == "held"
    assert scene.cluster.brokers[1].control.sent == [("LeaderAndIsr", {"Epoch": 0, "Leader": 0})]


def test_a_broker_that_refuses_its_role_parts(scene: Scene) -> None:
    scene.cluster.brokers[1].control.answers.append({"ErrorCode": 11, "PartitionErrors": []})
    with pytest.raises(Diverged, match="refuses LeaderAndIsr of epoch 0"):
        scene.play(FOLLOW)


def produced(error: int, offset: int = 0) -> dict[str, Any]:
    return {"Responses": [{"PartitionResponses": [{"ErrorCode": error, "BaseOffset": offset}]}]}


def test_a_record_is_produced_and_acknowledged(scene: Scene) -> None:
    leader = scene.cluster.brokers[0]
    leader.ends.extend([0, 1])
    scene.play(0)
    ((api, values),) = leader.producer.sent
    data = values["TopicData"][0]["PartitionData"][0]["Records"]
    assert (api, values["Acks"], [r.value for r in decoded(data)]) == ("Produce", -1, ["a@e0"])
    assert scene.stage.producer_answers(0) == {0: None}
    leader.producer.answers.append(produced(0))
    scene.play(ACKNOWLEDGE)
    assert scene.stage.answers == {0: 0}


def test_a_leader_that_refuses_or_does_not_acknowledge_parts(scene: Scene) -> None:
    leader = scene.cluster.brokers[0]
    leader.producer.answers.append(produced(19))
    with pytest.raises(Diverged, match="refuses the record: error 19"):
        scene.play(0)
    with pytest.raises(Diverged, match="does not acknowledge a: 19"):
        scene.play(ACKNOWLEDGE)


def test_a_record_that_is_acknowledged_at_another_offset_parts(scene: Scene) -> None:
    scene.cluster.brokers[0].ends.extend([0, 1])
    scene.play(0)
    scene.cluster.brokers[0].producer.answers.append(produced(0, offset=1))
    with pytest.raises(Diverged, match="b0 acknowledges a at 1, not 0"):
        scene.play(ACKNOWLEDGE)


def test_a_crash_finds_the_high_watermark_that_was_written_last(scene: Scene) -> None:
    broker = scene.cluster.brokers[1]
    scene.play(CRASH)
    assert broker.done == ["crash", "hw 0", "start", "wait_until_up"]
    scene.stage._checkpoints[1] = 1
    scene.play(CRASH)
    assert "hw 1" in broker.done


def test_elections_are_written_and_sent_to_no_broker() -> None:
    scene = Scene(run_of(STALE))
    numbers = [n for n, (name, _) in enumerate(STALE.actions) if name.startswith("Elect")]
    for number in numbers:
        scene.play(number)
    assert scene.cluster.states[1:] == [(1, 2, [0, 1, 2]), (2, 0, [0, 1]), (3, 1, [0, 1])]
    assert not any(broker.control.sent for broker in scene.cluster.brokers)


def test_a_broker_that_learns_late_of_an_epoch_gets_the_isr_that_it_had_last() -> None:
    scene = Scene(run_of(STALE))
    scene.cluster.write_state(0, 0, [0])  # the leader has changed it
    scene.stage.decide(1, [1])
    assert [isr for _, isr, _ in scene.stage._decided.values()] == [(0,), [1]]


def test_a_fetch_that_leaves_the_partition_out_of_its_session_is_not_the_one_that_counts(scene: Scene) -> None:
    without = FakeExchange("Fetch", {"Topics": [], "ForgottenTopicsData": [{"Partitions": [0]}]}, {"Responses": []})
    scene.asks(without, FakeExchange("Fetch", fetch(), fetched(RECORD)))
    scene.play(ANSWER_FETCH)
    assert without.fate == "delivered"


DIVERGING_STEPS = """LeaderAppend leader=0; ElectPreferred replica=1; BecomeLeader epoch=1 replica=1;
BecomeFollower epoch=1 replica=0 leader=1; LeaderAnswerDiverging follower=0 leader=1"""


def test_after_a_truncation_the_leader_tells_the_end_of_an_epoch_in_a_fetch_of_the_partition_alone() -> None:
    bounds = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 2}
    scene = Scene(run_of(trace_of("kafka-4.1", bounds, DIVERGING_STEPS)))
    without = FakeExchange("Fetch", {"Topics": [], "ForgottenTopicsData": [{"Partitions": [0]}]}, {"Responses": []})
    diverging = {"Responses": [{"Partitions": [{"DivergingEpoch": {"Epoch": 0, "EndOffset": 0}}]}]}
    without.link.leader = 1
    scene.cluster.links[0, 1].asked.extend((without, FakeExchange("Fetch", fetch(1, 1), diverging)))
    scene.play(4)
    assert without.fate == "delivered"
    assert scene.stage.notes == ["b1 tells b0: epoch 0 ends at 0"]


@pytest.mark.parametrize(
    ("request_", "answer", "what"),
    [
        ({"FetchOffset": 1}, {"DivergingEpoch": {"Epoch": 0, "EndOffset": 1}}, "epoch 0 ends at 1; in the model"),
        ({"FetchOffset": 1, "LastFetchedEpoch": 0}, {"ErrorCode": 0}, "does not tell b0 that their logs differ"),
        ({"FetchOffset": 1, "LastFetchedEpoch": 0}, {"DivergingEpoch": {}}, "does not tell b0 that their logs differ"),
        ({"FetchOffset": 1}, {"ErrorCode": 0}, "does not ask for the end of an epoch"),
    ],
)
def test_a_leader_that_tells_another_end_of_an_epoch_or_none_parts(
    request_: dict[str, Any], answer: dict[str, Any], what: str
) -> None:
    bounds = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 2}
    scene = Scene(run_of(trace_of("kafka-4.1", bounds, DIVERGING_STEPS)))
    body = {"Topics": [{"Partitions": [request_]}]}
    scene.cluster.links[0, 1].asked.append(FakeExchange("Fetch", body, {"Responses": [{"Partitions": [answer]}]}))
    with pytest.raises(Diverged, match=what):
        scene.play(4)


def test_a_leader_that_says_nothing_of_an_epoch_where_the_follower_has_to_truncate_diverges() -> None:
    """A schedule of earlier releases on later ones: an answer to a fetch says where an epoch ends, if logs differ."""
    steps = DIVERGING_STEPS.replace("Diverging", "Epoch")
    scene = Scene(run_of(trace_of("kafka-2.5", {"replicas": 2, "log_size": 1, "records": 1, "epochs": 2}, steps)))
    body = {"Topics": [{"Partitions": [{"FetchOffset": 1, "LastFetchedEpoch": 0}]}]}
    answer = {"Responses": [{"Partitions": [{"ErrorCode": 0, "Records": b""}]}]}
    scene.cluster.links[0, 1].asked.append(FakeExchange("Fetch", body, answer))
    with pytest.raises(Diverged, match="b1 does not tell b0 that their logs differ"):
        scene.play(4)


@pytest.mark.parametrize(("error", "said"), [(0, ""), (74, "does not tell the consumer where epoch 0 ends")])
def test_an_error_is_no_answer_that_a_leader_knows_no_end_of_an_epoch(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, error: int, said: str
) -> None:
    monkeypatch.setattr(scene.stage, "bounds", Mock(position_epochs=1))
    monkeypatch.setattr(scene.stage, "rules", Mock(end_of_epoch=lambda *_: (NIL, NIL)))
    scene.stage.before = Mock(position_epoch=0)
    partition = {"ErrorCode": error, "LeaderEpoch": NIL, "EndOffset": NIL}
    scene.cluster.brokers[0].ask = lambda *_: {"Topics": [{"Partitions": [partition]}]}  # type: ignore[attr-defined]
    if said:
        with pytest.raises(Diverged, match=said):
            scene.stage.ConsumerCheckPosition(0)
    else:
        scene.stage.ConsumerCheckPosition(0)


@pytest.mark.parametrize("answer", [{"ErrorCode": 0, "Responses": []}, fetched(session_error=70)])
def test_a_fetch_of_a_consumer_that_is_refused_as_a_whole_diverges(scene: Scene, answer: dict[str, Any]) -> None:
    scene.stage.before = Mock(position=0)
    scene.cluster.brokers[0].ask = lambda *_: answer  # type: ignore[attr-defined]
    with pytest.raises(Diverged, match="b0 refuses the consumer's fetch"):
        scene.stage.ConsumerSkipDeleted(0)


@pytest.mark.parametrize("answer", [{"ErrorCode": 0, "Responses": []}, fetched(hw=1, session_error=70)])
def test_a_broker_that_refuses_a_fetch_as_a_whole_shows_no_high_watermark(answer: dict[str, Any]) -> None:
    asked = Mock(cluster=FakeCluster(2), _client=Mock(call=lambda *_: answer))
    assert Broker.high_watermark(asked) is None


def test_a_follower_that_asks_for_something_else_for_ever_diverges(scene: Scene) -> None:
    scene.asks(FakeExchange("Fetch", {}, fetched(error=1)))
    scene.asks(*(FakeExchange("ListOffsets", {}) for _ in range(100)))
    with pytest.raises(Diverged, match="b1 does not come to fetch from b0"):
        scene.stage.FollowerOutOfRange(1, 0)


def test_records_at_other_offsets_diverge_though_there_be_as_many() -> None:
    scene = Scene(run_of(LOSS))
    state = state_of(scene.run, 1)
    broker = Mock(spec=ZooKeeperBroker, number=0)
    broker.log_end.return_value, broker.high_watermark.return_value = 1, 0
    broker.epochs.return_value, broker.leads.return_value = (), True
    broker.cluster = Mock(release=RELEASES["0.11.0.3"])
    cluster = Mock(brokers=[broker])
    for offset in (0, 1):
        broker.log.return_value = decoded(encoded_batch(offset, 0, [b"a@e0"]))
        assert (on_brokers(cluster, state).replicas[0] == in_model(state, True).replicas[0]) == (offset == 0)


def test_a_follower_that_goes_on_to_fetch_in_another_epoch_diverges(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(electing, "PATIENCE", -1)
    scene.cluster.brokers[1].control.answers.append(TOLD)
    scene.asks(*(FakeExchange("Fetch", fetch(0, epoch=7)) for _ in range(9)))
    with pytest.raises(Diverged, match="b1 asks b0 not in epoch 0 from 0"):
        scene.stage.tell(1, 0, keeps_answer=False)


def test_the_epoch_that_the_leader_gave_a_record_is_compared_and_not_the_one_in_its_content() -> None:
    (record,) = decoded(encoded_batch(0, 2, [b"a@e1"]))
    assert value_of_record(record) == "a@e2"


KRAFT_STEPS = """ControllerFenceFollower replica=1; ControllerUnfence replica=1; LeaderReadIsr leader=0;
ControllerFenceLast; BecomeLeaderless epoch=1 replica=0; StopAndRestart replica=0; ControllerUnfence replica=0"""


def test_what_a_controller_of_kraft_decides_is_written_in_its_epoch_or_in_a_new_one() -> None:
    bounds = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 3, "crashes": 1}
    scene = Scene(run_of(trace_of("kafka-4.1", bounds, KRAFT_STEPS)))
    for number, messages in enumerate((0, 0, 1, 1, 2, 2, 2)):
        scene.cluster.brokers[0].control.answers.append(TOLD)
        scene.play(number)
        assert len(scene.cluster.brokers[0].control.sent) == messages, scene.run.steps[number]
    assert scene.cluster.states == [(0, 0, [0, 1]), (0, 0, [0]), (1, -1, []), (2, 0, [0])]
    assert scene.cluster.brokers[0].done == ["stop", "start", "wait_until_up"], "it writes its checkpoint itself"


# Runs -----------------------------------------------------------------------------------------------------------------


def test_a_broker_that_says_nothing_is_given_up_and_one_that_differs_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    from tideproof.conformance import replaying

    scene = Scene(run_of(LOSS))
    monkeypatch.setattr(scene.stage, "set_up", lambda: None)
    monkeypatch.setattr(replaying, "on_brokers", lambda cluster, bounds: in_model(state_of(scene.run, 0), True))
    monkeypatch.setattr(replaying, "SETTLE_SECONDS", 0)
    scene.cluster.brokers[0].ends.extend([0, 1])
    monkeypatch.setattr(FakeBroker, "log", lambda self: [], raising=False)
    result = replayed(scene.cluster, scene.stage, scene.run, lambda line: None)  # type: ignore[arg-type]
    assert result.diverged == "step 1: the states differ"
    assert [c.agrees for c in result.compared] == [True, False]
    monkeypatch.setattr(replaying, "LEAST_FREE", 2**70)
    full = Scene(run_of(LOSS))
    monkeypatch.setattr(full.stage, "set_up", lambda: None)
    full.cluster.brokers[0].ends.extend([0, 1])
    result = replayed(full.cluster, full.stage, full.run, lambda line: None)  # type: ignore[arg-type]
    assert "the disk is full; then step 1: the states differ" in result.stuck
    assert not result.diverged
    again = Scene(run_of(LOSS))
    monkeypatch.setattr(again.stage, "set_up", lambda: None)
    states = iter([0, 1])
    monkeypatch.setattr(
        replaying, "on_brokers", lambda cluster, bounds: in_model(state_of(again.run, next(states)), True)
    )
    again.cluster.brokers[0].ends.extend([0, 1])
    result = replayed(again.cluster, again.stage, again.run, lambda line: None)  # type: ignore[arg-type]
    assert result.stuck == "step 2, LeaderAnswerFetch b1 b0: b1 has asked b0 nothing"
    assert not result.diverged


def test_a_change_after_the_last_step_diverges(monkeypatch: pytest.MonkeyPatch) -> None:
    from tideproof.conformance import replaying

    whole = run_of(LOSS)
    first = Run(whole.system, whole.steps[:1], whole.states[:2])
    monkeypatch.setattr(replaying, "QUIET_SECONDS", 0)
    monkeypatch.setattr(FakeBroker, "log", lambda self: [], raising=False)

    def result_of(*states: int) -> replaying.Replayed:
        scene, seen = Scene(first), iter(states)
        monkeypatch.setattr(scene.stage, "set_up", lambda: None)
        monkeypatch.setattr(replaying, "on_brokers", lambda *_: in_model(state_of(first, next(seen)), True))
        scene.cluster.brokers[0].ends.extend([0, 1])
        return replayed(scene.cluster, scene.stage, first, lambda line: None)  # type: ignore[arg-type]

    assert result_of(0, 1, 1).agrees
    passed_by = result_of(0, 1, 0)
    assert passed_by.diverged == "step 1: the states differ"
    assert [c.agrees for c in passed_by.compared] == [True, False]


def test_a_difference_beside_a_broker_that_has_ended_says_nothing_of_kafka(monkeypatch: pytest.MonkeyPatch) -> None:

    whole = run_of(LOSS)
    first = Run(whole.system, whole.steps[:1], whole.states[:2])
    scene = Scene(first)
    monkeypatch.setattr(scene.stage, "set_up", Mock(side_effect=Diverged("b0 does not acknowledge a: None")))
    monkeypatch.setattr(scene.cluster.brokers[1], "must_run", Mock(side_effect=BrokerEnded("b1.log: ended")))
    result = replayed(scene.cluster, scene.stage, first, lambda line: None)  # type: ignore[arg-type]
    assert not result.diverged
    assert result.stuck.startswith("b1.log: ended; then step 0, the initial state: b0 does not acknowledge a")


def test_time_in_which_a_broker_stands_still_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its first answer after 20 s tells what was before."""
    from tideproof.conformance import replaying

    run, clock = run_of(LOSS), Mock(monotonic=Mock(return_value=0.0))
    monkeypatch.setattr(replaying, "time", clock)
    states = iter((1, 1, 0))

    def seen(*_: object) -> object:
        clock.monotonic.return_value += 20.0
        return in_model(state_of(run, next(states)), True)

    monkeypatch.setattr(replaying, "on_brokers", seen)
    assert replaying._compare(FakeCluster(2), run, 0, "", (), 0.0).agrees  # type: ignore[arg-type]


def test_a_producer_that_is_told_too_early_that_its_record_is_written_diverges() -> None:
    """With acks=all. What is told in time, before the step in which the model tells it, is no divergence."""
    run = run_of(LOSS)
    committed = next(n for n in range(len(run.states)) if state_of(run, n).hw[0] > 0)
    for at in (1, committed):
        scene = Scene(run)
        scene.cluster.brokers[0].ends.extend([0, 1])
        scene.play(LOSS_STEPS["LeaderAppend"])
        scene.stage.check_acknowledgements(state_of(run, 1))
        scene.cluster.brokers[0].producer.answers.append(produced(0))
        if at == committed:
            scene.stage.check_acknowledgements(state_of(run, at))
        else:
            with pytest.raises(Diverged, match="the producer of a is told too early that it is written"):
                scene.stage.check_acknowledgements(state_of(run, at))


TOO_FEW = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 1, "acks": -1, "min_insync_replicas": 2}
TOO_FEW_STEPS = "LeaderAppend leader=0; LeaderShrinkIsr leader=0 follower=1; LeaderAnswerFetch follower=1 leader=0"


def test_a_producer_that_is_told_of_a_record_that_too_few_have_diverges_though_it_be_committed() -> None:
    """Of the ISR the leader is alone: the record is committed, and cannot be acknowledged."""
    scene = Scene(run_of(trace_of("kafka-2.5", TOO_FEW, TOO_FEW_STEPS)))
    scene.cluster.brokers[0].ends.extend([0, 1])
    scene.play(0)
    scene.stage.check(state_of(scene.run, 1))
    assert state_of(scene.run, 2).hw[0] == 1
    scene.stage.check(state_of(scene.run, 2))
    scene.cluster.brokers[0].producer.answers.append(produced(0))
    with pytest.raises(Diverged, match="the producer of a is told too early that it is written"):
        scene.stage.check(state_of(scene.run, 2))


def test_a_producer_may_be_told_at_once_what_the_model_tells_later() -> None:
    bounds = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 1, "acks": 1}
    scene = Scene(run_of(trace_of("kafka-2.5", bounds, "LeaderAppend leader=0")))
    scene.cluster.brokers[0].ends.extend([0, 1])
    scene.cluster.brokers[0].producer.answers.append(produced(0))
    scene.play(0)
    scene.stage.check(state_of(scene.run, 1))


def test_a_record_that_a_broker_does_not_append_diverges_only_if_it_answers(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    broker = scene.cluster.brokers[0]
    monkeypatch.setattr(producing, "wait_until", Mock(side_effect=NoAnswer("in time")))
    with pytest.raises(Diverged, match="b0 does not append a"):
        scene.play(LOSS_STEPS["LeaderAppend"])
    monkeypatch.setattr(broker, "log_end", Mock(side_effect=[0, NoAnswer("gone")]))
    with pytest.raises(NoAnswer, match="gone"):
        scene.play(LOSS_STEPS["LeaderAppend"])


@pytest.mark.parametrize(("release", "version"), [("3.9.1", 0), ("4.3.0", 1)])
def test_a_marker_is_sent_in_a_version_that_the_release_has(
    monkeypatch: pytest.MonkeyPatch, release: str, version: int
) -> None:
    """Version 0 is gone since 4.0 (KIP-896; WriteTxnMarkersRequest.json in the jars of 4.1.0 and 4.3.0)."""
    bounds = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 1, "acks": -1, "transactions": 1}
    steps = "AppendInTransaction leader=0 transaction=0; AbortTransaction transaction=0; "
    steps += "WriteMarker leader=0 transaction=0"
    scene = Scene(run_of(trace_of("kafka-2.5", bounds, steps)))
    monkeypatch.setattr(FakeCluster, "release", WITH_EITHER[release])
    scene.cluster.brokers[0].ends.extend([0, 1])
    scene.play(2)
    assert scene.cluster.brokers[0].producer.versions == {"WriteTxnMarkers": version}


MARKER_STEPS = """AppendInTransaction leader=0 transaction=0; AbortTransaction transaction=0;
WriteMarker leader=0 transaction=0; LeaderAnswerFetch follower=1 leader=0; FollowerAppend follower=1;
LeaderAnswerFetch follower=1 leader=0; FollowerAppend follower=1; LeaderParkFetch follower=1 leader=0"""


def marked(error: int) -> dict[str, Any]:
    return {"Markers": [{"Topics": [{"Partitions": [{"ErrorCode": error}]}]}]}


@pytest.mark.parametrize(
    ("at", "error", "said"),
    [(3, 0, "too early that the marker"), (8, 0, ""), (3, 19, "error 19"), (8, 6, "error 6")],
)
def test_a_leader_that_fails_a_marker_that_it_has_appended_or_says_too_early_that_it_is_written_diverges(
    at: int, error: int, said: str
) -> None:
    bounds = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 1, "acks": -1, "transactions": 1}
    scene = Scene(run_of(trace_of("kafka-2.5", bounds, MARKER_STEPS)))
    scene.cluster.brokers[0].ends.extend([0, 1])
    scene.play(2)
    scene.stage.check(state_of(scene.run, 3))
    scene.cluster.brokers[0].producer.answers.append(marked(error))
    if said:
        with pytest.raises(Diverged, match=said):
            scene.stage.check(state_of(scene.run, at))
    else:
        scene.stage.check(state_of(scene.run, at))


def test_a_leader_that_has_lost_its_role_may_fail_a_marker() -> None:
    bounds = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 2, "acks": -1, "transactions": 1}
    steps = "; ".join(MARKER_STEPS.split(";")[:3]) + "; ElectPreferred replica=1; "
    steps += "BecomeLeader epoch=1 replica=1; BecomeFollower epoch=1 replica=0 leader=1"
    scene = Scene(run_of(trace_of("kafka-2.5", bounds, steps)))
    scene.cluster.brokers[0].ends.extend([0, 1])
    scene.play(2)
    scene.cluster.brokers[0].producer.answers.append(marked(6))
    scene.stage.check(state_of(scene.run, 6))


def test_no_broker_asks_a_transaction_coordinator_that_there_is_not() -> None:
    """Without this 4.3.0 refuses what AppendInTransaction sends, with error 19."""
    assert HANDLED_SETTINGS["transaction.partition.verification.enable"] == "false"


DELETION = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 1, "delete_records": 1}
DELETION_STEPS = (
    "LeaderAppend leader=0; LeaderAnswerFetch follower=1 leader=0; FollowerAppend follower=1; "
    "LeaderParkFetch follower=1 leader=0; DeleteRecords leader=0 offset=1"
)
ANSWERED_DELETION = {"Topics": [{"Partitions": [{"ErrorCode": 0, "LowWatermark": 1}]}]}


def test_a_deletion_that_is_answered_before_all_have_deleted_or_not_at_all_diverges() -> None:
    steps = DELETION_STEPS + "; LeaderAnswerEmpty follower=1 leader=0; FollowerAppend follower=1; "
    steps += "LeaderParkFetch follower=1 leader=0; AnswerDeletion leader=0"
    scene = Scene(run_of(trace_of("kafka-2.5", DELETION, steps)))
    broker, stage = scene.cluster.brokers[0], scene.stage
    broker.log_start = lambda: 1  # type: ignore[attr-defined]
    scene.play(4)
    stage.check(state_of(scene.run, 5))
    stage.check(state_of(scene.run, 8))  # from here on it may be answered
    broker.producer.answers.append(ANSWERED_DELETION)
    stage.check(state_of(scene.run, 8))
    scene.play(8)

    scene.play(4)
    with pytest.raises(Diverged, match="b0 does not answer DeleteRecords"):
        scene.play(8)
    broker.producer.answers.append(ANSWERED_DELETION)
    with pytest.raises(Diverged, match="b0 answers DeleteRecords too early"):
        stage.check(state_of(scene.run, 5))


@pytest.mark.parametrize("low_watermark", [0, 2])
def test_a_low_watermark_that_no_replica_has_diverges(low_watermark: int) -> None:
    steps = DELETION_STEPS + "; LeaderAnswerEmpty follower=1 leader=0; FollowerAppend follower=1; "
    steps += "LeaderParkFetch follower=1 leader=0; AnswerDeletion leader=0"
    scene = Scene(run_of(trace_of("kafka-2.5", DELETION, steps)))
    broker = scene.cluster.brokers[0]
    broker.log_start = lambda: 1  # type: ignore[attr-defined]
    scene.play(4)
    broker.producer.answers.append({"Topics": [{"Partitions": [{"ErrorCode": 0, "LowWatermark": low_watermark}]}]})
    with pytest.raises(Diverged, match="does not answer DeleteRecords as it should"):
        scene.play(8)


def test_a_leader_that_refuses_to_delete_diverges() -> None:
    scene = Scene(run_of(trace_of("kafka-2.5", DELETION, DELETION_STEPS)))
    scene.cluster.brokers[0].log_start = lambda: 0  # type: ignore[attr-defined]
    scene.cluster.brokers[0].producer.answers.append(ANSWERED_DELETION)
    with pytest.raises(Diverged, match="b0 does not delete up to 1"):
        scene.play(4)


def test_a_leader_that_asks_for_a_larger_isr_than_in_the_model_diverges(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = ControllerLink.__new__(ControllerLink)
    link.known, link.wanted, link.undone, link.larger, link.versions = Known(0, (0,)), None, 0, (), count()
    monkeypatch.setattr(scene.cluster, "controller_links", {0: link})
    for members in ((), (0,), (0, 1)):
        scene.stage.check_asked()
        partition = {"LeaderEpoch": 0, "NewIsr": list(members)}
        body = {"Topics": [{"TopicName": "t", "Partitions": [partition]}]}
        link.asked_for_isr(Mock(request=Request("AlterPartition", 0, 0, "", body)))
    with pytest.raises(Diverged, match=r"b0 asks for the ISR \[0, 1\], which in the model it does not"):
        scene.stage.check_asked()


def test_a_leader_that_tries_to_write_a_larger_isr_than_in_the_model_diverges(scene: Scene) -> None:
    broker, stage = scene.cluster.brokers[0], scene.stage
    broker.said = lambda: 7  # type: ignore[attr-defined]
    broker.said_since = lambda _: "Expanding ISR from 0 to 0,1 (kafka)"  # type: ignore[attr-defined]
    with pytest.raises(Diverged, match="b0 expands the ISR, which in the model it does not: Expanding ISR from 0 to"):
        stage.without_joining(0, lambda: None)
    stage.before = stage.before.replace(quorum_epoch=1)  # it cannot write it, in the model either
    stage.without_joining(0, lambda: None)


def test_a_fetch_that_comes_again_may_let_the_leader_try_what_the_one_that_waited_could_not(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The follower left the ISR while its fetch waited: an answer to that one takes it in nowhere."""
    broker, stage, link = scene.cluster.brokers[0], scene.stage, Mock(larger=(0, 1), known=Known(0, (0,)))
    broker.said = lambda: 7  # type: ignore[attr-defined]
    broker.said_since = lambda _: "Expanding ISR from 0 to 0,1 (kafka)"  # type: ignore[attr-defined]
    monkeypatch.setattr(stage, "locks_isr", True)
    monkeypatch.setattr(stage, "_fetched", lambda *_: None)
    monkeypatch.setattr(scene.cluster, "controller_links", {0: link})
    stage.before = stage.before.replace(isr=((True, False), (False, False)))
    stage.after = stage.before
    with pytest.raises(Diverged, match="b0 expands the ISR"):
        stage.LeaderParkFetch(1, 0)
    assert link.larger
    stage.LeaderAnswerEmpty(1, 0)
    assert not link.larger
    link.larger = (0, 1, 2)
    stage.LeaderAnswerEmpty(1, 0)
    assert link.larger, "this fetch says nothing of another follower"


@pytest.mark.parametrize(
    ("member", "logged", "raised"),
    [
        (False, "Shrinking ISR from", "b0 does not take b1 into the ISR"),
        (False, "Expanding ISR from 0 to 0,1", ""),
        (True, "Expanding ISR from 0 to 0,1", "b0 does not remove b1 from the ISR"),
        (True, "Shrinking ISR from 0,1 to 0", ""),
    ],
)
def test_a_leader_that_does_not_even_try_to_write_another_isr_diverges(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, member: bool, logged: str, raised: str
) -> None:
    """One that tries may be kept from it by the harness."""
    broker, stage = scene.cluster.brokers[0], scene.stage
    broker.said = lambda: 0  # type: ignore[attr-defined]
    broker.said_since = lambda _: logged  # type: ignore[attr-defined]
    scene.cluster.unlock_isr = lambda _: None  # type: ignore[attr-defined]
    scene.cluster.lock_isr = lambda: None  # type: ignore[attr-defined]
    stage.known_version[0] = 5
    stage.before = stage.before.replace(isr=((True, member), *stage.before.isr[1:]))
    monkeypatch.setattr(isr, "wait_until", Mock(side_effect=NoAnswer("not within 60 s")))
    with pytest.raises(Diverged if raised else NoAnswer, match=raised or "not within 60 s"):
        stage.with_unlocked_isr(0, 1, lambda: None)


def test_another_high_watermark_in_a_response_diverges_though_the_response_be_lost() -> None:
    scene = Scene(run_of(LOSS))
    scene.asks(FakeExchange("Fetch", fetch(0), fetched(RECORD, hw=1)))
    with pytest.raises(Diverged, match="b0 sends b1 the high watermark 1, not 0"):
        scene.play(LOSS_STEPS["LeaderAnswerFetch"])


def test_a_broker_that_knows_no_role_diverges_only_where_the_model_has_one() -> None:
    """What is on its disk may be what the model says; that it answers with errors is not."""
    run = run_of(LOSS)
    state = state_of(run, 0)
    silent = Mock(spec=ZooKeeperBroker, number=0)
    silent.log.return_value, silent.epochs.return_value, silent.leads.return_value = [], (), True
    silent.log_end.return_value = silent.high_watermark.return_value = None
    silent.high_watermark_on_disk.return_value = silent.given_high_watermark = 0
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


def test_settings_follow_the_run() -> None:
    assert settings_for(run_of(LOSS))["min.insync.replicas"] == 2
    assert settings_for(run_of(LOSS))["replica.lag.time.max.ms"] > 3_600_000
    assert not leaders_change_isr(run_of(STALE)), "the controller alone changes it here"


# Files of a broker that is down ---------------------------------------------------------------------------------------


def test_what_is_done_to_the_files_of_a_broker_that_is_down(tmp_path: Path) -> None:
    broker = ZooKeeperBroker.__new__(ZooKeeperBroker)
    broker.folder = tmp_path
    broker.cluster = FakeCluster(2)  # type: ignore[assignment]
    broker.write_high_watermark(3)
    assert broker.high_watermark_on_disk() == 3
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


def test_a_leader_takes_members_of_the_isr_as_caught_up_when_it_begins_to_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though none has fetched from it. Else it holds its high watermark back for one that leaves the ISR at once."""
    scene, slept = Scene(run_of(LOSS)), list[float]()
    monkeypatch.setattr("tideproof.conformance.steps.isr.time.sleep", slept.append)
    scene.stage.wait_until_late(0, [1])
    scene.cluster.brokers[0].control.answers.append(TOLD)
    scene.stage.tell(0, 0, keeps_answer=True)
    scene.stage.wait_until_late(0, [1])
    assert slept[0] == 0.0 < slept[1]


def test_a_second_change_of_the_isr_is_noticed_where_it_comes_before_the_lock() -> None:
    exceptions = pytest.importorskip("kazoo.exceptions")
    cluster = ZooKeeperCluster.__new__(ZooKeeperCluster)
    cluster.topic, cluster._zk, cluster._zookeeper = "t", Mock(), None
    cluster._zk.get_async.return_value.get.return_value = b"{}", Mock(version=6)
    transaction = cluster._zk.transaction.return_value
    transaction.commit_async.return_value.get.return_value = [None, "/path"]
    cluster.lock_isr()
    assert transaction.delete.call_args.args[1] == 6
    transaction.commit_async.return_value.get.return_value = [
        exceptions.BadVersionError(),
        exceptions.RuntimeInconsistency(),
    ]
    with pytest.raises(NoAnswer, match="has changed the ISR again"):
        cluster.lock_isr()


def test_an_error_of_zookeeper_is_no_answer_nor_that_it_is_gone() -> None:
    exceptions = pytest.importorskip("kazoo.exceptions")
    cluster = ZooKeeperCluster.__new__(ZooKeeperCluster)
    cluster.topic, cluster._zk, cluster._zookeeper = "t", Mock(), Mock(has_ended=False)
    for method in ("get_async", "exists_async", "delete_async", "transaction"):
        getattr(cluster._zk, method).side_effect = exceptions.SessionExpiredError
    calls = (cluster.isr, cluster.state_version, cluster.lock_isr, lambda: cluster.write("/a", 1))
    for call in calls:
        with pytest.raises(NoAnswer, match="ZooKeeper does not answer: SessionExpiredError"):
            call()
    cluster._zookeeper.has_ended = True
    for call in calls:
        with pytest.raises(NoAnswer, match="ZooKeeper has ended"):
            call()
