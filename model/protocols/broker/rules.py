"""The slots of the broker level: the rules in which one generation of Kafka differs from another.

Generations share most steps of brokers, controller and clients; a page adds or removes the others. Steps call these
rules wherever releases differ. A generation is a page that fills slots, and so is a flaw, or an idea of your own:

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
    """The high watermark with which a broker begins to lead, before it tries to raise it."""
    enters_epoch: Change
    """The change of its epoch cache that a new leader makes at once."""
    keeps_fetching: Callable[[BrokerState, int, int, int], Bool]
    """(state, follower, new leader, new epoch): whether the follower continues to fetch, with nothing to truncate."""
    starts_following: Change
    """How a new follower truncates, or sets out to."""
    keeps_waiting: Of
    """Whether the requests of producers that wait at a new follower keep waiting; otherwise they fail."""

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
    """(rules, state, follower): the offset to which it truncates by that response, and whether it is done then."""
    takes_record: Callable[[BrokerState, int, Int], Bool]
    """(follower, epoch): whether it appends a record of this epoch that the response to its fetch brings."""
    accepts_late_response: OfTwo
    """Whether the follower treats a response to a request of an earlier role as one to a present request."""
    outlives_out_of_range: Callable[[BrokerState], Bool]
    """Whether a follower whose offset is beyond its leader's log truncates its log back; otherwise its process ends."""
    notes_epoch: Callable[[BrokerState, int, Int, Int], BrokerState]
    """(broker, epoch, offset): the change of the epoch cache by an appended record."""

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
    """The lower bound of a broker's high watermark after a response or a restart; used only if logs have a start."""
    least_high_watermark_anew: Callable[[BrokerState, int], Int]
    """The lower bound of a follower's high watermark after it has thrown its log away and starts again."""
    low_watermark: Callable[[BrokerState, int], Int]
    """(leader): up to where records are deleted for good, as far as the leader knows."""
    after_fetch: Callable[[Rules, BrokerState, BrokerState, int, int], BrokerState]
    """(rules, state before it, state, leader, follower): the leader's reaction when it has noted the follower's fetch:
    the follower may join the ISR, and the high watermark may move."""
    answers_for: Callable[[BrokerState, int], Bools]
    """(leader): the replicas that count against min.insync.replicas in the response to a producer with acks=all."""
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
    """(leader, record): whether the leader takes an idempotent producer's new record, by its number; used only if a
    request may come late, or overtake another."""
    forgets_with_deletion: Change
    """Which producers a broker forgets when its log start has risen."""


RuleOf = StepByRules


def asked(*names: str) -> Asked:
    """Whether at least one of these bounds is not 0."""
    return lambda b: any(b[name] for name in names)


step = step_by_rules


def around(
    make: RuleOf, rule: Callable[..., Rule[Any]], title: str = "", change: Callable[..., Any] | None = None
) -> RuleOf:
    """The step with its rule wrapped in another. `list` shows the module of `change`, or of `rule`, for the wrapper."""
    layer: Any = rule
    layer.__name__, layer.__wrapped__ = make.rule.__name__, make.rule
    layer.__module__ = (change or rule).__module__
    return StepByRules(layer, make.template, title or make.__name__)


def and_then(make: RuleOf, change: Callable[[BrokerState, BrokerState, int], BrokerState], whose: str) -> RuleOf:
    """The step, then `change`, called with the states before and after the step and the broker `whose`."""

    def rule(rules: Rules, s: BrokerState, **parameters: int) -> Rule[BrokerState]:
        after: BrokerState = yield from make.rule(rules, s, **parameters)
        return change(s, after, parameters[whose])

    return around(make, rule, f"{make.__name__}, then {change.__name__}", change)


def called(name: str, make: RuleOf) -> RuleOf:
    """The step under the name of the step that it replaces."""
    return StepByRules(make.rule, replace(make.template, name=name), make.__name__)


def only_after(make: RuleOf, change: Callable[[BrokerState, int], BrokerState], whose: str) -> RuleOf:
    """The step, taken after `change`, called with the state before the step and the broker `whose`."""

    def rule(rules: Rules, s: BrokerState, **parameters: int) -> Rule[BrokerState]:
        after: BrokerState = yield from make.rule(rules, change(s, parameters[whose]), **parameters)
        return after

    return around(make, rule, f"{make.__name__}, after {change.__name__}", change)


def _refuse_other_arguments(name: str, slot: str, rule: Any, usual: Any) -> None:
    """Raises ModelError for a rule that does not take the arguments of its slot."""
    wanted = list(inspect.signature(usual).parameters)
    try:
        inspect.signature(rule).bind(*wanted)
    except TypeError:
        taken = ", ".join(inspect.signature(rule).parameters) if callable(rule) else repr(rule)
        raise ModelError(f"{name}: {slot} is asked ({', '.join(wanted)}), but is given {taken}") from None


@dataclass(frozen=True)
class BrokerProtocol(Protocol):
    """A generation of the broker level: the shared steps, with its own rules in the slots.

    `own` has the steps that it does not share, and None for a shared step that it removes. That includes slots that
    `dataclasses.replace` fills differently. `made` has the parts as `of` built them, to detect replaced ones.
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
        if self.slots is not former:  # variations and comparisons must see the replaced steps
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
        """The generation with these steps, each built with the rules unless `filled` already has it."""
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
        """As for every protocol; also raises ValueError for bounds that conflict."""
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

        A step made by `step` gets the rules of the variation. `slot=None` removes a step, `added` brings new ones;
        `bounds` and `state` replace those of this protocol. Changes that `dataclasses.replace` made stay: steps, and
        the initial state, whatever `enters_epoch` is. Raises ModelError for an unknown slot.
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
        # With the same rules a step stays as it is: rebuilding it could pick up what has been changed since.
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
        return replace(self, **parts)  # keeps a derived class, with its own fields
