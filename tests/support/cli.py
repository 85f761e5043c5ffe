"""The command line as a process."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


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


def complaints(stderr: str, protocol: str) -> list[str]:
    """What a command says on standard error but for its progress, which is seen where the machine is busy."""
    return [line for line in stderr.splitlines() if not line.startswith(("starting Spark", f"{protocol}: "))]


Cli = Callable[..., "subprocess.CompletedProcess[str]"]


def one_line(error: str) -> str:
    """What a mistake must look like on standard error."""
    assert error.startswith("tideproof: "), error
    assert error.count("\n") == 1, error
    assert "Traceback" not in error
    return error


def wait_until_said(process: subprocess.Popen[str], words: str) -> None:
    """Waits until a process says this on standard error, however busy the machine is."""
    assert process.stderr is not None
    said = []
    for line in iter(process.stderr.readline, ""):
        said.append(line)
        if words in line:
            return
    raise AssertionError(f"it never said {words}: {''.join(said)}")
