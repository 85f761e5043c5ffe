"""Which one rule of a later generation, put in alone, would have prevented a violation: tried out on the schedule."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tideproof.counterexamples.replay import Run
from tideproof.counterexamples.twin import Twin, follow
from tideproof.model.protocol import Action, Protocol, System, World


@dataclass(frozen=True)
class RuleAlone:
    """A rule of another generation in its slot, all else as it was, and the schedule under that.

    `prevents` is said of this schedule only: another one may still violate the property with the rule in place.
    """

    generation: str
    slot: str
    action: Action
    prevents: bool
    twin: Twin


def rules_alone(
    run: Run, generations: Iterable[Protocol], holds: Callable[[System, World], object]
) -> tuple[RuleAlone, ...]:
    """Every rule of these generations that the run's protocol does not have, each tried alone in its slot."""
    mine, found = run.system.protocol, []
    tried: set[str] = set()
    for generation in generations:
        if generation.state is not mine.state:
            continue
        for slot, action in generation.slots.items():
            elsewhere = {a.name for s, a in mine.slots.items() if s != slot}
            if action is mine.slots.get(slot) or action.name in tried | elsewhere:
                continue
            tried.add(action.name)
            varied = mine.variation(
                f"{mine.name} with {action.name}", mine.title, mine.story, mine.source, added={slot: action}
            )
            twin = follow(run, System(varied, run.system.bounds, run.system.ghosts))
            prevents = twin.other.first_violation(holds) is None
            found.append(RuleAlone(generation.name, slot, action, prevents, twin))
    return tuple(found)
