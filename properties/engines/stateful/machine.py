"""Stateful testing with Hypothesis: protocols as state machines that pytest runs, and failures shrunk to a few steps.

Two lines of a test file:

    from tideproof.properties.engines.stateful.machine import state_machine

    TestKip320 = state_machine("kip-320", replicas=3).TestCase

Every action is a method. What Hypothesis draws at each step is an action whose guard the state allows, then its
parameters, so that no step is wasted on what cannot happen; actions that a run has not taken yet are three times as
likely. The properties are invariants. A failure is shortened (tideproof.model.runs.minimise) and printed as a
program of actions, with the command that replays it.

Why not one Hypothesis rule an action: Hypothesis switches rules off at random for whole runs, and gives a run up when
none is left whose precondition holds. Protocols need nearly all of their actions to lose a record: in hw-truncation (2
replicas, 3 records, median of 6 seeds) the loss took 1612 runs with a rule an action, and 86 with actions drawn evenly.

What else was tried, in runs until StrongIsr failed (3 replicas; means of 20 seeds and of 10). Two figures are two
series, which shows how far such means scatter:

|                                                     | hw-truncation | kip-101  |
|-----------------------------------------------------|---------------|----------|
| actions drawn evenly                                | 95            | 770      |
| new ones preferred                                  | 30            | 345, 461 |
| ... and half of the actions off a run (swarm)       | 87            | 205      |
| ... and that in every second run                    | 52, 60        | 179, 468 |
| new ones preferred, `target` the kinds of steps     | 36            | 212, 486 |

The second is what is built: nothing else was better in both series. `target` did harm as well: from the second half of
the runs on, Hypothesis climbs, and takes up to ten times the runs that it was asked for (kip-320, 2 replicas: 600 runs
in 11 s without it; with it 450 had not ended in 400 s). No way of drawing found the loss in kip-320-first-try (12
steps) in 2,000 runs; native random walks do.
"""

from __future__ import annotations

import os
import re
import shlex
import sys
import warnings
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, cast

from hypothesis import HealthCheck, Phase, event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from tideproof.model.language.actions import Blocked, Instance
from tideproof.model.language.names import find_named
from tideproof.model.language.properties import EngineError, Property, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.system import FullState, System
from tideproof.model.protocols.catalogue import PROTOCOLS, named
from tideproof.model.runs.files import write_whole
from tideproof.model.runs.minimise import Shortened, shorten
from tideproof.model.runs.replay import replay
from tideproof.model.runs.trace import Trace
from tideproof.properties.engines.cross_check import CrossCheck, TermForm
from tideproof.properties.invariants.catalogue import properties_of, property_named

PROFILES: dict[str, dict[str, Any]] = {
    "developer": {"max_examples": 200, "stateful_step_count": 40},
    "ci": {"max_examples": 2_000, "stateful_step_count": 40},
    "nightly": {"max_examples": 20_000, "stateful_step_count": 60},
}
"""How hard to look: at a desk, before a push, and in the night. Examples are runs; steps are actions."""

PROFILE_VARIABLE = "TIDEPROOF_PROFILE"


Ways = tuple[tuple[Instance, FullState], ...]
"""Steps of one action, and where they lead."""

KEPT = Path(".hypothesis") / "tideproof"
"""Where the traces of failures go, next to Hypothesis' own records."""


class PropertyViolated(AssertionError):
    """A run of actions has broken a property."""

    def __init__(self, system: System, prop: Property, steps: Sequence[Instance], text: str = "") -> None:
        number = len(steps)
        when = "in the initial state" if number == 0 else f"after {number} step{'s' if number > 1 else ''}"
        head = f"{prop.name} fails {when} of {system.protocol.name} {system.bounds}: {prop.meaning}"
        super().__init__(f"{head}\n{text}" if text else head)
        self.system = system
        self.property = prop
        self.steps = tuple(steps)

    def trace(self) -> Trace:
        """The run in the canonical form, once it has passed the replayer. EngineError where it does not."""
        run = replay(self.system, self.steps)
        CrossCheck(self.system, [self.property], TermForm(self.system, [self.property])).trace(self.steps)
        if run.first_violation(self.property.on_ints) != len(self.steps):
            raise EngineError(f"the run against {self.property.name} does not replay")
        return Trace.of(self.system, self.property.name, "stateful", self.steps)

    def shortened(self) -> Shortened:
        return shorten(self.system, self.steps, self.property.on_ints)


class NeverTaken(UserWarning):
    """An action of the protocol was taken in no run: what it does has not been tested."""


class ProtocolMachine(RuleBasedStateMachine):
    """A run of a protocol under test. `state_machine` makes the subclass with the rules of one protocol.

    The class counts over all its runs: `taken` the steps by action, `runs` the runs. `takes` and `checks` are the names
    of the methods that take the action in a slot, and that check the property of a name. A run has `ended` where no
    step can be taken any more.
    """

    system: ClassVar[System]
    properties: ClassVar[tuple[Property, ...]]
    taken: ClassVar[Counter[str]]
    runs: ClassVar[int]
    cross_check: ClassVar[CrossCheck]
    takes: ClassVar[dict[str, str]]
    checks: ClassVar[dict[str, str]]
    _ways: ClassVar[Callable[[FullState], Mapping[str, Ways]]]
    _broken: ClassVar[Callable[[FullState], frozenset[str]]]

    def __init__(self) -> None:
        super().__init__()
        type(self).runs += 1
        self.state = self.system.initial
        self.steps: list[Instance] = []
        self.seen: set[str] = set()
        self.ended = False
        self.compare()

    def compare(self) -> None:
        """Compares the state with the terms of the rules: every engine has to mean the same by them."""
        if self.cross_check.has_compared < self.cross_check.first:
            self.cross_check.sample([self.system.space.pack(self.state)])

    def ways(self) -> Mapping[str, Ways]:
        """The steps that can be taken now, and where they lead, by slot."""
        return type(self)._ways(self.state)

    def take(self, slot: str, parameters: dict[str, int]) -> None:
        """Takes a step. Raises ValueError where it cannot be taken."""
        instance = self.system.fill(slot, parameters)
        after = self.system.step(self.state, instance)
        if isinstance(after, Blocked):
            raise ValueError(f"{instance} cannot be taken: `{after.conjunct}` is false ({after.where})")
        self.state = after
        self.compare()
        self.steps.append(instance)
        self.taken[instance.action.name] += 1

    @rule(step=st.deferred(lambda: _any_step()))
    def act(self, step: Instance | None) -> None:
        """What Hypothesis calls: any step that can be taken, or none at the end of the protocol."""
        if step is None:
            self.ended = True
        else:
            self.seen.add(step.slot)
            self.take(step.slot, step.parameters)

    def violation(self, prop: Property) -> BaseException:
        """What is raised where the run has broken a property."""
        return PropertyViolated(self.system, prop, self.steps)

    def teardown(self) -> None:
        for name in {step.action.name for step in self.steps}:
            event(f"took {name}")

    @classmethod
    def never_taken(cls) -> list[str]:
        """The actions that were taken in no run so far, of those that some state of this system may enable."""
        return [act.name for act in cls.system.actions if not cls.taken[act.name]]


def state_machine(
    protocol: str | Protocol,
    properties: Sequence[str | Property] = (),
    *,
    profile: str | None = None,
    **bounds: int | str,
) -> type[ProtocolMachine]:
    """A state machine for a protocol under bounds; its `TestCase` is what pytest and unittest run.

    `properties` are names or properties; without any, the invariants that `tideproof check` decides without --property,
    of those that come with Tideproof: name those of your own.
    `profile` is one of PROFILES; by default what the environment variable TIDEPROOF_PROFILE says, or "developer".
    `bounds` are as in `tideproof list`.

    Raises ValueError, in words for the user, where a name or a bound is unknown, for a property that is named and says
    nothing under these bounds, and where none says anything: such a test could not fail. And for a witness: its test
    would fail where it is found, which is what is promised. And for `profile` or `properties` where the protocol has a
    bound of that name.
    """
    chosen = named(protocol) if isinstance(protocol, str) else protocol
    chosen.refuse_taken("state_machine", profile=profile, properties=properties or None)
    asked = tuple(property_named(p, chosen) if isinstance(p, str) else p for p in properties)
    if not asked:
        asked = tuple(p for p in properties_of(chosen) if p.by_default and not p.is_witness)
    if witnesses := [p.name for p in asked if p.is_witness]:
        raise ValueError(f"{witnesses[0]} is a witness: assert_holds of tideproof.testing passes where it is found")
    given = chosen.bounded(**bounds)
    silent = [p for p in asked if p.is_vacuous(given)]
    if len(silent) == len(asked) or (silent and properties):
        empty = f"{', '.join(p.name for p in silent)} would be vacuously true" if asked else "no property is given"
        raise ValueError(f"{chosen.name} {given}: {empty}, so the test could not fail")
    speaking = tuple(p for p in asked if p not in silent)
    return machine_for(watched(chosen, given, speaking), speaking, _settings(profile))


def machine_for(system: System, properties: Sequence[Property], how: settings) -> type[ProtocolMachine]:
    """A state machine for a system and properties, with these settings of Hypothesis."""
    name = "".join(part.capitalize() for part in re.split(r"\W+", system.protocol.name))
    used = {*dir(ProtocolMachine), *ProtocolMachine.__annotations__, "ended", "seen", "state", "steps"}
    takes = {slot: _unused(act.rule.__name__, used) for slot, act in system.protocol.slots.items()}
    checks = {prop.name: _unused(_in_snake_case(prop.name), used) for prop in properties}
    members: dict[str, Any] = {
        "__doc__": f"{system.protocol.name} {system.bounds}",
        "system": system,
        "properties": tuple(properties),
        "taken": Counter(),
        "runs": 0,
        "cross_check": CrossCheck(system, properties, TermForm(system, properties)),
        "takes": takes,
        "checks": checks,
        "_ways": staticmethod(_ways_of(system)),
        "_broken": staticmethod(_broken_of(system, properties)),
    }
    for slot, act in system.protocol.slots.items():
        members[takes[slot]] = _action_method(slot, takes[slot], act.meaning)
    for prop in properties:
        members[checks[prop.name]] = _invariant(prop, checks[prop.name])
    machine: Any = type(name, (ProtocolMachine,), members)
    machine.TestCase = _TestCases(how)
    return cast(type[ProtocolMachine], machine)


def _settings(profile: str | None) -> settings:
    name = profile or os.environ.get(PROFILE_VARIABLE) or "developer"
    return settings(**find_named("profile", name, PROFILES), **QUIET)


QUIET: dict[str, Any] = {
    "deadline": None,
    "suppress_health_check": list(HealthCheck),
    "report_multiple_bugs": False,
    "phases": [Phase.explicit, Phase.reuse, Phase.generate],
}
"""A run may be slow at first; one failure says more than several at once; and `shorten` takes the place of Hypothesis'
own shrinker, which stays at 14 steps after half a minute where 8 are possible (hw-truncation, 3 replicas)."""


def _ways_of(system: System) -> Callable[[FullState], Mapping[str, Ways]]:
    """The steps that can be taken, by state. They are kept, for runs meet the same states again and again."""
    by_slot = {  # all, and not only what its terms can do
        slot: [Instance(slot, act, parameters) for parameters in act.instances(system.bounds)]
        for slot, act in system.protocol.slots.items()
    }

    @lru_cache(maxsize=20_000)
    def ways(state: FullState) -> Mapping[str, Ways]:
        found: dict[str, Ways] = {}
        for slot, instances in by_slot.items():
            led = ((instance, system.step(state, instance)) for instance in instances)
            if taken := tuple((instance, after) for instance, after in led if not isinstance(after, Blocked)):
                found[slot] = taken
        return found

    return ways


def _broken_of(system: System, properties: Sequence[Property]) -> Callable[[FullState], frozenset[str]]:
    """The names of the properties that a state violates, kept as the steps are."""

    @lru_cache(maxsize=20_000)
    def broken(state: FullState) -> frozenset[str]:
        return frozenset(prop.name for prop in properties if not prop.on_ints(system, state))

    return broken


def _action_method(slot: str, name: str, meaning: str) -> Any:
    def take(self: ProtocolMachine, **given: int) -> None:
        self.take(slot, given)

    take.__name__ = take.__qualname__ = name
    take.__doc__ = meaning
    return take


def _any_step() -> st.SearchStrategy[Instance | None]:
    return _steps()


@st.composite
def _steps(draw: Callable[[Any], Any]) -> Instance | None:
    """A step that can be taken now: first its action, then its parameters one by one."""
    machine: ProtocolMachine = draw(st.runner())
    protocol = machine.system.protocol
    ways = machine.ways()
    if not ways:
        return None
    slots = tuple(ways)
    new = [slot for slot in slots if slot not in machine.seen]
    slot = draw(_one_of((*slots, *new, *new)))
    drawn: dict[str, int] = {}
    for parameter in protocol.slots[slot].parameters:
        fitting = (i.parameters[parameter] for i, _ in ways[slot] if drawn.items() <= i.parameters.items())
        drawn[parameter] = draw(_one_of(tuple(sorted(set(fitting)))))
    return machine.system.fill(slot, drawn)


@lru_cache(maxsize=10_000)
def _one_of(values: tuple[Any, ...]) -> st.SearchStrategy[Any]:
    return st.sampled_from(values)


def _in_snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def _unused(name: str, used: set[str]) -> str:
    """The name of a method that is no other's: of two methods of one name only one would be called."""
    while name in used:
        name += "_"
    used.add(name)
    return name


def _invariant(prop: Property, method: str) -> Any:
    # Entered only where it fails, so that the printed program names it once, at its end.
    def check(self: ProtocolMachine) -> None:
        if not prop.on_ints(self.system, self.state):
            raise self.violation(prop)

    check.__name__ = check.__qualname__ = method
    check.__doc__ = prop.meaning
    return precondition(lambda self: prop.name in self._broken(self.state))(invariant()(check))


class _TestCases:
    """The test of a machine, and another one of each class that is derived from it: that may have more to check."""

    def __init__(self, how: settings) -> None:
        self._how, self._made = how, dict[type[ProtocolMachine], type[Any]]()

    def __get__(self, _: object, machine: type[ProtocolMachine]) -> type[Any]:
        if machine not in self._made:
            self._made[machine] = _test_case(machine, self._how)
        return self._made[machine]


def _test_case(machine: type[ProtocolMachine], how: settings) -> type[Any]:
    class TestCase(machine._to_test_case()):  # type: ignore[misc]
        settings = how

        def runTest(self) -> None:  # noqa: N802 - unittest's name
            try:
                super().runTest()
            except PropertyViolated as failure:
                raise _in_short(machine, failure) from None
            if never := machine.never_taken():
                message = f"{machine.system.protocol.name}: not tested, since no run took it: {', '.join(never)}"
                warnings.warn(message, NeverTaken, stacklevel=2)

        runTest.is_hypothesis_test = True  # type: ignore[attr-defined]
        runTest._hypothesis_state_machine_class = machine  # type: ignore[attr-defined]

    TestCase.__name__ = TestCase.__qualname__ = f"{machine.__name__}.TestCase"
    TestCase.__module__ = machine.__module__
    return TestCase


def _in_short(machine: type[ProtocolMachine], failure: PropertyViolated) -> PropertyViolated:
    """The failure shortened, with the program that shows it and the command that replays it."""
    short = failure.shortened()
    said = PropertyViolated(failure.system, failure.property, short.steps)
    known = "No run with fewer steps fails." if short.shortest else "There may be a run with fewer steps."
    file = _file_of(failure.system.protocol, failure.property)
    own = f" --protocol {shlex.quote(file)}" if file else ""
    command = f"Replay it with: tideproof replay {_kept(said, file)}{own}"
    text = "\n".join(["", *program(machine, failure.property, short.steps), "", known, command])
    return PropertyViolated(failure.system, failure.property, short.steps, text)


def program(machine: type[ProtocolMachine], prop: Property, steps: Sequence[Instance]) -> list[str]:
    """The lines of a program that takes these steps and then checks the property."""
    system = machine.system
    bounds = ", ".join(f"{name}={value}" for name, value in system.bounds.items())
    lines = [
        f'{machine.__name__} = state_machine("{system.protocol.name}", ["{prop.name}"], {bounds})',
        f"state = {machine.__name__}()",
    ]
    for step in steps:
        given = ", ".join(f"{name}={value}" for name, value in step.parameters.items())
        lines.append(f"state.{machine.takes[step.slot]}({given})")
    return [*lines, f"state.{machine.checks[prop.name]}()"]


def _file_of(protocol: Protocol, prop: Property) -> str:
    """How a command is told of a protocol of a user's own (`/where/file.py:name`): by a loaded file in which it has a
    name, and the property, too, if there is one. "FILE.py" where there is none, as in a console; "" where the
    protocol comes with Tideproof.
    """
    if PROTOCOLS.get(protocol.name) is protocol:
        return ""
    for needed in ({id(protocol), id(prop)}, {id(protocol)}):
        for module in list(sys.modules.values()):  # what a file imports is there before it
            members = getattr(module, "__dict__", {})
            file = members.get("__file__") or ""
            if file.endswith(".py") and needed <= set(map(id, [*members.values()])):
                return f"{file}:{protocol.name}"
    return "FILE.py"


def _kept(failure: PropertyViolated, file: str) -> str:
    """Writes the failure's trace, of a protocol of this file, next to Hypothesis' own records. Returns its name."""
    path = KEPT / f"{failure.system.protocol.name}-{failure.property.name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, replace(failure.trace(), protocol_file=file).to_json())
    return shlex.quote(str(path))
