"""KAFKA-9807: the last stable offset is reckoned from two readings of the high watermark.

The story. If the first unstable offset lies below the high watermark it is the last stable offset; if not, the high
watermark is, and it was read a second time. When a follower's fetch moved it in between, past the first record of an
open transaction, the last stable offset was the new high watermark, and a consumer with read_committed was sent what
is not decided. Right is one reading.

The fetch that comes between the two readings is one step with them here: that is all that another thread can do.
"""

from __future__ import annotations

from tideproof.model.language.protocol import REPLICA
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.booked_offsets import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.rules import Rules, asked, step
from tideproof.model.protocols.broker.state import BrokerRule, BrokerState
from tideproof.model.protocols.broker.steps.consuming import meets, read_below
from tideproof.model.protocols.broker.steps.fetching import fetch_arrives
from tideproof.model.protocols.broker.steps.leading import booked
from tideproof.model.protocols.broker.steps.transactions import last_stable_offset


@step(asked("read_committed"), leader=REPLICA, follower=REPLICA)
def consumer_read_between_readings(rules: Rules, s: BrokerState, leader: int, follower: int) -> BrokerRule:
    """The consumer reads while a follower's fetch moves the high watermark, which the leader reads before and after."""
    yield from fetch_arrives(rules, s, follower, leader)
    yield s.leo[follower] == s.leo[leader]
    yield last_stable_offset(s, leader) == s.hw[leader]  # nothing unstable is below it, at the first reading
    moved = booked(rules, s, leader, follower)
    after = yield from meets(moved, leader)
    return (yield from read_below(rules, after, leader, moved.hw[leader]))


READ_TWICE = KAFKA_2_5_FIXED.variation(
    name="kafka-9807",
    title="2.5, but the high watermark is read twice for the last stable offset",
    story=__doc__,
    source="apache/kafka 0.11.0.2 Replica.scala (lastStableOffset), 2.4.1 Log.scala (fetchLastStableOffsetMetadata), "
    "fixed in 2.5.0 by 6e7ebfa9db3; KAFKA-9807",
    added={"read_between": consumer_read_between_readings(KAFKA_2_5_FIXED.rules)},
)

FLAW = Flaw(
    "KAFKA-9807",
    READ_TWICE,
    KAFKA_2_5_FIXED,
    "ReadCommitted",
    {
        "replicas": 2,
        "log_size": 2,
        "records": 2,
        "epochs": 2,
        "acks": -1,
        "consumers": 1,
        "transactions": 1,
        "read_committed": 1,
    },
)
