"""Stateful testing with Hypothesis: protocols as state machines that pytest runs, and failures shrunk to a few steps.

`TestKip320 = state_machine("kip-320", replicas=3).TestCase` in a file of tests is one (docs/ci.md).

At each step Hypothesis draws an enabled action, then its parameters, so that no draw is wasted; actions that the run
has not taken yet are three times as likely. A failure is shortened by tideproof.model.runs.minimise and printed as a
program, in which actions and properties are methods of the machine, with the command that replays it.

Why not one Hypothesis rule for each action: Hypothesis disables random rules for whole runs, and abandons a run when no
enabled rule is left. Protocols need nearly all of their actions to lose a record: in hw-truncation (2 replicas, 3
records, median of 6 seeds) the loss took 1612 runs with a rule an action, and 86 with actions drawn evenly.

Alternatives, by the runs until StrongIsr failed (3 replicas; means of 20 seeds and of 10). Two figures are two series,
which shows how much such means vary:

|                                                     | hw-truncation | kip-101  |
|-----------------------------------------------------|---------------|----------|
| actions drawn evenly                                | 95            | 770      |
| new ones preferred                                  | 30            | 345, 461 |
| ... and half of the actions off a run (swarm)       | 87            | 205      |
| ... and that in every second run                    | 52, 60        | 179, 468 |
| new ones preferred, `target` the kinds of steps     | 36            | 212, 486 |

The second is implemented: no other was better in both series. `target` did harm: in the second half of the runs
Hypothesis hill-climbs, and takes up to ten times the requested runs (kip-320, 2 replicas: 600 runs in 11 s without it;
with it 450 had not ended in 400 s). No variant found the loss in kip-320-first-try (12 steps) in 2,000 runs; native
random walks do.
"""

from __future__ import annotations

import os
import re
import shlex
import sys
import warnings
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache, partial, partialmethod
from pathlib import Path
from typing import Any, ClassVar

from hypothesis import HealthCheck, Phase, event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from tideproof.model.language.actions import Blocked, Instance
from tideproof.model.language.names import find_named
from tideproof.model.language.properties import Property, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.system import FullState, System
from tideproof.model.protocols.catalogue import PROTOCOLS, named
from tideproof.model.runs.files import write_whole
from tideproof.model.runs.minimise import shorten
from tideproof.model.runs.trace import Trace
from tideproof.properties.engines.base import confirm
from tideproof.properties.engines.cross_check import CrossCheck, TermForm
from tideproof.properties.invariants.catalogue import properties_of, property_named

PROFILES: dict[str, dict[str, Any]] = {
    "developer": {"max_examples": 200, "stateful_step_count": 40},
    "ci": {"max_examples": 2_000, "stateful_step_count": 40},
    "nightly": {"max_examples": 20_000, "stateful_step_count": 60},
}
"""The effort while developing, in CI, and in nightly runs. Examples are runs; steps are actions."""

PROFILE_VARIABLE = "TIDEPROOF_PROFILE"


KEPT = Path(".hypothesis") / "tideproof"
"""The folder for traces of failures, next to Hypothesis' own records."""


class PropertyViolated(AssertionError):
    def __init__(self, system: System, prop: Property, steps: Sequence[Instance], text: str = "") -> None:
        number = len(steps)
        when = "in the initial state" if number == 0 else f"after {number} step{'s' if number > 1 else ''}"
        head = f"{prop.name} fails {when} of {system.protocol.name} {system.bounds}: {prop.meaning}"
        super().__init__(f"{head}\n{text}" if text else head)
        self.property, self.steps = prop, tuple(steps)


class NeverTaken(UserWarning):
    """No run took an action of the protocol, whose effect is therefore untested."""


class ProtocolMachine(RuleBasedStateMachine):
    """A run of a protocol under test. `machine_for` makes the subclass for one protocol.

    `taken` counts the steps of all runs by action. `methods` has the method names of slots and properties in printed
    programs. A run has `ended` when no step is enabled.
    """

    system: ClassVar[System]
    properties: ClassVar[tuple[Property, ...]]
    how: ClassVar[settings]
    cross_check: ClassVar[CrossCheck]
    taken: ClassVar[Counter[str]]
    methods: ClassVar[dict[str | Property, str]]
    enabled: ClassVar[Callable[[FullState], dict[str, list[Instance]]]]
    broken: ClassVar[Callable[[FullState], Property | None]]

    def __init__(self) -> None:
        super().__init__()
        self.state = self.system.initial
        self.steps: list[Instance] = []
        self.seen: set[str] = set()
        self.ended = False
        self.compare()

    def compare(self) -> None:
        """Cross-checks the terms of the rules in the present state."""
        if self.cross_check.has_compared < self.cross_check.first:
            self.cross_check.sample([self.system.space.pack(self.state)])

    def take(self, slot: str, /, **parameters: int) -> None:
        """Takes a step. Raises ValueError if it is not enabled."""
        instance = self.system.fill(slot, parameters)
        after = self.system.step(self.state, instance)
        if isinstance(after, Blocked):
            raise ValueError(f"{instance} cannot be taken: `{after.conjunct}` is false ({after.where})")
        self.state = after
        self.compare()
        self.steps.append(instance)
        self.taken[instance.action.name] += 1

    def check(self, prop: Property) -> None:
        if not prop.on_ints(self.system, self.state):
            raise self.violation(prop)

    @rule(step=st.deferred(lambda: _steps()))  # type: ignore[has-type]
    def act(self, step: Instance | None) -> None:
        """Takes an enabled step; None if there is none."""
        if step is None:
            self.ended = True
        else:
            self.seen.add(step.slot)
            self.take(step.slot, **step.parameters)

    @invariant()
    def unbroken(self) -> None:
        if (prop := type(self).broken(self.state)) is not None:
            raise self.violation(prop)

    def violation(self, prop: Property) -> BaseException:
        return PropertyViolated(self.system, prop, self.steps)

    def teardown(self) -> None:
        for name in {step.action.name for step in self.steps}:
            event(f"took {name}")

    @classmethod
    def never_taken(cls) -> list[str]:
        """The actions of this system that no run has taken so far."""
        return [act.name for act in cls.system.actions if not cls.taken[act.name]]

    @classmethod
    @lru_cache
    def _to_test_case(cls) -> Any:
        """Overrides Hypothesis' factory of the `TestCase` of a machine, which it calls for each subclass."""
        base: Any = super()._to_test_case()

        class TestCase(base):  # type: ignore[misc]
            settings = cls.how

            def runTest(self) -> None:  # noqa: N802 - unittest's name
                try:
                    super().runTest()
                except PropertyViolated as failure:
                    raise _in_short(cls, failure) from None
                if never := cls.never_taken():
                    message = f"{cls.system.protocol.name}: not tested, since no run took it: {', '.join(never)}"
                    warnings.warn(message, NeverTaken, stacklevel=2)

            runTest.is_hypothesis_test = True  # type: ignore[attr-defined]
            runTest._hypothesis_state_machine_class = cls  # type: ignore[attr-defined]

        TestCase.__name__ = TestCase.__qualname__ = f"{cls.__name__}.TestCase"
        TestCase.__module__ = cls.__module__
        return TestCase


def state_machine(
    protocol: str | Protocol,
    properties: Sequence[str | Property] = (),
    *,
    profile: str | None = None,
    **bounds: int | str,
) -> type[ProtocolMachine]:
    """A state machine for a protocol under bounds; its `TestCase` is what pytest and unittest run.

    `properties` has names or properties; the default is the built-in invariants that `tideproof check` decides without
    --property (name your own). `profile` is one of PROFILES; the default is the environment variable TIDEPROOF_PROFILE,
    or "developer". `bounds` are as in `tideproof list`.

    Raises ValueError, in words for the user, for an unknown name or bound, for a property that is vacuous under these
    bounds (its test could not fail), and for a witness (its test would fail when the witness is found).
    """
    chosen = named(protocol) if isinstance(protocol, str) else protocol
    chosen.refuse_taken("state_machine", profile=profile, properties=properties or None)
    wanted = tuple(property_named(p, chosen) if isinstance(p, str) else p for p in properties)
    if not wanted:
        wanted = tuple(p for p in properties_of(chosen) if not p.by_name_only and not p.is_witness)
    if witnesses := [p.name for p in wanted if p.is_witness]:
        raise ValueError(f"{witnesses[0]} is a witness: assert_holds of tideproof.testing passes where it is found")
    given = chosen.bounded(**bounds)
    silent = [p for p in wanted if p.is_vacuous(given)]
    if len(silent) == len(wanted) or (silent and properties):
        empty = f"{', '.join(p.name for p in silent)} would be vacuously true" if wanted else "no property is given"
        raise ValueError(f"{chosen.name} {given}: {empty}, so the test could not fail")
    not_vacuous = tuple(p for p in wanted if p not in silent)
    called = profile or os.environ.get(PROFILE_VARIABLE) or "developer"
    how = settings(**find_named("profile", called, PROFILES), **QUIET)
    return machine_for(watched(chosen, given, not_vacuous), not_vacuous, how)


def machine_for(
    system: System,
    properties: Sequence[Property],
    how: settings,
    base: type[ProtocolMachine] = ProtocolMachine,
    **members: Any,
) -> type[Any]:
    """A state machine for a system and properties, with these settings of Hypothesis and additional members."""
    used = {*dir(base), *members, *ProtocolMachine.__annotations__, "ended", "seen", "state", "steps"}
    methods: dict[str | Property, str] = {
        slot: _unused(act.rule.__name__, used) for slot, act in system.protocol.slots.items()
    }
    methods |= {p: _unused(re.sub(r"(?<!^)(?=[A-Z])", "_", p.name).lower(), used) for p in properties}
    for key, method in methods.items():
        members[method] = partialmethod(base.take if isinstance(key, str) else base.check, key)
    name = "".join(part.capitalize() for part in re.split(r"\W+", system.protocol.name))
    in_order = sorted(properties, key=methods.__getitem__)
    known = {
        "system": system,
        "properties": tuple(properties),
        "how": how,
        "taken": Counter(),
        "cross_check": CrossCheck(system, properties, TermForm(system, properties)),
        "methods": methods,
        "enabled": staticmethod(lru_cache(_MOST_KEPT)(partial(_enabled, system))),
        "broken": staticmethod(lru_cache(_MOST_KEPT)(partial(_broken, system, in_order))),
    }
    return type(name, (base,), known | members)


QUIET: dict[str, Any] = {
    "deadline": None,
    "suppress_health_check": list(HealthCheck),
    "report_multiple_bugs": False,
    "phases": [Phase.explicit, Phase.reuse, Phase.generate],
}
"""A run may be slow at first; one failure is clearer than several; and `shorten` replaces Hypothesis' own shrinker,
which is still at 14 steps after half a minute where 8 suffice (hw-truncation, 3 replicas)."""


def _enabled(system: System, state: FullState) -> dict[str, list[Instance]]:
    """The enabled steps of a state, by slot."""
    found: dict[str, list[Instance]] = {}
    for instance in system.kinds:
        if not isinstance(system.step(state, instance), Blocked):
            found.setdefault(instance.slot, []).append(instance)
    return found


def _broken(system: System, properties: Sequence[Property], state: FullState) -> Property | None:
    """The first property that a state violates."""
    return next((prop for prop in properties if not prop.on_ints(system, state)), None)


_MOST_KEPT = 20_000
"""The size of the caches by state: runs visit the same states repeatedly."""


@st.composite
def _steps(draw: Callable[[Any], Any]) -> Instance | None:
    """Draws an enabled step: first its action, then its parameters one by one."""
    machine: ProtocolMachine = draw(st.runner())
    enabled = type(machine).enabled(machine.state)
    if not enabled:
        return None
    new = [slot for slot in enabled if slot not in machine.seen]
    slot = draw(_one_of((*enabled, *new, *new)))
    drawn: dict[str, int] = {}
    for parameter in machine.system.protocol.slots[slot].parameters:
        fitting = (i.parameters[parameter] for i in enabled[slot] if drawn.items() <= i.parameters.items())
        drawn[parameter] = draw(_one_of(tuple(sorted(set(fitting)))))
    return machine.system.fill(slot, drawn)


@lru_cache(maxsize=10_000)
def _one_of(values: tuple[Any, ...]) -> st.SearchStrategy[Any]:
    return st.sampled_from(values)


def _unused(name: str, used: set[str]) -> str:
    """A unique name for a method."""
    while name in used:
        name += "_"
    used.add(name)
    return name


def _in_short(machine: type[ProtocolMachine], failure: PropertyViolated) -> PropertyViolated:
    """The shortened failure, with a program that shows it and a command that replays it."""
    system, prop = machine.system, failure.property
    short = shorten(system, failure.steps, prop.on_ints)
    known = "No run with fewer steps fails." if short.shortest else "There may be a run with fewer steps."
    file = _file_of(system.protocol, prop)
    own = f" --protocol {shlex.quote(file)}" if file else ""
    command = f"Replay it with: tideproof replay {_kept(machine, prop, short.steps, file)}{own}"
    text = "\n".join(["", *program(machine, prop, short.steps), "", known, command])
    return PropertyViolated(system, prop, short.steps, text)


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
        lines.append(f"state.{machine.methods[step.slot]}({given})")
    return [*lines, f"state.{machine.methods[prop]}()"]


def _file_of(protocol: Protocol, prop: Property) -> str:
    """The command-line argument for a user's protocol (`/where/file.py:name`), or "" for a built-in one.

    It prefers a loaded file that names both the protocol and the property. "FILE.py" stands for an unknown file, as in
    a console.
    """
    if PROTOCOLS.get(protocol.name) is protocol:
        return ""
    for needed in ({id(protocol), id(prop)}, {id(protocol)}):
        for module in list(sys.modules.values()):  # imported modules come before the importing file
            members = getattr(module, "__dict__", {})
            file = members.get("__file__") or ""
            if file.endswith(".py") and needed <= set(map(id, [*members.values()])):
                return f"{file}:{protocol.name}"
    return "FILE.py"


def _kept(machine: type[ProtocolMachine], prop: Property, steps: Sequence[Instance], file: str) -> str:
    """Replays a failure and writes it next to Hypothesis' own records. Returns the file's name."""
    system = machine.system
    machine.cross_check.trace(steps)
    confirm(system, prop, steps)
    trace = replace(Trace.of(system, prop.name, "stateful", steps), protocol_file=file)
    path = KEPT / f"{system.protocol.name}-{prop.name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, trace.to_json())
    return shlex.quote(str(path))
