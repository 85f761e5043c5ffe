"""KAFKA-13141: a leader notes the fetch of a follower whose log it has just found to diverge from its own.

The story. Since 2.8 followers truncate by the fetch response. A leader of 2.8.0 notes the offset of a fetch even if the
follower's log has diverged. So it counts records that the follower has yet to truncate, and its high watermark passes
records that the follower does not have. Since 2.8.1 such a fetch is not noted. (In the model a leader with the flaw
notes it or not.)
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.truncation_on_fetch import TRUNCATION_ON_FETCH
from tideproof.model.protocols.broker.releases.diverging import leader_answer_diverging_and_note
from tideproof.model.protocols.broker.rules import called

NOTED = TRUNCATION_ON_FETCH.variation(
    name="kafka-13141",
    title="2.5 with truncation on fetch (2.8.0), but a leader counts the fetch from a log that has diverged",
    story=__doc__,
    source="apache/kafka 2.8.0, ReplicaManager.updateFollowerFetchState; KAFKA-13141",
    added={"book_diverging": called("LeaderBookDiverging", leader_answer_diverging_and_note)},
)

FLAW = Flaw(
    "A15",
    "KAFKA-13141",
    NOTED,
    TRUNCATION_ON_FETCH,
    "Candidate",
    {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3},
)
