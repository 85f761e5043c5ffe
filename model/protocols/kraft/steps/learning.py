"""Brokers learn of partition changes, and become leaders or followers by them."""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA, Rule
from tideproof.model.language.algebra import Bool, all_of, any_of, ite, not_, put
from tideproof.model.language.state import NIL, merged
from tideproof.model.protocols.kraft.controller import VERSION
from tideproof.model.protocols.kraft.rules import KraftRules, step
from tideproof.model.protocols.kraft.state import (
    FOLLOWER,
    LEADER,
    NO_ROLE,
    RUNNING,
    KraftState,
    known_epoch,
    known_leader,
)
from tideproof.model.protocols.kraft.steps.acknowledging import after_partition_change, without_pending_writes
from tideproof.model.protocols.kraft.steps.starting import without_fetcher, without_followers, without_term


def adopted(s: KraftState, broker: int, version: int) -> KraftState:
    return s.replace(
        known=put(s.known, broker, version),
        maximal_isr=put(s.maximal_isr, broker, s.record_isr[version]),
    )


def remain_leader(rules: KraftRules, s: KraftState, broker: int, version: int) -> KraftState:
    """Leader in the same epoch: the high watermark may move, and the pending request is dropped."""
    after = after_partition_change(rules, adopted(s, broker, version), broker)
    return after.replace(asking=put(s.asking, broker, False))


def become_leader(rules: KraftRules, s: KraftState, broker: int, version: int) -> KraftState:
    """Leader in a new epoch. A broker that led before keeps the log ends of ISR members only."""
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
    """Follower in a new epoch. It truncates when a response of the leader tells it where."""
    leader = s.record_leader[version]
    fetcher = s.replace(
        fetches_from=put(s.fetches_from, broker, leader),
        delayed=put(s.delayed, broker, False),
    )
    again = any_of(rules.fetches_anew(s, broker, version), s.fetches_from[broker] != leader)
    return renounced(merged(again, fetcher, s), broker, version, FOLLOWER)


def wait_for_leader(s: KraftState, broker: int, version: int) -> KraftState:
    return renounced(without_fetcher(s, broker), broker, version, NO_ROLE)


@step(broker=REPLICA, version=VERSION)
def receive_metadata_update(rules: KraftRules, s: KraftState, broker: int, version: int) -> Rule[KraftState]:
    """A broker reads the metadata log up to a record that concerns it, and acts on that one."""
    yield version <= s.version
    yield s.metadata_read[broker] < version
    yield s.status[broker] == RUNNING
    # Leaders apply every record. Others wait for a new leader epoch, or for the first record that they see.
    yield any_of(s.role[broker] == LEADER, is_of_a_later_epoch(s, broker, version))
    leader = s.record_leader[version]
    leads = leader == broker
    remains = all_of(known_leader(s, broker) == broker, not_(is_of_a_later_epoch(s, broker, version)))
    after = merged(
        leads,
        merged(remains, remain_leader(rules, s, broker, version), become_leader(rules, s, broker, version)),
        merged(leader == NIL, wait_for_leader(s, broker, version), become_follower(rules, s, broker, version)),
    )
    # The response to its own request may have reached the leader already.
    after = merged(version > s.known[broker], after, s)
    return after.replace(metadata_read=put(s.metadata_read, broker, version))
