"""Recordings of brokers that do what a run of the model does, without brokers."""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping
from typing import Any

from tideproof.conformance.observing import concrete, state_of, value_of
from tideproof.conformance.recording import Recorder, shown
from tideproof.conformance.records import encoded
from tideproof.model.language.actions import members
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.state import BrokerState, latest_known_epoch
from tideproof.model.runs.replay import Run

Line = dict[str, Any]


def lines_of(content: bytes) -> list[Line]:
    return [json.loads(line) for line in content.splitlines()]


def file_of(lines: list[Line]) -> bytes:
    return "".join(f"{json.dumps(line)}\n" for line in lines).encode()


def recorded(run: Run, kafka: str, lag_ms: int = 10**9) -> bytes:
    """What the harness would record of a run."""
    bounds = run.system.bounds
    traffic = _Traffic(bounds.acks or -1)
    for number, step in enumerate(run.steps):
        act = getattr(traffic, step.action.name, None)
        if act is not None:
            act(state_of(run, number), state_of(run, number + 1), **step.parameters)
    head = {"kafka": kafka, "topic": "t", "replicas": bounds.replicas, "unclean": bool(bounds.unclean)}
    settings = {"min_insync_replicas": bounds.min_insync_replicas, "replica_lag_time_max_ms": lag_ms}
    return traffic.recorder.to_lines({**head, **settings})


class _Traffic:
    """The messages that go with each action, by its name."""

    def __init__(self, acks: int) -> None:
        self.recorder, self._acks = Recorder(), acks
        self._held: dict[int, int] = {}
        self._produced: dict[int, int] = {}

    def _asked(self, sender: int | str, to: int, api: str, body: Mapping[str, Any]) -> int:
        number = self.recorder.request(sender, to, api, 0, body)
        self.recorder.event("forwarded", exchange=number)
        return number

    def _answer(self, number: int, body: Mapping[str, Any]) -> None:
        self.recorder.event("response", exchange=number, body=shown(body))

    def _decision(self, s: BrokerState, epoch: int, leader: int, to: int) -> None:
        isr = members(s.quorum_isr if s.quorum_epoch == epoch else s.request_isr[epoch])
        state = {"TopicName": "t", "PartitionIndex": 0, "Leader": leader, "LeaderEpoch": epoch, "Isr": list(isr)}
        number = self._asked("controller", to, "LeaderAndIsr", {"UngroupedPartitionStates": [state]})
        self._answer(number, {"ErrorCode": 0, "PartitionErrors": [{"TopicName": "t", "ErrorCode": 0}]})

    def BecomeLeader(self, s: BrokerState, _: BrokerState, epoch: int, replica: int) -> None:
        self._decision(s, epoch, replica, replica)

    def BecomeFollower(self, s: BrokerState, _: BrokerState, epoch: int, replica: int, leader: int) -> None:
        self._decision(s, epoch, leader, replica)

    def _fetched(self, s: BrokerState, t: BrokerState, follower: int, leader: int, mark: int) -> int:
        asked = {"Partition": 0, "FetchOffset": s.leo[follower], "CurrentLeaderEpoch": s.epoch[follower]}
        number = self._asked(follower, leader, "Fetch", {"Topics": [{"Topic": "t", "Partitions": [asked]}]})
        answer: dict[str, Any] = {"PartitionIndex": 0, "ErrorCode": 0, "HighWatermark": mark}
        record, epoch = concrete(t.answer_record[follower]), concrete(t.answer_epoch[follower])
        if record != NIL:
            data = bytearray(encoded(2, value_of(record, epoch), 0))
            struct.pack_into(">q", data, 0, s.leo[follower])
            struct.pack_into(">i", data, 12, epoch)
            answer["Records"] = bytes(data)
        self._answer(number, {"Responses": [{"Topic": "t", "Partitions": [answer]}]})
        return number

    def LeaderAnswerFetch(self, s: BrokerState, t: BrokerState, follower: int, leader: int) -> None:
        self._held[follower] = self._fetched(s, t, follower, leader, concrete(s.hw[leader]))

    def LeaderParkFetch(self, s: BrokerState, t: BrokerState, follower: int, leader: int) -> None:
        number = self._fetched(s, t, follower, leader, concrete(t.hw[leader]))
        self.recorder.event("lost", exchange=number)

    def LeaderAnswerEmpty(self, s: BrokerState, t: BrokerState, follower: int, leader: int) -> None:
        self._held[follower] = self._fetched(s, t, follower, leader, concrete(s.hw[leader]))

    def LeaderAnswerEpoch(self, s: BrokerState, t: BrokerState, follower: int, leader: int) -> None:
        asked = {"Partition": 0, "LeaderEpoch": latest_known_epoch(s, follower)}
        body = {"Topics": [{"Topic": "t", "Partitions": [asked]}]}
        number = self._held[follower] = self._asked(follower, leader, "OffsetForLeaderEpoch", body)
        answer = {"Partition": 0, "ErrorCode": 0, "LeaderEpoch": t.answer_epoch[follower]}
        answer["EndOffset"] = t.answer_offset[follower]
        self._answer(number, {"Topics": [{"Topic": "t", "Partitions": [answer]}]})

    def FollowerAppend(self, _: BrokerState, __: BrokerState, follower: int) -> None:
        self.recorder.event("delivered", exchange=self._held.pop(follower))

    FollowerTruncate = FollowerAppend

    def AnswerLost(self, _: BrokerState, __: BrokerState, follower: int) -> None:
        self.recorder.event("lost", exchange=self._held.pop(follower))

    def LeaderAppend(self, s: BrokerState, _: BrokerState, leader: int) -> None:
        record = concrete(s.next_record)
        data = encoded(2, value_of(record, concrete(s.epoch[leader])), 0)
        topic = {"Name": "t", "PartitionData": [{"Index": 0, "Records": data}]}
        number = self._asked("producer", leader, "Produce", {"Acks": self._acks, "TopicData": [topic]})
        self._produced[record] = number

    def LeaderAcknowledge(self, _: BrokerState, __: BrokerState, leader: int, record: int, offset: int) -> None:
        part = {"Index": 0, "ErrorCode": 0, "BaseOffset": offset}
        number = self._produced[record]
        self._answer(number, {"Responses": [{"Name": "t", "PartitionResponses": [part]}]})
        self.recorder.event("delivered", exchange=number)

    def CrashAndRestart(self, _: BrokerState, __: BrokerState, replica: int) -> None:
        self.recorder.event("crash", broker=replica, kept=None)

    def PowerLoss(self, _: BrokerState, __: BrokerState, replica: int, end: int) -> None:
        self.recorder.event("crash", broker=replica, kept=end)
