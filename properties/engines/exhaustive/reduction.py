"""Symmetry reduction: of all states that differ only in the names of replicas (an orbit), one is visited.

It is sound if permuting replicas maps transitions to transitions, the initial state to itself, and states that fail a
property to states that fail it. That is proved for each search (model/backends/symmetry.py), for its properties and the
replicas found interchangeable. As a cross-check, a sample of the orbits is enumerated while the search runs: all states
of an orbit must have the same canonical representative and the same transitions.
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
from tideproof.properties.engines.compiled import NativeForm, system_ir

REDUCED_FROM = 1 << 20
"""States visited before a proof is attempted: it takes about as long as visiting a million states."""

MOST_VALUES = 64
"""No proof is attempted if a variable has more values: Z3 gets a constant for each of them, and may take long."""

MOST_WORK = 200_000_000
"""Z3's resource limit per query: some 30 times what brokers with all options need. Unlike a time limit, it makes proofs
independent of the machine."""


class Symmetry(StrEnum):
    """Whether a search visits one state per orbit, if that is proved sound."""

    AUTO = "auto"
    """If the search is large enough for the proof to pay off."""

    ON = "on"
    OFF = "off"


def symmetry_option() -> Any:
    return option(
        Symmetry.AUTO, "Whether one state stands for all that differ only in names of replicas, where that is proved."
    )


class Reduction:
    """The symmetry group of a search, and the comparison of orbits by means of `code`.

    The replicas of a block in `blocks` are interchangeable; `why_not` says what distinguishes the others. `decided` is
    false if Z3 could not tell for some of them.
    """

    code: NativeForm

    def __init__(self, system: System, blocks: Blocks, why_not: str, decided: bool = True) -> None:
        self.system, self.blocks, self.why_not, self.decided = system, blocks, why_not, decided
        self._next = 0
        replicas = system.bounds.get("replicas", 0)
        self._renamings = [renaming(system.space, names) for names in renamings(blocks, replicas)]

    def form(self, state: Words) -> Words:
        """Return the canonical representative of a state."""
        return self.code.canonical(state)[0] if self.blocks else state

    def described(self, visited: int) -> str:
        if not self.blocks:
            return f"no symmetry: {self.why_not}"
        blocks = " and of ".join(", ".join(map(shown_broker, block)) for block in self.blocks)
        rest = f" ({self.why_not})" if self.why_not else ""
        return f"{visited:,} of them visited: it is proved that the names of {blocks} do not matter{rest}"

    def escaping(self, trace: Sequence[Instance], step: Instance) -> Instance:
        """Return the step after this trace that leaves a range: `step` up to the names of replicas."""
        end = replay(self.system, trace).states[-1]
        for instance in self.system.instances:
            if instance.slot == step.slot:
                try:
                    self.system.step(end, instance)
                except ModelError:
                    return instance
        return step

    def compare(self, state_of: Callable[[int], Words], known: int) -> None:
        """Compare the orbits of a sample of the visited states, at growing distances. Raises EngineError."""
        while self.blocks and self._next < known:
            self.compare_renamed(state_of(self._next))
            self._next += max(1, self._next * order(self.blocks) // 48)

    def compare_renamed(self, state: Words) -> None:
        """Compare the states of an orbit. Raises EngineError if they differ in more than names."""
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
        """Return the transitions out of a state up to names; None if one leaves its range."""
        made = self.code.successors(state)
        if isinstance(made, int):
            return None
        return Counter((self.system.instances[kind].slot, self.form(after)) for kind, after in made)


def proved(system: System, properties: Sequence[Property], budget: Budget) -> Reduction:
    """Prove which replicas are interchangeable. Raises Spent if the budget ends the proof."""
    for v in system.space.variables:
        if v.hi - v.lo >= MOST_VALUES:
            return Reduction(system, (), f"{v.name} has more than {MOST_VALUES} values, too many for a proof")
    import z3

    from tideproof.model.backends.canonical import affordable
    from tideproof.model.backends.relation import Relation
    from tideproof.model.backends.symmetry import UNDECIDED, interchangeable
    from tideproof.model.backends.z3_terms import check

    def check_within(solver: z3.Solver) -> z3.CheckSatResult:
        budget.check()
        solver.set("rlimit", MOST_WORK)
        if budget.seconds is not None:
            solver.set("timeout", max(1, int(budget.remaining * 1000)))
        answer = check(solver)
        if answer == z3.unknown:
            budget.check()
        return answer

    try:
        relation = Relation(system)
        claims = {p.name: relation.terms.value(p.in_symbols(system)) for p in properties}
        found = interchangeable(relation, claims, check_within)
    except ValueError as error:  # a sum of too many values
        return Reduction(system, (), str(error))
    apart = (f"{what} tells {shown_broker(a)} from {shown_broker(b)}" for a, b, what in found.differences)
    why_not = "; ".join(dict.fromkeys(apart))
    if not found.blocks and not why_not:
        why_not = "a renaming of replicas changes nothing in this model"
    decided = all(what != UNDECIDED for *_, what in found.differences)
    return Reduction(system, affordable(system.space, found.blocks), why_not, decided)


class KeptProof:
    """The cache entry of a proof: a search that needed it stores it, and the next one like it starts reduced.

    The key covers all that the proof depends on: transitions and properties, names and ranges of variables, the initial
    state, the source of the modules that prove it, and the version of Z3. `--symmetry on` ignores the cache.
    """

    def __init__(
        self, system: System, properties: Sequence[Property], stop_when_decided: bool, needed_from: int
    ) -> None:
        """`needed_from` is the number of states at which the search needs a proof."""
        self._system, space = system, system.space
        self._made_from = "\n".join(
            [
                # A search that stops early may never need a proof, so it must not find one of a complete search.
                f"symmetry {stop_when_decided=} {needed_from=} {MOST_VALUES=} {MOST_WORK=} z3 {version('z3-solver')}",
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
        """Store a proof, unless Z3 left something undecided, perhaps for lack of time."""
        if reduction.decided:
            keep(self._made_from, json.dumps([reduction.blocks, reduction.why_not]).encode())


def _replicas_in(instance: Instance) -> list[str]:
    return [name for name, kind in instance.action.parameters.items() if kind is REPLICA]


@cache
def _text_of_provers() -> str:
    """Return the source of the modules that a proof depends on: this one, the rule language and its backends."""
    folder = Path(str(model.__file__)).parent
    paths = [
        Path(__file__),
        *(path for part in ("language", "backends") for path in sorted((folder / part).glob("*.py"))),
    ]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)
