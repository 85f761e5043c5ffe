"""Which brokers hold the replicas of a partition (claim 9).

The claim: "sort brokers and partitions; partition i goes to broker i mod n, its replica j to broker (i + j) mod n; so
every broker leads equally many". Replica 0 is the leader. (Counted from 1, the first follower being replica 1, the
rule is the same.) Verdicts, each for n, partitions and replicas in the ranges of `enumerations.assignment`:

- The replicas of a partition are on distinct brokers: **true** exactly when there are no more replicas than brokers.
  With more, some broker has two of them. Kafka refuses that.
- Leaders are balanced: **true** within one topic, to within one partition. **False** over topics: each begins at
  broker 0, and ten topics of one partition are all led by it.
- Replicas are balanced, to within one: **depends**. With m = partitions mod n, the fullest broker has
  min(m, n - m, replicas, n - replicas) replicas more than the emptiest.
- Read further, that the load of a failed broker is shared: **false**. All partitions that it led have their next
  replica on one and the same broker.

Kafka's own rule without racks (AdminUtils.assignReplicasToBrokers) begins at a random broker and puts followers at a
distance from the leader that grows with each round of n partitions. So leaders are balanced over many topics, on
average, and what a failed broker led is shared if there are three brokers or more. Rack-aware assignment and
the placement of KRaft are other rules, and not modelled.
"""

from __future__ import annotations

Assignment = tuple[tuple[int, ...], ...]
"""For each partition its brokers, the leader first."""


def assigned(brokers: int, partitions: int, replicas: int) -> Assignment:
    """The assignment as the tutorials have it. It is defined for more replicas than brokers, too."""
    return tuple(tuple((i + j) % brokers for j in range(replicas)) for i in range(partitions))


def assigned_by_kafka(brokers: int, partitions: int, replicas: int, start: int, shift: int) -> Assignment:
    """The assignment of Kafka's AdminUtils; `start` and `shift`, both below `brokers`, are drawn by chance there.

    Raises ValueError where there are more replicas than brokers.
    """
    if replicas > brokers:
        raise ValueError(f"{replicas} replicas need as many brokers, and there are {brokers}")
    rows = []
    for i in range(partitions):
        leader = (i + start) % brokers
        distance = shift + i // brokers
        followers = ((leader + 1 + (distance + j) % (brokers - 1)) % brokers for j in range(replicas - 1))
        rows.append((leader, *followers))
    return tuple(rows)


def has_distinct_brokers(assignment: Assignment) -> bool:
    """Whether no broker has two replicas of one partition."""
    return all(len(set(row)) == len(row) for row in assignment)


def spread(counts: list[int]) -> int:
    """The difference between the greatest and the least count."""
    return max(counts) - min(counts)


def leaders_on(assignment: Assignment, brokers: int) -> list[int]:
    """The number of partitions that each broker leads."""
    return [sum(row[0] == b for row in assignment) for b in range(brokers)]


def replicas_on(assignment: Assignment, brokers: int) -> list[int]:
    """The number of replicas on each broker."""
    return [sum(row.count(b) for row in assignment) for b in range(brokers)]


def heirs_of(assignment: Assignment, failed: int) -> list[int]:
    """The new leader of each partition that the failed broker led: the first other replica, because all are in sync."""
    return [next(b for b in row if b != failed) for row in assignment if row[0] == failed and set(row) != {failed}]
