"""`tideproof replay`: a trace by the rules again, or with --on on real brokers, beside the model."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from tideproof.cli import completion, options
from tideproof.cli.choices import choose_protocol, open_trace
from tideproof.cli.commands.on_brokers import choose_cluster, comparison_table, not_pinned, work_folder
from tideproof.cli.errors import UNKNOWN, VIOLATED, UserError, exit_status
from tideproof.cli.output import Progress
from tideproof.cli.report import File, Part, Report
from tideproof.conformance.jars import Jars, NotInstalled, jars_of
from tideproof.conformance.links import NoAnswer
from tideproof.conformance.processes import BrokerEnded
from tideproof.conformance.releases import Release
from tideproof.conformance.replaying import Replayed, dump_segments, evidence_of, protocol_for, replays, why_not
from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.formats.html.page import to_page
from tideproof.counterexamples.formats.text import judgement, print_twin
from tideproof.counterexamples.twin import Twin
from tideproof.model.language.properties import Status, Verdict
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.state import BrokerState
from tideproof.model.runs.lasso import fails_at, going_round
from tideproof.model.runs.replay import Run
from tideproof.properties.engines.base import step_json, verdict_json

LEGEND = "*r1e0 1/0 (e0,0): leads; record r1 of epoch 0; log end offset/high watermark; where epochs start, as cached."


class ExpectedStatus(StrEnum):
    HOLDS = "holds"
    VIOLATED = "violated"


def replay_command(
    trace: options.TraceFile,
    under: options.Under = None,
    expect: Annotated[
        ExpectedStatus,
        typer.Option(help="With `violated`, the exit status is 0 if the property is violated, and 1 if not."),
    ] = ExpectedStatus.HOLDS,
    protocol: options.ProtocolFile = None,
    on: Annotated[
        str | None,
        options.brokers_option(
            "Do it on real brokers of this release, as in kafka:2.1.1.", autocompletion=completion.releases
        ),
    ] = None,
    repeat: Annotated[int, options.brokers_option("Replay it N times.", min=1)] = 1,
    rounds: Annotated[
        int, options.brokers_option("Go N times round the loop of a trace that can repeat for ever.", min=1)
    ] = 1,
    keep: Annotated[
        Path | None, options.brokers_option("Keep segments, checkpoints, broker logs and a report in this folder.")
    ] = None,
    jars: Annotated[
        Path | None, options.brokers_option("A folder with the jars of the release; by default Maven fetches them.")
    ] = None,
    record: Annotated[
        Path | None,
        options.brokers_option(
            "Write what the brokers said to each other to this file, for `validate`.", callback=options.writable
        ),
    ] = None,
    kraft: options.KRaftMode = False,
    as_json: options.Json = False,
) -> Report:
    """Replay a trace by the rules and decide its property again. Of the file only the actions are used.

    --under runs the same schedule under another protocol: the same elections, the same messages to the same brokers,
    other rules. Steps that those rules do not allow are left out and listed.

    --on does every step on real brokers, and compares them after each with the protocol that models the release. It
    needs Java 17, Maven and tideproof\\[real].

    [bold]Examples[/bold]
        tideproof replay loss.json --expect violated
        tideproof replay loss.json --under kip-101
        tideproof replay loss.json --on kafka:0.10.2.2
        tideproof replay loop.json --on kafka:2.5.1 --rounds 100
    """
    opened = open_trace(trace, protocol)
    expect_violated = expect is ExpectedStatus.VIOLATED
    if on is None:
        options.refuse_for(True, "is for --on", repeat=None if repeat == 1 else repeat, keep=keep, jars=jars,
                           rounds=None if rounds == 1 else rounds, record=record, kraft=kraft or None)  # fmt: skip
        return _replayed(opened, under, expect_violated)
    release, kraft = choose_cluster(on, kraft)
    twin = None
    if isinstance(opened.run.states[0][0], BrokerState):  # otherwise `why_not` reports it
        other = choose_protocol(under)[0] if under else protocol_for(opened.run, release, kraft)
        twin = None if other is opened.run.system.protocol else opened.under(other)
    run = opened.run if twin is None else twin.other
    if reason := why_not(run, release, kraft):
        raise UserError(f"--on {on}: {reason}")
    if rounds > 1 and run.loop_from in (None, len(run.steps)):
        raise UserError(
            f"--rounds {rounds}: the trace has no loop with a step; `check` finds one that breaks a promise"
        )
    violated_at = fails_at(run, opened.property)
    driven = run if rounds == 1 else going_round(run, rounds)
    results: list[Replayed] = []
    recordings: list[bytes] = []
    with work_folder(keep) as folder, Progress() as progress:
        try:
            used = jars_of(release, jars, progress.show)
            try:
                for result in replays(
                    release, used, driven, folder, repeat, keep is not None, progress.show, recordings.append, kraft
                ):
                    results.append(result)
                    if not result.agrees:
                        break
            except NoAnswer as error:
                results.append(Replayed(stuck=str(error)))
            evidence = dict(evidence_of(release, used, run, results, kraft))
            evidence |= {"property": opened.property.name, "violated_at": violated_at, "rounds": rounds}
            if keep is not None:
                progress.show("collecting the evidence")
                _write_evidence(opened, twin, release, used, keep, evidence)
        except (NotInstalled, BrokerEnded, OSError) as error:  # a full disk, say
            raise UserError(f"--on {on}: {error}") from None
    status = exit_status([Status.NO_COUNTEREXAMPLE if violated_at is None else Status.VIOLATED], expect_violated)
    return Report(
        UNKNOWN if results[-1].stuck else VIOLATED if results[-1].diverged else status,
        _on_brokers(opened, release, jars, twin, results, keep, rounds),
        evidence,
        [File(record, recordings[-1])] if recordings else [],
    )


def _replayed(opened: Counterexample, under: str | None, expect_violated: bool) -> Report:
    twin = None if under is None else opened.under(choose_protocol(under)[0])
    run = opened.run if twin is None else twin.other
    violated_at = fails_at(run, opened.property)
    verdict = Verdict(opened.property, Status.NO_COUNTEREXAMPLE, f"in this schedule of {len(run.steps)} steps")
    if violated_at is not None:
        steps = run.steps if opened.property.is_promise else run.steps[:violated_at]
        verdict = Verdict(opened.property, Status.VIOLATED, "", steps, loop_from=run.loop_from)
    data: dict[str, Any] = {
        "protocol": run.system.protocol.name,
        "trace_protocol": opened.trace.protocol,
        "bounds": dict(run.system.bounds),
        "steps": len(opened.run.steps),
        **verdict_json(verdict),
    }
    if twin is not None:
        data["under"] = {
            "protocol": run.system.protocol.name,
            "diverged_at": twin.diverged_at,
            "refused": [{"step": number, "reason": why} for number, why in twin.refused.items()],
            "actions": [step_json(step) for step in run.steps],
        }
    return Report(exit_status([verdict.outcome()], expect_violated), _replay_text(opened, twin), data)


def _replay_text(opened: Counterexample, twin: Twin | None) -> Iterator[Part]:
    bounds, steps = opened.run.system.bounds, len(opened.run.steps)
    yield Text.from_markup(f"[bold]{opened.trace.protocol}[/bold] {bounds}: {steps} steps, all enabled")
    yield judgement(opened.property, opened.violated_at, steps)
    if twin is not None:
        yield ""
        yield lambda out: print_twin(out, twin, opened.property, opened.account)


# On brokers ----------------------------------------------------------------------------------------------------------


def _write_evidence(
    opened: Counterexample, twin: Twin | None, release: Release, jars: Jars, keep: Path, evidence: dict[str, Any]
) -> None:
    dump_segments(release, jars, keep.resolve())
    (keep / "trace.json").write_bytes(opened.trace.to_json())
    (keep / "report.json").write_text(json.dumps(evidence, indent=1) + "\n")
    if states := evidence["replays"][-1]["states"][: len(opened.run.states)]:  # of a loop, the first round
        replayed = opened if twin is None else opened.as_in(twin)
        (keep / "replay.html").write_text(to_page(replayed, f"Kafka {release.version}", states))
    for data in (keep / "zookeeper", *keep.glob("b?")):  # the relevant files were copied
        shutil.rmtree(data, ignore_errors=True)


def _on_brokers(
    opened: Counterexample,
    release: Release,
    own_jars: Path | None,
    twin: Twin | None,
    results: list[Replayed],
    keep: Path | None,
    rounds: int,
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
    yield comparison_table(last if rounds == 1 else _first_and_last_rounds(last, run), run)
    yield Text(LEGEND, style="italic dim")
    if last.stuck:
        yield Text(f"Given up at {last.stuck}. This is no result about Kafka.", style="yellow")
    elif last.diverged:
        yield Text(f"The brokers diverge from the model at {last.diverged}", style="bold red")
    else:
        agreed = f"{sum(result.agrees for result in results)} of {len(results)} replays: " * (len(results) > 1)
        in_rounds = f" in {rounds} rounds of the loop" * (rounds > 1)
        yield Text(f"{agreed}every state is as in the model{in_rounds}", style="green")
    yield from _fates(last, run) if last.answers else ()
    if last.agrees:
        yield judgement(prop, fails_at(run, prop), len(run.steps))
    if keep is not None:
        yield f"The evidence is in {keep}."


def _first_and_last_rounds(result: Replayed, run: Run) -> Replayed:
    """Without the states between the first round and the last one that was compared."""
    compared, loop = result.compared, len(run.steps) - (run.loop_from or 0)
    between = range(len(run.steps) + 1, len(compared) - loop)
    return replace(result, compared=[c for c in compared if c.number not in between])


def _fates(result: Replayed, run: Run) -> Iterator[str]:
    """The responses to producers, and the brokers that have the record at the end."""
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
