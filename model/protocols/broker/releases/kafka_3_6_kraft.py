"""Kafka 3.6 with KRaft: a member leaves the ISR without a new leader epoch (KAFKA-15021).

The story. Up to 3.5 each change that removes a member from the ISR starts a new leader epoch. Since 3.6.0, with
metadata.version 3.6, only a change of leader does. The leader reads of the smaller ISR within its epoch. The controller
refuses a request that the leader sends before that, because its partition epoch is out of date.

As with ZooKeeper, a leader of 3.6 asks the coordinator before it opens a transaction (KIP-890, part 1).
"""

from __future__ import annotations

from tideproof.model.protocols.broker.alter_isr import forgetting_change
from tideproof.model.protocols.broker.bounds import REASSIGNMENTS
from tideproof.model.protocols.broker.releases import fencing, reassigning
from tideproof.model.protocols.broker.releases.kafka_3_5_kraft import KAFKA_3_5_KRAFT
from tideproof.model.protocols.broker.releases.reassigning import forgetting_replicas, read_by_replicas
from tideproof.model.protocols.broker.rules import called, only_after
from tideproof.model.protocols.broker.steps import late
from tideproof.model.protocols.broker.steps.late_records import coordinator_confirms

PARENT = KAFKA_3_5_KRAFT.steps

KAFKA_3_6_KRAFT = KAFKA_3_5_KRAFT.variation(
    name="kafka-3.6-kraft",
    title="brokers of 3.6 with KRaft: a member leaves the ISR without a new leader epoch",
    story=__doc__,
    source="apache/kafka 3.6.2 PartitionChangeBuilder.java (triggerLeaderEpochBumpIfNeeded), by 8ad0ed3e61; "
    "KAFKA-15021; of transactions as kafka-3.6",
    bounds=(*KAFKA_3_5_KRAFT.bounds, REASSIGNMENTS),
    state=reassigning.ReassigningState,
    fence_follower=called("ControllerFenceFollower", fencing.controller_fence_follower_in_epoch),
    alter_isr=fencing.controller_alter_isr,
    accepts_fetch=reassigning.from_known_replicas,
    takes_late=coordinator_confirms,
    **{slot: read_by_replicas(PARENT[slot]) for slot in ("become_leader", "become_follower", "become_leaderless")},
    **{slot: forgetting_replicas(PARENT[slot]) for slot in ("crash", "power_loss")},
    elect_unclean=reassigning.elect_unclean,
    added={
        "read_isr": only_after(fencing.leader_read_isr, reassigning.with_replicas_known, "leader"),
        **reassigning.STEPS,
        "delete_replica": forgetting_change(late.ending_connections(reassigning.broker_delete_replica)),
    },
)
