"""How records are named, and who is in a set of brokers."""

from __future__ import annotations

from collections.abc import Sequence


def record_name(record: int) -> str:
    """a, b … z, then r26, r27 …"""
    return chr(ord("a") + record) if record < 26 else f"r{record}"


def members(flags: Sequence[object]) -> tuple[int, ...]:
    """The brokers of a set that has one flag a broker."""
    return tuple(broker for broker, member in enumerate(flags) if member)
