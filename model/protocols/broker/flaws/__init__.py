"""Known flaws as variations, one page each: a generation with one slot filled as it once was, or might have been.

Each page tells the story, and names the property and the smallest configuration in which the wrong rule fails while the
right one holds.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws import (
    kafka_725,
    kafka_1647,
    kafka_2960,
    kafka_6361,
    kafka_6880,
    kafka_7128,
    kafka_7164,
    kafka_7415,
    kafka_7747,
    kafka_7786,
    kafka_9338,
    kafka_9491,
    kafka_9807,
    kafka_13141,
    kafka_18723,
    kafka_18991,
    kip_101_divergence,
    kip_101_loss,
    kip_107,
    kip_207,
    last_epoch_only,
    position_by_end_offset,
    same_epoch_return,
    settings,
    stale_remote_leo,
    stale_truncation,
)
from tideproof.model.protocols.broker.flaws.base import Flaw

FLAWS: dict[str, Flaw] = {
    "A1": kip_101_loss.FLAW,
    "A2": kip_101_divergence.FLAW,
    "A3": kafka_6361.FLAW,
    "A4": kafka_7415.FLAW,
    "A7": kafka_7164.FLAW,
    "A8": kafka_6880.FLAW,
    "A9": stale_truncation.FLAW,
    "A10": last_epoch_only.FLAW,
    "A11": kafka_9338.FLAW,
    "A12": kafka_7786.FLAW,
    "A13": kafka_18991.FLAW,
    "A14": kafka_18723.FLAW,
    "A15": kafka_13141.FLAW,
    "B1": kafka_7128.FLAW,
    "B22": settings.UNCLEAN_ELECTION,
    "C1": settings.ACKS_OF_THE_LEADER,
    "C2": settings.ACKS_BY_NUMBER,
    "C3": settings.ISR_OF_ONE,
    "C4": kafka_2960.FLAW,
    "D1": kip_207.FLAW,
    "D2": kafka_7747.FLAW,
    "D4": kafka_725.FLAW,
    "D5": kafka_9807.FLAW,
    "D9": kafka_9491.FLAW,
    "D10": kip_107.FLAW,
    "E1": kafka_1647.FLAW,
    "E3": same_epoch_return.FLAW,
    "stale-remote-leo": stale_remote_leo.FLAW,
    "position-by-end-offset": position_by_end_offset.FLAW,
}
"""The flaws by number: A truncation, B high watermark and ISR, C acknowledgements, D consumers, E storage."""
