"""The engines, by their names for `check --engine`. They import slow libraries only when they run."""

from __future__ import annotations

from typing import Any

from tideproof.properties.engines.base import Engine
from tideproof.properties.engines.exhaustive.engine import Exhaustive
from tideproof.properties.engines.liveness.engine import Liveness
from tideproof.properties.engines.plain import Plain
from tideproof.properties.engines.random.engine import RandomWalks
from tideproof.properties.engines.solver.engine import Bounded, Inductive
from tideproof.properties.engines.spark.engine import OnSpark
from tideproof.properties.engines.stateful.engine import Stateful

ENGINES: dict[str, Engine[Any]] = {
    engine.name: engine
    for engine in (Exhaustive(), RandomWalks(), Stateful(), Bounded(), Inductive(), OnSpark(), Plain(), Liveness())
}
