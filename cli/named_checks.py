"""Named checks, in files `*.tideproof.toml` or in the table `tool.tideproof.checks` of a pyproject.toml.

    [nothing-committed-is-lost]
    protocol = "my_protocol.py"          # a file beside this one, or the name of a protocol that comes with Tideproof
    property = "CommittedRecordsSurvive"  # or several: ["WeakIsr", "StrongIsr"], each a check by itself
    bounds = { replicas = 3, epochs = 4 }

    [the-old-rule-loses-records]
    protocol = "kip-279"
    property = "CommittedRecordsSurvive"
    expect = "violated"                  # by default "holds"; of a witness "found"
    steps = 13                           # the length of the shortest counterexample
    time_limit = 60                      # seconds

The exhaustive engine decides them, and the liveness engine promises.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from tideproof.cli.choices import choose_decided, choose_protocol
from tideproof.cli.errors import EXPECTATIONS, WITH_STEPS, Expected, UserError, found
from tideproof.model.language.errors import LanguageError
from tideproof.model.language.properties import Status, Verdict
from tideproof.model.language.state import ModelError
from tideproof.model.runs.lasso import with_loop
from tideproof.model.runs.replay import replay
from tideproof.properties.engines.base import Budget, Reporter
from tideproof.properties.invariants.catalogue import refused_in

SUFFIX = ".tideproof.toml"
PYPROJECT = "pyproject.toml"
_KINDS: dict[str, type[Any] | tuple[type[Any], ...]] = {
    "protocol": str,
    "property": (str, list),
    "bounds": dict,
    "expect": str,
    "steps": int,
    "time_limit": (int, float),
}


class Outcome(StrEnum):
    """The outcome of a check: as expected, not as expected, at a limit, or undecided because of an error."""

    PASSED = "passed"
    FAILED = "failed"
    UNDECIDED = "undecided"
    WRONG = "wrong"


@dataclass(frozen=True)
class NamedCheck:
    """A check, and the `file` and `line` where it is defined."""

    name: str
    file: Path
    line: int
    protocol: str
    property_name: str
    bounds: Mapping[str, int | str] = field(default_factory=dict)
    expect: str = "holds"
    steps: int | None = None
    time_limit: float | None = None

    @property
    def expected(self) -> Expected:
        return Expected(self.expect, self.property_name, self.steps)


@dataclass(frozen=True)
class Decision:
    """The result of a check. `text` shows an unexpected counterexample.

    Without a verdict, `error` has the reason.
    """

    check: NamedCheck
    verdict: Verdict | None
    configuration: str = ""
    seconds: float = 0.0
    text: str = ""
    error: str = ""

    @property
    def outcome(self) -> Outcome:
        if self.verdict is None:
            return Outcome.WRONG
        if self.check.expected.is_met(self.verdict):
            return Outcome.PASSED
        return Outcome.UNDECIDED if self.verdict.status is Status.UNKNOWN else Outcome.FAILED

    @property
    def property_name(self) -> str:
        """The property's name; without a verdict, as the user wrote it."""
        return self.verdict.property.name if self.verdict else self.check.property_name

    @property
    def message(self) -> str:
        if self.verdict is None:
            return self.error
        what = str(self.verdict) if self.outcome is Outcome.UNDECIDED else found(self.verdict)
        return f"expected: {self.check.expected}; found: {what}, in {self.configuration}"


def read_checks(path: Path) -> list[NamedCheck]:
    """Reads the checks of a file. Raises UserError, which names the file and the check, if one is malformed."""
    try:
        text = path.read_text(encoding="utf-8")
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also ValueError, for a number with thousands of digits
        raise UserError(f"{path}: not TOML: {error}") from None
    head = ""
    if path.name == PYPROJECT:
        head = "tool.tideproof.checks."
        for key in ("tool", "tideproof", "checks"):
            if key == "checks" and (unknown := sorted(data.keys() - {key})):
                raise UserError(f"{path}: [tool.tideproof.{unknown[0]}] is nothing; checks are [{head}NAME]")
            data = data.get(key, {})
            if not isinstance(data, dict):
                raise UserError(f"{path}: {key} of [{head[:-1]}] is not a table")
    return [check for name, given in data.items() for check in _checks(path, text, head, name, given)]


def _checks(path: Path, text: str, head: str, name: str, given: Any) -> Iterator[NamedCheck]:
    """The checks of a table: one, or one for each property that it lists."""
    where = f"{path}: [{head}{name}]"
    # Names go to terminals and into XML reports, which do not allow all characters.
    if strange := [text for text in (name, *(given.values() if isinstance(given, dict) else ()))
                   if isinstance(text, str) and not text.isprintable()]:  # fmt: skip
        raise UserError(f"{where}: {strange[0]!a} holds what cannot be shown")
    if not isinstance(given, dict):
        raise UserError(f"{where} must be a table with a protocol and a property")
    for key, value in given.items():
        if key not in _KINDS:
            raise UserError(f"{where}: no key is named {key!r}; there are {', '.join(_KINDS)}")
        if isinstance(value, bool) or not isinstance(value, _KINDS[key]):
            raise UserError(f"{where}: {key} = {value!r} is not of the right kind")
    if given.get("steps", 0) < 0:
        raise UserError(f"{where}: steps = {given['steps']} is no length of a trace")
    for key in ("protocol", "property"):
        if key not in given:
            raise UserError(f"{where}: {key} is missing")
    asked = given["property"] if isinstance(given["property"], list) else [given["property"]]
    if not asked or not all(isinstance(p, str) and p.isprintable() for p in asked) or len(set(asked)) < len(asked):
        raise UserError(f"{where}: property = {given['property']!r} is no name of a property, nor a list of such names")
    if len(asked) > 1 and "steps" in given:
        raise UserError(f"{where}: steps goes with one property; write a check for each")
    for bound, value in given.get("bounds", {}).items():
        if type(value) not in (int, str):
            raise UserError(f"{where}: bounds: {bound} = {value!r} is not a whole number")
    if given.get("expect", "holds") not in EXPECTATIONS:
        raise UserError(f'{where}: expect must be "holds" or "violated", of a witness "found" or "not reachable"')
    if "steps" in given and given.get("expect") not in WITH_STEPS:
        raise UserError(f'{where}: steps goes with expect = "violated", of a witness "found"')
    if not 0 < given.get("time_limit", 1) <= sys.float_info.max:
        raise UserError(f"{where}: time_limit must be a number above 0")
    table = re.search(rf"^[ \t]*\[[ \t]*{re.escape(head)}[\"']?{re.escape(name)}[\"']?\s*\]", text, re.MULTILINE)
    line = text.count("\n", 0, table.start()) + 1 if table else 1
    more = {key: value for key, value in given.items() if key != "property"}
    for p in asked:
        yield NamedCheck(f"{name}[{p}]" if asked is given["property"] else name, path, line, property_name=p, **more)


def decide(check: NamedCheck, reporter: Reporter | None = None) -> Decision:
    """Decides a check. Raises UserError for an unknown name or a vacuous property, and ModelError."""
    from tideproof.counterexamples.formats.text import failure_text
    from tideproof.properties.engines.deciding import decide as decided
    from tideproof.properties.engines.exhaustive.reduction import Symmetry

    where, name = f"{check.file}: [{check.name}]", check.protocol
    is_file = name.endswith(".py") or ".py:" in name
    try:
        protocol, known = choose_protocol(str(check.file.parent / name) if is_file else name)
        bounds = protocol.bounded(**check.bounds)
        (prop,) = choose_decided([check.property_name], (), known, protocol, bounds)
        check.expected.refuse(prop)
        budget = Budget(check.time_limit)
        search = decided(protocol, bounds, prop, Symmetry.OFF, budget, reporter, refused_in(protocol))
        if search.interrupted:
            raise KeyboardInterrupt
        verdict = search.verdicts[0]
        decision = Decision(check, verdict, f"{protocol.name} {bounds}", round(budget.elapsed, 3))
        if verdict.trace is None or decision.outcome is Outcome.PASSED:
            return decision
        run = with_loop(replay(search.system, verdict.trace), verdict.loop_from)
        return replace(decision, text=failure_text(run, prop))
    except ValueError as error:
        raise UserError(f"{where}: {error}") from error
    except LanguageError:  # the message begins with its place
        raise
    except ModelError as error:
        raise ModelError(f"{where}: {error}") from error
