"""Lemmas on brokers that prove by induction that a leader epoch and an offset name one record (`UniqueOffset`).

`tideproof check kafka-2.5 -p UniqueOffset --engine inductive --lemmas all` proves them together under the bounds that
are given. They are about brokers that keep their logs, without crashes.

The argument: an epoch has one leader; only that leader writes records of the epoch, and none before it begins to lead;
a leader never truncates its log; and records keep their offsets when they are copied into a response and from there
into another log.
"""

from __future__ import annotations

from collections.abc import Callable

from tideproof.model.language.algebra import Bool, Int, all_of, every, implies, ite, select
from tideproof.model.language.properties import invariant
from tideproof.model.language.state import NIL
from tideproof.model.protocols.atomic.replication import epochs, replicas
from tideproof.model.protocols.broker.state import FETCHED, IDLE, BrokerState, announced_leader, leads
from tideproof.properties.invariants import properties_in
from tideproof.properties.invariants.kip_320_lemmas import every_pair, every_record


@invariant(BrokerState)
def epochs_are_given_out(s: BrokerState) -> Bool:
    """The epoch of the quorum state is the last that was given out, no broker is in a later one, and no request of it
    or a later one is past."""
    not_past = every(epochs(s), lambda e: implies(e >= s.quorum_epoch, s.request_leader[e] == NIL))
    in_one = every(replicas(s), lambda r: all_of(s.epoch[r] >= 0, s.epoch[r] <= s.quorum_epoch))
    return all_of(s.quorum_epoch == s.next_epoch - 1, in_one, not_past)


@invariant(BrokerState)
def epoch_has_one_leader(s: BrokerState) -> Bool:
    """Brokers in one epoch agree on its leader: the one that its request names, as long as the request is visible."""

    def takes(r: int, e: int) -> Bool:
        named = announced_leader(s, e)
        return implies(all_of(s.epoch[r] == e, named != NIL), s.leader[r] == named)

    alike = every_pair(s, lambda a, b: implies(s.epoch[a] == s.epoch[b], s.leader[a] == s.leader[b]))
    return all_of(alike, every(replicas(s), lambda r: every(epochs(s), lambda e: takes(r, e))))


@invariant(BrokerState)
def response_is_for_a_follower(s: BrokerState) -> Bool:
    """A response is on its way only to a broker that does not believe it is the leader. That to a fetch has a high
    watermark, and no other has a record."""

    def fits(r: int) -> Bool:
        fetched = s.answer[r] == FETCHED
        has = ite(fetched, s.answer_offset[r] >= 0, s.answer_record[r] == NIL)
        return all_of(implies(leads(s, r), s.answer[r] == IDLE), has)

    return every(replicas(s), fits)


def every_response(s: BrokerState, claim: Callable[[int], Bool]) -> Bool:
    """Whether the claim is true of each broker to which a record is on its way."""
    return every(replicas(s), lambda r: implies(all_of(s.answer[r] == FETCHED, s.answer_record[r] != NIL), claim(r)))


def every_place(s: BrokerState, claim: Callable[[Int, Int, Int], Bool]) -> Bool:
    """Whether the claim is true of offset, record and epoch of each record in a log, or on its way to one."""
    kept = every(replicas(s), lambda r: every_record(s, r, lambda o: claim(o, s.log[r][o], s.log_epoch[r][o])))
    return all_of(kept, every_response(s, lambda f: claim(s.leo[f], s.answer_record[f], s.answer_epoch[f])))


@invariant(BrokerState)
def records_are_of_given_epochs(s: BrokerState) -> Bool:
    """Records in logs and on their way to them were written, in epochs that were given out; for these there is room."""
    written = every_place(
        s, lambda _, record, epoch: all_of(record < s.next_record, epoch >= 0, epoch <= s.quorum_epoch)
    )
    return all_of(written, every_response(s, lambda f: s.leo[f] < s.bounds.log_size))


@invariant(BrokerState)
def epoch_begins_with_its_leader(s: BrokerState) -> Bool:
    """As long as the leader that an epoch has been given has not heard of it, no record is of that epoch; nor of one
    that has not been given out."""

    def none_of(e: int) -> Bool:
        leader = announced_leader(s, e)
        unheard = all_of(leader != NIL, select(s.epoch, leader) < e)
        return implies(unheard, every_place(s, lambda _, __, epoch: epoch != e))

    return every(epochs(s), none_of)


@invariant(BrokerState)
def leader_has_its_epoch(s: BrokerState) -> Bool:
    """A leader has in its log each record of its epoch, wherever that is or is on its way to, at the same offset."""

    def has(leader: int) -> Bool:
        def at(o: Int, record: Int, epoch: Int) -> Bool:
            own = all_of(o < s.leo[leader], select(s.log[leader], o) == record, select(s.log_epoch[leader], o) == epoch)
            return implies(all_of(leads(s, leader), epoch == s.epoch[leader]), own)

        return every_place(s, at)

    return every(replicas(s), has)


@invariant(BrokerState, needs={"replicas": 2})
def offset_is_unique(s: BrokerState) -> Bool:
    """Records of one epoch at one offset, in a log or on their way to one, are the same record."""

    def alike(o: Int, record: Int, epoch: Int) -> Bool:
        return every_place(s, lambda p, other, e: implies(all_of(o == p, epoch == e), record == other))

    return every_place(s, alike)


BROKER_LEMMAS = properties_in(globals())
