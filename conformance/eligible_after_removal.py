"""A replica that was removed stays eligible, and leads without its records when it is added again.

On a KRaft cluster with the settings that Kafka comes with. The controller counts who leaves the ISR while that is
smaller than `min.insync.replicas` as an eligible leader replica (KIP-966). It does not ask whether the broker still has
a replica: see `tideproof.model.protocols.broker.flaws.eligible_after_removal`.

Nothing is forged. What b1 fetches from b0 is held for a time, which stands for the copying of a large log. The
partition is not the first of its topic: where that has fewer replicas than `min.insync.replicas`, the controller asks
for no more members than these (ReplicationControlManager.getTopicEffectiveMinIsr).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tideproof.conformance.gates import Gate
from tideproof.conformance.jars import Jars
from tideproof.conformance.kraft import TOPIC, KRaft, LostRecord
from tideproof.conformance.links import PATIENCE, NoAnswer
from tideproof.conformance.observing import value_of
from tideproof.conformance.processes import wait_until
from tideproof.conformance.releases import Release


@dataclass
class EligibleAfterRemoval(LostRecord):
    """What came of it."""

    @property
    def is_as_expected(self) -> bool:
        return self.error == 0 and self.happened != self.control

    @property
    def verdict(self) -> str:
        if self.happened:
            return "The record was acknowledged (error 0), and no broker has it any more."
        return "The record is there." if any(self.logs) else "The record was not acknowledged."


class Fronted(KRaft):
    """Brokers that others reach through gates."""

    partition = 1

    def __init__(self, release: Release, jars: Jars, folder: Path) -> None:
        super().__init__(release, jars, folder, 2)

    def stand_between(self) -> None:
        self.fronts = [Gate(self.messages, 1 - b, b, self.ports[b]) for b in self.all_brokers]

    def port_for_others(self, b: int) -> int:
        return self.fronts[b].port

    def close(self) -> None:
        for front in self.fronts:
            front.open()
        super().close()
        for front in self.fronts:
            front.close()

    def eligible(self, b: int) -> str:
        """The eligible leader replicas as the broker knows them, in words; nothing where it does not tell."""
        values = {"Topics": [{"Name": TOPIC}], "ResponsePartitionLimit": 10, "Cursor": None}
        try:
            partitions = self.client(b).call("DescribeTopicPartitions", 0, values)["Topics"][0]["Partitions"]
        except (KeyError, NoAnswer):  # releases before 3.8
            return ""
        found = next(p["EligibleLeaderReplicas"] for p in partitions if p["PartitionIndex"] == self.partition)
        return "; eligible: " + (", ".join(f"b{r}" for r in found or ()) or "none")


def eligible_after_removal(
    release: Release, jars: Jars, folder: Path, control: bool, show: Callable[[str], None]
) -> EligibleAfterRemoval:
    """The finding, step by step; or with `control` the same, but b1 is in the ISR again before b0 is shut down."""
    result = EligibleAfterRemoval(control)
    show(f"starting Kafka {release.version} (a controller and 2 brokers)")
    with Fronted(release, jars, folder) as cluster:
        cluster.play(_script(cluster, control, result), result, show)
        result.logs = [cluster.nodes[b].log() for b in cluster.all_brokers]
    return result


def _script(c: Fronted, control: bool, result: EligibleAfterRemoval) -> Iterator[tuple[str, tuple[int, ...]]]:
    both = (0, 1)
    c.create_topic(both, min_insync_replicas="2")
    wait_until(lambda: c.leads(0), "b0 does not lead")
    c.write(0, value_of(0, 0))
    result.error = 0
    yield "b0 leads, b1 is in the ISR; a producer writes with acks=all, and receives error 0", both

    c.reassign(0)
    c.wait_until_all_know()
    wait_until(lambda: not c.nodes[1].has_replica(), "b1 does not delete its replica")
    yield f"b1 is removed from the replicas, and deletes its log{c.eligible(0)}", both

    c.fronts[0].shut()
    c.reassign(0, 1)
    c.wait_until_all_know()
    wait_until(c.nodes[1].has_replica, "b1 does not begin a replica")
    yield f"b1 is added again, and has copied nothing yet{c.eligible(0)}", both

    if control:
        c.fronts[0].open()
        c.wait_until_in_sync(0, 2)
        c.wait_until_all_know()
        yield f"b1 copies the log, and is in the ISR{c.eligible(0)}", both
    c.nodes[0].shut_down()
    c.forget_client(0)
    c.fronts[0].open()
    led = _leads(c, 1)
    yield f"b0 is shut down; {'b1 is elected' if led else 'nobody is elected'}", (1,)

    c.nodes[0].start()
    leader = 1 if led else 0
    wait_until(lambda: c.leads(leader), f"b{leader} does not lead", 2 * PATIENCE)
    c.wait_until_in_sync(leader, 2)
    wait_until(lambda: c.answers(0), "b0 does not come back")
    yield f"b0 comes back; b{leader} leads, and the other one is in the ISR", both


def _leads(c: Fronted, b: int) -> bool:
    """Whether the broker leads, when it knows what the controller has decided after another was shut down.

    While it is fenced it is not elected, and when that ends it may be.
    """
    c.wait_until_known_by(b)
    wait_until(lambda: c.is_alive(b) and c.leader_known_by(b) in (-1, b), f"b{b} does not hear that b{1 - b} is down")
    if c.leader_known_by(b) == b:
        wait_until(lambda: c.leads(b), f"b{b} does not lead")
        return True
    return False
