"""Steps of the controller: it fences and unfences brokers, elects leaders, and decides on the ISR."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from tideproof.model.language.actions import REPLICA, Parameter, Rule, shown_broker
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, implies, ite, not_, put, same
from tideproof.model.language.state import NIL, Bools, merged
from tideproof.model.protocols.kraft.rules import Choice, KraftRules, step
from tideproof.model.protocols.kraft.state import (
    FENCED,
    GRANTED,
    INELIGIBLE,
    REQUEST,
    RESPONSE,
    RUNNING,
    KraftState,
    count_of,
    isr,
    leader,
    leader_epoch,
    most_versions,
    replicas,
    restarts,
    restarts_asked,
)

S = TypeVar("S", bound=KraftState)

NO_BROKER = 0


def _renamed_successor(successor: int, names: Mapping[int, int]) -> int | None:
    if successor == NO_BROKER:
        return NO_BROKER
    renamed = names.get(successor - 1)
    return None if renamed is None else renamed + 1


SUCCESSOR = Parameter(lambda b: b.replicas + 1, lambda n: shown_broker(n - 1), renamed=_renamed_successor)
"""The broker that the controller elects; 0 if it elects none."""

VERSION = Parameter(lambda b: most_versions(b) + 1, "v{}".format, given=lambda s: s.version + 1)
"""A partition epoch: the metadata record of it, or the AlterPartition request made at it."""

REGISTRATION = Parameter(restarts, "i{}".format, given=lambda s: s.starts)
"""Which of the later incarnations registers, in the order of their starts."""


def same_members(a: Bools, b: Bools) -> Bool:
    return all_of(*map(same, a, b))


def recorded(s: S, leader: Int, epoch: Int, members: Bools) -> S:
    """The next metadata record: the partition changes, and brokers will hear of it."""
    version = s.version + 1
    return s.replace(
        version=version,
        record_leader=put(s.record_leader, version, leader),
        record_epoch=put(s.record_epoch, version, epoch),
        record_isr=put(s.record_isr, version, members),
    )


# Elections before KIP-966 ---------------------------------------------------------------------------------------------


def elected(s: KraftState, members: Bools, unfenced: Bools, successor: int) -> Choice:
    """The partition with this ISR, and another leader if the present one is no unfenced member of it."""
    candidates = tuple(map(all_of, members, unfenced))
    stays = any_of(*(all_of(leader(s) == r, candidate) for r, candidate in enumerate(candidates)))
    if successor != NO_BROKER:
        chosen = recorded(s, successor - 1, leader_epoch(s) + 1, members)
        return all_of(not_(stays), candidates[successor - 1]), chosen
    unled = not_(any_of(*candidates))
    same_leader = any_of(stays, all_of(leader(s) == NIL, unled))
    after = recorded(s, ite(stays, leader(s), NIL), leader_epoch(s) + ite(same_leader, 0, 1), members)
    return any_of(stays, unled), merged(all_of(same_leader, same_members(members, isr(s))), s, after)


def take_out_but_the_last(s: KraftState, broker: int, successor: int) -> Choice:
    """The fenced broker leaves the ISR, unless it is alone in it. It leads no more."""
    members = isr(s)
    alone = count_of(members) == 1
    return elected(
        s,
        put(members, broker, all_of(members[broker], alone)),
        put(s.unfenced, broker, False),
        successor,
    )


def elect_without_leader(s: KraftState, broker: int, successor: int) -> Choice:
    """The ISR stays. If there is no leader, an unfenced member of it becomes one."""
    allowed, after = elected(s, isr(s), put(s.unfenced, broker, True), successor)
    leaderless = leader(s) == NIL
    if successor != NO_BROKER:
        return all_of(leaderless, allowed), after
    return any_of(not_(leaderless), allowed), merged(leaderless, after, s)


def admit_as_unfenced(rules: KraftRules, s: KraftState, broker: int, registration: int, successor: int) -> Choice:
    return rules.unfences(s, broker, successor)


# Steps ----------------------------------------------------------------------------------------------------------------


def fenced(rules: KraftRules, s: KraftState, broker: int, successor: int) -> Choice:
    allowed, after = rules.fences(s, broker, successor)
    return allowed, after.replace(unfenced=put(s.unfenced, broker, False))


@step(broker=REPLICA, successor=SUCCESSOR)
def fence_broker(rules: KraftRules, s: KraftState, broker: int, successor: int) -> Rule[KraftState]:
    """The controller hears nothing from a broker, and fences it."""
    yield s.fencings < s.bounds.fencings
    yield s.unfenced[broker]
    allowed, after = fenced(rules, s, broker, successor)
    yield allowed
    return after.replace(fencings=s.fencings + 1)


@step(broker=REPLICA, successor=SUCCESSOR)
def unfence_broker(rules: KraftRules, s: KraftState, broker: int, successor: int) -> Rule[KraftState]:
    """The controller hears from a fenced broker again, and unfences it."""
    yield not_(s.unfenced[broker])
    yield s.status[broker] == RUNNING
    allowed, after = rules.unfences(s, broker, successor)
    yield allowed
    return after.replace(unfenced=put(s.unfenced, broker, True))


@step(restarts_asked, broker=REPLICA, registration=REGISTRATION, successor=SUCCESSOR)
def receive_broker_reg_request(
    rules: KraftRules, s: KraftState, broker: int, registration: int, successor: int
) -> Rule[KraftState]:
    """The controller registers a starting broker, which it has fenced, under a new broker epoch, and unfences it."""
    number, incarnation = registration, s.bounds.replicas + 1 + registration
    yield s.registration[number] == REQUEST
    yield s.registration_of[number] == broker
    yield any_of(not_(s.unfenced[broker]), s.registered_incarnation[broker] == incarnation)
    allowed, after = rules.admits(rules, s, broker, number, successor)
    yield allowed
    epoch = s.bounds.replicas + 1 + s.registrations
    return after.replace(
        unfenced=put(s.unfenced, broker, True),
        registered_epoch=put(s.registered_epoch, broker, epoch),
        registered_incarnation=put(s.registered_incarnation, broker, incarnation),
        registration=put(s.registration, number, RESPONSE),
        registration_epoch=put(s.registration_epoch, number, epoch),
        # The broker will begin with the record before the present last one, and read the last one as news.
        registration_version=put(s.registration_version, number, s.version),
        registrations=s.registrations + 1,
    )


def record_asked_isr(s: KraftState, version: int) -> KraftState:
    return recorded(s, leader(s), leader_epoch(s), s.alteration_isr[version])


def has_its_broker_epoch(s: KraftState, member: int, epoch: Int) -> Bool:
    """Whether the member is unfenced and, if it is to join, of the broker epoch that the leader saw (KIP-903)."""
    return all_of(s.unfenced[member], any_of(epoch == 0, s.registered_epoch[member] == epoch))


@step(version=VERSION)
def receive_alter_partition_request(rules: KraftRules, s: KraftState, version: int) -> Rule[KraftState]:
    """The controller accepts or refuses the leader's request to change the ISR, and answers."""
    yield s.alteration[version] == REQUEST
    # The sender is the leader of that partition epoch: no other broker sends a request with it.
    epochs = s.alteration_epoch[version]
    its_own = (implies(s.record_leader[version] == r, epochs[r] == s.registered_epoch[r]) for r in replicas(s))
    is_current = all_of(s.version == version, *its_own)
    members = s.alteration_isr[version]
    eligible = all_of(*(implies(members[r], rules.is_eligible(s, r, epochs[r])) for r in replicas(s)))
    answer = ite(not_(is_current), FENCED, ite(eligible, GRANTED, INELIGIBLE))
    after = merged(all_of(is_current, eligible), rules.after_grant(s, version), s)
    return after.replace(alteration=put(s.alteration, version, answer))
