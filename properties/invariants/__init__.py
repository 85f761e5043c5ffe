"""The properties, one module for each topic."""

from __future__ import annotations

from collections.abc import Mapping

from tideproof.model.language.properties import Property


def properties_in(module: Mapping[str, object]) -> tuple[Property, ...]:
    """The properties among the names of a module, in the order of their definitions."""
    return tuple(value for value in module.values() if isinstance(value, Property))
