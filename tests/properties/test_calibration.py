"""Calibration: what walks saw is counted exactly, and the numbers that the advice rests on come out again."""

from __future__ import annotations

import dataclasses
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from calibration.measure import Calibration, calibrate, to_json
from support.configurations import SMALL

from tideproof.model.language.properties import watched
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.random.code import Walker, program
from tideproof.properties.engines.random.policy import Policy
from tideproof.properties.invariants.catalogue import properties_of
from tideproof.properties.invariants.replication import strong_isr, weak_isr

HW = PROTOCOLS["hw-truncation"]
BOUNDS = HW.bounded(**SMALL)
TOOLS = Path(__file__).parent.parent.parent / "tools"
KEPT = TOOLS / "calibration"


def timeless(state: Calibration) -> Calibration:
    return dataclasses.replace(state, policies=tuple(dataclasses.replace(p, seconds=0.0) for p in state.policies))


@pytest.fixture(scope="module")
def small() -> Calibration:
    return calibrate(HW, BOUNDS, [weak_isr, strong_isr], walks=300, steps=30, seed=9)


@pytest.mark.parametrize("policy", Policy)
def test_coverage_counts_are_exact(small: Calibration, policy: Policy) -> None:
    system = watched(HW, BOUNDS, [weak_isr, strong_isr])
    walker = Walker(program(system, [weak_isr, strong_isr], policy, 30, seed=9))
    states, transitions = set(), set()
    steps = 0
    for walk in range(300):
        kinds, way = walker.one(walk)
        states |= set(way)
        transitions |= set(zip(way, kinds, strict=False))
        steps += len(kinds)
    (found,) = [p for p in small.policies if p.policy == policy]
    last = found.points[-1]
    assert (last.walks, last.steps, last.states, last.transitions) == (300, steps, len(states), len(transitions))
    with explore(HW, BOUNDS, [weak_isr, strong_isr]) as truth:
        depths = [truth.visited.depth(index) for s in states if (index := truth.visited.find(s)) is not None]
    assert len(depths) == len(states)
    assert list(found.by_depth) == [depths.count(d) for d in range(len(small.levels))]


def test_estimates_are_close_to_the_true_counts(small: Calibration) -> None:
    for p in small.policies:
        for point in p.points[3:]:
            assert point.states <= point.chao1
            assert point.sketch == pytest.approx(point.states, rel=0.08)
            if point.unseen is not None:
                assert point.good_turing == pytest.approx(point.unseen, rel=0.35)


def test_loss_rates_match_the_markov_chain(small: Calibration) -> None:
    (uniform,) = [p for p in small.policies if p.policy == Policy.UNIFORM]
    strong = next(loss for loss in uniform.losses if loss.property_name == "StrongIsr")
    assert strong.depth == 9 and strong.exact == pytest.approx(0.00539, rel=0.01)
    assert strong.walks_to_find == pytest.approx(554, rel=0.01)


def from_json(text: str) -> list[Calibration]:
    return msgspec.convert(json.loads(text)["configurations"], list[Calibration])


def test_calibrations_round_trip(small: Calibration) -> None:
    assert from_json(to_json([small])) == [small]


def test_a_configuration_that_cannot_be_exhausted_is_refused() -> None:
    with pytest.raises(ValueError, match="needs the truth"):
        calibrate(HW, HW.bounded(replicas=3), [strong_isr], walks=10, memory_limit=1 << 20)


def test_the_advice_follows_from_the_stored_numbers() -> None:
    for state in from_json((KEPT / "calibration_data.json").read_text(encoding="utf-8")):
        by = {p.policy: p for p in state.policies}
        states = {name: p.points[-1].states for name, p in by.items()}
        assert max(states, key=lambda name: states[name]) == "action-first"  # sees most
        assert 2 * by["uniform"].points[-1].chao1 < state.states + states["uniform"]  # Chao1 is far too low
        for number, loss in enumerate(by["swarm"].losses):  # swarm finds sooner than uniform, rare losses much sooner
            needed, uniform = loss.walks_to_find, by["uniform"].losses[number].walks_to_find
            assert needed is not None and uniform is not None and needed < uniform
            assert uniform < 100_000 or needed < uniform / 50


def test_the_stored_numbers_are_reproduced() -> None:
    (kept,) = from_json((KEPT / "calibration_small.json").read_text(encoding="utf-8"))
    protocol = PROTOCOLS[kept.protocol]
    asked = [p for p in properties_of(protocol) if not p.ghosts]
    walks = kept.policies[0].points[-1].walks
    again = calibrate(protocol, protocol.bounded(**kept.bounds), asked, walks=walks, steps=kept.steps, seed=kept.seed)
    assert_close(dataclasses.asdict(timeless(again)), dataclasses.asdict(timeless(kept)))


def assert_close(one: Any, two: Any) -> None:
    """Equal, floats but for what the order of additions changes."""
    if isinstance(one, float):
        assert one == pytest.approx(two, rel=1e-4)
    elif isinstance(one, dict):
        assert one.keys() == two.keys()
        for key in one:
            assert_close(one[key], two[key])
    elif isinstance(one, (list, tuple)):
        assert len(one) == len(two)
        for a, b in zip(one, two, strict=True):
            assert_close(a, b)
    else:
        assert one == two


def test_plots_are_reproducible(small: Calibration, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    from calibration.plots import draw

    (one,), (two,) = draw([small], tmp_path / "one"), draw([small], tmp_path / "two")
    assert one.read_bytes() == two.read_bytes()
    text = one.read_text()
    for said in ("walks", "states seen", "Good-Turing", "hw-truncation", *Policy):
        assert said in text


def calibrate_command(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOLS / "calibrate.py"), *args]
    environment = {**os.environ, "COLUMNS": "80"}
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, env=environment, check=False)


def test_calibrate_writes_the_named_files(tmp_path: Path) -> None:
    bounds = ["--replicas", "2"]
    done = calibrate_command(
        tmp_path, "hw-truncation", *bounds, "--walks", "1000", "--policy", "uniform", "-o", "numbers.json"
    )
    assert done.returncode == 0, done.stderr
    assert "10,131 states" in done.stdout and "StrongIsr" in done.stdout
    (state,) = from_json((tmp_path / "numbers.json").read_text())
    assert state.states == 10131 and [p.policy for p in state.policies] == ["uniform"]


@pytest.mark.nightly  # a million walks by each policy, for numbers that are as wide as they get
def test_calibration_tables_fit_80_columns(tmp_path: Path) -> None:
    done = calibrate_command(tmp_path, "hw-truncation", "--replicas", "2", "--walks", "1000000", "--steps", "20")
    assert done.returncode == 0, done.stderr
    assert "…" not in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines() if "missed most" not in line)
