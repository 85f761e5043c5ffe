"""KIP-320, first design: the leader checks only the epoch of the follower's last record.

The story. A leader serves a fetch if the follower's log, by its last epoch and its end, is a prefix of its own. That
stops a zombie whose log has already diverged. But a follower that is in an older epoch, with a log that still fits, is
counted. Later it learns of an epoch that it missed, and truncates by the response of the leader of that epoch, which
never had the committed record.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool, all_of, any_of
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_2_0_1 import end_of_largest_epoch_or_first_start
from tideproof.model.protocols.broker.state import BrokerState, latest_known_epoch


def follower_log_fits(s: BrokerState, leader: int, follower: int) -> Bool:
    last = latest_known_epoch(s, follower)
    epoch, end = end_of_largest_epoch_or_first_start(s, leader, last)
    return any_of(s.leo[follower] == 0, all_of(epoch == last, end >= s.leo[follower]))


PROTOCOL = KAFKA_2_5_FIXED.variation(
    name="kip-320-last-epoch-only",
    title="2.5, but fenced by the epoch of the follower's last record",
    story=__doc__,
    source="hachikuji/kafka-specification d68782b Kip320FirstTry.tla; KIP-320",
    accepts_fetch=follower_log_fits,
)

FLAW = Flaw(
    "A10",
    "KIP-320, first design",
    PROTOCOL,
    KAFKA_2_5_FIXED,
    "Durable",
    {"replicas": 3, "log_size": 1, "records": 1, "epochs": 4},
)
