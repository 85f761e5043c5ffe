"""`check --engine liveness`: what must happen in the end. It decides promises, and is chosen by their kind.

A promise is broken by a fair run that never reaches the goal. In a finite graph there is such a run if, and only if, a
cycle that neglects no fair step can be reached without the goal. The engine examines all components of the graph, so
`holds` is a verdict on every run of the configuration, within its bounds.

States are not reduced by symmetry: fairness of a broker's step tells that broker from the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tideproof.model.language.properties import Property
from tideproof.model.language.system import System
from tideproof.properties.engines.base import Budget, Engine, Reporter, Result, jobs_option


@dataclass(frozen=True)
class LivenessOptions:
    """A state that violates one of `refused` is an error in the protocol."""

    refused: tuple[Property, ...] = ()
    jobs: int = jobs_option()


class Liveness(Engine[LivenessOptions]):
    """Searches the graph of all reachable states, in this process."""

    name = "liveness"
    meaning = "promises, by the graph of all reachable states: decides, with a run that can go on for ever"
    Options = LivenessOptions
    plans_memory = True
    decides_promises = True

    def run(
        self,
        system: System,
        properties: Sequence[Property],
        options: LivenessOptions,
        budget: Budget,
        reporter: Reporter,
    ) -> Result:
        from tideproof.properties.engines.liveness.search import keep

        return keep(
            system.protocol, system.bounds, properties, jobs=options.jobs, budget=budget, reporter=reporter,
            refused=options.refused,
        )  # fmt: skip
