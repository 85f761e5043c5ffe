"""Analyses on top of the engines: refinement, dead ends, agreement, mutation, variations."""
