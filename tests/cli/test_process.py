"""The command as a process: signals, closed and full streams, terminals, limits, and what is imported."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from inspect import cleandoc
from pathlib import Path

import pytest
from support.cli import SAYS_HOW_FAR_IT_IS, Cli, one_line, started, wait_until_said
from support.configurations import TWO

import tideproof
from tideproof.cli.main import COMMANDS, _described, _function


def test_ctrl_c_ends_promptly_and_reports_coverage(tmp_path: Path) -> None:
    call = ("check", "kip-320", "--epochs", "6", "-p", "StrongIsr", "--json")
    with started(*call, cwd=tmp_path, first=SAYS_HOW_FAR_IT_IS) as process:
        wait_until_said(process, " states, ")
        process.send_signal(signal.SIGINT)
        out, error = process.communicate()
    assert process.returncode == 3
    found = json.loads(out)
    assert found["stopped"] == "interrupted"
    assert found["properties"][0]["verdict"] == "unknown"
    assert found["distinct_states"] > 1
    assert "Traceback" not in error


def test_package_runs_as_a_command_with_a_version(tmp_path: Path, process: Cli) -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "tideproof", "--version"], capture_output=True, text=True, cwd=tmp_path
    )
    assert shown.stdout == process("--version").stdout == f"tideproof {tideproof.__version__}\n"


@pytest.mark.parametrize("command", ["lattice", "diff"])
def test_ctrl_c_ends_commands_with_several_searches(tmp_path: Path, command: str) -> None:
    call = (command, "kip-279", "kip-320", "-p", "StrongIsr", "--epochs", "4")
    with started(*call, cwd=tmp_path, first=SAYS_HOW_FAR_IT_IS) as process:
        wait_until_said(process, " states, ")
        process.send_signal(signal.SIGINT)
        out, error = process.communicate()
    assert (process.returncode, out) == (3, "")
    assert error.endswith("tideproof: interrupted\n")


@pytest.mark.parametrize(("command", "first"), [("list", "Protocols"), ("museum --as html -o -", "<!doctype html>")])
def test_a_closed_pipe_is_no_error(tmp_path: Path, command: str, first: str) -> None:
    shell = f"{{ {sys.executable} -m tideproof.cli {command}; echo $? >status; }} | head -1"
    ran = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert ran.stdout == f"{first}\n"
    assert ran.stderr == ""
    assert (tmp_path / "status").read_text() == "0\n"


def test_exit_status_does_not_depend_on_whether_output_is_read(tmp_path: Path) -> None:
    for protocol, status in (("kip-320", 0), ("hw-truncation", 1)):
        check = f"{sys.executable} -m tideproof.cli check {protocol} --replicas 2 -p StrongIsr"
        shell = f"{{ {check}; echo $? >status; }} | true"
        subprocess.run(["sh", "-c", shell], capture_output=True, cwd=tmp_path, check=False)
        assert (tmp_path / "status").read_text() == f"{status}\n"


@pytest.mark.parametrize("redirection", [">&-", "2>&-", ">&- 2>&-"])
def test_exit_status_does_not_depend_on_closed_streams(tmp_path: Path, redirection: str) -> None:
    shell = f"{sys.executable} -m tideproof.cli check kip-320 --replicas 2 -p StrongIsr {redirection}"
    assert subprocess.run(["sh", "-c", shell], capture_output=True, cwd=tmp_path, check=False).returncode == 0


def test_a_full_disk_is_reported_in_one_line(tmp_path: Path) -> None:
    shell = f"{sys.executable} -m tideproof.cli list >/dev/full"
    ran = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert "No space left on device" in one_line(ran.stderr)
    assert ran.returncode == 2


def test_a_terminal_without_unicode_gets_the_same_answer(process: Cli) -> None:
    ran = process("check", "hw-truncation", *TWO, "-p", "StrongIsr", PYTHONIOENCODING="ascii")
    assert "StrongIsr fails after 9 steps" in ran.stdout
    assert ran.stderr == ""


def test_python_without_docstrings_is_reported(process: Cli) -> None:
    ran = process("list", PYTHONOPTIMIZE="2", PYTHONDONTWRITEBYTECODE="1")
    assert one_line(ran.stderr) == (
        "tideproof: Python leaves out docstrings, which say what rules mean: run it without PYTHONOPTIMIZE=2 (or -OO)\n"
    )
    assert ran.returncode == 2


@pytest.mark.parametrize("module", ["tideproof.cli.streams", "typer", "tideproof.cli.main", "llvmlite.binding"])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_at_startup_is_one_line_with_status_3(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, number: signal.Signals
) -> None:
    monkeypatch.setenv("PYTHONPROFILEIMPORTTIME", "1")  # says what is imported as it goes
    with started("check", "kip-320", "--replicas", "8", "-p", "StrongIsr", cwd=tmp_path) as process:
        wait_until_said(process, f" {module}\n")
        process.send_signal(number)
        out, error = process.communicate()
    assert process.returncode == 3, error
    said = [line for line in error.splitlines() if not line.startswith("import time:")]
    assert said == ["tideproof: interrupted"] or (said == [] and "interrupted" in out)


def test_an_interrupt_that_python_cannot_raise_is_not_lost(tmp_path: Path) -> None:
    """In a finalizer it would be printed and forgotten."""
    finalizer = "class Left:\n    def __del__(self): signal.raise_signal(signal.SIGINT)"
    script = f"import signal\n{finalizer}\nimport tideproof.cli.main as m\nm.run = lambda: Left() and 0"
    with started(cwd=tmp_path, first=script) as process:
        assert process.communicate() == ("", "tideproof: interrupted\n")
    assert process.returncode == 3


ENDLESS_COMPILER = """
import sys, threading
from tideproof.properties.invariants.catalogue import property_named
from tideproof.properties.engines import compiled
def compile_ir(text, loops):
    print("compiling", file=sys.stderr, flush=True)
    threading.Event().wait()
compiled.compile_ir = compile_ir
"""


def test_an_interrupt_does_not_wait_for_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIDEPROOF_CACHE_DIR", str(tmp_path / "empty"))
    with started("check", "kip-320", "-p", "StrongIsr", cwd=tmp_path, first=ENDLESS_COMPILER) as process:
        wait_until_said(process, "compiling")
        process.send_signal(signal.SIGINT)
        out, error = process.communicate()
    assert process.returncode == 3, error
    assert "budget spent (interrupted" in " ".join(out.split())
    assert error == ""


def test_a_time_limit_does_not_wait_for_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIDEPROOF_CACHE_DIR", str(tmp_path / "empty"))
    call = ("check", "kip-320", "-p", "StrongIsr", "--time-limit", "0.5")
    with started(*call, cwd=tmp_path, first=ENDLESS_COMPILER) as process:
        out, error = process.communicate()
    assert process.returncode == 3
    assert "the time limit of 0.5 s, while compiling" in " ".join(out.split())
    assert error in ("", "compiling\n")  # the limit may be reached before the compiler says anything


@pytest.mark.parametrize("limit", ["1e-9", "1e-5", "0.0001"])
def test_a_tiny_memory_limit_is_obeyed(cli: Cli, limit: str) -> None:
    ran = cli("check", "kip-320", "-p", "StrongIsr", "--memory-limit", limit)
    assert ran.returncode == 3
    assert "the memory limit of" in ran.stdout


@pytest.mark.parametrize(
    ("argument", "heavy"),
    [
        ("list", ("numba", "numpy", "z3", "pyspark", "hypothesis")),
        ("--help", ("numpy", "llvmlite", "z3", *sorted(set(COMMANDS.values())))),
    ],
)
def test_listing_imports_nothing_heavy(tmp_path: Path, argument: str, heavy: tuple[str, ...]) -> None:
    program = (
        f"import sys; from tideproof.cli.entry import main; sys.argv = ['tideproof', '{argument}']\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        f"print(sorted(m for m in {heavy} if m in sys.modules))"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=tmp_path, check=True)
    assert ran.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("name", COMMANDS)
def test_commands_are_listed_with_their_descriptions_and_not_run(name: str) -> None:
    listed = _described(name)
    assert cleandoc(listed.__doc__ or "") == cleandoc(_function(name).__doc__ or "x")
    with pytest.raises(AssertionError, match=f"{name} was to be listed only"):
        listed()


def test_progress_goes_to_standard_error_as_plain_lines(tmp_path: Path) -> None:
    with started("check", "kip-320", "-p", "StrongIsr", cwd=tmp_path, first=SAYS_HOW_FAR_IT_IS) as process:
        _, error = process.communicate()
    assert "kip-320: level " in error
    assert "\x1b" not in error
    assert "states/s" in error
