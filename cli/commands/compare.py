"""`tideproof compare`: protocols × properties, the table that teaches the flaw."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from tideproof.cli import completion, options, report
from tideproof.cli.choices import choose_asked, choose_bounds, choose_properties, choose_protocol
from tideproof.cli.commands.agree import compare_engines
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, UserError, user_errors
from tideproof.cli.progress import Progress
from tideproof.model.language.properties import Property, Status, Verdict, refuse_namesakes
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds, State
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.protocols.broker.releases import BROKER_GENERATIONS
from tideproof.model.protocols.broker.state import BrokerState
from tideproof.model.protocols.catalogue import GENERATIONS, PROTOCOLS
from tideproof.model.protocols.chain.chain import ChainState
from tideproof.model.protocols.kraft.state import KraftState
from tideproof.properties.engines.base import INTERRUPTED, Budget, verdict_json
from tideproof.properties.engines.exhaustive.reduction import Symmetry
from tideproof.properties.engines.exhaustive.search import Exploration, explore
from tideproof.properties.invariants.catalogue import PROPERTIES


class Level(StrEnum):
    ATOMIC = "atomic"
    BROKER = "broker"


OF_LEVEL: dict[Level, Sequence[Protocol]] = {Level.ATOMIC: GENERATIONS, Level.BROKER: BROKER_GENERATIONS}

AGREEING = [p.name for p in PROTOCOLS.values() if not issubclass(p.state, (BrokerState, KraftState))]
"""The protocols on which engines are compared if no names are given: those of which the solver has soon seen enough."""

DEFAULT_PROPERTIES: dict[type[State], list[str]] = {
    BrokerState: ["FollowerMatch", "Candidate", "Durable"],
    ReplicationState: ["WeakIsr", "StrongIsr", "CommittedRecordsSurvive"],
    ChainState: ["ReadsSeeAcknowledged", "ReadsNeverGoBack", "ReadsAreNeverLost"],
    KraftState: ["LeaderCompletenessProperty"],
}
"""The families whose members can be compared, by their state, and what they are asked by default; narrow ones first."""


def choose_compared(
    names: Sequence[str], known: Sequence[Property], protocol: Protocol, *configurations: Bounds
) -> tuple[list[Property], dict[str, list[Property]]]:
    """The properties of these names. Without names: those of the family of the protocol, and those of users' files.

    Then with what is left out of the latter, by the reason. UserError for a named one that says nothing in any of these
    configurations, and where nothing would be asked.
    """
    family = next((of for state, of in DEFAULT_PROPERTIES.items() if issubclass(protocol.state, state)), [])
    own = _own(known)
    default = [*family, *(p.name for p in own if p.by_default)] if family else []
    asked = choose_asked(names, default, known, protocol, *configurations)
    if names:
        return asked, {}
    several = choose_properties(default, known, protocol)
    where = report.SILENT if len(configurations) == 1 else report.SILENT_IN_ALL
    silent, by_name = [p for p in several if p not in asked], [p for p in own if not p.by_default]
    return asked, {where: silent, report.BY_NAME: by_name}


def _own(known: Iterable[Property]) -> list[Property]:
    """Those of users' files."""
    return [p for p in known if p not in PROPERTIES]


def compare_command(
    given: options.Given,
    protocols: Annotated[
        list[str] | None,
        typer.Argument(
            help="Protocols, or Python files that define one; by default the published ones.",
            show_default=False,
            autocompletion=completion.protocols,
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
    seed: Annotated[int | None, typer.Option("--seed", help="Seed of the states and runs of --agree.")] = None,
) -> int:
    """Show which protocol satisfies which property, and the shortest trace that loses a committed record.

    Each protocol is explored completely without history variables, which gives the published counts. It is explored
    again with them for the properties that use one. --time-limit and --memory-limit are for each exploration.

    Without --property, some that speak of all are asked, and all of your own files. Each is asked of every protocol of
    which it speaks; what is left out is named.

    The exit status is 0 when the table is complete, and 3 when a limit was reached first.

    [bold]Examples[/bold]

    tideproof compare

    tideproof compare --replicas 2 --log-size 3 --records 3

    tideproof compare --level broker --crashes 1

    tideproof compare kip-320 ./my_protocol.py -p StrongIsr

    tideproof compare chain chain-nearest craq                [dim]chain replication, by where reads go[/dim]

    tideproof compare --agree                     [dim]engines with each other[/dim]
    """
    out, err = report.consoles()
    if agree:
        options.refuse_for(True, "is not for --agree", property=properties, json=as_json or None, time_limit=time_limit,
                           memory_limit=memory_limit, level=level)  # fmt: skip
        return compare_engines(protocols or AGREEING, given, options.chosen_seed(seed))
    options.refuse_for(True, "is for --agree", seed=seed)
    options.positive("--time-limit", time_limit)
    memory = options.gibibytes(memory_limit)
    options.refuse_for(bool(protocols), "is for a comparison without names", level=level)
    names = list(dict.fromkeys(protocols or [p.name for p in OF_LEVEL[level or Level.ATOMIC]]))
    chosen, columns = _choose(names, properties, given)
    taken = [asks.protocol for asks in chosen]
    if any(a.name == b.name and a is not b for a, b in combinations(taken, 2)):
        raise UserError("two of the protocols have the same name: rename one")
    rows: list[_Row] = []
    with Progress(err) as progress:
        for asks in chosen:
            rows.append(_Row(asks, time_limit, memory, progress))
            if rows[-1].stopped == INTERRUPTED:
                break
    if as_json:
        print(json.dumps({"bounds": dict(rows[0].found.system.bounds), "protocols": [row.json() for row in rows]}))
    else:
        # The table comes last: in a terminal of 24 lines a trace and its account would scroll it away.
        typed = {row.found.system.protocol.name: name for row, name in zip(rows, names, strict=False)}
        _print_loss(rows, columns[-1], typed)
        table = _table(rows, columns)
        if out.measure(table, options=out.options.update(width=1_000)).minimum <= out.width:
            out.print(_configuration(rows), style="italic")
            out.print(table)
            out.print(CAPTION, style="dim italic")
        else:
            _print_narrow(rows)
        _print_left_out(chosen)
        _print_gaps(rows, [asks.protocol.name for asks in chosen[len(rows) :]])
        for row in rows:
            # Tests list the steps that a protocol of the catalogue never uses; a user's own protocol has no such list.
            if row.found.never_taken and row.found.complete and row.found.system.protocol.name not in PROTOCOLS:
                who = f"{row.found.system.protocol.name}: no reachable state enables"
                out.print(f"Warning: {who} {', '.join(row.found.never_taken)}.", style="bold yellow")
    return UNKNOWN if any(row.stopped for row in rows) else ALL_HOLD


@dataclass(frozen=True)
class _Asks:
    """What one protocol is asked, in which configuration; and what it is not asked, by the reason."""

    protocol: Protocol
    bounds: Bounds
    asked: list[Property]
    left_out: dict[str, list[Property]]


def _choose(
    names: Sequence[str], properties: list[str] | None, given: options.Given
) -> tuple[list[_Asks], list[Property]]:
    """What each protocol is asked, and all that is asked. The protocols must have properties in common.

    UserError where a named property says nothing of any of them, and where nothing would be asked.
    """
    found = [choose_protocol(name) for name in names]
    protocols = [protocol for protocol, _ in found]
    for protocol in protocols:
        if not issubclass(protocol.state, tuple(DEFAULT_PROPERTIES)):
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
    # Those of the family come last: of the last column a trace is shown.
    default = [*(p.name for p in own if p.by_default), *DEFAULT_PROPERTIES[common[0]]]
    columns = choose_properties(properties or default, known, first)
    with user_errors():  # a column is of one property, and not of what two files call so
        refuse_namesakes(p for p in (*columns, *known) if p.name in {column.name for column in columns})
    by_name = [] if properties else [p for p in own if not p.by_default]
    # A comparison is in one configuration: sizes have the default that the first protocol gives them.
    sizes = {spec.name: spec.default for p in reversed(protocols) for spec in p.bounds}
    configurations = [_bounds(protocol, given, sizes) for protocol in protocols]
    chosen = []
    for (protocol, its), bounds in zip(found, configurations, strict=True):
        whether = {p: _why_not(p, protocol, bounds, p in own and p not in its) for p in columns}
        left_out = {why: [p for p in columns if whether[p] == why] for why in (ELSEWHERE, report.SILENT)}
        asked = [p for p in columns if not whether[p]]
        chosen.append(_Asks(protocol, bounds, asked, left_out | {report.BY_NAME: by_name}))
    of_none = [p for p in columns if not any(p in asks.asked for asks in chosen)]
    if of_none and (properties or of_none == columns):
        silent = next(asks for asks in chosen if of_none[0] in asks.left_out[report.SILENT])
        raise UserError(of_none[0].refusal(silent.protocol, silent.bounds))
    return chosen, [p for p in columns if p not in of_none]


ELSEWHERE = "they need variables or bounds of another protocol"


def _why_not(prop: Property, protocol: Protocol, bounds: Bounds, foreign: bool) -> str:
    """Why a protocol is not asked a property, which may be `foreign`: of another file. Empty if it is asked."""
    if not issubclass(protocol.state, prop.state):
        return ELSEWHERE
    if prop.is_vacuous(bounds):
        return report.SILENT
    # That a protocol lacks what a property of its own file asks for is an error of the property.
    return ELSEWHERE if foreign and not prop.is_about(protocol, bounds) else ""


def _bounds(protocol: Protocol, given: options.Given, sizes: Mapping[str, int]) -> Bounds:
    own = {spec.name: sizes[spec.name] for spec in protocol.bounds if spec.name in sizes}
    return choose_bounds(protocol, own | {name: value for name, value in given.items() if value is not None})


class _Row:
    """What is known of one protocol: its exploration without ghosts, and the verdicts on all properties asked for.

    `stopped` says why something of it is not known, if there is such a reason.
    """

    def __init__(
        self,
        asks: _Asks,
        time_limit: float | None,
        memory: int | None,
        progress: Progress,
    ) -> None:
        def run(properties: list[Property], stop_when_decided: bool) -> Exploration:
            with explore(
                asks.protocol,
                asks.bounds,
                properties,
                stop_when_decided=stop_when_decided,
                symmetry=Symmetry.AUTO,
                budget=Budget(time_limit, memory),
                reporter=progress,
            ) as found:
                return found

        asked, self.left_out = asks.asked, asks.left_out
        self.found = run([p for p in asked if not p.ghosts], stop_when_decided=False)
        verdicts, self.stopped = list(self.found.verdicts), self.found.stopped
        for prop in asked:
            if prop.ghosts and self.stopped == INTERRUPTED:
                # Each cell stands in the column of its property, of what was not begun, too.
                verdicts.append(Verdict(prop, Status.UNKNOWN, f"not begun ({INTERRUPTED})"))
            elif prop.ghosts:
                watched = run([prop], stop_when_decided=True)
                verdicts += watched.verdicts
                if watched.verdicts[0].status is Status.UNKNOWN:
                    self.stopped = watched.stopped
        self.verdicts = sorted(verdicts, key=lambda v: asked.index(v.property))

    def json(self) -> dict[str, object]:
        verdicts = {"properties": [verdict_json(v) for v in self.verdicts], "stopped": self.stopped or None}
        return self.found.to_json() | verdicts | report.not_asked_json(self.left_out)


CAPTION = (
    "A number is the length of the shortest way to break the property; holds: in every reachable state of these bounds."
)


def _table(rows: Sequence[_Row], columns: Sequence[Property]) -> Table:
    table = Table(
        box=box.SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        padding=(0, 1, 0, 0),
    )
    table.add_column("\nprotocol", no_wrap=True)
    table.add_column("distinct\nstates", justify="right", no_wrap=True)
    table.add_column("\ndiameter", justify="right", no_wrap=True)
    for prop in columns:
        # Long names in two lines: the table has to fit in 80 columns.
        table.add_column(_in_two_lines(prop.name), no_wrap=True)
    for row in rows:
        found = row.found
        states = f"{found.distinct_states:,}" + ("" if found.complete else "+")
        verdicts = {v.property: v for v in row.verdicts}
        cells = [_cell(verdicts[prop]) if prop in verdicts else "—" for prop in columns]
        table.add_row(found.system.protocol.name, states, str(found.diameter), *cells)
    return table


def _print_narrow(rows: Sequence[_Row]) -> None:
    """The table as a list, for a terminal in which it would lose numbers."""
    out, _ = report.consoles()
    out.print(_configuration(rows))
    for row in rows:
        found = row.found
        out.print(Text(found.system.protocol.name, style="bold"))
        more = "" if found.complete else "+"
        out.print(f"  {found.distinct_states:,}{more} distinct states, diameter {found.diameter}", soft_wrap=True)
        for v in row.verdicts:
            out.print(Text.assemble("  ", v.property.name, " ", _cell(v)), soft_wrap=True)


def _configuration(rows: Sequence[_Row]) -> str:
    """The bounds of all rows; with names where a protocol has a bound that another does not have."""
    bounds = {row.found.system.protocol.name: str(row.found.system.bounds) for row in rows}
    first, *others = dict.fromkeys(bounds.values())
    return first if not others else "\n".join(f"{name}: {shown}" for name, shown in bounds.items())


def _in_two_lines(name: str) -> str:
    if name.endswith("RecordsSurvive"):
        return name.removesuffix("RecordsSurvive") + "\nRecordsSurvive"
    return "Reads\n" + name.removeprefix("Reads") if name.startswith("Reads") else "\n" + name


def _cell(verdict: Verdict) -> Text:
    return Text(verdict.short(), style=report.STYLES[verdict.outcome()])


def _print_left_out(chosen: Sequence[_Asks]) -> None:
    """What protocols are not asked, and why."""
    out, _ = report.consoles()
    of: dict[tuple[str, ...], dict[str, list[Property]]] = {}
    for why in chosen[0].left_out:
        for prop in dict.fromkeys(p for asks in chosen for p in asks.left_out[why]):
            names = tuple(asks.protocol.name for asks in chosen if prop in asks.left_out[why])
            of.setdefault(names, {}).setdefault(why, []).append(prop)
    for names, left_out in of.items():
        for line in report.not_asked(left_out, "" if len(names) == len(chosen) else f" of {', '.join(names)}"):
            out.print(Text(line, style="dim"), soft_wrap=True)


def _print_gaps(rows: Sequence[_Row], not_begun: Sequence[str]) -> None:
    """What the table does not know, and why."""
    out, _ = report.consoles()
    for why in dict.fromkeys(row.stopped for row in rows if row.stopped):
        names = ", ".join(row.found.system.protocol.name for row in rows if row.stopped == why)
        out.print(Text(f"Stopped early ({why}): {names}; a + stands for states that were not seen.", style="yellow"))
    if not_begun:
        out.print(Text(f"Not begun: {', '.join(not_begun)}.", style="yellow"))


def _print_loss(rows: Sequence[_Row], last: Property, typed: Mapping[str, str]) -> None:
    """The shortest violation of the last column: with the default properties, the shortest loss of a record.

    `typed` says how each protocol was named.
    """
    out, _ = report.consoles()
    losses = [(v, row.found) for row in rows for v in row.verdicts if v.property == last and v.trace is not None]
    if losses:
        verdict, found = min(losses, key=lambda loss: loss[0].depth or 0)
        out.print(report.trace_report(verdict, found, out.width))
        name = shlex.quote(typed[found.system.protocol.name])
        again = f"tideproof check {name} {found.system.bounds} -p {last.name} --trace loss.json"
        out.print(f"To keep this trace: {again}", style="dim", soft_wrap=True)
        out.print()
