"""docs/advice.md: the rules of others, with verdicts that are those of the atlas."""

from __future__ import annotations

from pathlib import Path

import pytest

from tideproof.counterexamples.assessment.advice import JUDGED, RULES, Rule, findings, judged, page
from tideproof.properties.atlas.table import Atlas, Found

PAGE = Path(__file__).parent.parent.parent / "docs" / "advice.md"


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    return Atlas.load()


def test_the_page_is_what_the_atlas_says(atlas: Atlas) -> None:
    assert PAGE.read_text(encoding="utf-8") == page(atlas), "make advice"


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.who)
def test_a_rule_does_not_protect_where_the_atlas_has_a_trace_against_it(rule: Rule, atlas: Atlas) -> None:
    for release, kraft in JUDGED:
        found = findings(rule, release, kraft, atlas)
        lost = [f for f in found if f.status is Found.VIOLATED]
        assert (judged(found) == "does not protect") is bool(lost)
        for finding in lost:
            assert finding.row is not None and atlas.trace(finding.row) is not None
    assert rule.source and "?" not in rule.source
