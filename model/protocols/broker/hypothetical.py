"""Rules as tutorials describe them, so that their consequences can be checked.

Each protocol is a generation with one rule replaced by the tutorial's version. `tideproof claims` checks whether the
sentence is true of it. None of them is a release.
"""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA
from tideproof.model.language.algebra import (
    Bool,
    Int,
    all_of,
    any_of,
    implies,
    ite,
    maximum,
    minimum,
    not_,
    put,
    select,
)
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_0_8 import every_request_is_served
from tideproof.model.protocols.broker.releases.kafka_0_10 import KAFKA_0_10
from tideproof.model.protocols.broker.rules import BrokerProtocol, Rules, and_then, asked, step
from tideproof.model.protocols.broker.state import BrokerRule, BrokerState, truncated
from tideproof.model.protocols.broker.steps import fetching, producing, restarting
from tideproof.model.protocols.broker.steps.electing import decided_on_failure
from tideproof.model.protocols.broker.steps.fetching import fetch_arrives
from tideproof.model.protocols.broker.steps.leading import note_fetch
from tideproof.model.protocols.broker.steps.stopping import runs

# The high watermark ---------------------------------------------------------------------------------------------------


def greatest_end_in_isr(s: BrokerState, leader: int) -> Int:
    others = (r for r in range(s.bounds.replicas) if r != leader)
    return maximum(s.leo[leader], *(ite(s.isr[leader][r], s.remote_leo[leader][r], 0) for r in others))


HW_MAXIMUM = KAFKA_2_5_FIXED.variation(
    name="tutorial-hw-maximum",
    title="tutorial: the high watermark is the maximum of the ISR's log end offsets",
    story="""Two tutorials say that the high watermark is the greatest offset that a replica has. Kafka takes the
    least: a record that one replica alone has may be lost with it, so consumers may not read it.""",
    committed_end=greatest_end_in_isr,
)

# Truncation -----------------------------------------------------------------------------------------------------------


def asks_the_leader(s: BrokerState, follower: int) -> BrokerState:
    return s.replace(truncating=put(s.truncating, follower, True))


def high_watermark_of_the_leader(s: BrokerState, leader: int, epoch: Int) -> tuple[Int, Int]:
    return NIL, s.hw[leader]


def truncate_to_what_it_says(rules: Rules, s: BrokerState, follower: int) -> tuple[Int, Bool]:
    return minimum(s.answer_offset[follower], s.leo[follower]), True


LEADERS_HW = KAFKA_0_10.variation(
    name="tutorial-leaders-hw",
    title="tutorial: a new follower truncates to the high watermark of the new leader",
    story="""A tutorial says that after an election all other replicas truncate their logs to the new leader's high
    watermark. Releases before 0.11 truncated to the follower's own. The new leader's is no better: the leader was a
    follower until now, so its high watermark lags.""",
    starts_following=asks_the_leader,
    accepts_epoch_request=every_request_is_served,
    end_of_epoch=high_watermark_of_the_leader,
    truncation=truncate_to_what_it_says,
)


def keep_everything(s: BrokerState, follower: int) -> BrokerState:
    return s


NO_TRUNCATION = KAFKA_0_10.variation(
    name="tutorial-no-truncation",
    title="tutorial: without a high watermark, a returning broker just appends",
    story="""A former leader returns as a follower, keeps its records and fetches what comes after them. A tutorial
    says what happens then: the logs differ from there on.""",
    starts_following=keep_everything,
)


def truncated_to_checkpoint(s: BrokerState, replica: int) -> BrokerState:
    """A broker that comes back to follow truncates its log to the high watermark that it finds on disk."""
    return truncated(s, replica, ite(s.quorum_leader == replica, s.leo[replica], s.hw[replica]))


@step(asked("crashes"), replica=REPLICA)
def crash_and_cut_back(rules: Rules, s: BrokerState, replica: int) -> BrokerRule:
    """A broker's process crashes and comes back; to follow, it truncates its log to its checkpointed high watermark."""
    yield s.crashes < s.bounds.crashes
    return truncated_to_checkpoint(restarting.recovered(rules, s, replica), replica).replace(crashes=s.crashes + 1)


@step(asked("crashes"), replica=REPLICA)
def leave_isr_crash_and_cut_back(rules: Rules, s: BrokerState, replica: int) -> BrokerRule:
    """A broker that is out of the ISR comes back from a crash, and truncates its log to its checkpoint."""
    yield s.crashes < s.bounds.crashes
    yield not_(s.quorum_isr[replica])
    return truncated_to_checkpoint(restarting.recovered(rules, s, replica), replica).replace(crashes=s.crashes + 1)


def is_level_with_the_leader(s: BrokerState, leader: int, follower: int) -> Bool:
    return s.remote_leo[leader][follower] == s.leo[leader]


CHECKPOINT = KAFKA_2_5_FIXED.variation(
    name="tutorial-checkpoint",
    title="tutorial: a broker that recovers truncates to its checkpointed high watermark",
    story="""A tutorial says that a failed follower, when it returns, truncates its log to the high watermark that
    it last wrote to disk, and fetches the rest. It does not say how long the follower was away: one that returns within
    its session never leaves the ISR. The rest is as in 2.5.""",
    crash=crash_and_cut_back(KAFKA_2_5_FIXED.rules),
)
OUT_OF_ISR_FIRST = KAFKA_2_5_FIXED.variation(
    name="tutorial-out-of-isr-first",
    title="tutorial: the same for a follower that has left the ISR; it rejoins when it has caught up",
    story="""A tutorial says that a failed follower leaves the ISR, then returns, truncates its log to its
    checkpointed high watermark, and may rejoin when it has caught up with the leader's log end. Here it does not return
    before it has left the ISR.""",
    crash=leave_isr_crash_and_cut_back(KAFKA_2_5_FIXED.rules),
    may_join=is_level_with_the_leader,
)

# Election -------------------------------------------------------------------------------------------------------------


@step(replica=REPLICA)
def elect_first_in_isr(rules: Rules, s: BrokerState, replica: int) -> BrokerRule:
    """The controller loses the leader: the leader leaves the ISR, and the first of its other members is elected."""
    yield s.next_epoch < s.bounds.epochs
    yield s.quorum_isr[replica]
    yield s.quorum_leader != replica
    yield s.quorum_leader != NIL
    earlier = (all_of(s.quorum_isr[r], s.quorum_leader != r) for r in range(replica))
    yield not_(any_of(*earlier))
    return decided_on_failure(s, replica, put(s.quorum_isr, s.quorum_leader, False))


@step(replica=REPLICA)
def elect_longest_log(rules: Rules, s: BrokerState, replica: int) -> BrokerRule:
    """The controller loses the leader, and elects the replica with the greatest log end offset."""
    yield s.next_epoch < s.bounds.epochs
    yield s.quorum_leader != replica
    yield s.quorum_leader != NIL
    yield from runs(s, replica)
    every = range(s.bounds.replicas)
    yield all_of(*(implies(s.quorum_leader != r, s.leo[r] <= s.leo[replica]) for r in every))
    without_leader = put(s.quorum_isr, s.quorum_leader, False)
    isr = tuple(ite(s.quorum_isr[replica], member, r == replica) for r, member in enumerate(without_leader))
    return decided_on_failure(s, replica, isr)


FIRST_IN_ISR = KAFKA_2_5_FIXED.variation(
    name="tutorial-first-in-isr",
    title="tutorial: the first in the order of the ISR is elected",
    story="""A tutorial says that when the leader fails, the next one in the order of the ISR is elected, whatever
    the log end offsets. Every member of the ISR has every committed record, so any of them is safe.""",
    elect_after_failure=elect_first_in_isr(KAFKA_2_5_FIXED.rules),
    elect_preferred=None,
)
LONGEST_LOG = KAFKA_2_5_FIXED.variation(
    name="tutorial-longest-log",
    title="not so, say tutorials: the replica with the greatest log end offset is elected, in the ISR or not",
    story="""The tutorials say that Kafka does not do this, and they are right. The longest log may lack committed
    records: it may belong to a former leader, with records that no other replica ever had.""",
    elect_after_failure=elect_longest_log(KAFKA_2_5_FIXED.rules),
    elect_preferred=None,
)

# What brokers are trusted with ----------------------------------------------------------------------------------------


def flushed_at_once(before: BrokerState, after: BrokerState, replica: int) -> BrokerState:
    """The whole log of the broker that has taken the step is on disk."""
    return after.replace(flushed=put(after.flushed, replica, after.leo[replica])) if after.flushed else after


FLUSH_FIRST = KAFKA_2_5_FIXED.variation(
    name="tutorial-flush-first",
    title="proposed in tutorials: every append is flushed to disk before the next step",
    story="""Followers acknowledge what is in memory. If every append were flushed at once (flush.messages=1), a
    power loss would take no more than a crash of the process does.""",
    append=and_then(producing.leader_append, flushed_at_once, "leader"),
    follower_append=and_then(fetching.follower_append, flushed_at_once, "follower"),
)


@step(follower=REPLICA, leader=REPLICA)
def leader_trust_false_offset(rules: Rules, s: BrokerState, follower: int, leader: int) -> BrokerRule:
    """A follower fetches from beyond its log end, and the leader assumes that it has all records below that offset."""
    yield from fetch_arrives(rules, s, follower, leader)
    yield s.leo[follower] < s.leo[leader]
    pretended = s.replace(leo=put(s.leo, follower, select(s.leo, leader)))
    return note_fetch(rules, pretended, leader, follower).replace(leo=s.leo)


BYZANTINE = KAFKA_2_5_FIXED.variation(
    name="tutorial-byzantine",
    title="excluded in a tutorial: a follower claims records that it lacks",
    story="""A tutorial says that Kafka handles brokers that fail and recover, and no Byzantine ones. A leader
    believes a follower that fetches from beyond its own log end; so one wrong offset commits a record that is on one
    broker only.""",
    added={"lie": leader_trust_false_offset(KAFKA_2_5_FIXED.rules)},
)

TUTORIAL: tuple[BrokerProtocol, ...] = (
    HW_MAXIMUM,
    LEADERS_HW,
    NO_TRUNCATION,
    CHECKPOINT,
    OUT_OF_ISR_FIRST,
    FIRST_IN_ISR,
    LONGEST_LOG,
    FLUSH_FIRST,
    BYZANTINE,
)
