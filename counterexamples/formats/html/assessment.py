"""A page of an assessment, to be sent to a colleague: the answer, what each loss means, and the traces to play."""

from __future__ import annotations

import html
from collections.abc import Iterable, Iterator, Sequence

from tideproof.counterexamples.assessment.answer import (
    BOUNDS,
    LOST,
    NOT_IN_ANY_ROW,
    RACE,
    Assessment,
    change_lines,
    open_pairs,
    other_questions,
    pairs_text,
    title_of,
    what_to_change,
)
from tideproof.counterexamples.assessment.findings import Finding, name_of
from tideproof.counterexamples.assessment.meaning import Meaning, all_take, lines_of_loss, meaning_of
from tideproof.counterexamples.assessment.situation import Cluster, beside_text, shown
from tideproof.counterexamples.assessment.story import PEOPLE
from tideproof.counterexamples.formats.html.book import packed_traces
from tideproof.counterexamples.formats.html.page import reading
from tideproof.counterexamples.formats.html.single_file import app_page
from tideproof.model.runs.trace import tideproof_version
from tideproof.properties.atlas.settings import Fault
from tideproof.properties.atlas.table import Atlas

TITLE = "Can this cluster lose an acknowledged record?"


def to_page(cluster: Cluster, found: Sequence[Assessment], atlas: Atlas) -> str:
    """The page, as one file."""
    meanings = {
        (n, f.faults): m
        for n, a in enumerate(found)
        for f in (a.losing() if a.findings else ())
        if (m := meaning_of(f, a.situation, atlas))
    }
    sections = "".join(_section(n, a, meanings, cluster) for n, a in enumerate(found))
    body = (
        f"<header><h1>{_text(TITLE)}</h1></header><main>{sections}{_settings(cluster, found)}</main>"
        f"<footer><p>Tideproof {_text(tideproof_version())}, exhaustive searches of the model of each release. "
        f"{_text(BOUNDS)} {_text(RACE)} In a trace: ← → step, space plays; Escape closes it.</p></footer>"
    )
    traces = {_id(n, faults): m.counterexample for (n, faults), m in meanings.items()}
    return app_page(TITLE, "traces", {"traces": packed_traces(traces)}, f'<div class="book assessment">{body}</div>')


def _text(text: object) -> str:
    return html.escape(str(text))


def _id(number: int, faults: Iterable[Fault]) -> str:
    return f"{number + 1}-{'-'.join(f.replace(' ', '-') for f in faults) or 'no-fault'}"


def _section(
    number: int, a: Assessment, meanings: dict[tuple[int, tuple[Fault, ...]], Meaning], cluster: Cluster
) -> str:
    losing = a.losing() if a.findings else []
    head = f"<section><h2>{_text(title_of(a.situation))}</h2>"
    if a.situation.assumed:
        head += f"<p>For {_text(a.situation.assumed)}.</p>"
    head += f'<p class="answer{" loses" if a.loses else ""}">{_text(a.sentence)}</p>'
    remarks = "".join(f"<li>{_text(remark)}</li>" for remark in (*cluster.remarks, cluster.assumed) if remark)
    if remarks and number == 0:
        head += f'<ul class="remarks">{remarks}</ul>'
    if not a.findings:
        return f"{head}</section>"
    head += f"<p>{_text(LOST)}</p>{f'<p>{_text(a.condition)}:</p>' if a.condition else ''}"
    changes = "".join(
        f"<dt>{_text(name.capitalize())}</dt><dd>{_listed(lines)}</dd>" for name, lines in what_to_change(a)
    )
    changes = f'<h3>What to change</h3><dl class="story changes">{changes}</dl>' if changes else ""
    rows = "".join(_row(*row) for row in a.rows)
    table = (
        '<table class="wide"><thead><tr><th>fault, once</th><th>record</th><th>evidence</th></tr></thead>'
        f"<tbody>{rows}</tbody></table>{''.join(f'<p>{_text(line)}</p>' for line in pairs_text(a))}"
    )
    losses = "".join(_loss(number, a, f, meanings.get((number, f.faults))) for f in losing)
    others = "".join(f"<tr><th>{_text(q)}</th><td>{_text(text)}</td></tr>" for q, text in other_questions(a))
    own = [m for f in losing if (m := meanings.get((number, f.faults)))]
    losses = f"<p>{_text(all_take(own))}</p>{losses}" if own else losses
    losses += f"<p>{_text(PEOPLE)}</p>" if losses else ""
    pairs = f"<h3>Two faults at once</h3><p>{_text(open_pairs(a))}</p>"
    others = f'<h3>Other questions</h3><table class="wide"><tbody>{others}</tbody></table>'
    return f"{head}{table}{losses}{changes}{pairs}{others}</section>"


def _row(name: str, meaning: str, finding: Finding, evidence: str) -> str:
    word = f'<span class="word {_text(finding.status)}">{_text(finding.word)}</span>'
    return (
        f'<tr><th>{_text(name)}<span class="meaning">{_text(meaning)}</span></th>'
        f"<td>{word}</td><td>{_text(evidence)}</td></tr>"
    )


def _loss(number: int, a: Assessment, finding: Finding, meaning: Meaning | None) -> str:
    own, name = _id(number, finding.faults), _text(name_of(finding.faults).capitalize())
    head = f'<header><h3><a href="#{own}">{name}: how a record is lost</a></h3></header>'
    if meaning is None:
        return f'<article id="{own}">{head}<p>{_listed([*change_lines(a, finding)])}</p></article>'
    steps = "".join(f"<li><span>{step}</span>{_text(text)}</li>" for step, text in meaning.story)
    story = f'<dt>What happens</dt><dd><ol class="steps">{steps}</ol></dd>'
    story += "".join(
        f"<dt>{_text(name.capitalize())}</dt><dd>{_listed(lines)}</dd>" for name, lines in lines_of_loss(meaning)
    )
    steps = f"<details><summary>Every step, and why</summary>{reading(meaning.counterexample, 'h4')}</details>"
    button = f'<div data-plays="{own}" data-title="{name}"></div>'
    return f'<article id="{own}">{head}<dl class="story">{story}</dl>{steps}{button}</article>'


def _listed(lines: Sequence[str]) -> str:
    return "<br>".join(map(_text, lines))


def _settings(cluster: Cluster, found: Sequence[Assessment]) -> str:
    def table(rows: Iterable[tuple[str, str]]) -> str:
        cells = "".join(f"<tr><th>{_text(name)}</th><td>{_text(text)}</td></tr>" for name, text in rows)
        return f'<table class="wide"><tbody>{cells}</tbody></table>'

    used = {(v.name, v.text, v.origin): v for a in found for v in a.situation.values.values()}
    beside = (*NOT_IN_ANY_ROW.items(), *((v.name, beside_text(v)) for v in cluster.beside))
    release = found[0].situation.release
    origins = ((shown(v), f"default of {release}" if v.is_default else v.origin) for v in used.values())
    return (
        f"<h2>Settings used</h2>{table(origins)}<h2>Not covered by this answer</h2>{table(beside)}"
        f"{''.join(_unused(cluster))}"
    )


def _unused(cluster: Cluster) -> Iterator[str]:
    if cluster.unused:
        names = ", ".join(f"{s.name} ({s.place})" for s in cluster.unused)
        what = f"{len(cluster.unused)} settings of the files that are not used"
        yield f"<details><summary>{what}</summary><p>{_text(names)}</p></details>"
