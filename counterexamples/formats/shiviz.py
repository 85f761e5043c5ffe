"""A run as a log for ShiViz: every event with its vector clock, from which ShiViz draws causality.

ShiViz parses it with the regular expression `PARSER`. The causal edges:

- to a broker: from the brokers named in a step, whose state it read, and from a client that sent it a request;
- to a client: from the broker that answers it; to the coordinator: from the producer;
- to a host that sees an epoch: from the controller's decision on it;
- and from a step that leaves a message for a broker, the controller or the consumer: to its next step.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.formats import Format
from tideproof.counterexamples.views.text import short_step, verdict_in_words
from tideproof.model.language.actions import REPLICA, Instance, shown_broker
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.state import IDLE, BrokerState
from tideproof.model.runs.actors import ADMIN, CONTROLLER, COORDINATOR, PRODUCER, actors, clients_changed
from tideproof.model.runs.replay import Run
from tideproof.model.runs.schedule import Schedules

if TYPE_CHECKING:
    import networkx as nx

PARSER = r"(?<host>\S*) (?<clock>{.*})\n(?<event>.*)"

_ASKING = (PRODUCER, COORDINATOR, ADMIN)
"""Clients whose variables a step also changes when they ask, of which they learn nothing."""


def to_shiviz(c: Counterexample) -> str:
    """The log, with two lines for each event: the host with its clock, and the step.

    A violation in the initial state is an event of a separate host.
    """
    import networkx as nx

    graph, lines = causal_graph(c.run), list[str]()
    if c.violated_at == 0:
        lines += ['system {"system": 1}', f"0. {verdict_in_words(c.property, 0, len(c.run.steps))}"]
    for number, step in enumerate(c.run.steps, start=1):
        known = Counter(graph.nodes[n]["host"] for n in (number, *nx.ancestors(graph, number)))
        host = graph.nodes[number]["host"]
        lines += [f"{host} {json.dumps(known, sort_keys=True)}", f"{number}. {short_step(step)}"]
    return "\n".join([*lines, ""])


def causal_graph(run: Run) -> nx.DiGraph[int]:
    """The steps of a run by their numbers, each with its `host`; an edge leads to a host that learns of a step."""
    import networkx as nx

    graph: nx.DiGraph[int] = nx.DiGraph()
    last: dict[str, int] = {}  # the last event of each host
    left_for: dict[str, list[int]] = {}
    given_at: dict[tuple[object, int], int] = {}
    for number, step in enumerate(Schedules(run.system).steps_of(run), start=1):
        before, after = run.states[number - 1][0], run.states[number][0]
        clients = clients_changed(before, after)
        host, *others = [*_acting(step.instance, before, after), *clients, CONTROLLER]
        graph.add_node(number, host=host)
        heard = [host, *clients, *[PRODUCER] * (host == COORDINATOR)]
        known = left_for.pop(host, [])
        for name, kind in step.instance.action.parameters.items():
            value = step.instance.parameters[name]
            if kind is REPLICA and host != CONTROLLER:
                heard.append(shown_broker(value))
            known += [given_at[kind, value]] if (kind, value) in given_at else []
        graph.add_edges_from((event, number) for event in [*known, *(last[h] for h in heard if h in last)])
        last[host] = number
        isrs = [getattr(state, "quorum_isr", ()) for state in (before, after)]
        for other in others:
            if other not in _ASKING and (other != CONTROLLER or isrs[0] != isrs[1]):
                left_for.setdefault(other, []).append(number)
        given_at |= dict.fromkeys(step.gave, number)
    return graph


def _acting(step: Instance, before: Any, after: Any) -> list[str]:
    """The brokers whose variables the step has changed; a leader that leaves a response for a follower comes first."""
    leader = step.parameters.get("leader", NIL)
    acting = sorted(actors(before, after), key=lambda broker: broker != leader)
    answers = isinstance(after, BrokerState) and any(
        was == IDLE != now for was, now in zip(before.answer, after.answer, strict=True)
    )
    return [shown_broker(broker) for broker in ([leader] if answers and leader not in acting else []) + acting]


SHIVIZ = Format("shiviz", to_shiviz)
