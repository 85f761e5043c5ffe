"""The options of random walks: policy, number, length and seed."""

from __future__ import annotations

from enum import StrEnum

WALKS, STEPS = 1_000_000, 100
MOST_STEPS = 100_000
MOST_SEED = 2**63 - 1


class Policy(StrEnum):
    """How a walk chooses among the enabled transitions."""

    UNIFORM = "uniform"
    """All enabled transitions are equally likely, so an action with many instances is taken more often."""

    ACTION_FIRST = "action-first"
    """All enabled actions are equally likely, and so are the instances of the one chosen."""

    SWARM = "swarm"
    """Each walk omits about half of the actions and gives the others weights of 1, 2, 4 or 8 (Groce et al., "Swarm
    testing", ISSTA 2012). Omitted actions are taken only if no other is enabled."""

    PRIORITIES = "priorities"
    """Each walk draws random priorities for the transitions and takes the enabled one with the highest. At three random
    steps, and when a step changes nothing, the transition taken gets the lowest priority. This is probabilistic
    concurrency testing (Burckhardt et al., ASPLOS 2010) with transitions in place of threads. Its bound on the
    probability of finding a bug of a given depth assumes that each thread runs a program, so it does not hold here."""


DEFAULT_POLICY = Policy.SWARM
"""It finds rare losses soonest (tools/calibration/calibration_data.json)."""


def check_numbers(walks: int, steps: int, seed: int) -> None:
    """Raise ValueError, with a message for users, if a number is out of range."""
    if walks < 1:
        raise ValueError(f"--walks {walks}: at least one walk is needed")
    if not 1 <= steps <= MOST_STEPS:
        raise ValueError(f"--steps {steps}: a walk has 1 to {MOST_STEPS:,} steps")
    if not 0 <= seed <= MOST_SEED:
        raise ValueError(f"--seed {seed}: a seed is a number from 0 to 2^63 - 1")
