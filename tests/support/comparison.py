"""Every engine on one random protocol, against the search of tests/support/brute_force.py."""

from __future__ import annotations

import math
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from support.brute_force import Search
from support.comparison_case import MOST_STATES, Case, orbit, run_of
from support.given import state_of
from support.in_process import InProcess
from support.solver_comparison import WithoutReductions, check_bounded, check_inductive
from support.state_graph import state_graph
from support.threads import everything, sharing_everything
from tideproof.model.backends.relation import Relation
from tideproof.model.language.abstraction import same_state
from tideproof.model.language.properties import Status, Verdict, watched
from tideproof.model.language.state import ModelError
from tideproof.model.runs.minimise import minimise
from tideproof.model.runs.replay import replay
from tideproof.properties.analyses.agreement import StepForms, agree
from tideproof.properties.analyses.refinement import refine
from tideproof.properties.engines.base import Budget, NoOptions, Reporter
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.exhaustive.reduction import Symmetry
from tideproof.properties.engines.exhaustive.search import Exploration, explore
from tideproof.properties.engines.plain import Plain
from tideproof.properties.engines.random.code import EscapedError, Walker, program
from tideproof.properties.engines.random.policy import Policy
from tideproof.properties.engines.random.walks import sample
from tideproof.properties.engines.spark.search import explore_on_spark
from tideproof.properties.engines.stateful.runs import check_samples


def judge_numbers(case: Case, found: Exploration) -> list[Any]:
    """Compares the numbers of a search with those of the plain one; the plain one's steps, with where they begin."""
    assert case.escape == math.inf, "no error, and a step leaves its range"
    steps = [(s, step) for s, following in case.truth.steps.items() for step in following]
    assert found.levels == case.truth.levels
    assert found.distinct_states == len(case.truth.depth)
    assert found.diameter == max(case.truth.depth.values())
    assert found.transitions == len(steps)
    assert found.terminal_states == sum(not following for following in case.truth.steps.values())
    taken = Counter(name for _, (name, *_) in steps)
    assert {slot: found.taken[a.name] for slot, a in case.protocol.slots.items()} == {
        slot: taken[slot] for slot in case.protocol.slots
    }
    return steps


def check_exhaustive(case: Case) -> None:
    try:
        found = explore(case.protocol, case.bounds, case.properties)
    except ModelError:
        assert case.escape < math.inf, "a range is left, and no step leaves it"
        return
    with found:
        steps = judge_numbers(case, found)
        states = [state_of(found.system.space.unpack(found.visited.state(i))) for i in range(found.distinct_states)]
        assert {s: found.visited.depth(i) for i, s in enumerate(states)} == case.truth.depth
        case.judge_all(found.verdicts)
        graph = state_graph(found)
        edges = Counter((states[a], e["step"].slot, str(e["step"].parameters), states[b])
                        for a, b, e in graph.edges(data=True))  # fmt: skip
        assert edges == Counter((s, name, str(given), after) for s, (name, given, after) in steps)


def check_plain(case: Case) -> None:
    """The search by the rules on ints: states, steps and verdicts."""
    system = watched(case.protocol, case.bounds, case.properties)
    try:
        found = Plain().run(system, case.properties, NoOptions(), Budget(), Reporter())
    except ModelError:
        assert case.escape < math.inf, "a range is left, and no step leaves it"
        return
    figures = found.statistics
    judge_numbers(case, SimpleNamespace(**figures, taken=figures["actions"]))
    case.judge_all(found.verdicts)


def check_reduced(case: Case) -> None:
    """With one state for all that differ only in names, where names do not matter: the numbers are those of all."""
    try:
        found = explore(case.protocol, case.bounds, case.properties, symmetry=Symmetry.ON)
    except ModelError:
        assert case.escape < math.inf, "a range is left, and no step leaves it"
        return
    with found:
        judge_numbers(case, found)
        assert found.reduction is not None
        blocks = found.reduction.blocks
        orbits = {orbit(case.spec, s, blocks) for s in case.truth.depth}
        visited = [state_of(found.system.space.unpack(found.visited.state(i))) for i in range(found.visited.count)]
        assert {orbit(case.spec, s, blocks) for s in visited} == orbits
        assert found.visited.count == len(orbits)
        for alike in orbits:
            assert {case.truth.depth.get(s) for s in alike} == {case.truth.depth[min(alike)]}
        case.judge_all(found.verdicts)


def check_threads(case: Case) -> None:
    """By two and three threads, all states and with one for all that differ only in names: the same to the last bit."""
    for symmetry in (Symmetry.OFF, Symmetry.ON):

        def searched(jobs: int, symmetry: Symmetry = symmetry) -> Any:
            try:
                return everything(explore(case.protocol, case.bounds, case.properties, symmetry=symmetry, jobs=jobs))
            except ModelError as error:
                return str(error)

        alone = searched(1)
        with sharing_everything(parts=2):
            assert searched(2) == searched(3) == alone


def check_one_by_one(case: Case) -> None:
    """Properties alone, and those that are decided first, as with all of them."""
    for number, prop in enumerate(case.properties):
        try:
            with explore(case.protocol, case.bounds, [prop], stop_when_decided=True) as found:
                (verdict,) = found.verdicts
        except ModelError:
            assert case.escape < math.inf
            continue
        assert (verdict.status is Status.VIOLATED) == (case.first[number] < math.inf), verdict
        if verdict.status is Status.VIOLATED:
            assert verdict.depth == case.first[number]


def check_steps(case: Case) -> None:
    """Single states: the steps out of them in every form, those that cannot be reached included."""
    system = case.system
    states = [*case.truth.depth][:40]
    if case.typed is not None:
        states += case.typed[:: max(1, len(case.typed) // 20)]
    numbers = {(i.slot, str(i.parameters)): n for n, i in enumerate(system.instances)}
    code = SearchCode(system, case.properties)
    for state in states:
        packed = system.space.pack(case.given.full_state(state, system))
        assert state_of(system.space.unpack(packed)) == state
        fails = [case.truth.fails(i, state) for i in range(len(case.properties))]
        assert code.failed(packed) == sum(1 << i for i, failed in enumerate(fails) if failed)
        made, following = code.successors(packed), list(case.truth.successors(state))
        if any(after is None for *_, after in following):
            assert isinstance(made, int), f"no error in {state}, and a step leaves its range"
            continue
        assert not isinstance(made, int), f"{system.instances[made]} leaves a range in {state} only in machine code"
        ends = [(kind, state_of(system.space.unpack(end))) for kind, end in made]
        assert ends == [(numbers[name, str(given)], after) for name, given, after in following]
    if case.for_solver:
        forms = StepForms(system, case.properties, code=code)
        for state in states[:: max(1, len(states) // 8)]:
            forms.compare(system.space.pack(case.given.full_state(state, system)))


def check_walks(case: Case, policy: Policy) -> None:
    """Every walk: its steps, its end, and what it finds."""
    system = case.system
    asked = [i for i, first in enumerate(case.first) if first]
    walker, walks = Walker(program(system, case.properties, policy, 8, seed=11)), 30
    expected = []
    try:
        for walk in range(walks):
            schedule, packed = walker.one(walk)
            states = case.run([system.instances[kind] for kind in schedule])
            assert states == [state_of(system.space.unpack(words)) for words in packed]
            assert len(schedule) == 8 or not case.truth.steps[states[-1]], "the walk ends too soon"
            for number in asked:
                fails = [case.truth.fails(number, s) for s in states]
                if True in fails:
                    expected.append((walk, number, fails.index(True), schedule[: fails.index(True)]))
        found = sorted((f.walk, f.property, f.depth, f.schedule) for f in walker.walk(0, walks))
    except EscapedError:
        assert case.escape < math.inf
        return
    assert found == sorted(expected)


def check_sample(case: Case) -> None:
    try:
        verdicts = sample(case.system, case.properties, seed=3, walks=200, steps=20).verdicts
    except ModelError:
        assert case.escape < math.inf
        return
    _not_sooner(case, verdicts)


def _not_sooner(case: Case, verdicts: Sequence[Verdict]) -> None:
    """What chance finds is there, and not sooner than it is; what holds it does not find."""
    for number, verdict in enumerate(verdicts):
        assert verdict.status in (Status.VIOLATED, Status.NO_COUNTEREXAMPLE)
        if verdict.status is Status.VIOLATED:
            case.confirm(number, verdict)
            assert verdict.depth is not None and verdict.depth >= case.first[number]
        else:
            assert case.first[number] > 0


def check_stateful(case: Case) -> None:
    try:
        verdicts = check_samples(
            case.system, case.properties, max_examples=4, steps=6, seed=1
        ).verdicts  # fmt: skip
    except ModelError:
        assert case.escape < math.inf
        return
    _not_sooner(case, verdicts)
    for number, verdict in enumerate(verdicts):
        if verdict.status is Status.VIOLATED and not verdict.how:
            assert verdict.depth == case.first[number], "said to be a shortest trace"


def check_spark(case: Case, symmetry: Symmetry) -> None:
    with tempfile.TemporaryDirectory() as folder:
        try:
            found = explore_on_spark(
                case.protocol, case.bounds, case.properties, InProcess(), folder=Path(folder), partitions=3, small=0,
                symmetry=symmetry,
            )  # fmt: skip
        except ModelError:
            assert case.escape < math.inf
            return
    assert case.escape == math.inf
    assert found.statistics["levels"] == case.truth.levels
    assert found.statistics["transitions"] == sum(map(len, case.truth.steps.values()))
    assert found.statistics["terminal_states"] == sum(not following for following in case.truth.steps.values())
    case.judge_all(found.verdicts)


def check_minimised(case: Case) -> None:
    """From a run that chance has found: what is left violates the property, and nothing can be left out."""
    if case.escape < math.inf:
        return
    system = case.system
    walker = Walker(program(system, case.properties, Policy.UNIFORM, 12, seed=5))
    runs = {f.property: f.schedule for f in walker.walk(0, 20)}
    for number, schedule in list(runs.items())[:1]:
        prop = case.properties[number]
        result = minimise(replay(system, [system.instances[kind] for kind in schedule]), prop.holds).run
        smaller = Search(case.spec, result.system.bounds, 10 * MOST_STATES)
        states = run_of(smaller, result.steps)
        assert [smaller.fails(number, s) for s in states] == [False] * len(result.steps) + [True]
        for left_out in range(len(result.steps)):
            rest = [*result.steps[:left_out], *result.steps[left_out + 1 :]]
            assert not _still_fails(smaller, number, rest), f"step {left_out} is superfluous"


def _still_fails(truth: Search, number: int, steps: Sequence[Any]) -> bool:
    state = truth.start
    for step in steps:
        found = [a for name, given, a in truth.steps[state] if (name, given) == (step.slot, dict(step.parameters))]
        state = found[0] if found else state
        if truth.fails(number, state):
            return True
    return truth.fails(number, state)


def check_agreement(case: Case) -> None:
    """The product's own comparison of its engines finds nothing either."""
    if not case.for_solver or case.escape < math.inf:
        return
    agreement = agree(
        case.protocol, case.bounds, case.properties, seed=2, states=3, hold_depth=2, max_examples=3,
        stateful_for=[case.properties[0].name],
    )  # fmt: skip
    assert agreement.distinct_states == len(case.truth.depth)
    assert [v.depth for v in agreement.verdicts] == [None if f == math.inf else f for f in case.first]


def check_refinement(case: Case) -> None:
    """Against itself without its last action: which steps the others can stand for."""
    if case.escape < math.inf or not case.spec.actions:
        return
    spec = case.spec.without_history()
    truth = Search(spec, case.bounds, MOST_STATES)
    gone = f"act_{spec.impossible + len(spec.actions) - 1}"
    poorer = case.protocol.variation("poorer", "poorer", "Without one action.", **{gone: None})
    found = refine(same_state(case.protocol, poorer), case.bounds)
    most = dict(case.bounds).get("replicas", 1) + 1
    refused = Counter[str]()
    for state, following in truth.steps.items():
        near = _near(truth, state, gone, most)
        refused.update(name for name, _, after in following if after not in near)
    assert {case.protocol.slots[name].name: n for name, n in refused.items()} == dict(found.refused)
    assert (found.verdicts[0].status is Status.HOLDS) == (not refused)


def _near(truth: Search, state: Any, gone: str, most: int) -> set[Any]:
    near, level = {state}, {state}
    for _ in range(most):
        level = {a for s in level for name, _, a in truth.steps[s] if name != gone} - near
        near |= level
    return near


CHECKS: dict[str, Callable[[Case], None]] = {
    "exhaustive": check_exhaustive,
    "plain": check_plain,
    "reduced": check_reduced,
    "threads": check_threads,
    "one by one": check_one_by_one,
    "steps": check_steps,
    **{f"walks, {policy}": partial(check_walks, policy=policy) for policy in Policy},
    "sample": check_sample,
    "stateful": check_stateful,
    **{
        f"bounded, {'deepest' if deepest else 'shortest'} first, {relation.__name__}{', lemmas' * helped}": partial(
            check_bounded, deepest=deepest, relation=relation, number_asked=1 if helped else None
        )
        for deepest, relation, helped in product((False, True), (Relation, WithoutReductions), (False, True))
    },
    **{f"induction over {k}": partial(check_inductive, k=k) for k in (1, 2, 3)},
    "spark": partial(check_spark, symmetry=Symmetry.OFF),
    "spark, reduced": partial(check_spark, symmetry=Symmetry.ON),
    "minimised": check_minimised,
    "agreement": check_agreement,
    "refinement": check_refinement,
}
"""What is compared, by name. Each raises AssertionError where the product differs."""
