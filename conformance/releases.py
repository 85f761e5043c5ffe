"""The releases of Kafka that the harness runs: jars, requirements, and versions of messages.

It runs any release since 0.10.1, whose requirements follow from its number. `digests.json` has digests of some: the
SHA-256 of the published jars, taken in November 2026. `tideproof.model.protocols.broker.release_table` maps releases to
protocols.

Jars are added or replaced, none of them Kafka's own: a logging library if the release names none; and ZooKeeper 3.4.12
instead of 3.4.13 and 3.4.14, whose client cannot connect on Java 14 and later (ZOOKEEPER-3779).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tideproof.model.protocols.broker.release_table import numbers, refuse_no_number

FIRST, FIRST_WITH_KRAFT, FIRST_WITHOUT_ZOOKEEPER = "0.10.1.0", "3.3.0", "4.0.0"
"""The first release that answers ListOffsets of version 1, with which the harness sees a log end (KIP-79); the first
with KRaft for production (KIP-833); and the first without ZooKeeper."""


@dataclass(frozen=True)
class Release:
    """A release, with the digests of its jars if they are known."""

    version: str
    core_sha256: str = ""
    clients_sha256: str = ""

    @property
    def is_pinned(self) -> bool:
        """Whether the digests of its jars are known."""
        return bool(self.core_sha256)

    @property
    def has_zookeeper(self) -> bool:
        return not self.since(FIRST_WITHOUT_ZOOKEEPER)

    @property
    def has_kraft(self) -> bool:
        return self.since(FIRST_WITH_KRAFT)

    @property
    def scala(self) -> str:
        """The version of Scala in the name of its jar; most releases have jars for several."""
        return "2.13" if self.since("2.6") else "2.12" if self.since("2.0") else "2.11"

    @property
    def more(self) -> tuple[str, ...]:
        """The coordinates of additional jars and of replacements."""
        if self.since("4.0"):
            return (f"org.apache.logging.log4j:log4j-slf4j-impl:{'2.25.4' if self.since('4.3') else '2.24.3'}",)
        logging = ("org.slf4j:slf4j-reload4j:1.7.36",) if self.since("1.1") else ()
        is_too_old = self.since("2.0") and not self.since("2.4")
        return (*logging, "org.apache.zookeeper:zookeeper:3.4.12") if is_too_old else logging

    @property
    def jar(self) -> str:
        return f"kafka_{self.scala}-{self.version}.jar"

    @property
    def clients_jar(self) -> str:
        return f"kafka-clients-{self.version}.jar"

    @property
    def sha256(self) -> dict[str, str]:
        return {self.jar: self.core_sha256, self.clients_jar: self.clients_sha256}

    @property
    def dependencies(self) -> tuple[str, ...]:
        """Maven coordinates; earlier ones take precedence over the dependencies of later ones."""
        return (*self.more, f"org.apache.kafka:kafka_{self.scala}:{self.version}")

    def since(self, version: str) -> bool:
        return numbers(self.version) >= numbers(version)

    @property
    def has_epochs(self) -> bool:
        """Whether brokers have a leader epoch cache, and records a leader epoch (KIP-101)."""
        return self.since("0.11")

    @property
    def magic(self) -> int:
        return 2 if self.since("0.11") else 1

    @property
    def fetch(self) -> int:
        """The version of Fetch for observing high watermarks: from version 11 on, consumers may ask any replica."""
        return 11 if self.since("2.4") else 4 if self.since("0.11") else 2

    @property
    def tells_last_stable(self) -> bool:
        """Whether consumers with read_committed get the last stable offset; 2.0.0 sends -1 (KAFKA-7535)."""
        return self.since("0.11") and self.version != "2.0.0"

    @property
    def leaders_write_isr(self) -> bool:
        """Whether leaders write the ISR to ZooKeeper; since 2.7 they ask the controller (KIP-497)."""
        return not self.since("2.7")


_DIGESTS = json.loads(Path(__file__).with_name("digests.json").read_text())

WITH_EITHER: Mapping[str, Release] = {version: Release(version, **digests) for version, digests in _DIGESTS.items()}
"""Those with pinned digests, with ZooKeeper or KRaft."""

RELEASES: Mapping[str, Release] = {version: r for version, r in WITH_EITHER.items() if r.has_zookeeper}
"""Those with ZooKeeper."""

DEFINITIONS = RELEASES["3.9.1"]
"""The release whose kafka-clients define all messages in all versions; 4.0 has left out the old ones."""


def release_numbered(version: str) -> Release:
    """The release of a number such as `2.1.1`. Raises ValueError, in words for the user, if it cannot be run."""
    refuse_no_number(version)
    if numbers(version) < numbers(FIRST):
        raise ValueError(f"Kafka {version} is not run; the first release that can be is {FIRST} (KIP-79)")
    return WITH_EITHER.get(version) or Release(version)
