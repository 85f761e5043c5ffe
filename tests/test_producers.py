"""What producers learn, what retries do, and what idempotence mends."""

from __future__ import annotations

from typing import Any

import pytest

from tideproof.model.language.algebra import Bool, Int, ite
from tideproof.model.language.properties import Status
from tideproof.model.language.protocol import Blocked, System
from tideproof.model.language.state import NIL, Space
from tideproof.model.protocols.broker.releases.kafka_2_1 import KAFKA_2_1
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.broker.state import BrokerState
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.exhaustive.search import Exploration, explore
from tideproof.properties.invariants.catalogue import properties_of

PROPERTIES = {p.name: p for p in properties_of(KAFKA_2_1)}
RETRIES = {"log_size": 2, "records": 1, "acks": -1, "retries": 1}


def explored(*names: str, protocol: BrokerProtocol = KAFKA_2_1, **world: Any) -> Exploration:
    return explore(protocol, protocol.bounded(**world), [PROPERTIES[name] for name in names])


@pytest.mark.parametrize(
    ("name", "world", "depth"),
    [
        # acks=0: what is lost on the way is taken for written. Whoever waits for the leader is told of nothing else.
        ("OkWritten", {"acks": 0, "outcomes": 1}, 1),
        ("OkWritten", {"acks": 1, "outcomes": 1}, None),
        ("OkWritten", {"acks": -1, "outcomes": 1}, None),
        # min.insync.replicas is looked at for acks=all only.
        ("AckedByEnough", {"acks": 1, "min_insync_replicas": 2}, 3),
        ("AckedByEnough", {"acks": -1, "min_insync_replicas": 2}, None),
        ("AckedByEnough", {"acks": -1, "min_insync_replicas": 2, "outcomes": 1, "crashes": 1}, None),
        # A retry duplicates, whatever the ISR must be; sequence numbers mend it.
        ("NoDuplicates", RETRIES, 4),
        ("NoDuplicates", {**RETRIES, "min_insync_replicas": 2}, 4),
        ("NoDuplicates", {**RETRIES, "idempotent": 1}, None),
        ("NoDuplicates", {**RETRIES, "retries": 2, "log_size": 3, "idempotent": 1, "crashes": 1}, None),
        # Some of the ISR has it when the leader is no more: the retry duplicates it at the next one.
        ("OnceAcrossLeaders", {**RETRIES, "epochs": 2, "min_insync_replicas": 2}, 7),
        # What the elected leader lacked is there once after a retry; after two it may be there twice.
        ("OnceAfterElection", {**RETRIES, "log_size": 3}, None),
        ("OnceAfterElection", {**RETRIES, "retries": 2}, 6),
        # What a producer was told keeps its meaning with the same record at two offsets.
        ("AckedSurvive", RETRIES, None),
        ("AckedSurvive", {**RETRIES, "acks": 1}, 4),
        ("AckTrue", {**RETRIES, "idempotent": 1, "crashes": 1}, None),
        ("Durable", {**RETRIES, "idempotent": 1, "crashes": 1}, None),
    ],
)
def test_what_producers_can_rely_on(name: str, world: dict[str, int], depth: int | None) -> None:
    with explored(name, **world) as found:
        assert found.verdicts[0].depth == depth
        assert (found.verdicts[0].status is Status.HOLDS) == (depth is None)


@pytest.mark.parametrize(
    ("more", "states"),
    # Counts by this engine, frozen so that a change of a rule is seen.
    [({}, 11_411), ({"idempotent": 1}, 5_395), ({"idempotent": 1, "min_insync_replicas": 2}, 4_918)],
)
def test_every_property_that_needs_no_ghost_in_a_world_of_retries(more: dict[str, int], states: int) -> None:
    asked = [p.name for p in PROPERTIES.values() if p.ghost is None and p.name != "LeaderInIsr"]
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


def test_a_leader_that_does_not_rebuild_producer_state_from_its_log_writes_a_record_twice() -> None:
    forgetful = KAFKA_2_1.variation(name="forgetful", title="t", story="s", recognises=only_its_own_records)
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


@pytest.mark.parametrize(
    ("fetched", "idempotent", "log"),
    [(True, 0, (0, 0)), (True, 1, (0, NIL)), (False, 0, (0, NIL)), (False, 1, (0, NIL))],
)
def test_the_retry_duplicates_what_the_elected_leader_has(fetched: bool, idempotent: int, log: tuple[int, int]) -> None:
    system = System(KAFKA_2_1, KAFKA_2_1.bounded(**RETRIES, idempotent=idempotent))
    world = system.initial
    steps = [("LeaderAppend", {"leader": 0}), *(FETCHED if fetched else []), *ELECTED]
    offset = 1 if fetched and not idempotent else 0
    steps.append(("LeaderAcknowledge", {"leader": 1, "record": 0, "offset": offset}))
    for name, parameters in steps:
        after: Any = system.step(world, system.find(name, parameters))
        assert not isinstance(after, Blocked), f"{name}: {after}"
        world = after
    s: Any = world[0]
    assert (s.log[1], s.hw[1], s.acked) == (log, offset + 1, (True,))


# Settings -------------------------------------------------------------------------------------------------------------


def test_what_is_not_asked_for_costs_no_bit() -> None:
    def bits(**more: int) -> int:
        return Space.bits_of([BrokerState], KAFKA_2_1.bounded(replicas=2, acks=-1, **more))

    assert bits() < bits(outcomes=1) < bits(retries=1)
    assert bits(retries=1) == bits(retries=1, idempotent=1)
    names = {a.name for a in System(KAFKA_2_1, KAFKA_2_1.bounded(acks=-1)).actions}
    assert not names & {"RequestLost", "RefuseNotLeader", "RequestTimesOut", "LeaderRetry"}


@pytest.mark.parametrize(
    ("name", "world", "reason"),
    [
        ("kafka-2.1", {"retries": 1}, "--retries 1 needs --acks 1 or all: a producer that waits for nothing"),
        ("kafka-2.1", {"acks": 1, "retries": 1, "idempotent": 1}, "--idempotent 1 needs --acks all"),
        ("kafka-2.1", {"acks": -1, "idempotent": 1}, "--idempotent 1 makes no difference without --retries"),
        ("kafka-0.10", {"acks": -1, "retries": 1, "idempotent": 1}, "--idempotent 1: kafka-0.10 takes at most 0"),
    ],
)
def test_settings_that_do_not_go_together_are_refused(name: str, world: dict[str, int], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        PROTOCOLS[name].bounded(**world)
