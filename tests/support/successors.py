"""Successors of a state, and the properties that it violates: by the rules on ints, and by compiled code."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from tideproof.model.language.properties import Property
from tideproof.model.language.state import ModelError
from tideproof.model.language.system import System
from tideproof.properties.engines.cross_check import random_state
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.exhaustive.search import Exploration


def compiled_successors(code: SearchCode, system: System, words: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """(index of the transition, packed successor) by the compiled form; raises ModelError where a range is left."""
    made = code.successors(words)
    if isinstance(made, int):
        raise ModelError(str(system.instances[made]))
    return made


def successors_on_ints(system: System, words: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    index = {id(instance): i for i, instance in enumerate(system.instances)}
    space = system.space
    return [(index[id(instance)], space.pack(state)) for instance, state in system.successors(space.unpack(words))]


def outcome(successors: Callable[..., Any], *args: Any) -> Any:
    try:
        return successors(*args)
    except ModelError:
        return "a variable left its range"


def compare_reachable(found: Exploration, indices: Iterable[int]) -> None:
    """Compiled code against the rules on ints, in states that a search has found."""
    code, system, properties = SearchCode(found.system, found.properties), found.system, found.properties
    for index in indices:
        words = found.visited.state(index)
        assert compiled_successors(code, system, words) == successors_on_ints(system, words)
        state = system.space.unpack(words)
        assert code.failed(words) == sum(1 << i for i, p in enumerate(properties) if not p.holds(system, state))


def compare_random(system: System, properties: Sequence[Property], count: int, chance: Random) -> None:
    """The same in states that are only of the right type, where a step may leave a range."""
    code = SearchCode(system, properties)
    for _ in range(count):
        words = random_state(system, chance)
        assert outcome(compiled_successors, code, system, words) == outcome(successors_on_ints, system, words)
