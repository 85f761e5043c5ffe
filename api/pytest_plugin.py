"""The pytest plugin: checks that are written down in files named `*.tideproof.toml` are test items.

`pytest` collects them wherever it finds them, and those of the table `tool.tideproof.checks` of a pyproject.toml that
is named on its command line or lies where it looks for tests; a failure shows the counterexample and no Python.
tideproof.cli.named_checks says what a check looks like; `tideproof ci` runs the same checks.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tideproof.cli.named_checks import NamedCheck


class CheckFailed(AssertionError):
    """A check has not ended as it expects. The text shows the trace, where there is one."""


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.name.endswith(".tideproof.toml") or file_path.name == "pyproject.toml":
        collector: pytest.Collector = Checks.from_parent(parent, path=file_path)
        return collector
    return None


class Checks(pytest.File):
    """A file of named checks."""

    def collect(self) -> Iterator[pytest.Item]:
        from tideproof.cli.errors import UserError
        from tideproof.cli.named_checks import read_checks

        try:
            checks = read_checks(self.path)
        except UserError as error:
            raise self.CollectError(str(error)) from None
        for check in checks:
            yield Check.from_parent(self, name=check.name, check=check)


class Check(pytest.Item):
    """One named check, decided by the exhaustive engine."""

    def __init__(self, *, check: NamedCheck, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.check = check

    def runtest(self) -> None:
        from tideproof.cli.named_checks import Outcome, decide

        decision = decide(self.check)
        if decision.outcome is not Outcome.PASSED:
            raise CheckFailed(f"{decision.message}\n\n{decision.text}".rstrip())

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], *args: Any, **kwargs: Any) -> Any:
        from tideproof.model.language.state import ModelError

        # What is wrong is in the protocol or in the file, never in the frames of Tideproof.
        if isinstance(excinfo.value, CheckFailed | ModelError | ValueError):
            return f"{self.name}: {excinfo.value}"
        return super().repr_failure(excinfo, *args, **kwargs)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, self.check.line - 1, self.name
