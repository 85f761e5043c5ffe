"""`check --engine liveness`: what must happen in the end. It decides promises, and is chosen by their kind.

A promise is broken by a run that never reaches the goal, and leaves out no fair step. In a finite graph there is such a
run if, and only if, some states that lie in a circle can be reached without the goal, and going round them leaves out
no fair step. All components of the graph are looked at, so that `holds` is a verdict on every run of the configuration.
Beyond its bounds it says nothing.

States are not reduced by symmetry: that a step of one broker is fair says which broker it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tideproof.model.language.properties import Property
from tideproof.model.language.system import System
from tideproof.properties.engines.base import Budget, Engine, Reporter, Result, jobs_option


@dataclass(frozen=True)
class LivenessOptions:
    """A state that violates one of `refused` is no state of the protocol."""

    refused: tuple[Property, ...] = ()
    jobs: int = jobs_option()


class Liveness(Engine[LivenessOptions]):
    """The graph of all reachable states, in this process."""

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
