"""Exit statuses, and one-line messages for errors that the user can fix."""

from __future__ import annotations

import inspect
import re
import sys
import traceback
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tideproof.model.language.errors import LanguageError
from tideproof.model.language.properties import DifferenceError, EngineError, Property, Status, Verdict
from tideproof.model.language.state import ModelError

ALL_HOLD, VIOLATED, WRONG_CALL, UNKNOWN = range(4)
"""Exit statuses: every property holds; one is violated; the call or a file is wrong; the budget is spent."""

_LIBRARIES = {"llvmlite": "LLVM, the compiler of the rules,", "numba": "Numba, the compiler of the loops,",
              "z3": "Z3, the solver,"}  # fmt: skip


class UserError(ValueError):
    """An error that the user can fix. The text says what is wrong, where, and what to do."""


def printable(text: str) -> str:
    """Escapes control characters, line breaks and characters that change the text's direction."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def why_undecided(error: ValueError | ModelError | EngineError) -> str:
    """The message for an error that prevents a verdict: in the call, in a file, in the model, or in Tideproof."""
    match error:
        case ValueError():
            return str(error)
        case LanguageError():
            first, *others = error.refusals
            more = f" (and {len(others)} more, below)" if others else ""
            return f"{first}{more}"
        case ModelError():
            return f"the model is wrong: {error}"
        case DifferenceError():
            return f"there is no verdict: {error}"
    return f"Tideproof contradicts itself, so there is no verdict; please report this: {error}"


def one_line(message: str) -> str:
    """The message in one printable line."""
    return printable(" ".join(message.split()))


def filled(text: str) -> str:
    """Joins each paragraph and list item of a docstring into one line, for any width of the terminal."""
    return re.sub(r"(?<!\n)\n(?!\n| {4}|\d+\. |- ) *", " ", inspect.cleandoc(text))


def fail(message: str, detail: str = "") -> int:
    """Prints an error as one line on standard error, with the code below it, and returns the exit status."""
    line = one_line(message)
    print(f"tideproof: {line if len(line) <= 600 else line[:597] + '...'}", file=sys.stderr)
    for each in detail.splitlines():
        print(printable(each), file=sys.stderr)
    return WRONG_CALL


def unforeseen(error: BaseException) -> str:
    """The message for an unexpected error: what failed, where, and what to do.

    Of a library's message only the first line is shown; the rest is generated code.
    """
    frames = [(frame.f_globals.get("__name__", ""), frame.f_code.co_filename, line)
              for frame, line in traceback.walk_tb(error.__traceback__)]  # fmt: skip
    _, file, line = [frame for frame in frames if frame[0].startswith("tideproof.")][-1]
    where = f"internal error at {Path(file).name}:{line}"
    library = next((_LIBRARIES[top] for name, *_ in frames if (top := name.partition(".")[0]) in _LIBRARIES), "")
    if not library:
        return f"{where}: {type(error).__name__}: {error} (TIDEPROOF_DEBUG=1 shows all of it)"
    said = error.args[0] if error.args else ""
    text = said.decode(errors="replace") if isinstance(said, bytes) else str(said)
    first = (text.splitlines() or [type(error).__name__])[0]
    return (
        f"{where}: {library} fails, so there is no verdict ({first}): another --engine may have one; please report "
        "this, with what TIDEPROOF_DEBUG=1 shows"
    )


EXPECTATIONS = {
    Status.HOLDS.value: Status.HOLDS,
    Status.VIOLATED.value: Status.VIOLATED,
    "found": Status.HOLDS,
    "not reachable": Status.VIOLATED,
}
"""The words of expectations, each with the status that meets it. The last two are for witnesses."""

WITH_STEPS = (Status.VIOLATED.value, "found")
"""Those that a trace shows, whose length may be expected, too."""


@dataclass(frozen=True)
class Expected:
    """An expectation about a property (without a name, about at least one), optionally with a number of steps."""

    word: str
    property: str = ""
    depth: int | None = None

    @classmethod
    def parse(cls, text: str) -> Expected:
        """Parses `--expect`: `holds`, `violated`, or of a property `NAME=holds`, `NAME=violated@STEPS` …"""
        name, named, word = text.rpartition("=")
        word, after, steps = word.partition("@")
        if (
            word not in (EXPECTATIONS if name else (Status.HOLDS, Status.VIOLATED))
            or bool(named) > bool(name)
            or (after and not (name and word in WITH_STEPS and steps.isdecimal()))
        ):
            raise UserError(
                f"--expect {text}: say holds, violated, NAME=holds, NAME=violated or NAME=violated@STEPS; of a witness "
                "NAME=found, NAME=found@STEPS or NAME='not reachable'"
            )
        return cls(word, name, int(steps) if after else None)

    def status(self) -> Status:
        return EXPECTATIONS[self.word]

    def refuse(self, prop: Property) -> None:
        """Raises UserError if a word for witnesses is used for another property."""
        if self.word != self.status() and not prop.is_witness:
            raise UserError(f"{prop.name} is no witness: of it, expect {Status.HOLDS} or {Status.VIOLATED}")

    def __str__(self) -> str:
        who = self.property or ("every property" if self.status() is Status.HOLDS else "a property")
        return f"{who} {self.word}" + ("" if self.depth is None else f" after {counted(self.depth)}")

    def is_met(self, verdict: Verdict, shortest: bool = True) -> bool:
        """Whether a verdict is as expected. With `shortest`, its trace is a shortest one, so its length must match."""
        same = verdict.outcome() is self.status()
        # For a sample, no violation is the best possible result.
        same = same or (self.status() is Status.HOLDS and verdict.outcome() is Status.NO_COUNTEREXAMPLE)
        return same and (self.depth is None or (shortest and self.depth == verdict.depth))


def judged(
    verdicts: Sequence[Verdict], expected: Sequence[Expected], shortest: bool, chosen: Collection[Property]
) -> tuple[int, list[str]]:
    """The exit status, and each unmet expectation with its verdict.

    The default expectation of a property is `holds`, unless `violated` is expected without a name: then one of the
    `chosen`, not a lemma, must be violated. `shortest` tells whether the traces are shortest ones.
    """
    named = {e.property: e for e in expected if e.property}
    some = any(e.status() is Status.VIOLATED and not e.property for e in expected)
    rest = [v for v in verdicts if v.property.name not in named and (v.property in chosen or not some)]
    of_rest = exit_status((v.outcome() for v in rest), some)
    unmet, statuses = list[str](), [of_rest]
    for e in named.values():
        for v in verdicts:
            if v.property.name == e.property and not e.is_met(v, shortest):
                perhaps = "" if shortest or e.depth is None else ", perhaps not the shortest way"
                unmet.append(f"expected: {e}; found: {found(v)}{perhaps}")
                statuses.append(UNKNOWN if v.outcome() is Status.UNKNOWN else VIOLATED)
    if expected and of_rest != ALL_HOLD:
        what = "a property violated" if some else f"every {'other ' if named else ''}property holds"
        others = [v for v in rest if some or exit_status([v.outcome()])]
        unmet.append(f"expected: {what}; found: {', '.join(map(found, others)) or 'no other was checked'}")
    return VIOLATED if VIOLATED in statuses else max(statuses), unmet


def counted(steps: int | None) -> str:
    return "1 step" if steps == 1 else f"{steps} steps"


def found(verdict: Verdict) -> str:
    after = f" after {counted(verdict.depth)}" if verdict.status is Status.VIOLATED else ""
    return f"{verdict.property.name} {verdict.word()}{after}"


def exit_status(verdicts: Iterable[Status], expect_violated: bool = False) -> int:
    """The exit status for the statuses of some verdicts.

    Running out of budget is never success. A sample without a counterexample is, like a test run without failures.
    """
    found = set(verdicts)
    if Status.VIOLATED in found:
        return ALL_HOLD if expect_violated else VIOLATED
    if Status.UNKNOWN in found:
        return UNKNOWN
    return VIOLATED if expect_violated else ALL_HOLD
