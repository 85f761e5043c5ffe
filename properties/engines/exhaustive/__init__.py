"""Exhaustive search: every reachable state, breadth first."""
