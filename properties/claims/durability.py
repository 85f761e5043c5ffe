"""Tutorial 002: acks, min.insync.replicas, elections, truncation (rows 14 to 22)."""

from __future__ import annotations

from tideproof.properties.claims.base import (
    FAILS,
    FIXED,
    GENERATIONS,
    HOLDS,
    RELEASES,
    SMALL,
    THREE,
    WITH_MIN_ISR,
    Claim,
    Kind,
    Reading,
    in_suite,
    properties,
    protocols,
    rules,
    says,
    steps,
    variables,
)
from tideproof.properties.claims.offsets import BEFORE_EPOCHS, LONG_LOGS, WITH_EPOCHS

ALL = -1
RETRY = {**SMALL, "records": 1, "acks": ALL, "retries": 1}
THREE_BROKERS = {"replicas": 3, "log_size": 2, "records": 2, "epochs": 3}

CLAIMS = (
    Claim(
        14,
        "acks=1 loses records when the leader fails",
        ("002",),
        (Kind.CLAIM,),
        "acks=1: the leader answers the producer when it has the record. If the leader fails before a follower has "
        "fetched it, the record is lost.",
        rules("acknowledges") + properties("AckedSurvive"),
        (
            Reading(
                "So an acknowledged record can be lost, in every generation.",
                says(FAILS, "AckedSurvive", *GENERATIONS, FIXED, acks=1),
            ),
        ),
        "The default was acks=0 in the first producer (SyncProducerConfig.scala at 0.8.0), acks=1 in the next one, "
        "and is acks=all since 3.0.0 (KIP-679), with idempotence since 3.0.1, 3.1.1 and 3.2.0 (KAFKA-13598).",
    ),
    Claim(
        15,
        "acks=0 is least reliable",
        ("002",),
        (Kind.CLAIM,),
        "acks=0: the producer does not wait at all. It is fastest, and least reliable.",
        steps("append", "lose_request") + properties("OkWritten", "WrittenSurvive"),
        (
            Reading(
                "What the producer takes for written may be in no log at all; with acks=1 and acks=all it is in one.",
                says(FAILS, "OkWritten", *GENERATIONS, FIXED, acks=0, outcomes=1)
                + says(HOLDS, "OkWritten", *GENERATIONS, FIXED, acks=1, outcomes=1)
                + says(HOLDS, "OkWritten", *GENERATIONS, FIXED, acks=ALL, outcomes=1),
            ),
            Reading(
                "Least: what was written under acks=0 can be lost, and in fewer steps than what acks=1 acknowledged; "
                "what acks=all acknowledged is not.",
                says(FAILS, "WrittenSurvive", *GENERATIONS, FIXED, acks=0)
                + says(FAILS, "AckedSurvive", FIXED, acks=1)
                + says(HOLDS, "AckedSurvive", FIXED, acks=ALL),
            ),
        ),
    ),
    Claim(
        16,
        "acks=all alone is no guarantee",
        ("002",),
        (Kind.CLAIM,),
        "acks=all alone is no guarantee: when the ISR has shrunk to the leader it is the same as acks=1.",
        rules("acknowledges") + steps("shrink_isr", "elect_unclean", "partition_offline"),
        (
            Reading(
                "Where unclean leader election is on, as it was by default before 0.11 (KIP-106), acknowledged records "
                "are lost; and where it is off, and a process crashes, too.",
                says(FAILS, "AckedSurvive", *GENERATIONS, FIXED, acks=ALL, unclean=1)
                + says(FAILS, "AckedSurvive", *GENERATIONS, FIXED, acks=ALL, crashes=1),
            ),
            Reading(
                "Where it is off, and a machine loses power.",
                says(FAILS, "AckedSurvive", *GENERATIONS, FIXED, acks=ALL, power_losses=1),
            ),
        ),
    ),
    Claim(
        17,
        "acks=all with min.insync.replicas=2 loses nothing",
        ("002",),
        (Kind.CLAIM,),
        "acks=all with at least two replicas and min.insync.replicas at least 2 loses no data.",
        properties("AckedSurvive", "Durable") + rules("acknowledges", "starts_following", "accepts_fetch"),
        (
            Reading(
                "No acknowledged record, with clean elections, whatever process crashes.",
                in_suite("AckedSurvive", *RELEASES, acks=ALL, min_insync_replicas=2),
            ),
            Reading(
                "The same where a leader forgets what it knew of its followers before an epoch that it missed.",
                in_suite("AckedSurvive", FIXED, acks=ALL, min_insync_replicas=2),
            ),
            Reading(
                "The same in three small configurations, each for itself.",
                says(HOLDS, "AckedSurvive", *WITH_MIN_ISR, FIXED, acks=ALL, min_insync_replicas=2, crashes=1)
                + says(
                    HOLDS, "AckedSurvive", *WITH_MIN_ISR, FIXED, configuration=THREE, acks=ALL, min_insync_replicas=2
                )
                + says(
                    HOLDS,
                    "AckedSurvive",
                    *WITH_MIN_ISR,
                    FIXED,
                    configuration=THREE,
                    epochs=3,
                    acks=ALL,
                    min_insync_replicas=2,
                    crashes=1,
                ),
            ),
            Reading(
                "When a machine loses power, too.",
                says(HOLDS, "AckedSurvive", FIXED, acks=ALL, min_insync_replicas=2, power_losses=1),
            ),
            Reading(
                "With unclean elections, too.",
                says(HOLDS, "AckedSurvive", FIXED, acks=ALL, min_insync_replicas=2, unclean=1)
                + says(HOLDS, "AckedSurvive", FIXED, configuration=THREE, acks=ALL, min_insync_replicas=2, unclean=1),
            ),
        ),
    ),
    Claim(
        18,
        "NotEnoughReplicas is checked for acks=all only",
        ("002",),
        (Kind.RULE,),
        "When the ISR is smaller than min.insync.replicas a write is refused (NotEnoughReplicas); that is checked for "
        "acks=all only.",
        steps("append", "refuse_not_enough", "tell_not_enough") + properties("WritesHaveEnoughInSync", "AckedByEnough"),
        (
            Reading(
                "With acks=all every write finds an ISR that is large enough; with acks=0 and acks=1 some does not.",
                says(HOLDS, "WritesHaveEnoughInSync", *WITH_MIN_ISR, acks=ALL, min_insync_replicas=2)
                + says(FAILS, "WritesHaveEnoughInSync", *WITH_MIN_ISR, acks=1, min_insync_replicas=2)
                + says(FAILS, "WritesHaveEnoughInSync", *WITH_MIN_ISR, acks=0, min_insync_replicas=2),
            ),
            Reading(
                "What is acknowledged was so by a leader with an ISR that is large enough; with acks=1 not always.",
                says(HOLDS, "AckedByEnough", *WITH_MIN_ISR, acks=ALL, min_insync_replicas=2, outcomes=1)
                + says(FAILS, "AckedByEnough", *WITH_MIN_ISR, acks=1, min_insync_replicas=2),
            ),
        ),
        "min.insync.replicas came with 0.8.2 (KAFKA-1555). The leader checks before the append, and once more when "
        "the high watermark has passed (NOT_ENOUGH_REPLICAS_AFTER_APPEND). Since 2.7 that counts a replica that the "
        "leader has only asked to have in the ISR (Partition.checkEnoughReplicasReachOffset at 2.7.0).",
    ),
    Claim(
        19,
        "A retry after a leader's failure may duplicate",
        ("002",),
        (Kind.CLAIM,),
        "acks=all, and the leader dies when some of the ISR have the record: the producer gets an error and sends it "
        "again, so that it may be there twice; not so if the new leader had nothing of it.",
        steps("time_out", "retry", "elect_after_failure")
        + properties("OnceAcrossLeaders", "NoDuplicates", "OnceAfterElection"),
        (
            Reading(
                "The new leader has it, and writes it once more; min.insync.replicas=2 does not prevent it.",
                says(FAILS, "OnceAcrossLeaders", *GENERATIONS, FIXED, configuration=RETRY)
                + says(FAILS, "OnceAcrossLeaders", *WITH_MIN_ISR, FIXED, configuration=RETRY, min_insync_replicas=2),
            ),
            Reading(
                "No leader need die for that: an answer that is late is enough.",
                says(FAILS, "NoDuplicates", *GENERATIONS, FIXED, configuration=RETRY, epochs=1),
            ),
            Reading(
                "What the new leader lacked is there once, after one retry.",
                says(HOLDS, "OnceAfterElection", *GENERATIONS, FIXED, configuration=RETRY, log_size=3),
            ),
            Reading(
                "The same after any number of retries.",
                says(HOLDS, "OnceAfterElection", *GENERATIONS, FIXED, configuration=RETRY, retries=2),
            ),
            Reading(
                "A producer that is idempotent (KIP-98, 0.11.0.0; by default since 3.0.1, 3.1.1 and 3.2.0: "
                "KIP-679, KAFKA-13598) is never served twice while its records are not deleted.",
                says(HOLDS, "NoDuplicates", *WITH_EPOCHS, FIXED, configuration=RETRY, idempotent=1, crashes=1),
            ),
            Reading(
                "Where they are deleted it may be: a leader forgets it with them (up to 2.3, KAFKA-7190), or does not "
                "know of them, as its log begins after them.",
                says(FAILS, "NoDuplicates", *WITH_EPOCHS, FIXED, configuration=RETRY, idempotent=1, delete_records=1),
            ),
            Reading(
                "So it may be when it sends again in a new epoch (KIP-360), or when brokers have forgotten it as idle.",
                says(FAILS, "NoDuplicates", *WITH_EPOCHS, FIXED, configuration=RETRY, idempotent=1, idle_producers=1)
                + says(
                    FAILS, "NoDuplicates", *WITH_EPOCHS, FIXED, configuration=RETRY, idempotent=1, producer_epochs=1
                ),
            ),
        ),
        "Releases before 0.11 have no idempotent producer. Retries that overtake each other are not modelled.",
    ),
    Claim(
        20,
        "Elected is who is next in the ISR, not the longest",
        ("002",),
        (Kind.RULE, Kind.CLAIM),
        "The new leader is not the replica with the greatest log end offset: it is taken in the order of the ISR.",
        steps("elect_after_failure", "elect_preferred") + protocols("tutorial-first-in-isr", "tutorial-longest-log"),
        (
            Reading(
                "Taking the first of the ISR, or any other of it, loses nothing that is committed.",
                says(HOLDS, "Durable", "tutorial-first-in-isr", FIXED)
                + says(HOLDS, "Candidate", "tutorial-first-in-isr", FIXED, configuration=THREE_BROKERS),
            ),
            Reading(
                "Taking the longest log of all replicas would lose it.",
                says(FAILS, "Durable", "tutorial-longest-log")
                + says(FAILS, "Candidate", "tutorial-longest-log", configuration=THREE_BROKERS),
            ),
        ),
        "What is judged is that any member of the ISR will do. Kafka takes the first that is alive: in the order of "
        "the ISR in 0.8.0 and 0.8.1, in that of the assigned replicas since 0.8.2.0 (PartitionLeaderSelector.scala at "
        "0.8.1.1 and 0.8.2.2; PartitionStateMachine.scala at 2.1.1).",
    ),
    Claim(
        21,
        "Truncating to the HW keeps a returning leader alike",
        ("002",),
        (Kind.CLAIM,),
        "A former leader that comes back and just appends has another log than the new leader; truncating to its "
        "high watermark first prevents that.",
        protocols("tutorial-no-truncation") + rules("starts_following") + properties("LogMatch", "FollowerMatch"),
        (
            Reading(
                "Truncation to the high watermark keeps follower and leader alike, as releases before 0.11 do it.",
                says(HOLDS, "FollowerMatch", *BEFORE_EPOCHS) + says(HOLDS, "LogMatch", *BEFORE_EPOCHS),
            ),
            Reading(
                "Without any truncation they differ.",
                says(FAILS, "FollowerMatch", "tutorial-no-truncation")
                + says(FAILS, "LogMatch", "tutorial-no-truncation"),
            ),
            Reading(
                "Cutting back by leader epoch, from 0.11 on, keeps them alike.",
                says(HOLDS, "FollowerMatch", *WITH_EPOCHS)
                + says(HOLDS, "FollowerMatch", *WITH_EPOCHS, configuration=LONG_LOGS)
                + says(HOLDS, "FollowerMatch", *WITH_EPOCHS, FIXED, configuration=THREE_BROKERS),
            ),
        ),
    ),
    Claim(
        22,
        "Crashes are handled, Byzantine faults are not",
        ("002",),
        (Kind.FAULTS,),
        "Kafka handles brokers that fail and come back, and no Byzantine ones.",
        steps("crash", "power_loss", "answer_lost", "become_follower")
        + variables("crashes")
        + protocols("tutorial-byzantine"),
        (
            Reading(
                "It handles what fails and comes back: crashes, lost answers, slow brokers and zombies.",
                in_suite("Durable", *RELEASES),
            ),
            Reading(
                "The same where a leader forgets what it knew of its followers before an epoch that it missed.",
                in_suite("Durable", FIXED),
            ),
            Reading(
                "The same with two brokers, three epochs and two crashes, in this configuration.",
                says(HOLDS, "Durable", *GENERATIONS, FIXED, crashes=2),
            ),
            Reading(
                "It does not handle a follower that says it has what it has not.",
                says(FAILS, "Durable", "tutorial-byzantine"),
            ),
        ),
        "The faults of the model: answers are lost; requests come late, or never; brokers are slow, zombies, crash, "
        "or lose power; the controller suspects wrongly. No broker lies, and no stored byte changes.",
    ),
)
