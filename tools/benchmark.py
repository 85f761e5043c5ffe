"""The figures of the README: `make bench`. Times are of this machine, now; compare ratios within one run.

Each case is a process of its own, with an empty cache of compiled code ("cold") and again ("warm").
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from itertools import product
from pathlib import Path

CASES = [
    ("logs of 2, 2 records, 3 epochs", []),
    ("logs of 2, 2 records, 4 epochs", ["--epochs", "4"]),
    ("logs of 3, 3 records, 4 epochs", ["--log-size", "3", "--records", "3", "--epochs", "4"]),
]

LARGE = ["--replicas", "5", "--log-size", "6", "--records", "6", "--epochs", "6", "--lemmas", "all", "--deepest-first"]
SOLVED = [
    ("`hw-truncation`, default bounds", ["hw-truncation", "--depth", "8"]),
    ("`kip-101`, default bounds", ["kip-101", "--depth", "10"]),
    ("`kip-320`, default bounds", ["kip-320", "--depth", "12"]),
    ("`kip-320`, default bounds, with lemmas", ["kip-320", "--depth", "12", "--lemmas", "all"]),
    ("`hw-truncation`, 5 brokers, logs of 6, 6 epochs", ["hw-truncation", "--depth", "10", *LARGE]),
    ("`kip-101`, the same", ["kip-101", "--depth", "12", *LARGE]),
]
"""Bounded checks of StrongIsr, by Z3."""


def run(arguments: list[str], cache: str) -> tuple[float, str]:
    environment = {**os.environ, "TIDEPROOF_CACHE_DIR": cache}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a user has the bytecode from the second command on
    started = time.monotonic()
    command = [sys.executable, "-m", "tideproof.cli", *arguments]
    out = subprocess.run(command, env=environment, capture_output=True, text=True, check=False).stdout
    return time.monotonic() - started, out


def empty(folder: Path) -> None:
    for kept in folder.iterdir():
        kept.unlink()


def main() -> None:
    print("| case | states | visited | search | visited/s | memory/visited state | whole process, cold | warm |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    with tempfile.TemporaryDirectory() as cache:
        for (name, bounds), symmetry in product(CASES, ("off", "on")):
            empty(Path(cache))
            command = ["check", "kip-320", *bounds, "-p", "StrongIsr", "--symmetry", symmetry, "--jobs", "1", "--json"]
            cold, _ = run(command, cache)
            warm, out = run(command, cache)
            found = json.loads(out)
            states, visited, seconds = found["distinct_states"], found["visited_states"], found["seconds"]
            rate, size = visited / seconds / 1e6, found["memory_bytes"] / visited
            cells = [name, f"{states:,}", f"{visited:,}", f"{seconds:.2f} s", f"{rate:.1f} M", f"{size:.0f} B",
                     f"{cold:.1f} s"]  # fmt: skip
            print(f"| {' | '.join(cells)} | {warm:.1f} s |", flush=True)
        empty(Path(cache))
        cold, warm = run(["compare"], cache)[0], run(["compare"], cache)[0]
        print(f"| `compare`, default bounds | | | | | | {cold:.1f} s | {warm:.1f} s |")
        print("\n| StrongIsr by Z3 | verdict | time |\n|---|---|---|", flush=True)
        for name, arguments in SOLVED:
            _, out = run(["check", *arguments, "-p", "StrongIsr", "--engine", "bounded", "--json"], cache)
            found = json.loads(out)
            (verdict,) = found["properties"]
            said = f"violated in {verdict['depth']} steps" if verdict["depth"] else verdict["detail"]
            print(f"| {name} | {said} | {found['seconds']:.1f} s |", flush=True)


if __name__ == "__main__":
    main()
