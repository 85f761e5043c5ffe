"""How soon a property fails, and random traces that violate it: found by random walks, or by disturbing a known one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tideproof.model.language.actions import Instance
from tideproof.model.language.properties import Property, Status, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.protocols.catalogue import named
from tideproof.model.runs.replay import Run, replay
from tideproof.model.runs.schedule import Schedules
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.catalogue import properties_of


def shortest_run(protocol: Protocol, prop: Property, bounds: Bounds) -> Run:
    with explore(protocol, bounds, [prop], stop_when_decided=True) as found:
        trace = found.verdicts[0].trace
        assert trace is not None, f"{protocol.name} does not violate {prop.name}"
        return replay(found.system, trace)


def depth_or_states(name: str, asked: str, **configuration: int) -> tuple[int | None, int | None]:
    """How soon the property fails, or in how many states it holds: all that there are."""
    protocol: Any = named(name)
    (prop,) = (p for p in properties_of(protocol) if p.name == asked)
    with explore(protocol, protocol.bounded(**configuration), [prop], stop_when_decided=True) as found:
        (verdict,) = found.verdicts
        if verdict.status is Status.HOLDS:
            assert found.complete
            return None, found.distinct_states
        return verdict.depth, None


def random_walks(protocol: Protocol, prop: Property, bounds: Bounds, length: int, seed: int) -> Iterator[Run]:
    """Walks of `length` actions, each with the same chance, in which the property fails somewhere."""
    system = watched(protocol, bounds, [prop])
    code, chance = SearchCode(system, [prop]), random.Random(seed)
    while True:
        state = system.space.pack(system.initial)
        taken, violated = [], False
        for _ in range(length):
            successors = code.successors(state)
            assert not isinstance(successors, int), "a rule leaves a range"
            if not successors:
                break
            kind, state = successors[chance.randrange(len(successors))]
            taken.append(kind)
            violated = violated or bool(code.failed(state))
        if violated and len(taken) == length:
            yield replay(system, [system.instances[kind] for kind in taken])


def disturbed(run: Run, prop: Property, seed: int) -> Iterator[Run]:
    """The run with random steps in between, in which the property still fails somewhere."""
    system, chance = run.system, random.Random(seed)
    schedules = Schedules(system)
    steps = schedules.steps_of(run)
    while True:
        taken, instances, rate = schedules.start, list[Instance](), chance.uniform(0.0, 0.2)
        for step in steps:
            while chance.random() < rate and (possible := list(system.successors(taken.state))):
                instance, full_state = chance.choice(possible)
                instances.append(instance)
                # Numbers that this step gives out are spoken of by no step of the run; those given out later move on.
                taken = replace(taken, state=full_state)
            after = schedules.take(taken, step)
            if not isinstance(after, str):
                assert after.instance is not None
                instances.append(after.instance)
                taken = after
        disturbed_run = replay(system, instances)
        if disturbed_run.first_violation(prop.holds) is not None:
            yield disturbed_run
