"""The optional dependencies of Tideproof."""


def how_to_install(extra: str) -> str:
    """The command that installs Tideproof with this extra of pyproject.toml."""
    return f"pip install 'tideproof[{extra}]', or in a clone pip install -c constraints.txt '.[{extra}]'"
