"""What decides whether a property holds: one package an engine."""
