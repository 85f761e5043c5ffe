"""The archives for executors have all that tasks import. Needs neither Spark nor Java."""

from __future__ import annotations

import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from support.cli import Cli

from tideproof.properties.engines.spark import shipping
from tideproof.properties.engines.spark.shipping import LIBRARIES, ShippingError, libraries_archive

pytest.importorskip("pyarrow")

IMPORTS_ONLY = """
import importlib, sys
allowed, modules = sys.argv[1].split(","), sys.argv[2:]

class Finder:
    def find_spec(self, name, path=None, target=None):
        top = name.split(".")[0]
        if top not in allowed and top not in sys.stdlib_module_names:
            raise ModuleNotFoundError(f"{name} is not sent to executors")

sys.meta_path.insert(0, Finder())
for module in modules:
    importlib.import_module(module)
"""


def imported(*modules: str, allowed: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", IMPORTS_ONLY, ",".join(allowed), *modules]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_tasks_import_only_what_is_sent() -> None:
    spark = "tideproof.properties.engines.spark"
    modules = [
        f"{spark}.batch_task",
        f"{spark}.search_task",
        f"{spark}.session",
        f"{spark}.batch_report",
        "pyarrow.parquet",
    ]
    done = imported(*modules, allowed=("tideproof", *LIBRARIES))
    assert done.returncode == 0, done.stderr
    without = imported(*modules, allowed=("tideproof", *(name for name in LIBRARIES if name != "platformdirs")))
    assert "platformdirs is not sent" in without.stderr


def test_libraries_can_be_imported_from_the_archive(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shipping, "LIBRARIES", ("platformdirs",))
    with tarfile.open(libraries_archive(tmp_path)) as archive:
        archive.extractall(tmp_path / "sent", filter="data")
    look = f"import sys; sys.path.append({str(tmp_path / 'sent')!r}); import platformdirs; print(platformdirs.__file__)"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(tmp_path / "sent" / "platformdirs" / "__init__.py")


def test_a_library_whose_files_are_not_known_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shipping, "LIBRARIES", ("nothing-of-that-name",))
    with pytest.raises(ShippingError, match="install it with pip"):
        libraries_archive(tmp_path)


def test_libraries_are_sent_to_clusters_only(cli: Cli) -> None:
    for args in (["batch", "kip-320", "-o", "x"], ["check", "kip-320", "--on", "spark"], ["check", "kip-320"]):
        done = cli(*args, "--send-libraries")
        assert done.returncode == 2 and "--send-libraries is for" in done.stderr, done.stderr
