"""Transactions: the last stable offset, what a consumer with read_committed returns, and its lag."""

from __future__ import annotations

from typing import Any

import pytest

from tideproof.model.language.actions import Blocked
from tideproof.model.language.algebra import Int
from tideproof.model.language.properties import Status
from tideproof.model.language.space import Space
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_0_8 import everything_committed_is_stable
from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.broker.state import BrokerState
from tideproof.model.protocols.broker.steps.transactions import last_stable_offset, stable_end
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.exhaustive.search import Exploration, explore
from tideproof.properties.invariants.catalogue import properties_of

PROPERTIES = {p.name: p for p in properties_of(KAFKA_2_5)}
ISOLATED = {"acks": -1, "transactions": 1, "consumers": 1, "read_committed": 1}


def explored(*names: str, protocol: BrokerProtocol = KAFKA_2_5, **configuration: Any) -> Exploration:
    return explore(protocol, protocol.bounded(**configuration), [PROPERTIES[name] for name in names])


@pytest.mark.parametrize(
    ("configuration", "states"),
    # Counts by this engine, frozen so that a change of a rule is seen. Two records: one and its marker.
    [
        ({"epochs": 2}, 38_906),
        ({"epochs": 2, "log_size": 3, "records": 3}, 574_143),
        ({"epochs": 3, "log_size": 3, "records": 3}, 5_100_542),
        pytest.param({"epochs": 3, "crashes": 1}, 7_008_769, marks=pytest.mark.nightly),
        pytest.param({"epochs": 2, "power_losses": 1}, 9_155_636, marks=pytest.mark.nightly),
        ({"epochs": 2, "transactions": 2}, 46_499),
        pytest.param(
            {"epochs": 2, "transactions": 2, "log_size": 4, "records": 4}, 16_858_418, marks=pytest.mark.nightly
        ),
    ],
)
def test_read_committed_returns_no_open_or_aborted_records(configuration: dict[str, int], states: int) -> None:
    with explored("ReadCommitted", "OffsetsOrdered", **{**ISOLATED, **configuration}) as found:
        assert [v.status for v in found.verdicts] == [Status.HOLDS] * 2
        assert found.distinct_states == states
        assert not {"WriteMarker", "CommitTransaction", "AbortTransaction", "ConsumerRead"} & set(found.never_taken)


@pytest.mark.parametrize(
    ("name", "configuration", "depth", "last"),
    [
        # Alone in the ISR, and a consumer that has read all (KAFKA-9807).
        ("kafka-0.11", {"replicas": 1}, 1, "ConsumerReadDuringAppend"),
        ("kafka-2.2", {"replicas": 1}, 1, "ConsumerReadDuringAppend"),
        # The leader is never alone there: what is left is a fetch, which 2.1 to 2.3 keep out of a read.
        ("kafka-0.11", {"min_insync_replicas": 2, "epochs": 1}, 4, "ConsumerReadBetweenReadings"),
        ("kafka-2.0.1", {"min_insync_replicas": 2, "epochs": 1}, 4, "ConsumerReadBetweenReadings"),
        ("kafka-2.1", {"min_insync_replicas": 2, "epochs": 1}, None, ""),
        ("kafka-2.2", {"min_insync_replicas": 2, "epochs": 1}, None, ""),
        ("kafka-2.4.1", {"min_insync_replicas": 2, "epochs": 1}, 4, "ConsumerReadBetweenReadings"),
        ("kafka-2.5", {"min_insync_replicas": 2, "epochs": 1}, None, ""),
        ("kafka-2.5", {"replicas": 1}, None, ""),
    ],
)
def test_the_high_watermark_may_move_between_two_reads(
    name: str, configuration: dict[str, int], depth: int | None, last: str
) -> None:
    protocol = PROTOCOLS[name]
    assert isinstance(protocol, BrokerProtocol)
    with explored("ReadCommitted", protocol=protocol, **{**ISOLATED, **configuration}) as found:
        (verdict,) = found.verdicts
        assert verdict.depth == depth
        if depth:
            assert (verdict.trace or ())[-1].action.name == last


def test_read_uncommitted_returns_open_records() -> None:
    with explored("ReadCommitted", **{**ISOLATED, "read_committed": 0}) as found:
        assert found.verdicts[0].depth == 3


def test_a_last_stable_offset_that_ignores_open_transactions_is_refuted() -> None:
    everything = KAFKA_2_5.variation(name="up-to-hw", title="t", story="s", last_stable=everything_committed_is_stable)
    with explored("ReadCommitted", protocol=everything, **ISOLATED) as found:
        assert found.verdicts[0].depth == 3


def markers_count_at_once(s: BrokerState, leader: int) -> Int:
    return stable_end(s, leader, s.leo[leader])


def test_counting_uncommitted_markers_lets_the_latest_offset_decrease() -> None:
    """Nothing aborted is read by that, for the decision remains; but a new leader may lack the marker."""
    hasty = KAFKA_2_5_FIXED.variation(name="hasty", title="t", story="s", last_stable=markers_count_at_once)
    with explored("LatestMono", protocol=hasty, **ISOLATED) as found:
        assert found.verdicts[0].depth == 10
        assert "WriteMarker" in {step.action.name for step in found.verdicts[0].trace or ()}
    with explored("ReadCommitted", protocol=hasty, **ISOLATED) as found:
        assert found.verdicts[0].status is Status.HOLDS
    with explored("LatestMono", protocol=KAFKA_2_5_FIXED, **ISOLATED) as found:
        assert found.verdicts[0].status is Status.HOLDS


@pytest.mark.parametrize(
    ("configuration", "depth"),
    [
        # With one leader that stays, never; a new leader's high watermark lags, and one that comes back has an old one.
        ({"consumers": 1, "epochs": 1}, None),
        ({**ISOLATED, "epochs": 1}, None),
        ({"consumers": 1, "epochs": 2}, 7),
        ({**ISOLATED, "epochs": 2}, 7),
        ({"consumers": 1, "epochs": 1, "crashes": 1}, 7),
        # A leader that is the whole ISR, and stays: its high watermark is its log end.
        ({"consumers": 1, "epochs": 3, "replicas": 1, "crashes": 1}, None),
    ],
)
def test_consumer_lag_is_negative_in_known_configurations(configuration: dict[str, int], depth: int | None) -> None:
    with explored("LagNotNegative", **configuration) as found:
        assert found.verdicts[0].depth == depth


def test_the_last_stable_offset_moves_once_the_marker_is_committed() -> None:
    """A transaction's record, a plain one, and the marker: everything waits for the marker's second fetch round."""
    system = System(KAFKA_2_5, KAFKA_2_5.bounded(acks=-1, transactions=1, log_size=3, records=3))
    of, both = {"transaction": 0}, {"follower": 1, "leader": 0}
    fetched: list[tuple[str, dict[str, int]]] = [("LeaderAnswerFetch", both), ("FollowerAppend", {"follower": 1})]
    heard: list[tuple[str, dict[str, int]]] = [("LeaderAnswerEmpty", both), ("FollowerAppend", {"follower": 1})]
    steps = [
        ("AppendInTransaction", {"leader": 0, **of}), ("LeaderAppend", {"leader": 0}), *fetched, *fetched,
        ("LeaderParkFetch", both), *heard,
        ("AbortTransaction", of), ("WriteMarker", {"leader": 0, **of}), *fetched, ("LeaderParkFetch", both), *heard,
    ]  # fmt: skip
    full_state, offsets = system.initial, []
    for name, parameters in steps:
        after: Any = system.step(full_state, system.find(name, parameters))
        assert not isinstance(after, Blocked), f"{name}: {after}"
        full_state, s = after, after[0]
        offsets.append([(last_stable_offset(s, r), s.hw[r], s.leo[r]) for r in (0, 1)])
    assert offsets[8] == [(0, 2, 2), (0, 2, 2)]  # both records are committed on both, and the transaction is open
    assert offsets[12] == [(0, 2, 3), (0, 2, 3)]  # the marker is on both, and not committed
    assert offsets[13] == [(3, 3, 3), (0, 2, 3)]  # committed, as the leader knows
    assert offsets[15] == [(3, 3, 3), (3, 3, 3)]


def test_disabled_options_cost_no_bits() -> None:
    def bits(**more: int) -> int:
        return Space.bits_of(BrokerState, KAFKA_2_5.bounded(acks=-1, consumers=1, **more))

    assert bits() < bits(transactions=1) == bits(transactions=1, read_committed=1) < bits(transactions=2)
    names = {a.name for a in System(KAFKA_2_5, KAFKA_2_5.bounded(acks=-1)).actions}
    assert not names & {"AppendInTransaction", "WriteMarker", "CommitTransaction", "AbortTransaction"}


@pytest.mark.parametrize(
    ("name", "configuration", "reason"),
    [
        ("kafka-2.5", {"acks": 1, "transactions": 1}, "--transactions 1 needs --acks all"),
        ("kafka-2.5", {"acks": -1, "transactions": 1, "retries": 1}, "is not modelled: ask for one or the other"),
        ("kafka-2.5", {"consumers": 1, "read_committed": 1}, "--read-committed 1 makes no difference without"),
        (
            "kafka-0.10",
            {"acks": -1, "transactions": 1},
            "--transactions 1: kafka-0.10 does not have it; since 0.11, KIP-98",
        ),
    ],
)
def test_incompatible_settings_are_refused(name: str, configuration: dict[str, int], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        PROTOCOLS[name].bounded(**configuration)
