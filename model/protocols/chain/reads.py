"""Reads from the nearest copy of a chain, and what a server must know for them to be consistent (claim 35).

The tutorial says only "read from the nearest copy, to save network and time". It can mean four protocols:

- `chain-nearest`: any server of the chain returns what it has. It never misses an acknowledged record, because all
  servers have the tail's records. But it returns records that are not acknowledged: the next read, elsewhere, may not
  see them, and when the head stops they are lost.
- `chain-marked`: each server keeps a mark below which it knows the records to be acknowledged, and returns those only.
  That is how Kafka serves reads from followers (KIP-392, below the follower's own high watermark). Records that were
  read are never lost; but marks lag, so a read may miss acknowledged records, and a later read may return fewer.
- `chain-closed`: a server returns a block only if it knows all of it to be acknowledged: write once, then read. Then
  the nearest copy is as good as any, but nobody can read a block that is being written. "Blocks of 64 MB" suggest this
  protocol (as in the first releases of HDFS), and the claim is true of it.
- `craq`: a server that has records above its mark asks the tail how far they are acknowledged, and returns those.
  Reads from every copy are as good as the tail's: Terrace and Freedman, "Object Storage on CRAQ" (USENIX ATC 2009).

So a server must know, at the moment of the read, which records are acknowledged. With a mark that lags, records that
were read are not lost, but the newest may be missing. All four keep the assumption of `chain` that a removed server has
stopped.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from tideproof.model.language.actions import Rule, action
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, ite, put
from tideproof.model.language.state import Ints, upto, variable
from tideproof.model.protocols.chain.chain import (
    CHAIN,
    SERVER,
    ChainState,
    answered,
    are_neighbours,
    both_up,
    is_tail,
    servers,
    unread,
)


@dataclass(frozen=True)
class MarkedChainState(ChainState):
    """A chain whose servers know of acknowledgements, which travel back from the tail to the head."""

    mark: Ints = variable(
        "the server has heard that its records below this offset are acknowledged", upto("log_size"), SERVER
    )


def acknowledged_end(s: MarkedChainState, server: int) -> Int:
    """The end of the records that the server knows to be acknowledged; for the tail, all of its records are."""
    return ite(is_tail(s, server), s.leo[server], s.mark[server])


def is_clean(s: MarkedChainState, server: int) -> Bool:
    return acknowledged_end(s, server) == s.leo[server]


def tail_is_up(s: ChainState) -> Bool:
    return any_of(*(all_of(is_tail(s, r), s.up[r]) for r in range(servers(s.bounds))))


def end_of_tail(s: ChainState) -> Int:
    end: Int = 0
    for r in range(servers(s.bounds)):
        end = ite(is_tail(s, r), s.leo[r], end)
    return end


def serves(s: ChainState, server: int) -> Bool:
    return all_of(s.member[server], s.up[server])


@action(server=SERVER, successor=SERVER)
def learn_acknowledged(s: MarkedChainState, server: int, successor: int) -> Rule[MarkedChainState]:
    """A server hears from its successor up to where the records are acknowledged."""
    yield are_neighbours(s, server, successor)
    yield both_up(s, server, successor)
    yield s.mark[server] < acknowledged_end(s, successor)
    return unread(s, mark=put(s.mark, server, acknowledged_end(s, successor)))


@action(server=SERVER)
def read_nearest(s: ChainState, server: int) -> Rule[ChainState]:
    """Any server of the chain returns its whole log to a reader."""
    yield serves(s, server)
    return answered(s, server, s.leo[server])


@action(server=SERVER)
def read_nearest_below_mark(s: MarkedChainState, server: int) -> Rule[MarkedChainState]:
    """Any server of the chain returns what it knows to be acknowledged."""
    yield serves(s, server)
    return answered(s, server, acknowledged_end(s, server))


@action(server=SERVER)
def read_closed_block(s: MarkedChainState, server: int) -> Rule[MarkedChainState]:
    """Any server of the chain that knows its block to be full and acknowledged returns it."""
    yield serves(s, server)
    yield acknowledged_end(s, server) == s.bounds.log_size
    return answered(s, server, s.leo[server])


@action(server=SERVER)
def read_after_asking(s: MarkedChainState, server: int) -> Rule[MarkedChainState]:
    """Any server of the chain returns what is acknowledged, and asks the tail for that when it has more."""
    yield serves(s, server)
    yield any_of(is_clean(s, server), tail_is_up(s))
    return answered(s, server, ite(is_clean(s, server), s.leo[server], end_of_tail(s)))


CHAIN_NEAREST = CHAIN.variation(
    name="chain-nearest",
    title="a chain read at the nearest copy, which returns all it has",
    story=__doc__,
    source="after van Renesse and Schneider, OSDI 2004",
    read=read_nearest,
)

_WITH_MARKS = replace(
    CHAIN,
    state=MarkedChainState,
    initial=MarkedChainState.initial,
    slots={**CHAIN.slots, "learn": learn_acknowledged},
)

CHAIN_MARKED = _WITH_MARKS.variation(
    name="chain-marked",
    title="a chain read at the nearest copy, below the mark that it knows",
    story=__doc__,
    source="after KIP-392",
    read=read_nearest_below_mark,
)

CHAIN_CLOSED = _WITH_MARKS.variation(
    name="chain-closed",
    title="a chain read at the nearest copy, once the block is closed",
    story=__doc__,
    source="write once, read many",
    read=read_closed_block,
)

CRAQ = _WITH_MARKS.variation(
    name="craq",
    title="a chain read at any copy, which asks the tail when it has to",
    story=__doc__,
    source="Terrace and Freedman, USENIX ATC 2009",
    read=read_after_asking,
)
