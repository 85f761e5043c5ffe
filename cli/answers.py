"""What an engine answers to `tideproof check`, in a form that is printed alike for all of them."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.text import Text

from tideproof.cli import report
from tideproof.cli.errors import UserError
from tideproof.cli.progress import Progress
from tideproof.model.language.properties import Property, Verdict
from tideproof.model.language.protocol import Protocol, System
from tideproof.model.language.state import Bounds
from tideproof.model.runs.trace import tideproof_version
from tideproof.properties.engines.base import Budget
from tideproof.properties.engines.random.code import Policy

if TYPE_CHECKING:
    from tideproof.properties.engines.random.walks import Sample
    from tideproof.properties.engines.spark.search import SparkExploration
    from tideproof.properties.engines.spark.session import SparkOptions


@dataclass(frozen=True)
class Question:
    """What is to be decided. `typed` is the protocol as the user named it."""

    protocol: Protocol
    typed: str
    bounds: Bounds
    properties: Sequence[Property]
    stop_when_decided: bool
    time_limit: float | None


@dataclass(frozen=True)
class Answer:
    """What an engine has found: `data` is for scripts, `summary` for people, `repeat` the command that repeats it.

    `shortest` says whether there are no shorter traces.
    """

    engine: str
    system: System
    verdicts: tuple[Verdict, ...]
    data: dict[str, Any]
    summary: RenderableType
    shortest: bool
    repeat: str = ""


def by_exhaustion(question: Question, memory_limit: int | None, progress: Progress) -> Answer:
    """The answer of the exhaustive search in this process."""
    from tideproof.model.backends.calls import MOST_PROPERTIES
    from tideproof.properties.engines.exhaustive.search import explore

    if len(question.properties) > MOST_PROPERTIES:
        raise UserError(
            f"{len(question.properties)} properties; name {MOST_PROPERTIES} of them at most, with --property"
        )
    with explore(
        question.protocol,
        question.bounds,
        question.properties,
        stop_when_decided=question.stop_when_decided,
        budget=Budget(question.time_limit, memory_limit),
        reporter=progress,
    ) as found:
        data, summary = report.exploration_json(found), report.exploration_summary(found)
        return Answer("exhaustive", found.system, found.verdicts, data, summary, shortest=True)


def by_random_walks(
    question: Question, walks: int | None, steps: int | None, policy: Policy, seed: int, progress: Progress
) -> Answer:
    """The answer of random walks."""
    from tideproof.properties.engines.random.walks import STEPS, WALKS, sample

    walks, steps = WALKS if walks is None else walks, STEPS if steps is None else steps
    try:
        found = sample(
            question.protocol,
            question.bounds,
            question.properties,
            seed=seed,
            walks=walks,
            steps=steps,
            policy=policy,
            time_limit=question.time_limit,
            progress=lambda s: progress.show(
                f"{s.system.protocol.name}: {s.walks:,}/{walks:,} walks, {s.steps / s.seconds / 1e6:.1f} M steps/s, "
                f"{s.seconds:.0f} s, {sum(s.violations):,} violations"
            ),
        )
    except ValueError as error:
        raise UserError(str(error)) from None
    repeat = _repeat(question, walks, steps, policy, seed)
    return Answer("random", found.system, found.verdicts, _sample_data(found, repeat), _summary(found), False, repeat)


def _repeat(question: Question, walks: int, steps: int, policy: Policy, seed: int) -> str:
    """The command that repeats a run."""
    asked = "".join(f" -p {p.name}" for p in question.properties)
    return (
        f"tideproof check {shlex.quote(question.typed)} {question.bounds} --engine random --walks {walks} "
        f"--steps {steps} --policy {policy} --seed {seed}{asked}"
    )


def _sample_data(s: Sample, repeat: str) -> dict[str, Any]:
    rates = [s.rate(number) for number in range(len(s.properties))]
    return {
        "protocol": s.system.protocol.name,
        "bounds": dict(s.system.bounds),
        "engine": "random",
        "version": tideproof_version(),
        "properties": [
            report.verdict_json(v) | {"violating_walks": r.hits, "rate": r.value, "interval": r.interval}
            if v.depth != 0
            else report.verdict_json(v)
            for v, r in zip(s.verdicts, rates, strict=True)
        ],
        "walks": s.walks,
        "steps": s.steps,
        "walks_ended_early": s.ended,
        "policy": str(s.program.policy),
        "seed": s.program.seed,
        "distinct_states_estimate": round(s.states),
        "actions": s.taken,
        "never_taken": s.never_taken,
        "stopped": s.stopped or None,
        "seconds": round(s.seconds, 3),
        "repeat": repeat,
    }


def _summary(s: Sample) -> RenderableType:
    rate = f"{s.steps / max(s.seconds, 1e-9) / 1e6:.1f} M steps/s"
    seen = f"some {s.states:,.0f} different states seen (a sketch: ±3 %), of an unknown number"
    lines = [
        f"{s.walks:,} walks, {s.steps:,} steps; {seen}",
        f"{s.seconds:.2f} s ({rate})" + (f"; stopped early: {s.stopped}" if s.stopped else ""),
    ]
    parts: list[RenderableType] = [*map(Text, lines), "", "steps taken, by action:", report.actions_table(s.taken)]
    if s.never_taken:
        parts.append(Text(f"Be suspicious: no walk took {', '.join(s.never_taken)}.", style="bold yellow"))
    return Group(*parts)


def by_spark(question: Question, options: SparkOptions, work: Path | None, progress: Progress) -> Answer:
    """The answer of the exhaustive search on Spark."""
    from tideproof.cli.spark import user_errors
    from tideproof.properties.engines.spark.search import explore_on_spark

    progress.show("starting Spark", at_once=True)

    def show(e: SparkExploration) -> None:
        tasks = f"{e.tasks.done}/{e.tasks.total} tasks, " if e.tasks.total else ""
        rate = f"{e.distinct_states / max(e.seconds, 1e-9) / 1e6:.1f} M/s"
        name, states = e.system.protocol.name, f"{e.distinct_states:,} states"
        progress.show(f"{name}: level {e.diameter + 1}, {tasks}{states}, {rate}, {e.seconds:.0f} s")

    with user_errors():
        found = explore_on_spark(
            question.protocol,
            question.bounds,
            question.properties,
            options,
            folder=work,
            stop_when_decided=question.stop_when_decided,
            time_limit=question.time_limit,
            progress=show,
        )
    data = report.search_json(found) | {"on": "spark"}
    early = f"; stopped early: {found.stopped}" if found.stopped else ""
    rate = f"{found.distinct_states / max(found.seconds, 1e-9) / 1e6:.2f} M states/s"
    counts = f"{found.distinct_states:,} distinct states, {found.transitions:,} transitions, diameter {found.diameter}"
    lines = [counts + early, f"{found.seconds:.1f} s on Spark, without its start ({rate})"]
    if found.stopped and work is not None:
        lines.append(f"{work} keeps what is done: the same command goes on from there")
    parts: list[RenderableType] = [*map(Text, lines), "", "steps taken, by action:", report.actions_table(found.taken)]
    if suspicion := report.never_taken_text(found):
        parts.append(suspicion)
    return Answer("exhaustive", found.system, found.verdicts, data, Group(*parts), not found.stopped)
