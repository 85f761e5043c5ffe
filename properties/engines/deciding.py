"""Decides one property of one configuration by the engine for its kind that visits every reachable state."""

from __future__ import annotations

from collections.abc import Sequence

from tideproof.model.language.properties import Property
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.properties.engines.base import Budget, Reporter, Result
from tideproof.properties.engines.exhaustive.reduction import Symmetry
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.liveness.search import keep


def decide(
    protocol: Protocol,
    bounds: Bounds,
    prop: Property,
    symmetry: Symmetry,
    budget: Budget,
    reporter: Reporter | None = None,
    refused: Sequence[Property] = (),
) -> Result:
    """The result, with one verdict. Symmetry does not apply to promises. Raises what `explore` raises."""
    if prop.is_promise:
        return keep(protocol, bounds, [prop], budget=budget, reporter=reporter, refused=refused)
    with explore(
        protocol, bounds, [prop], stop_when_decided=True, symmetry=symmetry, budget=budget, reporter=reporter,
        refused=refused,
    ) as found:  # fmt: skip
        return found
