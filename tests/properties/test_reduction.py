"""Symmetry reduction: no result of a search for the whole state space depends on it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import pytest
from support.configurations import GENERATIONS, SMALL
from support.in_process import InProcess
from support.tiers import daily

from tideproof.model.backends import symmetry
from tideproof.model.language.actions import REPLICA, Rule, action
from tideproof.model.language.algebra import Bool, put
from tideproof.model.language.properties import EngineError, Property, Status, invariant
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import NIL, ModelError
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import replay
from tideproof.properties.engines.base import Budget
from tideproof.properties.engines.exhaustive import reduction, search
from tideproof.properties.engines.exhaustive.engine import Exhaustive, SearchOptions
from tideproof.properties.engines.exhaustive.reduction import Symmetry
from tideproof.properties.engines.exhaustive.search import Exploration, explore
from tideproof.properties.engines.spark.search import explore_on_spark
from tideproof.properties.invariants.catalogue import properties_of
from tideproof.properties.invariants.replication import leader_in_isr, strong_isr, type_ok

KIP_320 = PROTOCOLS["kip-320"]
TINY = {"replicas": 3, "log_size": 1, "records": 1, "epochs": 2}

BROKERS: list[tuple[str, dict[str, int]]] = [
    ("kafka-0.8", {}),
    ("kafka-0.11", {}),
    ("kafka-2.0", {"crashes": 1}),
    ("kafka-2.1", {"acks": -1, "min_insync": 2}),
    ("kafka-2.5", {"crashes": 1, "acks": -1}),
    ("kafka-2.5", {"power_losses": 1}),
    ("kafka-2.5", {"consumers": 1, "transactions": 1, "acks": -1}),
    ("kafka-2.5", {"delete_records": 1}),
    ("kafka-2.5", {"late_responses": 1}),
]
SOME_BROKERS = [("kafka-2.5", {"delete_records": 1})]


def both(protocol: Protocol, bounds: dict[str, int], properties: Sequence[Property]) -> tuple[Exploration, Exploration]:
    """Search with and without symmetry reduction, and by partitions: the results for the whole space are equal."""
    budget, given = Budget(), protocol.bounded(**bounds)
    plain = explore(protocol, given, properties, budget=budget)
    reduced = explore(protocol, given, properties, symmetry=Symmetry.ON)
    for name in ("distinct_states", "levels", "diameter", "transitions", "terminal_states", "taken", "complete"):
        assert getattr(plain, name) == getattr(reduced, name), name
    for a, b in zip(plain.verdicts, reduced.verdicts, strict=True):
        assert (a.property, a.status, a.depth) == (b.property, b.status, b.depth)
        if b.trace is not None:
            run = replay(reduced.system, b.trace)
            assert run.first_violation(b.property.holds) == len(b.trace)
    spark = explore_on_spark(protocol, given, properties, InProcess(), partitions=3, symmetry=Symmetry.ON)
    for name, value in spark.statistics.items():
        assert name == "on" or value == reduced.statistics[name], name
    assert [(v.status, v.depth) for v in spark.verdicts] == [(v.status, v.depth) for v in plain.verdicts]
    for verdict in spark.verdicts:
        if verdict.trace is not None:
            run = replay(spark.system, verdict.trace)
            assert run.first_violation(verdict.property.holds) == len(verdict.trace)
    plain.visited.close()
    reduced.visited.close()
    return plain, reduced


@pytest.mark.parametrize("name", daily(GENERATIONS[::4], GENERATIONS))
def test_the_published_protocols_are_symmetric_in_all_replicas(name: str) -> None:
    protocol = PROTOCOLS[name]
    asked = [p for p in properties_of(protocol) if not p.ghosts]
    plain, reduced = both(protocol, {**SMALL, "replicas": 3, "epochs": 2}, asked)
    assert reduced.reduction is not None
    assert reduced.reduction.blocks == ((0, 1, 2),)
    assert plain.visited.count / 6 <= reduced.visited.count < plain.visited.count / 5


@pytest.mark.parametrize("name", daily(["kip-320"], GENERATIONS))
def test_history_variables_are_renamed_as_well(name: str) -> None:
    protocol = PROTOCOLS[name]
    for prop in properties_of(protocol):
        if prop.ghosts:
            _, reduced = both(protocol, SMALL, [prop])
            assert reduced.reduction is not None
            assert reduced.reduction.blocks == ((0, 1),)


@pytest.mark.parametrize("name, asked", daily(SOME_BROKERS, BROKERS))
def test_brokers_are_interchangeable_except_the_first_leader(name: str, asked: dict[str, int]) -> None:
    protocol = PROTOCOLS[name]
    known = {spec.name for spec in protocol.bounds}
    bounds = {n: v for n, v in {**TINY, **asked}.items() if n in known}
    properties = [p for p in properties_of(protocol) if not p.by_name_only]
    plain, reduced = both(protocol, bounds, properties)
    assert reduced.reduction is not None
    assert reduced.reduction.blocks == ((1, 2),)
    assert reduced.reduction.why_not.startswith("the initial state tells b0 from b1")
    assert plain.visited.count / 2 <= reduced.visited.count < plain.visited.count / 1.8


@invariant(ReplicationState)
def first_replica_is_behind(s: ReplicationState) -> Bool:
    """A property of one replica."""
    return s.leo[0] < s.bounds.log_size


@action(replica=REPLICA)
def first_replica_writes(s: Any, replica: int) -> Rule[Any]:
    """A rule of one replica: it counts its log up where its name is the least."""
    yield replica == 0
    yield s.leo[0] == 0
    return s.replace(leo=put(s.leo, 0, 1))


def test_a_property_of_one_replica_sets_it_apart() -> None:
    _, reduced = both(KIP_320, TINY, [first_replica_is_behind])
    assert reduced.reduction is not None
    assert reduced.reduction.blocks == ((1, 2),)
    assert "FirstReplicaIsBehind tells b0 from b1" in reduced.reduction.described(reduced.visited.count)
    _, other = both(KIP_320, TINY, [strong_isr])
    assert other.reduction is not None
    assert other.reduction.blocks == ((0, 1, 2),)


def test_a_rule_of_one_replica_sets_it_apart() -> None:
    unfair = KIP_320.variation("unfair", "unfair", "One replica writes by itself.", added={"own": first_replica_writes})
    _, reduced = both(unfair, TINY, [])
    assert reduced.reduction is not None
    assert reduced.reduction.blocks == ((1, 2),)
    assert "FirstReplicaWrites tells b0 from b1" in reduced.reduction.why_not


def test_a_protocol_in_which_every_replica_differs_is_not_reduced() -> None:
    _, reduced = both(PROTOCOLS["async-isr"], {}, [])
    assert reduced.reduction is not None
    assert reduced.reduction.blocks == ()
    assert reduced.reduction.described(1).startswith("no symmetry: ControllerShrinkIsr tells b0 from b1")


def test_no_symmetry_is_claimed_if_renaming_changes_nothing() -> None:
    _, reduced = both(PROTOCOLS["chain"], {}, [])
    assert reduced.reduction is not None
    assert reduced.reduction.described(1) == "no symmetry: a renaming of replicas changes nothing in this model"


@action(replica=REPLICA)
def overflow(s: Any, replica: int) -> Rule[Any]:
    """Drives the log end of a replica that does not lead out of its range."""
    yield s.quorum_leader != replica
    yield s.quorum_leader != NIL
    yield s.leo[replica] == s.bounds.log_size
    return s.replace(leo=put(s.leo, replica, s.leo[replica] + 1))


def test_a_trace_to_a_state_that_leaves_a_range_replays() -> None:
    wrong = KIP_320.variation("wrong", "wrong", "A rule that leaves a range.", added={"overflow": overflow})
    with pytest.raises(ModelError, match=r"Overflow\(replica=b\d\) drives leo\[\d\] out of its range"):
        explore(wrong, wrong.bounded(**TINY), [], symmetry=Symmetry.ON)


def test_a_large_search_restarts_with_symmetry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Automatically; and its results do not include what it did before the restart."""
    asked = {"bounds": KIP_320.bounded(**{**TINY, "epochs": 3}), "properties": [strong_isr]}
    with explore(KIP_320, symmetry=Symmetry.AUTO, **asked) as small:
        assert small.reduction is None
        states, levels = small.distinct_states, small.levels
        summary, figures = small.summary, small.statistics
    monkeypatch.setattr(search, "REDUCED_FROM", 1000)
    with explore(KIP_320, symmetry=Symmetry.AUTO, **asked) as large:
        assert large.reduction is not None
        assert (large.distinct_states, large.levels) == (states, levels)
        assert large.visited.count < states / 5
        assert large.summary[0] == summary[0]
        assert f"{large.visited.count:,} of them visited" in large.summary[1]
        assert (
            large.statistics | {n: figures[n] for n in ("compile_seconds", "memory_bytes", "visited_states")} == figures
        )
    with explore(KIP_320, symmetry=Symmetry.OFF, **asked) as plain:
        assert plain.reduction is None


def test_a_search_out_of_memory_restarts_with_symmetry() -> None:
    bounds = KIP_320.bounded(**{**TINY, "epochs": 3, "log_size": 2, "records": 2})
    memory = 8 << 20
    with explore(KIP_320, bounds, [strong_isr], budget=Budget(memory=memory)) as plain:
        assert not plain.complete
    with explore(KIP_320, bounds, [strong_isr], symmetry=Symmetry.AUTO, budget=Budget(memory=memory)) as reduced:
        assert reduced.complete
        assert reduced.distinct_states == 737_794
    with explore(KIP_320, bounds, [strong_isr], symmetry=Symmetry.AUTO) as plain:
        assert plain.reduction is None  # a proof for lack of memory is not cached


def test_the_engine_reduces_by_default() -> None:
    system = KIP_320.bounded(**TINY)
    assert SearchOptions().symmetry is Symmetry.AUTO
    from tideproof.model.language.properties import watched

    found = Exhaustive().run(
        watched(KIP_320, system, [type_ok]), [type_ok], SearchOptions(symmetry=Symmetry.ON), Budget(), search.Reporter()
    )
    assert found.verdicts[0].status is Status.HOLDS
    assert "it is proved that the names of b0, b1, b2 do not matter" in found.summary[1]


def test_a_wrong_symmetry_proof_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Orbits are compared during the search: here names matter, though the "proof" says otherwise."""
    all_brokers = symmetry.Interchangeable(((0, 1, 2),))
    monkeypatch.setattr(symmetry, "interchangeable", lambda *_: all_brokers)
    for protocol, properties in ((PROTOCOLS["async-isr"], []), (KIP_320, [first_replica_is_behind])):
        with pytest.raises(EngineError, match="names of replicas matter"):
            explore(protocol, protocol.bounded(**({} if not properties else TINY)), properties, symmetry=Symmetry.ON)


def test_a_slow_symmetry_proof_is_abandoned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reduction, "MOST_WORK", 1)
    with explore(KIP_320, KIP_320.bounded(**TINY), [strong_isr], symmetry=Symmetry.ON) as found:
        assert found.reduction is not None
        assert found.reduction.blocks == ()
        assert "could not be decided" in found.summary[1]


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TIDEPROOF_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(search, "REDUCED_FROM", 1000)
    return tmp_path


def no_proof(*_: object) -> NoReturn:
    raise AssertionError("it is proved again")


def deep(properties: Sequence[Property] = (strong_isr,), protocol: Protocol = KIP_320, **given: Any) -> Exploration:
    bounds = protocol.bounded(**{**TINY, "epochs": 3, **given.pop("bounds", {})})
    found = explore(protocol, bounds, properties, **{"symmetry": Symmetry.AUTO, **given})
    found.visited.close()
    return found


@pytest.mark.usefixtures("own_cache")
def test_a_search_starts_with_a_cached_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    properties = [strong_isr, leader_in_isr]
    first = deep(properties)
    with monkeypatch.context() as patched:
        patched.setattr(search, "proved", no_proof)
        second = deep(properties)
        with pytest.raises(AssertionError, match="proved again"):
            deep(properties, symmetry=Symmetry.ON)
    assert second.reduction is not None
    assert second.visited.count == first.visited.count < first.distinct_states / 5
    assert second.levels == first.levels
    assert second.taken == first.taken
    assert [(v.status, v.trace) for v in second.verdicts] == [(v.status, v.trace) for v in first.verdicts]
    assert second.summary[1] == first.summary[1]


def test_a_failed_proof_is_cached_as_well(own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = deep([first_replica_is_behind])
    monkeypatch.setattr(search, "proved", no_proof)
    assert deep([first_replica_is_behind]).summary[1] == first.summary[1]
    for path in own_cache.glob("*.o"):  # a damaged file is not used
        path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(AssertionError, match="proved again"):
        deep([first_replica_is_behind])


@pytest.mark.usefixtures("own_cache")
def test_a_cached_proof_serves_one_search_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its key covers rules, bounds, properties, limits and provers, and whether the search stops early."""
    deep()
    monkeypatch.setattr(search, "proved", no_proof)
    others = (
        {"properties": [type_ok]},
        {"bounds": {"records": 2}},
        {"protocol": PROTOCOLS["kip-279"]},
        {"stop_when_decided": True},
    )
    for other in others:
        with pytest.raises(AssertionError, match="proved again"):
            deep(**other)
    for module, name, value in (
        (reduction, "MOST_WORK", 1),
        (reduction, "version", lambda _: "another"),
        (reduction, "_text_of_provers", lambda: "another"),
        (search, "REDUCED_FROM", 1001),
    ):
        with monkeypatch.context() as patched:
            patched.setattr(module, name, value)
            with pytest.raises(AssertionError, match="proved again"):
                deep()
    deep()


@pytest.mark.usefixtures("own_cache")
def test_an_undecided_proof_is_not_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reduction, "MOST_WORK", 1)
    assert deep().visited.count == deep().distinct_states
    monkeypatch.setattr(search, "proved", no_proof)
    with pytest.raises(AssertionError, match="proved again"):
        deep()
