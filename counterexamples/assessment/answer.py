"""The atlas's answer for a situation: fault by fault, with the smallest change that helps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import combinations

from tideproof.counterexamples.assessment.effective import (
    ACKS,
    CLIENT_RACK,
    IDEMPOTENCE,
    MIN_ISR,
    OF_CONSUMERS,
    REBALANCE,
    RETRIES,
    SELECTOR,
    UNCLEAN,
    Situation,
    shown,
)
from tideproof.counterexamples.assessment.sources import ELR, RELEASE, REPLICATION_FACTOR, STORAGE, Place
from tideproof.counterexamples.explain.words import joined
from tideproof.model.protocols.broker.release_table import MODELLED, MODELLED_WITH_KRAFT, Modelled, numbers, release_of
from tideproof.properties.atlas.cells import Cell, Size
from tideproof.properties.atlas.settings import WITH_ELR, Fault, Question, Settings
from tideproof.properties.atlas.table import Answer, Atlas, Found, Row

Faults = tuple[Fault, ...]
SINGLES: tuple[Faults, ...] = ((), *((fault,) for fault in Fault))
PAIRS: tuple[Faults, ...] = tuple(combinations(Fault, 2))
NO_FAULT = "a broker dies for good"
NO_FAULT_MEANING = "brokers stop for good, are late, and leave and join the ISR; a leader that has stopped is replaced"
LOST = "Lost: a leader was elected without the record; another broker may have a copy."
"""What the table counts as lost."""


def name_of(faults: Faults) -> str:
    """As in `power loss` or `crash and power loss`."""
    return " and ".join(faults) or NO_FAULT


UNCLEAN_TOO = "With acks=all an unclean election can lose one, too"
ONE_COPY = (
    "the loss of one disk can lose an acknowledged record, and so can one power loss: there is one copy of it. Three "
    "replicas (default.replication.factor=3, for topics that are created from then on) have another answer"
)
"""What is said of one replica, which the atlas does not have: `tideproof check` with --replicas 1 --power-losses 1."""
ALONE = "; but a record may be on the dead broker alone"
"""What the row of a dead broker adds with min.insync.replicas=1."""

KNOWN_AFTER_REMOVAL = (
    "three replicas lose it in 9 steps with a third change of replicas (tideproof museum eligible-after-removal)"
)
"""`tideproof check kafka-4.1 --replicas 3 --reassignments 3` with the bounds of the cell: violated after 9 steps."""
RACE = "Nor is a rare race of a request thread: docs/findings/late-acknowledgement.md."
"""Follows `BOUNDS`. A loss by no fault of the table: the atlas searches without `--slow-handlers`."""
NOT_IN_ANY_ROW = {
    "request thread": "With acks=all, one that stands still while leadership moves away and back acknowledges a record "
    "that is gone (0.10 to 4.3; hardly ever; KAFKA-1148: docs/findings/late-acknowledgement.md).",
    "preferred leader": "Only the row missed epoch moves leadership back to it, as brokers do after a restart "
    "(auto.leader.rebalance.enable). A crash or a lost session with that was searched with one epoch fewer "
    "(docs/operators.md).",
}
"""What no row of the table has, with the reason to care."""
BUT_FOR_THE_RACE = ", which leave out a rare race of a request thread (KAFKA-1148)"
"""The same in the first sentence."""

WORDS = {
    Found.VIOLATED: "can lose",
    Found.HOLDS: "not found",
    Found.UNKNOWN: "not decided",
    Found.NOT_SEARCHED: "not searched",
    Found.NOT_PLANNED: "not planned",
    Found.NOT_MODELLED: "not modelled",
}


OPEN = (Found.UNKNOWN, Found.NOT_SEARCHED, Found.NOT_PLANNED, Found.NOT_MODELLED)
"""Those without an answer."""


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
    steps: tuple[str, ...] = ()
    """The names of the steps of the trace."""
    beside: str = ""
    """What the evidence leaves out."""

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
            fewer = f", with {name_of(self.needs)} alone" if self.needs else ", without this fault"
            fewer = fewer if self.needs != self.faults else ""
            return f"in {row.depth} steps{' or fewer' * row.carried}{fewer}"
        if row.status is Found.UNKNOWN:
            return f"{row.states:,} states seen, all those within {row.depth} steps ({_size(row.size)})"
        further = f"; with {_size(self.answer.cell.sizes[1])}: {WORDS[larger]}" if larger is not row.status else ""
        more = name_of(tuple(f for f in Fault if f in row.cell.faults and f not in self.faults))
        searched = f"; with {more}" if row.cell.faults - {*self.faults} else ""
        return f"{row.states:,} states ({_size(row.size)}{searched}){further}{self.beside}"


BOUNDS = (
    "Not found: all is searched within these bounds; only missed epoch has preferred elections. Longer runs are not "
    "covered. Not modelled: several machines that lose power at once, which can lose records with any of these "
    "settings."
)


def _size(size: Size) -> str:
    return f"{size.records} record{'s' * (size.records > 1)}, {size.epochs} epochs"


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


@dataclass(frozen=True)
class Assessment:
    """The answer for one situation."""

    situation: Situation
    settings: Settings | None
    why_not: str
    findings: Mapping[tuple[Question, Faults], Finding]
    changes: Mapping[Faults, Change | None]
    """For each of `losing`: the smallest change with which no such loss is found."""
    by_settings: Mapping[Faults, Change | None] = field(default_factory=dict)
    """The same without another release."""
    reliefs: Mapping[Faults, str] = field(default_factory=dict)
    """What one can do today against a loss that no setting ends."""
    beside: str = ""
    """What else the first sentence has to say of these settings."""
    without_elr: tuple[Finding, ...] = ()
    """Losses by one fault that only eligible leader replicas prevent, where no file says whether they are on."""
    with_elr: str = ""
    """What is lost with them."""

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
        if not self.findings:
            return not self.situation.refused and self.situation[REPLICATION_FACTOR].number == 1
        return bool(self.losing() or self.losing(among=PAIRS) or self.without_elr or self.may_be_alone)

    @property
    def may_be_alone(self) -> bool:
        """Whether one broker alone may have an acknowledged record, so that its disk is the only copy."""
        settings = self.settings
        return settings is not None and settings.min_isr == 1 and settings.acks == "all" and settings.replicas > 1

    @property
    def is_too_large(self) -> bool:
        return not self.situation.refused and self.situation[REPLICATION_FACTOR].number > 3

    @property
    def sentence(self) -> str:
        """The answer in few sentences, the worst first."""
        if self.why_not and self.situation[REPLICATION_FACTOR].number == 1 and not self.situation.refused:
            return f"With {self._whose} {ONE_COPY}."
        if self.why_not:
            near = ". The nearest settings that were searched: --replicas 3 --min-isr 2" if self.is_too_large else ""
            return f"No answer: {self.why_not}{near}."
        whole = {status: [f for f in map(self.acked, SINGLES) if f.status is status] for status in Found}
        losing, clauses = sorted(self.losing(), key=lambda f: RANK.index(f.faults)), list[str]()
        if self.may_be_alone and all(f.faults for f in losing):
            clauses.append("the loss of one disk, which may have the only copy (min.insync.replicas=1),")
        clauses += [_clause(f) for f in losing]
        on = f"If eligible leader replicas are on ({ELR_COMMAND})" if self.without_elr else ""
        if self.situation.unsure:
            also = joined([str(self.situation[name]) for name in self.situation.unsure])
            on = f"{f'{on} and' if on else 'If'} {also} {role_of(self.situation)} too (not known)"
        on = f"{on}, with" if on else "With"
        if clauses:
            text = f"{on} {self._whose} {clauses[0]} can lose an acknowledged record"
            text += "".join(f"; so can {clause.rstrip(',')}" for clause in clauses[1:])
        elif whole[Found.HOLDS]:
            none = "no single fault that was searched loses an acknowledged record, within the bounds searched"
            none += self._but
            text = f"{on} {self._whose} {none}"
        else:
            return f"{on} {self._whose} it was not decided whether an acknowledged record can be lost."
        if self.without_elr:
            text += f". If they are off, {either([_clause(f) for f in self.without_elr])} can lose one, too"
        parts = [text, *([self.beside] if self.beside else [])]
        if pairs := [] if any(not f.faults for f in losing) else self.losing(among=PAIRS):
            parts.append(f"Two faults together can lose one: {'; '.join(name_of(f.faults) for f in pairs)}")
        kept = [f for f in whole[Found.HOLDS] if f.faults or not self.may_be_alone]
        if clauses and kept:
            none = f"cannot, within the bounds searched{self._but}"
            parts.append(f"{capital(either([_a(f) for f in kept]))} {none}")
        if self.more_reassignments_lose:
            parts.append("A reassignment can lose one with more changes of replicas than were searched")
        for status in OPEN if all(f.faults for f in losing) else ():
            if open_ := [f for f in whole[status] if f.why != KNOWN_AFTER_REMOVAL]:
                parts.append(f"{capital(WORDS[status])}: {joined([_a(f) for f in open_])}")
        return f"{'. '.join(parts)}."

    @property
    def more_reassignments_lose(self) -> bool:
        """Whether a known loss takes more changes of replicas than a cell has."""
        moved = self.acked((Fault.REASSIGNMENT,))
        return moved.status is Found.UNKNOWN and moved.why == KNOWN_AFTER_REMOVAL

    @property
    def _but(self) -> str:
        return BUT_FOR_THE_RACE if self.situation[ACKS].text == "all" else ""

    @property
    def _whose(self) -> str:
        topics = self.situation.topics
        if topics:
            shown = joined([*topics[:3], *([f"{len(topics) - 3} more topics"] if len(topics) > 3 else [])])
            return f"the settings of {shown}"
        return "three replicas" if self.situation.assumed else "these settings"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def role_of(situation: Situation) -> str:
    """Where a value that is unsure would have to be."""
    of_controllers = UNCLEAN in situation.unsure or situation.has_elr
    return (
        f"{'are' if len(situation.unsure) > 1 else 'is'} in the {'controllers' if of_controllers else 'brokers'}' file"
    )


ELR_COMMAND = f"kafka-features.sh describe: {ELR}, FinalizedVersionLevel: 1"
RANK: tuple[Faults, ...] = (
    (), (Fault.CRASH,), (Fault.LOST_SESSION,), (Fault.REASSIGNMENT,), (Fault.DELETION,), (Fault.POWER_LOSS,),
    (Fault.MISSED_EPOCH,),
)  # fmt: skip
"""The faults, those that happen most often first."""


def _clause(finding: Finding) -> str:
    """The cause of a loss, as far as its trace shows it."""
    steps = finding.steps
    if not finding.faults:
        if "ElectUnclean" in steps:
            return "an unclean election, when no replica in the ISR is left,"
        return "the death of a leader before its followers have the record (acks=1)"
    if finding.faults == (Fault.POWER_LOSS,) and "PowerLoss" in steps:
        before, after = steps[: steps.index("PowerLoss")], steps[steps.index("PowerLoss") + 1 :]
        if "ControllerFenceLast" in before:
            return "one power loss of the last replica in the ISR, after the others left it,"
        if after == ("BecomeLeader",):
            return "one power loss of a leader that is back before its session with ZooKeeper ends"
    return f"{_a(finding)}{' (rare)' * (finding.faults == (Fault.MISSED_EPOCH,))}"


_ARTICLES = {
    Fault.CRASH: "one crash", Fault.POWER_LOSS: "one power loss", Fault.LOST_SESSION: "a lost session",
    Fault.MISSED_EPOCH: "a leader that misses an epoch", Fault.REASSIGNMENT: "a reassignment",
    Fault.DELETION: "a deletion of records",
}  # fmt: skip


def _a(finding: Finding) -> str:
    if finding.faults:
        return _ARTICLES[finding.faults[0]]
    return "an unclean election" if "ElectUnclean" in finding.steps else "a broker that dies for good"


def either(things: Sequence[str]) -> str:
    """As in: a, b or c."""
    return " or ".join([*([", ".join(things[:-1])] if len(things) > 1 else []), things[-1]])


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
    losing = found.losing()
    with_all = asked(settings.but(acks="all"), Question.ACKED_LOST, (), atlas)
    without = [asked(settings.but(elr=False), Question.ACKED_LOST, faults, atlas) for faults in SINGLES]
    return replace(
        found,
        beside=UNCLEAN_TOO if settings.unclean and settings.acks == "1" and with_all.status is Found.VIOLATED else "",
        changes={f.faults: _smallest(found, f, atlas) for f in losing},
        by_settings={f.faults: _smallest(found, f, atlas, (RELEASE,)) for f in losing},
        with_elr=still_lost(settings, atlas),
        reliefs={f.faults: text for f in losing if (text := _relief(found, f))},
        without_elr=() if situation.elr_is_known or not settings.elr else tuple(
            f for f in without
            if f.status is Found.VIOLATED and found.acked(f.faults).status is not Found.VIOLATED
        ),
    )  # fmt: skip


def settings_of(situation: Situation) -> Settings:
    """The settings of the atlas. Raises ValueError, naming what the atlas lacks."""
    if situation.refused:
        raise ValueError(situation.refused)
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
    flush, storage = situation.values["flush.messages"], situation.values.get(STORAGE)
    if Fault.POWER_LOSS in faults and flush.number == 1:
        return Finding(question, faults, None, f"{flush} ({flush.origin}): each record is flushed when it is appended")
    if question.consumes and situation.reads_from_followers:
        why = (
            f"{situation[CLIENT_RACK]} and {situation[SELECTOR]}: consumers that read from followers were not searched"
        )
        return Finding(question, faults, None, why)
    found = asked(settings, question, faults, atlas)
    restarts = Fault.CRASH in faults or Fault.POWER_LOSS in faults
    if storage and restarts and found.status is not Found.VIOLATED:
        return Finding(question, faults, None, f"{storage.text} storage ({storage.origin}): a new pod has no records")
    if question is Question.ACKED_LOST and faults == (Fault.REASSIGNMENT,) and settings.elr and settings.min_isr > 1:
        return replace(found, why=KNOWN_AFTER_REMOVAL)  # shown where no search has decided it
    if question is Question.ACKED_LOST and faults == () and settings.min_isr == 1 and settings.acks == "all":
        return replace(found, beside=ALONE)
    return found


def asked(settings: Settings, question: Question, faults: Faults, atlas: Atlas) -> Finding:
    answer, two = atlas.answer(Cell(settings, faults, question)), None
    if settings.replicas == 3:
        # Two replicas are searched for acknowledged records: with acks=all what is acknowledged is committed, and read.
        implied = settings.acks == "all" and question in (Question.COMMITTED_LOST, Question.READ_LOST)
        two = atlas.answer(Cell(settings.but(replicas=2), faults, Question.ACKED_LOST if implied else question))
    trace = answer.row.trace if answer.row and answer.status is Found.VIOLATED else None
    return Finding(question, faults, answer, of_two=two, steps=() if trace is None else atlas.actions(trace))


# In words -------------------------------------------------------------------------------------------------------------


def title_of(situation: Situation) -> str:
    """As in: Kafka 3.6.1 with KRaft; replication factor 3, min.insync.replicas=1, acks=all."""
    factor = "unknown" if situation.factor_is_unknown else situation[REPLICATION_FACTOR].text
    shown = [f"replication factor {factor}", str(situation[MIN_ISR]), str(situation[ACKS])]
    if situation[UNCLEAN].flag:
        shown.append(str(situation[UNCLEAN]))
    if situation.has_elr:
        shown.append("eligible leader replicas")
    return f"Kafka {situation.release} with {situation.controller}; {', '.join(shown)}"


def pairs_text(a: Assessment) -> Iterator[str]:
    """Losses by two faults that neither causes alone, and the pairs without an answer."""
    alone = {f for finding in a.losing() for f in finding.faults}
    if any(not finding.faults for finding in a.losing()):
        return
    pairs = [a.acked(faults) for faults in PAIRS if not alone & set(faults)]
    if losing := [f for f in pairs if f.status is Found.VIOLATED]:
        yield f"Two faults at once: {'; '.join(f'{name_of(f.faults)} {f.word} ({f.evidence})' for f in losing)}."
    open_ = [f for f in pairs if f.status in OPEN]
    if open_:
        yield f"Two faults at once: {len(open_)} of {len(pairs)} pairs were not searched (--details names them)."


def open_pairs(a: Assessment) -> str:
    """The pairs of faults without an answer, by name."""
    pairs = [a.acked(faults) for faults in PAIRS]
    return "; ".join(
        f"{word}: {', '.join(names)}"
        for status, word in WORDS.items()
        if status is not Found.VIOLATED
        if (names := [name_of(f.faults) for f in pairs if f.status is status])
    )


def what_to_change(a: Assessment) -> Iterator[tuple[str, list[str]]]:
    """For each loss what to do about it."""
    if a.may_be_alone and not any(c and MIN_ISR in c.names for c in (*a.by_settings.values(), *a.changes.values())):
        yield "loss of a disk", [f"{_do(MIN_ISR, '', a.situation, a.settings)} It costs: {Cost.WRITES_WAIT}."]
    for finding in a.losing():
        yield name_of(finding.faults), [*change_lines(a, finding)]
    if a.without_elr:
        names = either([name_of(f.faults) for f in a.without_elr])
        yield f"{names} (if off)", [_do(ELR, "", a.situation, a.settings), *([f"{a.with_elr}."] if a.with_elr else [])]


def change_lines(a: Assessment, finding: Finding) -> Iterator[str]:
    """What to do about a loss: settings, a rule for operators, another release, flushes; or that nothing is known."""
    relief = a.reliefs.get(finding.faults, "")
    changes = dict.fromkeys(c for c in (a.by_settings.get(finding.faults), a.changes.get(finding.faults)) if c)
    of_settings = [change_text(c) for c in changes if RELEASE not in c.names]
    of_releases = [change_text(c) for c in changes if RELEASE in c.names]
    rule = [relief] if relief and relief != FLUSH else []
    yield from (*of_settings, *rule, *of_releases, *([FLUSH] if relief == FLUSH else []))
    if not changes:
        yield NO_CHANGE


NO_CHANGE = "No known setting or release ends it."


def change_text(change: Change) -> str:
    """The imperative with its evidence, and its cost."""
    after = f"Then {'no such loss was found' if change.finding.status is Found.HOLDS else change.finding.word}"
    more = [f"{after}: {change.finding.evidence}", change.beside, f"It costs: {change.costs}" if change.costs else ""]
    return " ".join([*change.do, *(f"{m}." for m in more if m)])


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


CONFIGS = "kafka-configs.sh --bootstrap-server HOST:9092 --alter --entity-type brokers --entity-default --add-config"
TURN_ON = f"kafka-features.sh --bootstrap-server HOST:9092 upgrade --feature {ELR}=1"
DO: Mapping[str, str] = {
    ACKS: "Set acks=all in the producers.",
    REPLICATION_FACTOR: "Keep three replicas: kafka-reassign-partitions.sh for topics that exist, "
    "default.replication.factor=3 for others.",
}
"""What to do for a change that is the same everywhere."""
FLUSH = (
    "Today: log.flush.interval.messages=1 (on a topic flush.messages=1): each record is on disk before it is "
    "acknowledged. Slow, and not searched."
)
MIGRATE = "to KRaft, which takes a migration with 3.9 (KIP-866)"


def _do(name: str, text: str, situation: Situation, after: Settings | None) -> str:
    """The imperative, with the command to paste or the place in Strimzi's resource."""
    if name in DO:
        return DO[name]
    if name in (MIN_ISR, UNCLEAN):
        return _set(situation, f"{name}={'2' if name == MIN_ISR else 'false'}", "and on each topic that sets it")
    turn_on = f"{_kept_with_elr(situation, after)}{TURN_ON}"
    if name == ELR:
        return f"Turn eligible leader replicas on: {turn_on}."
    feature = f" If the cluster was formatted before 4.1: {turn_on}." if after and after.elr else ""
    return f"Upgrade to {text.removeprefix('Kafka ')}.{feature}"


def _set(situation: Situation, setting: str, more: str) -> str:
    if situation.is_strimzi:
        return f"Set {setting} in spec.kafka.config of the Kafka resource, and in each KafkaTopic that sets it."
    return f"Set {setting}: {CONFIGS} {setting}, {more}."


def _kept_with_elr(situation: Situation, after: Settings | None) -> str:
    """What comes before the command that turns eligible leader replicas on: it writes the min.insync.replicas of the
    active controller's file for all brokers if the cluster has no default (maybeGenerateElrSafetyRecords at 4.1.0).
    """
    if after is None or after.min_isr < 2 or situation.controllers_have_it or situation.is_strimzi:
        return ""
    value = f"{MIN_ISR}={after.min_isr}"
    return f"first {CONFIGS} {value} (else that of the controllers' file counts for all brokers), then "


def _relief(a: Assessment, finding: Finding) -> str:
    """What helps today although it does not end the loss, or was not searched."""
    if finding.faults == (Fault.POWER_LOSS,):
        return FLUSH
    if finding.faults == (Fault.REASSIGNMENT,) and a.situation.has_elr:
        return REMOVED
    of_zombies = a.acked((Fault.LOST_SESSION,))
    if finding.faults == (Fault.MISSED_EPOCH,) and of_zombies.status is Found.HOLDS:
        on = a.situation.values.get(REBALANCE)
        searched = f"without preferred elections it was not found, {of_zombies.evidence}"
        if on is not None and not on.flag:
            return (
                f"{on} is set ({on.origin}), and that holds only if nobody triggers preferred elections "
                f"(kafka-leader-election.sh): {searched}."
            )
        where = "" if not a.situation.kraft else " in spec.kafka.config" if a.situation.is_strimzi else IN_CONTROLLERS
        return (
            f"Today: {REBALANCE}=false{where}, and no preferred election by hand (kafka-leader-election.sh): "
            f"{searched}. Leaders then stay where failures put them."
        )
    return ""


IN_CONTROLLERS = " in the controllers' file"
REMOVED = (
    "Today: before a removed broker is added again, look at Elr in kafka-topics.sh --describe: if it is there, set "
    f"{MIN_ISR} of the topic anew, which clears Elr. Stop no broker until the added one is in the ISR "
    "(docs/findings/eligible-after-removal.md)."
)


def still_lost(after: Settings, atlas: Atlas) -> str:
    """What loses a record with eligible leader replicas: two faults together, and replicas that come and go."""
    if not after.elr or after.min_isr < 2:
        return ""
    lost = {f: asked(after, Question.ACKED_LOST, f, atlas) for f in (*SINGLES, *PAIRS)}
    alone = {f for faults in SINGLES if lost[faults].status is Found.VIOLATED for f in faults}
    pairs = [lost[f] for f in PAIRS if lost[f].status is Found.VIOLATED and not alone & {*f}]
    still = [f"{name_of(f.faults)} together ({f.evidence})" for f in pairs]
    if lost[Fault.REASSIGNMENT,].status is not Found.VIOLATED:
        still.append("a replica that is removed, added again and elected (4.1 to 4.3: "
                     "docs/findings/eligible-after-removal.md)")  # fmt: skip
    return f"One is still lost by {either(still)}" if still else ""


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
        kind = "" if situation.kraft else f" {MIGRATE}" if row in MODELLED_WITH_KRAFT else ""
        after = settings.but(protocol=row.protocol.name, elr=elr)
        first = row.releases[0].removesuffix(".0")
        later = " or later" if row.protocol is MODELLED_WITH_KRAFT[-1].protocol else ""
        yield f"Kafka {first}{later}{kind}", RELEASE, after, ""


def _later(situation: Situation) -> Iterator[Modelled]:
    """The releases after this one, those with the same controller first."""
    tables = (MODELLED_WITH_KRAFT,) if situation.kraft else (MODELLED, MODELLED_WITH_KRAFT)
    for table in tables:
        yield from (row for row in table if numbers(row.releases[0]) > numbers(situation.release))


BUYS = ", but then two brokers have each record when it is acknowledged, and the loss of one disk leaves a copy"
"""What min.insync.replicas=2 buys although it does not end a loss."""


def _changes(situation: Situation, settings: Settings) -> Iterator[tuple[int, str, tuple[str, ...], Settings, str]]:
    """Each change alone, then pairs: their number, and as in `_single_changes`."""
    singles = [*_single_changes(situation, settings)]
    for text, name, after, cost in singles:
        yield 1, text, (name,), after, cost
    for text, name, after, cost in singles:
        if name == RELEASE:
            continue
        for other, second, both, more in _single_changes(situation, after):
            yield 2, f"{text} and {other}", (name, second), both, "; ".join(filter(None, dict.fromkeys((cost, more))))


def _smallest(found: Assessment, finding: Finding, atlas: Atlas, without: Sequence[str] = ()) -> Change | None:
    """The change that prevents this loss with the fewest settings, and among those with the fewest added losses.

    It changes nothing of `without`, by the names of settings.
    """
    assert found.settings is not None
    before, best = {f.faults for f in found.losing()}, dict[tuple[int, int], Change]()
    singles = {
        text: asked(after, finding.question, finding.faults, atlas)
        for text, _, after, _ in _single_changes(found.situation, found.settings)
    }
    for number, text, names, after, costs in _changes(found.situation, found.settings):
        if any(few < number for few, _ in best):
            break
        if set(names) & set(without):
            continue
        if _status(after, finding.faults, atlas) is not Found.HOLDS:
            continue
        # What else loses a record is told before only where it needs a fault: here it is told with the change.
        new = [f for f in SINGLES if f not in before and _status(after, f, atlas) is Found.VIOLATED]
        if (number, len(new)) not in best:
            changed = asked(after, finding.question, finding.faults, atlas)
            first, more = text.partition(" and ")[0], list[str]()
            if number > 1:
                alone = f"{first} alone does not end it ({singles[first].word} {singles[first].evidence})"
                more.append(f"{alone}{BUYS if names[0] == MIN_ISR else ''}")
            if new:
                named = either([_ARTICLES[f[0]] if f else "a broker that dies for good" for f in new])
                more.append(f"{capital(named)} can {'still ' if () in before else ''}lose one then")
            if after.elr and not found.settings.elr and (still := still_lost(after, atlas)):
                more.append(still)
            here = found.situation if MIN_ISR not in names else replace(found.situation, controllers_have_it=True)
            do = tuple(_do(name, part, here, after) for name, part in zip(names, text.split(" and "), strict=True))
            best[number, len(new)] = Change(text, after, changed, names, costs, ". ".join(more), do)
    return best[min(best)] if best else None


def _status(settings: Settings, faults: Faults, atlas: Atlas) -> Found:
    return asked(settings, Question.ACKED_LOST, faults, atlas).status


def place_of(assessment: Assessment, finding: Finding) -> Place | None:
    """The line of a file to report: of the setting that the smallest change modifies, of the release if that has to
    change, else the first line of a file.
    """
    change, values = assessment.changes.get(finding.faults), assessment.situation.values
    if change and change.name in values and (place := values[change.name].place):
        return place
    if change and change.name == RELEASE and assessment.situation.named_at:
        return assessment.situation.named_at
    file = next((v.place.file for v in values.values() if v.place), "")
    return Place(file, 1) if file else None
