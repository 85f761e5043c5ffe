"""Waiting for native code that hears no signal: a compiler, a solver. It works in a thread; who waits hears Ctrl-C.

Python runs a signal's handler between two of its own instructions in the main thread. Were the main thread in the
native code itself, SIGTERM would have to wait until that returns.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

_PREFIX = "tideproof at work: "
_PATIENCE = 1.0


def wait_for(
    work: Callable[[], T], name: str, deadline: float = math.inf, stop: Callable[[], object] | None = None
) -> T:
    """What `work` returns or raises. `name` says what works.

    Raises TimeoutError at the deadline, a time of `time.monotonic`, and passes an interrupt on. `stop` asks the work to
    end then: it gets a second for that, and may be asked more than once.
    """
    ended = threading.Event()
    outcome: list[T] = []
    failure: list[BaseException] = []

    def run() -> None:
        try:
            outcome.append(work())
        except BaseException as error:
            failure.append(error)
        finally:
            ended.set()

    thread = threading.Thread(target=run, name=_PREFIX + name, daemon=True)
    try:
        thread.start()
        while not ended.wait(0.1):
            if time.monotonic() >= deadline:
                raise TimeoutError
    except BaseException:
        given_up = time.monotonic() + _PATIENCE
        while stop is not None and not ended.is_set() and time.monotonic() < given_up:
            stop()  # what is asked before the work has begun may not be heard
            ended.wait(0.02)
        raise
    thread.join()
    if failure:
        raise failure[0]
    return outcome[0]


def at_work() -> list[str]:
    """Calls that run although no thread waits for them: the process must then end at once, not in the ordinary way."""
    return [t.name.removeprefix(_PREFIX) for t in threading.enumerate() if t.name.startswith(_PREFIX)]
