"""How records are named."""

from __future__ import annotations


def record_name(record: int) -> str:
    """a, b … z, then r26, r27 …"""
    return chr(ord("a") + record) if record < 26 else f"r{record}"
