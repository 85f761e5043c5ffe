"""Kafka 2.2 and 2.3: a new leader returns no latest offset until it knows it (KIP-207).

The story. The high watermark of a new leader lags behind that of its predecessor. A leader of 2.1 returns it as the
latest offset, which so goes back. Since 2.2.0 a new leader answers that the consumer should try again, until its high
watermark has reached the log end at which it began to lead.

A broker that restarts may still lead, or follow, in the epoch in which it stopped. Since 2.2.0 a controller that knew
the broker notices the restart, and elects a leader (KIP-380). But a controller that is elected in the meantime did not
know the broker: it reads which brokers run, and sends each of them the state that it finds
(KafkaController.onControllerFailover, ReplicaStateMachine.startup).
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool
from tideproof.model.protocols.broker.releases.kafka_2_0_1 import start_of_leadership
from tideproof.model.protocols.broker.releases.kafka_2_1_1 import KAFKA_2_1_1
from tideproof.model.protocols.broker.state import BrokerState


def what_it_took_over_is_committed(s: BrokerState, leader: int) -> Bool:
    return s.hw[leader] >= start_of_leadership(s, leader)


KAFKA_2_2 = KAFKA_2_1_1.variation(
    name="kafka-2.2",
    title="brokers of 2.2 and 2.3: a new leader returns no latest offset until it knows it",
    story=__doc__,
    source="apache/kafka 2.2.0, 2.3.1 Partition.scala (fetchOffsetForTimestamp), by 152292994e4; KIP-207, KAFKA-2334",
    tells_latest=what_it_took_over_is_committed,
)
