"""Whether a fact is true of a run: checked against its states by other means than those it was read off with."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from tideproof.counterexamples.explain import client_facts, facts, log_facts, role_facts
from tideproof.counterexamples.explain.account import Account, account
from tideproof.counterexamples.views.text import shown_value, shown_variable
from tideproof.model.language.properties import Property
from tideproof.model.protocols.broker.releases.reassigning import EffectiveMinIsrState
from tideproof.model.protocols.broker.state import ABORTED, COMMITTED, EPOCH_ANSWERED, FETCHED, IDLE, OK, REFUSED
from tideproof.model.runs.replay import Run


def assert_sound(run: Run, prop: Property) -> Account:
    """The account of a violating run, of which every sentence has its step and a true fact."""
    why = account(run, prop)
    assert why.violated_at == run.first_violation(prop.holds)
    assert any(isinstance(s.fact, facts.Fails) for s in why.sentences)
    steps = [s.step for s in why.sentences]
    assert steps == sorted(steps)
    assert all(0 <= step <= (why.violated_at or 0) for step in steps)
    for sentence in why.sentences:
        assert is_true(sentence.fact, run), sentence
    return why


@singledispatch
def is_true(fact: facts.Fact, run: Run) -> bool:
    raise TypeError(f"nothing checks {type(fact).__name__}")


def around(fact: facts.Fact, run: Run) -> tuple[Any, Any]:
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


# Records --------------------------------------------------------------------------------------------------------------


@is_true.register
def _(f: log_facts.Written, run: Run) -> bool:
    before, after = around(f, run)
    sent = any(f.record in log for full_state in run.states[: f.step] for log in full_state[0].log)  # type: ignore[attr-defined]
    there = after.log[f.broker][f.offset] == f.record and after.log_epoch[f.broker][f.offset] == f.epoch
    new = before.log[f.broker][f.offset] != f.record and (f.again or not sent) and (not f.again or is_broker(after))
    return new and there and after.leader[f.broker] == f.broker and after.epoch[f.broker] == f.epoch


@is_true.register
def _(f: log_facts.Replicated, run: Run) -> bool:
    before, after = around(f, run)
    arrived = before.log[f.broker][f.offset] != f.record and after.log[f.broker][f.offset] == f.record
    held = f.source == -1 or (before.log[f.source][f.offset] == f.record and before.hw[f.source] == f.leaders)
    return arrived and held and after.hw[f.broker] == f.high_watermark


@is_true.register
def _(f: log_facts.Committed, run: Run) -> bool:
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
    )


@is_true.register
def _(f: log_facts.Truncated, run: Run) -> bool:
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


@is_true.register
def _(f: log_facts.Stale, run: Run) -> bool:
    highest, first, who = highest_hw(run, f.step)
    return f.high_watermark < f.latest == highest and f.reached == first and f.leader in who


@is_true.register
def _(f: log_facts.ArrivedLate, run: Run) -> bool:
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


@is_true.register
def _(f: log_facts.ReadLate, run: Run) -> bool:
    before, after = around(f, run)
    holds = (after.log[f.sender][f.offset], after.log_epoch[f.sender][f.offset]) == (f.record, f.of)
    carries = (after.answer_record[f.broker], after.answer_epoch[f.broker]) == (f.record, f.of)
    asked = (after.leader[f.broker], after.leo[f.broker]) == (f.sender, f.offset)
    given = [w[0] for w in run.states[: f.step] if f.instead in w[0].log[f.sender]]  # type: ignore[attr-defined]
    return holds and carries and asked and bool(given) and before.answer_record[f.broker] == f.instead


@is_true.register
def _(f: log_facts.Kept, run: Run) -> bool:
    before, after = around(f, run)
    follows = after.leader[f.broker] == f.leader not in (-1, f.broker)
    logs = (after.log[f.broker][f.offset], after.log[f.leader][f.offset]) == (f.record, f.leaders_record)
    kept = before.log[f.broker][f.offset] == f.record != f.leaders_record
    return follows and logs and kept and not (is_broker(after) and after.truncating[f.broker])


@is_true.register
def _(f: log_facts.Passed, run: Run) -> bool:
    before, after = around(f, run)
    moved = (before.hw[f.broker], after.hw[f.broker]) == (f.had, f.high_watermark)
    there = f.record in after.log[f.broker][f.had : f.high_watermark]
    return moved and there and f.had <= f.offset < f.high_watermark and after.leader[f.broker] != f.broker


@is_true.register
def _(f: log_facts.Replaced, run: Run) -> bool:
    _, after = around(f, run)
    lost: Any = run.states[f.until - 1][0], run.states[f.until][0]
    was_lost = lost[0].log[f.broker][f.offset] == f.record != lost[1].log[f.broker][f.offset]
    return was_lost and after.log[f.broker][f.offset] == f.by != f.record


@is_true.register
def _(f: log_facts.Holders, run: Run) -> bool:
    s: Any = run.states[f.step][0]
    holding = tuple(b for b, log in enumerate(s.log) if f.record in log)
    electable = tuple(b for b in who_may_be_elected(s) if f.record not in s.log[b])
    said = (holding, electable, s.quorum_leader) == (f.holding, f.electable_without, f.leader)
    return said and is_promise(run, f.record, f.promise, f.since)


# Roles ----------------------------------------------------------------------------------------------------------------


@is_true.register
def _(f: role_facts.Decided, run: Run) -> bool:
    before, after = around(f, run)
    what = (after.quorum_epoch, after.quorum_leader, isr_of(after.quorum_isr)) == (f.epoch, f.leader, f.isr)
    gone = set(f.was) - set(f.isr)
    within = before.quorum_epoch == f.epoch and set(f.isr) < set(f.was) and any(after.isr[f.leader][b] for b in gone)
    was = isr_of(before.quorum_isr) == f.was and (before.quorum_epoch < f.epoch or within)
    return what and was and f.elected == (f.leader not in (-1, before.quorum_leader))


@is_true.register
def _(f: role_facts.Admitted, run: Run) -> bool:
    before, after = around(f, run)
    moved = not before.quorum_isr[f.broker] and after.quorum_isr[f.broker]
    ends = (after.leo[f.broker], before.hw[f.leader], after.epoch[f.leader]) == (f.leo, f.high_watermark, f.epoch)
    return moved and isr_of(after.quorum_isr) == f.isr and after.quorum_leader == f.leader and ends


@is_true.register
def _(f: role_facts.Expelled, run: Run) -> bool:
    before, after = around(f, run)
    moved = before.quorum_isr[f.broker] and not after.quorum_isr[f.broker]
    whose = (after.quorum_leader, after.epoch[f.leader]) == (f.leader, f.epoch)
    return moved and isr_of(after.quorum_isr) == f.isr and whose


@is_true.register
def _(f: role_facts.LearnedIsr, run: Run) -> bool:
    before, after = around(f, run)
    isrs = [isr_of(full_state[0].quorum_isr) for full_state in run.states]  # type: ignore[attr-defined]
    changed = next(step for step in range(f.step + 1) if set(isrs[step : f.step + 1]) == {f.quorum_isr})
    leads = before.leader[f.leader] == after.leader[f.leader] == f.leader
    knew = (isr_of(before.isr[f.leader]), isr_of(after.isr[f.leader])) == (f.was, f.isr)
    return leads and knew and f.was != f.isr and (after.epoch[f.leader], changed) == (f.epoch, f.changed)


@is_true.register
def _(f: role_facts.AskedForIsr, run: Run) -> bool:
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


@is_true.register
def _(f: role_facts.Fenced, run: Run) -> bool:
    before, after = around(f, run)
    return (bool(before.fenced[f.broker]), bool(after.fenced[f.broker])) == (f.back, not f.back)


@is_true.register
def _(f: role_facts.Eligible, run: Run) -> bool:
    before, after = around(f, run)
    new = after.elr[f.broker] and not before.elr[f.broker] and not after.quorum_isr[f.broker]
    return bool(new) and (isr_of(after.quorum_isr), after.bounds.min_insync_replicas) == (f.isr, f.least)


@is_true.register
def _(f: role_facts.Reassigned, run: Run) -> bool:
    before, after = around(f, run)
    has = [(bool(s.assigned[f.broker]), bool(s.hosts[f.broker]), int(s.leo[f.broker])) for s in (before, after)]
    (was_replica, had_log, _), (is_replica, has_log, end) = has
    if "removed" in f.what:
        return (was_replica, is_replica) == (True, False) and had_log == has_log
    if "added" in f.what:
        return (was_replica, is_replica) == (False, True) and not had_log and not has_log and end == 0
    return "deletes" in f.what and (was_replica, had_log, has_log, end) == (False, True, False, 0)


@is_true.register
def _(f: role_facts.Served, run: Run) -> bool:
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


@is_true.register
def _(f: role_facts.Led, run: Run) -> bool:
    before, after = around(f, run)
    new = (before.leader[f.broker], before.epoch[f.broker]) != (f.broker, f.epoch)
    now = (after.leader[f.broker], after.epoch[f.broker]) == (f.broker, f.epoch)
    highest, first, who = highest_hw(run, f.step)
    behind = f.behind is None if highest <= f.high_watermark else f.behind in {(highest, b, first) for b in who}
    ends = (after.leo[f.broker], after.hw[f.broker]) == (f.leo, f.high_watermark)
    return new and now and behind and ends and is_over(f.epoch, f.over, f.step, run)


@is_true.register
def _(f: role_facts.Followed, run: Run) -> bool:
    before, after = around(f, run)
    now = (after.leader[f.broker], after.epoch[f.broker]) == (f.leader, f.epoch)
    new = (before.leader[f.broker], before.epoch[f.broker]) != (f.leader, f.epoch)
    return now and new and after.epoch[f.leader] == f.known_epoch and is_over(f.epoch, f.over, f.step, run)


@is_true.register
def _(f: log_facts.Without, run: Run) -> bool:
    before, after = around(f, run)
    lacks = f.record not in after.log[f.broker] and is_promise(run, f.record, f.promise, f.since) and f.since < f.step
    office = (before.leader[f.broker], before.epoch[f.broker]) != (f.broker, after.epoch[f.broker])
    happened = {
        "elected": after.quorum_leader == f.broker != before.quorum_leader,
        "leads": after.leader[f.broker] == f.broker and office,
        "admitted": after.quorum_isr[f.broker] and not before.quorum_isr[f.broker],
    }
    return lacks and bool(happened[f.how])


@is_true.register
def _(f: log_facts.Restarted, run: Run) -> bool:
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


# The property ---------------------------------------------------------------------------------------------------------


@is_true.register
def _(f: facts.Fails, run: Run) -> bool:
    """Every comparison reads what the state holds; what a ghost saw, it compared with what it had remembered."""
    space = run.system.space
    now, then = (dict(zip((v.name for v in space.variables), space.leaves(full_state), strict=True))
                 for full_state in (run.states[f.step], run.states[max(0, f.step - 1)]))  # fmt: skip
    return all(
        (then if c.earlier and variable.ghost else now)[variable.name] == value
        for c in (*f.given, *f.but)
        for variable, value in c.reads
    )


@is_true.register
def _(f: facts.Since, run: Run) -> bool:
    space = run.system.space
    index = next(i for i, v in enumerate(space.variables) if shown_variable(space, v) == f.variable)
    values = [
        shown_value(space, space.variables[index], int(space.leaves(full_state)[index])) for full_state in run.states
    ]
    return set(values[f.step :]) == {f.value} and (not f.step or values[f.step - 1] == f.was != f.value)


@is_true.register
def _(f: facts.Took, run: Run) -> bool:
    step = run.steps[f.step - 1]
    return (f.action, f.meaning) == (str(step), step.action.meaning) and "(" in f.action and f.meaning.endswith(".")


@is_true.register
def _(f: facts.Became, run: Run) -> bool:
    space = run.system.space
    index = next(i for i, v in enumerate(space.variables) if shown_variable(space, v) == f.variable)
    then, now = (int(space.leaves(run.states[step])[index]) for step in (f.step - 1, f.step))
    return then != now and [shown_value(space, space.variables[index], v) for v in (then, now)] == [f.was, f.value]


def enough_in_sync(state: Any, leader: int) -> tuple[int, int]:
    """min.insync.replicas, and what of it a leader asks for that knows fewer replicas, since 3.7."""
    least = state.bounds.min_insync_replicas
    limits = state.bounds.get("reassignments", 0) and isinstance(state, EffectiveMinIsrState)
    return least, min(least, sum(map(bool, state.known[leader]))) if limits else least


# Clients --------------------------------------------------------------------------------------------------------------


@is_true.register
def _(f: client_facts.Acknowledged, run: Run) -> bool:
    before, after = around(f, run)
    holding = tuple(b for b, log in enumerate(after.log) if f.record in log)
    electable = tuple(b for b in who_may_be_elected(after) if b not in holding)
    leads = (after.leader[f.broker], after.epoch[f.broker], isr_of(after.isr[f.broker])) == (f.broker, f.epoch, f.isr)
    answered = not before.acked[f.record] and after.acked[f.record] and before.waits_at[f.record] == f.broker
    asked = (after.bounds.acks, *enough_in_sync(after, f.broker)) == (f.acks, f.least, f.enough)
    return answered and leads and asked and (holding, electable) == (f.holding, f.electable_without)


@is_true.register
def _(f: client_facts.Believed, run: Run) -> bool:
    _, after = around(f, run)
    logs = (log for full_state in run.states[: f.step + 1] for log in full_state[0].log)  # type: ignore[attr-defined]
    written = any(f.record in log for log in logs)
    said_by = f.outcome != REFUSED or f.broker != -1
    unknown = f.outcome != OK or not written
    return (after.outcome, after.next_record - 1, written) == (f.outcome, f.record, f.written) and said_by and unknown


@is_true.register
def _(f: client_facts.InTransaction, run: Run) -> bool:
    before, after = around(f, run)
    new = before.transaction_of[f.record] == -1 and after.transaction_of[f.record] == f.transaction
    return new and bool(after.is_marker[f.record]) == f.marker and (f.marker or not after.decision[f.transaction])


@is_true.register
def _(f: client_facts.Ruled, run: Run) -> bool:
    before, after = around(f, run)
    ruled = after.decision[f.transaction] == (COMMITTED if f.committed else ABORTED)
    return bool(ruled and not before.decision[f.transaction])


def stable(s: Any, broker: int) -> int:
    """The first offset below the high watermark, not below the log start, of a transaction without a marker there."""
    below = [r for r in s.log[broker][: s.hw[broker]] if r != -1]
    ended = {s.transaction_of[r] for r in below if s.is_marker[r]}
    open_ = [i for i, r in enumerate(below) if s.transaction_of[r] != -1 and s.transaction_of[r] not in ended]
    start = s.log_start[broker] if s.bounds.delete_records else 0
    return min([s.hw[broker], *(max(i, start) for i in open_)])


@is_true.register
def _(f: client_facts.Consumed, run: Run) -> bool:
    before, after = around(f, run)
    sent = after.log[f.broker][f.offset] == f.record and (before.position, after.position) == (f.offset, f.offset + 1)
    returned = after.read[f.offset] == f.record if f.returned else after.read == before.read
    of = after.transaction_of[f.record] if after.transaction_of else -1
    seen = (after.decision[of] if of != -1 else -1, stable(after, f.broker) if after.decision else -1)
    leads = (after.leader[f.broker], after.epoch[f.broker], after.hw[f.broker])
    return (
        sent
        and returned
        and f.again == (before.read[f.offset] != -1)
        and of == f.transaction
        and seen == (f.decision, f.last_stable)
        and leads == (f.broker, f.epoch, f.high_watermark)
    )


@is_true.register
def _(f: client_facts.Moved, run: Run) -> bool:
    before, after = around(f, run)
    log = (after.leader[f.broker], after.epoch[f.broker], after.leo[f.broker], after.hw[f.broker])
    start = after.log_start[f.broker] if after.log_start else 0
    moved = (before.position, after.position) == (f.had, f.position) and before.read == after.read
    return moved and f.had != f.position and (*log, start) == (f.broker, f.epoch, f.leo, f.high_watermark, f.log_start)


@is_true.register
def _(f: client_facts.LatestOffset, run: Run) -> bool:
    before, after = around(f, run)
    known = [full_state[0].latest for full_state in run.states[f.since : f.step]]  # type: ignore[attr-defined]
    earlier: Any = run.states[f.since - 1][0] if f.since else None
    since = set(known) == {f.had} and (earlier is None or earlier.latest != f.had)
    return since and before.latest != after.latest == f.latest and after.epoch[f.broker] == f.epoch


@is_true.register
def _(f: client_facts.DeletionAsked, run: Run) -> bool:
    before, after = around(f, run)
    asked = after.deletions == before.deletions + 1 and after.leader[f.broker] == f.broker
    return asked and (after.log_start[f.broker], after.epoch[f.broker]) == (f.offset, f.epoch)


@is_true.register
def _(f: client_facts.DeletionAnswered, run: Run) -> bool:
    before, after = around(f, run)
    answered = before.deletion_offset == f.offset and after.deletion_offset == -1 and after.deleted >= f.offset
    noted = tuple(after.log_start[b] if b == f.broker else s for b, s in enumerate(after.remote_start[f.broker]))
    return answered and (after.log_start, noted) == (f.starts, f.known_starts)


@is_true.register
def _(f: client_facts.LogStart, run: Run) -> bool:
    before, after = around(f, run)
    moved = (before.log_start[f.broker], after.log_start[f.broker]) == (f.had, f.start) and f.had != f.start
    return moved and (before.leo[f.broker], after.leo[f.broker], after.hw[f.broker]) == (
        f.leo_had, f.leo, f.high_watermark
    )  # fmt: skip


@is_true.register
def _(f: client_facts.EpochCompared, run: Run) -> bool:
    """The epoch that the broker's cache or log knows best, not above the one asked for, ends where the next begins."""
    before, after = around(f, run)
    asked = (before.position, before.position_epoch) == (f.position, f.of) and after.position != f.position
    if f.end == -1:
        return bool(asked)
    later = [start for e, start in enumerate(after.epoch_start[f.broker]) if e > f.epoch and start != -1]
    return asked and f.epoch <= f.of and f.end == min(later, default=after.leo[f.broker])
