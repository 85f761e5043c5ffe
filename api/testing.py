"""Assertions for tests: a protocol keeps a property in every reachable state, or breaks it in so many steps.

    from tideproof.testing import assert_holds, assert_violates

    def test_my_rule_loses_nothing():
        assert_holds(MINE, "CommittedRecordsSurvive", replicas=3, epochs=4)

    def test_the_rule_that_it_replaces_does():
        assert_violates("kip-279", "CommittedRecordsSurvive", steps=13)

The exhaustive engine decides: an assertion passes only where every reachable state was visited, or where a shortest
counterexample was found and replayed. One that cannot be decided within its limits fails. A failure shows the trace
step by step, and why the property fails. For configurations that cannot be exhausted there are state machines for
Hypothesis (tideproof.properties.engines.stateful.machine.state_machine); what they do not find is not proved.
"""

from __future__ import annotations

from numbers import Real
from pathlib import Path

from tideproof.model.language.properties import Property, Status, Verdict, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import name_of
from tideproof.model.language.system import System
from tideproof.model.protocols.catalogue import PROTOCOLS, named
from tideproof.model.runs.lasso import fails_at, with_loop
from tideproof.model.runs.replay import ReplayError, Run, replay
from tideproof.model.runs.trace import Trace, parse_trace, read_trace
from tideproof.properties.invariants.catalogue import property_named, refused_in
from tideproof.properties.invariants.own_files import properties_beside, protocol_of_file

__all__ = ["CheckFailed", "assert_holds", "assert_trace", "assert_violates"]


class CheckFailed(AssertionError):
    """A protocol does not do what a test says. The text shows the trace, where there is one."""


def assert_holds(
    protocol: Protocol | Path | str,
    property: Property | str,  # noqa: A002 - the word of the field
    *,
    time_limit: float | None = None,
    memory_limit: int | None = None,
    **bounds: int | str,
) -> None:
    """Passes if the property holds in every reachable state of the protocol under these bounds; a witness, in one.

    `protocol` and `property` are given as such or by name, the protocol also as a release (`kafka:3.9.1`, or
    `kraft:3.9.1`) or as the path of the Python file that defines it. The name of a property is one that comes with
    Tideproof, or one in the module that the protocol's rules are in. `bounds` are as `tideproof list NAME` shows them,
    those not given have their defaults; `time_limit` is in seconds, `memory_limit` in bytes. Raises CheckFailed with a
    shortest trace where the property is violated, and where a limit was reached first. Raises ValueError for an unknown
    name or bound, and for a property that is vacuously true under these bounds: such a test could not fail. Raises
    TypeError for an argument of another kind.
    """
    __tracebackhide__ = True
    system, prop, verdict = _decided(protocol, property, time_limit, memory_limit, bounds)
    if verdict.outcome() is Status.HOLDS:
        return
    if verdict.trace is not None:
        raise CheckFailed(_shown(system, prop, verdict, "violated; the shortest trace"))
    raise CheckFailed(f"{_about(system, prop)}: {verdict}")


def assert_violates(
    protocol: Protocol | Path | str,
    property: Property | str,  # noqa: A002
    *,
    steps: int | None = None,
    time_limit: float | None = None,
    memory_limit: int | None = None,
    **bounds: int | str,
) -> None:
    """Passes if the property fails in some reachable state; with `steps`, if its shortest trace has that many steps.

    A witness is violated if no reachable state satisfies it. Arguments and errors are those of assert_holds; it also
    raises ValueError for a witness with `steps`, for no trace shows that it cannot be reached.
    """
    __tracebackhide__ = True
    system, prop, verdict = _decided(protocol, property, time_limit, memory_limit, bounds, steps)
    if verdict.outcome() is not Status.VIOLATED:
        raise CheckFailed(f"{_about(system, prop)}: not violated ({verdict})")
    if steps is not None and verdict.depth != steps:
        expected = f"violated after {verdict.depth} steps, the shortest trace; expected: {steps}"
        raise CheckFailed(_shown(system, prop, verdict, expected))


def assert_trace(
    trace: Trace | Path | str,
    *,
    violates: Property | str | None = None,
    after: int | None = None,
    protocol: Protocol | Path | str | None = None,
) -> None:
    """Passes if the trace replays and its last state violates the property; with `after`, if it has that many steps.

    `trace` is a trace, its JSON, or the path of a file; `violates` is by default the property that the trace names.
    Where that is a witness, the last state must be the first to satisfy it. For a trace of your own protocol give
    `protocol`. Raises CheckFailed where a step cannot be taken, or where the property holds after the last step or
    fails before it; TraceError where the file holds no trace; ValueError for a witness as `violates`, since no trace
    can show that no state satisfies it.
    """
    __tracebackhide__ = True
    _refuse_no_number(after=after)
    read = _trace(trace)
    chosen, own = _protocol(read.protocol if protocol is None else protocol)
    prop = _property(read.property if violates is None else violates, chosen, own)
    if prop.is_witness and violates is not None:
        raise ValueError(f"{prop.name} is a witness: a trace can find it, but not violate it (assert_violates can)")
    system = watched(chosen, read.bounds_for(chosen), [prop])
    steps = [*read.steps_in(system)]
    try:
        run = with_loop(replay(system, steps), read.loop_from)
    except ReplayError as error:
        raise CheckFailed(f"{_about(system, prop)}: {error}") from None
    if prop.is_promise:
        _refuse_kept(run, prop, after)
        return
    failed = run.first_violation(prop.holds)
    if after is not None and len(run.steps) != after:
        raise CheckFailed(f"{_about(system, prop)}: a trace of {len(run.steps)} steps, not {after}")
    if failed != len(run.steps):
        what = "it holds after every step" if failed is None else f"it fails after step {failed} already"
        raise CheckFailed(
            f"{_about(system, prop)}: a trace of {len(run.steps)} steps should end in a violation; {what}"
        )


def _refuse_kept(run: Run, prop: Property, after: int | None) -> None:
    """Raises CheckFailed for a run that does not break the promise, or has its loop elsewhere."""
    failed = fails_at(run, prop)
    if failed is None:
        raise CheckFailed(f"{_about(run.system, prop)}: the steps of the trace cannot repeat for ever and break it")
    if after is not None and failed != after:
        raise CheckFailed(f"{_about(run.system, prop)}: the loop begins after {failed} steps, not {after}")


def _decided(
    protocol: Protocol | Path | str,
    asked: Property | str,
    time_limit: float | None,
    memory_limit: int | None,
    constants: dict[str, int | str],
    steps: int | None = None,
) -> tuple[System, Property, Verdict]:
    from tideproof.properties.engines.base import Budget
    from tideproof.properties.engines.deciding import decide
    from tideproof.properties.engines.exhaustive.reduction import Symmetry

    chosen, own = _protocol(protocol)
    given = {"time_limit": time_limit, "memory_limit": memory_limit, "steps": steps}
    chosen.refuse_taken("an assertion", **given)
    _refuse_no_number(**given)
    prop, bounds = _property(asked, chosen, own), chosen.bounded(**constants)
    if steps is not None and prop.is_witness:
        raise ValueError(f"{prop.name} is a witness: no trace shows that it cannot be reached, so leave out steps")
    if prop.is_vacuous(bounds):
        raise ValueError(prop.refusal(chosen, bounds))
    budget = Budget(time_limit, memory_limit)
    found = decide(chosen, bounds, prop, Symmetry.AUTO, budget, refused=refused_in(chosen))
    if found.interrupted:
        raise KeyboardInterrupt  # to end the tests, and not this one alone
    return found.system, prop, found.verdicts[0]


def _protocol(given: Protocol | Path | str) -> tuple[Protocol, tuple[Property, ...]]:
    """The protocol, and the properties of its file where it comes from one."""
    if isinstance(given, Path) or (isinstance(given, str) and (given.endswith(".py") or ".py:" in given)):
        return protocol_of_file(str(given))
    if not isinstance(given, (str, Protocol)):
        raise TypeError(f"{name_of(given)} is no protocol: give a Protocol, its name, or the path of its file")
    if isinstance(given, Protocol):
        return given, () if given.name in PROTOCOLS else properties_beside(given)
    return named(given), ()


def _property(given: Property | str, protocol: Protocol, own: tuple[Property, ...]) -> Property:
    if not isinstance(given, (str, Property)):
        raise TypeError(f"{name_of(given)} is no property: give a Property or its name")
    if not isinstance(given, str):
        return given
    try:
        return property_named(given, protocol, own)
    except ValueError as error:
        if own or protocol.name in PROTOCOLS:
            raise
        raise ValueError(f"{error} (one of your own in another module: give the property itself)") from None


def _refuse_no_number(**given: object) -> None:
    for name, value in given.items():
        if value is not None and (not isinstance(value, Real) or isinstance(value, bool)):
            raise TypeError(f"{name}={value!r} is no number")


def _trace(given: Trace | Path | str) -> Trace:
    if isinstance(given, Trace):
        return given
    is_json = isinstance(given, str) and given.lstrip().startswith("{")
    return parse_trace(str(given).encode()) if is_json else read_trace(Path(given))


def _about(system: System, prop: Property) -> str:
    return f"{prop.name} of {system.protocol.name} {system.bounds}"


def _shown(system: System, prop: Property, verdict: Verdict, what: str) -> str:
    from tideproof.counterexamples.formats.text import failure_text

    run = with_loop(replay(system, verdict.trace or ()), verdict.loop_from)
    return f"{_about(system, prop)}: {what}\n\n{failure_text(run, prop)}"
