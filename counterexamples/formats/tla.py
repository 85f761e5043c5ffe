"""A run as a TLA+ module, for TLC to check against the published specification.

The module extends the published one. TLC must take the published actions, by name, and reach the states given here. It
ends with a violation: of the property, or, for a property that is not published, of `Unfinished` at the end of the
trace. If it cannot follow the trace, it reports a deadlock.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.formats import Format
from tideproof.model.language.actions import members, shown_broker
from tideproof.model.language.state import NIL
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.runs.replay import Run

PUBLISHED = ("TypeOk", "LeaderInIsr", "WeakIsr", "StrongIsr")
"""Properties that the published module KafkaReplication defines."""

SOURCE = "hachikuji/kafka-specification at d68782b"
VARIABLES = ("replicaLog", "replicaState", "nextRecordId", "nextLeaderEpoch", "leaderAndIsrRequests", "quorumState")


class NotPublishedError(ValueError):
    """The run's protocol has no published specification."""


def to_tla(c: Counterexample) -> str:
    """The module. Raises NotPublishedError."""
    run = c.run
    published = _published_module(run)
    brokers = [shown_broker(b) for b in range(run.system.bounds.replicas)]
    states = ",\n".join(f"  {_record(_state(full_state[0]))}" for full_state in run.states)
    steps = "\n".join(f"       \\/ step = {n} /\\ {step.action.name}" for n, step in enumerate(run.steps)) or "FALSE"
    about = f"{run.system.protocol.name} {run.system.bounds}\n   {c.property.name}".replace("*)", "* )")
    return f"""{" MODULE Counterexample ".center(78, "-")}
(* {about}, after {len(run.steps)} steps. Needs {published}.tla of {SOURCE}
   and the modules that it extends. Check it with the configuration that goes with this module. *)
EXTENDS {published}, Sequences, TLC

CONSTANTS {", ".join(brokers)}

VARIABLE step

Trace == <<
{states}
>>

InState(state) ==
{_conjunction("{name} = state.{name}")}

TraceInit ==
    /\\ Init
    /\\ InState(Trace[1])
    /\\ step = 0

\\* The published action comes first: it says what the next state is, the trace only what it has to be.
TraceNext ==
    /\\ step < {len(run.steps)}
    /\\ step' = step + 1
    /\\ {steps.strip()}
{_conjunction("{name}' = Trace[step + 2].{name}")}

Unfinished == step < {len(run.steps)}
{"=" * 78}
"""


def to_tla_config(c: Counterexample) -> str:
    _published_module(c.run)
    bounds = c.run.system.bounds
    brokers = [shown_broker(b) for b in range(bounds.replicas)]
    invariant = c.property.name if c.property.name in PUBLISHED else "Unfinished"
    constants = "\n".join(f"  {b} = {b}" for b in brokers)
    return f"""INIT TraceInit
NEXT TraceNext
INVARIANT {invariant}
CONSTANTS
{constants}
  Replicas = {{{", ".join(brokers)}}}
  LogSize = {bounds.log_size}
  MaxRecords = {bounds.records}
  MaxLeaderEpoch = {bounds.epochs - 1}
"""


def _published_module(run: Run) -> str:
    protocol = run.system.protocol
    if not issubclass(protocol.state, ReplicationState) or not protocol.source.endswith(".tla"):
        raise NotPublishedError(
            f"{protocol.name} has no published TLA+ module (over KafkaReplication) to check the trace against"
        )
    return protocol.source.removesuffix(".tla")


def _conjunction(pattern: str) -> str:
    return "\n".join("    /\\ " + pattern.format(name=name) for name in VARIABLES)


def _state(s: Any) -> dict[str, str]:
    offsets, brokers = range(s.bounds.log_size), range(s.bounds.replicas)
    logs, states = [], []
    for b in brokers:
        records = [{"id": str(record), "epoch": str(s.log_epoch[b][o])} for o, record in enumerate(s.log[b])]
        entries = _function((str(o), "Nil" if s.log[b][o] == NIL else _record(records[o])) for o in offsets)
        logs.append((shown_broker(b), _record({"endOffset": str(s.leo[b]), "records": entries})))
        role = {"hw": str(s.hw[b])} | _leader_and_isr(s.epoch[b], s.leader[b], s.isr[b])
        states.append((shown_broker(b), _record(role)))
    sent = (_record(_leader_and_isr(e, s.request_leader[e], s.request_isr[e])) for e in range(s.next_epoch))
    return {
        "replicaLog": _function(logs),
        "replicaState": _function(states),
        "nextRecordId": str(s.next_record),
        "nextLeaderEpoch": str(s.next_epoch),
        "leaderAndIsrRequests": f"{{{', '.join(sent)}}}",
        "quorumState": _record(_leader_and_isr(s.quorum_epoch, s.quorum_leader, s.quorum_isr)),
    }


def _leader_and_isr(epoch: int, leader: int, isr: tuple[bool, ...]) -> dict[str, str]:
    brokers = ", ".join(map(shown_broker, members(isr)))
    return {
        "leaderEpoch": "Nil" if epoch == NIL else str(epoch),
        "leader": "None" if leader == NIL else shown_broker(leader),
        "isr": f"{{{brokers}}}",
    }


def _record(fields: dict[str, str]) -> str:
    return "[" + ", ".join(f"{name} |-> {value}" for name, value in fields.items()) + "]"


def _function(pairs: Iterable[tuple[str, str]]) -> str:
    return "(" + " @@ ".join(f"{key} :> {value}" for key, value in pairs) + ")"


TLA = Format("tla", to_tla)
TLA_CONFIG = Format("tla-config", to_tla_config)
