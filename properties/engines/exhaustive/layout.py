"""What the exhaustive search and its compiled loops agree on."""

BLOCK = 8
"""Sources to a block; the buffers for successors have room for so many times the number of transitions."""

COUNT, NEXT, FAILED, TAKEN, ERROR, DEAD = range(6)
"""Fields of the control words: states known, the next state to expand, the properties that failed, transitions taken,
the transition that escaped its range, states without a successor."""
CONTROL_WORDS = 6

REACHED_STOP, TABLE_FULL, ESCAPED = range(3)
"""Why the loops returned."""

MOST_PROPERTIES = 64
