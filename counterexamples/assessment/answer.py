"""The atlas's answer for a situation: fault by fault, with the smallest change that helps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from tideproof.counterexamples.assessment import beyond
from tideproof.counterexamples.assessment.changes import (
    FLUSH,
    REMOVED,
    Change,
    Cost,
    imperative,
    relief,
    set_to,
    smallest_change,
    still_lost,
)
from tideproof.counterexamples.assessment.findings import (
    OPEN,
    PAIRS,
    SINGLES,
    WORDS,
    Faults,
    Finding,
    asked,
    minimal,
    name_of,
    size_text,
    with_article,
)
from tideproof.counterexamples.assessment.roles import decides
from tideproof.counterexamples.assessment.situation import (
    ACKS,
    CLIENT_RACK,
    IDEMPOTENCE,
    MIN_ISR,
    OF_CONSUMERS,
    RETRIES,
    SELECTOR,
    UNCLEAN,
    Situation,
    shown,
)
from tideproof.counterexamples.assessment.sources import ELR, RELEASE, REPLICATION_FACTOR, STORAGE, Place
from tideproof.counterexamples.explain.words import capital, either, joined
from tideproof.model.protocols.broker.release_table import numbers, release_of
from tideproof.properties.atlas.settings import WITH_ELR, Fault, Question, Settings
from tideproof.properties.atlas.table import Atlas, Found

OTHERS = tuple(question for question in Question if question is not Question.ACKED_LOST)

NO_FAULT_MEANING = "brokers stop for good, are late, and leave and join the ISR; a leader that has stopped is replaced"

LOST = "Lost: a leader was elected without the record; another broker may have a copy."
"""What the table counts as lost."""

UNCLEAN_TOO = "With acks=all an unclean election can lose one, too"

ONE_COPY = (
    "the loss of one disk can lose an acknowledged record, and so can one power loss: there is one copy of it. Three "
    "replicas (default.replication.factor=3, for topics that are created from then on) have another answer"
)
"""What is said of one replica, which the atlas does not have: `tideproof check` with --replicas 1 --power-losses 1."""

BY_COMMAND = "unclean by command"
COMMAND = "kafka-leader-election.sh --election-type unclean"
BY_COMMAND_MEANING = f"an administrator runs {COMMAND} for a partition without a leader"

ALONE = ("its disk may have the only copy", "if kept")
"""The loss by a dead broker with min.insync.replicas=1: the trace of a power loss acknowledges a record that is on one
broker alone.
"""

AFTER_REMOVAL = ("in 9 steps with a third change of replicas (docs/findings/eligible-after-removal.md)", "with two")
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

BOUNDS = (
    "Not found: all is searched within these bounds; only missed epoch has preferred elections. Longer runs are not "
    "covered. Not modelled: several machines that lose power at once, which can lose records with any of these "
    "settings."
)


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
    of_others: Mapping[tuple[Question, Faults], Change | None] = field(default_factory=dict)
    """For each violation of another question the change that ends it."""
    reliefs: Mapping[Faults, str] = field(default_factory=dict)
    """What one can do today against a loss that no setting ends."""
    beside: str = ""
    """What else the first sentence has to say of these settings."""
    without_elr: tuple[Finding, ...] = ()
    """Losses by one fault that only eligible leader replicas prevent, where no file says whether they are on."""
    with_elr: str = ""
    """What is lost with them and min.insync.replicas=2."""
    by_command: Finding | None = None
    """What an unclean election loses that an administrator commands."""

    def acked(self, faults: Faults) -> Finding:
        return self.findings[Question.ACKED_LOST, faults]

    def losing(self, question: Question = Question.ACKED_LOST, among: Sequence[Faults] = SINGLES) -> list[Finding]:
        """The minimal findings that violate it: without a fault, or by faults none of which is superfluous."""
        of_question = {faults: f for (of, faults), f in self.findings.items() if of is question}
        return minimal(of_question, among)

    @property
    def rows(self) -> list[tuple[str, str, Finding, str]]:
        """The rows of the table: name, meaning, finding, evidence. For a setting that is not read: the command, too."""
        found = [(faults, self.acked(faults)) for faults in SINGLES]
        rows = [(name_of(of), of[0].meaning if of else NO_FAULT_MEANING, f, f.evidence) for of, f in found]
        if self.situation.has_unread and (f := self.by_command) and "ElectUnclean" in f.steps:
            rows.append((BY_COMMAND, BY_COMMAND_MEANING, f, f"{f.evidence}, by {COMMAND}"))
        return rows

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
    def condition(self) -> str:
        """As in: If eligible leader replicas are on; empty if the findings hold without one."""
        on = "If eligible leader replicas are on" if self.without_elr else ""
        if self.situation.unsure:
            also = joined([str(self.situation[name]) for name in self.situation.unsure])
            on = f"{f'{on} and' if on else 'If'} {also} {role_of(self.situation)} too"
        return on

    @property
    def sentence(self) -> str:
        """The answer in few sentences, the worst first."""
        if self.why_not and self.situation[REPLICATION_FACTOR].number == 1 and not self.situation.refused:
            return f"With {self._whose} {ONE_COPY}."
        if self.why_not:
            return f"No answer: {self.why_not}."
        whole = {status: [f for f in map(self.acked, SINGLES) if f.status is status] for status in Found}
        losing, clauses = sorted(self.losing(), key=lambda f: RANK.index(f.faults)), list[str]()
        if self.may_be_alone and all(f.faults for f in losing):
            clauses.append("the loss of one disk, which may have the only copy (min.insync.replicas=1),")
        clauses += [_clause(f) for f in losing]
        on = self.condition.replace(" are on", f" are on ({ELR_COMMAND})")
        on = f"{on}{' (not known)' if self.situation.unsure else ''}, with" if on else "With"
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
        if clauses and (kept := whole[Found.HOLDS]):
            none = f"cannot, within the bounds searched{self._but}"
            parts.append(f"{capital(either([with_article(f) for f in kept]))} {none}")
        if self.acked((Fault.REASSIGNMENT,)) in self.known:
            parts.append("A reassignment can lose one with more changes of replicas than were searched")
        for status in OPEN if all(f.faults for f in losing) else ():
            if open_ := whole[status]:
                parts.append(f"{capital(WORDS[status])}: {joined([with_article(f) for f in open_])}")
        return f"{'. '.join(parts)}."

    @property
    def known(self) -> list[Finding]:
        """Losses by one fault that are known beyond the searches."""
        return [f for f in map(self.acked, SINGLES) if any(f.known)] if self.findings else []

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


def role_of(situation: Situation) -> str:
    """Where a value that is unsure would have to be."""
    of_controllers = any(decides(name, situation.has_elr) == "controller" for name in situation.unsure)
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
    return f"{with_article(finding)}{' (rare)' * (finding.faults == (Fault.MISSED_EPOCH,))}"


def assess(situation: Situation, atlas: Atlas) -> Assessment:
    """Asks the atlas every question of a situation."""
    try:
        settings = settings_of(situation)
    except ValueError as error:
        return Assessment(situation, None, str(error), {}, {})
    if more := beyond.what_is_known(situation, settings, atlas):
        return Assessment(situation, None, more, {}, {})
    findings = {
        (question, faults): _finding(situation, settings, question, faults, atlas)
        for question in Question
        for faults in (*SINGLES, *PAIRS)
    }
    found = Assessment(situation, settings, "", findings, {})
    losing = found.losing()
    with_all = asked(settings.but(acks="all"), Question.ACKED_LOST, (), atlas)
    without = [asked(settings.but(elr=False), Question.ACKED_LOST, faults, atlas) for faults in SINGLES]
    of_zombies = found.acked((Fault.LOST_SESSION,))
    both_lose = settings.unclean and settings.acks == "1" and with_all.status is Found.VIOLATED
    changes = {f.faults: smallest_change(situation, settings, losing, f, atlas) for f in losing}
    by_settings = {f.faults: smallest_change(situation, settings, losing, f, atlas, (RELEASE,)) for f in losing}
    by_command = _finding(situation, settings.but(unclean=True), Question.ACKED_LOST, (), atlas)  # KIP-460, in 2.4
    advised = [c for c in (*by_settings.values(), *changes.values()) if c]
    return replace(
        found,
        beside=UNCLEAN_TOO if both_lose else "",
        changes=changes,
        by_settings=by_settings,
        of_others=changes_of_others(found, settings, advised, atlas),
        with_elr=still_lost(settings.but(min_isr=max(settings.min_isr, 2)), atlas),
        by_command=by_command if numbers(situation.release) >= (2, 4) else None,
        reliefs={f.faults: text for f in losing if (text := relief(situation, f.faults, of_zombies))},
        without_elr=() if situation.elr_is_known or not settings.elr else tuple(
            f for f in without
            if f.status is Found.VIOLATED and found.acked(f.faults).status is not Found.VIOLATED
        ),
    )  # fmt: skip


def changes_of_others(
    found: Assessment, settings: Settings, advised: Sequence[Change], atlas: Atlas
) -> dict[tuple[Question, Faults], Change | None]:
    """For each violation of another question a change that ends it: a known one if one does, else the smallest."""
    result, known = dict[tuple[Question, Faults], Change | None](), [*advised]
    for f in (f for question in OTHERS for f in found.losing(question)):
        tried = ((c, asked(c.settings, f.question, f.faults, atlas)) for c in known)
        change = next((replace(c, finding=then) for c, then in tried if then.status is Found.HOLDS), None)
        if change is None and (change := smallest_change(found.situation, settings, found.losing(), f, atlas)):
            known.append(change)
        result[f.question, f.faults] = change
    return result


def settings_of(situation: Situation) -> Settings:
    """The settings of the atlas, or the nearest ones. Raises ValueError, naming what the atlas lacks."""
    if situation.refused:
        raise ValueError(situation.refused)
    if situation[ACKS].text == "0":
        raise ValueError("with acks=0 no broker acknowledges anything, and a record may be lost before it reaches one")
    protocol = release_of(situation.release, situation.kraft).protocol.name
    if situation.has_elr and protocol not in WITH_ELR:
        raise ValueError(f"{situation.release} with {situation[ELR]} was not searched; since 4.1.0 it was")
    replicas, min_isr = beyond.nearest(situation)
    return Settings(
        protocol,
        replicas=replicas,
        min_isr=min_isr,
        acks=situation[ACKS].text,
        unclean=situation[UNCLEAN].flag and not situation.has_unread,
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
        return found if found.status is Found.VIOLATED else replace(found, known=AFTER_REMOVAL)
    if question is Question.ACKED_LOST and faults == () and settings.min_isr == 1 and settings.acks == "all":
        return found if found.status is Found.VIOLATED else replace(found, known=ALONE)
    return found


# In words -------------------------------------------------------------------------------------------------------------


def title_of(situation: Situation) -> str:
    """As in: Kafka 3.6.1 with KRaft; replication factor 3, min.insync.replicas=1, acks=all."""
    factor = "unknown" if situation.factor_is_unknown else situation[REPLICATION_FACTOR].text
    shown = [f"replication factor {factor}", str(situation[MIN_ISR]), str(situation[ACKS])]
    if situation[UNCLEAN].flag:
        shown.append(f"{situation[UNCLEAN]}{' (not read)' * situation.has_unread}")
    if situation.has_elr:
        shown.append("eligible leader replicas")
    return f"Kafka {situation.release} with {situation.controller}; {', '.join(shown)}"


def pairs_text(a: Assessment) -> Iterator[str]:
    """Losses by two faults that neither causes alone, and the pairs without an answer."""
    alone = {f for finding in a.losing() for f in finding.faults}
    if any(not finding.faults for finding in a.losing()):
        return
    pairs = [a.acked(faults) for faults in PAIRS if not alone & set(faults)]
    if losing := a.losing(among=PAIRS):
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
        yield "loss of a disk", [*change_lines(a, replace(a.acked(()), known=ALONE))]
    for finding in (*a.losing(), *(f for f in a.known if f.faults)):
        yield name_of(finding.faults), [*change_lines(a, finding)]
    if a.situation.has_unread:
        never = f"Do not run {COMMAND} while a replica of the last ISR can come back."
        yield BY_COMMAND, [never, f"Before you upgrade to 3.9 or later: {set_to(a.situation, f'{UNCLEAN}=false')}"]
    if lines := [*_of_others(a)]:
        yield "other questions", lines
    if a.without_elr:
        names = either([name_of(f.faults) for f in a.without_elr])
        yield (
            f"{names} (if off)",
            [imperative(ELR, "", a.situation, a.settings), *([f"{a.with_elr}."] if a.with_elr else [])],
        )


def change_lines(a: Assessment, finding: Finding) -> Iterator[str]:
    """What to do about a loss: settings, a rule for operators, another release, flushes; or that nothing is known."""
    if any(finding.known):
        two = f"{imperative(MIN_ISR, '', a.situation, a.settings)} {f'{a.with_elr}. ' if a.with_elr else ''}"
        yield REMOVED if finding.faults else f"{two}It costs: {Cost.WRITES_WAIT}."
        return
    today = a.reliefs.get(finding.faults, "")
    changes = dict.fromkeys(c for c in (a.by_settings.get(finding.faults), a.changes.get(finding.faults)) if c)
    of_settings = [change_text(c) for c in changes if RELEASE not in c.names]
    of_releases = [change_text(c) for c in changes if RELEASE in c.names]
    rule = [today] if today and today != FLUSH else []
    yield from (*of_settings, *rule, *of_releases, *([FLUSH] if today == FLUSH else []))
    if not changes:
        yield NO_CURE if rule else NO_CHANGE


def _of_others(a: Assessment) -> Iterator[str]:
    """What ends violations of other questions: a line for each change, and one for those that none ends."""
    known = (*a.by_settings.items(), *a.changes.items())
    advised = {c.text: f"The change for {name_of(faults)}" for faults, c in known if c}
    groups = dict[str, dict[Faults, list[Question]]]()
    after = dict[str, list[Finding]]()
    for (question, faults), change in a.of_others.items():
        found, zombie = a.findings[question, faults], a.findings[question, (Fault.LOST_SESSION,)]
        if change:
            how, found = f"{advised.get(change.text, change.text)} ends", change.finding
        elif faults == (Fault.MISSED_EPOCH,) and faults in a.reliefs and zombie.status is Found.HOLDS:
            how, found = "Without preferred elections (see missed epoch) not found", zombie
        elif question is Question.DUPLICATED and a.settings and not a.settings.idempotent:
            how = f"{IDEMPOTENCE}=true is meant to end (KIP-98; no search shows it)"
        else:
            how = NO_CHANGE.replace(" it.", "")
        groups.setdefault(how, {}).setdefault(faults, []).append(question)
        after.setdefault(how, []).append(found)
    for how, by_faults in groups.items():
        what = "; ".join(f"{', '.join(questions)} ({name_of(faults)})" for faults, questions in by_faults.items())
        most = max(after[how], key=lambda f: f.row.states if f.row else 0)
        yield f"{how}: {what}.{f' Searched: {most.evidence}.' if most.status is Found.HOLDS else ''}"


NO_CHANGE = "No known setting or release ends it."
NO_CURE = "That avoids what leads to the loss; no known setting or release fixes the flaw behind it."


def change_text(change: Change) -> str:
    """The imperative with its evidence, and its cost."""
    none = "no such loss was found" if change.finding.question is Question.ACKED_LOST else "not found"
    after = f"Then {none if change.finding.status is Found.HOLDS else change.finding.word}"
    more = [f"{after}: {change.finding.evidence}", change.beside, f"It costs: {change.costs}" if change.costs else ""]
    return " ".join([*change.do, *(f"{m}." for m in more if m)])


def other_questions(a: Assessment) -> Iterator[tuple[str, str]]:
    """Each other question in a line: the faults by which it can happen, the extent of the search without, and what was
    not searched, with the reason. Then the settings of the consumer, and what they change.
    """
    for question in OTHERS:
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
            states = f" (up to {most.states:,} states, {size_text(most.size)})" if most else f" ({why})" if why else ""
            parts.append(f"{word}: {', '.join(name_of(f.faults) for f in found)}{states}")
        yield question, "; ".join(parts)
    for name, text in OF_CONSUMERS.items():
        if name in a.situation.values:
            yield shown(a.situation[name]), text


def place_of(assessment: Assessment, name: str) -> Place | None:
    """The line of a file to report: of the setting or release that has to change, else the first line of a file."""
    values = assessment.situation.values
    if name in values and (place := values[name].place):
        return place
    if name == RELEASE and assessment.situation.named_at:
        return assessment.situation.named_at
    file = next((v.place.file for v in values.values() if v.place), "")
    return Place(file, 1) if file else None
