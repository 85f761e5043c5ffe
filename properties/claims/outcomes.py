"""What the machine has answered: outcomes of questions, computed by the engines, and kept as data beside the pages.

Nothing in the files is trusted further than this: an outcome is that of the question with its digest and of no other;
a trace is replayed before it is shown; and the slow tests compute all of them anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from tideproof.model.language.properties import EngineError, Status, watched
from tideproof.model.runs.files import write_whole
from tideproof.model.runs.replay import Run, replay
from tideproof.model.runs.trace import Trace, parse_trace
from tideproof.properties.claims.base import Asked, Claim, Judgement, Question, Reading, Trial, judged
from tideproof.properties.engines.base import Budget, Reporter

FORMAT = "tideproof claims 1"


@dataclass(frozen=True)
class Outcome:
    """An answer: of a question the exact space, or the shortest trace; of a trial what was tried.

    `depth` is the length of the trace, `states` and `diameter` are those of the whole space where it was explored;
    `found` is a trial's first case against it.
    """

    status: Status
    depth: int | None = None
    states: int | None = None
    diameter: int | None = None
    trace: Trace | None = None
    tried: str = ""
    found: str = ""

    def __str__(self) -> str:
        if self.tried:
            return "never broken" if self.status is Status.HOLDS else f"broken: {self.found}"
        return f"holds, {self.states:,} states" if self.status is Status.HOLDS else f"violated {self.depth}"


class MissingOutcome(LookupError):
    """A question has no outcome in the files: it was changed, or is new. The text names it."""


class Interrupted(Exception):
    """A search was stopped before it had an answer."""


# Asking ---------------------------------------------------------------------------------------------------------------

MOST_SECONDS = 300.0


def answer(asked: Asked, reporter: Reporter | None = None) -> Outcome:
    """Asks the machine. Raises Interrupted where it has no answer, and EngineError where engines contradict rules."""
    return _tried(asked) if isinstance(asked, Trial) else _explored(asked, reporter)


def _tried(asked: Trial) -> Outcome:
    from tideproof.properties.claims.trials import tried

    figures = tried(asked.name, asked.given)
    found = figures.broken.get(asked.promise, "")
    return Outcome(Status.VIOLATED if found else Status.HOLDS, tried=figures.tried, found=found)


def _explored(asked: Question, reporter: Reporter | None) -> Outcome:
    from tideproof.properties.engines.exhaustive.search import explore

    with explore(
        asked.asked_of,
        asked.bounds,
        [asked.asked_property],
        stop_when_decided=True,
        budget=Budget(MOST_SECONDS),
        reporter=reporter,
    ) as found:
        (verdict,) = found.verdicts
        match verdict.status:
            case Status.VIOLATED:
                trace = Trace.of(found.system, asked.property_name, "exhaustive", verdict.trace or ())
                return Outcome(Status.VIOLATED, depth=verdict.depth, trace=replace(trace, version=""))
            case Status.HOLDS:
                return Outcome(Status.HOLDS, states=found.distinct_states, diameter=found.diameter)
        raise Interrupted(found.stopped)


# What is kept ---------------------------------------------------------------------------------------------------------


@cache
def stored(page: str) -> Mapping[str, Outcome]:
    """The outcomes that are kept for a page of claims, by the digests of the questions."""
    data = json.loads(files("tideproof.properties.claims").joinpath(f"{page}.json").read_bytes())
    if data.get("format") != FORMAT:
        raise EngineError(f"{page}.json: its format is not {FORMAT!r}")
    return {entry["question"]: _read(entry) for entry in data["outcomes"]}


def _read(entry: Mapping[str, Any]) -> Outcome:
    trace = entry.get("trace")
    kept = {name: entry[name] for name in ("depth", "states", "diameter", "tried", "found") if name in entry}
    return Outcome(Status(entry["word"]), trace=trace and parse_trace(json.dumps(trace).encode()), **kept)


def _written(asked: Asked, outcome: Outcome) -> dict[str, Any]:
    about = (
        {"trial": asked.name, "promise": asked.promise, "given": dict(asked.given)}
        if isinstance(asked, Trial)
        else {"protocol": asked.protocol, "property": asked.property_name, "bounds": asked.kept_bounds}
    )
    kept = {name: getattr(outcome, name) for name in ("depth", "states", "diameter", "tried", "found")}
    trace = {"trace": json.loads(outcome.trace.to_json())} if outcome.trace else {}
    return {
        "question": asked.digest, **about, "word": str(outcome.status), **{n: v for n, v in kept.items() if v}, **trace
    }  # fmt: skip


def as_file(asked: Iterable[Asked], outcomes: Mapping[str, Outcome]) -> bytes:
    """The file of a page: an outcome a line, in the order of the questions; those without an outcome are left out."""
    by_digest = {question.digest: question for question in asked}
    entries = [_written(q, outcomes[digest]) for digest, q in by_digest.items() if digest in outcomes]
    lines = ",\n".join(json.dumps(entry) for entry in entries)
    return f'{{"format": {json.dumps(FORMAT)}, "outcomes": [\n{lines}\n]}}\n'.encode()


def keep(page: str, asked: Iterable[Asked], outcomes: Mapping[str, Outcome]) -> None:
    """Writes the file of a page, whole. OSError where that is not possible: the package may be installed read-only."""
    write_whole(Path(str(files("tideproof.properties.claims").joinpath(f"{page}.json"))), as_file(asked, outcomes))
    stored.cache_clear()


# A claim with its outcomes --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Answered:
    """A reading, and the outcome of each of its questions."""

    reading: Reading
    outcomes: tuple[Outcome, ...]

    @property
    def rows(self) -> list[tuple[Asked, Outcome]]:
        return list(zip(self.reading.questions, self.outcomes, strict=True))

    @property
    def judgement(self) -> Judgement | None:
        return judged((asked, outcome.status) for asked, outcome in self.rows)


def answered(claim: Claim, outcomes: Mapping[str, Outcome]) -> tuple[Answered, ...]:
    """The readings of a claim with their outcomes. Raises MissingOutcome."""
    found = []
    for reading in claim.readings:
        for q in reading.questions:
            if q.digest not in outcomes:
                raise MissingOutcome(f"claim {claim.number}: no outcome is kept of {q}")
        found.append(Answered(reading, tuple(outcomes[q.digest] for q in reading.questions)))
    return tuple(found)


def replayed(asked: Question, trace: Trace) -> Run:
    """The run of a kept trace. Raises EngineError where it does not show, with its last step, what is said of it."""
    system = watched(asked.asked_of, asked.bounds, [asked.asked_property])
    about = trace.protocol, trace.property, trace.bounds_for(asked.asked_of)
    if about != (asked.protocol, asked.property_name, asked.bounds):
        raise EngineError(f"a kept trace is not of {asked.command}")
    run = replay(system, trace.steps_in(system))
    if run.first_violation(asked.asked_property.holds) != len(run.steps):
        raise EngineError(f"a kept trace does not show that {asked.property_name} fails: {asked.command}")
    return run
