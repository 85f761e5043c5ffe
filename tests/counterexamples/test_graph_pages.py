"""Graphs as pages, as markup and in a real browser: of an argument, and of the fixes between two protocols."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from typing import Any

import networkx as nx
import pytest
from support.browser import Opened

from tideproof.counterexamples.formats.html.graph import to_lattice, to_proof
from tideproof.model.language.properties import Status, Verdict
from tideproof.properties.invariants.replication import strong_isr, weak_isr

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


def test_graph_page_shows_goals_with_valid_links(page: str) -> None:
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


@pytest.mark.once
@pytest.mark.browser
def test_graph_page_shows_the_arrows_of_a_lemma(browser: Any, page: str, tmp_path: Path) -> None:
    opened = Opened(browser, tmp_path / "proof.html", page, viewport={"width": 900, "height": 600})
    tops = [opened.page.locator(f'svg a[data-name="{name}"]').bounding_box()["y"] for name in GOALS]
    assert tops[0] < tops[1] == tops[2]
    opened.page.hover('svg a[data-name="Safe"]')
    assert opened.count("svg path.lit") == 1 and opened.count("svg a.lit") == 2
    opened.picture("proof")
    assert opened.inaccessible() == []
    opened.page.click('svg a[data-name="Second"]')
    assert opened.page.url.endswith("#Second")
    assert opened.wrong == []


@pytest.fixture(scope="module")
def lattice() -> str:
    """Six fixes, of which two suffice, and neither of them alone."""
    slots = ["fence", "ask", "wait", "note", "cut", "<b>"]
    subsets = [frozenset(s) for size in range(7) for s in combinations(slots, size)]
    broken, kept = Verdict(strong_isr, Status.VIOLATED, "", ()), Verdict(strong_isr, Status.HOLDS, "")
    points = []
    for subset in subsets:
        verdicts = kept if {"fence", "cut"} <= subset else broken, Verdict(weak_isr, Status.HOLDS, "")
        points.append(([slot for slot in slots if slot in subset], verdicts, subset == frozenset(slots[::4])))
    return to_lattice("A with fixes of B", "--replicas 2", dict.fromkeys(slots, "X"), points)


def test_lattice_page_has_a_box_and_a_row_per_subset(lattice: str) -> None:
    ids = re.findall(r'<tr id="([^"]+)">', lattice)
    assert len(ids) == 64 and re.findall(r'<a href="#([^"]+)"', lattice) == ids
    assert lattice.count("data-from=") == 6 * 32, "each subset without a fix has an arrow to that with it"
    assert re.findall(r'<tr id="([^"]+)"><th><strong>', lattice) == ["fence-cut"]
    assert lattice.count('class="good"') == 16 and "<b>" not in lattice


@pytest.mark.browser
def test_lattice_box_links_to_its_row_and_fits_a_laptop(browser: Any, lattice: str, tmp_path: Path) -> None:
    opened = Opened(browser, tmp_path / "lattice.html", lattice, viewport={"width": 1280, "height": 800})
    assert opened.page.evaluate("document.querySelector('svg').getBoundingClientRect().width") < 1200
    opened.picture("lattice")
    assert opened.inaccessible() == []
    opened.page.click('svg a[data-name="fence-cut"]')
    assert opened.page.url.endswith("#fence-cut") and opened.wrong == []
