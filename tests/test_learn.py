"""LEARN.md: every command in it runs, in this order, and prints what is shown of it."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from conftest import Cli

LEARN = (Path(__file__).parent.parent / "LEARN.md").read_text(encoding="utf-8")


def steps() -> list[tuple[str, list[str]]]:
    """The commands, each with the lines that are shown of what it prints."""
    found: list[tuple[str, list[str]]] = []
    for block in re.findall(r"^```(?:console|text)\n(.*?)^```$", LEARN, re.DOTALL | re.MULTILINE):
        for line in block.splitlines():
            if line.startswith("$ tideproof "):
                found.append((line.removeprefix("$ tideproof "), []))
            elif line:
                found[-1][1].append(line)
    return found


def squeezed(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.slow
def test_every_command_prints_what_is_shown(cli: Cli) -> None:
    assert len(steps()) >= 15
    for command, shown in steps():
        ran = cli(*shlex.split(command))
        assert ran.returncode in ((0,) if "-o" in command or "--expect" in command else (0, 1)), (command, ran.stderr)
        rest = squeezed(ran.stdout)
        for line in shown:  # in this order
            _, found, rest = rest.partition(squeezed(line))
            assert found, f"{command} does not print {line!r}"


def test_every_claim_that_it_names_is_one() -> None:
    from tideproof.properties.claims import CLAIMS

    for numbers in re.findall(r"\((\d+(?:, \d+)*)\)", LEARN):
        assert {int(n) for n in numbers.split(", ")} <= set(CLAIMS)
