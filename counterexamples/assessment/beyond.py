"""Settings beyond those of the atlas: three replicas with min.insync.replicas=3, or more replicas."""

from __future__ import annotations

from dataclasses import replace

from tideproof.counterexamples.assessment.findings import SINGLES, Finding, asked, minimal, name_of
from tideproof.counterexamples.assessment.situation import MIN_ISR, Situation
from tideproof.counterexamples.assessment.sources import REPLICATION_FACTOR
from tideproof.counterexamples.explain.words import joined
from tideproof.properties.atlas.cells import MIN_ISR_ONLY_REFUSES
from tideproof.properties.atlas.settings import Question, Settings
from tideproof.properties.atlas.table import Answer, Atlas, Found

MOST_REPLICAS, MOST_MIN_ISR = 3, 2  # of the atlas


def is_beyond(situation: Situation, settings: Settings) -> bool:
    """Whether the settings are only the nearest ones."""
    return (settings.replicas, settings.min_isr) != (situation[REPLICATION_FACTOR].number, situation[MIN_ISR].number)


def carried(found: Finding) -> Finding:
    """The finding with `min.insync.replicas` 2 as one with 3, up to 3.6: there it only refuses writes with acks=all and
    their acknowledgements, so each run with 3 is one with 2.
    """
    if found.answer is None or found.row is None:
        return found
    if found.status is Found.HOLDS and found.question is not Question.DUPLICATED:
        return replace(found, beside=f"; with {MIN_ISR}=2")
    why = f"with {MIN_ISR}=2: {found.word} ({found.evidence})"
    answer = Answer(found.answer.cell, Found.NOT_PLANNED, why=why, larger=Found.NOT_PLANNED)
    return Finding(found.question, found.faults, answer)


def what_is_known(situation: Situation, settings: Settings, atlas: Atlas) -> tuple[bool, str]:
    """Whether findings carry over; and why, what the settings mean, and what the nearest ones lose."""
    count, least, near = situation[REPLICATION_FACTOR].number, situation[MIN_ISR], settings.min_isr
    only_refuses, is_all = settings.rules.name in MIN_ISR_ONLY_REFUSES, settings.acks == "all"
    if count > settings.replicas:
        why = f"{count} replicas were not searched, and neither a loss nor its absence is known to carry over from 3"
    elif only_refuses and is_all:
        why = f"{least} only refuses more writes, so what was not found with {near} is not found here"
    elif only_refuses:
        why = f"{least} does not count with acks=1, so --min-isr {near} has the answer"
    else:
        why = f"{least} was not searched; since 3.7 the high watermark waits for it (KAFKA-15583): {near} is no guide"
    down = count - least.number
    writes = f"go on while {down} of {count} replicas are" if down > 0 else f"fail while one of {count} replicas is"
    found = {faults: asked(settings, Question.ACKED_LOST, faults, atlas) for faults in SINGLES}
    lost = joined([f"{name_of(f.faults)} ({f.evidence})" for f in minimal(found, SINGLES)])
    return count == settings.replicas and only_refuses and is_all, (
        f"{why}. Writes with acks=all {writes} out of the ISR (Partition.appendRecordsToLeader at 3.6.1, 3.7.0). The "
        f"nearest, --replicas {settings.replicas} --min-isr {near}: {f'lost by {lost}' if lost else 'no loss is known'}"
    )
