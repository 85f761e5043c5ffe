"""KAFKA-14704: a follower takes over the high watermark of a response that says where the logs diverge.

The story. From 2.8.0 to 3.4.0 a follower first takes over the high watermark of such a response, as far as its own log
goes, and truncates when it has handled the response's other partitions.

As it was reported: in between, the high watermark lies above records that the leader does not have, and a consumer that
fetches from the follower (KIP-392) reads them ("the time window is short but a fetch requests coming at the right time
to the follower could read those records", 649d5497442). This takes `--late-truncations 1`: otherwise the two are one
step. In this schedule, with the truncation as its last step, unmodified brokers of 2.8.2 and 3.3.2 agreed with the
model in every state, and b0, whose high watermark was 0 before the response came, logged "Non-monotonic update of high
watermark from (offset=1 …) to (offset=0 …)"; 3.9.1 logged nothing (replays of 2026-11-26). When the truncation comes
cannot be timed from outside.

It continues after the truncation where the response does not say enough: the follower knows an epoch without records
that the leader never heard of, and the response names the leader's largest epoch before that one, which the follower
does not have. Records that the leader does not have stay in the log, below the high watermark, until the next response.

Since 3.4.1 such a response says where to truncate, and nothing else.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.kafka_3_1 import KAFKA_3_1
from tideproof.model.protocols.broker.releases.kafka_3_4_1 import KAFKA_3_4_1

AS_REPORTED = Flaw(
    "A18",
    "KAFKA-14704",
    KAFKA_3_1,
    KAFKA_3_4_1,
    "LogMatch",
    {"replicas": 2, "log_size": 1, "records": 2, "epochs": 2, "late_truncations": 1},
)

AFTER_THE_TRUNCATION = Flaw(
    "A16",
    "KAFKA-14704",
    KAFKA_3_1,
    KAFKA_3_4_1,
    "LogMatch",
    {"replicas": 2, "log_size": 1, "records": 2, "epochs": 4},
)
