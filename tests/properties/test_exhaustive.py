"""The exhaustive engine against TLC, against the rules on ints, and against its own promises."""

from __future__ import annotations

import json
import mmap
import random
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from support.configurations import GENERATIONS, SMALL
from support.counters import CounterState, count_up, counter
from support.successors import compiled_successors, outcome, successors_on_ints

from tideproof.model.backends.calls import Function
from tideproof.model.language.actions import Instance
from tideproof.model.language.algebra import all_of, implies
from tideproof.model.language.properties import EngineError, Status, invariant, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds, ModelError
from tideproof.model.language.system import System
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import replay
from tideproof.properties.engines import compiled, memory
from tideproof.properties.engines.base import INTERRUPTED, Budget, Reporter
from tideproof.properties.engines.exhaustive import search, visited
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.exhaustive.engine import Exhaustive, SearchOptions
from tideproof.properties.engines.exhaustive.layout import EXPLORE, PARENT_BITS
from tideproof.properties.engines.exhaustive.reduction import KeptProof, Symmetry
from tideproof.properties.engines.exhaustive.search import _Search, explore
from tideproof.properties.engines.exhaustive.visited import Visited
from tideproof.properties.invariants.broker import durable
from tideproof.properties.invariants.catalogue import properties_of
from tideproof.properties.invariants.replication import (
    committed_records_survive,
    elected_leader_in_isr,
    leader_in_isr,
    strong_isr,
    type_ok,
    valid_high_watermark,
    weak_isr,
)

TLC = json.loads((Path(__file__).parent.parent / "tlc_counts.json").read_text())
PROPERTIES = {p.name: p for p in properties_of(PROTOCOLS["kip-320"])}


def bounds(row: list[Any]) -> dict[str, int]:
    return dict(zip(("replicas", "log_size", "records", "epochs"), row, strict=True))


NIGHTLY_ABOVE = 1_500_000


def rows(key: str) -> list[Any]:
    """Return rows of TLC's results; the largest spaces are nightly tests."""
    sizes = {tuple(row[:5]): row[5] for row in TLC["full_state_space_rows"]}

    def marks(row: list[Any]) -> list[pytest.MarkDecorator]:
        states = sizes.get(tuple(row[:5]), NIGHTLY_ABOVE)
        return [pytest.mark.nightly] if states > NIGHTLY_ABOVE else []

    return [pytest.param(*row, marks=marks(row)) for row in TLC[key]]


@pytest.mark.parametrize("name, r, size, m, e, states, levels", rows("full_state_space_rows"))
def test_counts_are_those_of_tlc(name: str, r: int, size: int, m: int, e: int, states: int, levels: int) -> None:
    protocol = PROTOCOLS[name]
    with explore(protocol, protocol.bounded(**bounds([r, size, m, e])), [type_ok, elected_leader_in_isr]) as found:
        assert (found.distinct_states, found.diameter + 1) == (states, levels)
        assert found.complete
        assert sum(found.levels) == states
        assert [v.status for v in found.verdicts] == [Status.HOLDS, Status.HOLDS]
        assert found.never_taken == []
        plain = found.levels, found.transitions, found.terminal_states, found.taken
    asked = [type_ok, elected_leader_in_isr]
    with explore(protocol, protocol.bounded(**bounds([r, size, m, e])), asked, symmetry=Symmetry.ON) as reduced:
        assert (reduced.levels, reduced.transitions, reduced.terminal_states, reduced.taken) == plain
        assert reduced.reduction is not None
        assert reduced.reduction.blocks == (tuple(range(r)),) * (r > 1)


@pytest.mark.parametrize("name, r, size, m, e, prop, actions", rows("shortest_counterexamples_rows"))
def test_shortest_counterexamples_are_as_long_as_tlcs(
    name: str,
    r: int,
    size: int,
    m: int,
    e: int,
    prop: str,
    actions: int | None,
) -> None:
    protocol = PROTOCOLS[name]
    with explore(
        protocol, protocol.bounded(**bounds([r, size, m, e])), [PROPERTIES[prop]], stop_when_decided=True
    ) as found:
        (verdict,) = found.verdicts
        assert verdict.depth == actions
        assert verdict.status == (Status.HOLDS if actions is None else Status.VIOLATED)
        assert verdict.trace is None or len(verdict.trace) == actions


@pytest.mark.parametrize(
    "name, r, size, m, e, states, levels, shortest",
    [
        pytest.param(*row, marks=[] if number % 4 == 0 else pytest.mark.nightly)  # each is compiled twice
        for number, row in enumerate(TLC["more_worlds_rows"])
    ],
)
def test_configurations_of_other_shapes_are_those_of_tlc(
    name: str, r: int, size: int, m: int, e: int, states: int, levels: int, shortest: dict[str, int | None]
) -> None:
    """Logs longer than the number of records and vice versa, many epochs or one, one broker or five."""
    protocol = PROTOCOLS[name]
    fixed = protocol.bounded(**bounds([r, size, m, e]))
    asked = [PROPERTIES[prop] for prop in shortest]
    with explore(protocol, fixed, [p for p in asked if not p.ghosts]) as found:
        assert (found.distinct_states, found.diameter + 1) == (states, levels)
        depths = {v.property.name: v.depth for v in found.verdicts}
    with explore(protocol, fixed, [p for p in asked if p.ghosts]) as found:
        depths |= {v.property.name: v.depth for v in found.verdicts}
    assert depths == shortest


@pytest.mark.parametrize("r, size, v, states, levels", TLC["async_isr_rows"])
def test_async_isr_counts_are_those_of_tlc(r: int, size: int, v: int, states: int, levels: int) -> None:
    protocol = PROTOCOLS["async-isr"]
    with explore(protocol, protocol.bounded(replicas=r, log_size=size, versions=v), [valid_high_watermark]) as found:
        assert (found.distinct_states, found.diameter + 1) == (states, levels)
        assert found.verdicts[0].status is Status.HOLDS


@pytest.mark.parametrize(
    ("name", "generated"),
    # TLC's "states generated", the initial state included, for generations in which it generates no step twice.
    [("hw-truncation", 24459), ("kip-101", 21447), ("kip-320-first-try", 19387)],
)
def test_transitions_are_the_states_that_tlc_generates(name: str, generated: int) -> None:
    protocol = PROTOCOLS[name]
    with explore(protocol, protocol.bounded(**SMALL), []) as found:
        assert found.transitions + 1 == generated
        assert sum(found.taken.values()) == found.transitions


@pytest.mark.parametrize(
    ("name", "configuration", "depth"),
    [
        # The losses of a committed record, which no published property names. Shortest, by this engine.
        ("hw-truncation", {"replicas": 2, "log_size": 3, "records": 3, "epochs": 3}, 11),
        ("kip-101", {"replicas": 2, "log_size": 3, "records": 3, "epochs": 3}, 16),
        ("kip-279", {"replicas": 2, "log_size": 3, "records": 3, "epochs": 3}, None),
        ("hw-truncation", {}, 10),
        ("kip-101", {}, 13),
        ("kip-279", {}, 13),
        ("kip-320-first-try", {}, None),
        # The scenario for which the first attempt at KIP-320 was given up needs four epochs, and one record.
        ("kip-320-first-try", {"log_size": 1, "records": 1, "epochs": 4}, 14),
        ("kip-320", {"log_size": 1, "records": 1, "epochs": 4}, None),
    ],
)
def test_which_generation_loses_a_committed_record(name: str, configuration: dict[str, int], depth: int | None) -> None:
    protocol = PROTOCOLS[name]
    with explore(
        protocol, protocol.bounded(**configuration), [committed_records_survive], stop_when_decided=True
    ) as found:
        assert found.verdicts[0].depth == depth


# Against the rules on ints --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", [*GENERATIONS[::4], "async-isr", *(pytest.param(n, marks=pytest.mark.nightly) for n in GENERATIONS[1:4])]
)
@pytest.mark.parametrize("ghosts", [pytest.param(False, marks=pytest.mark.nightly), True])
def test_compiled_steps_are_those_of_the_rules_in_every_reachable_state(name: str, ghosts: bool) -> None:
    protocol = PROTOCOLS[name]
    configuration = (
        {"replicas": 2, "log_size": 2, "records": 2, "epochs": 2} if name != "async-isr" else {"versions": 3}
    )
    properties = [p for p in properties_of(protocol) if ghosts or not p.ghosts]
    with explore(protocol, protocol.bounded(**configuration), properties) as found:
        code = SearchCode(found.system, properties)
        assert found.distinct_states > 900
        for index in range(found.distinct_states):
            words = found.visited.state(index)
            assert compiled_successors(code, found.system, words) == successors_on_ints(found.system, words)
            failed = code.failed(words)
            unpacked = found.system.space.unpack(words)
            assert failed == sum(1 << i for i, p in enumerate(properties) if not p.holds(found.system, unpacked))


def test_compiled_steps_are_those_of_the_rules_in_random_states(protocol: Protocol) -> None:
    system = watched(protocol, protocol.bounded(), properties_of(protocol))
    code = SearchCode(system, properties_of(protocol))
    chance = random.Random(1)
    for _ in range(400):
        leaves = [chance.random() < 0.5 if v.is_bool else chance.randint(v.lo, v.hi) for v in system.space.variables]
        words = system.space.pack(system.space.build(leaves))
        assert outcome(compiled_successors, code, system, words) == outcome(successors_on_ints, system, words)


def test_parents_lead_back_to_the_initial_state_one_level_at_a_time() -> None:
    protocol = PROTOCOLS["kip-279"]
    with explore(protocol, protocol.bounded(**SMALL), []) as found:
        chance = random.Random(2)
        for index in chance.sample(range(found.distinct_states), 50):
            trace = found.trace_to(index)
            assert len(trace) == found.visited.depth(index)
            assert found.system.space.pack(replay(found.system, trace).states[-1]) == found.visited.state(index)
            assert found.visited.find(found.visited.state(index)) == index
        depths = Counter(found.visited.depth(i) for i in range(found.distinct_states))
        assert [depths[d] for d in range(found.diameter + 1)] == found.levels


def test_a_state_that_was_not_reached_is_not_found() -> None:
    protocol = PROTOCOLS["kip-320"]
    with explore(protocol, protocol.bounded(**SMALL), []) as found:
        assert found.visited.find((0,) * found.system.space.words) is None


def test_a_trace_that_the_rules_refute_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiled form finds a violation that the rules, which have changed since, do not have."""
    broken = System.step

    def stubborn(self: System, full_state: Any, instance: Instance) -> Any:
        after = broken(self, full_state, instance)
        return full_state if instance.action.name == "LeaderWrite" and isinstance(after, tuple) else after

    monkeypatch.setattr(System, "step", stubborn)
    protocol = PROTOCOLS["hw-truncation"]
    with pytest.raises(EngineError, match="differ from the rules"):
        explore(protocol, protocol.bounded(**SMALL), [strong_isr])


# Promises -------------------------------------------------------------------------------------------------------------


def test_a_rule_that_leaves_a_range_is_reported_with_a_trace() -> None:
    protocol = counter(count_up).protocol
    with pytest.raises(ModelError, match=r"drives n out of its range 0\.\.3, after CountUp\(\), CountUp\(\), CountUp"):
        explore(protocol, protocol.bounded(), [])


def test_a_search_can_have_thousands_of_levels() -> None:
    """Each has one state: the size of calls must stay bounded although they take no time."""
    protocol, below_3000 = counter(count_up).protocol, invariant(CounterState)(lambda s: s.n < 3000)
    with pytest.raises(ModelError, match=r"n out of its range 0\.\.4000"):
        explore(protocol, Bounds(limit=4000), [])
    with explore(protocol, Bounds(limit=4000), [below_3000], stop_when_decided=True) as found:
        assert found.verdicts[0].depth == 3000


def test_several_properties_are_decided_in_one_pass_each_with_its_own_shortest_trace() -> None:
    protocol = PROTOCOLS["hw-truncation"]
    bounds = protocol.bounded(replicas=2, log_size=3, records=3, epochs=3)
    with explore(protocol, bounds, [type_ok, strong_isr, weak_isr]) as found:
        assert [v.depth for v in found.verdicts] == [None, 9, 8]


def test_the_search_stops_early_with_stop_when_decided_only() -> None:
    protocol = PROTOCOLS["hw-truncation"]
    with explore(protocol, protocol.bounded(**SMALL), [strong_isr], stop_when_decided=True) as found:
        assert not found.complete
        assert found.verdicts[0].status is Status.VIOLATED
        assert found.distinct_states < 10131
    with explore(protocol, protocol.bounded(**SMALL), [strong_isr, type_ok], stop_when_decided=True) as found:
        assert found.complete


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
def test_the_limit_of_a_container_counts(
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


def test_an_interrupt_ends_the_search_with_what_it_has() -> None:
    class Interrupt(Reporter):
        def show(self, line: str, at_once: bool = False) -> None:
            if " states, " in line:
                raise KeyboardInterrupt

    protocol = PROTOCOLS["kip-320"]
    with explore(protocol, protocol.bounded(epochs=4), [strong_isr], reporter=Interrupt()) as found:
        assert found.interrupted
        assert 0 < found.expanded < found.distinct_states
        assert found.verdicts[0].status is Status.UNKNOWN


def test_an_interrupt_while_the_table_grows_ends_the_search_too(monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_an_interrupt_while_a_level_ends_leaves_the_counts_right() -> None:
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
def test_an_interrupt_during_a_restart_leaves_the_counts_before_it(
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


@pytest.mark.parametrize("at_once", [1, 1000])
def test_the_table_can_be_filled_in_small_pieces(monkeypatch: pytest.MonkeyPatch, at_once: int) -> None:
    monkeypatch.setattr(visited, "_INDEXED_AT_ONCE", at_once)
    protocol = PROTOCOLS["kip-320"]
    with explore(protocol, protocol.bounded(replicas=2, epochs=4), []) as found:
        assert (found.distinct_states, found.diameter) == (28_939, 21)


def test_code_that_is_not_compiled_in_time_is_a_spent_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_an_action_that_is_never_taken_is_reported() -> None:
    protocol = PROTOCOLS["kip-320"]
    with explore(protocol, protocol.bounded(replicas=1, log_size=1, records=1, epochs=1), []) as found:
        # One broker has no other to follow, to fetch from, or to take into its ISR.
        assert "FencedFollowerFetch" in found.never_taken
        assert "LeaderWrite" not in found.never_taken


def test_what_an_option_asks_for_and_no_state_enables_is_named() -> None:
    """One broker is the whole ISR, so no other can be elected; and it loses nothing that its consumer has read."""
    protocol = PROTOCOLS["kafka-2.5"]
    alone = protocol.bounded(replicas=1, log_size=1, records=1, epochs=2, unclean=1, consumers=1)
    for symmetry, jobs in ((Symmetry.OFF, 1), (Symmetry.ON, 2)):
        with explore(protocol, alone, [], symmetry=symmetry, jobs=jobs) as found:
            assert found.never_enabled == {"consumers": ["ConsumerReset"], "unclean": ["ElectUnclean"]}
            # FollowerOutOfRange and others need no option: the warning has them.
            assert "ElectUnclean" not in str(found.summary[-1]) and "FollowerOutOfRange" in str(found.summary[-1])
    two = protocol.bounded(replicas=2, log_size=1, records=1, epochs=2, unclean=1)
    with explore(protocol, two, []) as found:
        assert found.never_enabled == {} and found.taken["ElectUnclean"]


def test_of_a_search_that_ended_early_no_step_is_said_to_be_never_enabled() -> None:
    protocol = PROTOCOLS["kafka-2.5"]
    bounds = protocol.bounded(replicas=2, log_size=1, records=1, epochs=3, unclean=1)
    with explore(protocol, bounds, [durable], stop_when_decided=True) as found:
        assert found.verdicts[0].status is Status.VIOLATED
        assert found.never_enabled is None and found.to_json()["never_enabled"] is None


def test_an_action_that_either_of_two_options_asks_for_is_with_both() -> None:
    protocol = PROTOCOLS["kafka-2.5"]
    asked_by = System(protocol, protocol.bounded(crashes=1, power_losses=1, unclean=1)).asked_by
    names = {bound: [action.name for action in actions] for bound, actions in asked_by.items()}
    assert names == {
        "crashes": ["CrashAndRestart", "CheckpointHighWatermark"],
        "power_losses": ["PowerLoss", "CheckpointHighWatermark", "Flush"],
        "unclean": ["ElectUnclean"],
    }


@pytest.mark.parametrize("name", GENERATIONS)
def test_a_leader_is_always_in_its_own_isr(name: str) -> None:
    """Why no action is needed by which a leader adds itself to the ISR, though the published module has one."""

    @invariant(ReplicationState)
    def leader_in_own_isr(s: ReplicationState) -> Any:
        """A replica that believes it leads is in the ISR that it knows."""
        return all_of(*(implies(s.leader[r] == r, s.isr[r][r]) for r in range(s.bounds.replicas)))

    protocol = PROTOCOLS[name]
    with explore(protocol, protocol.bounded(**SMALL), [leader_in_own_isr]) as found:
        assert found.verdicts[0].status is Status.HOLDS


def test_levels_are_the_distances_that_networkx_finds() -> None:
    import networkx as nx
    from support.state_graph import state_graph

    protocol = PROTOCOLS["kip-101"]
    with explore(protocol, protocol.bounded(replicas=2, log_size=1, records=1, epochs=3), []) as found:
        graph = state_graph(found)
        assert graph.number_of_edges() == found.transitions
        distances = nx.single_source_shortest_path_length(graph, 0)
        assert dict(graph.nodes(data="depth")) == distances
        assert sum(graph.out_degree(state) == 0 for state in graph) == found.terminal_states
        with pytest.raises(ValueError, match="more than the 10"):
            state_graph(found, most_states=10)
    with (
        explore(protocol, protocol.bounded(), [], budget=Budget(0.001)) as found,
        pytest.raises(ValueError, match="stopped early"),
    ):
        state_graph(found)


@pytest.mark.parametrize("symmetry", [Symmetry.OFF, Symmetry.ON])
def test_each_path_goes_through_the_first_parent(symmetry: Symmetry) -> None:
    protocol, parents = PROTOCOLS["hw-truncation"], dict[int, int]()
    with explore(protocol, protocol.bounded(**SMALL), [], symmetry=symmetry) as found:
        form = found.reduction.form if found.reduction else lambda state: state
        for index in range(found.visited.count):
            for _, after in successors_on_ints(found.system, found.visited.state(index)):
                reached = found.visited.find(form(after))
                assert reached is not None
                parents.setdefault(reached, index)
        assert found.visited.count > 10 << PARENT_BITS
        for index in range(1, found.visited.count):
            assert found.visited.path(index)[-2:] == [parents[index], index]


def test_parents_have_32_bits() -> None:
    region = visited.Region(8)
    region.write(((3_000_000_000 << 32) + 70_000,))
    assert {region.half_word(0), region.half_word(1)} == {3_000_000_000, 70_000}
    region.close()
