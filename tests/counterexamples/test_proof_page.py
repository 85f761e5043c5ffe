"""The graph of an argument as a page, as markup and in a real browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import networkx as nx
import pytest
from support.browser import Opened

from tideproof.counterexamples.formats.html.proof import to_proof

GOALS = {"Safe": "Nothing is <lost>.", "First": "It comes first.", "Second": "It comes second."}
USED = {
    "Safe": {"follows": ("First",)},
    "First": {"initially": (), "Write": ("First", "Second", "Range of log")},
    "Second": {"Write": ("First",)},
}


@pytest.fixture(scope="module")
def page() -> str:
    graph: nx.DiGraph[str] = nx.DiGraph()
    for name, meaning in GOALS.items():
        graph.add_node(name, meaning=meaning)
    graph.add_edges_from([("Safe", "First"), ("First", "Second"), ("Second", "First"), ("First", "Range of log")])
    return to_proof("What it rests on", "Safe: holds for all bounds", graph, USED)


def test_every_goal_is_a_sentence_and_every_link_leads_somewhere(page: str) -> None:
    ids = re.findall(r'<article id="(\w+)">', page)
    assert ids[0] == "Safe" and sorted(ids) == sorted(GOALS)
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(ids)
    assert "<p>Nothing is &lt;lost&gt;.</p>" in page and "<lost>" not in page
    assert re.findall(r'data-from="(\w+)" data-to="(\w+)"', page) == [
        ("Safe", "First"),
        ("First", "Second"),
        ("Second", "First"),
    ]
    assert '<tr><th>Write</th><td><a href="#Second">Second</a>, Range of log</td></tr>' in page


@pytest.mark.browser
def test_the_arrows_of_a_lemma_are_shown(browser: Any, page: str, tmp_path: Path) -> None:
    opened = Opened(browser, tmp_path / "proof.html", page, viewport={"width": 900, "height": 600})
    tops = [opened.page.locator(f'svg a[data-name="{name}"]').bounding_box()["y"] for name in GOALS]
    assert tops[0] < tops[1] == tops[2]
    opened.page.hover('svg a[data-name="Safe"]')
    assert opened.count("svg path.lit") == 1 and opened.count("svg a.lit") == 2
    opened.picture("proof")
    opened.page.click('svg a[data-name="Second"]')
    assert opened.page.url.endswith("#Second")
    assert opened.wrong == []
