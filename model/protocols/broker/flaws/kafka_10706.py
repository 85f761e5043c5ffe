"""KAFKA-10706: a truncation that removes no record leaves the epoch in the cache that the follower asked about.

It is in every release up to 2.6.0 whose leaders note their epoch as they begin to lead; `kafka-2.6.1` says how it ends.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5
from tideproof.model.protocols.broker.releases.kafka_2_6_1 import KAFKA_2_6_1

FLAW = Flaw("F1", "KAFKA-10706", KAFKA_2_5, KAFKA_2_6_1, "TruncationEnds", {"log_size": 1, "records": 2, "epochs": 4})
