"""As in KAFKA-10527: a leader loses the end of its log, and continues to lead in the same epoch.

The story. A leader loses power and what it had not flushed, comes back before the controller has noticed, and learns
that it leads, in the same epoch. It writes another record at an offset at which a follower still has the lost one: two
records with the same epoch and offset, which no comparison of epochs can tell apart. (KAFKA-10527 is about KRaft's
metadata log. For partitions it takes a controller that sends the current state again.)
"""

from __future__ import annotations

from tideproof.model.language.algebra import Int, ite
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.state import BrokerState


def leader_waits_for_a_new_epoch(s: BrokerState, replica: int) -> Int:
    return ite(s.quorum_leader == replica, s.quorum_epoch, s.quorum_epoch - 1)


NEW_EPOCH_FOR_LEADERS = KAFKA_2_5_FIXED.variation(
    name="kafka-2.5-new-epoch",
    title="2.5, and a leader that restarts has to be elected again",
    story=__doc__,
    source="apache/kafka 2.7.0, fixed for KRaft's log by 05f9803d72b; KAFKA-10527",
    epoch_on_return=leader_waits_for_a_new_epoch,
)

FLAW = Flaw(
    "E3",
    "KAFKA-10527",
    KAFKA_2_5_FIXED,
    NEW_EPOCH_FOR_LEADERS,
    "UniqueOffset",
    {"replicas": 2, "log_size": 2, "records": 2, "epochs": 2, "power_losses": 1},
)
