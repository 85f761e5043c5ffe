"""`--expect`: what is met, what is not and is said, and what is refused."""

from __future__ import annotations

import json

import pytest
from support.cli import Cli

from tideproof.cli.errors import Expected, UserError

SMALL = ("--replicas", "2", "--log-size", "1", "--records", "1")


@pytest.mark.parametrize(
    ("expectations", "status", "said"),
    [
        (["StrongIsr=violated@10", "WeakIsr=violated"], 0, ""),
        (["StrongIsr=violated@9"], 1, "Expected: StrongIsr violated after 9 steps; found: StrongIsr violated after 10"),
        (["StrongIsr=holds"], 1, "Expected: StrongIsr holds; found: StrongIsr violated after 10 steps."),
        (["TypeOk=violated"], 1, "Expected: TypeOk violated; found: TypeOk holds."),
        (["violated", "TypeOk=holds"], 0, ""),
        (
            ["violated", "TypeOk=holds", "StrongIsr=violated"],
            1,
            "Expected: a property violated; found: no other was checked.",
        ),
    ],
)
def test_unmet_expectations_are_reported_by_property(cli: Cli, expectations: list[str], status: int, said: str) -> None:
    asked = [word for e in expectations for word in ("--expect", e)]
    more = ["-p", "TypeOk", "-p", "StrongIsr"] if "violated" in expectations else []
    ran = cli("check", "kip-279", *asked, *more, "--log-size", "1", "--records", "1", columns="200")
    assert ran.returncode == status
    assert said in ran.stdout and bool(said) is ("Expected:" in ran.stdout)


def test_an_expected_length_needs_a_shortest_trace(cli: Cli) -> None:
    """3 steps is the shortest, but this search has not looked for shorter ones."""
    ran = cli("check", "chain-nearest", "-p", "ReadsNeverGoBack", "--engine", "bounded", "--depth", "3",
              "--deepest-first", "--expect", "ReadsNeverGoBack=violated@3", columns="200")  # fmt: skip
    assert ran.returncode == 1
    found = "expected: ReadsNeverGoBack violated after 3 steps; found: ReadsNeverGoBack violated after 3 steps, perhaps"
    assert found in ran.stdout.replace("Expected", "expected")


@pytest.mark.parametrize("others", [["StrongIsr=holds", "StrongIsr=violated"], ["holds", "violated"]])
def test_conflicting_expectations_are_refused(cli: Cli, others: list[str]) -> None:
    ran = cli("check", "kip-279", *(word for e in others for word in ("--expect", e)))
    assert ran.returncode == 2 and "and something else; say one of them" in ran.stderr


def test_json_lists_unmet_expectations(cli: Cli) -> None:
    ran = cli("check", "kip-320", *SMALL, "-p", "StrongIsr", "--expect", "violated", "--json")
    found = json.loads(ran.stdout)
    assert (ran.returncode, found["as_expected"]) == (1, False)
    assert found["unmet"] == ["expected: a property violated; found: StrongIsr holds"]


@pytest.mark.parametrize(
    ("expected", "unmet"),
    [
        (["holds"], ("expected: every property holds; found: WeakIsr violated after 10 steps, StrongIsr violated "
                    "after 10 steps")),
        (["StrongIsr=violated@10"], "expected: every other property holds; found: WeakIsr violated after 10 steps"),
        (["StrongIsr=violated", "WeakIsr=violated"], None),
    ],
)  # fmt: skip
def test_properties_without_an_expectation_are_expected_to_hold(
    cli: Cli, expected: list[str], unmet: str | None
) -> None:
    ran = cli("check", "kip-279", "--log-size", "1", "--records", "1", "-p", "WeakIsr", "-p", "StrongIsr",
              *(word for e in expected for word in ("--expect", e)), "--json")  # fmt: skip
    found = json.loads(ran.stdout)
    assert (ran.returncode, found["as_expected"]) == ((1, False) if unmet else (0, True))
    assert found["unmet"] == ([unmet] if unmet else [])


@pytest.mark.parametrize(
    "text", ["nonsense", "=violated", "A=violated@x", "violated@3", "A=holds@3", "A=", "found", "A=not reachable@3"]
)
def test_an_empty_expectation_is_refused(text: str) -> None:
    with pytest.raises(UserError, match="--expect"):
        Expected.parse(text)
