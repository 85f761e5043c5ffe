"""Lemmas on `kip-320`: what its replicas can rely on, said of single states, so that induction can rest on it.

Each is a property like any other: `tideproof check kip-320 -p LogsMatch` decides it by exhaustion, and a wrong one is
refuted there with a trace. `tideproof check kip-320 --engine inductive --lemmas all -p StrongIsr` uses them.
"""

from __future__ import annotations

from itertools import permutations

from tideproof.model.language.algebra import Bool, all_of, any_of, implies, not_, same
from tideproof.model.language.properties import invariant
from tideproof.model.language.state import NIL
from tideproof.model.protocols.atomic.replication import ReplicationState, has_offset, presumes_leadership, same_record
from tideproof.properties.invariants.replication import committed_on


def offsets(s: ReplicationState) -> range:
    return range(s.bounds.log_size)


def replicas(s: ReplicationState) -> range:
    return range(s.bounds.replicas)


def epochs(s: ReplicationState) -> range:
    return range(s.bounds.epochs)


@invariant(ReplicationState)
def high_watermark_in_log(s: ReplicationState) -> Bool:
    """No replica's high watermark lies above its log end."""
    return all_of(*(s.hw[r] <= s.leo[r] for r in replicas(s)))


@invariant(ReplicationState)
def quorum_is_latest_request(s: ReplicationState) -> Bool:
    """The quorum state is of the last epoch given out, and names the leader that its request names."""
    return all_of(
        s.quorum_epoch == s.next_epoch - 1,
        *(implies(s.quorum_epoch == e, s.quorum_leader == s.request_leader[e]) for e in epochs(s)),
        implies(s.next_epoch == 0, s.quorum_leader == NIL),
    )


@invariant(ReplicationState)
def requests_until_next_epoch(s: ReplicationState) -> Bool:
    """There is a request for every epoch given out, and for none beyond."""
    return all_of(
        *(
            implies(e >= s.next_epoch, all_of(s.request_leader[e] == NIL, *map(not_, s.request_isr[e])))
            for e in epochs(s)
        )
    )


@invariant(ReplicationState)
def requested_leader_in_isr(s: ReplicationState) -> Bool:
    """The leader that a request names, if it names one, is a member of the ISR that it names."""
    return all_of(
        *(implies(s.request_leader[e] == r, s.request_isr[e][r]) for e in epochs(s) for r in replicas(s)),
        *(implies(s.quorum_leader == r, s.quorum_isr[r]) for r in replicas(s)),
    )


@invariant(ReplicationState)
def believes_its_request(s: ReplicationState) -> Bool:
    """A replica is in an epoch that was given out, and takes for the leader whom the request of that epoch names."""
    return all_of(
        *(s.epoch[r] < s.next_epoch for r in replicas(s)),
        *(same(s.epoch[r] == NIL, s.leader[r] == NIL) for r in replicas(s)),
        *(implies(s.epoch[r] == e, s.leader[r] == s.request_leader[e]) for r in replicas(s) for e in epochs(s)),
    )


@invariant(ReplicationState)
def true_leader_knows_isr(s: ReplicationState) -> Bool:
    """A leader in the epoch of the quorum state knows the ISR of the quorum state; it is one of its members."""
    return all_of(
        *(
            implies(
                all_of(presumes_leadership(s, r), s.epoch[r] == s.quorum_epoch),
                all_of(s.isr[r][r], *(same(a, b) for a, b in zip(s.isr[r], s.quorum_isr, strict=True))),
            )
            for r in replicas(s)
        ),
        *(implies(presumes_leadership(s, r), s.isr[r][r]) for r in replicas(s)),
    )


@invariant(ReplicationState)
def follower_knows_requested_isr(s: ReplicationState) -> Bool:
    """A replica that does not lead knows the ISR that the request of its epoch names."""
    return all_of(
        *(
            implies(
                all_of(s.epoch[r] == e, not_(presumes_leadership(s, r))),
                all_of(*(same(a, b) for a, b in zip(s.isr[r], s.request_isr[e], strict=True))),
            )
            for r in replicas(s)
            for e in epochs(s)
        )
    )


@invariant(ReplicationState)
def isr_stays_until_leader_acts(s: ReplicationState) -> Bool:
    """As long as nobody has reached the last epoch as its leader, the ISR is the one that its request names."""
    parts = []
    for e in epochs(s):
        reached = any_of(*(all_of(s.request_leader[e] == r, s.epoch[r] >= e) for r in replicas(s)))
        as_requested = all_of(*(same(a, b) for a, b in zip(s.quorum_isr, s.request_isr[e], strict=True)))
        parts.append(implies(s.quorum_epoch == e, any_of(reached, as_requested)))
    return all_of(*parts)


@invariant(ReplicationState)
def next_isr_within_isr(s: ReplicationState) -> Bool:
    """The request of an epoch names nobody who is not in the ISR of the epoch before, as that one's leader knows it."""
    parts = []
    for e in list(epochs(s))[1:]:
        given = e < s.next_epoch
        before = s.request_leader[e - 1]
        reached = any_of(*(all_of(before == r, s.epoch[r] >= e - 1) for r in replicas(s)))
        for member in replicas(s):
            named = all_of(given, s.request_isr[e][member])
            parts.append(implies(all_of(named, not_(reached)), s.request_isr[e - 1][member]))
            for r in replicas(s):
                leads_before = all_of(presumes_leadership(s, r), s.epoch[r] == e - 1)
                parts.append(implies(all_of(named, leads_before), s.isr[r][member]))
    return all_of(*parts)


@invariant(ReplicationState)
def leader_reached_epoch_first(s: ReplicationState) -> Bool:
    """Nobody is in an epoch, and no record is of an epoch, that its leader has not reached."""
    parts = []
    for e in epochs(s):
        for leader in replicas(s):
            named = s.request_leader[e] == leader
            ahead = all_of(named, s.epoch[leader] < e)
            parts += [implies(ahead, s.epoch[r] != e) for r in replicas(s)]
        nobody = s.request_leader[e] == NIL
        for r in replicas(s):
            for o in offsets(s):
                of_epoch = s.log_epoch[r][o] == e
                parts.append(implies(nobody, not_(of_epoch)))
                for leader in replicas(s):
                    unreached = all_of(s.request_leader[e] == leader, s.epoch[leader] < e)
                    parts.append(implies(unreached, not_(of_epoch)))
    return all_of(*parts)


@invariant(ReplicationState)
def records_of_known_epochs(s: ReplicationState) -> Bool:
    """A replica's records are of its own epoch or older ones, in the order of epochs, and were written."""
    parts = []
    for r in replicas(s):
        for o in offsets(s):
            written = has_offset(s, r, o)
            parts.append(implies(written, all_of(s.log_epoch[r][o] <= s.epoch[r], s.log[r][o] < s.next_record)))
            if o:
                parts.append(implies(written, s.log_epoch[r][o - 1] <= s.log_epoch[r][o]))
                parts.append(implies(written, s.log[r][o - 1] < s.log[r][o]))
    return all_of(*parts)


@invariant(ReplicationState)
def logs_match(s: ReplicationState) -> Bool:
    """Two logs that have the same epoch, or the same record, at some offset are the same up to there."""
    parts = []
    for a, b in permutations(replicas(s), 2):
        if a < b:
            for o in offsets(s):
                both = all_of(has_offset(s, a, o), has_offset(s, b, o))
                alike = any_of(s.log_epoch[a][o] == s.log_epoch[b][o], s.log[a][o] == s.log[b][o])
                prefix = all_of(*(same_record(s, a, b, p) for p in range(o + 1)))
                parts.append(implies(all_of(both, alike), prefix))
    return all_of(*parts)


@invariant(ReplicationState)
def record_has_one_place(s: ReplicationState) -> Bool:
    """A record stands at the same offset in every log that has it."""
    return all_of(
        *(
            implies(all_of(has_offset(s, a, o), has_offset(s, b, p)), s.log[a][o] != s.log[b][p])
            for a in replicas(s)
            for b in replicas(s)
            for o in offsets(s)
            for p in offsets(s)
            if o != p
        )
    )


@invariant(ReplicationState)
def leader_has_records_of_its_epoch(s: ReplicationState) -> Bool:
    """What was written in a leader's epoch is in the log of that leader, as long as it is in that epoch."""
    parts = []
    for leader in replicas(s):
        for r in replicas(s):
            for o in offsets(s):
                theirs = all_of(
                    presumes_leadership(s, leader), has_offset(s, r, o), s.log_epoch[r][o] == s.epoch[leader]
                )
                if r != leader:
                    parts.append(implies(theirs, same_record(s, leader, r, o)))
    return all_of(*parts)


@invariant(ReplicationState)
def follower_is_behind_leader(s: ReplicationState) -> Bool:
    """A follower in its leader's epoch has a log that begins the leader's, and a high watermark not above its own."""
    parts = []
    for leader, f in permutations(replicas(s), 2):
        together = all_of(presumes_leadership(s, leader), s.leader[f] == leader, s.epoch[f] == s.epoch[leader])
        parts.append(implies(together, s.leo[f] <= s.leo[leader]))
        parts += [implies(all_of(together, has_offset(s, f, o)), same_record(s, leader, f, o)) for o in offsets(s)]
    return all_of(*parts)


@invariant(ReplicationState)
def committed_is_in_sync(s: ReplicationState) -> Bool:
    """What lies below any replica's high watermark is on every replica that may be elected."""
    return all_of(*(committed_on(s, r, s.quorum_isr) for r in replicas(s)))


@invariant(ReplicationState)
def later_leaders_have_committed(s: ReplicationState) -> Bool:
    """What lies below a replica's high watermark is in the log of every leader of a later epoch, once and for all."""
    parts = []
    for r, later in permutations(replicas(s), 2):
        is_later = all_of(presumes_leadership(s, later), s.epoch[later] > s.epoch[r])
        parts += [implies(all_of(is_later, o < s.hw[r]), same_record(s, r, later, o)) for o in offsets(s)]
    return all_of(*parts)


def in_sync_below(s: ReplicationState, epoch: int) -> Bool:
    """Whether some replica that may be elected has not reached this epoch: so nothing was committed in it."""
    return any_of(*(all_of(s.quorum_isr[m], s.epoch[m] < epoch) for m in replicas(s)))


def has_committed(s: ReplicationState, r: int, other: int) -> Bool:
    """Whether a replica holds what lies below the high watermark of another."""
    return all_of(*(implies(o < s.hw[r], same_record(s, r, other, o)) for o in offsets(s)))


@invariant(ReplicationState)
def leaders_of_unfinished_epochs_have_committed(s: ReplicationState) -> Bool:
    """A leader whose epoch some replica that may be elected has not left behind has all that was committed."""
    parts = []
    for leader in replicas(s):
        behind = any_of(*(all_of(s.quorum_isr[m], s.epoch[m] <= s.epoch[leader]) for m in replicas(s)))
        stays = all_of(presumes_leadership(s, leader), behind)
        parts += [implies(stays, has_committed(s, r, leader)) for r in replicas(s) if r != leader]
    return all_of(*parts)


@invariant(ReplicationState)
def requested_isr_has_committed(s: ReplicationState) -> Bool:
    """Who is in the ISR of a request, and has not seen it, has what was committed before its epoch; and so have the
    leaders that it may yet see before."""
    parts = []
    for r in replicas(s):
        for e in epochs(s):
            before = any_of(s.epoch[r] < e, in_sync_below(s, e))
            for member in replicas(s):
                waits = all_of(before, s.request_isr[e][member], s.epoch[member] < e)
                parts.append(implies(waits, has_committed(s, r, member)))
                for leader in replicas(s):
                    meets = all_of(presumes_leadership(s, leader), s.epoch[member] <= s.epoch[leader])
                    parts.append(implies(all_of(waits, meets, s.epoch[leader] < e), has_committed(s, r, leader)))
    return all_of(*parts)


@invariant(ReplicationState)
def added_replicas_saw_epoch(s: ReplicationState) -> Bool:
    """Whom a leader has taken into the ISR that it started with has seen that leader's epoch."""
    parts = []
    for r in replicas(s):
        for e in epochs(s):
            leads = all_of(presumes_leadership(s, r), s.epoch[r] == e)
            for member in replicas(s):
                added = all_of(leads, s.isr[r][member], not_(s.request_isr[e][member]))
                parts.append(implies(added, s.epoch[member] >= e))
    return all_of(*parts)


@invariant(ReplicationState)
def leader_commits_first(s: ReplicationState) -> Bool:
    """In a leader's epoch, a record of that epoch lies below a high watermark only if it lies below the leader's."""
    parts = []
    for leader, r in permutations(replicas(s), 2):
        for o in offsets(s):
            together = all_of(presumes_leadership(s, leader), s.epoch[r] == s.epoch[leader])
            of_epoch = all_of(together, o < s.hw[r], s.log_epoch[r][o] == s.epoch[leader])
            parts.append(implies(of_epoch, o < s.hw[leader]))
    return all_of(*parts)


KIP_320_LEMMAS = (
    high_watermark_in_log,
    quorum_is_latest_request,
    requests_until_next_epoch,
    requested_leader_in_isr,
    believes_its_request,
    true_leader_knows_isr,
    follower_knows_requested_isr,
    isr_stays_until_leader_acts,
    next_isr_within_isr,
    leader_reached_epoch_first,
    records_of_known_epochs,
    logs_match,
    record_has_one_place,
    leader_has_records_of_its_epoch,
    follower_is_behind_leader,
    committed_is_in_sync,
    added_replicas_saw_epoch,
    leader_commits_first,
    later_leaders_have_committed,
    leaders_of_unfinished_epochs_have_committed,
    requested_isr_has_committed,
)
