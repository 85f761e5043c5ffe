"""The cache of compiled code: rebuilt whenever it could be wrong, and never an obstacle."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from importlib import import_module
from pathlib import Path
from types import ModuleType

import platformdirs
import pytest
from calibration import markov_chain

from tideproof.model.backends import native
from tideproof.model.backends.waiting import at_work
from tideproof.model.language.properties import EngineError, watched
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines import compiled
from tideproof.properties.engines.exhaustive import code as exhaustive_code
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.random import code as random_code
from tideproof.properties.engines.spark import partition_code
from tideproof.properties.invariants.replication import strong_isr, weak_isr

TINY = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 2}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache."""
    monkeypatch.setenv("TIDEPROOF_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache"


def states() -> int:
    protocol = PROTOCOLS["kip-320"]
    with explore(protocol, protocol.bounded(**TINY), [strong_isr]) as found:
        return found.distinct_states


def test_code_is_compiled_once_and_then_loaded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    count = states()
    kept = {path: path.read_bytes() for path in folder.iterdir()}
    assert len(kept) == 3  # the system, the kernel, and the canonical form

    def refuse(_: str) -> bytes:
        raise AssertionError("compiled again")

    monkeypatch.setattr(compiled, "compile_ir", refuse)
    assert states() == count
    assert {path: path.read_bytes() for path in folder.iterdir()} == kept


@pytest.mark.parametrize("damage", ["rubbish", "cut short", "empty", "one bit", "of another key"])
def test_damaged_code_is_rebuilt(folder: Path, damage: str) -> None:
    count = states()
    kept = sorted(folder.iterdir())
    good = [path.read_bytes() for path in kept]
    for path, content, other in zip(kept, good, reversed(good), strict=True):
        bad = {
            "rubbish": b"\x00rubbish" * 100,
            "cut short": content[: len(content) // 2],
            "empty": b"",
            "one bit": content[:-1] + bytes([content[-1] ^ 1]),
            "of another key": other,
        }[damage]
        path.write_bytes(bad)
    assert states() == count
    assert [path.read_bytes() for path in kept] == good


def test_an_unwritable_cache_only_costs_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    in_the_way = tmp_path / "a file"
    in_the_way.write_text("not a folder")
    monkeypatch.setenv("TIDEPROOF_CACHE_DIR", str(in_the_way / "cache"))
    assert states() > 0
    assert in_the_way.read_text() == "not a folder"


def test_a_user_without_a_home_has_no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(_: str) -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.delenv("TIDEPROOF_CACHE_DIR")
    monkeypatch.setattr(platformdirs, "user_cache_path", nowhere)
    monkeypatch.chdir(tmp_path)
    assert native.cache_folder() is None
    assert native.cached("anything", lambda: b"code") == b"code"
    assert list(tmp_path.iterdir()) == []


def test_a_build_that_misses_its_deadline_is_abandoned(folder: Path) -> None:
    done = threading.Event()
    with pytest.raises(TimeoutError):
        native.cached("slow", lambda: b"code" if done.wait(60) else b"", time.monotonic() + 0.2)
    assert at_work() == [native.COMPILER]
    done.set()
    assert native.cached("slow", lambda: b"code", time.monotonic() + 60) == b"code"


def test_foreign_files_in_the_cache_are_left_alone(folder: Path) -> None:
    folder.mkdir()
    (folder / "notes.txt").write_text("mine")
    (folder / "sub.o").mkdir()
    assert states() > 0
    assert (folder / "notes.txt").read_text() == "mine"


def test_the_cache_evicts_old_files(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "_KEPT_FILES", 3)
    for i in range(6):
        native.cached(f"number {i}", lambda: b"code")
    assert len(list(folder.glob("*.o"))) == 3


def test_code_depends_on_rules_bounds_and_properties(folder: Path) -> None:
    keys = set()
    for name in ("kip-101", "kip-279"):
        for epochs in (2, 3):
            for properties in ([strong_isr], [weak_isr]):
                protocol = PROTOCOLS[name]
                system = watched(protocol, protocol.bounded(**{**TINY, "epochs": epochs}), properties)
                before = set(folder.glob("*.o"))
                compiled.Code.of(system, properties, exhaustive_code.KERNEL)
                keys |= set(folder.glob("*.o")) - before
    assert len(keys) == 8 + 2  # the loops and the canonical form are the same for all


@pytest.mark.parametrize("code", [exhaustive_code, random_code, partition_code, markov_chain])
def test_the_key_of_a_kernel_covers_every_module_that_it_imports(code: ModuleType) -> None:
    path = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}  # a kernel may be one of tools/
    ours = "('tideproof.', 'calibration.')"
    script = f"import sys, {code.KERNEL}; print(*(name for name in sys.modules if name.startswith({ours})))"
    ran = subprocess.run([sys.executable, "-c", script], env=path, capture_output=True, text=True, check=True)
    loaded = ran.stdout.split()
    sources = compiled.kernel_sources(code.KERNEL)
    modules = [sys.modules.get(name) or import_module(name) for name in loaded]
    texts = [Path(module.__file__).read_text(encoding="utf-8") for module in modules if module.__file__]
    written = [text for module, text in zip(modules, texts, strict=True) if not hasattr(module, "__path__")]
    assert len(written) >= 3  # the kernel, shared helpers, the use of Numba
    assert [text[:100] for text in written if text not in sources] == []


PREBUILT = (exhaustive_code, random_code, partition_code)


@pytest.mark.parametrize("code", PREBUILT)
def test_prebuilt_kernels_match_their_sources(code: ModuleType) -> None:
    kept = compiled.prebuilt_file(code.KERNEL).read_text(encoding="utf-8")
    assert kept.partition("\n")[0] == compiled.prebuilt_text(code.KERNEL, "").strip(), "make kernels"


@pytest.mark.nightly
def test_numba_reproduces_the_prebuilt_kernels() -> None:
    tool = Path(__file__).parents[2] / "tools" / "prebuild_kernels.py"
    ran = subprocess.run([sys.executable, tool, "--check"], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "changed: none\n", ""), "make kernels"


@pytest.mark.parametrize("words", [1, 2, 3, 7])
def test_prebuilt_kernels_serve_states_of_any_size(words: int) -> None:
    text = compiled.kernel_ir(exhaustive_code.KERNEL, words)
    assert f"ret i64 {words}" in text
    assert f"declare i64 @{native.WORDS}" not in text


def test_changed_kernels_are_compiled_by_numba_or_refused_without_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected, sources = states(), compiled.kernel_sources(exhaustive_code.KERNEL)
    monkeypatch.setattr(compiled, "kernel_sources", lambda _: sources + "# changed")
    monkeypatch.setitem(sys.modules, "numba", None)
    monkeypatch.delitem(sys.modules, "tideproof.model.backends.kernels", raising=False)
    with pytest.raises(EngineError, match=r"exhaustive.kernel is not compiled: install Numba"):
        states()
    monkeypatch.undo()
    monkeypatch.setenv("TIDEPROOF_CACHE_DIR", str(folder))
    monkeypatch.setattr(compiled, "kernel_sources", lambda _: sources + "# changed")
    before = len(list(folder.iterdir()))
    assert states() == expected
    assert len(list(folder.iterdir())) == before + 2  # the IR by Numba, and the code of that
