"""Derives facts about leadership: decisions of the controller, changes of the ISR, brokers' roles."""

from __future__ import annotations

from collections.abc import Iterator

from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.change import Change, leads
from tideproof.counterexamples.explain.facts import Fact
from tideproof.model.language.actions import members
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.alter_isr import GRANTED, AlterIsrState
from tideproof.model.protocols.broker.releases.fencing import FencingState
from tideproof.model.protocols.broker.releases.kafka_4_1 import ElrState
from tideproof.model.protocols.broker.releases.reassigning import ReassigningState
from tideproof.model.protocols.broker.state import IDLE, BrokerState


def decisions(c: Change) -> Iterator[Fact]:
    """Decisions of the controller, and changes of the ISR by leaders."""
    step, before, after = c.step, c.before, c.after
    isr, was = members(after.quorum_isr), members(before.quorum_isr)
    epoch, leader = after.quorum_epoch, after.quorum_leader
    if isinstance(after, FencingState):
        for broker in c.brokers:
            if after.fenced[broker] != before.fenced[broker]:
                yield say.FENCED(step, broker=broker, back=not after.fenced[broker])
    if isinstance(after, ReassigningState) and after.bounds.reassignments:
        yield from _reassigned(c)
    if epoch != before.quorum_epoch:
        elected = leader not in (NIL, before.quorum_leader)
        yield say.DECIDED(step, epoch=epoch, leader=leader, isr=isr, was=was, elected=elected)
    elif isr != was:
        leaders_epoch, hw = (NIL, 0) if leader == NIL else (after.epoch[leader], before.hw[leader])
        for broker in c.brokers:
            whose = {"leader": leader, "epoch": leaders_epoch, "broker": broker, "isr": isr}
            if broker in isr and broker not in was:
                yield say.ADMITTED(step, **whose, leo=after.leo[broker], high_watermark=hw)
            if broker in was and broker not in isr:
                if (
                    leader != NIL and after.isr[leader][broker]
                ):  # the leader still has it in its ISR, so the controller removed it
                    yield say.DECIDED(step, epoch=epoch, leader=leader, isr=isr, was=was, elected=False)
                else:
                    yield say.EXPELLED(step, **whose)
    if isinstance(after, ElrState):
        for broker in c.brokers:
            if after.elr[broker] and not before.elr[broker]:
                yield say.ELIGIBLE(step, broker=broker, isr=isr, least=after.bounds.min_insync_replicas)


def _reassigned(c: Change) -> Iterator[Fact]:
    for broker in c.brokers:
        was, is_replica = (bool(s.assigned[broker]) for s in (c.before, c.after))
        if was != is_replica:
            yield say.REASSIGNED(c.step, broker=broker, what="added" if is_replica else "removed")
        if c.before.hosts[broker] and not c.after.hosts[broker]:
            yield say.REASSIGNED(c.step, broker=broker, what="deletes")


def roles(c: Change) -> Iterator[Fact]:
    """The brokers that begin to lead or to follow."""
    after = c.after
    for broker in c.brokers:
        if c.keeps_role(broker):
            continue
        epoch, leader, over = after.epoch[broker], after.leader[broker], None
        if after.quorum_epoch > epoch:
            now = after.quorum_epoch != c.before.quorum_epoch
            over = after.quorum_epoch, c.step if now else c.since("quorum_epoch")
        if leader == broker:
            hw = after.hw[broker]
            yield say.LED(
                c.step, broker=broker, epoch=epoch, isr=members(after.isr[broker]), leo=after.leo[broker],
                high_watermark=hw, behind=c.higher_than(hw), over=over,
            )  # fmt: skip
        elif leader != NIL:
            known = after.epoch[leader]
            yield say.FOLLOWED(c.step, broker=broker, leader=leader, epoch=epoch, known_epoch=known, over=over)


def isrs(c: Change) -> Iterator[Fact]:
    """The ISRs that leaders learn of without changing them, and those that they request from the controller."""
    before, after = c.before, c.after
    leaders = [broker for broker in c.brokers if leads(after, broker) and c.keeps_role(broker)]
    for leader in leaders if before.quorum_isr == after.quorum_isr else ():
        isr, was = members(after.isr[leader]), members(before.isr[leader])
        if isr != was:
            quorum_isr, changed = members(after.quorum_isr), c.since("quorum_isr")
            whose = {"leader": leader, "epoch": after.epoch[leader]}
            yield say.LEARNED_ISR(c.step, **whose, isr=isr, was=was, quorum_isr=quorum_isr, changed=changed)
    for leader in leaders if isinstance(after, AlterIsrState) else ():
        asks, asked = members(after.proposed[leader]), members(before.proposed[leader])
        goes_on = before.change[leader] == GRANTED and before.isr[leader] == after.isr[leader]
        dropped = bool(asked and not asks and goes_on)
        isr = asked if dropped else asks if asks != asked else ()
        for broker in isr:
            if not before.isr[leader][broker]:
                yield say.ASKED_FOR_ISR(
                    c.step, leader=leader, epoch=after.epoch[leader], broker=broker, isr=isr,
                    leo=after.remote_leo[leader][broker], dropped=dropped,
                )  # fmt: skip


def served(c: Change) -> Iterator[Fact]:
    """Requests of followers that a leader of another epoch answers, or counts."""
    before, after = c.before, c.after
    for broker in c.brokers if isinstance(after, BrokerState) else ():
        leader, epoch = before.leader[broker], before.epoch[broker]
        if leader in (NIL, broker) or not leads(before, leader) or before.epoch[leader] == epoch:
            continue
        if not (c.keeps_role(leader) and c.keeps_role(broker)):
            continue
        noted = after.remote_leo[leader][broker]
        counted = noted != before.remote_leo[leader][broker]
        arrived = before.late_response != after.late_response
        if counted or (before.answer[broker] == IDLE != after.answer[broker] and not arrived):
            whose = {"leader": leader, "leaders_epoch": before.epoch[leader], "broker": broker, "epoch": epoch}
            yield say.SERVED(c.step, **whose, noted=noted if counted else NIL)
