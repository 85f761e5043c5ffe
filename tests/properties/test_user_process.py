"""Files of users are run as they are written now, and what they do in the process is gone where it goes on."""

from __future__ import annotations

import importlib
import importlib.util
import os
import py_compile
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from support.user_files import OWN, PLAIN, name_alone, one_and_two, written

from tideproof.properties.invariants.own_files import protocol_of_file
from tideproof.properties.invariants.user_modules import import_file, world

pytestmark = pytest.mark.usefixtures("_a_world")


def test_files_of_several_worlds_do_not_share_what_they_set(tmp_path: Path) -> None:
    (tmp_path / "common.py").write_text("NAME = 'nobody'\n")
    for name in ("strict", "loose"):
        own = f"import common\ncommon.NAME = {name!r}\ndef name():\n    return common.NAME\n"
        (tmp_path / f"{name}.py").write_text(f"{own}{PLAIN.replace('NAME', 'name()')}")
    common = []
    for name in ("strict", "loose", "strict"):
        with world():
            assert protocol_of_file(str(tmp_path / f"{name}.py"))[0].name == name
            common.append(sys.modules["common"])
    assert [module.NAME for module in common] == ["strict", "loose", "strict"]
    assert len(set(common)) == 3, "each time it is run again"


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
        with world():
            assert protocol_of_file(str(tmp_path / "own.py"))[0].name == f"file-{name}"
            assert sys.modules["settings_of_test"] is not settings
        assert sys.modules["settings_of_test"] is settings
        assert settings.NAME == "test"
        assert "tools_of_test" not in sys.modules
        assert (os.environ["LAMP_NAME"], "OF_IT" in os.environ) == (name, False)
        assert (sys.path, Path.cwd()) == (path, folder)


PUT = {
    "environment": """
import os
NAME = os.environ.setdefault('LAMP_NAME', 'FOLDER')
""",
    "no module": """
import sys, types
it = types.SimpleNamespace(NAME='FOLDER')
NAME = sys.modules.setdefault('it', it).NAME
""",
    "a module": """
import sys
try:
    from lib_of_none import NAME
except ImportError:
    NAME = 'FOLDER'
    sys.modules['lib_of_none'] = type(sys)('lib_of_none')
    import lib_of_none
    lib_of_none.NAME = NAME
""",
    "another module": """
import sys, rich, types
sys.modules['rich'] = types.SimpleNamespace(NAME=getattr(rich, 'NAME', 'FOLDER'))
NAME = sys.modules['rich'].NAME
""",
    "folder": """
import os
from pathlib import Path
NAME = 'FOLDER' if Path('other').exists() else 'none'
os.chdir(Path(__file__).parent)
""",
    "finder": """
import sys
class Finder:
    def find_spec(self, *given):
        return None
NAME = 'none' if any(type(f).__name__ == 'Finder' for f in sys.meta_path) else 'FOLDER'
sys.meta_path.append(Finder())
""",
}


@pytest.mark.parametrize("settings", PUT.values(), ids=PUT)
def test_what_a_file_puts_in_the_process_is_not_there_for_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settings: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "other").mkdir()
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "mine.py").write_text(settings.replace("FOLDER", name) + PLAIN)
    for name in ("one", "two", "one"):
        assert name_alone(f"{name}/mine.py") == name
    assert not {"it", "lib_of_none"} & sys.modules.keys()
    assert "LAMP_NAME" not in os.environ


def test_a_stub_that_no_import_names_is_gone_too(tmp_path: Path) -> None:
    """Its file gets it by a name that it makes."""
    stub = "import importlib, sys, types\nsys.modules['heavy_of_one'] = types.ModuleType('heavy_of_one')\n"
    (tmp_path / "one.py").write_text(
        f"{stub}NAME = 'one' if importlib.import_module('heavy_' 'of_one') else ''\n{PLAIN}"
    )
    assert name_alone(tmp_path / "one.py") == "one"
    assert "heavy_of_one" not in sys.modules


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
    with world():
        import_file(tmp_path / "mine.py")
    added = [type(finder).__module__ for finder in sys.meta_path if finder not in before]
    assert "lib_with_finder" in added
    assert not [name for name in added if name.startswith("tideproof_user")]


@pytest.mark.parametrize("odd", ["raises", "answers", "lazy", "none", "no module"])
def test_modules_of_any_kind_may_be_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, odd: str) -> None:
    """Their code is not run to look at them."""
    (tmp_path / "odd.py").write_text("raise ValueError('it is run')" if odd == "lazy" else "NAME = 'odd'")
    if odd == "lazy":
        spec = importlib.util.spec_from_file_location("odd", tmp_path / "odd.py")
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
    assert name_alone(tmp_path / "mine.py") == "mine"
    assert sys.modules["odd"] is module
    asks = "try:\n    from odd import other\nexcept (ImportError, KeyError, ValueError):\n    pass\nNAME = 'mine'\n"
    (tmp_path / "asks.py").write_text(asks + PLAIN)
    (tmp_path / "odd.py").unlink()
    assert protocol_of_file(str(tmp_path / "asks.py"))[0].name == "mine"


@pytest.mark.parametrize("beside", ["rules_of_mine", "package_of_mine.rules"])
@pytest.mark.parametrize("edited", ["own", "beside"])
def test_what_is_run_is_what_is_written_though_bytecode_of_it_is_kept(tmp_path: Path, beside: str, edited: str) -> None:
    """A file that is edited within a second, and keeps its size, has bytecode that Python takes for its own."""
    (tmp_path / "mine" / "package_of_mine").mkdir(parents=True)
    (tmp_path / "mine" / "package_of_mine" / "__init__.py").touch()
    other, own = (tmp_path / "mine" / f"{name.replace('.', '/')}.py" for name in (beside, "own"))
    files = {other: "NAME = 'old'\n", own: OWN.format(beside=beside).replace("(NAME", "(NAME + '-old'")}
    for file, text in files.items():
        file.write_text(text)
        os.utime(file, (1, 1))
        py_compile.compile(str(file), doraise=True)
    changed = own if edited == "own" else other
    changed.write_text(files[changed].replace("old", "new"))
    os.utime(changed, (1, 1))
    assert protocol_of_file(str(own))[0].name == ("old-new" if edited == "own" else "new-old")


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


@pytest.mark.parametrize("gone", ["beside_of_mine", "own"])
def test_what_was_removed_since_it_was_run_is_refused(tmp_path: Path, gone: str) -> None:
    (tmp_path / "beside_of_mine.py").write_text("")
    (tmp_path / "own.py").write_text(f"import beside_of_mine\nNAME = 'own'\n{PLAIN}")
    protocol_of_file(str(tmp_path / "own.py"))
    (tmp_path / f"{gone}.py").unlink()
    with pytest.raises(ValueError, match="has changed since it was run" if gone != "own" else "no such file"):
        protocol_of_file(str(tmp_path / "own.py"))


def test_what_a_file_takes_from_the_environment_is_there_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMP_NAME", "lamp")
    one, two = one_and_two(tmp_path, "import os\nos.environ.pop('LAMP_NAME')")
    assert [name_alone(one), name_alone(two)] == ["one", "two"]
    assert os.environ["LAMP_NAME"] == "lamp"


@pytest.mark.parametrize(
    "imports",
    ["import lib_of_parts", "import lib_of_parts.package", "import lib_of_parts\nimport lib_of_parts.package"],
)
def test_what_a_library_puts_in_the_process_is_not_put_there_by_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, imports: str
) -> None:
    """Modules without a file, as those of `six.moves` are."""
    (tmp_path / "site-packages" / "lib_of_parts").mkdir(parents=True)
    (tmp_path / "site-packages" / "lib_of_parts" / "__init__.py").write_text(
        "import sys\nfor part in ('part', 'package'):\n"
        "    sys.modules[f'{__name__}.{part}'] = type(sys)(f'{__name__}.{part}')\n"
        "sys.modules[f'{__name__}.package'].__path__ = []\n"
    )
    monkeypatch.syspath_prepend(tmp_path / "site-packages")
    for name in ("", ".part", ".package"):  # it stays: a library is not imported twice
        monkeypatch.setitem(sys.modules, f"lib_of_parts{name}", ModuleType("none"))
        monkeypatch.delitem(sys.modules, f"lib_of_parts{name}")
    assert [name_alone(file) for file in one_and_two(tmp_path, imports)] == ["one", "two"]
    assert "lib_of_parts.part" in sys.modules


def test_the_working_folder_may_have_been_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "removed").mkdir()
    monkeypatch.chdir(tmp_path / "removed")
    (tmp_path / "removed").rmdir()
    (tmp_path / "mine.py").write_text(f"NAME = 'mine'\n{PLAIN}")
    assert name_alone(tmp_path / "mine.py") == "mine"
    (tmp_path / "moves.py").write_text(f"import os\nos.chdir({str(tmp_path)!r})\nNAME = 'moves'\n{PLAIN}")
    assert name_alone(tmp_path / "moves.py") == "moves"


def test_what_was_written_a_moment_ago_is_found(tmp_path: Path) -> None:
    """Python keeps what a folder has until its time has changed, which may not be exact."""
    (tmp_path / "asks.py").write_text("try:\n    import late_of_mine\nexcept ImportError:\n    pass\n")
    os.utime(tmp_path, (1, 1))
    import_file(tmp_path / "asks.py")
    (tmp_path / "late_of_mine.py").write_text("NAME = 'late'\n")
    (tmp_path / "mine.py").write_text(f"from late_of_mine import NAME\n{PLAIN}")
    os.utime(tmp_path, (1, 1))
    assert name_alone(tmp_path / "mine.py") == "late"


def test_bytecode_beside_a_file_is_its_own(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        source = tmp_path / name / "written.py"
        source.write_text(f"NAME = {name!r}\n")
        py_compile.compile(str(source), str(source.with_name("settings_compiled.pyc")), doraise=True)
        (tmp_path / name / "own.py").write_text(OWN.format(beside="settings_compiled"))
    for name in ("one", "two", "one"):
        assert name_alone(tmp_path / name / "own.py") == name


@pytest.mark.parametrize("name", ["__main__", "__mp_main__"])
def test_the_script_that_runs_is_there_for_its_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    script = ModuleType(name)
    script.__file__ = str(tmp_path / "script.py")
    monkeypatch.setitem(sys.modules, name, script)
    (tmp_path / "mine.py").write_text(f"import sys\nNAME, MAIN = 'mine', sys.modules.get({name!r})\n{PLAIN}")
    assert import_file(tmp_path / "mine.py").module.MAIN is script


def test_what_lies_in_one_package_with_what_imports_it_is_not_edited_either(tmp_path: Path) -> None:
    """Though another module of the package was the first to import it."""
    (tmp_path / "package_of_both").mkdir()
    for name, text in {"__init__": "", "a": "from . import c", "b": "from . import c", "c": ""}.items():
        (tmp_path / "package_of_both" / f"{name}.py").write_text(text)
    for name, module in {"one": "a", "two": "b"}.items():
        (tmp_path / f"{name}.py").write_text(f"import package_of_both.{module}\nNAME = {name!r}\n{PLAIN}")
        import_file(tmp_path / f"{name}.py")
    (tmp_path / "package_of_both" / "c.py").write_text("NAME = 'new'\n")
    (tmp_path / "package_of_both" / "a.py").write_text("NAME = 'new'\n")
    with pytest.raises(ValueError, match=r"two.py: .*c.py has changed since it was run"):
        import_file(tmp_path / "two.py")


def test_names_are_meant_in_the_folder_of_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though a file goes to another one while it is run: a namesake there was checked."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "own.py").write_text(f"NAME = 'old'\n{PLAIN}")
    (tmp_path / "own.py").write_text(f"import os\nos.chdir('old')\nNAME = 'new'\n{PLAIN}")
    for _ in range(2):
        assert protocol_of_file("own.py")[0].name == "new"
    assert Path.cwd() == tmp_path


def test_a_file_may_remove_the_working_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then there is none to go back to, but the rest is as it was."""
    (tmp_path / "removed").mkdir()
    monkeypatch.chdir(tmp_path / "removed")
    removes = f"import os\nos.chdir({str(tmp_path)!r})\nos.rmdir('removed')\nos.environ['LAMP_NAME'] = '1'\n"
    (tmp_path / "mine.py").write_text(f"{removes}NAME = 'mine'\n{PLAIN}")
    path = [*sys.path]
    assert name_alone(tmp_path / "mine.py") == "mine"
    assert (sys.path, "LAMP_NAME" in os.environ) == (path, False)
