"""Compares every recorded counterexample with the engines' present results, and records differences (`make museum`).

A case of brokers has to be as short as the shortest violation in its configuration. Where it is not, or its steps
cannot be taken, the engine's trace takes its place, in its most natural order. The published cases are chosen for their
story: they have to violate their property with their last step. With --check nothing is written, and the exit status is
1 if something differs.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from tideproof.counterexamples.minimal import shortest
from tideproof.counterexamples.museum.cases import SECTIONS, Case, cases
from tideproof.model.language.properties import watched
from tideproof.model.protocols.catalogue import named
from tideproof.model.runs.files import write_whole
from tideproof.model.runs.minimise import tidied
from tideproof.model.runs.replay import ReplayError, replay
from tideproof.model.runs.trace import Trace, TraceError
from tideproof.properties.invariants.catalogue import property_named

FOLDER = Path(__file__).parent.parent / "counterexamples" / "museum"
SECONDS = 600.0


def renewed(case: Case) -> Trace | None:
    """The trace to record in place of the case's own; None if that is still right."""
    protocol = named(case.trace.protocol)
    prop = property_named(case.trace.property, protocol)
    system = watched(protocol, case.trace.bounds_for(protocol), [prop])
    try:
        run = replay(system, case.trace.steps_in(system))
        violates = run.first_violation(prop.holds) == len(run.steps)
    except (ReplayError, TraceError):
        violates = False
    if case.section == SECTIONS[0] and violates:
        return None
    best, _ = shortest(system, prop, SECONDS)
    if best.trace is None:
        raise SystemExit(f"{case.name}: {prop.name} of {protocol.name} {system.bounds}: {best}")
    if violates and len(best.trace) == len(case.trace.actions):
        return None
    return Trace.of(system, prop.name, "exhaustive", tidied(replay(system, best.trace), prop.holds).steps)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit status 1 if something differs")
    parser.add_argument("names", nargs="*", help="cases to look at (default: all)")
    given = parser.parse_args()
    differ = 0
    for case in cases():
        if given.names and case.name not in given.names:
            continue
        trace = renewed(case)
        print(f"{case.name}: {'as recorded' if trace is None else f'{len(trace.actions)} steps'}", flush=True)
        if trace is None:
            continue
        differ += 1
        if not given.check:
            (path,) = FOLDER.glob(f"*-{case.name}.json")
            recorded = json.loads(path.read_bytes())
            actions = json.loads(trace.to_json())["actions"]
            write_whole(
                path, (json.dumps({**recorded, "actions": actions}, indent=2, ensure_ascii=False) + "\n").encode()
            )
    return int(bool(given.check and differ))


if __name__ == "__main__":
    sys.exit(main())
