"""KAFKA-13091: a leader whose ISR has become smaller does not try its high watermark.

The story. A follower stops fetching, and the leader requests an ISR without it. Since 2.7.0 the controller's answer
comes later. In 2.7.0 to 3.0 the answer does not move the high watermark: producers with acks=all keep waiting until the
leader appends again or a follower reports another log end offset. Since 3.1.0 the answer moves it at once.

It takes a follower that stops fetching for good, for example because its fetcher thread hangs. So neither protocol of
this page has a fairness condition for the requests of followers.
"""

from __future__ import annotations

from typing import Any

from tideproof.model.language.actions import not_fair
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.kafka_2_8_1 import KAFKA_2_8_1
from tideproof.model.protocols.broker.releases.kafka_3_1 import KAFKA_3_1
from tideproof.model.protocols.broker.rules import BrokerProtocol

FETCHING = ("answer_fetch", "park_fetch", "answer_empty", "answer_epoch")


def with_hanging_followers(release: BrokerProtocol, since: str) -> BrokerProtocol:
    slots: dict[str, Any] = {slot: not_fair(release.steps[slot]) for slot in FETCHING}
    return release.variation(
        name=f"{release.name}-hanging-followers",
        title=f"{since}, with followers that may stop fetching",
        story=__doc__ or "",
        source="apache/kafka 2.8.1, 3.1.0 Partition.scala (handleAlterIsrResponse), by 26ee78f392; KAFKA-13091",
        **slots,
    )


BEFORE, SINCE = with_hanging_followers(KAFKA_2_8_1, "2.8.1"), with_hanging_followers(KAFKA_3_1, "3.1")

FLAW = Flaw("F3", "KAFKA-13091", BEFORE, SINCE, "LogGetsCommitted", {"log_size": 1, "records": 1, "epochs": 2})
