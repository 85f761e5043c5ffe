"""Lemmas on `kip-320-as-built`: those on `kip-320`, and others on leaders' knowledge of replicas in later epochs.

There a leader may commit a record although a member of its ISR has gone on to a later epoch. That is safe because the
member had the record when it went on. Any replica that joins a later ISR has it, too, unless another member of the ISR
has gone on without it: then the leader never commits it.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool, all_of, any_of, every, implies, select, some
from tideproof.model.language.properties import invariant
from tideproof.model.language.state import NIL
from tideproof.model.protocols.atomic.kip_320_as_built import NotedState
from tideproof.model.protocols.atomic.replication import (
    epochs,
    has_offset,
    is_following_in_epoch,
    offsets,
    presumes_leadership,
    replicas,
)
from tideproof.properties.invariants.kip_320_lemmas import (
    ISRS,
    KIP_320_LEMMAS,
    GhostIsrs,
    below_high_watermark_is_committed,
    epochs_in_order,
    every_pair,
    every_record,
    follower_knows_requested_isr,
    leader_knows_isr,
)
from tideproof.properties.invariants.replication import COMMITTED, GhostCommitted


@invariant(NotedState)
def leader_notes_followers(s: NotedState) -> Bool:
    """What a leader has noted of a replica lies within its own log, and is the log end of one that follows it."""

    def knows(leader: int, f: int) -> Bool:
        noted = s.noted[leader][f]
        now = implies(all_of(f != leader, is_following_in_epoch(s, f, leader)), noted == s.leo[f])
        return all_of(noted <= s.leo[leader], now)

    return every_pair(s, knows)


@invariant(NotedState)
def noted_have_reached_epoch(s: NotedState) -> Bool:
    """Of whom a replica has noted something, that one has reached its epoch, in which it leads."""
    return every_pair(
        s, lambda r, f: implies(s.noted[r][f] > 0, all_of(presumes_leadership(s, r), s.epoch[f] >= s.epoch[r]))
    )


@invariant(NotedState, ghost=ISRS, needs={"replicas": 2, "epochs": 2})
def gone_on_with_record(s: NotedState, seen: GhostIsrs) -> Bool:
    """Who is in the ISR of a leader's epoch or a later one, and has gone on or never was in the leader's ISR, has the
    leader's records; all but those without which a member of the leader's ISR has gone on."""

    def gone_without(leader: int, o: int) -> Bool:
        isr = select(seen.isr_of, s.epoch[leader])
        return some(replicas(s), lambda w: all_of(isr[w], s.epoch[w] > s.epoch[leader], s.noted[leader][w] <= o))

    def has_it(leader: int, o: int, e: int, m: int) -> Bool:
        c = s.epoch[leader]
        still_there = all_of(select(seen.isr_of, c)[m], s.epoch[m] <= c)
        has = all_of(s.epoch[m] > c, has_offset(s, m, o), s.log[m][o] == s.log[leader][o])
        # That the record is one is known from TypeOk. Said here, it lets Z3 find the claim whatever becomes of `has`.
        later = all_of(presumes_leadership(s, leader), s.log[leader][o] != NIL, c <= e, seen.isr_of[e][m])
        return implies(later, any_of(still_there, has, gone_without(leader, o)))

    return every(
        replicas(s),
        lambda leader: every_record(
            s, leader, lambda o: every(epochs(s), lambda e: every(replicas(s), lambda m: has_it(leader, o, e, m)))
        ),
    )


@invariant(NotedState, ghost=COMMITTED)
def was_committed_below_high_watermark(s: NotedState, seen: GhostCommitted) -> Bool:
    """What lies below a replica's high watermark was committed, perhaps in a later epoch than the replica's."""
    return every(
        replicas(s),
        lambda r: every(offsets(s), lambda o: implies(o < s.hw[r], select(seen.committed_in, s.log[r][o]) != NIL)),
    )


@invariant(NotedState, ghost=ISRS)
def leader_counts_isr(s: NotedState, seen: GhostIsrs) -> Bool:
    """A leader counts all members of the ISR of its epoch; others, too, that it does not know to have left."""
    return every_pair(
        s, lambda r, m: implies(all_of(presumes_leadership(s, r), select(seen.isr_of, s.epoch[r])[m]), s.isr[r][m])
    )


NOT_NEEDED = (below_high_watermark_is_committed, epochs_in_order, follower_knows_requested_isr)

AS_BUILT_LEMMAS = (
    *(p for p in KIP_320_LEMMAS if p not in NOT_NEEDED),
    was_committed_below_high_watermark,
    leader_notes_followers,
    noted_have_reached_epoch,
    gone_on_with_record,
)
"""What is below a replica's high watermark need not have been committed in its epoch or before: a leader that others
have gone on from may raise its high watermark over a record that a later leader has committed before. The other two are
true, and nothing rests on them: a leader that adds a replica asks for all records of earlier epochs, and only a leader
raises it."""

IN_KRAFT_LEMMAS = tuple(leader_counts_isr if p is leader_knows_isr else p for p in AS_BUILT_LEMMAS)
"""Those on `kip-320-in-kraft`: the ISR may have become smaller than the one that its leader knows."""
