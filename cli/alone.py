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
from contextlib import ExitStack
from typing import Any, cast

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
    questions = [[each] for each in asked.items()] + [[*asked.items()]]
    with ExitStack() as ending:
        processes = []
        for question in questions:
            processes.append(ending.enter_context(_started(question)))
            ending.callback(processes[-1].kill)
        *alone, together = (_answer(process, question) for process, question in zip(processes, questions, strict=True))
        for number, (name, (read,)) in enumerate(zip(asked, alone, strict=True)):
            _refuse_difference(name, together[number], read, [other for other in asked if other != name])


def _started(question: object) -> subprocess.Popen[bytes]:
    """A process that answers. All have one order of sets, which Python else chooses by chance in each."""
    started = first_process()
    seed = started.environment.get("PYTHONHASHSEED", "random")
    flags = ["-O"] * sys.flags.optimize + [f"-W{option}" for option in sys.warnoptions]
    given = json.dumps([question, [str(entry) for entry in started.path], sys.argv])
    return subprocess.Popen(
        [sys.executable, *flags, "-c", _ANSWER, given], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        stdin=subprocess.DEVNULL, cwd=started.folder,
        env={**started.environment, "PYTHONHASHSEED": "0" if seed == "random" else seed},
    )  # fmt: skip


_ANSWER = """
import json, os, sys
out = os.dup(1)
os.dup2(2, 1)  # for whatever the files print, also by programs that they start
question, sys.path[:], sys.argv[:] = json.loads(sys.argv[1])
from tideproof.cli.alone import answer
with os.fdopen(out, "w") as file:
    file.write(answer(question))
"""


def answer(question: Sequence[tuple[str, Sequence[_Bounds]]]) -> str:
    """How these files are read in this process, or why they cannot be, as JSON."""
    with world():
        try:
            for name, _ in question:
                choose_protocol(name)
            return json.dumps([_reading(*each) for each in question])
        except Exception as error:  # whatever it is, they cannot be read
            return json.dumps({"error": str(error)})


def _answer(process: subprocess.Popen[bytes], question: Sequence[tuple[str, object]]) -> list[dict[str, Any]]:
    answered = process.communicate()[0]
    said = json.loads(answered) if answered else {"error": "the process in which it was read has ended"}
    if isinstance(said, dict):
        how = "by itself" if len(question) == 1 else "together with the others"
        raise UserError(f"{question[0][0]}: it cannot be read {how}: {said['error']}")
    return cast(list[dict[str, Any]], said)


@user_errors()
def _reading(name: str, several: Sequence[_Bounds]) -> dict[str, Any]:
    from tideproof.properties.engines.compiled import digest_of_rules

    protocol, known = choose_protocol(name)
    has = {spec.name for spec in protocol.bounds}
    mine = [p for p in known if p not in ALL_NAMED]
    # Meanings and remarks too: all that is said of it, and how its steps are told from those of another one.
    properties = [[p.name, p.meaning, p.remark, str(p.expectation), p.by_name_only, repr(p.needs)] for p in mine]
    steps = [[slot, act.name, act.meaning] for slot, act in protocol.slots.items()]
    read: list[Any] = [protocol.name, [*map(repr, protocol.bounds)], steps, properties]
    for given in several:
        bounds = choose_bounds(protocol, {name: value for name, value in given.items() if name in has})
        own = [p for p in mine if not p.is_vacuous(bounds)]
        system = watched(protocol, bounds, own)
        variables = [[each.name, each.lo, each.hi] for each in system.space.variables]
        read.append([variables, [*map(str, system.instances)], digest_of_rules(system, own)])
    return {"read": read, "files": files_by_name(file_of(name))}


def _refuse_difference(name: str, together: dict[str, Any], alone: dict[str, Any], others: Sequence[str]) -> None:
    if together["read"] == alone["read"]:
        return
    here, there = together["files"], alone["files"]
    why = "one sets what another one uses"
    for module in sorted(here):
        if here[module] != there.get(module):
            why = f"{module} is {here[module]} there, and {there.get(module, 'nothing')} by itself"
            break
    raise UserError(f"{name}: it is another protocol together with {', '.join(others)} than by itself ({why}); "
                    "ask for them one by one, or change that")  # fmt: skip
