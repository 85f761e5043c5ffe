"""Kafka 3.6 with ZooKeeper: a leader asks the coordinator before it opens a transaction (KIP-890, part 1).

The story. Up to 3.5 a leader appends a late record of a transaction that the coordinator has ended, and so opens a
transaction that stays open. Since 3.6.0 (not in 3.5.2) a leader whose log has no open transaction of the producer asks
the coordinator whether the partition is part of an ongoing one. The difference shows with `--late-records`.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.releases.kafka_3_4_1 import KAFKA_3_4_1
from tideproof.model.protocols.broker.steps.late_records import coordinator_confirms

KAFKA_3_6 = KAFKA_3_4_1.variation(
    name="kafka-3.6",
    title="brokers of 3.6 with ZooKeeper: the leader asks the coordinator whether a transaction is open",
    story=__doc__,
    source="apache/kafka 3.6.0, 3.6.2 ReplicaManager.scala (appendRecords), UnifiedLog.scala "
    "(maybeStartTransactionVerification, analyzeAndValidateProducerState), TransactionCoordinator.scala "
    "(handleVerifyPartitionsInTransaction); KIP-890, KAFKA-14402",
    takes_late=coordinator_confirms,
)
