"""KAFKA-19522: the last leader is elected though the controller has fenced it.

The story. If no replica is eligible, the controller elects the last leader, because its log is the best guess. That
broker has to be running, but up to 4.0 the test for it only writes a log message. The partition then has a leader that
does not run, and waits for it.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.kafka_3_8_kraft import KAFKA_3_8_KRAFT
from tideproof.model.protocols.broker.releases.kafka_4_1 import KAFKA_4_1, ElrState, uncleanly


def whether_it_runs_or_not(s: ElrState, replica: int) -> Bool:
    return True


FENCED_LEADER = KAFKA_4_1.variation(
    name="kafka-19522",
    title="4.1, but the last leader is elected even if it is fenced, as up to 4.0",
    story=__doc__,
    source="apache/kafka 3.9.0-rc3 PartitionChangeBuilder.java (canElectLastKnownLeader), fixed in 4.1.0; KAFKA-19522",
    crash=uncleanly(KAFKA_3_8_KRAFT.steps["crash"], whether_it_runs_or_not),
    power_loss=uncleanly(KAFKA_3_8_KRAFT.steps["power_loss"], whether_it_runs_or_not),
)

FLAW = Flaw(
    "B13",
    "KAFKA-19522",
    FENCED_LEADER,
    KAFKA_4_1,
    "LeaderNotFenced",
    {"replicas": 1, "log_size": 1, "records": 1, "epochs": 3, "crashes": 1},
)
