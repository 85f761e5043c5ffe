"""Texts for states and steps."""
