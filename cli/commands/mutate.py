"""`tideproof mutate`: would a property notice if a conjunct of a rule were missing?"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from rich.table import Column
from rich.text import Text

from tideproof.cli import options, report
from tideproof.cli.choices import choose_configurations, choose_decided, choose_protocol
from tideproof.cli.commands.compare import default_properties
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, UserError
from tideproof.cli.output import Progress, note
from tideproof.cli.report import File, Part, Report
from tideproof.counterexamples.formats.markdown import escaped
from tideproof.model.language.properties import not_vacuous
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.runs.trace import tideproof_version
from tideproof.properties.analyses.mutation import Effect, Mutant, Original, Unfinished, mutants, originals
from tideproof.properties.engines.base import Budget

SMALL = {"log_size": 1, "records": 1}
STYLES = {Effect.VIOLATED: "green", Effect.UNNOTICED: "bold yellow", Effect.SAME_STEPS: "yellow", Effect.UNKNOWN: "red"}


def mutate_command(
    protocol: options.ProtocolName,
    given: options.Given,
    properties: options.Properties = None,
    markdown: options.Markdown = None,
    as_json: options.Json = False,
    time_limit: options.TimeLimit = None,
) -> Report:
    """Leave out each conjunct of each rule, one at a time: which property fails, and after how many steps?

    A conjunct without which nothing fails is redundant in the configurations searched, or no property says what it is
    for. Without bounds, several small configurations are searched.

    [bold]Examples[/bold]
        tideproof mutate kip-320
        tideproof mutate kip-320 -p StrongIsr --replicas 2
        tideproof mutate ./my_protocol.py --markdown mutants.md
    """
    subject, known = choose_protocol(protocol)
    chosen = configurations(subject, given)
    decided = choose_decided(properties or (), default_properties(subject), known, subject, *chosen)
    began = time.monotonic()
    with Progress() as progress:
        budget = Budget(time_limit)
        try:
            compared = originals(subject, chosen, decided, budget, progress)
        except Unfinished as error:
            note(f"tideproof: {error}")
            return Report(UNKNOWN)
        if not any(original.kept for original in compared):
            first = next(bounds for bounds in chosen if not_vacuous(decided, bounds))
            raise UserError(
                f"{subject.name} itself keeps nothing of {', '.join(p.name for p in decided)} in {first}, that a "
                "mutant could violate: ask a property that it keeps, or other bounds"
            )
        found = list(mutants(subject, compared, budget, progress))
    seconds = time.monotonic() - began
    return Report(
        UNKNOWN if any(m.effect is Effect.UNKNOWN for m in found) else ALL_HOLD,
        _text(subject, compared, found, seconds),
        _json(subject, compared, found, seconds),
        [File(markdown, lambda: _markdown(subject, compared, found))],
    )


def configurations(protocol: Protocol, given: options.Given) -> list[Bounds]:
    """The given configuration; or small ones in which rules of this kind have an effect."""
    ladder: list[dict[str, int]] = [{"replicas": 2}, {}]
    if "crashes" in {spec.name for spec in protocol.bounds}:
        ladder = [{}, {"crashes": 1}, {"replicas": 3, **SMALL}]
    return choose_configurations(protocol, given, ladder)


IN_WORDS = {
    Effect.OUT_OF_RANGE: "a variable leaves its range",
    Effect.SAME_STEPS: "nothing changes: the other conjuncts imply it",
    Effect.SAME_STATES: "more steps, no more states",
    Effect.UNNOTICED: "more states, and every property asked holds in them",
}


def _what(m: Mutant) -> str:
    if m.effect is Effect.VIOLATED and m.verdict is not None:
        how = "is found" if m.verdict.property.is_witness else "fails"
        return f"{m.verdict.property.name} {how} after {m.verdict.depth} steps"
    return IN_WORDS.get(m.effect, f"unknown: {m.detail}")


def _heads(compared: Sequence[Original]) -> list[str]:
    return [
        f"{c.bounds}: {c.states:,} states; asked: {', '.join(p.name for p in c.kept) or 'nothing that holds'}"
        for c in compared
    ]


def _text(protocol: Protocol, compared: Sequence[Original], found: Sequence[Mutant], seconds: float) -> Iterator[Part]:
    yield Text.from_markup(f"[bold]{protocol.name}[/bold], each conjunct left out")
    yield from (f"  {head}" for head in _heads(compared))
    for slot, members in groupby(found, key=lambda m: m.conjunct.slot):
        several = list(members)
        yield Text(f"\n{several[0].conjunct.action.name} ({slot})", style="bold")
        rows = [
            (str(m.conjunct.number), m.conjunct.text, Text(_what(m), style=STYLES.get(m.effect, ""))) for m in several
        ]
        yield report.plain(rows, "", Column(overflow="fold"), "")
    count = {effect: sum(m.effect is effect for m in found) for effect in Effect}
    counts = ", ".join(f"{number} {effect}" for effect, number in count.items() if number)
    yield Text(f"\n{len(found)} conjuncts in {seconds:.0f} s: {counts}.", style="bold")


def _markdown(protocol: Protocol, compared: Sequence[Original], found: Sequence[Mutant]) -> str:
    rows = []
    for m in found:
        where = f"`{m.bounds}`" if m.bounds is not None else "all of them"
        code = m.conjunct.text.replace("|", "\\|")
        rows.append([m.conjunct.action.name, f"`{code}`", escaped(_what(m)), where])
    table = report.markdown_table(["action", "conjunct left out", "what happens", "configuration"], rows)
    return "\n".join([f"### {protocol.name}", "", *(f"- {head}" for head in _heads(compared)), "", *table, ""])


def _json(protocol: Protocol, compared: Sequence[Original], found: Sequence[Mutant], seconds: float) -> dict[str, Any]:
    return {
        "version": tideproof_version(),
        "protocol": protocol.name,
        "configurations": [
            {"bounds": dict(c.bounds), "properties": [p.name for p in c.kept], "distinct_states": c.states}
            for c in compared
        ],
        "conjuncts": [
            {
                "slot": m.conjunct.slot,
                "number": m.conjunct.number,
                "action": m.conjunct.action.name,
                "text": m.conjunct.text,
                "effect": str(m.effect),
                "property": None if m.verdict is None else m.verdict.property.name,
                "depth": None if m.verdict is None else m.verdict.depth,
                "bounds": None if m.bounds is None else dict(m.bounds),
                "detail": m.detail,
            }
            for m in found
        ],
        "seconds": round(seconds, 3),
    }
