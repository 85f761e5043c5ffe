"""Replays the recorded counterexamples on unmodified Kafka, and records the outcomes (`make replayed`).

Each case is transferred to the protocol of each release, and replayed on brokers of that release. New results replace
earlier ones of the same case and release; the rest stays. docs/internals/replayed.md is made from the data, and with
--page nothing else is done. With --loops it replays, instead, the runs that break a promise (tideproof list flaws, F),
each with its loop taken a hundred times. Needs Java, Maven and kazoo, and takes about five minutes a release.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from tideproof.cli.choices import look_up
from tideproof.conformance.cluster import Cluster
from tideproof.conformance.jars import Jars, jars_of
from tideproof.conformance.links import NoAnswer
from tideproof.conformance.processes import BrokerEnded
from tideproof.conformance.releases import RELEASES, WITH_EITHER, Release
from tideproof.conformance.replaying import cluster_of, protocol_for, replayed, replays, settings_for, why_not
from tideproof.conformance.stage import Stage
from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.museum.cases import SECTIONS, cases
from tideproof.counterexamples.replayed import FILE, Evidence, Loop, Outcome, Replays, evidence
from tideproof.counterexamples.twin import Twin
from tideproof.model.language.properties import Status, watched
from tideproof.model.language.state import option
from tideproof.model.protocols.broker.flaws import STALLS
from tideproof.model.protocols.broker.release_table import MODELLED, numbers, release_of
from tideproof.model.protocols.broker.state import BrokerState
from tideproof.model.runs.files import write_whole
from tideproof.model.runs.lasso import going_round, with_loop
from tideproof.model.runs.replay import replay
from tideproof.properties.engines.liveness.search import keep
from tideproof.properties.invariants.catalogue import property_named

ROOT = Path(__file__).parent.parent
DATA = ROOT / "counterexamples" / FILE
PAGE = ROOT / "docs" / "internals" / "replayed.md"

OUTCOMES = {
    Outcome.VIOLATED: "violated",
    Outcome.NOT_VIOLATED: "not violated",
    Outcome.DIVERGED: "diverges",
    Outcome.NOT_DRIVEN: "–",
}


def opened() -> Iterator[tuple[str, Counterexample]]:
    """The recorded counterexamples of the broker level."""
    for case in cases():
        found = look_up(case.trace)
        if isinstance(found.run.states[0][0], BrokerState):
            yield case.name, found


class Planned:
    """A case on a release: the model's result, and the run to replay; with KRaft if the release has no other mode."""

    def __init__(
        self, name: str, case: Counterexample, release: Release, date: str, kraft: bool, schedule: str = ""
    ) -> None:
        self.name, self.case, self.release, self.date = name, case, release, date
        self.kraft, self.schedule = kraft, schedule
        self.protocol = protocol_for(case.run, release, kraft)
        self.twin: Twin | None = None
        try:
            self.twin = case.under(self.protocol)
            self.why = why_not(self.twin.other, release, kraft) or ""
        except ValueError as error:
            self.why = str(error).partition("; it takes")[0]  # the list of options changes with each new one

    def result(self, outcome: Outcome, why: str = "", counts: tuple[int, int, int] = (0, 0, 0)) -> Replays:
        left_out = {} if self.twin is None else {str(n): reason for n, reason in self.twin.refused.items()}
        head = (self.name, self.release.version, self.protocol.name, self.case.property.name)
        return Replays(*head, outcome, self.date, *counts, why=why, left_out=left_out, schedule=self.schedule)

    def on(self, cluster: Cluster, times: int, topics: Iterator[int]) -> Replays:
        """The replays on a cluster that has the settings for it."""
        assert self.twin is not None
        run = self.twin.other
        states = agreed = 0
        why = ""
        for number in range(1, times + 1):
            cluster.new_topic(f"replay-{next(topics)}")
            stage = Stage(cluster, run)
            try:
                found = replayed(cluster, stage, run, lambda line: None)
            finally:
                with suppress(NoAnswer):
                    stage.close()
            states += len(found.compared)
            agreed += found.agrees
            why = why or found.diverged
            if found.stuck:
                raise NoAnswer(f"{self.name}, replay {number}: {found.stuck}")
        violated = run.first_violation(self.case.property.holds) is not None
        outcome = Outcome.DIVERGED if why else Outcome.VIOLATED if violated else Outcome.NOT_VIOLATED
        return self.result(outcome, why, (times, agreed, states))


def replays_on(release: Release, jars: Jars, names: Iterable[str], times: int) -> Iterator[Replays]:
    """All cases on one release, with a cluster for each group of cases that need the same settings."""
    date, kraft = f"{datetime.now(UTC):%Y-%m-%d}", release.version not in RELEASES
    groups: dict[str, list[Planned]] = defaultdict(list)
    for name, case in opened():
        if names and name not in names:
            continue
        planned = Planned(name, case, release, date, kraft)
        group = "" if planned.twin is None else repr(sorted(settings_for(planned.twin.other).items()))
        groups[group].append(planned)
    for alike in groups.values():
        yield from on_one_cluster(alike, jars, times)


def on_one_cluster(alike: Sequence[Planned], jars: Jars, times: int) -> Iterator[Replays]:
    """Cases that need the same settings, on one cluster; another one after a failure."""
    yield from (planned.result(Outcome.NOT_DRIVEN, planned.why) for planned in alike if planned.why)
    waiting, topics = [planned for planned in alike if not planned.why], iter(range(10**9))
    while waiting:
        replaying = waiting[0]
        assert replaying.twin is not None
        run, release = replaying.twin.other, replaying.release
        replicas, settings = run.system.bounds.replicas, settings_for(run)
        try:
            with (
                tempfile.TemporaryDirectory(prefix="tideproof-", ignore_cleanup_errors=True) as folder,
                cluster_of(release, jars, replicas, Path(folder), settings, kraft=replaying.kraft) as cluster,
            ):
                for replaying in tuple(waiting):
                    yield replaying.on(cluster, times, topics)
                    waiting.remove(replaying)
        except (NoAnswer, BrokerEnded) as error:
            # The state of the brokers is unknown, or they did not start: the other cases get new ones.
            print(f"{release.version}, {replaying.name}: {error}", file=sys.stderr)
            waiting.remove(replaying)


# Loops ----------------------------------------------------------------------------------------------------------------


OF_RELEASES = [flaw for flaw in STALLS.values() if flaw.wrong.name in {row.protocol.name for row in MODELLED}]
"""Those that a release has as it is. The others have fewer fair steps, and their loops no step."""


def loops_on(release: Release, jars: Jars, rounds: int) -> Iterator[Loop]:
    """The runs by which a flaw breaks its promise on one release."""
    for flaw in OF_RELEASES:
        promise, protocol = flaw.property, release_of(release.version, release.version not in RELEASES).protocol
        head = (flaw.number, release.version, protocol.name, promise)
        date = f"{datetime.now(UTC):%Y-%m-%d}"
        prop = property_named(promise, protocol)
        (verdict,) = keep(protocol, protocol.bounded(**flaw.configuration), [prop]).verdicts
        if verdict.status is Status.HOLDS:
            yield Loop(*head, Outcome.NOT_VIOLATED, date)
            continue
        system = watched(protocol, protocol.bounded(**flaw.configuration), [prop])
        run = with_loop(replay(system, verdict.trace or ()), verdict.loop_from)
        if run.loop_from == len(run.steps):
            yield Loop(*head, Outcome.NOT_DRIVEN, date, why=f"after {run.loop_from} steps no step need come any more")
            continue
        if why := why_not(run, release):
            yield Loop(*head, Outcome.NOT_DRIVEN, date, why=why)
            continue
        with tempfile.TemporaryDirectory(prefix="tideproof-", ignore_cleanup_errors=True) as folder:
            (found,) = replays(
                release, jars, going_round(run, rounds), Path(folder), 1, False, lambda _: None, lambda _: None
            )
        if found.stuck:
            print(f"{release.version}, {flaw.number}: {found.stuck}", file=sys.stderr)
            continue
        outcome = Outcome.VIOLATED if found.agrees else Outcome.DIVERGED
        yield Loop(*head, outcome, date, rounds, 1, int(found.agrees), len(found.compared), found.diverged)


def loop_table(found: Evidence, releases: Sequence[str]) -> Iterator[str]:
    """The section on loops: how often the brokers of a release went round. Their names are those of their promises."""
    yield from ("## Loops", "")
    yield "Runs that break a promise ([liveness](../liveness.md)): their steps, then the loop so many times, with every"
    yield "state as in the model. `holds`: the promise holds in the protocol of the release, in the same configuration."
    yield "`–`: the loop has no step that could be taken."
    yield from ("", f"| promise | with | {' | '.join(releases)} |", "|" + "---|" * (len(releases) + 2))
    for flaw in OF_RELEASES:
        rows = {r.release: r for r in found.loops if r.flaw == flaw.number}
        names = {Outcome.NOT_VIOLATED: "holds", Outcome.NOT_DRIVEN: "–", Outcome.DIVERGED: "diverges"}
        cells = (
            "" if (r := rows.get(release)) is None else names.get(r.outcome, f"{r.rounds} rounds")
            for release in releases
        )
        with_ = " ".join(f"{option(name)} {value}" for name, value in flaw.configuration.items())
        yield f"| {flaw.property} | {with_} | {' | '.join(cells)} |"
    yield ""


def with_loops(old: Evidence, new: Iterable[Loop]) -> Evidence:
    rows = {(r.flaw, r.release): r for r in (*old.loops, *new)}
    known = sorted(rows, key=lambda key: (list(STALLS).index(key[0]), list(WITH_EITHER).index(key[1])))
    return replace(old, loops=tuple(rows[key] for key in known))


# The page -------------------------------------------------------------------------------------------------------------


def page(found: Evidence) -> str:
    """docs/internals/replayed.md."""
    of_atlas = [r for r in found.replays if r.schedule]
    releases = sorted({r.release for r in found.replays if not r.schedule}, key=list(WITH_EITHER).index)
    lines = [
        "# Recorded counterexamples on unmodified Kafka",
        "",
        "Written by `tools/replay_cases.py` from `counterexamples/replayed.json`; do not edit. Each recorded",
        "counterexample is carried over to the protocol that models a release, and replayed on brokers of that",
        "release with its published jars (see [real brokers](../real-brokers.md)). After every step the brokers are",
        "compared with the model. `violated`, `not violated`: every state agreed, and the property fails, or holds, in",
        "this schedule; other schedules may. `diverges`: the brokers did otherwise. `–`: the schedule was not",
        "driven. Empty: it was not tried. The number is that of the replays.",
        "",
    ]
    sections: dict[str, list[str]] = defaultdict(list)
    notes: list[str] = []
    for case in cases():
        replays = {r.release: r for r in found.of(case.name)}
        if not replays:
            continue
        cells = []
        for release in releases:
            r = replays.get(release)
            cells.append("" if r is None else OUTCOMES[r.outcome] + (f" {r.times}" if r.times else ""))
            if r is not None and r.why:
                notes.append(f"- {case.name} on {release}: {r.why}.")
        prop = next(iter(replays.values())).property_name
        sections[case.section].append(f"| {case.name} | {prop} | {' | '.join(cells)} |")
    for section in SECTIONS:
        if sections[section]:
            lines += [f"## {section}", "", f"| case | property | {' | '.join(releases)} |"]
            lines += ["|" + "---|" * (len(releases) + 2), *sections[section], ""]
    lines += ["## Traces of the atlas", "", "Written by `tools/replay_atlas.py`: the property is AckedSurvive."]
    lines += ["", "| fault, controller: settings | release | outcome |", "|---|---|---|"]
    for r in of_atlas:
        lines.append(f"| {r.case} | {r.release} | {OUTCOMES[r.outcome]}{f' {r.times}' if r.times else f' {r.why}'} |")
    lines.append("")
    lines += loop_table(found, releases)
    lines += ["## Why not", "", *_merged(notes), ""]
    lines += ["## Jars", "", "| jar | SHA-256 | date |", "|---|---|---|"]
    for release in sorted(found.jars, key=numbers):
        dates = sorted({r.date for r in found.replays if r.release == release})
        lines += [f"| {jar} | `{digest}` | {dates[-1]} |" for jar, digest in found.jars[release].items()]
    return "\n".join([*lines, ""])


def _merged(notes: list[str]) -> list[str]:
    """The notes, those with the same reason and case in one line."""
    by_reason: dict[tuple[str, str], list[str]] = defaultdict(list)
    for note in notes:
        head, _, reason = note.removeprefix("- ").partition(": ")
        case, _, release = head.partition(" on ")
        by_reason[case, reason].append(release)
    return [f"- {case} on {', '.join(releases)}: {reason}" for (case, reason), releases in by_reason.items()]


def merged(old: Evidence, new: list[Replays], jars: dict[str, dict[str, str]]) -> Evidence:
    """The evidence with new replays in place of older ones of the same case and release."""
    rows = {(r.case, r.release): r for r in (*old.replays, *new)}
    order = {case.name: number for number, case in enumerate(cases())}
    known = sorted(rows, key=lambda key: (order.get(key[0], len(order)), key[0], numbers(key[1])))
    return replace(old, jars={**old.jars, **jars}, replays=tuple(rows[key] for key in known))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--page", action="store_true", help="write the page only")
    parser.add_argument("--release", action="append", help="a release (default: all that are modelled)")
    parser.add_argument("--repeat", type=int, default=3, help="replays of each case")
    parser.add_argument("--loops", type=int, metavar="ROUNDS", help="take the loops of broken promises so many times")
    parser.add_argument("cases", nargs="*", help="cases to replay (default: all)")
    given = parser.parse_args()
    known = evidence()
    if not given.page:
        for version in given.release or WITH_EITHER:
            release = WITH_EITHER[version]
            jars = jars_of(release, None, print)
            if given.loops:
                known = with_loops(known, loops_on(release, jars, given.loops))
                write_whole(DATA, known.to_json().encode())
                continue
            digests = {jar: digest for jar, digest in jars.digests().items() if jar in release.sha256}
            for found in replays_on(release, jars, given.cases, given.repeat):
                print(f"{found.case}, {version}: {found.outcome}{': ' * bool(found.why)}{found.why}", flush=True)
                known = merged(known, [found], {version: digests})
                write_whole(DATA, known.to_json().encode())
    write_whole(PAGE, page(known).encode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
