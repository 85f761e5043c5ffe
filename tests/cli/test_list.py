"""`list`, and the names that a shell completes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable

import pytest
from support.cli import Cli

from tideproof.cli import completion
from tideproof.cli.commands.findings import findings_named


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("strongisr", "property: StrongIsr"),
        ("LeaderInIsr", "Decided only if named"),
        ("bounded", "engine: bounded"),
        ("acks", "bound: --acks"),
        ("min-insync-replicas", "bound: --min-insync-replicas"),
        ("FencedFollowerFetch", "Of kip-320, kip-320-as-built, "),
        ("stale-leader", "tideproof museum stale-leader"),
        ("engines", "breadth first"),
        ("kip-101", "tideproof list kip-101 --all"),
        ("holds", "verdict: holds (invariants, action properties) Every reachable state"),
        ("Not reachable", "verdict: found, not reachable, not found (witnesses)"),
        ("refutes", "verdict: supports, refutes (claims)"),
    ],
)
def test_list_explains_every_name(cli: Cli, name: str, says: str) -> None:
    ran = cli("list", name)
    assert (ran.returncode, says in " ".join(ran.stdout.split())) == (0, True), ran.stdout


@pytest.mark.parametrize(
    ("issue", "named"),
    [("kip-497", "kafka-2.7"), ("KIP-841", "kafka-3.3-kraft"), ("KIP-98", "--idempotent"), ("kip-966", "kafka-4.1")],
)
def test_list_finds_the_protocols_and_bounds_of_a_kip(cli: Cli, issue: str, named: str) -> None:
    _, found, rows = cli("list", issue).stdout.partition(f"Protocols and bounds that speak of {issue.upper()}\n")
    assert found and named in rows
    assert "kip-9999" in cli("list", "kip-9999").stderr


@pytest.mark.parametrize(("slot", "filler", "first"), [
    ("become_follower", "BecomeFollowerTruncateKip101", "kip-101"),
    ("keeps_fetching", "no epoch was missed (kafka_2_0_1)", "kafka-2.0.1"),
])  # fmt: skip
def test_list_names_the_rule_in_each_slot(cli: Cli, slot: str, filler: str, first: str) -> None:
    rows = cli("list", slot).stdout.splitlines()
    assert rows[0].startswith(f"slot: {slot}")
    assert any(row.split("  ")[1:] and row.strip().startswith(filler) and row.endswith(first) for row in rows)


@pytest.mark.parametrize(("protocol", "step", "modules"), [
    ("kafka-2.5", "become_leader", "leading, late"),
    ("kafka-4.1", "crash", "restarting, late, alter_isr, fencing, reassigning, kafka_4_1"),
])  # fmt: skip
def test_list_names_the_modules_of_a_step(cli: Cli, protocol: str, step: str, modules: str) -> None:
    text = " ".join(cli("list", protocol, "--all").stdout.split())
    assert re.search(rf" {step} \w+\([^()]*\): [^()]*\({modules}\)", text), text
    assert "(rules)" not in text


def test_list_says_what_the_rule_of_a_slot_decides(cli: Cli) -> None:
    shown = " ".join(cli("list", "keeps_waiting").stdout.split())
    assert "Whether the requests of producers that wait at a new follower keep waiting; otherwise they fail." in shown


def test_list_fits_on_two_screens(cli: Cli) -> None:
    assert len(cli("list").stdout.splitlines()) <= 2 * 30


@pytest.mark.parametrize(
    ("names", "incomplete", "found"),
    [
        (completion.protocols, "kip-1", ["kip-101", "kip-101-divergence", "kip-107-written-through"]),
        (completion.properties, "Str", ["StrongIsr"]),
        (completion.museum_cases, "lag", ["lagging-high-watermark"]),
        (findings_named, "st", ["stale-remote-leo"]),
        (completion.releases, "2.5", ["2.5.0", "2.5.1"]),
        (completion.anything, "bound", ["bounded", "bounds"]),
    ],
)
def test_completion_offers_names(names: Callable[[str], list[str]], incomplete: str, found: list[str]) -> None:
    assert names(incomplete) == found


def test_bash_completion_offers_names() -> None:
    asked = {"_TIDEPROOF_COMPLETE": "complete_bash", "COMP_WORDS": "tideproof check kip-3", "COMP_CWORD": "2"}
    program = "import sys; sys.argv = ['tideproof']; from tideproof.cli.entry import main; main()"
    command, settings = [sys.executable, "-c", program], {**os.environ, **asked}
    ran = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
    assert ran.stdout.split() == ["kip-320", "kip-320-as-built", "kip-320-first-try", "kip-320-in-kraft",
                                  "kip-320-last-epoch-only", "kip-320-unfenced-truncation"]  # fmt: skip


def test_list_explains_the_notation_and_suggests_the_nearest_name(cli: Cli) -> None:
    shown = cli("list", "trace").stdout
    assert "| at the high watermark" in " ".join(shown.split()) and "Servers in the order of the chain" in shown
    assert "did you mean StrongIsr" in cli("list", "StrongIrs").stderr
    assert "did you mean BecomeLeader" in cli("list", "BecomeLeadr").stderr
