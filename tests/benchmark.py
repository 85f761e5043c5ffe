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
from pathlib import Path

CASES = [
    ("logs of 2, 2 records, 3 epochs", ["check", "kip-320"]),
    ("logs of 2, 2 records, 4 epochs", ["check", "kip-320", "--epochs", "4"]),
    (
        "logs of 3, 3 records, 4 epochs",
        ["check", "kip-320", *["--log-size", "3", "--records", "3", "--epochs", "4"]],
    ),
]


def run(arguments: list[str], cache: str) -> tuple[float, str]:
    environment = {**os.environ, "TIDEPROOF_CACHE_DIR": cache}
    started = time.monotonic()
    command = [sys.executable, "-m", "tideproof.cli", *arguments]
    out = subprocess.run(command, env=environment, capture_output=True, text=True, check=False).stdout
    return time.monotonic() - started, out


def empty(folder: Path) -> None:
    for kept in folder.iterdir():
        kept.unlink()


def main() -> None:
    print("| case | states | search | distinct states/s | memory/state | whole process, cold | warm |")
    print("|---|---|---|---|---|---|---|", flush=True)
    with tempfile.TemporaryDirectory() as cache:
        for name, arguments in CASES:
            empty(Path(cache))
            cold, _ = run([*arguments, "--json"], cache)
            warm, out = run([*arguments, "--json"], cache)
            found = json.loads(out)
            states, seconds = found["distinct_states"], found["seconds"]
            rate, size = states / seconds / 1e6, found["memory_bytes"] / states
            cells = [name, f"{states:,}", f"{seconds:.2f} s", f"{rate:.1f} M", f"{size:.0f} B", f"{cold:.1f} s"]
            print(f"| {' | '.join(cells)} | {warm:.1f} s |", flush=True)
        empty(Path(cache))
        cold, warm = run(["compare"], cache)[0], run(["compare"], cache)[0]
        print(f"| `compare`, default bounds | | | | | {cold:.1f} s | {warm:.1f} s |")


if __name__ == "__main__":
    main()
