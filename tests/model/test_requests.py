"""Produce requests in flight: late ones, several at once, and those whose handler is slow."""

from __future__ import annotations

from typing import Any

import pytest
from support.counters import no_rule_reads_a_ghost
from support.scenarios import enabled, end, schedule
from support.successors import compiled_successors, successors_on_ints
from support.violating import depth_or_states

from tideproof.model.language.state import NIL
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.state import OK, REFUSED, UNSURE, WAITING
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.catalogue import properties_of

SAFE = {"acks": -1, "min_insync_replicas": 2, "records": 2}
SLOW = {**SAFE, "log_size": 1, "epochs": 3, "slow_handlers": 1}
LATE = {**SAFE, "log_size": 2, "epochs": 2, "retries": 1, "late_requests": 1}
WINDOW = {**SAFE, "log_size": 2, "epochs": 2, "retries": 1, "in_flight": 2}
ONCE = {"idempotent": 1}


@pytest.mark.parametrize(
    ("name", "asked", "configuration", "found"),
    # Counts by this engine. What late requests and several at once do, brokers do (docs/real-brokers.md).
    [
        # A request that is on its way into the purgatory outlives a truncation, and is acknowledged for another record.
        ("kafka-0.9", "AckedSurvive", {**SLOW, "slow_handlers": 0}, (10, None)),
        ("kafka-0.10", "AckedSurvive", {**SLOW, "slow_handlers": 0}, (None, 2_622)),
        ("kafka-0.10", "AckedSurvive", SLOW, (10, None)),
        ("kafka-2.5-fixed", "AckedSurvive", {**SLOW, "slow_handlers": 0}, (None, 2_313)),
        ("kafka-2.5-fixed", "AckedSurvive", SLOW, (14, None)),
        ("kafka-4.1", "AckedSurvive", {**SLOW, "slow_handlers": 0}, (None, 15_110)),
        ("kafka-4.1", "AckedSurvive", SLOW, (14, None)),
        # A request that comes late writes a record after the next one, or once more.
        ("kafka-0.10", "RecordsInOrder", LATE, (4, None)),
        ("kafka-0.10", "NoDuplicates", LATE, (4, None)),
        ("kafka-4.1", "NoDuplicates", LATE, (8, None)),
        # Up to 2.4 an idempotent producer that has given a record up begins under another id.
        ("kafka-2.4.1", "RecordsInOrder", {**LATE, **ONCE}, (4, None)),
        ("kafka-2.4.1", "NoDuplicates", {**LATE, **ONCE}, (None, 25_690)),
        ("kafka-2.5", "RecordsInOrder", {**LATE, **ONCE}, (None, 17_754)),
        # A record that is refused or lost is overtaken by the next one: an idempotent one is not.
        ("kafka-0.10", "RecordsInOrder", WINDOW, (6, None)),
        ("kafka-4.1", "RecordsInOrder", WINDOW, (9, None)),
        ("kafka-2.4.1", "RecordsInOrder", {**WINDOW, **ONCE}, (None, 9_210)),
        ("kafka-2.5", "RecordsInOrder", {**WINDOW, **ONCE}, (None, 7_882)),
        # But since 2.5 it is skipped (KAFKA-15591, KAFKA-14312, KAFKA-19880).
        ("kafka-2.4.1", "NoneSkipped", {**WINDOW, **ONCE}, (None, 9_210)),
        ("kafka-2.5", "NoneSkipped", {**WINDOW, **ONCE}, (5, None)),
        ("kafka-4.1", "NoneSkipped", {**WINDOW, **ONCE}, (6, None)),
        ("kafka-2.5", "NoDuplicates", {**WINDOW, **ONCE}, (None, 7_882)),
    ],
)
def test_violations_with_requests_in_flight(
    name: str, asked: str, configuration: dict[str, int], found: tuple[int | None, int | None]
) -> None:
    assert depth_or_states(name, asked, **configuration) == found


# Off ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "variables", "actions"),
    [
        ({"late_requests": 1}, {"late_request"},
         {"RequestDelayed", "RetryDelayed", "LateRequestArrive"}),
        ({"in_flight": 2}, {"outcome_of"}, {"OneTimesOut", "LeaderRetryOne", "TellNotEnoughForOne"}),
        ({"slow_handlers": 1}, set(), set()),
    ],
)  # fmt: skip
def test_disabled_options_add_no_variable_and_no_step(
    asked: dict[str, int], variables: set[str], actions: set[str]
) -> None:
    protocol = PROTOCOLS["kafka-2.5"]
    without, with_it = (System(protocol, protocol.bounded(**{**SAFE, "retries": 1}, **more)) for more in ({}, asked))
    assert {v.field for v in with_it.space.variables} - {v.field for v in without.space.variables} == variables
    assert {a.name for a in with_it.actions} - {a.name for a in without.actions} == actions


@pytest.mark.parametrize(
    ("name", "bounds", "reason"),
    [
        ("kafka-2.5", {"acks": -1, "late_requests": 1}, "--late-requests 1 needs --outcomes 1 or --retries"),
        ("kafka-2.5", {"outcomes": 1, "late_requests": 1}, "--late-requests 1 needs"),
        ("kafka-2.5", {"acks": 1, "slow_handlers": 1}, "--slow-handlers 1 needs --acks all"),
        ("kafka-0.9", {"acks": -1, "slow_handlers": 1}, "--slow-handlers 1: kafka-0.9 does not have it; since 0.10"),
        ("kafka-2.5", {"acks": -1, "in_flight": 2}, "--in-flight 2 needs --outcomes 1 or --retries"),
        ("kafka-2.5", {**WINDOW, "late_requests": 1}, "--in-flight 2 together with --late-requests"),
        ("kafka-2.5", {**WINDOW, **ONCE, "delete_records": 1}, "--in-flight 2 together with"),
    ],
)
def test_incompatible_settings_are_refused(name: str, bounds: dict[str, int], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        PROTOCOLS[name].bounded(**bounds)


@pytest.mark.parametrize("configuration", [{**LATE, **ONCE}, {**WINDOW, **ONCE}])
def test_compiled_steps_agree_with_the_rules(configuration: dict[str, int]) -> None:
    protocol: Any = PROTOCOLS["kafka-2.5"]
    properties = [p for p in properties_of(protocol) if p.name in ("RecordsInOrder", "NoneSkipped", "OkWritten")]
    with explore(protocol, protocol.bounded(**{**configuration, "epochs": 1}), properties) as found:
        code = SearchCode(found.system, properties)
        for index in range(0, found.distinct_states, 1 + found.distinct_states // 60):
            words = found.visited.state(index)
            assert compiled_successors(code, found.system, words) == successors_on_ints(found.system, words)
            full_state = found.system.space.unpack(words)
            failed = sum(1 << i for i, p in enumerate(properties) if not p.holds(found.system, full_state))
            assert code.failed(words) == failed
        no_rule_reads_a_ghost(found.system)


# Late requests --------------------------------------------------------------------------------------------------------


def test_a_late_request_duplicates_its_retry_unless_idempotent() -> None:
    again = "RequestDelayed b0; LeaderRetry b0; LateRequestArrive b0 r1"
    s = end(schedule("kafka-2.5", again, **LATE))
    assert (s.log[0], s.waits_at, s.waits_for, s.outcome) == ((0, 0), (0, NIL), (0, NIL), WAITING)
    s = end(schedule("kafka-2.5", again, **LATE, **ONCE))
    assert (s.log[0], s.waits_for, s.late_request) == ((0, NIL), (0, NIL), (NIL, NIL))


def test_a_late_request_reaches_only_its_broker() -> None:
    elected = "RequestDelayed b0; ElectPreferred b1; BecomeLeader e1 b1; BecomeFollower e1 b0 b1"
    assert not any(step.startswith("LateRequestArrive") for step in enabled(schedule("kafka-2.5", elected, **LATE)))
    to_the_next = "ElectPreferred b1; RequestDelayed b1; BecomeLeader e1 b1"
    assert "LateRequestArrive b1 r1" in enabled(schedule("kafka-2.5", to_the_next, **LATE))
    assert "RequestDelayed b1" not in enabled(schedule("kafka-2.5", "LeaderAppend b0; RequestTimesOut", **LATE))


def test_a_leader_with_too_small_an_isr_refuses_a_late_request() -> None:
    alone = schedule("kafka-2.5", "RequestDelayed b0; ControllerShrinkIsr b1; BecomeLeader e1 b0", **LATE)
    assert "LateRequestArrive b0 r1" not in enabled(alone)


@pytest.mark.parametrize(("release", "arrives"), [("kafka-0.11", True), ("kafka-2.4.1", True), ("kafka-2.5", False)])
def test_a_producer_that_gives_up_gets_a_new_id_or_since_2_5_a_new_epoch(release: str, arrives: bool) -> None:
    """r2 is of the new epoch: a leader that has it refuses r1. One that does not have it takes r1, in order."""
    next_one = schedule(release, "RequestDelayed b0; LeaderAppend b0", **LATE, **ONCE)
    assert ("LateRequestArrive b0 r1" in enabled(next_one)) is arrives
    assert "LateRequestArrive b0 r1" in enabled(schedule(release, "RequestDelayed b0", **LATE, **ONCE))


def test_a_retry_may_be_late_too() -> None:
    written = "LeaderAppend b0; RequestTimesOut; RetryDelayed b0; LateRequestArrive b0 r1"
    s = end(schedule("kafka-2.5", written, **LATE))
    assert (s.log[0], s.retried, s.requests_delayed, s.outcome) == ((0, 0), 1, 1, UNSURE)


# Several at once ------------------------------------------------------------------------------------------------------


def test_a_later_record_overtakes_a_refused_one() -> None:
    refused = "ElectPreferred b1; RefuseNotLeader b1; BecomeLeader e1 b1; LeaderAppend b1; LeaderRetryOne b1 r1"
    s = end(schedule("kafka-2.5", refused, **WINDOW))
    assert (s.log[1], s.outcome_of) == ((1, 0), (WAITING, WAITING))


def test_the_window_starts_at_the_first_unacknowledged_record() -> None:
    more = {**WINDOW, "records": 3, "log_size": 3}
    assert "LeaderAppend b0" not in enabled(schedule("kafka-2.5", "LeaderAppend b0; LeaderAppend b0", **more))
    three = schedule("kafka-2.5", "LeaderAppend b0; LeaderAppend b0", **{**more, "in_flight": 3})
    assert "LeaderAppend b0" in enabled(three)
    copied = "; ".join(["LeaderAnswerFetch b1 b0; FollowerAppend b1"] * 2)
    first = f"LeaderAppend b0; LeaderAppend b0; {copied}; LeaderAcknowledge b0 r1 0"
    run = schedule("kafka-2.5", first, **more)
    assert end(run).outcome_of == (OK, WAITING, OK)
    assert "LeaderAppend b0" in enabled(run)


@pytest.mark.parametrize(("release", "log"), [("kafka-0.11", (NIL, NIL)), ("kafka-2.5", (1, NIL))])
def test_since_2_5_an_unknown_producer_may_start_with_any_record(release: str, log: tuple[int, int]) -> None:
    """KAFKA-15591: r1 is refused, because b1 does not know yet that it leads; r2 comes when it does."""
    refused = "ElectPreferred b1; RefuseNotLeader b1; BecomeLeader e1 b1"
    step = {"kafka-0.11": "RefuseOutOfOrder b1", "kafka-2.5": "LeaderAppend b1"}[release]
    run = schedule(release, f"{refused}; {step}", **WINDOW, **ONCE)
    assert end(run).log[1] == log
    assert end(run).outcome_of == (REFUSED, REFUSED if release == "kafka-0.11" else WAITING)
    assert ("LeaderRetryOne b1 r1" in enabled(run)) is (release == "kafka-0.11"), "r1 can never be written"


def test_a_record_refused_for_its_sequence_is_sent_again() -> None:
    refused = "ElectPreferred b1; RefuseNotLeader b1; BecomeLeader e1 b1; RefuseOutOfOrder b1"
    again = f"{refused}; LeaderRetryOne b1 r1; LeaderRetryOne b1 r2"
    s = end(schedule("kafka-0.11", again, **{**WINDOW, "retries": 2}, **ONCE))
    assert s.log[1] == (0, 1)


@pytest.mark.parametrize(("release", "noted"), [("kafka-0.11", (False, True)), ("kafka-2.1.1", (True, True))])
def test_up_to_2_0_0_a_leader_notes_its_epoch_with_a_refused_record(release: str, noted: tuple[bool, bool]) -> None:
    """Seen on 0.11.0.3: the entry of epoch 1 is in the file of the cache, though the log is empty."""
    refused = "ElectPreferred b1; RefuseNotLeader b1; BecomeLeader e1 b1; RefuseOutOfOrder b1"
    run = schedule(release, refused, **WINDOW, **ONCE)
    assert tuple(s[0].epoch_start[1][1] != NIL for s in run.states[-2:]) == noted


def test_a_leader_recognises_duplicates_and_accepts_the_next_record() -> None:
    twice = "LeaderAppend b0; OneTimesOut r1; LeaderAppend b0; LeaderRetryOne b0 r1"
    s = end(schedule("kafka-2.5", twice, **WINDOW, **ONCE))
    assert (s.log[0], s.waits_for) == ((0, 1), (0, 1))


# Slow handlers --------------------------------------------------------------------------------------------------------

REPLACED = (
    "LeaderAppend b0; ElectPreferred b1; BecomeLeader e1 b1; LeaderAppend b1; BecomeFollower e1 b0 b1; "
    "LeaderAnswerEpoch b0 b1; FollowerTruncate b0; LeaderAnswerFetch b0 b1; FollowerAppend b0; LeaderParkFetch b0 b1; "
    "ElectPreferred b0; BecomeLeader e2 b0"
)
"""b0 writes r1, follows b1, which has r2 at that offset, and leads again."""


def test_a_waiting_request_is_acknowledged_for_another_record() -> None:
    """All elections are clean, and both replicas are in the ISR."""
    follows = (
        "BecomeFollower e2 b1 b0; LeaderAnswerEpoch b1 b0; FollowerTruncate b1; LeaderParkFetch b1 b0; "
        "LeaderAcknowledge b0 r1 0"
    )
    s = end(schedule("kafka-2.5", f"{REPLACED}; {follows}", **SLOW))
    assert (s.acked, s.log) == ((True, False), ((1,), (1,)))


@pytest.mark.parametrize(("asked", "waits"), [(0, (NIL, 1)), (1, (0, 1))])
def test_becoming_a_follower_fails_waiting_requests(asked: int, waits: tuple[int, int]) -> None:
    assert end(schedule("kafka-2.5", REPLACED, **{**SLOW, "slow_handlers": asked})).waits_at == waits


def test_a_restart_drops_waiting_requests() -> None:
    s = end(schedule("kafka-2.5", "LeaderAppend b0; CrashAndRestart b0", **SLOW, crashes=1))
    assert s.waits_at == (NIL, NIL)
