"""A consumer that checks its position compares an end offset, but not the epoch to which this belongs.

The story. A consumer asks a new leader where the epoch of its position ends. A leader that does not have this epoch
answers with its next smaller one, and where that ends. If that end is not below the position, the consumer takes its
position for valid. But the epoch of its last record is not in this log, and below the position the log holds other
records than those that it has read.

With two brokers: b0 writes r1 and r2, which no other broker has. b1 is elected and writes r3, which the consumer reads.
b1 fails, and b0, which never followed b1, is elected by unclean election. It answers that its largest epoch below that
of r3 ends at 2. The consumer, at position 1, continues with r2 and never sees r1.

Clients of 2.3 to 3.9 check positions in this way (KIP-320); we found no report of the loss. Kafka's console consumers
of 3.9.1 and 4.3.0 do skip a record in this way (docs/findings/position-by-end-offset.md). The fix is to continue only
if the response is about the requested epoch. Followers compare the epoch too (KIP-279).
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool, Int
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.state import BrokerState


def the_epoch_of_the_position(s: BrokerState, epoch: Int) -> Bool:
    return s.position_epoch == epoch


BY_EPOCH = KAFKA_2_5_FIXED.variation(
    name="position-by-epoch",
    title="2.5, and a consumer that checks its position also compares the epoch in the response",
    story=__doc__,
    source="apache/kafka 2.3.1 and 3.9.0-rc3, SubscriptionState.maybeCompleteValidation; KIP-320",
    compares_end_of=the_epoch_of_the_position,
)

FLAW = Flaw(
    "position-by-end-offset",
    "SubscriptionState, 2.3 to 3.9",
    KAFKA_2_5_FIXED,
    BY_EPOCH,
    "NoSilentSkip",
    {"replicas": 2, "log_size": 2, "records": 3, "epochs": 3, "consumers": 1, "unclean": 1, "position_epochs": 1},
)
