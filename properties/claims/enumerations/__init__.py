"""The small models, tried over all values of the stated ranges."""
