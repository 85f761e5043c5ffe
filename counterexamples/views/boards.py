"""The drawing of a state on a page: the fields that are logs and marks on them, and the sender and receiver of a step.

A page shows all other fields as they are declared, and of a protocol with another class of states only these.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tideproof.model.language.actions import Instance, shown_broker
from tideproof.model.language.state import State
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.protocols.broker.state import BrokerState
from tideproof.model.protocols.kraft.state import KraftState
from tideproof.model.runs.actors import ADMIN, CONSUMER, CONTROLLER, COORDINATOR, KNOWN_TO, PRODUCER

BOARDS: dict[type[State], Mapping[str, str]] = {
    ReplicationState: {"log": "log", "epochs": "log_epoch", "hw": "hw", "leo": "leo", "leader": "leader"}
}
"""The fields, by class of states, that are drawn as logs with their marks, and the one with the leader of a broker."""


def board_of(state: type[State]) -> Mapping[str, str]:
    return next((board for kind, board in BOARDS.items() if issubclass(state, kind)), {})


def owner_of(field: str, state: type[State]) -> str:
    """The party that knows a field of no single broker."""
    if not issubclass(state, ReplicationState):
        return ""
    client = next((client for client, known in KNOWN_TO.items() if field in known), "")
    return PRODUCER if field == "next_record" else client or CONTROLLER


PASSES: dict[str, tuple[str, str]] = {
    "write": (PRODUCER, "leader"),
    "append": (PRODUCER, "leader"),
    "fetch": ("leader", "follower"),
    "answer_fetch": ("leader", "follower"),
    "answer_empty": ("leader", "follower"),
    "answer_epoch": ("leader", "follower"),
    "park_fetch": ("follower", "leader"),
    "out_of_range": ("leader", "follower"),
    "become_leader": (CONTROLLER, "replica"),
    "become_follower": (CONTROLLER, "replica"),
    "become_leaderless": (CONTROLLER, "replica"),
    "shrink_isr": ("leader", CONTROLLER),
    "expand_isr": ("leader", CONTROLLER),
    "learn_isr": (CONTROLLER, "leader"),
    "learn_refusal": (CONTROLLER, "leader"),
    "read_isr": (CONTROLLER, "leader"),
    "alter_isr": (CONTROLLER, CONTROLLER),
    "refuse_isr": (CONTROLLER, CONTROLLER),
    "consume": ("leader", CONSUMER),
}
"""The sender and receiver of a step, by its slot: a party, or the parameter that names a broker."""

_PARTIES = (PRODUCER, CONSUMER, COORDINATOR, ADMIN, CONTROLLER)
_OF_BROKERS = ("leader", "follower", "replica", "broker", "server", "source")


def ends_of(step: Instance, state: type[State]) -> tuple[str, str]:
    """The ends of the step's arrow; the same party twice if only one takes part, else empty."""
    if not issubclass(state, (ReplicationState, KraftState)):
        return "", ""

    def party(name: str) -> str:
        return name if name in _PARTIES else shown_broker(step.parameters[name]) if name in step.parameters else ""

    if step.slot in PASSES:
        ends = tuple(map(party, PASSES[step.slot]))
        if all(ends):
            return ends[0], ends[1]
    named = [shown_broker(step.parameters[role]) for role in _OF_BROKERS if role in step.parameters]
    if step.action.name.startswith("Controller") or not named:
        alone = CONTROLLER if issubclass(state, ReplicationState) else ""
        return alone, alone
    return named[0], named[-1]


def parties_of(state: Any) -> list[str]:
    """Those between whom steps pass something, from left to right."""
    from tideproof.model.runs.actors import parties

    if isinstance(state, ReplicationState):
        known = parties(state)
        return known if isinstance(state, BrokerState) or PRODUCER in known else [PRODUCER, *known]
    replicas = state.bounds.get("replicas", 0)
    return [*map(shown_broker, range(replicas))] if isinstance(state, KraftState) else []
