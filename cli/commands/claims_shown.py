"""Claims as a table, as text, as data and as a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import count, groupby, pairwise
from typing import Any

from rich.console import Console
from rich.table import Column
from rich.text import Text

from tideproof.cli.report import Part, indented, plain, right
from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.formats.html.book import in_order, to_book
from tideproof.model.language.properties import Status, called
from tideproof.model.protocols.broker.release_table import MODELLED, RELEASES, issues_of
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.atlas.settings import releases_of
from tideproof.properties.atlas.table import called as called_flaw
from tideproof.properties.claims import PAGES, TITLES
from tideproof.properties.claims.base import (
    ATLAS_IN_WORDS,
    SUITE_IN_WORDS,
    WITH_ZOOKEEPER,
    Asked,
    Claim,
    Judgement,
    Question,
    Trial,
)
from tideproof.properties.claims.outcomes import Answered, Outcome, replayed
from tideproof.properties.engines.base import step_json

STYLES = {Judgement.TRUE: "green", Judgement.FALSE: "bold red", Judgement.DEPENDS: "yellow"}
MEANS = {
    Judgement.TRUE: "no check of it as stated refutes it",
    Judgement.FALSE: "every protocol checked refutes it in at least one configuration",
    Judgement.DEPENDS: "some releases or settings refute it, others support it",
}
SUPPORTS = {True: Text("supports", style="green"), False: Text("refutes", style="red")}
Line = tuple[Asked, Outcome]


@dataclass(frozen=True)
class Row:
    """A claim with its outcomes. Its lines are numbered from 1, over all readings."""

    claim: Claim
    readings: tuple[Answered, ...]

    @property
    def lines(self) -> list[Line]:
        return [line for reading in self.readings for line in reading.rows]

    @property
    def judgement(self) -> Judgement | None:
        return self.readings[0].judgement if self.readings else None

    def telling(self) -> int | None:
        """The line whose trace is shown: the shortest against the first reading, else of that reading, else of any."""
        with_trace = [(n, line) for n, line in enumerate(self.lines, start=1) if line[1].trace is not None]
        first = [(n, line) for n, line in with_trace if n <= len(self.readings[0].rows)] if self.readings else []
        against = [(n, (q, o)) for n, (q, o) in first if o.status is not q.said]
        chosen = against or first or with_trace
        return min(chosen, key=lambda entry: entry[1][1].depth or 0)[0] if chosen else None


def described(asked: Asked) -> str:
    return f"{asked.name}: {asked.promise}" if isinstance(asked, Trial) else f"{asked.protocol}, {asked.property_name}"


def configuration(asked: Asked) -> str:
    """The heading of the lines of one table: the property and the configuration, or the trial and its ranges."""
    if isinstance(asked, Trial):
        ranges = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in asked.given.items())
        return f"{asked.name}" + (f" ({ranges})" if ranges else "")
    fault = f", of the atlas: {', '.join(sorted(asked.row.cell.faults)) or 'no fault'}" if asked.row else ""
    return f"{asked.property_name} {asked.bounds}{', of the suite' if asked.suite else fault}"


def found(asked: Asked, outcome: Outcome) -> str:
    if isinstance(asked, Trial):
        return f"broken: {outcome.found}" if outcome.found else f"never broken: {outcome.tried}"
    word = called(asked.asked_property, outcome.status)
    if outcome.status is Status.HOLDS:
        return f"{word}: all {outcome.states:,} states"
    by = f", by {' and '.join(map(called_flaw, outcome.flaws))}" if outcome.flaws else ""
    return f"{word} after {outcome.depth} step{'s' * (outcome.depth != 1)}{by}"


def _word(asked: Asked, status: Status) -> str:
    return str(status) if isinstance(asked, Trial) else called(asked.asked_property, status)


def groups(reading: Answered) -> list[tuple[str, list[Line]]]:
    """The lines of a reading, those about one property and configuration together."""
    return [(head, list(lines)) for head, lines in groupby(reading.rows, key=lambda line: configuration(line[0]))]


@dataclass(frozen=True)
class Change:
    """A difference between successive releases in the same configuration.

    `release` is the first with the later rules. `kip` lists all changes in it, not all of which affect the verdict.
    """

    before: str
    after: str
    release: str
    kip: str
    was: Status
    now: Status

    def __str__(self) -> str:
        known_by = f"{self.release}, {self.kip}" if self.kip else self.release
        return f"{self.before} to {self.after} ({known_by}): {self.was} before, {self.now} after, in this configuration"


def changes(lines: Sequence[Line]) -> list[Change]:
    """The changes from one modelled release to the next."""
    of_releases = [(q, o) for q, o in lines if isinstance(q, Question) and q.protocol in WITH_ZOOKEEPER]
    said = []
    for (before, was), (after, now) in pairwise(of_releases):
        place = WITH_ZOOKEEPER.index(after.protocol)
        if WITH_ZOOKEEPER[:place][-1:] == (before.protocol,) and was.status is not now.status:
            row = next(row for row in MODELLED if row.protocol.name == after.protocol)
            issues, first = issues_of(row.protocol), row.releases[0]
            said.append(Change(before.protocol, after.protocol, first, issues, was.status, now.status))
    return said


# Text -----------------------------------------------------------------------------------------------------------------


def _verdict(judgement: Judgement | None, instead: str) -> Text:
    return Text(judgement or instead, style=STYLES[judgement] if judgement else "dim")


def all_text(rows: Sequence[Row]) -> Iterator[Part]:
    by_number = {row.claim.number: row for row in rows}
    for page, claims in PAGES.items():
        yield Text(TITLES[page], style="bold")
        yield partial(_page_table, rows=[by_number[claim.number] for claim in claims])
        yield ""
    counts = Counter(row.judgement for row in rows)
    yield (
        f"{counts[Judgement.TRUE]} are true, {counts[Judgement.FALSE]} are false, and {counts[Judgement.DEPENDS]} "
        "depend on release or settings."
    )
    yield Text(
        "On the right: how many traces and how many explored state spaces, or trials,\nare behind the verdict. "
        "Open one: tideproof claims NUMBER",
        style="dim",
    )


def _page_table(out: Console, rows: Sequence[Row]) -> list[Part]:
    """The table, in which only titles wrap on a narrow screen."""
    title = Column(width=max(1, min(55, out.width - 25)))
    fixed = right(width=2, no_wrap=True), title, Column(width=7, no_wrap=True), right(width=10, no_wrap=True)
    cells = []
    for row in rows:
        traces = sum(outcome.trace is not None for _, outcome in row.lines)
        evidence = f"{traces} + {len(row.lines) - traces}"
        cells.append((str(row.claim.number), row.claim.title, _verdict(row.judgement, "rule"), evidence))
    return [plain(cells, *fixed)]


def one_text(row: Row) -> Iterator[Part]:
    claim = row.claim
    yield Text(f"{claim.number}  {claim.title}", style="bold underline")
    yield from _answer(row)
    yield ""
    one = len(claim.seeds) == 1
    sayers = f"Tutorial {claim.seeds[0]} says" if one else f"Tutorials {' and '.join(claim.seeds)} say"
    yield Text(f"{sayers} ({', '.join(claim.kinds)})", style="bold")
    yield indented(claim.claim, below=1)
    yield Text("In the model", style="bold")
    places = [(str(place), Text(place.meaning(), style="dim")) for place in claim.places]
    yield indented(plain(places, Column(overflow="fold"), ""), below=1)
    number = count(1)
    for reading in row.readings:
        yield Text.assemble(("Evidence", "bold"), f" on: {reading.reading.text}")
        for head, lines in groups(reading):
            yield indented(Text(head, style="dim"))
            cells = [(str(next(number)), _name(q), found(q, o), SUPPORTS[q.said is o.status]) for q, o in lines]
            fixed = right(min_width=2, no_wrap=True), Column(min_width=16)
            yield indented(plain(cells, *fixed, "", Column(no_wrap=True)))
            yield from (indented(Text(str(change), style="italic"), 6) for change in changes(lines))
        yield ""
    yield from (Text(line, style="dim") for line in _legend(row.lines))


def _answer(row: Row) -> Iterator[Part]:
    """The verdict and what it means, that of each reading, and what readers need to know of Kafka."""
    if row.judgement is None:
        yield _verdict(None, "no verdict: nothing to judge")
    else:
        others = Counter(reading.judgement for reading in row.readings[1:])
        also = ", ".join(f"{judgement} ({n})" for judgement, n in others.items())
        more = f" Its other versions: {also}." if also else ""
        yield Text.assemble((row.judgement.capitalize(), STYLES[row.judgement]), f": {MEANS[row.judgement]}.{more}")
    for reading in row.readings:
        assert reading.judgement is not None, "a reading has questions"
        yield indented(Text.assemble(reading.reading.text, " ", (reading.judgement, STYLES[reading.judgement])))
        yield from (indented(Text(said, style="italic"), 4) for said in (*reading.in_suite, *reading.undecided))
    if row.claim.note:
        yield indented(row.claim.note)


def _name(asked: Asked) -> str:
    """The name of a line within its table."""
    if isinstance(asked, Trial):
        return asked.promise
    return releases_of(asked.protocols) if asked.protocols else asked.protocol


def _legend(lines: Iterable[Line]) -> list[str]:
    """The protocols in the lines that are not releases, with their titles; and the suite, if a line is of it."""
    asked = [q for q, _ in lines if isinstance(q, Question)]
    names = dict.fromkeys(q.protocol for q in asked if not q.row and q.protocol not in WITH_ZOOKEEPER)
    words = [SUITE_IN_WORDS] * any(q.suite for q in asked) + [ATLAS_IN_WORDS] * any(q.row for q in asked)
    return [f"{name}: {PROTOCOLS[name].title}" for name in names] + words


def command(asked: Asked, number: int) -> str:
    return asked.command if isinstance(asked, Question) else f"tideproof claims {number} --check"


# Data -----------------------------------------------------------------------------------------------------------------


def as_data(row: Row) -> dict[str, Any]:
    """A claim as an object of JSON."""
    claim = row.claim
    return {
        "number": claim.number,
        "seed": ", ".join(claim.seeds),
        "title": claim.title,
        "claim": claim.claim,
        "became": list(map(str, claim.kinds)),
        "where": [{"kind": str(p.kind), "name": p.name, "meaning": p.meaning()} for p in claim.places],
        "verdict": row.judgement and str(row.judgement),
        "readings": [
            {"reading": a.reading.text, "verdict": str(a.judgement), "in_suite": list(a.in_suite)}
            | {"undecided": list(a.undecided)}
            for a in row.readings
        ],
        "evidence": [
            {"reading": number, **_evidence(asked, outcome, claim.number)}
            for number, answered in enumerate(row.readings)
            for asked, outcome in answered.rows
        ],
        "changes": [
            {"reading": number, "asked": head} | {name: str(value) for name, value in asdict(change).items()}
            for number, answered in enumerate(row.readings)
            for head, lines in groups(answered)
            for change in changes(lines)
        ],
        "note": claim.note,
    }


def _evidence(asked: Asked, outcome: Outcome, number: int) -> dict[str, Any]:
    actions = None
    about: dict[str, Any]
    if isinstance(asked, Trial):
        about = {"trial": asked.name, "promise": asked.promise, "given": dict(asked.given), "tried": outcome.tried}
    else:
        about = {"protocol": asked.protocol, "bounds": dict(asked.bounds), "property": asked.property_name}
        about |= {"suite": asked.suite}
        if asked.row:
            about["atlas"] = {"releases": releases_of(asked.protocols), "faults": sorted(asked.row.cell.faults)}
            about["atlas"] |= {"flaws": list(outcome.flaws)}
        if outcome.trace is not None:
            actions = [step_json(step) for step in replayed(asked, outcome.trace).steps]
    return about | {
        "engine": "enumeration" if isinstance(asked, Trial) else "exhaustive",
        "predicted": _word(asked, asked.said),
        "verdict": _word(asked, outcome.status),
        "depth": outcome.depth,
        "distinct_states": outcome.states,
        "diameter": outcome.diameter,
        "first_case": outcome.found or None,
        "trace": actions,
        "command": command(asked, number),
    }


# A page ---------------------------------------------------------------------------------------------------------------


def as_page(rows: Sequence[Row]) -> str:
    """One self-contained page with all claims; each trace can be played in place."""
    traces: dict[str, Counterexample] = {}
    by_number = {row.claim.number: row for row in rows}
    claims = [
        _on_page(by_number[claim.number], TITLES[page], traces) for page, claims in PAGES.items() for claim in claims
    ]
    return to_book("What tutorials say of Kafka's high watermark, and what is true", claims, traces)


def state_of(row: Row) -> str:
    """`open` if a check of the newest release in the first reading refutes the claim, `fixed` if only older ones do."""
    first = row.readings[0].rows if row.readings else ()
    refuted = dict[str, bool]()
    for asked, outcome in first:
        for name in (asked.protocol, *asked.protocols) if isinstance(asked, Question) else ():
            refuted[name] = refuted.get(name, False) or asked.said is not outcome.status
    of_releases = [refuted[name] for name in in_order(refuted) if name in RELEASES]
    return ("open" if of_releases[-1] else "fixed") if any(of_releases) else ""


def _on_page(row: Row, section: str, traces: dict[str, Counterexample]) -> dict[str, Any]:
    claim = row.claim
    return {
        "id": f"claim-{claim.number}",
        "section": section,
        "releases": in_order(n for q, _ in row.lines if isinstance(q, Question) for n in (q.protocol, *q.protocols)),
        "state": state_of(row),
        "traces": [q.digest for q, o in row.lines if o.trace is not None],
        "title": f"{claim.number}. {claim.title}",
        "number": claim.number,
        "seeds": " and ".join(claim.seeds),
        "claim": claim.claim,
        "badge": row.judgement or "rule",
        "places": [[str(place), place.meaning()] for place in claim.places],
        "readings": [
            {
                "text": answered.reading.text,
                "verdict": answered.judgement,
                "suite": [*answered.in_suite, *answered.undecided],
                "groups": [
                    {
                        "head": head,
                        "lines": [_line(asked, outcome, claim.number, traces) for asked, outcome in lines],
                        "changes": list(map(str, changes(lines))),
                    }
                    for head, lines in groups(answered)
                ],
            }
            for answered in row.readings
        ],
        "protocols": _legend(row.lines),
        "note": claim.note,
    }


def _line(asked: Asked, outcome: Outcome, number: int, traces: dict[str, Counterexample]) -> dict[str, Any]:
    if isinstance(asked, Question) and outcome.trace is not None and asked.digest not in traces:
        traces[asked.digest] = Counterexample(outcome.trace, replayed(asked, outcome.trace), asked.asked_property)
    return {
        "name": _name(asked),
        "found": found(asked, outcome),
        "agrees": asked.said is outcome.status,
        "trace": asked.digest if outcome.trace is not None else None,
        "command": command(asked, number),
    }
