"""`tideproof explore`: as a script, as a process, and at a terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from support.cli import Cli, one_line

BOUNDS = ("--replicas", "2", "--log-size", "1", "--records", "1", "--crashes", "1", "-p", "Durable")
EXPLORE = ("explore", "kafka-0.10", *BOUNDS)
LOSS = """leader append b0
answer fetch
follower append
park
crash b1
become follower
elect preferred
become leader
"""


def test_a_run_is_saved_shown_and_continued(cli: Cli, tmp_path: Path) -> None:
    ran = cli(*EXPLORE, typed=f"{LOSS}save loss.json\n")
    assert ran.returncode == 0
    why = " ".join(ran.stdout.split())
    assert "Durable fails: r1, committed at step 4, is now on b0; b1, the elected leader, lacks it." in why
    assert "Durable fails after step 8" in cli("replay", "loss.json", "--expect", "violated").stdout
    again = cli("explore", "loss.json", typed="go 7\nwhy Durable\nhint\nundo 7\nopen loss.json 3\nhint Durable\n")
    assert "Durable can fail in 1 step: BecomeLeader e1 b1" in again.stdout
    assert "3> hint Durable\nDurable can fail in 5 steps" in again.stdout


def test_explore_previews_the_changes_of_a_step(cli: Cli) -> None:
    ran = cli(*EXPLORE, typed="what 1\n1\n")
    assert "1  LeaderAppend b0         b0 L0{01} |r1e0 1/0 [0]" in ran.stdout
    assert "LeaderAppend b0: A broker that believes it leads appends a producer's next" in ran.stdout
    assert "0> 1\n" in ran.stdout and "1 LeaderAppend b0 >L0{01} |r1e0 1/0 [0]" in ran.stdout


def test_why_explains_each_failing_property(cli: Cli) -> None:
    ran = cli("explore", "kafka-0.10", *BOUNDS[:-2], typed=f"{LOSS}why\nwhy Durable\n")
    assert re.search(r"^Durable +fails since step 8 +leader\[b1\] is b1; promised_in", ran.stdout, re.MULTILINE)
    assert re.search(r"^LogMatch +holds +Two brokers have the same", ran.stdout, re.MULTILINE)
    assert "b1 truncates its log from 1 to 0 and loses r1 at offset 0" in ran.stdout.rpartition("why Durable")[2]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("dance\n", "line 1: 'dance' is no step and no command; see help"),
        ("1\n99\n", "line 2: 99: the steps are 1 to "),
        ("0\n", "line 1: 0: the steps are 1 to "),
        ("crash\n", "line 1: crash: CrashAndRestart b0, CrashAndRestart b1? Add a word"),
        ("follower append\n", "line 1: FollowerAppend b0 cannot be taken: "),
        ("undo\n", "line 1: there is no step -1: the run has 0"),
        ("go far\n", "line 1: 'far' is no number of steps"),
        ("save\n", "line 1: save: write save FILE [PROPERTY]"),
        ("save x.json Durabel\n", "line 1: no property here is named 'Durabel'; did you mean Durable?"),
        ("open nothing.json\n", "line 1: nothing.json: No such file"),
        ("\x00\x07\u202e\n", "line 1: "),
        ("1" * 5000 + "\n", "line 1: 111"),
    ],
)
def test_an_invalid_line_ends_a_script(cli: Cli, typed: str, said: str) -> None:
    ran = cli(*EXPLORE, typed=typed)
    assert ran.returncode == 2
    assert said in one_line(ran.stderr)


def test_exploring_a_trace_uses_its_configuration(cli: Cli) -> None:
    cli(*EXPLORE, typed="1\nsave one.json\n")
    assert "--crashes" in one_line(cli("explore", "one.json", "--crashes", "2").stderr)
    assert "--property" in one_line(cli("explore", "one.json", "-p", "Durable").stderr)


def test_a_promise_is_refused_for_no_state_shows_it(cli: Cli) -> None:
    assert "TruncationEnds says what must happen in the end" in one_line(
        cli("explore", "kafka-2.5", "-p", "TruncationEnds", typed="").stderr
    )


PROMISING = """
from tideproof import leads_to, protocol
from tideproof.model.protocols.atomic.replication import ReplicationState

MINE = protocol("kip-320").variation(name="mine", title="t", story="s")


@leads_to(ReplicationState)
def something_is_written(s):
    return True, s.next_record > 0
"""


def test_the_steps_of_a_lasso_are_explored_without_its_promise(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(PROMISING)
    refused = cli("explore", "mine.py", "-p", "SomethingIsWritten")
    assert (refused.returncode, "says what must happen in the end" in one_line(refused.stderr)) == (2, True)
    small = ("--replicas", "2", "--log-size", "1", "--records", "1", "--epochs", "2")
    cli("check", "kip-320", "-p", "LogGetsCommitted", *small, "--trace", "lasso.json")
    ran = cli("explore", "lasso.json", typed="undo\nwhy\nopen lasso.json\n")
    assert (ran.returncode, "StrongIsr" in ran.stdout, "LogGetsCommitted" in ran.stdout) == (0, True, False)


def test_a_user_protocol_is_explored_and_its_trace_names_the_file(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        'from tideproof import protocol\nMINE = protocol("kip-279").variation(name="mine", title="t", story="s")\n'
    )
    ran = cli("explore", "./mine.py", "--replicas", "2", "-p", "StrongIsr", typed="1\nsave one.json\nopen one.json 0\n")
    assert ran.returncode == 0, ran.stderr
    assert '"protocol_file": "./mine.py"' in (tmp_path / "one.json").read_text()


MOST_SECONDS = 300.0
"""So that a test of a terminal that says nothing ends."""


@contextmanager
def terminal(folder: Path, *args: str) -> Iterator[int]:
    """The command at a terminal of its own; yields the file descriptor of that."""
    pid, descriptor = pty.fork()
    if pid == 0:
        os.chdir(folder)
        os.environ |= {"TERM": "xterm", "COLUMNS": "80", "PROMPT_TOOLKIT_NO_CPR": "1"}
        os.execv(sys.executable, [sys.executable, "-m", "tideproof.cli", *args])
    try:
        yield descriptor
    finally:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        os.close(descriptor)


def until(descriptor: int, words: str) -> str:
    """What the terminal shows until these words come; an error where it ends before."""
    seen = ""
    while words not in seen:
        if not select.select([descriptor], [], [], MOST_SECONDS)[0]:
            raise AssertionError(f"it never said {words!r}: {seen}")
        try:
            seen += os.read(descriptor, 65536).decode(errors="replace")
        except OSError:  # how the end of a terminal is told on Linux
            raise AssertionError(f"it ended without {words!r}: {seen}") from None
        seen = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", seen)
    return seen


def test_ctrl_c_discards_a_line_and_ctrl_d_leaves(tmp_path: Path) -> None:
    pytest.importorskip("prompt_toolkit")
    with terminal(tmp_path, *EXPLORE) as typed:
        until(typed, "0>")
        os.write(typed, b"lead")
        until(typed, "lead")
        os.write(typed, b"\x03")
        until(typed, "(Ctrl-D leaves)")
        os.write(typed, b"dance\r")
        until(typed, "'dance' is no step")
        os.write(typed, b"lead app\r")
        until(typed, "1>")
        os.write(typed, b"\x04")
        until(typed, "Not saved: 1 step.")
