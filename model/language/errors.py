"""Errors in a model: the fault, its place, and a rewrite."""

from __future__ import annotations

import inspect
import linecache
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple


class ModelError(Exception):
    """A rule, a state or a property has a programming error. Never a verdict on the protocol.

    `detail` has lines to print below the message: the code, and how to write it.
    """

    def __init__(self, message: str, detail: str = "") -> None:
        super().__init__(message)
        self.detail = detail

    @property
    def is_missing_name(self) -> bool:
        """Whether the cause is a missing variable or bound, which another protocol may have."""
        cause = self.__cause__
        return cause.is_missing_name if isinstance(cause, ModelError) else isinstance(cause, (AttributeError, KeyError))


class Final:
    """A class without subclasses."""

    def __init_subclass__(cls) -> None:
        if Final not in cls.__bases__:
            base = cls.__bases__[0].__name__
            raise TypeError(f"{cls.__name__}: {base} has no subclasses: engines use what it has, not what a subclass "
                            "answers")  # fmt: skip


class Place(NamedTuple):
    """A place in the source: lines count from 1, columns from 0; `end` is the column after the code on that line."""

    file: str
    line: int
    column: int = 0
    end: int = 0

    @classmethod
    def of(cls, function: Any) -> Place:
        """The first line of a function."""
        function = inspect.unwrap(function)
        while isinstance(function, partial):  # a step with its rules bound
            function = function.func
        code = getattr(function, "__code__", None)
        return cls(code.co_filename, code.co_firstlineno) if code else cls(repr(function), 0)

    @property
    def at_line(self) -> str:
        """The file and the line. Follows symbolic links, which editable installations have, to the real file."""
        path = Path(self.file)
        return f"{path.resolve() if path.is_symlink() else path}:{self.line}"

    def __str__(self) -> str:
        return f"{self.at_line}:{self.column + 1}"

    def shown(self) -> str:
        """The line with a caret under the code; empty where the file cannot be read."""
        text = linecache.getline(self.file, self.line).rstrip("\n")
        if not text.strip():
            return ""
        # Columns count bytes of UTF-8 in syntax trees.
        start, end = (len(text.encode()[:column].decode(errors="ignore")) for column in (self.column, self.end))
        cut = len(text) - len(text.lstrip())
        return f"    {text[cut:]}\n    {' ' * (start - cut)}{'^' * max(1, end - start)}"


class Refusal(NamedTuple):
    """Code outside the rule language: its number in docs/rule-language.md, the place, the reason, and a rewrite."""

    number: str
    place: Place
    what: str
    why: str
    instead: str = ""

    def __str__(self) -> str:
        return f"{self.place}: {self.number}: {self.what}: {self.why}"

    def detail(self) -> str:
        """The code with a caret, the rewrite, and where to read more."""
        rewrite = f"  write: {self.instead}" if self.instead else ""
        see = f"  see docs/rule-language.md#{self.number.lower()}" if self.number else ""
        return "\n".join(filter(None, (self.place.shown(), rewrite, see)))


class LanguageError(ModelError):
    """Rules outside the rule language; `refusals` has every place, in the order of the files."""

    def __init__(self, refusals: Iterable[Refusal]) -> None:
        self.refusals = tuple(sorted(dict.fromkeys(refusals), key=lambda r: r.place))
        first, *others = self.refusals
        details = [first.detail(), *(f"{each}\n{each.detail()}" for each in others)]
        super().__init__("; ".join(map(str, self.refusals)), "\n".join(details))

    def __reduce__(self) -> tuple[type, tuple[tuple[Refusal, ...]]]:
        return LanguageError, (self.refusals,)
