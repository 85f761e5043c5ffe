"""Kafka 2.7: the leader asks the controller for another ISR (KIP-497).

The story. Up to 2.6 the leader writes the ISR to ZooKeeper, and uses it at once. Since 2.7.0 it asks the
controller (AlterIsr), if inter.broker.protocol.version is 2.7, as it is by default; with an older one it does as 2.6.1
(`kafka-2.6.1`). While it does not know the response it waits for all that may be in the ISR: a replica that it asked
to have in counts at once, one that it asked to have out counts until the response is there (the maximal ISR). It asks
for one change at a time. A leader whose epoch is over is refused, and its change stays pending until it hears of its
successor.

The response does not move the high watermark (KAFKA-13091, fixed in 3.1.0): a leader that is alone now commits what it
has only when it appends again, becomes leader again, or a follower's fetch reports another log end offset.

An acknowledgement counts the maximal ISR too. A leader that is alone in the ISR, and has asked for a second member that
has the record, confirms to a producer with acks=all and min.insync.replicas=2 that it is written: `AckedByEnough`
fails.

Followers truncate as before: they ask where their epoch ends. Leaders of 2.7 can tell it in the response to a fetch,
but followers of 2.7 do not tell the epoch of their last record (that is since 2.8.0, KAFKA-10554).

A leader that skipped an epoch still keeps the offsets that it noted for its followers before; see `kafka-2.5-fixed`.
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
    title="brokers of 2.7: the leader asks the controller for another ISR",
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
