"""Symmetry reduction: of all states that differ only in names of replicas, one is visited.

It is sound where renaming replicas takes steps to steps, the initial state to itself, and a state in which a property
fails to another in which it fails. That is proved (model/backends/symmetry.py) for the properties that are asked, and
for the replicas that may exchange their names. On a sample of the states it is looked at: whether all renamings of a
state have its form, and whether the same steps lead out of them.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

from tideproof.model.backends.renaming import Blocks, order, renaming, renamings
from tideproof.model.language.actions import Instance, shown_broker
from tideproof.model.language.properties import EngineError, Property
from tideproof.model.language.state import ModelError, Words
from tideproof.model.language.system import System
from tideproof.model.runs.replay import replay
from tideproof.properties.engines.base import Budget

if TYPE_CHECKING:
    from tideproof.properties.engines.exhaustive.code import SearchCode

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


class Reduction:
    """The renamings that a search makes nothing of, once `code` has the form of a state for them.

    `blocks` are the replicas that may exchange their names; `why_not` says what distinguishes the others.
    """

    code: SearchCode

    def __init__(self, system: System, blocks: Blocks, why_not: str) -> None:
        self.system, self.blocks, self.why_not = system, blocks, why_not
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
            self._compare(state_of(self._next))
            self._next += max(1, self._next * order(self.blocks) // 48)

    def _compare(self, state: Words) -> None:
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
    from tideproof.model.backends.symmetry import interchangeable
    from tideproof.model.backends.z3_terms import ask

    def ask_within(solver: z3.Solver) -> z3.CheckSatResult:
        budget.check()
        solver.set("rlimit", MOST_WORK)
        if budget.seconds is not None:
            solver.set("timeout", max(1, int((budget.deadline - time.monotonic()) * 1000)))
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
    return Reduction(system, affordable(system.space, found.blocks), why_not)
