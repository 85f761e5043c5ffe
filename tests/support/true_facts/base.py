"""What the checks of facts share: how they are found, and what they read off a run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tideproof.counterexamples.explain.facts import Fact, Kind
from tideproof.model.protocols.broker.releases.reassigning import EffectiveMinIsrState
from tideproof.model.runs.replay import Run

Check = Callable[[Fact, Run], bool]
CHECKS: dict[Kind, Check] = {}


def checks(kind: Kind) -> Callable[[Check], Check]:
    """Makes a function the check of this kind of facts."""

    def register(check: Check) -> Check:
        assert CHECKS.setdefault(kind, check) is check, f"two checks of {kind.text}"
        return check

    return register


def is_true(fact: Fact, run: Run) -> bool:
    return CHECKS[fact.kind](fact, run)


def around(fact: Fact, run: Run) -> tuple[Any, Any]:
    """The states before and after the fact's step."""
    return run.states[fact.step - 1][0], run.states[fact.step][0]


def is_broker(s: Any) -> bool:
    return hasattr(s, "remote_leo")


def who_may_be_elected(s: Any) -> tuple[int, ...]:
    """The ISR, and since 4.1 the eligible leader replicas."""
    return tuple(sorted({*isr_of(s.quorum_isr), *isr_of(getattr(s, "elr", ()))}))


def isr_of(flags: Any) -> tuple[int, ...]:
    return tuple(i for i in range(len(flags)) if flags[i])


def leader_hws(run: Run, step: int) -> dict[int, int]:
    """The high watermark of every broker that believes it leads after a step."""
    s: Any = run.states[step][0]
    return {b: s.hw[b] for b in range(s.bounds.replicas) if s.leader[b] == b}


def highest_hw(run: Run, before: int) -> tuple[int, int, set[int]]:
    """The highest high watermark of a leader up to a step, the first step at which one had it, and who did then."""
    hws = [leader_hws(run, step) for step in range(before)]
    highest = max(max(m.values(), default=0) for m in hws)
    first = next((step for step, m in enumerate(hws) if highest in m.values()), 0)
    return highest, first, {b for b, hw in hws[first].items() if hw == highest}


def commit_step(run: Run, record: int) -> int:
    for step, full_state in enumerate(run.states):
        s: Any = full_state[0]
        if any(record in s.log[b][:hw] for b, hw in leader_hws(run, step).items()):
            return step
    return 0


def ack_step(run: Run, record: int) -> int:
    acked = (
        i for i, full_state in enumerate(run.states) if any(getattr(full_state[0], "acked", ())[record : record + 1])
    )
    return next(acked, 0)


def is_promise(run: Run, record: int, promise: str, since: int) -> bool:
    committed, acked = commit_step(run, record), ack_step(run, record)
    first = "acknowledged" if acked and (not committed or acked < committed) else "committed"
    return promise == first and since == {"committed": committed, "acknowledged": acked}[promise]


def enough_in_sync(state: Any, leader: int) -> tuple[int, int]:
    """min.insync.replicas, and what of it a leader asks for that knows fewer replicas, since 3.7."""
    least = state.bounds.min_insync_replicas
    limits = state.bounds.get("reassignments", 0) and isinstance(state, EffectiveMinIsrState)
    return least, min(least, sum(map(bool, state.known[leader]))) if limits else least
