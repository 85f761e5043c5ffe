"""The page of claims: its texts, its filters, and the traces in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support.browser import Opened
from support.claims import row

from tideproof.cli.commands.claims_shown import as_page
from tideproof.properties.claims import CLAIMS
from tideproof.properties.claims.base import Judgement


@pytest.fixture(scope="module")
def page() -> str:
    return as_page([row(number) for number in sorted(CLAIMS)])


def test_claims_page_is_small_and_loads_nothing(page: str) -> None:
    assert "http" not in page.replace("http-equiv", "")
    assert "src=" not in page
    assert page.count("default-src 'none'") == 2  # the page's own, and that of the traces in it
    assert page.count("</script>") == 2
    assert len(page.encode()) < 4 * 2**20


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
    assert opened.count("article") == opened.count("#contents li") == 35
    wide, there = opened.page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert wide <= there
    opened.picture(name)
    button = opened.page.locator("#claim-28 .lines button").first
    button.focus()
    opened.page.keyboard.press("Enter")
    frame = opened.page.frame_locator("#claim-28 iframe")
    frame.locator("#counter", has_text="step 0 of 4").wait_for()
    opened.page.keyboard.press("ArrowRight")
    assert frame.locator("#counter").inner_text() == "step 1 of 4"
    opened.page.keyboard.press("End")
    assert frame.locator("#counter").inner_text() == "step 4 of 4"
    assert "ReadsSurvive fails after step 4" in frame.locator("#verdict").inner_text()
    assert "tideproof check tutorial-hw-maximum" in opened.page.inner_text("#claim-28 .played code")
    wide, there = opened.page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert wide <= there
    opened.page.locator("#claim-28").screenshot()
    opened.picture(f"{name}-trace")
    opened.page.keyboard.press("Escape")
    assert opened.count("iframe") == 0
    assert opened.page.evaluate("document.activeElement.textContent") == "▶ Trace"
    assert opened.wrong == []


@pytest.mark.once
@pytest.mark.browser
def test_claims_page_filters_rows_by_verdict_and_links_to_them(browser: Any, page: str, tmp_path: Path) -> None:
    opened = Opened(browser, tmp_path / "claims.html", page, "#claim-28", viewport={"width": 1200, "height": 900})
    assert 0 <= opened.page.locator("#claim-28").bounding_box()["y"] < 300
    opened.page.locator("#filters button", has_text="false").click()
    shown = opened.page.locator("article:visible").count()
    assert shown == sum(row(number).judgement is Judgement.FALSE for number in CLAIMS)
    assert opened.page.locator("#contents li:visible").count() == shown
    assert opened.wrong == []


@pytest.mark.browser
def test_claims_page_searches_claims_and_links_to_a_trace(browser: Any, page: str, tmp_path: Path) -> None:
    opened = Opened(browser, tmp_path / "claims.html", page)
    opened.page.fill("#search", "min.insync.replicas")
    shown = opened.page.locator("article:visible")
    assert 0 < shown.count() < len(CLAIMS)
    assert opened.inaccessible() == []
    assert shown.count() == opened.page.locator("#contents li:visible").count()
    shown.first.locator("button", has_text="Trace").first.click()
    address = opened.page.evaluate("location.hash")
    assert address.startswith("#trace-")
    again = Opened(browser, tmp_path / "claims.html", page, f"{address.partition('/')[0]}/step=2",
                   viewport={"width": 1280, "height": 800})  # fmt: skip
    trace = again.page.frame_locator("iframe")
    trace.locator("#counter", has_text="step 2 of").wait_for()
    again.page.wait_for_function("document.querySelector('iframe').getBoundingClientRect().top < 0")
    trace.locator("#forward").click()
    seen = [trace.locator("#now").bounding_box(), *(lane.bounding_box() for lane in trace.locator(".lane").all()[:2])]
    assert all(box["y"] >= 0 and box["y"] + box["height"] <= 800 for box in seen), seen
    assert opened.wrong == again.wrong == []


def test_claims_page_is_readable_without_scripts(page: str) -> None:
    readable = page.partition("<noscript>")[2].partition("</noscript>")[0]
    assert readable.count("<h3>") == len(CLAIMS)
    assert "violated after" in readable
