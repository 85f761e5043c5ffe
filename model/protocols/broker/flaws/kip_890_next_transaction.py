"""KIP-890: a late record of an aborted transaction counts as one of its producer's next transaction.

The story. As with a hanging transaction, but the request arrives when the producer has begun its next transaction, and
has the partition in it. Since 3.6 the leader asks the coordinator, which knows the producer, its epoch, and the
partitions of the transaction that is under way: it confirms. The record that was aborted is committed with that one.

A client that begins a new epoch after the abort is not affected since 3.6 (`--one-producer 2`; KIP-360, clients since
2.5 do so after some failures: epochBumpRequired in TransactionManager.java at 2.5.1). In 4.0 each transaction has an
epoch of its own.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.kafka_3_8_kraft import KAFKA_3_8_KRAFT
from tideproof.model.protocols.broker.releases.kafka_4_0 import KAFKA_4_0

FLAW = Flaw(
    "in-the-next-transaction",
    "KIP-890, part 2",
    KAFKA_3_8_KRAFT,
    KAFKA_4_0,
    "ReadCommitted",
    {
        "replicas": 1,
        "log_size": 3,
        "records": 3,
        "epochs": 1,
        "acks": -1,
        "consumers": 1,
        "transactions": 2,
        "late_records": 1,
        "one_producer": 1,
        "read_committed": 1,
    },
)
