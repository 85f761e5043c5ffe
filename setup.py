"""Install each top-level folder as tideproof.<folder>, and api/ as tideproof itself. The rest is in pyproject.toml."""

from setuptools import find_packages, setup

# No folder of the checkout may be called tideproof: in the working directory it would hide the installed package.
FOLDERS = ("model", "properties", "counterexamples", "conformance", "cli")

LESSONS = "docs/lessons"  # documents and data of the package at once

found = find_packages(include=[name for folder in FOLDERS for name in (folder, f"{folder}.*")])
setup(
    packages=["tideproof", "tideproof.lessons", *(f"tideproof.{name}" for name in found)],
    package_dir={"tideproof": "api", "tideproof.lessons": LESSONS, **{f"tideproof.{f}": f for f in FOLDERS}},
)
