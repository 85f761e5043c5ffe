"""Accounts: what happened in a run, and why the property failed."""
