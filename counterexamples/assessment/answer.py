"""The atlas's answer for a situation: fault by fault, with the smallest change that helps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import combinations

from tideproof.counterexamples.assessment.effective import (
    ACKS,
    CLIENT_RACK,
    ELR,
    IDEMPOTENCE,
    MIN_ISR,
    OF_CONSUMERS,
    RETRIES,
    SELECTOR,
    UNCLEAN,
    Situation,
    shown,
)
from tideproof.counterexamples.assessment.sources import RELEASE, REPLICATION_FACTOR, Place
from tideproof.counterexamples.explain.words import joined
from tideproof.model.protocols.broker.release_table import MODELLED, MODELLED_WITH_KRAFT, Modelled, numbers, release_of
from tideproof.properties.atlas.cells import Cell, Size
from tideproof.properties.atlas.settings import WITH_ELR, Fault, Question, Settings
from tideproof.properties.atlas.table import Answer, Atlas, Found, Row

Faults = tuple[Fault, ...]
SINGLES: tuple[Faults, ...] = ((), *((fault,) for fault in Fault))
PAIRS: tuple[Faults, ...] = tuple(combinations(Fault, 2))
NO_FAULT = "no fault"
NO_FAULT_MEANING = "brokers may stop for good, be late, and leave and join the ISR; one that has stopped is replaced"


def name_of(faults: Faults) -> str:
    """As in `power loss` or `crash and power loss`."""
    return " and ".join(faults) or NO_FAULT


ONE_COPY = (
    "one power loss can lose an acknowledged record, and so can the loss of one disk: there is one copy of it. Three "
    "replicas (default.replication.factor=3, for topics that are created from then on) have another answer"
)
"""What is said of one replica, which the atlas does not have: `tideproof check` with --replicas 1 --power-losses 1."""

KNOWN_AFTER_REMOVAL = (
    "three replicas lose it with one more change of replicas (docs/findings/eligible-after-removal.md)"
)
"""`tideproof check kafka-4.1 --replicas 3 --reassignments 3` with the bounds of the cell: violated after 9 steps."""

WORDS = {
    Found.VIOLATED: "can lose",
    Found.HOLDS: "not found",
    Found.UNKNOWN: "not decided",
    Found.NOT_SEARCHED: "not searched",
    Found.NOT_PLANNED: "not planned",
    Found.NOT_MODELLED: "not modelled",
}


@dataclass(frozen=True)
class Finding:
    """The status of a question under some faults. If the atlas has no answer, `why` says why.

    `of_two` is the answer for two replicas with these settings. Three replicas of which one has stopped for good behave
    as two, but stopping it takes epochs: if two lose a record, and three do not within few epochs, nothing is decided.
    """

    question: Question
    faults: Faults
    answer: Answer | None
    why: str = ""
    of_two: Answer | None = None

    @property
    def is_too_small(self) -> bool:
        """Whether the bounds are too small for `holds`: with two replicas the property is violated."""
        holds = self.answer is not None and self.answer.status is Found.HOLDS
        return holds and self.of_two is not None and self.of_two.status is Found.VIOLATED

    @property
    def status(self) -> Found:
        if self.answer is None:
            return Found.NOT_MODELLED
        return Found.UNKNOWN if self.is_too_small else self.answer.status

    @property
    def row(self) -> Row | None:
        return self.answer.row if self.answer else None

    @property
    def word(self) -> str:
        return WORDS[self.status]

    @property
    def needs(self) -> Faults:
        """The faults in the trace: fewer if these suffice."""
        row = self.row
        return tuple(f for f in Fault if row and f in row.cell.faults)

    @property
    def reason(self) -> str:
        """Why there is no answer; empty if the search is still to be done."""
        return self.why or (self.answer.why if self.answer else "")

    @property
    def evidence(self) -> str:
        """The bounds and states behind the verdict, or why there are none."""
        if self.answer is None or self.row is None:
            return self.reason or "no search has this combination"
        row, larger = self.row, self.answer.larger
        if self.is_too_small and self.of_two and self.of_two.row:
            two = self.of_two.row.depth
            why = f"{self.why};" if self.why else f"{_size(row.size)} may be too few ({row.states:,} states):"
            return f"{why} two replicas lose it in {two} steps"
        if row.status is Found.VIOLATED:
            fewer = f", with {name_of(self.needs)}" if self.needs != self.faults else ""
            return f"in {row.depth} steps{' or fewer' * row.carried}{fewer}"
        if row.status is Found.UNKNOWN:
            return f"{row.states:,} states seen, all those within {row.depth} steps ({_size(row.size)})"
        further = f"; with {_size(self.answer.cell.sizes[1])}: {WORDS[larger]}" if larger is not row.status else ""
        return f"{row.states:,} states ({_size(row.size)}){further}"


BOUNDS = (
    "Not found: in no reachable state with as many records and leader epochs as are named. With more there may be one."
)


def _size(size: Size) -> str:
    return f"{size.records} record{'s' * (size.records > 1)}, {size.epochs} epochs"


@dataclass(frozen=True)
class Change:
    """A change of settings, or of the release, with the finding after it and its `costs`."""

    text: str
    settings: Settings
    finding: Finding
    name: str = ""
    costs: str = ""
    beside: str = ""
    """Of two changes, what the first one does alone; and what else loses a record with the change."""


@dataclass(frozen=True)
class Assessment:
    """The answer for one situation."""

    situation: Situation
    settings: Settings | None
    why_not: str
    findings: Mapping[tuple[Question, Faults], Finding]
    changes: Mapping[Faults, Change | None]
    """For each of `losing`: the smallest change with which no such loss is found."""

    def acked(self, faults: Faults) -> Finding:
        return self.findings[Question.ACKED_LOST, faults]

    def losing(self, question: Question = Question.ACKED_LOST, among: Sequence[Faults] = SINGLES) -> list[Finding]:
        """The minimal findings that violate it: without a fault, or by faults none of which is superfluous."""
        found = [f for faults in among if (f := self.findings[question, faults]).status is Found.VIOLATED]
        lost = {f.faults for f in self.findings.values() if f.question is question and f.status is Found.VIOLATED}
        return [f for f in found if not any(set(fewer) < set(f.faults) for fewer in lost)]

    @property
    def loses(self) -> bool:
        """Whether something that is answered loses an acknowledged record."""
        return bool(self.losing()) if self.findings else self.situation[REPLICATION_FACTOR].number == 1

    @property
    def sentence(self) -> str:
        """The answer in one sentence."""
        if self.why_not and self.situation[REPLICATION_FACTOR].number == 1:
            return f"With {self._whose} {ONE_COPY}."
        if self.why_not:
            return f"No answer: {self.why_not}."
        whole = {status: [f for f in map(self.acked, SINGLES) if f.status is status] for status in Found}
        losing, kept = self.losing(), whole[Found.HOLDS]
        open_ = {
            "not decided": whole[Found.UNKNOWN],
            "not searched": [*whole[Found.NOT_SEARCHED], *whole[Found.NOT_PLANNED]],
        }
        there_are_open = any(open_.values())
        parts = list[str]()
        if losing:
            parts.append(f"{either([_a(f) for f in losing])} can lose an acknowledged record")
        if kept and losing:
            none = f"{'none of the other faults searched' if there_are_open else 'no other single fault here'} can"
            which = none if len(kept) > 2 else f"{either([_a(f) for f in kept])} cannot"
            parts.append(f"{which}, within the bounds searched")
        elif kept:
            parts.append("no single fault that was searched loses an acknowledged record, within the bounds searched")
        if not parts:
            parts.append("it was not decided whether an acknowledged record can be lost")
        elif all(f.faults for f in losing):
            parts += [f"{joined([_a(f) for f in fs])} {_was(fs)} {word}" for word, fs in open_.items() if fs]
        return f"With {self._whose} {'; '.join(parts)}."

    @property
    def _whose(self) -> str:
        topics = self.situation.topics
        if topics:
            shown = joined([*topics[:3], *([f"{len(topics) - 3} more topics"] if len(topics) > 3 else [])])
            return f"the settings of {shown}"
        return "three replicas" if self.situation.assumed else "these settings"


_ARTICLES = {
    Fault.CRASH: "one crash", Fault.POWER_LOSS: "one power loss", Fault.LOST_SESSION: "a lost session",
    Fault.MISSED_EPOCH: "a leader that misses an epoch", Fault.REASSIGNMENT: "a reassignment",
    Fault.DELETION: "a deletion of records",
}  # fmt: skip


def _a(finding: Finding) -> str:
    if finding.faults:
        return _ARTICLES[finding.faults[0]]
    row = finding.row
    return "an unclean election" if row and row.cell.settings.unclean else "a broker that stops for good"


def either(things: Sequence[str]) -> str:
    """As in: a, b or c."""
    return " or ".join([*([", ".join(things[:-1])] if len(things) > 1 else []), things[-1]])


def _was(findings: Sequence[Finding]) -> str:
    return "was" if len(findings) == 1 else "were"


def assess(situation: Situation, atlas: Atlas) -> Assessment:
    """Asks the atlas every question of a situation."""
    try:
        settings = settings_of(situation)
    except ValueError as error:
        return Assessment(situation, None, str(error), {}, {})
    findings = {
        (question, faults): _finding(situation, settings, question, faults, atlas)
        for question in Question
        for faults in (*SINGLES, *PAIRS)
    }
    found = Assessment(situation, settings, "", findings, {})
    changes = {f.faults: _smallest(found, f, atlas) for f in found.losing()}
    return Assessment(situation, settings, "", findings, changes)


def settings_of(situation: Situation) -> Settings:
    """The settings of the atlas. Raises ValueError, naming what the atlas lacks."""
    if situation[ACKS].text == "0":
        raise ValueError("with acks=0 no broker acknowledges anything, and a record may be lost before it reaches one")
    protocol = release_of(situation.release, situation.kraft).protocol.name
    if situation.has_elr and protocol not in WITH_ELR:
        raise ValueError(f"{situation.release} with {situation[ELR]} was not searched; since 4.1.0 it was")
    return Settings(
        protocol,
        replicas=situation[REPLICATION_FACTOR].number,
        min_isr=situation[MIN_ISR].number,
        acks=situation[ACKS].text,
        unclean=situation[UNCLEAN].flag,
        elr=situation.has_elr,
        retries=situation[RETRIES].number > 0,
        idempotent=situation[IDEMPOTENCE].flag,
    )


def _finding(situation: Situation, settings: Settings, question: Question, faults: Faults, atlas: Atlas) -> Finding:
    flush = situation.values["flush.messages"]
    if Fault.POWER_LOSS in faults and flush.number == 1:
        return Finding(question, faults, None, f"{flush} ({flush.origin}): each record is flushed when it is appended")
    if question.consumes and situation.reads_from_followers:
        why = (
            f"{situation[CLIENT_RACK]} and {situation[SELECTOR]}: consumers that read from followers were not searched"
        )
        return Finding(question, faults, None, why)
    found = asked(settings, question, faults, atlas)
    if question is Question.ACKED_LOST and faults == (Fault.REASSIGNMENT,) and settings.elr and settings.min_isr > 1:
        return replace(found, why=KNOWN_AFTER_REMOVAL)  # shown where no search has decided it
    return found


def asked(settings: Settings, question: Question, faults: Faults, atlas: Atlas) -> Finding:
    answer, two = atlas.answer(Cell(settings, faults, question)), None
    if settings.replicas == 3:
        # Two replicas are searched for acknowledged records: with acks=all what is acknowledged is committed, and read.
        implied = settings.acks == "all" and question in (Question.COMMITTED_LOST, Question.READ_LOST)
        two = atlas.answer(Cell(settings.but(replicas=2), faults, Question.ACKED_LOST if implied else question))
    return Finding(question, faults, answer, of_two=two)


# In words -------------------------------------------------------------------------------------------------------------


def title_of(situation: Situation) -> str:
    """As in: Kafka 3.6.1 with KRaft; replication factor 3, min.insync.replicas=1, acks=all."""
    shown = [f"replication factor {situation[REPLICATION_FACTOR].text}", str(situation[MIN_ISR]), str(situation[ACKS])]
    if situation[UNCLEAN].flag:
        shown.append(str(situation[UNCLEAN]))
    if situation.has_elr:
        shown.append("eligible leader replicas")
    return f"Kafka {situation.release} with {situation.controller}; {', '.join(shown)}"


def pairs_text(a: Assessment) -> Iterator[str]:
    """Losses by two faults that neither causes alone, and the status of the other pairs."""
    alone = {f for finding in a.losing() for f in finding.faults}
    if any(not finding.faults for finding in a.losing()):
        return
    pairs = [a.acked(faults) for faults in PAIRS if not alone & set(faults)]
    losing = [f for f in pairs if f.status is Found.VIOLATED]
    if losing:
        yield f"Two faults together: {'; '.join(f'{name_of(f.faults)} {f.word} ({f.evidence})' for f in losing)}."
    counts = [(sum(f.status is status for f in pairs), word) for status, word in WORDS.items()]
    rest = ", ".join(f"{count} {word}" for count, word in counts if count and word != WORDS[Found.VIOLATED])
    if rest:
        yield f"{'Other pairs' if losing else 'Pairs'} of faults that lose nothing alone: {rest}."


def change_text(a: Assessment, finding: Finding) -> str:
    """The smallest change with its evidence and its cost, or that there is none."""
    change = a.changes.get(finding.faults)
    if change is None:
        return "no change of one or two settings, and no later release, is known to prevent it"
    more = [change.beside, f"It costs: {change.costs}" if change.costs else ""]
    return " ".join(
        [f"{change.text}: {change.finding.word}, {change.finding.evidence}.", *(f"{m}." for m in more if m)]
    )


def other_questions(a: Assessment) -> Iterator[tuple[str, str]]:
    """Each other question in a line: the faults by which it can happen, the extent of the search without, and what was
    not searched, with the reason. Then the settings of the consumer, and what they change.
    """
    for question in Question:
        if question is Question.ACKED_LOST:
            continue
        parts = []
        if losing := a.losing(question):
            parts.append(f"can happen: {', '.join(f'{name_of(f.faults)} ({f.evidence})' for f in losing)}")
        open_ = dict[tuple[str, str], list[Finding]]()
        for f in (a.findings[question, faults] for faults in SINGLES):
            if f.status is not Found.VIOLATED:
                open_.setdefault((f.word, "" if f.row else f.reason), []).append(f)
        for (word, why), found in open_.items():
            if why and len(found) == len(SINGLES):
                parts.append(f"{word}: {why}")
                continue
            most = max((f.row for f in found if f.row), key=lambda row: row.states, default=None)
            states = f" (up to {most.states:,} states, {_size(most.size)})" if most else f" ({why})" if why else ""
            parts.append(f"{word}: {', '.join(name_of(f.faults) for f in found)}{states}")
        yield question, "; ".join(parts)
    for name, text in OF_CONSUMERS.items():
        if name in a.situation.values:
            yield shown(a.situation[name]), text


# Changes --------------------------------------------------------------------------------------------------------------


class Cost(StrEnum):
    """The cost of a change."""

    WRITES_WAIT = "writes with acks=all fail while fewer than two replicas are in the ISR"
    SLOWER = "each write waits for the followers in the ISR"
    OFFLINE = "a partition whose ISR is gone stays offline until a member of it is back"
    COPY = "a third copy of the data"
    UPGRADE = (
        "an upgrade, and kafka-features.sh upgrade --feature eligible.leader.replicas.version=1 if the cluster was "
        "formatted before 4.1"
    )


def _single_changes(situation: Situation, settings: Settings) -> Iterator[tuple[str, str, Settings, str]]:
    """Each change of one setting: its text, the setting, the settings after it, and its cost."""
    if settings.acks == "1":
        yield "acks=all", ACKS, settings.but(acks="all"), Cost.SLOWER
    if settings.unclean:
        yield f"{UNCLEAN}=false", UNCLEAN, settings.but(unclean=False), Cost.OFFLINE
    if settings.min_isr < 2 <= settings.replicas:
        yield f"{MIN_ISR}=2", MIN_ISR, settings.but(min_isr=2), Cost.WRITES_WAIT
    if settings.replicas < 3:
        yield "three replicas", REPLICATION_FACTOR, settings.but(replicas=3), Cost.COPY
    if not settings.elr and settings.protocol in WITH_ELR:
        yield f"{ELR}=1", ELR, settings.but(elr=True), ""
    for row in _later(situation):
        elr = row.protocol.name in WITH_ELR
        kind = "" if situation.kraft else " with KRaft" if row in MODELLED_WITH_KRAFT else ""
        cost = Cost.UPGRADE if elr else ""
        after = settings.but(protocol=row.protocol.name, elr=elr)
        yield f"Kafka {row.releases[0]}{kind}", RELEASE, after, cost


def _later(situation: Situation) -> Iterator[Modelled]:
    """The releases after this one, those with the same controller first."""
    tables = (MODELLED_WITH_KRAFT,) if situation.kraft else (MODELLED, MODELLED_WITH_KRAFT)
    for table in tables:
        yield from (row for row in table if numbers(row.releases[0]) > numbers(situation.release))


def _changes(situation: Situation, settings: Settings) -> Iterator[tuple[int, str, str, Settings, str]]:
    """Each change alone, then pairs: their number, and as in `_single_changes`."""
    singles = [*_single_changes(situation, settings)]
    for change in singles:
        yield 1, *change
    for text, name, after, cost in singles:
        if name == RELEASE:
            continue
        for other, _, both, more in _single_changes(situation, after):
            yield 2, f"{text} and {other}", name, both, "; ".join(dict.fromkeys(filter(None, (cost, more))))


def _smallest(found: Assessment, finding: Finding, atlas: Atlas) -> Change | None:
    """The change that prevents this loss with the fewest settings, and among those with the fewest added losses."""
    assert found.settings is not None
    before, best = {f.faults for f in found.losing()}, dict[tuple[int, int], Change]()
    singles = {
        text: asked(after, finding.question, finding.faults, atlas)
        for text, _, after, _ in _single_changes(found.situation, found.settings)
    }
    for number, text, name, after, costs in _changes(found.situation, found.settings):
        if any(few < number for few, _ in best):
            break
        if _status(after, finding.faults, atlas) is not Found.HOLDS:
            continue
        # What else loses a record is told before only where it needs a fault: here it is told with the change.
        new = [f for f in SINGLES if f not in before and _status(after, f, atlas) is Found.VIOLATED]
        if (number, len(new)) not in best:
            changed = asked(after, finding.question, finding.faults, atlas)
            first, more = text.partition(" and ")[0], list[str]()
            if number > 1:
                more.append(f"{first} alone: {singles[first].word}, {singles[first].evidence}")
            if new:
                named = either([_ARTICLES[f[0]] if f else "a broker that stops for good" for f in new])
                more.append(f"{named[0].upper()}{named[1:]} can {'still ' if () in before else ''}lose one then")
            best[number, len(new)] = Change(text, after, changed, name, costs, ". ".join(more))
    return best[min(best)] if best else None


def _status(settings: Settings, faults: Faults, atlas: Atlas) -> Found:
    return asked(settings, Question.ACKED_LOST, faults, atlas).status


def place_of(assessment: Assessment, finding: Finding) -> Place | None:
    """The line of a file to report: of the setting that the smallest change modifies, or of another that was used."""
    change, values = assessment.changes.get(finding.faults), assessment.situation.values
    if change and change.name in values and values[change.name].place:
        return values[change.name].place
    return next((v.place for n in (MIN_ISR, REPLICATION_FACTOR, ACKS, UNCLEAN) if (v := values[n]).place), None)
