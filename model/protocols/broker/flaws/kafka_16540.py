"""KAFKA-16540: a broker has another min.insync.replicas than the controller.

The story. With eligible leader replicas two brokers count the members of the ISR: the leader, before it moves its high
watermark, and the controller, when a replica leaves the ISR and may be elected later. In the previews of 3.7 to 3.9
each of them uses its own setting, and they may differ. If the leader's is smaller, it commits records that an eligible
replica lacks. Since 4.0.0 there is one setting for the cluster, or for the topic, while the feature is on.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Int, ite
from tideproof.model.protocols.broker.alter_isr import AlterIsrState, least_end_in_maximal_isr
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.kafka_4_1 import KAFKA_4_1
from tideproof.model.protocols.broker.state import count_of


def least_end_with_one_less_in_sync(s: AlterIsrState, leader: int) -> Int:
    enough = count_of(s.isr[leader]) >= min(s.bounds.min_insync_replicas - 1, s.bounds.replicas)
    return ite(enough, least_end_in_maximal_isr(s, leader), 0)


OWN_SETTING = KAFKA_4_1.variation(
    name="kafka-16540",
    title="4.1, but the brokers' min.insync.replicas is one less than the controller's",
    story=__doc__,
    source="apache/kafka 3.9.0-rc3 Partition.scala (effectiveMinIsr), ReplicationControlManager.java "
    "(getTopicEffectiveMinIsr), ConfigurationControlManager.java (getTopicConfig), fixed in 4.0.0; KAFKA-16540",
    committed_end=least_end_with_one_less_in_sync,
)

FLAW = Flaw(
    "B12",
    "KAFKA-16540",
    OWN_SETTING,
    KAFKA_4_1,
    "Candidate",
    {"replicas": 3, "log_size": 1, "records": 1, "epochs": 2, "min_insync_replicas": 3},
)
