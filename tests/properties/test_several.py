"""Several counterexamples of a property: each ends with another action, and each is the shortest that does."""

from __future__ import annotations

import pytest

from tideproof.model.language.actions import Instance
from tideproof.model.language.properties import Status, watched
from tideproof.model.language.system import FullState, System
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import replay
from tideproof.properties.analyses.several import other_counterexamples
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.replication import strong_isr

HW = PROTOCOLS["hw-truncation"]
SMALL = HW.bounded(replicas=2)


def test_each_ends_with_another_action_and_the_last_verdict_says_that_there_are_no_more() -> None:
    with explore(HW, SMALL, [strong_isr], stop_when_decided=True) as found:
        (first,) = found.verdicts
    *others, last = other_counterexamples(found.system, first)
    assert last.status is Status.HOLDS
    ends = [v.trace[-1].action.name for v in (first, *others) if v.trace]
    assert ends == ["BecomeFollowerTruncateToHighWatermark", "BecomeLeader", "LeaderIncHighWatermark"]
    assert [v.depth for v in (first, *others)] == [9, 11, 11]
    for verdict in others:  # by the rules as they are, without the constraint
        run = replay(watched(HW, SMALL, [strong_isr]), verdict.trace or ())
        assert run.first_violation(strong_isr.holds) == verdict.depth


@pytest.mark.slow
def test_they_are_the_actions_of_all_steps_that_break_the_property() -> None:
    """By brute force: every step from a state that keeps the property, over runs that kept it so far."""
    system = watched(HW, HW.bounded(replicas=2, log_size=1), [strong_isr])
    seen, queue, breaking = {system.initial}, [system.initial], set()
    while queue:
        state = queue.pop()
        for instance, after in system.successors(state):
            if not strong_isr.holds(system, after):
                breaking.add(instance.action.name)
            elif after not in seen:
                seen.add(after)
                queue.append(after)
    assert breaking == {"BecomeFollowerTruncateToHighWatermark", "BecomeLeader", "LeaderIncHighWatermark"}


def test_a_constraint_forbids_steps_on_ints_and_in_symbols() -> None:
    def only_b0(system: System, step: Instance, after: FullState) -> bool:
        return step.action.name != "ControllerElectLeader" or step.parameters["replica"] == 0

    system = System(HW, SMALL, constraint=only_b0)
    elections = {str(i) for i, _ in system.successors(system.initial) if i.action.name == "ControllerElectLeader"}
    assert elections == {"ControllerElectLeader(replica=b0)"}
    refused = system.step(system.initial, system.find("ControllerElectLeader", {"replica": 1}))
    assert "constraint" in str(refused)
    with explore(HW, SMALL, [], constraint=only_b0) as found, explore(HW, SMALL, []) as free:
        assert 1 < found.distinct_states < free.distinct_states
