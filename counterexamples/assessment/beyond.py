"""More replicas than the atlas has."""

from __future__ import annotations

from tideproof.counterexamples.assessment.findings import SINGLES, asked, minimal, name_of
from tideproof.counterexamples.assessment.situation import MIN_ISR, Situation
from tideproof.counterexamples.assessment.sources import REPLICATION_FACTOR
from tideproof.counterexamples.explain.words import joined
from tideproof.properties.atlas.settings import Question, Settings
from tideproof.properties.atlas.table import Atlas

MOST = 3


def nearest(situation: Situation) -> tuple[int, int]:
    """The replicas and min.insync.replicas of the atlas: those of the situation, or near ones."""
    count, least = situation[REPLICATION_FACTOR].number, situation[MIN_ISR].number
    return (count, least) if count <= MOST else (MOST, min(least, MOST - 1))


def what_is_known(situation: Situation, settings: Settings, atlas: Atlas) -> str:
    """Why there is no answer, what the settings mean, and what the nearest ones lose; empty if the atlas has them."""
    count, least = situation[REPLICATION_FACTOR].number, situation[MIN_ISR].number
    if count <= MOST:
        return ""
    down = count - least
    writes = f"go on while {down} of {count} replicas are" if down > 0 else f"fail while one of {count} replicas is"
    found = {faults: asked(settings, Question.ACKED_LOST, faults, atlas) for faults in SINGLES}
    lost = joined([f"{name_of(f.faults)} ({f.evidence})" for f in minimal(found, SINGLES)])
    near = f"--replicas {settings.replicas} --min-isr {settings.min_isr}"
    return (
        f"{count} replicas were not searched, and neither a loss nor its absence is known to carry over from {MOST}. "
        f"Writes with acks=all {writes} out of the ISR (Partition.appendRecordsToLeader at 3.6.1, 3.7.0). The nearest, "
        f"{near}: {f'lost by {lost}' if lost else 'no loss is known'}"
    )
