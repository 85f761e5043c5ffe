"""Calls of the command line as one text, and what tests look at of their outcome."""

from __future__ import annotations

import json
import shlex
from typing import Any

from support.cli import Cli, Ran, one_line


def call(cli: Cli, line: str) -> Ran:
    return cli(*shlex.split(line))


def printed(cli: Cli, line: str) -> str:
    """What a call prints that succeeds, in one line."""
    ran = call(cli, line)
    assert (ran.returncode, ran.stderr) == (0, ""), ran.stderr
    return " ".join(ran.stdout.split())


def data(cli: Cli, line: str) -> Any:
    """What a call prints with --json."""
    return json.loads(call(cli, f"{line} --json").stdout)


def refusal(cli: Cli, line: str) -> str:
    """The line with which a call is refused, which prints nothing else."""
    ran = call(cli, line)
    assert (ran.returncode, ran.stdout) == (2, ""), ran.stdout
    return one_line(ran.stderr)
