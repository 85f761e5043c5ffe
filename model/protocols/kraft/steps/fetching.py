"""Leaders append records, and followers fetch them."""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA, Parameter, Rule, shown_record
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, ite, minimum, not_, put, select
from tideproof.model.language.state import NIL, merged, variable_of
from tideproof.model.protocols.kraft.rules import KraftRules, step
from tideproof.model.protocols.kraft.state import (
    DIVERGING,
    FENCED_EPOCH,
    LEADER,
    NOT_LEADER,
    NOTHING,
    RECORDS,
    REQUEST,
    RUNNING,
    UNKNOWN_EPOCH,
    KraftState,
    count_of,
    end_of_epoch,
    known_epoch,
    known_isr,
    known_leader,
    last_epoch,
    offsets,
    put2,
)
from tideproof.model.protocols.kraft.steps.acknowledging import replicated_end, with_high_watermark
from tideproof.model.protocols.kraft.steps.starting import without_fetch

RECORD = Parameter(lambda b: b.records, shown_record)


def has_converged(s: KraftState, leader: int, follower: int) -> Bool:
    """Whether the follower has nothing to fetch and the leader knows: such a fetch would change nothing."""
    return all_of(
        s.leo[leader] == s.leo[follower],
        s.hw[leader] == s.hw[follower],
        s.remote_leo[leader][follower] == s.leo[follower],
        s.remote_epoch[leader][follower] == s.broker_epoch[follower],
    )


@step(follower=REPLICA, leader=REPLICA)
def send_fetch_request(rules: KraftRules, s: KraftState, follower: int, leader: int) -> Rule[KraftState]:
    """A follower asks the broker that it considers the leader for the record at its log end."""
    yield follower != leader
    yield s.status[follower] == RUNNING
    yield s.fetches_from[follower] == leader
    yield s.fetch[follower][leader] == NOTHING
    yield known_leader(s, follower) == leader
    yield not_(has_converged(s, leader, follower))
    return s.replace(
        fetch=put2(s.fetch, follower, leader, REQUEST),
        fetch_broker_epoch=put2(s.fetch_broker_epoch, follower, leader, s.broker_epoch[follower]),
        fetch_epoch=put2(s.fetch_epoch, follower, leader, known_epoch(s, follower)),
        fetch_offset=put2(s.fetch_offset, follower, leader, s.leo[follower]),
        fetch_last_epoch=put2(s.fetch_last_epoch, follower, leader, last_epoch(s, follower)),
        delayed=put(s.delayed, follower, False),
    )


def is_of_the_same_epoch(s: KraftState, leader: int, epoch: Int) -> Bool:
    return known_epoch(s, leader) == epoch


@step(follower=REPLICA, leader=REPLICA)
def receive_fetch_request(rules: KraftRules, s: KraftState, follower: int, leader: int) -> Rule[KraftState]:
    """A broker answers a fetch: with the next record, with where the logs diverge, or with an error."""
    yield follower != leader
    yield s.fetch[follower][leader] == REQUEST
    yield s.status[leader] == RUNNING
    mine, epoch = known_epoch(s, leader), s.fetch_epoch[follower][leader]
    offset, last = s.fetch_offset[follower][leader], s.fetch_last_epoch[follower][leader]
    served = all_of(s.role[leader] == LEADER, rules.serves(s, leader, epoch))
    common, end = end_of_epoch(s, leader, last, as_leader=True)
    diverges = any_of(common < last, end < offset)

    noted = s.replace(
        remote_leo=put2(s.remote_leo, leader, follower, offset),
        remote_epoch=put2(s.remote_epoch, leader, follower, s.fetch_broker_epoch[follower][leader]),
    )
    reached = replicated_end(noted, leader, s.maximal_isr[leader])
    noted = with_high_watermark(rules, noted, leader, reached, known_isr(s, leader), True)

    def answered(s: KraftState, kind: Int, **fields: Int) -> KraftState:
        s = without_fetch(s, follower, leader)
        fields = {"fetch": kind, "fetch_epoch": mine, "fetch_offset": offset, "fetch_hw": s.hw[leader], **fields}
        return s.replace(
            **{name: put2(variable_of(s, name), follower, leader, value) for name, value in fields.items()}
        )

    has = offset < s.leo[leader]
    error = ite(mine < epoch, UNKNOWN_EPOCH, ite(mine > epoch, FENCED_EPOCH, NOT_LEADER))
    records = answered(
        noted,
        RECORDS,
        fetch_record=ite(has, select(s.log[leader], offset), NIL),
        fetch_last_epoch=ite(has, select(s.log_epoch[leader], offset), 0),
    )
    diverging = answered(s, DIVERGING, fetch_last_epoch=common, fetch_end=end)
    return merged(served, merged(diverges, diverging, records), answered(s, error))


def is_for_its_offset_and_epoch(s: KraftState, follower: int, leader: int) -> Bool:
    return all_of(is_for_its_offset(s, follower, leader), known_epoch(s, follower) == s.fetch_epoch[follower][leader])


def is_for_its_offset(s: KraftState, follower: int, leader: int) -> Bool:
    return s.leo[follower] == s.fetch_offset[follower][leader]


def truncated(s: KraftState, follower: int, end: Int) -> KraftState:
    """The log truncated to `end`. The high watermark stays, even above it."""
    kept = [offset < end for offset in offsets(s)]
    return s.replace(
        leo=put(s.leo, follower, end),
        log=put(s.log, follower, tuple(ite(k, old, NIL) for k, old in zip(kept, s.log[follower], strict=True))),
        log_epoch=put(
            s.log_epoch, follower, tuple(ite(k, old, 0) for k, old in zip(kept, s.log_epoch[follower], strict=True))
        ),
    )


@step(follower=REPLICA, leader=REPLICA)
def receive_fetch_response(rules: KraftRules, s: KraftState, follower: int, leader: int) -> Rule[KraftState]:
    """A follower takes a response: it appends the record, truncates, or notes the error; or the response is late."""
    yield follower != leader
    kind = s.fetch[follower][leader]
    yield kind >= RECORDS
    yield s.status[follower] == RUNNING
    cleared = without_fetch(s, follower, leader)
    fits = all_of(s.fetches_from[follower] == leader, rules.fits(s, follower, leader))

    epoch, end = s.fetch_last_epoch[follower][leader], s.fetch_end[follower][leader]
    common, own_end = end_of_epoch(s, follower, epoch, as_leader=False)
    shorter = truncated(cleared, follower, ite(common == epoch, minimum(own_end, end), own_end))

    at, record, hw = s.leo[follower], s.fetch_record[follower][leader], s.fetch_hw[follower][leader]
    new_end = ite(record == NIL, at, at + 1)
    longer = cleared.replace(
        leo=put(s.leo, follower, new_end),
        log=put(s.log, follower, put(s.log[follower], at, record)),
        log_epoch=put(s.log_epoch, follower, put(s.log_epoch[follower], at, epoch)),
        hw=put(s.hw, follower, ite(hw <= new_end, hw, s.hw[follower])),
    )
    done = merged(kind == RECORDS, longer, shorter)
    done = done.replace(delayed=put(s.delayed, follower, kind > DIVERGING))
    failed = cleared.replace(delayed=put(s.delayed, follower, True))
    return merged(fits, merged(kind > DIVERGING, failed, done), cleared)


@step(leader=REPLICA, record=RECORD)
def write_record_to_leader(rules: KraftRules, s: KraftState, leader: int, record: int) -> Rule[KraftState]:
    """A leader writes a producer's record to its log, if it waits for enough replicas."""
    yield not_(s.sent[record])
    yield s.status[leader] == RUNNING
    yield s.role[leader] == LEADER
    yield count_of(s.maximal_isr[leader]) >= s.bounds.min_insync_replicas
    at = s.leo[leader]
    after = s.replace(
        leo=put(s.leo, leader, at + 1),
        log=put(s.log, leader, put(s.log[leader], at, record)),
        log_epoch=put(s.log_epoch, leader, put(s.log_epoch[leader], at, known_epoch(s, leader))),
        sent=put(s.sent, record, True),
        unacked_from=put(s.unacked_from, leader, ite(s.unacked_from[leader] == NIL, at, s.unacked_from[leader])),
    )
    # The specification commits nothing in the write of the first record of a log, even where the leader is alone.
    end = ite(at == 0, 0, replicated_end(after, leader, s.maximal_isr[leader]))
    return with_high_watermark(rules, after, leader, end, known_isr(s, leader), True)
