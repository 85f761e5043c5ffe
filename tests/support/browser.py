"""Pages in a real browser."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")


HEADLESS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Opened:
    """A page in a window of its own, and whatever went wrong in it."""

    def __init__(self, browser: Any, path: Path, content: str, fragment: str = "", **window: Any) -> None:
        path.write_text(content, encoding="utf-8")
        self.path = path
        self.wrong: list[str] = []
        self.page = browser.new_context(**window).new_page()
        self.page.set_default_timeout(600_000)  # milliseconds, on a busy machine too
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda message: self.wrong.append(message.text))
        self.page.on("request", lambda request: self._requested(request.url))
        self.page.goto(path.as_uri() + fragment)

    def _requested(self, url: str) -> None:
        if not url.startswith((self.path.as_uri(), "blob:", "data:")):  # of its own: a worker, and a font
            self.wrong.append(f"asked for {url}")

    def counter(self) -> str:
        return str(self.page.inner_text("#counter"))

    def count(self, selector: str) -> int:
        return int(self.page.locator(selector).count())

    def inaccessible(self) -> list[str]:
        """What axe-core finds that people cannot see, read or reach: contrast, names, roles, the order of headings."""
        found = Axe().run(self.page).response["violations"]
        return [f"{v['id']}: {node['html']}" for v in found for node in v["nodes"]]

    def picture(self, name: str) -> None:
        if folder := os.environ.get("TIDEPROOF_PICTURES"):
            self.page.screenshot(path=Path(folder) / f"{name}.png")
