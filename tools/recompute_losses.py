"""Writes docs/what-can-be-lost.md: by release, the possible losses in configurations with a fault (`make losses`).

It explores each configuration, and takes some minutes. With --check it writes nothing, and the exit status is 1 if
the page differs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tideproof.model.language.properties import Status
from tideproof.model.protocols.broker.release_table import MODELLED, MODELLED_WITH_KRAFT, Modelled, numbers
from tideproof.model.protocols.broker.releases import BROKER_GENERATIONS, KRAFT_BROKER_GENERATIONS
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.properties.engines.base import Budget
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.catalogue import property_named

PAGE = Path(__file__).parent.parent / "docs" / "what-can-be-lost.md"
SECONDS = 600.0
FIRST = "2.1.0"
ALIKE = {
    "kafka-2.1.1": "kafka-2.1",
    "kafka-2.2": "kafka-2.1",
    "kafka-2.4.1": "kafka-2.4",
    "kafka-3.6": "kafka-3.4.1",
    "kafka-3.9.1": "kafka-3.7",
    "kafka-3.8-kraft": "kafka-3.7-kraft",
    "kafka-4.0": "kafka-3.7-kraft",
}
"""Protocols that differ from another one only in what no column asks for; they are in its row."""


@dataclass(frozen=True)
class Column:
    """A configuration, with its description, and the property to decide."""

    title: str
    property_name: str
    bounds: Mapping[str, int]


_SMALL = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 4}
COLUMNS = (
    Column("two records", "Durable", {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3}),
    Column("three brokers", "Candidate", {"replicas": 3, "log_size": 1, "records": 1, "epochs": 3}),
    Column("four epochs", "Durable", _SMALL),
    Column("… and a crash", "Durable", {**_SMALL, "crashes": 1}),
    Column("… or a power loss", "Durable", {**_SMALL, "power_losses": 1}),
    Column("… with min ISR 2", "Durable", {**_SMALL, "power_losses": 1, "acks": -1, "min_insync_replicas": 2}),
    Column("… or an unclean election", "Durable", {**_SMALL, "unclean": 1}),
    Column("… or reassignments", "Durable", {**_SMALL, "reassignments": 2, "acks": -1, "min_insync_replicas": 2}),
)
LEFT_OUT = "not modelled"


def rows() -> Iterator[tuple[BrokerProtocol, str]]:
    """The protocols with rows, and the releases that each represents here."""
    for modelled, mode in ((MODELLED, ""), (MODELLED_WITH_KRAFT, ", KRaft")):
        by_protocol: dict[str, list[Modelled]] = {}
        for row in modelled:
            if numbers(row.releases[0]) >= numbers(FIRST):
                by_protocol.setdefault(ALIKE.get(row.protocol.name, row.protocol.name), []).append(row)
        for alike in by_protocol.values():
            releases = [release for row in alike for release in row.releases]
            only_kraft = numbers(releases[0]) >= (4,)
            first, last = releases[0], releases[-1]
            yield alike[0].protocol, (first if first == last else f"{first} to {last}") + ("" if only_kraft else mode)


def verdict(protocol: BrokerProtocol, column: Column) -> str:
    """The verdict in a word, with the length of the shortest trace."""
    if not column.bounds.keys() <= {bound.name for bound in protocol.bounds}:
        return LEFT_OUT
    prop = property_named(column.property_name, protocol)
    bounds = protocol.bounded(**column.bounds)
    with explore(protocol, bounds, [prop], stop_when_decided=True, budget=Budget(seconds=SECONDS)) as found:
        (decided,) = found.verdicts
        if decided.status is Status.VIOLATED:
            return f"violated after {decided.depth}"
        if decided.status is Status.HOLDS and found.complete:
            return f"holds ({found.distinct_states:,})"
        return "not explored to its end"


def since(generations: tuple[BrokerProtocol, ...], column: Column, cells: Mapping[tuple[str, str], str]) -> str:
    """The first release from which on the column holds up to the last one."""
    first, found = "", {cells[p.name, column.title] for p, _ in rows() if p in generations}
    for protocol, releases in rows():
        if protocol in generations:
            holds = cells[protocol.name, column.title].startswith("holds")
            first = (first or releases.split()[0]) if holds else ""
    return LEFT_OUT if found == {LEFT_OUT} else first or "no release"


def options(bounds: Mapping[str, int]) -> str:
    given = (f"--{name.replace('_', '-')} {'all' if name == 'acks' else value}" for name, value in bounds.items())
    return " ".join(given)


HEAD = """# What can be lost, release by release

Written by `make losses` (`tools/recompute_losses.py`): exhaustive search of each configuration. *Holds*: in every
reachable state of the configuration, with their number. *Violated after N*: the shortest trace has N steps. What is
not in the model can make a difference: see [Not modelled](protocols.md#not-modelled).
Protocols that differ only in what no column asks for have one row: `kafka-2.1.1` and `kafka-2.2` are in that of
`kafka-2.1`, `kafka-2.4.1` in that of `kafka-2.4`, `kafka-3.6` in that of `kafka-3.4.1`, `kafka-3.9.1` in that of
`kafka-3.7`, and `kafka-3.8-kraft` and `kafka-4.0` in that of `kafka-3.7-kraft`.
"""
FOOT = """`Durable`: a record that was committed, or acknowledged with acks=all, is in the log of every later leader.
`Candidate`: every replica that may be elected has every record that was committed before; a loss is one election away.

*Holds since*: in that release and every later one here, in this configuration. The first that are asked are 2.1.0, and
3.3.0 with KRaft.

The columns from *four epochs* on have the same bounds, two brokers and one record, and each but the first a fault more,
or replicas that are removed and added.

- *Two records*: in 2.8.0 a leader notes a fetch that it answers with where the logs diverge, as if the follower had its
  records up to there (KAFKA-13141).
- *Four epochs*: `kafka-2.1` loses a record without any fault, for fetches of a session are not fenced (KAFKA-9338).
- *Three brokers*: up to 2.4.1 fetches of a session are not fenced (KAFKA-9338). And in every release here a leader that
  skipped an epoch reuses the log end offsets that it noted before
  ([stale remote LEO](findings/stale-remote-leo.md)).
- *A power loss*: with ZooKeeper a machine may lose what was not flushed and stay in the ISR. With KRaft, as it is
  modelled, it has been fenced before it comes back, and has left the ISR unless it was its last member (KIP-966); that
  a broker is back before it is fenced is `kafka-18106`, one of the known flaws. With eligible leader
  replicas and `min.insync.replicas` 2 one power loss costs nothing here.
- *Reassignments*, in KRaft mode since 3.6: since 4.1 a replica that was removed and added again may be elected without
  its records ([eligible after removal](findings/eligible-after-removal.md)).
- *Unclean election* loses records by design (KIP-106); it is off by default since 0.11.
"""


def page() -> Iterator[str]:
    """The lines of the page, as they become known."""
    yield HEAD
    yield "| releases | protocol | " + " | ".join(column.title for column in COLUMNS) + " |"
    yield "|---" * (len(COLUMNS) + 2) + "|"
    cells = {}
    for protocol, releases in rows():
        for column in COLUMNS:
            cells[protocol.name, column.title] = said = verdict(protocol, column)
            print(f"{protocol.name}, {column.title}: {said}", file=sys.stderr, flush=True)
        row = " | ".join(cells[protocol.name, column.title] for column in COLUMNS)
        yield f"| {releases} | `{protocol.name}` | {row} |"
    yield ""
    yield "| column | asked | holds since, with ZooKeeper | with KRaft |"
    yield "|---|---|---|---|"
    for column in COLUMNS:
        asked = f"`{column.property_name}`, `{options(column.bounds)}`"
        zookeeper, kraft = (since(g, column, cells) for g in (BROKER_GENERATIONS, KRAFT_BROKER_GENERATIONS))
        yield f"| {column.title} | {asked} | {zookeeper} | {kraft} |"
    yield ""
    yield FOOT


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit status 1 if the page differs")
    check = parser.parse_args().check
    text = "\n".join(page())
    if check:
        return int(PAGE.read_text() != text)
    PAGE.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
