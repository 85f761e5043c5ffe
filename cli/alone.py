"""Files of users that one command takes together, or under several bounds: each must be the same protocol as by itself.

They share their modules, so that they have the same states, and one may get what another has imported or set, or what
it has kept itself of other bounds. No text says what comes of that. So each file is also read in a process of its own,
again for each of the bounds, and that reading is compared with the one that the command has: the rules, the initial
state and the properties as the engines get them.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Collection, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from hashlib import sha256
from tempfile import TemporaryFile
from typing import IO, Any

from tideproof.cli.choices import choose_bounds, choose_protocol
from tideproof.cli.errors import UserError, user_errors
from tideproof.model.backends.digests import digest_of
from tideproof.model.language.properties import Property, speaking, watched
from tideproof.model.language.protocol import BoundSpec
from tideproof.model.language.reading import members_of
from tideproof.properties.invariants.own_files import file_of, is_file_of_a_protocol
from tideproof.properties.invariants.user_modules import first_process, runs_of, world

_Bounds = Mapping[str, int]


def refuse_differences(*several: tuple[str, _Bounds], asked_of: Collection[Property]) -> None:
    """Raises UserError where a protocol of a file is another one together with the others than by itself, under these
    bounds, or under one of several bounds. So are properties, of which those are read that are asked.

    Names that are of no file are left out. One alone under the same bounds is not compared.
    """
    properties = sorted({prop.name for prop in asked_of})
    asked: dict[str, list[_Bounds]] = {}
    for name, bounds in several:
        if is_file_of_a_protocol(name) and dict(bounds) not in asked.setdefault(name, []):
            asked[name].append(dict(bounds))
    if sum(map(len, asked.values())) < 2:
        return
    with ExitStack() as ending:
        reading = deque[_Alone]()
        todo = deque(asked.items())

        def start() -> None:
            if todo:
                reading.append(_Alone(*todo.popleft(), properties, ending.enter_context(TemporaryFile())))
                ending.callback(reading[-1].end)

        for _ in range(os.cpu_count() or 1):
            start()
        # The first ones once more: rules of others may import when they are called.
        here = {
            name: [_reading(name, bounds, properties) for bounds in asked[name]] for name in (*asked, *[*asked][:-1])
        }
        while reading:
            alone = reading.popleft()
            read = alone.wait()
            start()
            others = [other for other in asked if other != alone.name]
            for each, each_alone in zip(here[alone.name], read, strict=True):
                _refuse_difference(alone.name, each, each_alone, others)


class _Alone:
    """A process that reads a file by itself. What it says is a file: programs that it starts may keep a pipe open.

    All have one order of sets (see entry.py), which Python else chooses by chance in each.
    """

    def __init__(self, name: str, several: Sequence[_Bounds], properties: Sequence[str], said: IO[bytes]) -> None:
        self.name, self._said = name, said
        before = first_process()
        seed = before.environment.get("PYTHONHASHSEED") or "random"
        flags = ["-P", *["-O"] * sys.flags.optimize, *(f"-W{option}" for option in sys.warnoptions)]
        main = members_of(sys.modules["__main__"]).get("__file__")
        given = json.dumps([[name, several, properties], [str(entry) for entry in before.path], sys.argv, main])
        self._process = subprocess.Popen(
            [sys.executable, *flags, "-c", _SAYS, given], stdin=subprocess.DEVNULL, stdout=said,
            stderr=subprocess.DEVNULL, cwd=before.folder, process_group=0,
            env={**before.environment, "PYTHONHASHSEED": "0" if seed == "random" else seed},
        )  # fmt: skip

    def wait(self) -> Any:
        """What `_reading` gives there. Raises UserError where the file cannot be read."""
        self._process.wait()
        self._said.seek(0)
        said = json.loads(self._said.read() or '"the process in which it was read has ended"')
        if isinstance(said, str):
            raise UserError(f"{self.name}: it cannot be read by itself: {said}")
        return said

    def end(self) -> None:
        """Ends it if it still reads, with the programs that the file has started."""
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()


_SAYS = """
import json, os, sys
out = os.dup(1)
os.dup2(2, 1)  # for whatever the file prints, also by programs that it starts
question, sys.path[:], sys.argv[:], main = json.loads(sys.argv[1])
if main is not None:
    __file__ = main  # a file may ask for the script that runs
from tideproof.cli.alone import said_alone
with os.fdopen(out, "w") as file:
    file.write(said_alone(*question))
"""


def said_alone(name: str, several: Sequence[_Bounds], properties: Sequence[str]) -> str:
    """How this file is read in this process under each of these bounds, or why it cannot be, as JSON."""
    read = []
    for bounds in several:
        with world():
            try:
                read.append(_reading(name, bounds, properties))
            except Exception as error:  # whatever it is, it cannot be read
                return json.dumps(str(error))
    return json.dumps(read)


@user_errors()
def _reading(name: str, given: _Bounds, properties: Sequence[str]) -> Any:
    """The protocol and these of its properties as they are read in this process, and of which files; as of JSON."""
    protocol, known = choose_protocol(name)
    # Meanings and remarks too: all that is said of it, and how its steps are told from those of another one.
    said = [(p.name, p.meaning, p.remark, str(p.expectation), p.by_name_only, [*map(dict, p.needs)]) for p in known]
    # The order of steps may be that of a set of functions, which is another one in each process.
    steps = sorted((slot, act.name, act.meaning) for slot, act in protocol.slots.items())
    # With the bounds that only others have, which a comparison gives to all: more of its properties may be asked.
    has = {spec.name for spec in protocol.bounds}
    more = (BoundSpec(name, "of another", value, value) for name, value in given.items() if name not in has)
    wide = replace(protocol, bounds=(*protocol.bounds, *more))
    bounds = choose_bounds(wide, dict(given))
    asked = speaking((p for p in known if p.name in properties), bounds)
    system = watched(wide, bounds, asked)
    variables = [(variable.name, variable.lo, variable.hi) for variable in system.space.variables]
    rules = digest_of([name for name, *_ in variables], system, [p.in_symbols(system) for p in asked])
    read = [protocol.name, [*map(repr, protocol.bounds)], steps, said, variables, rules]
    files = [(run.module.__name__, str(run.file), sha256(run.text).hexdigest()) for run in runs_of(file_of(name))]
    return json.loads(json.dumps({"read": read, "files": files}))


def _refuse_difference(name: str, here: Any, alone: Any, others: Sequence[str]) -> None:
    texts, texts_alone = ({file: text for _, file, text in read["files"]} for read in (here, alone))
    for file in texts.keys() & texts_alone.keys():
        if texts[file] != texts_alone[file]:
            raise UserError(f"{name}: {file} has changed while it was read: ask again")
    if here["read"] == alone["read"]:
        return
    if not others:
        raise UserError(f"{name}: it is another protocol under other bounds than by itself (a rule keeps what it has "
                        "computed for the bounds before); ask for them one by one, or change that")  # fmt: skip
    why = "one sets what another one uses"
    files, files_alone = ({module: file for module, file, _ in read["files"]} for read in (here, alone))
    for module, file in sorted(files.items()):
        if file != files_alone.get(module):
            why = f"{module} is {file} there, and {files_alone.get(module, 'nothing')} by itself"
            break
    raise UserError(f"{name}: it is another protocol together with {', '.join(others)} than by itself ({why}); "
                    "ask for them one by one, or change that")  # fmt: skip
