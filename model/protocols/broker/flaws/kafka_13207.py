"""KAFKA-13207: a broker that has begun to lead truncates its log by the response to a fetch that it sent before.

The story. A fetcher thread of 2.8.0 processes a response, releases its lock, and then truncates to where the logs
diverge. In between the broker may become leader, so that the thread no longer has the partition; it truncates all the
same, even committed records. Since 2.8.1 it first checks again that it still has the partition.
"""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA
from tideproof.model.language.algebra import put
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.truncation_on_fetch import TRUNCATION_ON_FETCH
from tideproof.model.protocols.broker.rules import Rules, asked, step
from tideproof.model.protocols.broker.state import EPOCH_ANSWERED, BrokerRule, BrokerState, leads
from tideproof.model.protocols.broker.steps.late import without_late_response


@step(asked("late_responses"), replica=REPLICA, sender=REPLICA)
def leader_truncate(rules: Rules, s: BrokerState, replica: int, sender: int) -> BrokerRule:
    """A broker that leads by now truncates its log by the response to a fetch that it sent as a follower."""
    yield sender != replica
    yield leads(s, replica)
    yield s.late_response[replica][sender] == EPOCH_ANSWERED
    answered = s.replace(
        answer_epoch=put(s.answer_epoch, replica, s.late_epoch[replica][sender]),
        answer_offset=put(s.answer_offset, replica, s.late_offset[replica][sender]),
    )
    end, _ = rules.truncation(rules, answered, replica)
    return without_late_response(rules.truncates(s, replica, end), replica, sender)


THOUGH_IT_LEADS = TRUNCATION_ON_FETCH.variation(
    name="kafka-13207",
    title="2.5 with truncation on fetch (2.8.0), but a broker that has become leader truncates too",
    story=__doc__,
    source="apache/kafka 2.8.0 AbstractFetcherThread.scala (truncateOnFetchResponse, maybeTruncateToEpochEndOffsets), "
    "fixed in 2.8.1; KAFKA-13207",
    added={"leader_truncate": leader_truncate},
)

FLAW = Flaw(
    "A17",
    "KAFKA-13207",
    THOUGH_IT_LEADS,
    TRUNCATION_ON_FETCH,
    "Candidate",
    {"replicas": 2, "log_size": 1, "records": 1, "epochs": 3, "late_responses": 1},
)
