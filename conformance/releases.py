"""The releases of Kafka that the harness runs: where they are, what they need, and which versions of messages to use.

Any release since 0.10.1 is run: what it needs follows from its number. The table has the digests of some: the SHA-256
of a jar as it was published, taken in November 2026. Which protocol models a release is said in
`tideproof.model.protocols.broker.release_table`.

What was added to the jars, none of them Kafka's own: a logging library where the release names none; and ZooKeeper
3.4.12 in the place of 3.4.13 and 3.4.14, whose client cannot connect on Java 14 and later (ZOOKEEPER-3779).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tideproof.model.protocols.broker.release_table import numbers, refuse_no_number

FIRST, FIRST_WITH_KRAFT, FIRST_WITHOUT_ZOOKEEPER = "0.10.1.0", "3.3.0", "4.0.0"
"""The first release that answers ListOffsets of version 1, with which the harness sees a log end (KIP-79); the first
with KRaft for production (KIP-833); and the first without ZooKeeper."""


@dataclass(frozen=True)
class Release:
    """A release, and where the table has them the digests of its jars."""

    version: str
    core_sha256: str = ""
    clients_sha256: str = ""

    @property
    def is_pinned(self) -> bool:
        """Whether it is known which bytes were published."""
        return bool(self.core_sha256)

    @property
    def has_zookeeper(self) -> bool:
        return not self.since(FIRST_WITHOUT_ZOOKEEPER)

    @property
    def has_kraft(self) -> bool:
        return self.since(FIRST_WITH_KRAFT)

    @property
    def scala(self) -> str:
        """The version of Scala in the name of its jar; several are published of most releases."""
        return "2.13" if self.since("2.6") else "2.12" if self.since("2.0") else "2.11"

    @property
    def more(self) -> tuple[str, ...]:
        """The coordinates of what is added to its jars, or replaces some."""
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
        """By file name; of jars that are not pinned, nothing."""
        return {self.jar: self.core_sha256, self.clients_jar: self.clients_sha256}

    @property
    def dependencies(self) -> tuple[str, ...]:
        """Maven coordinates; those before win over what those after ask for."""
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
    def produce(self) -> int:
        """The version of Produce for that magic."""
        return 3 if self.since("0.11") else 2

    @property
    def fetch(self) -> int:
        """The version of Fetch to see a high watermark with: from version 11 on consumers may ask any replica."""
        return 11 if self.since("2.4") else 4 if self.since("0.11") else 2

    @property
    def tells_last_stable(self) -> bool:
        """Whether a consumer of committed records is told the last stable offset; 2.0.0 says -1 (KAFKA-7535)."""
        return self.since("0.11") and self.version != "2.0.0"

    @property
    def leaders_write_isr(self) -> bool:
        """Whether leaders write the ISR to ZooKeeper; since 2.7 they ask the controller (KIP-497)."""
        return not self.since("2.7")


# fmt: off
_TABLE = (
    Release("0.10.2.2",
            "4ca720fc6a675a47a14e9c9bdd24a7ac491085ac5762c29f775c5955458e69f4",
            "cc2fb572646786035a64e559102a0c81d42b55ddbf94913adb0ea695561502a4"),
    Release("0.11.0.3",
            "1b5d2884e2c468039ac9c92483758640e3bac3344e5fad2b1ccb5b246d10c970",
            "41e3ce628ad8cd4bf0a276e9b24d57716ecc23d785b2c04caadac2c2ec4292ad"),
    Release("1.1.1",
            "78d9ba7e78e273e2031274474edb040413e2eb34a81db6bf977e9461e955332c",
            "a92dd1c76be061ad40e1d2421c8a6a3f148c6c3b82af2f2259ad40e7c400d7bc"),
    Release("2.0.0",
            "4200a0d9971253fe2fc96528737aac4857293657b23e5a8248fe32fcba8da6c8",
            "98246acc007b58f2b4391f8ea638b022171151616dc5582f078801e0aead54fc"),
    Release("2.0.1",
            "45edbd62e4bcfb00786da132deeabee52fbf33ed17317337280a64d545111182",
            "15c5d622c6488c7ec2a1aca263d2e54b04d940d8105ea9fdcb95d82b97e07674"),
    Release("2.1.1",
            "3b1b1400cc3e895611a65f47df4095f7acd4db0b708bdbfa6dda48001e03fe46",
            "d5c1ed6e23e815fe43c0f050ef0651110b9e9b59cfc4d86e50bf7cc084132a93"),
    Release("2.5.1",
            "5303a3772be94c938e4e6c1cbbf9ca6a36b11f48da16de794647ab6758f1dc82",
            "5b9aeaf82f38d4e2e5ec079f2f5d28174a2659d446af0f3853b770a17e396594"),
    Release("2.7.2",
            "dd0e921c577a5ef62f0209a69c97ed989a1e0742d54764fc36af065b03748c63",
            "ef8c79b26e5ea3d65a496f4ff74aec5d1fc9ac5aceb9ec86fd2bd3c796eafe82"),
    Release("2.8.2",
            "5e0fcbad2866367a25fc35bf9a0f4ba93fa774746b27de7f47b910427f9c95bc",
            "0351de6b808f551e4c6cf230a83984d653e14776cc0f4621e7a3eab377e2f621"),
    Release("3.3.2",
            "54a78f19f2a07812a4b976b4ab18c7178efd3a1cc5e6e2a7844ed9734f672c94",
            "29b9b4f35ebeb810b151c4f7b9b6f24329a9be8e6c4764a6eebac3738bee7288"),
    Release("3.9.1",
            "5631c61356d55611c158291a69ad028f3c4fed5d0a610c62a0853c65c89d10f6",
            "7568b998572d256f0b7bc0afdc1b7a2588b8b08415c62ce314c864a6851ae9d9"),
)
_KRAFT_ONLY = (
    Release("4.1.0",
            "0de0471a4c7a9e734c166822a26a4bb064eb81cb2c7a8b1345912cad78997a7b",
            "eb74709dc3be35e06208827860c87a94872e8a4b00f466880670785c85a20627"),
    Release("4.3.0",
            "e3669cb733f657689f71cba145af51022f29cebba81d8bf69699274b46c70da8",
            "97a5b492d4ad658fd2dfba969fa0e403c2e38c971fb1e083da4e391471925fc1"),
)
# fmt: on
RELEASES: Mapping[str, Release] = {release.version: release for release in _TABLE}
"""With pinned digests, and ZooKeeper."""

KRAFT: Mapping[str, Release] = {release.version: release for release in (RELEASES["3.9.1"], *_KRAFT_ONLY)}
"""With pinned digests, and KRaft too, or KRaft only."""

WITH_EITHER: Mapping[str, Release] = {**RELEASES, **KRAFT}

DEFINITIONS = RELEASES["3.9.1"]
"""The release whose kafka-clients define all messages in all versions; 4.0 has left out the old ones."""


def release_numbered(version: str) -> Release:
    """The release of that number, as in `2.1.1`. ValueError, in words for the user, where the harness cannot run it."""
    refuse_no_number(version)
    if numbers(version) < numbers(FIRST):
        raise ValueError(f"Kafka {version} is not run; the first release that can be is {FIRST} (KIP-79)")
    return WITH_EITHER.get(version) or Release(version)
