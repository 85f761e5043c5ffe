"""What the tutorials say of functions: tried on every case of a range, and nothing more is claimed."""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import product
from pathlib import Path
from typing import Any

from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5
from tideproof.model.protocols.broker.state import BrokerState
from tideproof.model.protocols.broker.steps.leading import least_end_in_isr
from tideproof.properties.claims.enumerations.announcement import explore_announcements
from tideproof.properties.claims.enumerations.assignment import Balance, try_kafka, try_tutorial
from tideproof.properties.claims.enumerations.membership import explore_membership
from tideproof.properties.claims.enumerations.storage import (
    KILL,
    POWER_LOSS,
    CrashModel,
    Tried,
    settings_for,
    try_look_ups,
    try_recovery,
)
from tideproof.properties.claims.small_models.announcement import LONGEST_MS, PERIOD_MS, QUIET_MS
from tideproof.properties.claims.small_models.announcement import Reading as Announcing
from tideproof.properties.claims.small_models.assignment import assigned
from tideproof.properties.claims.small_models.membership import Rule
from tideproof.properties.claims.small_models.recovery import KAFKA
from tideproof.properties.claims.small_models.recovery import Reading as Recovery


@dataclass(frozen=True)
class Figures:
    """How much was tried, in words; and for each promise that was broken the first case in which it was."""

    tried: str
    broken: Mapping[str, str]


# 9, 27 ----------------------------------------------------------------------------------------------------------------


def _balance(found: Balance) -> Figures:
    return Figures(
        f"{found.cases:,} assignments", {p: f"{found.broken[p]:,}, first with {c}" for p, c in found.first.items()}
    )


def assignment(rule: Callable[..., Balance], **ranges: int) -> Figures:
    return _balance(rule(**ranges))


SHORTEST_STAVE = "the high watermark is the least log end offset in the ISR"
EXAMPLE = "ends 9, 7 and 6 give 6, and 7 without the slowest"
RAISES = "it rises when, and only when, who leaves is alone the slowest"


def barrel(most: int) -> Figures:
    """Every triple of log end offsets up to `most`, leader first, with every ISR, and every follower leaving it."""
    start = BrokerState.initial(KAFKA_2_5.bounded(replicas=3, log_size=most))
    cases, broken = 0, {}

    def high_watermark(ends: Sequence[int], isr: Sequence[bool]) -> int:
        known = start.replace(leo=tuple(ends), remote_leo=(tuple(ends),) * 3, isr=(tuple(isr),) * 3)
        return int(least_end_in_isr(known, 0))  # type: ignore[arg-type]  # ints in, an int out

    if (high_watermark((9, 7, 6), (True,) * 3), high_watermark((9, 7, 6), (True, True, False))) != (6, 7):
        broken[EXAMPLE] = "9, 7, 6"
    for ends in product(range(most + 1), repeat=3):
        if ends[0] < max(ends):  # the leader's log is the longest of the ISR's
            continue
        for second, third in product((False, True), repeat=2):
            isr = (True, second, third)
            inside = [end for end, member in zip(ends, isr, strict=True) if member]
            cases += 1
            if high_watermark(ends, isr) != min(inside):
                broken.setdefault(SHORTEST_STAVE, f"{ends}, ISR {isr}")
            for leaving in (r for r in (1, 2) if isr[r]):
                cases += 1
                after = tuple(member and r != leaving for r, member in enumerate(isr))
                is_alone_slowest = inside.count(ends[leaving]) == 1 and ends[leaving] == min(inside)
                if (high_watermark(ends, after) > high_watermark(ends, isr)) != is_alone_slowest:
                    broken.setdefault(RAISES, f"{ends}, ISR {isr} without {leaving}")
    return Figures(f"{cases:,} cases", broken)


def assignment_that_fits(brokers: int, partitions: int, only_multiples: bool) -> Figures:
    """The tutorials' rule with no more replicas than brokers; if asked, only with partitions a multiple of brokers."""
    balance = Balance()
    for n, p in product(range(1, brokers + 1), range(1, partitions + 1)):
        for r in range(1, n + 1 if not only_multiples or p % n == 0 else 1):
            balance.judge(f"{n} brokers, {p} partitions, {r} replicas", assigned(n, p, r), n)
    return _balance(balance)


# 25, 33 ---------------------------------------------------------------------------------------------------------------

ALWAYS_ANNOUNCED = "every change is announced"
SOON = f"a change that no other follows is announced within {(QUIET_MS + PERIOD_MS) / 1000:g} s"
RARE = f"two announcements are more than {QUIET_MS / 1000:g} s apart"


def announcements(reading: Announcing) -> Figures:
    found = explore_announcements(reading)
    broken = {}
    if found.longest_wait_ms is None:
        broken[ALWAYS_ANNOUNCED] = f"changes less than {QUIET_MS / 1000:g} s apart, for ever"
    elif found.longest_wait_ms > LONGEST_MS + PERIOD_MS:
        broken[ALWAYS_ANNOUNCED] = f"one waits {found.longest_wait_ms / 1000:g} s"
    if found.longest_wait_alone_ms is None or found.longest_wait_alone_ms > QUIET_MS + PERIOD_MS:
        broken[SOON] = "one waits longer"
    if found.shortest_distance_ms <= QUIET_MS:
        broken[RARE] = f"{found.shortest_distance_ms / 1000:g} s"
    return Figures(f"{found.states:,} states, all schedules on a grid of 0.5 s", broken)


STAYS = "a follower that fetches all there is at every tick is never late"
FOUND = "a follower that is slower than the writes is found late"


def membership(rule: Rule, limit: int, burst: int, speed: int) -> Figures:
    found = explore_membership(rule, limit, burst, speed)
    if found.first_late is None:
        broken = {FOUND: "it is never late"}
    else:
        broken = {STAYS: f"late in {found.late:,} states, first after {found.first_late} ticks"}
    return Figures(f"{found.states:,} states, all schedules of writes", broken)


# 31, 32 ---------------------------------------------------------------------------------------------------------------


@contextmanager
def _folder() -> Iterator[Path]:
    """In memory where the machine has that: thousands of small files take a fraction of the time there."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield Path(folder)


def look_ups(go_on: bool, offsets: int, segment_bytes: list[int], index_interval_bytes: list[int]) -> Figures:
    with _folder() as folder:
        tried = try_look_ups(folder, offsets, settings_for(segment_bytes, index_interval_bytes), go_on)
    return Figures(f"{tried.cases:,} logs, {tried.checks // 2:,} look-ups", _in_short(tried.failures))


def recoveries(
    crashes: CrashModel,
    reading: Recovery,
    offsets: int,
    segment_bytes: list[int],
    index_interval_bytes: list[int],
    flush_on_roll: bool = False,
) -> Figures:
    settings = settings_for(segment_bytes, index_interval_bytes, flush_on_roll)
    with _folder() as folder:
        tried: Tried = try_recovery(folder, offsets, settings, crashes, reading)
    what = "kills of the process" if crashes is KILL else "power losses"
    return Figures(f"{tried.cases:,} {what}", _in_short(tried.failures))


def _in_short(failures: Mapping[str, str]) -> dict[str, str]:
    """The cases with their settings in words, and files without the zeros in front of their names."""
    settings = r"Settings\(segment_bytes=(\d+), index_interval_bytes=(\d+),[^)]*\)"
    words = {p: re.sub(settings, r"segments of \1 bytes, index interval \2", case) for p, case in failures.items()}
    return {p: re.sub(r"'0{10,}(\d+\.\w+)'", r"\1", case) for p, case in words.items()}


TRIALS: Mapping[str, Callable[..., Figures]] = {
    "the tutorials' assignment": partial(assignment, try_tutorial),
    "the tutorials' assignment, with brokers enough": partial(assignment_that_fits, only_multiples=False),
    "the tutorials' assignment, as many partitions on each broker": partial(assignment_that_fits, only_multiples=True),
    "Kafka's assignment": partial(assignment, try_kafka),
    "the barrel": barrel,
    "announced if quiet or long ago": partial(announcements, Announcing.ONE_OF_THEM),
    "announced if quiet and long ago": partial(announcements, Announcing.BOTH),
    "late by messages behind": partial(membership, Rule.MESSAGES),
    "late by time since level": partial(membership, Rule.TIME_SINCE_LEVEL),
    "late by time since fetch": partial(membership, Rule.TIME_SINCE_FETCH),
    "look-up that goes on": partial(look_ups, True),
    "look-up that ends with its segment": partial(look_ups, False),
    "recovery after a kill": partial(recoveries, KILL, KAFKA),
    "recovery after a power loss": partial(recoveries, POWER_LOSS, KAFKA),
    "recovery without checksums": partial(recoveries, POWER_LOSS, Recovery(check_crc=False)),
    "recovery from the segment after the point": partial(recoveries, KILL, Recovery(from_segment_that_contains=False)),
}
"""By name; the other arguments are in the question."""


def tried(name: str, given: Mapping[str, Any]) -> Figures:
    """The figures of a trial, which is run once for all its promises. KeyError for one that there is not."""
    return _tried(name, json.dumps(given, sort_keys=True))


@lru_cache(maxsize=8)
def _tried(name: str, given: str) -> Figures:
    return TRIALS[name](**json.loads(given))
