"""The README shows what the commands print, and its example works."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from conftest import Cli

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
