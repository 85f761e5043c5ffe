"""The state of the KRaft level: what the controller and the brokers know, and the messages between them.

Follows the TLA+ modules of kafka_data_replication/kraft/v3.5 (Vanlightly/kafka-tlaplus, 823615e). A reachable state
here corresponds to one state of that specification, and the other way round. The representation differs:

- A change of the partition raises its partition epoch by one. So the metadata log is a table of records by partition
  epoch, the controller's view of the partition is its last record, and a broker's view is the number of a record.
- Messages are a set there, and have slots here, for no two can be under way for one slot. A fetcher waits for its
  answer before it fetches again. An incarnation registers once. And a partition epoch has one leader, which sends one
  AlterPartition request at a time for it.
- Values that follow from others have no variable: whether a broker is registered (it runs), the controller's set of
  unfenced brokers, and the offset and the epoch that a fetcher asks for (the end of its broker's log).
- Offsets count from 0, brokers too.

Left out are the set of messages that were taken in, with the guard that reads it (`__AvoidCycle`, which keeps runs
finite where liveness is checked), and reassignment.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tideproof.model.language.algebra import Bool, Int, all_of, any_of, ite, put, select
from tideproof.model.language.protocol import BoundSpec
from tideproof.model.language.state import FLAG, NIL, Bools, Bounds, Domain, Ints, State, below, upto, variable

Grid = tuple[Ints, ...]
Flags = tuple[Bools, ...]

OFFLINE_CLEAN, OFFLINE_DIRTY, STARTING, RUNNING = range(4)
"""The status of a broker."""

NO_ROLE, FOLLOWER, LEADER = range(3)
"""The role that a broker believes it has for the partition."""

NOTHING, REQUEST, RESPONSE = range(3)
"""What is under way for a registration."""

GRANTED, INELIGIBLE, FENCED = range(2, 5)
"""And for an AlterPartition request, once it is answered."""

RECORDS, DIVERGING, FENCED_EPOCH, UNKNOWN_EPOCH, NOT_LEADER = range(2, 7)
"""And for a fetch, once it is answered."""


def departures(b: Bounds) -> int:
    """How often the controller may fence a broker."""
    return int(b.fencings) + restarts(b)


def restarts(b: Bounds) -> int:
    return int(b.clean_shutdowns) + int(b.unclean_shutdowns)


def first_version(b: Bounds) -> int:
    """The initial partition epoch. If replicas begin outside the ISR, a change has taken them out."""
    return 2 if b.out_of_sync else 1


def most_versions(b: Bounds) -> int:
    """An upper bound of the partition epoch.

    A departure takes a member out of the ISR, which may come back, or leaves no leader, until one is elected. A request
    of a leader may take out all others; each of them, and each that began outside, may be taken in. With KIP-966 a
    broker that registers after an unclean shutdown may also leave the ELR.
    """
    return (
        first_version(b) + 2 * departures(b) + int(b.isr_shrinks) * int(b.replicas) + int(b.out_of_sync) + restarts(b)
    )


def _values(most: Callable[[Bounds], int]) -> Domain:
    return Domain(lambda b: (0, most(b)))


_OFFSET, _OFFSET_OR_NIL, _RECORD = upto("records"), upto("records", nil=True), below("records", nil=True)
_BROKER = below("replicas", nil=True)
_VERSION = _values(most_versions)
_LEADER_EPOCH = _values(lambda b: 1 + 2 * departures(b))
_BROKER_EPOCH = _values(lambda b: int(b.replicas) + restarts(b))  # the number of an incarnation has the same range
_EACH = ("replicas", "replicas")


def _versions(b: Bounds) -> int:
    return most_versions(b) + 1


def _begins_in_isr(b: Bounds, replica: int) -> bool:
    return replica == 0 or replica < b.replicas - b.out_of_sync


def _exists_at_first(b: Bounds, version: int) -> bool:
    return 0 < version <= first_version(b)


def _first_isr(b: Bounds, version: int, replica: int) -> bool:
    return _exists_at_first(b, version) and (version < first_version(b) or _begins_in_isr(b, replica))


def _known_at_first(b: Bounds, replica: int) -> int:
    return first_version(b) if _begins_in_isr(b, replica) else 1


@dataclass(frozen=True)
class KraftState(State):
    """The partition is created: broker 0 leads, brokers run and are registered, and logs are empty.

    Brokers that begin outside the ISR are fenced, and do not know the change that took them out.
    """

    version: Int = variable("the partition epoch", _VERSION, initial=first_version)
    record_isr: Flags = variable(
        "the in-sync replicas by the metadata record of a partition epoch", FLAG, _versions, "replicas",
        initial=_first_isr,
    )  # fmt: skip
    record_leader: Ints = variable(
        "the leader by that record", _BROKER, _versions, initial=lambda b, v: 0 if _exists_at_first(b, v) else NIL
    )
    record_epoch: Ints = variable(
        "the leader epoch by that record", _LEADER_EPOCH, _versions, initial=lambda b, v: int(_exists_at_first(b, v))
    )
    unfenced: Bools = variable("the controller considers the broker alive", FLAG, "replicas", initial=_begins_in_isr)
    registered_epoch: Ints = variable(
        "the broker epoch that the controller gave the broker", _BROKER_EPOCH, "replicas", initial=lambda _, r: r + 1
    )
    registered_incarnation: Ints = variable(
        "the incarnation of the broker that is registered", _BROKER_EPOCH, "replicas", initial=lambda _, r: r + 1
    )

    status: Ints = variable(
        "whether the broker is down, and how it went down, or starts, or runs", _values(lambda _: RUNNING), "replicas",
        initial=RUNNING,
    )  # fmt: skip
    broker_epoch: Ints = variable(
        "the broker epoch that the broker has", _BROKER_EPOCH, "replicas", initial=lambda _, r: r + 1
    )
    incarnation: Ints = variable(
        "the incarnation of the broker; 0 while it is down", _BROKER_EPOCH, "replicas", initial=lambda _, r: r + 1
    )
    metadata_read: Ints = variable(
        "the partition epoch up to which the broker has read the metadata log", _VERSION, "replicas",
        initial=_known_at_first,
    )  # fmt: skip
    known: Ints = variable(
        "the partition epoch of what the broker knows of the partition; 0: it knows nothing", _VERSION, "replicas",
        initial=_known_at_first,
    )  # fmt: skip
    maximal_isr: Flags = variable(
        "the replicas that the broker, as the leader, waits for", FLAG, *_EACH,
        initial=lambda b, broker, r: _first_isr(b, _known_at_first(b, broker), r),
    )  # fmt: skip
    role: Ints = variable(
        "whether the broker leads, follows, or neither", _values(lambda _: LEADER), "replicas",
        initial=lambda _, r: FOLLOWER if r else LEADER,
    )  # fmt: skip

    leo: Ints = variable("log end offset: how many records the broker's log has", _OFFSET, "replicas")
    log: Grid = variable("the record at an offset", _RECORD, "replicas", "records")
    log_epoch: Grid = variable("the leader epoch of that record; 0: none", _LEADER_EPOCH, "replicas", "records")
    hw: Ints = variable("high watermark: records below it count as committed", _OFFSET, "replicas")
    epoch_start: Ints = variable(
        "the log end at which the broker became leader",
        _OFFSET_OR_NIL,
        "replicas",
        initial=lambda _, r: NIL if r else 0,
    )
    remote_leo: Grid = variable("a follower's log end offset by its last fetch", _OFFSET_OR_NIL, *_EACH)
    remote_epoch: Grid = variable("the follower's broker epoch in that fetch; 0: none", _BROKER_EPOCH, *_EACH)
    asking: Bools = variable("the leader waits for the response to an AlterPartition request", FLAG, "replicas")
    fetches_from: Ints = variable(
        "the broker that the follower fetches from", _BROKER, "replicas", initial=lambda _, r: 0 if r else NIL
    )
    delayed: Bools = variable("its last fetch failed", FLAG, "replicas")

    alteration: Ints = variable(
        "the AlterPartition request made at a partition epoch, or its response, under way",
        _values(lambda _: FENCED),
        _versions,
    )
    alteration_isr: Flags = variable("the ISR that is requested", FLAG, _versions, "replicas")
    alteration_epoch: Grid = variable(
        "a member's broker epoch in the request; 0 for one that is in the ISR already", _BROKER_EPOCH, _versions,
        "replicas",
    )  # fmt: skip
    registration: Ints = variable(
        "the registration of a later incarnation, or its response, under way", _values(lambda _: RESPONSE), restarts
    )
    registration_of: Ints = variable("the broker that registers", _BROKER, restarts)
    registration_epoch: Ints = variable("the broker epoch in the message", _BROKER_EPOCH, restarts)
    registration_version: Ints = variable("the partition epoch when it was registered", _VERSION, restarts)
    fetch: Grid = variable(
        "the follower's fetch from the other broker, or its response, under way", _values(lambda _: NOT_LEADER), *_EACH
    )
    fetch_broker_epoch: Grid = variable("the broker epoch in the request", _BROKER_EPOCH, *_EACH)
    fetch_epoch: Grid = variable("the sender's leader epoch", _LEADER_EPOCH, *_EACH)
    fetch_offset: Grid = variable("the offset that is requested", _OFFSET, *_EACH)
    fetch_last_epoch: Grid = variable(
        "the epoch of the follower's last record; in the response that of the record, or the one that diverges",
        _LEADER_EPOCH, *_EACH,
    )  # fmt: skip
    fetch_record: Grid = variable("the record in the response", _RECORD, *_EACH)
    fetch_hw: Grid = variable("the high watermark in the response", _OFFSET, *_EACH)
    fetch_end: Grid = variable("where the diverging epoch ends", _OFFSET, *_EACH)

    fencings: Int = variable("fencings of a broker that has not stopped, so far", upto("fencings"))
    clean_shutdowns: Int = variable("clean shutdowns so far", upto("clean_shutdowns"))
    unclean_shutdowns: Int = variable("unclean shutdowns so far", upto("unclean_shutdowns"))
    isr_shrinks: Int = variable("requests so far that take a member out of the ISR", upto("isr_shrinks"))
    starts: Int = variable("starts of a broker so far", _values(restarts))
    registrations: Int = variable("registrations so far", _values(restarts))
    unacked_from: Ints = variable(
        "the first offset that the leader wrote in its unbroken term; producers wait for it or later ones",
        below("records", nil=True), "replicas",
    )  # fmt: skip

    sent: Bools = variable("the record was written by a leader", FLAG, "records")
    acked: Bools = variable("its producer received the response that it is committed", FLAG, "records")
    failed: Bools = variable("its producer received the response that it may not be", FLAG, "records")
    true_hw: Int = variable("the highest high watermark that a leader has had", _OFFSET)
    consumed: Ints = variable("the record below it that consumers read first at an offset", _RECORD, "records")
    consumed_epoch: Ints = variable("the leader epoch of that record; 0: none", _LEADER_EPOCH, "records")


def _count(name: str, meaning: str, default: int = 0) -> BoundSpec:
    return BoundSpec(name, meaning, least=0, default=default, optional=True, rare=True)


BOUNDS = (
    BoundSpec("replicas", "brokers that hold the partition", least=1, default=2),
    BoundSpec("records", "records that producers write in all, and that a log has room for", least=1, default=1),
    BoundSpec("min_insync_replicas", "members that the ISR must have for a write", least=1, default=1),
    BoundSpec(
        "fencings",
        "times in all that the controller fences a broker that has not stopped",
        least=0,
        default=1,
        rare=True,
    ),
    BoundSpec("clean_shutdowns", "shutdowns in all that lose no data", least=0, default=0, rare=True),
    BoundSpec("unclean_shutdowns", "shutdowns in all that lose the broker's log", least=0, default=0, rare=True),
    BoundSpec(
        "isr_shrinks", "requests in all by which a leader takes members out of the ISR", least=0, default=0, rare=True
    ),
    _count("out_of_sync", "replicas that begin outside the ISR; broker 0 never does"),
)


def restarts_asked(b: Bounds) -> bool:
    return restarts(b) > 0


def replicas(s: KraftState) -> range:
    return s.bounds.indices("replicas")


def offsets(s: KraftState) -> range:
    return s.bounds.indices("records")


def count_of(members: Bools) -> Int:
    return sum((ite(member, 1, 0) for member in members), start=0)


def put2(grid: tuple[tuple[Int, ...], ...], row: int, column: Int, new: Int) -> Grid:
    """The grid with one entry replaced."""
    return put(grid, row, put(grid[row], column, new))


def cleared(values: tuple[Int, ...], nothing: int = 0) -> Ints:
    return tuple(nothing for _ in values)


# The partition, by the controller and by a broker ---------------------------------------------------------------------


def leader(s: KraftState) -> Int:
    """The leader by the controller; NIL where there is none."""
    return select(s.record_leader, s.version)


def leader_epoch(s: KraftState) -> Int:
    return select(s.record_epoch, s.version)


def isr(s: KraftState) -> Bools:
    return select(s.record_isr, s.version)


def known_leader(s: KraftState, broker: int) -> Int:
    return select(s.record_leader, s.known[broker])


def known_epoch(s: KraftState, broker: int) -> Int:
    return select(s.record_epoch, s.known[broker])


def known_isr(s: KraftState, broker: int) -> Bools:
    return select(s.record_isr, s.known[broker])


def is_down(s: KraftState, broker: int) -> Bool:
    return s.status[broker] < STARTING


# Logs -----------------------------------------------------------------------------------------------------------------


def last_epoch(s: KraftState, broker: int) -> Int:
    """The epoch of the last record in the broker's log; 0 where the log is empty."""
    return ite(s.leo[broker] == 0, 0, select(s.log_epoch[broker], s.leo[broker] - 1))


def end_of_epoch(s: KraftState, broker: int, epoch: Int, as_leader: bool) -> tuple[Int, Int]:
    """The latest epoch of the log up to this one, and its end; if there is none, this epoch itself."""
    column, end = s.log_epoch[broker], s.leo[broker]
    known = tuple(offset < end for offset in offsets(s))
    found: Int = epoch
    for offset in offsets(s):
        found = ite(all_of(known[offset], column[offset] <= epoch), column[offset], found)
    higher = end
    for offset in reversed(offsets(s)):
        higher = ite(all_of(known[offset], column[offset] > epoch), offset, higher)
    is_last = any_of(end == 0, epoch == last_epoch(s, broker))
    if as_leader:
        is_last = any_of(is_last, known_epoch(s, broker) == epoch)
    return ite(is_last, epoch, found), ite(is_last, end, higher)


def holds(s: KraftState, broker: int, record: int) -> Bool:
    """Whether the record is in the broker's log."""
    return any_of(*(held == record for held in s.log[broker]))
