"""Consumers that read from followers, start again from committed offsets, and are out of range."""

from __future__ import annotations

from typing import Any

import pytest
from support.scenarios import enabled, end, schedule

from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.flaws.position_by_end_offset import BY_EPOCH
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.catalogue import ALL_NAMED

TWO = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3, "consumers": 1}
NEAR = {**TWO, "follower_fetches": 1}
NOTED = "LeaderAppend b0; LeaderAnswerFetch b1 b0; FollowerAppend b1; LeaderParkFetch b1 b0"
"""b0 has committed a record, which b1 has; b1 has not heard that it is committed."""
HEARD = f"{NOTED}; LeaderAnswerEmpty b1 b0; FollowerAppend b1"


def verdicts(protocol: BrokerProtocol, *names: str, **bounds: Any) -> list[int | None]:
    """How soon each property is violated; None where every reachable state was explored."""
    known = {p.name: p for p in ALL_NAMED}
    with explore(protocol, protocol.bounded(**bounds), [known[name] for name in names]) as found:
        return [verdict.depth for verdict in found.verdicts]


# From followers (KIP-392) ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("release", "has"), [("kafka-2.2", False), ("kafka-2.4", True), ("kafka-4.1", True)])
def test_since_2_4_a_consumer_may_be_sent_to_a_follower(release: str, has: bool) -> None:
    if has:
        assert "ConsumerGoToFollower b0 b1" in enabled(schedule(release, NOTED, **NEAR))
    else:
        with pytest.raises(ValueError, match="follower"):
            PROTOCOLS[release].bounded(**NEAR)


def test_a_follower_shows_records_below_its_own_high_watermark() -> None:
    sent = "ConsumerGoToFollower b0 b1"
    assert "ConsumerReadFromFollower b1" not in enabled(schedule("kafka-2.5", f"{NOTED}; {sent}", **NEAR))
    s = end(schedule("kafka-2.5", f"{HEARD}; {sent}; ConsumerReadFromFollower b1", **NEAR))
    assert (s.read, s.position, s.reads_from) == ((0, NIL), 1, 1)


def test_a_consumer_that_reads_from_a_follower_fetches_from_no_leader() -> None:
    can = enabled(schedule("kafka-2.5", f"{HEARD}; ConsumerGoToFollower b0 b1", **NEAR))
    assert {step for step in can if step.startswith("Consumer")} == {
        "ConsumerReadFromFollower b1", "ConsumerReturnToLeader", "ConsumerAskLatest b0",
    }  # fmt: skip


def test_a_leader_redirects_only_to_followers_that_have_the_position() -> None:
    read = f"{NOTED}; ConsumerRead b0; LeaderAppend b0"
    assert "ConsumerGoToFollower b0 b1" in enabled(schedule("kafka-2.5", read, **NEAR))
    alone = "LeaderShrinkIsr b0 b1; ConsumerRead b0"
    assert "ConsumerGoToFollower b0 b1" not in enabled(schedule("kafka-2.5", f"{read}; {alone}", **NEAR))


@pytest.mark.parametrize(
    ("release", "sends"), [("kafka-3.1", True), ("kafka-3.4.1", False), ("kafka-3.4.1-kraft", False)]
)
def test_since_3_3_2_a_leader_redirects_only_to_isr_members(release: str, sends: bool) -> None:
    """KAFKA-14372. b1 has left the ISR of the next epoch of its leader, and has fetched from it again."""
    shrink = "ControllerFenceFollower b1" if "kraft" in release else "ControllerShrinkIsr b1"
    copied = NOTED.removesuffix("; LeaderParkFetch b1 b0")
    steps = f"{copied}; {shrink}; BecomeLeader e1 b0; BecomeFollower e1 b1 b0; LeaderParkFetch b1 b0"
    can = enabled(schedule(release, steps, **{**NEAR, "replicas": 2}))
    assert ("ConsumerGoToFollower b0 b1" in can) is sends


@pytest.mark.parametrize("epochs", [0, 1])
def test_a_follower_fences_a_consumer_of_another_epoch(epochs: int) -> None:
    """KIP-320: the fetch has the epoch that the consumer knows. A client without that is served."""
    moved = f"{HEARD}; ConsumerGoToFollower b0 b1; ElectPreferred b1; ElectPreferred b0; BecomeFollower e2 b1 b0"
    can = enabled(schedule("kafka-2.5", moved, **NEAR, position_epochs=epochs))
    assert ("ConsumerReadFromFollower b1" not in can) is bool(epochs)
    learned = f"{moved}; BecomeLeader e2 b0; ConsumerRead b0"
    back = end(schedule("kafka-2.5", learned, **NEAR, position_epochs=epochs))
    assert (back.reads_from, back.consumer_epoch, back.position) == (NIL, 2, 1)


@pytest.mark.parametrize(
    ("release", "epochs", "depth"), [("kafka-3.1", 0, 9), ("kafka-3.1", 1, None), ("kafka-3.4.1", 0, None)]
)
def test_kafka_14704_as_reported(release: str, epochs: int, depth: int | None) -> None:
    """Between taking over a high watermark and truncating, a former leader shows what is not committed.

    As 649d5497442 says, that is seen by clients that fetch without epochs; 3.4.1 corrects it.
    """
    bounds = {**NEAR, "log_size": 1, "epochs": 2, "position_epochs": epochs}
    late = {"late_truncations": 1} if release == "kafka-3.1" else {}
    assert verdicts(PROTOCOLS[release], "ReadsAreCommitted", **bounds, **late) == [depth]


READS = ("ReadMono", "NoSilentSkip", "ReadsAreCommitted", "ReadsSurvive")


def test_properties_of_reads_from_followers() -> None:
    """Without unclean elections everything; with them a consumer is moved back, and reads what is lost.

    The depths are of this engine.
    """
    assert verdicts(KAFKA_2_5_FIXED, *READS, **NEAR) == [None] * 4
    assert verdicts(KAFKA_2_5_FIXED, *READS, **{**NEAR, "log_size": 1, "unclean": 1}) == [6, None, None, 5]


# From a committed offset ----------------------------------------------------------------------------------------------

AGAIN = {**TWO, "records": 3, "epochs": 2, "unclean": 1, "consumer_restarts": 1}


@pytest.mark.parametrize(
    ("more", "depth"),
    # Without the epoch a consumer takes the offset as it is, and the first leader that it hears of: a former one, too.
    [({}, 8), ({"position_epochs": 1}, 10), ({"position_epochs": 1, "committed_epochs": 1}, None)],
)
def test_a_committed_epoch_lets_a_consumer_detect_truncation(more: dict[str, int], depth: int | None) -> None:
    assert verdicts(BY_EPOCH, "NoSilentSkip", **{**AGAIN, **more}) == [depth]


COMMITTED = "LeaderAppend b0; LeaderShrinkIsr b0 b1; ConsumerRead b0; ConsumerCommit"
LOST = f"{COMMITTED}; ElectUnclean b1; BecomeLeader e1 b1; LeaderAppend b1; ConsumerRestart"


@pytest.mark.parametrize("epochs", [0, 1])
def test_a_consumer_detects_divergence_only_with_a_committed_epoch(epochs: int) -> None:
    run = schedule("kafka-2.5", LOST, **AGAIN, position_epochs=1, committed_epochs=epochs)
    s = end(run)
    assert (s.position, s.position_epoch, s.log[1][0]) == (1, 0 if epochs else NIL, 1)
    assert ("ConsumerCheckPosition b1" in enabled(run)) is bool(epochs)
    more = end(schedule("kafka-2.5", f"{LOST}; ConsumerAskLatest b1", **AGAIN, position_epochs=1))
    assert more.latest == 1 == more.position  # nothing tells it that the record below is another


def test_a_restarted_consumer_returns_to_the_committed_offset() -> None:
    s = end(schedule("kafka-2.5", f"{NOTED}; ConsumerRead b0; ConsumerRestart", **TWO, consumer_restarts=1))
    assert (s.position, s.read, s.committed_offset) == (0, (NIL, NIL), 0)


# Out of range ---------------------------------------------------------------------------------------------------------

BEYOND = """LeaderAppend b0; LeaderAppend b0; LeaderShrinkIsr b0 b1; ConsumerRead b0; ConsumerRead b0; ElectUnclean b1;
BecomeLeader e1 b1; LeaderAppend b1""".replace("\n", " ")
"""The consumer has read two records, which the new leader lacks; it has another one."""
UNCLEAN = {**TWO, "records": 3, "unclean": 1}


@pytest.mark.parametrize(("policy", "position"), [(0, 1), (1, 1), (2, 0), (3, None)])
def test_a_consumer_beyond_the_log_follows_its_reset_policy(policy: int, position: int | None) -> None:
    bounds = {**UNCLEAN, "auto_offset_reset": policy}
    if position is None:
        assert not {step for step in enabled(schedule("kafka-2.5", BEYOND, **bounds)) if step.startswith("ConsumerRe")}
    else:
        assert end(schedule("kafka-2.5", f"{BEYOND}; ConsumerReset b1", **bounds)).position == position


@pytest.mark.parametrize(("policy", "position"), [(0, 1), (1, 2), (2, 1), (3, None)])
def test_a_consumer_below_the_log_start_follows_its_reset_policy(policy: int, position: int | None) -> None:
    deleted = f"{NOTED}; LeaderAppend b0; LeaderAnswerFetch b1 b0; FollowerAppend b1; LeaderParkFetch b1 b0"
    bounds = {**TWO, "delete_records": 1, "auto_offset_reset": policy}
    steps = f"{deleted}; DeleteRecords b0 1"
    if position is None:
        assert "ConsumerSkipDeleted b0" not in enabled(schedule("kafka-2.5", steps, **bounds))
    else:
        assert end(schedule("kafka-2.5", f"{steps}; ConsumerSkipDeleted b0", **bounds)).position == position


@pytest.mark.parametrize(
    ("release", "policy", "goes"), [("kafka-2.5", 1, False), ("kafka-2.5", 2, True), ("kafka-2.1", 1, True)]
)
def test_since_2_2_resets_to_latest_wait_for_the_new_leader(release: str, policy: int, goes: bool) -> None:
    """KIP-207. b1 has heard that the log starts at 1, and of no higher high watermark, when it is elected."""
    bounds = {**TWO, "delete_records": 1, "auto_offset_reset": policy}
    steps = (
        f"{NOTED}; LeaderAppend b0; DeleteRecords b0 1; LeaderAnswerFetch b1 b0; FollowerAppend b1; ElectPreferred b1"
    )
    run = schedule(release, f"{steps}; BecomeLeader e1 b1", **bounds)
    assert (end(run).hw[1], end(run).leo[1], end(run).log_start[1]) == (1, 2, 1)
    assert ("ConsumerSkipDeleted b1" in enabled(run)) is goes


def test_after_a_reset_a_position_has_no_epoch() -> None:
    """So a later truncation goes unseen, in every release: FetchPosition gets none from ListOffsets."""
    bounds = {**TWO, "delete_records": 1, "position_epochs": 1, "records": 2}
    steps = f"{NOTED}; ConsumerRead b0; LeaderAppend b0; LeaderAnswerFetch b1 b0; FollowerAppend b1"
    deleted = f"{steps}; LeaderParkFetch b1 b0; DeleteRecords b0 2; ConsumerSkipDeleted b0"
    s = end(schedule("kafka-2.5", deleted, **bounds))
    assert (s.position, s.position_epoch) == (2, NIL)
