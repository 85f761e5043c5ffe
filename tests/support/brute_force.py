"""An independent search of random protocols: plain Python on their text, nothing of the product."""

from __future__ import annotations

from functools import reduce
from itertools import product
from types import SimpleNamespace as Functions

from support.random_protocols import PYTHON, value

PLAIN = Functions(
    add=lambda a, b: a + b, sub=lambda a, b: a - b, lt=lambda a, b: a < b, le=lambda a, b: a <= b,
    eq=lambda a, b: a == b, ne=lambda a, b: a != b, gt=lambda a, b: a > b, ge=lambda a, b: a >= b,
    not_=lambda a: not a, all_of=lambda *a: all(a), any_of=lambda *a: any(a), implies=lambda a, b: b or not a,
    same=lambda a, b: a == b, ite=lambda c, a, b: a if c else b, minimum=min, maximum=max,
    select=lambda i, *a: a[i] if 0 <= i < len(a) else a[-1], at=lambda a, i: a[i] if 0 <= i < len(a) else a[-1],
    nested=lambda a, b, levels: reduce(lambda e, i: min(e + 1, 3) if b < i else e, range(levels), a),
    all_replicas=all, any_replica=any, how_many=sum, **PYTHON,
)  # fmt: skip


class TooLargeError(Exception):
    """There are more states than are worth looking at."""


class Search:
    """All that can happen: `depth` of each state, `steps[state]` as (action, parameters, state after it).

    A state after a step is None where a variable leaves its range.
    """

    def __init__(self, spec, bounds, most):
        self.spec, self.bounds, self.steps, self.levels = spec, dict(bounds), {}, []
        start = [v.start(self.bounds) for v in spec.variables]
        level = [self.watched(tuple(start), [v.start(self.bounds) for v, _ in spec.history])]
        self.start, self.depth = level[0], {level[0]: 0}
        while level:
            self.levels.append(len(level))
            for state in level:
                self.steps[state] = list(self.successors(state))
                for _, _, after in self.steps[state]:
                    if after is not None and len(self.depth) < most + 1:
                        self.depth.setdefault(after, len(self.levels))
            if len(self.depth) > most:
                raise TooLargeError
            level = [s for s, d in self.depth.items() if d == len(self.levels)]

    def named(self, state, **more):
        return {**self.bounds, **dict(zip(self.spec.names, state, strict=False)), **more}

    def watched(self, after, seen):
        names = self.named((*after, *seen))
        return (*after, *(value(e, names, PLAIN) for _, e in self.spec.history))

    def successors(self, state):
        for number, act in enumerate(self.spec.actions, start=self.spec.impossible):
            ranges = [range(self.bounds["replicas"] if k == "replica" else k) for _, k in act.parameters]
            for chosen in product(*ranges):
                parameters = dict(zip((n for n, _ in act.parameters), chosen, strict=True))
                names = self.named(state, **parameters)
                if all(value(conjunct, names, PLAIN) for conjunct in act.guard):
                    yield f"act_{number}", parameters, self.after(state, names, act.updates)

    def after(self, state, names, updates):
        new = {v.name: old for v, old in zip(self.spec.variables, state, strict=False)}
        for target, index, e in updates:
            cells = enumerate(names[target] if index else ())
            at = None if index in (None, ("each",)) else value(index, names, PLAIN)
            new[target] = value(e, names, PLAIN) if index is None else tuple(
                value(e, {**names, "q": i}, PLAIN) if at in (None, i) else old for i, old in cells)  # fmt: skip
        whole = self.watched(tuple(new.values()), state[len(new) :])
        return whole if self.in_range(whole) else None

    def in_range(self, state):
        for v, given in zip(self.spec.all_variables, state, strict=True):
            lo, hi = v.range(self.bounds)
            if not all(lo <= x <= hi for x in (given if isinstance(given, tuple) else (given,))):
                return False
        return True

    def fails(self, number, state):
        return not value(self.spec.properties[number], self.named(state), PLAIN)
