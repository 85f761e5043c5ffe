"""Files of named checks, collected by pytest in a process of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

CHECKS = """
[kip-320-keeps-strong-isr]
protocol = "kip-320"
property = "StrongIsr"
bounds = { replicas = 2, epochs = 3 }

[hw-truncation-does-not]
protocol = "hw-truncation"
property = "StrongIsr"
bounds = { replicas = 2, log_size = 2, records = 2, epochs = 3 }
expect = "violated"
steps = 9
"""

OWN = """
from tideproof import protocol

MINE = protocol("hw-truncation").variation("mine", "mine", "Mine.")
"""


def run(folder: Path, content: str, *more: str) -> tuple[int, str]:
    (folder / "all.tideproof.toml").write_text(content, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *more, "."]
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST")}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_checks_in_a_file_are_test_items(tmp_path: Path) -> None:
    status, text = run(tmp_path, CHECKS)
    assert (status, "2 passed" in text) == (0, True), text


def test_a_failed_check_shows_its_counterexample_without_a_traceback(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(OWN, encoding="utf-8")
    content = '[mine-keeps-it]\nprotocol = "mine.py"\nproperty = "StrongIsr"\nbounds = { replicas = 2 }\n'
    status, text = run(tmp_path, content)
    assert status == 1
    assert "expected: StrongIsr holds; found: StrongIsr violated after" in text
    assert "BecomeLeader" in text
    assert "Traceback" not in text
    assert "assert_holds" not in text


WRONG = {
    "[a": "all.tideproof.toml: not TOML",
    '[a]\nprotocol = "kip-320"\n': "[a]: property is missing",
    '[a]\nprotocol = "kip-320"\nproperty = "X"\nbound = 3\n': "no key is named 'bound'",
    '[a]\nprotocol = "kip-320"\nproperty = "X"\nexpect = "violated"\nsteps = -1\n': "is no length of a trace",
    '[a]\nprotocol = "kip-320"\nproperty = "X"\nexpect = "fails"\n': 'expect must be "holds" or "violated"',
    '[a]\nprotocol = "kip-320"\nproperty = "X"\nsteps = 3\n': 'steps goes with expect = "violated"',
    '[a]\nprotocol = "kip-320"\nproperty = "X"\nbounds = { replicas = 1.5 }\n': "is not a whole number",
    '[a]\nprotocol = "kip-320"\nproperty = "X"\n': "no property of kip-320 is named 'X'",
    '[a]\nprotocol = "kip-321"\nproperty = "X"\n': "no protocol is named 'kip-321'",
    '[a]\nprotocol = "no.py"\nproperty = "X"\n': "no.py: no such file",
    "a = 3\n": "[a] must be a table",
}


def test_errors_in_a_checks_file_are_one_line(tmp_path: Path) -> None:
    folders = [tmp_path / str(number) for number in range(len(WRONG))]
    for folder, content in zip(folders, WRONG, strict=True):
        folder.mkdir()
        (folder / "all.tideproof.toml").write_text(content, encoding="utf-8")
    status, text = run(tmp_path, "", "--continue-on-collection-errors")
    assert status == 1
    printed = re.split(r"^[_=]+ .* [_=]+$", text, flags=re.MULTILINE)
    lines = [part.strip() for part in printed if part.strip().count("\n") == 0]
    for content, message in WRONG.items():
        assert len([line for line in lines if message in line]) == 1, (content, text)
    assert "Traceback" not in text
