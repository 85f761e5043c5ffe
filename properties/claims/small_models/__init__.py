"""Small models that claims need and the protocol does not have."""
