"""`tideproof prove`: a proof for any number of brokers, and for logs, records and epochs without bound."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from tideproof.cli import options, report
from tideproof.cli.choices import choose_properties, choose_protocol
from tideproof.cli.errors import ALL_HOLD, UserError, exit_status, user_errors
from tideproof.cli.progress import Progress
from tideproof.model.language.properties import Property
from tideproof.model.language.protocol import Protocol
from tideproof.properties.engines.base import Budget, Reporter, Result
from tideproof.properties.invariants.catalogue import lemmas_about, lemmas_of

DEFAULT = ("StrongIsr", "CommittedRecordsSurvive")


def prove_command(
    protocol: Annotated[str, typer.Argument(help="A protocol of the atomic level.")],
    properties: options.Properties = None,
    only: Annotated[
        list[str] | None, typer.Option("--only", help="Ask only for this lemma or property; may be repeated.")
    ] = None,
    action: Annotated[
        list[str] | None,
        typer.Option("--action", help="Ask only about this action, `initially` or `follows`; may be repeated."),
    ] = None,
    graph: Annotated[Path | None, typer.Option("--graph", help="Write which lemma rests on which, in DOT.")] = None,
    smt: Annotated[Path | None, typer.Option("--smt", help="Write each obligation here, in SMT-LIB.")] = None,
    seed: Annotated[int, typer.Option(help="The seed of Z3 in the first attempt at each obligation.")] = 0,
    jobs: options.Jobs = 0,
    as_json: options.Json = False,
    time_limit: options.TimeLimit = None,
) -> int:
    """Prove properties for any number of replicas, and for logs, records and epochs without bound.

    The lemmas hold in the initial state, every action keeps them, and the properties follow from them. A lemma that Z3
    cannot prove is `unknown`: the command then shows the smallest configuration in which a step breaks it. With --only
    or --action the properties stay unknown, and the exit status is 0 where all that was asked for is discharged.

    [bold]Examples[/bold]

    tideproof prove kip-320

    tideproof prove kip-320 --only IsrHasCommitted --action FencedLeaderExpandIsr     [dim]a single obligation[/dim]

    tideproof prove kip-320 --graph argument.dot
    """
    from tideproof.properties.engines.solver import unbounded

    subject, known = choose_protocol(protocol)
    lemmas = lemmas_of(subject) or lemmas_about(subject)
    if not lemmas:
        raise UserError(f"no lemmas come with {subject.name}, so there is nothing to prove with")
    asked = choose_properties(properties or DEFAULT, known, subject)
    options.positive("--time-limit", time_limit)
    options.refuse_unwritable(graph)
    _refuse_unknown(subject, [*asked, *lemmas], only or (), action or ())
    _, err = report.consoles()
    with Progress(err) as progress, user_errors():
        proof = unbounded.prove(
            subject, asked, lemmas, only=only or (), actions=action or (), budget=Budget(time_limit),
            reporter=progress, keep_smt=smt is not None, seed=seed, jobs=jobs,
        )  # fmt: skip
        gap: Result | str = ""
        if proof.failed and not as_json:
            gap = unbounded.smallest_gap(proof, proof.failed[0], Budget(unbounded.GAP_SECONDS), Reporter())
    if smt is not None:
        smt.mkdir(parents=True, exist_ok=True)
        for o in proof.obligations:
            (smt / f"{o.goal} {o.where}.smt2".replace(" ", "_")).write_text(o.smt)
    if graph is not None:
        options.write_output(graph, unbounded.dot(proof).encode())
    if as_json:
        print(json.dumps(proof.to_json()))
    else:
        report.print_parts(f"[bold]{subject.name}[/bold] for all bounds", unbounded.summary(proof, gap))
    return ALL_HOLD if (only or action) and proof.discharged else exit_status([proof.status])


def _refuse_unknown(
    protocol: Protocol, goals: list[Property], only: list[str] | tuple[()], actions: list[str] | tuple[()]
) -> None:
    known_actions = {a.name for a in protocol.slots.values()} | {"initially", "follows"}
    known_goals = {p.name for p in goals}
    for name in actions:
        if name not in known_actions:
            raise UserError(f"--action {name}: {protocol.name} has {', '.join(sorted(known_actions))}")
    for name in only:
        if name not in known_goals and not name.startswith("Range of "):
            raise UserError(f"--only {name}: no lemma or property of {protocol.name} has this name")
