"""The protocol as brokers run it: fetch rounds, crashes, acknowledgements. One module a concern, one page a generation.

`settings` says what a configuration may have in it and `state` what there is; `rules` says what a generation may decide
differently. The steps of brokers and the controller are in `leading`, `fetching`, `following`, `electing`,
`restarting` and `deleting`, those of clients in `producing`, `retrying`, `transactions` and `consuming`. The
generations fill the slots:

    kafka_0_8 → kafka_0_10 → kafka_0_11 → kafka_2_0 → kafka_2_1 → kafka_2_5

`abstraction` says how all this looks from the published specification.

`flaws` are variations too: a generation with one slot filled as it once was, or as it was thought to be.
"""
