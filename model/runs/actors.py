"""The parties of a run (brokers, controller, clients), and those that act in a step."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from tideproof.model.language.actions import shown_broker
from tideproof.model.language.state import State

CONTROLLER, PRODUCER, CONSUMER, COORDINATOR, ADMIN = "controller", "producer", "consumer", "coordinator", "admin"

KNOWN_TO = {
    PRODUCER: ("acked", "outcome", "outcome_of", "retried", "late_request", "late_records"),
    CONSUMER: (
        "consumer_epoch",
        "position",
        "read",
        "latest",
        "reads_from",
        "committed_offset",
        "committed_reads",
        "consumer_restarts",
    ),
    COORDINATOR: ("transaction_of", "is_marker", "added", "decision"),
    ADMIN: ("deletions", "deletion_at", "deletion_offset", "deleted"),
}
"""The variables that hold a client's knowledge."""

Actors = frozenset[int]


def actors(before: State, after: State) -> Actors:
    """The brokers whose own variables a step has changed; empty if it changed only the controller's."""
    changed = set()
    for field in fields(before):
        per = field.metadata.get("per", ())
        of_brokers = [getattr(kind, "bound", kind) for kind in per[:1]] == ["replicas"]
        if not of_brokers or (len(per) == 1 and field.metadata["domain"].is_bool):
            continue  # a row of flags is a set of brokers, which belongs to no single one
        pairs = zip(getattr(before, field.name), getattr(after, field.name), strict=True)
        changed |= {broker for broker, (old, new) in enumerate(pairs) if old != new}
    return frozenset(changed)


def clients_changed(before: Any, after: Any) -> list[str]:
    """The clients whose variables a step has changed."""
    changed = {name for name in after.__dataclass_fields__ if getattr(before, name) != getattr(after, name)}
    return [client for client, known in KNOWN_TO.items() if changed.intersection(known)]


def parties(s: Any) -> list[str]:
    """All parties of a configuration with replicated logs."""
    bounds = {CONSUMER: "consumers", COORDINATOR: "transactions", ADMIN: "delete_records"}
    clients = [PRODUCER, *(client for client, bound in bounds.items() if s.bounds.get(bound, 0))]
    return [*clients, CONTROLLER, *map(shown_broker, range(s.bounds.replicas))]
