"""Writes docs/advice.md: the rules of others, judged by the atlas (`make advice`)."""

from __future__ import annotations

from pathlib import Path

from tideproof.counterexamples.assessment.advice import page
from tideproof.properties.atlas.table import Atlas

PAGE = Path(__file__).parent.parent / "docs" / "advice.md"

if __name__ == "__main__":
    PAGE.write_text(page(Atlas.load()), encoding="utf-8")
