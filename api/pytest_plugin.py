"""The pytest plugin: checks that are written down in files named `*.tideproof.toml` are test items.

    [nothing-committed-is-lost]
    protocol = "my_protocol.py"          # a file beside this one, or the name of a protocol that comes with Tideproof
    property = "CommittedRecordsSurvive"
    bounds = { replicas = 3, epochs = 4 }

    [the-old-rule-loses-records]
    protocol = "kip-279"
    property = "CommittedRecordsSurvive"
    expect = "violated"                  # by default "holds"
    steps = 13                           # the length of the shortest counterexample
    time_limit = 60                      # seconds

`pytest` collects them wherever it finds them; a failure shows the counterexample and no Python.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

SUFFIX = ".tideproof.toml"
_KINDS: dict[str, type[Any] | tuple[type[Any], ...]] = {
    "protocol": str,
    "property": str,
    "bounds": dict,
    "expect": str,
    "steps": int,
    "time_limit": (int, float),
}


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.name.endswith(SUFFIX):
        collector: pytest.Collector = Checks.from_parent(parent, path=file_path)
        return collector
    return None


class Checks(pytest.File):
    """A file of named checks."""

    def collect(self) -> Iterator[pytest.Item]:
        try:
            data = tomllib.loads(self.path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise self.CollectError(f"{self.path.name}: not TOML: {error}") from None
        for name, given in data.items():
            yield Check.from_parent(self, name=name, given=self._checked(name, given))

    def _checked(self, name: str, given: Any) -> dict[str, Any]:
        where = f"{self.path.name}: [{name}]"
        if not isinstance(given, dict):
            raise self.CollectError(f"{where} must be a table with a protocol and a property")
        for key, value in given.items():
            if key not in _KINDS:
                raise self.CollectError(f"{where}: no key is named {key!r}; there are {', '.join(_KINDS)}")
            if isinstance(value, bool) or not isinstance(value, _KINDS[key]):
                raise self.CollectError(f"{where}: {key} = {value!r} is not of the right kind")
        for key in ("protocol", "property"):
            if key not in given:
                raise self.CollectError(f"{where}: {key} is missing")
        for bound, value in given.get("bounds", {}).items():
            if type(value) is not int:
                raise self.CollectError(f"{where}: bounds: {bound} = {value!r} is not a whole number")
        if given.get("expect", "holds") not in ("holds", "violated"):
            raise self.CollectError(f'{where}: expect must be "holds" or "violated"')
        if "steps" in given and given.get("expect") != "violated":
            raise self.CollectError(f'{where}: steps goes with expect = "violated"')
        return given


class Check(pytest.Item):
    """One named check, decided by the exhaustive engine."""

    def __init__(self, *, given: dict[str, Any], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.given = given

    def runtest(self) -> None:
        from tideproof.cli.choices import choose_properties, choose_protocol
        from tideproof.testing import assert_holds, assert_violates

        name = self.given["protocol"]
        is_file = name.endswith(".py") or ".py:" in name
        protocol, known = choose_protocol(str(self.path.parent / name) if is_file else name)
        (prop,) = choose_properties([self.given["property"]], known, protocol)
        time_limit, bounds = self.given.get("time_limit"), self.given.get("bounds", {})
        if self.given.get("expect") == "violated":
            assert_violates(protocol, prop, steps=self.given.get("steps"), time_limit=time_limit, **bounds)
        else:
            assert_holds(protocol, prop, time_limit=time_limit, **bounds)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], *args: Any, **kwargs: Any) -> Any:
        from tideproof.cli.errors import UserError
        from tideproof.model.language.state import ModelError
        from tideproof.testing import CheckFailed

        # What is wrong is in the protocol or in the file, never in the frames of Tideproof.
        if isinstance(excinfo.value, CheckFailed | UserError | ModelError | ValueError):
            return f"{self.name}: {excinfo.value}"
        return super().repr_failure(excinfo, *args, **kwargs)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, self.name
