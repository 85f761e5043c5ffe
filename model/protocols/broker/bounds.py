"""The bounds of the broker level: what there is in a configuration, and which of it goes together.

What a bound does not ask for costs nothing: no variable, no step.
"""

from __future__ import annotations

from tideproof.model.language.protocol import BoundSpec
from tideproof.model.language.state import Bounds


def _count(name: str, meaning: str, since: str = "", most: int | None = None) -> BoundSpec:
    """How often something happens; by default never, and not named in print."""
    return BoundSpec(name, meaning, least=0, default=0, most=most, optional=True, since=since)


def _switch(name: str, meaning: str, since: str = "") -> BoundSpec:
    return _count(name, f"1 {meaning}", since, most=1)


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
    "members that the ISR must have for a write with acks=all",
    least=1,
    default=1,
    optional=True,
    since="0.8.2, KAFKA-1555",
)

BOUNDS = (
    BoundSpec("replicas", "brokers that hold the partition", least=1, default=2),
    BoundSpec("log_size", "records that a log has room for", least=1, default=2),
    BoundSpec("records", "records that producers write in all", least=1, default=2),
    BoundSpec("epochs", "leader epochs in all; the first is that of creation", least=1, default=3),
    _count("crashes", "process crashes in all, each with a restart; what was written survives"),
    _count("power_losses", "power losses in all; a machine loses what was not flushed"),
    ACKS,
    MIN_INSYNC_REPLICAS,
    _switch("consumers", "for a consumer that reads"),
    _switch("unclean", "lets the controller elect a replica that is not in the ISR"),
    _switch("outcomes", "for a producer that sends one record at a time, and learns that it is written or that this is "
            "unknown"),
    _count("retries", "times that it sends a record again, in all, without a known acknowledgement"),
    _switch("idempotent", "for sequence numbers, by which a leader recognises a record that is in its log",
            "0.11, KIP-98"),
    _switch("idle_producers", "for producers that send again so late that brokers have forgotten them "
            "(transactional.id.expiration.ms, since 3.4 producer.id.expiration.ms)", "0.11, KIP-98"),
    _count("producer_epochs", "new epochs that an idempotent producer begins, to send again what may be written "
           "(clients since 2.5, KIP-360)", "0.11, KIP-98"),
    _count("transactions", "transactions in all, each of a producer of its own; their markers are records too",
           "0.11, KIP-98"),
    _switch("read_committed", "for a consumer that reads below the last stable offset, and skips aborted records",
            "0.11, KIP-98"),
    _count("delete_records", "DeleteRecords requests in all, which raise the log start", "0.11, KIP-107"),
    _switch("position_epochs", "for a consumer that knows the epoch of the record it read last, and checks its "
            "position by it", "2.1, KIP-320"),
    _switch("late_bodies", "for fetch responses whose body is read from the log when it is sent, not when the fetch is "
            "handled"),
    _switch("late_responses", "for responses that may arrive after the role of the broker that they are for has "
            "changed"),
)  # fmt: skip

SINCE_2_1 = ("position_epochs",)
"""What releases before 2.1 do not have. Kafka's consumer uses it with brokers since 2.3."""

SINCE_0_11 = (
    "idempotent",
    "idle_producers",
    "producer_epochs",
    "transactions",
    "read_committed",
    "delete_records",
    *SINCE_2_1,
)
"""What releases before 0.11 do not have."""
SINCE_0_8_2 = "min_insync_replicas"
"""What releases before 0.8.2 do not have."""


REASSIGNMENTS = _count("reassignments", "replicas that are removed or added, in all")
"""For releases with KRaft since 3.6."""


LATE_TRUNCATIONS = _switch(
    "late_truncations",
    "for followers that truncate after others have taken steps, when they have taken over the high watermark of a "
    "response that says where the logs diverge (up to 3.4.0, KAFKA-14704)",
)
"""For releases since 2.8; since 3.4.1 it makes no difference."""


def with_acks_of_one_or_all(bounds: tuple[BoundSpec, ...]) -> tuple[BoundSpec, ...]:
    """The bounds of a release that refuses acks above 1."""
    return tuple(spec.at_most(1) if spec.name == "acks" else spec for spec in bounds)


def without(*names: str) -> tuple[BoundSpec, ...]:
    """The bounds of a release that does not have these things: none but their default."""
    return tuple(spec.at_most(spec.default) if spec.name in names else spec for spec in BOUNDS)


def conflict(b: Bounds) -> str | None:
    """Why these bounds do not go together, in words for the user; None where they do."""
    if b.acks == -1 and b.min_insync_replicas > b.replicas:
        return (
            f"--min-insync-replicas {b.min_insync_replicas} with --replicas {b.replicas} and --acks all: no broker "
            "accepts a record"
        )
    if b.retries and not b.acks:
        return f"--retries {b.retries} needs --acks 1 or all: a producer that waits for nothing learns of no failure"
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
    if b.position_epochs and not b.consumers:
        return "--position-epochs 1 makes no difference without --consumers 1"
    if b.position_epochs and b.delete_records:
        return "--position-epochs together with --delete-records is not modelled: ask for one or the other"
    if b.late_responses and (b.late_bodies or b.delete_records):
        return "--late-responses together with --late-bodies or --delete-records is not modelled: ask for one"
    if b.get("late_truncations") and b.late_responses:
        return "--late-truncations together with --late-responses is not modelled: ask for one or the other"
    if b.get("reassignments") and b.delete_records:
        return "--reassignments together with --delete-records is not modelled: ask for one or the other"
    if b.read_committed and not (b.consumers and b.transactions):
        return "--read-committed 1 makes no difference without --consumers 1 and --transactions"
    return None
