"""Files of users that one command takes together: each must be the same protocol as by itself.

They share their modules, so that they have the same states, and one may get what another has imported or set. No text
says what comes of that. So each file is also read in a process of its own, and both readings are compared: the rules,
the initial state and the properties as the engines get them.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, redirect_stdout
from typing import Any

from tideproof.cli.choices import choose_bounds, choose_protocol
from tideproof.cli.errors import UserError, user_errors
from tideproof.model.language.properties import watched
from tideproof.properties.invariants.catalogue import ALL_NAMED
from tideproof.properties.invariants.own_files import file_of, is_file_of_a_protocol
from tideproof.properties.invariants.user_modules import files_by_name, first_process, world

_Bounds = Mapping[str, int]


def refuse_differences(*several: tuple[str, _Bounds]) -> None:
    """Raises UserError where a file is another protocol together with the others than by itself, under these bounds.

    Names that are of no file are left out, and bounds that a protocol does not have. One file alone is not compared.
    """
    asked: dict[str, list[_Bounds]] = {}
    for name, bounds in several:
        if is_file_of_a_protocol(name) and dict(bounds) not in asked.setdefault(name, []):
            asked[name].append(dict(bounds))
    if len({file_of(name).resolve() for name in asked}) < 2:
        return
    started = first_process()
    path = json.dumps([str(entry) for entry in started.path])
    # An assertion is a rule for Python, too: -O leaves it out.
    call = [sys.executable, *["-O"] * sys.flags.optimize, "-c", f"import sys; sys.path[:] = {path}\n{_ANSWER}"]
    with ExitStack() as ending:
        processes = []
        for question in asked.items():
            process = subprocess.Popen([*call, json.dumps(question)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                       stdin=subprocess.DEVNULL, text=True, cwd=started.folder,
                                       env=started.environment)  # fmt: skip
            processes.append(ending.enter_context(process))
            ending.callback(process.kill)
        together = {name: _reading(name, bounds) for name, bounds in asked.items()}
        for (name, read), process in zip(together.items(), processes, strict=True):
            _refuse_difference(name, read, process.communicate()[0], [other for other in asked if other != name])


_ANSWER = "from tideproof.cli.alone import answer; answer(sys.argv[1])"


def answer(question: str) -> None:
    """Prints how a file is read in this process, or why it cannot be, as JSON."""
    with redirect_stdout(sys.stderr), world():
        try:
            said = _reading(*json.loads(question))
        except Exception as error:  # whatever it is, the file cannot be read by itself
            said = {"error": str(error)}
    print(json.dumps(said))


@user_errors()
def _reading(name: str, several: Sequence[_Bounds]) -> dict[str, Any]:
    from tideproof.properties.engines.compiled import digest_of_rules

    protocol, known = choose_protocol(name)
    has = {spec.name for spec in protocol.bounds}
    read = []
    for given in several:
        bounds = choose_bounds(protocol, {name: value for name, value in given.items() if name in has})
        own = [p for p in known if p not in ALL_NAMED and not p.is_vacuous(bounds)]
        system = watched(protocol, bounds, own)
        properties, steps = [[p.name, str(p.expectation)] for p in own], [*map(str, system.instances)]
        read.append([protocol.name, properties, steps, digest_of_rules(system, own)])
    return {"read": read, "files": files_by_name(file_of(name))}


def _refuse_difference(name: str, together: dict[str, Any], answered: str, others: Sequence[str]) -> None:
    alone: dict[str, Any] = (
        json.loads(answered) if answered else {"error": "the process in which it was read has ended"}
    )
    if "error" in alone:
        raise UserError(f"{name}: it cannot be read by itself: {alone['error']}")
    if together["read"] == alone["read"]:
        return
    here, there = together["files"], alone["files"]
    why = "one sets what another one uses"
    for module in sorted({*here, *there}):
        if here.get(module) != there.get(module):
            why = f"{module} is {here.get(module, 'nothing')} there, and {there.get(module, 'nothing')} by itself"
            break
    raise UserError(f"{name}: it is another protocol together with {', '.join(others)} than by itself ({why}); "
                    "ask for them one by one, or change that")  # fmt: skip
