"""Kafka 3.5 with KRaft: the controller knows which incarnation of a replica the leader has seen (KIP-903).

The story. A follower sends its broker epoch with its fetch, and the leader puts it into the request that adds the
follower to the ISR. The controller refuses a member that has registered again since. One flaw remains: the last member
of the ISR is elected again, though it may have lost records (KIP-966).

A leader of 3.5 and 3.6 reads the log end and the broker epoch of a follower at different moments. If the follower
registers again in between, the request has its new broker epoch because of its former log end (KAFKA-15221, fixed in
3.7.0). Here the leader reads both at once.
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
