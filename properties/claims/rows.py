"""The rows of the tutorials, read from the file of a page."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from itertools import chain
from typing import Any

from tideproof.model.language.properties import Status
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.atlas import settings as atlas
from tideproof.properties.atlas.cells import Cell
from tideproof.properties.claims.base import (
    CONFIGURATIONS,
    GROUPS,
    SUITE,
    Asked,
    Claim,
    Kind,
    Place,
    PlaceKind,
    Question,
    Reading,
    Trial,
)

PREDICTED = {"holds": Status.HOLDS, "suite": Status.HOLDS, "fails": Status.VIOLATED, "found": Status.VIOLATED}
"""The predictions of lines of questions. An engine finds a witness as a violation of its negation."""


def questions(line: str) -> tuple[Question, ...]:
    """The questions of a line: `holds PROPERTY …: PROTOCOL …; CONFIGURATION SETTING=VALUE …`.

    The claim predicts that each property holds, fails, or (a witness) is found, for each of these protocols or groups
    in this configuration, `small` if none is named. With `suite` it holds in every configuration of the suite that the
    protocol has, and the settings are additional requirements of the property, such as a consumer.
    """
    asked, _, rest = line.partition(": ")
    named, _, settings = rest.partition("; ")
    word, *properties = asked.split()
    protocols = [name for group in named.split() for name in GROUPS.get(group, (group,))]
    given = {name: value for name, _, value in (s.partition("=") for s in settings.split())}
    changed = {name: -1 if value == "all" else int(value) for name, value in given.items() if value}
    (chosen,) = [name for name, value in given.items() if not value] or ["small"]
    configurations = SUITE if word == "suite" else [CONFIGURATIONS[chosen]]
    several = dict.fromkeys(tuple(sorted({**configuration, **changed}.items())) for configuration in configurations)
    return tuple(
        Question(protocol, prop, dict(configuration), PREDICTED[word], word == "suite")
        for prop in properties
        for configuration in several
        for protocol in protocols
        if word != "suite" or _has(protocol, dict(configuration))
    )


def cells(line: str) -> Iterator[tuple[Cell, Status]]:
    """The cells of a line about the atlas, with the prediction: `holds PROPERTY: PROTOCOL …; FAULT; SETTING=VALUE …`.

    The fault is one of `Fault`, or `no fault`; settings are fields of `Settings`, and those without a value are true.
    """
    asked, named, fault, given = re.split(": |; ", line)
    word, name = asked.split()
    (question,) = (question for question in atlas.Question if question.property_name == name)
    pairs = (setting.partition("=") for setting in given.split())
    settings: dict[str, Any] = {n: (value if n == "acks" else int(value)) if value else True for n, _, value in pairs}
    for protocol in (name for group in named.split() for name in GROUPS.get(group, (group,))):
        its = atlas.Settings(protocol, elr=protocol in atlas.WITH_ELR, **settings)
        yield Cell(its, () if fault == "no fault" else (atlas.Fault(fault),), question), PREDICTED[word]


def _has(protocol: str, configuration: Mapping[str, int]) -> bool:
    """Whether each of these settings exists in the protocol."""
    bounds = PROTOCOLS[protocol].bounds
    return all(spec.most is None or configuration.get(spec.name, spec.default) <= spec.most for spec in bounds)


def read_page(name: str) -> tuple[str, tuple[Claim, ...]]:
    """The title of a page, and its rows."""
    page = tomllib.loads(files("tideproof.properties.claims").joinpath(f"{name}.toml").read_text("utf-8"))
    return page["title"], tuple(map(_claim, page["claim"]))


def _claim(row: Mapping[str, Any]) -> Claim:
    return Claim(
        row["number"],
        row["title"],
        tuple(row["seeds"]),
        tuple(map(Kind, row["kinds"])),
        _text(row["claim"]),
        tuple(Place(PlaceKind(kind), name) for kind, *names in map(str.split, row["places"]) for name in names),
        tuple(
            Reading(_text(reading["text"]), tuple(_asked(reading)), tuple(chain(*map(cells, reading.get("atlas", ())))))
            for reading in row["reading"]
        ),
        _text(row.get("note", "")),
    )


def _asked(reading: Mapping[str, Any]) -> Iterator[Asked]:
    for line in reading.get("asked", ()):
        yield from questions(line)
    for trial in reading.get("trial", ()):
        for promise in trial["promises"]:
            yield Trial(trial["name"], promise, trial.get("given", {}), Status.HOLDS)


def _text(lines: str) -> str:
    """A text whose lines are broken only in the file."""
    return " ".join(lines.split())
