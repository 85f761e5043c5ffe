"""`check --engine stateful`: the state machines of Hypothesis as an engine that gives verdicts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tideproof.model.language.properties import Property
from tideproof.model.language.system import System
from tideproof.properties.engines.base import Budget, Engine, Reporter, Result, option, seed_option


@dataclass(frozen=True)
class RunOptions:
    max_examples: int = option(2_000, "Runs that Hypothesis tries.")
    steps: int = option(40, "Steps of a run at most.")
    seed: int = seed_option()


class Stateful(Engine[RunOptions]):
    name = "stateful"
    meaning = "Hypothesis draws runs and shrinks one that fails; the same engine as in pytest"
    Options = RunOptions

    def run(
        self, system: System, properties: Sequence[Property], options: RunOptions, budget: Budget, reporter: Reporter
    ) -> Result:
        from tideproof.properties.engines.stateful.runs import check_samples

        return check_samples(system, properties, **vars(options), budget=budget, reporter=reporter)
