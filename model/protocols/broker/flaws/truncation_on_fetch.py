"""Truncation on fetch with all later fixes, without the ISR requests of 2.7: its flaws are variations of this protocol.

It is no release: `kafka-2.5-fixed` with the truncation on fetch of 2.8 (see `kafka-2.8`). The leader notes no fetch of
a log that has diverged from its own (since 2.8.1, KAFKA-13141), the follower takes no high watermark from the response
(since 3.4.1, KAFKA-14704), and a response counts only if it is for the offset and the epoch that the follower would
fetch from now (KAFKA-18991).

A truncation that removes no record drops an epoch that starts at the log end from the cache (2.6.1, KAFKA-10706).
Otherwise a follower whose latest epoch has no record would get the same answer forever.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases import diverging
from tideproof.model.protocols.broker.releases.kafka_2_1 import truncate_without_epoch
from tideproof.model.protocols.broker.releases.kafka_2_6_1 import truncated_with_epochs_at_the_end

TRUNCATION_ON_FETCH = KAFKA_2_5_FIXED.variation(
    name="truncation-on-fetch",
    title="2.5 with truncation on fetch (2.8) and all later fixes to it",
    story=__doc__,
    source="apache/kafka 2.8.1; KIP-595, KAFKA-13141, KAFKA-18991",
    starts_following=truncate_without_epoch,
    accepts_fetch=diverging.fenced_and_not_diverging,
    answer_epoch=diverging.leader_answer_diverging,
    truncation=diverging.truncate_once,
    truncates=truncated_with_epochs_at_the_end,
    accepts_late_response=diverging.for_the_offset_and_the_epoch,
)
