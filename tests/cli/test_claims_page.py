"""The page of claims: its texts, its filters, and the traces in it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from support.browser import Opened
from support.claims import row

from tideproof.cli.commands.claims_shown import as_page, state_of
from tideproof.properties.claims import CLAIMS
from tideproof.properties.claims.base import Judgement, Question


@pytest.fixture(scope="module")
def page() -> str:
    return as_page([row(number) for number in sorted(CLAIMS)])


def test_claims_page_is_small_and_loads_nothing(page: str) -> None:
    assert set(re.findall(r"\w+://[\w.]*", page)) == {"http://www.w3.org"}  # names of SVG and MathML
    assert "src=" not in page
    assert page.count("default-src 'none'") == 1
    assert page.count("</script>") == 2
    assert len(page.encode()) < 2 * 2**20


@pytest.mark.browser
@pytest.mark.parametrize(
    ("name", "window"),
    [
        ("claims", {"viewport": {"width": 1200, "height": 900}}),
        ("claims-phone", {"viewport": {"width": 360, "height": 780}, "color_scheme": "dark", "has_touch": True}),
    ],
)
def test_claims_page_plays_a_trace_in_place(
    browser: Any, page: str, tmp_path: Path, name: str, window: dict[str, Any]
) -> None:
    opened = Opened(browser, tmp_path / "claims.html", page, **window)
    assert opened.count("article") == 35 and opened.count("article .said") == 0  # a claim is drawn when it is opened
    assert opened.page.evaluate("document.documentElement.scrollHeight") < 6_000
    opened.picture(name)
    summary = opened.page.locator("#claim-28 summary").first
    summary.focus()
    opened.page.keyboard.press("Enter")
    opened.page.locator("#claim-28 .lines button").first.focus()
    opened.page.keyboard.press("Enter")
    player = opened.page.locator("#claim-28 .player")
    player.locator("#counter", has_text="step 0 of 4").wait_for()
    opened.page.keyboard.press("ArrowRight")
    player.locator("#counter", has_text="step 1 of 4").wait_for()
    opened.page.keyboard.press("End")
    player.locator("#counter", has_text="step 4 of 4").wait_for()
    assert "ReadsSurvive fails after step 4" in player.locator("#verdict").inner_text()
    assert "tideproof check tutorial-hw-maximum" in opened.page.inner_text("#claim-28 .played code")
    wide, there = opened.page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert wide <= there
    assert opened.inaccessible() == []
    opened.picture(f"{name}-trace")
    opened.page.keyboard.press("Escape")
    assert opened.count(".player") == 0
    assert opened.page.evaluate("document.activeElement.textContent") == "▶ Trace"
    assert opened.wrong == []


@pytest.mark.browser
def test_one_trace_is_open_at_a_time(browser: Any, page: str, tmp_path: Path) -> None:
    opened = Opened(browser, tmp_path / "claims.html", page, "#claim-28")
    for number in (0, 1):
        opened.page.locator("#claim-28 .lines button", has_text="Trace").nth(0).click()
        opened.page.locator("#counter", has_text=f"step 0 of {4 + number}").wait_for()
        assert opened.count(".player") == 1
    assert opened.wrong == []


@pytest.mark.once
@pytest.mark.browser
def test_claims_page_filters_rows_and_links_to_them(browser: Any, page: str, tmp_path: Path) -> None:
    opened = Opened(browser, tmp_path / "claims.html", page, "#claim-28", viewport={"width": 1200, "height": 900})
    opened.page.locator("#claim-28 .said").wait_for()
    assert 0 <= opened.page.locator("#claim-28").bounding_box()["y"] < 300
    rows = [row(number) for number in CLAIMS]
    opened.page.select_option("#badge", "false")
    refuted = sum(r.judgement is Judgement.FALSE for r in rows)
    assert opened.count("article") == refuted
    assert opened.page.inner_text("#totals") == f"{refuted} of {len(CLAIMS)}"
    opened.page.select_option("#badge", "")
    opened.page.select_option("#release", "kafka-4.1")
    asked = [
        r
        for r in rows
        if "kafka-4.1" in {n for q, _ in r.lines if isinstance(q, Question) for n in (q.protocol, *q.protocols)}
    ]
    assert opened.count("article") == len(asked) > 0
    opened.page.select_option("#release", "")
    opened.page.select_option("#state", "fixed")
    ids = opened.page.locator("article").evaluate_all("all => all.map((a) => a.id)")
    assert ids == [f"claim-{r.claim.number}" for r in rows if state_of(r) == "fixed"]
    assert opened.wrong == []


def test_a_claim_is_open_if_its_newest_release_refutes_it() -> None:
    """`LSO <= HW <= LEO` (29) fails up to 2.0 and holds from 2.5 on; 17 fails wherever it is asked, 1 nowhere."""
    assert [state_of(row(number)) for number in (29, 17, 1)] == ["fixed", "open", ""]


@pytest.mark.browser
def test_claims_page_searches_claims_and_links_to_a_trace(browser: Any, page: str, tmp_path: Path) -> None:
    opened = Opened(browser, tmp_path / "claims.html", page)
    opened.page.fill("#search", "min.insync.replicas")
    shown = opened.page.locator("article")
    assert 0 < shown.count() < len(CLAIMS)
    assert opened.inaccessible() == []
    for n in range(shown.count()):
        shown.nth(n).locator("summary").first.click()
    shown.locator("button", has_text="Trace").first.click()
    opened.page.locator("#forward").click()
    address = opened.page.evaluate("location.hash")
    assert address.startswith("#trace-")
    again = Opened(browser, tmp_path / "claims.html", page, f"{address.partition('/')[0]}/step=2",
                   viewport={"width": 1280, "height": 800})  # fmt: skip
    trace = again.page.locator(".player")
    trace.locator("#counter", has_text="step 2 of").wait_for()
    again.page.wait_for_function("document.querySelector('#controls').getBoundingClientRect().top < 20")
    trace.locator("#forward").click()
    seen = [trace.locator("#now").bounding_box(), *(lane.bounding_box() for lane in trace.locator(".lane").all()[:2])]
    assert all(box["y"] >= 0 and box["y"] + box["height"] <= 800 for box in seen), seen
    assert opened.wrong == again.wrong == []


def test_claims_page_is_readable_without_scripts(page: str) -> None:
    readable = page.partition("<noscript")[2].partition("</noscript>")[0]
    assert readable.count("<h3>") == len(CLAIMS)
    assert "violated after" in readable
