"""Small models for claims about things outside the protocols."""
