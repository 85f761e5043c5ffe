"""Promises: what must happen in the end, decided on the graph of all reachable states."""
