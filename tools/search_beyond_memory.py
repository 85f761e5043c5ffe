"""Searches more states than memory holds, on local Spark, with a worker killed once and the driver once.

The search is `tideproof check --on spark --work`: a process that this program measures and kills, and that it ends when
its processes together take more memory than the limit. After Ctrl-C or SIGTERM the same command continues. What was
measured is kept beside the search, so it covers all parts of one that was stopped.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import psutil

from tideproof.model.runs.files import write_whole
from tideproof.properties.engines.base import cores

DAEMON = "tideproof.properties.engines.spark.daemon"
CASES = {
    "small": {"log-size": 2, "records": 2, "epochs": 4},  # 9,985,570 states
    "large": {"log-size": 3, "records": 3, "epochs": 5},  # 824,574,349 states
}
GIB = 1 << 30
_TICK = 0.5
_SAYS_AFTER = 60.0
_LEAST_PAUSE = 20
"""Between two sums of the folder, in the time that one takes: thousands of files must not delay the search."""


@dataclass
class Measured:
    """What was seen of a search, in bytes and seconds, over all its parts. `killed` has what and in which level."""

    memory: int = 0
    workers: int = 0
    disk: int = 0
    wall: float = 0.0
    cpu: float = 0.0
    killed: list[tuple[str, int]] = field(default_factory=list)


def used(process: psutil.Process) -> int:
    """The memory of a process; what it shares with others counts in part (PSS). 0 for one that has ended."""
    with suppress(OSError):
        for line in Path(f"/proc/{process.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return 1024 * int(line.split()[1])
    return 0


def is_python_of_spark(process: psutil.Process) -> bool:
    return DAEMON in process.cmdline()


def size_of(folder: Path) -> int:
    total = 0
    for path, _, names in os.walk(folder):
        for name in names:
            with suppress(OSError):  # removed meanwhile
                total += Path(path, name).stat().st_size
    return total


class Search:
    """A search in a folder: the driver, its Java and its workers, and what they took."""

    def __init__(self, folder: Path, command: Sequence[str], limit: int) -> None:
        self.folder, self.command, self.limit = folder.absolute(), list(command), limit
        self.work, self.log, self._kept = (self.folder / n for n in ("search", "spark.log", "measured.json"))
        (self.folder / "tmp").mkdir(parents=True, exist_ok=True)
        self.measured = Measured()
        with suppress(FileNotFoundError):
            kept = json.loads(self._kept.read_text())
            self.measured = Measured(**kept | {"killed": [(what, level) for what, level in kept["killed"]]})
        self._before = self.measured.wall, self.measured.cpu
        self._started, self._said, self._size_due = time.monotonic(), 0.0, 0.0
        self._cpu: dict[tuple[int, float], float] = {}
        self._read = 0, 0
        self.processes: list[psutil.Process] = []

    def run(self, kill: dict[str, int]) -> dict[str, Any]:
        """Return the result of the search, a worker and the driver having been killed once each in these levels."""
        while True:
            with subprocess.Popen(
                [*self.command, "--on", "spark", "--work", str(self.work), "--spark-log", str(self.log), "--json"],
                env={**os.environ, "TMPDIR": str(self.folder / "tmp")},
                stdout=subprocess.PIPE, text=True,
            ) as driver:  # fmt: skip
                try:
                    self._watch(driver, kill)
                    output = driver.communicate()[0]
                finally:
                    if driver.poll() is None:
                        driver.send_signal(signal.SIGTERM)
                        driver.communicate()
                    self._keep()
            if driver.returncode != -signal.SIGKILL:
                break
            psutil.wait_procs(self.processes)  # Java and the workers end by themselves
        if not output:
            raise SystemExit(f"the search ended with {driver.returncode} and without a result; see {self.log}")
        return dict(json.loads(output))

    def _watch(self, driver: subprocess.Popen[str], kill: dict[str, int]) -> None:
        process = psutil.Process(driver.pid)
        while driver.poll() is None:
            processes = self.processes = [process, *process.children(recursive=True)]
            self._measure(processes)
            if self.measured.memory > self.limit:
                raise SystemExit(f"{self.measured.memory / GIB:.2f} GiB are more than the limit")
            level, done = self._level(), dict(self.measured.killed)
            for what, at in kill.items():
                if level >= at and what not in done and self._kill(what, processes):
                    self.measured.killed.append((what, level))
                    self._say(f"killed the {what} in level {level}")
            time.sleep(_TICK)

    def _kill(self, what: str, processes: Sequence[psutil.Process]) -> bool:
        """Kill the driver, or a worker that has a task at the moment; return whether there was one."""
        if what == "driver":
            processes[0].kill()
            return True
        for process in processes:
            with suppress(psutil.NoSuchProcess):
                parent = process.parent()
                forked = parent is not None and is_python_of_spark(parent) and is_python_of_spark(process)
                if forked and process.status() in (psutil.STATUS_RUNNING, psutil.STATUS_DISK_SLEEP):
                    process.kill()
                    return True
        return False

    def _level(self) -> int:
        """The level that is being searched."""
        path = self.work / "search.json"
        with suppress(FileNotFoundError):
            if (written := path.stat().st_mtime_ns) != self._read[0]:  # of some MB
                self._read = written, len(json.loads(path.read_text())["state"]["levels"])
        return self._read[1]

    def _measure(self, processes: Sequence[psutil.Process]) -> None:
        total, workers = 0, 0
        for process in processes:
            with suppress(psutil.NoSuchProcess):
                bytes_, times = used(process), process.cpu_times()
                self._cpu[process.pid, process.create_time()] = times.user + times.system
                total += bytes_
                workers += bytes_ if is_python_of_spark(process) else 0
        m = self.measured
        m.memory, m.workers = max(m.memory, total), max(m.workers, workers)
        if (begun := time.monotonic()) >= self._size_due:
            m.disk = max(m.disk, size_of(self.folder))
            self._size_due = begun + (1 + _LEAST_PAUSE) * (time.monotonic() - begun)
        if time.monotonic() - self._said > _SAYS_AFTER:
            self._say(f"level {self._level()}, {total / GIB:.2f} GiB")

    def _say(self, line: str) -> None:
        self._keep()
        self._said, m = time.monotonic(), self.measured
        so_far = (
            f"{m.wall:.0f} s, {m.cpu:.0f} s of CPU, at most {m.memory / GIB:.2f} GiB, {m.disk / GIB:.2f} GiB of disk"
        )
        print(f"{time.strftime('%H:%M:%S')} {line}; {so_far} so far", flush=True)

    def _keep(self) -> None:
        m = self.measured
        m.wall = self._before[0] + time.monotonic() - self._started
        m.cpu = self._before[1] + sum(self._cpu.values())
        write_whole(self._kept, json.dumps(asdict(m)).encode())


def report(found: dict[str, Any], m: Measured) -> str:
    """The figures of a search, one a line. The time has everything: starts of Spark, and levels that were repeated."""
    states, killed = found["distinct_states"], [f"the {what} in level {level}" for what, level in m.killed]
    return f"""{found["properties"][0]["detail"]}, diameter {found["diameter"]}
levels: {found["levels"]}
{m.wall:.0f} s on {cores()} cores: {states / m.wall / cores():,.0f} states/s/core
{m.cpu:.0f} s of CPU: {states / m.cpu:,.0f} states/s
at most {m.memory / GIB:.2f} GiB of memory ({m.workers / GIB:.2f} GiB by workers), {m.disk / GIB:.2f} GiB of disk
killed: {", ".join(killed) or "nothing"}"""


def command_of(bounds: dict[str, int], partitions: int, java: str, python: str) -> list[str]:
    options = [f"--{name}={value}" for name, value in {"replicas": 3, **bounds, "partitions": partitions}.items()]
    conf = {"spark.driver.memory": java, "spark.executor.pyspark.memory": python}
    settings = [part for name, value in conf.items() for part in ("--conf", f"{name}={value}")]
    command = [sys.executable, "-m", "tideproof.cli", "check", "kip-320", "-p", "StrongIsr", "--symmetry", "off"]
    return [*command, *options, *settings]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("case", choices=CASES, help="kip-320 with 9,985,570 or with 824,574,349 states")
    parser.add_argument("--folder", type=Path, required=True, help="where everything is written (35 GB for large)")
    parser.add_argument("--partitions", type=int, default=64, help="more need less memory")
    parser.add_argument("--memory", type=float, default=6.0, help="limit of all processes together, in GiB")
    parser.add_argument("--java-memory", default="512m", help="limit of Java's heap")
    parser.add_argument("--python-memory", default="4g", help="limit of the workers' address spaces together")
    parser.add_argument("--kill-worker", type=int, default=18, help="the level in which a worker is killed")
    parser.add_argument("--kill-driver", type=int, default=20, help="the level in which the driver is killed")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    command = command_of(CASES[given.case], given.partitions, given.java_memory, given.python_memory)
    search = Search(given.folder, command, int(given.memory * GIB))
    try:
        found = search.run({"worker": given.kill_worker, "driver": given.kill_driver})
    except KeyboardInterrupt:
        print("stopped: the same command continues", flush=True)
        return 3
    print(report(found, search.measured))
    return 0 if found["complete"] else 3


if __name__ == "__main__":
    sys.exit(main())
