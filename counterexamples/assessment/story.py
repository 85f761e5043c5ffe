"""The story of a loss from its first step, in an operator's words: who leads, who has the record, what goes wrong.

Each sentence is about one step, or several alike, and takes its brokers, ISR and epochs from the states of the run.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tideproof.counterexamples.explain.change import holding
from tideproof.counterexamples.explain.words import broker_set, listed
from tideproof.model.language.actions import shown_broker
from tideproof.model.language.state import NIL
from tideproof.model.runs.replay import Run

SHRINKS = ("ControllerFenceFollower", "ControllerShrinkIsr", "LeaderShrinkIsr", "ControllerAlterIsr", "LeaderAskShrink")
"""Steps that may take members out of the ISR."""

OFFLINE = ("ControllerFenceLast", "PartitionOffline")
"""Steps that leave no leader. If that broker then loses power, that is the cause, and comes first."""

ELECTED = "{before} dies, or the controller loses sight of it: {replica} is elected (epoch {epoch})."
SAYS = {
    "CrashAndRestart": "{replica} crashes and restarts.",
    "ControllerFenceLast": "{before} dies, or the controller loses sight of it: no replica in the ISR is left to lead.",
    "PartitionOffline": "{before} dies: no replica in the ISR is left to lead.",
    "ElectAfterFailure": ELECTED,
    "ControllerFenceLeader": ELECTED,
    "ElectPreferred": "Leadership moves from {before} to {replica} (preferred election, epoch {epoch}).",
    "ElectUnclean": "{gone} down or cut off: {replica}, which is outside the ISR, is elected (unclean election, epoch "
    "{epoch}).",
    "ControllerRemoveFollower": "A reassignment removes {replica}.",
    "ControllerRemoveLeader": "A reassignment removes {replica}.",
    "BrokerDeleteReplica": "{replica} deletes its copy.",
    "ControllerAddReplica": "A reassignment adds {replica} again, with an empty log.",
}
"""Steps that always get the same sentence. What is in neither table is left out: fetches, answers, late news."""


@dataclass
class _Step:
    """A step with its states."""

    name: str
    given: dict[str, int]
    before: Any
    after: Any

    @property
    def broker(self) -> int:
        """The broker that the step is about."""
        return next((self.given[n] for n in ("replica", "follower", "leader") if n in self.given), NIL)


def left_isr(s: _Step) -> list[int]:
    return [b for b, (was, now) in enumerate(zip(s.before.quorum_isr, s.after.quorum_isr, strict=True)) if was > now]


def _isr(state: Any) -> str:
    return broker_set(b for b, member in enumerate(state.quorum_isr) if member)


def down_at(s: Any) -> list[int]:
    """The brokers that have stopped in a state; without `--fail-stop` none stops."""
    return [b for b, stopped in enumerate(getattr(s, "down", ())) if stopped]


PEOPLE = "b0, b1 …: brokers, first all in the ISR; r1: the record; e0, e1 …: leader epochs."
"""Who is who in a story."""


def story(run: Run) -> Iterator[tuple[str, str]]:
    """The numbers of steps, such as 2 or 5-6, and a sentence."""
    states = [state for state, _ in run.states]
    steps = [_Step(step.action.name, dict(step.parameters), before, after)
             for step, before, after in zip(run.steps, states, states[1:], strict=False)]  # fmt: skip
    lines: list[tuple[int, int, str]] = []
    out: list[int] = []
    down = preferred = NIL
    for number, step in enumerate(steps, start=1):
        gone = left_isr(step) if step.name in SHRINKS else []
        text = _shrunk([*out, *gone], step) if gone else _sentence(step)
        if step.name == "ElectPreferred":
            if preferred not in (NIL, step.broker):  # a partition has one preferred replica
                put_first = f"election after a reassignment put {shown_broker(step.broker)} first"
                text = text.replace("election", put_first)
            preferred = step.broker
        if gone and out:
            lines[-1] = (lines[-1][0], number, text)
        elif step.name == "FollowerAppend" and text and lines and lines[-1][2].endswith("writes r1 to it."):
            lines[-1] = (lines[-1][0], number, f"{lines[-1][2]} {text}")
        elif step.name == "PowerLoss" and step.broker == down:
            lines[-1] = (lines[-1][0], number, f"{text[:-1]}. No replica in the ISR is left to lead.")
        elif text:
            lines.append((number, number, text))
        if text:
            out = [*out, *gone] if gone else []
            down = step.before.quorum_leader if step.name in OFFLINE else NIL
    last = states[-1]
    where = holding(last, 0)
    on = f"only on {listed(where)}" if where else "on no broker"
    first, end, text = lines.pop() if lines[-1][1] >= len(steps) - 1 else (len(steps), 0, "")
    lines.append((first, len(steps), f"{text} {shown_broker(last.quorum_leader)} leads without r1, now {on}.".strip()))
    for first, end, text in lines:
        yield (str(first) if first == end else f"{first}-{end}"), text


def _shrunk(gone: list[int], s: _Step) -> str:
    names, many = listed(sorted(set(gone))), len(set(gone)) > 1
    if s.name in ("ControllerFenceFollower", "ControllerShrinkIsr"):
        why = "are down or cut off, and leave" if many else "is down or cut off, and leaves"
    else:
        why = "lag, and leave" if many else "lags, and leaves"
    return f"{names} {why} the ISR, which is now {_isr(s.after)}."


def _sentence(s: _Step) -> str:
    broker, before, after = s.broker, s.before, s.after
    name = shown_broker(broker) if broker != NIL else ""
    if s.name in SAYS:
        leader = shown_broker(before.quorum_leader) if before.quorum_leader != NIL else "The last leader"
        down = down_at(after) or [b for b, member in enumerate(before.quorum_isr) if member]
        gone = f"{listed(down)} {'are' if len(down) > 1 else 'is'}"
        text = SAYS[s.name].format(replica=name, before=leader, epoch=f"e{after.quorum_epoch}", gone=gone)
        return f"{text[0].upper() if text.startswith('the') else text[0]}{text[1:]}"
    if s.name == "LeaderAppend":
        return f"{name} leads (epoch e{after.epoch[broker]}). A producer writes r1 to it."
    if s.name == "FollowerAppend" and broker not in holding(before, 0):
        return f"{name} fetches r1."
    if s.name == "FollowerTruncate" and broker in holding(before, 0):
        leader = after.leader[broker]
        lacks = "" if leader in holding(before, 0) else ", which lacks r1,"
        return f"{name} follows {shown_broker(leader)}{lacks} and truncates it."
    if s.name == "PowerLoss":
        lost = f"; r1 was not flushed, and is gone from {name}" if broker in holding(before, 0) else ""
        return f"{name} loses power{lost}."
    if s.name == "ControllerUnfence":
        elected = after.quorum_leader == broker != before.quorum_leader
        how = f" and is elected (epoch e{after.quorum_epoch})" if elected else ""
        return f"{name} is back{how}."
    if s.name == "LeaderAcknowledge":
        late = f", which has not heard of {shown_broker(after.quorum_leader)}'s election,"
        return f"{name}{late if after.quorum_leader != broker else ''} acknowledges r1 to the producer."
    if s.name == "BecomeLeader":
        return _leads(s, broker, name)
    return ""


def missed_epoch(before: Any, leader: int, epoch: int) -> bool:
    """Whether a leader that leads again in this epoch has not heard of another one in between."""
    return before.leader[leader] == leader and bool(epoch > before.epoch[leader] + 1)


def _leads(s: _Step, broker: int, name: str) -> str:
    """A leader again that missed an epoch of another: it believes what it noted before."""
    before, after = s.before, s.after
    if missed_epoch(before, broker, after.epoch[broker]):
        missed = f"e{before.epoch[broker] + 1}"
        if wrong := [b for b, end in enumerate(after.remote_leo[broker]) if b != broker and end > after.leo[b]]:
            has = f"{listed(wrong)} {'have' if len(wrong) > 1 else 'has'} r1"
            return f"{name} leads again, but never heard of epoch {missed}: it still believes that {has}."
    return ""
