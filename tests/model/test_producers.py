"""What producers learn, what retries do, and what idempotence fixes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from support.scenarios import end, schedule
from support.tiers import daily

from tideproof.model.language.actions import REPLICA, Blocked, Rule, action
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, ite, not_, put, select
from tideproof.model.language.properties import Status
from tideproof.model.language.space import Space
from tideproof.model.language.state import NIL
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.broker.state import OK, BrokerState, leads
from tideproof.model.protocols.broker.steps.producing import RECORD, answered, has_enough_in_sync
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.exhaustive.search import Exploration, explore
from tideproof.properties.invariants.broker import holds
from tideproof.properties.invariants.catalogue import properties_of

PROPERTIES = {p.name: p for p in properties_of(KAFKA_2_5)}
RETRIES = {"log_size": 2, "records": 1, "acks": -1, "retries": 1}


def explored(*names: str, protocol: BrokerProtocol = KAFKA_2_5, **configuration: Any) -> Exploration:
    return explore(protocol, protocol.bounded(**configuration), [PROPERTIES[name] for name in names])


@pytest.mark.parametrize(
    ("name", "configuration", "depth"),
    [
        # acks=0: what is lost on the way counts as written. A producer that waits for the leader learns nothing else.
        ("OkWritten", {"acks": 0, "outcomes": 1}, 1),
        ("OkWritten", {"acks": 1, "outcomes": 1}, None),
        ("OkWritten", {"acks": -1, "outcomes": 1}, None),
        # min.insync.replicas is looked at for acks=all only.
        ("AckedByEnough", {"acks": 1, "min_insync_replicas": 2}, 3),
        ("AckedByEnough", {"acks": -1, "min_insync_replicas": 2}, None),
        ("AckedByEnough", {"acks": -1, "min_insync_replicas": 2, "outcomes": 1, "crashes": 1}, None),
        # A retry duplicates, whatever the ISR must be; sequence numbers fix it.
        ("NoDuplicates", RETRIES, 4),
        ("NoDuplicates", {**RETRIES, "min_insync_replicas": 2}, 4),
        ("NoDuplicates", {**RETRIES, "idempotent": 1}, None),
        ("NoDuplicates", {**RETRIES, "retries": 2, "log_size": 3, "idempotent": 1, "crashes": 1}, None),
        # Some of the ISR has it when the leader is no more: the retry duplicates it at the next one.
        ("OnceAcrossLeaders", {**RETRIES, "epochs": 2, "min_insync_replicas": 2}, 7),
        # What the elected leader lacked is there once after a retry; after two it may be there twice.
        ("OnceAfterElection", {**RETRIES, "log_size": 3}, None),
        ("OnceAfterElection", {**RETRIES, "retries": 2}, 6),
        # An answer to a producer keeps its meaning with the same record at two offsets.
        ("AckedSurvive", RETRIES, None),
        ("AckedSurvive", {**RETRIES, "acks": 1}, 4),
        ("AckTrue", {**RETRIES, "idempotent": 1, "crashes": 1}, None),
        ("Durable", {**RETRIES, "idempotent": 1, "crashes": 1}, None),
    ],
)
def test_guarantees_of_producers_by_release(name: str, configuration: dict[str, int], depth: int | None) -> None:
    with explored(name, **configuration) as found:
        assert found.verdicts[0].depth == depth
        assert (found.verdicts[0].status is Status.HOLDS) == (depth is None)


@pytest.mark.parametrize(
    ("more", "states"),
    # Counts by this engine, frozen so that a change of a rule is seen.
    [({}, 11_770), ({"idempotent": 1}, 5_221), ({"idempotent": 1, "min_insync_replicas": 2}, 4_815)],
)
def test_properties_without_ghosts_with_retries(more: dict[str, int], states: int) -> None:
    asked = [p.name for p in PROPERTIES.values() if not p.by_name_only and not p.ghosts]
    with explored(*asked, **RETRIES, **more) as found:
        broken = {v.property.name for v in found.verdicts if v.status is Status.VIOLATED}
        assert broken == (set() if more else {"NoDuplicates"})
        assert found.complete
        assert found.distinct_states == states


def only_its_own_records(s: BrokerState, leader: int, record: Int) -> Int:
    """A leader that knows of a producer what it has written itself since it leads: the state is not rebuilt."""
    found: Int = NIL
    for offset in range(s.bounds.log_size):
        own: Bool = s.log_epoch[leader][offset] == s.epoch[leader]
        found = ite(s.log[leader][offset] == record, ite(own, offset, found), found)
    return found


@pytest.mark.parametrize(("release", "known"), [("kafka-0.11", (0, 1)), ("kafka-2.0", (0, 1)), ("kafka-2.5", (0, 1))])
def test_a_duplicate_still_records_the_leaders_epoch(release: str, known: tuple[int, ...]) -> None:
    """Log.append notes the epoch first: up to 2.0.0 that is the first that the leader's cache has of it."""
    steps = "LeaderAppend b0; LeaderAnswerFetch b1 b0; FollowerAppend b1; ElectPreferred b1; BecomeLeader e1 b1; "
    before = schedule(release, f"{steps} RequestTimesOut", **{**RETRIES, "epochs": 2, "idempotent": 1})
    assert (end(before).epoch_start[1] == known) is (release == "kafka-2.5")
    after = schedule(release, f"{steps} RequestTimesOut; LeaderRetry b1", **{**RETRIES, "epochs": 2, "idempotent": 1})
    assert (end(after).epoch_start[1], end(after).leo[1]) == (known, 1)


def test_without_rebuilt_producer_state_a_record_is_duplicated() -> None:
    forgetful = KAFKA_2_5.variation(name="forgetful", title="t", story="s", recognises=only_its_own_records)
    with explored("NoDuplicates", protocol=forgetful, **RETRIES, idempotent=1) as found:
        assert found.verdicts[0].depth == 5
        assert "BecomeLeader" in {step.action.name for step in found.verdicts[0].trace or ()}


# The leader dies with some of the ISR having the record, or none ------------------------------------------------------

FOLLOWER: dict[str, int] = {"follower": 1, "leader": 0}
FETCHED: list[tuple[str, dict[str, int]]] = [("LeaderAnswerFetch", FOLLOWER), ("FollowerAppend", {"follower": 1})]
ELECTED: list[tuple[str, dict[str, int]]] = [
    ("ElectAfterFailure", {"replica": 1}),
    ("RequestTimesOut", {}),
    ("BecomeLeader", {"epoch": 1, "replica": 1}),
    ("LeaderRetry", {"leader": 1}),
]


def taken(steps: Sequence[tuple[str, dict[str, int]]], **configuration: int) -> Any:
    """The state after these steps of kafka-2.5."""
    system = System(KAFKA_2_5, KAFKA_2_5.bounded(**configuration))
    now = system.initial
    for name, parameters in steps:
        after: Any = system.step(now, system.find(name, parameters))
        assert not isinstance(after, Blocked), f"{name}: {after}"
        now = after
    return now[0]


@pytest.mark.parametrize(
    ("fetched", "idempotent", "log"),
    [(True, 0, (0, 0)), (True, 1, (0, NIL)), (False, 0, (0, NIL)), (False, 1, (0, NIL))],
)
def test_a_retry_duplicates_a_record_of_the_new_leader(fetched: bool, idempotent: int, log: tuple[int, int]) -> None:
    offset = 1 if fetched and not idempotent else 0
    acknowledge = ("LeaderAcknowledge", {"leader": 1, "record": 0, "offset": offset})
    steps = [("LeaderAppend", {"leader": 0}), *(FETCHED if fetched else []), *ELECTED, acknowledge]
    s = taken(steps, **RETRIES, idempotent=idempotent)
    assert (s.log[1], s.hw[1], s.acked) == (log, offset + 1, (True,))


# Acknowledgements, as the producer knows of them ----------------------------------------------------------------------


def at_once(s: BrokerState, leader: int, offset: Int) -> Bool:
    return True


def in_a_later_epoch(s: BrokerState, leader: int, offset: Int) -> Bool:
    """The leader acknowledges what it wrote before, as soon as it is elected again."""
    return select(s.log_epoch[leader], offset) < s.epoch[leader]


@action(lambda b: bool(b.acks), leader=REPLICA, record=RECORD)
def new_leader_acknowledge(s: BrokerState, leader: int, record: int) -> Rule[BrokerState]:
    """A leader acknowledges a record for which another broker has the request, whatever its own log has."""
    yield leads(s, leader)
    yield s.waits_at[record] != leader
    yield s.waits_at[record] != NIL
    return answered(s.replace(acked=put(s.acked, record, True)), record, OK)


@action(lambda b: bool(b.acks), record=RECORD)
def acknowledge_what_is_in_no_log(s: BrokerState, record: int) -> Rule[BrokerState]:
    """The producer receives the acknowledgement when no log has it any more, or ever had."""
    yield s.next_record > record
    yield not_(s.acked[record])
    yield not_(any_of(*(holds(s, r, record) for r in range(s.bounds.replicas))))
    return s.replace(acked=put(s.acked, record, True))


@action(lambda b: bool(b.acks), leader=REPLICA, record=RECORD)
def learn_at_once(s: BrokerState, leader: int, record: int) -> Rule[BrokerState]:
    """The producer learns that its record is written as soon as the request waits; nothing is noted as acknowledged."""
    yield s.waits_at[record] == leader
    return answered(s, record, OK)


@pytest.mark.parametrize(
    ("slots", "more", "depths"),
    # Depths: AckTrue, AckedSurvive, Durable. At night the other wrong rules.
    daily(
        [{"acknowledges": in_a_later_epoch}, {"acknowledge": learn_at_once}],
        [
            ({"acknowledges": at_once}, {}, (2, 4, 4)),
            ({"acknowledges": at_once}, {"outcomes": 1}, (2, 4, 4)),
            ({"acknowledges": in_a_later_epoch}, {}, (5, 7, 7)),
            ({"acknowledge": new_leader_acknowledge}, {}, (4, 4, 4)),
            ({"acknowledge": acknowledge_what_is_in_no_log}, {}, (7, 7, 7)),
            ({"acknowledge": acknowledge_what_is_in_no_log}, {"outcomes": 1}, (2, 2, 2)),
            ({"acknowledge": learn_at_once}, {"outcomes": 1}, (2, 4, 4)),
        ],
    ),
)
def test_a_wrong_acknowledgement_rule_is_detected_by_the_producer(
    slots: dict[str, Any], more: dict[str, int], depths: tuple[int, ...]
) -> None:
    wrong = KAFKA_2_5.variation(name="wrong", title="t", story="s", **slots)
    for name, depth in zip(("AckTrue", "AckedSurvive", "Durable"), depths, strict=True):
        with explored(name, protocol=wrong, log_size=1, records=1, epochs=4, acks=-1, **more) as found:
            assert found.verdicts[0].depth == depth, name


@action(lambda b: bool(b.acks), leader=REPLICA, record=RECORD)
def acknowledge_for_another(s: BrokerState, leader: int, record: int) -> Rule[BrokerState]:
    """A leader with too small an ISR acknowledges, while an earlier one still believes in a large one."""
    others = [r for r in range(s.bounds.replicas) if r != leader]
    yield leads(s, leader)
    yield s.waits_at[record] == leader
    yield s.hw[leader] > s.waits_for[record]
    yield not_(has_enough_in_sync(s, leader))
    yield any_of(*(all_of(leads(s, r), has_enough_in_sync(s, r), holds(s, r, record)) for r in others))
    return answered(s.replace(acked=put(s.acked, record, True)), record, OK)


def test_the_acknowledging_broker_needs_enough_in_sync_replicas() -> None:
    """b1 was elected and has let b0 go; b0, which has not heard of it, takes both for in sync."""
    wrong = KAFKA_2_5.variation(name="wrong", title="t", story="s", acknowledge=acknowledge_for_another)
    with explored("AckedByEnough", protocol=wrong, **RETRIES, idempotent=1, min_insync_replicas=2) as found:
        assert found.verdicts[0].depth == 7
        assert (found.verdicts[0].trace or ())[-1].parameters == {"leader": 1, "record": 0}


def test_waiting_requests_survive_epochs_but_not_a_change_to_follower() -> None:
    configuration = {"log_size": 1, "records": 1, "acks": -1}
    append: list[tuple[str, dict[str, int]]] = [("LeaderAppend", {"leader": 0})]
    led_on: list[tuple[str, dict[str, int]]] = [
        ("ControllerShrinkIsr", {"replica": 1}),
        ("BecomeLeader", {"epoch": 1, "replica": 0}),
        ("LeaderAcknowledge", {"leader": 0, "record": 0, "offset": 0}),
    ]
    assert taken([*append, *led_on], **configuration).acked == (True,)
    followed: list[tuple[str, dict[str, int]]] = [
        ("ElectPreferred", {"replica": 1}),
        ("BecomeFollower", {"epoch": 1, "replica": 0, "leader": 1}),
        ("ElectPreferred", {"replica": 0}),
        ("BecomeLeader", {"epoch": 2, "replica": 0}),
    ]
    s = taken([*append, *followed], **configuration)
    assert (s.log[0], s.waits_at, s.waits_for) == ((0,), (NIL,), (NIL,))


# Settings -------------------------------------------------------------------------------------------------------------


def test_disabled_options_cost_no_bits() -> None:
    def bits(**more: int) -> int:
        return Space.bits_of(BrokerState, KAFKA_2_5.bounded(replicas=2, acks=-1, **more))

    assert bits() < bits(outcomes=1) < bits(retries=1)
    assert bits(retries=1) == bits(retries=1, idempotent=1)
    names = {a.name for a in System(KAFKA_2_5, KAFKA_2_5.bounded(acks=-1)).actions}
    assert not names & {"RequestLost", "RefuseNotLeader", "RequestTimesOut", "LeaderRetry"}


@pytest.mark.parametrize(
    ("name", "configuration", "reason"),
    [
        ("kafka-2.5", {"retries": 1}, "--retries 1 needs --acks 1 or all: a producer that waits for nothing"),
        ("kafka-2.5", {"acks": 1, "retries": 1, "idempotent": 1}, "--idempotent 1 needs --acks all"),
        ("kafka-2.5", {"acks": -1, "idempotent": 1}, "--idempotent 1 makes no difference without --retries"),
        (
            "kafka-0.10",
            {"acks": -1, "retries": 1, "idempotent": 1},
            "--idempotent 1: kafka-0.10 does not have it; since 0.11, KIP-98",
        ),
    ],
)
def test_incompatible_settings_are_refused(name: str, configuration: dict[str, int], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        PROTOCOLS[name].bounded(**configuration)
