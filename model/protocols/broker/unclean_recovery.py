"""Unclean recovery: which replica is elected when every member of the ISR and every eligible leader replica is lost.

Up to 4.3 the controller elects the last leader, and with `--unclean 1` any replica that runs, the first in the order of
the assignment (PartitionChangeBuilder.electAnyLeader). KIP-966 proposes more (`unclean.recovery.strategy`): the
controller asks replicas for the epoch of their last record and their log end offset (GetReplicaLogInfo), and elects the
replica with the latest epoch, and of those the longest log. Here the rule is either that, or the longest log alone. The
controller asks one of three groups:

- *Balanced*: only once the ISR and the ELR are empty, all members of the LastKnownELR: the replicas that left the ISR
  or the ELR since the ISR became smaller than `min.insync.replicas`. The controller waits until all of them have
  answered.
- *Aggressive*: whenever there is no leader, the replicas that run.
- *Of all*, which is not in the KIP: all replicas, once all of them run.

With `--unclean 0` no replica is elected (None, or Manual). Without log inspection the last leader takes the place of
the LastKnownELR.

In the model the controller compares the logs as they are when it elects. In the KIP the answers come from different
moments, and in the aggressive mode only from the replicas that answer in time, perhaps from a single one.

No release has this: the jars of 4.1.0, 4.2.0 and 4.3.0 have no class with GetReplicaLogInfo in its name or its code,
and no `unclean.recovery.strategy`. They compute the LastKnownELR, if `useLastKnownLeaderInBalancedRecovery` is false,
which it never is outside of tests. The messages were merged (KAFKA-18681, pull request 19664), the manager that sends
them was not (KAFKA-15580, 19468).

Source: KIP-966; apache/kafka 4.1.0 PartitionChangeBuilder (maybePopulateTargetElr, canElectLastKnownLeader);
GetReplicaLogInfoResponse.json at 0b150a8da5.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tideproof.model.language.actions import REPLICA, Rule
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, implies, ite, not_
from tideproof.model.language.state import FLAG, NIL, Bools, variable
from tideproof.model.protocols.broker.releases.fencing import may_decide
from tideproof.model.protocols.broker.releases.kafka_4_1 import KAFKA_4_1, ElrState, alone, elected, no_members
from tideproof.model.protocols.broker.releases.reassigning import is_assigned
from tideproof.model.protocols.broker.rules import BrokerProtocol, RuleOf, Rules, around, asked, step
from tideproof.model.protocols.broker.state import BrokerRule, count_of

IsNoBetter = Callable[[Any, int, int], Bool]
"""(replica, other): whether the log of the first is no better than that of the other."""


@dataclass(frozen=True)
class LastKnownElrState(ElrState):
    """A broker state with the LastKnownELR in place of the last leader."""

    last_known_elr: Bools = variable(
        "left the ISR or the ELR, and is in neither, since the ISR was smaller than min.insync.replicas",
        FLAG, "replicas",
    )  # fmt: skip


def is_no_longer(s: LastKnownElrState, replica: int, other: int) -> Bool:
    return s.leo[replica] <= s.leo[other]


def last_epoch(s: LastKnownElrState, replica: int) -> Int:
    """The epoch of the last record; NIL of an empty log."""
    epoch: Int = NIL
    for offset in range(s.bounds.log_size):
        epoch = ite(s.leo[replica] > offset, s.log_epoch[replica][offset], epoch)
    return epoch


def is_no_later(s: LastKnownElrState, replica: int, other: int) -> Bool:
    mine, its = last_epoch(s, replica), last_epoch(s, other)
    return any_of(mine < its, all_of(mine == its, is_no_longer(s, replica, other)))


def electing(s: LastKnownElrState, replica: int, asks: Bools, is_no_better: IsNoBetter) -> BrokerRule:
    """The common part: there is no leader, and of those that the controller asks none has a better log."""
    yield may_decide(s)
    yield s.quorum_leader == NIL
    yield asks[replica]
    yield all_of(*(implies(is_asked, is_no_better(s, r, replica)) for r, is_asked in enumerate(asks)))
    return elected(s, replica, alone(s, replica), no_members(s))


def balanced(is_no_better: IsNoBetter) -> RuleOf:
    @step(asked("unclean"), replica=REPLICA)
    def elect_unclean(rules: Rules, s: LastKnownElrState, replica: int) -> BrokerRule:
        """The ISR and the ELR are empty: the controller has asked the whole LastKnownELR, and elects the best log."""
        yield not_(any_of(*s.quorum_isr, *s.elr))
        yield all_of(*(implies(known, not_(s.fenced[r])) for r, known in enumerate(s.last_known_elr)))
        return (yield from electing(s, replica, s.last_known_elr, is_no_better))

    return elect_unclean


def running(s: LastKnownElrState) -> Bools:
    return tuple(all_of(not_(fenced), is_assigned(s, r)) for r, fenced in enumerate(s.fenced))


def aggressive(is_no_better: IsNoBetter) -> RuleOf:
    @step(asked("unclean"), replica=REPLICA)
    def elect_unclean(rules: Rules, s: LastKnownElrState, replica: int) -> BrokerRule:
        """There is no leader: of the replicas that run the controller elects the one with the best log."""
        return (yield from electing(s, replica, running(s), is_no_better))

    return elect_unclean


def of_all(is_no_better: IsNoBetter) -> RuleOf:
    @step(asked("unclean"), replica=REPLICA)
    def elect_unclean(rules: Rules, s: LastKnownElrState, replica: int) -> BrokerRule:
        """There is no leader, and all replicas run: the controller elects the one with the best log."""
        yield all_of(*(implies(is_assigned(s, r), runs) for r, runs in enumerate(running(s))))
        return (yield from electing(s, replica, running(s), is_no_better))

    return elect_unclean


def keeping_last_known_elr(make: RuleOf) -> RuleOf:
    """A step that may change the ISR or the ELR. Those that leave both are remembered, and the last leader is not."""

    def rule(rules: Rules, s: LastKnownElrState, **parameters: int) -> Rule[Any]:
        after = yield from make.rule(rules, s, **parameters)
        enough = count_of(after.quorum_isr) >= min(s.bounds.min_insync_replicas, s.bounds.replicas)
        were = map(any_of, s.last_known_elr, s.elr, s.quorum_isr)
        are = map(any_of, after.quorum_isr, after.elr)
        left = tuple(all_of(not_(enough), was, not_(is_in)) for was, is_in in zip(were, are, strict=True))
        return after.replace(last_known_elr=left, last_leader=NIL)

    return around(make, rule)


CHANGE_THE_ISR = (
    "fence_follower", "fence_leader", "fence_last", "unfence", "alter_isr", "crash", "power_loss", "remove_follower",
    "remove_leader",
)  # fmt: skip


def recovering(name: str, title: str, elect: RuleOf) -> BrokerProtocol:
    makes = {**{slot: KAFKA_4_1.steps[slot] for slot in CHANGE_THE_ISR}, "elect_unclean": elect}
    steps: dict[str, Any] = {slot: keeping_last_known_elr(make) for slot, make in makes.items()}
    return KAFKA_4_1.variation(
        name=name,
        title=f"4.1, with unclean recovery by {title}",
        story=__doc__,
        source="KIP-966 (Unclean Recovery), as proposed; apache/kafka 4.1.0 PartitionChangeBuilder.java",
        state=LastKnownElrState,
        **steps,
    )


UNCLEAN_RECOVERY: tuple[BrokerProtocol, ...] = tuple(
    recovering(f"{name}-{whom}", f"{title} ({whom})", elect(is_no_better))
    for name, title, is_no_better in (
        ("last-epoch", "the latest epoch, then the longest log", is_no_later),
        ("longest-log", "the longest log", is_no_longer),
    )
    for whom, elect in (("balanced", balanced), ("aggressive", aggressive), ("of-all", of_all))
)
