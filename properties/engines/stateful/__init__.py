"""Stateful testing with Hypothesis."""
