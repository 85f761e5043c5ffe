"""Checks of facts about records, where they are in logs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from support.true_facts.base import (
    around,
    checks,
    commit_step,
    enough_in_sync,
    highest_hw,
    is_broker,
    is_promise,
    isr_of,
    who_may_be_elected,
)
from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.facts import Fact
from tideproof.counterexamples.views.text import short_step
from tideproof.model.language.actions import Blocked
from tideproof.model.protocols.broker.state import EPOCH_ANSWERED, FETCHED, IDLE
from tideproof.model.runs.replay import Run, replay


@checks(say.WRITTEN)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    sent = any(f.record in log for full_state in run.states[: f.step] for log in full_state[0].log)  # type: ignore[attr-defined]
    there = after.log[f.broker][f.offset] == f.record and after.log_epoch[f.broker][f.offset] == f.epoch
    new = (
        before.log[f.broker][f.offset] != f.record
        and (f.again or f.late or not sent)
        and (not f.again or is_broker(after))
    )
    new = new and f.late == (
        is_broker(before) and bool(before.late_request) and before.late_request != after.late_request
    )
    return new and there and after.leader[f.broker] == f.broker and after.epoch[f.broker] == f.epoch


@checks(say.REPLICATED)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    arrived = before.log[f.broker][f.offset] != f.record and after.log[f.broker][f.offset] == f.record
    held = f.source == -1 or (before.log[f.source][f.offset] == f.record and before.hw[f.source] == f.leaders)
    return arrived and held and after.hw[f.broker] == f.high_watermark


@checks(say.COMMITTED)
def _(f: Fact, run: Run) -> bool:
    _, after = around(f, run)
    ends = tuple(after.leo[b] for b in f.isr)
    noted = after.remote_leo[f.broker] if is_broker(after) else after.leo
    known = tuple(after.leo[b] if b == f.broker else noted[b] for b in f.isr)
    isrs = isr_of(after.isr[f.broker]) == f.isr and isr_of(after.quorum_isr) == f.quorum_isr
    lacking = {b for b in f.isr if f.record not in after.log[b]}
    instead = {b for b, _ in f.instead} == lacking and all(after.log[b][f.offset] == other for b, other in f.instead)
    numbers = (ends, known, after.epoch[f.broker]) == (f.leos, f.known_leos, f.epoch)
    outside = tuple(b for b in who_may_be_elected(after) if b not in f.isr and f.record not in after.log[b])
    counts = (f.least, f.enough) == (enough_in_sync(after, f.broker) if hasattr(after, "elr") else (0, 0))
    return (
        commit_step(run, f.record) == f.step
        and numbers
        and isrs
        and instead
        and counts
        and outside == f.electable_without
        and (f.fetched is None or _is_fetch(f, run))
    )


def _is_fetch(f: Fact, run: Run) -> bool:
    (before, after), (follower, offset) = around(f, run), f.fetched
    had, noted = (s.remote_leo[f.broker][follower] for s in (before, after))
    return had < noted == offset and run.steps[f.step - 1].parameters.get("follower") == follower


@checks(say.TRUNCATED)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    held = before.log[f.broker][f.offset] == f.record != after.log[f.broker][f.offset]
    ends = before.leo[f.broker] == f.leo_before and min(after.leo[f.broker], f.offset) == f.leo
    hws = [full_state[0].hw[f.broker] for full_state in run.states[f.since : f.step]]  # type: ignore[attr-defined]
    constant = set(hws) == {f.high_watermark}
    earlier: Any = run.states[f.since - 1][0] if f.since else None
    answer = None
    follows = before.leader[f.broker] == after.leader[f.broker]
    if is_broker(before) and follows and before.answer[f.broker] == EPOCH_ANSWERED != after.answer[f.broker]:
        answer = (before.answer_epoch[f.broker], before.answer_offset[f.broker])
    return (
        held
        and ends
        and constant
        and (earlier is None or earlier.hw[f.broker] != f.high_watermark)
        and f.answer == answer
        and f.with_power == (is_broker(after) and after.power_losses > before.power_losses)
    )


@checks(say.STALE)
def _(f: Fact, run: Run) -> bool:
    highest, first, who = highest_hw(run, f.step)
    return f.high_watermark < f.latest == highest and f.reached == first and f.leader in who


@checks(say.ARRIVED_LATE)
def _(f: Fact, run: Run) -> bool:
    """It was on its way to the broker in the role that it asked in, and has been under way as a late one since."""
    before, after = around(f, run)
    kind = EPOCH_ANSWERED if f.end_of_epoch else FETCHED

    def is_on_its_way(s: Any) -> bool:
        content = (s.answer[f.broker], s.answer_record[f.broker], s.answer_epoch[f.broker], s.answer_offset[f.broker])
        return content == (kind, f.record, f.of, f.end)

    states = [full_state[0] for full_state in run.states[: f.step]]
    late = [s.late_response[f.broker][f.sender] == kind for s in states]  # type: ignore[attr-defined]
    given: Any = states[max(i for i, is_late in enumerate(late) if not is_late)]
    role = (given.leader[f.broker], given.epoch[f.broker], given.leo[f.broker])
    now = (after.leader[f.broker], after.epoch[f.broker], after.late_response[f.broker][f.sender])
    was_given = is_on_its_way(given) and role == (f.sender, f.requested_in, f.offset)
    return was_given and is_on_its_way(after) and now == (f.sender, f.epoch, IDLE) and before.answer[f.broker] == IDLE


@checks(say.READ_LATE)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    holds = (after.log[f.sender][f.offset], after.log_epoch[f.sender][f.offset]) == (f.record, f.of)
    carries = (after.answer_record[f.broker], after.answer_epoch[f.broker]) == (f.record, f.of)
    asked = (after.leader[f.broker], after.leo[f.broker]) == (f.sender, f.offset)
    given = [w[0] for w in run.states[: f.step] if f.meant in w[0].log[f.sender]]  # type: ignore[attr-defined]
    return holds and carries and asked and bool(given) and before.answer_record[f.broker] == f.meant


@checks(say.KEPT)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    follows = after.leader[f.broker] == f.leader not in (-1, f.broker)
    logs = (after.log[f.broker][f.offset], after.log[f.leader][f.offset]) == (f.record, f.leaders_record)
    kept = before.log[f.broker][f.offset] == f.record != f.leaders_record
    return follows and logs and kept and not (is_broker(after) and after.truncating[f.broker])


@checks(say.PASSED)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    moved = (before.hw[f.broker], after.hw[f.broker]) == (f.had, f.high_watermark)
    there = f.record in after.log[f.broker][f.had : f.high_watermark]
    return moved and there and f.had <= f.offset < f.high_watermark and after.leader[f.broker] != f.broker


@checks(say.REPLACED)
def _(f: Fact, run: Run) -> bool:
    _, after = around(f, run)
    lost: Any = run.states[f.until - 1][0], run.states[f.until][0]
    was_lost = lost[0].log[f.broker][f.offset] == f.record != lost[1].log[f.broker][f.offset]
    return was_lost and after.log[f.broker][f.offset] == f.by != f.record


@checks(say.HOLDERS)
def _(f: Fact, run: Run) -> bool:
    s: Any = run.states[f.step][0]
    holding = tuple(b for b, log in enumerate(s.log) if f.record in log)
    electable = tuple(b for b in who_may_be_elected(s) if f.record not in s.log[b])
    said = (holding, electable, s.quorum_leader) == (f.holding, f.electable_without, f.leader)
    return said and is_promise(run, f.record, f.promise, f.since)


@checks(say.GONE)
def _(f: Fact, run: Run) -> bool:
    """The steps can be taken one after another, and then no log has the record."""
    system = run.system
    if f.if_unclean:
        system = replace(system, bounds=system.protocol.bounded(**{**system.bounds, "unclean": 1}))
    state, holding = replay(system, run.steps[: f.step]).states[-1], f.holding
    named = {short_step(instance): instance for instance in system.kinds}
    for step in f.steps:
        after = system.step(state, named[step])
        assert not isinstance(after, Blocked), step
        state = after
    s: Any = state[0]
    return not any(f.record in log for log in s.log) and all(s.leader[b] == f.leader for b in holding)


@checks(say.WITHOUT)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    lacks = f.record not in after.log[f.broker] and is_promise(run, f.record, f.promise, f.since) and f.since < f.step
    office = (before.leader[f.broker], before.epoch[f.broker]) != (f.broker, after.epoch[f.broker])
    happened = {
        "elected": after.quorum_leader == f.broker != before.quorum_leader,
        "leads": after.leader[f.broker] == f.broker and office,
        "admitted": after.quorum_isr[f.broker] and not before.quorum_isr[f.broker],
    }
    return lacks and bool(happened[f.how])


@checks(say.RESTARTED)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    lost = after.power_losses - before.power_losses
    hws = (before.hw[f.broker], after.hw[f.broker]) == (f.had, f.high_watermark)
    return (
        lost == f.with_power
        and lost + after.crashes - before.crashes == 1
        and after.leader[f.broker] == -1
        and hws
        and after.leo[f.broker] == f.leo
    )
