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

from rich.console import Console
from rich.table import Table

CASES = [
    ("kip-320, default bounds", ["check", "kip-320"]),
    ("kip-320, 4 epochs", ["check", "kip-320", "--epochs", "4"]),
    (
        "kip-320, logs of 3, 3 records, 4 epochs",
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
    table = Table("case", "states", "search", "M states/s", "bytes/state", "process, cold", "process, warm")
    with tempfile.TemporaryDirectory() as cache:
        for name, arguments in CASES:
            empty(Path(cache))
            cold, _ = run([*arguments, "--json"], cache)
            warm, out = run([*arguments, "--json"], cache)
            found = json.loads(out)
            states, seconds = found["distinct_states"], found["seconds"]
            table.add_row(
                name,
                f"{states:,}",
                f"{seconds:.2f} s",
                f"{states / seconds / 1e6:.1f}",
                f"{found['memory_bytes'] / states:.0f}",
                f"{cold:.1f} s",
                f"{warm:.1f} s",
            )
        empty(Path(cache))
        cold, warm = run(["compare"], cache)[0], run(["compare"], cache)[0]
        table.add_row("compare, default bounds", "", "", "", "", f"{cold:.1f} s", f"{warm:.1f} s")
    Console().print(table)


if __name__ == "__main__":
    main()
