"""Claim 27 in figures: every triple of log end offsets, every ISR, and every follower that leaves it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5
from tideproof.model.protocols.broker.state import BrokerState
from tideproof.model.protocols.broker.steps.leading import least_end_in_isr
from tideproof.properties.claims.enumerations import Tried

SHORTEST_STAVE = "the high watermark is the least log end offset in the ISR"
EXAMPLE = "ends 9, 7 and 6 give 6, and 7 without the slowest"
RAISES = "it rises when, and only when, who leaves is alone the slowest"


def try_barrel(most: int) -> Tried:
    """Log end offsets up to `most`, that of the leader first: its log is the longest of the ISR's."""
    start = BrokerState.initial(KAFKA_2_5.bounded(replicas=3, log_size=most))
    tried = Tried("cases")

    def high_watermark(ends: Sequence[int], isr: Sequence[bool]) -> int:
        known = start.replace(leo=tuple(ends), remote_leo=(tuple(ends),) * 3, isr=(tuple(isr),) * 3)
        return int(least_end_in_isr(known, 0))  # type: ignore[arg-type]  # ints in, an int out

    example = high_watermark((9, 7, 6), (True,) * 3), high_watermark((9, 7, 6), (True, True, False))
    tried.check(EXAMPLE, example == (6, 7), "9, 7, 6")
    for ends in product(range(most + 1), repeat=3):
        if ends[0] < max(ends):
            continue
        for second, third in product((False, True), repeat=2):
            isr = (True, second, third)
            inside = [end for end, member in zip(ends, isr, strict=True) if member]
            tried.cases += 1
            tried.check(SHORTEST_STAVE, high_watermark(ends, isr) == min(inside), f"{ends}, ISR {isr}")
            for leaving in (r for r in (1, 2) if isr[r]):
                tried.cases += 1
                after = tuple(member and r != leaving for r, member in enumerate(isr))
                is_alone_slowest = inside.count(ends[leaving]) == 1 and ends[leaving] == min(inside)
                rises = high_watermark(ends, after) > high_watermark(ends, isr)
                tried.check(RAISES, rises == is_alone_slowest, f"{ends}, ISR {isr} without {leaving}")
    return tried
