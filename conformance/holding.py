"""Suspends a thread of a broker after its append, by Java's debugger.

The broker is unmodified. The debugger suspends the one thread that handles a produce request, as the scheduler of the
machine may, where it creates the request's DelayedProduce: the record is appended, and the request does not wait yet.
All other threads continue.

Source: apache/kafka 2.1.1 and 3.9.0-rc3, ReplicaManager.appendRecords.
"""

from __future__ import annotations

import re
import shutil
import subprocess

from tideproof.conformance.brokers import DEBUGGED, Broker
from tideproof.conformance.links import LOOPBACK
from tideproof.conformance.processes import wait_until
from tideproof.model.runs.replay import Run

CLASSES = ("kafka.server.DelayedProduce", "org.apache.kafka.server.purgatory.DelayedProduce")
"""Up to 4.0, and in 4.3. A breakpoint in a class that there is not waits for it."""
SECONDS = 60.0


def held_records(run: Run) -> frozenset[int]:
    """The records whose request survives a step that makes its broker a follower: see `slow_handlers`."""
    if not run.system.bounds.get("slow_handlers"):
        return frozenset()
    found = set()
    for step, (s, *_) in zip(run.steps, run.states[1:], strict=True):
        if step.action.name == "BecomeFollower":
            at: tuple[int, ...] = s.waits_at
            found |= {record for record, broker in enumerate(at) if broker == step.parameters["replica"]}
    return frozenset(found)


def debugger() -> str | None:
    """The debugger program, which only a JDK has."""
    return shutil.which("jdb")


class Held:
    """The thread that handles a broker's next produce request, suspended after its append; one at a time for each."""

    def __init__(self, broker: Broker) -> None:
        self._what, self._output = broker.name, broker.cluster.folder / f"{broker.name}.debugger"
        (port, *_) = re.findall(DEBUGGED, broker.process.output.read_text(errors="replace"))[-1:]
        with self._output.open("wb") as out:
            program = [debugger() or "jdb", "-attach", f"{LOOPBACK}:{port}"]
            self._debugger = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=out, stderr=out, text=True)
        self._wait("Initializing jdb")
        for name in CLASSES:
            self._say(f"stop thread in {name}.<init>")
            self._wait(rf"(Set|Deferring) (deferred )?breakpoint {re.escape(name)}")

    def catch(self) -> None:
        """Waits until the thread is suspended. No further thread will be."""
        self._wait("Breakpoint hit")
        for name in CLASSES:
            self._say(f"clear {name}.<init>")
        self._wait("Removed")

    def go_on(self) -> None:
        self._say("resume")
        self._wait("resumed")
        self._debugger.communicate("exit\n", timeout=SECONDS)

    def _say(self, command: str) -> None:
        assert self._debugger.stdin is not None
        self._debugger.stdin.write(command + "\n")
        self._debugger.stdin.flush()

    def _wait(self, pattern: str) -> None:
        why = f"the debugger of {self._what} does not say `{pattern}`"
        wait_until(lambda: re.search(pattern, self._output.read_text(errors="replace")), why, SECONDS)
