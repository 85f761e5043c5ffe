"""Responses that come late: after a change of role, or with a body that was read after the fetch was handled.

Each needs its bound. Without it a response is void as soon as the role of its receiver changes, and carries the records
that the leader's log held when it handled the fetch.

`late_responses`. A broker has one fetcher thread for each leader that it follows, and the thread has one request under
way at a time. When the role of the broker changes, it removes the partition from the thread and perhaps adds it again;
the request stays under way, and its response is late. If the partition belongs to the same thread again, the thread
cannot send a request for it before that response arrives, and compares the response with its present state by the rule
`accepts_late_response`. A restart of the receiver ends its threads.

`late_bodies`. The body of a fetch response is a region of the log file, which the network thread reads when it sends
the response. If the sender has truncated its log in between, the body has the records written there since; without any,
the connection is closed, and the response is lost. The high watermark is that of the moment when the fetch was handled.
A restart of the sender ends its connections.

Source: apache/kafka 2.1.1 and 3.9.0-rc3, AbstractFetcherThread.processFetchRequest; FileRecords.writeTo.
"""

from __future__ import annotations

from functools import partial

from tideproof.model.language.actions import REPLICA, weakly_fair
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, ite, put, select
from tideproof.model.language.state import NIL, merged, variable_of
from tideproof.model.protocols.broker.rules import RuleOf, Rules, and_then, asked, step
from tideproof.model.protocols.broker.state import (
    FETCHED,
    IDLE,
    BrokerRule,
    BrokerState,
    put2,
    without_answer,
)

# Responses for an earlier role ----------------------------------------------------------------------------------------


def keeping_response(change_of_role: RuleOf) -> RuleOf:
    """A step that changes the role of `replica`; the response on its way to that broker is late from then on."""

    def keep(before: BrokerState, after: BrokerState, replica: int) -> BrokerState:
        if not before.late_response:
            return after
        content = {
            "late_record": before.answer_record,
            "late_epoch": before.answer_epoch,
            "late_offset": before.answer_offset,
            "requested_offset": before.leo,
            "requested_epoch": before.epoch,
        }
        is_late = all_of(before.answer[replica] != IDLE, after.answer[replica] == IDLE)
        for sender in range(before.bounds.replicas):
            if sender == replica:
                continue
            from_it = all_of(is_late, before.leader[replica] == sender)
            changed = {"late_response": before.answer, **content}
            after = after.replace(
                **{
                    name: put2(
                        variable_of(after, name),
                        replica,
                        sender,
                        ite(from_it, values[replica], variable_of(after, name)[replica][sender]),
                    )
                    for name, values in changed.items()
                }
            )
        return after

    return and_then(change_of_role, keep, "replica")


CONTENT = ("late_record", "late_epoch", "late_offset", "requested_offset", "requested_epoch")


def without_late_response(s: BrokerState, follower: int, sender: int) -> BrokerState:
    emptied = {name: put2(variable_of(s, name), follower, sender, NIL) for name in CONTENT}
    return s.replace(late_response=put2(s.late_response, follower, sender, IDLE), **emptied)


def is_for_the_log_end(s: BrokerState, leader: int, follower: int) -> Bool:
    """Whether the late response is for the offset that the follower would fetch from now."""
    return s.requested_offset[follower][leader] == s.leo[follower]


def is_for_the_epoch(s: BrokerState, leader: int, follower: int) -> Bool:
    """Whether the late response is for the leader epoch that the follower is in."""
    return s.requested_epoch[follower][leader] == s.epoch[follower]


ends = partial(weakly_fair, together="a late response ends")
"""It arrives, or is lost or discarded; the follower does not wait for it for ever."""


@ends
@step(asked("late_responses"), follower=REPLICA, leader=REPLICA)
def late_response_arrive(rules: Rules, s: BrokerState, follower: int, leader: int) -> BrokerRule:
    """A late response arrives from a broker that leads again, and the follower accepts it as a present one."""
    yield follower != leader
    yield s.late_response[follower][leader] != IDLE
    yield s.leader[follower] == leader
    yield rules.accepts_late_response(s, leader, follower)
    return without_late_response(s, follower, leader).replace(
        answer=put(s.answer, follower, s.late_response[follower][leader]),
        answer_record=put(s.answer_record, follower, s.late_record[follower][leader]),
        answer_epoch=put(s.answer_epoch, follower, s.late_epoch[follower][leader]),
        answer_offset=put(s.answer_offset, follower, s.late_offset[follower][leader]),
    )


@ends
@step(asked("late_responses"), follower=REPLICA, leader=REPLICA)
def late_response_lost(rules: Rules, s: BrokerState, follower: int, leader: int) -> BrokerRule:
    """A late response from a broker that leads again is lost, or the follower discards it."""
    yield follower != leader
    yield s.late_response[follower][leader] != IDLE
    yield s.leader[follower] == leader  # until then the response has no effect
    return without_late_response(s, follower, leader)


# Bodies ---------------------------------------------------------------------------------------------------------------


@step(asked("late_bodies"), follower=REPLICA, leader=REPLICA)
def leader_read_body(rules: Rules, s: BrokerState, follower: int, leader: int) -> BrokerRule:
    """A broker reads the body of a fetch response from its log, which has changed since the fetch."""
    yield follower != leader
    yield s.answer[follower] == FETCHED
    yield s.leader[follower] == leader
    yield s.answer_record[follower] != NIL
    yield s.leo[follower] < s.leo[leader]
    record: Int = select(s.log[leader], s.leo[follower])
    epoch: Int = select(s.log_epoch[leader], s.leo[follower])
    yield any_of(record != s.answer_record[follower], epoch != s.answer_epoch[follower])
    return s.replace(
        answer_record=put(s.answer_record, follower, record), answer_epoch=put(s.answer_epoch, follower, epoch)
    )


# Restarts -------------------------------------------------------------------------------------------------------------


def ending_connections(restart: RuleOf) -> RuleOf:
    """A step that restarts `replica`: it loses late responses to the broker, and those that the broker had yet to
    send."""

    return and_then(restart, without_connections, "replica")


def without_connections(before: BrokerState, after: BrokerState, replica: int) -> BrokerState:
    for other in range(before.bounds.replicas):
        if other == replica:
            continue
        if before.late_response:
            after = without_late_response(after, replica, other)
        if before.bounds.late_bodies:
            after = merged(before.leader[other] == replica, without_answer(after, other), after)
    return after
