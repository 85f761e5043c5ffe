"""Records of aborted transactions that come late: hanging transactions and what KIP-890 does about them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tideproof.counterexamples.explain.account import account
from tideproof.counterexamples.views.client_cells import client_cells
from tideproof.model.language.actions import REPLICA, Blocked
from tideproof.model.language.algebra import Bool, all_of, implies, not_
from tideproof.model.language.properties import Property, Status, invariant
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.bounds import BOUNDS
from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5
from tideproof.model.protocols.broker.rules import BrokerProtocol, Rules, asked, step
from tideproof.model.protocols.broker.state import UNDECIDED, BrokerRule, BrokerState
from tideproof.model.protocols.broker.steps.late_records import is_open_again
from tideproof.model.protocols.broker.steps.transactions import (
    TRANSACTION,
    has_marker_below,
    is_at,
    is_returned,
    last_stable_offset,
    next_in,
)
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import replay
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.catalogue import properties_of

PROPERTIES = {p.name: p for p in properties_of(KAFKA_2_5)}
LATE = {"acks": -1, "transactions": 1, "late_records": 1}
OF_ONE_PRODUCER = {
    **LATE, "replicas": 1, "log_size": 4, "records": 4, "epochs": 1, "transactions": 2, "consumers": 1,
    "read_committed": 1,
}  # fmt: skip


def broker_protocol(name: str) -> BrokerProtocol:
    found = PROTOCOLS[name]
    assert isinstance(found, BrokerProtocol)
    return found


def outcome(protocol: BrokerProtocol, prop: Property, **bounds: int) -> tuple[Status, int | None]:
    """The verdict with the number of states, or of steps to the violation."""
    with explore(protocol, protocol.bounded(**bounds), [prop], stop_when_decided=True) as found:
        (verdict,) = found.verdicts
        return verdict.status, verdict.depth if verdict.status is Status.VIOLATED else found.distinct_states


HOLDS, VIOLATED = Status.HOLDS, Status.VIOLATED


@pytest.mark.parametrize(
    ("release", "expected"),
    # Counts by this engine: a change of a rule is seen.
    [
        ("kafka-0.11", (VIOLATED, 4)),
        ("kafka-2.5", (VIOLATED, 4)),
        ("kafka-3.4.1", (VIOLATED, 4)),
        ("kafka-3.5-kraft", (VIOLATED, 4)),
        ("kafka-3.6", (HOLDS, 54_949)),
        ("kafka-3.9.1", (HOLDS, 54_949)),
        ("kafka-3.6-kraft", (HOLDS, None)),
        ("kafka-4.0", (HOLDS, None)),
        ("kafka-4.1", (HOLDS, None)),
    ],
)
def test_since_3_6_no_transaction_hangs(release: str, expected: tuple[Status, int | None]) -> None:
    epochs = 1 if expected == (HOLDS, None) else 2
    found = outcome(broker_protocol(release), PROPERTIES["NoHangingTransaction"], **LATE, epochs=epochs)
    assert found == expected or (found[0], None) == expected


@pytest.mark.parametrize(
    ("release", "keeps_epoch", "raises_epoch"),
    # With one producer that keeps its epoch, and with one that begins another after an abort.
    [
        ("kafka-2.5", (VIOLATED, 9), (VIOLATED, 9)),
        ("kafka-3.6", (VIOLATED, 9), (HOLDS, 53_907)),
        ("kafka-3.8-kraft", (VIOLATED, 9), (HOLDS, 53_907)),
        ("kafka-4.0", (HOLDS, 53_907), (HOLDS, 53_907)),
    ],
)
def test_an_aborted_record_is_committed_with_the_next_transaction(
    release: str, keeps_epoch: tuple[Status, int], raises_epoch: tuple[Status, int]
) -> None:
    """Up to 3.5 whatever the producer does, up to 3.9 if it keeps its epoch, and no more where it has one for each."""
    for one_producer, expected in ((1, keeps_epoch), (2, raises_epoch)):
        bounds = {**OF_ONE_PRODUCER, "one_producer": one_producer}
        assert outcome(broker_protocol(release), PROPERTIES["ReadCommitted"], **bounds) == expected


@pytest.mark.parametrize("name", ["ReadCommitted", "LagNotNegative", "OffsetsOrdered"])
def test_markers_of_one_producer_end_all_its_open_transactions(name: str) -> None:
    """Without late records nothing is wrong with one producer, either."""
    bounds = {**OF_ONE_PRODUCER, "late_records": 0, "one_producer": 1}
    assert outcome(KAFKA_2_5, PROPERTIES[name], **bounds) == (HOLDS, 32_583)


# The last stable offset, step by step ---------------------------------------------------------------------------------

BEGIN, ABORT, COMMIT = ("BeginTransaction", {}), ("AbortTransaction", {}), ("CommitTransaction", {})
RECORD, MARKER = ("AppendInTransaction", {"leader": 0}), ("WriteMarker", {"leader": 0})
TAKEN, REFUSED = ("AppendLateRecord", {"leader": 0}), ("RefuseLateRecord", {"leader": 0})
COPIED = [("LeaderAnswerFetch", {"follower": 1, "leader": 0}), ("FollowerAppend", {"follower": 1})]
KNOWN = [("LeaderParkFetch", {"follower": 1, "leader": 0})]
READ = ("ConsumerRead", {"leader": 0})
Steps = list[tuple[str, dict[str, int]]]


def of(transaction: int, *steps: tuple[str, dict[str, int]]) -> Steps:
    return [(name, {**given, "transaction": transaction}) for name, given in steps]


def states(release: str, steps: Steps, **bounds: int) -> Iterator[BrokerState]:
    """The states after each step, and of one that the model does not take the name."""
    protocol = broker_protocol(release)
    system = System(protocol, protocol.bounded(**bounds))
    full_state = system.initial
    for name, given in steps:
        after: Any = system.step(full_state, system.find(name, given))
        assert not isinstance(after, Blocked), f"{name}: {after}"
        full_state = after
        yield full_state[0]


ONE = {**LATE, "log_size": 3, "records": 3, "epochs": 1}


def test_a_late_record_holds_back_the_last_stable_offset() -> None:
    """As 2.1.1, 2.5.1 and 3.5.1 do, replayed on 2026-11-26: high watermark 3, last stable offset 2."""
    steps = [*of(0, BEGIN, RECORD), *COPIED, *of(0, ABORT, MARKER, TAKEN), *COPIED, *COPIED, *KNOWN]
    *_, s = states("kafka-2.5", steps, **ONE)
    assert [(last_stable_offset(s, 0), s.hw[0], s.leo[0])] == [(2, 3, 3)]
    assert [is_open_again(s, r, 0) for r in (0, 1)] == [True, True]
    assert client_cells(s)["transactions"] == "t0 r1,r3 aborted r2, open on b0,b1"


def test_a_late_record_before_the_marker_is_aborted_with_its_transaction() -> None:
    steps = [*of(0, BEGIN, RECORD, ABORT, TAKEN, MARKER), *COPIED, *COPIED, *COPIED, *KNOWN]
    for release in ("kafka-2.5", "kafka-3.6", "kafka-4.0"):
        *_, s = states(release, steps, **ONE, consumers=1, read_committed=1)
        assert (last_stable_offset(s, 0), s.hw[0]) == (3, 3)
        assert [bool(is_returned(s, 0, record)) for record in (0, 1, 2)] == [False] * 3
        assert client_cells(s)["transactions"] == "t0 r1,r2 aborted r3"


def test_since_3_6_a_leader_without_an_open_transaction_refuses() -> None:
    steps = of(0, BEGIN, RECORD, ABORT, MARKER)
    *_, s = states("kafka-3.6", [*steps, *of(0, REFUSED)], **ONE)
    assert (s.leo[0], s.late_records) == (2, 1)
    with pytest.raises(AssertionError, match="AppendLateRecord"):
        [*states("kafka-3.6", [*steps, *of(0, TAKEN)], **ONE)]


def test_a_late_record_belongs_to_the_next_transaction() -> None:
    """t0 is aborted with its record r1; r3 comes late, and counts with t1, which commits. As 3.6.2 and 3.9.1 do."""
    t0 = [*of(0, BEGIN, RECORD), *COPIED, *of(0, ABORT, MARKER), *COPIED, *KNOWN]
    t1 = [*of(1, BEGIN), *of(0, TAKEN), *of(1, COMMIT, MARKER), *COPIED, *COPIED, *KNOWN]
    bounds = {**ONE, "log_size": 4, "records": 4, "transactions": 2, "consumers": 1, "read_committed": 1}
    for one_producer, release in ((1, "kafka-3.6"), (1, "kafka-2.5"), (2, "kafka-2.5")):
        *_, s = states(release, [*t0, *t1], **bounds, one_producer=one_producer)
        assert (last_stable_offset(s, 0), s.hw[0]) == (4, 4)
        assert [bool(is_returned(s, 0, record)) for record in range(4)] == [False, False, True, False]
    with pytest.raises(AssertionError, match="AppendLateRecord"):  # the coordinator knows a later epoch
        [*states("kafka-3.6", [*t0, *t1], **bounds, one_producer=2)]
    with pytest.raises(AssertionError, match="AppendLateRecord"):  # and here the log does
        [*states("kafka-4.0", [*t0, *t1], **bounds, one_producer=1)]


def test_a_late_record_is_refused_after_a_later_one() -> None:
    t0 = [*of(0, BEGIN, RECORD), *COPIED, *of(0, ABORT, MARKER), *COPIED, *KNOWN]
    bounds = {**ONE, "log_size": 4, "records": 4, "transactions": 2, "one_producer": 1}
    *_, s = states("kafka-2.5", [*t0, *of(1, BEGIN, RECORD), *of(0, REFUSED)], **bounds)
    assert s.leo[0] == 3


# A user's own variation -----------------------------------------------------------------------------------------------


@step(asked("transactions"), leader=REPLICA, transaction=TRANSACTION)
def append_after_decision(rules: Rules, s: BrokerState, leader: int, transaction: int) -> BrokerRule:
    """A record of a decided transaction arrives late, and is appended."""
    yield s.decision[transaction] != UNDECIDED
    return (yield from next_in(rules, s, leader, transaction, marker=False))


@invariant(BrokerState)
def a_late_record_holds_the_last_stable_offset(s: BrokerState) -> Bool:
    """A record after its transaction's marker keeps the last stable offset from passing it."""
    held = []
    for b in range(s.bounds.replicas):
        for offset in range(s.bounds.log_size):
            late = all_of(has_marker_below(s, b, 0, offset), is_at(s, b, offset, 0, marker=False))
            held.append(implies(late, last_stable_offset(s, b) <= offset))
    return all_of(*held)


@invariant(BrokerState)
def nothing_comes_after_a_marker(s: BrokerState) -> Bool:
    """No log has a record of a transaction after its marker."""
    after = [
        all_of(has_marker_below(s, b, 0, offset), is_at(s, b, offset, 0, marker=False))
        for b in range(s.bounds.replicas)
        for offset in range(s.bounds.log_size)
    ]
    return all_of(*map(not_, after))


def test_a_user_defined_step_holds_back_the_last_stable_offset() -> None:
    """It needs no bound: the last stable offset is computed from what is in the log."""
    own = KAFKA_2_5.variation("late", "t", "s", added={"late_in_transaction": append_after_decision})
    bounds = {"acks": -1, "transactions": 1, "log_size": 3, "records": 3, "epochs": 1}
    assert outcome(own, nothing_comes_after_a_marker, **bounds) == (VIOLATED, 4)
    assert outcome(own, a_late_record_holds_the_last_stable_offset, **bounds)[0] is HOLDS
    assert outcome(KAFKA_2_5, nothing_comes_after_a_marker, **bounds)[0] is HOLDS


# What is said of it ---------------------------------------------------------------------------------------------------


def test_account_and_table_agree_on_open_transactions() -> None:
    protocol = KAFKA_2_5
    system = System(protocol, protocol.bounded(**{**OF_ONE_PRODUCER, "one_producer": 1}))
    names = [*of(0, BEGIN, RECORD, ABORT, MARKER), *of(1, BEGIN), *of(0, TAKEN), *of(1, COMMIT, MARKER), *[READ] * 3]
    run = replay(system, [system.find(name, given) for name, given in names])
    said = [f"{s.step} {s.text}" for s in account(run, PROPERTIES["ReadCommitted"]).sentences]
    late = "it comes after the marker, and b0 has the transaction open again."
    assert f"6 r3 belongs to transaction t0, which is aborted; {late}" in said, said
    assert any(
        text.startswith("11 The consumer reads r3 at offset 2")
        and text.endswith("transaction t0 is aborted, but ends here with the marker of t1.")
        for text in said
    ), said
    column = [client_cells(full_state[0])["transactions"] for full_state in run.states]  # type: ignore[attr-defined]
    assert column[1] == "t0  open" and column[3] == "t0 r1 aborted"
    assert column[6] == "t0 r1,r3 aborted r2, open on b0; t1  open"
    assert column[8] == "t0 r1,r3 aborted r2; t1  committed r4"


# Bounds ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bounds", "reason"),
    [
        ({"late_records": 1}, "--late-records 1 makes no difference without --transactions"),
        ({"acks": -1, "transactions": 1, "one_producer": 1}, "--one-producer 1 makes no difference without"),
    ],
)
def test_bounds_without_effect_are_refused(bounds: dict[str, int], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        KAFKA_2_5.bounded(**bounds)


def test_disabled_options_add_no_step_and_no_variable() -> None:
    assert {"late_records", "one_producer"} <= {spec.name for spec in BOUNDS if spec.default == 0}
    system = System(KAFKA_2_5, KAFKA_2_5.bounded(acks=-1, transactions=2))
    assert not {"BeginTransaction", "AppendLateRecord", "RefuseLateRecord"} & {a.name for a in system.actions}
    assert (system.initial[0].added, system.initial[0].late_records) == ((), 0)
