"""Random walks from the command line: what is printed repeats the run, and what cannot be honoured is refused."""

from __future__ import annotations

import json
import shlex

import pytest
from support.cli import Cli

TWO = ["--replicas", "2", "--log-size", "2", "--records", "2", "--epochs", "3"]


def test_the_printed_command_reproduces_the_random_run(cli: Cli) -> None:
    first = cli("check", "hw-truncation", *TWO, "--engine", "random", "--walks", "20000", "--json")
    found = json.loads(first.stdout)
    assert first.returncode == 1 and found["engine"] == "random"
    verdicts = {p["property"]: p["verdict"] for p in found["properties"]}
    assert verdicts["StrongIsr"] == "violated" and verdicts["TypeOk"] == "no counterexample"
    again = json.loads(cli(*shlex.split(found["repeat"])[1:], "--json").stdout)
    assert again | {"seconds": 0, "not_asked": []} == found | {"seconds": 0, "not_asked": []}


def test_random_walks_do_not_claim_the_shortest_trace(cli: Cli) -> None:
    ran = cli(
        "check", "hw-truncation", *TWO, "--engine", "random", "--walks", "20000", "--seed", "1", "-p", "StrongIsr"
    )
    assert ran.returncode == 1
    assert "the shortest trace found:" in ran.stdout and "the shortest trace:" not in ran.stdout
    assert "--seed 1" in ran.stdout


def test_a_trace_of_a_walk_replays(cli: Cli) -> None:
    ran = cli(
        "check", "hw-truncation", *TWO, "--engine", "random", "--walks", "20000", "--seed", "1", "--trace", "t.json"
    )
    assert ran.returncode == 1
    assert cli("replay", "t.json", "--expect", "violated").returncode == 0


def test_random_walks_exit_with_0_or_with_3_on_a_spent_budget(cli: Cli) -> None:
    asked = ["check", "kip-320", *TWO, "--engine", "random", "-p", "StrongIsr", "--seed", "1"]
    assert cli(*asked, "--walks", "1000").returncode == 0
    assert cli(*asked, "--walks", "1000", "--expect", "violated").returncode == 1
    spent = cli(*asked, "--walks", "1000000000", "--time-limit", "0.5")
    assert spent.returncode == 3 and "budget spent" in spent.stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--walks", "10"], "--walks"),
        (["--policy", "swarm"], "--policy"),
        (["--seed", "1"], "--seed"),
        (["--engine", "random", "--on", "spark"], "--on"),
        (["--engine", "random", "--memory-limit", "1"], "--memory-limit"),
        (["--engine", "random", "--walks", "0"], "at least one walk"),
        (["--engine", "random", "--steps", "0"], "--steps 0"),
        (["--engine", "random", "--seed", "-1"], "--seed -1"),
        (["--master", "local[2]"], "--on spark"),
        (["--work", "x"], "--on spark"),
        (["--on", "spark", "--memory-limit", "1"], "--memory-limit"),
    ],
)
def test_options_of_other_engines_are_refused(cli: Cli, arguments: list[str], says: str) -> None:
    ran = cli("check", "kip-320", *TWO, *arguments)
    assert ran.returncode == 2 and ran.stdout == ""
    assert ran.stderr.startswith("tideproof: ") and ran.stderr.count("\n") == 1
    assert says in ran.stderr


def test_batches_are_refused_before_spark_is_started(cli: Cli) -> None:
    for arguments, says in [
        (["nonsense", "-o", "x"], "nonsense"),
        (["kip-320", "-o", "x", "--walks", "0"], "at least one walk"),
        (["kip-320", "-o", "x", "--range-walks", "0"], "--range-walks"),
        (["-o", "x"], "no protocol is named"),
        (["-o", "x", "--report"], "not the output of a batch"),
        (["kip-320", "-o", "x", "--report", "--seed", "0"], "leave out protocols, seed"),
        (["kip-320", "-o", "/proc/x"], "cannot be written"),
        (["kip-320", "-o", "x", "--conf", "a=b"], "--conf"),
    ]:
        ran = cli("batch", *arguments)
        assert ran.returncode == 2 and says in ran.stderr and "Traceback" not in ran.stderr, ran.stderr
