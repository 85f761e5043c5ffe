"""What a table shows of the clients of a broker: only what the bounds ask for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tideproof.counterexamples.names import record_name
from tideproof.model.broker.state import OK, REFUSED, UNSURE, WAITING, learns_outcomes
from tideproof.model.variables import NIL, Bounds

OUTCOMES = {OK: "ok", WAITING: "waits", REFUSED: "refused", UNSURE: "unsure"}


def client_cells(s: Any) -> Mapping[str, str]:
    """A cell for each client, by its heading."""
    cells = {}
    if s.bounds.consumers:
        cells["consumer"] = _consumer(s)
    if learns_outcomes(s.bounds):
        cells["producer"] = _producer(s)
    if s.acked:
        cells["acked"] = "".join(record_name(record) for record, acked in enumerate(s.acked) if acked)
    return cells


def client_legend(b: Bounds) -> str:
    """What these cells mean, in sentences that each begin with a blank."""
    text = ""
    if learns_outcomes(b):
        text += " The producer: its last record, what it knows of it, and where the answer that it waits for is due."
    return text


def _consumer(s: Any) -> str:
    read = "".join("-" if record == NIL else record_name(record) for record in s.read)
    return f"e{s.consumer_epoch} {read} at {s.position}, latest {s.latest}"


def _producer(s: Any) -> str:
    """What the producer knows of its last record: `a waits e0@1`, for the answer on offset 1 from the leader of e0."""
    if not s.next_record:
        return ""
    where = f" e{s.wait_epoch}@{s.wait_offset}" if s.outcome == WAITING else ""
    again = f", {s.retried} again" if s.retried else ""
    return f"{record_name(s.next_record - 1)} {OUTCOMES[s.outcome]}{where}{again}"
