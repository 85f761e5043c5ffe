"""Random walks for real brokers: which steps they take, and how one that diverges is handled."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from unittest.mock import Mock

import pytest
from support.real_kafka import STALE, run_of, trace_of

from tideproof.conformance import conforming
from tideproof.conformance.conforming import FETCHES, Walk, _minimised, actions_of, left_out, random_run, walks
from tideproof.conformance.observing import in_model, state_of
from tideproof.conformance.releases import RELEASES
from tideproof.conformance.replaying import Compared, Replayed
from tideproof.conformance.stage import DRIVEN
from tideproof.model.language.actions import members
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.release_table import release_of
from tideproof.model.runs.replay import Run, replay


def walks_of(version: str, replicas: int, number: int = 12) -> list[Run]:
    protocol = release_of(version).protocol
    bounds = protocol.bounded(replicas=replicas, log_size=1, records=1, epochs=3, crashes=1, consumers=1)
    system = System(protocol, bounds)
    return [random_run(system, random.Random(n), 16, RELEASES[version]) for n in range(number)]


def leader_changes_isr(run: Run) -> bool:
    states = [state_of(run, n) for n in range(len(run.states))]
    return any(a.quorum_isr != b.quorum_isr and a.quorum_epoch == b.quorum_epoch for a, b in pairwise(states))


@pytest.mark.parametrize(
    ("version", "replicas", "driven"), [("2.0.0", 2, True), ("2.0.0", 3, True), ("2.8.2", 2, True)]
)
def test_walks_let_leaders_change_the_isr_only_if_that_can_be_driven(version: str, replicas: int, driven: bool) -> None:
    assert any(map(leader_changes_isr, walks_of(version, replicas))) == driven


def test_walks_remove_a_follower_only_while_others_can_keep_up() -> None:
    shrinks = [
        (state_of(run, n), step)
        for run in walks_of("2.0.0", 3, 40)
        for n, step in enumerate(run.steps)
        if step.action.name == "LeaderShrinkIsr"
    ]
    assert len(shrinks) > 3
    for state, step in shrinks:
        leader, late = step.parameters["leader"], step.parameters["follower"]
        others = set(members(state.isr[leader])) - {leader, late}
        assert all(state.leo[b] == state.leo[leader] == state.remote_leo[leader][b] for b in others)


def test_walks_are_runs_of_drivable_steps() -> None:
    runs = walks_of("2.0.0", 2)
    names = {step.action.name for run in runs for step in run.steps}
    assert {"LeaderAppend", "BecomeFollower", "CrashAndRestart", *FETCHES[:2]} <= names <= DRIVEN
    assert all(replay(run.system, run.steps) == run for run in runs)
    assert runs == walks_of("2.0.0", 2)


CUT = (
    "LeaderAppend leader=0; LeaderShrinkIsr leader=0 follower=1; ElectUnclean replica=1; "
    "BecomeLeader epoch=1 replica=1; BecomeFollower epoch=1 replica=0 leader=1; "
)
"""b0 has committed a record, and begins to follow b1, which has none."""
ALONE = f"{CUT} FollowerOutOfRange follower=0 leader=1; ElectUnclean replica=0; BecomeLeader epoch=2 replica=0"
ABOVE = ALONE.replace("ElectUnclean replica=0", "LeaderParkFetch follower=0 leader=1; ElectPreferred replica=0")
BEGUN_AGAIN = (
    "LeaderShrinkIsr leader=0 follower=1; LeaderAppend leader=0; DeleteRecords leader=0 offset=1; "
    "FollowerStartsAnew follower=1 leader=0; LeaderParkFetch follower=1 leader=0; ElectPreferred replica=1; "
    "BecomeLeader epoch=1 replica=1"
)
"""b1 begins its log again, and has heard of no high watermark when it leads."""
ACROSS = (
    "ControllerShrinkIsr replica=1; LeaderAppend leader=0; BecomeFollower epoch=1 replica=1 leader=0; "
    "LeaderAnswerFetch follower=1 leader=0"
)
TRUNCATED = (
    f"{CUT} LeaderAnswerEpoch follower=0 leader=1; FollowerTruncate follower=0; ElectUnclean replica=0; "
    "ElectUnclean replica=1; BecomeFollower epoch=3 replica=0 leader=1"
)
"""b0, whose log is empty, follows once more. Brokers fetch from above the log, and stop when the response comes."""
NEWS = (
    "LeaderAppend leader=0; ElectPreferred replica=1; ElectPreferred replica=0; BecomeLeader epoch=2 replica=0; "
    "BecomeFollower epoch=2 replica=1 leader=0; LeaderAskShrink leader=0 follower=1; ControllerAlterIsr leader=0; "
    "LeaderLearnIsr leader=0; LeaderAnswerFetch follower=1 leader=0"
)
"""b0 is alone in the ISR, and since its response has not moved its high watermark, the next news of b1 does."""
TOO_FEW = (
    "LeaderAppend leader=0; LeaderShrinkIsr leader=0 follower=1; LeaderAnswerFetch follower=1 leader=0; "
    "FollowerAppend follower=1; LeaderParkFetch follower=1 leader=0; LeaderAcknowledge leader=0 record=0 offset=0"
)
"""Brokers have told the producer by the end that they were too few when its record was committed."""
LOST_POWER = (
    "LeaderAppend leader=0; LeaderShrinkIsr leader=0 follower=1; DeleteRecords leader=0 offset=1; "
    "CheckpointLogStart replica=0; PowerLoss replica=0 end="
)
"""On 2.1.1 the broker kept its log start above its log end; the model took the log end for both."""


@pytest.mark.parametrize(
    ("version", "protocol", "bounds", "steps", "why", "left"),
    [
        ("2.0.0", "kafka-2.0", {}, ACROSS, "in another epoch", None),
        ("2.1.1", "kafka-2.0", {}, ACROSS, "in another epoch", 4),
        ("2.5.1", "kafka-2.0", {}, ACROSS, "in another epoch", None),
        # Up to 1.0.1 a high watermark outside the log becomes -1.
        ("0.10.2.2", "kafka-0.10", {"unclean": 1}, ABOVE, "has -1", 9),
        ("0.10.2.2", "kafka-0.10", {"unclean": 1}, ALONE, "has -1", 0),  # it has its log end at once
        ("0.11.0.3", "kafka-0.11", {"delete_records": 1}, BEGUN_AGAIN, "has -1", 7),
        ("1.1.1", "kafka-0.11", {"delete_records": 1}, BEGUN_AGAIN, "has -1", None),
        ("2.0.1", "kafka-2.0.1", {"unclean": 1}, TRUNCATED, "it fetches from there", 10),
        ("2.1.1", "kafka-2.1.1", {"unclean": 1}, TRUNCATED, "it fetches from there", 10),
        ("2.8.2", "kafka-2.8.1", {}, NEWS, "tries its high watermark", 9),
        ("2.5.1", "kafka-2.5", {"acks": -1, "min_insync_replicas": 2}, TOO_FEW, "too small", 5),
        ("2.1.1", "kafka-2.1.1", {"delete_records": 1, "power_losses": 1}, f"{LOST_POWER}0", "power loss", 5),
        ("2.1.1", "kafka-2.1.1", {"delete_records": 1, "power_losses": 1}, f"{LOST_POWER}1", "power loss", 0),
    ],
)  # fmt: skip
def test_walks_omit_steps_that_the_model_simplifies(
    version: str, protocol: str, bounds: dict[str, int], steps: str, why: str, left: int | None
) -> None:
    """`left` is the number of the one step that is left out for this reason; 0 for none, None without the reason."""
    run = run_of(trace_of(protocol, {"replicas": 2, "log_size": 1, "records": 1, "epochs": 5, **bounds}, steps))
    found = [applies for reason, applies in left_out(RELEASES[version], run.system).items() if why in reason]
    assert len(found) == (left is not None)
    for applies in found:
        taken = [applies(state_of(run, n), step, state_of(run, n + 1)) for n, step in enumerate(run.steps)]
        assert [n for n, is_out in enumerate(taken, start=1) if is_out] == ([left] if left else [])


@pytest.mark.parametrize(("between", "late"), [("", False), ("LeaderAppend leader=0;", True)])
def test_walks_expand_no_isr_while_a_member_lags(between: str, late: bool) -> None:
    """Kafka would remove the member that is late at the same time."""
    steps = f"LeaderShrinkIsr leader=0 follower=2; {between} "
    steps += "LeaderAnswerFetch follower=2 leader=0" if late else "LeaderParkFetch follower=2 leader=0"
    run = run_of(trace_of("kafka-0.11", {"replicas": 3, "log_size": 1, "records": 1, "epochs": 1}, steps))
    applies, *_ = left_out(RELEASES["0.11.0.3"], run.system).values()
    end = len(run.steps)
    assert state_of(run, end).quorum_isr == (True, True, True)
    assert applies(state_of(run, end - 1), run.steps[-1], state_of(run, end)) == late
    assert not applies(state_of(run, 0), run.steps[0], state_of(run, 1))


def result_of(run: Run, parts: bool) -> Replayed:
    end = len(run.steps)
    snapshots = [in_model(state_of(run, n), True) for n in range(end + 1)]
    compared = [Compared(n, str(run.steps[n - 1]) if n else "", s, s) for n, s in enumerate(snapshots)]
    if parts:
        return Replayed(compared[:-1], diverged=f"step {end}, it: a step that no broker does", at=end)
    return Replayed(compared)


def test_a_diverging_walk_is_minimised() -> None:
    run = run_of(STALE)
    tried = []

    def played(shorter: Run) -> Replayed:
        """Brokers that part as soon as a follower has truncated."""
        tried.append(shorter)
        names = [step.action.name for step in shorter.steps]
        if "FollowerTruncate" not in names:
            return result_of(shorter, parts=False)
        end = names.index("FollowerTruncate") + 1
        return result_of(Run(shorter.system, shorter.steps[:end], shorter.states[: end + 1]), parts=True)

    first = Run(run.system, run.steps[:9], run.states[:10])
    kept, result = _minimised(first, result_of(first, parts=True), played)
    assert [step.action.name for step in kept.steps] == [
        step.action.name for step in first.steps if step.action.name != "LeaderParkFetch"
    ], "a follower that knows no epoch does not truncate: it needs the record, and no more"
    assert result.diverged
    assert len(tried) < 20


def test_minimising_a_walk_keeps_its_divergence() -> None:
    """Another action, another part of the state, or another thing that is said."""
    run = run_of(STALE)
    whole = Run(run.system, run.steps[:9], run.states[:10])

    def differs(which: Run, **changes: object) -> Replayed:
        result = result_of(which, parts=False)
        last = result.compared[-1]
        other = replace(last.seen.replicas[0], **changes)  # type: ignore[arg-type]
        result.compared[-1] = replace(last, seen=replace(last.seen, replicas=(other, *last.seen.replicas[1:])))
        return replace(result, diverged=f"step {last.number}: the states differ", at=last.number)

    first = differs(whole, high_watermark=7)
    for again in (
        lambda r: differs(r, log_end=7),
        lambda r: differs(r, high_watermark=7, leads=None),
        lambda r: differs(Run(r.system, r.steps[:1], r.states[:2]), high_watermark=7),
        lambda r: result_of(r, parts=True),
    ):
        assert _minimised(whole, first, again) == (whole, first)
    shorter, _ = _minimised(whole, first, lambda r: differs(r, high_watermark=8))
    assert len(shorter.steps) < len(whole.steps)

    said = Replayed(first.compared[:-1], diverged="step 9, it: b0 does not append r1", at=9)
    for text, kept in (("b1 does not append r2", False), ("b0 refuses the record: error 3", True)):
        shorter, _ = _minimised(whole, said, lambda r, text=text: replace(  # type: ignore[misc]
            result_of(r, parts=True), diverged=f"step {len(r.steps)}, it: {text}"))  # fmt: skip
        assert (shorter == whole) == kept


def test_a_failed_topic_setup_diverges_at_step_0() -> None:
    run = run_of(STALE)
    result = Replayed(diverged="step 0, the initial state: b0 refuses LeaderAndIsr of epoch 0: errors [1]")
    assert conforming._cut(run, result).steps == ()
    assert _minimised(conforming._cut(run, result), result, Mock())[1] is result


def test_minimising_stops_when_brokers_do_not_answer() -> None:
    run = run_of(STALE)
    first, played = result_of(run, parts=True), Mock(return_value=Replayed(stuck="slow"))
    assert _minimised(run, first, played) == (run, first)
    assert played.call_count == 1


def test_states_are_counted_by_their_last_action() -> None:
    run = run_of(STALE)
    counts = actions_of([Walk(0, run, result_of(run, parts=False))])
    assert counts["ElectPreferred(replica=b2)"] == (1, 1)
    assert sum(total for total, _ in counts.values()) == len(run.states)


@pytest.fixture
def clusters(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Notes what clusters are asked for. Their brokers do nothing."""
    asked: list[object] = []

    @contextmanager
    def cluster_of(*given: object) -> Iterator[Mock]:
        asked.append(given)
        yield Mock()

    for name, fake in (("cluster_of", cluster_of), ("recording_of", lambda *_: b""), ("Stage", Mock())):
        monkeypatch.setattr(conforming, name, fake)
    return asked


@pytest.mark.parametrize(("stuck", "walked", "number"), [({1}, 4, 2), ({0, 1, 2}, 3, 3)])
def test_unresponsive_brokers_are_replaced_a_limited_number_of_times(
    stuck: set[int], walked: int, number: int, clusters: list[object], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    now: list[int] = []

    def runs() -> Iterator[Run]:
        for n in range(4):
            now[:] = [n]
            yield run_of(STALE)

    monkeypatch.setattr(conforming, "replayed", lambda *_: Replayed(stuck="slow" if now[0] in stuck else ""))
    found = list(walks(RELEASES["2.5.1"], Mock(), runs(), tmp_path, lambda line: None))
    assert [bool(walk.result.stuck) for walk in found] == [n in stuck for n in range(walked)]
    assert len(clusters) == number


def test_repeated_divergences_are_minimised_once_and_settings_choose_the_cluster(
    clusters: list[object], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run = run_of(STALE)
    runs = [run, run, run_of(trace_of("kafka-2.5", {**STALE.bounds, "unclean": 1}, "LeaderAppend leader=0"))]
    played: list[Run] = []

    def replayed(_: object, __: object, which: Run, ___: object) -> Replayed:
        played.append(which)
        return result_of(which, parts=which.system == run.system and len(which.steps) == len(run.steps))

    monkeypatch.setattr(conforming, "replayed", replayed)
    first, second, third = walks(RELEASES["2.5.1"], Mock(), runs, tmp_path, lambda line: None)
    assert (first.like, second.like, third.like) == (None, 0, None)
    assert first.result.diverged and second.result.diverged and third.result.agrees
    assert second.whole == run and second.run.steps == run.steps and second.done == len(run.steps)
    assert played[-2:] == [run, runs[2]], "it is played once"
    assert len(clusters) == 2
