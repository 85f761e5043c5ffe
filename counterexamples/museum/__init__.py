"""Recorded counterexamples of the known flaws."""
