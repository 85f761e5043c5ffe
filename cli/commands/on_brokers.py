"""`tideproof replay --on kafka:VERSION`: a trace on real brokers, beside the model."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.table import Column, Table
from rich.text import Text

from tideproof.cli.choices import OF_RELEASE, OF_RELEASE_WITH_KRAFT, choose_protocol
from tideproof.cli.errors import UNKNOWN, VIOLATED, UserError, exit_status
from tideproof.cli.output import make_folder
from tideproof.cli.progress import Progress
from tideproof.cli.report import File, Part, Report, right, ruled
from tideproof.conformance.folders import temporary_folder
from tideproof.conformance.jars import Jars, NotInstalled, jars_of
from tideproof.conformance.links import NoAnswer
from tideproof.conformance.observing import Replica
from tideproof.conformance.processes import BrokerEnded
from tideproof.conformance.releases import FIRST_WITH_KRAFT, Release, release_numbered
from tideproof.conformance.replaying import Replayed, dump_segments, evidence_of, protocol_for, replays, why_not
from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.formats.html.page import to_page
from tideproof.counterexamples.formats.text import judgement
from tideproof.counterexamples.twin import Twin
from tideproof.model.language.properties import Status
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.state import BrokerState
from tideproof.model.runs.replay import Run

_LONGEST_ACTION = 20
ROOM = 100 << 20
"""Bytes for a cluster. What is kept of one takes less than 1 MiB; ZooKeeper asks for 64 MiB at a time."""
LEGEND = "*a0 1/0 (e0,0): leads; record a of epoch 0; log end offset/high watermark; where epochs start, as cached."


def replay_on_brokers(
    opened: Counterexample,
    on: str,
    under: str | None,
    repeat: int,
    keep: Path | None,
    given_jars: Path | None,
    record: Path | None,
    kraft: bool,
    expect_violated: bool,
) -> Report:
    """Replays a trace on the brokers of a release. `record` is a file for the last recording."""
    release, kraft = choose_cluster(on, kraft)
    twin = None
    if isinstance(opened.run.states[0][0], BrokerState):  # else `why_not` says so
        protocol = choose_protocol(under)[0] if under else protocol_for(opened.run, release, kraft)
        twin = None if protocol is opened.run.system.protocol else opened.under(protocol)
    run = opened.run if twin is None else twin.other
    if reason := why_not(run, release, kraft):
        raise UserError(f"--on {on}: {reason}")
    violated_at = run.first_violation(opened.property.on_ints)
    results: list[Replayed] = []
    recordings: list[bytes] = []
    with work_folder(keep) as folder, Progress() as progress:
        try:
            jars = jars_of(release, given_jars, progress.show)
            try:
                for result in replays(
                    release, jars, run, folder, repeat, keep is not None, progress.show, recordings.append, kraft
                ):
                    results.append(result)
                    if not result.agrees:
                        break
            except NoAnswer as error:
                results.append(Replayed(stuck=str(error)))
            evidence = dict(evidence_of(release, jars, run, results, kraft))
            evidence["property"], evidence["violated_at"] = opened.property.name, violated_at
            if keep is not None:
                progress.show("collecting the evidence")
                _write_evidence(opened, twin, release, jars, keep, evidence)
        except (NotInstalled, BrokerEnded, OSError) as error:  # a full disk, say
            raise UserError(f"--on {on}: {error}") from None
    status = exit_status([Status.NO_COUNTEREXAMPLE if violated_at is None else Status.VIOLATED], expect_violated)
    return Report(
        UNKNOWN if results[-1].stuck else VIOLATED if results[-1].diverged else status,
        _text(opened, release, given_jars, twin, results, keep),
        evidence,
        [File(record, recordings[-1])] if recordings else [],
    )


def choose_cluster(on: str, kraft: bool) -> tuple[Release, bool]:
    """The release, and whether it is run in KRaft mode: if that is asked for, or it has no other (since 4.0).

    It is named as in `kafka:2.1.1` or `kraft:3.9.1`, or by its number alone.
    """
    number = on.removeprefix(OF_RELEASE_WITH_KRAFT).removeprefix(OF_RELEASE).removeprefix("kafka-")
    release = release_numbered(number)
    kraft = kraft or on.startswith(OF_RELEASE_WITH_KRAFT)
    if kraft and not release.has_kraft:
        raise UserError(
            f"Kafka {number} is run with ZooKeeper only; KRaft is for production since {FIRST_WITH_KRAFT} (KIP-833)"
        )
    return release, kraft or not release.has_zookeeper


@contextmanager
def work_folder(keep: Path | None) -> Iterator[Path]:
    """An empty folder for the cluster: the one that is to be kept, or one that is removed again."""
    if keep is None:
        with temporary_folder() as folder:
            _refuse_full(folder, "set TMPDIR to a folder on another disk")
            yield folder
        return
    make_folder("--keep", keep)
    if any(keep.iterdir()):
        raise UserError(f"--keep {keep}: the folder is not empty")
    _refuse_full(keep, "give --keep a folder on another disk")
    yield keep.resolve()


def _refuse_full(folder: Path, otherwise: str) -> None:
    """Brokers on a full disk end, or answer nothing; only their logs say why, if there is room for that."""
    free = shutil.disk_usage(folder).free
    if free < ROOM:
        raise UserError(f"{folder}: the disk has room for {free >> 20} MiB, and brokers need {ROOM >> 20}: {otherwise}")


def _write_evidence(
    opened: Counterexample, twin: Twin | None, release: Release, jars: Jars, keep: Path, evidence: dict[str, Any]
) -> None:
    dump_segments(release, jars, keep.resolve())
    (keep / "trace.json").write_bytes(opened.trace.to_json())
    (keep / "report.json").write_text(json.dumps(evidence, indent=1) + "\n")
    if states := evidence["replays"][-1]["states"]:
        replayed = opened if twin is None else opened.as_in(twin)
        (keep / "replay.html").write_text(to_page(replayed, f"Kafka {release.version}", states))
    for data in (keep / "zookeeper", *keep.glob("b?")):  # what matters of it was copied
        shutil.rmtree(data, ignore_errors=True)


# For people ---------------------------------------------------------------------------------------------------------


def _text(
    opened: Counterexample,
    release: Release,
    own_jars: Path | None,
    twin: Twin | None,
    results: list[Replayed],
    keep: Path | None,
) -> Iterator[Part]:
    run = opened.run if twin is None else twin.other
    last, prop = results[-1], opened.property
    jars = "" if own_jars is None else f" with the jars in {own_jars}"
    name, bounds = run.system.protocol.name, run.system.bounds
    yield Text.from_markup(f"[bold]Kafka {release.version}[/bold]{jars} compared with [bold]{name}[/bold] {bounds}")
    if own_jars is None:
        yield from not_pinned(release)
    for number, why in (twin.refused if twin else {}).items():
        yield f"Step {number} of the trace is left out: {why}."
    yield comparison_table(last, run)
    yield Text(LEGEND, style="italic dim")
    if last.stuck:
        yield Text(f"Given up at {last.stuck}. This says nothing about Kafka.", style="yellow")
    elif last.diverged:
        yield Text(f"The brokers diverge from the model at {last.diverged}", style="bold red")
    else:
        agreed = f"{sum(result.agrees for result in results)} of {len(results)} replays: " * (len(results) > 1)
        yield Text(f"{agreed}every state is as in the model", style="green")
    yield from _fates(last, run) if last.answers else ()
    if last.agrees:
        yield judgement(prop, run.first_violation(prop.on_ints), len(run.steps))
    if keep is not None:
        yield f"The evidence is in {keep}."


def not_pinned(release: Release) -> list[Part]:
    if release.is_pinned:
        return []
    return ["Its jars are as Maven fetched them: not pinned, as no digest of this release is known here."]


def comparison_table(result: Replayed, run: Run) -> Table:
    """The brokers after each step, and the model where it differs."""
    brokers = [Column(f"b{b}", overflow="fold") for b in range(run.system.bounds.replicas)]
    rows = []
    for c in result.compared:
        step = Text(c.step or "at the start")
        for note in c.notes:
            step.append(f"\n{note}", style="dim")
        isr, states = ",".join(map(str, c.seen.isr)), _states(c.model.replicas, c.model.isr)
        model = Text("the same", style="green") if c.agrees else Text(states, "bold red")
        rows.append((str(c.number), step, *map(str, c.seen.replicas), isr, model))
    return ruled(rows, right(), Column("step", overflow="fold", min_width=_LONGEST_ACTION), *brokers, "ISR", "model")


def _states(replicas: tuple[Replica, ...], isr: tuple[int, ...]) -> str:
    return "\n".join([*(f"b{b} {replica}" for b, replica in enumerate(replicas)), f"ISR {','.join(map(str, isr))}"])


def _fates(result: Replayed, run: Run) -> Iterator[str]:
    """What answers producers received, and which brokers have the record at the end."""
    state = run.states[-1][0]
    assert isinstance(state, BrokerState)
    leader = "" if state.quorum_leader == NIL else f"b{state.quorum_leader}"
    held = result.acknowledged()
    for record, error in result.answers.items():
        outcome = "got no answer" if error is None else f"received error {error}"
        if record in held:
            brokers = ", ".join(f"b{b}" for b in held[record]) or "no broker"
            outcome += f" (written); at the end {brokers} has it"
            if leader and leader not in {f"b{b}" for b in held[record]}:
                outcome += f", and {leader}, the leader, has lost it"
        yield f"The producer of {record} {outcome}."
