"""Queries to Z3, within a budget and in parallel.

They run in processes, not threads, because building terms is Python code, which runs in one thread at a time. Each
process is a fork, which has all earlier terms and starts at once. The results do not depend on the number of processes,
because queries are independent.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, TypeVar

import z3

from tideproof.model.backends.relation import Relation
from tideproof.model.backends.symmetry import replicas_interchangeable
from tideproof.model.backends.z3_terms import Formula, check
from tideproof.model.language.properties import EngineError
from tideproof.properties.engines.base import Budget, Spent, cores, side_by_side

T = TypeVar("T")

_POLL_SECONDS = 0.1
"""Seconds between checks for an interrupt or the end of the time."""


def check_within(budget: Budget, solver: z3.Solver, *assumed: Formula, may_give_up: bool = False) -> z3.CheckSatResult:
    """Check the solver: sat or unsat, unknown only if Z3 may give up. Raises Spent, and KeyboardInterrupt."""
    budget.check()
    if budget.seconds is not None:
        solver.set("timeout", max(1, int(budget.remaining * 1000)))
    answer = check(solver, *assumed)
    if answer == z3.unknown:
        reason = solver.reason_unknown()
        spent = budget.seconds is not None and reason in ("timeout", "canceled")
        if may_give_up and time.monotonic() < budget.deadline:
            return answer
        raise Spent(budget.time_spent if spent else f"Z3 gave up: {reason}")
    return answer


def symmetry_proved(budget: Budget, relation: Relation, claims: Sequence[Formula]) -> bool:
    """Whether a proof within the budget shows that replicas are interchangeable."""
    with budget.limits():
        return replicas_interchangeable(relation, claims, partial(check_within, budget))
    return False


def answers(answer: Callable[[int], T], number: int, jobs: int, budget: Budget) -> Iterator[T]:
    """The results of `answer` for 0, 1 … below the number, in this order, from `jobs` processes (0: one for each core).

    The results must be picklable. Raises what `answer` raises, and Spent and KeyboardInterrupt promptly.
    """
    jobs = min(side_by_side(jobs, number), cores())
    if jobs < 2 or "fork" not in multiprocessing.get_all_start_methods():
        yield from map(answer, range(number))
        return
    others = set(multiprocessing.active_children())
    forked = multiprocessing.get_context("fork")
    pool = ProcessPoolExecutor(jobs, forked, initializer=_begin, initargs=(answer,))
    try:
        for future in [pool.submit(_answer, i) for i in range(number)]:
            while wait([future], _POLL_SECONDS).not_done:
                budget.check()
            result, ended = future.result()
            if ended is not None:
                raise ended
            yield result
    except BrokenProcessPool:
        raise EngineError("a process that asks Z3 has ended: memory may have run out") from None
    finally:
        for process in set(multiprocessing.active_children()) - others:
            process.kill()
        pool.shutdown(cancel_futures=True)


_function: Callable[[int], Any]


def _begin(function: Callable[[int], Any]) -> None:
    """Initialises a worker: it ignores interrupts, because the parent handles them and kills it."""
    global _function
    _function = function
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _answer(number: int) -> tuple[Any, BaseException | None]:
    try:
        return _function(number), None
    except (Spent, KeyboardInterrupt) as ended:  # no Exceptions: they would end the worker
        return None, ended
