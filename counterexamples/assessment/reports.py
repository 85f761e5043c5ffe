"""An assessment for programs: one JSON object, and SARIF with the lines of the files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tideproof.counterexamples.assessment.answer import NO_CHANGE, Assessment, change_lines, change_text, place_of
from tideproof.counterexamples.assessment.changes import Change
from tideproof.counterexamples.assessment.findings import PAIRS, SINGLES, Faults, Finding, name_of
from tideproof.counterexamples.assessment.meaning import meaning_of
from tideproof.counterexamples.assessment.situation import BESIDE, MIN_ISR, Cluster, Value
from tideproof.counterexamples.assessment.sources import RELEASE, REPLICATION_FACTOR, Place
from tideproof.model.runs.trace import tideproof_version
from tideproof.properties.atlas.settings import Question
from tideproof.properties.atlas.table import Atlas, Found

LOST = "An acknowledged record can be lost"
SARIF = "https://json.schemastore.org/sarif-2.1.0.json"


def to_json(cluster: Cluster, found: Sequence[Assessment], atlas: Atlas, unmet: Sequence[str]) -> dict[str, Any]:
    """The object; `unmet` are the expectations that are not met, a line each."""
    return {
        "version": tideproof_version(),
        "assessments": [_assessment(a, atlas) for a in found],
        "not_modelled": [{**_value(v), "effect": BESIDE[v.name]} for v in cluster.beside],
        "remarks": [{"file": r.place.file, "line": r.place.line, "text": r.text} for r in cluster.remarks],
        "unused": [{"file": s.place.file, "line": s.place.line, "name": s.name} for s in cluster.unused],
        "assumed_of_clients": cluster.assumed or None,
        "expected": [*unmet],
    }


def _assessment(a: Assessment, atlas: Atlas) -> dict[str, Any]:
    rows = [a.findings[q, faults] for q in Question for faults in (*SINGLES, *PAIRS) if (q, faults) in a.findings]
    return {
        "answer": a.sentence,
        "release": a.situation.release,
        "controller": a.situation.controller,
        "topics": list(a.situation.topics),
        "assumed": a.situation.assumed or None,
        "if_elr_is_off": [list(f.faults) for f in a.without_elr],
        "settings": [_value(v) for v in a.situation.values.values()],
        "findings": [_finding(a, f, atlas) for f in rows],
        "unclean_by_command": _finding(a, a.by_command, atlas) if a.by_command else None,
    }


def _finding(a: Assessment, finding: Finding, atlas: Atlas) -> dict[str, Any]:
    row, change = finding.row, None
    meaning, to_do = None, [*change_lines(a, finding)] if finding in (*a.losing(), *a.known) else []
    if finding.question is Question.ACKED_LOST and finding in a.losing():
        meaning, change = meaning_of(finding, a.situation, atlas), a.changes.get(finding.faults)
    if (key := (finding.question, finding.faults)) in a.of_others:
        change = a.of_others[key]
        to_do = [change_text(change) if change else NO_CHANGE]
    return {
        "question": finding.question,
        "faults": list(finding.faults),
        "status": finding.status,
        "evidence": finding.evidence,
        "states": row.states if row else None,
        "depth": row.depth if row and not any(finding.known) else None,
        "bounds": row.cell.given(row.size) if row else None,
        "protocol": row.cell.protocol.name if row else None,
        "larger": finding.answer.larger if finding.answer else Found.NOT_MODELLED,
        "meaning": meaning.to_json() if meaning else None,
        "change": _change(change) if change else None,
        "to_do": to_do,
    }


def _change(change: Change) -> dict[str, Any]:
    return {
        "change": change.text,
        "status": change.finding.status,
        "evidence": change.finding.evidence,
        "beside": change.beside or None,
        "costs": change.costs or None,
    }


def _value(value: Value) -> dict[str, Any]:
    place = {"file": value.place.file, "line": value.place.line} if value.place else {}
    return {"name": value.name, "value": value.text, "from": value.origin, "default": value.is_default, **place}


# SARIF ----------------------------------------------------------------------------------------------------------------


def to_sarif(cluster: Cluster, found: Sequence[Assessment], atlas: Atlas) -> dict[str, Any]:
    """A loss is an error at the line of the setting to change, and an unused setting a note."""
    results = [*(r for a in found for r in _results(a, atlas)), *_notes(cluster)]
    names = {r["ruleId"]: r.pop("rule") for r in results}
    rules = [{"id": name, "shortDescription": {"text": text}} for name, text in names.items()]
    tool = {"driver": {"name": "tideproof", "version": tideproof_version(), "rules": rules}}
    return {"$schema": SARIF, "version": "2.1.0", "runs": [{"tool": tool, "results": results}]}


def _results(a: Assessment, atlas: Atlas) -> Iterator[dict[str, Any]]:
    if not a.findings and a.loses:
        yield _result(_rule(()), LOST, "error", a.sentence, place_of(a, REPLICATION_FACTOR))
    for finding in (*a.known, *a.losing()):
        change = a.changes.get(finding.faults)
        of_disk = finding in a.known and not finding.faults
        name = MIN_ISR if of_disk else change.name if change else ""
        meaning = meaning_of(finding, a.situation, atlas)
        parts = [a.sentence, f"{name_of(finding.faults).capitalize()}: {finding.word} ({finding.evidence})."]
        if meaning:
            parts.append(f"It takes {meaning.takes}.")
        parts += change_lines(a, finding)
        yield _result(_rule(finding.faults), LOST, _level(name), " ".join(parts), place_of(a, name))


def _rule(faults: Faults) -> str:
    return f"acknowledged-record-lost/{'-'.join(faults).replace(' ', '-') or 'no-fault'}"


def _level(name: str) -> str:
    """An error if a line of the file is to be changed, a warning if only the release is, else a note."""
    return "warning" if name == RELEASE else "error" if name else "note"


def _notes(cluster: Cluster) -> Iterator[dict[str, Any]]:
    for remark in cluster.remarks:
        yield _result("setting-not-used", "A setting is not used", "warning", remark.text, remark.place)


def _result(rule: str, short: str, level: str, text: str, place: Place | None) -> dict[str, Any]:
    result: dict[str, Any] = {"ruleId": rule, "rule": short, "level": level, "message": {"text": text}}
    if place and place.file:
        where = {"artifactLocation": {"uri": place.file}, "region": {"startLine": max(place.line, 1)}}
        result["locations"] = [{"physicalLocation": where}]
    return result
