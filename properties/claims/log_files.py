"""Tutorial 004: segments, recovery, membership, pipelines (rows 31 to 35)."""

from __future__ import annotations

from tideproof.properties.claims.base import (
    FAILS,
    FIXED,
    GENERATIONS,
    HOLDS,
    WITH_A_CONSUMER,
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
)
from tideproof.properties.claims.enumerations.storage import FAST, FLUSHED, GOES_ON, INDEX, LOOK_UPS, PREFIX
from tideproof.properties.claims.trials import FOUND, STAYS

LOGS = {"offsets": 6, "segment_bytes": [50, 75, 200], "index_interval_bytes": [0, 24, 25, 60]}
CRASHED = {"offsets": 3, "segment_bytes": [50, 75], "index_interval_bytes": [0, 25]}
FLUSHED_LOGS = {"offsets": 3, "segment_bytes": [50], "index_interval_bytes": [0, 25], "flush_on_roll": True}
ROOMY = {"offsets": 2, "segment_bytes": [200], "index_interval_bytes": [0]}
BLOCK = {"replicas": 3, "spares": 1, "log_size": 2, "records": 3}
READS = ("ReadsSeeAcknowledged", "ReadsNeverGoBack", "ReadsAreNeverLost")

CLAIMS = (
    Claim(
        31,
        "A look-up goes by segment, sparse index, scan",
        ("004",),
        (Kind.FUNCTION, Kind.CLAIM),
        "A partition is a row of segments, each a log and a sparse index that are named by their first offset. An "
        "offset is looked up by segment, then by index, then by reading on.",
        functions(
            "properties.claims.small_models.segments.look_up",
            "properties.claims.small_models.segments.LogWriter",
            "properties.claims.enumerations.storage.try_look_ups",
        ),
        (
            Reading(
                "It finds exactly the record, or the next one above; the search goes on into the next segment.",
                tuple(Trial("look-up that goes on", p, LOGS, HOLDS) for p in (LOOK_UPS, FAST)),
            ),
            Reading(
                "It ends with the segment that has the name, as the words could be read.",
                (
                    Trial(
                        "look-up that ends with its segment",
                        LOOK_UPS,
                        {"offsets": 4, "segment_bytes": [50], "index_interval_bytes": [0]},
                        HOLDS,
                    ),
                ),
            ),
        ),
        "Gaps between offsets, which compaction makes, are what the second reading stumbles over.",
    ),
    Claim(
        32,
        "Recovery begins at the recovery point",
        ("004",),
        (Kind.FUNCTION, Kind.CLAIM),
        "After a failure a broker loads the segments from the one with the recovery point on, reads their messages "
        "again and rebuilds the index.",
        functions(
            "properties.claims.small_models.recovery.recover",
            "properties.claims.small_models.disk.after_kill",
            "properties.claims.small_models.disk.after_power_loss",
        )
        + functions("properties.claims.enumerations.storage.try_recovery"),
        (
            Reading(
                "Nothing flushed is missing, the index is right, and look-ups find what is left: after a kill at every "
                "write and every byte, and after a power loss that keeps any part of what was not flushed.",
                tuple(
                    Trial(name, p, CRASHED, HOLDS)
                    for name in ("recovery after a kill", "recovery after a power loss")
                    for p in (FLUSHED, INDEX, LOOK_UPS, GOES_ON)
                ),
            ),
            Reading(
                "And what is left is the beginning of what was written, with no hole.",
                tuple(
                    Trial(name, PREFIX, given, HOLDS)
                    for name, given in (
                        ("recovery after a kill", CRASHED),
                        ("recovery after a power loss", CRASHED),
                        ("recovery after a power loss", FLUSHED_LOGS),
                    )
                ),
            ),
            Reading(
                "It would do without checksums, for torn writes are short.",
                tuple(Trial("recovery without checksums", p, ROOMY, HOLDS) for p in (FLUSHED, INDEX, PREFIX)),
            ),
            Reading(
                "It would do to begin at the segment after the recovery point.",
                tuple(Trial("recovery from the segment after the point", p, ROOMY, HOLDS) for p in (FLUSHED, INDEX)),
            ),
        ),
        "The third log of the second reading is flushed before a new segment is begun.",
    ),
    Claim(
        33,
        "In sync: by time, or by messages behind",
        ("004",),
        (Kind.RULE, Kind.CLAIM),
        "In sync is who does not lag: by the time since its last fetch, or by the number of messages by which it is "
        "behind.",
        functions(
            "properties.claims.small_models.membership.is_late",
            "properties.claims.enumerations.membership.explore_membership",
        )
        + rules("is_late"),
        (
            Reading(
                "By number: a follower that fetches all there is at every tick stays in sync. The limit is 4 messages.",
                tuple(
                    Trial("late by messages behind", STAYS, {"limit": 4, "burst": burst, "speed": 5}, HOLDS)
                    for burst in (3, 4, 5)
                ),
            ),
            Reading(
                "By the time since it was level: it stays, and one that is too slow is found.",
                (
                    Trial("late by time since level", STAYS, {"limit": 4, "burst": 5, "speed": 5}, HOLDS),
                    Trial("late by time since level", FOUND, {"limit": 4, "burst": 5, "speed": 2}, HOLDS),
                ),
            ),
            Reading(
                "By the time since it last fetched, as it is written: one that is too slow is found.",
                (Trial("late by time since fetch", FOUND, {"limit": 4, "burst": 5, "speed": 2}, HOLDS),),
            ),
        ),
        "replica.lag.max.messages was dropped in 0.9 (KIP-16); what is measured since is when it was last level.",
    ),
    Claim(
        34,
        "What was visible can be read from the next leader",
        ("004",),
        (Kind.INVARIANT, Kind.CLAIM),
        "Consistency: a record that a client could see can be read after the leader has failed.",
        properties("ReadsSurvive", "ReadMono", "Durable"),
        (
            Reading(
                "What a consumer has read is in the log of every later leader, and is never read differently.",
                in_suite("ReadsSurvive", *WITH_A_CONSUMER, consumers=1)
                + in_suite("ReadMono", *WITH_A_CONSUMER, consumers=1),
            ),
            Reading(
                "The same where a leader forgets what it knew of its followers before an epoch that it missed.",
                in_suite("ReadsSurvive", FIXED, consumers=1) + in_suite("ReadMono", FIXED, consumers=1),
            ),
            Reading(
                "The same with two brokers and three epochs, in this configuration.",
                says(HOLDS, "ReadsSurvive", *GENERATIONS, FIXED, consumers=1, crashes=1)
                + says(HOLDS, "ReadMono", *GENERATIONS, FIXED, consumers=1, crashes=1),
            ),
            Reading(
                "And it can be read at once: it is below the new leader's high watermark.",
                says(HOLDS, "CommittedRecordsStayVisible", *GENERATIONS, FIXED),
            ),
            Reading(
                "With unclean elections, too.",
                says(HOLDS, "ReadsSurvive", FIXED, consumers=1, unclean=1),
            ),
            Reading(
                "When a machine loses power, too.",
                says(HOLDS, "ReadsSurvive", FIXED, consumers=1, power_losses=1),
            ),
        ),
        "A new leader's high watermark lags until its followers have fetched: a consumer that is ahead of it waits, "
        "and nothing is lost. Since 2.2.0 it has to ask again for the latest offset (KIP-207).",
    ),
    Claim(
        35,
        "A pipeline of blocks, read at the nearest copy",
        ("004",),
        (Kind.CLAIM,),
        "Unlike Kafka: blocks of fixed size, replicated in a pipeline without leader and follower, and read at the "
        "nearest copy.",
        protocols("chain", "chain-nearest", "chain-marked", "chain-closed", "craq", "chain-suspected"),
        (
            Reading(
                "The nearest copy returns what it has, and that is consistent.",
                tuple(q for p in READS for q in says(HOLDS, p, "chain-nearest", configuration=BLOCK)),
            ),
            Reading(
                "It returns what it knows to be acknowledged.",
                tuple(q for p in READS for q in says(HOLDS, p, "chain-marked", configuration=BLOCK)),
            ),
            Reading(
                "It is consistent where the copy asks the tail, or the block is closed, or only the tail is read.",
                tuple(q for p in READS for q in says(HOLDS, p, "craq", "chain-closed", "chain", configuration=BLOCK)),
            ),
            Reading(
                "The tail alone is enough even if the master is wrong about who has stopped.",
                tuple(q for p in READS for q in says(HOLDS, p, "chain-suspected", configuration=BLOCK)),
            ),
            Reading(
                "What a chain has and a leader's high watermark has not: what was shown stays shown.",
                says(HOLDS, "ReadsNeverGoBack", "chain", configuration=BLOCK)
                + says(FAILS, "CommittedRecordsStayVisible", "kafka-2.5"),
            ),
        ),
    ),
)
