"""Claim 9 in figures: every number of brokers, partitions and replicas of a range."""

from __future__ import annotations

from itertools import product

from tideproof.properties.claims.enumerations import Tried
from tideproof.properties.claims.small_models.assignment import (
    Assignment,
    assigned,
    assigned_by_kafka,
    has_distinct_brokers,
    heirs_of,
    leaders_on,
    replicas_on,
    spread,
)

DISTINCT = "the replicas of a partition are on distinct brokers"
LEADERS = "leaders are balanced to within one"
REPLICAS = "replicas are balanced to within one"
SHARED = "what a failed broker led is shared by more than one, where it led more than one"


def _check(tried: Tried, case: str, assignment: Assignment, brokers: int) -> None:
    tried.cases += 1
    heirs = [heirs_of(assignment, failed) for failed in range(brokers)]
    tried.check(DISTINCT, has_distinct_brokers(assignment), case)
    tried.check(LEADERS, spread(leaders_on(assignment, brokers)) <= 1, case)
    tried.check(REPLICAS, spread(replicas_on(assignment, brokers)) <= 1, case)
    tried.check(SHARED, all(len(h) < 2 or len(set(h)) > 1 for h in heirs), case)


def try_tutorial(brokers: int, partitions: int, replicas: int | None = None, multiples: bool = False) -> Tried:
    """Checks the tutorials' rule for all numbers up to these; without `replicas`, up to the number of brokers.

    With `multiples` each broker leads equally many partitions.
    """
    tried = Tried("assignments", counted=True)
    for n, p in product(range(1, brokers + 1), range(1, partitions + 1)):
        for r in range(1, (replicas or n) + 1):
            if not (multiples and p % n):
                _check(tried, f"{n} brokers, {p} partitions, {r} replicas", assigned(n, p, r), n)
    return tried


def try_kafka(brokers: int, partitions: int) -> Tried:
    """Checks Kafka's rule for all numbers up to these, all possible numbers of replicas, and all random choices."""
    tried = Tried("assignments", counted=True)
    for n, p in product(range(1, brokers + 1), range(1, partitions + 1)):
        for r, start, shift in product(range(1, n + 1), range(n), range(n)):
            case = f"{n} brokers, {p} partitions, {r} replicas, start {start}, shift {shift}"
            _check(tried, case, assigned_by_kafka(n, p, r, start, shift), n)
    return tried
