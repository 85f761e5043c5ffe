"""The optional dependencies of Tideproof."""

import re
from importlib.metadata import PackageNotFoundError, requires


def how_to_install(extra: str) -> str:
    """The command that installs the packages of this extra of pyproject.toml, wherever Tideproof came from."""
    try:
        needed = [re.split(r"\s*;\s*", text) for text in requires("tideproof") or ()]
    except PackageNotFoundError:  # run from a checkout that is not installed
        return f"pip install '.[{extra}]' in the checkout"
    return " ".join(["pip install", *(f"'{name}'" for name, *marker in needed if marker == [f'extra == "{extra}"'])])
