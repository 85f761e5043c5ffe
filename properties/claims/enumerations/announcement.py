"""Claim 25 in figures: all schedules of ISR changes on a grid of time, explored as a graph of states."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tideproof.properties.claims.small_models.announcement import LONGEST_MS, PERIOD_MS, QUIET_MS, Reading, is_due

STEP_MS = 500
_GIVE_UP_MS = 4 * LONGEST_MS


class Clock(NamedTuple):
    """What the rule depends on, in steps; ages beyond what the rule looks at are all the same."""

    to_next_look: int
    since_change: int
    since_announcement: int
    oldest_pending: int | None
    alone: bool  # whether the pending change is the only one since the last announcement


@dataclass
class Delays:
    """The longest waits and the shortest distance found, in milliseconds, and the number of states they are from.

    A wait of None has no end: a change was still waiting after four times the longest that the rule speaks of. A
    distance above 60 s is given as 60.5 s.
    """

    states: int
    longest_wait_ms: int | None
    longest_wait_alone_ms: int | None
    shortest_distance_ms: int


def explore_announcements(reading: Reading) -> Delays:
    """Every way in which changes may fall on the grid, one at each step or none, and what follows from them."""
    most_change, most_announcement = QUIET_MS // STEP_MS + 1, LONGEST_MS // STEP_MS + 1
    # A broker starts with both times at its start.
    level = {Clock(PERIOD_MS // STEP_MS, 0, 0, None, False)}
    seen: set[Clock] = set()
    waits, waits_alone, distances, endless = [0], [0], [most_announcement * STEP_MS], False
    while level:
        seen |= level
        after = set()
        for now in level:
            for changes in (False, True):
                # A step of time passes; then there may be a change; then, if it is time, the task looks.
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
                    ages = change_age * STEP_MS, announcement_age * STEP_MS
                    if is_due(oldest is not None, *ages, reading):
                        waits.append((oldest or 0) * STEP_MS)
                        if alone:
                            waits_alone.append((oldest or 0) * STEP_MS)
                        distances.append(announcement_age * STEP_MS)
                        announcement_age, oldest, alone = 0, None, False
                if oldest is not None and oldest * STEP_MS > _GIVE_UP_MS:
                    endless = True
                    continue
                after.add(Clock(look, change_age, announcement_age, oldest, alone))
        level = after - seen
    return Delays(len(seen), None if endless else max(waits), max(waits_alone), min(distances))
