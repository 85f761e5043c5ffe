"""Kafka 4.0: each transaction has a producer epoch of its own (KIP-890, part 2).

The story. Since 3.6 a leader asks the coordinator whether a transaction is under way, which cannot tell a transaction
from the producer's next one in the same epoch. In 4.0 the coordinator raises the epoch with each end, and the marker
has the new epoch, so that a leader that has the marker refuses what comes late. That needs transaction.version 2, the
default of new clusters, and clients of 4.0 or later: what older clients get is in `kafka-3.8-kraft`. It shows with
`--late-records`.

In 4.0 a feature brings eligible leader replicas, eligible.leader.replicas.version, which is off by default. `kafka-4.1`
has it on. 4.0.0 to 4.0.2 were read in their published sources. They differ from 3.9.1 in that a broker that registers
again leaves the ISR (ReplicationControlManager.handleBrokerShutdown, KAFKA-18106); here it has always been fenced
before.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.releases.kafka_3_8_kraft import KAFKA_3_8_KRAFT
from tideproof.model.protocols.broker.steps.late_records import epoch_of_the_transaction_lasts

KAFKA_4_0 = KAFKA_3_8_KRAFT.variation(
    name="kafka-4.0",
    title="brokers of 4.0: a producer epoch for each transaction",
    story=__doc__,
    source="apache/kafka 4.0.0 TransactionMetadata.scala (prepareAbortOrCommit), ProducerAppendInfo.java "
    "(checkProducerEpoch), as published in the jars of 4.0.0; KIP-890, KAFKA-14562",
    takes_late=epoch_of_the_transaction_lasts,
)
