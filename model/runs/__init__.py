"""Runs and traces, and the replayer that every counterexample must pass: the trusted base. It imports no engine."""
