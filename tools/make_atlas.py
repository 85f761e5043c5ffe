"""Computes the atlas as a Spark job, and writes the file that the package has of it (`make atlas`).

It goes on with what the folder holds. With --plan it prints what there is to do, and searches nothing.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from pathlib import Path

from tideproof.properties.atlas import plan
from tideproof.properties.atlas.job import Run
from tideproof.properties.atlas.search import CPU_SECONDS, MEMORY
from tideproof.properties.atlas.table import FILE, Atlas, Found
from tideproof.properties.engines.base import Reporter
from tideproof.properties.engines.spark.session import SparkOptions

FOLDER = Path(__file__).parent.parent / "build" / "atlas"
LARGEST = 2_000_000
SAMPLE, SHORT = 20, 5.0
"""So many rows are searched again before others are kept, of those that took so many seconds at most."""


class Shown(Reporter):
    def show(self, line: str, at_once: bool = False) -> None:
        if sys.stderr.isatty():
            print(f"\r{line:79.79}", end="", file=sys.stderr, flush=True)


def told(line: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {line}", flush=True)


def planned(atlas: Atlas) -> str:
    """The total before a run: at most so much, as what is decided by other searches is left out then."""
    todo = plan.left(atlas)
    hours = sum(map(plan.expected_seconds, todo)) / 3600
    return f"{len(atlas.rows)} searches are done; {len(todo)} are left at most, some {hours:.1f} hours of CPU"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--master", default="local", help="Spark master, as for tideproof batch")
    parser.add_argument(
        "--folder", type=Path, default=FOLDER, help="where the rows are; on a cluster all machines share it"
    )
    parser.add_argument("--cpu-seconds", type=float, default=CPU_SECONDS, help="limit of a search")
    parser.add_argument("--memory", type=float, default=MEMORY / 2**30, help="limit of a search, in GiB")
    parser.add_argument(
        "--minutes", type=float, default=float("inf"), help="stop after so long, and write what is known"
    )
    parser.add_argument("--plan", action="store_true", help="print what is left to do, and search nothing")
    parser.add_argument(
        "--keep", action="store_true", help="begin with the rows of the package, if a sample is found again"
    )
    parser.add_argument("--export", action="store_true", help="write what is known, and search nothing")
    parser.add_argument("--output", type=Path, default=FILE, help="the file to write")
    given = parser.parse_args()
    run = Run(given.folder, given.cpu_seconds, int(given.memory * 2**30), Shown(), told)
    if given.keep:
        atlas, seed = Atlas.load(), random.randrange(1 << 32)
        told(f"seed {seed} of the sample")
        short = [row for row in atlas.rows if row.cpu_seconds < SHORT and row.status is not Found.UNKNOWN]
        run.keep(atlas, random.Random(seed).sample(short, min(SAMPLE, len(short))))
    told(planned(run.atlas()))
    if given.plan:
        return 0
    where, end = SparkOptions(master=given.master), time.monotonic() + 60 * given.minutes
    atlas = run.atlas() if given.export else run.go(where, end)
    told(planned(atlas))
    atlas.totals = plan.totals(atlas)
    size = atlas.write(given.output)
    told(f"{given.output}: {size:,} bytes; {', '.join(f'{name}: {count:,}' for name, count in atlas.totals.items())}")
    return 0 if size <= LARGEST else 1


if __name__ == "__main__":
    sys.exit(main())
