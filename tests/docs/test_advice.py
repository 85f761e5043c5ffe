"""docs/advice.md: the rules of others, with verdicts that are those of the atlas."""

from __future__ import annotations

from pathlib import Path

import pytest

from tideproof.counterexamples.assessment.advice import JUDGED, RULES, Rule, findings, judged, page
from tideproof.properties.atlas.table import Atlas, Found

PAGE = Path(__file__).parent.parent.parent / "docs" / "advice.md"
OPEN = ("not searched", "not planned", "not decided")


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    return Atlas.load()


def word(cell: str) -> str:
    """A cell of a table without its figures: `can lose in 12` is `can lose`."""
    return cell.partition(" (")[0].partition(" in ")[0]


def test_advice_page_matches_the_atlas(atlas: Atlas) -> None:
    """What it leaves open may have been decided since (`make advice`); nothing that it says may have changed."""
    written, recomputed = PAGE.read_text(encoding="utf-8").splitlines(), page(atlas).splitlines()
    tables = [[line for line in text if line.startswith("|")] for text in (written, recomputed)]
    assert len(tables[0]) == len(tables[1]) == len(RULES) * (len(JUDGED) + 2)
    for was, now in zip(*tables, strict=True):
        for said, known in zip(was.strip("| ").split(" | "), now.strip("| ").split(" | "), strict=True):
            more = said.startswith("does not protect") and known.startswith("does not protect")
            assert more or word(said) in (word(known), *OPEN), (was, now)
    quoted = [[line for line in text if line.startswith((">", "#", "Source"))] for text in (written, recomputed)]
    assert quoted[0] == quoted[1]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.who)
def test_a_rule_does_not_protect_if_the_atlas_has_a_counterexample(rule: Rule, atlas: Atlas) -> None:
    for release, kraft in JUDGED:
        found = findings(rule, release, kraft, atlas)
        lost = [f for f in found if f.status is Found.VIOLATED]
        assert judged(found).startswith("does not protect") is bool(lost)
        for finding in lost:
            assert finding.row is not None and atlas.trace(finding.row) is not None
