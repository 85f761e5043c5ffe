"""The findings, on a cluster with a real controller."""

from __future__ import annotations

import json

import pytest
from support.cli import Cli
from support.real_kafka import fetched

from tideproof.cli.commands.findings import FINDINGS


@pytest.mark.real
@pytest.mark.nightly
@pytest.mark.parametrize("control", [False, True], ids=["", "control"])
@pytest.mark.parametrize("name", FINDINGS)
def test_a_finding_happens_on_unmodified_kafka_and_its_control_does_not(cli: Cli, name: str, control: bool) -> None:
    fetched("4.3.0")
    ran = cli("findings", name, "--on", "kafka:4.3.0", "--json", *(["--control"] if control else []))
    said = json.loads(ran.stdout)
    assert ran.returncode == 0 and said["given_up"] is None
    assert said["happened"] == (0 if control else 1) and len(said["runs"]) == 1


@pytest.mark.real
@pytest.mark.nightly
def test_without_eligible_leader_replicas_nobody_is_elected_in_the_place_of_a_removed_replica(cli: Cli) -> None:
    fetched("3.9.1")
    ran = cli("findings", "eligible-after-removal", "--on", "kafka:3.9.1", "--json")
    said = json.loads(ran.stdout)
    assert ran.returncode == 1 and said["happened"] == 0 and said["given_up"] is None
    assert any("nobody is elected" in text for text, _ in said["runs"][0]["lines"])
