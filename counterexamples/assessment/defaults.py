"""Kafka's defaults by release, each value with the source file that it was read in."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tideproof.counterexamples.assessment.names import Kind
from tideproof.model.protocols.broker.release_table import numbers

_CLIENTS = "clients/src/main/java/org/apache/kafka/clients"
_PLACES = {
    "Broker": "core/src/main/scala/kafka/server/KafkaConfig.scala",
    "Replication": "server/src/main/java/org/apache/kafka/server/config/ReplicationConfigs.java",
    "Log": "server-common/src/main/java/org/apache/kafka/server/config/ServerLogConfigs.java",
    "Producer": f"{_CLIENTS}/producer/ProducerConfig.java",
    "Consumer": f"{_CLIENTS}/consumer/ConsumerConfig.java",
    "Elr": "server-common/src/main/java/org/apache/kafka/server/common/EligibleLeaderReplicasVersion.java",
}

_TABLE = """
acks                                   producer  2.1.0  1                    Producer at 2.1.0
acks                                   producer  3.0.0  all                  Producer at 3.0.0
enable.idempotence                     producer  2.1.0  false                Producer at 2.1.0
enable.idempotence                     producer  3.0.0  false                Producer at 3.0.0
enable.idempotence                     producer  3.0.1  true                 Producer at 3.0.1
enable.idempotence                     producer  3.1.0  false                Producer at 3.1.0
enable.idempotence                     producer  3.1.1  true                 Producer at 3.1.1
retries                                producer  2.1.0  2147483647           Producer at 2.1.0
max.in.flight.requests.per.connection  producer  2.1.0  5                    Producer at 2.1.0
isolation.level                        consumer  2.1.0  read_uncommitted     Consumer at 2.1.0
auto.offset.reset                      consumer  2.1.0  latest               Consumer at 2.1.0
min.insync.replicas                    broker    2.1.0  1                    Broker at 2.1.0
min.insync.replicas                    broker    3.8.0  1                    Log at 3.8.0
default.replication.factor             broker    2.1.0  1                    Broker at 2.1.0
default.replication.factor             broker    3.9.0  1                    Replication at 3.9.0-rc3
unclean.leader.election.enable         broker    2.1.0  false                Broker at 2.1.0
replica.lag.time.max.ms                broker    2.1.0  10000                Broker at 2.1.0
replica.lag.time.max.ms                broker    2.5.0  30000                Broker at 2.5.0
replica.lag.time.max.ms                broker    3.9.0  30000                Replication at 3.9.0-rc3
log.flush.interval.messages            broker    2.1.0  9223372036854775807  Broker at 2.1.0
log.flush.interval.messages            broker    3.9.0  9223372036854775807  Log at 3.9.0-rc3
auto.leader.rebalance.enable           broker    2.1.0  true                 Broker at 2.1.0
auto.leader.rebalance.enable           broker    3.9.0  true                 Replication at 3.9.0-rc3
eligible.leader.replicas.version       broker    4.0.0  0                    Elr at 4.0.0
eligible.leader.replicas.version       broker    4.1.0  1                    Elr at 4.1.0
"""
# In 3.0.0 and 3.1.0 a producer is idempotent only if its configuration says so, whatever the default says
# (`ProducerConfig.idempotenceEnabled` there, KAFKA-13598). Since 4.1 a cluster that is formatted has the feature at 1;
# one that was upgraded keeps the level that it had.


@dataclass(frozen=True)
class Default:
    """The value since a release."""

    name: str
    kind: Kind
    since: str
    value: str
    source: str

    def __str__(self) -> str:
        return f"{self.name}={self.value} since {self.since} ({self.source})"


def _row(line: str) -> Default:
    name, kind, since, value, place, at, tag = line.split()
    return Default(name, Kind(kind), since, value, f"{_PLACES[place]} {at} {tag}")


DEFAULTS = tuple(_row(line) for line in _TABLE.strip().splitlines())


@cache
def default_of(name: str, release: str) -> Default | None:
    """The default in this release; None if the release does not have the setting."""
    known = [d for d in DEFAULTS if d.name == name and numbers(d.since) <= numbers(release)]
    return known[-1] if known else None
