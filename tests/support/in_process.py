"""A cluster of Spark without Spark."""

from __future__ import annotations

import json
from typing import Any

from tideproof.properties.engines.spark.session import Cluster, SparkOptions


class InProcess(Cluster):
    """Spark's part done in this process: tasks one after the other, their results through JSON."""

    def __init__(self) -> None:
        super().__init__(None, SparkOptions("local[2]"))

    parallelism = 2

    def run(self, task: Any, count: int, label: str, tick: Any = None) -> list[Any]:
        return [json.loads(json.dumps(task(i))) for i in range(count)]
