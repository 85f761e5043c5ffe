"""Scenarios: runs written as they are shown."""

from __future__ import annotations

from typing import Any

from tideproof.counterexamples.views.text import short_step
from tideproof.model.language.system import System
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import Run, replay


def schedule(protocol: str, steps: str, **bounds: int) -> Run:
    """The run of `LeaderAppend b0; FollowerAppend b1; …`. Raises ReplayError at a step that is not enabled."""
    system = System(PROTOCOLS[protocol], PROTOCOLS[protocol].bounded(**bounds))
    known = {short_step(step): step for step in system.instances}
    return replay(system, [known[step.strip()] for step in steps.split(";")])


def end(run: Run) -> Any:
    """The state that the run leads to."""
    return run.states[-1][0]


def enabled(run: Run) -> set[str]:
    """The steps that can be taken after the run."""
    return {short_step(step) for step, _ in run.system.successors(run.states[-1])}
