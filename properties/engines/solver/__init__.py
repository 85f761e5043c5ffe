"""Bounded model checking and induction with Z3."""
