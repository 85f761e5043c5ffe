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


def trace_of(protocol: str, bounds: dict[str, int], steps: str) -> Trace:
    actions: list[dict[str, Any]] = []
    for step in steps.split(";"):
        name, *parameters = step.split()
        actions.append({"name": name, "parameters": {k: int(v) for k, v in (p.split("=") for p in parameters)}})
    trace = {"format": "tideproof trace 1", "version": "", "engine": "", "property": "AckedSurvive", "actions": actions}
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
