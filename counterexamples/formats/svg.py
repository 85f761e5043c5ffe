"""A run as a picture: one row for each step, with its text and the log of each broker.

Where a lost record is still on a broker at the end, further rows show how it disappears.

The file loads nothing. It has a light and a dark form, which the reader's settings choose.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Any
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.account import facts_about
from tideproof.counterexamples.explain.last_copies import without_last_copies
from tideproof.counterexamples.formats import Format
from tideproof.counterexamples.views.text import short_step, verdict_in_words
from tideproof.model.language.actions import shown_record
from tideproof.model.language.state import NIL
from tideproof.model.protocols.atomic.replication import ReplicationState

_STYLE = """
svg { background: var(--paper); font: 14px system-ui, 'DejaVu Sans', sans-serif;
  --paper: #ffffff; --ink: #1f2328; --pale: #59636e; --line: #d1d9e0; --box: #f6f8fa;
  --known: #dafbe1; --good: #1a7f37; --bad: #cf222e; --alarm: #ffebe9; }
text { fill: var(--ink); }
.pale { fill: var(--pale); font-size: 12px; }
.head { font-weight: 600; }
.mid { text-anchor: middle; }
.rule { stroke: var(--line); }
.free { fill: none; stroke: var(--line); stroke-dasharray: 3 3; }
.entry { fill: var(--box); stroke: var(--pale); }
.known { fill: var(--known); stroke: var(--good); }
.hw { stroke: var(--good); stroke-width: 3; }
.alarm { fill: var(--alarm); }
.bad { fill: var(--bad); }
@media (prefers-color-scheme: dark) { svg {
  --paper: #0d1117; --ink: #f0f6fc; --pale: #9198a1; --line: #3d444d; --box: #151b23;
  --known: #12351d; --good: #3fb950; --bad: #f85149; --alarm: #341a1d; } }
"""

_WORDS, _CHARACTERS = 420, 54
"""Width of the column with the words, and how many characters fit in it."""
_ENTRY, _LINE, _PAD = 34, 19, 12
"""Width of a record in a log, height of a line of text, and the room around what a row shows."""


def to_svg(c: Counterexample) -> str:
    """The picture. Raises ValueError for a protocol without replicated logs."""
    run, bounds = c.run, c.run.system.bounds
    if not issubclass(run.system.protocol.state, ReplicationState):
        raise ValueError(f"{run.system.protocol.name} has no brokers with logs to draw")
    lane = max(132, _ENTRY * bounds.log_size + 40)
    width = _WORDS + lane * bounds.replicas
    states, words = _rows(c)
    bad = len(run.steps) if c.violated_at is None else c.violated_at

    svg = Element("svg", xmlns="http://www.w3.org/2000/svg", role="img")
    verdict = verdict_in_words(c.property, c.violated_at, len(run.steps))
    title = f"{run.system.protocol.name}: {verdict}"
    SubElement(svg, "title").text = title
    SubElement(svg, "style").text = _STYLE
    _text(svg, _PAD, 24, title, "head")
    for broker in range(bounds.replicas):
        _text(svg, _WORDS + lane * broker, 50, f"broker {broker}", "head")
    _text(svg, _PAD, 50, "step", "head")
    top = 62
    for number, (state, (heading, sentences)) in enumerate(zip(states, words, strict=True)):
        lines = [line for text in sentences for line in wrap(text, _CHARACTERS)]
        height = max(_LINE * (1 + len(lines)), 44) + _PAD
        if number and number >= bad:
            SubElement(svg, "rect", {"class": "alarm"}, x="0", y=f"{top}", width=f"{width}", height=f"{height}")
        SubElement(svg, "path", {"class": "rule"}, d=f"M0 {top}H{width}")
        _text(svg, _PAD, top + _LINE, heading, "pale")
        for i, line in enumerate(lines, start=2):
            _text(svg, _PAD, top + _LINE * i - 2, line, "bad" if number >= bad else "")
        for broker in range(bounds.replicas):
            _draw_broker(svg, state, broker, _WORDS + lane * broker, top)
        top += height
    SubElement(svg, "path", {"class": "rule"}, d=f"M0 {top}H{width}")
    top += _legend(svg, top)
    svg.set("viewBox", f"0 0 {width} {top}")
    svg.set("width", f"{width}")
    indent(svg)
    return tostring(svg, encoding="unicode") + "\n"


def _rows(c: Counterexample) -> tuple[list[Any], list[tuple[str, list[str]]]]:
    """The states that are drawn, each with its heading and sentences: those of the run, and how the last copies go."""
    run, told = c.run, dict[int, list[str]]()
    for fact in c.account.without_repeats:
        if fact.kind not in (say.FAILS, say.GONE):
            told.setdefault(fact.step, []).append(fact.text)
    gone = next((fact for fact in c.account.sentences if fact.kind is say.GONE), None)
    end = without_last_copies(run.until(gone.step), gone.record) if gone else None
    if gone and end and gone.step == len(run.steps):
        for fact in facts_about(end.run, {gone.record}):
            if fact.step > len(run.steps):
                told.setdefault(fact.step, []).append(fact.text)
        where = " (with unclean.leader.election.enable=true)" if end.if_unclean else ""
        told.setdefault(len(end.run.steps), []).append(f"No broker has {shown_record(gone.record)} now{where}.")
        run, after = end.run, len(run.steps)
    else:
        after = len(run.steps)
    words = [("at the beginning", told.get(0, []))]
    for number, step in enumerate(run.steps, start=1):
        heading = f"{number}  {short_step(step)}{', which can come next' if number > after else ''}"
        words.append((heading, told.get(number) or [step.action.meaning]))
    return [state for state, *_ in run.states], words


def _legend(svg: Element, top: int) -> int:
    """Explains the marks, and returns the height that it takes."""
    rows = (
        ("known", "a record below the high watermark: as far as the broker knows, it is committed"),
        ("entry", "a record above it"),
        ("free", "no record"),
    )
    for kind, text in rows:
        place = {"x": f"{_PAD}", "y": f"{top + 10}", "width": "18", "height": "14", "rx": "3"}
        SubElement(svg, "rect", {"class": kind, **place})
        _text(svg, _PAD + 28, top + 22, text, "pale")
        top += _LINE
    SubElement(svg, "path", {"class": "hw"}, d=f"M{_PAD + 8} {top + 8}v18")
    _text(svg, _PAD + 28, top + 22, "the broker's high watermark", "pale")
    return _LINE * (len(rows) + 1) + _PAD


def _draw_broker(svg: Element, state: Any, broker: int, x: int, top: int) -> None:
    """The role of a broker, the records of its log, and its high watermark as a bar between them."""
    leads, epoch = state.leader[broker] == broker, state.epoch[broker]
    role = f"{'leader' if leads else 'follower'}, epoch {epoch}"
    if state.leader[broker] == NIL:
        role = "knows no leader"
    elif leads and epoch < state.quorum_epoch:
        role = f"still leader, epoch {epoch}"
    _text(svg, x, top + _LINE - 2, role, "pale")
    y, high_watermark = top + _LINE + 5, state.hw[broker]
    for offset, record in enumerate(state.log[broker]):
        kind = "free" if record == NIL else "known" if offset < high_watermark else "entry"
        place = {"x": f"{x + _ENTRY * offset}", "y": f"{y}", "width": f"{_ENTRY - 4}", "height": "24", "rx": "4"}
        SubElement(svg, "rect", {"class": kind, **place})
        if record != NIL:
            _text(svg, x + _ENTRY * offset + _ENTRY // 2 - 2, y + 17, shown_record(record), "mid")
    SubElement(svg, "path", {"class": "hw"}, d=f"M{x + _ENTRY * high_watermark - 2} {y - 3}v30")


def _text(svg: Element, x: int, y: int, text: str, kind: str = "") -> None:
    SubElement(svg, "text", {"x": f"{x}", "y": f"{y}", **({"class": kind} if kind else {})}).text = text


SVG = Format("svg", to_svg)
