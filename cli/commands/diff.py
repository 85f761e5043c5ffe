"""`tideproof diff`: the changes by a variation, with gains and losses, as Markdown for a pull request."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Annotated, Any

from tideproof.cli import options, report
from tideproof.cli.choices import choose_differences, choose_protocol
from tideproof.cli.commands.compare import choose_compared
from tideproof.cli.commands.mutate import configurations
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, counted
from tideproof.cli.output import Progress
from tideproof.cli.report import Report
from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.formats.markdown import escaped
from tideproof.model.language.properties import Property, Status, Verdict, not_vacuous, refuse_namesakes, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.properties.analyses import variations
from tideproof.properties.analyses.variations import named
from tideproof.properties.engines.base import Budget, Reporter, verdict_json
from tideproof.properties.engines.exhaustive.search import explore


def diff_command(
    base: Annotated[str, options.protocol_argument("The protocol that is varied.")],
    variation: Annotated[str, options.protocol_argument("The variation: a name, or a Python file that defines it.")],
    given: options.Given,
    properties: options.Properties = None,
    output: options.Output = None,
    as_json: options.Json = False,
    time_limit: options.TimeLimit = None,
) -> Report:
    """Show as Markdown what a variation changes: slots, verdicts before and after, and the shortest new traces.

    Without --property, those that `compare` shows are checked, and all of your own files; skipped ones are listed.
    Without bounds, several small configurations are searched. Each trace is also run under the other protocol.

    [bold]Examples[/bold]
        tideproof diff kip-320 ./my_protocol.py
        tideproof diff kafka-2.1 kafka-2.5 -p Durable --replicas 3 --log-size 1 --records 1 -o diff.md
    """
    (before, known), (after, own) = choose_protocol(base), choose_protocol(variation)
    both = tuple(dict.fromkeys((*known, *own)))
    refuse_namesakes(both)
    wide, twin = variations.widened(before, after), variations.widened(after, before)
    searched = configurations(wide, given)
    decided, left_out = choose_compared(properties or (), both, wide, *searched)
    changed = choose_differences(before, after)
    rows: list[_Row] = []
    with Progress() as progress:
        alike = all(variations.begin_alike(wide, twin, bounds) for bounds in searched)
        budget, sides = Budget(time_limit), (_Side(before, wide), _Side(after, twin))
        for bounds in searched:
            several = not_vacuous(decided, bounds)
            pairs = zip(*(_verdicts(side, bounds, several, budget, progress) for side in sides), strict=True)
            rows += [(bounds, old, new) for old, new in pairs]
        if as_json:
            shown = json.dumps(_json(before, after, changed, alike, rows) | report.not_asked_json(left_out))
        else:
            shown = "\n".join(_markdown(*sides, changed, alike, rows, report.not_asked(left_out)))
    status = UNKNOWN if any(v.status is Status.UNKNOWN for _, old, new in rows for v in (old, new)) else ALL_HOLD
    return Report.of_text(status, f"{shown}\n", output)


_Row = tuple[Bounds, Verdict, Verdict]


@dataclass(frozen=True)
class _Side:
    """One of the two protocols, and its `wide` form with the other's additional variables and bounds."""

    protocol: Protocol
    wide: Protocol

    def decided(self, prop: Property, bounds: Bounds) -> tuple[Protocol, Bounds]:
        """The system for checking a property: the protocol itself if the property applies to it, else the wide form."""
        own = variations.own_bounds(self.protocol, bounds)
        if not prop.is_vacuous(own) and prop.is_about(self.protocol, own):
            return self.protocol, own
        return self.wide, self._wide_bounds(bounds)

    def widest(self, prop: Property, bounds: Bounds) -> System:
        """The wide protocol with the property's ghosts. Raises ValueError if widening changes the meaning of either."""
        wide = self._wide_bounds(bounds)
        if variations.changed_meanings(self.protocol, self.wide, wide, [prop]):
            raise ValueError(f"{prop.name} goes by the kind of states, and the two have states of different kinds")
        return watched(self.wide, wide, [prop])

    def _wide_bounds(self, bounds: Bounds) -> Bounds:
        wide = self.wide.bounded(**bounds)
        variations.refuse_changed(self.protocol, self.wide, wide)
        return wide


def _verdicts(
    side: _Side, bounds: Bounds, decided: Sequence[Property], budget: Budget, reporter: Reporter
) -> list[Verdict]:
    """Decides each property in a separate search, so that no states include another property's history."""
    found: list[Verdict] = []
    for prop in decided:
        protocol, own = side.decided(prop, bounds)
        with explore(protocol, own, [prop], stop_when_decided=True, budget=budget, reporter=reporter) as search:
            if search.interrupted:
                raise KeyboardInterrupt
            found += search.verdicts
    return found


def _markdown(
    old_side: _Side, new_side: _Side, changed: dict[str, Any], alike: bool, rows: Sequence[_Row], notes: Sequence[str]
) -> Iterator[str]:
    before, after = old_side.protocol, new_side.protocol
    yield f"# {escaped(after.name)} compared with {escaped(before.name)}"
    yield f"\n{escaped(after.title)}\n"
    if not alike:
        yield "They begin in other states: what changes need not come of the slots.\n"
    slots = [(f"`{slot}`", escaped(_old(before, slot)), escaped(named(new))) for slot, new in changed.items()]
    yield from report.markdown_table(["slot", "before", "after"], slots)
    yield ""
    verdicts = [[old.property.name, str(bounds), _cell(old), _cell(new), change(old, new)] for bounds, old, new in rows]
    heads = ["property", "configuration", escaped(before.name), escaped(after.name), ""]
    yield from report.markdown_table(heads, ([*map(escaped, cells)] for cells in verdicts))
    yield from (f"\n{escaped(note)}" for note in notes)
    traced = set()
    for bounds, old, new in rows:
        broken, side, other = (new, new_side, old_side) if new.trace is not None else (old, old_side, new_side)
        if change(old, new) and broken.trace is not None and old.property not in traced:
            traced.add(old.property)
            yield from _trace(broken, side, other, bounds)


def _json(
    before: Protocol, after: Protocol, changed: dict[str, Any], alike: bool, rows: Sequence[_Row]
) -> dict[str, Any]:
    return {
        "base": before.name,
        "variation": after.name,
        "begin_alike": alike,
        "slots": {slot: {"before": _old(before, slot), "after": named(filling)} for slot, filling in changed.items()},
        "verdicts": [
            {
                "property": old.property.name,
                "bounds": dict(bounds),
                "before": verdict_json(old),
                "after": verdict_json(new),
                "change": change(old, new) or None,
            }
            for bounds, old, new in rows
        ],
    }


def _old(before: Protocol, slot: str) -> str:
    if isinstance(before, BrokerProtocol) and slot in {f.name for f in fields(before.rules)}:
        return named(getattr(before.rules, slot))
    return named(before.slots.get(slot))


def _cell(verdict: Verdict) -> str:
    return f"{verdict.word()} after {counted(verdict.depth)}" if verdict.trace is not None else str(verdict)


def change(old: Verdict, new: Verdict) -> str:
    """A word for the change of a verdict; empty if there is none."""
    if Status.UNKNOWN in (old.status, new.status):
        return "unknown"
    if old.status is new.status and old.depth == new.depth:
        return ""
    if old.status is new.status:
        return "sooner" if (new.depth or 0) < (old.depth or 0) else "later"
    return "lost" if new.outcome() is Status.VIOLATED else "gained"


def _trace(verdict: Verdict, side: _Side, other: _Side, bounds: Bounds) -> Iterator[str]:
    prop, trace = verdict.property, verdict.trace or ()
    protocol, own = side.decided(prop, bounds)
    shown = Counterexample.of(watched(protocol, own, [prop]), prop, "exhaustive", trace)
    yield f"\n## {escaped(prop.trace_shows)} after {counted(verdict.depth)} of {escaped(protocol.name)}\n"
    yield f"{escaped(prop.meaning)} In `{bounds}`; the shortest trace:\n"
    yield from (f"{number}. `{step}`" for number, step in enumerate(shown.run.steps, start=1))
    yield ""
    yield from (f"- Step {s.step}: {escaped(s.text)}" for s in shown.account.sentences)
    under = f"under {escaped(other.protocol.name)}"
    try:
        widest = Counterexample.of(side.widest(prop, bounds), prop, "exhaustive", trace)
        twin = widest.under(other.widest(prop, bounds).protocol)
    except ValueError as error:
        yield f"\nThe same schedule is not run {under}: {escaped(str(error))}."
        return
    if twin.diverged_at is not None:
        end = twin.other.first_violation(prop.on_ints)
        never = f"{prop.name} is not found" if prop.is_witness else "the property holds after each of its steps"
        what = never if end is None else f"it {'is found' if prop.is_witness else 'fails'} after {counted(end)}"
        where = f"differs from step {twin.diverged_at} on" if twin.diverged_at else "begins in another state"
        yield f"\nThe same schedule {under} {where}; {what}."
