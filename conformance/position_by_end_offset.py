"""A consumer that skips a record after an unclean election, on a KRaft cluster with the settings that Kafka comes with.

The consumer is Kafka's own `kafka-console-consumer`. It has read a record of an epoch that the new leader has never
heard of. The leader answers OffsetsForLeaderEpoch with its largest epoch below, and where that ends. Clients compare
only the end offset with their position (see `tideproof.model.protocols.broker.flaws.position_by_end_offset`).

Nothing is delayed or forged; brokers are shut down and started, and an administrator asks for unclean elections.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tideproof.conformance.jars import Jars, tools_of
from tideproof.conformance.kraft import TOPIC, UNCLEAN, KRaft, Scripted
from tideproof.conformance.links import LOOPBACK, PATIENCE, NoAnswer
from tideproof.conformance.processes import Process, java, wait_until
from tideproof.conformance.releases import Release

QUIET_SECONDS = 5.0
"""How long the consumer is given to read more than what it is waited for."""


@dataclass
class SkippedRecords(Scripted):
    """What came of it."""

    read: list[tuple[int, str]] = field(default_factory=list)
    """What the consumer was given: offsets and values."""
    failure: str = ""
    """The error with which the consumer has ended, if it has."""
    log: tuple[str, ...] = ()
    """The log of the leader at the end, all of it committed."""

    @property
    def skipped(self) -> list[str]:
        """Records of the log below the last that the consumer was given which it was not given."""
        end = max((offset for offset, _ in self.read), default=0)
        given = {value for _, value in self.read}
        return [value for value in self.log[:end] if value not in given]

    @property
    def went_on(self) -> bool:
        """Whether the consumer read the last record."""
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


LAST = "d@e2"


class Consumer:
    """Kafka's console consumer, from the beginning of the partition, which is to end if its position is not valid."""

    def __init__(self, cluster: KRaft, tools: Sequence[Path], java_program: str) -> None:
        servers = ",".join(f"{LOOPBACK}:{port}" for port in cluster.ports)
        given = {
            "--bootstrap-server": servers, "--topic": TOPIC, "--partition": "0", "--offset": "earliest",
            "--consumer-property": "auto.offset.reset=none", "--property": "print.offset=true",
        }  # fmt: skip
        arguments = [word for pair in given.items() for word in pair]
        self._output = cluster.folder / "consumer.log"
        main = "org.apache.kafka.tools.consumer.ConsoleConsumer"
        self._process = Process(java(java_program, tools, main, *arguments, log4j=cluster.log4j), self._output)

    def read(self) -> list[tuple[int, str]]:
        lines = self._output.read_text().splitlines()
        found = (line.removeprefix("Offset:").split("\t") for line in lines if line.startswith("Offset:"))
        return [(int(offset), value) for offset, value in found]

    @property
    def failure(self) -> str:
        if not self._process.has_ended:
            return ""
        lines = self._output.read_text().splitlines()
        return next((line for line in reversed(lines) if "Exception" in line), "with no error")

    def wait_for(self, value: str) -> None:
        """Until it has read this record, or has ended. Raises NoAnswer where it does neither, which says nothing."""

        def done() -> bool:
            return any(read == value for _, read in self.read()) or bool(self.failure)

        wait_until(done, f"the consumer does not read {value}")
        if "TimeoutException" in self.failure:
            raise NoAnswer(f"the consumer has ended: {self.failure}")

    def close(self) -> None:
        self._process.kill()


def position_by_end_offset(
    release: Release, jars: Jars, folder: Path, control: bool, show: Callable[[str], None]
) -> SkippedRecords:
    """The finding, step by step; or with `control` the same, but b0 follows b1 before it is elected.

    b0 and b1 have the partition. b2 has not; it is there because a consumer that knows of no broker but one that is
    down does not find the others (clients before 4.0, KIP-899).
    """
    tools = tools_of(release, show)
    result = SkippedRecords(control)
    show(f"starting Kafka {release.version} (a controller and 3 brokers)")
    with KRaft(release, jars, folder, 3) as cluster:
        cluster.play(_script(cluster, tools, jars.java, result), result, show)
        result.log = cluster.nodes[0].log()
    return result


def _leads(c: KRaft, b: int, elect: bool) -> None:
    def leads() -> bool:
        if elect:
            c.elect(UNCLEAN)
        return c.leads(b)

    wait_until(leads, f"b{b} does not lead", 2 * PATIENCE)


def _script(
    c: KRaft, tools: Sequence[Path], java_program: str, result: SkippedRecords
) -> Iterator[tuple[str, Sequence[int]]]:
    c.create_topic([0, 1])
    _leads(c, 0, elect=False)
    c.nodes[1].shut_down()
    c.forget_client(1)
    for value in ("a@e0", "b@e0"):
        c.write(0, value)
    yield "b1 is down, and b0 leads; a producer writes a and b", (0,)

    c.nodes[0].shut_down()
    c.forget_client(0)
    c.nodes[1].start()
    _leads(c, 1, elect=True)
    c.write(1, "c@e1")
    yield "b0 goes down, b1 comes back and is elected unclean; a producer writes c", (1,)

    consumer = Consumer(c, tools, java_program)
    try:
        consumer.wait_for("c@e1")
        yield "a consumer reads c", (1,)

        if result.control:
            c.nodes[0].start()
            wait_until(lambda: c.nodes[0].log() == c.nodes[1].log(), "b0 does not follow b1", 2 * PATIENCE)
            c.wait_until_in_sync(1, 2)
            yield "b0 comes back, follows b1 and is in the ISR", (1,)
            c.nodes[1].shut_down()
        else:
            c.nodes[1].shut_down()
            c.nodes[0].start()
        c.forget_client(1)
        _leads(c, 0, elect=not result.control)
        yield (
            "b1 goes down, and b0 is elected"
            if result.control
            else "b1 goes down, b0 comes back and is elected unclean",
            (0,),
        )

        c.write(0, LAST)
        consumer.wait_for(LAST)
        time.sleep(QUIET_SECONDS)
        result.read, result.failure = consumer.read(), consumer.failure
        yield "a producer writes d; the consumer has gone on", (0,)
    finally:
        consumer.close()
