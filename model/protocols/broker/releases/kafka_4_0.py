"""Kafka 4.0: each transaction has its own producer epoch (KIP-890, part 2).

The story. Since 3.6 a leader asks the coordinator whether a transaction is ongoing. But the coordinator cannot tell one
transaction from the producer's next one in the same epoch. In 4.0 the coordinator raises the producer epoch whenever a
transaction ends, and the marker has the new epoch; a leader that has the marker refuses late records. That needs
transaction.version 2, the default of new clusters, and clients of 4.0 or later; for older clients see
`kafka-3.8-kraft`. The difference shows with `--late-records`.

The feature eligible.leader.replicas.version turns on eligible leader replicas. In 4.0 it is off by default; `kafka-4.1`
has it on. We read the published sources of 4.0.0 to 4.0.2. They differ from 3.9.1 in that a broker that registers again
leaves the ISR (ReplicationControlManager.handleBrokerShutdown, KAFKA-18106); in the model the broker has always been
fenced before that.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.releases.kafka_3_8_kraft import KAFKA_3_8_KRAFT
from tideproof.model.protocols.broker.steps.late_records import epoch_of_the_transaction_lasts

KAFKA_4_0 = KAFKA_3_8_KRAFT.variation(
    name="kafka-4.0",
    title="brokers of 4.0: each transaction has its own producer epoch",
    story=__doc__,
    source="apache/kafka 4.0.0 TransactionMetadata.scala (prepareAbortOrCommit), ProducerAppendInfo.java "
    "(checkProducerEpoch), as published in the jars of 4.0.0; KIP-890, KAFKA-14562",
    takes_late=epoch_of_the_transaction_lasts,
)
