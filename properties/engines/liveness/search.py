"""Decides promises: by the exploration, its graph, and a lasso for each broken promise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tideproof.model.backends.calls import MOST_PROPERTIES
from tideproof.model.language.actions import Fairness, Instance, meaning_of
from tideproof.model.language.properties import Case, EngineError, Property, Status, Verdict, promised, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.language.system import System
from tideproof.properties.engines.base import Budget, Reporter, Result, Spent
from tideproof.properties.engines.exhaustive.results import describe
from tideproof.properties.engines.exhaustive.search import Exploration, explore
from tideproof.properties.engines.liveness.graph import Graph, Lasso

Cases = list[tuple[Property, Case]]


def keep(
    protocol: Protocol,
    bounds: Bounds,
    promises: Sequence[Property],
    *,
    jobs: int = 1,
    budget: Budget | None = None,
    reporter: Reporter | None = None,
    refused: Sequence[Property] = (),
) -> Result:
    """Decides promises on the graph of all reachable states. Raises what `explore` raises."""
    budget, reporter = budget or Budget(), reporter or Reporter()
    result = Result("liveness", watched(protocol, bounds, promises), tuple(promises))
    for promise in promises:
        _refuse_wrong_kinds(promise, result.system)
    broken: dict[Property, Verdict] = {}
    states: dict[Property, int] = {}
    waits: set[Property] = set()
    batches = [*_together(promises, bounds)]
    undecided = Counter(promise for cases in batches for promise, _ in cases)
    for cases in batches:
        if budget.stopped:
            break
        claims = [claim for _, case in cases for claim in case.claims]
        with explore(protocol, bounds, claims, jobs=jobs, budget=budget, reporter=reporter, refused=refused) as found:
            if not result.summary:
                describe(result, found.levels, found.transitions, found.terminal_states, found.taken, found.complete)
            if found.complete:
                with budget.limits():
                    _decide(found, claims, cases, broken, waits, budget, reporter)
                    states |= {promise: found.distinct_states for promise, _ in cases}
                    undecided -= Counter(promise for promise, _ in cases)
    result.shortest = not undecided
    result.details += ["", *_assumed(result.system)]
    verdicts = [
        broken.get(p) or _verdict(p, None if undecided[p] else states.get(p, 0), p in waits, budget) for p in promises
    ]
    return result.conclude(verdicts, budget)


def _refuse_wrong_kinds(promise: Property, system: System) -> None:
    """Raises LanguageError, with its place, if the promise or a rank of it returns a value of the wrong kind."""
    state = watched(system.protocol, system.bounds, [promise]).space.symbols
    given = dict.fromkeys(promise.parameters, 0)
    promised(promise, state, given)
    for rank in promise.ranks:
        if all(parameter(system.bounds) for parameter in rank.parameters.values()):
            rank.on(state, {**given, **dict.fromkeys(rank.parameters, 0)})


def _together(promises: Sequence[Property], bounds: Bounds) -> Iterator[Cases]:
    """The cases that share an exploration: those with the same history variables, as many as a mask has bits for."""
    most = MOST_PROPERTIES // 3
    for ghosts in dict.fromkeys(promise.ghosts for promise in promises):
        cases = [(p, case) for p in promises if p.ghosts == ghosts for case in p.cases(bounds)]
        yield from (cases[n : n + most] for n in range(0, len(cases), most))


def _verdict(promise: Property, states: int | None, waits: bool, budget: Budget) -> Verdict:
    if states is None:
        return Verdict(promise, Status.UNKNOWN, f"budget spent ({budget.stopped})")
    presumed = f", where in the end {presumes(promise)}" if promise.provided else ""
    if not waits:
        return Verdict(promise, Status.HOLDS, f"vacuously: nothing waits for it{presumed} ({states:,} states)")
    return Verdict(promise, Status.HOLDS, f"in every run that leaves out no fair step{presumed} ({states:,} states)")


def presumes(promise: Property) -> str:
    """The condition that a promise assumes to be true from some time on, in words."""
    return meaning_of(promise.provided).rstrip(".") or "its condition is true" if promise.provided else ""


def _assumed(system: System) -> Iterator[str]:
    """The fair steps, in words."""
    for fairness in (Fairness.WEAK, Fairness.STRONG):
        groups: dict[str, list[str]] = {}
        for act in system.actions:
            if act.fairness is fairness:
                groups.setdefault(act.fair_together or act.name, []).append(act.name)
        yield f"{fairness}: {', '.join(map(' or '.join, groups.values())) or 'no step'}"


def _decide(
    found: Exploration,
    claims: Sequence[Property],
    cases: Cases,
    broken: dict[Property, Verdict],
    waits: set[Property],
    budget: Budget,
    reporter: Reporter,
) -> None:
    """Adds a verdict for each broken promise: of its cases, the one with the shortest path to the loop. Adds to `waits`
    the promises that are not vacuous."""
    name = found.system.protocol.name
    try:
        graph = Graph(found, claims, budget, lambda line: reporter.tell(lambda: f"{name}: {line}"))
    except TimeoutError:
        raise Spent(f"{budget.time_spent}, while compiling") from None
    for number, (promise, case) in enumerate(cases):
        lasso = graph.lasso(3 * number)
        if graph.anything_waits:
            waits.add(promise)
        if lasso is not None:
            verdict = _broken(found, graph, promise, case, lasso)
            former = broken.get(promise)
            if former is None or (verdict.depth or 0) < (former.depth or 0):
                broken[promise] = verdict


def _broken(found: Exploration, graph: Graph, promise: Property, case: Case, lasso: Lasso) -> Verdict:
    steps = _steps(found, graph, lasso)
    loop = len(steps) - lasso.loop_from
    if loop:
        how = f"then {loop} step{'s' if loop > 1 else ''} can repeat for ever"
    else:
        how = "then no step need come any more"
    given = {name: promise.parameters[name].show(value) for name, value in case.parameters.items()}
    of = f" ({', '.join(f'{name}={shown}' for name, shown in given.items())})" if given else ""
    return Verdict(
        promise, Status.VIOLATED, how + of, steps, {"loop": loop, "case": dict(case.parameters)}, lasso.loop_from
    )


def _steps(found: Exploration, graph: Graph, lasso: Lasso) -> tuple[Instance, ...]:
    """The steps of a lasso, found by the rules on ints; in the loop, those of its fair kinds."""
    system, visited = found.system, found.visited
    here, steps = system.initial, list[Instance]()
    for number, index in enumerate(lasso.states[1:]):
        target = visited.state(index)
        wanted = lasso.kinds[number - lasso.loop_from] if number >= lasso.loop_from else None
        for step, after in system.successors(here):
            if system.space.pack(after) == target and wanted in (None, graph.number_of(step)):
                steps.append(step)
                here = after
                break
        else:
            raise EngineError(f"{system.protocol.name}: compiled steps differ from the rules at state {here[0]}")
    return tuple(steps)
