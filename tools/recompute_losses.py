"""Writes docs/what-can-be-lost.md from the atlas: what settings and faults can lose (`make losses`).

With --check it writes nothing, and the exit status is 1 if the page differs.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, groupby
from pathlib import Path
from typing import Any

from tideproof.model.protocols.broker.flaws import FLAWS
from tideproof.model.protocols.broker.release_table import MODELLED, MODELLED_WITH_KRAFT, Modelled
from tideproof.properties.atlas.cells import SIZES, Cell
from tideproof.properties.atlas.settings import PROTOCOLS, WITH_ELR, Fault, Question, Settings
from tideproof.properties.atlas.table import Answer, Atlas, Found, Row

PAGE = Path(__file__).parent.parent / "docs" / "what-can-be-lost.md"


@dataclass(frozen=True)
class Column:
    """Faults and settings, in words."""

    title: str
    faults: tuple[Fault, ...] = ()
    settings: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Table:
    """A question under settings, with a column for each set of faults."""

    title: str
    question: Question
    columns: Sequence[Column]
    settings: dict[str, Any]


OFTEN = (Fault.CRASH, Fault.POWER_LOSS, Fault.LOST_SESSION, Fault.MISSED_EPOCH)
ALONE = tuple(Column(f"{fault}", (fault,)) for fault in OFTEN)
BY_SETTINGS = (
    Column("unclean elections", settings={"unclean": True}),
    Column("acks=1", settings={"acks": "1"}),
)
RARE = tuple(Column(f"{fault}", (fault,)) for fault in (Fault.REASSIGNMENT, Fault.DELETION))
PAIRS = tuple(Column(f"{a}, {b}", (a, b)) for a, b in combinations(OFTEN, 2))
RETRYING = {"retries": True}
TABLES = (
    *(
        Table(
            f"Acknowledged records: {replicas} replicas, acks=all, min.insync.replicas={least}",
            Question.ACKED_LOST,
            (*ALONE, *RARE, *BY_SETTINGS),
            {"replicas": replicas, "min_isr": least},
        )
        for replicas in (3, 2)
        for least in (2, 1)
    ),
    Table("The same under two faults: 3 replicas, acks=all, min.insync.replicas=2", Question.ACKED_LOST, PAIRS,
          {"min_isr": 2}),
    *(
        Table(f"{question.capitalize()}: 3 replicas, acks=all, min.insync.replicas=2", question,
              (*ALONE, BY_SETTINGS[0]), {"min_isr": 2})
        for question in (Question.READ_LOST, Question.COMMITTED_LOST, Question.DIVERGED, Question.SKIPPED)
    ),
    *(
        Table(f"A retry duplicates a record: 3 replicas, acks=all, min.insync.replicas=2, {words}", Question.DUPLICATED,
              ALONE, {"min_isr": 2, "retries": True, "idempotent": idempotent})
        for words, idempotent in (("not idempotent", False), ("idempotent", True))
    ),
)  # fmt: skip


def releases() -> dict[str, tuple[str, list[str]]]:
    """Of each protocol the mode and the releases that it models."""
    rows: list[tuple[str, Modelled]] = [
        *(("ZooKeeper", m) for m in MODELLED),
        *(("KRaft", m) for m in MODELLED_WITH_KRAFT),
    ]
    return {m.protocol.name: (mode, list(m.releases)) for mode, m in rows if m.protocol.name in PROTOCOLS}


NOTHING = (Found.NOT_MODELLED, Found.NOT_SEARCHED, Found.NOT_PLANNED)


def asked(protocol: str, table: Table, column: Column) -> Cell:
    settings = Settings(protocol, elr=protocol in WITH_ELR, **{**table.settings, **column.settings})
    return Cell(settings, column.faults, table.question)


def said(atlas: Atlas, answer: Answer) -> str:
    """What a cell of the page says."""
    row = answer.row
    if row is None or answer.status in NOTHING:
        return str(answer.status)
    within = f" with {row.size.epochs} epochs" if row.size == answer.cell.sizes[0] else ""
    if answer.status is Found.HOLDS:
        return f"✓{within} ({row.states:,})"
    if answer.status is Found.UNKNOWN:
        return f"? beyond {row.depth} steps{within} ({row.states:,})"
    text = f"✗ {row.depth}{' or fewer' * row.carried}{within}"
    if row.carried:  # the flaws of such a schedule were not searched on
        return text
    mended: tuple[str, ...] = ()
    last: Row | None = row
    while last is not None and last.status is Found.VIOLATED and last.flaw:
        mended = (*mended, last.flaw)
        last = atlas.decided(answer.cell, row.size, mended)
    by = " and ".join(map(called, mended))
    if last is None:
        return f"{text}; without {by}: not searched"
    if last.status is Found.VIOLATED:  # with known flaws or without
        return text
    without = f"✓ ({last.states:,})" if last.status is Found.HOLDS else f"? beyond {last.depth} steps"
    return f"{text} by {by}; without: {without}"


def called(flaw: str) -> str:
    """A flaw by its name, or where it has only a number by that of its report."""
    return FLAWS[flaw].known_as if re.fullmatch(r"[A-Z]\d+", flaw) else flaw


def rows(atlas: Atlas, table: Table) -> Iterator[tuple[str, list[str]]]:
    """The rows of a table: neighbouring releases with the same cells share one."""
    found = [
        (mode, names, [said(atlas, atlas.answer(asked(protocol, table, column))) for column in table.columns])
        for protocol, (mode, names) in releases().items()
    ]
    for (mode, cells), alike in groupby(found, key=lambda row: (row[0], tuple(row[2]))):
        names = [name for _, each, _ in alike for name in each]
        span = names[0] if len(names) == 1 else f"{names[0]} to {names[-1]}"
        yield f"{span}, {mode}", list(cells)


HEAD = """# What can be lost, release by release

Written by `make losses` from [the atlas](internals/atlas.md): exhaustive searches of the protocol of each release under
settings and faults.

| sign | meaning |
|---|---|
| ✗ 14 | it can happen; the shortest trace has 14 steps. If one of two faults suffices, it is the trace with that one |
| ✗ 14 or fewer | the trace was found for a lost record, with a consumer that reads it in time |
| by KAFKA-9338; without: ✓ | this flaw causes it (`tideproof list flaws`): with its rule fixed nothing was found |
| ✓ (206,475) | not found: that many states are all that can be reached within the bounds |
| ? beyond 12 steps | the search ended before it was complete; up to there nothing was found |
| not searched, not planned | no answer |

[What is not modelled](protocols.md#not-modelled) can make a difference. Up to 3.5, KRaft raises the leader epoch each
time the ISR shrinks (KAFKA-15021); there the searches have one epoch more.

Each fault happens once, in addition to what always may happen: brokers stop for good, and are replaced by members of
the ISR (by eligible leader replicas since 4.1); followers are slow, and leave the ISR.
"""

FOOT = """## Why

- *Power loss*: with ZooKeeper a machine may lose what was not flushed and stay in the ISR. With KRaft, as it is
  modelled, it has been fenced before it comes back, and has left the ISR unless it was its last member (KIP-966); that
  a broker is back before it is fenced is `kafka-18106`, one of the known flaws. With eligible leader replicas and
  `min.insync.replicas` 2 one power loss costs nothing here.
- *Missed epoch*: a leader that skipped an epoch reuses the log end offsets that it noted before
  ([stale remote LEO](findings/stale-remote-leo.md)), in every release; up to 2.4.1 fetches of a session are not fenced
  (KAFKA-9338, A11).
- *Reassignments*, in KRaft mode since 3.6: since 4.1 a replica that was removed and added again may be elected without
  its records ([eligible after removal](findings/eligible-after-removal.md)).
- *More than one record* can show more, and searches for acknowledged records have one: a leader of 2.8.0 notes a fetch
  that it answers with where the logs diverge, as if the follower had its records up to there (KAFKA-13141).
- *Unclean elections* lose records by design (KIP-106); they are off by default since 0.11, and KRaft before 3.9 has
  them by an administrator's command only (KAFKA-12670). *acks=1* promises no more than that the leader has the record.

```console
$ tideproof check kafka-2.8 -p Durable
Durable fails after 8 steps of kafka-2.8
$ tideproof check kafka-2.8.1 -p Durable
Durable  holds: every reachable state (10,905)
```
"""


def page(atlas: Atlas) -> str:
    lines = [HEAD, "| fault | what happens |", "|---|---|"]
    lines += [f"| {fault} | {fault.meaning} |" for fault in Fault]
    left = []
    for table in TABLES:
        found = list(rows(atlas, table))
        shown = [n for n in range(len(table.columns)) if any(cells[n] not in NOTHING for _, cells in found)]
        if not shown:
            left.append(table.title)
            continue
        smaller, larger = SIZES[table.question]
        sizes = f"With {larger}; a cell that was searched with {smaller.epochs} epochs says so."
        lines += ["", f"## {table.title}", "", sizes, ""]
        lines += [
            f"| releases | {' | '.join(table.columns[n].title for n in shown)} |",
            "|---" * (len(shown) + 1) + "|",
        ]
        lines += [f"| {name} | {' | '.join(cells[n] for n in shown)} |" for name, cells in found]
    lines += ["", FOOT]
    if left:
        lines += ["Not searched yet: " + "; ".join(left) + ".", ""]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit status 1 if the page differs")
    text = page(Atlas.load())
    if parser.parse_args().check:
        return int(PAGE.read_text() != text)
    PAGE.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
