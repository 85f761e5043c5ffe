"""Changes of settings, or of the release, that end a loss: the smallest one, what it costs, and how to make it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from tideproof.counterexamples.assessment.findings import (
    ARTICLES,
    PAIRS,
    SINGLES,
    Faults,
    Finding,
    asked,
    minimal,
    name_of,
)
from tideproof.counterexamples.assessment.levels import ELR_POSSIBLE, level_of
from tideproof.counterexamples.assessment.situation import ACKS, IDEMPOTENCE, MIN_ISR, REBALANCE, UNCLEAN, Situation
from tideproof.counterexamples.assessment.sources import ELR, METADATA_VERSION, RELEASE, REPLICATION_FACTOR
from tideproof.counterexamples.explain.words import capital, either
from tideproof.model.protocols.broker.release_table import MODELLED, MODELLED_WITH_KRAFT, Modelled, numbers
from tideproof.properties.atlas.settings import WITH_ELR, Fault, Question, Settings
from tideproof.properties.atlas.table import Atlas, Found


@dataclass(frozen=True)
class Change:
    """A change of settings, or of the release, with the finding after it and its `costs`. `do` has the imperative
    sentences, with the line or command to paste.
    """

    text: str
    settings: Settings
    finding: Finding
    names: tuple[str, ...] = ()
    costs: str = ""
    beside: str = ""
    """Of two changes, what the first one does alone; and what else loses a record with the change."""
    do: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """What it changes first."""
        return self.names[0] if self.names else ""


class Cost(StrEnum):
    """The cost of a change."""

    WRITES_WAIT = "writes with acks=all fail while fewer than two replicas are in the ISR"
    SLOWER = "each write waits for the followers in the ISR"
    OFFLINE = "a partition whose ISR is gone stays offline until a member of it is back"
    COPY = "a third copy of the data"


CONFIGS = "kafka-configs.sh --bootstrap-server HOST:9092 --alter --entity-type brokers --entity-default --add-config"

FEATURES = "kafka-features.sh --bootstrap-server HOST:9092 upgrade"
TURN_ON = f"{FEATURES} --feature {ELR}=1"

DO: Mapping[str, str] = {
    ACKS: "Set acks=all in the producers.",
    IDEMPOTENCE: f"Set {IDEMPOTENCE}=true in the producers.",
    REPLICATION_FACTOR: "Keep three replicas: kafka-reassign-partitions.sh for topics that exist, "
    "default.replication.factor=3 for others.",
}
"""What to do for a change that is the same everywhere."""

FLUSH = (
    "Today: log.flush.interval.messages=1 (on a topic flush.messages=1): each record is on disk before it is "
    "acknowledged. Slow, and not searched."
)

MIGRATE = "to KRaft, which takes a migration with 3.9 (KIP-866)"

IN_CONTROLLERS = " in the controllers' file"

REMOVED = (
    "Today: before a removed broker is added again, look at Elr in kafka-topics.sh --describe: if it is there, set "
    f"another {MIN_ISR} for the topic, which clears Elr; the same value does not. Stop no broker until the added one "
    "is in the ISR (docs/findings/eligible-after-removal.md)."
)

CLEARS = (
    "Do it while no partition is offline: it clears the eligible leader replicas of all topics (on a topic: its own), "
    "and an offline partition is left to an unclean election."
)
"""`ConfigurationControlManager.createClearElrRecordsAsNeeded` in the byte code of 4.0.0, 4.1.0 and 4.3.0."""

BUYS = ", but then two brokers have each record when it is acknowledged, and the loss of one disk leaves a copy"
"""What min.insync.replicas=2 buys although it does not end a loss."""


def imperative(name: str, text: str, situation: Situation, after: Settings | None) -> str:
    """The imperative, with the command to paste or the place in Strimzi's resource."""
    if name in DO:
        return DO[name]
    if name in (MIN_ISR, UNCLEAN):
        if name == UNCLEAN and situation.has_unread:
            return f"First set {UNCLEAN}=false, which 3.9 and later read."
        text = set_to(situation, f"{name}={'2' if name == MIN_ISR else 'false'}")
        return f"{text} {CLEARS}" if name == MIN_ISR and situation.has_elr else text
    turn_on = f"{_kept_with_elr(situation, after)}{_metadata_version(situation)}{TURN_ON}"
    if name == ELR:
        return f"Turn eligible leader replicas on: {turn_on}."
    feature = f" If the cluster was formatted before 4.1: {turn_on}." if after and after.elr else ""
    return f"Upgrade to {text.removeprefix('Kafka ')}.{feature}"


def set_to(situation: Situation, setting: str) -> str:
    """The imperative for a setting of brokers and topics."""
    if situation.is_strimzi:
        return f"Set {setting} in spec.kafka.config of the Kafka resource, and in each KafkaTopic that sets it."
    return f"Set {setting}: {CONFIGS} {setting}, and on each topic that sets it."


def _kept_with_elr(situation: Situation, after: Settings | None) -> str:
    """What comes before the command that turns eligible leader replicas on: it writes the min.insync.replicas of the
    active controller's file for all brokers if the cluster has no default (maybeGenerateElrSafetyRecords at 4.1.0).
    """
    if after is None or after.min_isr < 2 or situation.controllers_have_it or situation.is_strimzi:
        return ""
    value = f"{MIN_ISR}={after.min_isr}"
    return f"first {CONFIGS} {value} (else that of the controllers' file counts for all brokers), then "


def _metadata_version(situation: Situation) -> str:
    """What comes before that command where metadata.version may be before 4.0-IV1, which level 1 depends on."""
    value = situation.values.get(METADATA_VERSION)
    level = level_of(value.text) if value else None
    if level and level >= ELR_POSSIBLE:
        return ""
    how = "set metadataVersion: 4.1-IV1 in spec.kafka" if situation.is_strimzi else f"{FEATURES} --release-version 4.1"
    return f"{how} (if metadata.version is before 4.0-IV1), then "


def relief(situation: Situation, faults: Faults, of_zombies: Finding) -> str:
    """What helps today against a loss by these faults, although it does not end it, or was not searched."""
    if faults == (Fault.POWER_LOSS,):
        return FLUSH
    if faults == (Fault.REASSIGNMENT,) and situation.has_elr:
        return REMOVED
    if faults == (Fault.MISSED_EPOCH,) and of_zombies.status is Found.HOLDS:
        on = situation.values.get(REBALANCE)
        searched = f"without preferred elections it was not found, {of_zombies.evidence}"
        if on is not None and not on.flag:
            return (
                f"{on} is set ({on.origin}), and that holds only if nobody triggers preferred elections "
                f"(kafka-leader-election.sh): {searched}."
            )
        where = "" if not situation.kraft else " in spec.kafka.config" if situation.is_strimzi else IN_CONTROLLERS
        return (
            f"Today: {REBALANCE}=false{where}, and no preferred election by hand (kafka-leader-election.sh): "
            f"{searched}; in that search failures and controlled shutdowns move leadership, reassignments do not. "
            "Leaders then stay where failures put them."
        )
    return ""


def still_lost(after: Settings, atlas: Atlas, before: Settings | None = None) -> str:
    """What loses a record with eligible leader replicas, and not `before`: two faults together, and replicas that come
    and go.
    """
    known = _residual(before, atlas) if before else []
    still = [text for text in _residual(after, atlas) if text not in known]
    return f"One is still lost by {either(still)}" if still else ""


def _residual(after: Settings, atlas: Atlas) -> list[str]:
    if not after.elr or after.min_isr < 2:
        return []
    lost = {f: asked(after, Question.ACKED_LOST, f, atlas) for f in (*SINGLES, *PAIRS)}
    still = [f"{name_of(f.faults)} together ({f.evidence})" for f in minimal(lost, PAIRS)]
    if lost[Fault.REASSIGNMENT,].status is not Found.VIOLATED:
        still.append("a replica that is removed, added again and elected (4.1 to 4.3: "
                     "docs/findings/eligible-after-removal.md)")  # fmt: skip
    return still


def _single_changes(situation: Situation, settings: Settings) -> Iterator[tuple[str, str, Settings, str]]:
    """Each change of one setting: its text, the setting, the settings after it, and its cost."""
    if settings.acks == "1":
        yield "acks=all", ACKS, settings.but(acks="all"), Cost.SLOWER
    if situation[UNCLEAN].flag:
        yield f"{UNCLEAN}=false", UNCLEAN, settings.but(unclean=False), Cost.OFFLINE if settings.unclean else ""
    if settings.min_isr < 2 <= settings.replicas:
        yield f"{MIN_ISR}=2", MIN_ISR, settings.but(min_isr=2), Cost.WRITES_WAIT
    if settings.replicas < 3:
        yield "three replicas", REPLICATION_FACTOR, settings.but(replicas=3), Cost.COPY
    if not settings.elr and settings.protocol in WITH_ELR:
        yield f"{ELR}=1", ELR, settings.but(elr=True), ""
    if settings.retries and not settings.idempotent and settings.acks == "all":
        yield f"{IDEMPOTENCE}=true", IDEMPOTENCE, settings.but(idempotent=True), ""
    for row in _later(situation):
        elr = row.protocol.name in WITH_ELR
        kind = "" if situation.kraft else f" {MIGRATE}" if row in MODELLED_WITH_KRAFT else ""
        reads = situation[UNCLEAN].flag and Situation.reads_unclean(row.releases[0], row in MODELLED_WITH_KRAFT)
        after = settings.but(protocol=row.protocol.name, elr=elr, unclean=settings.unclean or reads)
        first = row.releases[0].removesuffix(".0")
        later = " or later" if row.protocol is MODELLED_WITH_KRAFT[-1].protocol else ""
        yield f"Kafka {first}{later}{kind}", RELEASE, after, ""


def _later(situation: Situation) -> Iterator[Modelled]:
    """The releases after this one, those with the same controller first."""
    tables = (MODELLED_WITH_KRAFT,) if situation.kraft else (MODELLED, MODELLED_WITH_KRAFT)
    for table in tables:
        yield from (row for row in table if numbers(row.releases[0]) > numbers(situation.release))


def _changes(
    situation: Situation, settings: Settings
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...], Settings, str]]:
    """Each change alone, then pairs: as in `_single_changes`, with the text and name of each part."""
    singles = [*_single_changes(situation, settings)]
    for text, name, after, cost in singles:
        yield (text,), (name,), after, cost
    for text, name, after, cost in singles:
        if name == RELEASE:
            continue
        changed = situation.with_value(UNCLEAN, "false", "") if name == UNCLEAN else situation
        for other, second, both, more in _single_changes(changed, after):
            yield (text, other), (name, second), both, "; ".join(filter(None, dict.fromkeys((cost, more))))


def smallest_change(
    situation: Situation,
    settings: Settings,
    losing: Sequence[Finding],
    finding: Finding,
    atlas: Atlas,
    without: Sequence[str] = (),
) -> Change | None:
    """The change that prevents this loss with the fewest settings, and among those with the fewest added losses.

    It changes nothing of `without`, by the names of settings.
    """
    before, best = {f.faults for f in losing}, dict[tuple[int, int], Change]()
    singles = {
        text: asked(after, finding.question, finding.faults, atlas)
        for text, _, after, _ in _single_changes(situation, settings)
    }
    for texts, names, after, costs in _changes(situation, settings):
        number = len(texts)
        if any(few < number for few, _ in best):
            break
        if set(names) & set(without):
            continue
        if asked(after, finding.question, finding.faults, atlas).status is not Found.HOLDS:
            continue
        # The answer names another loss only if it needs a fault; here each is named with the change.
        new = [f for f in SINGLES if f not in before and _status(after, f, atlas) is Found.VIOLATED]
        if (number, len(new)) not in best:
            changed = asked(after, finding.question, finding.faults, atlas)
            more = list[str]()
            if number > 1 and not (names[0] == UNCLEAN and situation.has_unread):
                first = singles[texts[0]]
                alone = f"{texts[0]} alone does not end it ({first.word} {first.evidence})"
                more.append(f"{alone}{BUYS if names[0] == MIN_ISR else ''}")
            if new:
                named = either([ARTICLES[f[0]] if f else "a broker that dies for good" for f in new])
                more.append(f"{capital(named)} can {'still ' if () in before else ''}lose one then")
            if still := still_lost(after, atlas, settings):
                more.append(still)
            here = situation if MIN_ISR not in names else replace(situation, controllers_have_it=True)
            do = tuple(imperative(name, part, here, after) for name, part in zip(names, texts, strict=True))
            best[number, len(new)] = Change(" and ".join(texts), after, changed, names, costs, ". ".join(more), do)
    return best[min(best)] if best else None


def _status(settings: Settings, faults: Faults, atlas: Atlas) -> Found:
    return asked(settings, Question.ACKED_LOST, faults, atlas).status
