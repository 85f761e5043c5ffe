"""Replays traces of the atlas on unmodified Kafka, and records the outcomes beside those of the recorded cases.

One trace for each cause and kind of controller, on a release of its own. Needs Java, Maven and kazoo, and some 20 s of
CPU a trace. `tools/replay_cases.py --page` writes the page.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from datetime import UTC, datetime

from replay_cases import DATA, Planned, merged, on_one_cluster

from tideproof.conformance.jars import jars_of
from tideproof.conformance.releases import release_numbered
from tideproof.counterexamples.assessment.meaning import opened
from tideproof.counterexamples.replayed import Replays, evidence, schedule_of
from tideproof.model.protocols.broker.release_table import release_of
from tideproof.model.runs.files import write_whole
from tideproof.properties.atlas.cells import Cell
from tideproof.properties.atlas.settings import WITH_ELR, Fault, Question, Settings
from tideproof.properties.atlas.table import Atlas

POWER, MISSED, SESSION = (Fault.POWER_LOSS,), (Fault.MISSED_EPOCH,), (Fault.LOST_SESSION,)
TRACES: tuple[tuple[str, bool, dict[str, object], tuple[Fault, ...]], ...] = (
    ("3.6.2", True, {}, POWER),
    ("3.9.1", True, {}, POWER),
    ("3.5.2", True, {}, POWER),
    ("3.9.1", True, {"min_isr": 1}, POWER),
    ("4.1.0", True, {"min_isr": 1}, POWER),
    ("4.1.0", True, {}, (Fault.CRASH, Fault.POWER_LOSS)),
    ("3.9.1", True, {}, MISSED),
    ("4.1.0", True, {}, MISSED),
    ("3.9.1", True, {"unclean": True}, ()),
    ("3.9.1", True, {"acks": "1"}, ()),
    ("2.5.1", False, {}, POWER),
    ("3.9.1", False, {}, POWER),
    ("2.5.1", False, {"min_isr": 1}, POWER),
    ("2.4.1", False, {}, SESSION),
    ("2.5.1", False, {}, MISSED),
    ("3.9.1", False, {}, MISSED),
    ("2.5.1", False, {"unclean": True}, ()),
    ("2.5.1", False, {"acks": "1"}, ()),
)
"""Release, KRaft, settings other than three replicas, acks=all and min.insync.replicas=2, and faults."""


def planned(chosen: str) -> Iterator[Planned]:
    atlas, date = Atlas.load(), f"{datetime.now(UTC):%Y-%m-%d}"
    for version, kraft, more, faults in TRACES:
        protocol = release_of(version, kraft).protocol.name
        given: dict[str, object] = {"replicas": 3, "min_isr": 2, "elr": protocol in WITH_ELR, **more}
        settings = Settings(protocol, **given)  # type: ignore[arg-type]
        row = atlas.answer(Cell(settings, faults, Question.ACKED_LOST)).row
        trace = atlas.trace(row) if row else None
        assert row is not None and trace is not None, settings
        name = f"{' and '.join(faults) or 'no fault'}, {'KRaft' if kraft else 'ZooKeeper'}: {settings}"
        if chosen in f"{name} {version}":
            yield Planned(name, opened(row, trace), release_numbered(version), date, kraft, schedule_of(trace))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeat", type=int, default=1, help="replays of each trace")
    parser.add_argument("chosen", nargs="?", default="", help="only traces whose name and release have this text")
    given = parser.parse_args()
    for one in planned(given.chosen):
        jars = jars_of(one.release, None, print)
        found: list[Replays] = [*on_one_cluster([one], jars, given.repeat)]
        for done in found:
            print(f"{done.case}, {done.release}: {done.outcome}{': ' * bool(done.why)}{done.why}", flush=True)
        digests = {
            jar: digest for jar, digest in jars.digests().items() if jar.startswith(("kafka-clients-", "kafka_"))
        }
        known = merged(evidence(), found, {one.release.version: digests})
        write_whole(DATA, known.to_json().encode())
        evidence.cache_clear()
    return 0


if __name__ == "__main__":
    sys.exit(main())
