"""Chain replication: records pass from server to server, and there is neither leader nor follower (claim 35).

The claim: "unlike Kafka: data in blocks of a fixed size; pipeline replication, a block has no leader and no follower;
reads from the nearest copy". The story. The head takes a record, and each server passes it to the next. When the last
one, the tail, has the record, it is acknowledged. So every server holds all records of its successor, and perhaps more,
and all servers hold the tail's records. A read at the tail therefore sees every acknowledged record at once; there is
no high watermark that lags. A master takes failed servers out: the next one becomes the head, the one before becomes
the tail, a middle one is bridged by its neighbours. A spare copies the tail and then takes its place.

All of this rests on one assumption: that the master removes only servers that have *stopped*. `chain-suspected` drops
it: then a tail that was removed by mistake continues to answer reads. Reads from other copies: `model.chain_reads`.

Follows van Renesse and Schneider, "Chain Replication for Supporting High Throughput and Availability" (OSDI 2004). Each
of these is one step: a record reaches the next server (a new successor lacks the records that were in flight when a
server was removed); the tail acknowledges; all servers learn of a new chain, except the one that was removed. A log is
one block, `log_size` records long, and a read returns the part of it that exists. Servers stand in the chain in the
order of their numbers, spares last. A server that has stopped has lost its log, and does not come back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from tideproof.model.language.actions import Parameter, Rule, action, shown_broker
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, ite, not_, put, select
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import FLAG, NIL, Bools, Bounds, Ints, State, below, upto, variable


def servers(b: Bounds) -> int:
    """The number of servers: those in the chain at first, and the spares."""
    return b.replicas + b.spares


SERVER = Parameter(servers, shown_broker)


@dataclass(frozen=True)
class ChainState(State):
    """The servers' logs, the chain as the master knows it, and the answer that a reader receives in this state."""

    leo: Ints = variable("log end offset: how many records the server's log has", upto("log_size"), SERVER)
    log: tuple[Ints, ...] = variable("the record at an offset", below("records", nil=True), SERVER, "log_size")
    up: Bools = variable("whether the server runs", FLAG, SERVER, initial=True)
    member: Bools = variable(
        "whether the server is in the chain", FLAG, SERVER, initial=lambda b, server: server < b.replicas
    )
    believes_tail: Bools = variable(
        "whether the server believes it is the tail",
        FLAG,
        SERVER,
        initial=lambda b, server: server == b.replicas - 1,
    )
    next_record: Int = variable("the id of the next record that a producer writes", upto("records"))
    reading: Bool = variable("whether the last step was a read", FLAG)
    answer: Ints = variable("the record that this read returned at an offset", below("records", nil=True), "log_size")


S = TypeVar("S", bound=ChainState)

BOUNDS = (
    BoundSpec("replicas", "servers that are in the chain at first", least=1, default=3),
    BoundSpec("spares", "servers that may join the chain at its end", least=0, default=1, rare=True),
    BoundSpec("log_size", "records that a block has room for", least=1, default=2),
    BoundSpec("records", "records that producers write in all", least=1, default=3),
)


# The chain as the master knows it -------------------------------------------------------------------------------------


def is_head(s: ChainState, server: int) -> Bool:
    return all_of(s.member[server], *(not_(m) for m in s.member[:server]))


def is_tail(s: ChainState, server: int) -> Bool:
    return all_of(s.member[server], *(not_(m) for m in s.member[server + 1 :]))


def are_neighbours(s: ChainState, server: int, successor: int) -> Bool:
    """Whether one comes directly before the other in the chain."""
    between = (not_(m) for m in s.member[server + 1 : successor])
    return all_of(server < successor, s.member[server], s.member[successor], *between)


def may_join(s: ChainState, server: int) -> Bool:
    """Whether the server is a spare that would come after all that are in the chain."""
    return all_of(server >= s.bounds.replicas, *(not_(m) for m in s.member[server:]))


def both_up(s: ChainState, server: int, other: int) -> Bool:
    return all_of(s.up[server], s.up[other])


# Logs and answers -----------------------------------------------------------------------------------------------------


def unread(s: S, **changes: Any) -> S:
    """The state with these changes and without an answer: an answer exists only in the state after the read."""
    return s.replace(reading=False, answer=tuple(NIL for _ in s.answer), **changes)


def answered(s: S, server: int, end: Int) -> S:
    """The state in which a reader receives the server's records below `end`."""
    records_below = tuple(ite(offset < end, record, NIL) for offset, record in enumerate(s.log[server]))
    return s.replace(reading=True, answer=records_below)


def appended(s: S, server: int, record: Int) -> S:
    end = s.leo[server]
    return unread(s, leo=put(s.leo, server, end + 1), log=put(s.log, server, put(s.log[server], end, record)))


def handed_on(s: S, server: int, successor: int) -> S:
    """The successor's log with the first of the server's records that it lacks."""
    return appended(s, successor, select(s.log[server], s.leo[successor]))


# Steps of the servers -------------------------------------------------------------------------------------------------


@action(head=SERVER)
def head_write(s: ChainState, head: int) -> Rule[ChainState]:
    """The head appends a producer's next record to its log."""
    yield is_head(s, head)
    yield s.up[head]
    yield s.next_record < s.bounds.records
    yield s.leo[head] < s.bounds.log_size
    return appended(s, head, s.next_record).replace(next_record=s.next_record + 1)


@action(server=SERVER, successor=SERVER)
def forward(s: ChainState, server: int, successor: int) -> Rule[ChainState]:
    """A server hands the next record to its successor; where that is the tail, the record is acknowledged."""
    yield are_neighbours(s, server, successor)
    yield both_up(s, server, successor)
    yield s.leo[successor] < s.leo[server]
    return handed_on(s, server, successor)


@action(server=SERVER)
def read_tail(s: ChainState, server: int) -> Rule[ChainState]:
    """A server that believes it is the tail returns its whole log to a reader."""
    yield s.believes_tail[server]
    yield s.up[server]
    return answered(s, server, s.leo[server])


@action(server=SERVER)
def stop(s: ChainState, server: int) -> Rule[ChainState]:
    """A server stops for good, and its log is lost."""
    yield s.up[server]
    return unread(
        s,
        up=put(s.up, server, False),
        leo=put(s.leo, server, 0),
        log=put(s.log, server, tuple(NIL for _ in s.log[server])),
        believes_tail=put(s.believes_tail, server, False),
    )


# Steps of the master --------------------------------------------------------------------------------------------------


def removed(s: ChainState, server: int) -> ChainState:
    """The chain without the server. Where it was the tail, the one before learns that it is the tail now."""
    succeeds = [all_of(is_tail(s, server), are_neighbours(s, r, server), s.up[r]) for r in range(servers(s.bounds))]
    return unread(
        s,
        member=put(s.member, server, False),
        believes_tail=tuple(any_of(*pair) for pair in zip(s.believes_tail, succeeds, strict=True)),
    )


def is_dispensable(s: ChainState, server: int) -> Bool:
    """Whether the server is in the chain, and not alone in it."""
    others = (m for r, m in enumerate(s.member) if r != server)
    return all_of(s.member[server], any_of(*others))


@action(server=SERVER)
def master_remove_stopped(s: ChainState, server: int) -> Rule[ChainState]:
    """The master takes a server out of the chain that has stopped."""
    yield is_dispensable(s, server)
    yield not_(s.up[server])
    return removed(s, server)


@action(server=SERVER)
def master_remove_suspected(s: ChainState, server: int) -> Rule[ChainState]:
    """The master removes a server from the chain that it considers stopped; the server itself does not learn it."""
    yield is_dispensable(s, server)
    return removed(s, server)


@action(tail=SERVER, spare=SERVER)
def copy_to_spare(s: ChainState, tail: int, spare: int) -> Rule[ChainState]:
    """A spare that is to join copies the tail's next record."""
    yield is_tail(s, tail)
    yield may_join(s, spare)
    yield both_up(s, tail, spare)
    yield s.leo[spare] < s.leo[tail]
    return handed_on(s, tail, spare)


@action(tail=SERVER, spare=SERVER)
def master_extend_chain(s: ChainState, tail: int, spare: int) -> Rule[ChainState]:
    """A spare that has all of the tail's records becomes the tail."""
    yield is_tail(s, tail)
    yield may_join(s, spare)
    yield both_up(s, tail, spare)
    yield s.leo[spare] == s.leo[tail]
    return unread(
        s,
        member=put(s.member, spare, True),
        believes_tail=put(put(s.believes_tail, tail, False), spare, True),
    )


CHAIN = Protocol(
    name="chain",
    title="chain replication: write at the head, read at the tail",
    story=__doc__,
    source="van Renesse and Schneider, OSDI 2004",
    state=ChainState,
    initial=ChainState.initial,
    bounds=BOUNDS,
    slots={
        "write": head_write,
        "forward": forward,
        "read": read_tail,
        "stop": stop,
        "remove": master_remove_stopped,
        "copy": copy_to_spare,
        "extend": master_extend_chain,
    },
)

CHAIN_SUSPECTED = CHAIN.variation(
    name="chain-suspected",
    title="chain replication under a master that may be wrong about who has stopped",
    story="""The master cannot tell a slow server from one that has stopped, and removes it (claim 35).

    The server does not learn of it. As the head or in the middle it does no harm: no server accepts its records any
    more, so they are never acknowledged. As the tail it continues to answer reads, from a log that gets no more
    records. Kafka fences writes of such a zombie leader by its epoch; a chain needs the same for reads: a lease, or an
    epoch that the reader knows.""",
    source="after van Renesse and Schneider, OSDI 2004, without its assumption of fail-stop servers",
    remove=master_remove_suspected,
)
