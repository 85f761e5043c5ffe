"""The front door: puts the commands together, and turns whatever goes wrong into one line and a status."""

from __future__ import annotations

import os
import re
import sys
import traceback
from collections.abc import Callable, Sequence
from inspect import signature
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.exceptions import TyperException

from tideproof.cli import options, report
from tideproof.cli.choices import choose_protocol, is_file_of_a_protocol
from tideproof.cli.commands import (
    batch,
    check,
    claims,
    compare,
    conform,
    findings,
    listing,
    minimise,
    museum,
    prove,
    traces,
)
from tideproof.cli.errors import UNKNOWN, WRONG_CALL, UserError
from tideproof.model.language.properties import DifferenceError, EngineError
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import ModelError
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.trace import tideproof_version

_INTERRUPTED_BY_TYPER = 130


def _help(text: str | None) -> str:
    """Help for any width of the terminal; what is said of an example stands below it."""
    return re.sub(r" +(\[dim\].*)", r"\n  \1", report.filled(text or ""))


COMMANDS: dict[str, Callable[..., int]] = {
    "list": listing.list_command,
    "check": check.check_command,
    "prove": prove.prove_command,
    "compare": compare.compare_command,
    "batch": batch.batch_command,
    "claims": claims.claims_command,
    "museum": museum.museum_command,
    "minimise": minimise.minimise_command,
    "show": traces.show_command,
    "replay": traces.replay_command,
    "conform": conform.conform_command,
    "findings": findings.findings_command,
}
TAKE_BOUNDS = {name for name, command in COMMANDS.items() if "given" in signature(command).parameters}


def application(own: Sequence[Protocol] = ()) -> typer.Typer:
    """The command line, with options for the bounds of the catalogue and of these protocols of the user's own."""
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
    for name, command in COMMANDS.items():
        bounded = options.takes_bounds(command, [*own, *PROTOCOLS.values()]) if name in TAKE_BOUNDS else command
        app.command(name, help=_help(command.__doc__))(bounded)
    app.callback()(front_door)
    return app


def own_protocols(arguments: Sequence[str]) -> list[Protocol]:
    """The protocols of the user's own files that a command is to check: their bounds are options of the command too.

    Only what stands where a protocol is expected is taken for one: a file that an option names is never run.
    """
    if not arguments or arguments[0] not in TAKE_BOUNDS or not any(".py" in argument for argument in arguments):
        return []
    group: Any = typer.main.get_command(application())
    tolerant = {"resilient_parsing": True, "ignore_unknown_options": True, "allow_extra_args": True}
    try:
        context = group.commands[arguments[0]].make_context(arguments[0], list(arguments[1:]), **tolerant)
    except TyperException:  # the call is wrong, and is refused when it is parsed in earnest
        return []
    named = [context.params.get("protocol"), *(context.params.get("protocols") or ()), *context.args]
    return [choose_protocol(name)[0] for name in named if isinstance(name, str) and is_file_of_a_protocol(name)]


def _print_version(asked: bool) -> None:
    if asked:
        print(f"tideproof {tideproof_version()}")
        raise typer.Exit


def front_door(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and end.", is_eager=True, callback=_print_version)
    ] = False,
) -> None:
    """Options that stand before any command. What the help says is in `application`."""


def run() -> int:
    """Runs the command that the arguments name; its exit status."""
    try:
        status = application(own_protocols(sys.argv[1:]))(standalone_mode=False)
        sys.stdout.flush()
    except UserError as error:
        return _fail(str(error))
    except ModelError as error:
        return _fail(f"the model is wrong: {error}")
    except DifferenceError as error:
        return _fail(f"there is no verdict: {error}")
    except EngineError as error:
        return _fail(f"Tideproof contradicts itself, so there is no verdict; please report this: {error}")
    except TyperException as error:
        message = error.format_message()
        return _fail(message) if message else WRONG_CALL
    except MemoryError as error:
        _fail(str(error) or "the memory is spent")
        return UNKNOWN
    except OSError as error:  # without a name it is most likely a full disk, behind a redirection
        return _fail(f"{error.filename or 'standard output cannot be written'}: {error.strerror}")
    except Exception as error:
        if os.environ.get("TIDEPROOF_DEBUG"):
            raise
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(place.filename).name}:{place.lineno}"
        return _fail(f"internal error at {where}: {type(error).__name__}: {error} (TIDEPROOF_DEBUG=1 shows all of it)")
    if status == _INTERRUPTED_BY_TYPER:
        raise KeyboardInterrupt
    return status if isinstance(status, int) else 0


def _fail(message: str) -> int:
    # Names in a file are data: nothing in them moves the cursor, breaks the line or turns its direction.
    line = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in " ".join(message.split()))
    print(f"tideproof: {line if len(line) <= 600 else line[:597] + '...'}", file=sys.stderr)
    return WRONG_CALL
