"""The answers of the engines that ask a solver or a test generator: bounded, inductive, stateful."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.text import Text

from tideproof.cli import report
from tideproof.cli.answers import Answer, Question
from tideproof.cli.errors import UserError, unknown_name
from tideproof.cli.progress import Progress
from tideproof.counterexamples.views.text import run_table
from tideproof.model.language.properties import Property, Status, Verdict, remembering
from tideproof.model.language.protocol import Instance, System, World
from tideproof.model.runs.replay import Run
from tideproof.model.runs.trace import tideproof_version
from tideproof.properties.engines.base import Budget

if TYPE_CHECKING:
    from tideproof.properties.engines.solver.induction import Gap, InductiveCheck

DEPTH = 10
MAX_EXAMPLES, STEPS = 2_000, 40
LOOK_UP_SECONDS = 60.0


@contextmanager
def _in_words_for_the_user(needs: str = "") -> Iterator[None]:
    """What the engines refuse, and what is not installed, as one clear line."""
    try:
        yield
    except ValueError as error:
        raise UserError(str(error)) from None
    except ModuleNotFoundError as error:
        if not needs or error.name != needs:
            raise
        raise UserError("this engine needs Z3, which comes with Tideproof: install it anew") from None


def _data(engine: str, system: System, verdicts: Sequence[Verdict], seconds: float, **more: Any) -> dict[str, Any]:
    return {
        "protocol": system.protocol.name,
        "bounds": dict(system.bounds),
        "engine": engine,
        "version": tideproof_version(),
        "properties": [report.verdict_json(v) for v in verdicts],
        **more,
        "seconds": round(seconds, 3),
    }


def by_unrolling(
    question: Question,
    names: Sequence[str],
    known: Sequence[Property],
    depth: int | None,
    deepest_first: bool,
    progress: Progress,
) -> Answer:
    """The answer of bounded checks, with lemmas by name (`all` are those that speak of the protocol)."""
    from tideproof.properties.invariants.catalogue import lemmas_about

    lemmas = _lemmas(question, names, known, lemmas_about(question.protocol))
    with _in_words_for_the_user("z3"):
        from tideproof.properties.engines.solver.bmc import BoundedCheck, check_runs

        def show(c: BoundedCheck) -> None:
            done = f"all runs to depth {c.depth}" if c.depth >= 0 else "asking Z3"
            progress.show(f"{c.system.protocol.name}: {done}, {c.seconds:.0f} s")

        found = check_runs(
            question.protocol,
            question.bounds,
            question.properties,
            DEPTH if depth is None else depth,
            lemmas=lemmas,
            deepest_first=deepest_first,
            time_limit=question.time_limit,
            progress=show,
        )
    slowest = ", ".join(f"{d}: {s:.1f} s" for d, s in enumerate(found.seconds_at) if s >= 0.1)
    once = "; runs that differ only in the names of replicas taken once" if found.renaming else ""
    early = f"; stopped early: {found.stopped}" if found.stopped else ""
    looked = f"all runs of up to {found.depth} steps" if found.depth >= 0 else "runs of some lengths only"
    lines = [f"{looked}{once}{early}", f"{found.seconds:.2f} s"]
    if names:
        kept = ", ".join(p.name for p in found.lemmas) or (
            "none" if lemmas else "none (a property is no lemma of itself)"
        )
        lines.append(f"every step keeps, and states were held to: {kept}")
    if slowest and not deepest_first:
        lines.append(f"by depth: {slowest}")
    data = _data(
        "bounded", found.system, found.verdicts, found.seconds,
        checked_depth=found.depth, seconds_by_depth=[round(s, 3) for s in found.seconds_at],
        renaming=found.renaming, deepest_first=deepest_first, lemmas=[p.name for p in found.lemmas],
        stopped=found.stopped or None,
    )  # fmt: skip
    summary = Group(*map(Text, lines))
    return Answer("bounded", found.system, found.verdicts, data, summary, shortest=not deepest_first)


def by_stateful_tests(
    question: Question, max_examples: int | None, steps: int | None, seed: int, progress: Progress
) -> Answer:
    """The answer of stateful tests."""
    from tideproof.properties.engines.stateful.engine import check_samples

    examples, length = MAX_EXAMPLES if max_examples is None else max_examples, STEPS if steps is None else steps
    with _in_words_for_the_user():
        found = check_samples(
            question.protocol,
            question.bounds,
            question.properties,
            max_examples=examples,
            steps=length,
            seed=seed,
            time_limit=question.time_limit,
            progress=lambda c: progress.show(f"{c.system.protocol.name}: {c.runs:,} runs, {c.seconds:.0f} s"),
        )
    asked = "".join(f" -p {p.name}" for p in question.properties)
    repeat = (
        f"tideproof check {shlex.quote(question.typed)} {question.bounds} --engine stateful "
        f"--max-examples {examples} --steps {length} --seed {seed}{asked}"
    )
    early = f"; stopped early: {found.stopped}" if found.stopped else ""
    parts: list[RenderableType] = [
        Text(f"{found.runs:,} runs, {sum(found.taken.values()):,} steps, {found.seconds:.2f} s{early}"),
        "",
        "steps taken, by action:",
        report.actions_table(found.taken),
    ]
    if found.never_taken:
        parts.append(Text(f"Be suspicious: no run took {', '.join(found.never_taken)}.", style="bold yellow"))
    data = _data(
        "stateful", found.system, found.verdicts, found.seconds,
        runs=found.runs, seed=seed, actions=dict(found.taken), never_taken=found.never_taken,
        stopped=found.stopped or None, repeat=repeat,
    )  # fmt: skip
    shortest = all(not v.how for v in found.verdicts if v.trace is not None)
    return Answer("stateful", found.system, found.verdicts, data, Group(*parts), shortest, repeat)


def by_induction(
    question: Question, names: Sequence[str], known: Sequence[Property], k: int | None, progress: Progress
) -> Answer:
    """The answer of induction, with lemmas by name (`all` are those that come with the protocol)."""
    from tideproof.properties.invariants.catalogue import lemmas_of

    lemmas = _lemmas(question, names, known, lemmas_of(question.protocol))
    with _in_words_for_the_user("z3"):
        from tideproof.properties.engines.solver.induction import check_induction

        found = check_induction(
            question.protocol,
            question.bounds,
            question.properties,
            lemmas,
            k=1 if k is None else k,
            reachable=_look_up(progress),
            time_limit=question.time_limit,
            progress=lambda c: progress.show(
                f"{c.system.protocol.name}: {len(c.rests_on)} of {len(c.goals)} kept by every step, {c.seconds:.0f} s"
            ),
        )
    data = _data(
        "inductive", found.system, found.verdicts, found.seconds,
        lemmas=[p.name for p in lemmas], k=found.k, inductive=found.inductive,
        rests_on={name: list(others) for name, others in found.rests_on.items()},
        gaps=[_gap_data(gap) for gap in found.gaps], stopped=found.stopped or None,
    )  # fmt: skip
    shown = tuple(v for v in found.verdicts if v.property in found.properties or v.status is not Status.HOLDS)
    return Answer("inductive", found.system, shown, data, _induction_summary(found), shortest=False)


def _lemmas(
    question: Question, names: Sequence[str], known: Sequence[Property], own: Sequence[Property]
) -> list[Property]:
    if "all" in names and not own:
        raise UserError(f"--lemmas all: no lemmas come with {question.protocol.name}; name properties")
    by_name = {p.name: p for p in (*known, *own)}
    chosen: list[Property] = []
    for name in names:
        if name != "all" and name not in by_name:
            unknown_name("lemma", name, by_name)
        chosen += own if name == "all" else [by_name[name]]
    return [p for p in dict.fromkeys(chosen) if p not in question.properties]


def _look_up(progress: Progress) -> Callable[[System, World], tuple[Instance, ...] | None]:
    """Looks a world up among all reachable ones, which are found when first asked for, if they are few enough."""
    from tideproof.properties.engines.exhaustive.search import Exploration, explore
    from tideproof.properties.engines.solver.induction import UnknownError

    explored: list[Exploration] = []

    def look(system: System, world: World) -> tuple[Instance, ...] | None:
        if not explored:
            properties = [remembering(ghost) for ghost in system.ghosts]
            explored.append(
                explore(system.protocol, system.bounds, properties, budget=Budget(LOOK_UP_SECONDS),
                        reporter=progress)
            )  # fmt: skip
        found = explored[0]
        index = found.visited.find(system.space.pack(world))
        if index is None and not found.complete:
            raise UnknownError(f"there are too many states ({found.stopped})")
        return None if index is None else found.trace_to(index)

    return look


def _gap_data(gap: Gap) -> dict[str, Any]:
    return {
        "breaks": gap.broken.name,
        "steps": [report.step_json(step) for step in gap.steps],
        "status": gap.status,
        "way": None if gap.way is None else [report.step_json(step) for step in gap.way],
    }


def _induction_summary(found: InductiveCheck) -> RenderableType:
    early = f"; stopped early: {found.stopped}" if found.stopped else ""
    lines = [f"{len(found.rests_on)} of {len(found.goals)} kept by every step, {found.seconds:.2f} s{early}"]
    if found.inductive and found.lemmas:
        lines.append(
            f"so all of them hold in every reachable state, the lemmas too: {', '.join(p.name for p in found.lemmas)}"
        )
    parts: list[RenderableType] = [*map(Text, lines)]
    for gap in found.gaps[:3]:
        head = f"{gap.steps[-1]} breaks {gap.broken.name}, from a state that is {gap.status}:"
        parts += ["", Text(head, style="bold"), run_table(Run(found.system, gap.steps, gap.worlds), 120)]
    if len(found.gaps) > 3:
        parts.append(Text(f"… and {len(found.gaps) - 3} more, which --json shows", style="dim"))
    return Group(*parts)
