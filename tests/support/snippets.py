"""Tables of users' files (tests/model/snippets): the text of each, and what it may come to.

A table is made of sections. `#### title | expected` begins a user's file; what may come of it is separated by " or ".
The text of `#### head` is put before each file of the table (of `#### head of TABLE` after the head of that table), and
that of `#### beside NAME` lies beside each as NAME.
A line `## NAME` within a section begins another file, which lies beside that one only.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from tideproof.model.language.properties import EngineError, Property, Status, Verdict, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import ModelError
from tideproof.properties.engines.base import Budget, NoOptions, Reporter
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.plain import Plain
from tideproof.properties.engines.solver.unbounded import prove
from tideproof.properties.invariants.own_files import protocol_of_file

TABLES = Path(__file__).parents[1] / "model" / "snippets"
OWN = "mine.py"


class Snippet(NamedTuple):
    title: str
    expected: tuple[str, ...]
    files: Mapping[str, str]


class Outcome(NamedTuple):
    """`refused`, `holds`, `violated N`, `proved` or `not proved`; and why, where it is refused."""

    word: str
    said: str = ""


Decide = Callable[[Protocol, Property], str]


def snippets(table: str) -> list[Snippet]:
    """Those of a table, in its order."""
    head, beside, found = "", dict[str, str](), dict[str, Snippet]()
    for heading, text in _sections(table):
        if heading.startswith("head"):
            head = text if heading == "head" else _sections(heading.removeprefix("head of "))[0][1] + text
        elif heading.startswith("beside "):
            beside[heading.removeprefix("beside ")] = text
        else:
            title, _, expected = heading.rpartition(" | ")
            own, *more = re.split(r"^## (\S+)\n", text, flags=re.MULTILINE)
            files = {**beside, **dict(zip(more[::2], more[1::2], strict=True)), OWN: head + own}
            assert title and title not in found, f"{table}: the title {title!r} is not one of its own"
            found[title] = Snippet(title, tuple(expected.split(" or ")), files)
    return [*found.values()]


def _sections(table: str) -> list[tuple[str, str]]:
    _, *parts = re.split(r"^#### (.+)\n", (TABLES / f"{table}.txt").read_text(encoding="utf-8"), flags=re.MULTILINE)
    return [*zip(parts[::2], parts[1::2], strict=True)]


def outcome(snippet: Snippet, folder: Path, decide: Decide) -> Outcome:
    """What becomes of a file: its protocol is asked for the last of its properties."""
    for name, text in snippet.files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    try:
        protocol, properties = protocol_of_file(str(folder / OWN))
        return Outcome(decide(protocol, properties[-1]))
    except (ModelError, EngineError, TypeError, ValueError) as refusal:
        return Outcome("refused", str(refusal))


def searched(protocol: Protocol, prop: Property) -> str:
    """By the exhaustive engine."""
    with explore(protocol, protocol.bounded(), [prop]) as found:
        return _said(found.verdicts[0])


def searched_on_ints(protocol: Protocol, prop: Property) -> str:
    """By the plain engine."""
    system = watched(protocol, protocol.bounded(), [prop])
    return _said(Plain().run(system, [prop], NoOptions(), Budget(), Reporter()).verdicts[0])


def proved(protocol: Protocol, prop: Property) -> str:
    """For all bounds, by induction."""
    return "proved" if prove(protocol, [prop], [prop], jobs=1).status is Status.HOLDS else "not proved"


def _said(verdict: Verdict) -> str:
    return f"violated {verdict.depth}" if verdict.status is Status.VIOLATED else verdict.status.name.lower()
