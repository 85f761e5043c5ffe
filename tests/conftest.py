"""Shared by all tests: a cache of compiled code of their own, and protocols by name."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tideproof.model.language.protocol import Protocol
from tideproof.model.protocols.catalogue import PROTOCOLS

GENERATIONS = ["hw-truncation", "kip-101", "kip-279", "kip-320-first-try", "kip-320"]
SMALL = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3}


# Compiled code is kept between runs: its key is what it is made from, so what a change touches is compiled anew.
os.environ["TIDEPROOF_CACHE_DIR"] = str(Path(__file__).parent.parent / ".pytest_cache" / "compiled")


@pytest.fixture(params=[*GENERATIONS, "async-isr"])
def protocol(request: pytest.FixtureRequest) -> Protocol:
    """Each protocol of the catalogue."""
    return PROTOCOLS[request.param]


def pytest_configure() -> None:
    # A shell starts what runs in the background with Ctrl-C ignored, and whatever that starts inherits it.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def started(*args: str, cwd: Path, first: str = "") -> Iterator[subprocess.Popen[str]]:
    """The command line as a process under way, which does not outlive the test; it runs the code `first`, if any."""
    command = [sys.executable, "-m", "tideproof.cli", *args]
    if first:
        command[1:3] = ["-c", f"{first}\nfrom tideproof.cli.entry import main\nmain()"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=cwd)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def wait_until_said(process: subprocess.Popen[str], words: str) -> None:
    """Waits until a process says this on standard error, however busy the machine is."""
    assert process.stderr is not None
    said = []
    for line in iter(process.stderr.readline, ""):
        said.append(line)
        if words in line:
            return
    raise AssertionError(f"it never said {words}: {''.join(said)}")


def complaints(stderr: str, protocol: str) -> list[str]:
    """What a command says on standard error but for its progress, which is seen where the machine is busy."""
    return [line for line in stderr.splitlines() if not line.startswith(("starting Spark", f"{protocol}: "))]


Cli = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def cli(tmp_path: Path) -> Cli:
    """Runs the command line as a process of its own, in a folder of its own, 80 columns wide."""

    def run(*args: str, **more: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "COLUMNS": "80", **more}
        return subprocess.run(
            [sys.executable, "-m", "tideproof.cli", *args],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=environment,
            check=False,
        )

    return run
