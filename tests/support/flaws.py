"""What the tests of broker protocols share."""

from __future__ import annotations

import random
from typing import Any

from tideproof.counterexamples.museum.cases import cases
from tideproof.model.protocols.broker.flaws.base import Flaw


def recorded_depth(flaw: Flaw) -> int:
    """The length of the trace in the museum that shows a flaw in the configuration of its page."""
    about = (flaw.wrong.name, flaw.property, flaw.configuration)
    (trace,) = [c.trace for c in cases() if (c.trace.protocol, c.trace.property, c.trace.bounds) == about]
    return len(trace.actions)


def some(states: int, most: int) -> Any:
    """The indices of all states, or of as many as there is time for."""
    return range(states) if states <= most else random.Random(1).sample(range(states), most)
