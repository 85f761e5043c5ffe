"""What must hold: one module a topic."""
