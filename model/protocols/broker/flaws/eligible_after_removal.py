"""A replica that is removed stays eligible, and is elected without its records when it is added again.

The story. Who leaves the ISR while that is smaller than `min.insync.replicas` has all that is committed, and becomes an
eligible leader replica (KIP-966). The controller counts a replica in that an administrator removes. The broker
deletes its log. If it is added again, it is eligible with an empty log until it is in the ISR: when the only member of
the ISR stops, be it by a clean shutdown, the controller elects it. What was committed is gone.

The controller asks for as many members as `min.insync.replicas` says, or as the first partition of the topic has
replicas, if those are fewer (ReplicationControlManager.getTopicEffectiveMinIsr). So the partition that is reassigned
is another one, as here, or the reassignment is one of those that the model leaves out.

We found no report of it. Unmodified brokers of 4.3.0 do so (docs/findings/eligible-after-removal.md). It would be right
to take who is no replica any more out of the eligible replicas, too.
"""

from __future__ import annotations

from typing import Any

from tideproof.model.language.algebra import all_of
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.kafka_4_1 import KAFKA_4_1
from tideproof.model.protocols.broker.rules import and_then
from tideproof.model.protocols.broker.state import BrokerState


def of_replicas(before: Any, after: Any, replica: int) -> BrokerState:
    still = tuple(all_of(member, is_one) for member, is_one in zip(after.elr, after.assigned, strict=True))
    result: BrokerState = after.replace(elr=still)
    return result


ELIGIBLE_REPLICAS = KAFKA_4_1.variation(
    name="eligible-while-replicas",
    title="4.1, and who is no replica any more is not eligible",
    story=__doc__,
    source="apache/kafka 3.9.0-rc3 PartitionChangeBuilder.java (maybePopulateTargetElr, completeReassignmentIfNeeded); "
    "KIP-966; the same in the jar of 4.3.0",
    remove_follower=and_then(KAFKA_4_1.steps["remove_follower"], of_replicas, "replica"),
    remove_leader=and_then(KAFKA_4_1.steps["remove_leader"], of_replicas, "replica"),
)

FLAW = Flaw(
    "eligible-after-removal",
    "maybePopulateTargetElr",
    KAFKA_4_1,
    ELIGIBLE_REPLICAS,
    "AckedSurvive",
    {
        "replicas": 2, "log_size": 1, "records": 1, "epochs": 3, "acks": -1, "min_insync_replicas": 2,
        "reassignments": 2,
    },
)  # fmt: skip
