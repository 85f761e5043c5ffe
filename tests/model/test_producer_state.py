"""What brokers know of idempotent producers, when it is less than their logs have, and what comes of that."""

from __future__ import annotations

import pytest
from support.scenarios import end, schedule
from support.violating import depth_or_states

from tideproof.model.language.space import Space
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.state import BrokerState, truncated
from tideproof.model.protocols.catalogue import PROTOCOLS

IDEMPOTENT = {"replicas": 2, "log_size": 2, "records": 1, "acks": -1, "retries": 1, "idempotent": 1}
DELETED = {**IDEMPOTENT, "delete_records": 1}


@pytest.mark.parametrize(
    ("name", "asked", "configuration", "found"),
    # Counts by this engine; what fails, brokers of 2.1.1 to 4.3.0 do (docs/findings/forgotten-producers.md).
    [
        # Up to 2.3 a broker forgets a producer with its last record.
        ("kafka-0.11", "NoDuplicates", {**DELETED, "epochs": 1}, (5, None)),
        ("kafka-2.2", "NoDuplicates", {**DELETED, "epochs": 1}, (5, None)),
        ("kafka-2.2", "OnceAcrossLeaders", {**DELETED, "epochs": 2}, (8, None)),
        ("producers-kept", "NoDuplicates", {**DELETED, "epochs": 1}, (None, 183)),
        ("kafka-2.4", "NoDuplicates", {**DELETED, "epochs": 1}, (None, 183)),
        # In every release a follower that begins its log again has never heard of it.
        ("kafka-2.4", "OnceAcrossLeaders", {**DELETED, "epochs": 2}, (9, None)),
        ("kafka-3.9.1", "OnceAcrossLeaders", {**DELETED, "epochs": 2}, (12, None)),
        ("kafka-4.1", "OnceAcrossLeaders", {**DELETED, "epochs": 2}, (12, None)),
        ("producers-taken-over", "OnceAcrossLeaders", {**DELETED, "epochs": 2}, (None, 2_310)),
        # A broker that comes back with a log of which nothing is left has no snapshot, even if it stopped cleanly.
        ("kafka-2.5", "NoDuplicates", {**DELETED, "replicas": 1, "epochs": 1, "crashes": 1}, (7, None)),
        ("kafka-4.1", "NoDuplicates", {**DELETED, "replicas": 1, "epochs": 3, "crashes": 1}, (8, None)),
        # A producer that has been idle for long enough is forgotten.
        ("kafka-0.11", "NoDuplicates", {**IDEMPOTENT, "epochs": 1, "idle_producers": 1}, (5, None)),
        ("kafka-4.1", "NoDuplicates", {**IDEMPOTENT, "epochs": 1, "idle_producers": 1}, (6, None)),
        # So is one that begins a new epoch, but only what it has written in an epoch before.
        ("kafka-0.11", "NoDuplicates", {**IDEMPOTENT, "epochs": 1, "producer_epochs": 1}, (5, None)),
        ("kafka-4.1", "OnceAcrossLeaders", {**IDEMPOTENT, "epochs": 2, "producer_epochs": 1}, (8, None)),
        # Else what a broker knows is what is in its log.
        ("kafka-2.2", "OnceAcrossLeaders", {**IDEMPOTENT, "epochs": 2}, (None, 1_055)),
        ("kafka-4.1", "OnceAcrossLeaders", {**IDEMPOTENT, "epochs": 2}, (None, 4_915)),
    ],
)
def test_duplicates_of_an_idempotent_producer_by_release(
    name: str, asked: str, configuration: dict[str, int], found: tuple[int | None, int | None]
) -> None:
    assert depth_or_states(name, asked, **configuration) == found


# Stories --------------------------------------------------------------------------------------------------------------

ALONE = "LeaderAppend b0; LeaderShrinkIsr b0 b1"
"""b0 leads, takes b1 out of the ISR, and so commits r1 at offset 0."""
DELETE = "DeleteRecords b0 1; RequestTimesOut"
"""r1 is deleted, and its producer does not hear that it was written."""


@pytest.mark.parametrize(
    ("release", "log"),
    [("kafka-0.11", (0, 0)), ("kafka-2.2", (0, 0)), ("kafka-2.4", (0, NIL)), ("kafka-2.5", (0, NIL))],
)
def test_a_leader_forgets_a_producer_with_its_last_record_up_to_2_3(release: str, log: tuple[int, int]) -> None:
    s = end(schedule(release, f"{ALONE}; {DELETE}; LeaderRetry b0", **DELETED, epochs=1))
    assert (s.log[0], s.waits_for) == (log, (1 if log == (0, 0) else 0,))


@pytest.mark.parametrize(("release", "log"), [("kafka-2.2", (0, 0)), ("kafka-2.5", (0, NIL))])
def test_up_to_2_3_a_follower_forgets_a_producer_with_the_log_start(release: str, log: tuple[int, int]) -> None:
    copied = "LeaderAppend b0; LeaderAnswerFetch b1 b0; FollowerAppend b1; LeaderParkFetch b1 b0; DeleteRecords b0 1"
    heard = "LeaderAnswerEmpty b1 b0; FollowerAppend b1; RequestTimesOut; ElectPreferred b1; BecomeLeader e1 b1"
    assert end(schedule(release, f"{copied}; {heard}; LeaderRetry b1", **DELETED, epochs=2)).log[1] == log


@pytest.mark.parametrize("release", ["kafka-0.11", "kafka-2.2", "kafka-2.4", "kafka-2.5"])
def test_a_follower_with_a_restarted_log_does_not_know_the_producer(release: str) -> None:
    """It gets r1, which is deleted, in the model only: for offsets to keep their records."""
    joins = "FollowerStartsAnew b1 b0; LeaderParkFetch b1 b0; ElectPreferred b1; BecomeLeader e1 b1"
    s = end(schedule(release, f"{ALONE}; {DELETE}; {joins}; LeaderRetry b1", **DELETED, epochs=2))
    assert (s.producers_from[1], s.log[1], s.log_epoch[1]) == (1, (0, 0), (0, 1))


def test_a_duplicated_record_is_identified_by_the_producer_state() -> None:
    """2.1.1 answers a further retry with the offset of the second copy; a follower that has both, with the first."""
    again = f"{ALONE}; {DELETE}; LeaderRetry b0; RequestTimesOut"
    twice = {**DELETED, "retries": 2, "epochs": 2}
    assert end(schedule("kafka-2.2", f"{again}; LeaderRetry b0", **twice)).waits_for == (1,)
    copied = "LeaderAppend b0; LeaderAnswerFetch b1 b0; FollowerAppend b1; LeaderParkFetch b1 b0; DeleteRecords b0 1"
    fetched = "RequestTimesOut; LeaderRetry b0; LeaderAnswerFetch b1 b0; FollowerAppend b1; LeaderParkFetch b1 b0"
    led = "ElectPreferred b1; BecomeLeader e1 b1; RequestTimesOut; LeaderRetry b1"
    assert end(schedule("kafka-2.2", f"{copied}; {fetched}; {led}", **twice)).waits_for == (0,)


@pytest.mark.parametrize(
    ("release", "written", "log"),
    [
        # The log start goes back to 0 with the crash, and r1 is there again, with its producer.
        ("kafka-2.2", "", (0, NIL)),
        ("kafka-2.5", "", (0, NIL)),
        # Nothing is left of the log, and the snapshot that the broker has made of its segment is not above its start.
        ("kafka-2.2", "CheckpointLogStart b0; ", (0, 0)),
        ("kafka-2.5", "CheckpointLogStart b0; ", (0, 0)),
    ],
)
def test_a_restarted_broker_restores_producers_from_its_log(release: str, written: str, log: tuple[int, int]) -> None:
    back = f"{written}CrashAndRestart b0; BecomeLeader e0 b0; LeaderRetry b0"
    s = end(schedule(release, f"{ALONE}; {DELETE}; {back}", **DELETED, epochs=1, crashes=1))
    assert s.log[0] == log


LONG = {**DELETED, "log_size": 3, "records": 3, "epochs": 1, "crashes": 1}
TWO = "LeaderAppend b0; LeaderShrinkIsr b0 b1; LeaderAcknowledge b0 r1 0; LeaderAppend b0; LeaderAcknowledge b0 r2 1"
"""b0 has committed r1 and r2."""
THIRD = "DeleteRecords b0 1; {}LeaderAppend b0"
"""r1 is deleted, and b0 has r3 at offset 2."""
RETURNS = "CheckpointLogStart b0; CrashAndRestart b0; BecomeLeader e0 b0; "


def test_truncation_forgets_producers_without_a_snapshot() -> None:
    without = end(schedule("kafka-2.5", f"{TWO}; {THIRD.format('')}", **LONG))
    with_one = end(schedule("kafka-2.5", f"{TWO}; {THIRD.format(RETURNS)}", **LONG))
    for s, snapshots, known_from in ((without, (False, False, False), 1), (with_one, (False, True, False), 0)):
        assert (s.log_start[0], s.leo[0], s.producers_from[0], s.producer_snapshot[0]) == (1, 3, 0, snapshots)
        cut = truncated(s, 0, 2)
        assert (cut.producers_from[0], cut.producer_snapshot[0]) == (known_from, (False, True, False))
        assert truncated(s, 0, 3) == s
        # Not above the log start: nothing is known, and no snapshot is of use.
        assert truncated(s, 0, 1).producers_from[0] == 1
        assert not any(truncated(s, 0, 1).producer_snapshot[0])


@pytest.mark.parametrize("release", ["kafka-0.11", "kafka-2.5"])
def test_a_record_is_appended_once_per_producer_epoch(release: str) -> None:
    """The response is lost, and the error of another request makes the producer begin an epoch (KIP-360)."""
    new = f"{ALONE}; RequestTimesOut; ProducerBeginsEpoch; LeaderRetry b0"
    three = {**IDEMPOTENT, "log_size": 3, "retries": 2, "epochs": 1, "producer_epochs": 2}
    assert end(schedule(release, f"{new}; RequestTimesOut; LeaderRetry b0", **three)).log[0] == (0, 0, NIL)
    more = "RequestTimesOut; ProducerBeginsEpoch; LeaderRetry b0"
    assert end(schedule(release, f"{new}; {more}", **three)).log[0] == (0, 0, 0)


def test_a_copy_of_an_earlier_producer_epoch_is_no_duplicate() -> None:
    fetched = "LeaderAppend b0; LeaderAnswerFetch b1 b0; FollowerAppend b1; RequestTimesOut; ProducerBeginsEpoch"
    led = "LeaderRetry b0; RequestTimesOut; ElectPreferred b1; BecomeLeader e1 b1; LeaderRetry b1"
    s = end(
        schedule("kafka-2.5", f"{fetched}; {led}", **{**IDEMPOTENT, "retries": 2, "epochs": 2, "producer_epochs": 1})
    )
    assert (s.log, s.log_epoch) == (((0, 0), (0, 0)), ((0, 0), (0, 1)))


def test_copies_at_one_offset_may_have_different_producer_epochs() -> None:
    """b1 writes the copy of the new epoch where b0 has the other one, and b0, elected again, does not know it."""
    first = (
        "LeaderAppend b0; ElectPreferred b1; BecomeLeader e1 b1; RequestTimesOut; ProducerBeginsEpoch; LeaderRetry b1"
    )
    back = "RequestTimesOut; ElectPreferred b0; BecomeLeader e2 b0; LeaderRetry b0"
    asked = {**IDEMPOTENT, "retries": 2, "epochs": 3, "producer_epochs": 1}
    s = end(schedule("kafka-2.5", f"{first}; {back}", **asked))
    assert (s.log, s.log_epoch) == (((0, 0), (0, NIL)), ((0, 2), (1, NIL)))


# Settings -------------------------------------------------------------------------------------------------------------


def test_disabled_options_cost_no_bits() -> None:
    def bits(**more: int) -> int:
        return Space.bits_of(BrokerState, PROTOCOLS["kafka-2.5"].bounded(**{**IDEMPOTENT, **more}))

    assert bits() == bits(idempotent=0) < min(bits(idle_producers=1), bits(producer_epochs=1))
    assert bits(delete_records=1, idempotent=0) < bits(delete_records=1)


def test_bounds_on_producer_state_need_idempotent_producers() -> None:
    with pytest.raises(ValueError, match="--producer-epochs 1 makes no difference without --idempotent 1"):
        PROTOCOLS["kafka-2.5"].bounded(acks=-1, retries=1, producer_epochs=1)
    with pytest.raises(ValueError, match="--idle-producers 1 makes no difference without --idempotent 1"):
        PROTOCOLS["kafka-2.5"].bounded(acks=-1, retries=1, idle_producers=1)
    with pytest.raises(ValueError, match=r"--idle-producers 1: kafka-0\.10 does not have it; since 0.11, KIP-98"):
        PROTOCOLS["kafka-0.10"].bounded(acks=-1, retries=1, idle_producers=1)
