"""What tests of steps on brokers share."""

from __future__ import annotations

import pytest
from support.fake_brokers import Scene
from support.real_kafka import LOSS, run_of


@pytest.fixture
def scene() -> Scene:
    return Scene(run_of(LOSS))
