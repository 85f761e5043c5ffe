"""What random walks and their compiled loops agree on."""

UNIFORM, ACTION_FIRST, SWARM, PRIORITIES = range(4)
"""Policies."""

CHANGES = 3
"""Priority changes in a walk by priorities."""

SKETCH_BITS = 12
"""A sketch has 2 to this power registers."""

NEXT, FOUND, STEPS, ENDED, ERROR, DEEPEST = range(6)
"""Fields of the control words: the next walk, findings, steps taken, walks that ended early, the step that drove a
variable out of its range, the most steps of a walk."""
CONTROL_WORDS = 6

REACHED_STOP, FOUND_FULL, ESCAPED = range(3)
"""Why the loops returned."""

MOST_PROPERTIES = 64

SEEN, ONCE, TWICE, EDGES, TAKEN = range(5)
"""Fields of the totals of calibration: states seen, those seen exactly once, exactly twice, transitions seen, steps."""
TOTALS = 5
