"""The processes of a cluster: programs of the release's own jars, each under a guard (see `guard`)."""

from __future__ import annotations

import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from typing import Self, TypeVar

from tideproof.conformance import guard
from tideproof.conformance.links import LOOPBACK, PATIENCE, NoAnswer

T = TypeVar("T")

JVM = (
    "-Xmx256m", "-Xms64m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto", "-XX:-UsePerfData",
    "-Djava.awt.headless=true", "-Dzookeeper.jmx.log4j.disable=true", "-Djava.net.preferIPv4Stack=true",
)  # fmt: skip

PORTS = range(10240, 32768)
"""Above are those that systems give to connections: from 32768 (Linux) or 49152 on."""
_NEXT_PORTS = cycle(random.sample(PORTS, len(PORTS)))
"""None comes again soon: a broker does not listen yet when the next one gets its port."""


class BrokerEnded(Exception):
    """A process of the cluster has ended unexpectedly. The text names its log."""


def wait_until(what: Callable[[], T | None], why: str, timeout: float = PATIENCE) -> T:
    """Waits for a true result of `what` and returns it. Raises NoAnswer, with `why`, at the time limit."""
    end = time.monotonic() + timeout
    while not (found := what()):
        if time.monotonic() > end:
            raise NoAnswer(f"{why} within {timeout:g} s")
        time.sleep(0.005)
    return found


def free_port() -> int:
    """A free port outside of the range that the system assigns to connections, which could take it first."""
    while True:
        port = next(_NEXT_PORTS)
        with suppress(OSError), socket.create_server((LOOPBACK, port)):
            return port


def java(
    java: str,
    classpath: Sequence[Path],
    main: str,
    *arguments: str,
    log4j: Path | None = None,
    options: Sequence[str] = (),
) -> list[str]:
    """The command that runs a class of the jars. `log4j` is a configuration for log4j, or, by its name, for log4j 2."""
    option = "log4j2.configurationFile=" if log4j and log4j.name.startswith("log4j2") else "log4j.configuration=file:"
    logging = [f"-D{option}{log4j}"] if log4j else []
    return [java, *JVM, *options, *logging, "-cp", ":".join(map(str, classpath)), main, *arguments]


class Process:
    """A program that ends with the harness. Its output is appended to `output`."""

    def __init__(self, command: Sequence[str], output: Path) -> None:
        self.output = output
        with output.open("ab") as out:
            # A new session, so that Ctrl-C does not reach it.
            self._guard = subprocess.Popen(
                [sys.executable, "-I", "-S", guard.__file__, *command],
                stdin=subprocess.PIPE, stdout=out, stderr=out, cwd=output.parent, start_new_session=True, text=True,
            )  # fmt: skip

    def must_run(self) -> None:
        if (status := self._guard.poll()) is not None:
            lines = self.output.read_text(errors="replace").splitlines()
            said = next((line for line in reversed(lines) if re.search("Exception|Error|ERROR|FATAL", line)), "")
            raise BrokerEnded(f"{self.output.name}: ended with status {status}: {said[:200]}")

    def wait_for(self, what: Callable[[], T | None], why: str, timeout: float = PATIENCE) -> T:
        """Waits as `wait_until` does. Raises BrokerEnded if the process ends meanwhile."""

        def found() -> T | None:
            self.must_run()
            return what()

        return wait_until(found, why, timeout)

    @property
    def has_ended(self) -> bool:
        return self.status is not None

    @property
    def status(self) -> int | None:
        """The exit status; None while it runs."""
        return self._guard.poll()

    def finish(self, timeout: float = 120) -> None:
        """Waits until it has ended. Raises BrokerEnded if it fails."""
        try:
            wait_until(lambda: self.has_ended, f"{self.output.name}: not done", timeout)
            if self._guard.returncode:
                self.must_run()
        finally:
            self.kill()

    def signal(self, number: signal.Signals) -> None:
        assert self._guard.stdin is not None
        with suppress(OSError):
            self._guard.stdin.write(f"{int(number)}\n")
            self._guard.stdin.flush()

    def kill(self) -> None:
        """Kills it (`kill -9`), and waits until it has ended."""
        assert self._guard.stdin is not None
        with suppress(OSError):
            self._guard.stdin.close()
        self._guard.wait()


class Context:
    """A context that starts on entry and closes on exit, and also after a start that fails."""

    def __enter__(self) -> Self:
        try:
            self._start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _start(self) -> None:
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError
