"""What five tutorials claim of the high watermark, row by row, and what the machine is asked about it.

A page for each tutorial; beside it, as data, the outcomes (`tideproof claims --recompute` makes them anew).
"""

from __future__ import annotations

from collections.abc import Mapping

from tideproof.properties.claims import seed_000, seed_001, seed_002, seed_003, seed_004
from tideproof.properties.claims.base import Claim

PAGES: Mapping[str, tuple[Claim, ...]] = {
    "seed_000": seed_000.CLAIMS,
    "seed_001": seed_001.CLAIMS,
    "seed_002": seed_002.CLAIMS,
    "seed_003": seed_003.CLAIMS,
    "seed_004": seed_004.CLAIMS,
}
CLAIMS: Mapping[int, tuple[str, Claim]] = {
    claim.number: (page, claim) for page, claims in PAGES.items() for claim in claims
}
"""Each row by its number, with the page that it is on."""
