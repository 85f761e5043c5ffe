"""Settings beyond those of the atlas, three replicas with min.insync.replicas=3 or more replicas: what they mean, and
what the nearest cells say of them.
"""

from __future__ import annotations

from dataclasses import replace

from tideproof.counterexamples.assessment.findings import SINGLES, Finding, asked, minimal, name_of
from tideproof.counterexamples.assessment.situation import MIN_ISR, Situation
from tideproof.counterexamples.assessment.sources import REPLICATION_FACTOR
from tideproof.counterexamples.explain.words import capital, joined
from tideproof.properties.atlas.cells import MIN_ISR_ONLY_REFUSES
from tideproof.properties.atlas.settings import Question, Settings
from tideproof.properties.atlas.table import Answer, Atlas, Found

MOST_REPLICAS, MOST_MIN_ISR = 3, 2
"""Of the atlas."""

_SOURCE = "Partition.appendRecordsToLeader at 3.6.1, 3.7.0"


def carries_over(situation: Situation, settings: Settings) -> bool:
    """Whether what holds with the settings holds in the situation, too: up to 3.6 `min.insync.replicas` only refuses
    writes and acknowledgements, so each run with 3 is one with 2. With acks=1 it does not count.
    """
    as_many = situation[REPLICATION_FACTOR].number == settings.replicas
    return as_many and settings.acks == "all" and settings.rules.name in MIN_ISR_ONLY_REFUSES


def is_beyond(situation: Situation, settings: Settings) -> bool:
    """Whether these are only the nearest settings."""
    return (settings.replicas, settings.min_isr) != (situation[REPLICATION_FACTOR].number, situation[MIN_ISR].number)


def carried(found: Finding) -> Finding:
    """The finding with `min.insync.replicas` 2 as one with 3, where that carries over."""
    if found.answer is None or found.row is None:
        return found
    if found.status is Found.HOLDS and found.question is not Question.DUPLICATED:
        return replace(found, beside=f"; with {MIN_ISR}=2")
    why = f"with {MIN_ISR}=2: {found.word} ({found.evidence})"
    cell = found.answer.cell
    return Finding(found.question, found.faults, Answer(cell, Found.NOT_PLANNED, why=why, larger=Found.NOT_PLANNED))


def what_is_carried(situation: Situation, settings: Settings, atlas: Atlas) -> str:
    """What the first sentence says of these settings."""
    more = f"{situation[MIN_ISR]} only refuses more writes, so what was not found with 2 is not found here"
    return f"{more}; {_lost(settings, atlas)} with 2, and was not searched with 3. {capital(_meaning(situation))}"


def _meaning(situation: Situation) -> str:
    count, least = situation[REPLICATION_FACTOR].number, situation[MIN_ISR].number
    down = f"{count - least} of {count} replicas are" if count - least > 1 else f"one of {count} replicas is"
    return f"writes with acks=all {'fail' if count <= least else 'go on'} while {down} out of the ISR ({_SOURCE})"


def _lost(settings: Settings, atlas: Atlas) -> str:
    found = {faults: asked(settings, Question.ACKED_LOST, faults, atlas) for faults in SINGLES}
    lost = joined([f"{name_of(f.faults)} ({f.evidence})" for f in minimal(found, SINGLES)])
    return f"a record is lost by {lost}" if lost else "no loss is known"


def why_not(situation: Situation, settings: Settings, atlas: Atlas) -> str:
    """Why there is no answer: what the settings mean, and what the nearest cells say."""
    if (count := situation[REPLICATION_FACTOR].number) > settings.replicas:
        why = f"{count} replicas were not searched, and neither a loss nor its absence is known to carry over from 3"
    elif settings.rules.name in MIN_ISR_ONLY_REFUSES:
        return f"{MIN_ISR} does not count with acks=1 ({_SOURCE}): --min-isr {settings.min_isr} has the answer"
    else:
        why = (
            f"{situation[MIN_ISR]} was not searched, and since 3.7 the high watermark waits for it, too (KAFKA-15583), "
            "so that nothing carries over from 2"
        )
    near = f"--replicas {settings.replicas} --min-isr {settings.min_isr}"
    return f"{why}. With {situation[MIN_ISR]} {_meaning(situation)}. Nearest: with {near} {_lost(settings, atlas)}"
