"""A broker's announcements of changed ISRs (claim 25).

The claim: "a task looks every 2.5 s whether there were changes, and announces them to the controller; so that it is not
flooded, it checks: last change over 5 s ago, last announcement over 60 s ago". Whether *both* have to be so, or *one*,
it does not say. Kafka's rule (0.9 to 2.6, KAFKA-2406; ReplicaManager.maybePropagateIsrChanges) is one: a quiet while of
5 s, or 60 s since the last announcement. Verdicts, over every schedule of changes on a grid of half a second
(`enumerations.announcement`):

- Read as *one of them*: every change is announced, **true**: after 7.5 s at most where no other follows, and before
  62.5 s whatever follows. Two announcements are 7.5 s apart at least: the controller is not flooded, **true**.
- Read as *both*: **false**. Changes that keep coming, less than 5 s apart, are never announced.

Since 2.7 (KIP-497) the leader asks the controller to change the ISR, and this rule is not used there: see `async-isr`.
"""

from __future__ import annotations

from enum import StrEnum

PERIOD_MS = 2_500
QUIET_MS = 5_000
LONGEST_MS = 60_000


class Reading(StrEnum):
    """The connective of the claim's two conditions."""

    ONE_OF_THEM = "one of them"
    BOTH = "both"


def is_due(pending: bool, since_change_ms: int, since_announcement_ms: int, reading: Reading) -> bool:
    """Whether the task announces now: something is pending, and it is quiet, or the last announcement is long ago."""
    is_quiet, is_late = since_change_ms > QUIET_MS, since_announcement_ms > LONGEST_MS
    return pending and ((is_quiet or is_late) if reading is Reading.ONE_OF_THEM else (is_quiet and is_late))
