"""Options shared by commands: bounds, options of engines, and others."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, Field, fields
from enum import StrEnum
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import typer
from typer.models import OptionInfo

from tideproof.cli import completion
from tideproof.cli.errors import UserError
from tideproof.cli.help import BROKERS, CONFIGURATION, FURTHER, QUESTION, RESULT, SEARCH
from tideproof.cli.help import ENGINES as ENGINE_OPTIONS
from tideproof.cli.output import refuse_unwritable
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import option as dashed
from tideproof.properties.engines.base import JOBS, Budget, Engine
from tideproof.properties.engines.registry import ENGINES
from tideproof.properties.engines.spark.session import SparkOptions

Given = Mapping[str, int | None]
"""The user's bounds; None for those not given."""


def takes_bounds(
    command: Callable[..., Any], protocols: Iterable[Protocol], of_all: Iterable[str] = ()
) -> Callable[..., Any]:
    """The command with an option for each bound of these protocols; it receives the given ones as `given`.

    A protocol refuses bounds that it lacks. No bound may have the name of an option of the command, or of one `of_all`
    commands.
    """
    specs: dict[str, BoundSpec] = {}
    for spec in (spec for protocol in protocols for spec in protocol.bounds):
        specs.setdefault(spec.name, spec)
    others = signature(command).parameters.keys() - {"given"}  # values are passed by parameter names
    typed_so = {*_names_of_options(command), *of_all}
    if taken := [spec.option for spec in specs.values() if spec.name in others or spec.option in typed_so]:
        raise UserError(f"the bound {min(taken)} has the name of another option; rename it")
    found = {name: Annotated[int | None, _bound_option(spec)] for name, spec in specs.items()}
    return _with_options(command, "given", found)


def _names_of_options(command: Callable[..., Any]) -> set[str]:
    """The options of a command as users type them; they may differ from the names of its parameters."""
    kinds = get_type_hints(command, include_extras=True).values()
    found = [part for kind in kinds for part in getattr(kind, "__metadata__", ()) if isinstance(part, OptionInfo)]
    # In an annotation, Typer has the first name in place of the default.
    return {str(name) for part in found for name in (part.default, *(part.param_decls or ()))}


def _with_options(command: Callable[..., Any], into: str, options: Mapping[str, Any]) -> Callable[..., Any]:
    """The command with these options, by name and type; it receives their values as the mapping `into`."""
    hints = get_type_hints(command, include_extras=True)
    own = [p.replace(annotation=hints[name]) for name, p in signature(command).parameters.items() if name != into]
    more = [Parameter(n, Parameter.KEYWORD_ONLY, default=None, annotation=kind) for n, kind in options.items()]

    @wraps(command)
    def with_options(**values: Any) -> Any:
        return command(**{into: {name: values.pop(name) for name in options}}, **values)

    with_options.__signature__ = Signature([p.replace(kind=Parameter.KEYWORD_ONLY) for p in own] + more)  # type: ignore[attr-defined]
    with_options.__annotations__ = {p.name: p.annotation for p in [*own, *more]}
    return with_options


# Options of engines ---------------------------------------------------------------------------------------------------


def takes_engine_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The command with every option of every engine; it receives their values as `chosen`, None if not given."""
    return _with_options(command, "chosen", _options_of(ENGINES.values()))


def takes_spark_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The command with the options of Spark, as the mapping `chosen`."""
    shared = {f.name for f in fields(SparkOptions)}
    found = _options_of([ENGINES["spark"]])
    return _with_options(command, "chosen", {name: option for name, option in found.items() if name in shared})


def _options_of(engines: Iterable[Engine[Any]]) -> dict[str, Any]:
    users: dict[str, list[tuple[Engine[Any], Field[Any]]]] = {}
    for engine in engines:
        for f in fields(engine.Options):
            if f.metadata.get("help"):
                users.setdefault(f.name, []).append((engine, f))
    return {name: _option(name, found) for name, found in users.items()}


def _option(name: str, users: Sequence[tuple[Engine[Any], Field[Any]]]) -> Any:
    """The option for a field of several engines; its help has the meaning and the default for each."""
    by_help: dict[str, list[str]] = {}
    for engine, f in users:
        shown = f.default is not MISSING and bool(f.default)
        by_help.setdefault(f.metadata["help"].rstrip("."), []).append(
            f"{engine.name}, default {f.default:,}" if shown and isinstance(f.default, int)
            else f"{engine.name}, default {f.default}" if shown else engine.name
        )  # fmt: skip
    text = ". ".join(f"{meaning} ({'; '.join(who)})" for meaning, who in by_help.items())
    kind = get_type_hints(users[0][0].Options)[name]
    if kind in (int, str, bool) or (isinstance(kind, type) and issubclass(kind, StrEnum)):
        kind = kind | None
    elif kind not in (Path | None, int | None):
        kind = list[str] | None
    return Annotated[
        kind, typer.Option(dashed(name), help=f"{text}.", rich_help_panel=ENGINE_OPTIONS, show_default=False)
    ]


def engine_options(
    engine: Engine[Any], chosen: Mapping[str, Any], read: Mapping[str, Callable[[Field[Any], Any], Any]], **more: object
) -> Any:
    """The engine's options, from the given ones. Raises UserError for one that it does not support.

    `read` has the parsers of fields, by name; `more` has options that users cannot type.
    """
    known = {f.name: f for f in fields(engine.Options)}
    values = {name: value for name, value in more.items() if name in known}
    for name, value in chosen.items():
        if value is None or value is False or value == []:
            continue
        if name not in known:
            users = [e.selected_by for e in ENGINES.values() if name in {f.name for f in fields(e.Options)}]
            raise UserError(f"{dashed(name)} is for {' or '.join(users)}, not for {engine.selected_by}")
        own = known[name].metadata.get("read")
        values[name] = read[name](known[name], value) if name in read else own(value) if own else value
    return engine.Options(**values)


def typed(engine: Engine[Any], options: Any) -> str:
    """The options of an engine as users type them."""
    words = [engine.selected_by]
    for f in fields(options):
        match getattr(options, f.name) if f.metadata.get("help") else None:
            case None | False:
                pass
            case True:
                words.append(dashed(f.name))
            case Mapping() as settings:
                words += [f"{dashed(f.name)} {shlex.quote(f'{name}={value}')}" for name, value in settings.items()]
            case tuple() as several:  # names or properties
                words += [f"{dashed(f.name)} {shlex.quote(str(getattr(one, 'name', one)))}" for one in several]
            case value:
                words.append(f"{dashed(f.name)} {shlex.quote(str(value))}")
    return " ".join(words)


def _bound_option(spec: BoundSpec) -> Any:
    help_text = f"{spec.meaning[:1].upper()}{spec.meaning[1:]}."

    def parse(text: str) -> int:
        try:
            return spec.parse(text)
        except ValueError as error:
            raise typer.BadParameter(str(error)) from None

    how: dict[str, Any] = {"parser": parse} if spec.words else {}
    panel = FURTHER if spec.rare else CONFIGURATION
    return typer.Option(spec.option, help=help_text, metavar=spec.metavar, rich_help_panel=panel, **how)


# Options of several commands ------------------------------------------------------------------------------------------


def positive(context: typer.Context, param: typer.CallbackParam, value: float | None) -> float | None:
    """Refuses a number that is not above zero."""
    if value is not None and not 0 < value < float("inf"):
        raise UserError(f"{param.opts[0]} {value:g}: give a number above 0")
    return value


def _gibibytes(context: typer.Context, param: typer.CallbackParam, value: float | None) -> float | None:
    if value is not None and value > MOST_GIB:
        raise UserError(f"{param.opts[0]} {value:g}: that is in GiB; the most is {MOST_GIB:,}")
    return positive(context, param, value)


def budget(seconds: float | None, gibibytes: float | None) -> Budget:
    """The budget that --time-limit and --memory-limit set."""
    return Budget(seconds, None if gibibytes is None else int(gibibytes * 2**30))


def writable(value: Path | None) -> Path | None:
    refuse_unwritable(value)
    return value


def file_option(*names: str, **how: Any) -> Any:
    """An option for an output file. Refuses an unwritable file before the work."""
    return typer.Option(*names, callback=writable, **how)


def protocol_argument(text: str, **how: Any) -> Any:
    return typer.Argument(help=text, autocompletion=completion.protocols, **how)


def brokers_option(text: str, *names: str, **how: Any) -> Any:
    """An option that only matters with real brokers."""
    return typer.Option(*names, help=text, rich_help_panel=BROKERS, **how)


MOST_GIB = 2**20

Properties = Annotated[
    list[str] | None,
    typer.Option(
        "--property",
        "-p",
        help="A property to decide; may be repeated.",
        autocompletion=completion.properties,
        metavar="NAME",
        rich_help_panel=QUESTION,
    ),
]
ProtocolName = Annotated[
    str,
    protocol_argument("A protocol's name; a release, as in kafka:3.9.1, or kraft:3.9.1 with KRaft; or a Python file."),
]
TraceFile = Annotated[
    Path, typer.Argument(help="A trace file, as `check --trace` writes it; - is standard input.", show_default=False)
]
ProtocolFile = Annotated[
    str | None,
    typer.Option(
        "--protocol", help="The Python file that defines the trace's protocol, if it is not of the catalogue."
    ),
]
Under = Annotated[
    str | None,
    typer.Option("--under", help="Run the same schedule under this protocol.", autocompletion=completion.protocols),
]
KRaftMode = Annotated[
    bool, brokers_option("In KRaft mode, as releases since 4.0 always are. By default with ZooKeeper.", "--kraft")
]
Output = Annotated[Path | None, file_option("--output", "-o", help="Write to this file.", rich_help_panel=RESULT)]
Markdown = Annotated[
    Path | None, file_option("--markdown", help="Write the table here, as Markdown.", rich_help_panel=RESULT)
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.", rich_help_panel=RESULT)]
Jobs = Annotated[int, typer.Option("--jobs", min=0, metavar="N", help=JOBS, rich_help_panel=SEARCH)]
TimeLimit = Annotated[
    float | None,
    typer.Option(
        "--time-limit",
        help="Stop the search after N seconds.",
        callback=positive,
        metavar="SECONDS",
        rich_help_panel=SEARCH,
    ),
]
MemoryLimit = Annotated[
    float | None,
    typer.Option(
        "--memory-limit",
        help="Stop the search at N GiB of memory; by default at 4/5 of what is available.",
        callback=_gibibytes,
        metavar="GIB",
        rich_help_panel=SEARCH,
    ),
]


def refuse_for(unfit: bool, reason: str, **given: object) -> None:
    """Refuses options that have no effect here."""
    for name, value in given.items():
        if unfit and value is not None:
            raise UserError(f"{dashed(name)} {reason}")


def chosen_seed(given: int | None) -> int:
    """The given seed, or a random one."""
    return secrets.randbits(32) if given is None else given
