"""The observable state of a partition, of the model and of the brokers, in a common form for comparison.

A leader's remote LEOs and its own view of the ISR are not observable, and so not compared. Messages under way are in
the harness.
"""

from __future__ import annotations

from dataclasses import dataclass

from tideproof.conformance.brokers import Broker
from tideproof.conformance.cluster import Cluster
from tideproof.conformance.records import Record, marker
from tideproof.model.language.actions import members, shown_record
from tideproof.model.language.algebra import Int
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.state import COMMITTED, BrokerState
from tideproof.model.runs.replay import Run


def concrete(value: Int) -> int:
    """A value of a run's state as an int: it is no term."""
    assert isinstance(value, int)
    return value


def value_of(record: int, epoch: int) -> str:
    """The content of a record. It includes the epoch, which the format of 0.10 lacks."""
    return f"{shown_record(record)}@e{epoch}"


def value_in(s: BrokerState, replica: int, offset: int) -> str:
    """The record at an offset of a log of the model, in the brokers' form."""
    record, epoch = concrete(s.log[replica][offset]), concrete(s.log_epoch[replica][offset])
    if s.bounds.transactions and s.is_marker[record]:
        transaction = concrete(s.transaction_of[record])
        producer = 0 if s.bounds.one_producer else transaction
        return marker(bool(s.decision[transaction] == COMMITTED), producer, epoch)
    return value_of(record, epoch)


def value_of_record(record: Record) -> str:
    """A broker's record in the same form, with the epoch from its leader if its format has one."""
    if record.epoch is None or record.is_marker:
        return record.value
    return f"{record.value.split('@')[0]}@e{record.epoch}"


def _at(offset: int, record: Record) -> str:
    value = value_of_record(record)
    return value if record.offset == offset else f"{value} at {record.offset}"


@dataclass(frozen=True)
class Replica:
    """A broker's replica. `epochs` is None before 0.11, which has no epoch cache; `log` begins at `log_start`."""

    log: tuple[str, ...]
    log_end: int
    high_watermark: int
    leads: bool
    epochs: tuple[tuple[int, int], ...] | None
    log_start: int = 0
    lacks_role: bool = False
    """Whether the broker answers with an error although the model says that it has learned its role."""
    is_down: bool = False
    """Whether it has stopped: then it is its log on disk, and what it had in memory is not compared."""

    def __str__(self) -> str:
        if self.lacks_role:
            return "no role"
        if self.is_down:
            return f"down {','.join(value.replace('@e', '') for value in self.log) or '-'} {self.log_end}"
        records = ",".join(value.replace("@", "") for value in self.log) or "-"
        if self.log_start:
            records = f"[{self.log_start}…{records}"
        epochs = "" if not self.epochs else "\n" + "".join(f"(e{epoch},{start})" for epoch, start in self.epochs)
        return f"{'*' if self.leads else ''}{records} {self.log_end}/{self.high_watermark}{epochs}"


@dataclass(frozen=True)
class Snapshot:
    """The replicas, and the ISR of ZooKeeper or of the model's quorum state."""

    replicas: tuple[Replica, ...]
    isr: tuple[int, ...]


def state_of(run: Run, number: int) -> BrokerState:
    state = run.states[number][0]
    assert isinstance(state, BrokerState)
    return state


def is_down(s: BrokerState, replica: int) -> bool:
    return bool(s.bounds.fail_stop and s.down[replica])


def log_start_in(s: BrokerState, replica: int) -> int:
    return concrete(s.log_start[replica]) if s.bounds.delete_records else 0


def in_model(s: BrokerState, has_epochs: bool) -> Snapshot:
    replicas = []
    for b in range(s.bounds.replicas):
        start, end = log_start_in(s, b), concrete(s.leo[b])
        known = tuple((e, concrete(at)) for e, at in enumerate(s.epoch_start[b]) if at != NIL)
        log = tuple(value_in(s, b, offset) for offset in range(start, end))
        epochs = known if has_epochs else None
        if is_down(s, b):
            replicas.append(Replica(log, end, 0, False, None, start, is_down=True))
            continue
        replicas.append(Replica(log, end, concrete(s.hw[b]), bool(s.leader[b] == b), epochs, start))
    return Snapshot(tuple(replicas), members(s.quorum_isr))


def on_brokers(cluster: Cluster, s: BrokerState) -> Snapshot:
    """The observed state; `s`, the model's state, determines which brokers have learned a role."""
    replicas = (
        _stopped(broker) if is_down(s, broker.number) else _replica(broker, bool(s.leader[broker.number] != NIL))
        for broker in cluster.brokers
    )
    return Snapshot(tuple(replicas), cluster.isr())


def _stopped(broker: Broker) -> Replica:
    start, records = broker.log_start_on_disk(), broker.log()
    log = tuple(_at(start + n, r) for n, r in enumerate(r for r in records if r.offset >= start))
    return Replica(log, records[-1].offset + 1 if records else start, 0, False, None, start, is_down=True)


def _replica(broker: Broker, has_role: bool) -> Replica:
    start = broker.log_start()
    end, high_watermark = broker.log_end(), broker.high_watermark(start or 0)
    records = broker.log()
    lacks_role = False
    if end is None or high_watermark is None or start is None:
        # It has returned and learned no role yet, so its values are those on disk.
        lacks_role = has_role
        start = broker.log_start_on_disk()
        end = records[-1].offset + 1 if records else start
        high_watermark = broker.high_watermark_on_disk()
        if (
            high_watermark == broker.given_high_watermark
        ):  # the broker has yet to read it, and then limits it to its log
            least = start if broker.cluster.release.since("2.4") else 0  # earlier releases keep one below the log start
            high_watermark = max(least, min(end, high_watermark))
    log = tuple(_at(start + n, r) for n, r in enumerate(r for r in records if r.offset >= start))
    epochs = broker.epochs() if broker.cluster.release.has_epochs else None
    return Replica(log, end, high_watermark, broker.leads(), epochs, start, lacks_role)
