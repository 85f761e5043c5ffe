"""Files of users that import what lies beside them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tideproof.properties.invariants.own_files import protocol_of_file

OWN = """
from {beside} import NAME

from tideproof import protocol

MINE = protocol("kafka-2.5").variation(name=NAME, title="t", story="s")
"""


def written(folder: Path, beside: str, name: str) -> str:
    """A file whose protocol has its name from the module beside it."""
    folder.mkdir()
    (folder / f"{beside}.py").write_text(f"NAME = {name!r}\n")
    (folder / "own.py").write_text(OWN.format(beside=beside))
    return str(folder / "own.py")


@pytest.fixture(autouse=True)
def _imports_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])


def test_each_file_imports_what_lies_beside_it(tmp_path: Path) -> None:
    files = {name: written(tmp_path / name, "rules_of_mine", name) for name in ("before", "after")}
    for name, file in (*files.items(), *files.items()):
        assert protocol_of_file(file)[0].name == name


def test_another_module_by_the_name_of_what_lies_beside_a_file_is_refused(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "settings_of_mine.py").write_text("NAME = 'other'\n")
    sys.path.insert(0, str(elsewhere))
    file = written(tmp_path / "mine", "settings_of_mine", "mine")
    with pytest.raises(ValueError, match=r"its import of settings_of_mine is .*elsewhere.*rename one of them"):
        protocol_of_file(file)
