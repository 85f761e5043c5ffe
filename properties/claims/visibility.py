"""Tutorial 003: the ISR, what consumers see, transactions (rows 23 to 30)."""

from __future__ import annotations

from tideproof.properties.claims.base import (
    FAILS,
    FIXED,
    GENERATIONS,
    HOLDS,
    RELEASES,
    SMALL,
    Claim,
    Kind,
    Reading,
    Trial,
    functions,
    properties,
    protocols,
    rules,
    says,
    steps,
    variables,
)
from tideproof.properties.claims.trials import (
    ALWAYS_ANNOUNCED,
    EXAMPLE,
    RAISES,
    RARE,
    SHORTEST_STAVE,
    SOON,
)

WITH_TRANSACTIONS = GENERATIONS[2:]
DELETED = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 3, "delete_records": 1, "crashes": 1}
ISOLATED = {**SMALL, "epochs": 2, "acks": -1, "transactions": 1, "consumers": 1, "read_committed": 1}

CLAIMS = (
    Claim(
        23,
        "AR = ISR + OSR; consumers stay below the HW",
        ("003",),
        (Kind.INVARIANT,),
        "The assigned replicas are those in sync and those that are not; the leader is in sync; a consumer fetches "
        "offsets below the high watermark, which is within the log.",
        variables("quorum_isr", "isr", "hw", "leo")
        + properties("OffsetsOrdered", "ElectedLeaderInIsr", "ReadsAreCommitted"),
        (
            Reading(
                "In every reachable state, of every broker.",
                says(HOLDS, "ElectedLeaderInIsr", *GENERATIONS, crashes=1)
                + says(HOLDS, "OffsetsOrdered", *GENERATIONS, crashes=1)
                + says(HOLDS, "ReadsAreCommitted", *GENERATIONS, consumers=1),
            ),
        ),
        "Up to 2.3 a follower that truncates below its high watermark keeps it, above its log (Log.truncateTo).",
    ),
    Claim(
        24,
        "LW is the least log start offset of all replicas",
        ("003",),
        (Kind.STATE, Kind.RULE, Kind.INVARIANT),
        "The low watermark is the least log start offset of all assigned replicas. Retention and DeleteRecords raise "
        "it, and followers learn of it with their fetches.",
        variables("log_start", "remote_start", "answer_start")
        + rules("low_watermark")
        + steps("delete_records", "answer_deletion")
        + properties("LowWatermark", "FollowerBounds", "DeletedStay"),
        (
            Reading(
                "So it is at most the log start of every replica, and that at most the high watermark of the leader; "
                "the crash of a process included.",
                says(HOLDS, "LowWatermark", *WITH_TRANSACTIONS, delete_records=1, epochs=2)
                + says(HOLDS, "OffsetsOrdered", *WITH_TRANSACTIONS, delete_records=1, epochs=2)
                + says(HOLDS, "LowWatermark", *WITH_TRANSACTIONS, configuration=DELETED)
                + says(HOLDS, "OffsetsOrdered", *WITH_TRANSACTIONS, configuration=DELETED),
            ),
            Reading(
                "It is at most the high watermark on followers, too.",
                says(HOLDS, "FollowerBounds", *WITH_TRANSACTIONS, configuration=DELETED, crashes=0),
            ),
            Reading(
                "Both hold without a crash since 2.4.1: what raises the log start raises the high watermark, too "
                "(KAFKA-9491). Before, a follower that knows no epoch truncates to one below its log start.",
                says(FAILS, "FollowerBounds", "kafka-2.4", configuration=DELETED, crashes=0)
                + says(FAILS, "LowWatermark", "kafka-2.0.1", "kafka-2.1", "kafka-2.4", configuration=DELETED, crashes=0)
                + says(HOLDS, "FollowerBounds", "kafka-2.4.1", FIXED, configuration=DELETED, crashes=0)
                + says(HOLDS, "LowWatermark", "kafka-2.4.1", FIXED, configuration=DELETED, crashes=0),
            ),
            Reading(
                "What DeleteRecords was answered for does not come back.",
                says(HOLDS, "DeletedStay", *WITH_TRANSACTIONS, configuration=DELETED)
                + says(HOLDS, "DeletedStay", *WITH_TRANSACTIONS, configuration=DELETED, crashes=0),
            ),
        ),
        "KIP-107, since 0.11; retention is not modelled. A log start is on disk late, so that a crash takes it back.",
    ),
    Claim(
        25,
        "ISR changes are announced after 5 s and 60 s",
        ("003",),
        (Kind.FUNCTION, Kind.CLAIM),
        "Changes of the ISR are announced by a task that looks every 2.5 s; to avoid too many announcements it "
        "checks that the last change is over 5 s ago, and the last announcement over 60 s.",
        functions(
            "properties.claims.small_models.announcement.is_due",
            "properties.claims.enumerations.announcement.explore_announcements",
        )
        + steps("shrink_isr", "controller_shrink_isr"),
        (
            Reading(
                "Either is enough: every change is announced, soon where it is alone, and never too often.",
                tuple(Trial("announced if quiet or long ago", p, {}, HOLDS) for p in (ALWAYS_ANNOUNCED, SOON, RARE)),
            ),
            Reading(
                "Both are needed, as the words could be read.",
                (Trial("announced if quiet and long ago", ALWAYS_ANNOUNCED, {}, HOLDS),),
            ),
        ),
        "KAFKA-2406, 0.9 to 2.6. Since 2.7 (KIP-497) the leader asks the controller, and nothing is announced.",
    ),
    Claim(
        26,
        "A follower at the leader's HW may join the ISR",
        ("003",),
        (Kind.RULE, Kind.CLAIM),
        "A follower joins the ISR again when its log end offset is not below the leader's high watermark.",
        rules("may_join") + protocols("kafka-7128"),
        (
            Reading(
                "That is enough: a replica that may be elected has all that is committed. The rest is as in 2.5-fixed.",
                says(HOLDS, "Candidate", "kafka-7128", replicas=3, epochs=2),
            ),
            Reading(
                "It is enough together with having reached the start of the leader's epoch, as 2.0.1 and later ask.",
                says(HOLDS, "Candidate", FIXED, replicas=3, epochs=2),
            ),
        ),
        "KAFKA-7128, fixed in 2.0.1 and 2.1.0: the high watermark of a new leader lags behind what is committed.",
    ),
    Claim(
        27,
        "HW is the shortest stave: 9, 7 and 6 give 6",
        ("003",),
        (Kind.FUNCTION,),
        "The high watermark is the shortest stave of the barrel: when the slowest follower is taken out of the ISR it "
        "rises. With log ends 9, 7 and 6 it is 6; without the slowest, 7.",
        functions("model.protocols.broker.steps.leading.least_end_in_isr")
        + rules("committed_end")
        + steps("shrink_isr"),
        (
            Reading(
                "For three replicas with up to 9 records, every ISR, and every follower that leaves it.",
                tuple(Trial("the barrel", p, {"most": 9}, HOLDS) for p in (EXAMPLE, SHORTEST_STAVE, RAISES)),
            ),
        ),
    ),
    Claim(
        28,
        "HW is the maximum of the replicas' offsets",
        ("003", "004"),
        (Kind.CLAIM,),
        "The high watermark is the maximum of the replicas' offsets, so that what was visible can be read from the new "
        "leader.",
        protocols("tutorial-hw-maximum") + rules("committed_end") + properties("ReadsSurvive", "ReadMono"),
        (
            Reading(
                "The maximum over the ISR, the leader's own log end included. The rest is as in kafka-2.5-fixed.",
                says(HOLDS, "ReadsSurvive", "tutorial-hw-maximum", consumers=1)
                + says(HOLDS, "ReadMono", "tutorial-hw-maximum", consumers=1),
            ),
            Reading(
                "The greatest offset below which the whole ISR has everything, which is the minimum.",
                says(HOLDS, "ReadsSurvive", FIXED, consumers=1) + says(HOLDS, "ReadMono", FIXED, consumers=1),
            ),
        ),
    ),
    Claim(
        29,
        "LSO <= HW <= LEO",
        ("003",),
        (Kind.STATE, Kind.INVARIANT),
        "A consumer that reads only what is committed by transactions stops at the last stable offset: the first "
        "offset of an open transaction, or the high watermark. It is at most the high watermark, and that at most the "
        "log end.",
        functions("model.protocols.broker.steps.transactions.last_stable_offset")
        + rules("last_stable")
        + steps("append_in_transaction", "write_marker", "consume")
        + properties("OffsetsOrdered", "ReadCommitted"),
        (
            Reading(
                "On every broker the three stand in this order, and a consumer with read_committed returns nothing "
                "that is open or aborted.",
                says(HOLDS, "OffsetsOrdered", *WITH_TRANSACTIONS, configuration=ISOLATED)
                + says(HOLDS, "ReadCommitted", *WITH_TRANSACTIONS, configuration=ISOLATED),
            ),
            Reading(
                "Without read_committed it does.",
                says(FAILS, "ReadCommitted", *WITH_TRANSACTIONS, configuration=ISOLATED, read_committed=0),
            ),
        ),
        "KIP-98, since 0.11. A marker counts when it is committed, and not as soon as it is written. Before 2.5.0 the "
        "last stable offset came from two readings of the high watermark, and could pass a transaction (KAFKA-9807).",
    ),
    Claim(
        30,
        "Lag is HW, or LSO, less the position",
        ("003",),
        (Kind.FUNCTION,),
        "A consumer's lag is the high watermark less its position; with read_committed, the last stable offset less "
        "its position.",
        variables("hw", "position") + properties("LagNotNegative"),
        (
            Reading(
                "It is never negative.",
                says(HOLDS, "LagNotNegative", *RELEASES, consumers=1)
                + says(HOLDS, "LagNotNegative", *WITH_TRANSACTIONS, configuration=ISOLATED),
            ),
            Reading(
                "It is not, as long as the leader stays and does not crash.",
                says(HOLDS, "LagNotNegative", *GENERATIONS, consumers=1, epochs=1)
                + says(HOLDS, "LagNotNegative", *WITH_TRANSACTIONS, configuration=ISOLATED, epochs=1),
            ),
        ),
        "A new leader's high watermark lags behind what the consumer has read from the old one. Before 2.5.0 a "
        "consumer with read_committed may be past the last stable offset of a leader that stays (KAFKA-9807).",
    ),
)
