"""What random walks see of a state space that is known to the last state."""
