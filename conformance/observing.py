"""What can be seen of a partition, in the model and on the brokers, in one form to compare.

Not visible from outside, and so not compared: what a leader has booked of its followers and the ISR that it has in
mind. A message on its way is the harness's own.
"""

from __future__ import annotations

from dataclasses import dataclass

from tideproof.conformance.cluster import Broker, Cluster
from tideproof.model.language.actions import members, shown_record
from tideproof.model.language.algebra import Int
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.state import BrokerState
from tideproof.model.runs.replay import Run


def concrete(value: Int) -> int:
    """A value of a state that a run has reached: it is no term."""
    assert isinstance(value, int)
    return value


def value_of(record: int, epoch: int) -> str:
    """The content of a record. The epoch is part of it, as the format of 0.10 has none."""
    return f"{shown_record(record)}@e{epoch}"


@dataclass(frozen=True)
class Replica:
    """A broker's replica. `epochs` is None before 0.11, which has no leader epoch cache."""

    log: tuple[str, ...]
    log_end: int
    high_watermark: int
    leads: bool
    epochs: tuple[tuple[int, int], ...] | None

    def __str__(self) -> str:
        records = ",".join(value.replace("@e", "") for value in self.log) or "-"
        epochs = "" if not self.epochs else "\n" + "".join(f"(e{epoch},{start})" for epoch, start in self.epochs)
        return f"{'*' if self.leads else ''}{records} {self.log_end}/{self.high_watermark}{epochs}"


@dataclass(frozen=True)
class Snapshot:
    """The replicas, and the ISR as ZooKeeper or the model's quorum state has it."""

    replicas: tuple[Replica, ...]
    isr: tuple[int, ...]


def state_of(run: Run, number: int) -> BrokerState:
    """The state of the brokers in a run, after so many steps."""
    state = run.states[number][0]
    assert isinstance(state, BrokerState)
    return state


def in_model(s: BrokerState, has_epochs: bool) -> Snapshot:
    replicas = []
    for b in range(s.bounds.replicas):
        records = [(concrete(r), concrete(e)) for r, e in zip(s.log[b], s.log_epoch[b], strict=True) if r != NIL]
        known = tuple((e, concrete(start)) for e, start in enumerate(s.epoch_start[b]) if start != NIL)
        log = tuple(value_of(r, e) for r, e in records)
        ends = concrete(s.leo[b]), concrete(s.hw[b])
        replicas.append(Replica(log, *ends, bool(s.leader[b] == b), known if has_epochs else None))
    return Snapshot(tuple(replicas), members(s.quorum_isr))


def on_brokers(cluster: Cluster) -> Snapshot:
    has_epochs = cluster.release.has_epochs
    return Snapshot(tuple(_replica(broker, has_epochs) for broker in cluster.brokers), cluster.isr())


def _replica(broker: Broker, has_epochs: bool) -> Replica:
    log = tuple(record.value for record in broker.log())
    end, high_watermark = broker.log_end(), broker.high_watermark()
    if end is None or high_watermark is None:  # since it came back nobody has told it a role: it is what is on disk
        end, high_watermark = len(log), min(len(log), broker.high_watermark_on_disk())
    return Replica(log, end, high_watermark, broker.leads(), broker.epochs() if has_epochs else None)
