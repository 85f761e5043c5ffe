"""A run as one self-contained page: lanes with logs, a slider, the account beside it; or a run and its twin."""

from __future__ import annotations

import html
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.account import Account
from tideproof.counterexamples.explain.facts import Fact
from tideproof.counterexamples.explain.fixed import linked
from tideproof.counterexamples.explain.provenance import commits
from tideproof.counterexamples.explain.surviving import surviving
from tideproof.counterexamples.formats import Format
from tideproof.counterexamples.formats.html.single_file import drawn_page
from tideproof.counterexamples.twin import Twin
from tideproof.counterexamples.views.client_cells import client_cells, client_legend, offsets_in_words
from tideproof.counterexamples.views.text import (
    CHANGED,
    legend_of,
    of_its_controller,
    responses,
    rows_of,
    verdict_in_words,
)
from tideproof.model.language.actions import members, shown_broker, shown_record
from tideproof.model.language.properties import Property
from tideproof.model.language.state import NIL
from tideproof.model.language.system import System
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.protocols.broker.releases.kafka_4_1 import ElrState
from tideproof.model.protocols.broker.state import FETCHED, BrokerState, brokers_return
from tideproof.model.runs.replay import Run
from tideproof.properties.invariants.broker import electable

LEGEND = [
    {"text": "✓ committed: it has been below a leader's high watermark", "cell": "committed", "sample": "✓ r1"},
    {"text": "not yet committed", "cell": "", "sample": "r2"},
    {"text": "missing here: committed, and not in this log, though the broker leads or may be elected; or "
     "acknowledged, and not in the log of a later leader", "cell": "lost", "sample": "✗"},
    {"text": "Colours are leader epochs; a record's own is below its name. HW is the high watermark, LEO the log "
     "end offset. What the step changed is framed."},
    {"text": "← → step, space plays, Home and End."},
]  # fmt: skip


def to_page(c: Counterexample, brokers: str = "", seen: Sequence[Mapping[str, Any]] = ()) -> str:
    """The page. A twin is drawn too, on the same slider.

    So are the states `seen` on real `brokers` (their name) that replayed the run: one after each step, as in the report
    of `replay --on`, up to where they stopped or diverged.
    """
    data = page_data(c)
    if seen:
        data["title"] += f"; on {brokers}"
        data["runs"].append(_seen(brokers, data["runs"][0]["steps"], seen))
        data["marks"] += [{"step": s["step"], "text": "≠ differ", "tone": ""} for s in seen if not s["agrees"]]
    data["story"] = c.story
    heads = (
        f"<h1>{html.escape(data['title'])}</h1><p>{html.escape('; '.join(said for said, _ in data['verdicts']))}.</p>"
    )
    told = f"{heads}<p>{html.escape(data['meaning'])}</p>{story(c)}"
    return drawn_page(data["title"], "trace", data, told + reading(c))


def story(c: Counterexample) -> str:
    """The story of a recorded counterexample as plain markup."""
    return f"<dl>{''.join(f'<dt>{html.escape(head)}</dt><dd>{html.escape(text)}</dd>' for head, text in c.story)}</dl>"


def reading(c: Counterexample, heading: str = "h2") -> str:
    """The trace and its account as plain markup, with headings of this level."""
    rows = rows_of(c.run)
    head = "".join(f"<th>{html.escape(name)}</th>" for name in ("", "step", *rows[0]))
    lines = []
    for number, cells in enumerate(rows):
        step = str(c.run.steps[number - 1]) if number else "the initial state"
        shown = "".join(f"<td>{html.escape(cell)}</td>" for cell in (str(number), step, *cells.values()))
        lines.append(f"<tr>{shown}</tr>")
    why = _listed(c.account.sentences)
    link = '<a href="{address}">{name}</a>'
    notes = "".join(f"<li>{linked(html.escape(note), link)}</li>" for note in c.notes)
    table = f'<div class="scroll"><table><tr>{head}</tr>{"".join(lines)}</table></div>'
    legend = f"<p>{html.escape(_legend_of(c.run.system))}</p>"
    account = f"<{heading}>Why</{heading}><ul>{why}{notes}</ul>" if why + notes else ""
    if c.twin is not None:
        name = html.escape(c.twin.other.system.protocol.name)
        survives = _listed(surviving(c.twin, c.account))
        account += f"<{heading}>The same schedule under {name}</{heading}><ul>{survives}</ul>"
    return f"<{heading}>Step by step</{heading}>{table}{legend}{account}"


def _legend_of(system: System) -> str:
    """The legend of the cells, without the sign that a terminal has for what changed."""
    return legend_of(system).removesuffix(CHANGED)


def _listed(facts: Iterable[Fact]) -> str:
    return "".join(f"<li>Step {f.step}: {html.escape(f.text)}</li>" for f in facts)


OUTCOMES = {(False, True): "holds", (False, False): "violated", (True, True): "", (True, False): "holds"}
"""By whether the property is a witness, and whether nothing is found, which of a witness is neither good nor bad."""


def page_data(c: Counterexample) -> dict[str, Any]:
    run, twin, account = c.run, c.twin, c.account
    name, end = run.system.protocol.name, account.violated_at
    known = issubclass(run.system.protocol.state, ReplicationState)
    runs, survives = [_drawn(name, run, {})], list[Fact]()
    verdicts = [_verdict(c, end, name)]
    if twin is not None:
        survives = surviving(twin, account)
        untaken = {s.step: s.text for s in survives if s.kind is say.UNTAKEN}
        runs.append(_drawn(twin.other.system.protocol.name, twin.in_step, untaken))
        if issubclass(twin.other.system.protocol.state, c.property.state):
            holds = (c.property.on_ints(twin.other.system, full_state) for full_state in twin.at)
            there = next((step for step, true in enumerate(holds) if not true), None)
            verdicts.append(_verdict(c, there, runs[1]["name"]))
    return {
        "title": c.headline + (f"; the same schedule under {runs[1]['name']}" if twin else ""),
        "verdicts": verdicts,
        "meaning": c.property.meaning,
        "about": f"{name} {run.system.bounds}",
        "logSize": run.system.bounds.get("log_size", 0),
        "runs": runs,
        "account": [_sentence(s, c.property) for s in account.sentences],
        "survives": [_sentence(s, c.property) for s in survives],
        "notes": list(c.notes),
        "marks": _marks(account, twin, c.property),
        "legend": _legend(run.system) if known else [{"text": _legend_of(run.system)}],
    }


def _verdict(c: Counterexample, end: int | None, name: str) -> tuple[str, str]:
    """The verdict on a run under this protocol, in words and as the name of a colour."""
    outcome = OUTCOMES[c.property.is_witness, end is None]
    return f"{name}: {verdict_in_words(c.property, end, len(c.run.steps))}", outcome


def _legend(system: System) -> list[dict[str, str]]:
    """The legend, with the clients of the configuration; without clients, it explains acknowledgements."""
    if issubclass(system.protocol.state, BrokerState):
        acked = "ack: the producer received the acknowledgement of the record." if system.bounds.acks else ""
        more = " ".join(filter(None, [acked, client_legend(system.bounds)]))
    else:
        more = "A record counts as acknowledged when it is committed."
    return [*LEGEND[:-1], *([{"text": more}] if more else []), LEGEND[-1]]


def _sentence(fact: Fact, prop: Property) -> dict[str, Any]:
    tone = ("good" if prop.is_witness else "bad") if fact.kind is say.FAILS else fact.tone
    return {"step": fact.step, "text": fact.text, "tone": tone}


MARKS = {say.COMMITTED: ("✓", "good"), say.ACKNOWLEDGED: ("ack", "good"), say.TRUNCATED: ("✂", "bad")}


def _marks(account: Account, twin: Twin | None, prop: Property) -> list[dict[str, Any]]:
    """The marks on the slider: the most serious one of each step."""
    marks: dict[int, dict[str, Any]] = {}
    if twin is not None and twin.diverged_at is not None:
        marks[twin.diverged_at] = {"text": "≠ differ", "tone": ""}
    for fact in account.sentences:
        if fact.kind in MARKS and (fact.kind is say.COMMITTED or fact.step not in marks):
            sign, tone = MARKS[fact.kind]
            marks[fact.step] = {"text": f"{sign} {shown_record(fact.record)}", "tone": tone}
    if account.violated_at is not None:
        good = prop.is_witness
        marks[account.violated_at] = {"text": "✓ found", "tone": "good"} if good else {"text": "✗ fails", "tone": "bad"}
        if prop.is_promise:
            marks[account.violated_at] = {"text": "↻ for ever", "tone": "bad"}
    return [{"step": step, **mark} for step, mark in sorted(marks.items())]


# The frames -----------------------------------------------------------------------------------------------------------


def _drawn(name: str, run: Run, refused: Mapping[int, str]) -> dict[str, Any]:
    """A run as data for the page: a frame for each state."""
    kind = run.system.protocol.state
    steps = [{"label": str(step), "meaning": of_its_controller(step.action.meaning, kind)} for step in run.steps]
    if not issubclass(run.system.protocol.state, ReplicationState):
        frames: list[dict[str, Any]] = [{"cells": dict(cells)} for cells in rows_of(run)]
    else:
        promises = list(_promises(run))
        frames = [
            _frame(full_state[0], [p for p in promises if p.step <= number])
            for number, full_state in enumerate(run.states)
        ]
    return {"name": name, "steps": steps, "frames": frames, "refused": {str(n): why for n, why in refused.items()}}


def _seen(name: str, steps: list[dict[str, str]], states: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The observed states of real brokers as data for the page, without unobservable parts."""
    frames: list[dict[str, Any]] = []
    committed: set[str] = set()
    for state in states:
        brokers = []
        for number, broker in enumerate(state["brokers"]["brokers"]):
            name_of = shown_broker(number)
            log, leads = [_as_record(value) for value in broker["log"]], broker["leads"]
            if leads:
                committed |= {r for r, _ in log[: max(0, broker["high_watermark"] - broker["log_start"])]}
            brokers.append(
                {
                    "name": name_of,
                    "role": "leads" if leads else "does not lead",
                    "leader": name_of if leads else None,
                    "leo": broker["log_end"],
                    "hw": broker["high_watermark"],
                    "log": log,
                    "notes": [f"epoch e{epoch} from {start}" for epoch, start in broker["epochs"] or ()],
                    "missing": [],
                }
            )
        seen = {"ISR": ", ".join(map(shown_broker, state["brokers"]["isr"])),
                "model": "the same" if state["agrees"] else "differs"}  # fmt: skip
        if state["notes"]:
            seen["seen"] = "; ".join(state["notes"])
        frames.append({"brokers": brokers, "clients": seen, "committed": sorted(committed), "acknowledged": []})
    missing = range(len(frames), len(steps) + 1)
    why = "Not compared: the brokers did otherwise, or had been stopped, before."
    frames += frames[-1:] * len(missing)
    return {"name": name, "steps": steps, "frames": frames, "refused": {str(number): why for number in missing}}


def _as_record(value: str) -> list[Any]:
    """A record of a real log, such as `r1@e0`, or a transaction marker; and its epoch."""
    record, _, epoch = value.rpartition("@e")
    return [record, int(epoch)] if record and epoch.isdecimal() else [value, 0]


class _Promise(NamedTuple):
    """A record was committed by a leader of this epoch, or acknowledged in that of the controller, at an offset."""

    step: int
    record: int
    offset: int
    epoch: int
    acknowledged: bool


def _promises(run: Run) -> Iterator[_Promise]:
    for f in commits(run):
        yield _Promise(f.step, f.record, f.offset, f.epoch, acknowledged=False)
    states: list[Any] = [full_state[0] for full_state in run.states]
    for step, (before, after) in enumerate(pairwise(states), start=1):
        for record, acked in enumerate(getattr(after, "acked", ())):
            if acked and not before.acked[record]:
                found = [log.index(record) for log in after.log if record in log]
                offset = max(before.waits_for[record], *found[:1], 0)
                yield _Promise(step, record, offset, after.quorum_epoch, acknowledged=True)


def _frame(s: Any, promises: Sequence[_Promise]) -> dict[str, Any]:
    may_be_elected = members(electable(s))
    brokers = []
    for r in range(s.bounds.replicas):
        leads = s.leader[r] == r
        # A leader of an earlier epoch may lack records promised later, which is no loss.
        lacks = {
            p.record: p.offset
            for p in promises
            if p.record not in s.log[r]
            if (leads and s.epoch[r] >= p.epoch) or (r in may_be_elected and not p.acknowledged)
        }
        brokers.append(
            {
                "name": shown_broker(r),
                "leader": _named(s.leader[r]),
                "epoch": f"e{s.epoch[r]}",
                "isr": _members(s.isr[r]) if leads else None,
                "leo": s.leo[r],
                "hw": s.hw[r],
                "log": [
                    [shown_record(record), epoch]
                    for record, epoch in zip(s.log[r], s.log_epoch[r], strict=True)
                    if record != NIL
                ],
                "notes": _notes(s, r) if isinstance(s, BrokerState) else [],
                "missing": [{"record": shown_record(record), "offset": offset} for record, offset in lacks.items()],
            }
        )
    return {
        "brokers": brokers,
        "clients": dict(client_cells(s)) if isinstance(s, BrokerState) else {},
        "committed": [shown_record(p.record) for p in promises if not p.acknowledged],
        "acknowledged": [shown_record(p.record) for p in promises if p.acknowledged],
        "controller": {
            "epoch": None if s.quorum_epoch == NIL else f"e{s.quorum_epoch}",
            "leader": _named(s.quorum_leader),
            "isr": _members(s.quorum_isr),
            "elr": _members(s.elr) if isinstance(s, ElrState) else None,
            "messages": _messages(s),
        },
    }


def _named(broker: int) -> str | None:
    return None if broker == NIL else shown_broker(broker)


def _members(flags: Sequence[object]) -> list[str]:
    return [*map(shown_broker, members(flags))]


def _response(kind: int, record: int, epoch: int, offset: int) -> str:
    end = "unknown" if offset == NIL else offset
    if kind == FETCHED:
        return f"{'' if record == NIL else f'{shown_record(record)} (e{epoch}), '}high watermark {end}"
    return f"{'the epoch' if epoch == NIL else f'e{epoch}'} ends at {end}"


def _notes(s: Any, r: int) -> list[str]:
    """Further notes on a broker: its remote LEOs, responses on their way to it, what is on its disk."""
    notes = []
    if s.leader[r] == r:
        known = (f"{shown_broker(b)}\N{NO-BREAK SPACE}{leo}" for b, leo in enumerate(s.remote_leo[r]) if b != r)
        notes.append(f"remote LEOs: {', '.join(known)}")
    if s.truncating[r]:
        notes.append("has to truncate")
    for sender, content in responses(s, r):
        notes.append(f"{'on its way' if sender == NIL else f'late from {shown_broker(sender)}'}: {_response(*content)}")
    if brokers_return(s.bounds):
        notes.append(f"high watermark on disk {s.hw_checkpoint[r]}")
    if s.bounds.power_losses:
        notes.append(f"records on disk {s.flushed[r]}")
    return [*notes, *offsets_in_words(s, r)]


def _messages(s: Any) -> list[dict[str, Any]]:
    """The LeaderAndIsr requests that some broker may still see, for it is in an older epoch; none without a leader."""
    messages = []
    for epoch in range(s.next_epoch):
        waiting = [shown_broker(b) for b in range(s.bounds.replicas) if s.epoch[b] < epoch]
        # The request of the current epoch has the values of the quorum state, and no copy is kept.
        current = isinstance(s, BrokerState) and epoch == s.quorum_epoch
        named = s.quorum_leader if current else s.request_leader[epoch]
        if named != NIL and waiting:
            leader, isr = shown_broker(named), _members(s.quorum_isr if current else s.request_isr[epoch])
            # Only the leader reads the ISR in a past request: once it has, the state forgets it.
            known = current or not isinstance(s, BrokerState) or leader in waiting
            name = of_its_controller("LeaderAndIsr", type(s))
            about = {"leader": leader, "isr": isr if known else None, "to": waiting}
            messages.append({"name": name, "epoch": f"e{epoch}", **about})
    return messages


HTML = Format("html", to_page, explains=True, twin=True)
