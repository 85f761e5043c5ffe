"""Pages that need no server."""
