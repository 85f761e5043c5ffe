"""A stage for single steps, on brokers that say what a test wants them to say."""

from __future__ import annotations

import tempfile
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, ClassVar

import pytest

from support.real_kafka import LOSS, run_of, trace_of
from tideproof.conformance.cluster import NEVER
from tideproof.conformance.links import NoAnswer
from tideproof.conformance.messages import Request
from tideproof.conformance.observing import state_of
from tideproof.conformance.records import encoded_batch
from tideproof.conformance.releases import RELEASES
from tideproof.conformance.stage import Stage
from tideproof.conformance.steps.base import Diverged
from tideproof.model.protocols.broker.state import BrokerState
from tideproof.model.runs.replay import Run

RECORD = encoded_batch(0, 0, [b"r1@e0"])
LOSS_STEPS = {name: number for number, (name, _) in enumerate(LOSS.actions)}


def fetch(offset: int = 0, epoch: int = -1) -> dict[str, Any]:
    return {"Topics": [{"Partitions": [{"FetchOffset": offset, "CurrentLeaderEpoch": epoch}]}]}


def fetched(
    records: bytes = b"", error: int = 0, session_error: int = 0, hw: int = 0, **offsets: int
) -> dict[str, Any]:
    partition = {"ErrorCode": error, "Records": records, "HighWatermark": hw, **offsets}
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
    """It says what a test gives it: `ask`, `log_start`, `said` and `said_since` are there to be replaced."""

    def __init__(self, number: int) -> None:
        self.number, self.done, self.ends = number, list[str](), deque([0])
        self.control, self.producer = FakeConnection(), FakeConnection()
        self.is_down = False
        self.said: Callable[[], int] = lambda: 7
        self.said_since: Callable[[int], str] = lambda since: ""
        self.ask: Callable[..., dict[str, Any]]
        self.log_start: Callable[[], int]

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
    topic, partition, release, folder = "t", 0, RELEASES["0.11.0.3"], Path(tempfile.gettempdir())
    controller_links: ClassVar[dict[int, Any]] = {}
    settings: ClassVar[dict[str, Any]] = {"replica.lag.time.max.ms": NEVER}

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

    lock_isr = unlock_isr = update_metadata


TOLD = {"ErrorCode": 0, "PartitionErrors": []}


class Scene:
    """A run of the model, and a stage of fakes on which single steps of it are played."""

    def __init__(self, run: Run) -> None:
        self.run, self.cluster = run, FakeCluster(run.system.bounds.replicas)
        self.stage = Stage(self.cluster, run)  # type: ignore[arg-type]
        self.stage.decide(0, self.cluster.all_brokers)

    @classmethod
    def of(cls, protocol: str, bounds: dict[str, int], steps: str) -> Scene:
        return cls(run_of(trace_of(protocol, bounds, steps)))

    @property
    def leader(self) -> FakeBroker:
        """That of epoch 0."""
        return self.cluster.brokers[0]

    def state(self, number: int) -> BrokerState:
        return state_of(self.run, number)

    def check(self, number: int) -> None:
        self.stage.check(self.state(number))

    def appends(self, number: int) -> None:
        """A step with which the log of the leader comes to end elsewhere."""
        self.leader.ends.extend([0, 1])
        self.play(number)

    def asks(self, *exchanges: FakeExchange) -> None:
        self.cluster.links[1, 0].asked.extend(exchanges)

    def play(self, number: int) -> None:
        """The step with this number, counted from 0."""
        self.stage.play(self.run.steps[number], state_of(self.run, number), state_of(self.run, number + 1))


def diverges(said: str, error: type[Exception] = Diverged) -> AbstractContextManager[object]:
    """In it brokers diverge, and this is said of it; nothing where nothing is said."""
    return pytest.raises(error, match=said) if said else nullcontext()


ANSWER_FETCH, APPEND, PARK, CRASH, FOLLOW, ACKNOWLEDGE = 1, 2, 3, 4, 5, 6
