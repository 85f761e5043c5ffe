"""README, LEARN and docs: every command in them runs, in their order, and prints what is shown of it.

Each document has a folder of its own. A comment above a block says more:

    <!-- file: NAME -->        the block is the content of this file
    <!-- refused -->           the command ends with status 2, and prints this on standard error
    <!-- slow … -->            run by `make nightly` only, with the reason
    <!-- nightly … -->
    <!-- needs Spark -->       run where Java and pyspark are
    <!-- needs brokers -->     run by hand and by the tests of conformance: it starts real brokers
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

import pytest
import typer
from support.cli import Cli

import tideproof
from tideproof.cli.main import application

REFUSED = "refused"
ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = sorted([ROOT / "README.md", ROOT / "LEARN.md", *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(
    r"(?:^<!-- (?P<note>[^\n]*) -->\n)?^```(?P<language>\w+)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE
)


@dataclass
class Command:
    """A command, and the lines that are shown of what it prints."""

    arguments: list[str]
    shown: list[str] = field(default_factory=list)
    note: str = ""
    reads: str = ""
    """The file that is its standard input."""


@dataclass(frozen=True)
class File:
    """A file that the reader has to save."""

    name: str
    content: str


def parts(document: Path) -> Iterator[Command | File]:
    command: Command | None = None
    for block in BLOCK.finditer(document.read_text(encoding="utf-8")):
        note = block["note"] or ""
        if note.startswith("file: "):
            yield File(note.removeprefix("file: "), block["text"])
            continue
        if block["language"] not in ("console", "text"):
            continue
        for line in block["text"].replace("\\\n", " ").splitlines():
            if line.startswith("$ "):
                if command is not None:
                    yield command
                words = shlex.split(line.removeprefix("$ "), comments=True)
                words, reads = (words[:-2], words[-1]) if words[-2:-1] == ["<"] else (words, "")
                command = Command(words[1:], note=note, reads=reads) if words[0] == "tideproof" else None
            elif line.strip() and command is not None:
                command.shown.append(line)
    if command is not None:
        yield command


def squeezed(text: str) -> str:
    return " ".join(text.split())


def has_spark() -> bool:
    return shutil.which("java") is not None and find_spec("pyspark") is not None


def can_run(note: str) -> bool:
    return not note.startswith("needs brokers") and (has_spark() or not note.startswith("needs Spark"))


def run(cli: Cli, folder: Path, command: Command) -> None:
    ran = cli(*command.arguments, typed=(folder / command.reads).read_text() if command.reads else "")
    writes, is_refused = {"-o", "--output", "--expect"} & set(command.arguments), command.note == REFUSED
    assert ran.returncode in ((2,) if is_refused else (0,) if writes else (0, 1)), (command.arguments, ran.stderr)
    rest = squeezed(ran.stderr if is_refused else ran.stdout)
    for line in command.shown:  # in this order
        _, found, rest = rest.partition(squeezed(line))
        assert found, f"tideproof {shlex.join(command.arguments)} does not print {line!r}"


def run_document(cli: Cli, folder: Path, document: Path, nightly: bool) -> int:
    number = 0
    for part in parts(document):
        if isinstance(part, File):
            (folder / part.name).write_text(part.content, encoding="utf-8")
        elif part.note not in ("", REFUSED) and not (nightly and can_run(part.note)):
            continue
        else:
            run(cli, folder, part)
            number += 1
    return number


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda d: d.name)
def test_documented_commands_print_what_is_shown(cli: Cli, tmp_path: Path, document: Path) -> None:
    run_document(cli, tmp_path, document, nightly=False)


@pytest.mark.nightly
@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda d: d.name)
def test_documented_long_commands_print_what_is_shown(cli: Cli, tmp_path: Path, document: Path) -> None:
    run_document(cli, tmp_path, document, nightly=True)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda d: d.name)
def test_documented_broker_commands_are_valid(document: Path) -> None:
    """No test of documents runs those: an option that there is not would be seen by readers alone."""
    for part in parts(document):
        if isinstance(part, Command) and part.note.startswith("needs brokers"):
            command = typer.main.get_command(application(part.arguments[:1]))
            with command.make_context("tideproof", list(part.arguments)) as context:
                name, used, arguments = command.resolve_command(context, list(part.arguments))  # type: ignore[attr-defined]
                used.make_context(name, arguments)


def test_commands_and_files_are_found_in_the_documents() -> None:
    found = {document.name: list(parts(document)) for document in DOCUMENTS}
    assert len(found["LEARN.md"]) >= 15
    assert any(isinstance(part, File) for part in found["getting-started.md"])
    assert any(part.shown for part in found["README.md"] if isinstance(part, Command))


def test_documented_tests_pass(tmp_path: Path) -> None:
    for part in parts(ROOT / "docs" / "getting-started.md"):
        if isinstance(part, File):
            (tmp_path / part.name).write_text(part.content, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_my_protocol.py"]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "2 passed" in ran.stdout, ran.stdout


@pytest.mark.parametrize(
    "document", [*DOCUMENTS, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"], ids=lambda d: d.name
)
def test_every_link_leads_to_a_file(document: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), target


def test_api_reference_lists_every_exported_name() -> None:
    listed = re.findall(r"^\.\. auto(?:function|class|data):: (\w+)$", (ROOT / "docs/api.md").read_text(), re.MULTILINE)
    assert sorted(listed) == sorted(tideproof.__all__)


def test_readme_has_at_most_90_lines() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 90


def test_claims_named_in_learn_exist() -> None:
    from tideproof.properties.claims import CLAIMS

    for numbers in re.findall(r"\((\d+(?:, \d+)*)\)", (ROOT / "LEARN.md").read_text(encoding="utf-8")):
        assert {int(n) for n in numbers.split(", ")} <= set(CLAIMS)
