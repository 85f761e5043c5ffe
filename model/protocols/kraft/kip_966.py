"""KIP-966 as proposed: eligible leader replicas (ELR), for the last replica that goes down uncleanly.

The story. The last member of the ISR may come back without its log, and is elected all the same. So KIP-966 lets the
ISR become empty, and the controller keeps a second set. While the ISR has fewer than `min.insync.replicas` members, the
replicas that leave it go into the ELR, and no leader moves its high watermark. So each of them has every committed
record. If the ISR is empty, a running member of the ELR is elected. When a broker registers it sends the controller the
broker epoch that it wrote to disk when it stopped cleanly. A broker that sends none may have lost records, so the
controller removes it from both sets. The controller remembers the replicas that leave the ELR until the ISR has enough
members again (the last known ELR); in the module this affects no election.

Follows the TLA+ module kafka_replication_kip_966, with as many brokers as replicas and without reassignment.
"""

from __future__ import annotations

from dataclasses import dataclass

from tideproof.model.language.actions import REPLICA, Parameter, Rule
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, ite, not_, put, select
from tideproof.model.language.state import FLAG, NIL, Bools, merged, variable
from tideproof.model.protocols.kraft.controller import NO_BROKER, SUCCESSOR, recorded, same_members
from tideproof.model.protocols.kraft.kraft_3_5 import RULES, STEPS
from tideproof.model.protocols.kraft.rules import Choice, KraftProtocol, KraftRules, step
from tideproof.model.protocols.kraft.state import (
    OFFLINE_CLEAN,
    Flags,
    KraftState,
    count_of,
    is_down,
    isr,
    leader,
    leader_epoch,
    most_versions,
)
from tideproof.model.protocols.kraft.steps.starting import data_loss_shutdown, stopped, went_down


@dataclass(frozen=True)
class Kip966State(KraftState):
    """The metadata records hold two more sets. Brokers do not read them."""

    record_elr: Flags = variable(
        "the eligible leader replicas by the record", FLAG, lambda b: most_versions(b) + 1, "replicas"
    )
    record_last_known: Flags = variable(
        "replicas that were in the ELR last", FLAG, lambda b: most_versions(b) + 1, "replicas"
    )


def elr(s: Kip966State) -> Bools:
    return select(s.record_elr, s.version)


def last_known_elr(s: Kip966State) -> Bools:
    return select(s.record_last_known, s.version)


def has_enough(s: KraftState, members: Bools) -> Bool:
    """Whether the ISR has `min.insync.replicas` members."""
    return count_of(members) >= s.bounds.min_insync_replicas


def with_those_that_left(s: Kip966State, members: Bools) -> Bools:
    """The ELR with the next ISR: empty if that has enough members, else with those that leave the ISR added."""
    enough = has_enough(s, members)
    left = (all_of(old, not_(new)) for old, new in zip(isr(s), members, strict=True))
    return tuple(all_of(not_(enough), any_of(*pair)) for pair in zip(elr(s), left, strict=True))


def recorded_with_elr(s: Kip966State, leader: Int, epoch: Int, members: Bools, eligible: Bools) -> Kip966State:
    """The next metadata record. Those that leave the ELR are the last known, until the ISR has enough members."""
    left = (all_of(old, not_(new)) for old, new in zip(elr(s), eligible, strict=True))
    enough = has_enough(s, members)
    known = tuple(all_of(not_(enough), any_of(*pair)) for pair in zip(last_known_elr(s), left, strict=True))
    version = s.version + 1
    return recorded(s, leader, epoch, members).replace(
        record_elr=put(s.record_elr, version, eligible),
        record_last_known=put(s.record_last_known, version, known),
    )


def elected(s: Kip966State, members: Bools, eligible: Bools, unfenced: Bools, successor: int) -> Choice:
    """The partition with these sets, and with another leader where the present one is not in the ISR.

    A member of the ISR becomes the leader, or where there is none a living member of the ELR, which joins the ISR.
    """
    stays = any_of(*(all_of(leader(s) == r, member) for r, member in enumerate(members)))
    candidates = tuple(map(all_of, eligible, unfenced))
    isr_empty = not_(any_of(*members))
    epoch = leader_epoch(s) + 1
    if successor != NO_BROKER:
        r = successor - 1
        of_isr = recorded_with_elr(s, r, epoch, members, eligible)
        of_elr = recorded_with_elr(s, r, epoch, put(members, r, True), put(eligible, r, False))
        chosen = ite(isr_empty, candidates[r], members[r])
        return all_of(not_(stays), chosen), merged(isr_empty, of_elr, of_isr)
    unled = all_of(isr_empty, not_(any_of(*candidates)))
    same_leader = any_of(stays, all_of(leader(s) == NIL, unled))
    after = recorded_with_elr(
        s, ite(stays, leader(s), NIL), leader_epoch(s) + ite(same_leader, 0, 1), members, eligible
    )
    unchanged = all_of(same_leader, same_members(members, isr(s)), same_members(eligible, elr(s)))
    return any_of(stays, unled), merged(unchanged, s, after)


def take_out(s: Kip966State, broker: int, successor: int) -> Choice:
    """The fenced broker leaves the ISR, even as its last member, and may go into the ELR."""
    members = put(isr(s), broker, False)
    return elected(s, members, with_those_that_left(s, members), put(s.unfenced, broker, False), successor)


def elect_without_leader(s: Kip966State, broker: int, successor: int) -> Choice:
    """The ISR stays. Where there is no leader, a member of the ELR that is alive may become one."""
    allowed, after = elected(s, isr(s), elr(s), put(s.unfenced, broker, True), successor)
    leaderless = leader(s) == NIL
    if successor != NO_BROKER:
        return all_of(leaderless, allowed), after
    return any_of(not_(leaderless), allowed), merged(leaderless, after, s)


def without_unclean_broker(s: Kip966State, broker: int, successor: int) -> Choice:
    """A broker that may have lost data is in neither set."""
    members, eligible = put(isr(s), broker, False), put(elr(s), broker, False)
    return elected(s, members, eligible, put(s.unfenced, broker, True), successor)


def admit_by_clean_shutdown(
    rules: KraftRules, s: Kip966State, broker: int, registration: int, successor: int
) -> Choice:
    """A broker that sends no broker epoch of a clean shutdown may have lost data."""
    unclean = s.registration_epoch[registration] == 0
    allowed, after = without_unclean_broker(s, broker, successor)
    allowed_clean, after_clean = rules.unfences(s, broker, successor)
    return ite(unclean, allowed, allowed_clean), merged(unclean, after, after_clean)


def record_asked_isr(s: Kip966State, version: int) -> Kip966State:
    members = s.alteration_isr[version]
    return recorded_with_elr(s, leader(s), leader_epoch(s), members, with_those_that_left(s, members))


CLEAN = Parameter(lambda b: 2, ["unclean", "clean"].__getitem__)


@step(lambda b: b.clean_shutdowns > 0, broker=REPLICA, clean=CLEAN, successor=SUCCESSOR)
def no_data_loss_shutdown(
    rules: KraftRules, s: KraftState, broker: int, clean: int, successor: int
) -> Rule[KraftState]:
    """A broker goes down and loses nothing. If it goes down cleanly it leaves its broker epoch on disk."""
    yield s.clean_shutdowns < s.bounds.clean_shutdowns
    yield not_(is_down(s, broker))
    allowed, after = stopped(rules, s, broker, successor)
    yield allowed
    after = went_down(after, broker, OFFLINE_CLEAN, s.broker_epoch[broker] if clean else 0)
    return after.replace(clean_shutdowns=s.clean_shutdowns + 1)


KIP_966 = KraftProtocol.of(
    {**STEPS, "stop_unclean": data_loss_shutdown, "stop": no_data_loss_shutdown},
    RULES.but(
        fences=take_out,
        unfences=elect_without_leader,
        admits=admit_by_clean_shutdown,
        after_grant=record_asked_isr,
        may_advance=has_enough,
    ),
    name="kip-966",
    title="KIP-966: eligible leader replicas",
    story=__doc__,
    source="kafka_replication_kip_966.tla of Vanlightly/kafka-tlaplus, 823615e; KIP-966",
    state=Kip966State,
)
