"""Progress on standard error: one live line on a terminal, a plain line now and then elsewhere."""

from __future__ import annotations

import time
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.live import Live
from rich.text import Text

from tideproof.properties.engines.exhaustive.search import Exploration

PLAIN_SECONDS = 10.0


class Progress:
    """Shows lines of progress that replace each other. Prints nothing for work that is done at once."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._live: Live | None = None
        self._started = time.monotonic()
        self._shown = self._started

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        if self._live is not None:
            self._live.stop()

    def show(self, line: str, at_once: bool = False) -> None:
        """Shows a line; `at_once` is for what may take long without another word."""
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

    def compiling(self, protocol: str) -> None:
        self.show(f"{protocol}: compiling the rules", at_once=True)

    def exploration(self, e: Exploration) -> None:
        rate = e.distinct_states / max(e.seconds, 1e-9)
        self.show(
            f"{e.system.protocol.name}: level {e.diameter}, {e.distinct_states:,} states, "
            f"{e.distinct_states - e.expanded:,} to expand, {rate / 1e6:.1f} M states/s, "
            f"{e.visited.memory / 2**20:,.0f} MiB, {e.seconds:.0f} s"
        )
