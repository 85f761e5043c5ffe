"""`tideproof check`: decides properties of one protocol."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from tideproof.cli import options, report, spark
from tideproof.cli.answers import Answer, Question, by_random_walks, by_spark
from tideproof.cli.choices import choose_bounds, choose_properties, choose_protocol
from tideproof.cli.errors import exit_status
from tideproof.cli.progress import Progress
from tideproof.properties.exhaustive import Exploration, explore
from tideproof.properties.random_code import Policy


class Engine(StrEnum):
    EXHAUSTIVE = "exhaustive"
    RANDOM = "random"


class Where(StrEnum):
    HERE = "here"
    SPARK = "spark"


class Expectation(StrEnum):
    HOLDS = "holds"
    VIOLATED = "violated"


def check_command(
    protocol: Annotated[str, typer.Argument(help="A protocol's name, or a Python file that defines one.")],
    replicas: options.Replicas = None,
    log_size: options.LogSize = None,
    records: options.Records = None,
    epochs: options.Epochs = None,
    versions: options.Versions = None,
    properties: options.Properties = None,
    engine: Annotated[Engine, typer.Option(help="How to look for an answer.")] = Engine.EXHAUSTIVE,
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
    on: Annotated[Where, typer.Option("--on", help="Where the exhaustive search runs.")] = Where.HERE,
    master: spark.Master = spark.LOCAL,
    work: Annotated[
        Path | None,
        typer.Option(
            help="Keep the search in this folder, to go on after a stop; on a cluster all machines share it.",
            rich_help_panel=spark.PANEL,
        ),
    ] = None,
    conf: spark.Conf = None,
    spark_log: spark.Log = None,
    spark_ui: spark.Ui = False,
) -> int:
    """Decide whether properties hold of a protocol, in every state it can reach.

    Without --property: all properties of the protocol that need no ghost, and the whole state space. With --property
    the search ends as soon as each of them is violated.

    [bold]Examples[/bold]

    tideproof check kip-320 -p StrongIsr

    tideproof check hw-truncation --replicas 2 --log-size 3 --records 3 --epochs 3

    tideproof check kip-279 -p StrongIsr --expect violated --trace loss.json   [dim]a known flaw as a CI step[/dim]

    tideproof check ./my_protocol.py -p CommittedRecordsSurvive                [dim]a protocol of your own[/dim]

    tideproof check kip-320 --epochs 5 --engine random --walks 1000000         [dim]a sample of what is too much[/dim]

    tideproof check kip-320 --epochs 5 --on spark --work /shared/search        [dim]all of it, on many machines[/dim]
    """
    _, err = report.consoles()
    chosen, known = choose_protocol(protocol)
    given = {"replicas": replicas, "log_size": log_size, "records": records, "epochs": epochs, "versions": versions}
    bounds = choose_bounds(chosen, given)
    asked = choose_properties(properties or [], known, chosen)
    options.positive("--time-limit", time_limit)
    options.positive("--memory-limit", memory_limit)
    options.refuse_unwritable(trace)
    options.refuse_for(engine is not Engine.RANDOM, "is for --engine random",
                       walks=walks, steps=steps, policy=policy, seed=seed)  # fmt: skip
    options.refuse_for(on is not Where.SPARK, "is for --on spark", master=None if master == spark.LOCAL else master,
                       work=work, conf=conf, spark_log=spark_log, spark_ui=spark_ui or None)  # fmt: skip
    if engine is Engine.RANDOM or on is Where.SPARK:
        options.refuse_for(True, "bounds the search in this process only", memory_limit=memory_limit)
        options.refuse_for(engine is Engine.RANDOM, "is for --engine exhaustive; walks on Spark: tideproof batch",
                           on=None if on is Where.HERE else on)  # fmt: skip
        question = Question(chosen, protocol, bounds, asked, bool(properties), time_limit)
        with Progress(err) as progress:
            if engine is Engine.RANDOM:
                drawn = options.chosen_seed(seed)
                answer = by_random_walks(question, walks, steps, policy or Policy.UNIFORM, drawn, progress)
            else:
                answer = by_spark(question, spark.spark_options(master, conf, spark_log, spark_ui), work, progress)
        _show_answer(answer, as_json, trace)
        return exit_status(answer.verdicts, expect_violated=expect is Expectation.VIOLATED)
    with Progress(err) as progress:
        progress.compiling(chosen.name)
        found = explore(
            chosen,
            bounds,
            asked,
            stop_when_decided=bool(properties),
            time_limit=time_limit,
            memory_limit=None if memory_limit is None else int(memory_limit * 2**30),
            progress=progress.exploration,
        )
    with found:
        shown = report.to_show(found.verdicts)
        if trace is not None and shown is not None:
            options.write_output(trace, report.trace_of(shown, found).to_json())
        if as_json:
            print(json.dumps(report.exploration_json(found)))
        else:
            _print(found, trace)
        return exit_status(found.verdicts, expect_violated=expect is Expectation.VIOLATED)


def _show_answer(answer: Answer, as_json: bool, trace: Path | None) -> None:
    out, _ = report.consoles()
    shown = report.to_show(answer.verdicts)
    if trace is not None and shown is not None:
        options.write_output(trace, report.trace_of(shown, answer, answer.engine).to_json())
    if as_json:
        print(json.dumps(answer.data))
        return
    out.print(f"[bold]{answer.system.protocol.name}[/bold] {answer.system.bounds}")
    out.print(report.verdict_table(answer.verdicts))
    out.print(answer.summary)
    if answer.repeat:
        out.print(f"\nRepeat it with: {answer.repeat}", style="dim", soft_wrap=True)
    if shown is not None and shown.trace:
        out.print()
        out.print(report.trace_report(shown, answer, out.width, shortest=answer.shortest))
    if trace is not None and shown is not None:
        out.print(f"Written to {trace}; see it again with: tideproof show {trace}", soft_wrap=True)


def _print(found: Exploration, trace: Path | None) -> None:
    out, _ = report.consoles()
    out.print(f"[bold]{found.system.protocol.name}[/bold] {found.system.bounds}")
    out.print(report.verdict_table(found.verdicts))
    for verdict in found.verdicts:
        if verdict.property.remark:
            out.print(f"{verdict.property.name}: {verdict.property.remark}", style="dim")
    out.print(report.exploration_summary(found))
    shown = report.to_show(found.verdicts)
    if shown is not None:
        out.print()
        out.print(report.trace_report(shown, found, out.width))
        others = [v.property.name for v in found.verdicts if v.trace and v is not shown]
        if others:
            out.print(f"The trace against {', '.join(others)}: ask for it with --property.", style="dim")
        if trace is not None:
            out.print(f"Written to {trace}; see it again with: tideproof show {trace}", soft_wrap=True)
