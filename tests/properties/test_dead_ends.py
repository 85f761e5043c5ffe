"""States from which nothing is committed any more: where there are none, where there are, and their report."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.calls import call, data, printed, refusal
from support.cli import Cli, complaints
from support.configurations import SMALL
from support.state_graph import state_graph
from support.tiers import daily

from tideproof.model.language.actions import REPLICA, Rule, action
from tideproof.model.language.algebra import Bool
from tideproof.model.language.properties import Status
from tideproof.model.protocols.broker.releases import BROKER_GENERATIONS
from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5
from tideproof.model.protocols.broker.state import BrokerState
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import Run, replay
from tideproof.properties.analyses.dead_ends import DeadEnds, Left, find_dead_ends
from tideproof.properties.engines.base import Budget, Reporter
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.replication import COMMITTED, committed_records_survive


def asked(name: str, **configuration: int) -> DeadEnds:
    protocol = PROTOCOLS[name]
    return find_dead_ends(protocol, protocol.bounded(**{**SMALL, **configuration}))


def shortest(found: DeadEnds) -> Run:
    trace = found.verdicts[0].trace
    assert trace is not None
    return replay(found.system, trace)


SOME = {"kafka-0.8", "kafka-2.8", BROKER_GENERATIONS[-1].name}


@pytest.mark.parametrize("name", daily(SOME, [p.name for p in BROKER_GENERATIONS]))
def test_in_every_generation_a_commit_stays_possible(name: str) -> None:
    found = asked(name)
    assert found.verdicts[0].status is Status.HOLDS
    assert set(found.counts) <= {Left.NOTHING, Left.NOBODY}


@pytest.mark.parametrize(
    ("name", "stuck"),
    # A follower that is ahead of its leader's log ends its process (KAFKA-1028), the ISR stays too small to write.
    daily({"kafka-0.10", "kafka-0.11"}, [("kafka-0.8.2", 2), ("kafka-0.10", 2), ("kafka-0.11", 0), ("kafka-2.5", 0)]),
)
def test_before_0_11_a_partition_with_min_insync_2_gets_stuck(name: str, stuck: int) -> None:
    found = asked(name, acks=-1, min_insync_replicas=2)
    assert (found.counts[Left.STUCK], found.counts[Left.DEAD_END]) == (stuck, 0)
    assert found.verdicts[0].status is (Status.VIOLATED if stuck else Status.HOLDS)
    if stuck:
        run = shortest(found)
        assert len(run.steps) == 7
        s = run.states[-1][0]
        assert s.leo[1] > s.leo[0] or s.leo[0] > s.leo[1]  # type: ignore[attr-defined]


def test_the_published_specification_can_empty_the_isr() -> None:
    """The controller removes the last member of the ISR when there is no leader: then no broker can ever be elected."""
    found = asked("kip-320")
    assert (found.verdicts[0].status, found.counts[Left.DEAD_END], found.counts[Left.STUCK]) == (Status.VIOLATED, 2, 0)
    run = shortest(found)
    assert [str(step) for step in run.steps] == [
        "ControllerShrinkIsr(replica=b0)",
        "ControllerShrinkIsr(replica=b1)",
    ]
    assert not any(run.states[-1][0].quorum_isr)  # type: ignore[attr-defined]


def test_dead_ends_agree_with_a_graph_search() -> None:
    """The states from which a commit can be reached, by another algorithm, on the graph that the rules on ints make."""
    import networkx as nx

    configuration = {**SMALL, "records": 1, "log_size": 1}
    protocol = PROTOCOLS["kafka-2.5"]
    counts = find_dead_ends(protocol, protocol.bounded(**configuration)).counts
    with explore(protocol, protocol.bounded(**configuration), [committed_records_survive]) as found:
        assert found.system.ghosts == (COMMITTED,)
        graph = state_graph(found)
        space, visited = found.system.space, found.visited
        ghosts = [space.unpack(visited.state(i))[1] for i in range(found.distinct_states)]
        epochs = [space.unpack(visited.state(i))[0].quorum_epoch for i in range(found.distinct_states)]  # type: ignore[attr-defined]
        own = nx.DiGraph((a, b) for a, b in graph.edges() if epochs[a] == epochs[b])
        own.add_nodes_from(graph)
        committing = {a for a, b in graph.edges() if ghosts[a] != ghosts[b] and epochs[a] == epochs[b]}
        before = own.reverse()
        alive = committing.union(*(nx.descendants(before, source) for source in committing))
        assert found.distinct_states - len(alive) == sum(counts.values())


STUCK = '''
"""No fetch is served, and no follower is late: an ISR of two that commits nothing."""
from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5


def never(s, leader, follower):
    return False


MINE = KAFKA_2_5.variation(name="idle", title="idle", story=__doc__, accepts_fetch=never, is_late=never)
'''


def test_an_idle_protocol_is_stuck_initially(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "idle.py").write_text(STUCK)
    found = data(cli, "check idle.py --dead-ends")
    assert (found["properties"][0]["verdict"], found["properties"][0]["depth"]) == ("violated", 0)
    assert "LeaderAnswerFetch" in found["never_taken"]
    assert call(cli, "check idle.py --dead-ends").returncode == 1
    shown = printed(cli, "check idle.py --dead-ends --expect violated")
    assert "Warning: no reachable state enables LeaderAnswerFetch" in shown


def test_actions_that_wait_forever_are_named() -> None:
    def never(s: BrokerState, leader: int, follower: int) -> Bool:
        return False

    protocol = KAFKA_2_5.variation(name="deaf", title="t", story="s", accepts_epoch_request=never)
    found = find_dead_ends(protocol, protocol.bounded(**SMALL))
    assert set(found.never_taken) >= {"LeaderAnswerEpoch", "FollowerTruncate"}


APPEND = KAFKA_2_5.slots["append"]


@action(leader=REPLICA)
def append_after_a_power_loss(s: BrokerState, leader: int) -> Rule[BrokerState]:
    """Writes are taken only once the power was lost."""
    yield s.power_losses == 1
    return (yield from APPEND.rule(s, leader))


def test_progress_only_by_a_power_loss_counts_as_stuck() -> None:
    """Brokers do not lose their power by themselves."""
    protocol = KAFKA_2_5.variation(name="late", title="t", story="s", append=append_after_a_power_loss)
    bounds = protocol.bounded(replicas=1, log_size=1, records=1, epochs=1, crashes=0, power_losses=1)
    found = find_dead_ends(protocol, bounds)
    assert found.verdicts[0].status is Status.VIOLATED and len(shortest(found).steps) == 0
    assert found.counts[Left.STUCK] > 0 == found.counts[Left.DEAD_END]


def test_a_spent_budget_is_reported_without_a_verdict() -> None:
    protocol = PROTOCOLS["kafka-2.5"]
    found = find_dead_ends(protocol, protocol.bounded(**SMALL), Budget(1e-9))
    assert (found.verdicts[0].status, "time limit" in found.verdicts[0].how, found.counts) == (Status.UNKNOWN, True, {})

    class Interrupt(Reporter):
        def show(self, line: str, at_once: bool = False) -> None:
            if "looked at" in line:
                raise KeyboardInterrupt

    found = find_dead_ends(protocol, protocol.bounded(**SMALL), reporter=Interrupt())
    assert (found.verdicts[0].status, found.stopped) == (Status.UNKNOWN, "interrupted")


def test_dead_ends_on_the_command_line(cli: Cli) -> None:
    ran = call(cli, "check kafka-2.5 --dead-ends")
    assert (ran.returncode, complaints(ran.stderr, "kafka-2.5")) == (0, [])
    assert "none of 4,917 reachable states is a dead end, and none is stuck" in " ".join(ran.stdout.split())
    assert max(map(len, ran.stdout.splitlines())) <= 80


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("craq --dead-ends", "--dead-ends asks what can still be committed, which craq does not say"),
        ("kafka-2.5 --dead-ends --refines kip-320", "--refines and --dead-ends are two questions"),
        ("kafka-2.5 --dead-ends -p Candidate", "--property is not for --dead-ends"),
        ("kafka-2.5 --refines kip-321", "did you mean kip-320"),
        ("kafka-2.5 --refines craq", "no refinement mapping from kafka-2.5 to craq is known"),
        ("kafka-2.5 --refines kip-320 --crashes 1", "--crashes 1: kip-320 has no such option"),
        ("kafka-2.5 --refines kip-320 -p Candidate", "--property is not for --refines"),
        ("kafka-2.5 --refines kip-320 --trace t.json", "--trace is not for --refines"),
        ("kafka-2.5 --refines kip-320 --engine bounded", "--engine is not for --refines"),
    ],
)
def test_dead_ends_and_refinement_refuse_unsuitable_options(cli: Cli, asked: str, said: str) -> None:
    assert said in refusal(cli, f"check {asked}")
