"""The promises of a chain, and those of its reads (claim 35).

A log is one object here, and a read returns the whole log. Such reads are linearizable if each returns all records
acknowledged before it, and all that any earlier read returned, at the same offsets, and if no record that was read is
lost: the four properties below, of which the last combines the three others.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from tideproof.model.language.algebra import Bool, all_of, implies, ite
from tideproof.model.language.properties import invariant
from tideproof.model.language.state import NIL, Ints, State, below, variable
from tideproof.model.language.system import Ghost
from tideproof.model.protocols.chain.chain import ChainState, is_head, is_tail, servers
from tideproof.properties.invariants import properties_in


def extends(log: Ints, earlier: Ints) -> Bool:
    """Whether a log has, at every offset where the earlier one has a record, the same record."""
    return all_of(*(implies(old != NIL, new == old) for new, old in zip(log, earlier, strict=True)))


def merged(earlier: Ints, log: Ints) -> Ints:
    """The earlier log, filled with the other's records where it has none."""
    return tuple(ite(old == NIL, new, old) for new, old in zip(log, earlier, strict=True))


def is_live(s: ChainState, server: int) -> Bool:
    return all_of(s.member[server], s.up[server])


# The chain ------------------------------------------------------------------------------------------------------------


@invariant(ChainState, needs={"replicas": 2, "spares": 1})
def successors_hold_no_more(s: ChainState) -> Bool:
    """A server's log is the beginning of the log of every server before it in the chain."""

    def holds_no_more(a: int, b: int) -> Bool:
        both = all_of(is_live(s, a), is_live(s, b))
        return implies(both, all_of(extends(s.log[a], s.log[b]), s.leo[b] <= s.leo[a]))

    return all_of(*(holds_no_more(a, b) for a, b in combinations(range(servers(s.bounds)), 2)))


@invariant(ChainState)
def only_the_tail_believes_it(s: ChainState) -> Bool:
    """A server that believes it is the tail is the tail."""
    return all_of(*(implies(s.believes_tail[r], is_tail(s, r)) for r in range(servers(s.bounds))))


@dataclass(frozen=True)
class GhostTaken(State):
    """The first record that a head has had at each offset."""

    taken: Ints = variable("the first record that a head had at an offset", below("records", nil=True), "log_size")


def observe_head(seen: GhostTaken, s: ChainState) -> GhostTaken:
    taken = seen.taken
    for r in range(servers(s.bounds)):
        now = merged(taken, s.log[r])
        taken = tuple(ite(is_head(s, r), new, old) for new, old in zip(now, taken, strict=True))
    return seen.replace(taken=taken)


TAKEN = Ghost("taken", GhostTaken, observe_head)


@invariant(
    ChainState,
    ghost=TAKEN,
    remark="It fails by design: a producer that is answered by the head has Kafka's acks=1.",
    by_name_only=True,
)
def records_of_the_head_survive(s: ChainState, seen: GhostTaken) -> Bool:
    """A record that a head has had is in the log of every running server that is the head after it."""
    every = range(servers(s.bounds))
    return all_of(*(implies(all_of(is_head(s, r), s.up[r]), extends(s.log[r], seen.taken)) for r in every))


# What clients received -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ClientHistory(State):
    """The first record at each offset that was acknowledged, and the first that was read."""

    acknowledged: Ints = variable(
        "the first record at an offset that the tail had, and acknowledged", below("records", nil=True), "log_size"
    )
    read: Ints = variable("the first record that a read returned at an offset", below("records", nil=True), "log_size")


def observe_clients(seen: ClientHistory, s: ChainState) -> ClientHistory:
    acknowledged = seen.acknowledged
    for r in range(servers(s.bounds)):
        now = merged(acknowledged, s.log[r])
        acknowledged = tuple(ite(is_tail(s, r), new, old) for new, old in zip(now, acknowledged, strict=True))
    # Where nothing is being read the response is NIL throughout.
    return seen.replace(acknowledged=acknowledged, read=merged(seen.read, s.answer))


CLIENTS = Ghost("clients", ClientHistory, observe_clients)


@invariant(ChainState, ghost=CLIENTS)
def acknowledged_records_survive(s: ChainState, seen: ClientHistory) -> Bool:
    """A record that was acknowledged is in the log of every running server of the chain."""
    every = range(servers(s.bounds))
    return all_of(*(implies(is_live(s, r), extends(s.log[r], seen.acknowledged)) for r in every))


def keeps_what_was_read(s: ChainState, seen: ClientHistory) -> Bool:
    heads = ((r, all_of(is_head(s, r), s.up[r])) for r in range(servers(s.bounds)))
    return all_of(*(implies(head, extends(s.log[r], seen.read)) for r, head in heads))


@invariant(ChainState, ghost=CLIENTS)
def reads_see_acknowledged(s: ChainState, seen: ClientHistory) -> Bool:
    """A read returns every record that was acknowledged before it."""
    return implies(s.reading, extends(s.answer, seen.acknowledged))


@invariant(ChainState, ghost=CLIENTS)
def reads_never_go_back(s: ChainState, seen: ClientHistory) -> Bool:
    """A read returns every record that an earlier read returned, at the same offset."""
    return implies(s.reading, extends(s.answer, seen.read))


@invariant(ChainState, ghost=CLIENTS)
def reads_are_never_lost(s: ChainState, seen: ClientHistory) -> Bool:
    """A record that a read returned is in the log of the head, if the head runs."""
    return keeps_what_was_read(s, seen)


@invariant(ChainState, ghost=CLIENTS)
def reads_are_linearizable(s: ChainState, seen: ClientHistory) -> Bool:
    """Reads see all that was acknowledged, never go back, and return nothing that is lost."""
    returned = (implies(s.reading, extends(s.answer, log)) for log in (seen.acknowledged, seen.read))
    return all_of(*returned, keeps_what_was_read(s, seen))


CHAIN = properties_in(globals())
