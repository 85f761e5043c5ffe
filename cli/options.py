"""The options that several commands share."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated, Any, TypeVar, get_type_hints

import typer

from tideproof.cli.errors import UserError
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import option
from tideproof.model.runs.files import final_path, is_stream, write_whole

Given = Mapping[str, int | None]
"""Bounds as the user gave them; None for what was not given."""

_BOUNDS = "Bounds (what is not given has the protocol's default; see `tideproof list`)"


def takes_bounds(command: Callable[..., int], protocols: Iterable[Protocol]) -> Callable[..., int]:
    """The command with an option for each bound of these protocols; those that were given reach it as `given`.

    What the protocol that is asked about does not have, it refuses.
    """
    specs: dict[str, BoundSpec] = {}
    for spec in (spec for protocol in protocols for spec in protocol.bounds):
        specs.setdefault(spec.name, spec)
    hints = get_type_hints(command, include_extras=True)
    own = [p.replace(annotation=hints[name]) for name, p in signature(command).parameters.items() if name != "given"]
    if taken := {p.name for p in own} & specs.keys():
        raise UserError(f"the bound {option(min(taken))} has the name of another option; rename it")
    bounds = [
        Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[int | None, _bound_option(spec)])
        for name, spec in specs.items()
    ]

    @wraps(command)
    def with_bounds(**values: Any) -> int:
        given = {name: values.pop(name) for name in specs}
        return command(given=given, **values)

    with_bounds.__signature__ = Signature([p.replace(kind=Parameter.KEYWORD_ONLY) for p in own] + bounds)  # type: ignore[attr-defined]
    with_bounds.__annotations__ = {p.name: p.annotation for p in [*own, *bounds]}
    return with_bounds


def _bound_option(spec: BoundSpec) -> Any:
    help_text = f"{spec.meaning[:1].upper()}{spec.meaning[1:]}."
    how: dict[str, Any] = {"parser": spec.parse, "metavar": spec.metavar} if spec.words else {}
    return typer.Option(spec.option, help=help_text, rich_help_panel=_BOUNDS, **how)


Properties = Annotated[
    list[str] | None,
    typer.Option("--property", "-p", help="What to decide; may be repeated.", show_default=False),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
TimeLimit = Annotated[float | None, typer.Option("--time-limit", help="Seconds to search at most.")]
MemoryLimit = Annotated[
    float | None,
    typer.Option("--memory-limit", help="GiB to use at most, and never more than there is; by default 4/5 of that."),
]

_RANDOM = "Random walks"

Walks = Annotated[int | None, typer.Option("--walks", help="How many walks.", rich_help_panel=_RANDOM)]
Steps = Annotated[int | None, typer.Option("--steps", help="Steps of a walk at most.", rich_help_panel=_RANDOM)]
Seed = Annotated[
    int | None,
    typer.Option("--seed", help="What chance starts from; drawn and printed if not given.", rich_help_panel=_RANDOM),
]
_SOLVERS = "Stateful, bounded and inductive"

MaxExamples = Annotated[
    int | None, typer.Option("--max-examples", help="Runs that Hypothesis tries (stateful).", rich_help_panel=_SOLVERS)
]
Depth = Annotated[
    int | None, typer.Option("--depth", help="Steps of a run at most (bounded; default 10).", rich_help_panel=_SOLVERS)
]
DeepestFirst = Annotated[
    bool,
    typer.Option(
        "--deepest-first",
        help="Ask for runs of --depth steps first: deep losses in large worlds are found sooner, perhaps not by the "
        "shortest way (bounded).",
        rich_help_panel=_SOLVERS,
    ),
]
Lemmas = Annotated[
    list[str] | None,
    typer.Option(
        "--lemmas",
        help="A property to prove along with the others, and to use (inductive), or to rule states out with if every "
        "step keeps it (bounded); may be repeated; `all` are those that come with Tideproof.",
        rich_help_panel=_SOLVERS,
        show_default=False,
    ),
]
InductionSteps = Annotated[
    int | None,
    typer.Option("--k", help="Steps to a step of induction (inductive; default 1).", rich_help_panel=_SOLVERS),
]
POLICY = typer.Option("--policy", help="How a walk chooses its next step; by default swarm.", rich_help_panel=_RANDOM)

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


def write_output(path: Path, content: bytes) -> None:
    try:
        write_whole(path, content)
    except OSError as error:
        raise UserError(f"{path}: cannot be written: {error.strerror}") from None


def refuse_unwritable(path: Path | None) -> None:
    """Says before a long search that its result could not be written."""
    if path is None:
        return
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
