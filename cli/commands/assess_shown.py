"""An assessment as text: on the first screen the answer, the table, a story of each loss, and what to change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.table import Column
from rich.text import Text

from tideproof.cli.report import Part, definitions, ruled
from tideproof.counterexamples.assessment.answer import (
    BOUNDS,
    LOST,
    NO_FAULT_MEANING,
    NOT_IN_ANY_ROW,
    RACE,
    Assessment,
    open_pairs,
    other_questions,
    pairs_text,
    title_of,
    what_to_change,
)
from tideproof.counterexamples.assessment.findings import NO_FAULT, name_of
from tideproof.counterexamples.assessment.meaning import Meaning, all_take, lines_of_loss, meaning_of
from tideproof.counterexamples.assessment.situation import ACKS, Cluster, beside_text, shown
from tideproof.counterexamples.assessment.story import PEOPLE
from tideproof.counterexamples.explain.words import joined
from tideproof.properties.atlas.settings import Fault
from tideproof.properties.atlas.table import Atlas, Found

STYLES = {Found.VIOLATED: "bold red", Found.HOLDS: "cyan", Found.UNKNOWN: "yellow"}
DETAILS = "--details: evidence, log lines, real brokers, settings used, and what is not covered."


def assessment_text(
    cluster: Cluster, found: Sequence[Assessment], atlas: Atlas, unmet: Sequence[str], details: bool
) -> Iterator[Part]:
    for number, a in enumerate(found):
        meanings = [m for f in (a.losing() if a.findings else ()) if (m := meaning_of(f, a.situation, atlas))]
        yield from _answer(a, cluster if number == 0 else None)
        if a.findings:
            yield from _table(a)
            yield from _stories(meanings)
            yield from _to_change(a)
            if details:
                yield from _details(a, meanings)
    if details:
        yield _head("What the faults are")
        yield definitions([(NO_FAULT, NO_FAULT_MEANING), *((fault, fault.meaning) for fault in Fault)], least=14)
        yield from _settings(cluster, found)
    else:
        yield Text(DETAILS, style="dim")
    for line in unmet:
        yield Text(line, style="bold red")


def _head(text: str) -> Text:
    return Text(text, style="bold underline")


def _answer(a: Assessment, cluster: Cluster | None) -> Iterator[Part]:
    """The sentence, and with the first one the remarks on the files."""
    yield Text(title_of(a.situation), style="dim")
    if a.situation.assumed:
        yield Text(f"For {a.situation.assumed}.", style="dim")
    yield ""
    yield Text(a.sentence, style="bold")
    if a.findings:
        yield Text(LOST, style="dim")
    if cluster:
        yield from (Text(str(remark), style="yellow") for remark in cluster.remarks)
        if cluster.assumed and a.findings:
            yield Text(cluster.assumed, style="dim")
    yield ""


def _table(a: Assessment) -> Iterator[Part]:
    if a.condition:
        yield Text(f"{a.condition}:")
    yield ruled(
        [[names, Text(word, style=STYLES.get(status, "")), evidence] for names, word, status, evidence in _rows(a)],
        Column("fault, once", no_wrap=True), Column("record", no_wrap=True), "evidence",
    )  # fmt: skip
    yield from pairs_text(a)
    yield Text(BOUNDS, style="dim")
    if a.situation[ACKS].text == "all":
        yield Text(RACE, style="dim")
    yield ""


def _rows(a: Assessment) -> Iterator[tuple[str, str, Found, str]]:
    """A row for each fault; those with the same reason for no answer share one."""
    rows: dict[tuple[str, ...], list[str]] = {}
    for name, _, f, evidence in a.rows:
        rows.setdefault((f.word, f.status, evidence, *([name] if f.row else [])), []).append(name)
    for (word, status, evidence, *_), names in rows.items():
        yield ", ".join(names), word, Found(status), evidence


def _stories(meanings: Sequence[Meaning]) -> Iterator[Part]:
    if worry := all_take(meanings):
        yield Text(worry)
        yield ""
    for m in meanings:
        yield _head(f"{name_of(m.finding.faults).capitalize()}: how a record is lost")
        yield definitions(m.story, least=5)
    if meanings:
        yield Text(PEOPLE, style="dim")
        yield ""


def _to_change(a: Assessment) -> Iterator[Part]:
    if rows := [*what_to_change(a)]:
        yield _head("What to change")
        yield definitions([(name, "\n".join(lines)) for name, lines in rows], least=14)


def _details(a: Assessment, meanings: Sequence[Meaning]) -> Iterator[Part]:
    for m in meanings:
        name = name_of(m.finding.faults)
        yield _head(f"{name.capitalize()}: evidence")
        trace = f"add --trace loss.json --fault '{name}', then: tideproof show loss.json"
        yield definitions([*((what, "\n".join(lines)) for what, lines in lines_of_loss(m)), ("trace", trace)], least=14)
    yield _head("Two faults at once")
    yield Text(open_pairs(a))
    yield ""
    yield _head("Other questions")
    answers: dict[str, list[str]] = {}
    for question, text in other_questions(a):
        answers.setdefault(text, []).append(question)
    yield definitions([("\n".join(questions), text) for text, questions in answers.items()], least=14)


def _settings(cluster: Cluster, found: Sequence[Assessment]) -> Iterator[Part]:
    release = found[0].situation.release
    values = {(v.name, v.text, v.origin): v for a in found for v in a.situation.values.values()}
    yield _head("Settings used")
    rows = [(shown(v), f"default of {release}" if v.is_default else v.origin) for v in values.values()]
    yield definitions(rows, least=14)
    yield _head("Not covered by this answer")
    rows = [*NOT_IN_ANY_ROW.items(), *((v.name, beside_text(v)) for v in cluster.beside)]
    yield definitions(rows, least=14)
    if cluster.unused:
        yield Text(f"Not used: {joined([s.name for s in cluster.unused])}.", style="dim")
