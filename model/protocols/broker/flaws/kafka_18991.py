"""KAFKA-18991: a response is compared with what the follower would ask for now by its offset, not by its epoch.

The story. A follower's role changes while a fetch is under way; when the response comes the same broker leads again,
in a later epoch, and the log ends where it did. Since 2.8 such a response may say where the logs diverge. It is true of
the sender's log as it was then; by now the follower may hold other records below that end, committed ones, and it
truncates them. Before 2.8 a follower that has to truncate first discards what comes in the meantime.

Right is to compare the epoch of the request as well.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.truncation_on_fetch import TRUNCATION_ON_FETCH
from tideproof.model.protocols.broker.steps.late import is_for_the_log_end

BY_OFFSET = TRUNCATION_ON_FETCH.variation(
    name="kafka-18991",
    title="2.5 with the truncation on fetch of 2.8, and responses compared by offset alone",
    story=__doc__,
    source="apache/kafka 3.9.0-rc3, AbstractFetcherThread.processFetchRequest; KAFKA-18991",
    accepts_late_response=is_for_the_log_end,
)

FLAW = Flaw(
    "A13",
    "KAFKA-18991",
    BY_OFFSET,
    TRUNCATION_ON_FETCH,
    "Candidate",
    {"replicas": 3, "log_size": 1, "records": 1, "epochs": 4, "late_responses": 1},
)
