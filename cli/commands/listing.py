"""`tideproof list`: protocols, properties, engines, bounds and the rest, with their meanings."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, cast

import typer
from rich.text import Text

from tideproof.cli import completion
from tideproof.cli.choices import choose_protocol, is_protocol, refuse_release
from tideproof.cli.completion import SECTIONS, TRACE
from tideproof.cli.errors import ALL_HOLD, UserError, filled
from tideproof.cli.report import Part, Report, definitions, indented
from tideproof.cli.verdict_words import VERDICT_WORDS
from tideproof.counterexamples.views.text import VIEWS, of_its_controller, view_of
from tideproof.model.language.errors import Place
from tideproof.model.language.names import FEW, find_named
from tideproof.model.language.properties import Expectation, Property
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import option
from tideproof.model.protocols.broker.flaws import FLAWS, STALLS
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.hypothetical import TUTORIAL
from tideproof.model.protocols.broker.release_table import MODELLED, MODELLED_WITH_KRAFT, Modelled, release_of
from tideproof.model.protocols.broker.rules import BrokerProtocol, Rules
from tideproof.model.protocols.broker.unclean_recovery import UNCLEAN_RECOVERY
from tideproof.model.protocols.catalogue import FLAWED, PROTOCOLS
from tideproof.properties.engines.registry import ENGINES
from tideproof.properties.invariants.catalogue import PROPERTIES, tutorials_of
from tideproof.properties.invariants.tutorials import TUTORIALS

Rows = list[tuple[str, str]]
"""Names with their meanings."""

_RELEASES = (*MODELLED, *MODELLED_WITH_KRAFT)
_FLAWS = (*FLAWED, *TUTORIAL, *UNCLEAN_RECOVERY)
_EXPLAINED = "protocol, property, engine, bound, action, slot, verdict or recorded counterexample"


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
    everything: Annotated[
        bool, typer.Option("--all", help="Of a protocol also its actions, rules, properties and bounds.")
    ] = False,
) -> Report:
    """List what there is; or describe one of it, by its name.

    Every command takes a release of Kafka in place of a protocol: kafka:2.1.1, or kraft:3.9.1 for one with KRaft.

    [bold]Examples[/bold]
        tideproof list
        tideproof list kip-279
        tideproof list kip-279 --all
        tideproof list properties
        tideproof list StrongIsr
        tideproof list KIP-497
        tideproof list --release
        tideproof list --release 3.9.1
    """
    if everything and (release or name is None or not is_protocol(name)):
        raise UserError("--all is for a protocol, as in: tideproof list kip-279 --all")
    if release:
        return Report(ALL_HOLD, _releases(name))
    if name is None:
        return Report(ALL_HOLD, _names())
    if name in SECTIONS:
        return Report(ALL_HOLD, _section(name.capitalize(), _rows(name)))
    if name == TRACE:
        return Report(ALL_HOLD, _notation())
    text = list(_named(name))
    if not text:
        about = _about_issue(name)
        if is_protocol(name):
            text += _protocol(*choose_protocol(name), name, everything)
        elif not about:
            refuse_release(name)
            find_named(_EXPLAINED, name, _all_names())  # raises, with the nearest names
        if about:
            text += _section(f"Protocols and bounds that speak of {name.upper()}", about)
    return Report(ALL_HOLD, text)


def _section(heading: str, rows: Iterable[tuple[str, str]]) -> list[Part]:
    return [Text(heading, style="bold underline"), definitions(rows)]


def _about_issue(name: str) -> Rows:
    """The protocols and bounds that mention this KIP or issue, each with its title or meaning."""
    if not re.fullmatch(r"(KIP|KAFKA)-\d+", name.upper()):
        return []
    mentioned = re.compile(rf"{name.upper()}\b")
    specs = [spec for p in PROTOCOLS.values() for spec in p.bounds]
    bounds = {spec.option: spec.meaning for spec in specs if mentioned.search(f"{spec.meaning} {spec.since}")}
    protocols = [
        (p.name, p.title)
        for p in PROTOCOLS.values()
        if p.name == name.lower() or mentioned.search(f"{p.title} {p.story} {p.source}")
    ]
    return [*protocols, *bounds.items()]


def _releases(release: str | None) -> Iterator[Part]:
    if release is not None:
        yield from _modelled([row for row in _RELEASES if release in row.releases] or [release_of(release, False)])
        return
    yield "With ZooKeeper, or before it was optional:"
    yield from _modelled(MODELLED)
    yield "With KRaft (`kraft:` in front, as in kraft:3.9.1; kafka:4.1.0 where there is nothing else):"
    yield from _modelled(MODELLED_WITH_KRAFT)


def _modelled(rows: Sequence[Modelled]) -> Iterator[Part]:
    for row in rows:
        yield Text.assemble((row.protocol.name, "bold"), f": {', '.join(row.releases)}")
        texts = (("Source", row.protocol.source), ("Not in the protocol", row.beside))
        yield from (indented(f"{heading}: {text}") for heading, text in texts if text)


def property_row(p: Property) -> tuple[str, str]:
    """A property's name and its meaning, with all remarks."""
    kinds = {Expectation.WITNESS: "Witness: ", Expectation.STEP: "Of every step: ", Expectation.LEADS_TO: "Promise: "}
    kind = kinds.get(p.expectation, "")
    ghost = " Uses a history variable." if p.ghosts else ""
    by_name = " Decided only if named." if p.by_name_only else ""
    return p.name, f"{kind}{p.meaning}{ghost}{by_name} {p.remarks()}".strip()


def _bound_rows(protocols: list[Protocol]) -> Rows:
    """Each option with its meaning, first release and default; if protocols differ, with all of theirs."""
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


def _rows(section: str) -> Rows:
    match section:
        case "protocols":
            return [(p.name, p.title) for p in PROTOCOLS.values() if p not in _FLAWS]
        case "flaws":
            numbered = [
                (f"{flaw.wrong.name} {number}", flaw.wrong.title) for number, flaw in {**FLAWS, **STALLS}.items()
            ]
            wrong = {flaw.wrong.name for flaw in (*FLAWS.values(), *STALLS.values())}
            return [*numbered, *((p.name, p.title) for p in _FLAWS if p.name not in wrong)]
        case "properties":
            return [property_row(p) for p in PROPERTIES]
        case "engines":
            return [(name, engine.meaning) for name, engine in ENGINES.items()]
    return _bound_rows(list(PROTOCOLS.values()))


def _names() -> Iterator[Part]:
    """All names, in few lines."""
    for section in SECTIONS:
        yield Text(section.capitalize(), style="bold underline")
        names = dict.fromkeys(name.split()[0] for name, _ in _rows(section))
        flaws = f"{len(names)} protocols with a wrong rule, a fix, or a rule that a tutorial describes"
        yield indented(flaws if section == "flaws" else "  ".join(names), below=1)
    yield Text(f"One of them: tideproof list NAME; all of a kind: tideproof list {SECTIONS[0]}", style="dim")


def _notation() -> Iterator[Part]:
    """The notation of traces, by the kind of protocol."""
    yield "A row is a step, with the state after it."
    for _, legend in VIEWS.values():
        names = [p.name for p in PROTOCOLS.values() if view_of(p.state)[1] is legend]
        yield Text(", ".join(names) if len(names) <= FEW else f"{names[0]} to {names[-1]}", style="bold")
        yield indented(legend, below=1)
    yield Text("tideproof show explains the columns of clients too, below the trace.", style="dim")


def _all_names() -> dict[str, str]:
    actions = {act.name for p in PROTOCOLS.values() for act in p.slots.values()}
    bounds = {name.split()[0].removeprefix("--") for name, _ in _rows("bounds")}
    slots = {slot for p in PROTOCOLS.values() for slot, _ in _slot_rows(p)}
    return {name: name for name in (*completion.anything(""), *actions, *bounds, *slots)}


def _named(name: str) -> Iterator[Part]:
    """Describes everything of this name except protocols, ignoring case."""
    if name in PROTOCOLS:
        return
    wanted = name.lower()
    rows = [
        (f"{kind}: {row[0]}", row[1])
        for section, kind in (("properties", "property"), ("engines", "engine"), ("bounds", "bound"))
        for row in _rows(section)
        if row[0].split()[0].lower() in (wanted, f"--{wanted.replace('_', '-')}")
    ]
    rows += [(f"property: {row[0]}", row[1]) for row in map(property_row, TUTORIALS) if row[0].lower() == wanted]
    rows += [
        (f"verdict: {', '.join(words)} ({_plain(where)})", _plain(claim))
        for words, where, claim in VERDICT_WORDS
        if wanted in words
    ]
    users: dict[tuple[str, str], list[str]] = {}
    fillers: dict[str, list[str]] = {}
    for p in PROTOCOLS.values():
        for act in p.slots.values():
            if act.name.lower() == wanted:
                users.setdefault((f"{act.name}({', '.join(act.parameters)})", act.meaning), []).append(p.name)
        for slot, filler in _slot_rows(p):
            if slot == wanted:
                fillers.setdefault(filler, []).append(p.name)
    rows += [(f"action: {head}", f"{meaning} Of {', '.join(found)}.") for (head, meaning), found in users.items()]
    if fillers:
        yield Text(f"slot: {wanted}, with what fills it, and in which protocols", style="bold")
        if wanted in (meanings := _rule_meanings()):
            yield indented(meanings[wanted], below=1)
        yield definitions((filler, ", ".join(found)) for filler, found in fillers.items())
    elif not rows:
        from tideproof.counterexamples.museum.cases import cases

        shown = [(c, f"{c.title} ({c.kip}). Show it: tideproof museum {c.name}") for c in cases() if c.name == wanted]
        rows = [(f"recorded counterexample: {c.name}", text) for c, text in shown]
    for head, meaning in rows:
        yield Text(head, style="bold")
        yield indented(meaning, below=1)


def _plain(markdown: str) -> str:
    """The text without links and code marks."""
    return re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", markdown).replace("`", "")


def _slot_rows(protocol: Protocol) -> Rows:
    """Each slot, with the action or the rule in it."""
    rules = _rule_rows(protocol) if isinstance(protocol, BrokerProtocol) else []
    return [*((slot, act.name) for slot, act in protocol.slots.items()), *rules]


def _rule_rows(protocol: BrokerProtocol) -> Rows:
    """Each slot with the name of its rule, and the module that defines it."""
    rules = {f.name: getattr(protocol.rules, f.name) for f in fields(protocol.rules)}
    return [(slot, f"{rule.__name__.replace('_', ' ')} ({_module(rule)})") for slot, rule in rules.items()]


def _rule_meanings() -> dict[str, str]:
    """What each rule of the broker level decides: the text below it in `Rules`."""
    (declared,) = ast.parse(inspect.getsource(Rules)).body
    texts = pairwise(cast(ast.ClassDef, declared).body)
    return {
        rule.target.id: " ".join(text.value.value.split())
        for rule, text in texts
        if isinstance(rule, ast.AnnAssign) and isinstance(rule.target, ast.Name)
        if isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant) and isinstance(text.value.value, str)
    }


def _module(rule: Callable[..., Any]) -> str:
    """The module (or the user's file) that defines a rule, then those that wrap it."""
    changing = list[str]()
    while isinstance(rule, partial):  # a step with its rules bound
        rule = rule.func
    while hasattr(rule, "__wrapped__"):
        changing.insert(0, rule.__module__.rpartition(".")[2])
        rule = rule.__wrapped__
    return ", ".join(dict.fromkeys([Path(Place.of(rule).file).stem, *changing]))


def _in_short(protocol: Protocol) -> Iterator[tuple[str, str]]:
    """What the protocol models, what it violates if it is a known flaw, and how to see that."""
    from tideproof.counterexamples.museum.cases import cases

    yield from (("Releases", ", ".join(row.releases)) for row in _RELEASES if row.protocol is protocol)
    of = {release for row in MODELLED if row.protocol is protocol for release in row.releases}
    if kraft := [release for row in MODELLED_WITH_KRAFT for release in row.releases if release in of]:
        yield "With KRaft", ", ".join(f"kraft:{release}" for release in kraft)
    asked = ""
    for flaw in FLAWS.values():
        if flaw.wrong is protocol:
            asked = f" {protocol.bounded(**flaw.configuration)} -p {flaw.property}"
            yield "Flaw", f"{flaw.known_as}: violates {flaw.property}. {_right(flaw)}"
    yield "Check it", f"tideproof check {protocol.name}{asked}"
    if recorded := [case.name for case in cases() if case.trace.protocol == protocol.name]:
        yield "See it lose", ", ".join(f"tideproof museum {name}" for name in recorded)
    if protocol.source:
        yield "Source", protocol.source


_OTHERWISE = ": nothing can violate it otherwise"
_ADD = "where one says Add, nothing can violate it without that option"


def _property_of_protocol(p: Property) -> tuple[str, str]:
    name, meaning = property_row(p)
    return name, meaning.replace(_OTHERWISE, "").replace(" Uses a history variable.", "")


def _right(flaw: Flaw) -> str:
    if flaw.right_configuration:
        settings = " ".join(f"{option(name)} {value}" for name, value in flaw.right_configuration.items())
        return f"It holds with {settings}."
    return f"It holds in {flaw.right.name}."


def _protocol(protocol: Protocol, properties: Sequence[Property], named: str, everything: bool) -> Iterator[Part]:
    yield Text(f"{protocol.name}: {protocol.title}", style="bold underline")
    yield definitions(_in_short(protocol))
    yield indented(filled(protocol.story), below=1)
    if not everything and PROTOCOLS.get(protocol.name) is protocol:
        given = [spec for spec in protocol.bounds if spec.most != spec.default]
        sizes = [f"{spec.option} {spec.show(spec.default)}" for spec in given if not spec.optional]
        yield f"Limits by default: {' '.join(sizes)}; {len(given) - len(sizes)} further options."
        yield f"Properties by default: {', '.join(p.name for p in properties if not p.by_name_only)}."
        yield Text(f"All options, properties, actions and rules: tideproof list {named} --all", style="dim")
        return
    slots = protocol.slots.items()
    rows = [
        (
            slot,
            f"{a.name}({', '.join(a.parameters)}): {of_its_controller(a.meaning, protocol.state)} ({_module(a.rule)})",
        )
        for slot, a in slots
    ]
    where = "with the module of model/protocols that defines each"
    yield from _section(f"Actions, by slot, {where}, and those that add to it", rows)
    if isinstance(protocol, BrokerProtocol):
        yield from _section(f"Rules, by slot, {where}", _rule_rows(protocol))
    yield from _section(f"Properties ({_ADD})", map(_property_of_protocol, properties))
    if tutorials := tutorials_of(protocol):
        yield from _section("Statements of tutorials, decided only if named with -p", map(property_row, tutorials))
    yield from _section("Bounds", _bound_rows([protocol]))
