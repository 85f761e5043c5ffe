"""A page of an assessment, to be sent to a colleague: the answer, what each loss means, and the traces to play."""

from __future__ import annotations

import html
from collections.abc import Iterable, Iterator, Sequence

from tideproof.counterexamples.assessment.answer import (
    BOUNDS,
    NO_FAULT_MEANING,
    SINGLES,
    Assessment,
    Finding,
    change_text,
    name_of,
    other_questions,
    pairs_text,
    title_of,
)
from tideproof.counterexamples.assessment.effective import Cluster, beside_text, shown
from tideproof.counterexamples.assessment.meaning import Meaning, lines_of_loss, meaning_of
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
    sections = "".join(_section(n, a, meanings) for n, a in enumerate(found))
    body = (
        f"<header><h1>{_text(TITLE)}</h1></header><main>{sections}{_settings(cluster, found)}</main>"
        f"<footer><p>Tideproof {_text(tideproof_version())}, exhaustive searches of the model of each release. "
        f"{_text(BOUNDS)} Brokers are "
        "b0, b1 …, records r1, r2 …, leader epochs e0, e1 … In a trace: ← → step, space plays; Escape closes it."
        "</p></footer>"
    )
    traces = {_id(n, faults): m.counterexample for (n, faults), m in meanings.items()}
    return app_page(TITLE, "traces", {"traces": packed_traces(traces)}, f'<div class="book assessment">{body}</div>')


def _text(text: object) -> str:
    return html.escape(str(text))


def _id(number: int, faults: Iterable[Fault]) -> str:
    return f"{number + 1}-{'-'.join(f.replace(' ', '-') for f in faults) or 'no-fault'}"


def _section(number: int, a: Assessment, meanings: dict[tuple[int, tuple[Fault, ...]], Meaning]) -> str:
    losing = a.losing() if a.findings else []
    head = f"<section><h2>{_text(title_of(a.situation))}</h2>"
    if a.situation.assumed:
        head += f"<p>For {_text(a.situation.assumed)}.</p>"
    head += f'<p class="answer{" loses" if a.loses else ""}">{_text(a.sentence)}</p>'
    if not a.findings:
        return f"{head}</section>"
    changes = "".join(
        f"<li><b>{_text(name_of(f.faults).capitalize())}</b>: {_text(change_text(a, f))}</li>" for f in losing
    )
    if changes:
        head += f'<h3>What to change</h3><ul class="changes">{changes}</ul>'
    rows = "".join(_row(a.acked(faults)) for faults in SINGLES)
    table = (
        '<table class="wide"><thead><tr><th>fault, once</th><th>acknowledged record</th><th>evidence</th></tr></thead>'
        f"<tbody>{rows}</tbody></table>{''.join(f'<p>{_text(line)}</p>' for line in pairs_text(a))}"
    )
    losses = "".join(_loss(number, a, f, meanings.get((number, f.faults))) for f in losing)
    others = "".join(f"<tr><th>{_text(q)}</th><td>{_text(text)}</td></tr>" for q, text in other_questions(a))
    return f'{head}{table}{losses}<h3>Other questions</h3><table class="wide"><tbody>{others}</tbody></table></section>'


def _row(finding: Finding) -> str:
    meaning = finding.faults[0].meaning if finding.faults else NO_FAULT_MEANING
    word = f'<span class="word {_text(finding.status)}">{_text(finding.word)}</span>'
    return (
        f'<tr><th>{_text(name_of(finding.faults))}<span class="meaning">{_text(meaning)}</span></th>'
        f"<td>{word}</td><td>{_text(finding.evidence)}</td></tr>"
    )


def _loss(number: int, a: Assessment, finding: Finding, meaning: Meaning | None) -> str:
    own, name = _id(number, finding.faults), _text(name_of(finding.faults).capitalize())
    head = f'<header><h3><a href="#{own}">{name}: how an acknowledged record is lost</a></h3></header>'
    if meaning is None:
        return f'<article id="{own}">{head}<p>{_text(change_text(a, finding))}</p></article>'
    steps = "".join(f"<li><span>{step}</span>{_text(text)}</li>" for step, text in meaning.happens)
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
    beside = ((v.name, beside_text(v)) for v in cluster.beside)
    remarks = "".join(f"<li>{_text(remark)}</li>" for remark in cluster.remarks)
    return (
        f"<h2>Settings used</h2>{table((shown(v), v.origin) for v in used.values())}"
        f"<h2>What matters and is not modelled</h2>{table(beside)}"
        + (f"<h2>Not used</h2><ul>{remarks}</ul>" if remarks else "")
        + "".join(_unused(cluster))
    )


def _unused(cluster: Cluster) -> Iterator[str]:
    if cluster.unused:
        names = ", ".join(f"{s.name} ({s.place})" for s in cluster.unused)
        what = f"{len(cluster.unused)} settings of the files that are not used"
        yield f"<details><summary>{what}</summary><p>{_text(names)}</p></details>"
