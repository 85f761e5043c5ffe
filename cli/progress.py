"""Progress on standard error: one live line on a terminal, a plain line now and then elsewhere."""

from __future__ import annotations

import time
from types import TracebackType
from typing import Self

from rich.live import Live
from rich.text import Text

from tideproof.cli.output import standard_error
from tideproof.properties.engines.base import Reporter

PLAIN_SECONDS = 10.0


class Progress(Reporter):
    """Shows lines of progress that replace each other. Prints nothing for work that is done at once."""

    def __init__(self) -> None:
        super().__init__()
        self._console = standard_error()
        self._live: Live | None = None
        self._started = time.monotonic()
        self._shown = self._started

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        if self._live is not None:
            self._live.stop()

    def show(self, line: str, at_once: bool = False) -> None:
        now = time.monotonic()
        if self._console.is_terminal:
            if now - self._started < 0.3 and not at_once:
                return
            if self._live is None:
                self._live = Live(console=self._console, transient=True, refresh_per_second=10)
                self._live.start()
            self._live.update(Text(line, no_wrap=True, overflow="ellipsis", style="dim"))
        elif now - self._shown >= PLAIN_SECONDS:
            self._shown = now
            self._console.print(line, highlight=False, soft_wrap=True)
