"""How a command ends: the exit statuses, and one clear line for what the user can fix."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from tideproof.model.language.properties import Status

ALL_HOLD, VIOLATED, WRONG_CALL, UNKNOWN = range(4)
"""Exit statuses: what was asked holds; a property is violated; the call or a file is wrong; the budget is spent."""


class UserError(ValueError):
    """Something that the user can fix. The text says what is wrong, where, and what to do."""


@contextmanager
def user_errors() -> Iterator[None]:
    """Turns what is refused, and an engine that is not installed, into one line."""
    try:
        yield
    except UserError:
        raise
    except ValueError as error:
        raise UserError(str(error)) from None
    except ModuleNotFoundError as error:
        if error.name != "z3":
            raise
        raise UserError("this engine needs Z3, which comes with Tideproof: install it again") from None


def exit_status(verdicts: Iterable[Status], expect_violated: bool = False) -> int:
    """The exit status for the statuses of some verdicts.

    Running out of budget is never success. No counterexample among the runs that were asked for is: as with tests, all
    that was asked for ran, and none failed.
    """
    found = set(verdicts)
    if Status.VIOLATED in found:
        return ALL_HOLD if expect_violated else VIOLATED
    if Status.UNKNOWN in found:
        return UNKNOWN
    return VIOLATED if expect_violated else ALL_HOLD
