"""Kafka 2.7: the leader asks the controller to change the ISR (KIP-497).

The story. Up to 2.6 the leader writes the ISR to ZooKeeper, and uses it at once. Since 2.7.0 it asks the controller
(AlterIsr), if inter.broker.protocol.version is 2.7, the default; with an older one it behaves like 2.6.1
(`kafka-2.6.1`). Until the response arrives the high watermark waits for every replica that may be in the ISR (the
maximal ISR): a replica to be added counts at once, and one to be removed still counts. The leader has one change
pending at a time. The controller refuses a leader whose epoch is over; that leader's change stays pending until it
learns of its successor.

The response does not move the high watermark (KAFKA-13091, fixed in 3.1.0): a leader whose ISR has shrunk to itself
commits the rest of its log only when it appends again, becomes leader again, or a follower's fetch reports another log
end offset.

An acknowledgement counts the maximal ISR too. A leader that is alone in the ISR, and has requested a second member that
has the record, acknowledges it to a producer with acks=all although min.insync.replicas is 2: `AckedByEnough` fails.

Followers truncate as before: they ask where their epoch ends. Leaders of 2.7 can report that in a fetch response, but
followers send the epoch of their last record only since 2.8.0 (KAFKA-10554).

A leader that skipped an epoch still keeps the offsets that it had of its followers; see `kafka-2.5-fixed`.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.alter_isr import (
    AlterIsrState,
    ask_for_expanded_isr,
    controller_alter_isr,
    forgetting_change,
    leader_ask_shrink_and_commit,
    leader_learn_isr,
    least_end_in_maximal_isr,
    maximal_isr,
)
from tideproof.model.protocols.broker.releases.kafka_2_6_1 import KAFKA_2_6_1
from tideproof.model.protocols.broker.rules import called

ENDS_OR_BEGINS_A_ROLE = ("become_leader", "become_follower", "crash", "power_loss")

KAFKA_2_7 = KAFKA_2_6_1.variation(
    name="kafka-2.7",
    title="brokers of 2.7: the leader asks the controller to change the ISR",
    story=__doc__,
    source="apache/kafka 2.7.0 Partition.scala (makeLeader, expandIsrWithAlterIsr, shrinkIsrWithAlterIsr, "
    "handleAlterIsrResponse, maybeIncrementLeaderHW, checkEnoughReplicasReachOffset, updateFollowerFetchState), "
    "AlterIsrManager.scala, ApiVersion.scala (isAlterIsrSupported), KafkaController.scala (processAlterIsr), "
    "by 57de67db22e; KIP-497, KAFKA-8836",
    state=AlterIsrState,
    shrink_isr=called("LeaderAskShrink", leader_ask_shrink_and_commit),
    after_fetch=ask_for_expanded_isr,
    committed_end=least_end_in_maximal_isr,
    answers_for=maximal_isr,
    added={"alter_isr": controller_alter_isr, "learn_isr": leader_learn_isr},
    **{slot: forgetting_change(KAFKA_2_6_1.steps[slot]) for slot in ENDS_OR_BEGINS_A_ROLE},
)
