"""Flaws that lie in the settings: what producers wait for, how many must have it, and who may be elected."""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_0_8 import KAFKA_0_8, enough_ends_have_passed

_SMALL = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 2}

ENDS_ARE_COUNTED = KAFKA_2_5_FIXED.variation(
    name="kafka-1697",
    title="2.5, but acks=2 waits for any two log end offsets",
    story="""An acknowledgement counted log end offsets, and any number of them was enough. With acks=2 of three a
    member of the ISR lacks the record, and may be elected.""",
    source="apache/kafka 0.8.2.2 Partition.scala (checkEnoughReplicasReachOffset), fixed in 0.9.0.0 by eab4f4c9f43; "
    "KAFKA-1697",
    bounds=KAFKA_0_8.bounds,
    acknowledges=enough_ends_have_passed,
)

UNCLEAN_ELECTION = Flaw(
    "B22",
    "KIP-106",
    KAFKA_2_5_FIXED,
    KAFKA_2_5_FIXED,
    "Durable",
    {**_SMALL, "unclean": 1},
    {"unclean": 0},
    source="apache/kafka 0.10.2.2, 0.11.0.0 KafkaConfig.scala (UncleanLeaderElectionEnable); KIP-106",
)
"""An unclean election loses what the elected broker lacks: by design, and the default until 0.11."""

ACKS_OF_THE_LEADER = Flaw(
    "C1",
    "acks=1",
    KAFKA_2_5_FIXED,
    KAFKA_2_5_FIXED,
    "AckedSurvive",
    {**_SMALL, "acks": 1},
    {"acks": -1},
    source="apache/kafka 2.1.1 ReplicaManager.scala (delayedProduceRequestRequired); KIP-679",
)
"""With acks=1 the leader alone has the record when it acknowledges the write."""

ACKS_BY_NUMBER = Flaw(
    "C2",
    "KAFKA-1697",
    ENDS_ARE_COUNTED,
    KAFKA_2_5_FIXED,
    "AckTrue",
    {"replicas": 3, "log_size": 1, "records": 1, "epochs": 2, "acks": 2},
    {"acks": -1},
)
"""With acks=2 of three a member of the ISR lacks the record, and may be elected."""

ISR_OF_ONE = Flaw(
    "C3",
    "KAFKA-1555",
    KAFKA_2_5_FIXED,
    KAFKA_2_5_FIXED,
    "AckedSurvive",
    {**_SMALL, "acks": -1, "unclean": 1},
    {"unclean": 0},
    source="apache/kafka 0.8.2.0 Partition.scala (appendMessagesToLeader); KAFKA-1555",
)
"""acks=-1 waits for an ISR that may be the leader alone; when that is lost, and another elected, so is the record."""
