"""`tideproof ci`: the named checks of a repository, with reports for the tools that run them."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.text import Text

from tideproof.cli import options, report
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, VIOLATED, WRONG_CALL, UserError, fail, one_line, why_undecided
from tideproof.cli.named_checks import PYPROJECT, SUFFIX, Decision, NamedCheck, Outcome, decide, read_checks
from tideproof.cli.output import Progress, refuse_beside_json, remove_earlier
from tideproof.cli.report import File, Line, Part, Raw, Report
from tideproof.counterexamples.formats.markdown import escaped
from tideproof.model.language.properties import EngineError
from tideproof.model.language.state import ModelError
from tideproof.model.runs.extras import how_to_install
from tideproof.model.runs.trace import tideproof_version
from tideproof.properties.engines.base import INTERRUPTED

STYLES = {Outcome.PASSED: "green", Outcome.FAILED: "bold red", Outcome.UNDECIDED: "yellow", Outcome.WRONG: "bold red"}
STATUSES = {Outcome.WRONG: WRONG_CALL, Outcome.FAILED: VIOLATED, Outcome.UNDECIDED: UNKNOWN, Outcome.PASSED: ALL_HOLD}
SARIF = "https://json.schemastore.org/sarif-2.1.0.json"


def ci_command(
    files: Annotated[
        list[Path] | None,
        typer.Argument(
            help=f"Files of named checks (*{SUFFIX}, {PYPROJECT}), or folders with such files; by default this folder.",
            show_default=False,
        ),
    ] = None,
    junit: Annotated[
        Path | None,
        options.file_option(
            help="Write a JUnit report here; needs tideproof\\[ci]. One of an earlier run is removed first."
        ),
    ] = None,
    sarif: Annotated[Path | None, options.file_option(help="Write a SARIF report here, likewise.")] = None,
    summary: Annotated[
        Path | None,
        options.file_option(
            help="Append a Markdown summary here; in GitHub Actions by default the summary of the job."
        ),
    ] = None,
    as_json: options.Json = False,
) -> Report:
    """Run the named checks of a repository: protocols, properties, bounds, and what is expected of each.

    In GitHub Actions each check that fails is an annotation at its line. The exit status is 2 if a check or its
    protocol is wrong, otherwise 1 if one fails, and otherwise 3 if one ends at its time limit.

    [bold]Examples[/bold]
        tideproof ci
        tideproof ci checks/
        tideproof ci checks.tideproof.toml --junit junit.xml --sarif tideproof.sarif
    """
    reports = [path.resolve() for path in (junit, sarif, summary) if path is not None]
    if len(set(reports)) < len(reports):
        raise UserError("--junit, --sarif, --summary: one file cannot be two of the reports; name another")
    for option, path in (("junit", junit), ("sarif", sarif), ("summary", summary)):
        refuse_beside_json(path, option, as_json)
    write_junit = _junit_writer() if junit else None
    for path in (junit, sarif):
        remove_earlier(path)
    checks: list[NamedCheck] = []
    for path in files or [Path()]:
        found = [check for file in _files(path) for check in read_checks(file)]
        if not found:  # even if other files have checks: otherwise a named file would be ignored
            where = f" in {path}" if files else ""
            how = f"write a file *{SUFFIX}, or the table [tool.tideproof.checks.NAME] of {PYPROJECT}"
            raise UserError(f"no checks{where}: {how}")
        checks += found
    decisions: list[Decision] = []
    try:
        with Progress() as progress:
            for check in checks:
                decisions.append(_decided(check, progress))
    except KeyboardInterrupt:
        # Report the decisions so far.
        Report(UNKNOWN, _text(decisions), _json(decisions, checks[len(decisions) :])).deliver(as_json)
        raise
    in_github = os.environ.get("GITHUB_ACTIONS") == "true"
    job = os.environ.get("GITHUB_STEP_SUMMARY") if in_github else None
    outcomes = {d.outcome for d in decisions}
    return Report(
        next(status for outcome, status in STATUSES.items() if outcome in outcomes),
        chain(_text(decisions), _annotations(decisions) if in_github else ()),
        _json(decisions, ()),
        [
            File(junit, lambda: write_junit(decisions) if write_junit else b""),
            File(sarif, lambda: json.dumps(_sarif(decisions), indent=2)),
            File(summary or (Path(job) if job else None), lambda: _markdown(decisions), append=True),
        ],
    )


def _decided(check: NamedCheck, progress: Progress) -> Decision:
    """Decides a check; a malformed check must not stop the others."""
    try:
        return decide(check, progress)
    except (ValueError, ModelError, EngineError) as error:
        return Decision(check, None, error=one_line(why_undecided(error)))


def _refuse_unread(error: OSError) -> NoReturn:
    raise UserError(f"{error.filename}: cannot be read: {error.strerror}")


def _files(path: Path) -> list[Path]:
    """This file, or all files of checks below this folder except in hidden folders."""
    if path.is_dir():
        found, been = [*path.glob(PYPROJECT)], set[str]()
        for folder, within, names in os.walk(path, onerror=_refuse_unread, followlinks=True):  # as pytest does
            real = os.path.realpath(folder)  # a link may lead back to where it lies
            within[:] = [] if real in been else [name for name in within if not name.startswith(".")]
            found += [] if real in been else [Path(folder, name) for name in names if name.endswith(SUFFIX)]
            been.add(real)
        return sorted(found)
    if path.is_file():
        return [path]
    raise UserError(f"{path}: no such file or folder")


def _text(decisions: Sequence[Decision]) -> Iterator[Part]:
    rows = [(Text(d.outcome, style=STYLES[d.outcome]), d.check.name, f"{d.seconds:.1f} s") for d in decisions]
    yield report.plain(rows)
    for d in decisions:
        if d.outcome is Outcome.WRONG:
            fail(d.message)
        elif d.outcome is not Outcome.PASSED:
            yield ""
            yield Text(f"{d.check.name}: {d.message}", style=STYLES[d.outcome])
            yield Line(d.text)


def _json(decisions: Sequence[Decision], not_decided: Sequence[NamedCheck]) -> dict[str, Any]:
    return {
        "version": tideproof_version(),
        "stopped": INTERRUPTED if not_decided else None,
        "not_decided": [{"name": check.name, "file": str(check.file), "line": check.line} for check in not_decided],
        "checks": [
            {
                "name": d.check.name,
                "file": str(d.check.file),
                "line": d.check.line,
                "protocol": d.check.protocol,
                "property": d.property_name,
                "configuration": d.configuration,
                "expected": str(d.check.expected),
                "verdict": d.verdict.word() if d.verdict else None,
                "depth": d.verdict.depth if d.verdict else None,
                "outcome": str(d.outcome),
                "message": d.message,
                "seconds": d.seconds,
            }
            for d in decisions
        ],
    }


# Reports of other tools ----------------------------------------------------------------------------------------------


def _junit_writer() -> Callable[[Sequence[Decision]], bytes]:
    try:
        from junitparser import Error, Failure, JUnitXml, TestCase, TestSuite
    except ModuleNotFoundError:
        raise UserError(f"--junit needs junitparser: {how_to_install('ci')}") from None

    def written(decisions: Sequence[Decision]) -> bytes:
        suite, xml = TestSuite("tideproof"), JUnitXml("tideproof")
        for d in decisions:
            case = TestCase(d.check.name, str(d.check.file), d.seconds)
            if d.outcome is not Outcome.PASSED:
                result = (Failure if d.outcome is Outcome.FAILED else Error)(d.message, str(d.outcome))
                result.text = d.text or d.message
                case.result = [result]
            suite.add_testcase(case)
        xml.add_testsuite(suite)
        text: bytes = xml.tostring()
        return text

    return written


def _sarif(decisions: Sequence[Decision]) -> dict[str, Any]:
    failed = [d for d in decisions if d.outcome is not Outcome.PASSED]
    meanings = {d.property_name: d.verdict.property.meaning if d.verdict else "" for d in failed}
    rules = [{"id": name, "shortDescription": {"text": meaning or name}} for name, meaning in meanings.items()]
    results = []
    for d in failed:
        place = {"artifactLocation": {"uri": d.check.file.as_posix()}, "region": {"startLine": d.check.line}}
        message = {"text": f"{d.check.name}: {d.message}\n\n{d.text}".rstrip()}
        locations = [{"physicalLocation": place}]
        results.append({"ruleId": d.property_name, "level": _level(d), "message": message, "locations": locations})
    tool = {"driver": {"name": "tideproof", "version": tideproof_version(), "rules": rules}}
    return {"$schema": SARIF, "version": "2.1.0", "runs": [{"tool": tool, "results": results}]}


def _level(d: Decision) -> str:
    return "warning" if d.outcome is Outcome.UNDECIDED else "error"


def _annotations(decisions: Sequence[Decision]) -> Iterator[Part]:
    """The workflow commands that GitHub Actions shows at the lines of the checks."""
    for d in decisions:
        if d.outcome is not Outcome.PASSED:
            place = f"file={_property(d.check.file.as_posix())},line={d.check.line},title={_property(d.check.name)}"
            yield Raw(f"::{_level(d)} {place}::{_data(f'{d.message}{chr(10)}{d.text}'.rstrip())}\n")


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")


def _markdown(decisions: Sequence[Decision]) -> str:
    rows = [
        [*map(escaped, [d.check.name, d.outcome, str(d.check.expected), str(d.verdict or d.error)]), f"{d.seconds:.1f}"]
        for d in decisions
    ]
    lines = ["## Tideproof", "", *report.markdown_table(["check", "", "expected", "found", "seconds"], rows)]
    for d in decisions:
        if d.text:
            lines += ["", f"<details><summary>{escaped(d.check.name)}</summary>", "", "```text", d.text, "```"]
            lines += ["", "</details>"]
    return "\n".join([*lines, ""])
