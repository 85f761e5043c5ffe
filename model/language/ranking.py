"""Ranks: why a promise is kept, for a proof without bounds (`tideproof prove`).

A rank is a number that measures one part of what is left until the goal, and names the action that makes it smaller.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tideproof.model.language.actions import Parameter, meaning_of
from tideproof.model.language.algebra import IntTerm, brief
from tideproof.model.language.errors import Final, LanguageError, Place, Refusal
from tideproof.model.language.freezing import frozen, taken_by
from tideproof.model.language.state import name_of, read_only

__all__ = ["rank"]

Measured = tuple[Any, Mapping[str, Any]]
"""A number, and the parameters of the step that makes it smaller."""


@dataclass(frozen=True)
class Rank(Final):
    """What is left of one kind, which the action in a slot makes less; a number below 0 counts as 0.

    With parameters there is one number for each of their values, and what counts is their sum.
    """

    slot: str
    meaning: str
    measure: Callable[..., Measured]
    parameters: Mapping[str, Parameter]

    def __post_init__(self) -> None:
        object.__setattr__(self, "parameters", read_only(self.parameters))

    def on(self, state: Sequence[Any], given: Mapping[str, Any]) -> Measured:
        """The measure of a state, with those of the given parameters that it names.

        Raises LanguageError, with its place, if it returns anything but a number and parameters.
        """
        found: Any = frozen(self.measure)(*state, **taken_by(self.measure, given))
        match found:
            case (number, Mapping() as parameters) if all(map(_is_number, (number, *parameters.values()))):
                return found  # type: ignore[no-any-return]
        why = "a rank is a number, and the parameters of the step that makes it smaller"
        instead = 'return number, {"parameter": value}'
        raise LanguageError([Refusal("R19", Place.of(self.measure), f"a rank returns {brief(found)}", why, instead)])


def _is_number(value: object) -> bool:
    return type(value) is int or isinstance(value, IntTerm)


def rank(slot: str, /, **parameters: Parameter) -> Callable[[Callable[..., Measured]], Rank]:
    """Makes a rank of a function that returns a number, and the parameters of the step that makes it smaller.

    `slot` is that of the step's action. The function takes the state, history variables as the promise does, those
    parameters of the promise that it names, and its own parameters.
    """
    if not isinstance(slot, str):
        raise TypeError(f'{name_of(slot)} is no slot: write @rank("fetch"), with the slot of the action that helps')
    for name, parameter in parameters.items():
        if not isinstance(parameter, Parameter):
            raise TypeError(f"{name}={name_of(parameter)} is no Parameter of a rank, as REPLICA and EPOCH are")

    return lambda measure: Rank(slot, meaning_of(measure), measure, parameters)
