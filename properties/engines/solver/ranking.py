"""Promises without bounds: the obligations that a ranking makes of a promise.

A promise is *pending* in a state if its premise was true and its goal has not become true since; a pending state meets
the *condition* if what the promise presumes (`provided`) is true there. The ranks, each a sum of natural numbers over
the values of its parameters, are compared in their order, the first being the most significant. A rank *acts* if it is
above 0 and all ranks before it are 0; its helpful step is that of its action with its parameters. The obligations:

- Every step from a pending state reaches the goal, or the premise stays true.
- In a pending state that meets the condition, some rank is above 0.
- There the helpful step of each rank that acts is possible. It reaches the goal, or makes the ranks smaller.
- Every step from there to a state that meets the condition reaches the goal, or makes the ranks smaller, or keeps all
  of them and the helpful step of each rank that acts.

Suppose that the goal is never reached in a run in which the condition is true from some time on. The ranks never grow
from then on, so that they are constant in the end, since there is no infinite descent. Then the helpful step of a rank
that acts is possible for good, changes the state, and is never taken: a run that leaves out a fair step.

Where fairness is of an action as a whole (`as_one`), some step of it is taken, whichever that is: then every step of
the action makes the ranks smaller while its rank acts. A strongly fair action counts as a weakly fair one here.

Each obligation is a property of single states, which evaluates the rules itself. So every engine can decide it: a proof
derives it from lemmas, and an exhaustive search refutes a wrong ranking with a trace.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tideproof.model.backends.schematic import AnyBounds, AnyIndices
from tideproof.model.language.actions import Action, Fairness, Parameter, always
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, every, implies, maximum, not_, some
from tideproof.model.language.allowed import primitive
from tideproof.model.language.freezing import frozen, taken_by
from tideproof.model.language.properties import Property, promised
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.ranking import Rank
from tideproof.model.language.system import FullState, in_symbols

Given = Mapping[str, Any]
Sizes = Mapping[str, Parameter]


def obligations(protocol: Protocol, promise: Property) -> tuple[Property, ...]:
    """What must hold in every reachable state so that the ranks of a promise prove it.

    Raises ValueError if there is no ranking, or if it counts on an action that may be missing or is not fair.
    """
    if not promise.ranks:
        raise ValueError(f"{promise.name} has no ranks: without bounds a promise is proved by them (docs/proof.md)")
    for rank in promise.ranks:
        act = protocol.slots.get(rank.slot)
        if act is None:
            raise ValueError(f"{promise.name}: {protocol.name} has no slot {rank.slot!r}, on which a rank counts")
        if act.fairness is Fairness.NONE:
            raise ValueError(
                f"{promise.name}: a rank counts on {act.name}, which is not fair in {protocol.name}: nothing can be "
                "proved of runs that leave it out"
            )
        if act.asked is not always:
            raise ValueError(f"{promise.name}: a rank counts on {act.name}, which some bounds may leave out")
        if act.fair_together:
            raise ValueError(f"{promise.name}: a rank counts on {act.name}, which is fair only together with others")
    return tuple(_Ranking(protocol, promise).obligations())


class _Pending:
    """A promise with given parameters, in a state."""

    def __init__(self, promise: Property, state: FullState, given: Given) -> None:
        self.ranks, self.state, self.given = promise.ranks, state, given
        self.premise, self.goal = promised(promise, state, given)
        self.condition: Bool = True
        if promise.provided is not None:
            self.condition = frozen(promise.provided)(*state, **taken_by(promise.provided, given))

    @property
    def pending(self) -> Bool:
        return all_of(self.premise, not_(self.goal))

    def each(self, rank: Rank, claim: Callable[[Given], Bool]) -> Bool:
        """Whether the claim is true for all values of the rank's parameters."""
        return _each(self.state, rank.parameters, claim, every)

    def left(self, rank: Rank, at: Given) -> Int:
        return maximum(0, rank.on(self.state, {**self.given, **at})[0])

    def helpful(self, rank: Rank, at: Given) -> Mapping[str, Int]:
        return rank.on(self.state, {**self.given, **at})[1]

    def acts(self, number: int, at: Given) -> Bool:
        before = (self.each(rank, lambda i, rank=rank: self.left(rank, i) == 0) for rank in self.ranks[:number])  # type: ignore[misc]
        return all_of(*before, self.left(self.ranks[number], at) > 0)


@dataclass(frozen=True)
class _Ranking:
    protocol: Protocol
    promise: Property

    def obligations(self) -> Iterator[Property]:
        yield self._property("some rank is above 0", "While it is pending, some rank is above 0.", self._something_left)
        for slot, act in self.protocol.slots.items():
            name, meaning = f"{act.name} leads no further away", f"No {act.name} makes the ranks larger."
            yield self._property(name, meaning, lambda was, slot=slot: self._no_further(was, slot))  # type: ignore[misc]
        counted = Counter(rank.slot for rank in self.promise.ranks)
        for number, rank in enumerate(self.promise.ranks):
            which = f"rank {number + 1}: " if counted[rank.slot] > 1 else ""
            act = self.protocol.slots[rank.slot]
            name, meaning = f"{which}{act.name} is possible", f"While there is left: {rank.meaning}"
            yield self._property(name, meaning, lambda was, n=number: self._helped(was, n, lambda can, _: can))  # type: ignore[misc]
            name, meaning = f"{which}{act.name} leads nearer", f"It makes less: {rank.meaning}"
            yield self._property(name, meaning, lambda was, n=number: self._leads_nearer(was, n))  # type: ignore[misc]

    def _property(self, name: str, meaning: str, claim: Callable[[_Pending], Bool]) -> Property:
        promise = self.promise

        def holds(*state: Any) -> Bool:
            return _each(state, promise.parameters, lambda given: claim(_Pending(promise, state, given)), every)

        holds.__wrapped__ = promise.predicate  # type: ignore[attr-defined]  # whose place an error shows
        return Property(f"{promise.name}: {name}", meaning, promise.state, primitive(holds), promise.ghosts)

    def _after(self, was: _Pending, act: Action, parameters: Given) -> tuple[Bool, _Pending]:
        """Whether a step is possible, and the promise after it."""
        read = in_symbols(act.run(was.state[0], **parameters))
        if read is None:
            return False, was
        seen = zip(self.promise.ghosts, was.state[1:], strict=True)
        after = (read[1], *(ghost.observed(part, read[1]) for ghost, part in seen))
        return all_of(*read[0]), _Pending(self.promise, after, was.given)

    def _something_left(self, was: _Pending) -> Bool:
        def above_0(rank: Rank) -> Bool:
            return _each(was.state, rank.parameters, lambda at: was.left(rank, at) > 0, some)

        return implies(all_of(was.pending, was.condition), any_of(*map(above_0, was.ranks)))

    def _no_further(self, was: _Pending, slot: str) -> Bool:
        def claim(parameters: Given) -> Bool:
            can, now = self._after(was, self.protocol.slots[slot], parameters)
            if can is False:
                return True
            ends = any_of(not_(was.pending), not_(can), now.goal)
            return any_of(ends, all_of(now.premise, self._ranked(was, now, slot)))

        return _each(was.state, self.protocol.slots[slot].parameters, claim, every)

    def _ranked(self, was: _Pending, now: _Pending, slot: str) -> Bool:
        """Whether a step under the condition makes the ranks smaller, or keeps what is helpful."""

        def kept(number: int, at: Given) -> Bool:
            rank = was.ranks[number]
            if not self.protocol.slots[rank.slot].fair_as_one:
                before, after = was.helpful(rank, at), now.helpful(rank, at)
                return implies(was.acts(number, at), all_of(*(before[name] == after[name] for name in before)))
            return not_(was.acts(number, at)) if rank.slot == slot else True

        stays = [was.each(rank, lambda at, n=n: kept(n, at)) for n, rank in enumerate(was.ranks)]  # type: ignore[misc]
        nearer, same = self._nearer(was, now)
        return any_of(not_(was.condition), not_(now.condition), nearer, all_of(same, *stays))

    def _nearer(self, was: _Pending, now: _Pending) -> tuple[Bool, Bool]:
        """Whether the ranks are smaller now, and whether each of them is as it was."""
        nearer: Bool = False
        same: Bool = True
        for rank in reversed(was.ranks):
            here = was.each(rank, lambda at, rank=rank: now.left(rank, at) == was.left(rank, at))  # type: ignore[misc]
            no_more = was.each(rank, lambda at, rank=rank: now.left(rank, at) <= was.left(rank, at))  # type: ignore[misc]
            nearer, same = all_of(no_more, any_of(not_(here), nearer)), all_of(here, same)
        return nearer, same

    def _helped(self, was: _Pending, number: int, claim: Callable[[Bool, _Pending], Bool]) -> Bool:
        """Whether the helpful step of a rank that acts is one of its action's, of which the claim is true."""
        rank = was.ranks[number]
        act = self.protocol.slots[rank.slot]

        def each(at: Given) -> Bool:
            acts = all_of(was.pending, was.condition, was.acts(number, at))
            if acts is False:
                return True
            helpful = was.helpful(rank, at)
            if set(helpful) != set(act.parameters):
                raise ValueError(f"a rank gives {', '.join(helpful)} for {act.name}({', '.join(act.parameters)})")

            # A rule indexes tables by its parameters, which the state cannot choose.
            def taken(given: Given) -> Bool:
                is_this = all_of(*(helpful[name] == value for name, value in given.items()))
                return is_this is False or implies(is_this, claim(*self._after(was, act, given)))

            sizes = {name: parameter(was.state[0].bounds) for name, parameter in act.parameters.items()}
            inside = (all_of(helpful[name] >= 0, helpful[name] < size) for name, size in sizes.items())
            return implies(acts, all_of(*inside, _each(was.state, act.parameters, taken, every)))

        return was.each(rank, each)

    def _leads_nearer(self, was: _Pending, number: int) -> Bool:
        def nearer(can: Bool, now: _Pending) -> Bool:
            return any_of(not_(can), now.goal, not_(now.condition), self._nearer(was, now)[0])

        return self._helped(was, number, nearer)


def _each(state: Sequence[Any], sizes: Sizes, claim: Callable[[Given], Bool], quantifier: Any) -> Bool:
    """A claim about all values of parameters (`every`), or about some (`some`)."""
    if not sizes:
        return claim({})
    (name, parameter), *others = sizes.items()
    bounds = state[0].bounds
    size = parameter(bounds)
    over = AnyIndices(bounds, size) if isinstance(bounds, AnyBounds) else range(size)
    found: Bool = quantifier(
        over, lambda value: _each(state, dict(others), lambda rest: claim({name: value, **rest}), quantifier)
    )
    return found
