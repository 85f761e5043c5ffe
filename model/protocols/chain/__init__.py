"""Chain replication, and reads from any of its copies."""
