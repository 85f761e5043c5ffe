"""The protocols that come with Tideproof, by name, in the order of their story."""

from __future__ import annotations

from tideproof.model.atomic.async_isr import ASYNC_ISR
from tideproof.model.atomic.hw_truncation import HW_TRUNCATION
from tideproof.model.atomic.kip_101 import KIP_101
from tideproof.model.atomic.kip_279 import KIP_279
from tideproof.model.atomic.kip_320 import KIP_320
from tideproof.model.atomic.kip_320_first_try import KIP_320_FIRST_TRY
from tideproof.model.chain import CHAIN, CHAIN_SUSPECTED
from tideproof.model.chain_reads import CHAIN_CLOSED_BLOCK, CHAIN_NEAREST, CHAIN_NEAREST_MARKED, CRAQ

GENERATIONS = (HW_TRUNCATION, KIP_101, KIP_279, KIP_320_FIRST_TRY, KIP_320)
CHAINS = (CHAIN, CHAIN_SUSPECTED, CHAIN_NEAREST, CHAIN_NEAREST_MARKED, CHAIN_CLOSED_BLOCK, CRAQ)

PROTOCOLS = {p.name: p for p in (*GENERATIONS, ASYNC_ISR, *CHAINS)}
