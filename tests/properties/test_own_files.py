"""Protocols and properties of users' files: what is decided, and what would never be."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tideproof.model.protocols.catalogue import named
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.own_files import is_file_of_a_protocol, protocol_of_file
from tideproof.properties.invariants.user_modules import world


@pytest.fixture(autouse=True)
def _world() -> Iterator[None]:
    with world():
        yield


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
def test_a_property_is_not_named_as_one_that_comes_with_tideproof(tmp_path: Path, prop: str) -> None:
    """A lemma, or what tutorials say, was decided by `prove --lemmas` and by assertions in place of the file's own."""
    own = f"@invariant(ReplicationState)\ndef {prop}(s):\n    return s.next_record < 1\n"
    (tmp_path / "mine.py").write_text(OF_A_BUILT_IN + own)
    name = "".join(part.capitalize() for part in prop.split("_"))
    with pytest.raises(ValueError, match=f"{name} is the name of a property that comes with Tideproof; choose another"):
        protocol_of_file(str(tmp_path / "mine.py"))


def test_a_lemma_that_comes_with_tideproof_may_be_imported(tmp_path: Path) -> None:
    lemma = "from tideproof.properties.invariants.kip_320_lemmas import logs_match\n"
    (tmp_path / "mine.py").write_text(OF_A_BUILT_IN + lemma)
    assert protocol_of_file(str(tmp_path / "mine.py"))[1][-1].name == "LogsMatch"


def test_a_name_that_is_left_out_after_the_colon_is_asked_for() -> None:
    """It was said that there is no such file."""
    with pytest.raises(
        ValueError, match=r"^'two\.py:' has no name of a protocol after the colon: write one, or two\.py$"
    ):
        protocol_of_file("two.py:")


LAMP = """
from tideproof import FLAG, Property, Protocol, State, invariant, step_invariant, variable
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
        return before.lit == s.lit
    return stays

LAMP = Protocol("lamp", "t", "s", Lamp, Lamp.initial, (), {})
DARK = invariant(Lamp)(lambda s: not s.lit)
"""

LOST = {
    "a list": ("ALL = [lit('Lit')]", "Lit would never be decided: it has no name in the file"),
    "a list that a decorator fills": (
        "ALL = []\n@ALL.append\n@invariant(Lamp)\ndef lit_at_last(s):\n    return s.lit",
        "LitAtLast would never be decided: it has no name in the file",
    ),
    "a class": (
        "class All:\n    @invariant(Lamp)\n    def lit_at_last(s):\n        return s.lit",
        "LitAtLast would never be decided: it has no name in the file",
    ),
    "a name that another takes": (
        "A = lit('Lit')\nA = replace(DARK, name='Lit')",
        "Lit would never be decided: another property has its name",
    ),
    "of steps": ("ALL = {1: kept()}", "Stays would never be decided: it has no name in the file"),
}


@pytest.mark.parametrize("case", LOST)
def test_a_property_without_a_name_in_the_file_is_refused(tmp_path: Path, case: str) -> None:
    """A file with a property that is violated would be said to hold by the others."""
    text, message = LOST[case]
    (tmp_path / "lamp.py").write_text(LAMP + text)
    with pytest.raises(ValueError, match=f"lamp.py: {message}"):
        protocol_of_file(str(tmp_path / "lamp.py"))


HELPER = """
from dataclasses import replace
from base_lamp import DARK, LAMP, Lamp, kept, lit

class Lamps:
    pass

named = DARK
def dark_too(name):
    return replace(DARK, name=name, predicate=lambda s: not s.lit)
"""

LOST_FROM_ELSEWHERE = {
    "made by a function of another file": ("ALL = [lit('Lit')]", "Lit would never be decided: it has no name"),
    "of a name that another takes": ("a = lit('Lit')\na = lit('Lit')", "Lit would never be decided: another property"),
    "of the name of one that is kept": ("a = lit('A')\nALL = [lit('A')]", "A would never be decided: another property"),
    "of steps": ("ALL = {1: kept()}", "Stays would never be decided: it has no name"),
    "of another file, in a list": ("ALL = [[helper.named]]", "<lambda> would never be decided: it has no name"),
    "of another file, in a class": ("class All:\n    a = helper.named", "<lambda> would never be decided"),
    "of another file, in an object": ("ALL = helper.Lamps()\nALL.all = {'a': helper.named}", "<lambda> would never be"),
    "of another file, in a name space": (
        "from types import SimpleNamespace\nALL = SimpleNamespace(a=helper.named)",
        "<lambda> would never be decided",
    ),
    "imported, and the name taken": (
        "from helper import named\nnamed = dark_too('Dark')",
        "<lambda> would never be decided: it has no name",
    ),
    "imported with all, and the name taken": (
        "from helper import *\nDARK = None\nnamed = dark_too('Dark')",
        "<lambda> would never be decided: it has no name",
    ),
    "a witness of what is also an invariant": (
        "from tideproof import witness\na = helper.named\nALL = [witness(Lamp)(a.predicate)]",
        "<lambda> would never be decided: another property has its name",
    ),
    "made here, and named in another file": ("helper.a = lit('Lit')", "Lit would never be decided: it has no name"),
    "in a list with a private name": ("_ALL = [helper.named]", "<lambda> would never be decided: it has no name"),
}


@pytest.mark.parametrize("case", LOST_FROM_ELSEWHERE)
def test_a_property_that_another_file_makes_is_not_left_out(tmp_path: Path, case: str) -> None:
    """What lies beside a file makes its properties, and the file has no name for them."""
    text, message = LOST_FROM_ELSEWHERE[case]
    (tmp_path / "base_lamp.py").write_text(LAMP)
    (tmp_path / "helper.py").write_text(HELPER)
    (tmp_path / "mine.py").write_text(f"import helper\nfrom helper import LAMP, Lamp, dark_too, kept, lit\n{text}\n")
    with pytest.raises(ValueError, match=f"mine.py: {message}"):
        protocol_of_file(str(tmp_path / "mine.py"))


IN_LIBRARIES = {
    "a deque": "from collections import deque\nALL = deque([helper.named])",
    "a key of a dictionary": "ALL = {helper.named: 1}",
    "a view of a dictionary": "ALL = {1: helper.named}.values()",
    "a chain of dictionaries": "from collections import ChainMap\nALL = ChainMap({1: helper.named})",
    "a queue": "from queue import Queue\nALL = Queue()\nALL.put(helper.named)",
    "a partial": "from functools import partial\nALL = partial(print, helper.named)",
    "slots": "class All:\n    __slots__ = ('a',)\nALL = All()\nALL.a = helper.named",
    "an attribute of a list": "class All(list):\n    pass\nALL = All()\nALL.a = helper.named",
    "a class from which another is derived": (
        "from dataclasses import make_dataclass\n"
        "def base():\n    class Base:\n        a = helper.named\n    return Base\nclass All(base()):\n    pass"
    ),
    "a generator": "def some(p):\n    yield p\nALL = some(helper.named)",
    "an installed package": "from suite_in_a_library import ALL",
}


@pytest.mark.parametrize("case", IN_LIBRARIES)
def test_a_property_is_found_whatever_contains_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: str) -> None:
    (tmp_path / "site-packages").mkdir()
    (tmp_path / "site-packages" / "suite_in_a_library.py").write_text(f"{LAMP}ALL = [DARK]\n")
    monkeypatch.syspath_prepend(tmp_path / "site-packages")
    monkeypatch.delitem(sys.modules, "suite_in_a_library", raising=False)
    (tmp_path / "base_lamp.py").write_text(LAMP)
    (tmp_path / "helper.py").write_text(HELPER)
    (tmp_path / "mine.py").write_text(f"import helper\nfrom helper import LAMP\n{IN_LIBRARIES[case]}\n")
    with pytest.raises(ValueError, match=r"mine.py: <lambda> would never be decided"):
        protocol_of_file(str(tmp_path / "mine.py"))


ALMOST_THE_SAME = {
    "what it needs": "from dataclasses import replace\nA = replace(lit('B'), name='A', needs=({'crashes': 1},))",
    "that it is asked by name only": (
        "from dataclasses import replace\nA = replace(lit('B'), name='A', by_name_only=True)"
    ),
    "of which states it speaks": (
        "@dataclass(frozen=True)\nclass More(Lamp):\n    pass\nA = lit('A')\nALL = [replace(A, name='B', state=More)]"
    ),
    "what it remembers": (
        "from tideproof import Ghost\ndef told(name, begin):\n"
        "    ghost = Ghost('told', Lamp, observe=lambda told, s: told, begin=begin)\n"
        "    return Property(name, '', Lamp, same, (ghost,))\n"
        "def same(s, told):\n    return s.lit == told.lit\n"
        "A = told('A', lambda s: s)\nALL = [told('B', Lamp.initial)]"
    ),
}


@pytest.mark.parametrize("case", ALMOST_THE_SAME)
def test_two_properties_of_one_predicate_are_not_the_same(tmp_path: Path, case: str) -> None:
    (tmp_path / "lamp.py").write_text(LAMP + ALMOST_THE_SAME[case])
    with pytest.raises(ValueError, match=r"[AB] would never be decided: (another property has|it has no name)"):
        protocol_of_file(str(tmp_path / "lamp.py"))


def test_what_a_thread_of_a_file_makes_is_its_own(tmp_path: Path) -> None:
    thread = "from threading import Thread\nt = Thread(target=lit, args=('Lit',))\nt.start()\nt.join()\n"
    (tmp_path / "lamp.py").write_text(LAMP + thread)
    with pytest.raises(ValueError, match=r"lamp.py: Lit would never be decided: it has no name"):
        protocol_of_file(str(tmp_path / "lamp.py"))


LOST_IN_A_HELPER = {
    "twice of one name": ({"helper": "a = lit('Lit')\na = lit('Lit')"}, "from helper import *", "helper.py: Lit"),
    "twice of one name, imported by it": (
        {"helper": "a = lit('Lit')\na = lit('Lit')"},
        "from helper import a",
        "helper.py: Lit",
    ),
    "in a loop": ({"helper": "for k in 'AB':\n    a = lit(k)"}, "from helper import a", "helper.py: A"),
    "in what a helper imports": (
        {"helper": "from further import a", "further": "a = lit('Lit')\na = lit('Lit')"},
        "from helper import a",
        "further.py: Lit",
    ),
    "two of one name in a package": (
        {
            "pack/one": "a = lit('One')",
            "pack/two": "a = lit('Two')",
            "pack/__init__": "from .one import a\nfrom .two import a",
        },
        "from pack import *",
        "pack/__init__.py: One",
    ),
    "two of one name in a package, further up": (
        {
            "pack/one/rules": "a = lit('One')",
            "pack/two": "a = lit('Two')",
            "pack/all/those": "from ..one.rules import a\nfrom .. import two\nfrom ..two import a",
        },
        "from pack.all.those import a",
        "pack/all/those.py: One",
    ),
}


@pytest.mark.parametrize("order", ["first", "after another file"])
@pytest.mark.parametrize("case", LOST_IN_A_HELPER)
def test_a_property_that_an_imported_file_has_lost_is_refused(tmp_path: Path, case: str, order: str) -> None:
    """The file seems to import all that the other one declares."""
    files, own, lost = LOST_IN_A_HELPER[case]
    base = f"base_of_{tmp_path.name}"
    for name, text in {**files, base: LAMP}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / f"{name}.py").write_text(text if name == base else f"from {base} import lit\n{text}\n")
    for name in ("other", "mine"):
        (tmp_path / f"{name}.py").write_text(f"from {base} import LAMP\n{own}\n")
    if order != "first":
        with pytest.raises(ValueError, match="would never be decided"):
            protocol_of_file(str(tmp_path / "other.py"))
    with pytest.raises(ValueError, match=f"{tmp_path}/{lost} would never be decided"):
        protocol_of_file(str(tmp_path / "mine.py"))


def test_what_a_file_has_no_part_in_is_not_asked_of_it(tmp_path: Path) -> None:
    """Properties that have names in what it imports, or that a function imports, are not its own."""
    (tmp_path / "base_lamp.py").write_text(LAMP)
    (tmp_path / "helper.py").write_text(f"{HELPER}B = lit('B')\nALL = [B]\n")
    own = "import helper\nfrom helper import LAMP, lit\nA = lit('A')\nALL = [A, A]\nB = replace(lit('C'), name='B')\n"
    late = "def late():\n    from helper import named\n    return named\n"
    (tmp_path / "mine.py").write_text(f"from dataclasses import replace\n{own}{late}")
    assert [p.name for p in protocol_of_file(str(tmp_path / "mine.py"))[1]] == ["A", "B"]


@pytest.mark.parametrize("test", ["TYPE_CHECKING", "typing.TYPE_CHECKING", "False"])
def test_what_only_a_type_checker_imports_is_not_asked_for(tmp_path: Path, test: str) -> None:
    (tmp_path / "base_lamp.py").write_text(LAMP)
    head = f"import typing\nfrom typing import TYPE_CHECKING\nif {test}:\n    from base_lamp import DARK\n"
    (tmp_path / "mine.py").write_text(f"{head}import base_lamp\nfrom base_lamp import LAMP, lit\nA = lit('A')\n")
    assert [p.name for p in protocol_of_file(str(tmp_path / "mine.py"))[1]] == ["A"]


def test_objects_that_answer_every_name_are_looked_at_from_outside(tmp_path: Path) -> None:
    """As a configuration of slots does. And rules may use it."""
    odd = "class Odd:\n    __slots__ = ('d',)\n    def __init__(self, d):\n        self.d = d\n"
    odd += "    def __getattr__(self, name):\n        return self.d[name]\nODD = Odd({'most': 2})\n"
    base = BASE.format(lost=odd).replace("s.bounds.most", "min(s.bounds.most, ODD.most)")
    (tmp_path / "lamp.py").write_text(f"{base}del __file__\n")
    protocol, (lasts,) = protocol_of_file(str(tmp_path / "lamp.py"))
    with explore(protocol, protocol.bounded(), [lasts]) as found:
        assert (found.distinct_states, found.verdicts[0].depth) == (3, 2)


def test_a_file_that_imports_what_imports_it_is_run_once(tmp_path: Path) -> None:
    """Its states would be of another class the second time."""
    base = f"lamp_of_{tmp_path.name}"
    further = f"import further_than_{base}\nA = further_than_{base}.lit()\n"
    (tmp_path / f"{base}.py").write_text(LAMP + further)
    (tmp_path / f"further_than_{base}.py").write_text(f"import {base}\n\ndef lit():\n    return {base}.lit('Lit')\n")
    assert [p.name for p in protocol_of_file(str(tmp_path / f"{base}.py"))[1]] == ["<lambda>", "Lit"]
    (tmp_path / "wrong.py").write_text("import wrong\nA = wrong.LAMP\n")
    with pytest.raises(ValueError, match=r"wrong.py:2: AttributeError: .* no attribute 'LAMP'"):
        protocol_of_file(str(tmp_path / "wrong.py"))
    assert "wrong" not in sys.modules


@pytest.mark.parametrize("name", ["lamp.v2", "2 lamps", "lamp-2", "import"])
def test_a_file_may_have_a_name_that_no_module_can_have(tmp_path: Path, name: str) -> None:
    (tmp_path / f"{name}.py").write_text(LAMP)
    assert protocol_of_file(str(tmp_path / f"{name}.py"))[0].name == "lamp"


def test_what_a_helper_has_in_a_list_or_hides_is_decided_where_the_file_names_it(tmp_path: Path) -> None:
    (tmp_path / "base_lamp.py").write_text(f"{LAMP}A = lit('A')\n")
    (tmp_path / "helper.py").write_text("from base_lamp import A, lit\nA = None\nALL = [lit('B')]\n")
    (tmp_path / "mine.py").write_text("import helper\nfrom base_lamp import A, LAMP\n(B,) = helper.ALL\n")
    assert [p.name for p in protocol_of_file(str(tmp_path / "mine.py"))[1]] == ["A", "B"]


def test_a_property_may_be_stated_again_by_its_name(tmp_path: Path) -> None:
    """By a decorator that says what it needs, say; and a module may be loaded again."""
    (tmp_path / "base_lamp.py").write_text(LAMP)
    own = "import importlib\nfrom dataclasses import replace\nimport base_lamp\nimportlib.reload(base_lamp)\n"
    own += "from base_lamp import *\nfrom tideproof.properties.invariants.catalogue import *\n"
    own += (
        "@lambda p: replace(p, by_name_only=True)\n@invariant(Lamp)\ndef bright(s):\n    return s.lit\nsame = bright\n"
    )
    (tmp_path / "mine.py").write_text(own)
    assert [p.name for p in protocol_of_file(str(tmp_path / "mine.py"))[1] if p.state.__name__ == "Lamp"] == [
        "<lambda>",
        "Bright",
    ]


def test_properties_of_an_installed_package_may_lie_in_lists_of_it(tmp_path: Path) -> None:
    """A file that is the first to import it does not make them."""
    (tmp_path / "site-packages").mkdir()
    (tmp_path / "site-packages" / "suite_of_lamps.py").write_text(f"{LAMP}ALL = [DARK]\n")
    (tmp_path / "mine.py").write_text(
        f"import sys\nsys.path.append({str(tmp_path / 'site-packages')!r})\n"
        "import suite_of_lamps\nfrom suite_of_lamps import LAMP, lit\nA = lit('A')\n"
    )
    assert [p.name for p in protocol_of_file(str(tmp_path / "mine.py"))[1]] == ["A"]


def test_what_has_a_name_is_decided_however_it_is_made(tmp_path: Path) -> None:
    own = "A = lit('Lit')\nB = replace(lit('Lit'), name='B')\nC = kept()\nD = replace(kept(), name='D')\nALL = [A, B]"
    (tmp_path / "lamp.py").write_text(LAMP + own)
    assert [p.name for p in protocol_of_file(str(tmp_path / "lamp.py"))[1]] == ["<lambda>", "Lit", "B", "Stays", "D"]


BASE = """
from dataclasses import dataclass
from tideproof import BoundSpec, Int, Protocol, State, action, invariant, upto, variable

@dataclass(frozen=True)
class Lamp(State):
    presses: Int = variable("how often it was pressed", upto("most"))

@action()
def press(s):
    \"\"\"The lamp is pressed.\"\"\"
    yield s.presses < s.bounds.most
    return s.replace(presses=s.presses + 1)

@invariant(Lamp)
def lasts(s):
    \"\"\"It is not pressed too often.\"\"\"
    return s.presses < 2

{lost}
LAMP = Protocol("lamp", "t", "s", Lamp, Lamp.initial, (BoundSpec("most", "presses", 1, 3),), {{"press": press}})
"""
VARIATION = """
from dataclasses import replace
from LAMP import LAMP, press
from tideproof import action

@action()
def press_twice(s):
    \"\"\"The lamp is pressed two times.\"\"\"
    yield s.presses + 2 <= s.bounds.most
    return s.replace(presses=s.presses + 2)

FASTER = LAMP.variation("faster", "two at a time", "s", press=press_twice)
"""
LOST_IN_IT = """
@invariant(Lamp)
def bright(s):
    \"\"\"It is new.\"\"\"
    return s.presses < 1

kept = [bright]
del bright
"""


def lamps(folder: Path, lost: str = "") -> list[str]:
    """A file with a protocol, and one beside it with a variation of that; named after the folder, as no other is."""
    folder.mkdir()
    (folder / f"{folder.name}.py").write_text(BASE.format(lost=lost))
    (folder / "faster.py").write_text(VARIATION.replace("from LAMP", f"from {folder.name}"))
    return [str(folder / f"{folder.name}.py"), f"{folder / 'faster.py'}:faster"]


@pytest.mark.parametrize("order", [1, -1])
def test_two_files_of_which_one_imports_the_other_have_the_same_states(tmp_path: Path, order: int) -> None:
    files = lamps(tmp_path / f"lamp_in_order_{order % 3}")
    loaded = {file: protocol_of_file(file) for file in files[::order]}
    (lamp, own), (faster, others) = (loaded[file] for file in files)
    assert lamp.state is faster.state
    assert [p.name for p in own] == ["Lasts"]
    assert not others


def test_a_property_without_a_name_is_refused_in_a_file_that_another_has_imported(tmp_path: Path) -> None:
    for file in reversed(lamps(tmp_path / "lamp_that_loses_one", LOST_IN_IT)):
        with pytest.raises(ValueError, match=r"lamp_that_loses_one.py: Bright would never be decided: it has no name"):
            protocol_of_file(file)


NOT_CONTAINED = {
    "what an error has come through": (
        "def fails():\n    kept = helper.named\n    raise KeyError(1)\n"
        "try:\n    fails()\nexcept KeyError as error:\n    ERROR = error"
    ),
    "what a function is given": "def late(p=helper.named):\n    return p",
    "a module that is no longer there": "import sys\ndel sys.modules['helper']",
    "the names of a module": "ALL = vars(helper)",
    "an object of a library": "from lib_of_tools import Tool\nTOOL = Tool()",
}


@pytest.mark.parametrize("case", NOT_CONTAINED)
def test_what_a_file_has_at_hand_is_not_all_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: str) -> None:
    """A property that another file names is not lost where a function, a module or a library refers to it."""
    (tmp_path / "site-packages").mkdir()
    tool = "OWN = lit('Own')\nclass Tool:\n    def __init__(self):\n        self.own = OWN\n"
    (tmp_path / "site-packages" / "lib_of_tools.py").write_text(LAMP + tool)
    monkeypatch.syspath_prepend(tmp_path / "site-packages")
    monkeypatch.delitem(sys.modules, "lib_of_tools", raising=False)
    (tmp_path / "base_lamp.py").write_text(LAMP)
    (tmp_path / "helper.py").write_text(HELPER)
    own = f"import helper\nfrom helper import LAMP, lit\nA = lit('A')\n{NOT_CONTAINED[case]}\n"
    (tmp_path / "mine.py").write_text(own)
    assert [p.name for p in protocol_of_file(str(tmp_path / "mine.py"))[1]] == ["A"]


def test_all_that_a_file_imports_is_what_the_other_one_offers(tmp_path: Path) -> None:
    """By `__all__`, or what has no underscore: the rest is the other file's own."""
    (tmp_path / "base_lamp.py").write_text(LAMP)
    helper = "from base_lamp import LAMP, lit\nA = lit('A')\n_hidden = lit('Hidden')\n"
    (tmp_path / "helper.py").write_text(helper)
    (tmp_path / "listed.py").write_text(f"{helper}__all__ = ['LAMP', '_hidden']\n")
    (tmp_path / "mine.py").write_text("from helper import *\n")
    assert [p.name for p in protocol_of_file(str(tmp_path / "mine.py"))[1]] == ["A"]
    (tmp_path / "other.py").write_text("from listed import *\n")
    assert [p.name for p in protocol_of_file(str(tmp_path / "other.py"))[1]] == ["Hidden"]
    (tmp_path / "loses.py").write_text("from listed import *\n_hidden = None\n")
    with pytest.raises(ValueError, match=r"loses.py: Hidden would never be decided: it has no name"):
        protocol_of_file(str(tmp_path / "loses.py"))


def test_the_bounds_that_a_property_needs_are_those_of_protocols_with_its_state(tmp_path: Path) -> None:
    own = "class Dark(State):\n    pass\n\nDARK = Protocol('dark', 't', 's', Dark, Dark.initial, (), {})\n"
    own += "@invariant(Dark, needs={'most': 1})\ndef is_dark(s):\n    return True\n"
    (tmp_path / "lamp.py").write_text(BASE.format(lost="") + own)
    with pytest.raises(
        ValueError, match="IsDark would never be decided: no protocol here has the bound most that it needs"
    ):
        protocol_of_file(f"{tmp_path / 'lamp.py'}:lamp")


def test_what_an_imported_file_has_in_a_list_is_not_asked_of_it(tmp_path: Path) -> None:
    (tmp_path / "base_lamp.py").write_text(LAMP)
    (tmp_path / "helper.py").write_text("import base_lamp\nALL = [base_lamp.DARK]\n")
    (tmp_path / "mine.py").write_text("import helper\nfrom base_lamp import LAMP, lit\nA = lit('A')\n")
    assert [p.name for p in protocol_of_file(str(tmp_path / "mine.py"))[1]] == ["A"]


def test_a_property_that_is_known_of_a_protocol_may_be_imported(tmp_path: Path) -> None:
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
def test_what_could_not_be_told_apart_or_has_nothing_to_check_is_refused(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "mine.py").write_text(LAMP + text)
    with pytest.raises(ValueError, match=said):
        protocol_of_file(str(tmp_path / "mine.py"))


def test_a_file_of_a_protocol_is_of_python_and_exists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("mine.py", "kip-320"):
        Path(name).touch()
    names = ["mine.py", "mine.py:lamp", "kip-320", "none.py", "none.py:lamp", f"{'long' * 999}.py"]
    assert [name for name in names if is_file_of_a_protocol(name)] == ["mine.py", "mine.py:lamp"]


def test_one_of_several_protocols_is_asked_for_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(f"{LAMP}DIM = replace(LAMP, name='dim')\n")
    with pytest.raises(ValueError, match=r"mine.py: defines lamp, dim; say which, as in .*mine.py:lamp"):
        protocol_of_file(str(tmp_path / "mine.py"))
