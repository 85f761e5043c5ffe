"""An assessment as text: the sentence, what to change, the table of faults, and what each loss means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.table import Column
from rich.text import Text

from tideproof.cli.report import Part, definitions, ruled
from tideproof.counterexamples.assessment.answer import (
    BOUNDS,
    NO_FAULT,
    NO_FAULT_MEANING,
    SINGLES,
    Assessment,
    change_text,
    name_of,
    other_questions,
    pairs_text,
    title_of,
)
from tideproof.counterexamples.assessment.effective import ACKS, Cluster, beside_text, shown
from tideproof.counterexamples.assessment.meaning import lines_of_loss, meaning_of
from tideproof.counterexamples.explain.words import joined
from tideproof.properties.atlas.settings import Fault
from tideproof.properties.atlas.table import Atlas, Found

STYLES = {Found.VIOLATED: "bold red", Found.HOLDS: "cyan", Found.UNKNOWN: "yellow"}
MOST_SENTENCES = 8


def assessment_text(
    cluster: Cluster, found: Sequence[Assessment], atlas: Atlas, unmet: Sequence[str]
) -> Iterator[Part]:
    for a in found:
        yield from _assessment(a, atlas)
    if any(a.findings for a in found):
        yield _head("What the faults are")
        yield definitions([(NO_FAULT, NO_FAULT_MEANING), *((fault, fault.meaning) for fault in Fault)], least=14)
    yield from _settings(cluster, found)
    for line in unmet:
        yield Text(line, style="bold red")


def _head(text: str) -> Text:
    return Text(text, style="bold underline")


def _assessment(a: Assessment, atlas: Atlas) -> Iterator[Part]:
    yield Text(title_of(a.situation), style="dim")
    if a.situation.assumed:
        yield Text(f"For {a.situation.assumed}.", style="dim")
    yield ""
    yield Text(a.sentence, style="bold")
    yield ""
    if not a.findings:
        return
    losing = a.losing()
    if losing:
        yield _head("What to change")
        yield definitions([(name_of(f.faults), change_text(a, f)) for f in losing], least=14)
    yield ruled(
        [[name_of(f.faults), Text(f.word, style=STYLES.get(f.status, "")), f.evidence] for f in map(a.acked, SINGLES)],
        Column("fault, once", no_wrap=True), Column("acknowledged record", no_wrap=True), "evidence",
    )  # fmt: skip
    yield from pairs_text(a)
    yield BOUNDS
    yield ""
    for finding in losing:
        meaning = meaning_of(finding, a.situation, atlas)
        if meaning is None:
            continue
        yield _head(f"{name_of(finding.faults).capitalize()}: how an acknowledged record is lost")
        steps = "\n".join(f"{step:>2} {text}" for step, text in meaning.happens[-MOST_SENTENCES:])
        rows = [(name, "\n".join(lines)) for name, lines in lines_of_loss(meaning) if name != "search again"]
        trace = f"add --trace loss.json --fault '{name_of(finding.faults)}', then: tideproof show loss.json"
        yield definitions([("what happens", steps), *rows, ("trace", trace)], least=14)
    yield _head("Other questions")
    yield definitions([*other_questions(a)], least=14)


def _settings(cluster: Cluster, found: Sequence[Assessment]) -> Iterator[Part]:
    release = found[0].situation.release
    values = {(v.name, v.text, v.origin): v for a in found for v in a.situation.values.values()}
    yield _head("Settings used")
    rows = [(shown(v), f"default of {release}" if v.is_default else v.origin) for v in values.values()]
    yield definitions(rows, least=14)
    if found[0].situation[ACKS].is_default:
        yield Text("No file has acks: a producer that sets it to 1 has another answer (--acks 1).", style="dim")
        yield ""
    yield _head("What matters and is not modelled")
    yield definitions([(v.name, beside_text(v)) for v in cluster.beside], least=14)
    if cluster.unused:
        names = joined([s.name for s in cluster.unused[:3]])
        more = f" and {len(cluster.unused) - 3} more" if len(cluster.unused) > 3 else ""
        yield Text(f"Not used: {names}{more} (--json names all).", style="dim")
    for remark in cluster.remarks:
        yield Text(str(remark), style="yellow")
