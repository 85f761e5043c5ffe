"""The rows of the atlas, in one compressed file of the package; it needs neither Spark nor pyarrow."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from tideproof.model.protocols.broker.flaws import FLAWS
from tideproof.model.runs.files import write_whole
from tideproof.model.runs.trace import Trace
from tideproof.properties.atlas.cells import MIN_ISR_ONLY_REFUSES, Cell, Size
from tideproof.properties.atlas.scope import left_out
from tideproof.properties.atlas.settings import Fault, Question, Settings

FILE = Path(__file__).parent / "atlas.json.gz"
FORMAT = 3

Step = tuple[str, Mapping[str, int]]


class Found(StrEnum):
    """What is known of a cell."""

    VIOLATED = "violated"
    HOLDS = "holds"
    UNKNOWN = "unknown"
    NOT_SEARCHED = "not searched"
    NOT_PLANNED = "not planned"
    NOT_MODELLED = "not modelled"


@dataclass(frozen=True)
class Row:
    """The result of one search.

    `depth` is the length of the shortest trace of a violation, else the depth to which all states were visited.
    `mended` are the known flaws (`tideproof list flaws`) that this search omitted, and `flaw` is the next one to omit,
    if there is one. `trace` is the number of the trace of a violation. `also` are the other questions of the same
    search: its states have their history.
    """

    cell: Cell
    size: Size
    status: Found
    depth: int
    states: int
    diameter: int
    cpu_seconds: float
    trace: int | None = None
    mended: tuple[str, ...] = ()
    stopped: str = ""
    flaw: str = ""
    also: tuple[Question, ...] = ()

    @property
    def found(self) -> tuple[object, ...]:
        """The part of the row that is the same on any machine."""
        return self.status, self.depth, self.states, self.diameter

    @property
    def command(self) -> str:
        """The command that searches the same states."""
        return self.cell.command(self.size, self.also)


@dataclass(frozen=True)
class Answer:
    """What is known of a cell, in both sizes. `row` decides it: of this cell, or of one that implies the answer. A
    violation may be of a row with fewer faults or in a smaller size, safety of one with more. `larger` is the status in
    the larger size: if the property is known to hold only in the smaller one, that differs from `holds`.
    """

    cell: Cell
    status: Found
    row: Row | None = None
    larger: Found = Found.NOT_SEARCHED
    why: str = ""


@dataclass
class Atlas:
    """All rows. `alike` maps protocols to others with the same rules, as far as a cell uses them."""

    rows: list[Row] = field(default_factory=list)
    steps: list[list[tuple[str, Mapping[str, int]]]] = field(default_factory=list)
    alike: dict[str, str] = field(default_factory=dict)
    totals: Mapping[str, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._by_question: dict[tuple[object, ...], list[Row]] = {}
        for row in self.rows:
            self._by_question.setdefault((*_place(row.cell), row.mended), []).append(row)
        self._own = {(row.cell, row.size, row.mended): row for row in self.rows}

    @classmethod
    def load(cls, path: Path = FILE) -> Atlas:
        """Reads the file of the package, or another one. Raises ValueError for a file of another version."""
        read = json.loads(gzip.decompress(path.read_bytes()))
        if read["format"] != FORMAT:
            raise ValueError(f"{path} has format {read['format']}; this version reads format {FORMAT}")
        kinds = [(name, parameters) for name, parameters in read["kinds"]]
        settings = [Settings(*given) for given in read["settings"]]
        faults = [frozenset(map(Fault, names)) for names in read["faults"]]
        sizes, mended = [Size(*size) for size in read["sizes"]], [tuple(names) for names in read["mended"]]
        rows = [
            Row(
                Cell(settings[s], faults[f], Question(q)), sizes[z], Found(status), depth, states, diameter, seconds,
                trace, mended[m], stopped, flaw, also=tuple(map(Question, also)),
            )
            for s, f, q, z, status, depth, states, diameter, seconds, trace, m, stopped, flaw, also
            in read["rows"]
        ]  # fmt: skip
        steps = [[kinds[k] for k in trace] for trace in read["traces"]]
        return cls(rows, steps, read["alike"], read["totals"])

    def write(self, path: Path = FILE) -> int:
        """Writes the file, whose bytes depend only on the rows, and returns its size."""
        shared: dict[str, dict[Any, int]] = {n: {} for n in ("settings", "faults", "sizes", "mended", "kinds")}

        def number(name: str, value: Any) -> int:
            return shared[name].setdefault(value, len(shared[name]))

        rows = [
            [
                number("settings", astuple(r.cell.settings)), number("faults", tuple(sorted(r.cell.faults))),
                r.cell.question, number("sizes", astuple(r.size)), r.status, r.depth, r.states, r.diameter,
                round(r.cpu_seconds, 1), r.trace, number("mended", r.mended), r.stopped, r.flaw,
                r.also,
            ]
            for r in self.rows
        ]  # fmt: skip
        traces = [[number("kinds", (name, tuple(given.items()))) for name, given in trace] for trace in self.steps]
        kinds = [(name, dict(given)) for name, given in shared.pop("kinds")]
        content = {
            "format": FORMAT, "totals": self.totals, "alike": self.alike, **{n: [*v] for n, v in shared.items()},
            "kinds": kinds, "rows": rows, "traces": traces,
        }  # fmt: skip
        data = gzip.compress(json.dumps(content, separators=(",", ":")).encode(), 9, mtime=0)
        write_whole(path, data)
        return len(data)

    def answer(self, cell: Cell) -> Answer:
        """The answer for a cell, from its own rows and from those that imply it."""
        if why := cell.not_modelled:
            return Answer(cell, Found.NOT_MODELLED, why=why, larger=Found.NOT_MODELLED)
        small, large = (self.decided(cell, size) for size in cell.sizes)
        if large is not None and large.status is not Found.UNKNOWN:
            return Answer(cell, large.status, large, large.status)
        beyond = Found.NOT_SEARCHED if large is None else large.status
        row = small if small is not None else large
        if row is None and (why := left_out(cell)):
            return Answer(cell, Found.NOT_PLANNED, why=why, larger=Found.NOT_PLANNED)
        return Answer(cell, Found.NOT_SEARCHED if row is None else row.status, row, beyond)

    def decided(self, cell: Cell, size: Size, mended: tuple[str, ...] = ()) -> Row | None:
        """The row that decides a cell in a size; else one with status unknown; None if there is no row.

        A violation with fewer faults, without unclean elections or in a smaller size implies one; safety with more of
        them implies safety. So does, up to 3.6, safety with a lower `min.insync.replicas`: a higher one refuses more.
        And a consumer loses or skips nothing that it has read where no committed record is lost: it reads what is
        committed.
        """
        cell = self.representative(cell)
        own = self._own.get((cell, size, mended))
        if own is not None and own.status is not Found.UNKNOWN:
            return own
        rows = self._by_question.get((*_place(cell), mended), ())
        violated = [r for r in rows if r.status is Found.VIOLATED and is_within(r.cell, r.size, cell, size)]
        if cell.question.consumes:
            rows = (*rows, *self._by_question.get((*_place(cell.asking(Question.COMMITTED_LOST)), mended), ()))
        held = [r for r in rows if r.status is Found.HOLDS and is_within(cell, size, r.cell, r.size)]
        return min(violated, key=_plainness) if violated else min(held, key=_plainness) if held else own

    def mended(self, row: Row, cell: Cell) -> tuple[tuple[str, ...], Row | None]:
        """The known flaws that searches of the cell omit one after the other, beginning with a violation, and the last
        row: None if it is not searched; violated if a violation needs no known flaw.
        """
        flaws, last = row.mended, (row if row.status is Found.VIOLATED else None)
        while last is not None and last.status is Found.VIOLATED and last.flaw:
            flaws = (*flaws, last.flaw)
            last = self.decided(cell, row.size, flaws)
        return flaws, last

    def representative(self, cell: Cell) -> Cell:
        """The cell whose rows this one shares: of a protocol with the same rules, as far as the cell uses them."""
        protocol = self.alike.get(family(cell), cell.settings.rules.name)
        settings = replace(cell.settings, protocol=protocol, elr=cell.settings.elr)
        return cell if settings == cell.settings else Cell(settings, cell.faults, cell.question)

    def actions(self, trace: int) -> tuple[str, ...]:
        """The names of the steps of a trace."""
        return tuple(name for name, _ in self.steps[trace])

    def trace(self, row: Row) -> Trace | None:
        """The trace of a violation."""
        if row.trace is None:
            return None
        failure = "ControllerFenceLeader" if "fence_leader" in row.cell.protocol.steps else "ElectAfterFailure"
        bounds, steps = row.cell.bounds(row.size), tuple(moved_once(self.steps[row.trace], failure))
        return Trace(row.cell.protocol.name, dict(bounds), row.cell.question.property_name, "exhaustive", steps)


def moved_once(steps: Sequence[Step], failure: str) -> Sequence[Step]:
    """The steps, but if a preferred election at the end is not the first one, the leader fails instead: a partition has
    one preferred replica. What the leader did afterwards comes before. The trace is as long and violates the same.
    """
    moved = [n for n, (name, _) in enumerate(steps) if name == "ElectPreferred"]
    if len(moved) < 2 or moved[-1] < len(steps) - 3:
        return steps
    at = moved[-1]
    begins = [step for step in steps[at:] if step[0] == "BecomeLeader"]
    late = [step for step in steps[at + 1 :] if step not in begins]
    return [*steps[:at], *late, (failure, steps[at][1]), *begins]


def is_within(one: Cell, size: Size, other: Cell, other_size: Size) -> bool:
    """Whether all behaviour of the first of two cells of one place is possible in the second."""
    min_isrs = one.settings.min_isr, other.settings.min_isr
    refuses_more = one.settings.rules.name in MIN_ISR_ONLY_REFUSES and not one.settings.retries
    return (
        (min_isrs[0] >= min_isrs[1] if refuses_more else min_isrs[0] == min_isrs[1])
        and one.faults <= other.faults
        and size.is_part(other_size)
        and one.settings.unclean <= other.settings.unclean
    )


def called(flaw: str) -> str:
    """A flaw by its name, or where it has only a number by that of its report."""
    return FLAWS[flaw].known_as if re.fullmatch(r"[A-Z]\d+", flaw) else flaw


def family(cell: Cell) -> str:
    """The features of a cell that decide which protocols have equal rules in it, as text."""
    s = cell.settings
    asked = [f for f in (Fault.REASSIGNMENT, Fault.DELETION) if f in cell.faults]
    return " ".join(
        map(str, (cell.question, s.rules.name, s.replicas, s.acks, s.min_isr, s.retries, s.idempotent, *asked))
    )


def _place(cell: Cell) -> tuple[object, ...]:
    s = cell.settings
    return cell.question, s.protocol, s.replicas, s.acks, s.elr, s.retries, s.idempotent


def _plainness(row: Row) -> tuple[object, ...]:
    """The order in which rows are preferred: few faults, no unclean elections, short traces."""
    s = row.cell.settings
    return len(row.cell.faults), s.unclean, row.depth, row.size, sorted(row.cell.faults), -s.min_isr, row.cell.question
