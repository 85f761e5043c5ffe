"""Can a cluster lose an acknowledged record? The settings in an operator's files, and the atlas's answer to them."""
