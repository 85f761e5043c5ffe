"""The atlas's further questions: what one search decides of several, what follows without one, what is left out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

import pytest
from support.tiers import daily

from tideproof.model.language.properties import watched
from tideproof.properties.atlas.cells import Cell, Size
from tideproof.properties.atlas.plan import cells, together, waves
from tideproof.properties.atlas.scope import left_out
from tideproof.properties.atlas.search import Search
from tideproof.properties.atlas.settings import PROTOCOLS, WITH_ELR, Fault, Question, Settings
from tideproof.properties.atlas.table import Atlas, Found, Row
from tideproof.properties.claims import CLAIMS, PAGES
from tideproof.properties.claims.base import Question as Asked
from tideproof.properties.claims.outcomes import Outcome, stored
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.catalogue import property_named

KRAFT = Settings("kafka-3.6-kraft", 2, 1)
ACKED, COMMITTED, READ, SKIPPED, DIVERGED, DUPLICATED = (
    Question.ACKED_LOST, Question.COMMITTED_LOST, Question.READ_LOST, Question.SKIPPED, Question.DIVERGED,
    Question.DUPLICATED,
)  # fmt: skip


def row(found: Found, of: Cell, size: int = 0) -> Row:
    return Row(of, of.sizes[size], found, 9, 0, 0, 0.0)


# One search, several questions ----------------------------------------------------------------------------------------


def test_questions_about_the_same_states_share_a_search() -> None:
    lost, diverged, read = (Cell(KRAFT, (Fault.CRASH,), q) for q in (COMMITTED, DIVERGED, READ))
    made = together(Search(cell, Size(2, 1, 3)) for cell in (lost, diverged, read))
    assert [(search.cell, search.also) for search in made] == [(lost, (DIVERGED,)), (read, ())]
    assert [one.cell for one in made[0].each] == [lost, diverged]


def test_a_shared_search_decides_each_question_as_its_own_search_does() -> None:
    """A power loss loses a committed record in three epochs, and lets logs diverge; a crash neither."""
    for fault in (Fault.POWER_LOSS, Fault.CRASH):
        shared = Search(Cell(KRAFT, (fault,), COMMITTED), Size(2, 1, 3), also=(DIVERGED,))
        for found, _ in shared.rows():
            alone, _ = Search(found.cell, found.size).run()
            assert (found.status, found.status is Found.VIOLATED and found.depth) == (
                alone.status, alone.status is Found.VIOLATED and alone.depth,
            )  # fmt: skip
            again, _ = Search.of(found).run()
            assert again.found == found.found
            assert found.command.count(" -p ") == 2


# What follows without a search ----------------------------------------------------------------------------------------


def test_consumers_lose_and_skip_nothing_where_no_committed_record_is_lost() -> None:
    held = Cell(KRAFT.but(replicas=3), (Fault.CRASH,), COMMITTED)
    found = Atlas([row(Found.HOLDS, held)])
    read = found.answer(held.asking(READ))
    assert (read.status, read.row) == (Found.HOLDS, found.rows[0])
    assert found.answer(held.asking(SKIPPED)).status is Found.NOT_SEARCHED  # its logs have two records
    assert found.answer(held.asking(DIVERGED)).status is Found.NOT_SEARCHED
    longer = Atlas([Row(held, held.asking(SKIPPED).sizes[0], Found.HOLDS, 9, 0, 0, 0.0)])
    assert longer.answer(held.asking(SKIPPED)).status is Found.HOLDS
    assert Atlas([row(Found.VIOLATED, held)]).answer(held.asking(READ)).status is Found.NOT_SEARCHED


@pytest.mark.parametrize(
    ("protocol", "epochs"), daily([("kafka-2.1", 2)], [("kafka-2.1", 2), ("kafka-3.6-kraft", 3), ("kafka-4.1", 3)])
)
def test_no_state_has_a_lost_read_and_no_lost_committed_record(protocol: str, epochs: int) -> None:
    """In every reachable state with a consumer under a power loss, where both are lost in hundreds."""
    settings = Settings(protocol, 2, 1, unclean=True, elr=protocol in WITH_ELR)
    cell = Cell(settings, (Fault.POWER_LOSS,), READ)
    committed, read = (property_named(name, cell.protocol) for name in ("Durable", "ReadsSurvive"))
    lost = 0
    with explore(cell.protocol, cell.bounds(Size(1, 1, epochs)), [committed, read]) as found:
        system = watched(cell.protocol, found.system.bounds, [committed, read])
        assert found.complete
        for number in range(found.distinct_states):
            state = system.space.unpack(found.visited.state(number))
            if not read.on_ints(system, state):
                lost += 1
                assert not committed.on_ints(system, state)
    assert lost > 100


def test_safety_with_min_isr_1_implies_it_with_2_up_to_3_6() -> None:
    def held(protocol: str, retries: bool = False) -> Found:
        one = Cell(Settings(protocol, 3, 1, retries=retries), (Fault.CRASH,), DUPLICATED if retries else COMMITTED)
        two = Cell(one.settings.but(min_isr=2), one.faults, one.question)
        assert Atlas([row(Found.HOLDS, two)]).answer(one).status is not Found.HOLDS
        return Atlas([row(Found.HOLDS, one)]).answer(two).status

    assert held("kafka-3.6") is Found.HOLDS and held("kafka-3.6-kraft") is Found.HOLDS
    assert held("kafka-3.7") is Found.NOT_SEARCHED and held("kafka-4.1") is Found.NOT_SEARCHED
    assert held("kafka-3.6", retries=True) is Found.NOT_SEARCHED


def test_a_lost_acknowledged_record_was_committed_and_could_be_read() -> None:
    """With acks=all no record is acknowledged before it is committed. A consumer could read it, in one step more."""
    atlas, reads, compared = Atlas.load(), {COMMITTED: 0, READ: 1}, 0
    for cell in dict.fromkeys(cell for wave in waves() for cell in wave.cells if cell.question in reads):
        lost, found = atlas.answer(cell.asking(ACKED)), atlas.answer(cell)
        if lost.status is Found.VIOLATED:
            compared += 1
            assert lost.row and found.row and found.status is Found.VIOLATED, (lost, found)
            if found.row.size == lost.row.size and found.row.cell.asking(ACKED) == lost.row.cell:
                assert found.row.depth <= lost.row.depth + reads[cell.question], (lost, found)
    print(f"{compared} compared")
    assert compared >= 100


# What is left out -----------------------------------------------------------------------------------------------------


def test_what_is_not_planned_has_a_reason() -> None:
    three = Settings("kafka-3.6-kraft", 3, 2)
    for cell, why in (
        (Cell(KRAFT, (Fault.DELETION, Fault.CRASH), ACKED),
         "reassignments and deletions are searched without another fault"),
        (Cell(three.but(unclean=True), (Fault.CRASH,), ACKED), "unclean elections are searched without a fault"),
        (Cell(KRAFT, (), READ), "two replicas are searched for acknowledged records only"),
        (Cell(three, (Fault.CRASH, Fault.POWER_LOSS), SKIPPED),
         "two faults together are searched for acknowledged records only"),
    ):  # fmt: skip
        answer = Atlas().answer(cell)
        assert (answer.status, answer.why) == (Found.NOT_PLANNED, why)
    assert Atlas([row(Found.VIOLATED, Cell(KRAFT, (), READ))]).answer(Cell(KRAFT, (), READ)).status is Found.VIOLATED


def test_every_planned_cell_is_in_the_scope() -> None:
    planned = {cell for wave in waves() for cell in wave.cells}
    assert not [cell for cell in planned if left_out(cell)]
    three = cells(READ, ((Fault.CRASH,),), min_isrs=(1, 2))
    assert set(three) <= planned


# One table, one source ------------------------------------------------------------------------------------------------

GROW = ("log_size", "records", "epochs", "crashes", "power_losses", "unclean", "delete_records", "preferred_elections")
"""Bounds of which more allow more. A broker that has stopped (`fail_stop`) does less than one that runs on."""


def is_part(one: Mapping[str, int], other: Mapping[str, int]) -> bool:
    """Whether all behaviour under the first bounds is possible under the second."""
    rest = [name for name in {*one, *other} if name not in (*GROW, "fail_stop")]
    return (
        all(one.get(name, 0) <= other.get(name, 0) for name in GROW)
        and all(one.get(name) == other.get(name) for name in rest)
        and other.get("fail_stop", 0) <= one.get("fail_stop", 0)
    )


def claimed() -> Iterator[tuple[Asked, Outcome]]:
    names, kept = {question.property_name for question in Question}, {page: stored(page) for page in PAGES}
    for page, claim in CLAIMS.values():
        for asked in (q for reading in claim.readings for q in reading.questions):
            about = isinstance(asked, Asked) and asked.protocol in PROTOCOLS and asked.property_name in names
            if about and asked.digest in kept[page]:
                yield asked, kept[page][asked.digest]


def test_claims_and_the_atlas_do_not_contradict_each_other() -> None:
    """They search other configurations: of two of which one is part of the other the larger cannot be safer."""
    rows, compared = defaultdict[tuple[str, str], list[tuple[Row, dict[str, int]]]](list), 0
    for found in Atlas.load().rows:
        if not found.mended and found.status is not Found.UNKNOWN:
            asked_of = found.cell.protocol.name, found.cell.question.property_name
            rows[asked_of].append((found, dict(found.cell.bounds(found.size))))
    for asked, outcome in claimed():
        theirs, said = dict(asked.bounds), str(outcome.status)
        for found, ours in rows[asked.protocol, asked.property_name]:
            pairs = ((ours, theirs, (str(found.status), said)), (theirs, ours, (said, str(found.status))))
            for part, whole, verdicts in pairs:
                if is_part(part, whole):
                    compared += 1
                    assert verdicts != ("violated", "holds"), (asked.command, found)
    print(f"{compared} compared")
    assert compared >= 20
