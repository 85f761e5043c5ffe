"""Replicas that are removed and added with KRaft: who knows of it when, and who may be elected."""

from __future__ import annotations

from typing import Any

import pytest
from support.scenarios import enabled, end, schedule
from support.tiers import daily

from tideproof.model.language.algebra import Bool, all_of, any_of, implies
from tideproof.model.language.properties import Property, Status
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.alter_isr import NO_CHANGE
from tideproof.model.protocols.broker.flaws.eligible_after_removal import ELIGIBLE_REPLICAS
from tideproof.model.protocols.broker.releases.kafka_3_7_kraft import KAFKA_3_7_KRAFT
from tideproof.model.protocols.broker.releases.kafka_3_8_kraft import KAFKA_3_8_KRAFT
from tideproof.model.protocols.broker.releases.kafka_4_1 import KAFKA_4_1
from tideproof.model.protocols.broker.releases.reassigning import ReassigningState
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.catalogue import properties_of

TWO = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 4, "min_insync_replicas": 2, "reassignments": 2}
THREE = {**TWO, "replicas": 3}
REMOVED = "LeaderAppend b0; ControllerRemoveFollower b1; BecomeLeader e1 b0"
ADDED = f"{REMOVED}; BrokerDeleteReplica b1; ControllerAddReplica b1"


def leaders_are_replicas(s: ReassigningState) -> Bool:
    """The controller elects replicas only, and has no other broker in the ISR."""
    members = (implies(member, s.assigned[r]) for r, member in enumerate(s.quorum_isr))
    leader = any_of(s.quorum_leader == NIL, *(all_of(s.quorum_leader == r, a) for r, a in enumerate(s.assigned)))
    return all_of(leader, *members)


def logs_are_of_brokers_that_know(s: ReassigningState) -> Bool:
    """A broker that has no replica has no log, no role and no high watermark."""
    nothing = (all_of(s.leo[r] == 0, s.hw[r] == 0, s.leader[r] == NIL) for r in range(s.bounds.replicas))
    return all_of(*(any_of(has, none) for has, none in zip(s.hosts, nothing, strict=True)))


OWN = [
    Property("LeadersAreReplicas", "Leaders are replicas.", ReassigningState, leaders_are_replicas),
    Property("NoLogWithoutReplica", "Only replicas have logs.", ReassigningState, logs_are_of_brokers_that_know),
]


def test_a_single_replica_accepts_acks_all_since_3_7() -> None:
    """Partition.effectiveMinIsr, which 3.7.0 brought; 3.6.2 compares with `min.insync.replicas` itself."""
    removed = "ControllerRemoveFollower b1; BecomeLeader e1 b0"
    alone = [enabled(schedule(f"kafka-{r}-kraft", removed, **TWO, acks="all")) for r in ("3.6", "3.7")]
    assert ["LeaderAppend b0" in steps for steps in alone] == [False, True]


def test_a_single_replica_commits_below_min_insync_replicas() -> None:
    assert end(schedule("kafka-4.1", "LeaderAppend b0", **TWO)).hw[0] == 0
    removed = end(schedule("kafka-4.1", REMOVED, **TWO))
    assert removed.hw[0] == 1 and removed.known[0] == (True, False)


@pytest.mark.parametrize("release", ["kafka-3.6-kraft", "kafka-3.7-kraft", "kafka-3.8-kraft", "kafka-4.1"])
def test_removing_a_replica_needs_in_sync_remaining_replicas(release: str) -> None:
    """KAFKA-15665. A real controller of 3.7.2 completes such a reassignment at once, one of 3.9.1 lets it wait."""
    fenced = schedule(release, "ControllerFenceFollower b2", **THREE)
    one_is_enough = release in ("kafka-3.6-kraft", "kafka-3.7-kraft")
    assert "ControllerRemoveFollower b1" in enabled(schedule(release, "LeaderAppend b0", **THREE))
    assert ("ControllerRemoveFollower b1" in enabled(fenced)) is one_is_enough
    assert ("ControllerRemoveLeader b1" in enabled(fenced)) is one_is_enough
    assert "ControllerRemoveFollower b2" in enabled(fenced)
    alone = enabled(schedule(release, "ControllerFenceFollower b2; ControllerFenceFollower b1", **THREE))
    assert not {"ControllerRemoveLeader b1", "ControllerRemoveLeader b2"} & set(alone)


def test_a_removed_broker_returns_with_an_empty_log() -> None:
    removed = schedule("kafka-4.1", "LeaderAppend b0; ControllerRemoveLeader b1", **TWO)
    assert end(removed).quorum_leader == 1 and end(removed).leo[0] == 1
    assert "ControllerAddReplica b0" not in enabled(removed)
    deleted = schedule("kafka-4.1", "LeaderAppend b0; ControllerRemoveLeader b1; BrokerDeleteReplica b0", **TWO)
    assert end(deleted).leo[0] == 0 and end(deleted).leader[0] == NIL and not end(deleted).hosts[0]
    assert "ControllerAddReplica b0" in enabled(deleted)


def test_a_leader_serves_an_added_replica_once_it_knows_of_it() -> None:
    follows = f"{ADDED}; BecomeFollower e1 b1 b0"
    assert "LeaderAnswerFetch b1 b0" not in enabled(schedule("kafka-4.1", follows, **TWO))
    assert "LeaderAnswerFetch b1 b0" in enabled(schedule("kafka-4.1", f"{follows}; LeaderReadIsr b0", **TWO))


def test_isr_changes_are_refused_until_the_leader_knows_an_added_replica() -> None:
    """Adding is a new partition epoch (validateAlterPartitionData: INVALID_UPDATE_VERSION)."""
    asked = f"{REMOVED}; BrokerDeleteReplica b1; LeaderAskShrink b0 b2"
    added = schedule("kafka-3.8-kraft", f"{asked}; ControllerAddReplica b1", **THREE)
    assert "ControllerAlterIsr b0" in enabled(schedule("kafka-3.8-kraft", asked, **THREE))
    assert "ControllerAlterIsr b0" not in enabled(added)
    read = end(schedule("kafka-3.8-kraft", f"{asked}; ControllerAddReplica b1; LeaderReadIsr b0", **THREE))
    assert (read.change[0], read.known[0]) == (NO_CHANGE, (True, True, True))


def test_a_leader_forgets_the_remote_leo_of_a_removed_follower() -> None:
    fetched = "LeaderAppend b0; LeaderAnswerFetch b1 b0; FollowerAppend b1; LeaderParkFetch b1 b0"
    before = schedule("kafka-4.1", fetched, **TWO)
    after = schedule("kafka-4.1", f"{fetched}; ControllerRemoveFollower b1; BecomeLeader e1 b0", **TWO)
    assert (end(before).remote_leo[0][1], end(after).remote_leo[0][1]) == (1, 0)


def test_a_removed_replica_stays_eligible_and_is_elected_when_it_is_added_again() -> None:
    added = schedule("kafka-4.1", ADDED, **TWO)
    assert end(added).elr == (False, True) and end(added).leo[1] == 0
    assert "ControllerFenceLeader b1" in enabled(added)
    assert "ControllerFenceLeader b1" not in enabled(schedule("eligible-while-replicas", ADDED, **TWO))


def test_an_eligible_broker_that_is_no_replica_is_not_elected() -> None:
    removed = schedule("kafka-4.1", f"{REMOVED}; BrokerDeleteReplica b1", **TWO)
    assert end(removed).elr == (False, True)
    assert "ControllerFenceLeader b1" not in enabled(removed)


@pytest.mark.parametrize(
    ("protocol", "states", "depths"),
    # Counts and depths by this engine, frozen so that a change of a rule is seen.
    [
        (KAFKA_4_1, None, [8, 7]),
        (ELIGIBLE_REPLICAS, 143_530, [None, None]),
        (KAFKA_3_7_KRAFT, 109_988, [None, None]),
    ],
    ids=["4.1", "only replicas are eligible", "no replica is"],
)
def test_acknowledged_records_are_lost_only_if_removed_replicas_are_eligible(
    protocol: BrokerProtocol, states: int | None, depths: list[int | None]
) -> None:
    asked = [p for p in properties_of(protocol) if p.name in ("AckedSurvive", "CommittedRecordsSurvive")]
    with explore(protocol, protocol.bounded(**TWO, acks="all"), sorted(asked, key=lambda p: p.name)) as found:
        assert [v.depth for v in found.verdicts] == depths
        assert states in (None, found.distinct_states)


@pytest.mark.parametrize(
    ("protocol", "states"),
    # The same counts by a plain search in Python that takes the steps of the replayer.
    daily([], [(KAFKA_3_7_KRAFT, 190_485), (KAFKA_3_8_KRAFT, 162_493)]),
    ids=["3.7", "3.8"],
)
def test_removals_while_replicas_are_out_of_sync_lose_nothing(protocol: BrokerProtocol, states: int) -> None:
    bounds = protocol.bounded(replicas=3, log_size=1, records=1, epochs=2, reassignments=1)
    with explore(protocol, bounds, OWN) as found:
        assert (found.distinct_states, {v.status for v in found.verdicts}) == (states, {Status.HOLDS})
    asked = [p for p in properties_of(protocol) if p.name in ("Candidate", "Durable")]
    with explore(protocol, bounds, asked) as found:
        assert {v.status for v in found.verdicts} == {Status.HOLDS}


@pytest.mark.parametrize(
    "more",
    daily(
        [{"unclean": 1}, {"crashes": 1, "acks": "all"}],
        [
            {"unclean": 1},
            {"crashes": 1, "acks": "all"},
            {"power_losses": 1, "epochs": 2},
            {"late_responses": 1, "epochs": 2},
            {"replicas": 3, "epochs": 2, "reassignments": 3},
        ],
    ),
    ids=str,
)
def test_only_replicas_lead_and_have_logs(more: dict[str, Any]) -> None:
    protocol = ELIGIBLE_REPLICAS
    bounds = protocol.bounded(**{**TWO, "epochs": 3, "reassignments": 2, **more})
    with explore(protocol, bounds, OWN) as found:
        assert [v.status for v in found.verdicts] == [Status.HOLDS] * 2
        never = {"ControllerRemoveLeader", "ControllerAddReplica", "BrokerDeleteReplica"}
        assert not never & set(found.never_taken)


def test_reassignments_with_deleted_records_are_refused() -> None:
    with pytest.raises(ValueError, match="--reassignments together with --delete-records is not modelled"):
        KAFKA_4_1.bounded(**TWO, delete_records=1)
