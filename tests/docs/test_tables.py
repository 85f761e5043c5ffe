"""The tables of docs/protocols.md are what the commands find."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from support.cli import Cli

PROTOCOLS = (Path(__file__).parent.parent.parent / "docs" / "protocols.md").read_text(encoding="utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the table whose first row begins with this."""
    (table,) = re.findall(rf"^\| {re.escape(heading)}.*\n\|-.*\n((?:\|.*\n)+)", PROTOCOLS, re.MULTILINE)
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in table.splitlines()]


def bounds(sizes: str) -> list[str]:
    options = ("--replicas", "--log-size", "--records", "--epochs")
    return [word for pair in zip(options, sizes.split("/"), strict=True) for word in pair]


COUNTS = rows("replicas/log/records/epochs of `kafka-2.5`")
MOST_STATES, MOST_STEPS = 1_000_000, 8_000
"""More is for the nightly tests. The commands above the tables run in test_documents.py."""


def number(text: str) -> int:
    return int(text.partition(":")[0].replace(",", ""))


def marked(row: list[str], most: int) -> object:
    mark = () if number(row[-1]) <= most else pytest.mark.nightly
    return pytest.param(row, marks=mark, id=" ".join(row))


@pytest.mark.parametrize("row", [marked(row, MOST_STATES) for row in COUNTS])
def test_state_counts_of_brokers_match_check(cli: Cli, row: list[str]) -> None:
    sizes, settings, states = row
    ran = cli("check", "kafka-2.5", *bounds(sizes), *shlex.split(settings), "-p", "TypeOk", "--json")
    assert json.loads(ran.stdout)["distinct_states"] == number(states)


@pytest.mark.parametrize("row", [marked(row, MOST_STEPS) for row in rows("protocol | refines")])
def test_refinement_table_matches_check(cli: Cli, row: list[str]) -> None:
    protocol, abstract, sizes, steps = row
    printed = cli("check", protocol, *bounds(sizes), "--refines", abstract).stdout
    assert f"{number(steps):,}" in printed
    assert ("violated" not in printed) == steps.endswith("holds")
    for figure in re.findall(r"\d+", steps.partition(":")[2]):
        assert re.search(rf"\b{figure}\b", printed), (figure, printed)
