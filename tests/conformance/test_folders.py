"""Temporary folders go with the process, and those of processes that were killed go with the next one."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tideproof.conformance.folders import PREFIX, temporary_folder

HOLDS = (
    "import time\nfrom tideproof.conformance.folders import temporary_folder\n"
    "with temporary_folder() as folder:\n    print(folder, flush=True)\n    time.sleep(600)\n"
)


@pytest.fixture
def parent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", None)
    return tmp_path


def test_a_temporary_folder_is_removed_with_its_context(parent: Path) -> None:
    with temporary_folder() as folder:
        assert not list(folder.iterdir())
        with temporary_folder() as other:
            assert folder.is_dir(), "it is in use"
            assert other != folder
    assert not list(parent.iterdir())


def test_a_folder_of_a_killed_process_is_removed_by_the_next(parent: Path) -> None:
    process = subprocess.Popen([sys.executable, "-c", HOLDS], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    left = Path(process.stdout.readline().strip())
    with temporary_folder():
        assert left.is_dir(), "its process runs"
    process.kill()
    process.wait()
    process.stdout.close()
    assert left.is_dir()
    with temporary_folder():
        assert not left.parent.exists()


def test_a_folder_without_a_lock_is_kept(parent: Path) -> None:
    (parent / f"{PREFIX}new").mkdir()
    with temporary_folder():
        assert (parent / f"{PREFIX}new").is_dir()
