"""A consumer that checks its position looks at an end offset, and not at the epoch that it is the end of.

The story. A consumer asks a new leader where the epoch of its position ends. A leader that does not know the epoch
answers with its largest epoch below, and with where that ends. If that is not below the position, the consumer takes
its position for good: but the epoch of the record that it read last is not in this log, and what it has read is not
what the log holds below the position.

With two brokers: b0 writes r1 and r2, which no other broker has. b1 is elected and writes r3, which the consumer reads.
b1 is lost, and b0, which has never followed b1, is elected unclean. It answers that its largest epoch below that of r3
ends at 2, and the consumer, at position 1, continues with r2 and never sees r1.

That is how clients of 2.3 to 3.9 check positions (KIP-320); we found no report of it. Kafka's console consumers of
3.9.1 and 4.3.0 do skip a record so (docs/findings/position-by-end-offset.md). Right is to go on only if the response is
about the epoch that was asked for. Followers compare the epoch too (KIP-279).
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
    title="2.5, and a consumer checks its position by the epoch in the response as well",
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
