"""Brokers start and register, and go down: cleanly, or with the loss of their logs."""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA, Rule
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, not_, put
from tideproof.model.language.state import NIL, merged, variable_of
from tideproof.model.protocols.kraft.controller import REGISTRATION, SUCCESSOR, fenced
from tideproof.model.protocols.kraft.rules import KraftRules, step
from tideproof.model.protocols.kraft.state import (
    LEADER,
    NO_ROLE,
    NOTHING,
    OFFLINE_CLEAN,
    OFFLINE_DIRTY,
    REQUEST,
    RESPONSE,
    RUNNING,
    STARTING,
    KraftState,
    cleared,
    count_of,
    is_down,
    isr,
    put2,
    replicas,
    restarts_asked,
)
from tideproof.model.protocols.kraft.steps.acknowledging import without_pending_writes


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
    """A starting broker learns that it is registered, and runs. It has read the metadata log but its last record."""
    yield s.registration[registration] == RESPONSE
    yield s.registration_of[registration] == broker
    yield s.status[broker] == STARTING
    yield rules.is_for_this_start(s, broker, registration)
    return s.replace(
        status=put(s.status, broker, RUNNING),
        broker_epoch=put(s.broker_epoch, broker, s.registration_epoch[registration]),
        metadata_read=put(s.metadata_read, broker, s.registration_version[registration] - 1),
        known=put(s.known, broker, 0),
        maximal_isr=put(s.maximal_isr, broker, tuple(False for _ in replicas(s))),
        registration=put(s.registration, registration, NOTHING),
        registration_of=put(s.registration_of, registration, NIL),
        registration_epoch=put(s.registration_epoch, registration, 0),
        registration_version=put(s.registration_version, registration, 0),
    )


def without_fetch(s: KraftState, follower: int, leader: int) -> KraftState:
    """No fetch of the follower, and no response to one, is under way to or from this broker."""
    zero = {
        name: put2(variable_of(s, name), follower, leader, 0)
        for name in ("fetch", "fetch_broker_epoch", "fetch_epoch", "fetch_offset", "fetch_last_epoch", "fetch_hw")
    }
    return s.replace(
        **zero,
        fetch_end=put2(s.fetch_end, follower, leader, 0),
        fetch_record=put2(s.fetch_record, follower, leader, NIL),
    )


def without_sessions(s: KraftState, broker: int) -> KraftState:
    """The broker's own fetches vanish, and those that it had yet to answer fail."""
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
    """The leader forgets the offsets of its followers."""
    return s.replace(
        remote_leo=put(s.remote_leo, leader, cleared(s.remote_leo[leader], NIL)),
        remote_epoch=put(s.remote_epoch, leader, cleared(s.remote_epoch[leader])),
    )


def without_term(s: KraftState, broker: int) -> KraftState:
    """The broker forgets all that it knew as a leader, except where its term began."""
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
    after: KraftState = yield from data_loss_shutdown.rule(rules, s, broker=broker, successor=successor)
    return after


@step(lambda b: b.clean_shutdowns > 0, broker=REPLICA, successor=SUCCESSOR)
def clean_shutdown(rules: KraftRules, s: KraftState, broker: int, successor: int) -> Rule[KraftState]:
    """A broker goes down cleanly."""
    yield s.clean_shutdowns < s.bounds.clean_shutdowns
    yield not_(is_down(s, broker))
    allowed, after = stopped(rules, s, broker, successor)
    yield allowed
    return went_down(after, broker, OFFLINE_CLEAN, 0).replace(clean_shutdowns=s.clean_shutdowns + 1)
