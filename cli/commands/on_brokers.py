"""`tideproof replay --on kafka:VERSION`: a trace on real brokers, beside the model."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tideproof.cli import options, report
from tideproof.cli.choices import OF_RELEASE, OF_RELEASE_WITH_KRAFT, choose_protocol
from tideproof.cli.errors import UNKNOWN, VIOLATED, UserError, exit_status, user_errors
from tideproof.cli.progress import Progress
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

KRaftMode = Annotated[
    bool,
    typer.Option(
        "--kraft",
        help="In KRaft mode, as releases since 4.0 always are. By default with ZooKeeper.",
        rich_help_panel="Real brokers",
    ),
]
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
    as_json: bool,
) -> int:
    """Replays a trace on the brokers of a release; the exit status. `record` is a file for the last recording."""
    options.refuse_unwritable(record)
    release, kraft = choose_cluster(on, kraft)
    twin = _as_in(opened, release, under, kraft)
    run = opened.run if twin is None else twin.other
    if reason := why_not(run, release, kraft):
        raise UserError(f"--on {on}: {reason}")
    violated_at = run.first_violation(opened.property.on_ints)
    out, err = report.consoles()
    results: list[Replayed] = []
    recordings: list[bytes] = []
    with work_folder(keep) as folder, Progress(err) as progress:
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
    if record is not None and recordings:
        options.write_output(record, recordings[-1])
    if as_json:
        print(json.dumps(evidence))
    else:
        _print_results(out, opened, release, given_jars, twin, results, violated_at)
        if keep is not None:
            out.print(f"The evidence is in {keep}.")
    if results[-1].stuck:
        return UNKNOWN
    if results[-1].diverged:
        return VIOLATED
    return exit_status([Status.NO_COUNTEREXAMPLE if violated_at is None else Status.VIOLATED], expect_violated)


def choose_cluster(on: str, kraft: bool) -> tuple[Release, bool]:
    """The release, and whether it is run in KRaft mode: if that is asked for, or it has no other (since 4.0).

    It is named as in `kafka:2.1.1` or `kraft:3.9.1`, or by its number alone.
    """
    number = on.removeprefix(OF_RELEASE_WITH_KRAFT).removeprefix(OF_RELEASE).removeprefix("kafka-")
    with user_errors():
        release = release_numbered(number)
    kraft = kraft or on.startswith(OF_RELEASE_WITH_KRAFT)
    if kraft and not release.has_kraft:
        raise UserError(
            f"Kafka {number} is run with ZooKeeper only; KRaft is for production since {FIRST_WITH_KRAFT} (KIP-833)"
        )
    return release, kraft or not release.has_zookeeper


def say_if_not_pinned(out: Console, release: Release) -> None:
    if not release.is_pinned:
        out.print("Its jars are as Maven fetched them: not pinned, as no digest of this release is known here.")


def _as_in(opened: Counterexample, release: Release, under: str | None, kraft: bool) -> Twin | None:
    """The schedule under the protocol of the release, or None where the trace's own protocol is that."""
    if not isinstance(opened.run.states[0][0], BrokerState):
        return None  # `why_not` says so
    with user_errors():
        protocol = choose_protocol(under)[0] if under else protocol_for(opened.run, release, kraft)
    if protocol is opened.run.system.protocol:
        return None
    with user_errors():
        return opened.under(protocol)


@contextmanager
def work_folder(keep: Path | None) -> Iterator[Path]:
    """An empty folder for the cluster: the one that is to be kept, or one that is removed again."""
    if keep is None:
        with temporary_folder() as folder:
            _refuse_full(folder, "set TMPDIR to a folder on another disk")
            yield folder
        return
    options.make_folder("--keep", keep)
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


def _print_results(
    out: Console,
    opened: Counterexample,
    release: Release,
    own_jars: Path | None,
    twin: Twin | None,
    results: list[Replayed],
    end: int | None,
) -> None:
    run = opened.run if twin is None else twin.other
    last, prop = results[-1], opened.property
    jars = "" if own_jars is None else f" with the jars in {own_jars}"
    name, bounds = run.system.protocol.name, run.system.bounds
    out.print(f"[bold]Kafka {release.version}[/bold]{jars} compared with [bold]{name}[/bold] {bounds}")
    if own_jars is None:
        say_if_not_pinned(out, release)
    for number, why in (twin.refused if twin else {}).items():
        out.print(Text(f"Step {number} of the trace is left out: {why}."))
    out.print(comparison_table(last, run))
    out.print(LEGEND, style="italic dim")
    agreed = sum(result.agrees for result in results)
    if last.stuck:
        out.print(Text(f"Given up at {last.stuck}. This says nothing about Kafka.", style="yellow"))
    elif last.diverged:
        out.print(Text(f"The brokers diverge from the model at {last.diverged}", style="bold red"))
    else:
        states = "every state is as in the model"
        out.print(Text(states if len(results) == 1 else f"{agreed} of {len(results)} replays: {states}", style="green"))
    if last.answers:
        for line in _fates(last, run):
            out.print(Text(line))
    if last.agrees:
        out.print(judgement(prop, end, len(run.steps)))


def comparison_table(result: Replayed, run: Run) -> Table:
    """The brokers after each step, and the model where it differs."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("", justify="right")
    table.add_column("step", overflow="fold", min_width=_LONGEST_ACTION)
    for b in range(run.system.bounds.replicas):
        table.add_column(f"b{b}", overflow="fold")
    table.add_column("ISR")
    table.add_column("model")
    for c in result.compared:
        step = Text(c.step or "at the start")
        for note in c.notes:
            step.append(f"\n{note}", style="dim")
        isr = ",".join(map(str, c.seen.isr))
        model = (
            Text("the same", style="green") if c.agrees else Text(_states(c.model.replicas, c.model.isr), "bold red")
        )
        table.add_row(str(c.number), step, *map(str, c.seen.replicas), isr, model)
    return table


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
