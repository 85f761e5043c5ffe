"""Random traces that violate a property, for tests: found by compiled random walks, or by disturbing a known one."""

from __future__ import annotations

import ctypes
import random
from collections.abc import Iterator
from dataclasses import replace

from tideproof.model.language.properties import Property, watched
from tideproof.model.language.protocol import Instance, Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.runs.replay import Run, replay
from tideproof.model.runs.schedule import Schedules
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.exhaustive.search import explore


def shortest_run(protocol: Protocol, prop: Property, bounds: Bounds) -> Run:
    with explore(protocol, bounds, [prop], stop_when_decided=True) as found:
        trace = found.verdicts[0].trace
        assert trace is not None, f"{protocol.name} does not violate {prop.name}"
        return replay(found.system, trace)


def random_walks(protocol: Protocol, prop: Property, bounds: Bounds, length: int, seed: int) -> Iterator[Run]:
    """Walks of `length` actions, each with the same chance, in which the property fails somewhere."""
    system = watched(protocol, bounds, [prop])
    code, words, n = SearchCode(system, [prop]), system.space.words, len(system.instances)
    state, after = (ctypes.c_uint64 * words)(), (ctypes.c_uint64 * (words * n))()
    kinds = (ctypes.c_uint32 * n)()
    chance = random.Random(seed)
    while True:
        state[:] = system.space.pack(system.initial)
        taken, violated = [], False
        for _ in range(length):
            count = code.expand(ctypes.addressof(state), ctypes.addressof(after), ctypes.addressof(kinds))
            if count == 0:
                break
            chosen = chance.randrange(count)
            state[:] = after[chosen * words : (chosen + 1) * words]
            taken.append(kinds[chosen])
            violated = violated or bool(code.check(ctypes.addressof(state)))
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
            while chance.random() < rate and (possible := list(system.successors(taken.world))):
                instance, world = chance.choice(possible)
                instances.append(instance)
                # Numbers that this step gives out are spoken of by no step of the run; those given out later move on.
                taken = replace(taken, world=world)
            after = schedules.take(taken, step)
            if not isinstance(after, str):
                assert after.instance is not None
                instances.append(after.instance)
                taken = after
        disturbed_run = replay(system, instances)
        if disturbed_run.first_violation(prop.holds) is not None:
            yield disturbed_run
