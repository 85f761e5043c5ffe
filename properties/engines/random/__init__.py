"""Random walks in machine code."""
