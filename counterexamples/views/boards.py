"""The drawing of a state on a page: the fields that are logs and marks on them, and the sender and receiver of a step.

A page shows all other fields as they are declared, and of a protocol with another class of states only these.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tideproof.model.language.actions import Instance, shown_broker
from tideproof.model.language.state import State
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.protocols.kraft.state import KraftState
from tideproof.model.runs.actors import ADMIN, CONSUMER, CONTROLLER, COORDINATOR, KNOWN_TO, PRODUCER, parties

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


_FROM_LEADER = [
    "fetch",
    "answer_fetch",
    "answer_empty",
    "answer_epoch",
    "out_of_range",
    "truncate",
    "learn_high_watermark",
    "start_anew",
    "arrive_late",
    "read_body",
    "book_diverging",
    "answer",
    "take_answer",
]
_TO_CONSUMER = [
    "consume",
    "reset_consumer",
    "go_to_follower",
    "tell_latest",
    "skip_deleted",
    "check_position",
    "read_between",
    "read_during_append",
]
_TO_PRODUCER = [
    "acknowledge",
    "refuse_not_enough",
    "tell_not_enough",
    "tell_not_enough_for_one",
    "refuse_out_of_order",
    "refuse_late",
]
_BY_CONTROLLER = [
    "alter_isr",
    "refuse_isr",
    "elect_preferred",
    "elect_after_failure",
    "elect_unclean",
    "fence",
    "unfence",
]

PASSES: dict[str, tuple[str, str]] = {
    **dict.fromkeys(("write", "append", "append_late", "retry", "retry_one", "late_request"), (PRODUCER, "leader")),
    **dict.fromkeys(("delay_request", "delay_retry"), (PRODUCER, "replica")),
    **dict.fromkeys(_TO_PRODUCER, ("leader", PRODUCER)),
    "refuse_not_leader": ("replica", PRODUCER),
    **dict.fromkeys(_FROM_LEADER, ("leader", "follower")),
    **dict.fromkeys(("park_fetch", "lie", "SendFetchRequest"), ("follower", "leader")),
    **dict.fromkeys(_TO_CONSUMER, ("leader", CONSUMER)),
    "consume_from_follower": ("follower", CONSUMER),
    **dict.fromkeys(("become_leader", "become_follower", "become_leaderless"), (CONTROLLER, "replica")),
    **dict.fromkeys(("shrink_isr", "expand_isr"), ("leader", CONTROLLER)),
    **dict.fromkeys(("ask_isr", "register"), ("broker", CONTROLLER)),
    **dict.fromkeys(("learn_isr", "learn_refusal", "read_isr"), (CONTROLLER, "leader")),
    **dict.fromkeys(_BY_CONTROLLER, (CONTROLLER, CONTROLLER)),
}
"""From whom a step passes something to whom, by its slot, or by its action where the slot has another meaning: a party,
or the parameter that names a broker.
"""

_PARTIES = (PRODUCER, CONSUMER, COORDINATOR, ADMIN, CONTROLLER)
_OF_BROKERS = ("leader", "follower", "replica", "broker", "server", "source")


def ends_of(step: Instance, state: type[State]) -> tuple[str, str]:
    """The ends of the step's arrow; the same party twice if only one takes part, else empty."""
    if not issubclass(state, (ReplicationState, KraftState)):
        return "", ""

    def party(name: str) -> str:
        return name if name in _PARTIES else shown_broker(step.parameters[name]) if name in step.parameters else ""

    declared = PASSES.get(step.action.name) or PASSES.get(step.slot)
    if declared and all(ends := [party(end) for end in declared]):
        return ends[0], ends[1]
    named = [shown_broker(step.parameters[role]) for role in _OF_BROKERS if role in step.parameters]
    if step.action.name.startswith("Controller") or not named:
        return CONTROLLER, CONTROLLER
    return named[0], named[-1]


def parties_of(state: Any) -> list[str]:
    """Those between whom steps pass something, from left to right."""
    if isinstance(state, ReplicationState):
        return parties(state)
    return [CONTROLLER, *map(shown_broker, range(state.bounds.replicas))] if isinstance(state, KraftState) else []
