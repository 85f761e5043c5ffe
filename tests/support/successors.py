"""Successors of a state by the rules on ints, and by compiled code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tideproof.model.language.state import ModelError
from tideproof.model.language.system import System
from tideproof.properties.engines.exhaustive.code import SearchCode


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
