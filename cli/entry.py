"""Where the command starts: an interrupt, from the first moment on, is one line and status 3.

Until the command itself runs there is nothing that an interrupt could leave half done, so its handler ends the process
on the spot. An exception would not do: while modules are imported Python may be in code that catches it.
"""

from __future__ import annotations

import atexit
import gc
import os
import signal
import sys

TYPE_CHECKING = False  # without importing typing: until main has begun an interrupt is Python's own
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType
    from typing import NoReturn

INTERRUPTED = 3
_ENDING = (signal.SIGINT, signal.SIGTERM)

# Libraries of native code, called by ctypes: what is raised while it converts an argument becomes an ArgumentError.
_CALLED_BY_CTYPES = ("z3.", "llvmlite.")
_OBJECTS_BEFORE_A_COLLECTION = 100_000
"""With Python's 700, collections take 0.03 s of each start, for nothing: modules stay."""


def main() -> None:
    """Runs the command line and exits with its status."""
    _on_interrupt(_end)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDING)
    # Registered first, called last: then Python takes the handlers away, and a signal would give another exit status.
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
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:  # as for what a shell starts in the background
        signal.signal(signal.SIGINT, handler)


def _interrupt(number: int, frame: FrameType | None) -> None:
    """While the command runs, it may still say how far it has come. An exception that would be lost comes later: at the
    next line of what has called native code. (By another signal a moment later it may never come, for that would be
    heard in such a call again.)
    """
    if (caller := _calling_native_code(frame)) is None:
        raise KeyboardInterrupt
    caller.f_trace = _raise_in
    sys.settrace(lambda *_: None)  # so that frames are traced at all


def _raise_in(frame: FrameType, event: str, _: object) -> object:
    sys.settrace(None)
    frame.f_trace = None
    raise KeyboardInterrupt


def _calling_native_code(frame: FrameType | None) -> FrameType | None:
    """The frame that called into a library of native code; None if none is at work."""
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
        pass  # standard error has no reader
    finally:
        os._exit(INTERRUPTED)  # a compiler may still be at work in another thread


def _unraisable(unraisable: sys.UnraisableHookArgs) -> None:
    """An interrupt that Python could not pass on, as it came in a finalizer, would otherwise be lost."""
    if isinstance(unraisable.exc_value, KeyboardInterrupt):
        _end()
    sys.__unraisablehook__(unraisable)
