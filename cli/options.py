"""The options that several commands share."""

from __future__ import annotations

import os
import secrets
import shlex
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, Field, fields
from enum import StrEnum
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated, Any, TypeVar, get_type_hints

import typer
from rich.console import Console
from typer.models import OptionInfo

from tideproof.cli import completion, report
from tideproof.cli.errors import UserError
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.runs.files import final_path, is_stream, write_whole
from tideproof.properties.engines.base import JOBS, Engine
from tideproof.properties.engines.registry import ENGINES
from tideproof.properties.engines.spark.session import SparkOptions

Given = Mapping[str, int | None]
"""Bounds as the user gave them; None for what was not given."""

_BOUNDS = "Bounds (defaults depend on the protocol; see `tideproof list NAME`)"


def takes_bounds(
    command: Callable[..., int], protocols: Iterable[Protocol], of_all: Iterable[str] = ()
) -> Callable[..., int]:
    """The command with an option for each bound of these protocols; those that were given reach it as `given`.

    What the protocol that is asked about does not have, it refuses. No bound may be called like an option of the
    command, or like one `of_all` commands.
    """
    specs: dict[str, BoundSpec] = {}
    for spec in (spec for protocol in protocols for spec in protocol.bounds):
        specs.setdefault(spec.name, spec)
    others = signature(command).parameters.keys() - {"given"}  # a value is handed over by its parameter's name
    typed_so = {*_names_of_options(command), *of_all}
    if taken := [spec.option for spec in specs.values() if spec.name in others or spec.option in typed_so]:
        raise UserError(f"the bound {min(taken)} has the name of another option; rename it")
    found = {name: Annotated[int | None, _bound_option(spec)] for name, spec in specs.items()}
    return _with_options(command, "given", found)


def _names_of_options(command: Callable[..., int]) -> set[str]:
    """The options of a command as they are typed, which are not all called like their parameters."""
    kinds = get_type_hints(command, include_extras=True).values()
    found = [part for kind in kinds for part in getattr(kind, "__metadata__", ()) if isinstance(part, OptionInfo)]
    # In an annotation the first name stands in the place of the default.
    return {str(name) for part in found for name in (part.default, *(part.param_decls or ()))}


def _with_options(command: Callable[..., int], into: str, options: Mapping[str, Any]) -> Callable[..., int]:
    """The command with these options, by name and type, whose values reach it as the mapping `into`."""
    hints = get_type_hints(command, include_extras=True)
    own = [p.replace(annotation=hints[name]) for name, p in signature(command).parameters.items() if name != into]
    more = [Parameter(n, Parameter.KEYWORD_ONLY, default=None, annotation=kind) for n, kind in options.items()]

    @wraps(command)
    def with_options(**values: Any) -> int:
        return command(**{into: {name: values.pop(name) for name in options}}, **values)

    with_options.__signature__ = Signature([p.replace(kind=Parameter.KEYWORD_ONLY) for p in own] + more)  # type: ignore[attr-defined]
    with_options.__annotations__ = {p.name: p.annotation for p in [*own, *more]}
    return with_options


# Options of engines ---------------------------------------------------------------------------------------------------


def takes_engine_options(command: Callable[..., int]) -> Callable[..., int]:
    """The command with every option of every engine; their values reach it as `chosen`, None where not given."""
    return _with_options(command, "chosen", _options_of(ENGINES.values()))


def takes_spark_options(command: Callable[..., int]) -> Callable[..., int]:
    """The command with the options that say where and how Spark runs, as the mapping `chosen`."""
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
    """The option that engines share: what it means, to which of them, and its default with each."""
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
    elif kind != Path | None:
        kind = list[str] | None
    return Annotated[kind, typer.Option(_dashed(name), help=f"{text}.", rich_help_panel=_ENGINES, show_default=False)]


def _dashed(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def engine_options(
    engine: Engine[Any], chosen: Mapping[str, Any], read: Mapping[str, Callable[[Field[Any], Any], Any]], **more: object
) -> Any:
    """The engine's own options, from those that were given. UserError where it cannot honour one.

    `read` turns what was typed into a field's value, by the field's name; `more` are options that are not typed.
    """
    known = {f.name: f for f in fields(engine.Options)}
    values = {name: value for name, value in more.items() if name in known}
    try:
        for name, value in chosen.items():
            if value is None or value is False or value == []:
                continue
            if name not in known:
                users = [e.asked_with for e in ENGINES.values() if name in {f.name for f in fields(e.Options)}]
                raise UserError(f"{_dashed(name)} is for {' or '.join(users)}, not for {engine.asked_with}")
            own = known[name].metadata.get("read")
            values[name] = read[name](known[name], value) if name in read else own(value) if own else value
        return engine.Options(**values)
    except ValueError as error:
        raise UserError(str(error)) from None


def typed(engine: Engine[Any], options: Any) -> str:
    """The options of an engine as they are typed."""
    words = [engine.asked_with]
    for f in fields(options):
        match getattr(options, f.name) if f.metadata.get("help") else None:
            case None | False:
                pass
            case True:
                words.append(_dashed(f.name))
            case Mapping() as settings:
                words += [f"{_dashed(f.name)} {shlex.quote(f'{name}={value}')}" for name, value in settings.items()]
            case tuple() as several:  # of names, or of properties
                words += [f"{_dashed(f.name)} {shlex.quote(str(getattr(one, 'name', one)))}" for one in several]
            case value:
                words.append(f"{_dashed(f.name)} {shlex.quote(str(value))}")
    return " ".join(words)


def _bound_option(spec: BoundSpec) -> Any:
    help_text = f"{spec.meaning[:1].upper()}{spec.meaning[1:]}."

    def parse(text: str) -> int:
        try:
            return spec.parse(text)
        except ValueError as error:
            raise typer.BadParameter(str(error)) from None

    how: dict[str, Any] = {"parser": parse, "metavar": spec.metavar} if spec.words else {}
    return typer.Option(spec.option, help=help_text, rich_help_panel=_BOUNDS, **how)


Properties = Annotated[
    list[str] | None,
    typer.Option(
        "--property",
        "-p",
        help="A property to decide; may be repeated.",
        show_default=False,
        autocompletion=completion.properties,
    ),
]
ProtocolName = Annotated[
    str,
    typer.Argument(
        help="A protocol's name, or a Python file that defines one.",
        autocompletion=completion.protocols,
        show_default=False,
    ),
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
Markdown = Annotated[
    Path | None, typer.Option("--markdown", help="Write the table here, as Markdown.", show_default=False)
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
Jobs = Annotated[int, typer.Option("--jobs", min=0, help=JOBS)]
TimeLimit = Annotated[float | None, typer.Option("--time-limit", help="Limit of the search, in seconds.")]
MemoryLimit = Annotated[
    float | None,
    typer.Option("--memory-limit", help="Limit of memory, in GiB; by default 4/5 of what is available."),
]

_ENGINES = "Options of engines (each help text names its engines)"

_T = TypeVar("_T", int, float)


MOST_GIB = 2**20


def gibibytes(value: float | None) -> int | None:
    """A memory limit in bytes, as given in GiB."""
    positive("--memory-limit", value)
    if value is not None and value > MOST_GIB:
        raise UserError(f"--memory-limit {value:g}: that is in GiB; the most is {MOST_GIB:,}")
    return None if value is None else int(value * 2**30)


def positive(option: str, value: _T | None) -> _T | None:
    """The value of an option that must be above zero, if it was given."""
    if value is not None and not 0 < value < float("inf"):
        raise UserError(f"{option} {value:g}: give a number above 0")
    return value


def refuse_for(unfit: bool, reason: str, **given: object) -> None:
    """Refuses options that were given where they cannot be honoured."""
    for name, value in given.items():
        if unfit and value is not None:
            raise UserError(f"--{name.replace('_', '-')} {reason}")


def chosen_seed(given: int | None) -> int:
    """The seed that was given, or one drawn now."""
    return secrets.randbits(32) if given is None else given


STANDARD_OUTPUT = Path("/dev/stdout")


def output_path(path: Path) -> Path:
    """The path to write to: `-` is standard output."""
    return STANDARD_OUTPUT if str(path) == "-" else path


def console_beside(path: Path | None, option: str, as_json: bool) -> Console:
    """Where people are told the result: on standard error, where `-` sends a file to standard output."""
    out, err = report.consoles()
    to_standard_output = str(path) == "-"
    refuse_for(to_standard_output and as_json, "and --json both write to standard output", **{option: path})
    return err if to_standard_output else out


def write_output(path: Path, content: bytes, how: str = ".", quiet: bool = False) -> None:
    """Writes a file, and says so on standard error, with what to do with it, unless it is a stream or `quiet`."""
    path = output_path(path)
    try:
        write_whole(path, content)
    except BrokenPipeError:
        return  # the reader has what it wanted: see streams.py
    except OSError as error:
        raise UserError(f"{path}: cannot be written: {error.strerror}") from None
    if not quiet and not is_stream(path):
        size = len(content)
        shown = f"{size:,} bytes" if size < 10_000 else f"{size / 1000:,.0f} kB"
        report.consoles()[1].print(f"Written to {path} ({shown}){how}", soft_wrap=True, markup=False)


def remove_earlier(path: Path | None) -> None:
    """Removes a file that an earlier run has written, before the work: of a run that does not end nothing is to lie
    there that seems to be of it.
    """
    try:
        if path is not None and not is_stream(output_path(path)):
            final_path(path).unlink(missing_ok=True)
    except OSError as error:
        raise UserError(f"{path}: cannot be removed: {error.strerror}") from None


def make_folder(option: str, path: Path | None) -> None:
    """Makes a folder that results are written to, and says before the work if none could be."""
    try:
        if path is not None:
            path.mkdir(parents=True, exist_ok=True)
            if not os.access(path, os.R_OK | os.W_OK | os.X_OK):
                raise UserError(f"{option} {path}: may not be read and written")
    except OSError as error:
        raise UserError(f"{option} {path}: {error.strerror}") from None


def refuse_unwritable(path: Path | None) -> None:
    """Says before a long search that its result could not be written."""
    if path is None:
        return
    path = output_path(path)
    try:
        if path.is_dir():
            raise UserError(f"{path}: is a folder; name a file")
        if path.exists() and not os.access(path, os.W_OK):
            raise UserError(f"{path}: may not be written")
        folder = path.parent if is_stream(path) else final_path(path).parent
        if not folder.is_dir():
            raise UserError(f"{path}: there is no folder {folder}")
        if not is_stream(path) and not os.access(folder, os.W_OK):
            raise UserError(f"{path}: nothing may be written in its folder, {folder.absolute()}")
    except OSError as error:
        raise UserError(f"{path}: cannot be written: {error.strerror}") from None
