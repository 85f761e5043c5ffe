"""The table cells of a configuration's clients."""

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
    has_window,
    learns_outcomes,
)
from tideproof.model.protocols.broker.steps.late_records import is_open_again
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
            _transaction(s, t)
            for t in range(s.bounds.transactions)
            if t in s.transaction_of or s.added[t : t + 1] == (True,)
        )
    if s.bounds.delete_records:
        asked = f"below {s.deletion_offset} asked of {shown_broker(s.deletion_at)}, " * (s.deletion_offset != NIL)
        cells["deleted"] = f"{asked}below {s.deleted}"
    if s.bounds.acks:
        cells["acked"] = ",".join(shown_record(record) for record, acked in enumerate(s.acked) if acked)
    return cells


def client_legend(b: Bounds) -> str:
    position = f"its position{' (and the epoch of that)' * bool(b.position_epochs)}"
    due = "The producer: its last record, what it knows of it, and where the response that it waits for is due."
    due = due.replace("last record", "records") if has_window(b) else due
    at = ", what it has committed" * bool(b.consumer_restarts) + ", the follower it reads at" * bool(b.follower_fetches)
    read = (
        f"A consumer: the latest epoch it has met, what it has read, then {position}/the latest offset it received{at}."
    )
    decided = "Transactions: their records; once decided, their markers, which are in the log like records."
    hanging = "open on: who has a record of the transaction after the last marker of its producer."
    return chosen(
        (b.consumers, read),
        (learns_outcomes(b), due),
        (b.late_requests, "r1>b0: a request with r1 that the producer has given up, under way to b0."),
        (b.transactions, decided),
        (b.late_records, hanging),
        (b.delete_records, "Deleted: the offset requested, and the one answered."),
    )


def chosen(*rows: tuple[object, str]) -> str:
    """The sentences whose condition is true."""
    return " ".join(text for when, text in rows if when and text)


def more_offsets(s: Any, replica: int) -> str:
    """A broker's further offsets, in short form, for its cell."""
    stable = f" S{last_stable_offset(s, replica)}" if s.bounds.transactions else ""
    return stable + (f" from {s.log_start[replica]}" if s.bounds.delete_records else "")


def offsets_in_words(s: Any, replica: int) -> list[str]:
    """A broker's further offsets, in long form."""
    texts = [f"last stable offset {last_stable_offset(s, replica)}"] * bool(s.bounds.transactions)
    return [*texts, *(f"log start {start}" for start in s.log_start[replica : replica + 1])]


def _consumer(s: Any) -> str:
    read = ",".join("-" if record == NIL else shown_record(record) for record in s.read)
    of = "" if s.position_epoch == NIL else f"(e{s.position_epoch})"
    at = f" at {shown_broker(s.reads_from)}" if s.bounds.follower_fetches and s.reads_from != NIL else ""
    if s.bounds.consumer_restarts:
        epoch = f"(e{s.committed_epoch})" if s.bounds.committed_epochs and s.committed_epoch != NIL else ""
        at = f" committed {s.committed_offset}{epoch}{at}"
    return f"e{s.consumer_epoch} {read} {s.position}{of}/{s.latest}{at}"


def _producer(s: Any) -> str:
    """Each record with its outcome for the producer: `r1 waits b0@1`, for b0's response on offset 1."""
    if not s.next_record:
        return ""
    sent = range(s.next_record) if has_window(s.bounds) else [s.next_record - 1]
    known = [f"{shown_record(record)} {OUTCOMES[outcome_in(s, record)]}{_due(s, record)}" for record in sent]
    late = [f"{shown_record(r)}>{shown_broker(b)}" for r, b in enumerate(s.late_request) if b != NIL]
    return ", ".join([*known, *late, *[f"{s.retried} again"] * bool(s.retried)])


def outcome_in(s: Any, record: int) -> int:
    """The outcome of a sent record for the producer, which knows only the last one if it sends one at a time."""
    return int(s.outcome_of[record] if has_window(s.bounds) else s.outcome)


def _due(s: Any, record: int) -> str:
    waits = outcome_in(s, record) == WAITING and s.waits_at[record] != NIL
    return f" {shown_broker(s.waits_at[record])}@{s.waits_for[record]}" if waits else ""


def _transaction(s: Any, transaction: int) -> str:
    """`t0 r1,r2 aborted r3`: the records, the outcome, and the markers (several if one was lost).

    For a decided transaction, `open on b0` names brokers that have it open after a marker.
    """
    own = [record for record, of in enumerate(s.transaction_of) if of == transaction]
    data, markers = (
        ",".join(shown_record(record) for record in own if bool(s.is_marker[record]) is marker)
        for marker in (False, True)
    )
    hanging = ",".join(shown_broker(r) for r in range(s.bounds.replicas) if is_open_again(s, r, transaction))
    said = f"t{transaction} {data} {DECISIONS[s.decision[transaction]]} {markers}".rstrip()
    return f"{said}, open on {hanging}" if hanging else said
