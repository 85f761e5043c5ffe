"""`tideproof assess`: whether a cluster with these settings can lose an acknowledged record."""

from __future__ import annotations

import json
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from tideproof.cli import options
from tideproof.cli.commands.assess_shown import assessment_text
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, VIOLATED, UserError
from tideproof.cli.output import naming, note, refuse_beside_json, remove_earlier
from tideproof.cli.report import File, Report
from tideproof.counterexamples.assessment.answer import BY_COMMAND, Assessment, assess
from tideproof.counterexamples.assessment.cautions import with_cautions
from tideproof.counterexamples.assessment.effective import resolve, wrong_option
from tideproof.counterexamples.assessment.findings import PAIRS, SINGLES, WORDS, Finding, name_of
from tideproof.counterexamples.assessment.reports import to_json, to_sarif
from tideproof.counterexamples.assessment.situation import (
    ACKS,
    CLIENT_RELEASE,
    IDEMPOTENCE,
    MIN_ISR,
    RETRIES,
    UNCLEAN,
    Cluster,
)
from tideproof.counterexamples.assessment.sources import (
    CONTROLLER,
    ELR,
    RELEASE,
    REPLICATION_FACTOR,
    Source,
    read_source,
)
from tideproof.counterexamples.explain.words import joined
from tideproof.properties.atlas.settings import Fault
from tideproof.properties.atlas.table import Atlas, Found

EXPECTED = {word: status for status, word in WORDS.items() if status in (Found.HOLDS, Found.VIOLATED)} | {
    "keeps": Found.HOLDS,
    "loses": Found.VIOLATED,
}
"""The words of the table, and older ones."""
FIXABLE = "fixable: none"
"""The expectation that no change of settings ends a loss: whatever one can fix is fixed."""


class Form(StrEnum):
    """The formats of an assessment."""

    TEXT = "text"
    HTML = "html"
    SARIF = "sarif"


def assess_command(
    files: Annotated[
        list[Path] | None,
        typer.Argument(
            help="server.properties, producer.properties, consumer.properties, the output of kafka-configs --describe, "
            "kafka-topics --describe and kafka-features describe, and Strimzi resources; as many as there are.",
            show_default=False,
        ),
    ] = None,
    release: Annotated[str | None, typer.Option(help="The release of Kafka that runs, as in 3.6.1.")] = None,
    kraft: Annotated[
        bool | None,
        typer.Option("--kraft/--zookeeper", help="Which controller, if no file says it.", show_default=False),
    ] = None,
    replicas: Annotated[int | None, typer.Option(min=1, help="The replication factor.", show_default=False)] = None,
    min_isr: Annotated[
        int | None,
        typer.Option(min=1, help="Replicas that a write with acks=all needs in the ISR.", show_default=False),
    ] = None,
    acks: Annotated[str | None, typer.Option(help="Of the producer: all or 1.", show_default=False)] = None,
    unclean: Annotated[
        bool | None, typer.Option(help="Replicas that are not in the ISR may be elected.", show_default=False)
    ] = None,
    elr: Annotated[
        bool | None,
        typer.Option(help="Eligible leader replicas (KIP-966).", show_default=False),
    ] = None,
    idempotence: Annotated[bool | None, typer.Option(help="Of the producer.", show_default=False)] = None,
    retries: Annotated[int | None, typer.Option(min=0, help="Of the producer.", show_default=False)] = None,
    client_release: Annotated[
        str | None,
        typer.Option(help="The release of the producers' client: its defaults hold for them.", show_default=False),
    ] = None,
    details: Annotated[bool, typer.Option("--details", help="Also print evidence, settings and limits.")] = False,
    form: Annotated[Form, typer.Option("--as", help="Output format.")] = Form.TEXT,
    output: options.Output = None,
    trace: Annotated[
        Path | None,
        options.file_option(help="Write the trace of the first loss here."),
    ] = None,
    fault: Annotated[
        str | None,
        typer.Option(help="The loss whose trace is written, as in power loss.", show_default=False),
    ] = None,
    expect: Annotated[
        list[str] | None,
        typer.Option(
            help="Expected result: 'crash: not found', 'power loss: can lose', or 'fixable: none'. Exit status 1 if "
            "not met, 3 if not decided.",
            show_default=False,
        ),
    ] = None,
    as_json: options.Json = False,
) -> Report:
    """Can a cluster with these settings lose an acknowledged record? What must go wrong, and what helps.

    The answers come from exhaustive searches of a model of each release, by settings and faults, and hold within
    their bounds, which are shown. Settings not given in a file take the release's default; options override files.

    [bold]Examples[/bold]
        tideproof assess server.properties --release 3.6.1
        tideproof assess server.properties producer.properties --release 3.6.1 --replicas 3
        tideproof assess --release 4.1.0 --replicas 3 --min-isr 2 --acks all
        tideproof assess topics.txt --release 3.9.1 --kraft --as html -o durability.html
        tideproof assess kafka.yaml --expect 'crash: not found' --as sarif -o tideproof.sarif
    """
    expected = [_expectation(text) for text in expect or ()]
    if fault is not None:
        _faults(fault, "--fault")
    given = {
        RELEASE: release,
        CONTROLLER: None if kraft is None else "kraft" if kraft else "zookeeper",
        REPLICATION_FACTOR: _text(replicas),
        MIN_ISR: _text(min_isr),
        ACKS: acks,
        UNCLEAN: _flag(unclean),
        ELR: None if elr is None else str(int(elr)),
        IDEMPOTENCE: _flag(idempotence),
        RETRIES: _text(retries),
        CLIENT_RELEASE: client_release,
    }
    chosen = {name: value for name, value in given.items() if value is not None}
    if wrong := [said for name, value in chosen.items() if (said := wrong_option(name, value))]:
        raise UserError(wrong[0])
    if as_json and form is not Form.TEXT:
        raise UserError(f"--as {form} and --json are two forms of the answer: give one of them")
    refuse_beside_json(output, "output", as_json)
    remove_earlier(trace)
    atlas = Atlas.load()
    sources = {str(path): _read(path) for path in files or ()}
    cluster = with_cautions(resolve(sources, chosen), sources)
    if expected:
        _refuse_slips(cluster)
    found = [assess(situation, atlas) for situation in cluster.situations]
    unmet = [u for f in found for e in expected if (u := _unmet(f, *e))]
    status = max((s for s, _ in unmet), key=[ALL_HOLD, UNKNOWN, VIOLATED].index, default=ALL_HOLD)
    lines = [text for _, text in unmet]
    kept = [File(trace, _trace(found, fault, atlas), f": tideproof show {trace}")] if trace else []
    if form is Form.TEXT:
        text = assessment_text(cluster, found, atlas, lines, details)
        return Report(status, text, to_json(cluster, found, atlas, lines) if as_json else None, kept)
    if form is Form.SARIF:
        content, how = json.dumps(to_sarif(cluster, found, atlas), indent=2), "."
    else:
        from tideproof.counterexamples.formats.html.assessment import to_page

        content, how = to_page(cluster, found, atlas), ": open it in a browser."
    for line in lines:
        note(line)
    report = Report.of_text(status, content, output, how)
    return Report(status, report.text, files=[*report.files, *kept])


def _text(number: int | None) -> str | None:
    return None if number is None else str(number)


def _flag(value: bool | None) -> str | None:
    return None if value is None else str(value).lower()


def _read(path: Path) -> Source:
    with naming(path):
        return read_source(str(path), path.read_bytes().decode(errors="replace"))


# Expectations ---------------------------------------------------------------------------------------------------------

BY_NAME = {name_of(faults): faults for faults in (*SINGLES, *PAIRS)}
BY_NAME |= {"no fault": (), "unclean election": (), BY_COMMAND: ()}
"""The faults by the names of the table. The first row had another name, and has unclean elections, if they are on."""


def _faults(name: str, option: str) -> tuple[Fault, ...]:
    """The faults of a name, in either order if there are two."""
    one, together, other = name.partition(" and ")
    for known in (name, f"{other}{together}{one}"):
        if known in BY_NAME:
            return BY_NAME[known]
    one_of = ", ".join(map(name_of, SINGLES))
    raise UserError(f"{option} {name}: say one of {one_of}, or two, as in 'crash and power loss'")


def _expectation(text: str) -> tuple[str, str]:
    """The fault and the word of `crash: not found`. Raises UserError."""
    name, _, word = text.partition(":")
    name, word = name.strip().lower(), word.strip().lower()
    if f"{name}: {word}" == FIXABLE:
        return name, word
    _faults(name, "--expect")
    if word not in EXPECTED:
        raise UserError(f"--expect {text}: say '{name}: {WORDS[Found.HOLDS]}' or '{name}: {WORDS[Found.VIOLATED]}'")
    return name, word


def _refuse_slips(cluster: Cluster) -> None:
    """Raises UserError if a file has a slip in a name on which the answer depends: it is about other settings."""
    if grave := next((r for r in cluster.remarks if r.is_grave), None):
        raise UserError(f"{grave}: --expect needs settings that are all read")


def _unmet(found: Assessment, name: str, word: str) -> tuple[int, str] | None:
    """The exit status and a line, where an expectation is not met."""
    whose = f"{', '.join(found.situation.topics)}: " if found.situation.topics else ""
    line = f"{whose}expected: {name}: {word}"
    if found.situation.unsure:
        names = joined([*found.situation.unsure])
        return UNKNOWN, f"{line}; that depends on {names}, which the file here does not decide (see the remark)"
    if found.why_not:
        known = found.loses and name in ("power loss", "fixable", "no fault", name_of(()))
        if known and EXPECTED.get(word) is Found.VIOLATED:
            return None
        return (VIOLATED if known else UNKNOWN), f"{line}; {_first(found.sentence)}"
    if f"{name}: {word}" == FIXABLE:
        open_ = [f"{name_of(faults)} ({change.text})" for faults, change in found.by_settings.items() if change]
        if found.may_be_alone:
            open_.insert(0, f"the loss of one disk ({MIN_ISR}=2)")
        if open_:
            return VIOLATED, f"{line}; a setting would end: {', '.join(open_)}"
        if found.without_elr:
            return UNKNOWN, f"{line}; {_DEPENDS_ON_ELR}"
        return None
    faults, status = _faults(name, "--expect"), EXPECTED[word]
    if any(f.faults == faults for f in found.without_elr):
        return UNKNOWN, f"{line}; {_DEPENDS_ON_ELR}"
    finding = found.by_command if name == BY_COMMAND and found.by_command else found.acked(faults)
    finding = finding.searched if name == "unclean election" else finding
    if finding.status is status:
        return None
    decided = finding.status in EXPECTED.values()
    return (VIOLATED if decided else UNKNOWN), f"{line}; found: {finding.word} ({finding.evidence})"


_DEPENDS_ON_ELR = f"that depends on {ELR}: say --elr or --no-elr, or give what kafka-features prints"


def _first(sentence: str) -> str:
    return f"{sentence[:1].lower()}{sentence[1:]}"


def _trace(found: Sequence[Assessment], name: str | None, atlas: Atlas) -> bytes:
    losing = [f for a in found if a.findings for f in (*a.losing(), *a.losing(among=PAIRS))]
    if name == BY_COMMAND:
        losing = [f for a in found if (f := a.by_command) and "ElectUnclean" in f.steps]
    for finding in losing:
        if name is None or finding.faults == _faults(name, "--fault"):
            return _bytes(finding, atlas)
    raise UserError(f"--trace: there is no trace of a loss by {name or 'any fault here'}; {_those(losing)}")


def _those(losing: Sequence[Finding]) -> str:
    return (
        f"there are traces by: {', '.join(name_of(f.faults) for f in losing)}" if losing else "no search has one here"
    )


def _bytes(finding: Finding, atlas: Atlas) -> bytes:
    trace = atlas.trace(finding.row) if finding.row else None
    if trace is None:
        raise UserError(f"--trace: the atlas keeps no trace of {name_of(finding.faults)}")
    return trace.to_json()
