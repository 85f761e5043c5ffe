"""Protocols: actions in named slots, over a state with bounds; and variations of a protocol."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from keyword import iskeyword
from typing import Any, cast

from tideproof.model.language.actions import Action
from tideproof.model.language.checking import NAMES
from tideproof.model.language.freezing import blaming, frozen
from tideproof.model.language.names import repeated
from tideproof.model.language.space import MOST_BITS, Space
from tideproof.model.language.state import (
    Bounds,
    ModelError,
    State,
    declared,
    option,
    read_only,
    refuse_no_state_class,
    refuse_unprintable,
)

__all__ = ["BoundSpec", "Protocol"]


@dataclass(frozen=True)
class BoundSpec:
    """A bound that a protocol declares: its values, its default and its meaning.

    An `optional` bound switches a feature on, and is not shown while it has its default. `since` names the release and
    the issue that introduced it, if not every release has it. `words` are values that users see and type as words:
    ("all", -1). Few people need a `rare` one: --help leaves it out. One `of_actions` makes no difference to a protocol
    without an action that asks for it. The command-line option, its help and its row in `tideproof list` follow from
    this.
    """

    name: str
    meaning: str
    least: int
    default: int
    most: int | None = None
    optional: bool = False
    since: str = ""
    words: tuple[tuple[str, int], ...] = ()
    rare: bool = False
    of_actions: bool = False

    def __post_init__(self) -> None:
        if self.default < self.least or (self.most is not None and self.default > self.most):
            raise ModelError(f"{self.option}: its default {self.default} is none of its values")

    def parse(self, text: str) -> int:
        try:
            return dict(self.words)[text] if text in dict(self.words) else int(text)
        except ValueError:
            raise ValueError(f"{text!r} is none of {self.metavar}") from None

    def show(self, value: int) -> str:
        return next((word for word, meant in self.words if meant == value), str(value))

    @property
    def metavar(self) -> str:
        return "|".join(("N", *(word for word, _ in self.words)))

    @property
    def option(self) -> str:
        return option(self.name)


@dataclass(frozen=True)
class Protocol:
    """A generation of a replication protocol.

    `slots` maps a purpose (`fetch`, `become_follower` …) to the action that serves it in this generation. A slot is the
    same event of the environment in all generations, so that the schedule of one can be replayed under another.
    """

    name: str
    title: str
    story: str
    state: type[State]
    initial: Callable[[Bounds], State]
    bounds: tuple[BoundSpec, ...]
    slots: Mapping[str, Action]
    source: str = ""

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or not re.fullmatch(r"[A-Za-z0-9][\w. -]*", self.name):
            raise ModelError(f"a protocol's name is of letters, digits, blanks, `-`, `_` and `.`, not {self.name!r}")
        refuse_no_state_class(self.state, f"{self.name} needs the class of its states")
        if not callable(self.initial):
            raise ModelError(
                f"{self.name}: its initial state is given by {self.initial!r}, not by a function of bounds"
            )
        object.__setattr__(self, "slots", read_only(self.slots))
        for slot, act in self.slots.items():
            if not isinstance(act, Action):
                raise ModelError(f"{self.name}: slot {slot} holds {act!r}, which is not an action (see @action)")
            refuse_unprintable(f"{self.name}: slot {slot}", name=act.name, meaning=act.meaning)
        refuse_unprintable(self.name, title=self.title, story=self.story, source=self.source)
        for spec in self.bounds:
            NAMES.add(spec.name)
            if not spec.name.isidentifier() or iskeyword(spec.name):  # commands pass bounds as keyword arguments
                raise ModelError(f"{self.name}: {spec.name!r} is no name for a bound: rules say `bounds.name`")
            if hasattr(Bounds(), spec.name):
                raise ModelError(
                    f"{self.name}: {spec.name} is no name for a bound: `bounds.{spec.name}` is another thing"
                )
            refuse_unprintable(f"{self.name}: {spec.option}", name=spec.name, meaning=spec.meaning)
        if twice := repeated(spec.name for spec in self.bounds):
            raise ModelError(f"{self.name}: two bounds are named {twice}")
        if twice := repeated(act.name for act in self.slots.values()):
            raise ModelError(f"{self.name}: two actions are named {twice}; a trace could mean either")
        shared: dict[str, Action] = {}
        for act in filter(lambda act: act.fair_together, self.slots.values()):
            first = shared.setdefault(act.fair_together, act)
            if (first.fair_as_one, first.parameters.keys()) != (act.fair_as_one, act.parameters.keys()):
                raise ModelError(
                    f"{self.name}: {first.name} and {act.name} are fair together ({act.fair_together}), "
                    "so they need the same parameters, and the same as_one"
                )

    def begun(self, bounds: Bounds) -> State:
        return cast(State, frozen(self.initial)(bounds))

    @property
    def functions(self) -> list[Any]:
        """All functions of the protocol, including those of its state's variables."""
        found: list[Any] = [self.initial]
        for act in self.slots.values():
            found += [act.rule, act.asked, *act.parameters.values()]
        for field in declared(self.state):
            about = field.metadata
            found += filter(callable, (about["domain"].range, about["initial"], about["when"], *about["per"]))
        return [getattr(rule, "count", rule) for rule in dict.fromkeys(found)]

    def variation(
        self,
        name: str,
        title: str,
        story: str,
        source: str = "",
        added: Mapping[str, Action] | None = None,
        **slots: Action | None,
    ) -> Protocol:
        """This protocol with some slots replaced, or removed (None); `added` fills new ones."""
        self.refuse_unknown(name, slots, list(self.slots))
        filled = {**self.slots, **slots, **(added or {})}
        kept = {slot: a for slot, a in filled.items() if a is not None}
        return replace(self, name=name, title=title, story=inspect.cleandoc(story), slots=kept, source=source)

    def refuse_unknown(self, name: str, slots: Iterable[str], known: Sequence[str]) -> None:
        """Raises ModelError for the first unknown slot of the variation `name`."""
        for slot in slots:
            if slot not in known:
                near = get_close_matches(slot, known, n=1)
                hint = f"did you mean {near[0]}?" if near else f"it has {', '.join(known)}"
                raise ModelError(f"{name}: {self.name} has no slot {slot}; {hint} (a new one: added={{…}})")

    def bounded(self, /, **constants: int | str | None) -> Bounds:
        """The bounds with these constants, numbers or words ("all"), and the others at their defaults."""
        known = {spec.name: spec for spec in self.bounds}
        given: dict[str, int] = {}
        for name, constant in constants.items():
            if constant is None:
                continue
            if name not in known:
                raise ValueError(
                    f"{self.name} has no bound {option(name)}; it takes "
                    + ", ".join(spec.option for spec in self.bounds)
                )
            value = known[name].parse(constant) if isinstance(constant, str) else constant
            if type(value) is not int:
                raise ValueError(f"{known[name].option} {value!r} is not a whole number ({known[name].meaning})")
            given[name] = value
            if value < known[name].least:
                raise ValueError(
                    f"{known[name].option} {value}: {self.name} needs at least {known[name].least}"
                    f" ({known[name].meaning})"
                )
            most = known[name].most
            if most is not None and value > most:
                lacks = most == known[name].default and known[name].since
                why = f"does not have it; since {lacks}" if lacks else f"takes at most {most}"
                raise ValueError(f"{known[name].option} {value}: {self.name} {why} ({known[name].meaning})")
        bounds = Bounds(**{spec.name: given.get(spec.name, spec.default) for spec in self.bounds})
        for spec in self.bounds:
            if abs(bounds[spec.name]) > MOST_BITS:  # so large that even computing the size of a state takes too long
                end = "at most " if bounds[spec.name] > 0 else "at least -"
                raise ValueError(f"{spec.option} {bounds[spec.name]}: a bound is {end}{MOST_BITS:,} ({spec.meaning})")
        with blaming(self.name):
            bits = Space.bits_of(self.state, bounds)  # type: ignore[arg-type]  # a class can be hashed
        if bits > MOST_BITS:
            raise ValueError(
                f"{self._too_large(bounds, bits)}a state of {self.name} would take {bits:,} bits; "
                f"the most that fits is {MOST_BITS:,}"
            )
        named = (s for s in self.bounds if not s.optional or bounds[s.name] != s.default)
        return Bounds({s.name: s.show(bounds[s.name]) for s in named}, **bounds)

    def refuse_taken(self, who: str, **given: object) -> None:
        """Raises ValueError for an argument of `who` with a bound's name: the caller may mean the bound."""
        for name in {spec.name for spec in self.bounds} & {name for name, value in given.items() if value is not None}:
            raise ValueError(
                f"{self.name}: its bound {name} cannot be given to {who}, which takes {name} for its own: "
                "rename the bound"
            )

    def _too_large(self, bounds: Bounds, bits: int) -> str:
        """The start of a message: the bound whose default would save most bits; empty if none would save any."""

        def bits_without(spec: BoundSpec) -> int:
            return Space.bits_of(self.state, Bounds(**{**bounds, spec.name: spec.default}))  # type: ignore[arg-type]

        most = min(self.bounds, key=bits_without, default=None)
        if most is None or bits_without(most) >= bits:
            return ""
        return f"{most.option} {most.show(bounds[most.name])} (default {most.show(most.default)}): "


def refuse_replaced(protocol: Protocol, made: Mapping[str, object], *parts: str) -> None:
    """Raises ModelError if one of these parts was replaced after the slots were `made` of it: they would not change."""
    for part in parts:
        if getattr(protocol, part) is not made[part]:
            raise ModelError(
                f"{protocol.name}: its {part} were replaced, and its slots are still made of the former ones: "
                f"use `variation`, or `{type(protocol).__name__}.of`"
            )
