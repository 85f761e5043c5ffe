"""A leader asks the controller for another ISR, and learns the response."""

from __future__ import annotations

from collections.abc import Mapping

from tideproof.model.language.actions import REPLICA, Parameter, Rule, shown_brokers
from tideproof.model.language.algebra import Bool, all_of, any_of, ite, not_, put
from tideproof.model.language.state import NIL, Bools, merged
from tideproof.model.protocols.kraft.controller import VERSION, same_members
from tideproof.model.protocols.kraft.rules import KraftRules, step
from tideproof.model.protocols.kraft.state import (
    GRANTED,
    LEADER,
    NOTHING,
    REQUEST,
    RUNNING,
    KraftState,
    cleared,
    known_isr,
    most_versions,
    replicas,
)
from tideproof.model.protocols.kraft.steps.acknowledging import after_partition_change
from tideproof.model.protocols.kraft.steps.learning import adopted


def _members(number: int, count: int) -> tuple[bool, ...]:
    return tuple(bool(number >> r & 1) for r in range(count))


def _renamed_set(number: int, names: Mapping[int, int]) -> int | None:
    renamed = [names.get(r) for r, member in enumerate(_members(number, number.bit_length())) if member]
    return None if None in renamed else sum(1 << r for r in renamed if r is not None)


BROKERS = Parameter(
    lambda b: int(2**b.replicas), lambda n: shown_brokers(_members(n, n.bit_length())), renamed=_renamed_set
)
"""A set of brokers: broker r is in set number n where bit r of n is set."""


def is_caught_up(s: KraftState, leader: int, follower: int) -> Bool:
    """It has fetched in this term, from the high watermark and from the beginning of the term or later."""
    leo = s.remote_leo[leader][follower]
    return all_of(leo != NIL, leo >= s.hw[leader], leo >= s.epoch_start[leader])


def both(members: Bools, proposed: Bools) -> Bools:
    """The maximal ISR: all that may be in the controller's ISR, whatever the response (KIP-497)."""
    return tuple(map(any_of, members, proposed))


@step(broker=REPLICA, late=BROKERS)
def send_alter_partition_request(rules: KraftRules, s: KraftState, broker: int, late: int) -> Rule[KraftState]:
    """The leader requests to remove late followers from the ISR, and to add those that have caught up."""
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
    """The leader learns the outcome of its request: the ISR is the one that it requested, or as it was."""
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
