"""A trace file, opened: read, replayed, and asked why its property fails."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated

import typer

from tideproof.cli.choices import choose_bounds, choose_protocol, open_trace
from tideproof.cli.errors import UserError
from tideproof.counterexamples.explain.account import Account, account
from tideproof.counterexamples.explain.facts import Holders
from tideproof.counterexamples.explain.single_rule import rules_alone, steps_too_many
from tideproof.model.language.properties import Property, watched
from tideproof.model.language.protocol import Protocol, System, shown_record
from tideproof.model.protocols.broker.flaws import FLAWS
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.catalogue import BROKER_GENERATIONS, GENERATIONS, PROTOCOLS
from tideproof.model.runs.replay import ReplayError, Run, replay
from tideproof.model.runs.trace import Trace
from tideproof.properties.engines.base import Reporter

TraceFile = Annotated[Path, typer.Argument(help="A trace file, as `check --trace` writes it.", show_default=False)]
ProtocolFile = Annotated[
    str | None,
    typer.Option("--protocol", help="The Python file that defines the trace's protocol, where it is your own."),
]


@dataclass(frozen=True)
class Opened:
    """A trace file that has been read and replayed."""

    trace: Trace
    run: Run
    property: Property

    def violated_at(self) -> int | None:
        """The number of steps after which the property first fails."""
        return self.run.first_violation(self.property.holds)

    @cached_property
    def told(self) -> Account:
        return account(self.run, self.property.refuted, self.property.holds)

    def under(self, name: str) -> System:
        """The system of another protocol in the same bounds, watched in the same way."""
        protocol, _ = choose_protocol(name)
        mine = self.run.system.protocol
        if protocol.state is not mine.state:
            raise UserError(f"{protocol.name} has another kind of state than {mine.name}: no schedule runs under both")
        return watched(protocol, choose_bounds(protocol, self.run.system.bounds), [self.property])


def open_run(path: Path, protocol_file: str | None) -> Opened:
    """Reads and replays a trace. UserError where a step cannot be taken."""
    trace, system, prop, steps = open_trace(path, protocol_file)
    try:
        return Opened(trace, replay(system, steps), prop)
    except ReplayError as error:
        raise UserError(f"{path}: {error}") from None


def counterfactuals(opened: Opened, time_limit: float, reporter: Reporter) -> list[str]:
    """What could have prevented the violation: sentences, each from a replay or from the exact state space."""
    end = opened.violated_at()
    if not end:
        return []
    run = Run(opened.run.system, opened.run.steps[:end], opened.run.worlds[: end + 1])
    promised = (s.fact for s in opened.told.sentences if isinstance(s.fact, Holders))
    found = [_saved(run, f, time_limit, reporter) for f in promised if f.record in opened.told.subjects]
    return [*found, *_one_rule(run, opened.property)]


def _saved(run: Run, promised: Holders, time_limit: float, reporter: Reporter) -> str:
    """When the record could last have been saved."""
    from tideproof.counterexamples.explain.point_of_no_return import point_of_no_return  # loads the compiler

    name = shown_record(promised.record)
    point = point_of_no_return(run, promised.record, promised.since, time_limit, reporter)
    if point.unknown:
        return f"Whether {name} could still have been saved is not known: {point.unknown}."
    safe = f"every broker that may be elected has {name}"
    if point.last is None:
        return f"Since it was {promised.promise}, no way has led to where {safe}, within these bounds."
    way = ", ".join(map(str, point.rescue))
    last = f"{name} could last have been saved after step {point.last}, by {way}: then {safe}"
    if not point.rescue:
        last = f"After step {point.last} {safe}"
    if point.last == len(run.steps):
        return f"{last}."
    return f"{last}. After step {point.last + 1} no way leads there within these bounds: all of them were looked at."


def _one_rule(run: Run, prop: Property) -> list[str]:
    """Which one rule of a later generation, or of a sibling, would have prevented the violation in this schedule."""
    whose, others = _others_than(run.system.protocol)
    tried = rules_alone(run, others, prop.holds)
    if not tried:
        return []
    places: dict[str, list[str]] = {}
    for rule in tried:
        if rule.prevents:
            place = f" in the place of {rule.instead_of}" if rule.instead_of else ""
            places.setdefault(place, []).append(f"{rule.name} ({rule.generation})")
    if not places and (alone := list(steps_too_many(run, others, prop.holds))):
        return [f"{name} has the same rules without the step {step}, which is what does the harm in this schedule."
                for step, name in alone]  # fmt: skip
    if not places:
        return [f"No single rule of {whose}, put in alone, prevents it in this schedule ({len(tried)} were tried)."]
    found = [f"{' or '.join(rules)}{place}" for place, rules in places.items()]
    return [f"One rule of {whose}, put in alone, prevents it in this schedule: {'; or '.join(found)}."]


def _others_than(protocol: Protocol) -> tuple[str, list[Protocol]]:
    """The generations after this one; of what is no generation, the other protocols over the same state.

    Of brokers also the protocols in which known flaws are mended; what is no release is compared with the last one.
    """
    if isinstance(protocol, BrokerProtocol):
        place = BROKER_GENERATIONS.index(protocol) if protocol in BROKER_GENERATIONS else len(BROKER_GENERATIONS) - 2
        mended = [flaw.right for flaw in FLAWS.values()]
        return "a later release or of a mended flaw", [*BROKER_GENERATIONS[place + 1 :], *mended]
    if protocol in GENERATIONS:
        return "a later generation", list(GENERATIONS[GENERATIONS.index(protocol) + 1 :])
    if PROTOCOLS.get(protocol.name) is not protocol:
        return "a later generation", []
    return "another protocol", [p for p in PROTOCOLS.values() if p is not protocol and p.state is protocol.state]
