"""The protocols that come with Tideproof, by name, in the order of their story."""

from __future__ import annotations

from collections.abc import Callable

from tideproof.model.language.names import find_named, warn
from tideproof.model.language.protocol import Protocol
from tideproof.model.protocols.atomic.async_isr import ASYNC_ISR
from tideproof.model.protocols.atomic.hw_truncation import HW_TRUNCATION
from tideproof.model.protocols.atomic.kip_101 import KIP_101
from tideproof.model.protocols.atomic.kip_279 import KIP_279
from tideproof.model.protocols.atomic.kip_320 import KIP_320
from tideproof.model.protocols.atomic.kip_320_as_built import KIP_320_AS_BUILT
from tideproof.model.protocols.atomic.kip_320_first_try import KIP_320_FIRST_TRY
from tideproof.model.protocols.atomic.kip_320_in_kraft import KIP_320_IN_KRAFT
from tideproof.model.protocols.broker.flaws import FLAWS, STALLS
from tideproof.model.protocols.broker.hypothetical import TUTORIAL
from tideproof.model.protocols.broker.release_table import release_of
from tideproof.model.protocols.broker.releases import BROKER_GENERATIONS, KRAFT_BROKER_GENERATIONS
from tideproof.model.protocols.broker.unclean_recovery import UNCLEAN_RECOVERY
from tideproof.model.protocols.chain.chain import CHAIN, CHAIN_SUSPECTED
from tideproof.model.protocols.chain.reads import CHAIN_CLOSED, CHAIN_MARKED, CHAIN_NEAREST, CRAQ
from tideproof.model.protocols.kraft.kip_966 import KIP_966
from tideproof.model.protocols.kraft.kraft_3_5 import KRAFT_3_5

PUBLISHED = (HW_TRUNCATION, KIP_101, KIP_279, KIP_320_FIRST_TRY, KIP_320)
"""The published protocols, each a generation after the one before it."""
CHAINS = (CHAIN, CHAIN_SUSPECTED, CHAIN_NEAREST, CHAIN_MARKED, CHAIN_CLOSED, CRAQ)
FLAWED = tuple(
    {
        p.name: p
        for flaw in (*FLAWS.values(), *STALLS.values())
        for p in (flaw.wrong, flaw.right)
        if p not in (*BROKER_GENERATIONS, *KRAFT_BROKER_GENERATIONS)
    }.values()
)

PROTOCOLS: dict[str, Protocol] = {
    p.name: p
    for p in (
        *PUBLISHED,
        KIP_320_AS_BUILT,
        KIP_320_IN_KRAFT,
        ASYNC_ISR,
        KRAFT_3_5,
        KIP_966,
        *CHAINS,
        *BROKER_GENERATIONS,
        *KRAFT_BROKER_GENERATIONS,
        *FLAWED,
        *UNCLEAN_RECOVERY,
        *TUTORIAL,
    )
}

ALIASES = {
    "kafka-2.1-mended": "kafka-2.5-fixed",
    "kafka-2.1-new-epoch": "kafka-2.5-new-epoch",
    "kip-207": "kafka-2.5-fixed",
    "kafka-9491": "kafka-2.5-fixed",
    "told-liar": "tutorial-byzantine",
    **{p.name.replace("tutorial-", "told-"): p.name for p in TUTORIAL if p.name != "tutorial-byzantine"},
}
"""Former names, which still work, and what they name now."""


OF_RELEASE, OF_RELEASE_WITH_KRAFT = "kafka:", "kraft:"


def is_release(name: str) -> bool:
    """Whether a name of a protocol is that of a release, as `named` takes it."""
    return name.startswith((OF_RELEASE, OF_RELEASE_WITH_KRAFT))


def named(name: str, note: Callable[[str], None] = warn) -> Protocol:
    """The protocol of this name, of this former name, or of a release: `kafka:2.1.1`, with KRaft `kraft:3.9.1`.

    Raises ValueError, with the nearest names, where there is none.
    """
    for prefix in (OF_RELEASE, OF_RELEASE_WITH_KRAFT):
        if name.startswith(prefix):
            return release_of(name.removeprefix(prefix), prefix == OF_RELEASE_WITH_KRAFT).protocol
    return find_named("protocol", name, PROTOCOLS, ALIASES, note=note)
