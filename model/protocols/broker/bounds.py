"""The bounds of the broker level, and which of them conflict. Optional bounds at their default cost nothing."""

from __future__ import annotations

from dataclasses import replace

from tideproof.model.language.protocol import BoundSpec
from tideproof.model.language.state import Bounds, option


def _count(name: str, meaning: str, since: str = "", most: int | None = None, rare: bool = True) -> BoundSpec:
    """An optional bound on how often something happens; by default it never does."""
    return BoundSpec(name, meaning, least=0, default=0, most=most, optional=True, since=since, rare=rare)


def _switch(name: str, meaning: str, since: str = "", rare: bool = True) -> BoundSpec:
    return _count(name, f"1 {meaning}", since, most=1, rare=rare)


ACKS = BoundSpec(
    "acks",
    "what producers wait for: 0 nothing, 1 the leader, k > 1 replicas, all the whole ISR",
    least=-1,
    default=0,
    optional=True,
    words=(("all", -1),),
)
MIN_INSYNC_REPLICAS = BoundSpec(
    "min_insync_replicas",
    "ISR members that a write with acks=all needs",
    least=1,
    default=1,
    optional=True,
    since="0.8.2, KAFKA-1555",
)

NEAREST, TO_LATEST, TO_EARLIEST, STOPS = range(4)
AUTO_OFFSET_RESET = BoundSpec(
    "auto_offset_reset",
    "where a consumer goes whose position is out of range: to the latest offset, the earliest, or nowhere (none); by "
    "default to whichever is nearer",
    least=NEAREST,
    default=NEAREST,
    most=STOPS,
    optional=True,
    words=(("nearest", NEAREST), ("latest", TO_LATEST), ("earliest", TO_EARLIEST), ("none", STOPS)),
    rare=True,
)

BOUNDS = (
    BoundSpec("replicas", "brokers that hold the partition", least=1, default=2),
    BoundSpec("log_size", "records that a log has room for", least=1, default=2),
    BoundSpec("records", "records that producers write in all", least=1, default=2),
    BoundSpec("epochs", "leader epochs in all; the first is that of creation", least=1, default=3),
    _count("crashes", "process crashes in all, each with a restart; what was written survives", rare=False),
    _count("power_losses", "power losses in all; a machine loses what was not flushed", rare=False),
    ACKS,
    MIN_INSYNC_REPLICAS,
    _switch("consumers", "adds a consumer", rare=False),
    _switch("unclean", "allows the election of a replica outside the ISR", rare=False),
    _switch("fail_stop", "makes a broker that the controller considers down stop: it does nothing until it returns, by "
            "one of the crashes or power losses"),
    BoundSpec("preferred_elections", "0 keeps the controller from replacing a leader that has not failed "
              "(auto.leader.rebalance.enable)", least=0, default=1, most=1, optional=True, rare=True),
    _switch("outcomes", "makes the producer send one record at a time, and wait until it learns that the record is "
            "written, refused, or may be either"),
    _count("retries", "retries of the producer in all, for records that were not acknowledged"),
    BoundSpec("in_flight", "requests that the producer may have in flight at once "
              "(max.in.flight.requests.per.connection)", least=1, default=1, most=5, optional=True, rare=True),
    _count("late_requests", "produce requests in all that reach a broker after their timeout at the producer"),
    _switch("slow_handlers", "lets the thread of a broker that has appended a record pause, through changes of role, "
            "before the request waits for its acknowledgement", "0.10; before, requests wait on anyway"),
    _switch("idempotent", "adds sequence numbers, by which a leader recognises a record that is in its log",
            "0.11, KIP-98"),
    _switch("idle_producers", "allows a retry so late that brokers have forgotten the producer "
            "(transactional.id.expiration.ms, since 3.4 producer.id.expiration.ms)", "0.11, KIP-98"),
    _count("producer_epochs", "new epochs that an idempotent producer begins in all, to send again what may be written "
           "(clients since 2.5, KIP-360)", "0.11, KIP-98"),
    _count("transactions", "transactions in all, each of another producer; their markers are records too",
           "0.11, KIP-98"),
    _count("late_records", "records of aborted transactions that reach a leader late, in all (hanging transactions, "
           "KIP-890)", "0.11, KIP-98"),
    _count("one_producer", "1 gives all transactions to one producer, one after another; 2 also gives it a new epoch "
           "after each that was aborted (KIP-360)", "0.11, KIP-98", most=2),
    _switch("read_committed", "makes the consumer read below the last stable offset, and skip aborted records",
            "0.11, KIP-98"),
    _count("delete_records", "DeleteRecords requests in all, which raise the log start", "0.11, KIP-107"),
    _switch("position_epochs", "gives the consumer's position the epoch of the last record that it read, and lets it "
            "check the position by that", "2.1, KIP-320"),
    AUTO_OFFSET_RESET,
    _count("consumer_restarts", "restarts of the consumer in all, from the offset that it committed last"),
    _switch("committed_epochs", "adds the leader epoch of the position to committed offsets", "2.1, KIP-320"),
    _switch("follower_fetches", "lets a leader send the consumer to a follower, to read there "
            "(replica.selector.class)", "2.4, KIP-392"),
    _switch("late_bodies", "lets a broker read the body of a fetch response when it sends it, not when it handles the "
            "fetch"),
    _switch("late_responses", "lets responses arrive after their receiver has changed its role"),
    replace(_switch("late_truncations", "lets others take steps between a follower's new high watermark and its "
                    "truncation, when a response says where the logs diverge (up to 3.4.0, KAFKA-14704; no difference "
                    "since 3.4.1)", "2.8"), of_actions=True),
)  # fmt: skip

SINCE_2_8 = ("late_truncations",)
"""What releases before 2.8 do not have."""

SINCE_2_4 = ("follower_fetches", *SINCE_2_8)
"""What releases before 2.4 do not have."""

SINCE_2_1 = ("position_epochs", "committed_epochs", *SINCE_2_4)
"""What releases before 2.1 do not have. Kafka's consumer uses it with brokers since 2.3."""

SINCE_0_11 = (
    "idempotent",
    "idle_producers",
    "producer_epochs",
    "transactions",
    "late_records",
    "one_producer",
    "read_committed",
    "delete_records",
    *SINCE_2_1,
)
"""What releases before 0.11 do not have."""

SINCE_0_10 = ("slow_handlers", *SINCE_0_11)
"""What releases before 0.10 do not have."""
SINCE_0_8_2 = "min_insync_replicas"
"""What releases before 0.8.2 do not have."""


REASSIGNMENTS = _count("reassignments", "replicas that are removed or added, in all")
"""For releases with KRaft since 3.6."""


def with_acks_of_one_or_all(bounds: tuple[BoundSpec, ...]) -> tuple[BoundSpec, ...]:
    """The bounds of a release that refuses acks above 1."""
    return tuple(replace(spec, most=1) if spec.name == "acks" else spec for spec in bounds)


def without(*names: str) -> tuple[BoundSpec, ...]:
    """The bounds of a release without these features: each stays at its default."""
    return tuple(replace(spec, most=spec.default) if spec.name in names else spec for spec in BOUNDS)


def conflict(b: Bounds) -> str | None:
    """Why these bounds do not go together, in words for the user; None where they do."""
    if b.acks == -1 and b.min_insync_replicas > b.replicas:
        return (
            f"--min-insync-replicas {b.min_insync_replicas} with --replicas {b.replicas} and --acks all: no broker "
            "accepts a record"
        )
    if b.retries and not b.acks:
        return f"--retries {b.retries} needs --acks 1 or all: a producer that waits for nothing learns of no failure"
    if b.late_requests and not (b.acks and (b.outcomes or b.retries)):
        return (
            f"--late-requests {b.late_requests} needs --outcomes 1 or --retries, and --acks 1 or all: a producer that "
            "waits for nothing gives nothing up"
        )
    if b.slow_handlers and b.acks in (0, 1):
        return "--slow-handlers 1 needs --acks all: other requests wait for nothing"
    if b.in_flight > 1 and not (b.acks and (b.outcomes or b.retries)):
        return (
            f"--in-flight {b.in_flight} needs --outcomes 1 or --retries, and --acks 1 or all: other producers wait for "
            "nothing before they send the next record"
        )
    if b.in_flight > 1 and (b.late_requests or b.idle_producers or b.producer_epochs or b.delete_records):
        return (
            f"--in-flight {b.in_flight} together with --late-requests, --idle-producers, --producer-epochs or "
            "--delete-records is not modelled: ask for one or the other"
        )
    if b.late_requests and b.idempotent and (b.idle_producers or b.producer_epochs or b.delete_records):
        return (
            f"--late-requests {b.late_requests} and --idempotent 1 together with --idle-producers, --producer-epochs "
            "or --delete-records is not modelled: ask for one or the other"
        )
    if b.idempotent and b.acks != -1:
        return "--idempotent 1 needs --acks all, as Kafka's own producer does"
    if b.idempotent and not b.retries:
        return "--idempotent 1 makes no difference without --retries"
    if b.idle_producers and not b.idempotent:
        return "--idle-producers 1 makes no difference without --idempotent 1"
    if b.producer_epochs and not b.idempotent:
        return f"--producer-epochs {b.producer_epochs} makes no difference without --idempotent 1"
    if b.transactions and b.acks != -1:
        return f"--transactions {b.transactions} needs --acks all: what commits is what was acknowledged by all"
    if b.transactions and (b.outcomes or b.retries):
        return "--transactions together with --outcomes or --retries is not modelled: ask for one or the other"
    if b.late_records and not b.transactions:
        return f"--late-records {b.late_records} makes no difference without --transactions"
    if b.one_producer and b.transactions < 2:
        return f"--one-producer {b.one_producer} makes no difference without --transactions 2"
    if b.position_epochs and not b.consumers:
        return "--position-epochs 1 makes no difference without --consumers 1"
    if b.committed_epochs and not (b.consumer_restarts and b.position_epochs):
        return "--committed-epochs 1 makes no difference without --consumer-restarts and --position-epochs 1"
    for name in ("auto_offset_reset", "consumer_restarts", "follower_fetches"):
        if b[name] and not b.consumers:
            return f"{option(name)} makes no difference without --consumers 1"
    if b.late_responses and (b.late_bodies or b.delete_records):
        return "--late-responses together with --late-bodies or --delete-records is not modelled: ask for one"
    if b.late_truncations and b.late_responses:
        return "--late-truncations together with --late-responses is not modelled: ask for one or the other"
    if b.get("reassignments") and b.delete_records:
        return "--reassignments together with --delete-records is not modelled: ask for one or the other"
    if b.read_committed and not (b.consumers and b.transactions):
        return "--read-committed 1 makes no difference without --consumers 1 and --transactions"
    return None
