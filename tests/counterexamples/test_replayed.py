"""The recorded replays on unmodified Kafka: the data is about what there is, and the page is made from it."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
import replay_cases
from support.cli import Cli
from support.tiers import daily

from tideproof.cli.choices import look_up
from tideproof.conformance.releases import RELEASES, WITH_EITHER
from tideproof.conformance.replaying import protocol_for
from tideproof.counterexamples.museum.cases import cases
from tideproof.counterexamples.replayed import Evidence, Outcome, Replays, evidence, parse_evidence, schedule_of
from tideproof.model.protocols.broker.flaws import STALLS
from tideproof.model.protocols.broker.release_table import release_of
from tideproof.properties.atlas.table import Atlas

FOUND = Replays("stale-remote-leo", "2.1.1", "kafka-2.1.1", "Candidate", Outcome.VIOLATED, "2026-11-22", 3, 3, 36)


def test_recorded_replays_are_of_known_cases_and_releases() -> None:
    by_name = {case.name: case for case in cases()}
    for found in (r for r in evidence().replays if not r.schedule):
        assert found.property_name == by_name[found.case].trace.property
        release = WITH_EITHER[found.release]
        case = look_up(by_name[found.case].trace)
        assert found.protocol == protocol_for(case.run, release, found.release not in RELEASES).name
        assert dict(evidence().jars[found.release]) == release.sha256
        driven = found.outcome is not Outcome.NOT_DRIVEN
        assert driven == bool(found.times), found
        assert bool(found.why) == (found.outcome in {Outcome.NOT_DRIVEN, Outcome.DIVERGED}), found
        assert (found.agreed == found.times) == (found.outcome is not Outcome.DIVERGED), found


@pytest.mark.parametrize("every", daily([5], [5, 1]))
def test_recorded_replays_match_what_can_be_driven(every: int) -> None:
    """Else the case is to be replayed: its schedule is carried over in another way than it was."""
    known = {(found.case, found.release): found for found in evidence().replays}
    for name, case in islice(replay_cases.opened(), None, None, every):
        for version, release in WITH_EITHER.items():
            found = known[name, version]
            why = found.why if found.outcome is Outcome.NOT_DRIVEN else ""
            planned = replay_cases.Planned(name, case, release, found.date, version not in RELEASES)
            assert planned.why == why, (name, version)


def test_replayed_traces_of_the_atlas_are_in_the_atlas() -> None:
    """A trace that is found anew is to be replayed anew (`tools/replay_atlas.py`)."""
    atlas = Atlas.load()
    traces = (atlas.trace(row) for row in atlas.rows)
    known = {schedule_of(trace) for trace in traces if trace is not None}
    found = [r for r in evidence().replays if r.schedule]
    assert len(found) >= 15 and {r.schedule for r in found} <= known
    for r in found:
        assert (r.outcome is Outcome.VIOLATED) == (r.agreed > 0 and not r.why), r
        assert r.property_name == "AckedSurvive"


def test_replay_page_matches_the_data() -> None:
    written = (Path(__file__).parents[2] / "docs" / "internals" / "replayed.md").read_text()
    assert written == replay_cases.page(evidence()), "tools/replay_cases.py --page writes it"


def test_new_replays_replace_older_ones() -> None:
    nothing = parse_evidence('{"jars": {}, "replays": [], "loops": []}')
    known = replay_cases.merged(nothing, [FOUND], {"2.1.1": {"a.jar": "0"}})
    again = replay_cases.merged(known, [replace(FOUND, times=20)], {"2.1.1": {"a.jar": "1"}})
    assert parse_evidence(again.to_json()) == again
    assert [(r.times, again.jars[r.release]["a.jar"]) for r in again.of(FOUND.case)] == [(20, "1")]


def test_recorded_loops_are_those_of_the_model() -> None:
    """The one that brokers went round is that of KAFKA-10706, in the releases that have it."""
    for found in evidence().loops:
        flaw, kraft = STALLS[found.flaw], found.release not in RELEASES
        assert (found.property_name, found.protocol) == (flaw.property, release_of(found.release, kraft).protocol.name)
        assert dict(evidence().jars[found.release]) == WITH_EITHER[found.release].sha256
    driven = [found for found in evidence().loops if found.rounds]
    assert {f.release for f in driven if f.flaw == "F1"} == {"2.0.1", "2.1.1", "2.5.1"}
    for found in driven:
        assert (found.rounds, found.agreed, found.outcome) == (100, found.times, Outcome.VIOLATED)
        assert found.states == found.times * (1 + 9 + 2 * 100)


def test_replays_of_a_case_have_a_summary() -> None:
    found = [
        FOUND,
        replace(FOUND, release="3.9.1", times=1, agreed=1),
        replace(FOUND, release="4.3.0", outcome=Outcome.NOT_VIOLATED, times=1, agreed=1),
        replace(FOUND, release="2.5.1", outcome=Outcome.DIVERGED, why="step 2: other"),
        replace(FOUND, release="2.0.1", outcome=Outcome.NOT_DRIVEN, times=0, why="no such step"),
        replace(FOUND, case="another"),
    ]
    known = Evidence({}, tuple(found))
    assert known.summary(FOUND.case) == (
        "Candidate is violated on Kafka 2.1.1 and 3.9.1, in 4 replays (2026-11-22). Candidate is not violated on Kafka "
        "4.3.0, in 1 replay (2026-11-22). Kafka 2.5.1 diverges from kafka-2.1.1: step 2: other (2026-11-22)."
    )
    assert known.summary("none") == ""


def test_account_of_a_recorded_case_reports_the_replays(cli: Cli) -> None:
    done = next(r for r in evidence().replays if r.outcome is Outcome.VIOLATED)
    shown = " ".join(cli("museum", done.case).stdout.split())
    assert "On unmodified brokers" in shown
    assert evidence().summary(done.case) in shown
