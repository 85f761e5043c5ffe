"""Archives for executors: this package, and the libraries that its tasks import."""

from __future__ import annotations

import tarfile
import zipfile
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

LIBRARIES = ("llvmlite", "msgspec", "numpy", "platformdirs", "pyarrow")
"""All that tasks import besides this package and PySpark, which comes with Spark. They have no dependencies."""

SHIPPED = {
    "tideproof": "*.py",
    "tideproof.model": "**/*.py",
    "tideproof.counterexamples": "**/*.py",
    "tideproof.properties": "**/*.py",
}
"""The packages that tasks import, with the parts to ship."""

_NOT_IMPORTED = {"__pycache__", "include", "src", "tests"}


class ShippingError(ValueError):
    """An archive cannot be made; the message is one line for the user."""


def package_archive(folder: Path) -> Path:
    """Write this package to a zip file, from which executors import it."""
    path = folder / "tideproof.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        # With its __init__.py: otherwise a tideproof installed on the executor would take precedence.
        for package, pattern in SHIPPED.items():
            (root,) = import_module(package).__path__  # in an editable installation each is somewhere else
            for source in sorted(Path(root).glob(pattern)):
                archive.write(source, Path(*package.split(".")) / source.relative_to(root))
    return path


def libraries_archive(folder: Path) -> Path:
    """Write the libraries that tasks import to an archive of some 140 MB, as they are installed here.

    Executors unpack it, as extension modules are loaded from files only; they need the same platform and minor version
    of Python. Raises ShippingError if the files of a library are not known.
    """
    path = folder / "libraries.tar.gz"
    with tarfile.open(path, "w:gz", compresslevel=1) as archive:
        for name in LIBRARIES:
            for file, place in _installed(name):
                archive.add(file, place)
    return path


def _installed(name: str) -> Iterator[tuple[Path, str]]:
    """Yield the importable files of a library, and their paths in the archive."""
    try:
        found = distribution(name)
    except PackageNotFoundError:
        found = None
    if found is None or not found.files:
        raise ShippingError(f"{name} was not installed by pip here, so its files are not known: install it with pip")
    for file in found.files:
        if file.parts[0] != ".." and not _NOT_IMPORTED.intersection(file.parts):
            yield Path(str(found.locate_file(file))), str(file)
