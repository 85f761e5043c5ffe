"""The replication protocol with the KRaft controller, as published: partition changes in a log, and messages."""
