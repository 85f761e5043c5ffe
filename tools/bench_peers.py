"""Tideproof beside SPIN and Stateright on the same state spaces: `make bench-peers`.

The results are a part of docs/internals/benchmarks.md.

Needs spin, gcc and cargo, which gets the crate stateright from its registry. All three decide StrongIsr in kip-320 with
the transitions and the property made from the same terms (tools/peers/models.py); the run ends with an error where
numbers of states or transitions differ. Runs alternate. CPU time is that of the process, user and system, from the
least to the greatest of the rounds. Compare ratios: the times are of this machine, now.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from peers.models import CARGO, promela, rust

from tideproof.model.language.properties import watched
from tideproof.model.language.state import option
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.files import write_whole
from tideproof.properties.engines.exhaustive.reduction import Symmetry
from tideproof.properties.invariants.replication import strong_isr

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"
BEGIN, END = "<!-- written by tools/bench_peers.py -->\n", "<!-- end -->\n"
PROTOCOL, ASKED = PROTOCOLS["kip-320"], (strong_isr,)
SMALL = {"replicas": 3, "log_size": 2, "records": 2, "epochs": 3}
CASES = [SMALL, {**SMALL, "epochs": 4}, {"replicas": 3, "log_size": 3, "records": 3, "epochs": 4}]
PAN = ["-DSAFETY", "-DNOREDUCE", "-DNOBOUNDCHECK", "-DNOFAIR"]


@dataclass(frozen=True)
class Measured:
    """CPU time in seconds and peak memory in MiB of completed processes, and the output of the last one."""

    cpu: float
    memory: float
    output: str

    def after(self, earlier: Measured) -> Measured:
        return Measured(earlier.cpu + self.cpu, max(earlier.memory, self.memory), self.output)


def measured(command: Sequence[object], folder: Path, environment: Mapping[str, str] | None = None) -> Measured:
    """Runs a command to its end. Ends this program where it fails."""
    with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as errors:  # progress is no output
        process = subprocess.Popen(
            [str(part) for part in command], cwd=folder, stdout=out, stderr=errors, env=environment
        )
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        for file in (out, errors):
            file.seek(0)
        text, said = out.read(), errors.read()
    if process.returncode:
        raise SystemExit(f"{' '.join(map(str, command))} ended with status {process.returncode}:\n{text}{said}")
    return Measured(used.ru_utime + used.ru_stime, used.ru_maxrss / 1024, text)


class Peer:
    """A checker with its model of one configuration in a folder."""

    name: str
    keeps: str

    def built(self) -> Measured:
        """Builds a program from the model, for which users wait before the first result."""
        raise NotImplementedError

    def run(self) -> Measured:
        raise NotImplementedError

    def counts(self, output: str) -> tuple[int, int]:
        """Distinct states, and how many were generated: transitions, and the initial state."""
        raise NotImplementedError


class Spin(Peer):
    name, keeps = "SPIN, depth first", "states"

    def __init__(self, folder: Path, bounds: Mapping[str, int], states: int) -> None:
        self.folder, self.slots = folder, math.ceil(math.log2(states)) + 1
        system = watched(PROTOCOL, PROTOCOL.bounded(**bounds), ASKED)
        (folder / "model.pml").write_text(promela(system, ASKED))

    def built(self) -> Measured:
        # Without -o2 variables that are only written are no part of the state.
        made = measured(["spin", "-a", "-o2", "model.pml"], self.folder)
        return measured(["gcc", "-O3", *PAN, "-o", "pan", "pan.c"], self.folder).after(made)

    def run(self) -> Measured:
        return measured(["./pan", "-E", f"-w{self.slots}"], self.folder)

    def counts(self, output: str) -> tuple[int, int]:
        states, generated = (re.search(rf"([\d.e+]+) {what}", output) for what in ("states, stored", "transitions"))
        if states is None or generated is None or "errors: 0" not in output:
            raise SystemExit(f"SPIN says otherwise:\n{output}")
        return int(float(states[1])), int(float(generated[1]))  # of large numbers it prints eight digits


class Stateright(Peer):
    name, keeps = "Stateright, breadth first", "64-bit fingerprints"

    def __init__(self, folder: Path, bounds: Mapping[str, int]) -> None:
        self.folder = folder
        system = watched(PROTOCOL, PROTOCOL.bounded(**bounds), ASKED)
        (folder / "src").mkdir()
        (folder / "Cargo.toml").write_text(CARGO)
        (folder / "src" / "main.rs").write_text(rust(system, ASKED))

    def built(self) -> Measured:
        return measured(["cargo", "build", "--release", "--quiet"], self.folder)

    def run(self) -> Measured:
        return measured(["target/release/peer", 1], self.folder)

    def counts(self, output: str) -> tuple[int, int]:
        states, generated, _, violated = map(int, output.split())
        if violated:
            raise SystemExit("Stateright finds StrongIsr violated")
        return states, generated


class Tideproof(Peer):
    keeps = "states"

    def __init__(self, folder: Path, bounds: Mapping[str, int], symmetry: Symmetry) -> None:
        self.folder = folder
        self.name = f"Tideproof, --symmetry {symmetry}"
        sizes = [part for name, value in bounds.items() for part in (option(name), value)]
        self.command = [sys.executable, "-m", "tideproof.cli", "check", "kip-320", *sizes, "-p", "StrongIsr", "--json"]
        self.command += ["--symmetry", symmetry, "--jobs", "1"]
        # As where the package was installed: without this, Python would translate it again in each process.
        self.environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        self.environment["TIDEPROOF_CACHE_DIR"] = str(folder)

    def built(self) -> Measured:
        """Builds nothing: Tideproof compiles during the first run, with an empty cache."""
        for kept in self.folder.iterdir():
            kept.unlink()
        return Measured(0, 0, "")

    def run(self) -> Measured:
        return measured(self.command, self.folder, self.environment)

    def counts(self, output: str) -> tuple[int, int]:
        found = json.loads(output)
        if [p["verdict"] for p in found["properties"]] != ["holds"]:
            raise SystemExit(f"Tideproof says otherwise: {output}")
        return found["distinct_states"], 1 + found["transitions"]


def rows(bounds: Mapping[str, int], rounds: int, folder: Path) -> Iterator[str]:
    """A row of the table for each checker; they take turns."""
    folders = [folder / name for name in ("all", "orbits", "spin", "stateright")]
    for part in folders:
        part.mkdir(parents=True)
    ours = [Tideproof(folders[0], bounds, Symmetry.OFF), Tideproof(folders[1], bounds, Symmetry.AUTO)]
    expected = ours[0].counts(ours[0].run().output)
    peers: list[Peer] = [*ours, Spin(folders[2], bounds, expected[0]), Stateright(folders[3], bounds)]
    for peer in peers:
        peer.built()  # once before anything is measured: cargo gets and compiles the crates it depends on
    cold, warm = [], []
    for peer in peers:
        if isinstance(peer, Stateright):
            (peer.folder / "src" / "main.rs").touch()
        elif isinstance(peer, Spin):
            (peer.folder / "pan").unlink()
        first = peer.built()
        cold.append(peer.run().after(first))
        found = peer.counts(cold[-1].output)
        if any(f"{there:.8g}" != f"{here:.8g}" for there, here in zip(found, expected, strict=True)):
            raise SystemExit(f"{peer.name} has {found} states distinct and generated, not {expected}")
    for _ in range(rounds):
        warm.append([peer.run() for peer in peers])
    for n, peer in enumerate(peers):
        runs = [r[n] for r in warm]
        least, most = min(r.cpu for r in runs), max(r.cpu for r in runs)
        yield (
            f"| {option_text(bounds)} | {expected[0]:,} | {peer.name} | {least:.2f} to {most:.2f} s | "
            f"{cold[n].cpu:.2f} s | {max(r.memory for r in runs):,.0f} MiB | {peer.keeps} |"
        )


def option_text(bounds: Mapping[str, int]) -> str:
    return "/".join(map(str, bounds.values()))


def version(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[0].strip()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3, help="measured runs of each checker (default: 3)")
    parser.add_argument("--cases", type=int, default=2, help="how many of the configurations (default: 2, at most 3)")
    parser.add_argument("--print", action="store_true", help="print the table and write no file")
    given = parser.parse_args()
    if missing := [name for name in ("spin", "gcc", "cargo") if shutil.which(name) is None]:
        print(f"{', '.join(missing)}: not found; install it, for the table needs all of spin, gcc and cargo",
              file=sys.stderr)  # fmt: skip
        return 2
    versions = ", ".join([version("spin", "-V"), version("gcc", "--version"), version("rustc", "--version"),
                          "Stateright 0.31.0", f"Python {platform.python_version()}"])  # fmt: skip
    before = os.getloadavg()[0]
    lines = [
        "| replicas/log/records/epochs | states | checker | CPU, warm | CPU, cold | peak memory | keeps |",
        "|---|---|---|---|---|---|---|",
    ]
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="peers-")))
        for number, bounds in enumerate(CASES[: given.cases]):
            for row in rows(bounds, given.rounds, folder / str(number)):
                lines.append(row)
                print(row, flush=True)
    load = f"load average {before:.1f} before and {os.getloadavg()[0]:.1f} after"
    text = "\n".join([f"{versions}; {os.cpu_count()} cores, {load}; {given.rounds} rounds.", "", *lines, ""])
    if not given.print:
        page = PAGE.read_text()
        head, _, rest = page.partition(BEGIN)
        write_whole(PAGE, f"{head}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}".encode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
