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
    """The minimal trace to return: the shortest, or the given one without its superfluous steps."""

    SHORTEST = "shortest"
    NATURAL = "natural"


@dataclass(frozen=True)
class MinimalForm:
    """A minimal run.

    `interrupted` is True where Ctrl-C ended the search for the shortest. `shortest` is True where the exhaustive engine
    finds none shorter in its configuration, False where it does, and None where it did not run or could not tell
    (`unknown` says why). `replaced` is the length that leaving out alone came to, where the engine's own run took that
    one's place.
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
    """The minimised run, compared with the shortest; with Keep.SHORTEST the engine's own takes its place if shorter."""
    run, replaced = minimised.run, None
    while True:
        try:
            verdict, interrupted = shortest(run.system, prop, time_limit, reporter)
        except ModelError as error:  # a user's rules may be wrong in a configuration that the user did not choose
            return MinimalForm(run, None, f"the model is wrong there: {error}", replaced)
        if verdict.trace is None:
            unknown = str(verdict).removeprefix(f"{Status.UNKNOWN}: ")
            return MinimalForm(run, None, unknown, replaced, interrupted)
        if len(run.steps) == len(verdict.trace):
            return MinimalForm(run, True, replaced=replaced)
        if keep is Keep.NATURAL:
            return MinimalForm(run, False)
        # The engine's run may do with a smaller configuration than it was found in, and there with fewer steps still.
        run, replaced = minimise(replay(run.system, verdict.trace), prop.on_ints).run, len(minimised.run.steps)
