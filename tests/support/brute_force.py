"""An independent search of random protocols: plain Python on their text, and nothing of the product."""

from itertools import product

from support.specs import PLAIN, value


class TooLargeError(Exception):
    """There are more states than are worth looking at."""


class Search:
    """All that can happen: `depth` of each state, and `steps[state]` as (action, parameters, state after it or None).

    It is None where a variable leaves its range.
    """

    def __init__(self, spec, bounds, most):
        self.spec, self.bounds, self.steps, self.levels = spec, dict(bounds), {}, []
        first = [v.start(self.bounds) for v in spec.all_variables]
        self.start = self.observed(first[: len(spec.variables)], first[len(spec.variables) :])
        self.depth = {self.start: 0}
        while level := [s for s, d in self.depth.items() if d == len(self.levels)]:
            self.levels.append(len(level))
            for state in level:
                self.steps[state] = list(self.successors(state))
                for _, _, after in self.steps[state]:
                    if after is not None and self.depth.setdefault(after, len(self.levels)) and len(self.depth) > most:
                        raise TooLargeError

    def named(self, state, **more):
        return {**self.bounds, **dict(zip(self.spec.names, state, strict=True)), **more}

    def observed(self, after, seen):
        names = self.named((*after, *seen))
        return (*after, *(value(e, names, PLAIN) for _, e in self.spec.history))

    def successors(self, state):
        for number, act in enumerate(self.spec.actions, start=self.spec.impossible):
            for chosen in product(
                *(range(self.bounds["replicas"] if k == "replica" else k) for _, k in act.parameters)
            ):
                parameters = {name: x for (name, _), x in zip(act.parameters, chosen, strict=True)}
                if all(value(conjunct, self.named(state, **parameters), PLAIN) for conjunct in act.guard):
                    yield f"act_{number}", parameters, self.after(state, self.named(state, **parameters), act.updates)

    def after(self, state, names, updates):
        new = {v.name: names[v.name] for v in self.spec.variables}
        for target, index, e in updates:
            at = None if index in (None, ("each",)) else value(index, names, PLAIN)
            cells = enumerate(names[target] if index else ())
            put = (value(e, {**names, "q": i}, PLAIN) if at in (None, i) else old for i, old in cells)
            new[target] = tuple(put) if index else value(e, names, PLAIN)
        whole = self.observed(new.values(), state[len(new) :])
        ranges = [v.range(self.bounds) for v in self.spec.all_variables]
        every = [(r, x) for r, v in zip(ranges, whole, strict=True) for x in (v if isinstance(v, tuple) else (v,))]
        return whole if all(lo <= x <= hi for (lo, hi), x in every) else None

    def fails(self, number, state):
        return not value(self.spec.properties[number], self.named(state), PLAIN)
