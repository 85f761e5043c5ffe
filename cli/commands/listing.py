"""`tideproof list`: what there is to check, and what it means."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from tideproof.cli import completion, report
from tideproof.cli.choices import choose_protocol, choose_release, is_protocol, refuse_release
from tideproof.cli.completion import SECTIONS, TRACE
from tideproof.cli.errors import user_errors
from tideproof.cli.paragraphs import filled
from tideproof.cli.verdict_words import VERDICT_WORDS
from tideproof.counterexamples.views.text import VIEWS, view_of
from tideproof.model.language.errors import Place
from tideproof.model.language.names import FEW, find_named
from tideproof.model.language.properties import Expectation, Property
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.protocols.broker.hypothetical import TUTORIAL
from tideproof.model.protocols.broker.release_table import MODELLED, MODELLED_WITH_KRAFT, Modelled
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.catalogue import FLAWED, PROTOCOLS
from tideproof.properties.engines.registry import ENGINES
from tideproof.properties.invariants.catalogue import PROPERTIES, tutorials_of
from tideproof.properties.invariants.tutorials import TUTORIALS


def list_command(
    name: Annotated[
        str | None,
        typer.Argument(
            help="Describe this: a protocol (or its file), a property, an engine, a bound, an action, a slot, the word "
            "of a verdict, a recorded counterexample; a KIP or an issue, as in KIP-497 or KAFKA-9807; all "
            f"{', '.join(SECTIONS)}; {TRACE}, the notation; or with --release, a release of Kafka.",
            show_default=False,
            autocompletion=completion.anything,
        ),
    ] = None,
    release: Annotated[
        bool, typer.Option("--release", help="List the releases of Kafka, each with the protocol that models it.")
    ] = False,
) -> int:
    """List what there is; or describe one of it, by its name.

    Every command takes a release of Kafka in place of a protocol: kafka:2.1.1, or kraft:3.9.1 for one with KRaft.

    [bold]Examples[/bold]

    tideproof list

    tideproof list kip-279

    tideproof list properties

    tideproof list StrongIsr

    tideproof list KIP-497

    tideproof list --release

    tideproof list --release 3.9.1
    """
    out, _ = report.consoles()
    if release:
        if name is None:
            out.print("With ZooKeeper, or before it was optional:")
            _print_releases(out, MODELLED)
            out.print("With KRaft (`kraft:` in front, as in kraft:3.9.1; kafka:4.1.0 where there is nothing else):")
            _print_releases(out, MODELLED_WITH_KRAFT)
        else:
            rows = [row for row in (*MODELLED, *MODELLED_WITH_KRAFT) if name in row.releases]
            _print_releases(out, rows or [choose_release(name)])
    elif name is None:
        _print_names(out)
    elif name in SECTIONS:
        _print_section(out, name)
    elif name == TRACE:
        _print_notation(out)
    elif not _print_named(out, name):
        about = _about_issue(name)
        if not about and not is_protocol(name):
            refuse_release(name)
            with user_errors():  # the nearest of all names
                find_named(
                    "protocol, property, engine, bound, action, slot, verdict or recorded counterexample",
                    name,
                    _all_names(),
                )
        if is_protocol(name):
            _print_one(out, *choose_protocol(name))
        if about:
            out.print(f"Protocols and bounds that speak of {name.upper()}", style="bold underline")
            out.print(report.definitions(about))
    return 0


def _about_issue(name: str) -> list[tuple[str, str]]:
    """The protocols and bounds that speak of this KIP or issue, each with its title or meaning."""
    if not re.fullmatch(r"(KIP|KAFKA)-\d+", name.upper()):
        return []
    mentioned = re.compile(rf"{name.upper()}\b")
    bounds = {
        spec.option: spec.meaning
        for p in PROTOCOLS.values()
        for spec in p.bounds
        if mentioned.search(f"{spec.meaning} {spec.since}")
    }
    protocols = [
        (p.name, p.title)
        for p in PROTOCOLS.values()
        if p.name == name.lower() or mentioned.search(f"{p.title} {p.story} {p.source}")
    ]
    return [*protocols, *bounds.items()]


def _print_releases(out: Console, rows: Sequence[Modelled]) -> None:
    for row in rows:
        out.print(Text.assemble((row.protocol.name, "bold"), f": {', '.join(row.releases)}"))
        for heading, text in (("Source", row.protocol.source), ("Not in the protocol", row.beside)):
            if text:
                out.print(Padding(Text(f"{heading}: {text}"), (0, 0, 0, 2)))


def property_row(p: Property) -> tuple[str, str]:
    """A property's name, and its meaning with all that has to be known of it."""
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


_FLAWS = (*FLAWED, *TUTORIAL)


def _rows(section: str) -> list[tuple[str, str]]:
    """What there is of a kind, with what it means."""
    match section:
        case "protocols":
            return [(p.name, p.title) for p in PROTOCOLS.values() if p not in _FLAWS]
        case "flaws":
            return [(p.name, p.title) for p in _FLAWS]
        case "properties":
            return [property_row(p) for p in PROPERTIES]
        case "engines":
            return [(name, engine.meaning) for name, engine in ENGINES.items()]
    return _bound_rows(list(PROTOCOLS.values()))


def _print_names(out: Console) -> None:
    """All names, as few lines as they take."""
    for section in SECTIONS:
        out.print(section.capitalize(), style="bold underline")
        names = dict.fromkeys(name.split()[0] for name, _ in _rows(section))
        shown = "  ".join(names) if section != "flaws" else (
            f"{len(names)} protocols with a rule that was wrong once, that fixes it, or that tutorials describe"
        )  # fmt: skip
        out.print(Padding(Text(shown), (0, 0, 1, 2)))
    out.print(f"What one of them means: tideproof list NAME; all of a kind: tideproof list {SECTIONS[0]}", style="dim")


def _print_section(out: Console, section: str) -> None:
    out.print(section.capitalize(), style="bold underline")
    out.print(report.definitions(_rows(section)))


def _print_notation(out: Console) -> None:
    """What the rows of a trace show, by the kind of protocol."""
    out.print("A row is a step, with the state after it.")
    for _, legend in VIEWS.values():
        names = [p.name for p in PROTOCOLS.values() if view_of(p.state)[1] is legend]
        out.print(Text(", ".join(names) if len(names) <= FEW else f"{names[0]} to {names[-1]}", style="bold"))
        out.print(Padding(Text(legend), (0, 0, 1, 2)))
    out.print("tideproof show explains the columns of clients too, below the trace.", style="dim")


def _all_names() -> dict[str, str]:
    """Every name that is explained."""
    actions = {act.name for p in PROTOCOLS.values() for act in p.slots.values()}
    bounds = {name.split()[0].removeprefix("--") for name, _ in _rows("bounds")}
    slots = {slot for p in PROTOCOLS.values() for slot, _ in _slot_rows(p)}
    return {name: name for name in (*completion.anything(""), *actions, *bounds, *slots)}


def _print_named(out: Console, name: str) -> bool:
    """Describes what has this name and is no protocol, in capitals or not; whether there is anything."""
    wanted = name.lower()
    if name in PROTOCOLS:
        return False
    rows = [
        (f"{kind}: {row[0]}", row[1])
        for section, kind in (("properties", "property"), ("engines", "engine"), ("bounds", "bound"))
        for row in _rows(section)
        if row[0].split()[0].lower() in (wanted, f"--{wanted.replace('_', '-')}")
    ]
    rows += [(f"property: {row[0]}", row[1]) for row in map(property_row, TUTORIALS) if row[0].lower() == wanted]
    rows += [(f"verdict: {', '.join(words)} ({_plain(where)})", _plain(claim))
             for words, where, claim in VERDICT_WORDS if wanted in words]  # fmt: skip
    users: dict[tuple[str, str], list[str]] = {}
    for p in PROTOCOLS.values():
        for act in p.slots.values():
            if act.name.lower() == wanted:
                users.setdefault((f"{act.name}({', '.join(act.parameters)})", act.meaning), []).append(p.name)
    fillers: dict[str, list[str]] = {}
    for p in PROTOCOLS.values():
        for slot, filler in _slot_rows(p):
            if slot == wanted:
                fillers.setdefault(filler, []).append(p.name)
    rows += [(f"action: {head}", f"{meaning} Of {', '.join(found)}.") for (head, meaning), found in users.items()]
    if fillers:
        out.print(Text(f"slot: {wanted}, with what fills it, and in which protocols", style="bold"))
        out.print(report.definitions((filler, ", ".join(found)) for filler, found in fillers.items()))
    elif not rows:
        from tideproof.counterexamples.museum.cases import cases

        rows = [(f"recorded counterexample: {c.name}", f"{c.title} ({c.kip}). Show it: tideproof museum {c.name}")
                for c in cases() if c.name == wanted]  # fmt: skip
    for head, meaning in rows:
        out.print(Text(head, style="bold"))
        out.print(Padding(Text(meaning), (0, 0, 1, 2)))
    return bool(rows or fillers)


def _plain(markdown: str) -> str:
    """The text without its links, and without marks of code."""
    return re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", markdown).replace("`", "")


def _slot_rows(protocol: Protocol) -> list[tuple[str, str]]:
    """Each slot, with the action or the rule in it."""
    rules = _rule_rows(protocol) if isinstance(protocol, BrokerProtocol) else []
    return [*((slot, act.name) for slot, act in protocol.slots.items()), *rules]


def _rule_rows(protocol: BrokerProtocol) -> list[tuple[str, str]]:
    """Each slot with the name of its rule, and the module that defines it."""
    rules = {f.name: getattr(protocol.rules, f.name) for f in fields(protocol.rules)}
    return [(slot, f"{rule.__name__.replace('_', ' ')} ({_module(rule)})") for slot, rule in rules.items()]


def _module(rule: Callable[..., Any]) -> str:
    """The module that defines a rule, or the file of a user's own rule; then those that change it, if any do."""
    changing = list[str]()
    while isinstance(rule, partial):  # a step whose slots are filled
        rule = rule.func
    while hasattr(rule, "__wrapped__"):
        changing.insert(0, rule.__module__.rpartition(".")[2])
        rule = rule.__wrapped__
    return ", ".join(dict.fromkeys([Path(Place.of(rule).file).stem, *changing]))


def _print_one(out: Console, protocol: Protocol, properties: tuple[Property, ...]) -> None:
    out.print(f"{protocol.name}: {protocol.title}", style="bold underline")
    out.print(Padding(Text(filled(protocol.story)), (0, 0, 1, 2)))
    modelled = (*MODELLED, *MODELLED_WITH_KRAFT)
    releases = [("Releases", ", ".join(row.releases)) for row in modelled if row.protocol is protocol]
    if protocol.source:
        out.print(report.definitions([*releases, ("Source", protocol.source)]))
    out.print(
        "Actions, by slot, with the module of model/protocols that defines each, and those that add to it",
        style="bold underline",
    )
    slots = protocol.slots.items()
    rows = [(slot, f"{a.name}({', '.join(a.parameters)}): {a.meaning} ({_module(a.rule)})") for slot, a in slots]
    out.print(report.definitions(rows))
    if isinstance(protocol, BrokerProtocol):
        out.print("Rules, by slot, with the module of model/protocols that defines each", style="bold underline")
        out.print(report.definitions(_rule_rows(protocol)))
    out.print("Properties", style="bold underline")
    out.print(report.definitions([property_row(p) for p in properties]))
    if tutorials := tutorials_of(protocol):
        out.print("Statements of tutorials, decided only if named with -p", style="bold underline")
        out.print(report.definitions([property_row(p) for p in tutorials]))
    out.print("Bounds", style="bold underline")
    out.print(report.definitions(_bound_rows([protocol])))
