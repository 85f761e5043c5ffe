"""`tideproof check`: decides properties of one protocol."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import fields, replace
from enum import StrEnum
from itertools import chain, count, islice
from pathlib import Path
from typing import Annotated, Any

import typer

from tideproof.cli import options, report
from tideproof.cli.choices import (
    as_release,
    assess_command,
    choose_decided,
    choose_lemmas,
    choose_properties,
    choose_protocol,
    own_file,
    protocol_option,
)
from tideproof.cli.errors import Expected, UserError, judged
from tideproof.cli.help import QUESTION, RESULT, SEARCH
from tideproof.cli.output import Progress, console_beside, note
from tideproof.cli.report import File, Line, Part, Report
from tideproof.counterexamples.known import Known, known_violations
from tideproof.model.language.properties import Property, Status, Verdict, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.protocols.broker.refinement_mapping import abstraction_between
from tideproof.model.runs.trace import Trace, TraceError, read_trace
from tideproof.properties.engines.base import Budget, Engine, Reporter, Result, verdict_json
from tideproof.properties.engines.registry import ENGINES
from tideproof.properties.invariants.catalogue import refused_in

EngineName = StrEnum("EngineName", {name.upper(): name for name in ENGINES})  # type: ignore[misc]
DEFAULT_ENGINE = EngineName("exhaustive")
ENGINE_HELP = (
    "exhaustive visits every state, random walks, bounded asks a solver for runs up to a depth, inductive proves; also "
    f"{', '.join(name for name in ENGINES if name not in ('exhaustive', 'random', 'bounded', 'inductive'))}: "
    "tideproof list engines."
)


class Where(StrEnum):
    HERE = "here"
    SPARK = "spark"


@options.takes_engine_options
def check_command(
    protocol: options.ProtocolName,
    given: options.Given,
    chosen: dict[str, Any],
    properties: options.Properties = None,
    engine: Annotated[
        EngineName, typer.Option(metavar="ENGINE", rich_help_panel=QUESTION, help=ENGINE_HELP)
    ] = DEFAULT_ENGINE,
    refines: Annotated[
        str | None,
        typer.Option(
            help="Instead of properties: is each step one of this abstract protocol?",
            metavar="PROTOCOL",
            rich_help_panel=QUESTION,
        ),
    ] = None,
    dead_ends: Annotated[
        bool,
        typer.Option(
            "--dead-ends",
            help="Instead of properties: can nothing be committed from some state on?",
            rich_help_panel=QUESTION,
        ),
    ] = False,
    expect: Annotated[
        list[str] | None,
        typer.Option(
            help="The verdict that makes the exit status 0: holds (default), violated (at least one property), "
            "NAME=holds, NAME=violated, NAME=violated@STEPS, NAME=found (a witness); may be repeated.",
            metavar="VERDICT",
            rich_help_panel=RESULT,
        ),
    ] = None,
    as_json: options.Json = False,
    trace: Annotated[
        Path | None,
        options.file_option(
            "--trace", help="Write the counterexample to this file.", metavar="FILE", rich_help_panel=RESULT
        ),
    ] = None,
    max_violations: Annotated[
        int | None,
        typer.Option(
            help="Show up to N counterexamples, each with another last action; --trace FILE.json then also "
            "writes FILE-2.json … and removes those of an earlier run.",
            min=1,
            metavar="N",
            show_default="1",
            rich_help_panel=RESULT,
        ),
    ] = None,
    time_limit: options.TimeLimit = None,
    memory_limit: options.MemoryLimit = None,
    stats: Annotated[
        bool,
        typer.Option(
            "--stats", help="Also print time, memory, and how often each action was taken.", rich_help_panel=RESULT
        ),
    ] = False,
    on: Annotated[
        Where | None,
        typer.Option(
            help="Search here (default) or on spark.",
            metavar="WHERE",
            rich_help_panel=SEARCH,
        ),
    ] = None,
) -> Report:
    """Decide whether properties hold in every state that a protocol can reach within limits.

    Without --property, all properties that apply to this configuration are checked, and skipped ones are listed. With
    --property, the search stops as soon as all of them are decided. Releases default to 2 replicas, logs of 2,
    2 records, 3 leader epochs and no faults; `tideproof list PROTOCOL` has the defaults of each protocol.

    [bold]Examples[/bold]
        tideproof check kafka-0.10 -p Durable --crashes 1 --trace loss.json   [dim]what did 0.10 lose?[/dim]
        tideproof check kraft:3.9.1 -p Durable --power-losses 1 --log-size 1   [dim]and what 3.9.1?[/dim]
        tideproof check kip-279 -p StrongIsr --expect violated       [dim]a known flaw as a CI step[/dim]
        tideproof check ./my_protocol.py -p CommittedRecordsSurvive  [dim]your own protocol[/dim]

    [bold]More examples[/bold]
        tideproof check hw-truncation --replicas 2 --log-size 3 --records 3 --epochs 3
        tideproof check kip-279 --expect StrongIsr=violated@10 --expect WeakIsr=violated@10
        tideproof check hw-truncation -p StrongIsr --max-violations 5   [dim]which actions break it first?[/dim]
        tideproof check kip-320 --epochs 5 --engine random --walks 1000000   [dim]a sample of what is too large[/dim]
        tideproof check kip-101 --replicas 5 -p StrongIsr --engine bounded         [dim]too large to enumerate[/dim]
        tideproof check kip-320 -p StrongIsr --engine inductive --lemmas all       [dim]a proof by induction[/dim]
        tideproof check kafka-2.5 --refines kip-320-as-built              [dim]brokers against the specification[/dim]
        tideproof check kafka-2.5 --dead-ends                      [dim]states without progress[/dim]
        tideproof check kip-320 --epochs 5 --on spark --work /shared/search   [dim]all of it, on many machines[/dim]
    """
    if engine == EngineName("spark"):  # two ways to say one thing
        options.refuse_for(on is Where.HERE, "is not for --engine spark", on=on)
        engine, on = DEFAULT_ENGINE, Where.SPARK
    console = console_beside(trace, "trace", as_json)
    subject, known = choose_protocol(protocol)
    bounds = subject.bounded(**given)
    expected = [Expected.parse(text) for text in expect or []]
    if twice := [str(e) for n, e in enumerate(expected) if e.property in [other.property for other in expected[:n]]]:
        raise UserError(f"--expect: {twice[0]}, and something else; say one of them")
    of_space = "--refines" if refines is not None else "--dead-ends" if dead_ends else ""
    names = [] if of_space else properties or [e.property for e in expected if e.property]
    used = ENGINES["spark" if on is Where.SPARK else engine]
    decided, left_out = list[Property](), dict[str, list[Property]]()
    if names:
        decided = choose_decided(names, (), known, subject, bounds)
    elif not of_space:
        decided, left_out = _by_default(known, subject, bounds, used)
    _refuse_unfit(expected, decided)
    promises = [p for p in decided if p.is_promise]
    others_decided = [p for p in decided if not p.is_promise]
    if promises and not others_decided and used.name == DEFAULT_ENGINE:
        used = ENGINES["liveness"]
    if wrong := others_decided if used.decides_promises else promises if used.name != DEFAULT_ENGINE else []:
        kind = "is no promise" if used.decides_promises else "says what must happen in the end"
        raise UserError(f"{wrong[0].name} {kind}: it is not for {used.selected_by} (leave that out)")
    other_engine = None if engine is DEFAULT_ENGINE else engine
    only_here = f"is for --engine exhaustive, not for --engine {engine}"
    options.refuse_for(other_engine is not None, only_here, on=on, max_violations=max_violations)
    options.refuse_for(on is Where.SPARK, "is not for --on spark", max_violations=max_violations)
    options.refuse_for(str(trace) == "-", "and --trace - are not for one call", max_violations=max_violations)
    lemmas = {"lemmas": lambda field, names: choose_lemmas(names, known, subject, field.metadata.get("unproved"))}
    searched = {"stop_when_decided": bool(names), "histories_apart": not names, "refused": refused_in(subject)}
    own = options.engine_options(used, chosen, lemmas, **searched)
    options.refuse_for(not used.plans_memory, f"is not for {used.selected_by}", memory_limit=memory_limit)
    whole = f"is not for {of_space}, which asks the whole explored space"
    options.refuse_for(bool(of_space), whole, property=properties, trace=trace, on=on, max_violations=max_violations,
                       engine=other_engine)  # fmt: skip
    options.refuse_for(dead_ends, "and --dead-ends are two questions: ask one at a time", refines=refines)
    others: list[Verdict] = []
    with Progress() as progress:
        budget = options.budget(time_limit, memory_limit)
        if refines is not None:
            from tideproof.properties.analyses.refinement import refine

            mapping = abstraction_between(subject, choose_protocol(refines)[0])
            result: Result = refine(mapping, bounds, budget, progress)
        elif dead_ends:
            from tideproof.properties.analyses.dead_ends import find_dead_ends

            result = find_dead_ends(subject, bounds, budget, progress)
        else:
            first = promises if used.decides_promises else others_decided
            result = used.run(watched(subject, bounds, first), first, own, budget, progress)
            if promises and first is not promises:
                result = result.with_promises(_promises(subject, bounds, promises, own, budget, progress))
        shown = report.to_show(result.verdicts, result.properties)
        if shown and max_violations and max_violations > 1 and not shown.property.is_promise:
            from tideproof.properties.analyses.several import other_counterexamples

            search = {"symmetry": own.symmetry, "budget": budget, "reporter": progress}
            others = [*islice(other_counterexamples(result.system, shown, **search), max_violations - 1)]
    with_engine = options.typed(used, own)
    again = f"tideproof check {shlex.quote(protocol)} {bounds}"
    repeat = ""
    if "seed" in {field.name for field in fields(own)}:
        repeat = f"{again} {with_engine}{''.join(f' -p {p.name}' for p in decided)}"
    visible = [v for v in result.verdicts if report.is_shown(result, v)]
    status, unmet = judged(visible, expected, result.shortest, result.properties)
    data = result.to_json() | ({"other_counterexamples": list(map(verdict_json, others))} if max_violations else {})
    by_name = [] if of_space or names else [p for p in known if p.by_name_only]
    data |= report.not_asked_json({**left_out, report.BY_NAME: by_name}) | ({"repeat": repeat} if repeat else {})
    data |= {"as_expected": not unmet, "unmet": unmet} if expected else {}
    larger = [] if of_space else _known(visible, subject, bounds, sizes_alone=not names)
    data |= {"known_violations": [run.to_json() for run in larger]}
    text = report.result_text(result, repeat, left_out, larger, with_details=stats, named=as_release(protocol, subject))
    if max_violations and shown:
        text = chain(text, report.others_text(result, shown, others))
    files = _trace_files(trace, protocol, result, [v for v in (shown, *others) if v]) if trace else []
    Report(status, text, data, files, console).deliver(as_json)
    if trace is not None:
        _say_what_is_left(trace, len(files))
    if as_json:
        return Report(status)
    after: list[Part] = []
    if str(trace) != "-":
        lines = (f"Written to {f.path}; for the full explanation: {_show(str(f.path), protocol)}" for f in files)
        after = [Line(line) for line in lines]
    if trace is None and shown and shown.trace and not of_space:  # --trace is not for questions of the whole space
        with_engine = f" {with_engine}" if used.name not in (DEFAULT_ENGINE, "liveness") else ""
        keep = f"{again}{with_engine} -p {shown.property.name} --trace loss.json; {_show('loss.json', protocol)}"
        after = [Line(f"\nTo keep the trace, with the full explanation: {keep}", style="dim")]
    if (ask := assess_command(protocol, subject)) and any(v.status is Status.HOLDS for v in visible):
        after.append(Line("holds is about these limits and faults only. More replicas, a power loss, your settings:"))
        after.append(Line(f"  {ask}"))
    after += [Line(f"{line[:1].upper()}{line[1:]}.", style="bold red") for line in unmet]
    return Report(status, after, console=console)


def _promises(
    subject: Protocol, bounds: Bounds, promises: list[Property], own: Any, budget: Budget, reporter: Reporter
) -> Result:
    """What the liveness engine says, with the options of the exhaustive one."""
    used = ENGINES["liveness"]
    with_own = used.Options(refused=own.refused, jobs=own.jobs)
    return used.run(watched(subject, bounds, promises), promises, with_own, budget, reporter)


def _by_default(
    known: Sequence[Property], subject: Protocol, bounds: Bounds, used: Engine[Any]
) -> tuple[list[Property], dict[str, list[Property]]]:
    """The properties to decide if none is named, and the skipped ones by reason."""
    without_history, of_runs = used.slow_with_history, used.name == DEFAULT_ENGINE
    known = [p for p in known if p.is_promise or not used.decides_promises]
    chosen = choose_properties((), known, subject, promises=True)
    found = [p for p in chosen if of_runs or p.is_promise == used.decides_promises]
    of_others = [p for p in chosen if p not in found]
    silent = [p for p in found if p.is_vacuous(bounds)]
    # A history variable makes queries and states much larger.
    with_history = [p for p in found if p not in silent and p.ghosts] if without_history else []
    decided = [p for p in found if p not in (*silent, *with_history)]
    if not decided:
        left_out = ", ".join(p.name for p in (*silent, *with_history))
        why = "history variables make this engine slow" if with_history else report.SILENT
        raise UserError(f"{left_out}: not asked without --property, for {why}; so nothing would be decided")
    return decided, {report.SILENT: silent, report.SLOW: with_history, report.OF_RUNS: of_others}


def _known(verdicts: Sequence[Verdict], protocol: Protocol, bounds: Bounds, sizes_alone: bool) -> list[Known]:
    """Known violations, with larger bounds, of properties that hold here."""
    held = [v.property for v in verdicts if v.status is Status.HOLDS]
    return [known for prop in held for known in known_violations(protocol, bounds, prop, sizes_alone)]


def _refuse_unfit(expected: Sequence[Expected], decided: Sequence[Property]) -> None:
    """Raises UserError for an expectation that no decided property can meet."""
    if missing := {e.property for e in expected if e.property} - {p.name for p in decided}:
        raise UserError(f"--expect: {', '.join(sorted(missing))} is not among the properties that are checked")
    for prop in decided:
        for e in expected:
            if e.property == prop.name:
                e.refuse(prop)


def _show(trace: str, protocol: str) -> str:
    """The command that shows the whole account of a trace."""
    return f"tideproof show {shlex.quote(trace)}{protocol_option(own_file(protocol))}"


def _trace_files(path: Path, protocol: str, result: Result, shown: Sequence[Verdict]) -> list[File]:
    """The files of the counterexamples: the first has this path, the others are beside it."""
    files: list[File] = []
    for verdict in shown:
        if verdict.trace is not None:
            engine = "liveness" if verdict.property.is_promise else result.engine
            trace = Trace.of(result.system, verdict.property.name, engine, verdict.trace, verdict.loop_from)
            trace = replace(trace, protocol_file=own_file(protocol), beside=path.name if files else "")
            files.append(File(_numbered(path, len(files) + 1), trace.to_json(), quiet=True))
    return files


def _numbered(path: Path, number: int) -> Path:
    return path if number == 1 else path.with_stem(f"{path.stem}-{number}")


def _say_what_is_left(path: Path, written: int) -> None:
    """Reports that no trace was written; or removes further traces of an earlier run, which would seem to be of this
    one.

    Only a trace that names this file as its first is removed: any other file may be the user's.
    """
    if not written:
        if path.exists():
            note(f"There is no counterexample: {path} is left as it was.")
        return
    for number in count(written + 1) if str(path) != "-" else ():
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
        note(said.format(target))
