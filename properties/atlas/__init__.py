"""What can be lost, by release, settings and faults: the questions, the searches that answer them, and their rows."""
