"""KIP-966: the last member of the ISR is elected again, though its machine has lost what was not flushed.

The story. The controller of 3.3 to 4.0 (by default) takes the last member out of no ISR. So one power loss loses
records that were acknowledged with acks=all and min.insync.replicas=2: the other member has left the ISR before, still
has the records, and is not elected. With eligible leader replicas, on by default since 4.1, both are remembered, the
one that stopped uncleanly is not elected, and the other one is.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.kafka_3_8_kraft import KAFKA_3_8_KRAFT
from tideproof.model.protocols.broker.releases.kafka_4_1 import KAFKA_4_1

ONE_POWER_LOSS = {
    "replicas": 2, "log_size": 1, "records": 1, "epochs": 4, "power_losses": 1, "min_insync_replicas": 2,
}  # fmt: skip

FLAW = Flaw("B9", "KIP-966", KAFKA_3_8_KRAFT, KAFKA_4_1, "Candidate", ONE_POWER_LOSS)
