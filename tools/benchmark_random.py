"""Figures of random exploration and of Spark, as ratios within one run: `python tools/benchmark_random.py [SECONDS]`.

Times are of this machine, now. SECONDS is how long each of the compared runs takes, roughly; the default is 60.
"""

from __future__ import annotations

import multiprocessing
import resource
import sys
import tempfile
import time
from pathlib import Path

from tideproof.model.language.properties import watched
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.random.code import Program, Walker, program
from tideproof.properties.engines.random.policy import Policy
from tideproof.properties.engines.spark.batch import Batch, Cell, run_batch
from tideproof.properties.engines.spark.search import explore_on_spark
from tideproof.properties.engines.spark.session import SparkOptions, session
from tideproof.properties.invariants.replication import strong_isr, type_ok, weak_isr

KIP_320 = PROTOCOLS["kip-320"]
BOUNDS = KIP_320.bounded(replicas=3, log_size=2, records=2, epochs=3)
ASKED = (type_ok, weak_isr, strong_isr)
STEPS = 100


def compiled(policy: Policy) -> Program:
    return program(watched(KIP_320, BOUNDS, ASKED), ASKED, policy, STEPS, seed=1)


def kernel() -> float:
    """Prints steps per second of one process; returns walks per second of the uniform policy."""
    walks_per_second = 0.0
    for policy in Policy:
        walker = Walker(compiled(policy))
        list(walker.walk(0, 20_000))
        before, cpu = walker.steps, time.process_time()
        list(walker.walk(20_000, 220_000))
        seconds = time.process_time() - cpu
        print(f"kernel, {policy}: {(walker.steps - before) / seconds / 1e6:.1f} M steps/s of CPU", flush=True)
        walks_per_second = walks_per_second or 200_000 / seconds
    return walks_per_second


def part(share: tuple[Program, int, int]) -> int:
    code, first, stop = share
    walker = Walker(code)
    list(walker.walk(first, stop))
    return walker.steps


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    walks = int(2 * seconds * kernel())
    code = compiled(Policy.UNIFORM)
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        pool.map(part, [(code, 0, 1000)] * 2)
        started = time.monotonic()
        steps = sum(pool.map(part, [(code, 0, walks // 2), (code, walks // 2, walks)], chunksize=1))
        plain = time.monotonic() - started
    print(f"two plain processes: {walks:,} walks, {steps:,} steps, {plain:.1f} s, {steps / plain / 1e6:.1f} M steps/s")
    started = time.monotonic()
    with session(SparkOptions("local[2]")) as spark, tempfile.TemporaryDirectory() as folder:
        print(f"start of Spark: {time.monotonic() - started:.1f} s")
        started = time.monotonic()
        spark.run(lambda number: number, 2, "warm")
        print(f"first job of Spark: {time.monotonic() - started:.1f} s", flush=True)
        cell = Cell(KIP_320, BOUNDS, Policy.UNIFORM, ASKED)
        started = time.monotonic()
        run_batch(Batch((cell,), walks, STEPS, 1), Path(folder) / "run", spark)
        took = time.monotonic() - started
        print(f"batch in local[2]: {took:.1f} s, {steps / took / 1e6:.1f} M steps/s")
        print(f"batch to plain: {plain / took:.2f}", flush=True)
        for epochs in (3, 4):
            configuration = KIP_320.bounded(replicas=3, log_size=2, records=2, epochs=epochs)
            found = explore_on_spark(KIP_320, configuration, ASKED, spark)
            memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**10
            with explore(KIP_320, configuration, ASKED) as truth:
                assert found.statistics["levels"] == truth.levels
            rate = found.statistics["distinct_states"] / found.seconds / 1e6
            size, peak = (
                f"{found.statistics['distinct_states']:,} states",
                f"the driver's peak before that {memory:.0f} MiB",
            )
            print(f"exhaustive on Spark: {size}, {found.seconds:.1f} s, {rate:.2f} M states/s; {peak}", flush=True)
            print(f"exhaustive in this process: {truth.seconds:.1f} s", flush=True)


if __name__ == "__main__":
    main()
