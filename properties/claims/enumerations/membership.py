"""Claim 33 in figures: all schedules of bursts, and a follower of a given speed, explored as a graph of states."""

from __future__ import annotations

from typing import NamedTuple

from tideproof.properties.claims.enumerations import Tried, levels
from tideproof.properties.claims.small_models.membership import Follower, Rule, after_tick, is_late

STAYS = "a follower that fetches all there is at every tick is never late"
FOUND = "a follower that is slower than the writes is found late"
_MOST = 12
"""Lags and times beyond this many messages and ticks are all the same."""


class Membership(NamedTuple):
    """The number of states, the number in which the follower is late, and the fewest ticks to the first of these."""

    states: int
    late: int
    first_late: int | None


def explore_membership(rule: Rule, limit: int, burst: int, speed: int) -> Membership:
    """Explores all schedules of 0 … `burst` messages a tick, with a follower that fetches `speed` messages a tick."""

    def after(follower: Follower) -> list[Follower]:
        return [Follower(*(min(n, _MOST) for n in after_tick(follower, b, speed))) for b in range(burst + 1)]

    found = [(len(level), sum(is_late(f, rule, limit) for f in level)) for level in levels(Follower(), after)]
    first = next((depth for depth, (_, late) in enumerate(found) if late), None)
    return Membership(sum(states for states, _ in found), sum(late for _, late in found), first)


def try_membership(rule: Rule, limit: int, burst: int, speed: int) -> Tried:
    found = explore_membership(rule, limit, burst, speed)
    tried = Tried("states, all schedules of writes", found.states)
    tried.check(STAYS, not found.late, f"late in {found.late:,} states, first after {found.first_late} ticks")
    tried.check(FOUND, bool(found.late), "it is never late")
    return tried
