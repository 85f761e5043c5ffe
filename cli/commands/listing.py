"""`tideproof list`: what there is to check, and what it means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from tideproof.cli import report
from tideproof.cli.choices import choose_protocol, choose_release
from tideproof.cli.paragraphs import filled
from tideproof.model.language.actions import rule_place
from tideproof.model.language.properties import Expectation, Property
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.protocols.broker.release_table import LAST, MODELLED, SINCE, Modelled
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.registry import ENGINES
from tideproof.properties.invariants.catalogue import PROPERTIES, tutorials_of


def list_command(
    protocol: Annotated[
        str | None,
        typer.Argument(help="Describe this protocol; with --release, this release of Kafka.", show_default=False),
    ] = None,
    release: Annotated[
        bool, typer.Option("--release", help="List the releases of Kafka, each with the protocol that models it.")
    ] = False,
) -> int:
    """List protocols, properties, engines and bounds; or describe one protocol, or the releases of Kafka.

    Every command takes a release of Kafka in place of a protocol: kafka:2.1.1.

    [bold]Examples[/bold]

    tideproof list

    tideproof list kip-279

    tideproof list --release

    tideproof list --release 2.1.1
    """
    out, _ = report.consoles()
    if release:
        _print_releases(out, MODELLED if protocol is None else (choose_release(protocol),))
    elif protocol is None:
        _print_all(out)
    else:
        _print_one(out, *choose_protocol(protocol))
    return 0


def _print_releases(out: Console, rows: Sequence[Modelled]) -> None:
    for row in rows:
        out.print(Text.assemble((row.protocol.name, "bold"), f": {', '.join(row.releases)}"))
        for heading, text in (("Source", row.protocol.source), ("Not in the protocol", row.beside)):
            if text:
                out.print(Padding(Text(f"{heading}: {text}"), (0, 0, 0, 2)))
    if rows is MODELLED:
        out.print(f"Releases after {LAST} are not modelled. They brought:")
        out.print(report.definitions(list(SINCE)))


def _property_row(p: Property) -> tuple[str, str]:
    kind = {Expectation.WITNESS: "Witness: ", Expectation.STEP: "Of every step: "}.get(p.expectation, "")
    ghost = " Uses a history variable." if p.ghosts else ""
    by_name = " Decided only if named." if p.by_name_only else ""
    return p.name, f"{kind}{p.meaning}{ghost}{by_name} {p.remarks()}".strip()


def _bound_rows(protocols: list[Protocol]) -> list[tuple[str, str]]:
    """Each option with what it means, since when, and its default; where protocols differ in that, with all of it."""
    users: dict[str, dict[str, BoundSpec]] = {}
    for p in protocols:
        for spec in p.bounds:
            if spec.most != spec.default:
                users.setdefault(f"{spec.option} {spec.metavar}", {})[p.name] = spec
    rows = []
    for name, specs in users.items():
        only = f" ({', '.join(specs)})" if len(specs) == 1 and len(protocols) > 1 else ""
        meanings = ", or ".join(dict.fromkeys(spec.meaning for spec in specs.values()))
        since = "".join(dict.fromkeys(f"; since {spec.since}" for spec in specs.values() if spec.since))
        defaults = " or ".join(dict.fromkeys(spec.show(spec.default) for spec in specs.values()))
        rows.append((name, f"{meanings}{only}{since}; default {defaults}"))
    return rows


def _print_all(out: Console) -> None:
    protocols = list(PROTOCOLS.values())
    out.print("Protocols", style="bold underline")
    out.print(report.definitions([(p.name, p.title) for p in protocols]))
    out.print("Properties", style="bold underline")
    out.print(report.definitions([_property_row(p) for p in PROPERTIES]))
    out.print("Engines", style="bold underline")
    out.print(report.definitions([(name, engine.meaning) for name, engine in ENGINES.items()]))
    out.print("Bounds", style="bold underline")
    out.print(report.definitions(_bound_rows(protocols)))
    out.print("One protocol in detail: tideproof list NAME", style="dim")


def _rule_rows(protocol: BrokerProtocol) -> list[tuple[str, str]]:
    """Each slot with the name of its rule, which says it, and the page where that stands."""
    rules = {f.name: getattr(protocol.rules, f.name) for f in fields(protocol.rules)}
    return [(slot, f"{rule.__name__.replace('_', ' ')} ({_module(rule)})") for slot, rule in rules.items()]


def _module(rule: Callable[..., Any]) -> str:
    """Where a rule stands; a user's own is where its file is."""
    return Path(rule_place(rule).rpartition(":")[0]).stem


def _print_one(out: Console, protocol: Protocol, properties: tuple[Property, ...]) -> None:
    out.print(f"{protocol.name}: {protocol.title}", style="bold underline")
    out.print(Padding(Text(filled(protocol.story)), (0, 0, 1, 2)))
    releases = [("Releases", ", ".join(row.releases)) for row in MODELLED if row.protocol is protocol]
    if protocol.source:
        out.print(report.definitions([*releases, ("Source", protocol.source)]))
    out.print("Actions, by slot, with the module that defines each", style="bold underline")
    slots = protocol.slots.items()
    rows = [(slot, f"{a.name}({', '.join(a.parameters)}): {a.meaning} ({_module(a.rule)})") for slot, a in slots]
    out.print(report.definitions(rows))
    if isinstance(protocol, BrokerProtocol):
        out.print("Rules, by slot, with the module that defines each", style="bold underline")
        out.print(report.definitions(_rule_rows(protocol)))
    out.print("Properties", style="bold underline")
    out.print(report.definitions([_property_row(p) for p in properties]))
    if told := tutorials_of(protocol):
        out.print("Statements of tutorials, decided only if named with -p", style="bold underline")
        out.print(report.definitions([_property_row(p) for p in told]))
    out.print("Bounds", style="bold underline")
    out.print(report.definitions(_bound_rows([protocol])))
