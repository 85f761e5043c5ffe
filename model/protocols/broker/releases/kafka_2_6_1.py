"""Kafka 2.6.1: a truncation that removes no record truncates the leader epoch cache (KAFKA-10706).

The story. A leader that wrote nothing has an epoch in its cache that begins at its log end. As a follower it asks its
leader where that epoch ends. The response does not truncate its log, so up to 2.6.0 the epoch stayed in the cache, and
the follower asked the same question again. Since 2.6.1 every truncation removes epochs that begin at the log end. On a
restart a broker finds every epoch in its log, the first one included (KAFKA-10432).
"""

from __future__ import annotations

from tideproof.model.language.algebra import Int, ite, put
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.releases.kafka_0_11 import any_epoch_is_read
from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5
from tideproof.model.protocols.broker.state import BrokerState, truncated


def truncated_with_epochs_at_the_end(s: BrokerState, replica: int, end: Int) -> BrokerState:
    after = truncated(s, replica, end)
    known = tuple(ite(start >= after.leo[replica], NIL, start) for start in after.epoch_start[replica])
    return after.replace(epoch_start=put(after.epoch_start, replica, known))


KAFKA_2_6_1 = KAFKA_2_5.variation(
    name="kafka-2.6.1",
    title="brokers of 2.6.1: every truncation drops cached epochs that begin at the log end",
    story=__doc__,
    source="apache/kafka 2.6.1 Log.scala (truncateTo), by 0b7c490a6cb; LogSegment.scala (recover); KAFKA-10706, "
    "KAFKA-10432",
    truncates=truncated_with_epochs_at_the_end,
    reads_epoch_back=any_epoch_is_read,
)
