"""`check --engine random`: random walks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tideproof.model.language.properties import Property
from tideproof.model.language.system import System
from tideproof.properties.engines.base import Budget, Engine, Reporter, Result, jobs_option, option, seed_option
from tideproof.properties.engines.random.policy import DEFAULT_POLICY, STEPS, WALKS, Policy


@dataclass(frozen=True)
class WalkOptions:
    walks: int = option(WALKS, "How many walks.")
    steps: int = option(STEPS, "Steps of a run at most.")
    policy: Policy = option(DEFAULT_POLICY, "How a walk chooses its next step.")
    seed: int = seed_option()
    jobs: int = jobs_option()


class RandomWalks(Engine[WalkOptions]):
    """Random sampling of runs."""

    name = "random"
    meaning = "random walks: finds violations, with rates, in state spaces that are too large to exhaust"
    Options = WalkOptions

    def run(
        self, system: System, properties: Sequence[Property], options: WalkOptions, budget: Budget, reporter: Reporter
    ) -> Result:
        from tideproof.properties.engines.random.walks import sample

        return sample(system, properties, **vars(options), budget=budget, reporter=reporter)
