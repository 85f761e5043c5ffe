"""The names of Kafka's own settings, read in the jars of its releases (`tools/list_settings.py`)."""

from __future__ import annotations

import difflib
import json
from collections.abc import Collection
from enum import StrEnum
from functools import cache
from importlib.resources import files


class Kind(StrEnum):
    """The component that a file configures."""

    BROKER = "broker"
    TOPIC = "topic"
    PRODUCER = "producer"
    CONSUMER = "consumer"


@cache
def _read() -> dict[str, dict[str, str]]:
    content: dict[str, dict[str, str]] = json.loads(
        files("tideproof.counterexamples.assessment").joinpath("names.json").read_text(encoding="utf-8")
    )
    return content


def names_of(kind: Kind) -> dict[str, str]:
    """Each name with the last release that has it, if later ones do not."""
    return _read()[kind]


PLUGINS = ("listener.name.", "metrics.", "kafka.metrics.", "metric.", "connector.", "client.quota.callback.", "rlmm.",
           "remote.log.metadata.", "rsm.")  # fmt: skip
"""Beginnings of names that are settings of a listener, or of a class of the user's own."""


def is_known(kind: Kind, name: str) -> bool:
    return name in names_of(kind) or name.startswith(PLUGINS)


def nearest(name: str, known: Collection[str]) -> str:
    """The name that was probably meant; empty if none is near."""
    return next(iter(difflib.get_close_matches(name, known, n=1, cutoff=0.85)), "")
