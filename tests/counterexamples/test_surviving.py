"""Why the fixed protocol survives the schedule of a recorded counterexample: sentences, no code, each of them true."""

from __future__ import annotations

import re

import pytest

from tideproof.cli.choices import look_up
from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.account import account
from tideproof.counterexamples.explain.facts import Fact
from tideproof.counterexamples.explain.surviving import surviving
from tideproof.counterexamples.museum.cases import Case, cases
from tideproof.counterexamples.twin import Twin, follow
from tideproof.counterexamples.views.text import shown_value, shown_variable
from tideproof.model.language.properties import watched
from tideproof.model.language.state import NIL, State
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import Run, replay

CASES = cases()


def twin_of(case: Case) -> tuple[Twin, list[Fact], list[str]]:
    opened = look_up(case.trace)
    run = replay(opened.run.system, opened.run.steps)
    fixed = PROTOCOLS[case.fixed_by]
    bounds = fixed.bounded(**{**case.trace.bounds, **case.fixed_with})
    twin = follow(run, watched(fixed, bounds, [opened.property]))
    sentences = surviving(twin, account(run, opened.property))
    return twin, sentences, [f"{s.step} {s.text}" for s in sentences]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_case_explains_why_its_fix_survives(case: Case) -> None:
    twin, facts, texts = twin_of(case)
    assert [text for text in texts if re.search(r"`|\bs\.|\(s,|lambda", text)] == []
    assert {f.step for f in facts if f.kind is say.UNTAKEN} == twin.refused.keys()
    assert min(f.step for f in facts) == twin.diverged_at
    if twin.diverged_at not in twin.refused:
        (differs,) = (f for f in facts if f.kind is say.DIFFERS)
        assert (differs.logs or differs.values) and set(differs.values) <= values_of(twin, twin.diverged_at or 0)
        after = twin.at[differs.step][0], twin.run.states[differs.step][0]
        for broker, *records in differs.logs:
            assert records[0] != records[1]
            assert [set(r) for r in records] == [set(s.log[broker]) - {NIL} for s in after]  # type: ignore[attr-defined]
    for fact in facts:
        if fact.kind is say.UNTAKEN and fact.step in twin.blocked:
            here = dict(zip(twin.other.system.space.variables, leaves(twin, twin.at[fact.step - 1]), strict=True))
            assert fact.values
            assert all(here[variable] == value for c in fact.values for variable, value in c.reads)
        elif fact.kind is say.HOLDERS:
            logs = twin.at[-1][0].log  # type: ignore[attr-defined]
            assert fact.holding == tuple(b for b, log in enumerate(logs) if fact.record in log)
        elif fact.kind is say.UNCOMMITTED:
            assert not any(passed(full_state[0], fact.record) for full_state in twin.at)


def leaves(twin: Twin, full_state: tuple[State, ...]) -> list[int]:
    return [int(leaf) for leaf in twin.other.system.space.leaves(full_state)]


def values_of(twin: Twin, number: int) -> set[str]:
    """Every `variable is value, not value` that holds after a step."""
    there, here = twin.run.system.space, twin.other.system.space
    failing = dict(zip((v.name for v in there.variables), there.leaves(twin.run.states[number]), strict=True))
    found = set()
    for variable, leaf in zip(here.variables, leaves(twin, twin.at[number]), strict=True):
        if int(other := failing.get(variable.name, leaf)) != leaf:
            value, was = (shown_value(here, variable, int(v)) for v in (leaf, other))
            found.add(f"{shown_variable(here, variable)} is {value}, not {was}")
    return found


def passed(s: State, record: int) -> bool:
    """Whether a leader's high watermark is above the record."""
    brokers = range(s.bounds["replicas"])
    return any(s.leader[b] == b and record in s.log[b][: s.hw[b]] for b in brokers)  # type: ignore[attr-defined]


def texts_of(name: str) -> list[str]:
    return twin_of(next(case for case in CASES if case.name == name))[2]


def test_a_refused_step_is_explained_by_its_guard_and_values() -> None:
    first, second, *_ = texts_of("stale-leader")
    assert first.startswith("7 FencedBecomeFollowerAndTruncate(epoch=e0, replica=b2, leader=b0) is not taken, because ")
    assert first.endswith("because epoch[b0] is e2, not e0.")
    assert second == (
        "8 FencedFollowerFetch(follower=b2, leader=b0) is not taken. It asks whether leader and follower agree on who "
        "leads, and in which epoch: the fence of KIP-320; that is false: leader[b2] is none, not b0."
    )


def test_a_step_with_another_effect_is_explained_by_its_differences() -> None:
    differs, end = texts_of("stale-remote-leo")
    assert differs.startswith("11 BecomeLeader(epoch=e2, replica=b0) leads to another state: ")
    assert differs.endswith(": hw[b0] is 0, not 1; remote_leo[b0][b1] is 0, not 1.")
    assert end == "11 At the end r1 is neither committed nor acknowledged."
    logs = "leads to another state: b1's log holds r1, not nothing; truncating[b1] is true, not false."
    assert any(text.endswith(logs) for text in texts_of("restarted-and-truncated"))
    assert "11 r1, committed at step 6, is now on b0 and b1." in texts_of("lagging-high-watermark")


def test_equal_runs_need_no_explanation() -> None:
    opened = look_up(CASES[0].trace)
    run = Run(opened.run.system, opened.run.steps, opened.run.states)
    assert surviving(follow(run, run.system), account(run, opened.property)) == []
