"""`check --engine exhaustive`: every reachable state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tideproof.model.language.properties import Property, Status, Verdict
from tideproof.model.language.system import System
from tideproof.properties.engines.base import Budget, Engine, Reporter, Result, jobs_option
from tideproof.properties.engines.exhaustive.reduction import Symmetry, symmetry_option


@dataclass(frozen=True)
class SearchOptions:
    """`stop_when_decided` ends the search as soon as every property is violated.

    `histories_apart` gives properties with history variables separate searches (one per set of variables), so that the
    first search counts the states of the protocol alone. A state that violates one of `refused` is invalid.
    """

    stop_when_decided: bool = False
    histories_apart: bool = False
    refused: tuple[Property, ...] = ()
    symmetry: Symmetry = symmetry_option()
    jobs: int = jobs_option()


class Exhaustive(Engine[SearchOptions]):
    """Breadth-first search in this process."""

    name = "exhaustive"
    meaning = "every reachable state, breadth first: decides, with the shortest counterexample"
    Options = SearchOptions
    plans_memory = True

    def run(
        self, system: System, properties: Sequence[Property], options: SearchOptions, budget: Budget, reporter: Reporter
    ) -> Result:
        from tideproof.properties.engines.exhaustive.search import explore

        def search(chosen: Sequence[Property], stop: bool) -> Result:
            with explore(
                system.protocol, system.bounds, chosen, stop_when_decided=stop,
                symmetry=options.symmetry, jobs=options.jobs, budget=budget, reporter=reporter, refused=options.refused,
            ) as found:  # fmt: skip
                return found

        if not options.histories_apart:
            return search(properties, options.stop_when_decided)
        result = search([p for p in properties if not p.ghosts], options.stop_when_decided)
        for ghosts in dict.fromkeys(p.ghosts for p in properties if p.ghosts):
            chosen = tuple(p for p in properties if p.ghosts == ghosts)
            result.properties += chosen
            if budget.stopped:
                result.verdicts += tuple(
                    Verdict(p, Status.UNKNOWN, f"budget spent ({budget.stopped}; not begun)") for p in chosen
                )
                continue
            more = search(chosen, stop=True)
            result.verdicts += more.verdicts
            result.stopped = result.stopped or budget.stopped
            result.seconds += more.seconds
        return result
