"""KAFKA-7415: a leader does not know its own epoch until it has written something.

The story. The cache entry of an epoch comes with its first record. A leader that has written none cannot say where the
follower's epoch ends, if that is above all epochs in its cache. So the follower truncates to its high watermark, which
is the flaw that KIP-101 was meant to remove.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_0_8 import epochs_are_not_kept, has_reached_high_watermark
from tideproof.model.protocols.broker.releases.kafka_0_11 import note_a_later_epoch
from tideproof.model.protocols.broker.releases.kafka_2_0 import end_of_largest_epoch_up_to

PROTOCOL = KAFKA_2_5_FIXED.variation(
    name="kafka-7415",
    title="2.5, but a leader knows its epoch only once it has written a record",
    story=__doc__,
    source="apache/kafka 2.0.0 Partition.scala (makeLeader), fixed in 2.0.1 by 18b25773b11; KAFKA-7415",
    enters_epoch=epochs_are_not_kept,
    notes_epoch=note_a_later_epoch,
    end_of_epoch=end_of_largest_epoch_up_to,
    may_join=has_reached_high_watermark,  # the start of the leader's epoch is unknown, too
)

FLAW = Flaw(
    "A4",
    "KAFKA-7415",
    PROTOCOL,
    KAFKA_2_5_FIXED,
    "Durable",
    {"replicas": 2, "log_size": 2, "records": 2, "epochs": 4},
)
