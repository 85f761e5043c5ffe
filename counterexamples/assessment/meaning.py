"""The meaning of a loss to an operator: its steps, their likelihood and log lines, and replays on real brokers."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

from tideproof.counterexamples.assessment.findings import Finding, name_of
from tideproof.counterexamples.assessment.situation import Situation
from tideproof.counterexamples.assessment.story import down_at, missed_epoch, story
from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.explain.words import capital, joined
from tideproof.counterexamples.museum.cases import cases
from tideproof.counterexamples.replayed import Outcome, Replays, evidence, schedule_of
from tideproof.model.language.properties import watched
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.flaws import FLAWS
from tideproof.model.protocols.broker.release_table import numbers
from tideproof.model.runs.replay import replay
from tideproof.model.runs.trace import Trace
from tideproof.properties.atlas.settings import Fault
from tideproof.properties.atlas.table import Atlas, Found, Row

LIKELY: Mapping[Fault | None, str] = {
    None: "Often: a leader is killed, or its machine is replaced, and another broker leads before it is back. Every "
    "cluster has that.",
    Fault.CRASH: "Often: a process is killed, runs out of memory, or its JVM crashes, and it is started again.",
    Fault.POWER_LOSS: "Seldom: a machine, its kernel or its virtual machine stops at once, while records are only in "
    "the page cache. Kafka lets the operating system write them to disk, unless log.flush.interval.messages or "
    "log.flush.interval.ms say otherwise.",
    Fault.LOST_SESSION: "Often: a broker runs on while the controller takes it for down: a long garbage collection, a "
    "virtual machine that stands still, or a network that fails, for longer than broker.session.timeout.ms (with "
    "ZooKeeper zookeeper.session.timeout.ms).",
    Fault.MISSED_EPOCH: "Rare: leadership moves away from a running broker and back, the broker hears of the first "
    "change late, or not at all, and it loses leadership again before its followers fetch, within about one fetch. We "
    "have no figure.",
    Fault.REASSIGNMENT: "As often as kafka-reassign-partitions or Cruise Control move replicas.",
    Fault.DELETION: "Often: retention deletes the oldest segment, or a client sends DeleteRecords.",
}

UNCLEAN_LIKELY = (
    "Seldom: every replica in the ISR is down at once, and a replica outside the ISR is up, which Kafka then elects."
)

_UNCLEAN_LOGS = {
    True: "Setting new leader for topicId …, partition … to … using an unclean election (controller, INFO: "
    "PartitionChangeBuilder at 3.6.1)",
    False: "the metric UncleanLeaderElectionsPerSec of the controller (KafkaController at 2.1.1)",
}
_POWER_LOGS = (
    "Recovering unflushed segment … (INFO at the start after an unclean stop: Log at 2.1.1, LogLoader at 3.6.1)"
)
_TRUNCATED = "Truncating to offset … (INFO: Log at 2.1.1, UnifiedLog at 3.6.1) on replicas that had the record"
_SHRUNK = "Shrinking ISR from … to … (INFO: Partition at 2.1.1 and 3.6.1)"
_DOWN = {
    True: "Fencing broker … because its session has timed out. (controller, INFO: ReplicationControlManager at 3.6.1)",
    False: "Broker failure callback for … (controller, INFO: KafkaController at 2.1.1 and 3.6.1)",
}
_STALE = (
    "Leader … starts at leader epoch 2 … previous leader epoch was 0 (INFO): a leader that led before, and whose epoch "
    "grew by two or more (docs/findings/stale-remote-leo.md)"
)

STALE_LEO = "stale-remote-leo"
"""Its number in the catalogue of flaws."""


@dataclass(frozen=True)
class Meaning:
    """The meaning of a trace of the atlas. Its sentences are the account's, which are checked against the states."""

    finding: Finding
    situation: Situation
    trace: Trace
    counterexample: Counterexample

    @cached_property
    def happens(self) -> list[tuple[int, str]]:
        """The decisive sentences, each with its step."""
        return [(s.step, s.text) for s in self.counterexample.account.in_short]

    @cached_property
    def story(self) -> list[tuple[str, str]]:
        """The decisive steps from the first on, in plain words, each with its numbers."""
        return [*story(self.counterexample.run)]

    @cached_property
    def _actions(self) -> list[str]:
        return [step.action.name for step in self.counterexample.run.steps]

    @property
    def has_missed_epoch(self) -> bool:
        """Whether a leader becomes leader again without having processed an epoch in between."""
        run = self.counterexample.run
        return any(
            missed_epoch(before, step.parameters["replica"], step.parameters["epoch"])
            for (before, _), step in zip(run.states, run.steps, strict=False)
            if step.action.name == "BecomeLeader"
        )

    @property
    def is_unclean(self) -> bool:
        return "ElectUnclean" in self._actions

    @property
    def takes(self) -> str:
        """The unusual events of the trace. The last election shrinks the ISR, too: that is a consequence."""
        states = [state for state, _ in self.counterexample.run.states]
        led = [getattr(s, "quorum_leader", NIL) for s in states]
        until = max((n for n, (was, now) in enumerate(pairwise(led), 1) if was != now), default=len(states))
        least = min(sum(getattr(s, "quorum_isr", ())) for s in states[:until])
        replicas = self.counterexample.run.system.bounds["replicas"]
        elections = max(s.quorum_epoch for s in states) if hasattr(states[0], "quorum_epoch") else 0
        parts = [
            *(f"{count} {what}{'s' * (count > 1)}" for what, names in _COUNTED.items()
              if (count := sum(a in names for a in self._actions))),
            f"an ISR down to {least} of {replicas} replicas" if 0 < least < replicas else "",
            f"{len(down_at(states[until]))} of {replicas} replicas down at once" if self.is_unclean else "",
            f"{elections} change{'s' * (elections > 1)} of leader" if elections else "",
            "a leader that misses an epoch and leads again" if self.has_missed_epoch else "",
        ]  # fmt: skip
        return joined([p for p in parts if p])

    @property
    def command(self) -> str:
        """The search that finds the trace."""
        row = self.finding.row
        return row.command if row else ""

    @property
    def likely(self) -> str:
        if self.is_unclean:
            return UNCLEAN_LIKELY
        return " ".join(LIKELY[fault] for fault in self.finding.needs or (None,))

    @property
    def logs(self) -> list[str]:
        """Kafka's log lines for such events. None alone means a loss."""
        needs, found = self.finding.needs, list[str]()
        if self.is_unclean:
            found.append(_UNCLEAN_LOGS[self.situation.kraft])
        if Fault.POWER_LOSS in needs or Fault.CRASH in needs:
            found.append(_POWER_LOGS)
        if Fault.LOST_SESSION in needs or not needs:
            found.append(_DOWN[self.situation.kraft])
        if STALE_LEO in self.causes:
            found.append(_STALE)
        found.append(_SHRUNK if "an ISR down" in self.takes else _TRUNCATED)
        return found

    @property
    def causes(self) -> tuple[str, ...]:
        """The known flaws that this trace needs; the first alone, where the search for others has not ended."""
        flaws, last = self.finding.mended
        return flaws if last and last.status is not Found.VIOLATED else flaws[:1]

    @property
    def listed(self) -> list[str]:
        """The names under which `tideproof list` has the flaws: of a recorded counterexample, or issues."""
        recorded = {case.name for case in cases()}
        return [number if number in recorded else FLAWS[number].known_as for number in self.causes]

    @property
    def because(self) -> str:
        """The known flaws that this trace needs, by the search that omitted them; empty if there are none."""
        if not self.causes:
            return ""
        fixed = "with these bugs fixed" if len(self.causes) > 1 else "with this bug fixed"
        left = {
            Found.HOLDS: f"{fixed}, the model finds no loss",
            Found.VIOLATED: f"{fixed}, the model finds another loss",
        }
        _, last = self.finding.mended
        after = left.get(last.status, "not decided: what is left with it fixed") if last else "this loss needs it"
        page = ". Not fixed in any release: docs/findings/stale-remote-leo.md" if STALE_LEO in self.causes else ""
        titles = {case.name: case.title for case in cases()}
        known = joined([titles.get(number) or FLAWS[number].known_as or number for number in self.causes])
        lists = joined([f"tideproof list {name}" for name in self.listed])
        return f"{known} ({lists}): {after}{page}"

    @property
    def case(self) -> str:
        """The recorded counterexample of this kind; empty if there is none."""
        needs = self.finding.needs
        if STALE_LEO in self.causes:
            return "stale-remote-leo"
        if self.is_unclean:
            return "an-unclean-election"
        if Fault.REASSIGNMENT in needs:
            return "eligible-after-removal" if self.situation.has_elr else ""
        if self.counterexample.run.system.bounds["acks"] == 1 and not needs:
            return "acknowledged-by-the-leader-alone"
        if Fault.POWER_LOSS in needs and self.situation.kraft and "an ISR down to 1" in self.takes:
            return "the-last-one-standing"
        return ""

    @property
    def replayed(self) -> str:
        """The outcome on unmodified brokers of this very trace, else of the recorded one of its kind; empty if none."""
        done, what = evidence().of_schedule(schedule_of(self.trace)), "in this very schedule"
        if not done and self.case:
            done, what = evidence().of(self.case), "in a recorded schedule of this kind"
        did, kept = ([r for r in done if r.outcome is o] for o in (Outcome.VIOLATED, Outcome.NOT_VIOLATED))
        if not did:
            return ""
        text = f"{_of_brokers(did, self.situation.release)}, {what}: {_DID[did[0].property_name]}"
        for ended, outcome in ((True, "kept the record in this schedule"), (False, NOT_DRIVEN)):
            if some := [r.release for r in kept if (not r.left_out) is ended]:
                text += f". {joined(some)} {outcome}"
        museum = "" if did[0].schedule else f" (tideproof museum {self.case})"
        return f"{text}{museum}.{f' {STALE_LEO_LOST}' if self.case == STALE_LEO else ''}"

    def to_json(self) -> dict[str, Any]:
        return {
            "story": [{"steps": steps, "text": text} for steps, text in self.story],
            "happens": [{"step": step, "text": text} for step, text in self.happens],
            "takes": self.takes,
            "likely": self.likely,
            "logs": self.logs,
            "causes": list(self.causes),
            "museum": self.case or None,
            "replayed": self.replayed or None,
            "command": self.command,
            "trace": json.loads(self.trace.to_json()),
        }


NOT_DRIVEN = "took other steps, so that this schedule did not run to its end: that says nothing about their safety"
STALE_LEO_LOST = (
    "In another harness, with KRaft and default settings, the record was acknowledged and then on no broker: 2 of 2 "
    "runs of 3.9.1, 4 of 4 of 4.1.0, 20 of 20 of 4.3.0 (docs/findings/stale-remote-leo.md)."
)
"""The table of that page."""


def _of_brokers(did: Sequence[Replays], release: str) -> str:
    """As in: Reproduced on unmodified brokers of 3.3.2 and 3.9.1 (3.6 not tried)."""
    line = numbers(release)[:2]
    tried = any(numbers(r.release)[:2] == line for r in did)
    beside = "" if tried else f" ({line[0]}.{line[1]} not reproduced)"
    return f"Reproduced on unmodified brokers of {joined([r.release for r in did])}{beside}"


_DID = {
    "AckedSurvive": "they lost the acknowledged record",
    "Durable": "they lost the committed record",
    "Candidate": "a replica without the committed record could be elected",
}
"""What the violation of each property was, on brokers."""

_COUNTED = {
    "power loss": ("PowerLoss",),
    "crash": ("CrashAndRestart", "Crash"),
    "unclean election": ("ElectUnclean",),
}


def all_take(meanings: Sequence[Meaning]) -> str:
    """What has to come together for each loss, in a sentence; empty without a loss."""
    told = [f"{capital(name_of(m.finding.faults))}: {m.takes}." for m in meanings]
    head = "How worried should you be? We have no rates; this has to come together, in the shortest traces."
    return " ".join([head, *told]) if told else ""


def lines_of_loss(meaning: Meaning) -> Iterator[tuple[str, list[str]]]:
    """The lines about a loss for operators, except its steps."""
    yield "it takes", [f"{meaning.takes}."]
    yield "how likely", [meaning.likely]
    yield "in the logs", [*meaning.logs, "None of these lines alone means that a record was lost."]
    if meaning.because:
        yield "known flaw", [meaning.because]
    if meaning.replayed:
        yield "real brokers", [meaning.replayed]
    if meaning.case:
        yield "recorded", [f"tideproof museum {meaning.case}"]
    yield "search again", [meaning.command]


def meaning_of(finding: Finding, situation: Situation, atlas: Atlas) -> Meaning | None:
    """The meaning of a violation; None for any other finding. Its trace is replayed by the rules as written."""
    row = finding.row
    trace = atlas.trace(row) if row and finding.status is Found.VIOLATED else None
    if row is None or trace is None:
        return None
    return Meaning(finding, situation, trace, opened(row, trace))


def opened(row: Row, trace: Trace) -> Counterexample:
    """The trace of a row, replayed."""
    protocol, prop = row.cell.protocol, row.cell.claim
    system = watched(protocol, trace.bounds_for(protocol), [prop])
    return Counterexample(trace, replay(system, [*trace.steps_in(system)]), prop)
