"""Names that users type: in capitals or not, misspelt, or of two things that differ in capitals only."""

from __future__ import annotations

import pytest

from tideproof.model.language.names import find_named

KNOWN = {"AThing": 1, "Athing": 2, "Reached": 3}


@pytest.mark.parametrize(("name", "found"), [("AThing", 1), ("Athing", 2), ("Reached", 3), ("reached", 3)])
def test_names_that_differ_in_case_only_are_told_apart(name: str, found: int) -> None:
    assert find_named("thing", name, KNOWN) == found


@pytest.mark.parametrize(
    ("name", "advice"),
    [("athing", "did you mean AThing or Athing?"), ("ATHING", "did you mean AThing or Athing?"),
     ("reachd", "did you mean Reached?"), ("xyz", "there are AThing, Athing, Reached")],
)  # fmt: skip
def test_ambiguous_and_unknown_names_are_refused(name: str, advice: str) -> None:
    with pytest.raises(ValueError, match=f"no thing is named '{name}'; {advice}".replace("?", r"\?")):
        find_named("thing", name, KNOWN)
