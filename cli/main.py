"""The command line: assembles the commands, and turns every error into one line and a status."""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from importlib import import_module
from importlib.util import find_spec
from inspect import cleandoc, signature
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.exceptions import TyperException

from tideproof.cli.errors import UNKNOWN, WRONG_CALL, fail, filled, unforeseen, why_undecided
from tideproof.cli.help import ALL, Command
from tideproof.model.language.actions import NO_DOCSTRINGS
from tideproof.model.language.properties import EngineError
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import ModelError
from tideproof.model.runs.trace import tideproof_version

_INTERRUPTED_BY_TYPER = 130


def _help(text: str | None) -> str:
    """Help for any terminal width: each example is a paragraph, with its comment below it."""
    paragraphs = re.sub(r"\n+ +(?=tideproof )", "\n\n", cleandoc(text or ""))
    return re.sub(r" +(\[dim\].*)", r"\n  \1", filled(paragraphs))


HELP = ("-h", "--help", ALL)
_NAMES = """assess list check prove compare batch ci claims museum lab lessons mutate lattice diff minimise show replay
explore conform findings validate"""
COMMANDS = {name: f"tideproof.cli.commands.{'listing' if name == 'list' else name}" for name in _NAMES.split()}
"""The commands, and the modules of their functions. Only the one that is called is imported: imports take longest."""


def _function(name: str) -> Any:
    return getattr(import_module(COMMANDS[name]), f"{name}_command")


def _described(name: str) -> Callable[..., Any]:
    """A stand-in with the docstring of a command, for the list of commands: its module is parsed, not imported."""
    spec = find_spec(COMMANDS[name])
    assert spec is not None and spec.origin is not None
    module = ast.parse(Path(spec.origin).read_text(encoding="utf-8"))
    (found,) = (f for f in module.body if isinstance(f, ast.FunctionDef) and f.name == f"{name}_command")

    def described() -> int:
        raise AssertionError(f"{name} was to be listed only")

    described.__doc__ = ast.get_docstring(found)
    return described


def _takes_bounds(command: Callable[..., Any]) -> bool:
    return "given" in signature(command).parameters


def application(
    names: Iterable[str], own: Sequence[Protocol] = (), function: Callable[[str], Callable[..., Any]] = _function
) -> typer.Typer:
    """The command line with these commands, which have options for the bounds of the catalogue and of own protocols."""
    app = typer.Typer(
        name="tideproof",
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        rich_markup_mode="rich",
        context_settings={"help_option_names": ["-h", "--help"]},
        help=_help(
            """Does a replication protocol keep the records it has promised?

            Tideproof models Kafka's replication protocol as a state machine, release by release, and decides which
            records each release can lose.

            [bold]Start with[/bold] tideproof compare
            [dim]which protocol violates which property, and the shortest trace[/dim]

            [bold]Exit status[/bold] 0 as asked; 1 a property is violated; 2 the call or a file is wrong;
            3 a limit was reached first."""
        ),
    )
    for name in names:
        command = function(name)
        app.command(name, help=_help(command.__doc__), cls=Command)(_on_command_line(command, own))
    app.callback()(front_door)
    return app


def _on_command_line(command: Callable[..., Any], own: Sequence[Protocol]) -> Callable[..., int]:
    """Adds options for bounds, if the command takes bounds; the result delivers the report and returns the status."""
    if _takes_bounds(command):
        from tideproof.cli.options import takes_bounds
        from tideproof.model.protocols.catalogue import PROTOCOLS

        command = takes_bounds(command, [*own, *PROTOCOLS.values()], HELP)

    @wraps(command)
    def delivered(**values: Any) -> int:
        status: int = command(**values).deliver(values.get("as_json", False))
        return status

    return delivered


def own_protocols(arguments: Sequence[str]) -> list[Protocol]:
    """The protocols of the user's own files: their bounds are options of the command too.

    Only an argument in a protocol's position counts: a file that an option names is never executed.
    """
    if not any(".py" in argument for argument in arguments) or not _takes_bounds(_function(arguments[0])):
        return []
    from tideproof.cli.choices import choose_protocol
    from tideproof.properties.invariants.own_files import is_file_of_a_protocol

    group: Any = typer.main.get_command(application(arguments[:1]))
    tolerant = {"resilient_parsing": True, "ignore_unknown_options": True, "allow_extra_args": True}
    try:
        context = group.commands[arguments[0]].make_context(arguments[0], list(arguments[1:]), **tolerant)
    except TyperException:  # the call is wrong; the real parse will refuse it
        return []
    one = [context.params.get(place) for place in ("protocol", "base", "fixed", "variation")]
    named = [*one, *(context.params.get("protocols") or ()), *context.args]
    return [choose_protocol(name)[0] for name in named if isinstance(name, str) and is_file_of_a_protocol(name)]


def _print_version(given: bool) -> None:
    if given:
        print(f"tideproof {tideproof_version()}")
        raise typer.Exit


def front_door(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and end.", is_eager=True, callback=_print_version)
    ] = False,
) -> None:
    """Options that stand before any command. What the help says is in `application`."""


def _command_line(arguments: Sequence[str]) -> typer.Typer:
    """The command line with the command that the arguments name, or with all."""
    if arguments[:1] == ["--version"]:
        return application([])
    if arguments and arguments[0] in COMMANDS:
        return application(arguments[:1], own_protocols(arguments))
    completes = any(name.endswith("_COMPLETE") for name in os.environ)  # set by a shell's completion
    if list(arguments) in ([], ["-h"], ["--help"]) and not completes:
        return application(COMMANDS, function=_described)
    return application(COMMANDS)


def run() -> int:
    """Runs the command that the arguments name and returns its exit status."""
    if sys.flags.optimize >= 2:
        return fail(NO_DOCSTRINGS)
    try:
        status = _command_line(sys.argv[1:])(standalone_mode=False, prog_name="tideproof")
        sys.stdout.flush()
    except (ValueError, ModelError, EngineError) as error:
        return fail(why_undecided(error), getattr(error, "detail", ""))
    except TyperException as error:
        _suggest_by_meaning(error)
        message = _with_help(error, error.format_message().replace("Value error, ", ""))  # a library's message
        return fail(message) if message else WRONG_CALL
    except MemoryError as error:
        fail(str(error) or "the memory is spent")
        return UNKNOWN
    except OSError as error:  # without a name, most likely a full disk behind a redirection
        return fail(f"{error.filename or 'standard output cannot be written'}: {error.strerror or error}")
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # including sys.exit in a model, whose status could look like success
        if isinstance(error.__cause__, KeyboardInterrupt):  # a class statement has turned it into another error
            raise KeyboardInterrupt from None
        if os.environ.get("TIDEPROOF_DEBUG"):
            raise
        return fail(unforeseen(error))
    if status == _INTERRUPTED_BY_TYPER:
        raise KeyboardInterrupt
    return status if isinstance(status, int) else 0


def _with_help(error: Any, message: str) -> str:
    """The message; for a missing argument, with its help."""
    if not message.startswith("Missing argument"):
        return message
    return f"{message.rstrip('.')}: {error.param.help} See {error.ctx.command_path} --help."


def _suggest_by_meaning(error: Any) -> None:
    """For an unknown option such as --brokers, suggests the option whose help begins with that word (--replicas).

    Options that begin with the typed text come first.
    """
    if hasattr(error, "possibilities") and error.ctx is not None:
        if begun := [name for name in error.possibilities or () if name.startswith(error.option_name)]:
            error.possibilities = begun
            return
        word = error.option_name.lstrip("-").lower()
        counting = [
            p.opts[0] for p in error.ctx.command.params if (getattr(p, "help", None) or "").lower().startswith(word)
        ]
        error.possibilities = counting or error.possibilities
