"""Calls of native code that hears no signal: a compiler, a solver. It runs in a thread, and the caller hears Ctrl-C.

Python runs a signal's handler between two of its own instructions in the main thread. Were the main thread in the
native code itself, SIGTERM would have to wait until that returns.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, wait
from typing import TypeVar

T = TypeVar("T")

_PREFIX = "tideproof at work: "
_PATIENCE = 1.0


def wait_for(
    work: Callable[[], T], name: str, deadline: float = math.inf, stop: Callable[[], object] | None = None
) -> T:
    """Return what `work` returns, or raise what it raises. `name` is for messages about work that goes on.

    Raises TimeoutError at the deadline, a time of `time.monotonic`, and passes an interrupt on. It then calls `stop`,
    perhaps several times, and gives the work a second to end.
    """
    outcome = Future[T]()

    def run() -> None:
        try:
            outcome.set_result(work())
        except BaseException as error:
            outcome.set_exception(error)

    thread = threading.Thread(target=run, name=_PREFIX + name, daemon=True)
    try:
        thread.start()
        while not wait([outcome], 0.1).done:
            if time.monotonic() >= deadline:
                raise TimeoutError
    except BaseException:
        given_up = time.monotonic() + _PATIENCE
        while stop is not None and not outcome.done() and time.monotonic() < given_up:
            stop()  # the work does not hear it before it has begun
            wait([outcome], 0.02)
        raise
    thread.join()
    return outcome.result()


def at_work() -> list[str]:
    """Calls that run although no thread waits for them: the process must then end at once, not in the ordinary way."""
    return [t.name.removeprefix(_PREFIX) for t in threading.enumerate() if t.name.startswith(_PREFIX)]
