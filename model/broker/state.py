"""What brokers know, and what is under way between them.

A broker state *is* a state of the atomic level with more in it, so that everything that speaks of replicated logs
speaks of brokers too. What is added, and where Kafka keeps it:

- the log end offsets of the followers as the leader has booked them ("remote LEOs");
- the leader epoch cache, apart from the log: an epoch may have no record;
- for each follower its fetcher: whether it still has to truncate, and the answer that is on its way to it.

Two fields of the atomic level mean a little less here. `request_leader` and `request_isr` hold only the LeaderAndIsr
requests of *past* epochs that some broker may yet see; that of the current epoch says what the quorum state says.
And values that nothing will read again are reset, so that states that differ in nothing else are one state.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from tideproof.model.algebra import Bool, Int, all_of, any_of, ite, put
from tideproof.model.atomic import replication as atomic
from tideproof.model.atomic.replication import ReplicationState
from tideproof.model.protocol import BoundSpec, Rule
from tideproof.model.variables import FLAG, NIL, Bools, Bounds, Domain, Ints, Per, below, upto, variable

IDLE, FETCHED, EPOCH_ANSWERED = range(3)
"""What is on its way to a follower: nothing, the answer to a fetch, or the answer to OffsetsForLeaderEpoch."""


def if_asked(bound: str, *asked: str) -> Per:
    """As many variables as the bound says, if one of the others is not 0; otherwise none."""
    return Per(bound, lambda b: any(b[name] for name in asked))


def consumed(most: str) -> Domain:
    """0 up to the bound `most`, where there is a consumer; otherwise nothing but 0."""
    return Domain(lambda b: (0, b[most] if b.consumers else 0))


@dataclass(frozen=True)
class BrokerState(ReplicationState):
    """The replicated logs as brokers keep them; see the module."""

    remote_leo: tuple[Ints, ...] = variable(
        "a follower's log end offset as the leader booked it at the last fetch",
        upto("log_size"),
        "replicas",
        "replicas",
    )
    epoch_start: tuple[Ints, ...] = variable(
        "the leader epoch cache: where an epoch starts in the replica's log, if it knows the epoch",
        upto("log_size", nil=True),
        "replicas",
        "epochs",
    )
    truncating: Bools = variable("the follower must find out where to truncate before it fetches", FLAG, "replicas")
    answer: Ints = variable("what is on its way to the follower", Domain(lambda _: (IDLE, EPOCH_ANSWERED)), "replicas")
    answer_record: Ints = variable("the record in that answer", below("records", nil=True), "replicas")
    answer_epoch: Ints = variable(
        "its epoch, or the epoch that the leader knows", below("epochs", nil=True), "replicas"
    )
    answer_offset: Ints = variable(
        "the high watermark in the answer, or the end offset of the epoch", upto("log_size", nil=True), "replicas"
    )

    crashes: Int = variable("process crashes so far", upto("crashes"))
    power_losses: Int = variable("power losses so far", upto("power_losses"))
    hw_checkpoint: Ints = variable(
        "the high watermark as last written to disk", upto("log_size"), if_asked("replicas", "crashes", "power_losses")
    )
    flushed: Ints = variable(
        "records of the log that are on disk for sure", upto("log_size"), if_asked("replicas", "power_losses")
    )
    consumer_epoch: Int = variable("the latest leader epoch that the consumer has met", consumed("epochs"))
    position: Int = variable("the offset that the consumer reads next", consumed("log_size"))
    read: Ints = variable(
        "the record that the consumer read last at an offset",
        below("records", nil=True),
        if_asked("log_size", "consumers"),
    )
    latest: Int = variable("the latest offset, as the consumer was told last", consumed("log_size"))
    acked: Bools = variable("the producer was told that the record is written", FLAG, if_asked("records", "acks"))


BOUNDS = (
    BoundSpec("replicas", "brokers that hold the partition", least=1, default=2),
    BoundSpec("log_size", "records that a log has room for", least=1, default=2),
    BoundSpec("records", "records that producers write in all", least=1, default=2),
    BoundSpec("epochs", "leader epochs in all; the first is that of creation", least=1, default=3),
    BoundSpec(
        "crashes",
        "processes that crash and come back, in all; what was written survives",
        least=0,
        default=0,
        optional=True,
    ),
    BoundSpec("power_losses", "machines that lose what was not flushed, in all", least=0, default=0, optional=True),
    BoundSpec(
        "acks",
        "what producers wait for: 0 nothing, 1 the leader, k > 1 replicas, -1 all",
        least=-1,
        default=0,
        optional=True,
    ),
    BoundSpec("min_insync_replicas", "ISR that a write with acks=-1 needs", least=1, default=1, optional=True),
    BoundSpec("consumers", "1 for a consumer that reads", least=0, default=0, most=1, optional=True),
    BoundSpec(
        "unclean", "1 lets the controller elect who is not in the ISR", least=0, default=0, most=1, optional=True
    ),
)


def initial(b: Bounds) -> BrokerState:
    """The partition is just created: broker 0 leads in epoch 0, everybody is in sync, and everybody knows."""
    base = atomic.initial(b)
    everybody = tuple(True for _ in range(b.replicas))
    nothing = tuple(NIL for _ in range(b.replicas))
    fields = {name: getattr(base, name) for name in base.__dataclass_fields__}
    fields |= {
        "epoch": tuple(0 for _ in everybody),
        "leader": tuple(0 for _ in everybody),
        "isr": tuple(tuple(r == 0 for _ in everybody) for r in range(b.replicas)),
        "next_epoch": 1,
        "quorum_epoch": 0,
        "quorum_leader": 0,
        "quorum_isr": everybody,
    }
    return BrokerState(
        **fields,
        remote_leo=tuple(tuple(0 for _ in everybody) for _ in everybody),
        epoch_start=tuple(tuple(NIL for _ in range(b.epochs)) for _ in everybody),
        truncating=tuple(False for _ in everybody),
        answer=tuple(IDLE for _ in everybody),
        answer_record=nothing,
        answer_epoch=nothing,
        answer_offset=nothing,
        crashes=0,
        power_losses=0,
        hw_checkpoint=tuple(0 for _ in range(if_asked("replicas", "crashes", "power_losses")(b))),
        flushed=tuple(0 for _ in range(if_asked("replicas", "power_losses")(b))),
        consumer_epoch=0,
        position=0,
        read=tuple(NIL for _ in range(if_asked("log_size", "consumers")(b))),
        latest=0,
        acked=tuple(False for _ in range(if_asked("records", "acks")(b))),
    )


BrokerRule = Rule[BrokerState]
_V = TypeVar("_V", Int, Bool)


def put2(grid: tuple[tuple[_V, ...], ...], row: int, column: Int, new: _V) -> tuple[tuple[_V, ...], ...]:
    """The grid with `new` in one place."""
    return put(grid, row, put(grid[row], column, new))


def merged(condition: Bool, then: BrokerState, otherwise: BrokerState) -> BrokerState:
    """`then` if the condition is true, else `otherwise`."""

    def either(a: object, b: object) -> object:
        if isinstance(a, tuple) and isinstance(b, tuple):
            return tuple(either(x, y) for x, y in zip(a, b, strict=True))
        return a if a is b else ite(condition, a, b)  # type: ignore[call-overload]

    if isinstance(condition, bool):
        return then if condition else otherwise
    changed = {}
    for name in then.__dataclass_fields__:
        a, b = getattr(then, name), getattr(otherwise, name)
        if a is not b:
            changed[name] = either(a, b)
    return otherwise.replace(**changed)


# The leader epoch cache -----------------------------------------------------------------------------------------------


def knows_epoch(s: BrokerState, replica: int, epoch: int) -> Bool:
    return s.epoch_start[replica][epoch] != NIL


def latest_known_epoch(s: BrokerState, replica: int) -> Int:
    """The latest epoch in the replica's cache; NIL where the cache is empty."""
    latest: Int = NIL
    for epoch in range(s.bounds.epochs):
        latest = ite(knows_epoch(s, replica, epoch), epoch, latest)
    return latest


def with_epoch(s: BrokerState, replica: int, epoch: Int, start: Int) -> BrokerState:
    """The cache with an epoch that starts here; what cannot be true beside it goes."""
    entries = []
    for e, old in enumerate(s.epoch_start[replica]):
        stays = all_of(epoch > e, old < start)
        entries.append(ite(epoch == e, start, ite(stays, old, NIL)))
    return s.replace(epoch_start=put(s.epoch_start, replica, tuple(entries)))


def known_epoch_up_to(s: BrokerState, replica: int, epoch: Int) -> Int:
    """The largest epoch in the cache that is not above this one; NIL where there is none."""
    found: Int = NIL
    for e in range(s.bounds.epochs):
        found = ite(all_of(knows_epoch(s, replica, e), epoch >= e), e, found)
    return found


def start_of_epoch_above(s: BrokerState, replica: int, epoch: Int) -> Int:
    """Where the first epoch of the cache above this one starts; NIL where there is none."""
    start: Int = NIL
    for e in reversed(range(s.bounds.epochs)):
        start = ite(all_of(knows_epoch(s, replica, e), epoch < e), s.epoch_start[replica][e], start)
    return start


# Logs -----------------------------------------------------------------------------------------------------------------


def truncated(s: BrokerState, replica: int, end: Int) -> BrokerState:
    """The log cut back to `end`, with the high watermark, the epoch cache and what is on disk.

    Where `end` is not below the log end nothing happens: not even an epoch that starts there is forgotten, as it
    should be and was until 2.6.0 (KAFKA-10706).
    """
    cuts = end < s.leo[replica]
    known = tuple(ite(all_of(cuts, start >= end), NIL, start) for start in s.epoch_start[replica])
    after = atomic.truncated(s, replica, ite(cuts, end, s.leo[replica]))
    after = after.replace(epoch_start=put(after.epoch_start, replica, known))
    if s.flushed:
        after = after.replace(flushed=put(s.flushed, replica, ite(s.flushed[replica] > end, end, s.flushed[replica])))
    return after


# Who is what ----------------------------------------------------------------------------------------------------------


def leads(s: BrokerState, replica: int) -> Bool:
    """Whether the broker believes that it leads."""
    return s.leader[replica] == replica


def follows(s: BrokerState, follower: int, leader: int) -> Bool:
    """Whether the follower takes the other broker for its leader, and that one itself too; epochs may differ."""
    return all_of(s.leader[follower] == leader, leads(s, leader))


def may_write_isr(s: BrokerState, leader: int) -> Bool:
    """Whether the leader's conditional update of the partition state succeeds: nobody has written since it was told."""
    return s.epoch[leader] == s.quorum_epoch


def without_answer(s: BrokerState, follower: int) -> BrokerState:
    """Nothing is on its way to the follower, and nothing of it is remembered."""
    return s.replace(
        answer=put(s.answer, follower, IDLE),
        answer_record=put(s.answer_record, follower, NIL),
        answer_epoch=put(s.answer_epoch, follower, NIL),
        answer_offset=put(s.answer_offset, follower, NIL),
    )


def announced_leader(s: BrokerState, epoch: int) -> Int:
    """Whom the LeaderAndIsr request of an epoch names; NIL where nobody can see such a request."""
    return ite(s.quorum_epoch == epoch, s.quorum_leader, s.request_leader[epoch])


def without_spent_requests(s: BrokerState) -> BrokerState:
    """Forgets the requests, or what is said in them, that no broker can still see."""
    leaders, isrs = list(s.request_leader), list(s.request_isr)
    for epoch in range(s.bounds.epochs):
        behind = any_of(*(e < epoch for e in s.epoch))
        leader_behind = any_of(
            *(all_of(s.request_leader[epoch] == r, s.epoch[r] < epoch) for r in range(s.bounds.replicas))
        )
        leaders[epoch] = ite(behind, leaders[epoch], NIL)
        isrs[epoch] = tuple(all_of(leader_behind, member) for member in isrs[epoch])
    return s.replace(request_leader=tuple(leaders), request_isr=tuple(isrs))


def count_of(members: Bools) -> Int:
    number: Int = 0
    for member in members:
        number = number + ite(member, 1, 0)
    return number
