"""Fetching: a follower's request, what the leader notes, and the response on its way.

A follower asks for what comes after its log end. A leader that has more answers with the next record, and with its high
watermark *as it was before this fetch was noted*: that is why a follower learns of a commit one fetch late. A leader
that has nothing more notes the fetch and lets it wait in the purgatory. A waiting fetch needs no variable: its offset
is noted already, and the later response reads the values of that moment.

One fetch of a follower is under way at a time. The response may get lost. It is void when the follower's role changes,
unless `late` keeps it. A request is handled when it is sent: a slow request is a follower that has not sent it yet.
This leaves out requests that arrive after their sender has changed its role.
"""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA, strongly_fair, weakly_fair
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, maximum, minimum, not_, put, select
from tideproof.model.language.state import NIL, merged
from tideproof.model.protocols.atomic.replication import appended
from tideproof.model.protocols.broker.rules import Rules, step
from tideproof.model.protocols.broker.state import (
    FETCHED,
    IDLE,
    BrokerRule,
    BrokerState,
    beginning_at,
    follows,
    without_answer,
)
from tideproof.model.protocols.broker.steps.leading import note_fetch


def may_ask(s: BrokerState, follower: int, leader: int) -> Bool:
    """Whether no response is on its way from the leader: a follower has one request to it under way at a time."""
    idle = s.answer[follower] == IDLE
    return all_of(idle, s.late_response[follower][leader] == IDLE) if s.bounds.late_responses else idle


def fetch_arrives(rules: Rules, s: BrokerState, follower: int, leader: int) -> BrokerRule:
    """The common part of the leader's handling: a follower that is free to fetch has sent a request to it."""
    yield follower != leader
    yield follows(s, follower, leader)
    yield may_ask(s, follower, leader)
    yield not_(s.truncating[follower])
    yield rules.accepts_fetch(s, leader, follower)
    return s


@weakly_fair
@step(follower=REPLICA, leader=REPLICA)
def leader_answer_fetch(rules: Rules, s: BrokerState, follower: int, leader: int) -> BrokerRule:
    """The leader reads the record after the follower's log end and its own high watermark, then notes the fetch."""
    yield from fetch_arrives(rules, s, follower, leader)
    yield s.leo[follower] < s.leo[leader]
    if s.bounds.delete_records:
        yield s.leo[follower] >= s.log_start[leader]  # otherwise the offset is out of range
    after = with_log_start(note_fetch(rules, s, leader, follower), leader, follower)
    return after.replace(
        answer=put(s.answer, follower, FETCHED),
        answer_record=put(s.answer_record, follower, select(s.log[leader], s.leo[follower])),
        answer_epoch=put(s.answer_epoch, follower, select(s.log_epoch[leader], s.leo[follower])),
        answer_offset=put(s.answer_offset, follower, s.hw[leader]),
    )


def with_log_start(s: BrokerState, leader: int, follower: int) -> BrokerState:
    """The response carries the leader's log start too, where logs start anywhere."""
    return s.replace(answer_start=put(s.answer_start, follower, s.log_start[leader])) if s.bounds.delete_records else s


def fetch_is_known(s: BrokerState, leader: int, follower: int) -> Bool:
    """Whether a fetch from the follower's log end would tell the leader nothing new."""
    starts = s.remote_start[leader][follower] == s.log_start[follower] if s.bounds.delete_records else True
    return all_of(s.remote_leo[leader][follower] == s.leo[follower], s.isr[leader][follower], starts)


@weakly_fair
@step(follower=REPLICA, leader=REPLICA)
def leader_park_fetch(rules: Rules, s: BrokerState, follower: int, leader: int) -> BrokerRule:
    """The leader has nothing for a follower that fetches: it notes the fetch, which then waits in the purgatory."""
    yield from fetch_arrives(rules, s, follower, leader)
    yield s.leo[follower] == s.leo[leader]
    yield not_(fetch_is_known(s, leader, follower))
    return note_fetch(rules, s, leader, follower)


@weakly_fair
@step(follower=REPLICA, leader=REPLICA)
def leader_answer_empty(rules: Rules, s: BrokerState, follower: int, leader: int) -> BrokerRule:
    """A fetch has waited long enough: the leader answers with its present high watermark and no record."""
    yield from fetch_arrives(rules, s, follower, leader)
    yield s.leo[follower] == s.leo[leader]
    yield s.remote_leo[leader][follower] == s.leo[follower]
    news = s.hw[leader] != s.hw[follower]
    yield any_of(news, s.log_start[leader] > s.log_start[follower]) if s.bounds.delete_records else news
    return with_log_start(s, leader, follower).replace(
        answer=put(s.answer, follower, FETCHED), answer_offset=put(s.answer_offset, follower, s.hw[leader])
    )


@strongly_fair
@step(follower=REPLICA)
def follower_append(rules: Rules, s: BrokerState, follower: int) -> BrokerRule:
    """The response arrives: the follower appends the record, and adopts the high watermark up to its log end."""
    yield s.answer[follower] == FETCHED
    record, epoch, end = s.answer_record[follower], s.answer_epoch[follower], s.leo[follower]
    grown = appended(s, follower, record, epoch)
    grown = rules.notes_epoch(grown, follower, epoch, end)
    after = merged(all_of(record != NIL, rules.takes_record(s, follower, epoch)), grown, s)
    return without_answer(taking_over(rules, after, follower, s.answer_offset[follower]), follower)


def taking_over(rules: Rules, s: BrokerState, follower: int, answered_hw: Int) -> BrokerState:
    """The follower with the high watermark of a response, as far as its log goes, and with the log start in it."""
    after, hw = s, minimum(s.leo[follower], answered_hw)
    if s.bounds.delete_records:
        after = beginning_at(s, follower, maximum(s.log_start[follower], s.answer_start[follower]))
        after = rules.forgets_with_deletion(after, follower)
        hw = maximum(hw, rules.least_high_watermark(after, follower))
    return after.replace(hw=put(s.hw, follower, hw))


@step(follower=REPLICA)
def answer_lost(rules: Rules, s: BrokerState, follower: int) -> BrokerRule:
    """The response to the follower is lost; the follower will send its request again."""
    yield s.answer[follower] != IDLE
    return without_answer(s, follower)


@weakly_fair
@step(follower=REPLICA, leader=REPLICA)
def follower_out_of_range(rules: Rules, s: BrokerState, follower: int, leader: int) -> BrokerRule:
    """The follower's offset is beyond the leader's log end, and the follower truncates its log to that end."""
    yield from fetch_arrives(rules, s, follower, leader)
    yield s.leo[follower] > s.leo[leader]
    yield rules.outlives_out_of_range(s)
    return rules.truncates(s, follower, s.leo[leader])
