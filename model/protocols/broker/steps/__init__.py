"""The steps of brokers and clients, by topic."""
