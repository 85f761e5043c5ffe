"""The atlas's answer to one question of a situation, under some faults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from tideproof.properties.atlas.cells import Cell, Size
from tideproof.properties.atlas.settings import Fault, Question, Settings
from tideproof.properties.atlas.table import Answer, Atlas, Found, Row

Faults = tuple[Fault, ...]

SINGLES: tuple[Faults, ...] = ((), *((fault,) for fault in Fault))

PAIRS: tuple[Faults, ...] = tuple(combinations(Fault, 2))

NO_FAULT = "a broker dies for good"

ARTICLES = {
    Fault.CRASH: "one crash", Fault.POWER_LOSS: "one power loss", Fault.LOST_SESSION: "a lost session",
    Fault.MISSED_EPOCH: "a leader that misses an epoch", Fault.REASSIGNMENT: "a reassignment",
    Fault.DELETION: "a deletion of records",
}  # fmt: skip

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


def name_of(faults: Faults) -> str:
    """As in `power loss` or `crash and power loss`."""
    return " and ".join(faults) or NO_FAULT


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
    known: tuple[str, str] = ("", "")
    """A loss beyond the search, and what the search has instead."""
    mended: tuple[tuple[str, ...], Row | None] = ((), None)
    """The known flaws that were omitted from the violation, and the row without them (`Atlas.mended`)."""

    @property
    def is_too_small(self) -> bool:
        """Whether the bounds are too small for `holds`: with two replicas the property is violated."""
        holds = self.answer is not None and self.answer.status is Found.HOLDS
        return holds and self.of_two is not None and self.of_two.status is Found.VIOLATED

    @property
    def searched(self) -> Finding:
        """The finding of the search alone."""
        return replace(self, known=("", ""))

    @property
    def status(self) -> Found:
        if any(self.known):
            return Found.VIOLATED
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
        if any(self.known):
            loss, instead = self.known
            return f"{loss}; {instead}: {self.searched.word}, {self.searched.evidence}"
        if self.answer is None or self.row is None:
            return self.reason or "no search has this combination"
        row, larger = self.row, self.answer.larger
        if self.is_too_small and self.of_two and self.of_two.row:
            two = self.of_two.row.depth
            return f"{size_text(row.size)} may be too few ({row.states:,} states): two replicas lose it in {two} steps"
        if row.status is Found.VIOLATED:
            fewer = f", with {name_of(self.needs)} alone" if self.needs else ", without this fault"
            fewer = fewer if self.needs != self.faults else ""
            return f"in {row.depth} steps{fewer}"
        if row.status is Found.UNKNOWN:
            return f"{row.states:,} states seen, all those within {row.depth} steps ({size_text(row.size)})"
        further = f"; with {size_text(self.answer.cell.sizes[1])}: {WORDS[larger]}" if larger is not row.status else ""
        more = name_of(tuple(f for f in Fault if f in row.cell.faults and f not in self.faults))
        searched = f"; with {more}" if row.cell.faults - {*self.faults} else ""
        return f"{row.states:,} states ({size_text(row.size)}{searched}){further}"


def size_text(size: Size) -> str:
    return f"{size.records} record{'s' * (size.records > 1)}, {size.epochs} epochs"


def with_article(finding: Finding) -> str:
    if finding.faults:
        return ARTICLES[finding.faults[0]]
    return "an unclean election" if "ElectUnclean" in finding.steps else "a broker that dies for good"


def asked(settings: Settings, question: Question, faults: Faults, atlas: Atlas) -> Finding:
    answer, two = atlas.answer(Cell(settings, faults, question)), None
    if settings.replicas == 3:
        # Two replicas are searched for acknowledged records: with acks=all what is acknowledged is committed, and read.
        implied = settings.acks == "all" and question in (Question.COMMITTED_LOST, Question.READ_LOST)
        two = atlas.answer(Cell(settings.but(replicas=2), faults, Question.ACKED_LOST if implied else question))
    row = answer.row if answer.status is Found.VIOLATED else None
    if row is None or row.trace is None:
        return Finding(question, faults, answer, of_two=two)
    steps, mended = atlas.actions(row.trace), atlas.mended(row, row.cell)
    return Finding(question, faults, answer, of_two=two, steps=steps, mended=mended)


def minimal(found: Mapping[Faults, Finding], among: Sequence[Faults]) -> list[Finding]:
    """Those whose search violates a question without a fault, or by faults none of which is superfluous."""
    lost = [faults for faults, f in found.items() if f.searched.status is Found.VIOLATED]
    return [found[f] for f in among if f in lost and not any(set(fewer) < set(f) for fewer in lost)]
