"""Asking Z3 within a time limit: what bounded checks and induction have in common."""

from __future__ import annotations

import time

import z3

from tideproof.model.backends.z3_terms import Formula, ask
from tideproof.model.language.properties import time_spent


class SpentError(Exception):
    """The budget is spent; the text says which."""


class TimeLimit:
    """A time limit in seconds from `started` (of time.monotonic), or none."""

    def __init__(self, started: float, seconds: float | None) -> None:
        self._started = started
        self._seconds = seconds

    def check(self, solver: z3.Solver, *assumed: Formula) -> z3.CheckSatResult:
        """Sat or unsat, never unknown. Raises SpentError, and KeyboardInterrupt."""
        if self._seconds is not None:
            left = self._seconds - (time.monotonic() - self._started)
            if left <= 0:
                raise SpentError(time_spent(self._seconds))
            solver.set("timeout", max(1, int(left * 1000)))
        answer = ask(solver, *assumed)
        if answer == z3.unknown:
            reason = solver.reason_unknown()
            spent = self._seconds is not None and reason in ("timeout", "canceled")
            raise SpentError(time_spent(self._seconds) if spent else f"Z3 gave up: {reason}")
        return answer
