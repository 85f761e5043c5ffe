"""The rules in which specifications of the KRaft generation, and their mutants, differ.

The steps of `controller` and `steps` call these rules.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tideproof.model.language.actions import StepByRules, step_by_rules
from tideproof.model.language.algebra import Bool, Int
from tideproof.model.language.protocol import BoundSpec, Protocol, refuse_replaced
from tideproof.model.language.state import Bools, read_only
from tideproof.model.protocols.kraft.state import BOUNDS, KraftState

Choice = tuple[Bool, KraftState]
"""Whether the controller may choose this, and the state after it has."""


@dataclass(frozen=True)
class KraftRules:
    """The rules of a specification. `successor` is 0 for no broker, and r + 1 for broker r."""

    # The controller.
    fences: Callable[[KraftState, int, int], Choice]
    """(state, broker, successor): the change of the partition when a broker is fenced."""
    unfences: Callable[[KraftState, int, int], Choice]
    """(state, broker, successor): and when it is unfenced."""
    admits: Callable[[KraftRules, KraftState, int, int, int], Choice]
    """(rules, state, broker, registration, successor): and when it registers again."""
    is_eligible: Callable[[KraftState, int, Int], Bool]
    """(state, member, broker epoch): whether the controller takes the member of a proposed ISR that the leader saw with
    this broker epoch; 0 for one that is in the ISR."""
    after_grant: Callable[[KraftState, int], KraftState]
    """(state, version): the next metadata record, with the ISR that was requested at this partition epoch."""

    # The leader.
    may_advance: Callable[[KraftState, Bools], Bool]
    """(state, ISR): whether the leader may move its high watermark at all, with this ISR."""
    may_join: Callable[[KraftState, int, int], Bool]
    """(state, leader, follower): whether the leader asks for the follower to be in the ISR."""
    waits_for: Callable[[Bools, Bools], Bools]
    """(ISR, proposed ISR): the replicas that the high watermark waits for until the response is known."""
    serves: Callable[[KraftState, int, Int], Bool]
    """(state, leader, leader epoch): whether the leader serves a fetch that carries this leader epoch."""

    # Followers, and brokers that start.
    fits: Callable[[KraftState, int, int], Bool]
    """(state, follower, leader): whether a response is for the fetch that the follower would send now."""
    fetches_anew: Callable[[KraftState, int, int], Bool]
    """(state, follower, version): whether a follower sets up its fetcher although it fetches from that broker."""
    is_for_this_start: Callable[[KraftState, int, int], Bool]
    """(state, broker, registration): whether the response to a registration is for the incarnation that runs."""

    def but(self, **others: Any) -> KraftRules:
        """These rules with some replaced. A replacement may need the state class of its own specification."""
        return replace(self, **others)


RuleOf = StepByRules

step = step_by_rules


@dataclass(frozen=True)
class KraftProtocol(Protocol):
    """A specification of the KRaft generation: steps and rules. `made` has them as `of` received them."""

    state: type[KraftState]
    rules: KraftRules = field(kw_only=True)
    steps: Mapping[str, RuleOf] = field(kw_only=True, repr=False)
    made: Mapping[str, Any] = field(kw_only=True, repr=False, compare=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        refuse_replaced(self, self.made, "rules", "steps")

    @classmethod
    def of(
        cls,
        steps: Mapping[str, RuleOf],
        rules: KraftRules,
        *,
        name: str,
        title: str,
        story: str,
        source: str,
        state: type[KraftState] = KraftState,
        bounds: tuple[BoundSpec, ...] = BOUNDS,
    ) -> KraftProtocol:
        steps = read_only(steps)
        return cls(
            name=name,
            title=title,
            story=inspect.cleandoc(story),
            source=source,
            state=state,
            initial=state.initial,
            bounds=bounds,
            slots={slot: make(rules) for slot, make in steps.items()},
            rules=rules,
            steps=steps,
            made={"rules": rules, "steps": steps},
        )
