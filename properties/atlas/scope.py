"""What the plan leaves out, each with its reason: no operator decides on it, or something else answers it."""

from __future__ import annotations

from tideproof.properties.atlas.cells import Cell
from tideproof.properties.atlas.settings import Fault, Question

OFTEN = (Fault.CRASH, Fault.POWER_LOSS, Fault.LOST_SESSION, Fault.MISSED_EPOCH)
RARE = (Fault.REASSIGNMENT, Fault.DELETION)


def left_out(cell: Cell) -> str:
    """Why the plan does not have this cell; empty if it has."""
    settings, with_fault = cell.settings, bool(cell.faults)
    rare = any(fault in cell.faults for fault in RARE)
    reasons: tuple[tuple[bool, str], ...]
    if cell.question is Question.ACKED_LOST:
        reasons = (
            (len(cell.faults) > 2, "at most two faults together are searched"),
            (rare and len(cell.faults) > 1, "reassignments and deletions are searched without another fault"),
            (settings.unclean and with_fault, "unclean elections are searched without a fault"),
            (settings.acks == "1" and with_fault, "acks=1 is searched without a fault"),
            (settings.min_isr == 3 and len(cell.faults) > 1, "two faults are searched with min ISR 1 and 2"),
        )
    else:
        only = "searched for acknowledged records only"
        reasons = (
            (settings.replicas == 2, f"two replicas are {only}"),
            (settings.acks == "1", f"acks=1 is {only}"),
            (settings.min_isr == 3, f"min ISR 3 is {only}"),
            (len(cell.faults) > 1, f"two faults together are {only}"),
            (rare, only),
            (settings.unclean and with_fault, "unclean elections are searched without a fault"),
            (
                settings.unclean and cell.question in (Question.DIVERGED, Question.DUPLICATED),
                f"unclean elections are not searched for: {cell.question}",
            ),
            (
                cell.question is Question.SKIPPED and Fault.POWER_LOSS in cell.faults,
                "too large: kafka-3.6-kraft has more than 13 million states",
            ),
            (cell.question is Question.DUPLICATED and settings.min_isr != 2, "retries are searched with min ISR 2"),
        )
    return next((reason for applies, reason in reasons if applies), "")
