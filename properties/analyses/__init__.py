"""Questions on top of the engines: refinement, dead ends, agreement, the state graph."""
