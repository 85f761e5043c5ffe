"""Scripts for a cluster with a real controller, written as text (see `findings`).

A command is a method of a broker (`b0 stop`), of the proxy in front of one (`front0 shut`) or between one and the
controller (`gate0 open`), of the cluster (`cluster elect preferred`), or of `Script` itself. `until b0 leads` waits
until a method returns true, and `until b0 no longer leads` until it returns false; `note x b0 eligible` stores its
result as `{x}`.

A line that begins with `=` ends a step: it describes the step, and after `|` names the brokers that are up and
observed. A line that begins with `finding:` or `control:` is only for runs without or with `control`. Text after `#` is
a comment.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tideproof.conformance.jars import tools_of
from tideproof.conformance.kraft import KRaft
from tideproof.conformance.links import LOOPBACK, PATIENCE, Exchange, NoAnswer
from tideproof.conformance.processes import wait_until

QUIET_SECONDS = 5.0
"""Seconds that a consumer may read beyond the expected records."""


@dataclass
class Outcome:
    """The outcome of a script. `lines` has its steps, with the brokers' states after each."""

    control: bool
    """Whether it was done without what goes wrong."""
    lines: list[tuple[str, str]] = field(default_factory=list)
    features: Mapping[str, int] = field(default_factory=dict)
    """The features that the cluster has switched on, with their levels, as its brokers tell clients."""
    seconds: float = 0.0


class ScriptEnds(Exception):
    """The rest of the script is irrelevant."""


class Script:
    def __init__(self, cluster: KRaft, show: Callable[[str], None]) -> None:
        self.cluster, self._show = cluster, show
        self.facts: dict[str, Any] = {}
        self._held: Exchange

    def run(self, text: str, result: Outcome) -> None:
        own, other = ("control:", "finding:") if result.control else ("finding:", "control:")
        began, result.features = time.monotonic(), self.cluster.brokers[1].features()
        lines = (line.partition("#")[0].strip() for line in text.splitlines())
        try:
            for line in (line.removeprefix(own).strip() for line in lines if line and not line.startswith(other)):
                line = line.format(**self.facts)
                if line.startswith("="):
                    said, _, brokers = line.removeprefix("= ").partition(" | ")
                    self._show(said)
                    result.lines.append((said, self.cluster.seen(list(map(int, brokers.split())))))
                else:
                    self._do(*line.split())
        except ScriptEnds:
            pass
        result.seconds = time.monotonic() - began

    def _do(self, first: str, *words: str) -> None:
        if first == "until":
            subject, *rest = words
            ends = rest[:2] == ["no", "longer"]
            wait_until(
                lambda: bool(self._call(subject, *rest[2 * ends :])) != ends,
                f"no sign that {' '.join(words).replace('_', ' ')}",
                2 * PATIENCE,
            )
        elif first == "note":
            self.facts[words[0]] = self._call(*words[1:])
        else:
            self._call(first, *words)

    def _call(self, subject: str, *words: str) -> Any:
        """Calls a method; digits are numbers, and `{x}` is a noted value."""
        kinds: dict[str, Sequence[Any]] = {
            "b": self.cluster.brokers,
            "front": self.cluster.fronts,
            "gate": self.cluster.gates,
        }
        owners: dict[str, Any] = {f"{kind}{n}": owner for kind, found in kinds.items() for n, owner in enumerate(found)}
        owners["cluster"] = self.cluster
        method, *values = words if subject in owners else (subject, *words)
        owner = owners.get(subject, self)
        return getattr(owner, method)(*(int(value) if value.isdigit() else value for value in values))

    # Commands ---------------------------------------------------------------------------------------------------------

    def hold(self, follower: int, leader: int) -> None:
        """Takes the next fetch of a follower, which sends no other before the response."""
        self._held = self.cluster.fronts[leader].fetch_of(follower)

    def hold_answer(self, follower: int, leader: int) -> None:
        self.hold(follower, leader)
        self._held.pass_on()

    def drop(self) -> None:
        self._held.drop()

    def fetch(self, follower: int, leader: int, records: int) -> None:
        """Lets fetches pass until the follower has this many records."""
        while len(self.cluster.brokers[follower].log()) != records:
            self.cluster.fronts[leader].fetch_of(follower).pass_through()

    def elects_or_not(self, b: int, other: int) -> None:
        """Notes whether a broker is elected after the other's shutdown, and the leader after the other's return."""
        is_elected = self.cluster.brokers[b].is_elected_after(other)
        self.facts |= {"elected": f"b{b}", "leader": b} if is_elected else {"elected": "nobody", "leader": other}

    def end_if_refused(self) -> None:
        if self.facts["error"]:
            raise ScriptEnds

    def consume(self, value: str) -> None:
        """Runs Kafka's console consumer from the beginning up to this record."""
        if "consumer" not in self.facts:
            self.facts["consumer"] = Consumer(self.cluster, self._show)
        self.facts["consumer"].wait_for(value)

    def quiet(self) -> None:
        time.sleep(QUIET_SECONDS)


class Consumer:
    """Kafka's console consumer, configured to end if its position is invalid."""

    def __init__(self, cluster: KRaft, show: Callable[[str], None]) -> None:
        given = {
            "--bootstrap-server": ",".join(f"{LOOPBACK}:{broker.port}" for broker in cluster.brokers),
            "--topic": cluster.topic, "--partition": cluster.partition, "--offset": "earliest",
            "--consumer-property": "auto.offset.reset=none", "--property": "print.offset=true",
        }  # fmt: skip
        words = [word for pair in given.items() for word in pair]
        main = "org.apache.kafka.tools.consumer.ConsoleConsumer"
        self._process = cluster.run(main, "consumer", *words, classpath=tools_of(cluster.release, show))
        cluster.others.append(self._process)

    def _lines(self) -> list[str]:
        return self._process.output.read_text().splitlines()

    def read(self) -> list[tuple[int, str]]:
        found = (line.removeprefix("Offset:").split("\t") for line in self._lines() if line.startswith("Offset:"))
        return [(int(offset), value) for offset, value in found]

    @property
    def failure(self) -> str:
        """The error with which it ended, if any."""
        if not self._process.has_ended:
            return ""
        return next((line for line in reversed(self._lines()) if "Exception" in line), "with no error")

    def wait_for(self, value: str) -> None:
        """Waits until it has read this record or has ended. Raises NoAnswer if it does neither."""
        wait_until(lambda: value in dict(self.read()).values() or self.failure, f"the consumer does not read {value}")
        if "TimeoutException" in self.failure:
            raise NoAnswer(f"the consumer has ended: {self.failure}")
