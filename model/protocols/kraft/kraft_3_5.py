"""Kafka 3.5 with KRaft: AlterPartition, fencing, and broker epochs in requests for the ISR.

The story. Each broker reads the state of the partition from the metadata log, at its own pace. A leader that wants to
change the ISR asks the controller; until it has the response, it waits for every replica that may be a member
(KIP-497). The controller fences a broker that it hears nothing from: it removes the broker from the ISR, unless it is
the last member, and elects another leader. A broker that comes back registers under a new broker epoch. A follower
sends its broker epoch with its fetch, and the leader puts it into the request that adds the follower to the ISR. The
controller refuses a broker epoch that is not the current one. So a follower that has lost its log does not rejoin the
ISR because of the records that it had before (KIP-903). A follower truncates by the response to its fetch.

One flaw remains: the last member stays in the ISR when it is fenced. Even if it loses its log, it is elected
(`--last-replica-fails 1`).

Follows the TLA+ module kafka_replication_v3_5, with as many brokers as replicas and without reassignment. The module
differs from Kafka 3.5 in three points. In Kafka the leader epoch rises with every change that takes a member out of the
ISR (no more with 3.6, KAFKA-15021); in the module with a change of the leader only. A write with acks=all needs
`min.insync.replicas` members in the ISR; in the module in the set that the leader waits for. And the module has neither
controlled shutdown nor an unclean one that loses less than the whole log.

The module has no next state where a leader that is alone in the ISR writes a second record: TLC stops with an error.
Here that write commits the record, and consumers read it.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool
from tideproof.model.language.protocol import BoundSpec
from tideproof.model.language.state import Bools
from tideproof.model.protocols.kraft import controller
from tideproof.model.protocols.kraft.rules import KraftProtocol, KraftRules
from tideproof.model.protocols.kraft.state import BOUNDS, KraftState
from tideproof.model.protocols.kraft.steps import asking_isr, fetching, learning, starting


def always(s: KraftState, members: Bools) -> Bool:
    return True


LAST_REPLICA_FAILS = BoundSpec(
    "last_replica_fails",
    "1 lets the last member of the ISR go down uncleanly too",
    least=0,
    default=0,
    most=1,
    optional=True,
    rare=True,
)

STEPS = {
    "start": starting.broker_start,
    "register": controller.receive_broker_reg_request,
    "run": starting.receive_broker_reg_response,
    "unfence": controller.unfence_broker,
    "fence": controller.fence_broker,
    "learn": learning.receive_metadata_update,
    "ask_isr": asking_isr.send_alter_partition_request,
    "grant_isr": controller.receive_alter_partition_request,
    "learn_isr": asking_isr.receive_alter_partition_response,
    "fetch": fetching.send_fetch_request,
    "answer": fetching.receive_fetch_request,
    "take_answer": fetching.receive_fetch_response,
    "write": fetching.write_record_to_leader,
    "stop_unclean": starting.unclean_shutdown,
    "stop": starting.clean_shutdown,
}

RULES = KraftRules(
    fences=controller.take_out_but_the_last,
    unfences=controller.elect_without_leader,
    admits=controller.admit_as_unfenced,
    is_eligible=controller.has_its_broker_epoch,
    after_grant=controller.record_asked_isr,
    may_advance=always,
    may_join=asking_isr.is_caught_up,
    waits_for=asking_isr.both,
    serves=fetching.is_of_the_same_epoch,
    fits=fetching.is_for_its_offset_and_epoch,
    fetches_anew=learning.is_of_a_later_epoch,
    is_for_this_start=starting.has_asked_itself,
)

KRAFT_3_5 = KraftProtocol.of(
    STEPS,
    RULES,
    name="kraft-3.5",
    title="3.5 with KRaft: AlterPartition, fencing, broker epochs",
    story=__doc__,
    source="kafka_replication_v3_5.tla of Vanlightly/kafka-tlaplus, 823615e",
    bounds=(*BOUNDS, LAST_REPLICA_FAILS),
)
