"""The protocol as brokers run it: fetch rounds, crashes, acknowledgements. One module a concern, one page a generation.

`bounds` declares the bounds of configurations, `state` the variables, and `rules` the rules in which generations
differ. `steps` has the steps of brokers and the controller (`leading`, `fetching`, `following`, `electing`,
`restarting`, `deleting` …) and of clients (`producing`, `retrying`, `transactions`, `consuming` …). The generations in
`releases` fill the slots:

    kafka_0_8 → kafka_0_10 → kafka_0_11 → kafka_2_0 → kafka_2_1 → kafka_2_5

`refinement_mapping` maps the states to those of the published specification.

`flaws` are variations too: a generation in which one slot has a former or a proposed rule.
"""
