"""KAFKA-7747: a consumer's position is an offset alone, and is good again on another branch of the log.

The story. After an unclean election the log is truncated below the consumer's position, and grows again. When it has
reached the position, the consumer continues from there, and does not learn that it has never read the records below it.
Since 2.3 a position has the epoch of the record that was read last, and the consumer asks each new leader where that
epoch ends in its log. (What it makes of the response leaves a case open; see `position_by_end_offset`.)
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED

FLAW = Flaw(
    "D2",
    "KAFKA-7747",
    KAFKA_2_5_FIXED,
    KAFKA_2_5_FIXED,
    "NoSilentSkip",
    {"replicas": 2, "log_size": 2, "records": 3, "epochs": 2, "consumers": 1, "unclean": 1},
    {"position_epochs": 1},
    source="apache/kafka 2.3.0 SubscriptionState.java (maybeCompleteValidation); KAFKA-7747",
)
