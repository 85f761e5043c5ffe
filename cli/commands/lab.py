"""`tideproof lab`: protocols as a page that holds them, and a model checker."""

from __future__ import annotations

from typing import Annotated

import typer

from tideproof.cli import options
from tideproof.cli.choices import choose_protocol
from tideproof.cli.errors import ALL_HOLD, UserError
from tideproof.cli.report import Report
from tideproof.counterexamples.formats.html.lab import Chosen, to_lab, usual
from tideproof.counterexamples.formats.html.lab_data import asked_of
from tideproof.counterexamples.lessons.lesson import lessons
from tideproof.model.language.names import repeated


def lab_command(
    given: options.Given,
    protocols: Annotated[
        list[str] | None,
        options.protocol_argument(
            "Protocols, or Python files that define one; by default published ones and releases.", show_default=False
        ),
    ] = None,
    output: options.Output = None,
    with_lessons: Annotated[bool, typer.Option("--lessons", help="Add the lessons to the page.")] = False,
) -> Report:
    """Write a page to explore protocols in: choose steps, see what each changes, and ask what can still go wrong.

    The page is one file and needs no network. It visits all states itself, so small limits are best: a page has room
    for some millions of states.

    [bold]Examples[/bold]
        tideproof lab -o lab.html                [dim]five published protocols and six releases of brokers[/dim]
        tideproof lab kafka-0.10 kafka-0.11 --replicas 2 --log-size 1 --records 1 --crashes 1 -o lab.html
        tideproof lab ./my_protocol.py -o lab.html
        tideproof lab --lessons -o lab.html      [dim]with lessons of ten minutes: predict, break, repair[/dim]
    """
    named = any(value is not None for value in given.values())
    if named and not protocols:
        raise UserError("limits are for protocols that are named: tideproof lab kip-320 --replicas 2 -o lab.html")
    chosen = [_chosen(name, given) for name in dict.fromkeys(protocols or ())] or usual()
    if twice := repeated(protocol.name for protocol, _, _ in chosen):
        raise UserError(f"two of the protocols are named {twice}: rename one")
    how = ": open it in a browser; its address has the whole run."
    return Report.of_text(ALL_HOLD, to_lab(chosen, lessons().values() if with_lessons else ()), output, how)


def _chosen(name: str, given: options.Given) -> Chosen:
    protocol, known = choose_protocol(name)
    bounds = protocol.bounded(**given)
    return protocol, bounds, asked_of(protocol, bounds, known)
