"""`check --engine exhaustive`: every reachable state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tideproof.model.language.properties import Property
from tideproof.model.language.system import System
from tideproof.properties.engines.base import Budget, Engine, Reporter, Result


@dataclass(frozen=True)
class SearchOptions:
    """`stop_when_decided` ends the search as soon as every property is violated."""

    stop_when_decided: bool = False


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

        given = {**vars(options), "budget": budget, "reporter": reporter}
        with explore(system.protocol, system.bounds, properties, **given) as found:
            return found
