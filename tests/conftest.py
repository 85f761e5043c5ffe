"""Shared by all tests: a cache of compiled code of their own, and protocols by name."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from support.browser import CHROMIUM, HEADLESS
from support.cli import Cli, Ran, call_process, call_within
from support.configurations import GENERATIONS

from tideproof.model.language.protocol import Protocol
from tideproof.model.protocols.catalogue import PROTOCOLS

# Compiled code is kept between runs: its key is what it is made from, so what a change touches is compiled again.
os.environ["TIDEPROOF_CACHE_DIR"] = str(Path(__file__).parent.parent / ".pytest_cache" / "compiled")

settings.register_profile("tests", suppress_health_check=[HealthCheck.too_slow], deadline=None)
"""How busy the machine is decides nothing."""

settings.load_profile("tests")
settings.register_profile("mutation", settings.get_profile("tests"), phases=[Phase.explicit, Phase.generate])
"""For tools/mutation.py: that a test fails is enough, the least example takes long."""


@pytest.fixture(params=[*GENERATIONS, "async-isr"])
def protocol(request: pytest.FixtureRequest) -> Protocol:
    """Each protocol of the catalogue."""
    return PROTOCOLS[request.param]


def pytest_configure() -> None:
    # A shell starts what runs in the background with Ctrl-C ignored, and whatever that starts inherits it.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


EXPENSIVE = {"installed", "spark", "cluster", "browser"}
"""Fixtures that take seconds to make."""
TOGETHER = {"test_page", "test_spark", "test_spark_cluster", "test_wheel"}
"""The files of tests that share one: each file runs in one process, or every process makes its own."""
APART = {"test_claims_page", "test_graph_pages"}
"""Files in which only some tests need one."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and EXPENSIVE & set(item.fixturenames):
            assert item.path.stem in TOGETHER | APART, f"{item.path.name} is to be named in {__file__}"


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Files of `TOGETHER` as a whole and first, then single tests.

    pytest-xdist's own groups are not used: version 3.8 names them in a way that pytest 9.2 does not see.
    """
    from xdist.scheduler import LoadScopeScheduling

    class Files(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            path = nodeid.partition("::")[0]
            return path if Path(path).stem in TOGETHER else nodeid

    return Files(config, log)


LIMITS = (
    "tideproof.cli.commands.minimise.SECONDS_TO_CONFIRM",
    "tideproof.cli.commands.show.SECONDS_FOR_WHY",
    "tideproof.properties.claims.outcomes.MOST_SECONDS",
    "tideproof.properties.engines.solver.induction.LOOK_UP_SECONDS",
)
"""After so long commands report that something could not be found out. No test depends on how busy the machine is."""


@pytest.fixture(scope="session", autouse=True)
def unhurried() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for limit in LIMITS:
            patch.setattr(limit, 36_000.0)
        yield


@pytest.fixture
def cli(tmp_path: Path) -> Cli:
    """Runs the command line in this process, in a folder of the test, 80 columns wide.

    What belongs to a process (streams, signals, settings of the environment) is tested with `process`.
    """

    def called(*args: str, columns: str = "80") -> Ran:
        return call_within(tmp_path, *args, columns=columns)

    return called


@pytest.fixture
def process(tmp_path: Path) -> Cli:
    """Runs the command line as a process of its own, with settings of the environment as keywords."""

    def called(*args: str, **environment: str) -> Ran:
        return call_process(tmp_path, *args, **environment)

    return called


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
