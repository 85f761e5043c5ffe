"""What travels to executors along with the tasks: this package, and where they are missing, the libraries of tasks."""

from __future__ import annotations

import tarfile
import zipfile
from collections.abc import Iterator, Sequence
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

LIBRARIES = ("llvmlite", "msgspec", "numpy", "platformdirs", "pyarrow")
"""What tasks import, apart from this package and PySpark, which executors have from Spark. None needs a further one."""

_NOT_IMPORTED = {"__pycache__", "include", "src", "tests"}


class ShippingError(ValueError):
    """Something cannot be sent; the message is one line for the user."""


def package_archive(folder: Path) -> Path:
    """This package as a zip file that Python can import from, for executors that do not have it."""
    root, path = Path(__file__).parents[3], folder / "tideproof.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        # Its own __init__ too: without one, a tideproof that is installed on the executor would come before this one.
        for source in [*sorted(root.glob("*.py")), *_sources(root, ("model", "counterexamples", "properties"))]:
            archive.write(source, Path("tideproof") / source.relative_to(root))
    return path


def _sources(root: Path, folders: Sequence[str]) -> Iterator[Path]:
    for folder in folders:
        yield from sorted(p for p in (root / folder).rglob("*.py") if "__pycache__" not in p.parts)


def libraries_archive(folder: Path) -> Path:
    """The libraries of this Python that tasks import, as they are installed here: some 140 MB.

    They have machine code, which Python loads from files only: so this archive is one to unpack, for a machine of the
    same kind and a Python of the same minor version. Raises ShippingError where a library's files are not known.
    """
    path = folder / "libraries.tar.gz"
    with tarfile.open(path, "w:gz", compresslevel=1) as archive:
        for name in LIBRARIES:
            for file, place in _installed(name):
                archive.add(file, place)
    return path


def _installed(name: str) -> Iterator[tuple[Path, str]]:
    """The files of a library that can be imported, and their places in its folder."""
    try:
        found = distribution(name)
    except PackageNotFoundError:
        found = None
    if found is None or not found.files:
        raise ShippingError(f"{name} was not installed by pip here, so its files are not known: install it with pip")
    for file in found.files:
        if file.parts[0] != ".." and not _NOT_IMPORTED.intersection(file.parts):
            yield Path(str(found.locate_file(file))), str(file)
