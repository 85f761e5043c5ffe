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


OF_ANOTHER_STATE = """
from tideproof import Protocol, State, invariant

class Mine(State):
    pass

class Other(State):
    pass

@invariant(Other)
def false(s):
    '''Nothing is so.'''
    return False

MINE = Protocol("mine", "t", "s", Mine, Mine.initial, (), {})
"""


def test_a_property_that_would_never_be_decided_is_refused(tmp_path: Path) -> None:
    """Nothing would say that it was left out."""
    (tmp_path / "mine.py").write_text(OF_ANOTHER_STATE)
    with pytest.raises(ValueError, match=r"False would never be decided: no protocol here has the state Other"):
        protocol_of_file(str(tmp_path / "mine.py"))
    (tmp_path / "both.py").write_text(
        f"{OF_ANOTHER_STATE}OTHER = Protocol('other', 't', 's', Other, Other.initial, (), {{}})"
    )
    assert [len(protocol_of_file(f"{tmp_path / 'both.py'}:{name}")[1]) for name in ("mine", "other")] == [0, 1]
