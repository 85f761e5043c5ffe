"""What the search by partitions and its compiled loops agree on."""

BLOCK = 8
"""Sources to a block; the buffer for successors has room for so many times the number of transitions."""

NEXT, USED, STEPS, DEAD, ERROR = range(5)
"""Fields of the control words: the next state to expand, states in the table, transitions taken, states without a
successor, the transition that escaped its range."""
CONTROL_WORDS = 5

DONE, FULL, ESCAPED = range(3)
"""Why the loops returned."""

MOST_PROPERTIES = 64
