"""Symmetry reduction: of all states that differ only in names of replicas, one is visited.

It is sound where renaming replicas takes steps to steps, the initial state to itself, and a state in which a property
fails to another in which it fails. That is proved (model/backends/symmetry.py) for the properties that are asked, and
for the replicas that may exchange their names. On a sample of the states it is looked at: whether all renamings of a
state have its form, and whether the same steps lead out of them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tideproof import model
from tideproof.model.backends.native import keep, kept
from tideproof.model.backends.renaming import Blocks, order, renaming, renamings
from tideproof.model.language.actions import REPLICA, Instance, shown_broker
from tideproof.model.language.properties import EngineError, Property
from tideproof.model.language.space import Words
from tideproof.model.language.state import ModelError
from tideproof.model.language.system import System
from tideproof.model.runs.replay import replay
from tideproof.properties.engines.base import Budget, option
from tideproof.properties.engines.compiled import CanonicalForm, system_ir

REDUCED_FROM = 1 << 20
"""States from which on a proof is worth its time: it takes as long as some million states do."""

MOST_VALUES = 64
"""Z3 gets a constant for each value of a variable; with more of them a proof may take long, and is not tried."""

MOST_WORK = 200_000_000
"""What Z3 may spend on a question, in its own units: some 30 times what is needed for brokers with all that they can
be asked for. It is not a time, so that the same is proved on any machine."""


class Symmetry(StrEnum):
    """Whether a search visits one state for all that differ only in names of replicas, where that is proved sound."""

    AUTO = "auto"
    """From so many states on that the proof is worth its time."""

    ON = "on"
    OFF = "off"


def symmetry_option() -> Any:
    return option(
        Symmetry.AUTO, "Whether one state stands for all that differ only in names of replicas, where that is proved."
    )


class Reduction:
    """The renamings that a search makes nothing of, once `code` has the form of a state for them.

    `blocks` are the replicas that may exchange their names; `why_not` says what distinguishes the others. `decided` is
    false where that was not found out of all of them.
    """

    code: CanonicalForm

    def __init__(self, system: System, blocks: Blocks, why_not: str, decided: bool = True) -> None:
        self.system, self.blocks, self.why_not, self.decided = system, blocks, why_not, decided
        self._next = 0
        replicas = system.bounds.get("replicas", 0)
        self._renamings = [renaming(system.space, names) for names in renamings(blocks, replicas)]

    def form(self, state: Words) -> Words:
        """What all states have in common that differ from this one only in names."""
        return self.code.canonical(state)[0] if self.blocks else state

    def described(self, visited: int) -> str:
        """A line for the summary."""
        if not self.blocks:
            return f"no symmetry: {self.why_not}"
        blocks = " and of ".join(", ".join(map(shown_broker, block)) for block in self.blocks)
        rest = f" ({self.why_not})" if self.why_not else ""
        return f"{visited:,} of them visited: it is proved that the names of {blocks} do not matter{rest}"

    def escaping(self, way: Sequence[Instance], step: Instance) -> Instance:
        """The step after this way that leaves a range, which by another name is `step`."""
        end = replay(self.system, way).states[-1]
        for instance in self.system.instances:
            if instance.slot == step.slot:
                try:
                    self.system.step(end, instance)
                except ModelError:
                    return instance
        return step

    def compare(self, state_of: Callable[[int], Words], known: int) -> None:
        """Compares states of those that are known, at growing distances. Raises EngineError where one differs."""
        while self.blocks and self._next < known:
            self.compare_renamed(state_of(self._next))
            self._next += max(1, self._next * order(self.blocks) // 48)

    def compare_renamed(self, state: Words) -> None:
        """Compares a state with all that differ from it only in names. Raises EngineError where more differs."""
        code, orbit = self.code, {renamed(state) for renamed in self._renamings}
        form, count = code.canonical(state)
        same = form in orbit and count == len(orbit)
        following = self._following(state)
        for other in orbit:
            same = same and code.canonical(other) == (form, count) and code.failed(other) == code.failed(state)
            same = same and self._following(other) == following
        if not same:
            raise EngineError(
                f"{self.system.protocol.name}: names of replicas matter in state {state}, though the contrary was "
                "proved; use --symmetry off"
            )

    def _following(self, state: Words) -> Counter[tuple[str, Words]] | None:
        """The steps out of a state, by what they have in common whatever the names; None where one leaves a range."""
        made = self.code.successors(state)
        if isinstance(made, int):
            return None
        return Counter((self.system.instances[kind].slot, self.form(after)) for kind, after in made)


def proved(system: System, properties: Sequence[Property], budget: Budget) -> Reduction:
    """What is proved of the names of replicas. Raises Spent where the budget ends the proof."""
    for v in system.space.variables:
        if v.hi - v.lo >= MOST_VALUES:
            return Reduction(system, (), f"{v.name} has more than {MOST_VALUES} values, too many for a proof")
    import z3

    from tideproof.model.backends.canonical import affordable
    from tideproof.model.backends.relation import Relation
    from tideproof.model.backends.symmetry import UNDECIDED, interchangeable
    from tideproof.model.backends.z3_terms import ask

    def ask_within(solver: z3.Solver) -> z3.CheckSatResult:
        budget.check()
        solver.set("rlimit", MOST_WORK)
        if budget.seconds is not None:
            solver.set("timeout", max(1, int(budget.remaining * 1000)))
        answer = ask(solver)
        if answer == z3.unknown:
            budget.check()
        return answer

    try:
        relation = Relation(system)
        claims = {p.name: relation.terms.value(p.in_symbols(system)) for p in properties}
        found = interchangeable(relation, claims, ask_within)
    except ValueError as error:  # a sum with too many values
        return Reduction(system, (), str(error))
    apart = (f"{what} tells {shown_broker(a)} from {shown_broker(b)}" for a, b, what in found.differences)
    why_not = "; ".join(dict.fromkeys(apart))
    if not found.blocks and not why_not:
        why_not = "a renaming of replicas changes nothing in this model"
    decided = all(what != UNDECIDED for *_, what in found.differences)
    return Reduction(system, affordable(system.space, found.blocks), why_not, decided)


class KeptProof:
    """The place of a proof in the cache folder. A search that met so many states that it asked for it keeps it there.

    The next search like it begins with it, and saves the proof and all that it would visit before. It is found by all
    that it depends on: the steps and the properties, the names and ranges of variables, the initial state, the text of
    the modules that prove it, and the version of Z3. `--symmetry on` proves it again.
    """

    def __init__(
        self, system: System, properties: Sequence[Property], stop_when_decided: bool, asked_from: int
    ) -> None:
        """`asked_from` is the number of states from which on the search asks for a proof."""
        self._system, space = system, system.space
        self._made_from = "\n".join(
            [
                # A search that stops where all is decided may not come to ask; so each keeps its own.
                f"symmetry {stop_when_decided=} {asked_from=} {MOST_VALUES=} {MOST_WORK=} z3 {version('z3-solver')}",
                f"{system.bounds} {space.pack(system.initial)} {[p.name for p in properties]}",
                *(f"{v} {space.index_kinds(v)} {space.ids(v)}" for v in space.variables),
                *(f"{i.slot} {i.action.name} {i.parameters} {_replicas_in(i)}" for i in system.instances),
                system_ir(system, properties),
                _text_of_provers(),
            ]
        )

    def read(self) -> Reduction | None:
        content = kept(self._made_from)
        if content is None:
            return None
        blocks, why_not = json.loads(content)
        return Reduction(self._system, tuple(map(tuple, blocks)), why_not)

    def write(self, reduction: Reduction) -> None:
        """Keeps what is proved. What Z3 left undecided may have been for want of time, and is asked again."""
        if reduction.decided:
            keep(self._made_from, json.dumps([reduction.blocks, reduction.why_not]).encode())


def _replicas_in(instance: Instance) -> list[str]:
    return [name for name, kind in instance.action.parameters.items() if kind is REPLICA]


@cache
def _text_of_provers() -> str:
    """This module, and those of the language and of its forms: they import no others of ours that a proof needs."""
    folder = Path(str(model.__file__)).parent
    paths = [
        Path(__file__),
        *(path for part in ("language", "backends") for path in sorted((folder / part).glob("*.py"))),
    ]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)
