"""The shortest violation of a property in a configuration, by the exhaustive engine."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from tideproof.model.language.properties import Property, Status, Verdict
from tideproof.model.language.state import ModelError
from tideproof.model.language.system import System
from tideproof.model.runs.minimise import Minimised, minimise
from tideproof.model.runs.replay import Run, replay
from tideproof.properties.engines.base import Budget, Reporter
from tideproof.properties.engines.exhaustive.search import explore


class Keep(StrEnum):
    """The kind of minimal trace: the shortest, or the given one without superfluous steps."""

    SHORTEST = "shortest"
    NATURAL = "natural"


@dataclass(frozen=True)
class MinimalForm:
    """A minimal run.

    `interrupted` is True if Ctrl-C ended the search for the shortest run. `shortest` is True if the exhaustive engine
    finds no shorter run in its configuration, False if it does, and None if it did not decide (`unknown` has the
    reason). `replaced` is the length of the minimised run if the engine's shorter one replaced it.
    """

    run: Run
    shortest: bool | None
    unknown: str = ""
    replaced: int | None = None
    interrupted: bool = False


def shortest(
    system: System, prop: Property, time_limit: float, reporter: Reporter | None = None
) -> tuple[Verdict, bool]:
    """The verdict with a shortest trace, within `time_limit` seconds; and whether Ctrl-C ended the search."""
    with explore(
        system.protocol, system.bounds, [prop], stop_when_decided=True, budget=Budget(time_limit), reporter=reporter
    ) as found:
        return found.verdicts[0], found.interrupted


def minimal_form(
    minimised: Minimised, prop: Property, keep: Keep, time_limit: float, reporter: Reporter | None = None
) -> MinimalForm:
    """The minimised run, compared with the shortest; with Keep.SHORTEST the engine's shorter run replaces it."""
    run, replaced = minimised.run, None
    while True:
        try:
            verdict, interrupted = shortest(run.system, prop, time_limit, reporter)
        except ModelError as error:  # a user's rules may have errors in a configuration that the user did not choose
            return MinimalForm(run, None, f"the model is wrong there: {error}", replaced)
        if verdict.trace is None:
            unknown = str(verdict).removeprefix(f"{Status.UNKNOWN}: ")
            return MinimalForm(run, None, unknown, replaced, interrupted)
        if len(run.steps) == len(verdict.trace):
            return MinimalForm(run, True, replaced=replaced)
        if keep is Keep.NATURAL:
            return MinimalForm(run, False)
        # The engine's run may need only a smaller configuration, where an even shorter one may exist.
        run, replaced = minimise(replay(run.system, verdict.trace), prop.on_ints).run, len(minimised.run.steps)
