"""Where the command starts. Light, so that Ctrl-C is heard from the first moment on."""

from __future__ import annotations

import os
import signal
import sys
from types import FrameType

from tideproof.cli.streams import use_patient_streams
from tideproof.model.backends.waiting import at_work

INTERRUPTED = 3


def _interrupt(_: int, __: FrameType | None) -> None:
    raise KeyboardInterrupt


def main() -> None:
    """Runs the command line and exits with its status."""
    try:
        signal.signal(signal.SIGTERM, _interrupt)
        use_patient_streams()
        from tideproof.cli.main import run

        status = run()
        sys.stdout.flush()
        if at_work():
            sys.stderr.flush()
            os._exit(status)
    except KeyboardInterrupt:
        print("tideproof: interrupted", file=sys.stderr, flush=True)
        os._exit(INTERRUPTED)  # at once: a compiler may still be at work in another thread
    except OSError as error:  # most likely a full disk, behind a redirection
        where = "standard output cannot be written" if error.filename is None else error.filename
        print(f"tideproof: {where}: {error.strerror}", file=sys.stderr)
        status = 2
    sys.exit(status)
