"""The command line: within the process of the test, which starts no Python for each call, or as its own process."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

from tideproof.cli.main import run

Ran = subprocess.CompletedProcess[str]


def call_within(folder: Path, *args: str, columns: str, typed: str = "") -> Ran:
    """Runs the command line in this process, as if in a folder; `typed` is its standard input."""
    out, error = io.StringIO(), io.StringIO()
    settings = patch.dict(os.environ, {"COLUMNS": columns})
    arguments, given = patch.object(sys, "argv", ["tideproof", *args]), patch.object(sys, "stdin", io.StringIO(typed))
    with chdir(folder), settings, arguments, given, redirect_stdout(out), redirect_stderr(error):
        status = run()
    return Ran(args, status, out.getvalue(), error.getvalue())


def call_process(folder: Path, *args: str, **environment: str) -> Ran:
    """Runs the command line as a process of its own, in a folder."""
    return subprocess.run(
        [sys.executable, "-m", "tideproof.cli", *args],
        capture_output=True, text=True, cwd=folder, env={**os.environ, "COLUMNS": "80", **environment}, check=False,
    )  # fmt: skip


SAYS_HOW_FAR_IT_IS = "import tideproof.cli.output as output\noutput.PLAIN_SECONDS = 0"
"""Progress that is shown at once, so that there is nothing to wait for but the work."""


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


Cli = Callable[..., Ran]


def one_line(error: str) -> str:
    """What a mistake must look like on standard error. Below a refusal of a rule are its code and how to write it."""
    line, *detail = error.splitlines()
    assert line.startswith("tideproof: ") and error.endswith("\n"), error
    assert all(part.startswith("  ") or re.search(r":\d+:\d+: R\d\d: ", part) for part in detail), error
    assert not detail or re.search(r"^  see docs/rule-language\.md#r\d\d$", detail[-1]), error
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
