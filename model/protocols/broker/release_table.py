"""Every release of Kafka that replicates, and the protocol that models it, with ZooKeeper or with KRaft.

A release has a protocol of its own where one of its rules differs from the release before. The evidence for the rules
is the protocol's `source`. `beside` lists what its releases do outside the model.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from tideproof.model.protocols.broker.releases.kafka_0_8 import KAFKA_0_8
from tideproof.model.protocols.broker.releases.kafka_0_8_1 import KAFKA_0_8_1
from tideproof.model.protocols.broker.releases.kafka_0_8_2 import KAFKA_0_8_2
from tideproof.model.protocols.broker.releases.kafka_0_9 import KAFKA_0_9
from tideproof.model.protocols.broker.releases.kafka_0_10 import KAFKA_0_10
from tideproof.model.protocols.broker.releases.kafka_0_11 import KAFKA_0_11
from tideproof.model.protocols.broker.releases.kafka_2_0 import KAFKA_2_0
from tideproof.model.protocols.broker.releases.kafka_2_0_1 import KAFKA_2_0_1
from tideproof.model.protocols.broker.releases.kafka_2_1 import KAFKA_2_1
from tideproof.model.protocols.broker.releases.kafka_2_1_1 import KAFKA_2_1_1
from tideproof.model.protocols.broker.releases.kafka_2_2 import KAFKA_2_2
from tideproof.model.protocols.broker.releases.kafka_2_4 import KAFKA_2_4
from tideproof.model.protocols.broker.releases.kafka_2_4_1 import KAFKA_2_4_1
from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5
from tideproof.model.protocols.broker.releases.kafka_2_6_1 import KAFKA_2_6_1
from tideproof.model.protocols.broker.releases.kafka_2_7 import KAFKA_2_7
from tideproof.model.protocols.broker.releases.kafka_2_8 import KAFKA_2_8
from tideproof.model.protocols.broker.releases.kafka_2_8_1 import KAFKA_2_8_1
from tideproof.model.protocols.broker.releases.kafka_3_1 import KAFKA_3_1
from tideproof.model.protocols.broker.releases.kafka_3_3_kraft import KAFKA_3_3_KRAFT
from tideproof.model.protocols.broker.releases.kafka_3_4_1 import KAFKA_3_4_1
from tideproof.model.protocols.broker.releases.kafka_3_4_1_kraft import KAFKA_3_4_1_KRAFT
from tideproof.model.protocols.broker.releases.kafka_3_5_kraft import KAFKA_3_5_KRAFT
from tideproof.model.protocols.broker.releases.kafka_3_6 import KAFKA_3_6
from tideproof.model.protocols.broker.releases.kafka_3_6_kraft import KAFKA_3_6_KRAFT
from tideproof.model.protocols.broker.releases.kafka_3_7 import KAFKA_3_7
from tideproof.model.protocols.broker.releases.kafka_3_7_kraft import KAFKA_3_7_KRAFT
from tideproof.model.protocols.broker.releases.kafka_3_8_kraft import KAFKA_3_8_KRAFT
from tideproof.model.protocols.broker.releases.kafka_3_9_1 import KAFKA_3_9_1
from tideproof.model.protocols.broker.releases.kafka_4_0 import KAFKA_4_0
from tideproof.model.protocols.broker.releases.kafka_4_1 import KAFKA_4_1
from tideproof.model.protocols.broker.rules import BrokerProtocol


@dataclass(frozen=True)
class Modelled:
    """Releases with the same rules. `beside` says how some of them differ outside the model."""

    protocol: BrokerProtocol
    releases: tuple[str, ...]
    beside: str = ""


def issues_of(protocol: BrokerProtocol) -> str:
    """The KIPs and issues that the source of a release cites, as a list: not each of them changed every rule."""
    return protocol.source.removeprefix("apache/kafka ").partition("; ")[2]


MODELLED = (
    Modelled(KAFKA_0_8, ("0.8.0",)),
    Modelled(KAFKA_0_8_1, ("0.8.1", "0.8.1.1")),
    Modelled(KAFKA_0_8_2, ("0.8.2.0", "0.8.2.1", "0.8.2.2")),
    Modelled(KAFKA_0_9, ("0.9.0.0", "0.9.0.1")),
    Modelled(
        KAFKA_0_10,
        ("0.10.0.0", "0.10.0.1", "0.10.1.0", "0.10.1.1", "0.10.2.0", "0.10.2.1", "0.10.2.2"),
        "since 0.10.2.0 the high watermark waits for caught-up replicas outside of the ISR (KAFKA-4485)",
    ),
    Modelled(
        KAFKA_0_11,
        ("0.11.0.0", "0.11.0.1", "0.11.0.2", "0.11.0.3", "1.0.0", "1.0.1", "1.0.2", "1.1.0", "1.1.1"),
        "since 1.1.0 a follower that has yet to truncate discards a late fetch response (5cc162f30ec, KIP-113)",
    ),
    Modelled(KAFKA_2_0, ("2.0.0",)),
    Modelled(KAFKA_2_0_1, ("2.0.1",)),
    Modelled(KAFKA_2_1, ("2.1.0",)),
    Modelled(KAFKA_2_1_1, ("2.1.1",)),
    Modelled(KAFKA_2_2, ("2.2.0", "2.2.1", "2.2.2", "2.3.0", "2.3.1")),
    Modelled(KAFKA_2_4, ("2.4.0",)),
    Modelled(KAFKA_2_4_1, ("2.4.1",)),
    Modelled(KAFKA_2_5, ("2.5.0", "2.5.1", "2.6.0")),
    Modelled(KAFKA_2_6_1, ("2.6.1", "2.6.2", "2.6.3")),
    Modelled(
        KAFKA_2_7,
        ("2.7.0", "2.7.1", "2.7.2"),
        "in 2.7.0 and 2.7.1 a leader asks for no other ISR after a response that changed nothing (KAFKA-12751)",
    ),
    Modelled(
        KAFKA_2_8,
        ("2.8.0",),
        "a leader asks for no other ISR after a response that changed nothing (KAFKA-12751); a response that says "
        "where the logs diverge may truncate the log of a broker that has begun to lead (KAFKA-13207)",
    ),
    Modelled(
        KAFKA_2_8_1,
        ("2.8.1", "2.8.2", "3.0.0", "3.0.1", "3.0.2"),
    ),
    Modelled(
        KAFKA_3_1,
        ("3.1.0", "3.1.1", "3.1.2", "3.2.0", "3.2.1", "3.2.2", "3.2.3", "3.3.0", "3.3.1", "3.3.2", "3.4.0"),
        "since 3.3.0 a leader asks for no replica that is down, as far as it knows, and the controller takes in none "
        "that shuts down (KAFKA-14140); 3.3.2 and 3.4.0 send consumers to members of the ISR only (KAFKA-14372)",
    ),
    Modelled(
        KAFKA_3_4_1,
        ("3.4.1", "3.5.0", "3.5.1", "3.5.2"),
        "since 3.5.1 a follower whose first response is empty sends no epoch of its last record until it has fetched "
        "another one (KAFKA-15510)",
    ),
    Modelled(
        KAFKA_3_6,
        ("3.6.0", "3.6.1", "3.6.2"),
        "a follower whose first response is empty sends no epoch of its last record until it has fetched another one "
        "(KAFKA-15510)",
    ),
    Modelled(KAFKA_3_7, ("3.7.0", "3.7.1", "3.7.2", "3.8.0", "3.8.1", "3.9.0")),
    Modelled(KAFKA_3_9_1, ("3.9.1", "3.9.2")),
)
"""With ZooKeeper, in the order of the releases."""

MODELLED_WITH_KRAFT = (
    Modelled(
        KAFKA_3_3_KRAFT,
        ("3.3.0", "3.3.1", "3.3.2", "3.4.0"),
        "3.3.2 and 3.4.0 send consumers to members of the ISR only (KAFKA-14372)",
    ),
    Modelled(KAFKA_3_4_1_KRAFT, ("3.4.1",)),
    Modelled(
        KAFKA_3_5_KRAFT,
        ("3.5.0", "3.5.1", "3.5.2"),
        "a leader reads the log end and the broker epoch of a follower at different moments (KAFKA-15221); since 3.5.1 "
        "a follower whose first response is empty sends no epoch of its last record (KAFKA-15510)",
    ),
    Modelled(
        KAFKA_3_6_KRAFT,
        ("3.6.0", "3.6.1", "3.6.2"),
        "a leader reads the log end and the broker epoch of a follower at different moments (KAFKA-15221); a follower "
        "whose first response is empty sends no epoch of its last record (KAFKA-15510)",
    ),
    Modelled(KAFKA_3_7_KRAFT, ("3.7.0", "3.7.1", "3.7.2")),
    Modelled(
        KAFKA_3_8_KRAFT,
        ("3.8.0", "3.8.1", "3.9.0", "3.9.1", "3.9.2"),
        "since 3.9.1 a follower compares the epoch of a response, and of the records in it (KAFKA-18991, KAFKA-18723)",
    ),
    Modelled(
        KAFKA_4_0,
        ("4.0.0", "4.0.1", "4.0.2"),
        "since 4.0.1 a follower compares the epoch of a response, and of the records in it (KAFKA-18991, KAFKA-18723); "
        "eligible leader replicas are a feature that is off by default (KIP-966)",
    ),
    Modelled(KAFKA_4_1, ("4.1.0", "4.1.1", "4.1.2", "4.2.0", "4.2.1", "4.3.0", "4.3.1")),
)
"""With KRaft, from the first release that has it for production (KIP-833)."""

RELEASES: dict[str, Modelled] = {row.protocol.name: row for row in (*MODELLED, *MODELLED_WITH_KRAFT)}
"""The protocols of releases by name, the newest last."""

BY_RELEASE: dict[str, Modelled] = {release: row for row in MODELLED for release in row.releases}
BY_RELEASE_WITH_KRAFT: dict[str, Modelled] = {release: row for row in MODELLED_WITH_KRAFT for release in row.releases}
LAST = MODELLED_WITH_KRAFT[-1].releases[-1]


def numbers(release: str) -> tuple[int, ...]:
    return tuple(map(int, release.split(".")))


def refuse_no_number(name: str) -> None:
    """Raises ValueError, in words for the user, unless the name is written like the number of a release."""
    if not re.fullmatch(r"\d+(\.\d+){1,3}", name):
        raise ValueError(
            f"{name!r} is no release of Kafka; write its number, as in kafka:{LAST}, or kraft:{LAST} with KRaft"
        )


def _known(kraft: bool) -> dict[str, Modelled]:
    return BY_RELEASE_WITH_KRAFT if kraft else {**BY_RELEASE_WITH_KRAFT, **BY_RELEASE}


def releases_from(version: str, kraft: bool = False) -> list[str]:
    """The releases that a version names: itself, or all that start with it."""
    return sorted((r for r in _known(kraft) if f"{r}.".startswith(f"{version}.")), key=numbers)


def release_of(name: str, kraft: bool = False) -> Modelled:
    """The row of a release by its version, such as `2.1.1`: with ZooKeeper, unless it has none or `kraft` is true.

    Raises ValueError, in words for the user, where there is none.
    """
    known = _known(kraft)
    if name in known:
        return known[name]
    refuse_no_number(name)
    if patches := releases_from(name, kraft):
        raise ValueError(f"{name} is no release of Kafka but the beginning of some: {', '.join(patches)}")
    if name in BY_RELEASE:
        raise ValueError(f"Kafka {name} is modelled with ZooKeeper only; KRaft is for production since 3.3.0 (KIP-833)")
    if numbers(name) < numbers(MODELLED[0].releases[0]):
        raise ValueError(f"Kafka {name} does not replicate; the first release that does is 0.8.0")
    if numbers(name) > numbers(LAST):
        last = BY_RELEASE_WITH_KRAFT[LAST].protocol.name
        raise ValueError(f"Kafka {name} is not modelled; the last release modelled is {LAST} ({last})")
    raise ValueError(f"there is no Kafka {name}; tideproof list --release shows the releases")
