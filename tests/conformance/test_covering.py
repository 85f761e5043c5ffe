"""`conform --cover`: which walks are chosen, what is said of the pairs, and such walks on real brokers."""

from __future__ import annotations

import json
import math
from itertools import combinations, product
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from support.cli import Cli
from support.real_kafka import fetched, run_of, trace_of

from tideproof.cli.commands import conform
from tideproof.cli.commands.conform import covered_systems
from tideproof.conformance.conforming import Walk, left_out
from tideproof.conformance.covering import (
    BUDGET,
    CHANGED_BY,
    FEATURES,
    NOT_MODELLED,
    NOT_SEEN,
    NOT_TOGETHER,
    Coverage,
    owners_of,
    pairs_of_features,
)
from tideproof.conformance.explored import NO_BROKER, WINDOW, At, Explored, Pair, kind_of, pair_of, pairs_in
from tideproof.conformance.observing import in_model, state_of
from tideproof.conformance.releases import RELEASES
from tideproof.conformance.replaying import Compared, Replayed
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.release_table import release_of
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import Run, replay

RELEASE = RELEASES["2.1.1"]
PROTOCOL = release_of("2.1.1").protocol
TINY = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 2, "acks": -1}


def system_of(**bounds: int) -> System:
    return System(PROTOCOL, PROTOCOL.bounded(**{**TINY, **bounds}))


def explored(system: System, length: int = 99, most: int = 99_999) -> Explored:
    graph = Explored(system, list(left_out(RELEASE, system).values()), length, most)
    graph.explore(lambda line: None)
    return graph


def kinds_of(run: Run) -> list[At]:
    states = [state_of(run, n) for n in range(len(run.states))]
    return [kind_of(states[n], step, states[n + 1]) for n, step in enumerate(run.steps)]


def agreeing(run: Run, number: int = 0) -> Walk:
    snapshots = [in_model(state_of(run, n), True) for n in range(len(run.states))]
    return Walk(
        number, run, Replayed([Compared(n, "", s, s) for n, s in enumerate(snapshots)]), whole=run, done=len(run.steps)
    )


def pairs_by_hand(system: System) -> set[Pair]:
    """Every state with the kinds of the last steps to it, each of them visited: slow, and by the rules on ints."""
    excluded = left_out(RELEASE, system).values()
    start: tuple[Any, tuple[At, ...]] = (system.initial, ())
    seen, todo, found = {start}, [start], set()
    for state, last in todo:
        for step, after in system.successors(state):
            s, t = state[0], after[0]
            if any(applies(s, step, t) for applies in excluded):  # type: ignore[arg-type]
                continue
            kind = kind_of(s, step, t)  # type: ignore[arg-type]
            found |= {pair_of(earlier, kind) for earlier in last}
            node = (after, (*last, kind)[-WINDOW:])
            if node not in seen:
                seen.add(node)
                todo.append(node)
    return found


def test_pairs_of_a_graph_are_exactly_the_coverable_ones() -> None:
    system = system_of(epochs=1)
    graph = explored(system)
    assert graph.is_whole
    assert graph.pairs() == pairs_by_hand(system)


def test_pairs_are_steps_within_a_window() -> None:
    letters = "abcdefgh"
    assert WINDOW == 6
    assert pairs_in([At(name, NO_BROKER) for name in letters]) == {*combinations(letters, 2)} - {("a", "h")}
    assert pairs_in([At("a", 0), At("b", 1), At("c", 0)]) == {("a", "b"), ("a", "c="), ("b", "c")}


def test_steps_belong_to_the_broker_whose_log_they_change() -> None:
    steps = "LeaderAppend leader=0; LeaderAnswerFetch follower=1 leader=0; FollowerAppend follower=1; "
    steps += "LeaderShrinkIsr leader=0 follower=1; PartitionOffline; ElectPreferred replica=0"
    run = run_of(trace_of("kafka-2.1.1", {"replicas": 2, "log_size": 1, "records": 1, "epochs": 3}, steps))
    assert kinds_of(run) == [
        ("LeaderAppend*", 0), ("LeaderAnswerFetch", 0), ("FollowerAppend*", 1), ("LeaderShrinkIsr", 0),
        ("PartitionOffline", NO_BROKER), ("ElectPreferred", 0),
    ]  # fmt: skip


def test_each_pair_is_covered_by_a_run() -> None:
    system = system_of(epochs=1, delete_records=1)
    graph = explored(system)
    for pair in graph.pairs():
        way = graph.way_to(pair)
        run = replay(system, [system.instances[edge.instance] for edge in way])
        assert kinds_of(run) == [edge.kind for edge in way]
        assert pair in pairs_in(kinds_of(run))


def test_walks_are_chosen_until_every_pair_is_covered() -> None:
    system = system_of(delete_records=1)
    coverage = Coverage(RELEASE, [system], 25, math.inf, 10_000)
    for number, run in enumerate(coverage.runs(lambda line: None)):
        assert len(run.steps) <= 25 + WINDOW
        new = pairs_in(kinds_of(run)) - coverage.walked
        assert new, "each walk meets something that no walk before has met"
        coverage.note(agreeing(run, number))
    (mine,) = coverage.configurations
    assert mine.is_whole and mine.pairs == coverage.walked == explored(system).pairs()
    assert set(coverage.not_walked().values()) == {NOT_TOGETHER}
    either = {(a, b.removesuffix("=")) for a, b in coverage.walked}
    assert either | coverage.not_walked().keys() == set(product(mine.kinds, mine.kinds))
    assert not either & coverage.not_walked().keys()
    assert (mine.walks, len(mine.pairs)) == (61, 462), "152 walks, if they did not go on after their pair"


def test_pairs_of_two_features_are_covered_first() -> None:
    """The pair that random walks had not met: a follower whose log began again leads, and its producer sends again."""
    system = system_of(log_size=2, idempotent=1, retries=1, delete_records=1)
    assert owners_of(system)["idempotent"] == {"LeaderRetry"}
    coverage = Coverage(RELEASE, [system], 25, math.inf, 12)
    runs = coverage.runs(lambda line: None)
    for number, run in enumerate(runs):
        coverage.note(agreeing(run, number))
    again = {first for first, second in coverage.walked if second in ("LeaderRetry*", "LeaderRetry*=")}
    assert {"DeleteRecords", "FollowerStartsAnew*"} <= again
    assert coverage.features_walked == set(combinations(["idempotent", "delete_records", "retries"], 2))
    assert BUDGET in coverage.not_walked().values()
    assert not coverage.features_not_walked()


def test_a_diverging_walk_covers_no_later_pair() -> None:
    coverage = Coverage(RELEASE, [system_of(delete_records=1)], 25, math.inf, 10_000)
    runs = coverage.runs(lambda line: None)
    first = next(runs)
    target = coverage.target
    coverage.note(Walk(0, first, Replayed(diverged="step 1, it: otherwise", at=1), whole=first, done=1))
    assert coverage.walked == set()
    assert target is not None
    assert coverage.not_walked()[target] == "walk 0 ended before it"
    second = next(runs)
    assert coverage.target != target
    coverage.note(Walk(1, second, Replayed(stuck="slow"), whole=second))
    assert len(coverage.failed) == 2


def test_a_partial_graph_reports_no_pair_as_unreachable() -> None:
    system = system_of(delete_records=1)
    whole, part = explored(system), explored(system, most=200)
    assert whole.is_whole and not part.is_whole
    assert part.pairs() < whole.pairs() and len(part.pairs()) > len(whole.pairs()) / 2
    coverage = Coverage(RELEASE, [system], 25, math.inf, 1)
    coverage.note(agreeing(next(coverage.runs(lambda line: None))))
    coverage.configurations[0].is_whole = False
    assert set(coverage.not_walked().values()) == {BUDGET, NOT_SEEN}


def test_every_pair_of_features_has_bounds_unless_the_model_refuses_them() -> None:
    found = dict(pairs_of_features(PROTOCOL, {}))
    assert next(iter(found)) == ("idempotent", "delete_records")
    refused = {pair for pair, bounds in found.items() if bounds is None}
    assert ("idempotent", "transactions") in refused and ("delete_records", "position_epochs") not in refused
    assert all(bounds[name] for pair, bounds in found.items() if bounds for name in pair)
    assert not any("reassignments" in pair for pair in found)
    assert any("reassignments" in pair for pair, _ in pairs_of_features(PROTOCOLS["kafka-4.1"], {}))
    one, none = covered_systems(PROTOCOL, {"delete_records": 1})
    assert ([system.bounds.delete_records for system in one], none) == ([1], [])
    systems, not_modelled = covered_systems(PROTOCOL, {"replicas": 2})
    assert len(systems) > 30 and set(not_modelled) == refused
    coverage = Coverage(RELEASE, systems, 25, math.inf, 1, not_modelled)
    assert {pair for pair, why in coverage.features_not_walked().items() if why == NOT_MODELLED} == refused
    assert coverage.features_not_walked().keys() == found.keys()


def test_features_are_bounds_of_some_protocol_and_their_kinds_are_actions_of_one() -> None:
    brokers = [p for p in PROTOCOLS.values() if p.name.startswith("kafka-")]
    assert {spec.name for p in brokers for spec in p.bounds} >= FEATURES.keys()
    actions = {action.name for p in brokers for action in p.slots.values()}
    assert {kind for kinds in CHANGED_BY.values() for kind in kinds} <= actions


def test_an_interrupt_reports_the_coverage(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def walks(release: object, jars: object, runs: Any, *_: object) -> Any:
        yield agreeing(next(runs))
        raise KeyboardInterrupt

    monkeypatch.setattr(conform, "jars_of", lambda *_: None)
    monkeypatch.setattr(conform, "walks", walks)
    ran = cli("conform", "kafka:2.1.1", "--cover", "--delete-records", "1", "--json")
    said = json.loads(ran.stdout)
    assert (ran.returncode, said["given_up"], said["walks"]) == (3, "interrupted", 1)
    assert said["cover"]["walked"] and said["cover"]["not_walked"]


def test_incompatible_options_are_refused(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conform, "jars_of", Mock(side_effect=AssertionError))
    assert "--seed is for random walks" in cli("conform", "kafka:2.1.1", "--cover", "--seed", "1").stderr
    assert "--time is for --cover" in cli("conform", "kafka:2.1.1", "--time", "9").stderr


# On real brokers ------------------------------------------------------------------------------------------------------


COVERED = ("kafka:0.11.0.3", "kafka:2.1.1", "kafka:2.5.1", "kafka:2.8.2", "kafka:3.9.1", "kraft:3.9.1", "kafka:4.3.0")


@pytest.mark.real
@pytest.mark.nightly
@pytest.mark.parametrize("release", COVERED)
def test_covering_pairs_of_features_agrees_on_real_brokers(cli: Cli, tmp_path: Path, release: str) -> None:
    fetched(release.partition(":")[2])
    ran = cli("conform", release, "--cover", "--time", "900", "--json", "--traces", str(tmp_path))
    said = json.loads(ran.stdout)
    assert ran.returncode == 0, ran.stdout
    assert said["states"] == said["agreed"] > 100
