"""Lemmas on `kip-320`: invariants of its replicas that make an induction possible.

Each is a property like any other: `tideproof check kip-320 -p LogsMatch` decides it by exhaustion, and a wrong one is
refuted there with a trace. `tideproof check kip-320 --engine inductive --lemmas all -p StrongIsr` proves them together
under given bounds, and `tideproof prove kip-320` under all.

The argument (docs/proof.md has it in full): to commit a record in an epoch, a leader needs every member of its ISR, in
that epoch. So no member of that ISR has gone on, and as long as none has, all later ISRs are subsets. So any electable
replica has the committed records, and any replica that truncates its log does so against a leader that has them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tideproof.model.language.algebra import (
    Bool,
    Int,
    all_of,
    any_of,
    every,
    implies,
    ite,
    not_,
    put,
    same,
    select,
    some,
)
from tideproof.model.language.properties import invariant
from tideproof.model.language.state import FLAG, NIL, Bools, State, variable
from tideproof.model.language.system import Ghost
from tideproof.model.protocols.atomic.replication import (
    ReplicationState,
    epochs,
    has_offset,
    is_following_in_epoch,
    offsets,
    presumes_leadership,
    records,
    replicas,
)
from tideproof.properties.invariants import properties_in
from tideproof.properties.invariants.replication import COMMITTED, GhostCommitted, holds_below


@dataclass(frozen=True)
class GhostIsrs(State):
    """The last ISR of each epoch in the quorum state."""

    isr_of: tuple[Bools, ...] = variable(
        "the in-sync replicas of the epoch, as they were last in the quorum state", FLAG, "epochs", "replicas"
    )


ISRS = Ghost("isrs", GhostIsrs, lambda seen, s: seen.replace(isr_of=put(seen.isr_of, s.quorum_epoch, s.quorum_isr)))


def every_pair(s: ReplicationState, claim: Callable[[int, int], Bool]) -> Bool:
    """Whether the claim is true of every two replicas."""
    return every(replicas(s), lambda a: every(replicas(s), lambda b: claim(a, b)))


# What replicas and the controller know --------------------------------------------------------------------------------


def unreached(s: ReplicationState, epoch: Int) -> Bool:
    """Whether an epoch has no leader yet: none is named, or the one named has not reached it."""
    leader = select(s.request_leader, epoch)
    return any_of(leader == NIL, select(s.epoch, leader) < epoch)


@invariant(ReplicationState)
def high_watermark_in_log(s: ReplicationState) -> Bool:
    """No replica's high watermark lies above its log end."""
    return every(replicas(s), lambda r: s.hw[r] <= s.leo[r])


@invariant(ReplicationState)
def quorum_is_latest_request(s: ReplicationState) -> Bool:
    """The quorum state is of the last epoch given out, and names the leader that its request names."""
    return all_of(
        s.quorum_epoch == s.next_epoch - 1,
        implies(s.next_epoch > 0, s.quorum_leader == select(s.request_leader, s.next_epoch - 1)),
        implies(s.next_epoch == 0, s.quorum_leader == NIL),
    )


@invariant(ReplicationState)
def believes_its_request(s: ReplicationState) -> Bool:
    """A replica in an epoch considers the broker its leader that the request of that epoch names."""

    def believes(r: int) -> Bool:
        asked = implies(s.epoch[r] != NIL, s.leader[r] == select(s.request_leader, s.epoch[r]))
        return all_of(same(s.epoch[r] == NIL, s.leader[r] == NIL), asked)

    return every(replicas(s), believes)


@invariant(ReplicationState, ghost=ISRS)
def isrs_until_next_epoch(s: ReplicationState, seen: GhostIsrs) -> Bool:
    """There is no ISR of an epoch that was not given out."""
    return every(epochs(s), lambda e: every(replicas(s), lambda r: implies(seen.isr_of[e][r], e < s.next_epoch)))


@invariant(ReplicationState, ghost=ISRS)
def quorum_isr_is_latest(s: ReplicationState, seen: GhostIsrs) -> Bool:
    """The ISR of the quorum state is that of its epoch; before the first epoch all are in it."""
    latest = s.quorum_epoch
    return every(
        replicas(s),
        lambda r: ite(latest == NIL, s.quorum_isr[r], same(s.quorum_isr[r], select(seen.isr_of, latest)[r])),
    )


@invariant(ReplicationState, ghost=ISRS)
def requested_leader_in_isr(s: ReplicationState, seen: GhostIsrs) -> Bool:
    """The leader that a request names is a member of the ISR that it names, and stays in the ISR of that epoch."""

    def leader_in(e: int) -> Bool:
        leader = s.request_leader[e]
        return implies(leader != NIL, all_of(select(s.request_isr[e], leader), select(seen.isr_of[e], leader)))

    return every(epochs(s), leader_in)


@invariant(ReplicationState, ghost=ISRS)
def leader_knows_isr(s: ReplicationState, seen: GhostIsrs) -> Bool:
    """A leader knows the ISR of its epoch."""
    return every_pair(
        s, lambda r, m: implies(presumes_leadership(s, r), same(s.isr[r][m], select(seen.isr_of, s.epoch[r])[m]))
    )


@invariant(ReplicationState)
def follower_knows_requested_isr(s: ReplicationState) -> Bool:
    """A replica that does not lead knows the ISR that the request of its epoch names."""

    def knows(r: int, m: int) -> Bool:
        follows = all_of(s.epoch[r] != NIL, not_(presumes_leadership(s, r)))
        return implies(follows, same(s.isr[r][m], select(s.request_isr, s.epoch[r])[m]))

    return every_pair(s, knows)


@invariant(ReplicationState, ghost=ISRS)
def isr_stays_until_leader_acts(s: ReplicationState, seen: GhostIsrs) -> Bool:
    """As long as an epoch has no leader yet, its ISR is the one that its request names."""

    def stays(e: int, m: int) -> Bool:
        return implies(unreached(s, e), same(seen.isr_of[e][m], s.request_isr[e][m]))

    return every(epochs(s), lambda e: every(replicas(s), lambda m: stays(e, m)))


@invariant(ReplicationState)
def leader_reached_epoch_first(s: ReplicationState) -> Bool:
    """No replica is in an epoch that its leader has not reached."""
    return every(epochs(s), lambda e: every(replicas(s), lambda r: implies(unreached(s, e), s.epoch[r] != e)))


# Logs -----------------------------------------------------------------------------------------------------------------


def every_record(s: ReplicationState, r: int, claim: Callable[[int], Bool]) -> Bool:
    """Whether the claim is true of every offset below a replica's log end."""
    return every(offsets(s), lambda o: implies(has_offset(s, r, o), claim(o)))


@invariant(ReplicationState)
def records_of_known_epochs(s: ReplicationState) -> Bool:
    """A replica's records were written, in its own epoch or older ones."""

    def known(r: int, o: int) -> Bool:
        return all_of(s.log_epoch[r][o] <= s.epoch[r], s.log[r][o] < s.next_record)

    return every(replicas(s), lambda r: every_record(s, r, lambda o: known(r, o)))


@invariant(ReplicationState, needs={"log_size": 2})
def epochs_in_order(s: ReplicationState) -> Bool:
    """The epochs of a log's records never fall."""

    def later(r: int, o: int, p: int) -> Bool:
        return implies(p < o, s.log_epoch[r][p] <= s.log_epoch[r][o])

    return every(replicas(s), lambda r: every(offsets(s), lambda p: every_record(s, r, lambda o: later(r, o, p))))


@invariant(ReplicationState, needs={"replicas": 2, "log_size": 2})
def record_has_one_place(s: ReplicationState) -> Bool:
    """A record has the same offset and the same epoch in every log that has it."""

    def one(a: int, b: int, o: int, p: int) -> Bool:
        alike = all_of(p == o, s.log_epoch[a][o] == s.log_epoch[b][p])
        return implies(s.log[a][o] == s.log[b][p], alike)

    return every_pair(s, lambda a, b: every_record(s, a, lambda o: every_record(s, b, lambda p: one(a, b, o, p))))


@invariant(ReplicationState, needs=({"replicas": 2}, {"log_size": 2}))
def logs_match(s: ReplicationState) -> Bool:
    """Two logs that have the same record at an offset have the same records below."""

    def alike(a: int, b: int, o: int, p: int) -> Bool:
        here = all_of(p < o, has_offset(s, b, o), s.log[a][o] == s.log[b][o])
        return implies(here, s.log[a][p] == s.log[b][p])

    return every_pair(s, lambda a, b: every_record(s, a, lambda o: every(offsets(s), lambda p: alike(a, b, o, p))))


@invariant(ReplicationState, needs={"replicas": 2})
def follower_is_behind_leader(s: ReplicationState) -> Bool:
    """The log of a follower in its leader's epoch is the beginning of the leader's."""

    def begins(leader: int, f: int, o: int) -> Bool:
        together = is_following_in_epoch(s, f, leader)
        return implies(together, all_of(has_offset(s, leader, o), s.log[f][o] == s.log[leader][o]))

    def behind(leader: int, f: int) -> Bool:
        shorter = implies(is_following_in_epoch(s, f, leader), s.leo[f] <= s.leo[leader])
        return all_of(shorter, every_record(s, f, lambda o: begins(leader, f, o)))

    return every_pair(s, behind)


# What was committed ---------------------------------------------------------------------------------------------------


def every_commit(s: ReplicationState, seen: GhostCommitted, claim: Callable[[int, Int], Bool]) -> Bool:
    """Whether the claim is true of every record that was committed, and the epoch in which it was."""
    epoch_of = seen.committed_in
    return every(records(s), lambda record: implies(epoch_of[record] != NIL, claim(record, epoch_of[record])))


def keeps(s: ReplicationState, replica: int, record: int, epoch: Int) -> Bool:
    """Whether the replica has the record, and has reached the epoch."""
    return all_of(holds_below(s, replica, record, s.leo[replica]), s.epoch[replica] >= epoch)


@invariant(ReplicationState, ghost=COMMITTED)
def leaders_commit(s: ReplicationState, seen: GhostCommitted) -> Bool:
    """A record was committed in an epoch that its leader has reached, and that is not before the record's own."""

    def sound(record: int, c: Int) -> Bool:
        def not_later(r: int) -> Bool:
            return every_record(s, r, lambda o: implies(s.log[r][o] == record, s.log_epoch[r][o] <= c))

        return all_of(record < s.next_record, c < s.next_epoch, not_(unreached(s, c)), every(replicas(s), not_later))

    return every_commit(s, seen, sound)


@invariant(ReplicationState, ghost=COMMITTED)
def below_high_watermark_is_committed(s: ReplicationState, seen: GhostCommitted) -> Bool:
    """What lies below a replica's high watermark was committed, in the replica's epoch or before."""

    def committed(r: int, o: int) -> Bool:
        c = select(seen.committed_in, s.log[r][o])
        return implies(o < s.hw[r], all_of(c != NIL, c <= s.epoch[r]))

    return every(replicas(s), lambda r: every(offsets(s), lambda o: committed(r, o)))


@invariant(ReplicationState, ghost=(COMMITTED, ISRS))
def isr_has_committed(s: ReplicationState, seen: GhostCommitted, isrs: GhostIsrs) -> Bool:
    """Who is in the ISR of an epoch has what was committed in it or before, and has reached the epoch of the commit."""

    def has_it(record: int, c: Int, e: int, m: int) -> Bool:
        return implies(all_of(c <= e, isrs.isr_of[e][m]), keeps(s, m, record, c))

    return every_commit(
        s, seen, lambda x, c: every(epochs(s), lambda e: every(replicas(s), lambda m: has_it(x, c, e, m)))
    )


@invariant(ReplicationState, ghost=COMMITTED)
def leader_commits_first(s: ReplicationState, seen: GhostCommitted) -> Bool:
    """What was committed in a leader's epoch lies below that leader's high watermark."""

    def below(record: int, c: Int, r: int, o: int) -> Bool:
        own = all_of(presumes_leadership(s, r), s.epoch[r] == c, s.log[r][o] == record)
        return implies(own, o < s.hw[r])

    return every_commit(
        s, seen, lambda x, c: every(replicas(s), lambda r: every_record(s, r, lambda o: below(x, c, r, o)))
    )


@invariant(ReplicationState, ghost=ISRS, needs={"epochs": 2})
def newcomers_need_one_gone_on(s: ReplicationState, seen: GhostIsrs) -> Bool:
    """No replica joins the ISR of a later epoch before some member of the earlier ISR has gone on to a later epoch."""

    def gone_on(c: int) -> Bool:
        return some(replicas(s), lambda w: all_of(seen.isr_of[c][w], s.epoch[w] > c))

    def came_later(c: int, e: int, m: int) -> Bool:
        newcomer = all_of(c < e, any_of(seen.isr_of[e][m], s.request_isr[e][m]), not_(seen.isr_of[c][m]))
        return implies(newcomer, gone_on(c))

    return every(epochs(s), lambda c: every(epochs(s), lambda e: every(replicas(s), lambda m: came_later(c, e, m))))


KIP_320_LEMMAS = properties_in(globals())
