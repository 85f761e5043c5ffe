"""Replica assignment (claim 9) and the announcement of ISR changes (claim 25)."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tideproof.properties.claims.enumerations.announcement import Delays, explore_announcements
from tideproof.properties.claims.enumerations.assignment import (
    DISTINCT,
    LEADERS,
    REPLICAS,
    SHARED,
    try_kafka,
    try_tutorial,
)
from tideproof.properties.claims.small_models import announcement
from tideproof.properties.claims.small_models.announcement import PERIOD_MS, Reading, is_due
from tideproof.properties.claims.small_models.assignment import (
    assigned,
    assigned_by_kafka,
    has_distinct_brokers,
    heirs_of,
    leaders_on,
    replicas_on,
    spread,
)

# Claim 9 --------------------------------------------------------------------------------------------------------------


def test_the_tutorials_pictures_match_its_rule() -> None:
    assert assigned(4, 4, 2) == ((0, 1), (1, 2), (2, 3), (3, 0))
    assert assigned(6, 6, 2)[5] == (5, 0)


def test_the_assignment_in_kafkas_comment() -> None:
    # AdminUtils: five brokers, ten partitions, three replicas, started at broker 0 with shift 0.
    rows = assigned_by_kafka(5, 10, 3, start=0, shift=0)
    assert rows[:5] == ((0, 1, 2), (1, 2, 3), (2, 3, 4), (3, 4, 0), (4, 0, 1))
    assert rows[5:] == ((0, 2, 3), (1, 3, 4), (2, 4, 0), (3, 0, 1), (4, 1, 2))


def test_kafka_refuses_more_replicas_than_brokers() -> None:
    with pytest.raises(ValueError, match="4 replicas need as many brokers, and there are 3"):
        assigned_by_kafka(3, 1, 4, 0, 0)


def test_measures_of_the_tutorials_rule() -> None:
    balance = try_tutorial(brokers=8, partitions=24, replicas=8)
    assert balance.cases == 8 * 24 * 8
    assert balance.broken == {DISTINCT: 672, REPLICAS: 231, SHARED: 931}
    assert balance.checks == dict.fromkeys((DISTINCT, LEADERS, REPLICAS, SHARED), balance.cases)
    assert balance.first[REPLICAS] == "4 brokers, 2 partitions, 2 replicas"
    assert balance.case_against(SHARED) == "931, first with 2 brokers, 3 partitions, 2 replicas"


def test_measures_of_kafkas_rule() -> None:
    balance = try_kafka(brokers=6, partitions=18)
    assert balance.cases == sum(18 * n**3 for n in range(1, 7))
    # What is not shared is so with two brokers: there is but one other.
    assert balance.broken == {REPLICAS: 1_022, SHARED: sum(2 * 2 for _ in range(3, 19))}
    assert balance.checks[DISTINCT] == balance.checks[LEADERS] == balance.cases


SIZES = st.integers(1, 40)


@given(SIZES, st.integers(1, 100), SIZES)
def test_when_the_tutorials_rule_is_balanced(n: int, p: int, r: int) -> None:
    rows, m = assigned(n, p, r), p % n
    assert has_distinct_brokers(rows) == (r <= n)
    assert spread(leaders_on(rows, n)) == (m > 0)
    if r <= n:
        assert spread(replicas_on(rows, n)) == min(m, n - m, r, n - r)
    for failed in range(n):
        assert set(heirs_of(rows, failed)) <= {(failed + 1) % n}


def test_topics_of_one_partition_are_all_led_by_the_same_broker() -> None:
    assert {assigned(3, 1, 2)[0][0] for _ in range(10)} == {0}
    assert {assigned_by_kafka(3, 1, 2, start, shift)[0][0] for start, shift in product(range(3), repeat=2)} == {0, 1, 2}


@given(st.integers(3, 30), st.integers(1, 100), st.data())
def test_kafkas_rule_shares_what_a_failed_broker_led(n: int, p: int, data: st.DataObject) -> None:
    r, start, shift = data.draw(st.integers(2, n)), data.draw(st.integers(0, n - 1)), data.draw(st.integers(0, n - 1))
    rows = assigned_by_kafka(n, p, r, start, shift)
    assert has_distinct_brokers(rows)
    for failed in range(n):
        # As many heirs as there can be, and none with two partitions more than another.
        heirs = heirs_of(rows, failed)
        assert len(set(heirs)) == min(len(heirs), n - 1)
        assert spread([heirs.count(b) for b in range(n) if b != failed]) <= 1


# Claim 25 -------------------------------------------------------------------------------------------------------------


def test_every_schedule_on_a_grid_of_half_a_second() -> None:
    assert explore_announcements(Reading.ONE_OF_THEM) == Delays(84_120, 62_000, 7_500, 7_500)


def test_requiring_both_limits_lets_changes_wait_forever() -> None:
    found = explore_announcements(Reading.BOTH)
    assert (found.longest_wait_ms, found.states) == (None, 113_945)


def test_the_limits_are_exclusive_as_in_kafka() -> None:
    one = Reading.ONE_OF_THEM
    assert not is_due(True, announcement.QUIET_MS, announcement.LONGEST_MS, one)
    assert is_due(True, announcement.QUIET_MS + 1, 0, one)
    assert is_due(True, 0, announcement.LONGEST_MS + 1, one)
    assert not is_due(False, 10**9, 10**9, one)


@given(st.lists(st.integers(0, 9_000), max_size=60), st.integers(0, PERIOD_MS))
def test_random_schedules_keep_waits_short_and_announcements_rare(gaps: list[int], first: int) -> None:
    """Changes at any millisecond, and a task that looks every 2.5 s, in place of the grid."""
    changes = [first + sum(gaps[:i]) for i in range(len(gaps) + 1)]
    last_change, last_announcement, pending, announced = 0, 0, [], []
    for now in range(PERIOD_MS, changes[-1] + 70_000, PERIOD_MS):
        while changes and changes[0] <= now:
            last_change = changes.pop(0)
            pending.append(last_change)
        if is_due(bool(pending), now - last_change, now - last_announcement, Reading.ONE_OF_THEM):
            assert now - pending[0] <= 62_500
            announced.append(now)
            last_announcement, pending = now, []
    assert pending == changes == []
    assert all(b - a >= 7_500 for a, b in pairwise(announced))
