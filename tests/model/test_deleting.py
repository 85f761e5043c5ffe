"""DeleteRecords: the log start, the low watermark, and who comes to know of them."""

from __future__ import annotations

from typing import Any

import pytest
from support.scenarios import end, schedule

from tideproof.model.language.actions import REPLICA, Blocked, action
from tideproof.model.language.algebra import Int, ite, minimum
from tideproof.model.language.properties import Status
from tideproof.model.language.space import Space
from tideproof.model.language.state import NIL
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.flaws.kafka_9491 import PROTOCOL as ANY_HIGH_WATERMARK
from tideproof.model.protocols.broker.flaws.kip_107 import WRITTEN_THROUGH
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.broker.state import BrokerRule, BrokerState
from tideproof.model.protocols.broker.steps import fetching
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.exhaustive.search import Exploration, explore
from tideproof.properties.invariants.catalogue import properties_of

PROPERTIES = {p.name: p for p in properties_of(KAFKA_2_5)}
SMALL = {"log_size": 1, "records": 1, "epochs": 3, "delete_records": 1}
PROMISES = ("TypeOk", "OffsetsOrdered", "LogMatch", "FollowerMatch", "UniqueOffset")


def explored(*names: str, protocol: BrokerProtocol = ANY_HIGH_WATERMARK, **configuration: Any) -> Exploration:
    return explore(protocol, protocol.bounded(**configuration), [PROPERTIES[name] for name in names])


@pytest.mark.parametrize(
    ("configuration", "states", "broken"),
    # Counts and depths by this engine, frozen so that a change of a rule is seen: FollowerBounds, LowWatermark,
    # DeletedStay. A log start that is on disk late goes back with a crash, and the low watermark with it.
    [
        ({"epochs": 2}, 409, (4, 7, None)),
        ({"log_size": 2, "records": 2}, 16_205, (4, 7, None)),
        ({"crashes": 1}, 96_111, (4, 7, 8)),
        ({"epochs": 2, "replicas": 3, "log_size": 2}, 19_354, (5, 10, None)),
    ],
)
def test_properties_of_log_starts(configuration: dict[str, int], states: int, broken: tuple[int | None, ...]) -> None:
    with explored(*PROMISES, "FollowerBounds", "LowWatermark", "DeletedStay", **{**SMALL, **configuration}) as found:
        assert [v.depth for v in found.verdicts] == [None] * len(PROMISES) + list(broken)
        assert found.distinct_states == states
        # Only a log start that goes back leaves a follower ahead of its leader, if no power is lost.
        assert found.never_taken == ([] if configuration.get("crashes") else ["FollowerOutOfRange"])


DIVERGED = """LeaderAppend b0; ElectAfterFailure b1; BecomeLeader e1 b1; LeaderAppend b1;
BecomeFollower e1 b0 b1; DeleteRecords b1 1; LeaderAnswerEpoch b0 b1; FollowerTruncate b0; LeaderParkFetch b0 b1"""


def test_a_follower_deletes_records_once_it_learns_the_log_start() -> None:
    """b1 has cut its epoch cache, and tells b0 that epoch 0 ends where its log starts: b0 joins with a record of e0."""
    bounds = {"replicas": 2, "log_size": 1, "records": 2, "epochs": 2, "delete_records": 1}
    joined = end(schedule("kafka-2.5", DIVERGED.replace("\n", " "), **bounds))
    assert joined.epoch_start == ((0, NIL), (NIL, 1))
    assert (joined.log[0], joined.log_start, joined.quorum_isr) == ((0,), (0, 1), (True, True))
    heard = DIVERGED.replace("\n", " ") + "; LeaderAnswerEmpty b0 b1; FollowerAppend b0"
    s = end(schedule("joins-at-the-log-start", heard, **bounds))
    assert (s.log_start, s.quorum_isr) == ((1, 1), (False, True)), "it has heard of it, and says so in its next fetch"


FROM_2_8 = """LeaderAppend b0; ElectAfterFailure b1; BecomeLeader e1 b1; LeaderAppend b1; BecomeFollower e1 b0 b1;
DeleteRecords b1 1; LeaderParkFetch b0 b1; ControllerAlterIsr b1; ElectPreferred b0; BecomeLeader e2 b0;
BecomeFollower e2 b1 b0; LeaderAnswerDiverging b1 b0; FollowerTruncate b1"""


@pytest.mark.parametrize("protocol", ["kafka-2.8.1", "kafka-3.1", "kafka-3.9.1"])
def test_a_high_watermark_below_the_log_start_is_not_adopted(protocol: str) -> None:
    """Brokers of 2.8.2 and 3.3.2 keep 1, their log start, when the response about the divergence says 0."""
    bounds = {"replicas": 2, "log_size": 1, "records": 2, "epochs": 3, "delete_records": 1}
    s = end(schedule(protocol, FROM_2_8.replace("\n", " "), **bounds))
    assert (s.hw, s.log_start) == ((0, 1), (0, 1))


@pytest.mark.parametrize(("release", "known"), [("kafka-0.11", (1, NIL, 1)), ("kafka-2.0.1", (NIL, NIL, 1))])
def test_up_to_2_0_two_epochs_may_start_at_the_log_start(release: str, known: tuple[int, ...]) -> None:
    """As in a walk of 1.1.1: LeaderEpochFileCache.assign looks at its last entry alone, since 2.0.1 at all."""
    steps = "LeaderAppend b0; LeaderShrinkIsr b0 b1; DeleteRecords b0 1; ElectUnclean b1; ElectUnclean b0; "
    steps += "BecomeLeader e2 b0; LeaderAppend b0"
    bounds = {"log_size": 2, "records": 2, "epochs": 3, "delete_records": 1, "unclean": 1}
    assert end(schedule(release, steps, **bounds)).epoch_start[0] == known


@pytest.mark.parametrize("release", ["kafka-0.11", "kafka-2.5", "kafka-3.7"])
def test_a_restarted_log_keeps_its_start_after_a_crash(release: str) -> None:
    """Its first segment is named by its base offset, whatever the checkpoint says."""
    steps = "ControllerShrinkIsr b1; BecomeLeader e1 b0; BecomeFollower e1 b1 b0; LeaderAppend b0; DeleteRecords b0 1; "
    steps += "FollowerStartsAnew b1 b0; CrashAndRestart b1"
    bounds = {"log_size": 1, "records": 1, "epochs": 2, "delete_records": 1, "crashes": 1}
    back = end(schedule(release, steps, **bounds))
    assert (back.log_start[1], back.leo[1]) == (1, 1)


BACK_WITHOUT_EPOCH = """LeaderAppend b0; LeaderAnswerFetch b1 b0; FollowerAppend b1; LeaderParkFetch b1 b0;
ElectPreferred b1; DeleteRecords b0 1; CrashAndRestart b0; BecomeFollower e1 b0 b1"""


@pytest.mark.parametrize("release", ["kafka-2.1", "kafka-2.5", "kafka-2.8.1", "kafka-3.9.1"])
def test_a_follower_without_epochs_truncates_to_its_high_watermark(release: str) -> None:
    """A deletion has emptied its leader epoch cache, and a crash has brought the record back."""
    bounds = {"log_size": 1, "records": 1, "epochs": 2, "delete_records": 1, "crashes": 1}
    follower = end(schedule(release, BACK_WITHOUT_EPOCH.replace("\n", " "), **bounds))
    assert (follower.leo[0], follower.hw[0], follower.truncating[0]) == (0, 0, False)


def test_up_to_2_0_a_follower_without_epochs_requests_the_undefined_end_first() -> None:
    bounds = {"log_size": 1, "records": 1, "epochs": 2, "delete_records": 1, "crashes": 1}
    steps = BACK_WITHOUT_EPOCH.replace("\n", " ") + "; BecomeLeader e1 b1"
    asking = end(schedule("kafka-2.0.1", steps, **bounds))
    assert (asking.leo[0], asking.truncating[0]) == (1, True)
    told = end(schedule("kafka-2.0.1", steps + "; LeaderAnswerEpoch b0 b1", **bounds))
    assert (told.answer_epoch[0], told.answer_offset[0]) == (NIL, NIL)
    assert end(schedule("kafka-2.0.1", steps + "; LeaderAnswerEpoch b0 b1; FollowerTruncate b0", **bounds)).leo[0] == 0


@pytest.mark.parametrize(
    ("release", "known"),
    [("kafka-0.11", (0, NIL)), ("kafka-2.0.1", (0, NIL)), ("kafka-2.5", (NIL, NIL)), ("kafka-2.8.1", (0, NIL))],
)
def test_a_restart_restores_missing_epochs_from_the_log(release: str, known: tuple[int, ...]) -> None:
    """But for epoch 0 from 2.1 to 2.6.0. The first restart drops the epoch, which a deletion has put to the log end.

    Brokers of 1.1.1, 2.5.1, 2.8.2 and 3.9.1 do the same.
    """
    steps = "LeaderAppend b0; LeaderAnswerFetch b1 b0; FollowerAppend b1; LeaderParkFetch b1 b0; DeleteRecords b0 1; "
    steps += "CrashAndRestart b0"
    bounds = {"log_size": 1, "records": 1, "epochs": 2, "delete_records": 1, "crashes": 2}
    assert end(schedule(release, steps, **bounds)).epoch_start[0] == (NIL, NIL)
    assert end(schedule(release, steps + "; CrashAndRestart b0", **bounds)).epoch_start[0] == known


def test_records_below_a_restarted_log_are_not_read() -> None:
    steps = "LeaderAppend b0; LeaderShrinkIsr b0 b1; DeleteRecords b0 1; FollowerStartsAnew b1 b0; CrashAndRestart b1"
    bounds = {"log_size": 1, "records": 1, "epochs": 2, "delete_records": 1, "crashes": 1}
    back = end(schedule("kafka-2.6.1", steps, **bounds))
    assert (back.epoch_start[1], back.log_start[1], back.first_offset[1]) == ((NIL, NIL), 1, 1)


def test_a_clean_shutdown_writes_the_log_start() -> None:
    """As does one of 4.3.0; a crash loses it."""
    steps = "LeaderAppend b0; ControllerFenceFollower b1; LeaderReadIsr b0; DeleteRecords b0 1; ControllerFenceLast; "
    bounds = {"log_size": 1, "records": 1, "epochs": 2, "delete_records": 1, "crashes": 1}
    assert end(schedule("kafka-4.1", steps + "StopAndRestart b0", **bounds)).log_start[0] == 1


@pytest.mark.parametrize(
    ("release", "depth"),
    # Replayed on Kafka 2.1.1 and 2.0.1, three times each: every state is as in the model.
    [("kafka-0.11", None), ("kafka-2.0.1", 10), ("kafka-2.1", 7), ("kafka-2.4", 7), ("kafka-2.4.1", None)],
)
def test_until_2_4_1_a_log_can_start_below_the_low_watermark(release: str, depth: int | None) -> None:
    with explored("LowWatermark", protocol=PROTOCOLS[release], **SMALL, replicas=2) as found:
        assert found.verdicts[0].depth == depth
        assert found.verdicts[0].status is (Status.HOLDS if depth is None else Status.VIOLATED)


def test_with_both_fixes_log_starts_survive_a_crash() -> None:
    fixed = KAFKA_2_5_FIXED.variation(
        name="both", title="t", story="s", start_on_return=WRITTEN_THROUGH.rules.start_on_return
    )
    names = (*PROMISES, "FollowerBounds", "LowWatermark", "DeletedStay")
    with explored(*names, protocol=fixed, **SMALL, crashes=1) as found:
        assert [v.status for v in found.verdicts] == [Status.HOLDS] * len(names)


def test_one_crash_suffices_though_another_isr_member_is_up() -> None:
    """The code says that a deletion is lost only if all of the ISR crash. Here the ISR is two brokers for ever."""
    no_replica_leaves = KAFKA_2_5_FIXED.variation(
        name="no-replica-leaves", title="t", story="s", shrink_isr=None, controller_shrink_isr=None,
        elect_after_failure=None, partition_offline=None,
    )  # fmt: skip
    with explored("DeletedStay", protocol=no_replica_leaves, **SMALL, crashes=1) as found:
        assert found.verdicts[0].depth == 11


def least_start_in_isr(s: BrokerState, leader: int) -> Int:
    others = [r for r in range(s.bounds.replicas) if r != leader]
    known = [ite(s.isr[leader][r], s.remote_start[leader][r], s.log_start[leader]) for r in others]
    return minimum(s.log_start[leader], *known)


def the_leader_is_enough(s: BrokerState, leader: int) -> Int:
    return s.log_start[leader]


@pytest.mark.parametrize(("rule", "depth"), [(least_start_in_isr, 9), (the_leader_is_enough, 8)])
def test_a_low_watermark_of_fewer_replicas_is_refuted(rule: Any, depth: int) -> None:
    wrong = KAFKA_2_5_FIXED.variation(name="wrong", title="t", story="s", low_watermark=rule)
    with explored("DeletedStay", protocol=wrong, **SMALL) as found:
        assert found.verdicts[0].depth == depth


APPEND = fetching.follower_append(KAFKA_2_5_FIXED.rules)


@action(follower=REPLICA)
def follower_append(s: BrokerState, follower: int) -> BrokerRule:
    """The follower does not look at the log start in the answer."""
    after = yield from APPEND.rule(s, follower=follower)
    return after.replace(log_start=s.log_start)


def test_without_log_starts_in_fetches_no_deletion_is_answered() -> None:
    deaf = KAFKA_2_5_FIXED.variation(
        name="deaf", title="t", story="s", follower_append=follower_append, start_anew=None
    )
    with explored("OffsetsOrdered", protocol=deaf, **SMALL) as found:
        assert "AnswerDeletion" in found.never_taken


def test_a_deletion_is_answered_once_followers_confirm_it() -> None:
    """One fetch round carries the log start to the follower, the next one back to the leader."""
    system = System(KAFKA_2_5, KAFKA_2_5.bounded(log_size=1, records=1, epochs=1, delete_records=1))
    both = {"follower": 1, "leader": 0}
    steps: list[tuple[str, dict[str, int]]] = [
        ("LeaderAppend", {"leader": 0}), ("LeaderAnswerFetch", both), ("FollowerAppend", {"follower": 1}),
        ("LeaderParkFetch", both), ("DeleteRecords", {"leader": 0, "offset": 1}), ("LeaderAnswerEmpty", both),
        ("FollowerAppend", {"follower": 1}), ("LeaderParkFetch", both), ("AnswerDeletion", {"leader": 0}),
    ]  # fmt: skip
    answer = system.find("AnswerDeletion", {"leader": 0})
    full_state, early = system.initial, []
    for name, parameters in steps:
        early.append(not isinstance(system.step(full_state, answer), Blocked))
        after: Any = system.step(full_state, system.find(name, parameters))
        assert not isinstance(after, Blocked), f"{name}: {after}"
        full_state = after
    s: Any = full_state[0]
    assert early == [False] * 8 + [True]
    assert (s.log_start, s.remote_start[0], s.deleted) == ((1, 1), (0, 1), 1)


FETCHED: list[tuple[str, dict[str, int]]] = [
    ("LeaderAnswerFetch", {"follower": 1, "leader": 0}), ("FollowerAppend", {"follower": 1}),
    ("LeaderParkFetch", {"follower": 1, "leader": 0}),
]  # fmt: skip
HEARD: list[tuple[str, dict[str, int]]] = [
    ("LeaderAnswerEmpty", {"follower": 1, "leader": 0}), ("FollowerAppend", {"follower": 1}),
    ("LeaderParkFetch", {"follower": 1, "leader": 0}),
]  # fmt: skip
ASKED: list[tuple[str, dict[str, int]]] = [
    ("LeaderAppend", {"leader": 0}), *FETCHED, ("DeleteRecords", {"leader": 0, "offset": 1}),
]  # fmt: skip
FOLLOWED: list[tuple[str, dict[str, int]]] = [
    ("ElectPreferred", {"replica": 1}), ("BecomeFollower", {"epoch": 1, "replica": 0, "leader": 1}),
    ("ElectPreferred", {"replica": 0}), ("BecomeLeader", {"epoch": 2, "replica": 0}),
    ("BecomeFollower", {"epoch": 2, "replica": 1, "leader": 0}),
    ("LeaderAnswerEpoch", {"follower": 1, "leader": 0}), ("FollowerTruncate", {"follower": 1}),
    ("LeaderParkFetch", {"follower": 1, "leader": 0}),
]  # fmt: skip
CRASHED: list[tuple[str, dict[str, int]]] = [
    ("CheckpointLogStart", {"replica": 0}), ("CrashAndRestart", {"replica": 0}),
    ("BecomeLeader", {"epoch": 0, "replica": 0}), ("LeaderParkFetch", {"follower": 1, "leader": 0}),
]  # fmt: skip


@pytest.mark.parametrize(("between", "is_answered"), [([], True), (FOLLOWED, True), (CRASHED, False)])
def test_a_pending_deletion_survives_role_changes_but_not_a_restart(
    between: list[tuple[str, dict[str, int]]], is_answered: bool
) -> None:
    system = System(KAFKA_2_5, KAFKA_2_5.bounded(log_size=1, records=1, epochs=3, delete_records=1, crashes=1))
    full_state = system.initial
    for name, parameters in (*ASKED, *between, *HEARD):
        after: Any = system.step(full_state, system.find(name, parameters))
        assert not isinstance(after, Blocked), f"{name} {parameters}: {after}"
        full_state = after
    answer = system.step(full_state, system.find("AnswerDeletion", {"leader": 0}))
    assert isinstance(answer, Blocked) != is_answered


def test_a_consumer_below_the_log_start_continues_at_the_log_start() -> None:
    names = ("ReadMono", "OffsetsOrdered")
    with explored(*names, **{**SMALL, "log_size": 2, "records": 2, "epochs": 2}, consumers=1) as found:
        assert [v.status for v in found.verdicts] == [Status.HOLDS] * 2
        assert "ConsumerSkipDeleted" not in found.never_taken


def test_disabled_options_cost_no_bits() -> None:
    def bits(**more: int) -> int:
        return Space.bits_of(BrokerState, KAFKA_2_5.bounded(**more))

    assert bits() < bits(delete_records=1)
    assert bits(delete_records=1) - bits() < bits(delete_records=1, crashes=1) - bits(crashes=1)
    names = {a.name for a in System(KAFKA_2_5, KAFKA_2_5.bounded()).actions}
    assert not names & {"DeleteRecords", "AnswerDeletion", "FollowerStartsAnew", "CheckpointLogStart"}
    with pytest.raises(ValueError, match=r"--delete-records 1: kafka-0\.10 does not have it; since 0\.11, KIP-107"):
        PROTOCOLS["kafka-0.10"].bounded(delete_records=1)
