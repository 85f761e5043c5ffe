"""The page of what releases can lose is the atlas in words; what the atlas says is tested in test_atlas.py."""

from __future__ import annotations

import recompute_losses as losses

from tideproof.properties.atlas.cells import Cell
from tideproof.properties.atlas.settings import Fault, Question, Settings
from tideproof.properties.atlas.table import Atlas, Found, Row

KRAFT = Settings("kafka-3.6-kraft", 3, 2)
MOVED = Cell(KRAFT, (Fault.MISSED_EPOCH,), Question.ACKED_LOST)


def test_losses_page_matches_the_atlas() -> None:
    assert losses.PAGE.read_text() == losses.page(Atlas.load())


def test_every_release_since_2_1_is_in_each_table() -> None:
    atlas = Atlas.load()
    for table in losses.TABLES:
        names = [name for name, _ in losses.rows(atlas, table)]
        assert names[0].startswith("2.1.0") and names[-1].endswith("4.3.1, KRaft")
        (last,) = (name for name in names if name.endswith("3.9.2, ZooKeeper"))
        assert names[names.index(last) + 1].startswith("3.3.0") and names[names.index(last) + 1].endswith("KRaft")


def row(status: Found, flaw: str = "", mended: tuple[str, ...] = (), size: int = 1) -> Row:
    return Row(MOVED, MOVED.sizes[size], status, 14, 1234, 9, 1.0, flaw=flaw, mended=mended)


def said(*rows: Row) -> str:
    atlas = Atlas([*rows])
    return losses.said(atlas, atlas.answer(MOVED))


def test_cells_claim_only_what_was_searched() -> None:
    assert said() == "not searched"
    assert said(row(Found.HOLDS)) == "✓ (1,234)"
    assert said(row(Found.HOLDS, size=0)) == "✓ with 3 epochs (1,234)"
    assert said(row(Found.UNKNOWN)) == "? beyond 14 steps (1,234)"
    assert said(row(Found.HOLDS, size=0), row(Found.UNKNOWN)) == "✓ with 3 epochs (1,234)"


def test_a_violation_in_the_smaller_size_is_marked() -> None:
    assert said(row(Found.VIOLATED, size=0)) == "✗ 14 with 3 epochs"


def test_a_violation_names_the_flaw_that_causes_it() -> None:
    violated, rest = row(Found.VIOLATED, "stale-remote-leo"), ("stale-remote-leo",)
    assert said(violated) == "✗ 14; without stale-remote-leo: not searched"
    assert said(violated, row(Found.HOLDS, mended=rest)) == ("✗ 14 by stale-remote-leo; without: ✓ (1,234)")
    assert said(violated, row(Found.VIOLATED, mended=rest)) == "✗ 14"
