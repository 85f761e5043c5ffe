"""The README shows what the commands print, and its example works."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from conftest import Cli

from tideproof.counterexamples.museum.cases import HALLS, rooms

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


TABLES = {
    "": "the first screen",
    "--level broker --crashes 1": "brokers",
    "chain chain-suspected chain-nearest chain-marked chain-closed craq": "chains",
}


@pytest.mark.slow
@pytest.mark.parametrize("arguments", TABLES)
def test_the_tables_are_what_compare_prints(cli: Cli, arguments: str) -> None:
    command = f"$ tideproof compare {arguments}".strip()
    (shown,) = [block for block in blocks("console") if block.startswith(f"{command}\n")]
    printed = [line.rstrip() for line in cli("compare", *arguments.split()).stdout.splitlines()]
    for line in shown.splitlines()[1:]:
        assert line in printed


def test_the_protocol_of_the_readme_loses_a_record(cli: Cli, tmp_path: Path) -> None:
    (example,) = blocks("python")
    (tmp_path / "my_protocol.py").write_text(example)
    ran = cli("check", "./my_protocol.py", "--property", "CommittedRecordsSurvive", "--json")
    (verdict,) = json.loads(ran.stdout)["properties"]
    assert (verdict["verdict"], verdict["depth"]) == ("violated", 13)  # "found here in 13 steps"
    assert ran.returncode == 1


def test_every_command_of_the_readme_exists(cli: Cli) -> None:
    commands = {name for block in blocks("console") for name in re.findall(r"^\$ tideproof (\w+)", block, re.MULTILINE)}
    assert commands
    for command in commands:
        assert cli(command, "--help").returncode == 0, command


def rows(heading: str) -> list[list[str]]:
    """The cells of the table whose first row begins with this."""
    (table,) = re.findall(rf"^\| {re.escape(heading)}.*\n\|-.*\n((?:\|.*\n)+)", README, re.MULTILINE)
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in table.splitlines()]


def bounds(sizes: str) -> list[str]:
    options = ("--replicas", "--log-size", "--records", "--epochs")
    return [word for pair in zip(options, sizes.split("/"), strict=True) for word in pair]


COUNTS = rows("replicas/log/records/epochs of `kafka-2.5`")
MOST_STATES, MOST_STEPS = 5_000_000, 500_000
"""What a slow test looks at; more is for the nightly ones."""


def number(text: str) -> int:
    return int(text.partition(":")[0].replace(",", ""))


def marked(row: list[str], most: int) -> object:
    mark = pytest.mark.slow if number(row[-1]) <= most else pytest.mark.nightly
    return pytest.param(row, marks=mark, id=" ".join(row))


@pytest.mark.parametrize("row", [marked(row, MOST_STATES) for row in COUNTS])
def test_the_state_counts_of_brokers_are_what_check_finds(cli: Cli, row: list[str]) -> None:
    sizes, settings, states = row
    ran = cli("check", "kafka-2.5", *bounds(sizes), *shlex.split(settings), "-p", "TypeOk", "--json")
    assert json.loads(ran.stdout)["distinct_states"] == number(states)


@pytest.mark.parametrize("row", [marked(row, MOST_STEPS) for row in rows("`--refines kip-320-as-built`")])
def test_the_refinements_are_what_check_finds(cli: Cli, row: list[str]) -> None:
    protocol, sizes, steps = row
    printed = cli("check", protocol, *bounds(sizes), "--refines", "kip-320-as-built").stdout
    assert f"{number(steps):,}" in printed
    assert ("violated" not in printed) == steps.endswith("holds")
    for figure in re.findall(r"\d+", steps.partition(":")[2]):
        assert re.search(rf"\b{figure}\b", printed), (figure, printed)


def test_the_museum_has_as_many_rooms_as_the_readme_says() -> None:
    names = {6: "six", 7: "seven"}
    assert f"The museum has {len(rooms())} rooms in {names[len(HALLS)]} halls" in README


@pytest.mark.parametrize("arguments", ["claims", "claims 17"])
def test_the_claims_are_what_the_command_prints(cli: Cli, arguments: str) -> None:
    (shown,) = [block for block in blocks("console") if block.startswith(f"$ tideproof {arguments}\n")]
    printed = {line.strip() for line in cli(*arguments.split()).stdout.splitlines()}
    assert {line.strip() for line in shown.splitlines()[1:]} <= printed
