"""What is not installed with Tideproof unless it is asked for."""


def how_to_install(extra: str) -> str:
    """The command that installs Tideproof with this extra of pyproject.toml."""
    return f"pip install 'tideproof[{extra}]', or in a clone pip install -c constraints.txt '.[{extra}]'"
