"""Files of users that import what lies beside them."""

from __future__ import annotations

import importlib
import importlib.util
import os
import py_compile
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import rich

from tideproof.model.protocols.catalogue import named
from tideproof.properties.invariants.own_files import protocol_of_file
from tideproof.properties.invariants.user_modules import forget, import_file, restoring

OWN = """
from {beside} import NAME

from tideproof import protocol

MINE = protocol("kafka-2.5").variation(name=NAME, title="t", story="s")
"""


def written(folder: Path, beside: str, name: str) -> str:
    """A file whose protocol has its name from the module beside it."""
    module = folder / f"{beside.replace('.', '/')}.py"
    module.parent.mkdir(parents=True)
    module.write_text(f"NAME = {name!r}\n")
    (folder / "own.py").write_text(OWN.format(beside=beside))
    return str(folder / "own.py")


@pytest.fixture(autouse=True)
def _imports_of_its_own(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield
    forget()


@pytest.mark.parametrize("beside", ["rules_of_mine", "folder_of_mine.rules"])
def test_each_file_imports_what_lies_beside_it(tmp_path: Path, beside: str) -> None:
    files = {name: written(tmp_path / name, beside, name) for name in ("before", "after")}
    for name, file in (*files.items(), *files.items()):
        assert protocol_of_file(file)[0].name == name


IMPORTS_LATE = """
from tideproof import action, invariant, protocol

@action()
def stop(s):
    'It depends on what lies beside.'
    from late_of_mine import STOP
    yield s.next_record < STOP
    return s

MINE = protocol("kip-320").variation("NAME", "t", "s", added={"stop": stop})
"""


@pytest.mark.parametrize(
    ("imports", "said"),
    [
        ("from late_of_mine import STOP", "late_of_mine"),
        ("import importlib; STOP = importlib.import_module('late_' + 'of_mine').STOP", "by a name that it makes"),
    ],
)
def test_what_a_rule_imports_when_it_is_called_is_not_taken_from_beside_another_file(
    tmp_path: Path, imports: str, said: str
) -> None:
    """Both files are run before the rules of the first are called: they got what lies beside the second."""
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "late_of_mine.py").write_text("STOP = 1\n")
        text = IMPORTS_LATE.replace("from late_of_mine import STOP", imports)
        (tmp_path / name / "mine.py").write_text(text.replace("NAME", name))
    protocol_of_file(str(tmp_path / "one" / "mine.py"))
    with pytest.raises(ValueError, match=rf"one.mine.py imports {said} in a function, and would get what this"):
        protocol_of_file(str(tmp_path / "two" / "mine.py"))


def test_each_file_imports_from_a_package_or_a_folder_of_one_name(tmp_path: Path) -> None:
    """Python takes a package with __init__.py before any folder without."""
    before, after = (written(tmp_path / name, "mixed_of_mine.rules", name) for name in ("before", "after"))
    (tmp_path / "before" / "mixed_of_mine" / "__init__.py").touch()
    for _ in range(2):
        assert protocol_of_file(before)[0].name == "before"
        assert protocol_of_file(after)[0].name == "after"


PLAIN = "from tideproof import protocol\nMINE = protocol('kip-320').variation(NAME, 't', 's')\n"

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


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize("case", FOLDERS)
def test_files_of_several_folders_have_modules_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: str, alone: bool
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
    for folder, name in asked if alone or "function" not in case else asked[:1]:
        assert protocol_of_file(str(tmp_path / folder / f"{name}.py"), alone)[0].name == Path(folder).name


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
        run = import_file(tmp_path / name / "mine.py", alone=True)
        assert run.module.said() == name
    assert import_file(tmp_path / "two" / "mine.py").module.said() == "two"
    (lib / "late_of_mine.py").write_text("NAME = 'another'\n")
    with pytest.raises(ValueError, match=r"late_of_mine.py has changed since it was run"):
        import_file(tmp_path / "two" / "mine.py")
    assert import_file(tmp_path / "two" / "mine.py", alone=True).module.said() == "another", "it is run anew"


def test_files_that_are_asked_for_alone_do_not_share_what_they_set(tmp_path: Path) -> None:
    (tmp_path / "common.py").write_text("NAME = 'nobody'\n")
    for name in ("strict", "loose"):
        own = f"import common\ncommon.NAME = {name!r}\ndef name():\n    return common.NAME\n"
        (tmp_path / f"{name}.py").write_text(f"{own}{PLAIN.replace('NAME', 'name()')}")
    common = []
    for name in ("strict", "loose", "strict"):
        assert protocol_of_file(str(tmp_path / f"{name}.py"), alone=True)[0].name == name
        common.append(sys.modules["common"])
    assert [module.NAME for module in common] == ["strict", "loose", "strict"]
    assert len(set(common)) == 3, "each time it is run anew"


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
    (tmp_path / "three").mkdir()
    (tmp_path / "three" / "mine.py").write_text(own)
    (tmp_path / "lib" / f"{module.replace('.', '/')}.py").write_text(f"{files[module]}\nNEW = 1\n")
    assert protocol_of_file(f"{tmp_path / 'three' / 'mine.py'}:two")[0].state is not two.state, "it has changed"
    with pytest.raises(ValueError, match=r"base.* has changed since it was run"):
        protocol_of_file(f"{tmp_path / 'two' / 'mine.py'}:two")
    (tmp_path / "lib" / f"{module.replace('.', '/')}.py").write_text(files[module])
    assert protocol_of_file(f"{tmp_path / 'one' / 'mine.py'}:one", alone=True)[0].state is not one.state


def test_what_a_file_does_in_the_process_is_gone_where_the_test_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what the test has imported and set is not the file's: it is decided as in a process of its own."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("LAMP_NAME", "first")
    for name in ("settings_of_test", "tools_of_test"):
        monkeypatch.delitem(sys.modules, name, raising=False)
        (tmp_path / f"{name}.py").write_text("NAME = 'file'\n")
    own = "import os, sys\nimport settings_of_test\nfrom os import environ\nLAMP = environ['LAMP_NAME']\n"
    own += "NAME = f'{settings_of_test.NAME}-{LAMP}'\nsettings_of_test.NAME = 'changed'\nimport tools_of_test\n"
    own += "environ['LAMP_NAME'] = environ['OF_IT'] = 'changed'\nsys.path.insert(0, 'x')\nos.chdir('/')\n"
    (tmp_path / "own.py").write_text(f"{own}{PLAIN}")
    settings: Any = importlib.import_module("settings_of_test")
    settings.NAME = "test"
    path, folder = [*sys.path], Path.cwd()
    for name in ("first", "second"):
        monkeypatch.setenv("LAMP_NAME", name)
        with restoring():
            assert protocol_of_file(str(tmp_path / "own.py"), alone=True)[0].name == f"file-{name}"
            assert sys.modules["settings_of_test"] is not settings
        assert sys.modules["settings_of_test"] is settings
        assert settings.NAME == "test"
        assert "tools_of_test" not in sys.modules
        assert (os.environ["LAMP_NAME"], "OF_IT" in os.environ) == (name, False)
        assert (sys.path, Path.cwd()) == (path, folder)


@pytest.mark.parametrize("alone", [True, False])
def test_what_lies_beside_a_file_is_found_before_what_does_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, alone: bool
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
    run = import_file(mine / "own.py", alone)
    assert run.module.NAME == run.module.late() == "mine"
    found = importlib.util.find_spec("rich")
    assert found is not None and found.origin == rich.__file__
    (mine / "rich.py").write_text("")
    with pytest.raises(ValueError, match=r"its import of rich is .*, not what lies beside it; rename one of them"):
        import_file(mine / "own.py", alone=True)


@pytest.mark.parametrize("sets", ["common.NAME = 'another'", "del common.OTHER", "common.NEW = 1"])
def test_files_that_are_compared_do_not_set_what_they_share(tmp_path: Path, sets: str) -> None:
    """The first would be decided by what the second has set."""
    (tmp_path / "common.py").write_text("NAME = 'common'\nOTHER = 1\n")
    (tmp_path / "one.py").write_text(f"import common\nfrom common import NAME\n{PLAIN}")
    (tmp_path / "two.py").write_text(f"import common\n{sets}\nNAME = 'two'\n{PLAIN}")
    protocol_of_file(str(tmp_path / "one.py"))
    name = sets.split(".")[1].split()[0]
    with pytest.raises(
        ValueError, match=rf"two.py: it sets {name} of .*common.py, which another file that is asked for"
    ):
        protocol_of_file(str(tmp_path / "two.py"))
    assert protocol_of_file(str(tmp_path / "two.py"), alone=True)[0].name == "two"


@pytest.mark.parametrize("sets", ["common.NAME = 'another'", "common.be('another')", "common.NAME = other"])
def test_what_the_first_of_several_files_sets_is_not_of_the_others(tmp_path: Path, sets: str) -> None:
    (tmp_path / "common.py").write_text("NAME = 'common'\ndef be(name):\n    global NAME\n    NAME = name\n")
    (tmp_path / "other.py").touch()
    (tmp_path / "one.py").write_text(f"import common\nimport other\n{sets}\nNAME = 'one'\n{PLAIN}")
    (tmp_path / "two.py").write_text(f"from common import NAME\n{PLAIN}")
    assert [protocol_of_file(str(tmp_path / f"{name}.py"))[0].name for name in ("one", "two")] == ["one", "common"]


def test_a_rule_does_not_import_what_another_file_has_set(tmp_path: Path) -> None:
    """A rule of the first file is called when the second one has been run."""
    (tmp_path / "common.py").write_text("NAME = 'common'\n")
    for name, sets in (("two", ""), ("three", "common.X = 1")):
        (tmp_path / f"{name}.py").write_text(f"import common\n{sets}\nNAME = {name!r}\n{PLAIN}")
    (tmp_path / "one.py").write_text(f"def late():\n    import common\nNAME = 'one'\n{PLAIN}")
    for name in ("one", "two"):
        assert protocol_of_file(str(tmp_path / f"{name}.py"))[0].name == name
    forget()
    protocol_of_file(str(tmp_path / "one.py"))
    with pytest.raises(ValueError, match=r"one.py imports common in a function, and would get what this file gets"):
        protocol_of_file(str(tmp_path / "three.py"))


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize(
    "settings",
    [
        "import os\nNAME = os.environ.setdefault('LAMP_NAME', 'FOLDER')\n",
        "import sys, types\nit = types.SimpleNamespace(NAME='FOLDER')\nNAME = sys.modules.setdefault('it', it).NAME\n",
        (
            "import sys\ntry:\n    from lib_of_none import NAME\nexcept ImportError:\n    NAME = 'FOLDER'\n"
            "    sys.modules['lib_of_none'] = type(sys)('lib_of_none')\n"
            "    import lib_of_none\n    lib_of_none.NAME = NAME\n"
        ),
    ],
)
def test_what_a_file_puts_in_the_process_is_not_there_for_the_next_one(
    tmp_path: Path, settings: str, alone: bool
) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "mine.py").write_text(settings.replace("FOLDER", name) + PLAIN)
        assert protocol_of_file(str(tmp_path / name / "mine.py"), alone)[0].name == name
    forget()
    assert not {"it", "lib_of_none"} & sys.modules.keys()
    assert "LAMP_NAME" not in os.environ


def test_a_finder_of_a_library_stays_and_one_of_a_file_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finder = "import sys\nclass Finder:\n    def find_spec(self, *given):\n        return None\n"
    finder += "sys.meta_path.append(Finder())\n"
    (tmp_path / "site-packages").mkdir()
    (tmp_path / "site-packages" / "lib_with_finder.py").write_text(finder)
    (tmp_path / "mine.py").write_text(f"import lib_with_finder\n{finder}NAME = 'mine'\n{PLAIN}")
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.syspath_prepend(tmp_path / "site-packages")
    monkeypatch.delitem(sys.modules, "lib_with_finder", raising=False)
    before = [*sys.meta_path]
    import_file(tmp_path / "mine.py", alone=True)
    forget()
    added = [type(finder).__module__ for finder in sys.meta_path if finder not in before]
    assert "lib_with_finder" in added
    assert not [name for name in added if name.startswith("tideproof_user")]


def test_a_folder_that_a_file_puts_first_is_before_what_is_installed(tmp_path: Path) -> None:
    """As for Python. What lies beside the file is not, for a library may import what has that name."""
    (tmp_path / "vendor").mkdir()
    (tmp_path / "vendor" / "rich.py").write_text("NAME = 'vendor'\n")
    own = f"import sys\nsys.path.insert(0, {str(tmp_path / 'vendor')!r})\n"
    (tmp_path / "mine.py").write_text(f"{own}sys.modules.pop('rich', None)\nfrom rich import NAME\n{PLAIN}")
    assert protocol_of_file(str(tmp_path / "mine.py"), alone=True)[0].name == "vendor"
    forget()
    assert sys.modules["rich"] is rich


@pytest.mark.parametrize("odd", ["raises", "answers", "lazy", "none", "no module"])
def test_modules_of_any_kind_may_be_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, odd: str) -> None:
    """Their code is not run to look at them."""
    (tmp_path / "odd.py").write_text("raise ValueError('it is run')" if odd == "lazy" else "NAME = 'odd'")
    if odd == "lazy":
        spec = spec_from_file_location("odd", tmp_path / "odd.py")
        assert spec is not None and spec.loader is not None
        spec.loader = importlib.util.LazyLoader(spec.loader)
        module: Any = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    else:
        module = ModuleType("odd")
        answers = {"raises": lambda name: {}[name], "answers": lambda name: Path}
        module.__dict__.update({"__getattr__": answers[odd]} if odd in answers else {})
        module = {"none": None, "no module": Path}.get(odd, module)
    monkeypatch.setitem(sys.modules, "odd", module)
    (tmp_path / "mine.py").write_text(f"NAME = 'mine'\n{PLAIN}")
    for alone in (True, False):
        assert protocol_of_file(str(tmp_path / "mine.py"), alone)[0].name == "mine"
    forget()
    assert sys.modules["odd"] is module
    asks = "try:\n    from odd import other\nexcept (ImportError, KeyError, ValueError):\n    pass\nNAME = 'mine'\n"
    (tmp_path / "asks.py").write_text(asks + PLAIN)
    (tmp_path / "odd.py").unlink()
    assert protocol_of_file(str(tmp_path / "asks.py"))[0].name == "mine"


def test_a_common_helper_of_other_modules_is_another_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though the path has nothing of that when it has been run."""
    (tmp_path / "helper_of_both.py").write_text("from settings_of_one import NAME\n")
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "settings_of_one.py").write_text(f"NAME = {name!r}\n")
        adds = f"import sys\nsys.path.insert(0, {str(tmp_path / name)!r})\nimport settings_of_one\nsys.path.pop(0)\n"
        (tmp_path / f"own_{name}.py").write_text(f"{adds}from helper_of_both import NAME\n{PLAIN}")
    for name in ("one", "two", "one"):
        assert protocol_of_file(str(tmp_path / f"own_{name}.py"))[0].name == name


@pytest.mark.parametrize("beside", ["rules_of_mine", "package_of_mine.rules"])
@pytest.mark.parametrize("edited", ["own", "beside"])
def test_what_is_run_is_what_is_written_though_bytecode_of_it_is_kept(tmp_path: Path, beside: str, edited: str) -> None:
    """A file that is edited within a second, and keeps its size, has bytecode that Python takes for its own."""
    (tmp_path / "mine" / "package_of_mine").mkdir(parents=True)
    (tmp_path / "mine" / "package_of_mine" / "__init__.py").touch()
    other, own = (tmp_path / "mine" / f"{name.replace('.', '/')}.py" for name in (beside, "own"))
    files = {other: "NAME = 'old'\n", own: OWN.format(beside=beside).replace("=NAME", "=NAME + '-old'")}
    for file, text in files.items():
        file.write_text(text)
        os.utime(file, (1, 1))
        py_compile.compile(str(file), doraise=True)
    changed = own if edited == "own" else other
    changed.write_text(files[changed].replace("old", "new"))
    os.utime(changed, (1, 1))
    try:
        assert protocol_of_file(str(own))[0].name == ("old-new" if edited == "own" else "new-old")
    finally:
        forget()


def test_a_file_is_known_by_where_it_lies_and_not_by_how_it_is_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A test that changes to its own folder got the file of the test before it."""
    try:
        for name in ("first", "second"):
            (tmp_path / name).mkdir()
            monkeypatch.chdir(tmp_path / name)
            Path("own.py").write_text(
                f"from tideproof import protocol\nMINE = protocol('kip-320').variation('{name}', 't', 's')\n"
            )
            assert protocol_of_file("own.py")[0].name == protocol_of_file("./own.py")[0].name == name
    finally:
        forget()


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


@pytest.mark.parametrize("edited", ["own", "rules_of_mine", "elsewhere"])
def test_what_was_edited_since_it_was_run_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edited: str
) -> None:
    """In a notebook, say: Python goes on with what it has, and the verdict would be that of the file as it was."""
    file = Path(written(tmp_path / "mine", "rules_of_mine", "old"))
    elsewhere = tmp_path / "lib" / "elsewhere_of_mine.py"
    elsewhere.parent.mkdir()
    elsewhere.touch()
    monkeypatch.syspath_prepend(elsewhere.parent)
    monkeypatch.delitem(sys.modules, elsewhere.stem, raising=False)
    file.write_text(f"import elsewhere_of_mine\n{file.read_text()}")
    changed = elsewhere if edited == "elsewhere" else file.with_stem(edited)
    assert protocol_of_file(str(file))[0].name == protocol_of_file(str(file))[0].name == "old"
    text = changed.read_text()
    changed.write_text(f"{text}\nNAME = 'new'\n")
    with pytest.raises(ValueError, match=rf"own.py: .*{changed.name} has changed since it was run; ask again in a new"):
        protocol_of_file(str(file))
    changed.write_text(text)
    assert protocol_of_file(str(file))[0].name == "old"


def test_what_is_imported_by_a_name_that_is_made_is_not_edited_either(tmp_path: Path) -> None:
    file = Path(written(tmp_path / "mine", "rules_of_mine", "old"))
    file.write_text(
        file.read_text().replace("from rules_of_mine import NAME", "NAME = __import__('rules_' 'of_mine').NAME")
    )
    assert protocol_of_file(str(file))[0].name == "old"
    file.with_stem("rules_of_mine").write_text("NAME = 'new'\n")
    with pytest.raises(ValueError, match=r"rules_of_mine.py has changed since it was run"):
        protocol_of_file(str(file))


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
