"""Kafka 2.0: leader and follower go back through the epochs until both know one (KIP-279).

The story. The leader answers with the largest epoch that it knows up to the one asked for, and where that ends. A
follower that does not know this epoch truncates to where its own next smaller one ends, and asks again. What is left:
fetches are not fenced, so that a zombie is served (KAFKA-6880); a follower skips all this where the leader seems the
same (KAFKA-7164); an epoch is known only from its first record on (KAFKA-7415); and a new leader whose high watermark
lags takes into the ISR a replica that lacks what is committed (KAFKA-7128).
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool, Int, all_of, any_of, ite, minimum
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.releases.kafka_0_11 import KAFKA_0_11
from tideproof.model.protocols.broker.rules import Rules
from tideproof.model.protocols.broker.state import (
    EPOCH_ANSWERED,
    BrokerState,
    known_epoch_up_to,
    latest_known_epoch,
    start_of_epoch_above,
)


def end_of_largest_epoch_up_to(s: BrokerState, leader: int, epoch: Int) -> tuple[Int, Int]:
    above, known = start_of_epoch_above(s, leader, epoch), known_epoch_up_to(s, leader, epoch)
    is_latest = latest_known_epoch(s, leader) == epoch
    cannot_tell = any_of(above == NIL, known == NIL)
    return (
        ite(is_latest, epoch, ite(cannot_tell, NIL, known)),
        ite(is_latest, s.leo[leader], ite(cannot_tell, NIL, above)),
    )


def truncate_to_the_common_epoch(rules: Rules, s: BrokerState, follower: int) -> tuple[Int, Bool]:
    """Undefined: the high watermark. An epoch that both know: the lesser end. Another: the own end, and ask again.

    The follower looks its own end up as a leader would, by the rule of its generation.
    """
    leaders_epoch, leaders_end, leo = s.answer_epoch[follower], s.answer_offset[follower], s.leo[follower]
    own_epoch, own_end = rules.end_of_epoch(s, follower, leaders_epoch)
    both = minimum(own_end, leaders_end, leo)
    unlike = ite(own_end == NIL, minimum(leaders_end, leo), minimum(own_end, leo))
    end = ite(all_of(own_end != NIL, own_epoch == leaders_epoch), both, unlike)
    done = any_of(leaders_end == NIL, own_end == NIL, own_epoch == leaders_epoch)
    return ite(leaders_end == NIL, s.hw[follower], end), done


def any_epoch_end(s: BrokerState, leader: int, follower: int) -> Bool:
    """A fetch response is discarded: the follower has to truncate first, and waits with that for this response."""
    return s.late_response[follower][leader] == EPOCH_ANSWERED


KAFKA_2_0 = KAFKA_0_11.variation(
    name="kafka-2.0",
    title="brokers of 2.0: truncate to the last epoch that both know",
    story=__doc__,
    source="apache/kafka 2.0.0 AbstractFetcherThread.scala (getOffsetTruncationState), LeaderEpochFileCache.scala "
    "(endOffsetFor); KIP-279",
    end_of_epoch=end_of_largest_epoch_up_to,
    truncation=truncate_to_the_common_epoch,
    accepts_late_response=any_epoch_end,
)
