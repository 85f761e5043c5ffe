"""Claim 9 in figures: every number of brokers, partitions and replicas of a range."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product

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


@dataclass
class Balance:
    """Of how many cases each promise was kept and broken, and the first case in which it was broken."""

    cases: int = 0
    kept: dict[str, int] = field(default_factory=dict)
    broken: dict[str, int] = field(default_factory=dict)
    first: dict[str, str] = field(default_factory=dict)

    def judge(self, case: str, assignment: Assignment, brokers: int) -> None:
        self.cases += 1
        heirs = [heirs_of(assignment, failed) for failed in range(brokers)]
        promises = {
            DISTINCT: has_distinct_brokers(assignment),
            LEADERS: spread(leaders_on(assignment, brokers)) <= 1,
            REPLICAS: spread(replicas_on(assignment, brokers)) <= 1,
            SHARED: all(len(h) < 2 or len(set(h)) > 1 for h in heirs),
        }
        for promise, is_kept in promises.items():
            of = self.kept if is_kept else self.broken
            of[promise] = of.get(promise, 0) + 1
            if not is_kept:
                self.first.setdefault(promise, case)


def try_tutorial(brokers: int, partitions: int, replicas: int) -> Balance:
    """The tutorials' rule, for every number up to these."""
    balance = Balance()
    for n, p, r in product(range(1, brokers + 1), range(1, partitions + 1), range(1, replicas + 1)):
        balance.judge(f"{n} brokers, {p} partitions, {r} replicas", assigned(n, p, r), n)
    return balance


def try_kafka(brokers: int, partitions: int) -> Balance:
    """Kafka's rule, for every number up to these, as many replicas as there may be, and every outcome of chance."""
    balance = Balance()
    for n, p in product(range(1, brokers + 1), range(1, partitions + 1)):
        for r, start, shift in product(range(1, n + 1), range(n), range(n)):
            case = f"{n} brokers, {p} partitions, {r} replicas, start {start}, shift {shift}"
            balance.judge(case, assigned_by_kafka(n, p, r, start, shift), n)
    return balance
