"""Reads lines at a prompt: with completion and a history at a terminal, plainly from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from typing import Any

from rich.console import Console
from rich.text import Text

from tideproof.cli.errors import UserError
from tideproof.cli.output import note
from tideproof.model.runs.extras import how_to_install

LEAVE = "Ctrl-D leaves"


class Prompt:
    """Reads lines. `words` gives the current completions of the word under the cursor."""

    def __init__(self, words: Callable[[], Iterable[str]] = tuple) -> None:
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.line = 0
        self._session: Any = None
        if not self.interactive:
            return
        if find_spec("prompt_toolkit") is None:
            note(f"Keys for earlier lines and completion come with: {how_to_install('prompt')}")
            return
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import DynamicCompleter, WordCompleter

        completer = DynamicCompleter(lambda: WordCompleter([*words()], ignore_case=True))
        self._session = PromptSession(completer=completer, complete_while_typing=False)

    def refuse(self, error: ValueError, out: Console) -> None:
        """Says what is wrong with a line; one of a script is an error of the command."""
        if not self.interactive:
            raise UserError(f"line {self.line}: {error}") from None
        out.print(Text(str(error), style="yellow"))

    def ask(self, prompt: str) -> str | None:
        """The next line; None at the end of the input. Ctrl-C gives up the line that is being typed."""
        if not self.interactive:
            line = sys.stdin.readline()
            self.line += 1
            print(f"{prompt}{line.rstrip()}" if line else "", flush=True)
            return line.strip() if line else None
        try:
            return str(self._session.prompt(prompt) if self._session else input(prompt)).strip()
        except EOFError:
            print()
            return None
        except KeyboardInterrupt:
            print(f"({LEAVE})", flush=True)
            return ""
