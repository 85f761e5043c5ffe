"""Rules, properties and files that users may write: each is refused, or decided as it is meant on ints."""

from __future__ import annotations

from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet
from support.snippets import TABLES, Snippet, outcome, proved, searched, searched_on_ints, snippets

PORTION = 8
"""One of so many is tried by `make check`."""

ENGINES = {"unbounded": (proved,)}
"""What decides the snippets of a table."""


def test_every_table_has_snippets() -> None:
    assert all(len(snippets(path.stem)) > 10 for path in TABLES.glob("*.txt"))


def case(table: str, number: int, snippet: Snippet) -> ParameterSet:
    name = f"{table}: {snippet.title}"
    marks = [pytest.mark.long] if number % PORTION else []
    return pytest.param(table, snippet, id=name, marks=marks)


CASES = [
    case(table, number, snippet)
    for table in sorted(path.stem for path in TABLES.glob("*.txt"))
    for number, snippet in enumerate(snippets(table))
]


@pytest.mark.filterwarnings("ignore")  # of the code of snippets
@pytest.mark.parametrize(("table", "snippet"), CASES)
def test_snippets_are_refused_or_agree_with_ints(tmp_path: Path, table: str, snippet: Snippet) -> None:
    for decide in ENGINES.get(table, (searched, searched_on_ints)):
        found = outcome(snippet, tmp_path, decide)
        assert found.word in snippet.expected, f"by {decide.__name__}: {found.word}; {found.said}"
        assert found.said or found.word != "refused"
