"""The protocol as brokers run it: fetch rounds, crashes, acknowledgements. One module a concern, one page a generation.

`state` says what there is; `rules` says what a generation may decide differently; `leading`, `fetching`, `following`,
`electing`, `restarting` and `producing` are the steps. The generations fill the slots:

    kafka_0_8 → kafka_0_10 → kafka_0_11 → kafka_2_0 → kafka_2_1

`abstraction` says how all this looks from the published specification.

`flaws` are variations too: a generation with one slot filled as it once was, or as somebody thought it could be.
"""
