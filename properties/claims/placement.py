"""Tutorial 001: who holds which replica, and what a commit is worth (rows 9 to 13)."""

from __future__ import annotations

from tideproof.properties.claims.base import (
    FAILS,
    FIXED,
    GENERATIONS,
    HOLDS,
    RELEASES,
    WITH_MIN_ISR,
    Claim,
    Kind,
    Reading,
    Trial,
    functions,
    in_suite,
    properties,
    protocols,
    rules,
    says,
    steps,
    variables,
)
from tideproof.properties.claims.enumerations.assignment import DISTINCT, LEADERS, REPLICAS, SHARED

TUTORIALS, MULTIPLES, WITH_ENOUGH, KAFKAS = (
    "the tutorials' assignment",
    "the tutorials' assignment, as many partitions on each broker",
    "the tutorials' assignment, with brokers enough",
    "Kafka's assignment",
)
RANGE = {"brokers": 8, "partitions": 24}

CLAIMS = (
    Claim(
        9,
        "Replica j of partition i is on broker (i + j) mod n",
        ("001",),
        (Kind.FUNCTION, Kind.CLAIM),
        "Partition i goes to broker i mod n, and its replica j to broker (i + j) mod n: so leaders and replicas are "
        "spread evenly, and the replicas of a partition are on distinct brokers.",
        functions(
            "properties.claims.small_models.assignment.assigned",
            "properties.claims.small_models.assignment.assigned_by_kafka",
        ),
        (
            Reading(
                "Within one topic, with no more replicas than brokers; evenly means to within one. First with "
                "partitions a multiple of brokers, then with any number of them.",
                tuple(
                    Trial(rule, promise, RANGE, HOLDS)
                    for rule in (MULTIPLES, WITH_ENOUGH)
                    for promise in (DISTINCT, LEADERS, REPLICAS)
                ),
            ),
            Reading(
                "With more replicas than brokers, too: Kafka refuses that.",
                (Trial(TUTORIALS, DISTINCT, {**RANGE, "replicas": 8}, HOLDS),),
            ),
            Reading(
                "Evenly also when a broker has failed: several others take over what it led.",
                (Trial(WITH_ENOUGH, SHARED, RANGE, HOLDS),),
            ),
            Reading(
                "By Kafka's own rule, which begins by chance and shifts followers with every round.",
                tuple(
                    Trial(KAFKAS, promise, {"brokers": 6, "partitions": 18}, HOLDS)
                    for promise in (DISTINCT, LEADERS, REPLICAS, SHARED)
                ),
            ),
        ),
    ),
    Claim(
        10,
        "Committed, acknowledged: the whole ISR has it",
        ("001",),
        (Kind.RULE, Kind.CLAIM),
        "A record is committed when every member of the ISR has it; then the high watermark rises, and the producer "
        "is answered.",
        rules("committed_end", "acknowledges") + steps("acknowledge") + properties("AckTrue"),
        (
            Reading(
                "When a producer with acks=all is answered, every member of the ISR has its record.",
                in_suite("AckTrue", *RELEASES, acks=-1),
            ),
            Reading(
                "And as long as it is in the ISR it keeps it: every broker that may be elected has all that was "
                "committed.",
                in_suite("Candidate", *RELEASES),
            ),
            Reading(
                "Both, where a leader forgets what it knew of its followers before an epoch that it missed.",
                in_suite("AckTrue", FIXED, acks=-1) + in_suite("Candidate", FIXED),
            ),
            Reading(
                "Both with two brokers and three epochs, each in this configuration.",
                says(HOLDS, "AckTrue", *GENERATIONS, FIXED, acks=-1, crashes=1)
                + says(HOLDS, "Candidate", *GENERATIONS, FIXED),
            ),
        ),
    ),
    Claim(
        11,
        "Acknowledged in memory: a commit may not survive",
        ("001",),
        (Kind.CLAIM,),
        "A follower acknowledges a record when it is in memory and not on disk, so that what is committed may not "
        "survive.",
        variables("flushed") + steps("power_loss", "flush") + protocols("tutorial-flush-first"),
        (
            Reading(
                "A broker that loses power loses what is committed, in every generation; what is acknowledged by two "
                "replicas, too.",
                says(FAILS, "Durable", *GENERATIONS, FIXED, power_losses=1)
                + says(FAILS, "AckedSurvive", *WITH_MIN_ISR, FIXED, power_losses=1, acks=-1, min_insync_replicas=2),
            ),
            Reading(
                "If every append were on disk first, two power losses would take nothing.",
                says(HOLDS, "Durable", "tutorial-flush-first", power_losses=2)
                + says(HOLDS, "AckedSurvive", "tutorial-flush-first", power_losses=2, acks=-1, min_insync_replicas=2),
            ),
            Reading(
                "Without power losses nothing committed is lost, whatever process crashes.",
                in_suite("Durable", *RELEASES, FIXED),
            ),
            Reading(
                "The same with two brokers, three epochs and two crashes, in this configuration.",
                says(HOLDS, "Durable", *GENERATIONS, FIXED, crashes=2),
            ),
        ),
        "A power loss keeps what was flushed and any beginning of the rest; the page cache outlives the process. Since "
        "4.1 the last member of the ISR is not elected after it (eligible leader replicas, KIP-966): what was "
        "acknowledged with acks=all and min.insync.replicas=2 survives one.",
    ),
    Claim(
        12,
        "Consumers read below the HW, from the leader",
        ("001",),
        (Kind.RULE,),
        "Consumers read from the leader only, and only below the high watermark.",
        steps("consume") + variables("position") + properties("ReadsAreCommitted"),
        (
            Reading(
                "So they read nothing that was never committed, in this configuration.",
                says(HOLDS, "ReadsAreCommitted", *GENERATIONS, consumers=1),
            ),
            Reading(
                "Reading from a follower, below its own high watermark, would be as safe (Kafka allows it since 2.4).",
                in_suite("ReplicasShowCommitted", *RELEASES),
            ),
            Reading(
                "The same where a leader forgets what it knew of its followers before an epoch that it missed.",
                in_suite("ReplicasShowCommitted", FIXED),
            ),
            Reading(
                "The same with two brokers and three epochs, in this configuration.",
                says(HOLDS, "ReplicasShowCommitted", *GENERATIONS),
            ),
        ),
        "KIP-392 (2.4.0) lets a consumer fetch from the nearest replica; the model's consumer asks leaders. Not "
        "modelled: from 1.1.0 to 2.5.0 a read at the log end that races with a write may return records above the high "
        "watermark (KAFKA-9835, FileRecords.java); and since 2.8.0 (KAFKA-10554), until KAFKA-14704 (3.4.1, 3.5.0), a "
        "follower that has to truncate takes over the high watermark first.",
    ),
    Claim(
        13,
        "Recovery truncates to the checkpointed HW",
        ("001",),
        (Kind.RULE, Kind.CLAIM),
        "A failed follower that recovers truncates its log to the high watermark that it wrote to disk last, and "
        "copies the rest from the leader.",
        variables("hw_checkpoint") + rules("hw_on_return") + steps("checkpoint") + protocols("tutorial-checkpoint"),
        (
            Reading(
                "So nothing committed is lost, by the rules of each release.",
                in_suite("Durable", *RELEASES),
            ),
            Reading(
                "The same where a leader forgets what it knew of its followers before an epoch that it missed.",
                in_suite("Durable", FIXED),
            ),
            Reading(
                "The same with two brokers and three epochs, in this configuration.",
                says(HOLDS, "Durable", *GENERATIONS, FIXED, crashes=1),
            ),
            Reading(
                "The rest being as in kafka-2.5-fixed, it does no harm.",
                says(HOLDS, "Durable", "tutorial-checkpoint", crashes=1),
            ),
            Reading(
                "It does no harm to a follower that has left the ISR before it comes back.",
                says(HOLDS, "Durable", "tutorial-out-of-isr-first", crashes=1),
            ),
            Reading(
                "A checkpoint that is lost, so that it recovers with 0, does no harm where epochs decide.",
                says(HOLDS, "Durable", "kafka-1647-by-epoch", crashes=1),
            ),
        ),
        "The checkpoint lags by up to 5 s; before 0.8.2 a crash could lose it altogether (KAFKA-1647, 2ec356fa903).",
    ),
)
