"""The table of what releases can lose has every release from 2.1.0 on, and says what the engine says."""

from __future__ import annotations

import re

import pytest
import recompute_losses as losses
from support.configurations import broker_protocol

from tideproof.model.protocols.broker.release_table import MODELLED, MODELLED_WITH_KRAFT, numbers

TEXT = losses.PAGE.read_text()
CELLS = {
    (protocol.name, column.title): cell
    for protocol, releases in losses.rows()
    for line in TEXT.splitlines()
    if line.startswith(f"| {releases} | `{protocol.name}` |")
    for column, cell in zip(losses.COLUMNS, line.split(" | ")[2:], strict=True)
}


def test_every_protocol_of_a_release_from_2_1_on_has_a_row() -> None:
    named = {protocol.name for protocol, _ in losses.rows()}
    for row in (*MODELLED, *MODELLED_WITH_KRAFT):
        if numbers(row.releases[0]) >= numbers(losses.FIRST):
            assert losses.ALIKE.get(row.protocol.name, row.protocol.name) in named
    assert len(CELLS) == len(named) * len(losses.COLUMNS)


def test_every_cell_is_a_verdict() -> None:
    said = r"holds \([\d,]+\)|violated after \d+|not explored to its end|not modelled"
    assert all(re.fullmatch(said, cell.removesuffix(" |")) for cell in CELLS.values())
    assert losses.HEAD in TEXT and losses.FOOT in TEXT


@pytest.mark.parametrize("name", ["kafka-2.8", "kafka-4.1"])
def test_first_column_of_losses_matches_the_engine(name: str) -> None:
    protocol = next(p for p, _ in losses.rows() if p.name == name)
    assert losses.verdict(protocol, losses.COLUMNS[0]) == CELLS[name, losses.COLUMNS[0].title]


@pytest.mark.nightly
@pytest.mark.parametrize(("name", "title"), CELLS)
def test_losses_match_the_engine(name: str, title: str) -> None:
    protocol = next(p for p, _ in losses.rows() if p.name == name)
    column = next(c for c in losses.COLUMNS if c.title == title)
    assert losses.verdict(protocol, column) == CELLS[name, title].removesuffix(" |")


@pytest.mark.nightly
@pytest.mark.parametrize("name", losses.ALIKE)
def test_protocols_in_a_shared_row_have_its_verdicts(name: str) -> None:
    for column in losses.COLUMNS:
        found = losses.verdict(broker_protocol(name), column).partition(" (")[0]
        assert found == CELLS[losses.ALIKE[name], column.title].removesuffix(" |").partition(" (")[0]
