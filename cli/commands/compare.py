"""`tideproof compare`: protocols × properties, the table that teaches the flaw; or engines with each other."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from tideproof.cli import options, report
from tideproof.cli.choices import choose_configurations, choose_decided, choose_properties, choose_protocol
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, UserError
from tideproof.cli.output import Progress
from tideproof.cli.report import Line, Part, Report
from tideproof.counterexamples.known import known_violations
from tideproof.model.language.properties import Property, Status, Verdict, not_vacuous, refuse_namesakes
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds, State
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.protocols.broker.releases import BROKER_GENERATIONS
from tideproof.model.protocols.broker.state import BrokerState
from tideproof.model.protocols.catalogue import PROTOCOLS, PUBLISHED
from tideproof.model.protocols.chain.chain import ChainState
from tideproof.model.protocols.kraft.state import KraftState
from tideproof.properties.engines.base import INTERRUPTED, Note, verdict_json
from tideproof.properties.engines.exhaustive.reduction import Symmetry
from tideproof.properties.engines.exhaustive.search import Exploration, explore
from tideproof.properties.invariants.catalogue import PROPERTIES, refused_in


class Level(StrEnum):
    ATOMIC = "atomic"
    BROKER = "broker"


OF_LEVEL: dict[Level, Sequence[Protocol]] = {Level.ATOMIC: PUBLISHED, Level.BROKER: BROKER_GENERATIONS}

DEFAULT_PROPERTIES: dict[type[State], list[str]] = {
    BrokerState: ["FollowerMatch", "Candidate", "Durable"],
    ReplicationState: ["WeakIsr", "StrongIsr", "CommittedRecordsSurvive"],
    ChainState: ["ReadsSeeAcknowledged", "ReadsNeverGoBack", "ReadsAreNeverLost"],
    KraftState: ["LeaderCompletenessProperty"],
}
"""The families whose members can be compared, by their state, with their default properties; narrow ones first."""


def default_properties(protocol: Protocol) -> list[str]:
    """The default properties of the protocol's family."""
    return next((of for state, of in DEFAULT_PROPERTIES.items() if issubclass(protocol.state, state)), [])


def choose_compared(
    names: Sequence[str], known: Sequence[Property], protocol: Protocol, *configurations: Bounds
) -> tuple[list[Property], dict[str, list[Property]]]:
    """The properties of these names; without names, those of the protocol's family and of users' files.

    Also returns the skipped properties by reason. Raises UserError if a named one is vacuous in all configurations, or
    none is left.
    """
    family, own = default_properties(protocol), _own(known)
    default = [*family, *(p.name for p in own if not p.by_name_only and not p.is_promise)] if family else []
    decided = choose_decided(names, default, known, protocol, *configurations)
    if names:
        return decided, {}
    silent = [p for p in choose_properties(default, known, protocol) if p not in decided]
    where = report.SILENT if len(configurations) == 1 else report.SILENT_IN_ALL
    return decided, {where: silent, report.BY_NAME: [p for p in own if p.by_name_only]}


def _own(known: Iterable[Property]) -> list[Property]:
    """The properties that come from users' files."""
    return [p for p in known if p not in PROPERTIES]


def compare_command(
    given: options.Given,
    protocols: Annotated[
        list[str] | None,
        options.protocol_argument(
            "Protocols, or Python files that define one; by default the published ones.", show_default=False
        ),
    ] = None,
    level: Annotated[
        Level | None,
        typer.Option(help="Without names: the published protocols (atomic), or the releases of brokers."),
    ] = None,
    properties: options.Properties = None,
    as_json: options.Json = False,
    time_limit: options.TimeLimit = None,
    memory_limit: options.MemoryLimit = None,
    agree: Annotated[
        bool, typer.Option("--agree", help="Instead: compare the engines with each other, and certify that they agree.")
    ] = False,
    seed: Annotated[int | None, typer.Option(help="Seed of the states and runs of --agree.")] = None,
) -> Report:
    """Show which protocol satisfies which property, and the shortest trace that loses a committed record.

    Each protocol is explored completely without history variables, which gives the published counts. It is explored
    again with them for the properties that use one. --time-limit and --memory-limit are for each exploration.

    Without --property, a selection that applies to all protocols is checked, and all properties of your own files.
    Each is checked for every protocol to which it applies; skipped ones are listed.

    The exit status is 0 when the table is complete, and 3 when a limit was reached first.

    [bold]Examples[/bold]
        tideproof compare
        tideproof compare --replicas 2 --log-size 3 --records 3
        tideproof compare --level broker --crashes 1
        tideproof compare kip-320 ./my_protocol.py -p StrongIsr
        tideproof compare chain chain-nearest craq                [dim]chain replication, by where reads go[/dim]
        tideproof compare --agree                     [dim]engines with each other[/dim]
    """
    if agree:
        options.refuse_for(True, "is not for --agree", property=properties, json=as_json or None, time_limit=time_limit,
                           memory_limit=memory_limit, level=level)  # fmt: skip
        return Report(ALL_HOLD, _engines_agree(protocols or AGREEING, given, options.chosen_seed(seed)))
    options.refuse_for(True, "is for --agree", seed=seed)
    options.refuse_for(bool(protocols), "is for a comparison without names", level=level)
    names = list(dict.fromkeys(protocols or [p.name for p in OF_LEVEL[level or Level.ATOMIC]]))
    chosen, columns = _choose(names, properties, given)
    if any(a.protocol.name == b.protocol.name and a.protocol is not b.protocol for a, b in combinations(chosen, 2)):
        raise UserError("two of the protocols have the same name: rename one")
    rows: list[_Row] = []
    with Progress() as progress:
        for selected in chosen:
            rows.append(_explored(selected, time_limit, memory_limit, progress))
            if rows[-1].stopped == INTERRUPTED:
                break
    return Report(
        UNKNOWN if any(row.stopped for row in rows) else ALL_HOLD,
        _text(rows, columns, chosen, names),
        {"bounds": dict(rows[0].found.system.bounds), "protocols": [row.json() for row in rows]},
    )


# The properties to decide ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Selection:
    """A protocol, its configuration, the properties to check, and the skipped ones by reason."""

    protocol: Protocol
    bounds: Bounds
    properties: list[Property]
    left_out: dict[str, list[Property]]


def _choose(
    names: Sequence[str], properties: list[str] | None, given: options.Given
) -> tuple[list[_Selection], list[Property]]:
    """The properties of each protocol, and the columns. The protocols must have properties in common.

    UserError for a named property that is vacuous for all of them, and if nothing would be checked.
    """
    found = [choose_protocol(name) for name in names]
    protocols = [protocol for protocol, _ in found]
    for protocol in protocols:
        if not default_properties(protocol):
            raise UserError(
                f"{protocol.name} has other properties than the protocols that can be compared; use tideproof check"
            )
    common = [state for state in DEFAULT_PROPERTIES if all(issubclass(p.state, state) for p in protocols)]
    first = protocols[0]
    if not common:
        other = next(p for p in protocols if not issubclass(p.state, first.state))
        raise UserError(f"{first.name} and {other.name} have no properties in common; compare each with its like")
    known = tuple(dict.fromkeys(p for _, its in found for p in its))
    own = _own(known)
    # The family's properties come last, because the trace shown is of the last column.
    default = [*(p.name for p in own if not p.by_name_only and not p.is_promise), *DEFAULT_PROPERTIES[common[0]]]
    columns = choose_properties(properties or default, known, first)
    # A column is one property: two files may use the same name for different ones.
    refuse_namesakes(p for p in (*columns, *known) if p.name in {column.name for column in columns})
    by_name = [] if properties else [p for p in own if p.by_name_only]
    # All protocols share one configuration: sizes have the defaults of the first protocol.
    sizes = {spec.name: spec.default for p in reversed(protocols) for spec in p.bounds}
    sizes |= {name: value for name, value in given.items() if value is not None}
    specs = [{spec.name for spec in protocol.bounds} for protocol in protocols]
    configurations = [
        p.bounded(**{name: n for name, n in sizes.items() if name in its or given.get(name) is not None})
        for p, its in zip(protocols, specs, strict=True)
    ]
    chosen = []
    for (protocol, its), bounds in zip(found, configurations, strict=True):
        whether = {p: _why_not(p, protocol, bounds, p in own and p not in its) for p in columns}
        left_out = {why: [p for p in columns if whether[p] == why] for why in (ELSEWHERE, report.SILENT)}
        decided = [p for p in columns if not whether[p]]
        chosen.append(_Selection(protocol, bounds, decided, left_out | {report.BY_NAME: by_name}))
    of_none = [p for p in columns if not any(p in selected.properties for selected in chosen)]
    if of_none and (properties or of_none == columns):
        silent = next(selected for selected in chosen if of_none[0] in selected.left_out[report.SILENT])
        raise UserError(of_none[0].refusal(silent.protocol, silent.bounds))
    return chosen, [p for p in columns if p not in of_none]


ELSEWHERE = "they need variables or bounds of another protocol"


def _why_not(prop: Property, protocol: Protocol, bounds: Bounds, foreign: bool) -> str:
    """Why a property is not checked for a protocol; empty if it is. A `foreign` property is of another file."""
    if not issubclass(protocol.state, prop.state):
        return ELSEWHERE
    if prop.is_vacuous(bounds):
        return report.SILENT
    # If a protocol lacks what a property of its own file needs, that is an error of the property.
    return ELSEWHERE if foreign and not prop.is_about(protocol, bounds) else ""


# The results ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Row:
    """The results of one protocol: its exploration without ghosts, and the verdicts on its properties.

    `stopped` is the reason if it is incomplete.
    """

    selected: _Selection
    found: Exploration
    verdicts: list[Verdict]
    stopped: str

    @property
    def name(self) -> str:
        return self.selected.protocol.name

    def json(self) -> dict[str, object]:
        verdicts = {"properties": [verdict_json(v) for v in self.verdicts], "stopped": self.stopped or None}
        return self.found.to_json() | verdicts | report.not_asked_json(self.selected.left_out)


def _explored(selected: _Selection, time_limit: float | None, memory_limit: float | None, progress: Progress) -> _Row:
    def run(properties: list[Property], stop_when_decided: bool) -> Exploration:
        budget = options.budget(time_limit, memory_limit)
        with explore(
            selected.protocol, selected.bounds, properties,
            stop_when_decided=stop_when_decided, symmetry=Symmetry.AUTO, budget=budget, reporter=progress,
            refused=refused_in(selected.protocol),
        ) as found:  # fmt: skip
            return found

    found = run([p for p in selected.properties if not p.ghosts], stop_when_decided=False)
    verdicts, stopped = list(found.verdicts), found.stopped
    for prop in selected.properties:
        if prop.ghosts and stopped == INTERRUPTED:
            # Each cell is in its property's column, even for a search that was not begun.
            verdicts.append(Verdict(prop, Status.UNKNOWN, f"not begun ({INTERRUPTED})"))
        elif prop.ghosts:
            with_history = run([prop], stop_when_decided=True)
            verdicts += with_history.verdicts
            if with_history.verdicts[0].status is Status.UNKNOWN:
                stopped = with_history.stopped
    return _Row(selected, found, sorted(verdicts, key=lambda v: selected.properties.index(v.property)), stopped)


CAPTION = (
    "violated 8: the shortest failing run has 8 steps. holds: true in every state that is reachable "
    "within these limits."
)


def _text(
    rows: Sequence[_Row], columns: Sequence[Property], chosen: Sequence[_Selection], names: Sequence[str]
) -> Iterator[Part]:
    # The table comes last: in a small terminal a trace and its account would scroll it away.
    yield from _loss(rows, columns[-1], dict(zip((selected.protocol.name for selected in chosen), names, strict=True)))
    yield lambda out: _table(out, rows, columns)
    yield from _larger(rows, columns[-1])
    yield from _left_out(chosen)
    for why in dict.fromkeys(row.stopped for row in rows if row.stopped):
        stopped = ", ".join(row.name for row in rows if row.stopped == why)
        yield Text(f"Stopped early ({why}): {stopped}; a + stands for states that were not seen.", style="yellow")
    if not_begun := [selected.protocol.name for selected in chosen[len(rows) :]]:
        yield Text(f"Not begun: {', '.join(not_begun)}.", style="yellow")
    for row in rows:
        # Only for users' protocols: tests list the actions that protocols of the catalogue never take.
        if row.found.never_taken and row.found.complete and row.name not in PROTOCOLS:
            never = ", ".join(row.found.never_taken)
            yield Note(f"Warning: {row.name}: no reachable state enables {never}.", warning=True)


def _loss(rows: Sequence[_Row], last: Property, typed: Mapping[str, str]) -> Iterator[Part]:
    """The shortest violation of the last column: with the default properties, the shortest loss of a record.

    `typed` says how each protocol was named.
    """
    losses = [(v, row) for row in rows for v in row.verdicts if v.property == last and v.trace is not None]
    if losses:
        verdict, row = min(losses, key=lambda loss: loss[0].depth or 0)
        yield from report.trace_text(verdict, row.found.system)
        again = f"tideproof check {shlex.quote(typed[row.name])} {row.selected.bounds} -p {last.name} --trace loss.json"
        yield Line(f"To keep this trace: {again}", style="dim")
        yield ""


def _larger(rows: Sequence[_Row], last: Property) -> Iterator[Part]:
    """Known violations in larger configurations of what holds here."""
    found: dict[str, list[str]] = {}
    for row in rows:
        if any(v.property == last and v.status is Status.HOLDS for v in row.verdicts):
            for known in known_violations(row.selected.protocol, row.selected.bounds, last, False)[:1]:
                found.setdefault(f"{known.steps} steps with {known.shown}", []).append(row.name)
    if found:
        each = "; ".join(f"{', '.join(names)} after {how}" for how, names in found.items())
        yield Text(f"{last.name} is violated with larger limits: {each}.", style="dim italic")


def _table(out: Console, rows: Sequence[_Row], columns: Sequence[Property]) -> Iterator[Part]:
    """The table; as a list if a narrow terminal would truncate its numbers."""
    # Long names take two lines, so that the table fits in 80 columns.
    heads = [re.sub("^(Reads|.*(?=RecordsSurvive$)|)", r"\1\n", p.name) for p in columns]
    table = Table(
        Column("\nprotocol", no_wrap=True), report.right("states\nvisited", no_wrap=True),
        report.right("\ndepth", no_wrap=True), *(Column(head, no_wrap=True) for head in heads),
        box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0),
    )  # fmt: skip
    for row in rows:
        verdicts = {v.property: report.short_verdict(v) for v in row.verdicts}
        table.add_row(row.name, _states(row), str(row.found.diameter), *(verdicts.get(p, "—") for p in columns))
    if out.measure(table, options=out.options.update(width=1_000)).minimum <= out.width:
        yield Text(_configuration(rows), style="italic")
        yield table
        yield Text(CAPTION, style="dim italic")
        return
    yield _configuration(rows)
    for row in rows:
        yield Text(row.name, style="bold")
        yield Line(f"  {_states(row)} states visited, depth {row.found.diameter}")
        yield from (Line.assemble("  ", v.property.name, " ", report.short_verdict(v)) for v in row.verdicts)


def _states(row: _Row) -> str:
    return f"{row.found.distinct_states:,}{'' if row.found.complete else '+'}"


def _configuration(rows: Sequence[_Row]) -> str:
    """The bounds of all rows, with the names of protocols if their bounds differ."""
    bounds = {row.name: str(row.found.system.bounds) for row in rows}
    first, *others = dict.fromkeys(bounds.values())
    return first if not others else "\n".join(f"{name}: {shown}" for name, shown in bounds.items())


def _left_out(chosen: Sequence[_Selection]) -> Iterator[Part]:
    """The properties that are not checked, by protocol and reason."""
    of: dict[tuple[str, ...], dict[str, list[Property]]] = {}
    for why in chosen[0].left_out:
        for prop in dict.fromkeys(p for selected in chosen for p in selected.left_out[why]):
            names = tuple(selected.protocol.name for selected in chosen if prop in selected.left_out[why])
            of.setdefault(names, {}).setdefault(why, []).append(prop)
    for names, left_out in of.items():
        lines = report.not_asked(left_out, "" if len(names) == len(chosen) else f" of {', '.join(names)}")
        yield from (Line(line, style="dim") for line in lines)


# Engines with each other ----------------------------------------------------------------------------------------------

AGREEING = [p.name for p in PROTOCOLS.values() if not issubclass(p.state, (BrokerState, KraftState))]
"""The protocols on which engines are compared if no names are given: those of which the solver has soon seen enough."""

SEVERAL: tuple[dict[str, int], ...] = ({"replicas": 2, "log_size": 2}, {"replicas": 2, "log_size": 3, "records": 3}, {})
"""The bounds of a comparison of engines if none are given, as far as a protocol has them; others are the default."""

NOT_COMPARED = "they are witnesses, use history variables, or are decided only if named"


def _engines_agree(names: Sequence[str], given: options.Given, seed: int) -> Iterator[Part]:
    """The certificate, part by part. Raises EngineError if the engines disagree."""
    from tideproof.properties.analyses.agreement import agree, certificate

    decided, left_out = [], dict[Property, None]()
    for name in dict.fromkeys(names):
        protocol, known = choose_protocol(name)
        properties = [p for p in known if not p.by_name_only and not p.ghosts and not p.is_witness and not p.is_promise]
        left_out |= dict.fromkeys(p for p in known if p not in properties)
        own = {spec.name for spec in protocol.bounds}
        several = [{name: value for name, value in some.items() if name in own} for some in SEVERAL]
        for bounds in choose_configurations(protocol, given, several):
            decided.append((protocol, bounds, not_vacuous(properties, bounds)))
    with Progress() as progress:
        for protocol, bounds, properties in decided:
            progress.show(f"{protocol.name} {bounds}")
            yield from map(Line, certificate([agree(protocol, bounds, properties, seed=seed)]))
    yield from (Text(line, style="dim") for line in report.not_asked({NOT_COMPARED: list(left_out)}))
    yield Text(f"The engines agree (--seed {seed}).", style="bold green")
