"""What files of users import: what lies beside them, each what is its own, and once where several share it."""

from __future__ import annotations

import importlib
import importlib.util
import os
import py_compile
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import rich
from support.user_files import OWN, PLAIN, asked_together, name_alone, one_and_two, written

from tideproof.properties.invariants.own_files import protocol_of_file
from tideproof.properties.invariants.user_modules import import_file, world

pytestmark = pytest.mark.usefixtures("_a_world")


@pytest.mark.parametrize("beside", ["rules_of_mine", "folder_of_mine.rules"])
def test_each_file_imports_what_lies_beside_it(tmp_path: Path, beside: str) -> None:
    files = {name: written(tmp_path / name, beside, name) for name in ("before", "after")}
    for name, file in (*files.items(), *files.items()):
        assert name_alone(file) == name


def test_each_file_imports_from_a_package_or_a_folder_of_one_name(tmp_path: Path) -> None:
    """Python takes a package with __init__.py before any folder without."""
    before, after = (written(tmp_path / name, "mixed_of_mine.rules", name) for name in ("before", "after"))
    (tmp_path / "before" / "mixed_of_mine" / "__init__.py").touch()
    for _ in range(2):
        assert name_alone(before) == "before"
        assert name_alone(after) == "after"


FOLDERS = {
    "helpers of one name": {"own": "from middle import NAME", "middle": "from settings import NAME"},
    "a folder that each adds": {
        "own": "import sys\nfrom pathlib import Path\nsys.path.insert(0, str(Path(__file__).parent / 'lib'))\n"
        "from settings_there import NAME",
        "lib/settings_there": "from settings import NAME",
    },
    "what a function imports": {
        "own": "def late():\n    from later import NAME\n    return NAME\nNAME = late()",
        "later": "from settings import NAME",
    },
    "by a name that is made": {
        "own": "import importlib\nNAME = importlib.import_module('set' + 'tings').NAME",
    },
}


FOR_ALL = {
    "for_all": "from settings import NAME",
    "further_for_all": "from for_all import NAME",
    "settings_for_all": "",
}
FOLDERS |= {
    "a module for all that imports what lies beside": {"own": "from for_all import NAME"},
    "a module for all that imports such a one": {"own": "from further_for_all import NAME"},
    "a module for all after what it imports": {"own": "import for_all\nfrom further_for_all import NAME"},
}


@pytest.mark.parametrize("case", FOLDERS)
def test_files_of_several_folders_have_modules_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: str
) -> None:
    """Each as in a process of its own, in whatever order they are asked for: the last one got those of the first."""
    (tmp_path / "all").mkdir()
    monkeypatch.syspath_prepend(tmp_path / "all")
    for name, text in FOR_ALL.items():
        (tmp_path / "all" / f"{name}.py").write_text(text)
    for folder in ("one", "two", "two/within"):
        for name, text in {**FOLDERS[case], "settings": f"NAME = {Path(folder).name!r}"}.items():
            file = tmp_path / folder / f"{name}.py"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(f"{text}\n{PLAIN if name == 'own' else ''}")
        (tmp_path / folder / "other.py").write_text((tmp_path / folder / "own.py").read_text())
    asked = [("one", "own"), ("two", "own"), ("two/within", "own"), ("two", "other"), ("one", "own"), ("one", "other")]
    for folder, name in asked:
        assert name_alone(tmp_path / folder / f"{name}.py") == Path(folder).name


@pytest.mark.parametrize("adds", ["", "sys.path.insert(0, LIB)", "sys.path.append(LIB)"])
def test_what_is_called_imports_what_is_its_own(tmp_path: Path, adds: str) -> None:
    """Where the file was asked for last, as by `ci`: another one was before it."""
    for name in ("one", "two"):
        lib = tmp_path / name / "lib" if adds else tmp_path / name
        lib.mkdir(parents=True)
        (lib / "late_of_mine.py").write_text("from settings_of_late import NAME\n")
        (tmp_path / name / "settings_of_late.py").write_text(f"NAME = {name!r}\n")
        own = f"import sys\nLIB = {str(lib)!r}\n{adds}\nNAME = {name!r}\n{PLAIN}\n"
        (tmp_path / name / "mine.py").write_text(
            f"{own}def said():\n    import late_of_mine as late\n    return late.NAME\n"
        )
    for name in ("one", "two", "one", "two"):
        with world():
            assert import_file(tmp_path / name / "mine.py").module.said() == name
    assert import_file(tmp_path / "two" / "mine.py").module.said() == "two"
    (lib / "late_of_mine.py").write_text("NAME = 'another'\n")
    with pytest.raises(ValueError, match=r"late_of_mine.py has changed since it was run"):
        import_file(tmp_path / "two" / "mine.py")
    with world():
        assert import_file(tmp_path / "two" / "mine.py").module.said() == "another", "it is run again"


LAMP = """
from tideproof import Protocol, State

class Lamp(State):
    pass

LAMP = Protocol("lamp", "t", "s", Lamp, Lamp.initial, (), {})
"""


@pytest.mark.parametrize("module", ["base_of_both", "folder_of_both.base"])
def test_files_of_two_folders_have_the_states_of_what_both_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str
) -> None:
    """So one of them can be compared with the other."""
    files = {module: f"import {module}_settings\n{LAMP}", f"{module}_settings": "TITLE = 't'"}
    for name, text in files.items():
        file = tmp_path / "lib" / f"{name.replace('.', '/')}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    monkeypatch.syspath_prepend(tmp_path / "lib")
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        own = f"import {module}\nfrom {module} import LAMP\nMINE = {module}.LAMP.variation({name!r}, 't', 's')\n"
        own += f"import {module}_settings\nTITLE = {module}_settings.TITLE\n"
        (tmp_path / name / "mine.py").write_text(own)
    one, two = (protocol_of_file(f"{tmp_path / name / 'mine.py'}:{name}")[0] for name in ("one", "two"))
    assert one.state is two.state
    (tmp_path / "lib" / f"{module.replace('.', '/')}.py").write_text(f"{files[module]}\nNEW = 1\n")
    with pytest.raises(ValueError, match=r"base.* has changed since it was run"):
        protocol_of_file(f"{tmp_path / 'two' / 'mine.py'}:two")
    with world():
        assert protocol_of_file(f"{tmp_path / 'one' / 'mine.py'}:one")[0].state is not one.state


def test_what_lies_beside_a_file_is_found_before_what_does_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As by a script: PYTHONPATH, or a test, may have another module of that name. But nothing installed is hidden."""
    mine, lib = (tmp_path / name for name in ("mine", "lib"))
    for folder in (mine, lib):
        folder.mkdir()
        (folder / "settings_of_mine.py").write_text(f"NAME = {folder.name!r}\n")
    (lib / "helper_of_lib.py").write_text("import importlib\nNAME = importlib.import_module('settings_of_mine').NAME\n")
    (mine / "yaml.py").write_text("(")
    late = "def late():\n    import settings_of_mine\n    return settings_of_mine.NAME\n"
    (mine / "own.py").write_text(f"from helper_of_lib import NAME\n{PLAIN}{late}import rich\n")
    monkeypatch.syspath_prepend(lib)
    run = import_file(mine / "own.py")
    assert run.module.NAME == run.module.late() == "mine"
    found = importlib.util.find_spec("rich")
    assert found is not None and found.origin == rich.__file__
    (mine / "rich.py").write_text("")
    with pytest.raises(ValueError, match=r"its import of rich is .*, not what lies beside own.py; rename one of them"):
        import_file(mine / "own.py")


def test_a_library_that_lies_elsewhere_is_not_loaded_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiled module can be loaded only once in a process. What is beside it in its package goes with it."""
    library = ModuleType("compiled_of_mine")
    library.__file__ = str(tmp_path / "libs" / "compiled_of_mine" / "__init__.py")
    part = ModuleType("compiled_of_mine.part")
    part.__file__ = str(tmp_path / "libs" / "compiled_of_mine" / f"part{EXTENSION_SUFFIXES[0]}")
    for module in (library, part):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    own = "import sys\nNAME = 'there' if 'compiled_of_mine' in sys.modules else 'gone'\n"
    (tmp_path / "mine.py").write_text(f"{own}{PLAIN}")
    assert name_alone(tmp_path / "mine.py") == "there"


def test_a_folder_that_is_only_called_like_site_packages_is_the_users(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lib = tmp_path / "site-packages-of-mine"
    lib.mkdir()
    (lib / "settings_of_tools.py").write_text("NAME = 'file'\n")
    (tmp_path / "mine.py").write_text(f"from settings_of_tools import NAME\n{PLAIN}")
    monkeypatch.syspath_prepend(lib)
    settings: Any = importlib.import_module("settings_of_tools")
    settings.NAME = "test"
    assert name_alone(tmp_path / "mine.py") == "file"


def test_a_folder_that_a_file_puts_first_is_before_what_is_installed(tmp_path: Path) -> None:
    """As for Python. What lies beside the file is not, for a library may import what has that name."""
    (tmp_path / "vendor").mkdir()
    (tmp_path / "vendor" / "rich.py").write_text("NAME = 'vendor'\n")
    own = f"import sys\nsys.path.insert(0, {str(tmp_path / 'vendor')!r})\n"
    (tmp_path / "mine.py").write_text(f"{own}sys.modules.pop('rich', None)\nfrom rich import NAME\n{PLAIN}")
    assert name_alone(tmp_path / "mine.py") == "vendor"
    assert sys.modules["rich"] is rich


def test_a_common_helper_of_other_modules_is_another_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though the path has nothing of that when it has been run."""
    (tmp_path / "helper_of_both.py").write_text("from settings_of_one import NAME\n")
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "settings_of_one.py").write_text(f"NAME = {name!r}\n")
        adds = f"import sys\nsys.path.insert(0, {str(tmp_path / name)!r})\nimport settings_of_one\nsys.path.pop(0)\n"
        (tmp_path / f"own_{name}.py").write_text(f"{adds}from helper_of_both import NAME\n{PLAIN}")
    for name in ("one", "two", "one"):
        assert name_alone(tmp_path / f"own_{name}.py") == name


def test_a_file_that_another_one_could_not_import_is_run_when_it_is_asked_for(tmp_path: Path) -> None:
    """What it had made until it failed was taken for all."""
    (tmp_path / "one.py").write_text(f"try:\n    import two\nexcept AttributeError:\n    NAME = 'one'\n{PLAIN}")
    (tmp_path / "two.py").write_text(f"NAME = 'two'\n{PLAIN}import one\nONE = one.MINE\n")
    for name in ("one", "two"):
        run = import_file(tmp_path / f"{name}.py")
        assert name == run.module.NAME
    assert run.module.ONE.name == "one"


def test_a_file_is_known_by_where_it_lies_and_not_by_how_it_is_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A test that changes to its own folder got the file of the test before it."""
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
        monkeypatch.chdir(tmp_path / name)
        Path("own.py").write_text(
            f"from tideproof import protocol\nMINE = protocol('kip-320').variation('{name}', 't', 's')\n"
        )
        assert protocol_of_file("own.py")[0].name == protocol_of_file("./own.py")[0].name == name


class Mapping(MetaPathFinder):
    """Knows where one module lies, as in an editable installation of setuptools."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        return spec_from_file_location(fullname, self.file) if fullname == self.file.stem else None


@pytest.mark.parametrize(
    ("folder", "mapped", "expected"), [("lib", False, "new"), ("lib", True, "new"), ("site-packages", False, "old")]
)
def test_what_lies_elsewhere_and_is_not_installed_is_run_as_it_is_written_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str, mapped: bool, expected: str
) -> None:
    """As PYTHONPATH finds it. Of what is installed the bytecode is taken: it is not edited, and there is much of it."""
    other, own = tmp_path / folder / "rules_elsewhere.py", tmp_path / "mine" / "own.py"
    for path in (other, own):
        path.parent.mkdir()
    own.write_text(OWN.format(beside=other.stem))
    other.write_text("NAME = 'old'\n")
    os.utime(other, (1, 1))
    py_compile.compile(str(other), doraise=True)
    other.write_text("NAME = 'new'\n")
    os.utime(other, (1, 1))
    if mapped:
        monkeypatch.setattr(sys, "meta_path", [*sys.meta_path, Mapping(other)])
    else:
        monkeypatch.syspath_prepend(other.parent)
    monkeypatch.delitem(sys.modules, other.stem, raising=False)
    assert protocol_of_file(str(own))[0].name == expected


@pytest.mark.parametrize("edited", ["elsewhere_of_ours", "further_of_ours"])
def test_what_another_file_has_loaded_first_is_refused_where_it_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edited: str
) -> None:
    for module, text in (("elsewhere_of_ours", "import further_of_ours\n"), ("further_of_ours", "")):
        folder = tmp_path / module.partition("_")[0]
        folder.mkdir()
        (folder / f"{module}.py").write_text(text)
        (folder / "wrong_of_ours.py").write_text("(")
        monkeypatch.syspath_prepend(folder)
        monkeypatch.setitem(sys.modules, module, ModuleType(module))
        monkeypatch.delitem(sys.modules, module)
    first, second = (Path(written(tmp_path / name, f"rules_of_{name}", name)) for name in ("one", "two"))
    for file in (first, second):
        file.write_text(
            f"import elsewhere_of_ours\ntry: import wrong_of_ours\nexcept SyntaxError: pass\n{file.read_text()}"
        )
        assert protocol_of_file(str(file))[0].name == file.parent.name
    first.write_text("")
    assert protocol_of_file(str(second))[0].name == "two", "it does not use the other file"
    changed = tmp_path / edited.partition("_")[0] / f"{edited}.py"
    changed.write_text("NAME = 'new'\n")
    with pytest.raises(ValueError, match=rf"two/own.py: .*{changed.name} has changed since it was run"):
        protocol_of_file(str(second))


def test_files_may_lie_where_packages_are_installed(tmp_path: Path) -> None:
    """The modules beside them are theirs all the same."""
    for name in ("one", "two"):
        folder = tmp_path / "site-packages" / name
        folder.mkdir(parents=True)
        (folder / "settings_installed.py").write_text(f"NAME = {name!r}\n")
        (folder / "mine.py").write_text(f"from settings_installed import NAME\n{PLAIN}")
    for name in ("one", "two", "one"):
        assert name_alone(tmp_path / "site-packages" / name / "mine.py") == name
        assert "settings_installed" not in sys.modules
    own = str(tmp_path / "site-packages" / "one" / "mine.py")
    protocol_of_file(own)
    (tmp_path / "site-packages" / "one" / "settings_installed.py").write_text("NAME = 'new'\n")
    with pytest.raises(ValueError, match=r"settings_installed.py has changed since it was run"):
        protocol_of_file(own)


def test_a_file_does_not_get_what_lies_beside_the_one_before_it(tmp_path: Path) -> None:
    """By itself it could not be run."""
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    (tmp_path / "one" / "beside_one.py").write_text("NAME = 'beside'\n")
    (tmp_path / "one" / "mine.py").write_text(f"NAME = 'one'\n{PLAIN}")
    (tmp_path / "two" / "mine.py").write_text(f"from beside_one import NAME\n{PLAIN}")
    protocol_of_file(str(tmp_path / "one" / "mine.py"))
    with pytest.raises(ValueError, match=r"two/mine.py:1: ModuleNotFoundError: No module named 'beside_one'"):
        protocol_of_file(str(tmp_path / "two" / "mine.py"))


def test_files_of_one_name_are_modules_of_several(tmp_path: Path) -> None:
    """What is pickled is looked up by the name of its module."""
    runs = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "mine.py").write_text(f"NAME = {name!r}\n{PLAIN}")
        runs.append(import_file(tmp_path / name / "mine.py"))
    assert [sys.modules[run.module.__name__] for run in runs] == [run.module for run in runs]


def test_what_is_no_python_file_is_refused_and_an_interrupt_is_none_of_its_mistakes(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(PLAIN)
    with pytest.raises(ValueError, match=r"mine.txt: not a Python file"):
        import_file(tmp_path / "mine.txt")
    (tmp_path / "mine.py").write_text("raise KeyboardInterrupt\n")
    with pytest.raises(KeyboardInterrupt):
        import_file(tmp_path / "mine.py")


MISTAKES = {
    "in a function of it": ("def fails():\n    raise KeyError(1)\n\nfails()\n", "2: KeyError: 1"),
    "in its syntax": ("a = 1\nb = (\n", "2: SyntaxError"),
    "that it ends the process": ("import sys\nsys.exit('now')\n", "2: SystemExit: now"),
    "in what it imports": ("\nimport wrong_of_mine\n", "2: ZeroDivisionError"),
}


@pytest.mark.parametrize("case", MISTAKES)
def test_a_mistake_is_where_the_file_makes_it(tmp_path: Path, case: str) -> None:
    text, said = MISTAKES[case]
    (tmp_path / "wrong_of_mine.py").write_text("a = 1\nb = 2\nc = 1 / 0\n")
    (tmp_path / "mine.py").write_text(text)
    with pytest.raises(ValueError, match=f"mine.py:{said}"):
        import_file(tmp_path / "mine.py")


def test_the_file_whose_import_is_another_one_is_named(tmp_path: Path) -> None:
    (tmp_path / "helper_of_mine.py").write_text("import rich\n")
    (tmp_path / "mine.py").write_text(f"import helper_of_mine\nNAME = 'mine'\n{PLAIN}")
    (tmp_path / "rich.py").write_text("")
    with pytest.raises(ValueError, match=r"helper_of_mine.py: its import of rich is .*, not what lies beside mine.py"):
        import_file(tmp_path / "mine.py")


def test_a_folder_may_have_two_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "mine.py").write_text(f"import helper_of_two\nNAME = {name!r}\n{PLAIN}")
    (tmp_path / "two" / "helper_of_two.py").write_text("")
    (tmp_path / "link").symlink_to(tmp_path / "two")
    monkeypatch.syspath_prepend(tmp_path / "link")
    assert asked_together(tmp_path / "one" / "mine.py", tmp_path / "two" / "mine.py") == ["one", "two"]
    assert asked_together(tmp_path / "two" / "mine.py", tmp_path / "link" / "mine.py") == ["two", "two"]


class Says(SourceFileLoader):
    """A loader that makes something else of a file, as tools that check types do."""

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__["NAME"] = "said"


class SayingMapping(Mapping):
    def find_spec(self, fullname: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        loader = Says(fullname, str(self.file))
        return spec_from_file_location(fullname, self.file, loader=loader) if fullname == self.file.stem else None


def test_what_has_a_loader_of_its_own_is_loaded_by_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "said_elsewhere.py").write_text("NAME = 'written'\n")
    (tmp_path / "own.py").write_text(OWN.format(beside="said_elsewhere"))
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path, SayingMapping(tmp_path / "lib" / "said_elsewhere.py")])
    assert name_alone(tmp_path / "own.py") == "said"


VENDOR = "import sys\nsys.path.insert(0, {vendor!r})\n"


def test_what_lies_beside_a_file_and_what_it_gets_are_compared(tmp_path: Path) -> None:
    """For what lies in its folder, and for what is installed whichever file imports it."""
    for name in ("mine", "vendor"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "settings_of_two.py").write_text(f"NAME = {name!r}\n")
    vendor = VENDOR.format(vendor=str(tmp_path / "vendor"))
    (tmp_path / "vendor" / "helper_of_vendor.py").write_text("from settings_of_two import NAME\n")
    (tmp_path / "vendor" / "rich_of_vendor.py").write_text("import rich\n")
    (tmp_path / "mine" / "own.py").write_text(f"{vendor}from helper_of_vendor import NAME\n{PLAIN}")
    assert name_alone(tmp_path / "mine" / "own.py") == "vendor", "the helper gets what lies beside itself"
    (tmp_path / "mine" / "direct.py").write_text(f"{vendor}from settings_of_two import NAME\n{PLAIN}")
    assert name_alone(tmp_path / "mine" / "direct.py") == "vendor", "which it has put first"
    (tmp_path / "mine" / "rich.py").write_text("")
    (tmp_path / "mine" / "own.py").write_text(f"{vendor}import rich_of_vendor\nNAME = 'mine'\n{PLAIN}")
    with pytest.raises(ValueError, match=r"rich_of_vendor.py: its import of rich is .*, not what lies beside own.py"):
        name_alone(tmp_path / "mine" / "own.py")


def test_what_is_compiled_is_not_loaded_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """C code may not bear it."""
    fast = ModuleType("fast_of_mine")
    fast.__file__ = str(tmp_path / "fast_of_mine.so")
    monkeypatch.setitem(sys.modules, "fast_of_mine", fast)
    (tmp_path / "mine.py").write_text(f"import fast_of_mine\nNAME, FAST = 'mine', fast_of_mine\n{PLAIN}")
    assert import_file(tmp_path / "mine.py").module.FAST is fast


def test_each_file_has_its_folder_when_it_is_called(tmp_path: Path) -> None:
    runs = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / f"late_of_{name}.py").write_text(f"NAME = {name!r}\n")
        late = f"def late():\n    import late_of_{name} as it\n    return it.NAME\n"
        (tmp_path / name / "mine.py").write_text(f"{late}NAME = {name!r}\n{PLAIN}")
        runs.append(import_file(tmp_path / name / "mine.py"))
    assert [run.module.late() for run in runs] == ["one", "two"]


def test_a_file_that_has_the_name_of_another_module_does_not_take_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether that is loaded, or installed and not loaded yet."""
    monkeypatch.setitem(sys.modules, "stub_of_test", ModuleType("stub_of_test"))
    (tmp_path / "site-packages").mkdir()
    (tmp_path / "site-packages" / "library_of_late.py").touch()
    monkeypatch.syspath_prepend(tmp_path / "site-packages")
    for name in ("stub_of_test", "library_of_late"):
        (tmp_path / f"{name}.py").write_text(f"NAME = 'mine'\n{PLAIN}")
        assert import_file(tmp_path / f"{name}.py").module is not sys.modules.get(name)


def test_a_file_that_was_imported_by_another_name_of_its_folder_is_run_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    (tmp_path / "two" / "base_of_two.py").write_text(f"NAME = 'two'\n{PLAIN}")
    (tmp_path / "one" / "mine.py").write_text(f"import base_of_two\nNAME = 'one'\n{PLAIN}")
    (tmp_path / "link").symlink_to(tmp_path / "two")
    monkeypatch.syspath_prepend(tmp_path / "link")
    one, two = (import_file(file) for file in (tmp_path / "one" / "mine.py", tmp_path / "two" / "base_of_two.py"))
    assert one.module.base_of_two is two.module


def test_a_file_that_is_imported_as_a_module_of_its_package_is_run_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it is asked for first, or the file that imports it, or while it is run itself."""
    (tmp_path / "lamps_of_both").mkdir()
    for name, text in {
        "__init__": "",
        "base": f"RUN = []\nfrom lamps_of_both import own\nNAME = 'base'\n{PLAIN}",
        "own": f"from lamps_of_both import base\nbase.RUN.append(1)\nNAME = 'own'\n{PLAIN}",
    }.items():
        (tmp_path / "lamps_of_both" / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    files = [tmp_path / "lamps_of_both" / f"{name}.py" for name in ("base", "own")]
    for order in (1, -1):
        with world():
            runs = {file.stem: import_file(file) for file in files[::order]}
            assert runs["own"].module.base is runs["base"].module
            assert runs["base"].module.own is runs["own"].module
            assert runs["base"].module.RUN == [1]


def test_a_finder_that_finds_nothing_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As Python does."""
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path, object()])
    (tmp_path / "settings_of_mine.py").write_text("NAME = 'mine'\n")
    (tmp_path / "own.py").write_text(OWN.format(beside="settings_of_mine"))
    assert name_alone(tmp_path / "own.py") == "mine"


def test_what_files_share_may_go_on_without_a_file_that_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "wrong_of_both.py").write_text("a = 1\nb = 1 / 0\n")
    (tmp_path / "common.py").write_text("try:\n    import wrong_of_both\nexcept ZeroDivisionError:\n    pass\n")
    assert asked_together(*one_and_two(tmp_path, "import common")) == ["one", "two"]


def test_a_library_gets_what_is_installed_and_not_what_lies_beside_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where neither was imported before."""
    installed, mine = tmp_path / "site-packages", tmp_path / "mine"
    for folder in (installed, mine):
        folder.mkdir()
        (folder / "library_inside.py").write_text(f"NAME = {folder.name!r}\n")
    (installed / "library_around.py").write_text("from library_inside import NAME\n")
    (mine / "own.py").write_text(f"from library_around import NAME\nNAME = NAME.partition('-')[0]\n{PLAIN}")
    monkeypatch.syspath_prepend(installed)
    for name in ("library_inside", "library_around"):
        monkeypatch.setitem(sys.modules, name, ModuleType("none"))
        monkeypatch.delitem(sys.modules, name)
    assert name_alone(mine / "own.py") == "site"
