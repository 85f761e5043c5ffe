"""Claim 25 in figures: all schedules of ISR changes on a grid of time, explored as a graph of states."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tideproof.properties.claims.enumerations import Tried, levels
from tideproof.properties.claims.small_models.announcement import LONGEST_MS, PERIOD_MS, QUIET_MS, Reading, is_due

ALWAYS_ANNOUNCED = "every change is announced"
SOON = f"a change that no other follows is announced within {(QUIET_MS + PERIOD_MS) / 1000:g} s"
RARE = f"two announcements are more than {QUIET_MS / 1000:g} s apart"
STEP_MS = 500
_GIVE_UP_MS = 4 * LONGEST_MS


class Clock(NamedTuple):
    """The state that the rule depends on, in steps; ages are cut off at the rule's largest limit."""

    to_next_look: int
    since_change: int
    since_announcement: int
    oldest_pending: int | None
    alone: bool  # whether the pending change is the only one since the last announcement


class Delays(NamedTuple):
    """The longest waits and the shortest distance found, in milliseconds, and the number of states explored.

    A wait of None is unbounded: a change was still waiting after four times the rule's largest limit. A distance above
    60 s is given as 60.5 s.
    """

    states: int
    longest_wait_ms: int | None
    longest_wait_alone_ms: int
    shortest_distance_ms: int


def explore_announcements(reading: Reading) -> Delays:
    """Explores all schedules of changes on the grid, with one change or none at each step."""
    most_change, most_announcement = QUIET_MS // STEP_MS + 1, LONGEST_MS // STEP_MS + 1
    waits, waits_alone, distances, endless = [0], [0], [most_announcement], False

    def after(now: Clock) -> Iterator[Clock]:
        nonlocal endless
        for changes in (False, True):
            # A step of time passes; then there may be a change; then, if it is due, the task runs.
            change_age = min(now.since_change + 1, most_change)
            announcement_age = min(now.since_announcement + 1, most_announcement)
            oldest, alone = now.oldest_pending, now.alone
            if oldest is not None:
                oldest += 1
            if changes:
                change_age, oldest, alone = 0, oldest or 0, oldest is None
            look = now.to_next_look - 1
            if look == 0:
                look = PERIOD_MS // STEP_MS
                if is_due(oldest is not None, change_age * STEP_MS, announcement_age * STEP_MS, reading):
                    waits.append(oldest or 0)
                    if alone:
                        waits_alone.append(oldest or 0)
                    distances.append(announcement_age)
                    announcement_age, oldest, alone = 0, None, False
            if oldest is not None and oldest * STEP_MS > _GIVE_UP_MS:
                endless = True
            else:
                yield Clock(look, change_age, announcement_age, oldest, alone)

    # A broker starts with both times at its start.
    states = sum(map(len, levels(Clock(PERIOD_MS // STEP_MS, 0, 0, None, False), after)))
    longest = None if endless else max(waits) * STEP_MS
    return Delays(states, longest, max(waits_alone) * STEP_MS, min(distances) * STEP_MS)


def try_announcements(reading: Reading) -> Tried:
    states, longest, alone, distance = explore_announcements(reading)
    tried = Tried("states, all schedules on a grid of 0.5 s", states)
    endless = f"changes less than {QUIET_MS / 1000:g} s apart, for ever"
    waits = endless if longest is None else f"one waits {longest / 1000:g} s"
    tried.check(ALWAYS_ANNOUNCED, longest is not None and longest <= LONGEST_MS + PERIOD_MS, waits)
    tried.check(SOON, alone <= QUIET_MS + PERIOD_MS, "one waits longer")
    tried.check(RARE, distance > QUIET_MS, f"{distance / 1000:g} s")
    return tried
