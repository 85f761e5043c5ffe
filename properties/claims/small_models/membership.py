"""The criterion for being in sync: the number of messages behind, or the time since the follower was level (claim 33).

The claim: "in sync are all that do not lag: the time since the last fetch is within a limit, or the number of messages
behind is". It says "or"; Kafka has had both, the one after the other. 0.8 had replica.lag.max.messages (4,000) beside
a limit of time; 0.9 dropped it (KIP-16), and counts from when the follower was last level with the leader's log end.
Verdicts, for every schedule of writes on a grid of time (`enumerations.membership`):

- By number, a follower that fetches all there is at every tick stays in the ISR: **false** as soon as one burst is
  larger than the limit. It is taken out, is level one tick later, and joins again; and so on at every burst.
- By time it stays: **true**, whatever the bursts.
- By time since the last *fetch*, a follower that fetches and never catches up stays for ever: **true**, and the reason
  why 0.9 asks for more than fetches.

Messages and ticks are small numbers here, and stand for thousands and milliseconds.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Rule(StrEnum):
    """The criterion by which a leader finds a follower late."""

    MESSAGES = "messages behind"
    TIME_SINCE_LEVEL = "time since it was level"
    TIME_SINCE_FETCH = "time since its last fetch"


class Follower(NamedTuple):
    """A follower as its leader knows it; times are in ticks."""

    behind: int = 0
    since_level: int = 0
    since_fetch: int = 0


def after_tick(follower: Follower, burst: int, fetched: int | None) -> Follower:
    """A tick of time: the follower fetches up to `fetched` messages (None: it does not fetch), then a burst is written.

    This order is that of a healthy follower: messages written during a fetch come with the next.
    """
    behind = follower.behind - min(follower.behind, fetched or 0)
    since_fetch = follower.since_fetch + 1 if fetched is None else 0
    since_level = 0 if behind == 0 and fetched is not None else follower.since_level + 1
    return Follower(behind + burst, since_level, since_fetch)


def is_late(follower: Follower, rule: Rule, limit: int) -> bool:
    """Whether the leader takes the follower out of the ISR; limits are exclusive, as Kafka's are."""
    lag = {
        Rule.MESSAGES: follower.behind,
        Rule.TIME_SINCE_LEVEL: follower.since_level,
        Rule.TIME_SINCE_FETCH: follower.since_fetch,
    }
    return lag[rule] > limit
