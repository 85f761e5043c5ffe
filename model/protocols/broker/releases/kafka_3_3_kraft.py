"""Kafka 3.3.0 to 3.4.0 with KRaft: brokers read the metadata log, register, and are fenced.

The story. 3.3.0 is the first release with KRaft for production (KIP-833). Between each other brokers behave as with
ZooKeeper in the same release; up to 3.4.0 that includes KAFKA-14704. The controller writes a metadata log, which each
broker reads at its own pace. The controller fences a broker that it hears nothing from; a fenced broker is in no ISR,
except as its last member (KIP-841). A broker that restarts has been fenced before, so an ISR with two members loses
nothing by a restart.

Each change that removes a member from the ISR starts a new leader epoch, even one that the leader requested.

Two flaws remain. The leader's request to change the ISR names members by their ids alone: a replica that meanwhile
restarted without its log joins the ISR because of records that it no longer has (KAFKA-14139, fixed in 3.5.0). And the
last member stays in the ISR and is elected again, though it may have lost records (KIP-966).
"""

from __future__ import annotations

from tideproof.model.protocols.broker.alter_isr import forgetting_change
from tideproof.model.protocols.broker.releases import fencing
from tideproof.model.protocols.broker.releases.kafka_3_1 import KAFKA_3_1
from tideproof.model.protocols.broker.rules import called
from tideproof.model.protocols.broker.steps import late

KAFKA_3_3_KRAFT = KAFKA_3_1.variation(
    name="kafka-3.3-kraft",
    title="brokers of 3.3.0 to 3.4.0 with KRaft: brokers register, and the controller fences them",
    story=__doc__,
    source="apache/kafka 3.3.2, 3.4.0 ReplicaManager.scala (applyDelta), Partition.scala (makeLeader, makeFollower, "
    "handleAlterPartitionError), ReplicationControlManager.java (handleBrokerFenced, handleBrokerUnfenced, "
    "alterPartition), ClusterControlManager.java (registerBroker), PartitionChangeBuilder.java "
    "(triggerLeaderEpochBumpIfNeeded); KIP-833, KIP-841",
    state=fencing.FencingDivergingHwState,
    elect_preferred=fencing.elect_preferred,
    elect_unclean=fencing.elect_unclean,
    elect_after_failure=None,
    controller_shrink_isr=None,
    partition_offline=None,
    alter_isr=called("ControllerAlterIsr", fencing.controller_alter_isr_in_new_epoch),
    crash=fencing.once_fenced(KAFKA_3_1.steps["crash"]),
    power_loss=fencing.once_fenced(KAFKA_3_1.steps["power_loss"]),
    added={
        "fence_follower": fencing.controller_fence_follower,
        "fence_leader": fencing.controller_fence_leader,
        "fence_last": fencing.controller_fence_last,
        "unfence": fencing.controller_unfence,
        "refuse_isr": fencing.controller_refuse_isr,
        "learn_refusal": fencing.leader_learn_refusal,
        "become_leaderless": forgetting_change(late.keeping_response(fencing.become_leaderless)),
    },
)
