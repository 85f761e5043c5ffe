"""Questions on top of the engines: refinement, dead ends, agreement, calibration."""
