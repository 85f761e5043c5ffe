"""The models' findings in Kafka, as scripts for a KRaft cluster with Kafka's default settings.

No message is forged. Scripts delay messages, shut down, kill and start brokers, and ask for elections and other
replicas as administrators can.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tideproof.conformance.jars import Jars, tools_of
from tideproof.conformance.kraft import Front, Gate, KRaft
from tideproof.conformance.releases import Release
from tideproof.conformance.scripted import Outcome, Script


@dataclass
class LostRecord(Outcome):
    """The outcome of a script in which a producer writes one record with acks=all."""

    error: int | None = None
    """The error code that the producer got; None for no answer."""
    logs: list[tuple[str, ...]] = field(default_factory=list)
    """The brokers' logs at the end."""

    def look(self, script: Script) -> None:
        self.error, self.logs = script.facts["error"], [broker.values() for broker in script.cluster.brokers]

    @property
    def happened(self) -> bool:
        return self.error == 0 and not any(self.logs)

    @property
    def is_as_expected(self) -> bool:
        return self.error == 0 and self.happened != self.control

    @property
    def verdict(self) -> str:
        if self.happened:
            return "The record was acknowledged (error 0), and no broker has it any more."
        return "The record is there." if any(self.logs) else "The record was not acknowledged."


@dataclass
class StaleRemoteLeo(LostRecord):
    @property
    def is_as_expected(self) -> bool:
        # In the control the leader refuses the record when it hears of its successor.
        return bool(self.error) if self.control else self.happened

    @property
    def verdict(self) -> str:
        if self.happened:
            return super().verdict
        if self.error == 0:
            return "The record was acknowledged, and is there."
        return "The record was not acknowledged: nothing that was promised is lost."


@dataclass
class SkippedRecords(Outcome):
    """The outcome of a script in which a consumer reads."""

    read: list[tuple[int, str]] = field(default_factory=list)
    """The records that the consumer received: offsets and values."""
    failure: str = ""
    """The error with which the consumer has ended, if it has."""
    log: tuple[str, ...] = ()
    """The log of the leader at the end, all of it committed."""

    def look(self, script: Script) -> None:
        consumer = script.facts["consumer"]
        self.log = script.cluster.brokers[0].values()
        self.read, self.failure = consumer.read(), consumer.failure

    @property
    def skipped(self) -> list[str]:
        """The records that the consumer did not receive although it received a later one."""
        end = max((offset for offset, _ in self.read), default=0)
        given = {value for _, value in self.read}
        return [value for value in self.log[:end] if value not in given]

    @property
    def went_on(self) -> bool:
        return any(value == LAST for _, value in self.read)

    @property
    def happened(self) -> bool:
        return bool(self.skipped) and self.went_on and not self.failure

    @property
    def is_as_expected(self) -> bool:
        return self.happened != self.control and self.went_on and not self.failure

    @property
    def verdict(self) -> str:
        read = ", ".join(f"{value} at {offset}" for offset, value in self.read)
        found = f"The consumer read {read}; the log at the end is {', '.join(self.log)}."
        if self.failure:
            return f"{found} The consumer ended: {self.failure}"
        if self.happened:
            return f"{found} It was never given {', '.join(self.skipped)}, and received no error."
        return f"{found} {'It skipped nothing.' if self.went_on else 'It did not go on.'}"


LAST = "r4@e2"


@dataclass(frozen=True)
class Finding:
    """A script, and the arguments of its cluster: see `KRaft`."""

    outcome: type[LostRecord | SkippedRecords]
    script: str
    brokers: int
    partition: int = 0
    front: type[Front | Gate] | None = None
    has_gates: bool = False


def reproduce(
    finding: Finding, release: Release, jars: Jars, folder: Path, control: bool, show: Callable[[str], None]
) -> LostRecord | SkippedRecords:
    """Runs the script of a finding; with `control`, without the steps that cause the fault."""
    if finding.outcome is SkippedRecords:
        tools_of(release, show)  # fetched before anything starts
    result = finding.outcome(control)
    show(f"starting Kafka {release.version} (a controller and {finding.brokers} brokers)")
    cluster = KRaft(release, jars, finding.brokers, folder, finding.partition, finding.front, finding.has_gates)
    with cluster:
        script = Script(cluster, show)
        script.run(finding.script, result)
        result.look(script)
    return result


STALE_REMOTE_LEO = Finding(
    StaleRemoteLeo,
    brokers=3,
    front=Front,
    has_gates=True,
    script="""
    cluster create_topic 0 1 2 min.insync.replicas=2
    until b0 leads
    hold 2 0                            # never answered: b2 stays empty, and for now in the ISR
    cluster reassign 2 0 1
    = b0 leads; b1 and b2 follow, in the ISR | 0 1 2
    b0 produce r1@e0
    = a producer writes a record to b0, with acks=all | 0 1 2
    fetch 1 0 1
    hold_answer 1 0
    = b1 fetches it, and its next fetch shows b0 that it has it | 0 1 2
    finding: gate0 shut
    cluster elect preferred
    drop
    until b2 leads
    finding: = b2 is elected (epoch 1); b0 does not hear of it | 0 1 2
    control: = b2 is elected (epoch 1); b0 hears of it | 0 1 2
    fetch 1 2 0
    gate1 shut
    = b1 follows b2 and truncates its log | 0 1 2
    control: until b0 no longer leads
    b2 terminate
    until b2 no longer leads
    gate0 open                         # b0 fetches both changes of the partition at once, and applies them as one
    b0 is_elected_again 1 2
    # A leader that does not take the record for committed removes b1 from the ISR after replica.lag.time.max.ms, 30 s,
    # and answers then that the record was written by too few.
    note error b0 error
    = b2 is shut down, and b0 elected again (epoch 2); the producer receives error {error} | 0 1
    finding: end_if_refused             # b1 may be out of the ISR, and there is nothing to lose
    b0 end
    gate1 open
    until b1 leads
    = b0 is killed, and b1, in the ISR, is elected (epoch 3) | 1
    b0 start
    fetch 0 1 0
    until b0 answers
    = b0 comes back, and truncates its log to that of b1 | 0 1
    """,
)
"""Each broker is behind a front, and reaches the controller through a gate."""

POSITION_BY_END_OFFSET = Finding(
    SkippedRecords,
    brokers=3,
    script=f"""
    cluster create_topic 0 1
    until b0 leads
    b1 stop
    b0 write r1@e0
    b0 write r2@e0
    = b1 is down, and b0 leads; a producer writes r1 and r2 | 0
    b0 stop
    b1 start
    until b1 is_elected_unclean
    b1 write r3@e1
    = b0 goes down, b1 comes back and is elected unclean; a producer writes r3 | 1
    consume r3@e1
    = a consumer reads r3 | 1
    control: b0 start
    control: until b0 has_the_log_of 1
    control: until b1 has_in_sync 2
    control: = b0 comes back, follows b1 and is in the ISR | 1
    b1 stop
    finding: b0 start
    finding: until b0 is_elected_unclean
    finding: = b1 goes down, b0 comes back and is elected unclean | 0
    control: until b0 leads
    control: = b1 goes down, and b0 is elected | 0
    b0 write {LAST}
    consume {LAST}
    quiet
    = a producer writes r4; the consumer has gone on | 0
    """,
)
"""A consumer skips a record after an unclean election: Kafka's own `kafka-console-consumer`.

It has read a record of an epoch that the new leader has never heard of. The leader answers OffsetsForLeaderEpoch with
its largest epoch below, and where that ends. Clients compare only the end offset with their position (see
`tideproof.model.protocols.broker.flaws.position_by_end_offset`).

b0 and b1 have the partition. b2 has not; it is there because a consumer that knows of no broker but one that is down
does not find the others (clients before 4.0, KIP-899).
"""

ELIGIBLE_AFTER_REMOVAL = Finding(
    LostRecord,
    brokers=2,
    partition=1,
    front=Gate,
    script="""
    cluster create_topic 0 1 min.insync.replicas=2
    until b0 leads
    note error b0 write r1@e0
    = b0 leads, b1 is in the ISR; a producer writes with acks=all, and receives error 0 | 0 1
    cluster reassign 0
    until b1 no longer has_replica
    note eligible b0 eligible
    = b1 is removed from the replicas, and deletes its log{eligible} | 0 1
    front0 shut
    cluster reassign 0 1
    until b1 has_replica
    note eligible b0 eligible
    = b1 is added again, and has copied nothing yet{eligible} | 0 1
    control: front0 open
    control: until b0 has_in_sync 2
    control: cluster wait_until_all_know
    control: note eligible b0 eligible
    control: = b1 copies the log, and is in the ISR{eligible} | 0 1
    b0 stop
    front0 open
    elects_or_not 1 0
    = b0 is shut down; {elected} is elected | 1
    b0 start
    until b{leader} leads
    until b{leader} has_in_sync 2
    until b0 answers
    = b0 comes back; b{leader} leads, and the other one is in the ISR | 0 1
    """,
)
"""A replica that was removed stays eligible, and leads without its records when it is added again.

The controller counts who leaves the ISR while that is smaller than `min.insync.replicas` as an eligible leader replica
(KIP-966). It does not ask whether the broker still has a replica: see
`tideproof.model.protocols.broker.flaws.eligible_after_removal`.

What b1 fetches from b0 is held for a time, which stands for the copying of a large log. The partition is not the first
of its topic: where that has fewer replicas than `min.insync.replicas`, the controller asks for no more members than
these (ReplicationControlManager.getTopicEffectiveMinIsr).
"""

FINDINGS: Mapping[str, Finding] = {
    "stale-remote-leo": STALE_REMOTE_LEO,
    "position-by-end-offset": POSITION_BY_END_OFFSET,
    "eligible-after-removal": ELIGIBLE_AFTER_REMOVAL,
}
