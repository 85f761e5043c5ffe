"""Users' files: how they are run, which protocols and properties they have, and what would never be decided."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from support.user_files import BASE, PLAIN, name_of_protocol

from tideproof.model.protocols.catalogue import named
from tideproof.properties.invariants.own_files import is_file_of_a_protocol, protocol_of_file
from tideproof.properties.invariants.user_modules import import_file

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


def test_a_property_without_a_matching_protocol_is_refused(tmp_path: Path) -> None:
    """Nothing would say that it was left out."""
    (tmp_path / "mine.py").write_text(OF_ANOTHER_STATE)
    with pytest.raises(ValueError, match=r"False would never be decided: no protocol here has the state Other"):
        protocol_of_file(str(tmp_path / "mine.py"))
    (tmp_path / "both.py").write_text(
        f"{OF_ANOTHER_STATE}OTHER = Protocol('other', 't', 's', Other, Other.initial, (), {{}})"
    )
    assert [len(protocol_of_file(f"{tmp_path / 'both.py'}:{name}")[1]) for name in ("mine", "other")] == [0, 1]


@pytest.mark.parametrize("former", ["kafka-9491", "kip-207", "kafka-2.1-mended", "told-liar"])
def test_a_former_name_of_a_protocol_is_refused(tmp_path: Path, former: str) -> None:
    """A trace of it could not be read: it was taken for one of the protocol that is called otherwise now."""
    (tmp_path / "mine.py").write_text(
        f"from tideproof import protocol\nMINE = protocol('kip-320').variation('{former}', 't', 's')\n"
    )
    now = named(former, note=lambda text: None).name
    with pytest.raises(ValueError, match=f"mine.py: {former} is a former name of {now}, which comes with Tideproof"):
        protocol_of_file(str(tmp_path / "mine.py"))


OF_A_BUILT_IN = """
from tideproof import invariant, protocol
from tideproof.model.protocols.atomic.replication import ReplicationState

MINE = protocol("kip-320").variation("mine", "t", "s")
"""


@pytest.mark.parametrize("prop", ["logs_match", "written_survive", "records_of_known_epochs", "strong_isr"])
def test_a_user_property_may_not_take_a_built_in_name(tmp_path: Path, prop: str) -> None:
    """A lemma, or what tutorials say, was decided by `prove --lemmas` and by assertions in place of the file's own."""
    own = f"@invariant(ReplicationState)\ndef {prop}(s):\n    return s.next_record < 1\n"
    (tmp_path / "mine.py").write_text(OF_A_BUILT_IN + own)
    name = "".join(part.capitalize() for part in prop.split("_"))
    with pytest.raises(ValueError, match=f"{name} is the name of a property that comes with Tideproof; choose another"):
        protocol_of_file(str(tmp_path / "mine.py"))


def test_a_built_in_lemma_may_be_imported(tmp_path: Path) -> None:
    lemma = "from tideproof.properties.invariants.kip_320_lemmas import logs_match\n"
    (tmp_path / "mine.py").write_text(OF_A_BUILT_IN + lemma)
    assert protocol_of_file(str(tmp_path / "mine.py"))[1][-1].name == "LogsMatch"


def test_a_missing_name_after_the_colon_is_reported() -> None:
    """It was said that there is no such file."""
    with pytest.raises(
        ValueError, match=r"^'two\.py:' has no name of a protocol after the colon: write one, or two\.py$"
    ):
        protocol_of_file("two.py:")


LAMP = """
from tideproof import FLAG, Property, Protocol, State, invariant, not_, same, step_invariant, variable
from dataclasses import dataclass, replace

@dataclass(frozen=True)
class Lamp(State):
    lit: bool = variable("it is lit", FLAG)

def lit(name):
    return Property(name, "", Lamp, lambda s: s.lit)

def kept():
    @step_invariant(Lamp, "lit", broken="it went out")
    def stays(before, s):
        '''It stays as it is.'''
        return same(before.lit, s.lit)
    return stays

LAMP = Protocol("lamp", "t", "s", Lamp, Lamp.initial, (), {})
DARK = invariant(Lamp)(lambda s: not_(s.lit))
"""


@pytest.mark.parametrize("name", ["lamp.v2", "2 lamps", "lamp-2", "import"])
def test_a_file_name_need_not_be_a_module_name(tmp_path: Path, name: str) -> None:
    (tmp_path / f"{name}.py").write_text(LAMP)
    assert protocol_of_file(str(tmp_path / f"{name}.py"))[0].name == "lamp"


def test_properties_of_helpers_count_if_the_file_names_them(tmp_path: Path) -> None:
    (tmp_path / "base_lamp.py").write_text(f"{LAMP}A = lit('A')\n")
    (tmp_path / "helper.py").write_text("from base_lamp import A, lit\nA = None\nALL = [lit('B')]\n")
    (tmp_path / "mine.py").write_text("import helper\nfrom base_lamp import A, LAMP\n(B,) = helper.ALL\n")
    assert [p.name for p in protocol_of_file(str(tmp_path / "mine.py"))[1]] == ["A", "B"]


def test_named_properties_are_decided_however_they_are_made(tmp_path: Path) -> None:
    own = "A = lit('Lit')\nB = replace(lit('Lit'), name='B')\nC = kept()\nD = replace(kept(), name='D')\nALL = [A, B]"
    (tmp_path / "lamp.py").write_text(LAMP + own)
    assert [p.name for p in protocol_of_file(str(tmp_path / "lamp.py"))[1]] == ["<lambda>", "Lit", "B", "Stays", "D"]


def test_needed_bounds_must_belong_to_a_protocol_with_the_state(tmp_path: Path) -> None:
    own = "class Dark(State):\n    pass\n\nDARK = Protocol('dark', 't', 's', Dark, Dark.initial, (), {})\n"
    own += "@invariant(Dark, needs={'most': 1})\ndef is_dark(s):\n    return True\n"
    (tmp_path / "lamp.py").write_text(BASE + own)
    with pytest.raises(
        ValueError, match="IsDark would never be decided: no protocol here has the bound most that it needs"
    ):
        protocol_of_file(f"{tmp_path / 'lamp.py'}:lamp")


def test_a_built_in_property_may_be_imported(tmp_path: Path) -> None:
    """It is decided once."""
    known = "from tideproof.properties.invariants.catalogue import properties_of\n(FIRST, *_) = properties_of(MINE)\n"
    for name, text in (("without", OF_A_BUILT_IN), ("mine", OF_A_BUILT_IN + known)):
        (tmp_path / f"{name}.py").write_text(text)
    without, mine = (protocol_of_file(str(tmp_path / f"{name}.py"))[1] for name in ("without", "mine"))
    assert mine == without


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("A = lit('Lit')\nB = lit('Lit')\n", "mine.py: two properties are named Lit"),
        ("DIM = Protocol('lamp', 'another', 's', Lamp, Lamp.initial, (), {})\n", "two protocols are named lamp"),
        ("del LAMP\n", "mine.py: defines properties and no Protocol to check them on"),
    ],
)
def test_ambiguous_names_and_files_without_checks_are_refused(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "mine.py").write_text(LAMP + text)
    with pytest.raises(ValueError, match=said):
        protocol_of_file(str(tmp_path / "mine.py"))


def test_a_protocol_file_is_an_existing_python_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("mine.py", "kip-320"):
        Path(name).touch()
    names = ["mine.py", "mine.py:lamp", "kip-320", "none.py", "none.py:lamp", f"{'long' * 999}.py"]
    assert [name for name in names if is_file_of_a_protocol(name)] == ["mine.py", "mine.py:lamp"]


def test_one_of_several_protocols_is_selected_by_name(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(f"{LAMP}DIM = replace(LAMP, name='dim')\n")
    with pytest.raises(ValueError, match=r"mine.py: defines lamp, dim; say which, as in .*mine.py:lamp"):
        protocol_of_file(str(tmp_path / "mine.py"))


# How files are run ----------------------------------------------------------------------------------------------------


def test_files_of_two_folders_may_have_helpers_with_equal_names(tmp_path: Path) -> None:
    """Each gets the one beside it, in whatever order they are run."""
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "settings.py").write_text(f"NAME = {name!r}\n")
        (tmp_path / name / "helper.py").write_text("from settings import NAME\n")
        for file in ("mine", "other"):
            (tmp_path / name / f"{file}.py").write_text(f"from helper import NAME\n{PLAIN}")
    for name, file in (("one", "mine"), ("two", "mine"), ("two", "other"), ("one", "other")):
        assert name_of_protocol(tmp_path / name / f"{file}.py") == name
    assert "settings" not in sys.modules


def test_a_file_cannot_import_modules_beside_another(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    (tmp_path / "one" / "beside_one.py").write_text("NAME = 'beside'\n")
    for name in ("one", "two"):
        (tmp_path / name / "mine.py").write_text(f"from beside_one import NAME\n{PLAIN}")
    assert name_of_protocol(tmp_path / "one" / "mine.py") == "beside"
    with pytest.raises(ValueError, match=r"two/mine.py:1: ModuleNotFoundError: No module named 'beside_one'"):
        protocol_of_file(str(tmp_path / "two" / "mine.py"))


@pytest.mark.parametrize("order", [1, -1])
def test_a_file_that_imports_another_shares_its_states(tmp_path: Path, order: int) -> None:
    (tmp_path / "base.py").write_text(BASE)
    (tmp_path / "faster.py").write_text("from base import LAMP as OLD\nMINE = OLD.variation('faster', 't', 's')\n")
    files = [str(tmp_path / "base.py"), f"{tmp_path / 'faster.py'}:faster"]
    loaded = {file: protocol_of_file(file)[0] for file in files[::order]}
    assert loaded[files[0]].state is loaded[files[1]].state


def test_a_file_is_run_again_only_if_its_text_has_changed(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(f"NAME = 'before'\n{PLAIN}")
    first = import_file(file)
    assert import_file(file) is first
    file.write_text(f"NAME = 'behind'\n{PLAIN}")  # as long, and within the same second
    assert name_of_protocol(file) == "behind"


MISTAKES = {
    "in a function": ("def fails():\n    raise KeyError(1)\n\nfails()\n", "2: KeyError: 1"),
    "in its syntax": ("a = 1\nb = (\n", "2: SyntaxError"),
    "an exit": ("import sys\nsys.exit('now')\n", "2: SystemExit: now"),
    "in an imported module": ("\nimport wrong_of_mine\n", "2: ZeroDivisionError"),
    "a missing import": ("import nothing_of_mine\n", "1: ModuleNotFoundError"),
}


@pytest.mark.parametrize("case", MISTAKES)
def test_an_error_in_a_file_has_its_place(tmp_path: Path, case: str) -> None:
    text, said = MISTAKES[case]
    (tmp_path / "wrong_of_mine.py").write_text("a = 1\nb = 2\nc = 1 / 0\n")
    (tmp_path / "mine.py").write_text(text)
    with pytest.raises(ValueError, match=f"mine.py:{said}"):
        import_file(tmp_path / "mine.py")


def test_an_interrupt_is_not_an_error_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("raise KeyboardInterrupt\n")
    with pytest.raises(KeyboardInterrupt):
        import_file(tmp_path / "mine.py")


def test_a_file_may_have_the_name_of_a_library(tmp_path: Path) -> None:
    """It takes its place neither for the library nor for Tideproof."""
    import rich

    (tmp_path / "rich.py").write_text(f"NAME = 'mine'\n{PLAIN}")
    assert name_of_protocol(tmp_path / "rich.py") == "mine"
    assert sys.modules["rich"] is rich


def test_circular_imports_run_a_file_once(tmp_path: Path) -> None:
    (tmp_path / "lamp_of_both.py").write_text(BASE + "import further_than_both\nA = further_than_both.lit()\n")
    further = "def lit():\n    return base.Property('Lit', '', base.Lamp, base.lasts.predicate)\n"
    (tmp_path / "further_than_both.py").write_text(f"import lamp_of_both as base\n\n{further}")
    properties = protocol_of_file(str(tmp_path / "lamp_of_both.py"))[1]
    assert [p.name for p in properties] == ["Lasts", "Lit"]


def test_a_files_own_protocol_precedes_imported_ones(tmp_path: Path) -> None:
    (tmp_path / "base.py").write_text(BASE)
    varied = "from base import LAMP\nMINE = LAMP.variation('mine', 't', 's')\n"
    (tmp_path / "mine.py").write_text(varied)
    assert name_of_protocol(tmp_path / "mine.py") == "mine"
    (tmp_path / "two.py").write_text(f"{varied}OTHER = LAMP.variation('other', 't', 's')\n")
    with pytest.raises(ValueError, match=r"two.py: defines mine, other; say which"):
        name_of_protocol(tmp_path / "two.py")
    assert name_of_protocol(f"{tmp_path / 'two.py'}:lamp") == "lamp"


def test_an_action_without_a_slot_is_noted_once(tmp_path: Path) -> None:
    file = tmp_path / "forgotten.py"
    file.write_text(
        f"{BASE}"
        "@action()\ndef reset(s):\n    'The count begins again.'\n    yield s.presses > 0\n"
        "    return s.replace(presses=0)\n"
        "@action()\ndef half(s):\n    'A part of another action.'\n    yield s.presses > 0\n    return s\n"
        "@action()\ndef whole(s):\n    'It calls the other one.'\n    return (yield from half.rule(s))\n"
        "MINE = LAMP.variation('mine', 't', 's', added={'whole': whole})\n"
    )
    notes: list[str] = []
    for _ in range(2):
        protocol_of_file(f"{file}:mine", notes.append)
    assert notes == [f"{file}: Reset is in no slot of a protocol here, so it is never taken (slots={{…}})"]
