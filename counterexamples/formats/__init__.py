"""One module an output format."""
