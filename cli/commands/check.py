"""`tideproof check`: decides properties of one protocol."""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from dataclasses import fields, replace
from enum import StrEnum
from itertools import count, islice
from pathlib import Path
from typing import Annotated, Any

import typer

from tideproof.cli import options, report
from tideproof.cli.choices import (
    choose_asked,
    choose_bounds,
    choose_lemmas,
    choose_properties,
    choose_protocol,
    protocol_option,
    with_file,
)
from tideproof.cli.errors import Expected, UserError, judged, user_errors
from tideproof.cli.progress import Progress
from tideproof.model.language.properties import Property, Verdict, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.protocols.broker.refinement_mapping import abstraction_between
from tideproof.model.runs.trace import TraceError, read_trace
from tideproof.properties.engines.base import Budget, Reporter, Result, verdict_json
from tideproof.properties.engines.registry import ENGINES

EngineName = StrEnum("EngineName", {name.upper(): name for name in ENGINES})  # type: ignore[misc]
DEFAULT_ENGINE = EngineName("exhaustive")
SOLVERS = ("bounded", "inductive")


class Where(StrEnum):
    HERE = "here"
    SPARK = "spark"


@options.takes_engine_options
def check_command(
    protocol: options.ProtocolName,
    given: options.Given,
    chosen: dict[str, Any],
    properties: options.Properties = None,
    engine: Annotated[EngineName, typer.Option(help="The engine that decides; see `tideproof list`.")] = DEFAULT_ENGINE,
    refines: Annotated[
        str | None,
        typer.Option(
            "--refines",
            help="Instead of properties: is every step also a step of this abstract protocol, or several, or none?",
            show_default=False,
        ),
    ] = None,
    dead_ends: Annotated[
        bool,
        typer.Option(
            "--dead-ends", help="Instead of properties: are there states from which nothing is committed again?"
        ),
    ] = False,
    expect: Annotated[
        list[str] | None,
        typer.Option(
            help="What the exit status 0 stands for: holds (default), violated (of one at least), or of a property "
            "NAME=holds, NAME=violated, NAME=violated@STEPS, of a witness NAME=found; may be repeated.",
            metavar="holds|violated|NAME=…",
            show_default=False,
        ),
    ] = None,
    as_json: options.Json = False,
    trace: Annotated[
        Path | None, typer.Option("--trace", help="Write the counterexample here, if there is one.")
    ] = None,
    max_violations: Annotated[
        int | None,
        typer.Option(
            help="Show up to so many counterexamples of the property shown, each of which ends with another action; "
            "with --trace FILE.json, the others are written to FILE-2.json, FILE-3.json …, and those of an earlier run "
            "are removed.",
            min=1,
            show_default="1",
        ),
    ] = None,
    time_limit: options.TimeLimit = None,
    memory_limit: options.MemoryLimit = None,
    on: Annotated[
        Where | None, typer.Option("--on", help="Where the exhaustive search runs.", show_default="here")
    ] = None,
) -> int:
    """Decide whether properties hold in every reachable state of a protocol.

    Without --property, every property that says something in this configuration is decided, but for those that
    `tideproof list` marks as decided only if named; what else is left out is printed. With --property, the
    search ends as soon as each property is violated (a witness: found).

    [bold]Examples[/bold]

    tideproof check kip-320 -p StrongIsr

    tideproof check hw-truncation --replicas 2 --log-size 3 --records 3 --epochs 3

    tideproof check kip-279 -p StrongIsr --expect violated --trace loss.json   [dim]a known flaw as a CI step[/dim]

    tideproof check kip-279 --expect StrongIsr=violated@10 --expect WeakIsr=violated@10

    tideproof check hw-truncation -p StrongIsr --max-violations 5   [dim]which actions break it first?[/dim]

    tideproof check ./my_protocol.py -p CommittedRecordsSurvive                [dim]a protocol of your own[/dim]

    tideproof check kip-320 --epochs 5 --engine random --walks 1000000         [dim]a sample of what is too large[/dim]

    tideproof check kip-101 --replicas 5 -p StrongIsr --engine bounded         [dim]too large to enumerate[/dim]

    tideproof check kip-320 -p StrongIsr --engine inductive --lemmas all       [dim]a proof by induction[/dim]

    tideproof check kafka-2.5 --refines kip-320-as-built              [dim]brokers against the specification[/dim]

    tideproof check kafka-2.5 --dead-ends                      [dim]states without progress[/dim]

    tideproof check kip-320 --epochs 5 --on spark --work /shared/search        [dim]all of it, on many machines[/dim]
    """
    if engine == EngineName("spark"):  # two ways to say one thing
        options.refuse_for(on is Where.HERE, "is not for --engine spark", on=on)
        engine, on = DEFAULT_ENGINE, Where.SPARK
    _, err = report.consoles()
    out = options.console_beside(trace, "trace", as_json)
    subject, known = choose_protocol(protocol)
    bounds = choose_bounds(subject, given)
    expected = [Expected.parse(text) for text in expect or []]
    if twice := [str(e) for n, e in enumerate(expected) if e.property in [other.property for other in expected[:n]]]:
        raise UserError(f"--expect: {twice[0]}, and something else; say one of them")
    named = [e.property for e in expected if e.property]
    asks_space = refines is not None or dead_ends
    asked, left_out = list[Property](), dict[str, list[Property]]()
    if (properties or named) and not asks_space:
        asked = choose_asked(properties or named, (), known, subject, bounds)
    elif not asks_space:
        asked, left_out = _by_default(known, subject, bounds, engine in SOLVERS or on is Where.SPARK)
    _refuse_unfit(expected, asked)
    options.positive("--time-limit", time_limit)
    memory = options.gibibytes(memory_limit)
    options.refuse_unwritable(trace)
    options.refuse_for(
        engine is not DEFAULT_ENGINE,
        f"is for --engine exhaustive, not for --engine {engine}",
        on=on,
        max_violations=max_violations,
    )
    options.refuse_for(on is Where.SPARK, "is not for --on spark", max_violations=max_violations)
    options.refuse_for(str(trace) == "-", "and --trace - are not for one call", max_violations=max_violations)
    used = ENGINES["spark" if on is Where.SPARK else engine]
    lemmas = {"lemmas": lambda field, names: choose_lemmas(names, known, subject, field.metadata.get("unproved"))}
    own = options.engine_options(used, chosen, lemmas, stop_when_decided=bool(properties or named),
                                 histories_apart=not properties and not named)  # fmt: skip
    options.refuse_for(not used.plans_memory, f"is not for {used.asked_with}", memory_limit=memory_limit)
    if asks_space:
        asking = "--dead-ends" if refines is None else "--refines"
        options.refuse_for(True, f"is not for {asking}, which asks the whole explored space", property=properties,
                           trace=trace, on=on, max_violations=max_violations,
                           engine=None if engine is DEFAULT_ENGINE else engine)  # fmt: skip
        options.refuse_for(dead_ends, "and --dead-ends are two questions: ask one at a time", refines=refines)
    with Progress(err) as progress, user_errors():
        budget = Budget(time_limit, memory)
        if refines is not None:
            from tideproof.properties.analyses.refinement import refine

            mapping = abstraction_between(subject, choose_protocol(refines)[0])
            result: Result = refine(mapping, bounds, budget, progress)
        elif dead_ends:
            from tideproof.properties.analyses.dead_ends import find_dead_ends

            result = find_dead_ends(subject, bounds, budget, progress)
        else:
            result = used.run(watched(subject, bounds, asked), asked, own, budget, progress)
        shown = report.to_show(result.verdicts, result.properties)
        others = _others(result, shown, (max_violations or 1) - 1, own, budget, progress) if shown else []
    repeat = ""
    if "seed" in {field.name for field in fields(own)}:
        names = "".join(f" -p {p.name}" for p in asked)
        repeat = f"tideproof check {shlex.quote(protocol)} {bounds} {options.typed(used, own)}{names}"
    visible = [v for v in result.verdicts if report.is_shown(result, v)]
    status, unmet = judged(visible, expected, result.shortest, result.properties)
    if as_json:
        expectation = {"as_expected": not unmet, "unmet": unmet} if expected else {}
        more: dict[str, Any] = {"other_counterexamples": [verdict_json(v) for v in others]} if max_violations else {}
        by_name = [] if asks_space or properties or named else [p for p in known if not p.by_default]
        more |= report.not_asked_json({**left_out, report.BY_NAME: by_name})
        print(json.dumps(result.to_json() | more | ({"repeat": repeat} if repeat else {}) | expectation))
    else:
        report.print_result(out, result, repeat, left_out)
        if max_violations and shown:
            report.print_others(out, result, shown, others)
    if trace is not None:
        _write_traces(trace, result, [v for v in (shown, *others) if v and v.trace is not None], protocol, as_json)
    elif not as_json and not asks_space and shown and shown.trace:  # --trace is not for questions of the whole space
        _print_next(shown, result, protocol, options.typed(used, own) if used.name != DEFAULT_ENGINE else "")
    if not as_json:
        for line in unmet:
            out.print(line[:1].upper() + line[1:] + ".", style="bold red", soft_wrap=True, markup=False)
    return status


def _by_default(
    known: Sequence[Property], subject: Protocol, bounds: Bounds, without_history: bool
) -> tuple[list[Property], dict[str, list[Property]]]:
    """The properties that are decided where none is named, and those that are not, by the reason."""
    found = choose_properties((), known, subject)
    silent = [p for p in found if p.is_vacuous(bounds)]
    # A history variable makes queries and states much larger.
    with_history = [p for p in found if p not in silent and p.ghosts] if without_history else []
    asked = [p for p in found if p not in (*silent, *with_history)]
    if not asked:
        left_out = ", ".join(p.name for p in (*silent, *with_history))
        why = "history variables make this engine slow" if with_history else "they say nothing in this configuration"
        raise UserError(f"{left_out}: not asked without --property, for {why}; so nothing would be decided")
    return asked, {report.SILENT: silent, report.SLOW: with_history}


def _refuse_unfit(expected: Sequence[Expected], asked: Sequence[Property]) -> None:
    """Raises UserError for an expectation of a property that is not asked, or that cannot be met by it."""
    if missing := {e.property for e in expected if e.property} - {p.name for p in asked}:
        raise UserError(f"--expect: {', '.join(sorted(missing))} is not among the properties that are asked")
    for prop in asked:
        for e in expected:
            if e.property == prop.name:
                e.refuse(prop)


def _print_next(shown: Verdict, result: Result, protocol: str, engine: str) -> None:
    """The commands that keep the trace and show all of its account, as they are typed."""
    out, _ = report.consoles()
    asked = f"{result.system.bounds} {engine}".strip()
    again = f"tideproof check {shlex.quote(protocol)} {asked} -p {shown.property.name} --trace loss.json"
    show = f"tideproof show loss.json{protocol_option(with_file(report.trace_of(shown, result), protocol))}"
    out.print(f"\nTo keep the trace and see all of its account: {again}; {show}", style="dim", soft_wrap=True)


def _others(result: Result, shown: Verdict, most: int, own: Any, budget: Budget, reporter: Reporter) -> list[Verdict]:
    """The verdicts of the searches for counterexamples that end with other actions, up to so many."""
    from tideproof.properties.analyses.several import other_counterexamples

    search = {"symmetry": own.symmetry, "budget": budget, "reporter": reporter} if most else {}
    return list(islice(other_counterexamples(result.system, shown, **search), most))


def _write_traces(path: Path, result: Result, found: Sequence[Verdict], protocol: str, quiet: bool) -> None:
    out, err = report.consoles()
    if not found and path.exists():
        err.print(f"There is no counterexample: {path} is left as it was.", soft_wrap=True, markup=False)
    for number, verdict in enumerate(found, start=1):
        trace = with_file(report.trace_of(verdict, result, result.engine), protocol)
        target = _numbered(path, number)
        if number > 1:
            trace = replace(trace, beside=path.name)
        options.write_output(target, trace.to_json(), quiet=True)
        if not quiet and str(path) != "-":
            again = f"tideproof show {shlex.quote(str(target))}{protocol_option(trace)}"
            out.print(f"Written to {target}; see all of its account with: {again}", soft_wrap=True, markup=False)
    if found and str(path) != "-":
        _remove_others_of_before(path, len(found))


def _numbered(path: Path, number: int) -> Path:
    return path if number == 1 else path.with_stem(f"{path.stem}-{number}")


def _remove_others_of_before(path: Path, written: int) -> None:
    """Removes what an earlier run wrote beside the same file, and this one did not: it would seem to be of this one.

    What does not say of itself that it is such a file is only named: it may be the user's.
    """
    _, err = report.consoles()
    for number in count(written + 1):
        target = _numbered(path, number)
        if not target.exists():
            return
        try:
            ours = not target.is_symlink() and read_trace(target).beside == path.name
            if ours:
                target.unlink()
        except (OSError, TraceError):
            ours = False
        said = "Removed {}: it was of an earlier run." if ours else "{} is not of this run, and is left as it was."
        err.print(said.format(target), soft_wrap=True, markup=False)
