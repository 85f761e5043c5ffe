"""Shared by all tests: a cache of compiled code of their own, and protocols by name."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.browser import CHROMIUM, HEADLESS
from support.cli import Cli
from support.configurations import GENERATIONS

from tideproof.model.language.protocol import Protocol
from tideproof.model.protocols.catalogue import PROTOCOLS

# Compiled code is kept between runs: its key is what it is made from, so what a change touches is compiled anew.
os.environ["TIDEPROOF_CACHE_DIR"] = str(Path(__file__).parent.parent / ".pytest_cache" / "compiled")


@pytest.fixture(params=[*GENERATIONS, "async-isr"])
def protocol(request: pytest.FixtureRequest) -> Protocol:
    """Each protocol of the catalogue."""
    return PROTOCOLS[request.param]


def pytest_configure() -> None:
    # A shell starts what runs in the background with Ctrl-C ignored, and whatever that starts inherits it.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def cli(tmp_path: Path) -> Cli:
    """Runs the command line as a process of its own, in a folder of its own, 80 columns wide."""

    def run(*args: str, **more: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "COLUMNS": "80", **more}
        return subprocess.run(
            [sys.executable, "-m", "tideproof.cli", *args],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=environment,
            check=False,
        )

    return run


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A browser without a window; the test is skipped, with the reason, where there is none."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    if CHROMIUM is None:
        pytest.skip("chromium is not installed (apt-get install chromium)")
    with playwright.sync_playwright() as running:
        started = running.chromium.launch(executable_path=CHROMIUM, args=HEADLESS)
        yield started
        started.close()
