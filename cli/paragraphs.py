"""Docstrings as text for people."""

from __future__ import annotations

import inspect
import re


def filled(text: str) -> str:
    """A docstring's paragraphs and the items of its lists in one line each, for any width of the terminal."""
    return re.sub(r"(?<!\n)\n(?!\n| {4}|\d+\. |- ) *", " ", inspect.cleandoc(text))
