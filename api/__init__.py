"""Tideproof: model checking of Kafka's replication protocol, and of protocols of your own.

A protocol is a state, actions over it, and the constants that bound it. A property is a predicate on a state. Here is
a complete one: two copies of a number, and a leader that confirms a write before the other copy has it.

    >>> from dataclasses import dataclass
    >>> from tideproof import BoundSpec, Int, Protocol, State, action, invariant, upto, variable
    >>> from tideproof.testing import assert_holds, assert_violates
    ...
    >>> @dataclass(frozen=True)
    ... class Copies(State):
    ...     leader: Int = variable("writes that the leader has", upto("writes"))
    ...     follower: Int = variable("writes that the follower has", upto("writes"))
    ...     confirmed: Int = variable("writes that the server has confirmed to the client", upto("writes"))
    ...
    >>> @action()
    ... def write(s):
    ...     '''The leader takes a write.'''
    ...     yield s.leader < s.bounds.writes
    ...     return s.replace(leader=s.leader + 1)
    ...
    >>> @action()
    ... def copy(s):
    ...     '''The follower fetches everything.'''
    ...     yield s.follower < s.leader
    ...     return s.replace(follower=s.leader)
    ...
    >>> @action()
    ... def confirm_at_once(s):
    ...     '''The leader confirms whatever it has.'''
    ...     yield s.confirmed < s.leader
    ...     return s.replace(confirmed=s.leader)
    ...
    >>> @action()
    ... def confirm_what_is_copied(s):
    ...     '''The leader confirms what both copies have.'''
    ...     yield s.confirmed < s.follower
    ...     return s.replace(confirmed=s.follower)
    ...
    >>> @invariant(Copies)
    ... def confirmed_is_copied(s):
    ...     '''What was confirmed is on both copies, so that losing one of them loses nothing.'''
    ...     return s.confirmed <= s.follower
    ...
    >>> EAGER = Protocol(
    ...     name="eager", title="confirms at once", story="A leader that does not wait.", state=Copies,
    ...     initial=Copies.initial,
    ...     bounds=(BoundSpec("writes", "writes in all", least=1, default=3),),
    ...     slots={"write": write, "copy": copy, "confirm": confirm_at_once},
    ... )
    >>> PATIENT = EAGER.variation("patient", "waits for the copy", "One rule replaced.", confirm=confirm_what_is_copied)

    >>> assert_violates(EAGER, confirmed_is_copied, steps=2)
    >>> assert_holds(PATIENT, confirmed_is_copied, writes=10)

Each `yield` of an action is a conjunct of its guard; what the action returns is the next state. A rule must not branch
on the state with `if`: it says `ite`, `any_of`, `all_of`, so that the same rule computes on ints and becomes machine
code and Z3 formulas. Kafka's own generations are protocols by name, and a variation replaces one of their rules:

    >>> from tideproof import protocol
    >>> mine = protocol("kip-320").variation(
    ...     "kip-320-old-truncation", "KIP-320 with the truncation of KIP-101", "Which fix needs which?",
    ...     become_follower=protocol("kip-101").slots["become_follower"],
    ... )
    >>> assert_violates(mine, "StrongIsr", replicas=2, steps=11)

`tideproof check FILE.py` checks a protocol from the command line; `tideproof list NAME` shows the slots to replace.
`tideproof.testing` has the assertions for tests.
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False  # without importing typing: a command starts sooner
if TYPE_CHECKING:
    from tideproof.model.language.actions import *
    from tideproof.model.language.algebra import *
    from tideproof.model.language.properties import *
    from tideproof.model.language.protocol import *
    from tideproof.model.language.ranking import *
    from tideproof.model.language.state import *
    from tideproof.model.language.system import *
else:

    def __getattr__(name: str) -> object:
        """Imports an exported name when it is first used: the command handles Ctrl-C before anything large is
        imported."""
        if name == "__version__":
            from tideproof.model.runs.trace import tideproof_version

            return tideproof_version()
        if name == "__all__" or not name.startswith("_"):
            topics = ("actions", "algebra", "properties", "protocol", "ranking", "state", "system")
            modules = [import_module(f"tideproof.model.language.{topic}") for topic in topics]
            if name == "__all__":
                return ["protocol", *(each for module in modules for each in module.__all__)]
            if home := next((module for module in modules if name in module.__all__), None):
                return getattr(home, name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def protocol(name: str) -> Protocol:
    """The protocol of this name that comes with Tideproof, or of a release (`kafka:2.1.1`, with KRaft `kraft:3.9.1`).

    Raises ValueError, with the nearest names, if there is none.
    """
    from tideproof.model.protocols.catalogue import named

    return named(name)
