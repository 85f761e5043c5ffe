"""KIP-841: the controller adds a broker to the ISR that it has fenced.

The story. The controller fences a broker that it hears nothing from, and takes it out of the ISR. The leader may still
receive its fetches, and requests to add it to the ISR again; up to 3.2 the controller accepts. So the last fetch of a
broker that shuts down puts it back into the ISR, and the leader waits for it until it finds it late. Since 3.3.0 the
controller refuses.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.fencing import FencingState
from tideproof.model.protocols.broker.releases.kafka_3_3_kraft import KAFKA_3_3_KRAFT
from tideproof.model.protocols.broker.rules import and_then, only_after
from tideproof.model.protocols.broker.state import BrokerState


def all_heard_of(s: BrokerState, replica: int) -> BrokerState:
    return s.replace(fenced=tuple(False for _ in range(s.bounds.replicas)))


def fenced_as_before(before: BrokerState, after: BrokerState, replica: int) -> BrokerState:
    assert isinstance(before, FencingState)
    return after.replace(fenced=before.fenced)


FENCED_JOIN = KAFKA_3_3_KRAFT.variation(
    name="kip-841",
    title="3.3 with KRaft, but the controller takes fenced brokers into the ISR, as up to 3.2",
    story=__doc__,
    source="apache/kafka 3.2.3 ReplicationControlManager.java (alterPartition, validateAlterPartitionData), fixed in "
    "3.3.0; KIP-841, KAFKA-13916",
    alter_isr=and_then(
        only_after(KAFKA_3_3_KRAFT.steps["alter_isr"], all_heard_of, "leader"), fenced_as_before, "leader"
    ),
    refuse_isr=None,
    learn_refusal=None,
)

FLAW = Flaw(
    "B6",
    "KIP-841",
    FENCED_JOIN,
    KAFKA_3_3_KRAFT,
    "FencedNotInIsr",
    {"replicas": 2, "log_size": 1, "records": 1, "epochs": 3},
)
