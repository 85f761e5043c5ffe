"""The steps of brokers, by topic."""
