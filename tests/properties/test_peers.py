"""The models that other checkers get are the same state spaces: `make bench-peers` compares like with like."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import bench_peers
import pytest
from bench_peers import Peer, Spin, Stateright
from peers.models import shared

from tideproof.model.language.algebra import IntTerm, all_of, ite
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.exhaustive.search import explore

SMALL = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3}


def needs(*programs: str) -> pytest.MarkDecorator:
    missing = [name for name in programs if shutil.which(name) is None]
    return pytest.mark.skipif(bool(missing), reason=f"{', '.join(missing)} not found")


def test_shared_subterms_are_named_once_after_their_parts() -> None:
    x = IntTerm.variable("x", 0, 9)
    inner = x + 1
    outer = ite(inner < 5, inner, x)
    assert shared([outer, all_of(outer == 3, x == 2)]) == [inner, outer]


@pytest.mark.parametrize("protocol", ["kip-320", "kip-101", "kafka-2.5", "chain"])
@pytest.mark.parametrize(
    ("peer", "more"),
    [
        pytest.param(Spin, (8,), marks=needs("spin", "gcc"), id="spin"),
        pytest.param(Stateright, (), marks=[pytest.mark.nightly, needs("cargo")], id="stateright"),
    ],
)
def test_another_checker_counts_the_same_states_and_transitions(
    protocol: str, peer: Callable[..., Peer], more: tuple[int, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = PROTOCOLS[protocol]
    bounds = {bound.name: SMALL.get(bound.name, bound.default) for bound in chosen.bounds}
    monkeypatch.setattr(bench_peers, "PROTOCOL", chosen)
    monkeypatch.setattr(bench_peers, "ASKED", ())
    with explore(chosen, chosen.bounded(**bounds), []) as found:
        expected = found.distinct_states, 1 + found.transitions
    other = peer(tmp_path, bounds, *more)
    other.built()
    assert other.counts(other.run().output) == expected


@needs("spin", "gcc")
def test_another_checker_finds_a_violation_of_the_same_property(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_peers, "PROTOCOL", PROTOCOLS["kip-101"])
    other = Spin(tmp_path, SMALL, 2**20)
    other.built()
    with pytest.raises(SystemExit, match="assertion violated"):
        other.counts(other.run().output)
