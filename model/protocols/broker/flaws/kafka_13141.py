"""KAFKA-13141: a leader notes the fetch of a follower whose log it has just found to part from its own.

The story. Since 2.8 followers truncate by what the response to their fetch says. Where their log has parted from the
leader's, a leader of 2.8.0 notes the offset of the fetch nevertheless: records that the follower has yet to cut off are
counted, and the high watermark passes what the follower has not. Since 2.8.1 such a fetch is not noted. (In the model
a leader with the flaw notes it or not.)
"""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.truncation_on_fetch import TRUNCATION_ON_FETCH, leader_answer_diverging
from tideproof.model.protocols.broker.rules import Rules, step
from tideproof.model.protocols.broker.state import BrokerRule, BrokerState
from tideproof.model.protocols.broker.steps.leading import note_fetch


@step(follower=REPLICA, leader=REPLICA)
def leader_book_diverging(rules: Rules, s: BrokerState, follower: int, leader: int) -> BrokerRule:
    """The leader finds that the follower's log has parted from its own, answers where, and notes the fetch."""
    after: BrokerState = yield from leader_answer_diverging(rules).rule(s, follower=follower, leader=leader)
    return note_fetch(rules, after, leader, follower)


NOTED = TRUNCATION_ON_FETCH.variation(
    name="kafka-13141",
    title="2.5 with the truncation on fetch of 2.8.0, which accepts the fetch of a diverged log",
    story=__doc__,
    source="apache/kafka 2.8.0, ReplicaManager.updateFollowerFetchState; KAFKA-13141",
    added={"book_diverging": leader_book_diverging(TRUNCATION_ON_FETCH.rules)},
)

FLAW = Flaw(
    "A15",
    "KAFKA-13141",
    NOTED,
    TRUNCATION_ON_FETCH,
    "Candidate",
    {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3},
)
