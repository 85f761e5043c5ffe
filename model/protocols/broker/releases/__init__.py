"""One page a release: the rules in which it differs from the one before."""
