"""How short a violation can be at all: asked of the exhaustive engine, in the same world and of the same property."""

from __future__ import annotations

from dataclasses import dataclass

from tideproof.counterexamples.replay import Run, replay
from tideproof.model.protocol import System
from tideproof.properties.base import Property, Word
from tideproof.properties.exhaustive import Progress, explore


@dataclass(frozen=True)
class Shortest:
    """A shortest run that violates the property; or None, and why the engine cannot tell."""

    run: Run | None
    unknown: str = ""


def shortest(system: System, prop: Property, time_limit: float | None, progress: Progress = lambda _: None) -> Shortest:
    """A shortest run of this system that violates the property, within `time_limit` seconds."""
    with explore(
        system.protocol, system.bounds, [prop], stop_when_decided=True, time_limit=time_limit, progress=progress
    ) as found:
        verdict = found.verdicts[0]
        if verdict.word is Word.VIOLATED:
            return Shortest(replay(found.system, verdict.trace or ()))
        return Shortest(None, str(verdict))
