"""The museum: losses and divergences that generations of the protocol really had, each a kept trace with its story.

A room is a file of `museum/`: a canonical trace with one more entry, `story`. Adding a room is adding a file; the tests
replay every room, show that it breaks its own generation, and that it does not break the one that mended it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from tideproof.counterexamples.trace import Trace, TraceError, parse_trace


@dataclass(frozen=True)
class Room:
    """A kept trace and its story. `mended_by` names the protocol under which this schedule does no harm."""

    name: str
    title: str
    believed: str
    happens: str
    mended: str
    mended_by: str
    kip: str
    trace: Trace


_TEXTS = ("title", "believed", "happens", "mended", "mended_by", "kip")


def rooms() -> tuple[Room, ...]:
    """All rooms, in the order of their files' names, which begin with a number."""
    folder = files("tideproof.counterexamples").joinpath("museum")
    found = sorted((f for f in folder.iterdir() if f.name.endswith(".json")), key=lambda f: f.name)
    return tuple(_room(file) for file in found)


def _room(file: Traversable) -> Room:
    content = file.read_bytes()
    trace = parse_trace(content)
    story = json.loads(content).get("story")
    if not isinstance(story, dict) or any(not isinstance(story.get(key), str) for key in _TEXTS):
        raise TraceError(f'{file.name}: "story" must have the texts {", ".join(_TEXTS)}')
    name = file.name.removesuffix(".json").partition("-")[2]
    return Room(name=name, trace=trace, **{key: story[key] for key in _TEXTS})
