"""What five tutorials claim of the high watermark, row by row, and what the machine is asked about it.

A page for each tutorial; beside it, as data, the outcomes (`make claims` computes them again).
"""

from __future__ import annotations

from collections.abc import Mapping

from tideproof.properties.claims import durability as durability
from tideproof.properties.claims import log_files as log_files
from tideproof.properties.claims import offsets as offsets
from tideproof.properties.claims import placement as placement
from tideproof.properties.claims import visibility as visibility
from tideproof.properties.claims.base import Claim

PAGES: Mapping[str, tuple[Claim, ...]] = {
    "offsets": offsets.CLAIMS,
    "placement": placement.CLAIMS,
    "durability": durability.CLAIMS,
    "visibility": visibility.CLAIMS,
    "log_files": log_files.CLAIMS,
}
CLAIMS: Mapping[int, tuple[str, Claim]] = {
    claim.number: (page, claim) for page, claims in PAGES.items() for claim in claims
}
"""Each row by its number, with the page that it is on."""
