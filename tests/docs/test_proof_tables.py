"""The tables of docs/internals/proof-tables.md are what provers and exhaustive search find."""

from __future__ import annotations

import re

import pytest
from recompute_proof import BROKEN, GOALS, KIP_320, PAGE, examined, mutants, rule_rows, trace_column, trace_rows
from support.tiers import daily

from tideproof.model.backends.schematic import AnySystem
from tideproof.model.language.algebra import shown
from tideproof.properties.engines.solver.unbounded import prove
from tideproof.properties.invariants.catalogue import LEMMAS


def rows(heading: str) -> list[list[str]]:
    """The cells of the table whose first column has this heading."""
    page = PAGE.read_text(encoding="utf-8")
    (table,) = re.findall(rf"^\| {re.escape(heading)} \|.*\n\| ---.*\n((?:\|.*\n)+)", page, re.MULTILINE)
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in table.splitlines()]


MUTANTS = list(zip(rows("action"), mutants(), strict=True))
NOT_NEEDED = [m for row, m in MUTANTS if row[2] == "not needed"]
NEEDED = [(row, m) for row, m in MUTANTS if row[2] != "not needed"]
REFUTED = [(row, m) for row, m in NEEDED if "steps" in row[2]]


def test_proof_page_has_every_lemma_and_conjunct() -> None:
    assert [row[0] for row in rows("lemma")] == [lemma.name for lemma in LEMMAS]
    assert [row[:2] for row, _ in MUTANTS] == [[m.action, m.text] for _, m in MUTANTS]
    assert {row[1] for row in rows("lemma")} <= {p.name for p in (*LEMMAS, *GOALS)}
    assert all("steps" in row[2] or row[2].startswith("leaves a range") for row, _ in NEEDED)


@pytest.mark.parametrize("number", range(len(MUTANTS)))
def test_a_mutant_omits_one_conjunct(number: int) -> None:
    """Else it would be proved because it is the protocol itself."""
    mutant = MUTANTS[number][1]
    guards = [[shown(part) for part in AnySystem(p).step(p.slots[mutant.slot]).guard]
              for p in (KIP_320, mutant.protocol)]  # fmt: skip
    assert guards[0] != guards[1]


@pytest.mark.parametrize("number", daily([12], range(len(NOT_NEEDED))))
def test_kip_320_is_proved_without_each_unneeded_conjunct(number: int) -> None:
    mutant = NOT_NEEDED[number]
    found = prove(mutant.protocol, GOALS, LEMMAS, actions=[mutant.action])
    assert found.obligations and not found.failed


@pytest.mark.parametrize("number", range(len(REFUTED)))
@pytest.mark.nightly
def test_kip_320_is_not_proved_without_each_needed_conjunct(number: int) -> None:
    row, mutant = REFUTED[number]
    broken = re.split(r"`?, `?", row[3])
    found = prove(mutant.protocol, GOALS, LEMMAS, only=broken, actions=[mutant.action])
    assert [o.goal for o in found.failed] == [lemma.name for lemma in LEMMAS if lemma.name in broken]


@pytest.mark.parametrize("number", range(len(NEEDED)))
@pytest.mark.nightly
def test_proof_page_matches_what_each_mutant_refutes(number: int) -> None:
    row, mutant = NEEDED[number]
    assert examined(mutant).refuted.replace("`", "") == row[2].replace("`", "")


@pytest.mark.parametrize("row", rows("lemma"), ids=lambda row: row[0])
@pytest.mark.nightly
def test_an_obligation_needs_the_lemma(row: list[str]) -> None:
    lemma, goal, action = row
    others = [p for p in LEMMAS if p.name != lemma]
    (found,) = prove(KIP_320, GOALS, others, only=[goal], actions=[action]).obligations
    assert not found.discharged


def plain(row: tuple[str, ...]) -> list[str]:
    return [cell.strip("`") for cell in row]


@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.nightly
def test_rule_rows_match_the_lemmas_that_each_protocol_breaks(name: str) -> None:
    assert [row for row in rows("protocol") if row[0] == name] == [plain(row) for row in rule_rows(name)]


@pytest.mark.nightly
def test_which_runs_break_which_lemma() -> None:
    columns = [trace_column(name) for name in BROKEN]
    assert rows("lemma or property") == [plain(row) for row in trace_rows(columns)]
