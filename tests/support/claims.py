"""The rows of claims, with what is kept of them."""

from __future__ import annotations

from functools import cache

from tideproof.cli.commands.claims_shown import Row
from tideproof.properties.claims import CLAIMS
from tideproof.properties.claims.outcomes import answered, stored


@cache
def row(number: int) -> Row:
    """A claim and its kept outcomes."""
    page, claim = CLAIMS[number]
    return Row(claim, answered(claim, stored(page)))
