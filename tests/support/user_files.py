"""Files of users, each run in a world of its own."""

from __future__ import annotations

from pathlib import Path

from tideproof.properties.invariants.own_files import protocol_of_file
from tideproof.properties.invariants.user_modules import world

PLAIN = "from tideproof import protocol\nMINE = protocol('kip-320').variation(NAME, 't', 's')\n"
"""The end of a file whose protocol is called by its NAME."""

OWN = f"from {{beside}} import NAME\n{PLAIN}"
"""A file whose protocol has its name from the module beside it."""


def written(folder: Path, beside: str, name: str) -> str:
    """Such a file, and that module."""
    module = folder / f"{beside.replace('.', '/')}.py"
    module.parent.mkdir(parents=True)
    module.write_text(f"NAME = {name!r}\n")
    (folder / "own.py").write_text(OWN.format(beside=beside))
    return str(folder / "own.py")


def name_alone(file: Path | str) -> str:
    """The name of the protocol of a file that is run in a world of its own."""
    with world():
        return protocol_of_file(str(file))[0].name


def asked_together(*files: Path) -> list[str]:
    """The names of the protocols of files that one command takes together."""
    with world():
        return [protocol_of_file(str(file))[0].name for file in files]


def one_and_two(folder: Path, text: str) -> list[Path]:
    """Two files, each of which does this and has a protocol with its own name."""
    files = [folder / "one.py", folder / "two.py"]
    for file in files:
        file.write_text(f"{text}\nNAME = {file.stem!r}\n{PLAIN}")
    return files
