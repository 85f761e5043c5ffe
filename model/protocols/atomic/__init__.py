"""The published specification, action by action: hachikuji/kafka-specification at d68782b, one Python module each.

`replication` is the base with the state and the common actions; each generation replaces the rules it changed:

    hw_truncation → kip_101 → kip_279 → kip_320_first_try, kip_320

`kip_320_as_built` is not published: it is `kip_320` with the rules that brokers need wider.

`async_isr` is an independent protocol. "Atomic" because a fetch is one step: there is no message in flight but the
LeaderAndIsr requests of the controller.
"""
