"""Searches that end early: a limit of time or memory, or an interrupt, and what is left of them."""

from __future__ import annotations

import mmap
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from support.configurations import SMALL

from tideproof.model.backends.calls import Function
from tideproof.model.language.properties import Status, watched
from tideproof.model.language.system import System
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines import compiled, memory
from tideproof.properties.engines.base import INTERRUPTED, Budget, Reporter
from tideproof.properties.engines.exhaustive import search
from tideproof.properties.engines.exhaustive.engine import Exhaustive, SearchOptions
from tideproof.properties.engines.exhaustive.layout import EXPLORE
from tideproof.properties.engines.exhaustive.reduction import KeptProof, Symmetry
from tideproof.properties.engines.exhaustive.search import _Search, explore
from tideproof.properties.engines.exhaustive.visited import Visited
from tideproof.properties.invariants.catalogue import properties_of
from tideproof.properties.invariants.replication import (
    leader_in_isr,
    strong_isr,
    type_ok,
    weak_isr,
)


def test_a_spent_time_budget_is_unknown_never_success() -> None:
    protocol = PROTOCOLS["kip-320"]
    with explore(protocol, protocol.bounded(epochs=4), [strong_isr], budget=Budget(0.01)) as found:
        (verdict,) = found.verdicts
        assert verdict.status is Status.UNKNOWN
        assert "budget spent (the time limit of 0.01 s" in verdict.how


@pytest.mark.parametrize("symmetry", [Symmetry.OFF, Symmetry.AUTO])
def test_a_spent_time_budget_ends_symbolic_evaluation(symmetry: Symmetry, monkeypatch: pytest.MonkeyPatch) -> None:
    """With thousands of transitions it takes longer than the search."""
    read: list[object] = []
    monkeypatch.setattr(System, "_in_symbols", lambda *given: read.append(given))
    protocol = PROTOCOLS["kip-320"]
    with explore(protocol, protocol.bounded(), [strong_isr], symmetry=symmetry, budget=Budget(0)) as found:
        assert found.verdicts[0].how == "budget spent (the time limit of 0 s; seen 1 state, all to depth 0)"
    assert read == []


def test_no_further_search_starts_after_an_interrupt(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(_Search, "_call", interrupted)
    protocol, budget = PROTOCOLS["kip-320"], Budget()
    asked = [strong_isr, *(p for p in properties_of(protocol) if p.ghosts)]
    system, options = watched(protocol, protocol.bounded(replicas=2), asked), SearchOptions(histories_apart=True)
    found = Exhaustive().run(system, asked, options, budget, Reporter())
    assert [v.property for v in found.verdicts] == list(found.properties) == asked
    first, *others = (v.how for v in found.verdicts)
    assert (first, {*others}) == (
        "budget spent (interrupted; seen 1 state, all to depth 0)", {"budget spent (interrupted; not begun)"}
    )  # fmt: skip
    assert found.stopped == INTERRUPTED


def test_a_violation_found_within_the_budget_stays_one() -> None:
    protocol = PROTOCOLS["hw-truncation"]
    with explore(
        protocol, protocol.bounded(epochs=5), [strong_isr, type_ok], budget=Budget(memory=20 * 2**20)
    ) as found:
        assert [v.status for v in found.verdicts] == [Status.VIOLATED, Status.UNKNOWN]


@pytest.mark.parametrize("mebibytes", [1, 8, 40])
def test_memory_stays_within_its_limit(mebibytes: int) -> None:
    protocol = PROTOCOLS["kip-320"]
    with explore(protocol, protocol.bounded(epochs=4), [strong_isr], budget=Budget(memory=mebibytes * 2**20)) as found:
        assert "the memory limit of" in found.stopped
        states, parents = found.distinct_states * 8 * found.system.space.words, found.distinct_states * 4 // 64
        assert found.visited.memory == states + parents + 4 * 2**found.visited.table_bits <= mebibytes * 2**20
        # Nearly all of it is used before the search gives up.
        assert found.visited.memory > 0.5 * mebibytes * 2**20


def test_no_more_memory_is_planned_than_is_available() -> None:
    planned = memory.plan(2**60)
    assert planned.bytes < memory.available_memory() * 1.1
    assert "of memory that are available" in planned.words
    assert memory.plan(2**20).bytes == 2**20


@pytest.mark.parametrize(
    ("membership", "files"),
    [
        ("0::/service/mine\n", ("service", "memory.max", "memory.current", "inactive_file")),
        (
            "5:cpu:/\n4:memory:/service/mine\n0::/\n",
            ("memory/service", "memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file"),
        ),
    ],
)
def test_the_memory_limit_of_a_container_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, membership: str, files: tuple[str, str, str, str]
) -> None:
    group, limit, used, reclaimable = files
    (tmp_path / "mine").write_text(membership)
    monkeypatch.setattr(memory, "_MINE", tmp_path / "mine")
    monkeypatch.setattr(memory, "_GROUPS", tmp_path)
    outer, inner = tmp_path / group, tmp_path / group / "mine"
    inner.mkdir(parents=True)
    for folder, most in ((outer, 3000), (inner, 9000)):
        (folder / limit).write_text(f"{most}\n")
        (folder / used).write_text("2500\n")
        (folder / "memory.stat").write_text(f"anon 500\n{reclaimable} 2000\n")
    assert memory.available_memory() == 2500  # the outer group's, and cached files do not count
    (outer / limit).write_text("max\n")
    assert memory.available_memory() == 8500


def test_a_kernel_without_huge_pages_suffices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mmap, "MADV_HUGEPAGE", 9999, raising=False)
    protocol = PROTOCOLS["kip-320"]
    with explore(protocol, protocol.bounded(**SMALL), []) as found:
        assert found.distinct_states == 5973


def test_memory_per_state_stays_below_44_bytes_throughout(monkeypatch: pytest.MonkeyPatch) -> None:
    protocol, seen, call = PROTOCOLS["kip-320"], [], _Search._call

    def watch(self: _Search, stop: int) -> int:
        visited = self.found.visited
        if visited.count > 20_000:
            seen.append(visited.memory / visited.count)
        return call(self, stop)

    monkeypatch.setattr(_Search, "_call", watch)
    with explore(protocol, protocol.bounded(), [strong_isr]) as found:
        assert found.distinct_states == 737_794
    assert max(seen) <= 44


def test_an_interrupt_ends_the_search_with_its_results() -> None:
    class Interrupt(Reporter):
        def show(self, line: str, at_once: bool = False) -> None:
            if " states, " in line:
                raise KeyboardInterrupt

    protocol = PROTOCOLS["kip-320"]
    with explore(protocol, protocol.bounded(epochs=4), [strong_isr], reporter=Interrupt()) as found:
        assert found.interrupted
        assert 0 < found.expanded < found.distinct_states
        assert found.verdicts[0].status is Status.UNKNOWN


def test_an_interrupt_during_table_growth_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    indexed = Visited._index

    def interrupted(self: Visited, *given: Any) -> None:
        if self.count > 1:
            raise KeyboardInterrupt
        indexed(self, *given)

    monkeypatch.setattr(Visited, "_index", interrupted)
    protocol = PROTOCOLS["hw-truncation"]
    with explore(protocol, protocol.bounded(), [strong_isr]) as found:
        assert found.stopped == "interrupted"
        assert found.verdicts[0].depth in (8, None)
        assert len(found.trace_to(found.distinct_states - 1)) == found.diameter


def test_an_interrupt_at_the_end_of_a_level_keeps_the_counts() -> None:
    """Before each line of `_close_level`, in its sixth call."""
    closing, protocol = _Search._close_level.__code__, PROTOCOLS["hw-truncation"]
    lines = {line for *_, line in closing.co_lines() if line} - {closing.co_firstlineno}
    with explore(protocol, protocol.bounded(replicas=2), []) as found:
        levels = found.levels[:7]
    for line in lines:
        with interrupted_at(closing, line, 6), explore(protocol, protocol.bounded(replicas=2), []) as found:
            assert found.stopped == "interrupted"
            assert (found.levels, found.distinct_states, found.visited.count) == (levels, sum(levels), sum(levels))
            assert found.all_to_depth in (5, 6)
            last = found.visited.count - 1
            assert len(found.trace_to(last)) == found.visited.depth(last) == 6


@contextmanager
def interrupted_at(code: CodeType, line: int, call: int) -> Iterator[None]:
    """Interrupt a function before a line, in its `call`-th call."""
    calls = 0

    def interrupt(frame: FrameType, event: str, _: object) -> Any:
        nonlocal calls
        if frame.f_code is not code:
            return None
        calls += event == "call"
        if calls == call and frame.f_lineno == line:
            sys.settrace(None)
            raise KeyboardInterrupt
        return interrupt

    sys.settrace(interrupt)
    try:
        yield
    finally:
        sys.settrace(None)


@pytest.mark.parametrize(("of", "made"), [(search, "Visited"), (search, "CrossCheck"), (Function, "allocate")])
def test_an_interrupt_during_a_restart_keeps_the_earlier_counts(
    monkeypatch: pytest.MonkeyPatch, of: Any, made: str
) -> None:
    """The search restarts with symmetry reduction; both properties have failed before."""
    times, make = 0, getattr(of, made)

    def interrupted(*args: Any, **kwargs: Any) -> Any:
        nonlocal times
        times += of is search or args[0] is EXPLORE
        if times == 2:
            raise KeyboardInterrupt
        return make(*args, **kwargs)

    protocol = PROTOCOLS["hw-truncation"]
    asked = protocol.bounded(replicas=3, log_size=1, records=1, epochs=2)
    with explore(protocol, asked, []) as found:
        levels = found.levels
    monkeypatch.setattr(search, "REDUCED_FROM", 5000)
    monkeypatch.setattr(KeptProof, "read", lambda self: None)
    monkeypatch.setattr(KeptProof, "write", lambda self, reduction: None)
    monkeypatch.setattr(of, made, interrupted)
    with explore(protocol, asked, [weak_isr, strong_isr], symmetry=Symmetry.AUTO) as found:
        assert found.stopped == "interrupted"
        assert found.levels == levels[: len(found.levels)]
        assert found.distinct_states == found.visited.count == sum(found.levels) > 5000


def test_late_compilation_spends_the_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The initial state is checked all the same, by the rules on ints."""
    monkeypatch.setenv("TIDEPROOF_CACHE_DIR", str(tmp_path))
    done = threading.Event()
    monkeypatch.setattr(compiled, "compile_ir", lambda text, loops: bytes(done.wait(60)))
    protocol = PROTOCOLS["kip-320"]
    with explore(protocol, protocol.bounded(**SMALL), [leader_in_isr, strong_isr], budget=Budget(0.2)) as found:
        assert [(v.status, v.depth) for v in found.verdicts] == [(Status.VIOLATED, 0), (Status.UNKNOWN, None)]
        assert found.stopped == "the time limit of 0.2 s, while compiling"
        assert (found.distinct_states, found.diameter, found.complete) == (1, 0, False)
        initial = found.system.space.pack(found.system.initial)
        assert found.visited.find(initial) == 0
        assert found.visited.find(tuple(word ^ 1 for word in initial)) is None
    done.set()
