"""Bounds and protocols that many tests use."""

from __future__ import annotations

GENERATIONS = ["hw-truncation", "kip-101", "kip-279", "kip-320-first-try", "kip-320"]


SMALL = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3}
