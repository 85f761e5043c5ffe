"""The model's traces on real brokers: unmodified Kafka, controlled message by message, compared after every step.

`replaying` runs a trace on a release and reports model and observation. It needs Java, the jars of the release
(fetched by Maven, or given as a folder) and the extra `tideproof[real]`. Everything listens on the loopback interface
only, and ends with the process that started it.
"""
