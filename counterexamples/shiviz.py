"""A run as a log for ShiViz: every event with its vector clock, from which ShiViz draws who could know of what.

The regular expression to read it with is `PARSER`. A broker knows what the brokers named in a step had done when it
read their state, and who sees an epoch knows what the controller had done when it gave the epoch out.
"""

from __future__ import annotations

import json

from tideproof.counterexamples.natural import actors
from tideproof.counterexamples.replay import Run
from tideproof.counterexamples.schedule import Schedules
from tideproof.counterexamples.text import short_step
from tideproof.model.protocol import REPLICA, shown_broker

PARSER = r"(?<host>\S*) (?<clock>{.*})\n(?<event>.*)"
CONTROLLER = "controller"

Clock = dict[str, int]


def to_shiviz(run: Run) -> str:
    """The log: two lines an event, the host with its clock and the step."""
    clocks: dict[str, Clock] = {}
    given_at: dict[tuple[object, int], Clock] = {}
    lines = []
    for number, step in enumerate(Schedules(run.system).steps_of(run), start=1):
        before, after = run.worlds[number - 1][0], run.worlds[number][0]
        acting = sorted(actors(before, after))
        host = shown_broker(acting[0]) if acting else CONTROLLER
        clock = dict(clocks.get(host, {}))
        for name, kind in step.instance.action.parameters.items():
            value = step.instance.parameters[name]
            if kind is REPLICA and acting:
                _learn(clock, clocks.get(shown_broker(value), {}))
            _learn(clock, given_at.get((kind, value), {}))
        clock[host] = clock.get(host, 0) + 1
        clocks[host] = clock
        for kind, value in step.gave:
            given_at[kind, value] = clock
        lines += [f"{host} {json.dumps(clock, sort_keys=True)}", f"{number}. {short_step(step.instance)}"]
    return "\n".join([*lines, ""])


def _learn(clock: Clock, other: Clock) -> None:
    for host, count in other.items():
        clock[host] = max(clock.get(host, 0), count)
