"""The entry point of the command: at any time, an interrupt gives one line and status 3.

Until the command itself runs, an interrupt cannot leave anything half done, so its handler ends the process
immediately. An exception would not do: code that Python executes while importing modules may catch it.
"""

from __future__ import annotations

import atexit
import gc
import os
import signal
import sys

TYPE_CHECKING = False  # avoids importing typing: until main begins, Python's own handler is active
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType
    from typing import NoReturn

INTERRUPTED = 3
_ENDING = (signal.SIGINT, signal.SIGTERM)

# Native libraries, called by ctypes, which turns exceptions during argument conversion into ArgumentError.
_CALLED_BY_CTYPES = ("z3.", "llvmlite.")
_OBJECTS_BEFORE_A_COLLECTION = 100_000
"""With Python's 700, collections take 0.03 s of each start, for nothing: modules stay."""


def main() -> None:
    """Runs the command line and exits with its status."""
    _on_interrupt(_end)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDING)
    # Registered first and so called last: afterwards Python removes the handlers, and a signal would change the status.
    atexit.register(signal.pthread_sigmask, signal.SIG_BLOCK, _ENDING)
    gc.set_threshold(_OBJECTS_BEFORE_A_COLLECTION)
    try:
        sys.unraisablehook = _unraisable
        from tideproof.cli.streams import use_patient_streams

        use_patient_streams()
        from tideproof.cli.main import run
        from tideproof.model.backends.waiting import at_work

        _on_interrupt(_interrupt)
        status = run()
        if at_work():
            sys.stderr.flush()
            os._exit(status)
        _on_interrupt(_end)
    except KeyboardInterrupt:
        while True:
            try:
                _end()
            except KeyboardInterrupt:  # a second one, by the same handler
                continue
    sys.exit(status)


def _on_interrupt(handler: Callable[[int, FrameType | None], None]) -> None:
    signal.signal(signal.SIGTERM, handler)
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:  # as in background jobs of a shell
        signal.signal(signal.SIGINT, handler)


def _interrupt(number: int, frame: FrameType | None) -> None:
    """The handler while the command runs, which may still report its progress.

    If the exception would be lost in native code, it is raised at the next line of the caller. (A timer that sends
    another signal may never succeed, because that may arrive in such a call again.)
    """
    if (caller := _calling_native_code(frame)) is None:
        raise KeyboardInterrupt
    caller.f_trace = _raise_in
    sys.settrace(lambda *_: None)  # enables tracing of frames


def _raise_in(frame: FrameType, event: str, _: object) -> object:
    sys.settrace(None)
    frame.f_trace = None
    raise KeyboardInterrupt


def _calling_native_code(frame: FrameType | None) -> FrameType | None:
    """The frame that called into a native library; None if there is none."""
    caller = None
    while frame is not None:
        if frame.f_globals.get("__name__", "").startswith(_CALLED_BY_CTYPES):
            caller = frame.f_back
        frame = frame.f_back
    return caller


def _end(_: int = 0, __: FrameType | None = None) -> NoReturn:
    try:
        os.write(2, b"tideproof: interrupted\n")
    except OSError:
        pass  # standard error is closed
    finally:
        os._exit(INTERRUPTED)  # a compiler may still be at work in another thread


def _unraisable(unraisable: sys.UnraisableHookArgs) -> None:
    """Handles an interrupt in a finalizer, which Python would ignore."""
    if isinstance(unraisable.exc_value, KeyboardInterrupt):
        _end()
    sys.__unraisablehook__(unraisable)
