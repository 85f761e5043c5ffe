"""Claim 33 in figures: all schedules of bursts, and a follower of a given speed, explored as a graph of states."""

from __future__ import annotations

from dataclasses import dataclass

from tideproof.properties.claims.small_models.membership import Follower, Rule, after_tick, is_late

_MOST = 12
"""Lags and times beyond this many messages and ticks are all the same."""


@dataclass(frozen=True)
class Membership:
    """How many states there are, in how many the follower is late, and the fewest ticks to the first of them."""

    states: int
    late: int
    first_late: int | None


def explore_membership(rule: Rule, limit: int, burst: int, speed: int) -> Membership:
    """Every way to write 0 … `burst` messages a tick, with a follower that fetches `speed` messages a tick."""
    level, seen, late, first, depth = {Follower()}, {Follower()}, 0, None, 0
    while level:
        now_late = sum(is_late(f, rule, limit) for f in level)
        if now_late and first is None:
            first = depth
        late += now_late
        after = {_capped(after_tick(f, written, speed)) for f in level for written in range(burst + 1)}
        level = after - seen
        seen |= level
        depth += 1
    return Membership(len(seen), late, first)


def _capped(f: Follower) -> Follower:
    return Follower(min(f.behind, _MOST), min(f.since_level, _MOST), min(f.since_fetch, _MOST))
