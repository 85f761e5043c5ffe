"""Tideproof: a formal-invariant checker for Kafka's replication protocol."""
