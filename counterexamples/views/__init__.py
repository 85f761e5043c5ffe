"""How states and steps are shown."""
