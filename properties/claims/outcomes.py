"""The outcomes of questions, computed by the engines and stored beside the pages.

The digest ties an outcome to its question; every trace is replayed before it is shown; and slow tests recompute all
outcomes. Those of the atlas are in its file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from itertools import groupby, takewhile
from typing import Any

from tideproof.model.language.properties import EngineError, Status, watched
from tideproof.model.protocols.broker.release_table import MODELLED, RELEASES
from tideproof.model.runs.replay import ReplayError, Run, replay
from tideproof.model.runs.trace import Trace, TraceError, parse_trace
from tideproof.properties.atlas.settings import releases_of
from tideproof.properties.atlas.table import Answer, Atlas, Found, Row
from tideproof.properties.claims import NAMES
from tideproof.properties.claims.base import (
    WITH_ZOOKEEPER,
    Asked,
    Claim,
    Judgement,
    Question,
    Reading,
    Trial,
    in_turn,
    judged,
)
from tideproof.properties.engines.base import Budget, Reporter

FORMAT = "tideproof claims 1"
FIGURES = ("depth", "states", "diameter", "tried", "found")


@dataclass(frozen=True)
class Outcome:
    """The result for a question (the size of its space, or a shortest trace) or a trial (the cases tried).

    `depth` is the length of the trace; `states` and `diameter` are those of the whole space if that was explored;
    `found` is a trial's first counterexample. Without the known `flaws`, there is no trace.
    """

    status: Status
    depth: int | None = None
    states: int | None = None
    diameter: int | None = None
    trace: Trace | None = None
    tried: str = ""
    found: str = ""
    flaws: tuple[str, ...] = ()


class MissingOutcome(LookupError):
    """A question has no stored outcome, because it was changed or is new. The text names it."""


class Interrupted(Exception):
    """A search stopped before it had an outcome."""


# Answers --------------------------------------------------------------------------------------------------------------

MOST_SECONDS = 300.0


def answer(asked: Asked, reporter: Reporter | None = None) -> Outcome:
    """Computes an outcome. Raises Interrupted if the search stops early, and EngineError if engine and rules differ."""
    return _tried(asked) if isinstance(asked, Trial) else _explored(asked, reporter)


def answers(turn: Iterable[Asked], answer: Callable[[Asked], Outcome]) -> Iterator[tuple[Asked, Outcome]]:
    """The outcomes of a group of questions, in order, up to the first violation."""
    for asked in turn:
        outcome = answer(asked)
        yield asked, outcome
        if outcome.status is Status.VIOLATED:
            return


def _tried(asked: Trial) -> Outcome:
    from tideproof.properties.claims.trials import tried

    figures = tried(asked)
    found = figures.case_against(asked.promise)
    return Outcome(Status.VIOLATED if found else Status.HOLDS, tried=str(figures), found=found)


def _explored(asked: Question, reporter: Reporter | None) -> Outcome:
    from tideproof.properties.engines.exhaustive.reduction import Symmetry
    from tideproof.properties.engines.exhaustive.search import explore

    with explore(
        asked.asked_of,
        asked.bounds,
        asked.searched,
        stop_when_decided=True,
        symmetry=Symmetry.AUTO if asked.row else Symmetry.OFF,
        budget=Budget(MOST_SECONDS),
        reporter=reporter,
    ) as found:
        verdict = found.verdicts[0]
        match verdict.status:
            case Status.VIOLATED:
                trace = Trace.of(found.system, asked.property_name, "exhaustive", verdict.trace or ())
                return Outcome(Status.VIOLATED, depth=verdict.depth, trace=replace(trace, version=""))
            case Status.HOLDS:
                return Outcome(Status.HOLDS, states=found.distinct_states, diameter=found.diameter)
        raise Interrupted(found.stopped)


# Stored outcomes ------------------------------------------------------------------------------------------------------


@cache
def stored(page: str) -> Mapping[str, Outcome]:
    """The stored outcomes of a page of claims, by the digests of the questions."""
    return {entry["question"]: _read(entry) for entry in _entries(page)}


def _entries(page: str) -> list[dict[str, Any]]:
    data = json.loads(files("tideproof.properties.claims").joinpath(f"{page}.json").read_bytes())
    if data.get("format") != FORMAT:
        raise EngineError(f"{page}.json: its format is not {FORMAT!r}")
    return list(data["outcomes"])


def kept_traces(property_name: str) -> Iterator[Trace]:
    """The stored traces against a property, of all protocols, without duplicates of the same run."""
    seen: set[str] = set()
    for page in NAMES:
        for entry in _entries(page):
            if entry.get("property") == property_name and "trace" in entry:
                run = json.dumps([entry["bounds"], entry["trace"]["actions"]])
                if run not in seen:
                    seen.add(run)
                    yield parse_trace(json.dumps(entry["trace"]).encode())


def _read(entry: Mapping[str, Any]) -> Outcome:
    trace = entry.get("trace")
    kept = {name: entry[name] for name in FIGURES if name in entry}
    outcome = Outcome(Status(entry["status"]), trace=trace and parse_trace(json.dumps(trace).encode()), **kept)
    steps = None if outcome.trace is None else len(outcome.trace.actions)
    if "protocol" in entry and (outcome.depth != steps or (steps is None) is (outcome.status is Status.VIOLATED)):
        raise EngineError(f"a kept trace is not of what is kept with it: question {entry['question']}")
    return outcome


def _written(asked: Asked, outcome: Outcome) -> dict[str, Any]:
    about = (
        {"trial": asked.name, "promise": asked.promise, "given": dict(asked.given)}
        if isinstance(asked, Trial)
        else {"protocol": asked.protocol, "property": asked.property_name, "bounds": asked.kept_bounds}
    )
    figures = {name: value for name in FIGURES if (value := getattr(outcome, name))}
    trace = {"trace": json.loads(outcome.trace.to_json())} if outcome.trace else {}
    return {"question": asked.digest, **about, "status": str(outcome.status), **figures, **trace}


def as_file(claims: Iterable[Claim], outcomes: Mapping[str, Outcome]) -> bytes:
    """The file of a page: one line for each outcome, in the order of the questions. Raises MissingOutcome."""
    found = (line for claim in claims for reading in answered(claim, outcomes) for line in reading.rows)
    kept = {q.digest: (q, o) for q, o in found if not (isinstance(q, Question) and q.row)}
    lines = ",\n".join(json.dumps(_written(q, outcome)) for q, outcome in kept.values())
    return f'{{"format": {json.dumps(FORMAT)}, "outcomes": [\n{lines}\n]}}\n'.encode()


# A claim with its outcomes --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Answered:
    """A reading, and the outcome of each of its questions. `undecided` are sentences on cells that the atlas lacks."""

    reading: Reading
    rows: tuple[tuple[Asked, Outcome], ...]
    undecided: tuple[str, ...] = ()

    @property
    def judgement(self) -> Judgement | None:
        return judged((asked, outcome.status) for asked, outcome in self.rows)

    @property
    def refutations(self) -> dict[str, tuple[Question, Outcome] | None]:
        """By protocol with questions of the suite: the shortest counterexample, or None if there is none."""
        found: dict[str, tuple[Question, Outcome] | None] = {}
        for asked, outcome in self.rows:
            if isinstance(asked, Question) and asked.suite:
                best = found.setdefault(asked.protocol, None)
                if outcome.depth is not None and (best is None or outcome.depth < (best[1].depth or 0)):
                    found[asked.protocol] = asked, outcome
        return found

    @property
    def in_suite(self) -> tuple[str, ...]:
        """Sentences on the suite's outcomes, for all releases together and each other protocol; empty without any."""
        refutations = self.refutations
        others = tuple(
            f"{name} holds in every configuration of the suite."
            for name, refutation in refutations.items()
            if refutation is None and name not in WITH_ZOOKEEPER
        )
        releases = [row for row in MODELLED if row.protocol.name in refutations]
        if not releases:
            return others
        holding = list(takewhile(lambda row: refutations[row.protocol.name] is None, reversed(releases)))
        if holding:
            since = holding[-1].releases[0]
            said = f"Holds since Kafka {since}, up to {releases[-1].releases[-1]}, the last release checked"
            return f"{said}, in every configuration of the suite.", *others
        last = refutations[releases[-1].protocol.name]
        assert last is not None
        asked, outcome = last
        exceptions = [row.protocol.name for row in releases if refutations[row.protocol.name] is None]
        but = f"; not in {', '.join(exceptions)}, in every configuration of the suite" if exceptions else ""
        first = f" since {releases[0].releases[0]}" if releases[0] is not MODELLED[0] else ""
        which = "the last release checked" if exceptions else f"every release checked{first}"
        steps = f"in {asked.protocol} after {outcome.depth} steps of {asked.bounds}"
        return f"Violated in {which}{but}: {steps}.", *others


def answered(claim: Claim, outcomes: Mapping[str, Outcome]) -> tuple[Answered, ...]:
    """The readings of a claim with their outcomes. Raises MissingOutcome."""

    def outcome(asked: Asked) -> Outcome:
        if asked.digest not in outcomes:
            raise MissingOutcome(f"claim {claim.number}: no outcome is kept of {asked}")
        return outcomes[asked.digest]

    def rows(reading: Reading) -> tuple[tuple[Asked, Outcome], ...]:
        found = {q.digest: given for turn in in_turn(reading.questions) for q, given in answers(turn, outcome)}
        return tuple((q, found[q.digest]) for q in reading.questions if q.digest in found)

    return tuple(_with_atlas(reading, rows(reading)) for reading in claim.readings)


@cache
def atlas() -> Atlas:
    return Atlas.load()


def _with_atlas(reading: Reading, stored: tuple[tuple[Asked, Outcome], ...]) -> Answered:
    """A further line for neighbouring releases with the same result in the atlas; sentences on those without one."""
    lines, undecided = [*stored], dict[str, list[str]]()

    def alike(given: tuple[Answer, Status]) -> tuple[object, ...]:
        (answer, said), row = given, given[0].row
        result = row and (row.cell.given(row.size), _outcome(row))
        return answer.status, result, said, answer.cell.faults, RELEASES[answer.cell.settings.protocol] in MODELLED

    for _, run in groupby(((atlas().answer(cell), said) for cell, said in reading.cells), alike):
        (answer, said), *_ = neighbours = [*run]
        protocols, row = tuple(a.cell.settings.protocol for a, _ in neighbours), answer.row
        if row is None or row.status is Found.UNKNOWN:
            what = f"{answer.status.capitalize()}, {', '.join(answer.cell.faults) or 'no fault'}"
            undecided.setdefault(what, []).append(releases_of(protocols))
        else:
            asked = row.cell.protocol.name, row.cell.question.property_name, row.cell.given(row.size), said
            outcome = replace(_outcome(row), trace=atlas().trace(row))
            lines.append((Question(*asked, row=row, protocols=protocols), outcome))
    return Answered(reading, tuple(lines), tuple(f"{what}: {'; '.join(spans)}." for what, spans in undecided.items()))


def _outcome(row: Row) -> Outcome:
    """The outcome in a row, without its trace."""
    if row.status is Found.HOLDS:
        return Outcome(Status.HOLDS, states=row.states, diameter=row.diameter)
    flaws, last = atlas().mended(row, row.cell)
    needs = flaws if last and last.status is Found.HOLDS else ()
    return Outcome(Status.VIOLATED, row.depth, flaws=needs)


def is_shown(asked: Asked, kept: Outcome) -> bool:
    """Whether the trace of a stored outcome, if it has one, still confirms it."""
    if not isinstance(asked, Question) or kept.trace is None:
        return True
    try:
        return bool(replayed(asked, kept.trace))
    except (EngineError, ReplayError, TraceError):
        return False


def replayed(asked: Question, trace: Trace) -> Run:
    """Replays a stored trace. Raises EngineError unless its last step, and none before, violates the property."""
    system = watched(asked.asked_of, asked.bounds, [asked.asked_property])
    about = trace.protocol, trace.property, trace.bounds_for(asked.asked_of)
    if about != (asked.protocol, asked.property_name, asked.bounds):
        raise EngineError(f"a kept trace is not of {asked.command}")
    run = replay(system, trace.steps_in(system))
    if run.first_violation(asked.asked_property.holds) != len(run.steps):
        raise EngineError(f"a kept trace does not show that {asked.property_name} fails: {asked.command}")
    return run
