"""Checks of facts about roles: who leads and follows, and who is in the ISR."""

from __future__ import annotations

from typing import Any

from support.true_facts.base import around, checks, highest_hw, isr_of
from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.facts import Fact
from tideproof.model.protocols.broker.state import IDLE
from tideproof.model.runs.replay import Run


@checks(say.DECIDED)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    what = (after.quorum_epoch, after.quorum_leader, isr_of(after.quorum_isr)) == (f.epoch, f.leader, f.isr)
    gone = set(f.was) - set(f.isr)
    within = before.quorum_epoch == f.epoch and set(f.isr) < set(f.was) and any(after.isr[f.leader][b] for b in gone)
    was = isr_of(before.quorum_isr) == f.was and (before.quorum_epoch < f.epoch or within)
    return what and was and f.elected == (f.leader not in (-1, before.quorum_leader))


@checks(say.ADMITTED)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    moved = not before.quorum_isr[f.broker] and after.quorum_isr[f.broker]
    ends = (after.leo[f.broker], before.hw[f.leader], after.epoch[f.leader]) == (f.leo, f.high_watermark, f.epoch)
    return moved and isr_of(after.quorum_isr) == f.isr and after.quorum_leader == f.leader and ends


@checks(say.EXPELLED)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    moved = before.quorum_isr[f.broker] and not after.quorum_isr[f.broker]
    whose = (after.quorum_leader, after.epoch[f.leader]) == (f.leader, f.epoch)
    return moved and isr_of(after.quorum_isr) == f.isr and whose


@checks(say.LEARNED_ISR)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    isrs = [isr_of(full_state[0].quorum_isr) for full_state in run.states]  # type: ignore[attr-defined]
    changed = next(step for step in range(f.step + 1) if set(isrs[step : f.step + 1]) == {f.quorum_isr})
    leads = before.leader[f.leader] == after.leader[f.leader] == f.leader
    knew = (isr_of(before.isr[f.leader]), isr_of(after.isr[f.leader])) == (f.was, f.isr)
    return leads and knew and f.was != f.isr and (after.epoch[f.leader], changed) == (f.epoch, f.changed)


@checks(say.ASKED_FOR_ISR)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    roles = {(s.leader[f.leader], s.epoch[f.leader]) for s in (before, after)}
    known = f.broker in f.isr and not before.isr[f.leader][f.broker] and after.remote_leo[f.leader][f.broker] == f.leo
    then, now = (isr_of(s.proposed[f.leader]) for s in (before, after))
    if not f.dropped:
        return roles == {(f.leader, f.epoch)} and known and then != now == f.isr
    # The ISR has been that of the request while it was under way; another leader may have been elected since.
    states: list[Any] = [full_state[0] for full_state in run.states[: f.step]]
    begun = max(i for i, s in enumerate(states) if isr_of(s.proposed[f.leader]) != f.isr)
    granted = any(isr_of(s.quorum_isr) == f.isr for s in states[begun + 1 :])
    return roles == {(f.leader, f.epoch)} and known and (then, now) == (f.isr, ()) and granted


@checks(say.FENCED)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    return (bool(before.fenced[f.broker]), bool(after.fenced[f.broker])) == (f.back, not f.back)


@checks(say.ELIGIBLE)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    new = after.elr[f.broker] and not before.elr[f.broker] and not after.quorum_isr[f.broker]
    return bool(new) and (isr_of(after.quorum_isr), after.bounds.min_insync_replicas) == (f.isr, f.least)


@checks(say.REASSIGNED)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    has = [(bool(s.assigned[f.broker]), bool(s.hosts[f.broker]), int(s.leo[f.broker])) for s in (before, after)]
    (was_replica, had_log, _), (is_replica, has_log, end) = has
    if "removed" in f.what:
        return (was_replica, is_replica) == (True, False) and had_log == has_log
    if "added" in f.what:
        return (was_replica, is_replica) == (False, True) and not had_log and not has_log and end == 0
    return "deletes" in f.what and (was_replica, had_log, has_log, end) == (False, True, False, 0)


@checks(say.SERVED)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    roles = [(s.leader[f.leader], s.epoch[f.leader], s.leader[f.broker], s.epoch[f.broker]) for s in (before, after)]
    others = f.leaders_epoch != f.epoch and set(roles) == {(f.leader, f.leaders_epoch, f.leader, f.epoch)}
    if f.noted != -1:
        return others and before.remote_leo[f.leader][f.broker] != after.remote_leo[f.leader][f.broker] == f.noted
    return others and before.answer[f.broker] == IDLE != after.answer[f.broker]


def is_over(epoch: int, over: tuple[int, int] | None, step: int, run: Run) -> bool:
    """Whether the controller was in the epoch `over` since that step, and in no later one than `epoch` if None."""
    epochs = [full_state[0].quorum_epoch for full_state in run.states[: step + 1]]  # type: ignore[attr-defined]
    later = (epochs[-1], epochs.index(epochs[-1])) if epochs[-1] > epoch else None
    return over == later


@checks(say.LED)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    new = (before.leader[f.broker], before.epoch[f.broker]) != (f.broker, f.epoch)
    now = (after.leader[f.broker], after.epoch[f.broker]) == (f.broker, f.epoch)
    highest, first, who = highest_hw(run, f.step)
    behind = f.behind is None if highest <= f.high_watermark else f.behind in {(highest, b, first) for b in who}
    ends = (after.leo[f.broker], after.hw[f.broker]) == (f.leo, f.high_watermark)
    return new and now and behind and ends and is_over(f.epoch, f.over, f.step, run)


@checks(say.FOLLOWED)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    now = (after.leader[f.broker], after.epoch[f.broker]) == (f.leader, f.epoch)
    new = (before.leader[f.broker], before.epoch[f.broker]) != (f.leader, f.epoch)
    return now and new and after.epoch[f.leader] == f.known_epoch and is_over(f.epoch, f.over, f.step, run)
