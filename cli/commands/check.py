"""`tideproof check`: decides properties of one protocol."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from tideproof.cli import options, report, spark
from tideproof.cli.answers import Answer, Question, by_exhaustion, by_random_walks, by_spark
from tideproof.cli.choices import choose_bounds, choose_properties, choose_protocol
from tideproof.cli.commands.dead_ends import check_dead_ends
from tideproof.cli.commands.refining import check_refinement
from tideproof.cli.errors import UserError, exit_status
from tideproof.cli.progress import Progress
from tideproof.cli.solver_answers import by_induction, by_stateful_tests, by_unrolling
from tideproof.properties.engines.random.code import DEFAULT_POLICY, Policy


class Engine(StrEnum):
    """How an answer is looked for."""

    EXHAUSTIVE = "exhaustive"
    RANDOM = "random"
    STATEFUL = "stateful"
    BOUNDED = "bounded"
    INDUCTIVE = "inductive"


class Where(StrEnum):
    HERE = "here"
    SPARK = "spark"


class Expectation(StrEnum):
    HOLDS = "holds"
    VIOLATED = "violated"


HONOURED_BY = {
    "walks": [Engine.RANDOM],
    "steps": [Engine.RANDOM, Engine.STATEFUL],
    "policy": [Engine.RANDOM],
    "seed": [Engine.RANDOM, Engine.STATEFUL],
    "max_examples": [Engine.STATEFUL],
    "depth": [Engine.BOUNDED],
    "deepest_first": [Engine.BOUNDED],
    "lemmas": [Engine.BOUNDED, Engine.INDUCTIVE],
    "k": [Engine.INDUCTIVE],
    "on": [Engine.EXHAUSTIVE],
    "memory_limit": [Engine.EXHAUSTIVE],
}
"""The engines that can honour an option; any other refuses it. What is not here, all of them can."""


def check_command(
    protocol: Annotated[str, typer.Argument(help="A protocol's name, or a Python file that defines one.")],
    given: options.Given,
    properties: options.Properties = None,
    engine: Annotated[Engine, typer.Option(help="How to look for an answer.")] = Engine.EXHAUSTIVE,
    refines: Annotated[
        str | None,
        typer.Option(
            "--refines",
            help="Instead of properties: is every step one of this more abstract protocol, or several, or none?",
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
        Expectation, typer.Option(help="With `violated`, a property that fails is status 0, and none is 1.")
    ] = Expectation.HOLDS,
    as_json: options.Json = False,
    trace: Annotated[
        Path | None, typer.Option("--trace", help="Write the counterexample here, if there is one.")
    ] = None,
    time_limit: options.TimeLimit = None,
    memory_limit: options.MemoryLimit = None,
    walks: options.Walks = None,
    steps: options.Steps = None,
    policy: Annotated[Policy | None, options.POLICY] = None,
    seed: options.Seed = None,
    max_examples: options.MaxExamples = None,
    depth: options.Depth = None,
    deepest_first: options.DeepestFirst = False,
    lemmas: options.Lemmas = None,
    k: options.InductionSteps = None,
    on: Annotated[
        Where | None, typer.Option("--on", help="Where the exhaustive search runs.", show_default="here")
    ] = None,
    master: spark.Master = spark.LOCAL,
    work: spark.Work = None,
    conf: spark.Conf = None,
    spark_log: spark.Log = None,
    spark_ui: spark.Ui = False,
    send_libraries: spark.SendLibraries = False,
) -> int:
    """Decide whether properties hold of a protocol, in every state it can reach.

    Without --property: all properties of the protocol that need no ghost and are not known to be false as published,
    and the whole state space. With --property the search ends as soon as each of them is violated, or found.

    [bold]Examples[/bold]

    tideproof check kip-320 -p StrongIsr

    tideproof check hw-truncation --replicas 2 --log-size 3 --records 3 --epochs 3

    tideproof check kip-279 -p StrongIsr --expect violated --trace loss.json   [dim]a known flaw as a CI step[/dim]

    tideproof check ./my_protocol.py -p CommittedRecordsSurvive                [dim]a protocol of your own[/dim]

    tideproof check kip-320 --epochs 5 --engine random --walks 1000000         [dim]a sample of what is too large[/dim]

    tideproof check kip-101 --replicas 5 -p StrongIsr --engine bounded         [dim]a world too large to list[/dim]

    tideproof check kip-320 -p StrongIsr --engine inductive --lemmas all       [dim]a proof by induction[/dim]

    tideproof check kafka-2.5 --refines kip-320-as-built              [dim]brokers against the specification[/dim]

    tideproof check kafka-2.5 --dead-ends                      [dim]can something be committed, wherever one is?[/dim]

    tideproof check kip-320 --epochs 5 --on spark --work /shared/search        [dim]all of it, on many machines[/dim]
    """
    _, err = report.consoles()
    chosen, known = choose_protocol(protocol)
    bounds = choose_bounds(chosen, given)
    asked = choose_properties(properties or [], known, chosen)
    options.positive("--time-limit", time_limit)
    memory = options.gibibytes(memory_limit)
    options.refuse_unwritable(trace)
    _refuse_unfit(engine, walks=walks, steps=steps, policy=policy, seed=seed, on=on, memory_limit=memory_limit,
                  max_examples=max_examples, depth=depth, deepest_first=deepest_first or None,
                  lemmas=lemmas or None, k=k)  # fmt: skip
    on_spark = on is Where.SPARK
    options.refuse_for(not on_spark, "is for --on spark", master=None if master == spark.LOCAL else master, work=work,
                       conf=conf, spark_log=spark_log, spark_ui=spark_ui or None,
                       send_libraries=send_libraries or None)  # fmt: skip
    options.refuse_for(on_spark, "bounds the search in this process only", memory_limit=memory_limit)
    if refines is not None or dead_ends:
        asking = "--dead-ends" if refines is None else "--refines"
        options.refuse_for(True, f"is not for {asking}, which asks the whole explored space", property=properties,
                           trace=trace, on=on, engine=None if engine is Engine.EXHAUSTIVE else engine)  # fmt: skip
        options.refuse_for(dead_ends, "and --dead-ends are two questions: ask one at a time", refines=refines)
        if refines is None:
            status = check_dead_ends(chosen, bounds, time_limit, memory, as_json)
            return exit_status([status], expect_violated=expect is Expectation.VIOLATED)
        status = check_refinement(chosen, bounds, refines, time_limit, memory, as_json)
        return exit_status([status], expect_violated=expect is Expectation.VIOLATED)
    question = Question(chosen, protocol, bounds, asked, bool(properties), time_limit)
    with Progress(err) as progress:
        match engine:
            case Engine.EXHAUSTIVE if on_spark:
                where = spark.spark_options(master, conf, spark_log, spark_ui, send_libraries)
                answer = by_spark(question, where, work, progress)
            case Engine.EXHAUSTIVE:
                answer = by_exhaustion(question, memory, progress)
            case Engine.RANDOM:
                chance = options.chosen_seed(seed)
                answer = by_random_walks(question, walks, steps, policy or DEFAULT_POLICY, chance, progress)
            case Engine.STATEFUL:
                answer = by_stateful_tests(question, max_examples, steps, options.chosen_seed(seed), progress)
            case Engine.BOUNDED:
                answer = by_unrolling(question, lemmas or [], known, depth, deepest_first, progress)
            case Engine.INDUCTIVE:
                answer = by_induction(question, lemmas or [], known, k, progress)
    if as_json:
        print(json.dumps(answer.data))
    else:
        _print(answer)
    if trace is not None:
        _write_trace(trace, answer, quiet=as_json)
    return exit_status((v.outcome() for v in answer.verdicts), expect_violated=expect is Expectation.VIOLATED)


def _refuse_unfit(engine: Engine, **given: object) -> None:
    """Refuses what this engine cannot honour: an option is never ignored."""
    for name, value in given.items():
        engines = HONOURED_BY[name]
        if value is not None and engine not in engines:
            raise UserError(f"--{name.replace('_', '-')} is for --engine {' or '.join(engines)}, not for {engine}")


def _write_trace(path: Path, answer: Answer, quiet: bool) -> None:
    out, err = report.consoles()
    shown = report.to_show(answer.verdicts)
    if shown is not None:
        options.write_output(path, report.trace_of(shown, answer, answer.engine).to_json())
        if not quiet:
            out.print(f"Written to {path}; see it again with: tideproof show {path}", soft_wrap=True, markup=False)
    elif path.exists():
        err.print(f"There is no counterexample: {path} is left as it was.", soft_wrap=True, markup=False)


def _print(answer: Answer) -> None:
    out, _ = report.consoles()
    out.print(f"[bold]{answer.system.protocol.name}[/bold] {answer.system.bounds}")
    out.print(report.verdict_table(answer.verdicts))
    for verdict in answer.verdicts:
        if remarks := verdict.property.remarks(answer.system.bounds):
            out.print(f"{verdict.property.name}: {remarks}", style="dim")
    out.print(answer.summary)
    if answer.repeat:
        out.print(f"\nRepeat it with: {answer.repeat}", style="dim", soft_wrap=True)
    shown = report.to_show(answer.verdicts)
    if shown is not None and shown.trace:
        out.print()
        out.print(report.trace_report(shown, answer, out.width, shortest=answer.shortest))
        others = [v.property.name for v in answer.verdicts if v.trace and v is not shown]
        if others:
            out.print(f"The trace against {', '.join(others)}: ask for it with --property.", style="dim")
