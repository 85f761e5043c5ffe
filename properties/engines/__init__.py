"""The engines, which decide whether a property holds: one package each."""
