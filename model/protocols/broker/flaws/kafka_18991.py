"""KAFKA-18991: a follower matches a response to its present request by the offset, not by the epoch.

The story. A follower's role changes while a fetch is under way; when the response comes the same broker leads again, in
a later epoch, and the log ends where it did. Since 2.8 such a response may say where the logs diverge. That was true of
the leader's log at that time. By now the follower may have other, committed records above that offset, and it truncates
them. Before 2.8 a follower that has yet to truncate discards responses that arrive in the meantime.

The fix is to compare the epoch of the request as well.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.truncation_on_fetch import TRUNCATION_ON_FETCH
from tideproof.model.protocols.broker.steps.late import is_for_the_log_end

BY_OFFSET = TRUNCATION_ON_FETCH.variation(
    name="kafka-18991",
    title="2.5 with truncation on fetch (2.8), but responses are matched by offset alone",
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
