"""How walks are drawn: their policy, and how many, how long and from which seed."""

from __future__ import annotations

from enum import StrEnum

WALKS, STEPS = 1_000_000, 100
MOST_STEPS = 100_000
MOST_SEED = 2**63 - 1


class Policy(StrEnum):
    """How a walk chooses among the enabled transitions."""

    UNIFORM = "uniform"
    """Every enabled transition with the same chance. An action with many instances is taken more often."""

    ACTION_FIRST = "action-first"
    """First an enabled action, each with the same chance, then one of its instances."""

    SWARM = "swarm"
    """Each walk leaves out about half of the actions and gives weights of 1, 2, 4 or 8 to the others (Groce et al.,
    "Swarm testing", ISSTA 2012). What is left out is taken only where nothing else is enabled."""

    PRIORITIES = "priorities"
    """Each walk gives the transitions priorities by lot and takes the enabled one with the highest; at three random
    steps, and where a step changes nothing, the one taken falls below all others. This is probabilistic concurrency
    testing (Burckhardt et al., ASPLOS 2010) with transitions in the place of threads. Its bound on the chance to find
    a bug of a given depth rests on each thread running through a program of its own, so here it gives none."""


DEFAULT_POLICY = Policy.SWARM
"""What finds rare losses soonest, by tools/calibration/calibration_data.json."""


def check_numbers(walks: int, steps: int, seed: int) -> None:
    """Raises ValueError, in words for the user, for numbers that make no sense."""
    if walks < 1:
        raise ValueError(f"--walks {walks}: at least one walk is needed")
    if not 1 <= steps <= MOST_STEPS:
        raise ValueError(f"--steps {steps}: a walk has 1 to {MOST_STEPS:,} steps")
    if not 0 <= seed <= MOST_SEED:
        raise ValueError(f"--seed {seed}: a seed is a number from 0 to 2^63 - 1")
