"""Texts of users' files."""

from __future__ import annotations

from pathlib import Path

from tideproof.properties.invariants.own_files import protocol_of_file

PLAIN = "from tideproof import protocol\nMINE = protocol('kip-320').variation(NAME, 't', 's')\n"
"""The end of a file whose protocol is called by its NAME."""

BASE = """
from dataclasses import dataclass
from tideproof import BoundSpec, Int, Property, Protocol, State, action, invariant, upto, variable

@dataclass(frozen=True)
class Lamp(State):
    presses: Int = variable("how often it was pressed", upto("most"))

@action()
def press(s):
    \"\"\"The lamp is pressed.\"\"\"
    yield s.presses < s.bounds.most
    return s.replace(presses=s.presses + 1)

@invariant(Lamp)
def lasts(s):
    \"\"\"It is not pressed too often.\"\"\"
    return s.presses < 2

LAMP = Protocol("lamp", "t", "s", Lamp, Lamp.initial, (BoundSpec("most", "presses", 1, 3),), {"press": press})
"""


def name_of_protocol(file: Path | str) -> str:
    """The name of the protocol of a file."""
    return protocol_of_file(str(file))[0].name
