"""The museum: losses and divergences that generations of the protocol really had, each a kept trace with its story.

A room is a file of `museum/`: a canonical trace with one more entry, `story`. Adding a room is adding a file; the tests
replay every room, show that it breaks its own protocol, and that it does not break the one that mended it. The files'
names begin with a number: rooms are shown in that order, and its hundreds are the hall that a room lies in.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from tideproof.model.runs.trace import Trace, TraceError, parse_trace

HALLS = (
    "Published level: a fetch is one step, and no broker crashes",
    "Brokers: truncation",
    "Brokers: the high watermark, the ISR and elections",
    "Brokers: acknowledgements",
    "Brokers: what consumers see",
    "Brokers: what is on disk",
)


@dataclass(frozen=True)
class Room:
    """A kept trace and its story.

    `mended_by` names the protocol under which this schedule does no harm, in a world with the bounds `mended_with` in
    the place of the trace's own: some flaws lie in the settings alone.
    """

    name: str
    hall: str
    title: str
    believed: str
    happens: str
    mended: str
    mended_by: str
    kip: str
    trace: Trace
    mended_with: Mapping[str, int]


_TEXTS = ("title", "believed", "happens", "mended", "mended_by", "kip")


def rooms() -> tuple[Room, ...]:
    """All rooms, in the order of their files' names, which begin with a number."""
    folder = files("tideproof.counterexamples.museum")
    found = sorted((f for f in folder.iterdir() if f.name.endswith(".json")), key=lambda f: f.name)
    return tuple(_room(file) for file in found)


def _room(file: Traversable) -> Room:
    content = file.read_bytes()
    trace = parse_trace(content)
    story = json.loads(content).get("story")
    if not isinstance(story, dict) or any(not isinstance(story.get(key), str) for key in _TEXTS):
        raise TraceError(f'{file.name}: "story" must have the texts {", ".join(_TEXTS)}')
    with_ = story.get("mended_with", {})
    if not isinstance(with_, dict) or any(type(value) is not int for value in with_.values()):
        raise TraceError(f'{file.name}: "mended_with" must be bounds')
    number, _, name = file.name.removesuffix(".json").partition("-")
    texts = {key: story[key] for key in _TEXTS}
    return Room(name=name, hall=HALLS[int(number) // 100], trace=trace, mended_with=with_, **texts)
