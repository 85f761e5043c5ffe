"""Parallel exhaustive search: bit by bit what a single thread finds, says and refuses."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import nullcontext
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest
from support.configurations import GENERATIONS, SMALL
from support.counters import count_up, counter
from support.threads import everything, sharing_everything
from support.tiers import daily

from tideproof.model.backends.calls import Function, Linked
from tideproof.model.language.properties import Status
from tideproof.model.language.state import ModelError
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines import compiled
from tideproof.properties.engines.base import Budget, Reporter
from tideproof.properties.engines.exhaustive import parallel, search
from tideproof.properties.engines.exhaustive.engine import Exhaustive
from tideproof.properties.engines.exhaustive.layout import CHUNK_WORDS, COUNT, EXPLORE_PARALLEL, LOST, NEXT
from tideproof.properties.engines.exhaustive.parallel import Workers
from tideproof.properties.engines.exhaustive.reduction import Symmetry
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.exhaustive.visited import Visited
from tideproof.properties.invariants.catalogue import properties_of
from tideproof.properties.invariants.replication import strong_isr, type_ok

KIP_320 = PROTOCOLS["kip-320"]


def wait_until_no_more_than(threads: int) -> None:
    """Threads end by themselves once they are told to."""
    while threading.active_count() > threads:
        time.sleep(0.01)


def searched(name: str, jobs: int, parts: int = 4, **how: Any) -> dict[str, Any]:
    protocol = PROTOCOLS[name]
    bounds = {n: v for n, v in SMALL.items() if n in {spec.name for spec in protocol.bounds}}
    asked = [p for p in properties_of(protocol) if not p.by_name_only]
    if jobs == 1:
        return everything(explore(protocol, protocol.bounded(**bounds), asked, **how))
    with sharing_everything(parts) as together:
        found = everything(explore(protocol, protocol.bounded(**bounds), asked, jobs=jobs, **how))
    assert sum(together) > found["expanded"] / 2
    return found


@pytest.mark.parametrize("symmetry", [Symmetry.OFF, Symmetry.ON])
@pytest.mark.parametrize("name", [*GENERATIONS[::3], "kafka-0.8", "async-isr", "craq"])
def test_threads_find_the_same_states_in_the_same_order(name: str, symmetry: Symmetry) -> None:
    alone = searched(name, 1, symmetry=symmetry)
    assert alone["complete"]
    assert searched(name, 3, symmetry=symmetry) == alone


@pytest.mark.parametrize("jobs, parts", [(2, 32), (5, 10)])
def test_state_indices_do_not_depend_on_threads(jobs: int, parts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if the thread that claimed it first has lost it to another."""
    lost, run_all, alone = list[int](), Workers._run_all, searched("hw-truncation", 1)

    def count(self: Workers, function: Function, **given: Any) -> None:
        run_all(self, function, **given)
        words = self._buffers["chunk_control"].words(0, CHUNK_WORDS * self._sizes["chunks"])
        lost.extend(words[LOST::CHUNK_WORDS])

    monkeypatch.setattr(Workers, "_run_all", count)
    for _ in range(100):
        assert searched("hw-truncation", jobs, parts) == alone
        if sum(lost) > 20:
            return
    raise AssertionError("the threads ran one after the other")


def test_each_transition_is_cross_checked_in_the_first_state_that_takes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    first, count = list[list[tuple[int, int]]](), search._Search._count

    def noted(self: search._Search) -> None:
        first.append(
            [(kind, self._buffers["first_taken"][kind]) for kind, times in enumerate(self._buffers["taken"]) if times]
        )
        count(self)

    monkeypatch.setattr(search._Search, "_count", noted)
    for jobs in (1, 2, 3):
        searched("hw-truncation", jobs)
    assert first[0] == first[1] == first[2]
    assert len(first[0]) > 10


def test_states_with_equal_hashes_are_distinguished(monkeypatch: pytest.MonkeyPatch) -> None:
    """By one thread and by two. All states have the same home slot and tag, so only a comparison tells."""
    alone, made, factor = searched("kip-320", 1), compiled.kernel_ir, 0xD6E8FEB86659FD93 - 2**64

    def without_hash(*given: Any) -> str:
        text = made(*given)
        assert str(factor) in text
        return text.replace(str(factor), "0")

    monkeypatch.setattr(compiled, "kernel_ir", without_hash)
    assert searched("kip-320", 1) == searched("kip-320", 2) == alone


@pytest.mark.parametrize(("jobs", "symmetry"), daily([(2, Symmetry.ON)], product((2, 3), (Symmetry.OFF, Symmetry.ON))))
def test_large_levels_with_default_settings(jobs: int, symmetry: Symmetry, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sizes of batches are not changed for the test, and the table grows between them."""
    monkeypatch.setattr(search, "PARALLEL_AFTER", 0.0)
    found = [
        everything(explore(KIP_320, KIP_320.bounded(), [strong_isr, type_ok], jobs=n, symmetry=symmetry))
        for n in (1, jobs)
    ]
    assert found[0]["distinct_states"] == 737_794
    assert found[0] == found[1]


@pytest.mark.parametrize("slow", ["one", "several"])
def test_one_thread_continues_alone_while_it_is_faster(slow: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a busy machine. Now and then the other way is tried again. The test has a clock of its own."""
    chosen, now = list[str](), 0.0
    run_all, explore_visited = Workers._run_all, Workers.explore

    def took(who: str, states: int) -> None:
        nonlocal now
        now += states * (5 if who == slow else 1)

    def several(self: Workers, function: Function, **given: Any) -> None:
        before = self._control[NEXT]
        run_all(self, function, **given)
        took("several", self._control[NEXT] - before)
        if function is EXPLORE_PARALLEL:
            chosen[-1] = "several"

    def explored(self: Workers, visited: Visited, stop: int, alone: Callable[[], int]) -> int:
        def one() -> int:
            took("one", stop - self._control[NEXT])
            return alone()

        if stop - self._control[NEXT] >= parallel.LEAST:
            chosen.append("one")
        return explore_visited(self, visited, stop, one)

    monkeypatch.setattr(search, "PARALLEL_AFTER", 0.0)
    monkeypatch.setattr(search.Pace, "next", lambda self: 10_000)
    monkeypatch.setattr(parallel, "time", SimpleNamespace(perf_counter=lambda: now))
    monkeypatch.setattr(parallel, "_SOURCES", 128)
    monkeypatch.setattr(parallel, "_TRIAL", 5)
    for name, watched in (("_run_all", several), ("explore", explored)):
        monkeypatch.setattr(Workers, name, watched)
    with explore(KIP_320, KIP_320.bounded(), [strong_isr], jobs=2) as found:
        assert found.distinct_states == 737_794
    assert chosen[0] == "several"
    assert len(chosen) > 50 and 0.1 < chosen.count(slow) / len(chosen) < 0.3, chosen


@pytest.mark.parametrize("mebibytes", [0.08, 0.1])
def test_memory_ends_the_search_at_the_same_state(mebibytes: float) -> None:
    def limited(jobs: int) -> dict[str, Any]:
        return searched("kip-320", jobs, budget=Budget(memory=int(mebibytes * 2**20)), symmetry=Symmetry.OFF)

    alone = limited(1)
    assert "the memory limit" in alone["stopped"]
    assert alone["expanded"] < alone["distinct_states"]
    assert limited(2) == limited(3) == alone


def test_without_memory_for_buffers_one_thread_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(size: int, dense: bool = True) -> None:
        raise MemoryError

    monkeypatch.setattr(parallel, "Region", none)
    with sharing_everything() as together, explore(KIP_320, KIP_320.bounded(**SMALL), [], jobs=2) as found:
        assert (found.distinct_states, found.complete, together) == (5973, True, [])


def test_if_no_thread_can_start_the_search_continues_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    start, before, started = threading.Thread.start, threading.active_count(), list[threading.Thread]()

    def one_more(self: threading.Thread) -> None:
        if started:
            raise RuntimeError("can't start new thread")
        started.append(self)
        start(self)

    monkeypatch.setattr(threading.Thread, "start", one_more)
    with sharing_everything() as together, explore(KIP_320, KIP_320.bounded(**SMALL), [], jobs=2) as found:
        assert (found.distinct_states, found.complete, together) == (5973, True, [])
    assert started
    wait_until_no_more_than(before)


def test_the_first_step_that_leaves_its_range_is_reported() -> None:
    protocol = counter(count_up).protocol
    said = []
    for jobs in (1, 2):
        with sharing_everything(), pytest.raises(ModelError) as error:
            explore(protocol, protocol.bounded(), [], jobs=jobs)
        said.append(str(error.value))
    assert "drives n out of its range 0..3, after CountUp(), CountUp(), CountUp" in said[0]
    assert said[0] == said[1]


def test_a_spent_time_budget_ends_the_threads() -> None:
    class Spend(Reporter):
        def show(self, line: str, at_once: bool = False) -> None:
            if together:
                budget.seconds = 0.0

    before, budget = threading.active_count(), Budget(600)
    with sharing_everything() as together:
        found = explore(KIP_320, KIP_320.bounded(epochs=4), [strong_isr], jobs=2, budget=budget, reporter=Spend())
    with found:
        assert found.stopped == "the time limit of 0 s"
        assert found.verdicts[0].status is Status.UNKNOWN
        assert 0 < found.expanded < found.distinct_states
    wait_until_no_more_than(before)


@pytest.mark.parametrize("times", [1, 2])
def test_an_interrupt_waits_for_running_threads(times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """And so does a second one: the memory that they use must not be released before."""
    begun, heard, go_on = threading.Event(), threading.Semaphore(0), threading.Event()
    closing, run_all, close, done = threading.Event(), Workers._run_all, Workers.close, list[int]()

    def hear(*_: Any) -> None:
        heard.release()
        raise KeyboardInterrupt

    def slow(self: Workers, function: Function, **given: Any) -> None:
        begun.set()
        assert go_on.wait(60)
        run_all(self, function, **given)
        done.append(self._control[COUNT])

    def announced(self: Workers) -> None:
        closing.set()
        close(self)

    def interrupt() -> None:
        begun.wait(60)
        for _ in range(times):
            os.kill(os.getpid(), signal.SIGINT)
            while not heard.acquire(timeout=0.5):  # a signal just before a thread begins to wait does not wake it
                os.kill(os.getpid(), signal.SIGINT)
            closing.wait(1)
        go_on.set()

    before, handler = threading.active_count(), signal.signal(signal.SIGINT, hear)
    sender, refused = threading.Thread(target=interrupt), pytest.raises(KeyboardInterrupt)
    monkeypatch.setattr(Workers, "_run_all", slow)
    monkeypatch.setattr(Workers, "close", announced)
    sender.start()
    try:
        with sharing_everything(), nullcontext() if times == 1 else refused:
            found = explore(KIP_320, KIP_320.bounded(**SMALL), [strong_isr], jobs=2)
            assert found.interrupted
            assert 0 < found.expanded < found.distinct_states == done[-1]
            assert len(found.trace_to(found.visited.count - 1)) == found.diameter
    finally:
        signal.signal(signal.SIGINT, handler)
    sender.join()
    wait_until_no_more_than(before)


def test_work_not_started_before_an_interrupt_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """The memory that it would use may have been released."""
    explore_in_thread, closed, done = Workers._explore, threading.Event(), list[bool]()
    submitted = list[Future[int]]()

    def late(self: Workers, visited: Visited, stop: int) -> int:
        def alone() -> int:
            done.append(True)
            return 0

        assert closed.wait(60)
        return explore_in_thread(self, visited, stop, alone)

    def interrupted(self: Workers, visited: Visited, stop: int, alone: Callable[[], int]) -> int:
        submitted.append(self._threads.submit(late, self, visited, stop))
        raise KeyboardInterrupt

    before = threading.active_count()
    monkeypatch.setattr(search, "PARALLEL_AFTER", 0.0)
    monkeypatch.setattr(Workers, "explore", interrupted)
    try:
        with explore(KIP_320, KIP_320.bounded(**SMALL), [], jobs=2) as found:
            assert (found.interrupted, found.expanded) == (True, 0)
    finally:
        closed.set()
    assert submitted[0].exception(60) is None
    assert not done
    wait_until_no_more_than(before)


def test_memory_is_not_released_while_threads_use_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if a second interrupt arrives before the search waits for them."""
    begun, ended, run_all, done = threading.Event(), threading.Event(), Workers._run_all, list[bool]()
    submitted = list[Future[int]]()

    def slow(self: Workers, function: Function, **given: Any) -> None:
        begun.set()
        assert ended.wait(60)
        assert not any(given[name]._map.closed for name in ("states", "parents", "table"))
        run_all(self, function, **given)
        done.append(True)

    def interrupted(self: Workers, visited: Visited, stop: int, alone: Callable[[], int]) -> int:
        submitted.append(self._threads.submit(self._explore, visited, stop, alone))
        assert begun.wait(60)
        raise KeyboardInterrupt

    def again(_: Workers) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Workers, "_run_all", slow)
    monkeypatch.setattr(Workers, "explore", interrupted)
    monkeypatch.setattr(Workers, "close", again)
    with sharing_everything(), pytest.raises(KeyboardInterrupt):
        explore(KIP_320, KIP_320.bounded(**SMALL), [], jobs=2)
    ended.set()
    assert submitted[0].exception(60) is None
    assert done


def test_the_table_is_not_filled_after_an_interrupt(monkeypatch: pytest.MonkeyPatch) -> None:
    run_all, index, grown = Workers._run_all, Workers.index, list[Function]()

    def noted(self: Workers, function: Function, **given: Any) -> None:
        grown.extend([function] * self._closed)
        run_all(self, function, **given)

    def interrupted(self: Workers, visited: Visited, first: int, stop: int) -> None:
        monkeypatch.setattr(self._threads, "shutdown", lambda wait: None)  # the moment before it
        self.close()
        index(self, visited, first, stop)
        raise KeyboardInterrupt

    monkeypatch.setattr(Workers, "_run_all", noted)
    monkeypatch.setattr(Workers, "index", interrupted)
    with sharing_everything(), explore(KIP_320, KIP_320.bounded(epochs=3), [], jobs=2) as found:
        assert found.interrupted
    assert not grown


def test_an_interrupt_while_threads_start_ends_them(monkeypatch: pytest.MonkeyPatch) -> None:
    submit, submitted = ThreadPoolExecutor.submit, list[Any]()

    def one(self: ThreadPoolExecutor, function: Any, *given: Any) -> Any:
        if submitted:
            raise KeyboardInterrupt
        submitted.append(function)
        return submit(self, function, *given)

    before = threading.active_count()
    monkeypatch.setattr(search, "PARALLEL_AFTER", 0.0)
    monkeypatch.setattr(ThreadPoolExecutor, "submit", one)
    with explore(KIP_320, KIP_320.bounded(**SMALL), [], jobs=3) as found:
        assert (found.interrupted, found.expanded, len(submitted)) == (True, 0, 1)
    wait_until_no_more_than(before)


@pytest.mark.parametrize("which", [0, 1, 2])
def test_an_error_in_a_thread_is_raised(which: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the others, which wait at a barrier in compiled code, end."""
    bind = Linked.bind

    def broken(self: Linked, function: Function, **given: Any) -> Callable[[], int]:
        def fail() -> int:
            raise IndexError("past the length")

        return fail if given.get("thread") == which else bind(self, function, **given)

    monkeypatch.setattr(Linked, "bind", broken)
    before = threading.active_count()
    with sharing_everything(), pytest.raises(IndexError, match="past the length"):
        explore(KIP_320, KIP_320.bounded(**SMALL), [], jobs=3)
    wait_until_no_more_than(before)


def test_the_command_line_uses_all_cores() -> None:
    assert Exhaustive.Options().jobs == 0
    with pytest.raises(ValueError, match="--jobs -1"):
        explore(KIP_320, KIP_320.bounded(**SMALL), [], jobs=-1)
