"""The claims of five tutorials about the high watermark, and the questions that decide them.

A page for each tutorial, `NAME.toml`; beside it the outcomes, `NAME.json` (`make claims` computes them again).
"""

from __future__ import annotations

from collections.abc import Mapping

from tideproof.properties.claims.base import Claim
from tideproof.properties.claims.rows import read_page

NAMES = ("offsets", "placement", "durability", "visibility", "log_files")
_READ = {name: read_page(name) for name in NAMES}
TITLES: Mapping[str, str] = {name: title for name, (title, _) in _READ.items()}
PAGES: Mapping[str, tuple[Claim, ...]] = {name: claims for name, (_, claims) in _READ.items()}
CLAIMS: Mapping[int, tuple[str, Claim]] = {
    claim.number: (page, claim) for page, claims in PAGES.items() for claim in claims
}
"""Each row by its number, with the page that it is on."""
