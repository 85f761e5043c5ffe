"""`check --on spark`: exhaustive search on a cluster."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tideproof.model.language.properties import Property
from tideproof.model.language.system import System
from tideproof.properties.engines.base import Budget, Engine, Reporter, Result, option
from tideproof.properties.engines.exhaustive.reduction import Symmetry, symmetry_option
from tideproof.properties.engines.spark.session import SparkOptions


@dataclass(frozen=True)
class SparkSearchOptions(SparkOptions):
    work: Path | None = option(
        None,
        "Keep the search in this folder, so that it can go on after a stop; on a cluster all machines share it.",
    )
    partitions: int | None = option(
        None, "Divide the states into so many parts, by hash; a task has one at a time, so more need less memory."
    )
    stop_when_decided: bool = False
    symmetry: Symmetry = symmetry_option()

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.partitions is not None and self.partitions < 1:
            raise ValueError(f"--partitions {self.partitions}: give at least 1")


class OnSpark(Engine[SparkSearchOptions]):
    """Breadth-first search on Spark."""

    name = "spark"
    meaning = "exhaustive search on Spark (--on spark), for more states than one machine's memory holds"
    Options = SparkSearchOptions
    selected_by = "--on spark"
    slow_with_history = True

    def run(
        self,
        system: System,
        properties: Sequence[Property],
        options: SparkSearchOptions,
        budget: Budget,
        reporter: Reporter,
    ) -> Result:
        from tideproof.properties.engines.spark.search import explore_on_spark

        reporter.show("starting Spark", at_once=True)
        return explore_on_spark(
            system.protocol, system.bounds, properties, options, folder=options.work, partitions=options.partitions,
            symmetry=options.symmetry, stop_when_decided=options.stop_when_decided, budget=budget, reporter=reporter,
        )  # fmt: skip
