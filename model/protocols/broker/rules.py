"""The slots of the broker level: what one generation of Kafka decides differently from another.

Most steps of brokers, controller and clients are the same in all generations; a page adds or leaves out the others.
They call these rules wherever releases differ. A generation is a page that fills slots, and so is a flaw, or an idea
of your own:

    MINE = KAFKA_2_5.variation(name="mine", title="…", story="…", may_join=my_rule)

A slot's rule is a plain function of a state. `variation` takes the slots of whole steps as well (`shrink_isr=None`).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from tideproof.model.language.actions import Action, Asked, Rule, StepByRules, step_by_rules
from tideproof.model.language.algebra import Bool, Int
from tideproof.model.language.protocol import BoundSpec, Protocol, refuse_replaced
from tideproof.model.language.state import Bools, Bounds, ModelError, read_only
from tideproof.model.protocols.broker.bounds import BOUNDS, conflict
from tideproof.model.protocols.broker.state import BrokerState

Of = Callable[[BrokerState, int], Bool]
OfTwo = Callable[[BrokerState, int, int], Bool]
Change = Callable[[BrokerState, int], BrokerState]


@dataclass(frozen=True)
class Rules:
    """The rules of a generation. Those of a leader and a follower get (state, leader, follower)."""

    # On becoming leader or follower.
    keeps_remote_leos: Of
    """Whether a new leader keeps the log end offsets that it noted for its followers before."""
    hw_in_office: Callable[[BrokerState, int], Int]
    """The high watermark that a broker begins to lead with, which it then tries."""
    enters_epoch: Change
    """What a new leader does to its epoch cache at once."""
    keeps_fetching: Callable[[BrokerState, int, int, int], Bool]
    """(state, follower, new leader, new epoch): whether the follower goes on fetching, with nothing to truncate."""
    starts_following: Change
    """How a new follower truncates, or sets out to."""
    keeps_waiting: Of
    """Whether the requests of producers that wait at a new follower go on waiting; otherwise they fail."""

    # Between follower and leader.
    accepts_fetch: OfTwo
    """Whether the leader serves the follower's fetch."""
    accepts_epoch_request: OfTwo
    """Whether the leader answers the follower's OffsetsForLeaderEpoch."""
    end_of_epoch: Callable[[BrokerState, int, Int], tuple[Int, Int]]
    """(state, leader, epoch): where an epoch ends, as the leader answers: epoch and offset, both NIL for undefined."""
    truncates: Callable[[BrokerState, int, Int], BrokerState]
    """(follower, offset): its log truncated to there, and the epoch cache with it."""
    truncation: Callable[[Rules, BrokerState, int], tuple[Int, Bool]]
    """(rules, state, follower): what it makes of that: the offset to truncate to, and whether it is done then."""
    takes_record: Callable[[BrokerState, int, Int], Bool]
    """(follower, epoch): whether it appends a record of this epoch that the response to its fetch brings."""
    accepts_late_response: OfTwo
    """Whether the follower treats a response to a request of an earlier role as one to a present request."""
    outlives_out_of_range: Callable[[BrokerState], Bool]
    """Whether a follower whose offset is beyond its leader's log truncates its log back; otherwise its process ends."""
    notes_epoch: Callable[[BrokerState, int, Int, Int], BrokerState]
    """(broker, epoch, offset): what an appended record does to the epoch cache."""

    # Coming back from a crash.
    epoch_on_return: Callable[[BrokerState, int], Int]
    """The epoch that a broker believes it is in: it obeys LeaderAndIsr requests of later ones only."""
    hw_on_return: Callable[[BrokerState, int], Int]
    """The high watermark that it finds on disk, no higher than the end of the log."""
    start_on_return: Callable[[BrokerState, int], Int]
    """The log start offset that it finds on disk, no higher than the end of the log."""
    reads_epoch_back: Callable[[Int], Bool]
    """(epoch): whether it notes the epoch of a record in its log, if the cache on disk has none as late."""

    # High watermark and ISR.
    committed_end: Callable[[BrokerState, int], Int]
    """(leader): up to where the leader may move its high watermark; it never moves it back."""
    least_high_watermark: Callable[[BrokerState, int], Int]
    """Below what a response or a restart never takes a broker's high watermark; asked only where logs have a start."""
    least_high_watermark_anew: Callable[[BrokerState, int], Int]
    """Below what it is not when a follower has thrown its log away, and starts again."""
    low_watermark: Callable[[BrokerState, int], Int]
    """(leader): up to where records are deleted for good, as far as the leader knows."""
    after_fetch: Callable[[Rules, BrokerState, BrokerState, int, int], BrokerState]
    """(rules, state before it, state, leader, follower): what the leader does when it has noted the follower's fetch:
    the follower may join the ISR, and the high watermark may move."""
    answers_for: Callable[[BrokerState, int], Bools]
    """(leader): the replicas that must be enough for the response to a producer that waits for all."""
    is_late: OfTwo
    """Whether the leader may find the follower late, and take it out of the ISR."""
    may_join: OfTwo
    """Whether the leader takes a follower that has just fetched into the ISR."""

    # Clients.
    refuses_position: Of
    """Whether the leader finds the consumer's position out of range, so that the consumer starts again."""
    prefers: OfTwo
    """Whether the leader may send the consumer to the follower, to read there (preferred read replica)."""
    compares_end_of: Callable[[BrokerState, Int], Bool]
    """(epoch): the consumer asked where the epoch of its position ends, and got the end of this one: whether it judges
    its position by that; otherwise it reports to its user that the log was truncated, and stops."""
    tells_latest: Of
    """Whether the leader gives a consumer the latest offset, which is its high watermark, or has it ask later."""
    last_stable: Callable[[BrokerState, int], Int]
    """(leader): the last stable offset, below which a consumer with read_committed reads."""
    takes_late: Callable[[BrokerState, int, int], Bool]
    """(leader, transaction): whether the leader takes a record of an aborted transaction that comes late."""
    acknowledges: Callable[[BrokerState, int, Int], Bool]
    """(leader, offset): whether a write at this offset is acknowledged, with what producers wait for."""
    recognises: Callable[[BrokerState, int, Int], Int]
    """(leader, record): where the leader finds that it has an idempotent producer's record; NIL where it does not."""
    accepts_sequence: Callable[[BrokerState, int, Int], Bool]
    """(leader, record): whether the leader takes an idempotent producer's record that it does not have, by its number;
    asked only where a request may come late, or overtake another."""
    forgets_with_deletion: Change
    """Which producers a broker forgets when its log start has risen."""


RuleOf = StepByRules


def asked(*names: str) -> Asked:
    """Where one of these bounds is not 0."""
    return lambda b: any(b[name] for name in names)


step = step_by_rules


def around(
    make: RuleOf, rule: Callable[..., Rule[Any]], title: str = "", change: Callable[..., Any] | None = None
) -> RuleOf:
    """The step with a rule around its own one; the module of the `change`, or of the rule, says what that adds."""
    layer: Any = rule
    layer.__name__, layer.__wrapped__ = make.rule.__name__, make.rule
    layer.__module__ = (change or rule).__module__
    return StepByRules(layer, make.template, title or make.__name__)


def and_then(make: RuleOf, change: Callable[[BrokerState, BrokerState, int], BrokerState], whose: str) -> RuleOf:
    """The step, and a further change: `change` gets the states before and after it, and the broker `whose`."""

    def rule(rules: Rules, s: BrokerState, **parameters: int) -> Rule[BrokerState]:
        after: BrokerState = yield from make.rule(rules, s, **parameters)
        return change(s, after, parameters[whose])

    return around(make, rule, f"{make.__name__}, then {change.__name__}", change)


def called(name: str, make: RuleOf) -> RuleOf:
    """The step under the name of another one, which it takes the place of."""
    return StepByRules(make.rule, replace(make.template, name=name), make.__name__)


def only_after(make: RuleOf, change: Callable[[BrokerState, int], BrokerState], whose: str) -> RuleOf:
    """The step, taken from the state that `change` makes of the state before it, for the broker `whose`."""

    def rule(rules: Rules, s: BrokerState, **parameters: int) -> Rule[BrokerState]:
        after: BrokerState = yield from make.rule(rules, change(s, parameters[whose]), **parameters)
        return after

    return around(make, rule, f"{make.__name__}, after {change.__name__}", change)


def _refuse_other_arguments(name: str, slot: str, rule: Any, usual: Any) -> None:
    """Raises ModelError for a rule that cannot be asked what the slot's rule is asked."""
    wanted = list(inspect.signature(usual).parameters)
    try:
        inspect.signature(rule).bind(*wanted)
    except TypeError:
        taken = ", ".join(inspect.signature(rule).parameters) if callable(rule) else repr(rule)
        raise ModelError(f"{name}: {slot} is asked ({', '.join(wanted)}), but is given {taken}") from None


@dataclass(frozen=True)
class BrokerProtocol(Protocol):
    """A generation of the broker level: the steps of all of them, with its own rules in the slots.

    `own` are the steps that it does not share with the others; None for one that it leaves out. Slots that
    `dataclasses.replace` fills otherwise are among them. `made` is what `of` has made of the other parts.
    """

    state: type[BrokerState]
    rules: Rules = field(kw_only=True)
    steps: Mapping[str, RuleOf] = field(kw_only=True, repr=False)
    own: Mapping[str, Action | None] = field(kw_only=True, repr=False)
    made: Mapping[str, Any] = field(kw_only=True, repr=False, compare=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        refuse_replaced(self, self.made, "rules", "steps", "own")
        former: Mapping[str, Action] = self.made["slots"]
        if self.slots is not former:  # variations and comparisons have to know them
            changed = {slot: act for slot, act in self.slots.items() if act is not former.get(slot)}
            own = {**self.own, **changed, **{slot: None for slot in former if slot not in self.slots}}
            object.__setattr__(self, "own", read_only(own))
            object.__setattr__(self, "made", {**self.made, "own": self.own, "slots": self.slots})

    @classmethod
    def of(
        cls,
        steps: Mapping[str, RuleOf],
        rules: Rules,
        *,
        name: str,
        title: str,
        story: str,
        source: str = "",
        state: type[BrokerState] = BrokerState,
        bounds: tuple[BoundSpec, ...] = BOUNDS,
        own: Mapping[str, Action | None] | None = None,
        filled: Mapping[str, Action] | None = None,
    ) -> BrokerProtocol:
        """The generation of these steps, each made of the rules, but for those that are `filled` already."""
        own, steps = read_only(own or {}), read_only(steps)
        made = {slot: (filled or {}).get(slot) or make(rules) for slot, make in steps.items()}
        slots = read_only({slot: act for slot, act in {**made, **own}.items() if act is not None})

        def initial(bounds: Bounds) -> BrokerState:
            return rules.enters_epoch(state.initial(bounds), 0)

        return cls(
            name=name,
            title=title,
            story=inspect.cleandoc(story),
            source=source,
            state=state,
            initial=initial,
            bounds=bounds,
            slots=slots,
            rules=rules,
            steps=steps,
            own=own,
            made={"rules": rules, "steps": steps, "own": own, "slots": slots, "initial": initial},
        )

    def bounded(self, /, **constants: int | str | None) -> Bounds:
        """As of every protocol; ValueError too where bounds do not go together."""
        bounds = super().bounded(**constants)
        if reason := conflict(bounds):
            raise ValueError(reason)
        return bounds

    def variation(
        self,
        name: str,
        title: str,
        story: str,
        source: str = "",
        added: Mapping[str, Any] | None = None,
        **slots: Any,
    ) -> BrokerProtocol:
        """This protocol with some slots filled differently: rules by their function, steps by their action.

        A step that is not filled yet (see `step`) gets the rules of the variation. One filled with None is left out;
        `added` brings new steps; `bounds` are the constants and `state` what a state has, where they differ. What
        `dataclasses.replace` has changed in this protocol stays: steps, and the initial state, whatever `enters_epoch`
        is. Raises ModelError for a slot that there is not.
        """
        bounds, state = slots.pop("bounds", self.bounds), slots.pop("state", self.state)
        names = {f.name for f in fields(Rules)}
        self.refuse_unknown(name, slots, [*sorted(names), *self.slots])
        for slot, rule in slots.items():
            if slot in names:
                _refuse_other_arguments(name, slot, rule, getattr(self.rules, slot))
        rules = replace(self.rules, **{slot: rule for slot, rule in slots.items() if slot in names})
        given = {**{slot: act for slot, act in slots.items() if slot not in names}, **(added or {})}
        steps = {slot: act for slot, act in given.items() if callable(act)}
        own = {slot: act for slot, act in {**self.own, **given}.items() if slot not in steps}
        # With the same rules a step is the same, and not made again: what it was made of may have changed since.
        same = all(getattr(rules, name) is getattr(self.rules, name) for name in names)
        varied = BrokerProtocol.of(
            {**self.steps, **steps},
            rules,
            name=name,
            title=title,
            story=story,
            source=source,
            state=state,
            bounds=bounds,
            own=own,
            filled={slot: act for slot, act in self.slots.items() if same and slot not in steps},
        )
        parts = {f.name: getattr(varied, f.name) for f in fields(BrokerProtocol)}
        if self.initial is not self.made["initial"]:
            parts["initial"] = self.initial
        return replace(self, **parts)  # a class derived from this one stays, with what it adds
