"""Traces that many tests use."""

from __future__ import annotations

from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.twin import Twin
from tideproof.model.language.properties import Property
from tideproof.model.runs.replay import Run
from tideproof.model.runs.trace import Trace


def counterexample(run: Run, prop: Property, notes: tuple[str, ...] = (), twin: Twin | None = None) -> Counterexample:
    return Counterexample(Trace.of(run.system, prop.name, "exhaustive", run.steps), run, prop, notes, twin)


def nothing_said(name: str, run: Run) -> Property:
    """A property that is true of everything."""
    return Property(name, "", run.system.protocol.state, lambda *_: True)


# The shortest way to break StrongIsr before 0.11, in the configuration of the published constants.
LOSS = Trace(
    protocol="hw-truncation",
    bounds={"replicas": 2, "log_size": 3, "records": 3, "epochs": 3},
    property="StrongIsr",
    engine="hand",
    version="0.1.0",
    actions=(
        ("ControllerElectLeader", {"replica": 0}),
        ("BecomeLeader", {"epoch": 0, "replica": 0}),
        ("LeaderWrite", {"leader": 0}),
        ("BecomeFollowerTruncateToHighWatermark", {"epoch": 0, "replica": 1, "leader": 0}),
        ("FollowerReplicate", {"follower": 1, "leader": 0}),
        ("LeaderIncHighWatermark", {"leader": 0}),
        ("ControllerShrinkIsr", {"replica": 0}),
        ("ControllerElectLeader", {"replica": 1}),
    ),
)
