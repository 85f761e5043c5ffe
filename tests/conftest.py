"""Shared by all tests: a cache of compiled code of their own, and protocols by name."""

from __future__ import annotations

import json
import os
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from support import firefox
from support.browser import CHROMIUM, FIREFOX, HEADLESS
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


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--record-cpu") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Recorder())
    # A shell starts what runs in the background with Ctrl-C ignored, and whatever that starts inherits it.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


RECORD = Path(__file__).parent / "cpu_seconds.json"
SECONDS: dict[str, float] = json.loads(RECORD.read_text())
"""CPU time of the tests that take more than `SLOW`, as `make durations` recorded it."""
SLOW, LONG = 0.3, 0.5
"""In seconds: slower tests get the mark of the same name."""
BEGUN = pytest.StashKey[float]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--record-cpu", action="store_true", help=f"write the CPU time of the slow tests to {RECORD}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    by_file = Counter[str]()
    for test, seconds in SECONDS.items():
        by_file[test.partition("::")[0]] += seconds
    # The longest file first: one that begins last would keep one process at work while the others have ended.
    items.sort(key=lambda item: -by_file[item.nodeid.partition("::")[0]])
    for item in items:
        seconds = SECONDS.get(item.nodeid, 0.0)
        if seconds > SLOW:
            item.add_marker("slow")
        if seconds > LONG:
            item.add_marker("long")


def cpu_seconds() -> float:
    """CPU time of this process, and of the children that it waited for."""
    return sum(os.times()[:4])


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    item.stash[BEGUN] = cpu_seconds()


def pytest_runtest_teardown(item: pytest.Item) -> None:
    item.user_properties.append(("cpu", cpu_seconds() - item.stash[BEGUN]))


class Recorder:
    """Collects what the processes of a run report, and writes it at the end."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "teardown":
            self.seconds[report.nodeid] = round(float(str(dict(report.user_properties)["cpu"])), 1)

    def pytest_sessionfinish(self) -> None:
        slow = {test: seconds for test, seconds in sorted(self.seconds.items()) if seconds > SLOW}
        RECORD.write_text(json.dumps(slow, indent=0, ensure_ascii=False) + "\n")


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

    def called(*args: str, columns: str = "80", typed: str = "") -> Ran:
        return call_within(tmp_path, *args, columns=columns, typed=typed)

    return called


@pytest.fixture
def process(tmp_path: Path) -> Cli:
    """Runs the command line as a process of its own, with settings of the environment as keywords."""

    def called(*args: str, **environment: str) -> Ran:
        return call_process(tmp_path, *args, **environment)

    return called


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A browser without a window; the test is skipped, with the reason, where there is none.

    Chromium, or the one that the parameter names.
    """
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    wanted = getattr(request, "param", "chromium")
    path = {"chromium": CHROMIUM, "firefox": FIREFOX}[wanted]
    if path is None:
        pytest.skip(f"{wanted} is not installed (apt-get install {'firefox-esr' if wanted == 'firefox' else wanted})")
    if wanted == "firefox":
        try:
            with firefox.started(path, tmp_path_factory.mktemp("firefox")) as running:
                yield running
        except firefox.NotStarted as error:
            pytest.skip(str(error))
        return
    with playwright.sync_playwright() as running:
        started = running.chromium.launch(executable_path=path, args=HEADLESS)
        yield started
        started.close()
