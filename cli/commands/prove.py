"""`tideproof prove`: a proof for any number of brokers, and for logs, records and epochs without bound."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from tideproof.cli import options, report
from tideproof.cli.choices import choose_lemmas, choose_properties, choose_protocol
from tideproof.cli.errors import ALL_HOLD, UserError, exit_status
from tideproof.cli.output import Progress
from tideproof.cli.report import File, Report
from tideproof.counterexamples.formats.html.graph import to_proof
from tideproof.model.language.properties import Property
from tideproof.properties.engines.base import Budget, Reporter, Result
from tideproof.properties.invariants.catalogue import lemmas_about, lemmas_of

if TYPE_CHECKING:
    from tideproof.properties.engines.solver.unbounded import Proof

DEFAULT = ("StrongIsr", "CommittedRecordsSurvive")


def prove_command(
    protocol: Annotated[str, options.protocol_argument("A protocol of the published level, or a file of your own.")],
    properties: options.Properties = None,
    lemmas: Annotated[
        list[str] | None,
        typer.Option(
            help="A property to prove along with the others, and to use; may be repeated. By default those that come "
            "with the protocol."
        ),
    ] = None,
    only: Annotated[
        list[str] | None, typer.Option(help="Ask only for this lemma or property; may be repeated.")
    ] = None,
    action: Annotated[
        list[str] | None,
        typer.Option(help="Ask only about this action, `initially` or `follows`; may be repeated."),
    ] = None,
    graph: Annotated[
        Path | None,
        options.file_option(
            help="Write which lemma rests on which, in DOT; as a page, if FILE ends in .html.", metavar="FILE"
        ),
    ] = None,
    smt: Annotated[Path | None, typer.Option(help="Write each obligation here, in SMT-LIB.")] = None,
    seed: Annotated[int, typer.Option(help="The seed of Z3 in the first attempt at each obligation.")] = 0,
    jobs: options.Jobs = 0,
    as_json: options.Json = False,
    time_limit: options.TimeLimit = None,
) -> Report:
    """Prove properties for any number of replicas, and for logs, records and epochs without bound.

    The lemmas hold in the initial state, every action keeps them, and the properties follow from them. A lemma that Z3
    cannot prove is `unknown`: the command then shows the smallest configuration in which a step breaks it. With --only
    or --action the properties stay unknown, and the exit status is 0 if these obligations are discharged. With
    lemmas that you name, and where no lemmas come with the protocol, the properties are lemmas too. A promise is
    proved by its ranks: the lemmas show that every step makes what is left no more, and that a fair one makes it less.

    [bold]Examples[/bold]
        tideproof prove kip-320
        tideproof prove kip-320 --only IsrHasCommitted --action FencedLeaderExpandIsr     [dim]a single obligation[/dim]
        tideproof prove kip-320 --graph argument.html     [dim]which lemma rests on which, as a page[/dim]
        tideproof prove mine.py -p Safe --lemmas Helps
    """
    from tideproof.properties.engines.solver import unbounded

    subject, known = choose_protocol(protocol)
    decided = choose_properties(properties or _default(known), known, subject)
    helpers = lemmas_of(subject) or lemmas_about(subject)
    if lemmas or not helpers:
        chosen = choose_lemmas(lemmas or (), known, subject, unproved=not lemmas_of(subject))
        helpers = tuple(dict.fromkeys((*chosen, *(p for p in decided if not p.is_promise))))
    actions = sorted({"initially", "follows", *(a.name for a in subject.slots.values())})
    goals = {p.name for p in (*decided, *helpers)}
    if unknown := [name for name in action or () if name not in actions]:
        raise UserError(f"--action {unknown[0]}: {subject.name} has {', '.join(actions)}")
    if unknown := [name for name in only or () if name not in goals and not name.startswith("Range of ")]:
        raise UserError(f"--only {unknown[0]}: no lemma or property of {subject.name} has this name")
    budget = Budget(time_limit)
    with Progress() as progress:
        proof = unbounded.prove(
            subject, decided, helpers, only=only or (), actions=action or (), budget=budget,
            reporter=progress, keep_smt=smt is not None, seed=seed, jobs=jobs,
        )  # fmt: skip
        gap: Result | str = ""
        if proof.failed:
            # A separate budget, so that after an interrupt the proof can still be shown.
            gap = unbounded.smallest_gap(proof, Budget(min(unbounded.GAP_SECONDS, budget.remaining)), Reporter())
    if smt is not None:
        smt.mkdir(parents=True, exist_ok=True)
        for o in proof.obligations:
            (smt / f"{o.goal} {o.where}.smt2".replace(" ", "_")).write_text(o.smt)
    in_part = (only or action) and proof.discharged
    promises = [p for p in known if p.is_promise and not p.by_name_only] if not properties else []
    left_out = {report.TO_PROVE: promises}
    skipped = [Text(line, style="dim") for line in report.not_asked(left_out)]
    return Report(
        ALL_HOLD if in_part else exit_status([proof.status]),
        [Text.from_markup(f"[bold]{subject.name}[/bold] for all bounds"), *unbounded.summary(proof, gap), *skipped],
        proof.to_json(gap) | report.not_asked_json(left_out),
        [File(graph, lambda: _page(proof) if graph and graph.suffix == ".html" else unbounded.dot(proof))],
    )


def _page(proof: Proof) -> str:
    """The graph of the argument as a page."""
    decided: dict[str, dict[str, Sequence[str]]] = {}
    for o in proof.obligations:
        decided.setdefault(o.goal, {})[o.where] = o.rests_on or ()
    return to_proof(f"What the proof of {proof.protocol.name} rests on", proof.verdict, proof.graph(), decided)


def _default(known: Sequence[Property]) -> Sequence[str]:
    """The properties to prove without -p: those of kip-320, or all invariants of another protocol."""
    names = [p.name for p in known if not p.by_name_only and not p.is_witness and not p.is_promise]
    return DEFAULT if set(DEFAULT) <= {p.name for p in known} else names
