"""Steps of brokers: they start and stop, learn of partition changes, fetch, write, and ask for another ISR."""

from __future__ import annotations

from collections.abc import Mapping

from tideproof.model.language.actions import REPLICA, Parameter, Rule, shown_brokers, shown_record
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, ite, maximum, minimum, not_, put, select
from tideproof.model.language.state import NIL, Bools, merged
from tideproof.model.protocols.kraft.controller import REGISTRATION, SUCCESSOR, VERSION, fenced, same_members
from tideproof.model.protocols.kraft.rules import KraftRules, step
from tideproof.model.protocols.kraft.state import (
    DIVERGING,
    FENCED_EPOCH,
    FOLLOWER,
    GRANTED,
    LEADER,
    NO_ROLE,
    NOT_LEADER,
    NOTHING,
    OFFLINE_CLEAN,
    OFFLINE_DIRTY,
    RECORDS,
    REQUEST,
    RESPONSE,
    RUNNING,
    STARTING,
    UNKNOWN_EPOCH,
    KraftState,
    cleared,
    count_of,
    end_of_epoch,
    is_down,
    isr,
    known_epoch,
    known_isr,
    known_leader,
    last_epoch,
    most_versions,
    offsets,
    put2,
    replicas,
    restarts_asked,
)


def _members(number: int, count: int) -> tuple[bool, ...]:
    return tuple(bool(number >> r & 1) for r in range(count))


def _renamed_set(number: int, names: Mapping[int, int]) -> int | None:
    renamed = [names.get(r) for r, member in enumerate(_members(number, number.bit_length())) if member]
    return None if None in renamed else sum(1 << r for r in renamed if r is not None)


BROKERS = Parameter(
    lambda b: int(2**b.replicas), lambda n: shown_brokers(_members(n, n.bit_length())), renamed=_renamed_set
)
"""A set of brokers: broker r is in set number n where bit r of n is set."""

RECORD = Parameter(lambda b: b.records, shown_record)


# Acknowledgements and the high watermark ------------------------------------------------------------------------------


def told(s: KraftState, broker: int, start: Int, end: Int, well: Bool) -> KraftState:
    """The producers of these offsets are told what became of their records: those of the leader's unbroken term."""

    def is_told(record: int) -> Bool:
        since = s.unacked_from[broker]
        mine = (
            all_of(s.log[broker][offset] == record, start <= offset, offset < end, since != NIL, since <= offset)
            for offset in offsets(s)
        )
        return all_of(s.sent[record], not_(s.acked[record]), not_(s.failed[record]), any_of(*mine))

    now = [is_told(record) for record in range(s.bounds.records)]
    return s.replace(
        acked=tuple(any_of(old, all_of(new, well)) for old, new in zip(s.acked, now, strict=True)),
        failed=tuple(any_of(old, all_of(new, not_(well))) for old, new in zip(s.failed, now, strict=True)),
    )


def without_pending_writes(s: KraftState, broker: int) -> KraftState:
    """Producers whose records are not committed are told so."""
    return told(s, broker, s.hw[broker], s.leo[broker], False)


def replicated_end(s: KraftState, broker: int, waits_for: Bools) -> Int:
    """Up to where all these replicas have the leader's log, as far as it knows; it counts itself as if it had all."""
    end = s.leo[broker]
    others = ((member, s.remote_leo[broker][r]) for r, member in enumerate(waits_for) if r != broker)
    return minimum(end, *(ite(member, maximum(0, leo), end) for member, leo in others))


def with_high_watermark(
    rules: KraftRules, s: KraftState, broker: int, end: Int, members: Bools, well: Bool
) -> KraftState:
    """The high watermark moved up to here, if it lies above and may move. Consumers read what is below it at once."""
    start = s.hw[broker]
    after = told(s, broker, start, ite(well, end, s.leo[broker]), well)
    read = [all_of(s.true_hw <= offset, offset < end) for offset in offsets(s)]
    after = after.replace(
        hw=put(s.hw, broker, end),
        true_hw=maximum(s.true_hw, end),
        consumed=tuple(map(ite, read, s.log[broker], s.consumed)),
        consumed_epoch=tuple(map(ite, read, s.log_epoch[broker], s.consumed_epoch)),
    )
    return merged(all_of(end > start, rules.may_advance(s, members)), after, s)


def after_partition_change(rules: KraftRules, s: KraftState, broker: int) -> KraftState:
    """The leader's ISR has changed, or what it waits for: the high watermark may move."""
    waits_for = s.maximal_isr[broker]
    end = replicated_end(s, broker, waits_for)
    well = count_of(waits_for) >= s.bounds.min_insync_replicas
    return with_high_watermark(rules, s, broker, end, known_isr(s, broker), well)


# Brokers start and stop -----------------------------------------------------------------------------------------------


@step(restarts_asked, broker=REPLICA)
def broker_start(rules: KraftRules, s: KraftState, broker: int) -> Rule[KraftState]:
    """A broker that is down starts as a new incarnation, and asks the controller to register it."""
    yield is_down(s, broker)
    return s.replace(
        status=put(s.status, broker, STARTING),
        incarnation=put(s.incarnation, broker, s.bounds.replicas + 1 + s.starts),
        role=put(s.role, broker, NO_ROLE),
        registration=put(s.registration, s.starts, REQUEST),
        registration_of=put(s.registration_of, s.starts, broker),
        registration_epoch=put(s.registration_epoch, s.starts, s.broker_epoch[broker]),
        starts=s.starts + 1,
    )


def has_asked_itself(s: KraftState, broker: int, registration: int) -> Bool:
    return s.incarnation[broker] == s.bounds.replicas + 1 + registration


@step(restarts_asked, broker=REPLICA, registration=REGISTRATION)
def receive_broker_reg_response(rules: KraftRules, s: KraftState, broker: int, registration: int) -> Rule[KraftState]:
    """A starting broker learns that it is registered, and runs. It knows the metadata log but for its last record."""
    yield s.registration[registration] == RESPONSE
    yield s.registration_of[registration] == broker
    yield s.status[broker] == STARTING
    yield rules.is_for_this_start(s, broker, registration)
    return s.replace(
        status=put(s.status, broker, RUNNING),
        broker_epoch=put(s.broker_epoch, broker, s.registration_epoch[registration]),
        told=put(s.told, broker, s.registration_version[registration] - 1),
        known=put(s.known, broker, 0),
        maximal_isr=put(s.maximal_isr, broker, tuple(False for _ in replicas(s))),
        registration=put(s.registration, registration, NOTHING),
        registration_of=put(s.registration_of, registration, NIL),
        registration_epoch=put(s.registration_epoch, registration, 0),
        registration_version=put(s.registration_version, registration, 0),
    )


def without_fetch(s: KraftState, follower: int, leader: int) -> KraftState:
    """Nothing is under way between the follower and this broker."""
    zero = {
        name: put2(getattr(s, name), follower, leader, 0)
        for name in ("fetch", "fetch_broker_epoch", "fetch_epoch", "fetch_offset", "fetch_last_epoch", "fetch_hw")
    }
    return s.replace(
        **zero,
        fetch_end=put2(s.fetch_end, follower, leader, 0),
        fetch_record=put2(s.fetch_record, follower, leader, NIL),
    )


def without_sessions(s: KraftState, broker: int) -> KraftState:
    """The broker's fetches are gone, and those of others that it was to answer have failed."""
    failed = [
        all_of(s.fetches_from[r] == broker, s.fetch[r][broker] != NOTHING) if r != broker else False
        for r in replicas(s)
    ]
    after = s.replace(delayed=tuple(any_of(old, new) for old, new in zip(s.delayed, failed, strict=True)))
    for other in replicas(s):
        after = without_fetch(without_fetch(after, other, broker), broker, other)
    return without_fetcher(after, broker)


def without_fetcher(s: KraftState, broker: int) -> KraftState:
    return s.replace(
        fetches_from=put(s.fetches_from, broker, NIL),
        delayed=put(s.delayed, broker, False),
    )


def without_followers(s: KraftState, leader: int) -> KraftState:
    """The leader knows nothing of its followers."""
    return s.replace(
        remote_leo=put(s.remote_leo, leader, cleared(s.remote_leo[leader], NIL)),
        remote_epoch=put(s.remote_epoch, leader, cleared(s.remote_epoch[leader])),
    )


def without_term(s: KraftState, broker: int) -> KraftState:
    """Nothing is left of what the broker knew as a leader, but for where its term began."""
    return without_followers(s, broker).replace(
        asking=put(s.asking, broker, False),
        unacked_from=put(s.unacked_from, broker, NIL),
    )


def stopped(rules: KraftRules, s: KraftState, broker: int, successor: int) -> tuple[Bool, KraftState]:
    """The broker goes down, and the controller fences it at once."""
    s = merged(s.role[broker] == LEADER, without_pending_writes(s, broker), s)
    allowed, s = fenced(rules, without_term(without_sessions(s, broker), broker), broker, successor)
    return allowed, s.replace(
        incarnation=put(s.incarnation, broker, 0),
        role=put(s.role, broker, NO_ROLE),
    )


def without_log(s: KraftState, broker: int) -> KraftState:
    return s.replace(
        leo=put(s.leo, broker, 0),
        log=put(s.log, broker, cleared(s.log[broker], NIL)),
        log_epoch=put(s.log_epoch, broker, cleared(s.log_epoch[broker])),
        hw=put(s.hw, broker, 0),
        epoch_start=put(s.epoch_start, broker, NIL),
    )


def went_down(s: KraftState, broker: int, status: int, epoch: Int) -> KraftState:
    return s.replace(status=put(s.status, broker, status), broker_epoch=put(s.broker_epoch, broker, epoch))


@step(lambda b: b.unclean_shutdowns > 0, broker=REPLICA, successor=SUCCESSOR)
def data_loss_shutdown(rules: KraftRules, s: KraftState, broker: int, successor: int) -> Rule[KraftState]:
    """A broker goes down uncleanly, and loses the whole log."""
    yield s.unclean_shutdowns < s.bounds.unclean_shutdowns
    yield not_(is_down(s, broker))
    allowed, after = stopped(rules, s, broker, successor)
    yield allowed
    after = went_down(without_log(after, broker), broker, OFFLINE_DIRTY, 0)
    return after.replace(unclean_shutdowns=s.unclean_shutdowns + 1)


@step(lambda b: b.unclean_shutdowns > 0, broker=REPLICA, successor=SUCCESSOR)
def unclean_shutdown(rules: KraftRules, s: KraftState, broker: int, successor: int) -> Rule[KraftState]:
    """A broker goes down uncleanly, and loses the whole log; not the last member of the ISR, unless that is allowed."""
    members = isr(s)
    alone = all_of(members[broker], count_of(members) == 1)
    yield any_of(bool(s.bounds.last_replica_fails), not_(alone))
    after: KraftState = yield from data_loss_shutdown(rules).rule(s, broker=broker, successor=successor)
    return after


@step(lambda b: b.clean_shutdowns > 0, broker=REPLICA, successor=SUCCESSOR)
def clean_shutdown(rules: KraftRules, s: KraftState, broker: int, successor: int) -> Rule[KraftState]:
    """A broker goes down cleanly."""
    yield s.clean_shutdowns < s.bounds.clean_shutdowns
    yield not_(is_down(s, broker))
    allowed, after = stopped(rules, s, broker, successor)
    yield allowed
    return went_down(after, broker, OFFLINE_CLEAN, 0).replace(clean_shutdowns=s.clean_shutdowns + 1)


# Brokers learn of partition changes -----------------------------------------------------------------------------------


def adopted(s: KraftState, broker: int, version: int) -> KraftState:
    return s.replace(
        known=put(s.known, broker, version),
        maximal_isr=put(s.maximal_isr, broker, s.record_isr[version]),
    )


def remain_leader(rules: KraftRules, s: KraftState, broker: int, version: int) -> KraftState:
    """Leader in the same epoch: the high watermark may move, and no request is waited for any more."""
    after = after_partition_change(rules, adopted(s, broker, version), broker)
    return after.replace(asking=put(s.asking, broker, False))


def become_leader(rules: KraftRules, s: KraftState, broker: int, version: int) -> KraftState:
    """Leader in a new epoch. One that led before keeps what it knows of the members of the ISR alone."""
    after = after_partition_change(rules, adopted(s, broker, version), broker)
    members = s.record_isr[version]
    kept = after.replace(
        remote_leo=put(s.remote_leo, broker, tuple(map(ite, members, s.remote_leo[broker], (NIL,) * len(members)))),
        remote_epoch=put(s.remote_epoch, broker, tuple(map(ite, members, s.remote_epoch[broker], (0,) * len(members)))),
    )
    after = merged(s.role[broker] == LEADER, kept, without_followers(after, broker))
    return without_fetcher(after, broker).replace(
        role=put(s.role, broker, LEADER),
        epoch_start=put(s.epoch_start, broker, s.leo[broker]),
        asking=put(s.asking, broker, False),
    )


def renounced(s: KraftState, broker: int, version: int, role: int) -> KraftState:
    after = without_term(without_pending_writes(s, broker), broker)
    return adopted(after, broker, version).replace(
        role=put(s.role, broker, role), epoch_start=put(s.epoch_start, broker, NIL)
    )


def is_of_a_later_epoch(s: KraftState, broker: int, version: int) -> Bool:
    return s.record_epoch[version] > known_epoch(s, broker)


def become_follower(rules: KraftRules, s: KraftState, broker: int, version: int) -> KraftState:
    """Follower in a new epoch. It truncates when an answer of the leader tells it where."""
    leader = s.record_leader[version]
    fetcher = s.replace(
        fetches_from=put(s.fetches_from, broker, leader),
        delayed=put(s.delayed, broker, False),
    )
    anew = any_of(rules.fetches_anew(s, broker, version), s.fetches_from[broker] != leader)
    return renounced(merged(anew, fetcher, s), broker, version, FOLLOWER)


def wait_for_leader(s: KraftState, broker: int, version: int) -> KraftState:
    return renounced(without_fetcher(s, broker), broker, version, NO_ROLE)


@step(broker=REPLICA, version=VERSION)
def receive_metadata_update(rules: KraftRules, s: KraftState, broker: int, version: int) -> Rule[KraftState]:
    """A broker reads the metadata log up to a record that concerns it, and acts on that one."""
    yield version <= s.version
    yield s.told[broker] < version
    yield s.status[broker] == RUNNING
    # Leaders heed every record. Others wait for a new leader epoch, or for the first record that they see.
    yield any_of(s.role[broker] == LEADER, is_of_a_later_epoch(s, broker, version))
    leader = s.record_leader[version]
    leads = leader == broker
    remains = all_of(known_leader(s, broker) == broker, not_(is_of_a_later_epoch(s, broker, version)))
    after = merged(
        leads,
        merged(remains, remain_leader(rules, s, broker, version), become_leader(rules, s, broker, version)),
        merged(leader == NIL, wait_for_leader(s, broker, version), become_follower(rules, s, broker, version)),
    )
    # The answer to its own request may have told the leader already.
    after = merged(version > s.known[broker], after, s)
    return after.replace(told=put(s.told, broker, version))


# The leader asks for another ISR --------------------------------------------------------------------------------------


def is_caught_up(s: KraftState, leader: int, follower: int) -> Bool:
    """It has fetched in this term, from the high watermark and from the beginning of the term or later."""
    leo = s.remote_leo[leader][follower]
    return all_of(leo != NIL, leo >= s.hw[leader], leo >= s.epoch_start[leader])


def both(members: Bools, proposed: Bools) -> Bools:
    """The maximal ISR: whoever may be in the controller's ISR, whatever the answer (KIP-497)."""
    return tuple(map(any_of, members, proposed))


@step(broker=REPLICA, late=BROKERS)
def send_alter_partition_request(rules: KraftRules, s: KraftState, broker: int, late: int) -> Rule[KraftState]:
    """The leader asks the controller to take late followers out of the ISR, and those that caught up in."""
    is_late = _members(late, s.bounds.replicas)
    yield not_(is_late[broker])
    yield s.status[broker] == RUNNING
    yield s.role[broker] == LEADER
    yield not_(s.asking[broker])
    yield any_of(late == 0, s.isr_shrinks < s.bounds.isr_shrinks)
    members = known_isr(s, broker)
    yield all_of(*(members[r] for r in replicas(s) if is_late[r]))
    proposed = tuple(
        any_of(all_of(members[r], not is_late[r]), all_of(not_(members[r]), rules.may_join(s, broker, r)))
        if r != broker
        else True
        for r in replicas(s)
    )
    yield not_(same_members(proposed, members))
    epochs = tuple(
        ite(all_of(proposed[r], not_(members[r])), s.remote_epoch[broker][r], 0)
        if r != broker
        else s.broker_epoch[broker]
        for r in replicas(s)
    )
    version = s.known[broker]
    return s.replace(
        alteration=put(s.alteration, version, REQUEST),
        alteration_isr=put(s.alteration_isr, version, proposed),
        alteration_epoch=put(s.alteration_epoch, version, epochs),
        maximal_isr=put(s.maximal_isr, broker, rules.waits_for(members, proposed)),
        asking=put(s.asking, broker, True),
        isr_shrinks=s.isr_shrinks + (1 if late else 0),
    )


@step(broker=REPLICA, version=VERSION)
def receive_alter_partition_response(rules: KraftRules, s: KraftState, broker: int, version: int) -> Rule[KraftState]:
    """The leader learns what became of its request: the ISR is the one that it asked for, or as it was."""
    yield version < most_versions(s.bounds)
    yield s.status[broker] == RUNNING
    yield s.role[broker] == LEADER
    yield s.asking[broker]
    yield s.known[broker] == version
    yield s.alteration[version] >= GRANTED
    undone = s.replace(maximal_isr=put(s.maximal_isr, broker, s.record_isr[version]))
    after = merged(s.alteration[version] == GRANTED, adopted(s, broker, version + 1), undone)
    return after_partition_change(rules, after, broker).replace(
        asking=put(s.asking, broker, False),
        alteration=put(s.alteration, version, NOTHING),
        alteration_isr=put(s.alteration_isr, version, tuple(False for _ in replicas(s))),
        alteration_epoch=put(s.alteration_epoch, version, cleared(s.alteration_epoch[version])),
    )


# Fetching -------------------------------------------------------------------------------------------------------------


def has_converged(s: KraftState, leader: int, follower: int) -> Bool:
    """The follower has nothing to fetch, and the leader knows. Fetches that change nothing are left out."""
    return all_of(
        s.leo[leader] == s.leo[follower],
        s.hw[leader] == s.hw[follower],
        s.remote_leo[leader][follower] == s.leo[follower],
        s.remote_epoch[leader][follower] == s.broker_epoch[follower],
    )


@step(follower=REPLICA, leader=REPLICA)
def send_fetch_request(rules: KraftRules, s: KraftState, follower: int, leader: int) -> Rule[KraftState]:
    """A follower asks the broker that it takes for the leader for the record at its log end."""
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
        return s.replace(**{name: put2(getattr(s, name), follower, leader, value) for name, value in fields.items()})

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


def cut_back(s: KraftState, follower: int, end: Int) -> KraftState:
    """The log ends here. The high watermark stays, even above the end."""
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
    """A follower takes an answer: it appends the record, truncates, or notes the error; or the answer is too late."""
    yield follower != leader
    kind = s.fetch[follower][leader]
    yield kind >= RECORDS
    yield s.status[follower] == RUNNING
    cleared = without_fetch(s, follower, leader)
    fits = all_of(s.fetches_from[follower] == leader, rules.fits(s, follower, leader))

    epoch, end = s.fetch_last_epoch[follower][leader], s.fetch_end[follower][leader]
    common, own_end = end_of_epoch(s, follower, epoch, as_leader=False)
    cut = cut_back(cleared, follower, ite(common == epoch, minimum(own_end, end), own_end))

    at, record, hw = s.leo[follower], s.fetch_record[follower][leader], s.fetch_hw[follower][leader]
    new_end = ite(record == NIL, at, at + 1)
    grown = cleared.replace(
        leo=put(s.leo, follower, new_end),
        log=put(s.log, follower, put(s.log[follower], at, record)),
        log_epoch=put(s.log_epoch, follower, put(s.log_epoch[follower], at, epoch)),
        hw=put(s.hw, follower, ite(hw <= new_end, hw, s.hw[follower])),
    )
    done = merged(kind == RECORDS, grown, cut)
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
