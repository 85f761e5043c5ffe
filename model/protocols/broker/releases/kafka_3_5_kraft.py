"""Kafka 3.5 with KRaft: the controller knows which incarnation of a replica the leader has seen (KIP-903).

The story. A follower sends its broker epoch when it fetches, the leader passes it on when it asks for the follower to
be in the ISR, and the controller refuses a member that has registered again since. What is left is the last member of
the ISR, which is elected again though it may have lost what it had (KIP-966).

A leader of 3.5 and 3.6 reads what it noted of a follower, and which broker epoch, at different moments: a follower that
registers again in between is asked for with its new epoch and its former log end (KAFKA-15221, fixed in 3.7.0). Here it
does both at once.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.releases.fencing import BrokerEpochState
from tideproof.model.protocols.broker.releases.kafka_3_4_1_kraft import KAFKA_3_4_1_KRAFT

KAFKA_3_5_KRAFT = KAFKA_3_4_1_KRAFT.variation(
    name="kafka-3.5-kraft",
    title="brokers of 3.5 with KRaft: a replica joins the ISR only in its present broker epoch",
    story=__doc__,
    source="apache/kafka 3.5.2 Partition.scala (isReplicaIsrEligible, addBrokerEpochToIsr), "
    "ReplicationControlManager.java (ineligibleReplicasForIsr); KIP-903, KAFKA-14139, KAFKA-14617",
    state=BrokerEpochState,
)
