"""A run in the Informal Trace Format of Apalache and Quint: JSON that other tools read.

Sets of brokers are sets, grids are lists, NIL is -1, and `action` is the step that led to a state (`action_` if the
state has a variable of that name). States include ghosts, under names like `committed.committed_in`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.formats import Format
from tideproof.model.runs.replay import Run

SAFE_INT = 2**53 - 1
"""Beyond it a JSON reader may round; the format has a form for such numbers."""


def to_itf(c: Counterexample) -> str:
    """The run as ITF. Each state has every variable, the action that led there, and its number."""
    run = c.run
    # A variable without bits has at most one value in this configuration.
    present = {variable.name.partition("[")[0] for variable in run.system.space.variables if variable.bits}
    names = [name for name, _, _ in run.system.space.fields(run.states[0]) if name in present]
    action = "action"
    while action in names:
        action += "_"
    document: dict[str, Any] = {
        "#meta": {
            "format": "ITF",
            "format-description": "https://apalache-mc.org/docs/adr/015adr-trace.html",
            "description": f"{run.system.protocol.name} {run.system.bounds}: {c.property.name}; -1 is none",
        },
        "params": [],
        "vars": [*names, action],
        "states": [_state(run, number, names, action) for number in range(len(run.states))],
    }
    if run.loop_from is not None:  # the last state is the one that the loop begins in
        loops = run.loop_from < len(run.steps)
        document |= {"loop": run.loop_from, "states": document["states"][: -1 if loops else None]}
    return json.dumps(document, indent=1) + "\n"


def _state(run: Run, number: int, names: Sequence[str], action: str) -> dict[str, Any]:
    values: dict[str, Any] = {"#meta": {"index": number}}
    for name, declaration, value in run.system.space.fields(run.states[number]):
        if name not in names:
            continue
        per = declaration["per"]
        of_brokers = bool(per) and per[-1] == "replicas" and declaration["domain"].is_bool
        values[name] = _value(value, len(per), of_brokers)
    values[action] = str(run.steps[number - 1]) if number else "Init"
    return values


def _value(value: Any, depth: int, of_brokers: bool) -> Any:
    if depth == 1 and of_brokers:
        return {"#set": [broker for broker, member in enumerate(value) if member]}
    if depth:
        return [_value(item, depth - 1, of_brokers) for item in value]
    if isinstance(value, bool) or abs(value) <= SAFE_INT:
        return value
    return {"#bigint": str(value)}


ITF = Format("itf", to_itf)
