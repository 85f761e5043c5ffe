"""Shared by all tests: a cache of compiled code of their own, and protocols by name."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tideproof.model.catalogue import PROTOCOLS
from tideproof.model.protocol import Protocol

GENERATIONS = ["hw-truncation", "kip-101", "kip-279", "kip-320-first-try", "kip-320"]
SMALL = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3}


# Compiled code is kept between runs: its key is what it is made from, so what a change touches is compiled anew.
os.environ["TIDEPROOF_CACHE_DIR"] = str(Path(__file__).parent.parent / ".pytest_cache" / "compiled")


@pytest.fixture(params=[*GENERATIONS, "async-isr"])
def protocol(request: pytest.FixtureRequest) -> Protocol:
    """Each protocol of the catalogue."""
    return PROTOCOLS[request.param]


Cli = Callable[..., "subprocess.CompletedProcess[str]"]


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
            timeout=300,
            check=False,
        )

    return run
