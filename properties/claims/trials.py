"""The trials of the small models, by name. Their verdicts are about the given ranges only."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from tideproof.properties.claims.base import Trial
from tideproof.properties.claims.enumerations import Tried
from tideproof.properties.claims.enumerations.announcement import try_announcements
from tideproof.properties.claims.enumerations.assignment import try_kafka, try_tutorial
from tideproof.properties.claims.enumerations.barrel import try_barrel
from tideproof.properties.claims.enumerations.membership import try_membership
from tideproof.properties.claims.enumerations.storage import (
    KILL,
    POWER_LOSS,
    CrashModel,
    settings_for,
    try_look_ups,
    try_recovery,
)
from tideproof.properties.claims.small_models.announcement import Reading as Announcing
from tideproof.properties.claims.small_models.membership import Rule
from tideproof.properties.claims.small_models.recovery import KAFKA
from tideproof.properties.claims.small_models.recovery import Reading as Recovery


@contextmanager
def folder() -> Iterator[Path]:
    """A temporary folder, in memory if possible: thousands of small files take a fraction of the time there."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as name:
        yield Path(name)


def look_ups(go_on: bool, offsets: int, **settings: Any) -> Tried:
    with folder() as path:
        return try_look_ups(path, offsets, settings_for(**settings), go_on)


def recoveries(crashes: CrashModel, reading: Recovery, offsets: int, **settings: Any) -> Tried:
    with folder() as path:
        return try_recovery(path, offsets, settings_for(**settings), crashes, reading)


TRIALS: Mapping[str, Callable[..., Tried]] = {
    "the tutorials' assignment": try_tutorial,
    "the tutorials' assignment, with brokers enough": try_tutorial,
    "the tutorials' assignment, as many partitions on each broker": partial(try_tutorial, multiples=True),
    "Kafka's assignment": try_kafka,
    "the barrel": try_barrel,
    "announced if quiet or long ago": partial(try_announcements, Announcing.ONE_OF_THEM),
    "announced if quiet and long ago": partial(try_announcements, Announcing.BOTH),
    "late by messages behind": partial(try_membership, Rule.MESSAGES),
    "late by time since level": partial(try_membership, Rule.TIME_SINCE_LEVEL),
    "late by time since fetch": partial(try_membership, Rule.TIME_SINCE_FETCH),
    "look-up that goes on": partial(look_ups, True),
    "look-up that ends with its segment": partial(look_ups, False),
    "recovery after a kill": partial(recoveries, KILL, KAFKA),
    "recovery after a power loss": partial(recoveries, POWER_LOSS, KAFKA),
    "recovery without checksums": partial(recoveries, POWER_LOSS, Recovery(check_crc=False)),
    "recovery from the segment after the point": partial(recoveries, KILL, Recovery(from_segment_that_contains=False)),
}
"""By name; the other arguments are in the question."""


def tried(trial: Trial) -> Tried:
    """The figures of a trial, which runs once for all its promises. Raises KeyError for an unknown one."""
    return _tried(trial.name, json.dumps(trial.given, sort_keys=True))


@lru_cache(maxsize=8)
def _tried(name: str, given: str) -> Tried:
    return TRIALS[name](**json.loads(given))
