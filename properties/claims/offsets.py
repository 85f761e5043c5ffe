"""Tutorial 000: log end offsets, high watermarks, and how they move (rows 1 to 8)."""

from __future__ import annotations

from tideproof.properties.claims.base import (
    FAILS,
    FIXED,
    FOUND,
    GENERATIONS,
    HOLDS,
    RELEASES,
    THREE,
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

BEFORE_EPOCHS, WITH_EPOCHS = GENERATIONS[:2], GENERATIONS[2:]
SINCE_EPOCHS = RELEASES[RELEASES.index("kafka-0.11") :]
LONG_LOGS = {"replicas": 2, "log_size": 3, "records": 4, "epochs": 3}
"""Where a leader of 0.11 answers with the start of an epoch that the follower has never heard of (KAFKA-6361)."""

CLAIMS = (
    Claim(
        1,
        "Every replica has a log end offset and a high watermark",
        ("000",),
        (Kind.STATE,),
        "The log end offset is the offset that the next record gets. Every replica has one, and a high watermark; the "
        "leader also keeps a log end offset for each follower.",
        variables("leo", "hw", "remote_leo"),
        (
            Reading(
                "On every replica: records stand below the log end and none above; the high watermark is an offset.",
                says(HOLDS, "TypeOk", *GENERATIONS, crashes=1),
            ),
            Reading(
                "And it is not above the log end: up to 2.3 a follower that truncates below it keeps it.",
                says(HOLDS, "OffsetsOrdered", *GENERATIONS, crashes=1),
            ),
            Reading(
                "What the leader keeps of a follower is what the follower has, at any moment.",
                says(HOLDS, "RemoteLeoTrue", *GENERATIONS),
            ),
            Reading(
                "What the leader keeps of a follower is at most what the follower has.",
                says(HOLDS, "RemoteLeoReached", *GENERATIONS)
                + says(HOLDS, "RemoteLeoReached", "kafka-2.5", FIXED, configuration=THREE),
            ),
        ),
    ),
    Claim(
        2,
        "The leader's HW is the least log end that it knows",
        ("000",),
        (Kind.RULE, Kind.CLAIM),
        "The leader's high watermark is the least of the log end offsets that it knows of. It is tried again when a "
        "producer writes, when a follower fetches, when the broker becomes leader, and when a broker fails.",
        rules("committed_end") + steps("append", "answer_fetch", "park_fetch", "become_leader", "shrink_isr"),
        (
            Reading(
                "So the high watermark of the elected leader is never above the true log end of any member of its ISR.",
                says(HOLDS, "HwOfTheLeaderWithinIsr", *GENERATIONS)
                + says(HOLDS, "HwOfTheLeaderWithinIsr", "kafka-2.5", FIXED, configuration=THREE),
            ),
            Reading(
                "The same of every broker that believes it leads, zombies included.",
                says(HOLDS, "HwWithinIsr", *GENERATIONS)
                + says(HOLDS, "HwWithinIsr", "kafka-2.5", FIXED, configuration=THREE),
            ),
        ),
        "What a leader knows of a follower is what it noted at the last fetch. Followers that truncate make it "
        "untrue; and since 0.9.0.0 (KAFKA-2721) a leader that missed an epoch keeps what it noted before it. Since "
        "0.10.2.0 (KAFKA-4485) the high watermark also waits for caught-up replicas outside of the ISR: not modelled.",
    ),
    Claim(
        3,
        "A follower's HW never exceeds the leader's",
        ("000",),
        (Kind.RULE, Kind.CLAIM),
        "A follower's high watermark is the lesser of its own log end and the leader's high watermark in the answer; "
        "so it never exceeds the leader's.",
        steps("follower_append") + properties("FollowerHwWithinLeaders"),
        (
            Reading(
                "At any time, a change of leader included.",
                says(HOLDS, "FollowerHwWithinLeaders", *GENERATIONS),
            ),
            Reading(
                "As long as the leader stays: in a configuration of one epoch.",
                says(HOLDS, "FollowerHwWithinLeaders", *GENERATIONS, epochs=1),
            ),
        ),
        "A new leader's high watermark is still that of a follower, and lags behind those that have heard more.",
    ),
    Claim(
        4,
        "A write is visible after two fetch rounds",
        ("000",),
        (Kind.CLAIM,),
        "A write becomes visible after two fetch rounds: the first carries the record, and only the second informs the "
        "leader that the follower has it.",
        steps("answer_fetch", "park_fetch") + properties("TwoFetchesBeforeCommit"),
        (
            Reading(
                "Not before the second fetch, where the ISR has more than one member; and the second is enough.",
                says(HOLDS, "TwoFetchesBeforeCommit", *GENERATIONS, crashes=1)
                + says(FOUND, "CommittedOnTwo", *GENERATIONS),
            ),
        ),
    ),
    Claim(
        5,
        "A fetch with nothing to return waits for a write",
        ("000",),
        (Kind.RULE,),
        "A fetch that finds nothing new waits at the leader, 500 ms by default, and a write wakes it up.",
        steps("park_fetch", "answer_empty", "answer_fetch") + variables("answer_offset"),
        (
            Reading(
                "What it is answered with in the end is made from fresh values: even an empty answer can bring a "
                "higher watermark.",
                says(FOUND, "EmptyAnswerRaisesHw", *GENERATIONS),
            ),
        ),
        "Time is not modelled: how long a fetch waits is left open, so that every length is looked at.",
    ),
    Claim(
        6,
        "HW for recovery is flawed; leader epochs repair it",
        ("000",),
        (Kind.CLAIM,),
        "The high watermark says what is committed. Used for recovery it is flawed, and leader epochs, from 0.11 on, "
        "repair that.",
        rules("starts_following", "end_of_epoch", "truncation", "accepts_fetch") + variables("epoch_start"),
        (
            Reading(
                "Before 0.11 committed records are lost and logs differ; from 0.11 on neither.",
                says(FAILS, "Durable", *BEFORE_EPOCHS, crashes=1)
                + says(FAILS, "LogMatch", *BEFORE_EPOCHS, crashes=1)
                + says(HOLDS, "Durable", *SINCE_EPOCHS, crashes=1)
                + says(HOLDS, "LogMatch", *SINCE_EPOCHS, crashes=1)
                + says(HOLDS, "Durable", *SINCE_EPOCHS, epochs=4)
                + says(HOLDS, "LogMatch", *SINCE_EPOCHS, configuration=LONG_LOGS)
                + says(HOLDS, "Durable", *SINCE_EPOCHS, FIXED, configuration=THREE),
            ),
        ),
        "KIP-101 (0.11.0.0) left holes that KIP-279 (2.0.0), KAFKA-7128, KAFKA-7164 and KAFKA-7415 (2.0.1), KIP-320 "
        "(2.1.0) and KAFKA-9338 (2.5.0) closed one after the other. Remote LEOs that are kept over an epoch are "
        "older (0.9.0.0, KAFKA-2721) and still there: Partition.scala (makeLeader) at 3.9.0-rc3.",
    ),
    Claim(
        7,
        "After a failure all truncate to the new leader's HW",
        ("000",),
        (Kind.RULE, Kind.CLAIM),
        "When the leader fails, a new one comes from the ISR; all others truncate their logs to its high watermark "
        "and copy from there. So nothing committed is lost.",
        protocols("tutorial-leaders-hw") + rules("starts_following") + steps("elect_after_failure"),
        (
            Reading(
                "They truncate to the new leader's high watermark, as the tutorial has it.",
                says(HOLDS, "Durable", "tutorial-leaders-hw")
                + says(HOLDS, "Candidate", "tutorial-leaders-hw")
                + says(HOLDS, "FollowerMatch", "tutorial-leaders-hw"),
            ),
            Reading(
                "They truncate to their own, as Kafka did before 0.11, or by epoch, as it did after.",
                says(HOLDS, "Durable", *GENERATIONS) + says(HOLDS, "FollowerMatch", *GENERATIONS),
            ),
        ),
    ),
    Claim(
        8,
        "A failed follower truncates to its HW, and rejoins",
        ("000",),
        (Kind.RULE, Kind.CLAIM),
        "A follower that fails is taken out of the ISR. When it is back it truncates its log to its own high "
        "watermark, fetches, and rejoins when it has caught up with the leader. So nothing committed is lost.",
        protocols("tutorial-out-of-isr-first", "tutorial-checkpoint") + steps("crash", "controller_shrink_isr"),
        (
            Reading(
                "As brokers do it: one that is back within its session has never left the ISR.",
                in_suite("Candidate", *RELEASES) + in_suite("Durable", *RELEASES),
            ),
            Reading(
                "The same where a leader forgets what it knew of its followers before an epoch that it missed.",
                in_suite("Candidate", FIXED) + in_suite("Durable", FIXED),
            ),
            Reading(
                "The same with two brokers and three epochs, in this configuration.",
                says(HOLDS, "Candidate", *GENERATIONS, FIXED, crashes=1)
                + says(HOLDS, "Durable", *GENERATIONS, FIXED, crashes=1),
            ),
            Reading(
                "As it is written: it comes back only after it has left the ISR. The rest is as in kafka-2.5-fixed.",
                says(HOLDS, "Candidate", "tutorial-out-of-isr-first", crashes=1)
                + says(HOLDS, "Durable", "tutorial-out-of-isr-first", crashes=1),
            ),
            Reading(
                "The truncation alone, with a return at any time. The rest is as in kafka-2.5-fixed.",
                says(HOLDS, "Candidate", "tutorial-checkpoint", crashes=1)
                + says(HOLDS, "Durable", "tutorial-checkpoint", crashes=1),
            ),
        ),
    ),
)
