"""Traces that are replayed on real brokers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tideproof.conformance import jars
from tideproof.conformance.releases import WITH_EITHER
from tideproof.model.language.properties import watched
from tideproof.model.protocols.catalogue import named
from tideproof.model.runs.replay import Run, replay
from tideproof.model.runs.trace import Trace, parse_trace
from tideproof.properties.invariants.catalogue import PROPERTIES

ACKED = {"acks": -1, "min_insync_replicas": 2}


def trace_of(protocol: str, bounds: dict[str, int], steps: str, asked: str = "AckedSurvive") -> Trace:
    actions: list[dict[str, Any]] = []
    for step in steps.split(";"):
        name, *parameters = step.split()
        actions.append({"name": name, "parameters": {k: int(v) for k, v in (p.split("=") for p in parameters)}})
    trace = {"format": "tideproof trace 1", "version": "", "engine": "", "property": asked, "actions": actions}
    return parse_trace(json.dumps({**trace, "protocol": protocol, "bounds": bounds}).encode())


LOSS = trace_of(
    "kafka-0.10",
    {"replicas": 2, "log_size": 1, "records": 1, "epochs": 2, "crashes": 1, **ACKED},
    """LeaderAppend leader=0; LeaderAnswerFetch follower=1 leader=0; FollowerAppend follower=1;
    LeaderParkFetch follower=1 leader=0; CrashAndRestart replica=1; BecomeFollower epoch=0 replica=1 leader=0;
    LeaderAcknowledge leader=0 record=0 offset=0; ElectPreferred replica=1; BecomeLeader epoch=1 replica=1""",
)
"""The follower comes back with the high watermark 0, truncates to it and is elected."""

STALE = trace_of(
    "kafka-2.5",
    {"replicas": 3, "log_size": 1, "records": 1, "epochs": 4, **ACKED},
    """LeaderAppend leader=0; LeaderAnswerFetch follower=1 leader=0; FollowerAppend follower=1;
    LeaderParkFetch follower=1 leader=0; ElectPreferred replica=2; BecomeLeader epoch=1 replica=2;
    BecomeFollower epoch=1 replica=1 leader=2; LeaderAnswerEpoch follower=1 leader=2; FollowerTruncate follower=1;
    ElectAfterFailure replica=0; BecomeLeader epoch=2 replica=0; LeaderAcknowledge leader=0 record=0 offset=0;
    ElectPreferred replica=1; BecomeLeader epoch=3 replica=1""",
)
"""A leader that skipped an epoch counts on a follower that has truncated since."""


ONCE = {"log_size": 2, "records": 1, "acks": -1, "retries": 1, "idempotent": 1, "delete_records": 1}
FORGOTTEN = trace_of(
    "kafka-2.1.1",
    {"replicas": 2, "epochs": 2, **ONCE},
    """LeaderAppend leader=0; LeaderShrinkIsr leader=0 follower=1; DeleteRecords leader=0 offset=1; RequestTimesOut;
    LeaderRetry leader=0""",
    "NoDuplicates",
)
"""A leader forgets a producer with its last record (KAFKA-7190)."""

NEVER_HEARD = """LeaderAppend leader=0; LeaderAskShrink leader=0 follower=1; RequestTimesOut;
    ControllerAlterIsr leader=0; LeaderLearnIsr leader=0; DeleteRecords leader=0 offset=1;
    FollowerStartsAnew follower=1 leader=0; LeaderParkFetch follower=1 leader=0; ControllerAlterIsr leader=0;
    ElectPreferred replica=1; BecomeLeader epoch=1 replica=1; LeaderRetry leader=1"""
WITH_ZOOKEEPER, WITH_KRAFT = (
    trace_of(protocol, {"replicas": 2, "epochs": 3, **ONCE}, NEVER_HEARD, "OnceAcrossLeaders")
    for protocol in ("kafka-3.9.1", "kafka-4.1")
)
"""A follower begins its log again, is elected, and knows no producer of before."""

RENEWED = trace_of(
    "kafka-2.5",
    {"replicas": 2, "epochs": 1, "log_size": 2, "records": 1, "acks": -1, "retries": 1, "idempotent": 1}
    | {"producer_epochs": 1},
    """LeaderAppend leader=0; LeaderShrinkIsr leader=0 follower=1; RequestTimesOut; ProducerBeginsEpoch;
    LeaderRetry leader=0""",
    "NoDuplicates",
)
"""A producer begins a new epoch, and sends its record again in that (KIP-360)."""

STOPPED = trace_of(
    "kafka-4.1",
    {"replicas": 1, "epochs": 3, "crashes": 1, **ONCE},
    """LeaderAppend leader=0; DeleteRecords leader=0 offset=1; RequestTimesOut; ControllerFenceLast;
    StopAndRestart replica=0; ControllerUnfence replica=0; BecomeLeader epoch=2 replica=0; LeaderRetry leader=0""",
    "NoDuplicates",
)
"""A broker stops cleanly with nothing left in its log."""


def trace_file(folder: Path, trace: Trace) -> str:
    file = folder / "trace.json"
    file.write_bytes(trace.to_json())
    return str(file)


def run_of(trace: Trace) -> Run:
    protocol = named(trace.protocol)
    (prop,) = (p for p in PROPERTIES if p.name == trace.property)
    system = watched(protocol, trace.bounds_for(protocol), [prop])
    return replay(system, trace.steps_in(system))


def fetched(version: str) -> None:
    """Skips the test, with the reason, where the jars of a release cannot be had within some minutes."""
    try:
        jars.jars_of(WITH_EITHER[version], None, print, seconds=240)
    except jars.NotInstalled as error:
        pytest.skip(str(error))
