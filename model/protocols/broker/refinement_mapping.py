"""The refinement mapping from brokers to the published specification: the atomic state of each broker state.

It rests on four decisions.

- *When a response counts.* At the published level a fetch is one step, and so is becoming a follower with its
  truncation. Here they count when the leader answers, because it reads its log and its high watermark then. A response
  that is lost, or that becomes void when its follower's role changes, counts as never sent. So the mapping must know
  when the leader answers whether the response will arrive: `with_fates` is the same protocol with that decided at once.
- *When a follower has moved to a new epoch.* When its leader is in that epoch too, and its last truncation response is
  on the way. Until then the mapping shows the follower's former values, which `History` keeps.
- *When the ISR changes.* Where the leader asks the controller for it: when the controller writes it.
- *What no step can observe.* The ISR in the request to a follower is never read, nor is a request that all have seen.
  The broker level forgets both. `alike` removes them from atomic states, so that the two levels can be compared.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NoReturn

from tideproof.model.language.abstraction import Abstraction, same_state
from tideproof.model.language.actions import Action, Instance, Rule, effect
from tideproof.model.language.algebra import Bool, Int, Term, all_of, any_of, choose, ite, minimum, not_, put
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import (
    FLAG,
    NIL,
    Bools,
    Bounds,
    Ints,
    State,
    below,
    declared,
    differ,
    merged,
    redeclared,
    upto,
    variable,
    variable_of,
)
from tideproof.model.language.system import Ghost, System
from tideproof.model.protocols.atomic.kip_320 import KIP_320
from tideproof.model.protocols.atomic.kip_320_as_built import KIP_320_AS_BUILT, NotedState, noted
from tideproof.model.protocols.atomic.kip_320_in_kraft import KIP_320_IN_KRAFT
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.protocols.broker.alter_isr import GRANTED, AlterIsrState
from tideproof.model.protocols.broker.releases.diverging import FetchTruncationState, diverges
from tideproof.model.protocols.broker.releases.kafka_4_1 import ElrState
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.broker.state import EPOCH_ANSWERED, FETCHED, IDLE, BrokerState, leads
from tideproof.model.protocols.broker.steps.fetching import answer_lost, fetch_is_known

# The fate of a response -----------------------------------------------------------------------------------------------


ANSWERING = ("answer_fetch", "answer_empty", "answer_epoch", "book_diverging")
ARRIVING = ("follower_append", "follower_truncate")
VOIDING = ("become_leader", "become_follower", "become_leaderless", "crash", "power_loss", "stop")
LOST, IN_VAIN = "answer_lost", "_in_vain"


def in_vain(slot: str, answers: Action, lost: Action) -> Action:
    """A leader answers and the response is lost: enabled if the leader may learn something from the request."""

    def rule(s: BrokerState, follower: int, leader: int) -> Rule[Any]:
        answered = yield from answers.rule(s, follower=follower, leader=leader)
        after = effect(lost.rule(answered, follower=follower))
        asks = not_(fetch_is_known(s, leader, follower)) if slot == "answer_fetch" else False
        yield any_of(asks, differ(s, after))
        return after

    return replace(answers, name=f"{answers.name}InVain", rule=rule)


def once_answered(act: Action) -> Action:
    """A step that may void the replica's response: enabled if no response is on its way, or if the step keeps it."""

    def rule(s: BrokerState, replica: int, **others: int) -> Rule[Any]:
        after = yield from act.rule(s, replica=replica, **others)
        said = ("answer", *(name for name in s.in_answers() if variable_of(s, name)))
        kept = all_of(*(variable_of(s, name)[replica] == variable_of(after, name)[replica] for name in said))
        yield any_of(s.answer[replica] == IDLE, kept)
        return after

    return replace(act, rule=rule)


def with_fates(protocol: BrokerProtocol) -> Protocol:
    """The same protocol with each response's fate decided when it is sent: it arrives, or it was sent in vain."""
    slots = {slot: once_answered(act) if slot in VOIDING else act for slot, act in protocol.slots.items()}
    lost = slots.pop(LOST, None)
    if lost is not None:
        slots |= {slot + IN_VAIN: in_vain(slot, slots[slot], lost) for slot in ANSWERING if slot in slots}
    return replace(protocol, slots=slots)


def as_taken(step_: Instance) -> tuple[tuple[str, dict[str, int]], ...]:
    """The steps of the original protocol that a step of `with_fates` stands for."""
    name = step_.action.name
    if not step_.slot.endswith(IN_VAIN):
        return ((name, step_.parameters),)
    return (
        (name.removesuffix("InVain"), step_.parameters),
        ("AnswerLost", {"follower": step_.parameters["follower"]}),
    )


def refuse_other_fates(protocol: BrokerProtocol, bounds: Bounds) -> None:
    """Raises ValueError unless `with_fates` is known to explore every state of the protocol.

    Deciding early that a response is lost loses no state if no step depends on whether a response is on its way, except
    the steps that receive it, lose it, void it, or require that there is none.
    """
    for slots, parameters in ((ANSWERING, {"follower", "leader"}), (ARRIVING, {"follower"}), (VOIDING, {"replica"})):
        for act in (protocol.slots[slot] for slot in slots if slot in protocol.slots):
            if not parameters <= set(act.parameters) or (
                slots is not VOIDING and len(act.parameters) > len(parameters)
            ):
                _refuse_step(protocol, act)
    if LOST in protocol.own or protocol.steps[LOST] is not answer_lost:
        raise ValueError(f"{protocol.name} loses responses in a way of its own: no refinement mapping is known for it")
    system = System(protocol, bounds)
    symbols: Any = system.space.symbols[0]
    answers = {"answer", *symbols.in_answers()}
    whose = {v.name: v.index[0] for v in system.space.variables if v.field in answers}
    for t in system.transitions:
        slot, after = t.instance.slot, {system.space.variables[i].name: t.leaves[i] for i in t.changed}
        own = t.instance.parameters.get("replica" if slot in VOIDING else "follower", NIL)
        made = after.get(f"answer[{own}]")  # None where it stays
        read = _read([*t.guard, *(leaf for name, leaf in after.items() if name not in whose)], whose)
        changed = {whose[name] for name in after if name in whose}
        free = {r for r, answer in enumerate(symbols.answer) if any(part is (answer == IDLE) for part in t.guard)}
        if slot in ARRIVING:
            fits = read | changed <= {own} and not isinstance(made, Term) and made == IDLE
        elif slot in VOIDING:
            fits = (
                not read
                and changed | _read([made], whose) <= {own}
                and (made is None or _ends_or_stays(made, symbols.answer[own]))
            )
        else:
            fits = slot == LOST or (read | changed <= free and (slot in ANSWERING or not changed))
        if not fits:
            _refuse_step(protocol, t.instance.action)


def _ends_or_stays(made: Int, answer: Int) -> bool:
    """Whether a step ends a response or leaves it on its way."""
    if isinstance(made, Term) and made.op == "ite":
        return all(_ends_or_stays(part, answer) for part in made.args[1:])
    return made is answer if isinstance(made, Term) else made == IDLE


def _read(terms: Sequence[Any], whose: Mapping[str, int]) -> set[int]:
    """The replicas whose responses these terms read."""
    todo, known, read = list(terms), set[int](), set[int]()
    while todo:
        if isinstance(term := todo.pop(), Term) and term.serial not in known:
            known.add(term.serial)
            if term.op == "var" and term.args[0] in whose:
                read.add(whose[term.args[0]])
            todo += term.args
    return read


def _refuse_step(protocol: BrokerProtocol, act: Action) -> NoReturn:
    raise ValueError(
        f"{act.name} of {protocol.name} treats responses on their way otherwise than the releases: no refinement "
        "mapping is known for it"
    )


def _arrived(append: Callable[..., Any], truncate: Callable[..., Any], s: BrokerState) -> BrokerState:
    """The state once every response on its way has arrived: from leaders, and from the controller."""
    for r in range(s.bounds.replicas):
        appended = effect(append(s, follower=r))
        truncated = effect(truncate(s, follower=r))
        s = merged(s.answer[r] == FETCHED, appended, merged(s.answer[r] == EPOCH_ANSWERED, truncated, s))
        if isinstance(s, AlterIsrState):
            # The ISR alone: the leader tries its high watermark when it has learned of the ISR.
            s = s.replace(isr=put(s.isr, r, choose(s.change[r] == GRANTED, s.proposed[r], s.isr[r])))
    return s


# What is remembered ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class History(State):
    """The replicas' part of the atomic state. The controller's and the producers' come from the broker state."""

    leo: Ints = variable("the log end offset of the replica", upto("log_size"), "replicas")
    log: tuple[Ints, ...] = variable("its records", below("records", nil=True), "replicas", "log_size")
    log_epoch: tuple[Ints, ...] = variable("their epochs", below("epochs", nil=True), "replicas", "log_size")
    hw: Ints = variable("its high watermark", upto("log_size"), "replicas")
    epoch: Ints = variable("the epoch that it takes part in", below("epochs", nil=True), "replicas")
    leader: Ints = variable("the leader that it takes part under", below("replicas", nil=True), "replicas")
    isr: tuple[Bools, ...] = variable("the ISR that it knows", FLAG, "replicas", "replicas")
    request_leader: Ints = variable("the leader in a request to come", below("replicas", nil=True), "epochs")
    request_isr: tuple[Bools, ...] = variable("the ISR in it", FLAG, "epochs", "replicas")


@dataclass(frozen=True)
class NotedHistory(History):
    """With the offsets that leaders note, for published protocols that have them."""

    noted: tuple[Ints, ...] = redeclared(NotedState, "noted", initial=0)


HISTORIES: dict[type[State], type[History]] = {ReplicationState: History, NotedState: NotedHistory}
"""The class of the history, by the state class of the published protocol."""

OF_ATOMIC, OF_HISTORY = (tuple(f.name for f in declared(state)) for state in (ReplicationState, History))

FITTING = (KIP_320, KIP_320_AS_BUILT, KIP_320_IN_KRAFT)
"""Protocols whose actions cannot distinguish states with the same `alike`."""


def _decided(s: BrokerState) -> BrokerState:
    """The state with the electable replicas as its ISR: the eligible leader replicas where the ISR is empty."""
    if not isinstance(s, ElrState):
        return s
    empty = not_(any_of(*s.quorum_isr))
    return s.replace(quorum_isr=tuple(map(partial(ite, empty), s.elr, s.quorum_isr)))


def seen(s: BrokerState, history: History) -> ReplicationState:
    """The atomic state that a broker state stands for."""
    s = _decided(s)
    fields = {name: variable_of(history, name) for name in OF_HISTORY}
    fields = {**fields, **{name: variable_of(s, name) for name in OF_ATOMIC if name not in OF_HISTORY}}
    if isinstance(history, NotedHistory):
        return NotedState(s.bounds, **fields, noted=history.noted)
    return ReplicationState(s.bounds, **fields)


def _remembered(a: ReplicationState) -> History:
    fields = {name: variable_of(a, name) for name in OF_HISTORY}
    return NotedHistory(a.bounds, **fields, noted=a.noted) if isinstance(a, NotedState) else History(a.bounds, **fields)


def has_moved(s: BrokerState, replica: int, epoch: Int) -> Bool:
    """Whether a replica that took part in `epoch` now takes part in its current epoch."""

    def follows_in_its_epoch(leader: int) -> Bool:
        agree = all_of(s.leader[replica] == leader, leads(s, leader), s.epoch[leader] == s.epoch[replica])
        return all_of(agree, not_(diverges(s, leader, replica))) if isinstance(s, FetchTruncationState) else agree

    with_leader = any_of(*map(follows_in_its_epoch, range(s.bounds.replicas)))
    return all_of(not_(s.truncating[replica]), any_of(s.epoch[replica] == epoch, with_leader))


def _observer(slots: Mapping[str, Action]) -> Callable[[History, BrokerState], History]:
    append, truncate = slots["follower_append"], slots["follower_truncate"]

    def observe(history: History, s: BrokerState) -> History:
        s = _decided(s)
        before, now = seen(s, history), _arrived(append.rule, truncate.rule, s)
        # Steps read the ISR of a broker that does not lead only to see that it is not empty (see alike).
        now = now.replace(isr=tuple(put(isr, r, True) for r, isr in enumerate(now.isr)))
        # No step reads a follower's high watermark above its log: the published level truncates it with the log.
        now = now.replace(hw=tuple(map(minimum, now.hw, now.leo)))
        moved = [has_moved(now, r, history.epoch[r]) for r in range(s.bounds.replicas)]

        def each(name: str) -> tuple[Any, ...]:
            """A variable of each replica: its new value, or the former one if the replica has not yet moved."""
            values = zip(moved, variable_of(now, name), variable_of(before, name), strict=True)
            return tuple(choose(has, new, old) for has, new, old in values)

        requests = range(s.bounds.epochs)
        after = before.replace(
            **{name: each(name) for name in ("leo", "log", "log_epoch", "hw", "epoch", "leader", "isr")},
            request_leader=tuple(ite(s.quorum_epoch == e, s.quorum_leader, before.request_leader[e]) for e in requests),
            request_isr=tuple(choose(s.quorum_epoch == e, s.quorum_isr, before.request_isr[e]) for e in requests),
        )
        if isinstance(before, NotedState) and isinstance(after, NotedState):
            after = noted(before, after)
        return _remembered(alike(after))

    return observe


def alike(a: ReplicationState) -> ReplicationState:
    """A representative of the atomic states that no step of kip-320 can tell from this one.

    If a replica does not lead, steps read only whether its ISR has a member. Only replicas of earlier epochs read a
    request. The leader that it names reads its ISR, the others only whether that has a member.
    """
    replicas = range(a.bounds.replicas)
    isrs, leaders, requests = [], [], []
    for r in replicas:
        someone = any_of(*a.isr[r])
        isrs.append(
            tuple(ite(a.leader[r] == r, m, someone if other == r else False) for other, m in enumerate(a.isr[r]))
        )
    for e in range(a.bounds.epochs):
        behind = any_of(*(epoch < e for epoch in a.epoch))
        leader_behind = any_of(*(all_of(a.request_leader[e] == r, a.epoch[r] < e) for r in replicas))
        leaders.append(ite(behind, a.request_leader[e], NIL))
        someone = all_of(behind, any_of(*a.request_isr[e]))
        requests.append(tuple(ite(leader_behind, m, all_of(r == 0, someone)) for r, m in enumerate(a.request_isr[e])))
    return a.replace(isr=tuple(isrs), request_leader=tuple(leaders), request_isr=tuple(requests))


def abstraction(protocol: BrokerProtocol, abstract: Protocol = KIP_320) -> Abstraction:
    """The refinement mapping from a generation of brokers to a protocol of the published level."""
    return Abstraction(
        protocol=protocol,
        abstract=abstract,
        explored=with_fates(protocol),
        as_taken=as_taken,
        history=Ghost("history", HISTORIES[abstract.state], _observer(protocol.slots)),
        view=seen,
        alike=alike,
        never_fall=("next_record", "next_epoch", "epoch"),
        fitting=tuple(act for known in FITTING for act in known.slots.values()),
        refuse=partial(refuse_other_fates, protocol),
    )


def abstraction_between(protocol: Protocol, abstract: Protocol) -> Abstraction:
    """The refinement mapping between two protocols. Raises ValueError, in words for the user, where none is known."""
    if protocol.state is abstract.state:
        return same_state(protocol, abstract)
    if isinstance(protocol, BrokerProtocol) and abstract.state in HISTORIES:
        return abstraction(protocol, abstract)
    raise ValueError(f"no refinement mapping from {protocol.name} to {abstract.name} is known; --refines compares "
                     "brokers with the published level, and protocols over the same state")  # fmt: skip
