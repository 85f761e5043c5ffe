"""KAFKA-7190: a broker forgets an idempotent producer when its last record is deleted.

The story. Up to 2.3 a broker remembers only producers with records in its log: when the log start rises above a
producer's last record, the broker forgets the producer (ProducerStateManager.truncateHead). The report is about the
error that the producer's next record gets, UNKNOWN_PRODUCER_ID. The first record of a sequence gets no error: a broker
that does not know the producer takes it for a new one. So a producer whose response was lost, and whose record was
deleted, writes the record twice. Since 2.4.0 a producer is kept until it has been idle for
transactional.id.expiration.ms (KIP-360).
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.kafka_0_8 import no_producer
from tideproof.model.protocols.broker.releases.kafka_2_2 import KAFKA_2_2

KEPT = KAFKA_2_2.variation(
    name="producers-kept",
    title="2.2, and a producer stays known when its records are deleted",
    story=__doc__,
    source="apache/kafka 2.3.1 ProducerStateManager.scala (truncateHead, isProducerRetained), Log.scala "
    "(maybeIncrementLogStartOffset), fixed in 2.4.0 by 1a5971ebdc7; KAFKA-7190, KIP-360",
    forgets_with_deletion=no_producer,
)

FLAW = Flaw(
    "C5",
    "KAFKA-7190",
    KAFKA_2_2,
    KEPT,
    "NoDuplicates",
    {
        "replicas": 2,
        "log_size": 2,
        "records": 1,
        "epochs": 1,
        "acks": -1,
        "retries": 1,
        "idempotent": 1,
        "delete_records": 1,
    },
)
