"""The coverage of random walks in a completely known state space."""
