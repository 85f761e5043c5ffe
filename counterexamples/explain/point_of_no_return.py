"""The last step after which a record could still have been saved, by the exact state space.

*Saved* means that every electable replica (normally the controller's ISR) has the record. The exhaustive engine,
started in a state of the run, decides whether such a state is reachable from there: it finds a shortest path, or visits
all continuations within the bounds. States that are reachable after a step are reachable before it too, so bisection
finds the last such step.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from tideproof.model.language.actions import Instance
from tideproof.model.language.algebra import all_of, implies, not_
from tideproof.model.language.properties import Property, Status, Verdict
from tideproof.model.language.system import FullState
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.runs.replay import Run
from tideproof.properties.engines.base import Budget, Reporter
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.broker import electable
from tideproof.properties.invariants.replication import holds_below


@dataclass(frozen=True)
class PointOfNoReturn:
    """After step `last` the record could still be saved, by the steps `rescue` (none if it is safe there).

    `last` is None if it could not be saved after any of the steps examined. `unknown` is the reason if the engine could
    not decide; then the other fields are meaningless.
    """

    last: int | None
    rescue: tuple[Instance, ...] = ()
    unknown: str = ""


def lost(record: int) -> Property:
    """The invariant that some electable replica lacks the record: a violation of it saves the record."""

    def lost_record(s: ReplicationState) -> object:
        return not_(
            all_of(*(implies(member, holds_below(s, r, record, s.leo[r])) for r, member in enumerate(electable(s))))
        )

    return Property("Lost", "Some replica that may be elected lacks the record.", ReplicationState, lost_record)  # type: ignore[arg-type]


def point_of_no_return(
    run: Run, record: int, since: int, time_limit: float, reporter: Reporter | None = None
) -> PointOfNoReturn:
    """The last step of the run after which the record could be saved, from step `since` on (its write or commit).

    `time_limit` is in seconds, for each search.
    """

    point = PointOfNoReturn(None)
    low, high = since - 1, len(run.steps)  # the last step with a rescue lies between them
    while low < high:
        middle = (low + high + 1) // 2
        found = _rescue(run, run.states[middle], record, time_limit, reporter)
        if found.status is Status.UNKNOWN:
            return PointOfNoReturn(None, unknown=found.how)
        if found.status is Status.VIOLATED:
            low, point = middle, PointOfNoReturn(middle, tuple(found.trace or ()))
        else:
            high = middle - 1
    return point


def _rescue(run: Run, state: FullState, record: int, time_limit: float, reporter: Reporter | None) -> Verdict:
    kind, values = type(state[0]), {name: value for name, value in vars(state[0]).items() if name != "bounds"}
    from_here = replace(run.system.protocol, initial=lambda b: kind.initial(b).replace(**values))
    bounds, budget = run.system.bounds, Budget(time_limit)
    with explore(from_here, bounds, [lost(record)], stop_when_decided=True, budget=budget, reporter=reporter) as found:
        return found.verdicts[0]
