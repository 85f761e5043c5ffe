"""The cells of the clients of brokers that the configuration has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tideproof.model.language.actions import shown_broker, shown_record
from tideproof.model.language.state import NIL, Bounds
from tideproof.model.protocols.broker.state import (
    ABORTED,
    COMMITTED,
    OK,
    REFUSED,
    UNDECIDED,
    UNSURE,
    WAITING,
    learns_outcomes,
)
from tideproof.model.protocols.broker.steps.transactions import last_stable_offset

OUTCOMES = {OK: "ok", WAITING: "waits", REFUSED: "refused", UNSURE: "unsure"}
DECISIONS = {UNDECIDED: "open", COMMITTED: "committed", ABORTED: "aborted"}


def client_cells(s: Any) -> Mapping[str, str]:
    cells = {}
    if s.bounds.consumers:
        cells["consumer"] = _consumer(s)
    if learns_outcomes(s.bounds):
        cells["producer"] = _producer(s)
    if s.bounds.transactions:
        cells["transactions"] = "; ".join(
            _transaction(s, t) for t in range(s.bounds.transactions) if t in s.transaction_of
        )
    if s.bounds.delete_records:
        asked = f"below {s.deletion_offset} asked of {shown_broker(s.deletion_at)}, " * (s.deletion_offset != NIL)
        cells["deleted"] = f"{asked}below {s.deleted}"
    if s.bounds.acks:
        cells["acked"] = "".join(shown_record(record) for record, acked in enumerate(s.acked) if acked)
    return cells


def client_legend(b: Bounds) -> str:
    position = f"its position{' (and the epoch of that)' * bool(b.position_epochs)}"
    due = "The producer: its last record, what it knows of it, and where the response that it waits for is due."
    read = f"A consumer: the latest epoch it has met, what it has read, then {position}/the latest offset it received."
    decided = "Transactions: their records; once decided, their markers, which are in the log like records."
    return chosen(
        (b.consumers, read),
        (learns_outcomes(b), due),
        (b.transactions, decided),
        (b.delete_records, "Deleted: what is asked for, and what was answered."),
    )


def chosen(*rows: tuple[object, str]) -> str:
    """The sentences whose condition is true."""
    return " ".join(text for when, text in rows if when and text)


def more_offsets(s: Any, replica: int) -> str:
    """A broker's further offsets, as its cell goes on after log end offset and high watermark."""
    stable = f" S{last_stable_offset(s, replica)}" if s.bounds.transactions else ""
    return stable + (f" from {s.log_start[replica]}" if s.bounds.delete_records else "")


def offsets_in_words(s: Any, replica: int) -> list[str]:
    """The same where there is more room."""
    texts = [f"last stable offset {last_stable_offset(s, replica)}"] * bool(s.bounds.transactions)
    return [*texts, *(f"log start {start}" for start in s.log_start[replica : replica + 1])]


def _consumer(s: Any) -> str:
    read = "".join("-" if record == NIL else shown_record(record) for record in s.read)
    of = "" if s.position_epoch == NIL else f"(e{s.position_epoch})"
    return f"e{s.consumer_epoch} {read} {s.position}{of}/{s.latest}"


def _producer(s: Any) -> str:
    """The last record and its outcome as the producer knows it: `a waits b0@1`, for the response of b0 on offset 1."""
    if not s.next_record:
        return ""
    record = s.next_record - 1
    waits = s.outcome == WAITING and s.waits_at[record] != NIL
    where = f" {shown_broker(s.waits_at[record])}@{s.waits_for[record]}" if waits else ""
    again = f", {s.retried} again" if s.retried else ""
    return f"{shown_record(record)} {OUTCOMES[s.outcome]}{where}{again}"


def _transaction(s: Any, transaction: int) -> str:
    """`t0 a,b aborted c`: its records, its outcome, and its marker, or markers where one was lost."""
    own = [record for record, of in enumerate(s.transaction_of) if of == transaction]
    data, markers = (
        ",".join(shown_record(record) for record in own if bool(s.is_marker[record]) is marker)
        for marker in (False, True)
    )
    return f"t{transaction} {data} {DECISIONS[s.decision[transaction]]} {markers}".rstrip()
