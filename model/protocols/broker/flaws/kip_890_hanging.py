"""KIP-890: a record that comes after its transaction's marker opens a transaction that stays open.

The story. A produce request is on its way when its producer gives it up and aborts. The abort marker is written, and
then the request arrives. Up to 3.5 the leader compares producer epoch and sequence with its own log only, and appends
the record: the transaction is open again, but the coordinator has done with it. The last stable offset stays at that
record, consumers with read_committed wait, and a compacted log is not cleaned above it (KIP-664 has a tool that finds
and aborts such transactions). Since 3.6.0 the leader asks the coordinator first.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.kafka_3_4_1 import KAFKA_3_4_1
from tideproof.model.protocols.broker.releases.kafka_3_6 import KAFKA_3_6

FLAW = Flaw(
    "hanging-transactions",
    "KIP-890, part 1",
    KAFKA_3_4_1,
    KAFKA_3_6,
    "NoHangingTransaction",
    {"replicas": 2, "log_size": 2, "records": 2, "epochs": 2, "acks": -1, "transactions": 1, "late_records": 1},
)
