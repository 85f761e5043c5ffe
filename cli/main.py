"""The front door: puts the commands together, and turns whatever goes wrong into one line and a status."""

from __future__ import annotations

import os
import signal
import sys

import typer
from typer.exceptions import TyperException

from tideproof.cli import batch, calibrate, check, compare, listing, minimise, museum, traces
from tideproof.cli.errors import UNKNOWN, WRONG_CALL, UserError
from tideproof.model.protocol import ModelError

app = typer.Typer(
    name="tideproof",
    no_args_is_help=True,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    help="""Does a replication protocol keep the records it has promised?

    Tideproof holds Kafka's replication protocol as a state machine, generation by generation, and decides what each
    generation can lose.

    [bold]Start with[/bold]  tideproof compare    [dim]which generation loses what, and the shortest way there[/dim]

    [bold]Exit status[/bold]  0 what was asked holds; 1 a property is violated; 2 the call or a file is wrong;
    3 the budget was spent before an answer.""",
)
app.command("list")(listing.list_command)
app.command("check")(check.check_command)
app.command("compare")(compare.compare_command)
app.command("batch")(batch.batch_command)
app.command("calibrate")(calibrate.calibrate_command)
app.command("museum")(museum.museum_command)
app.command("minimise")(minimise.minimise_command)
app.command("show")(traces.show_command)
app.command("replay")(traces.replay_command)


def main() -> None:
    """Runs the command line and exits with its status."""
    signal.signal(signal.SIGTERM, lambda *_: _interrupt())
    try:
        status = app(standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the output has seen enough. Nothing more can be written, at exit neither.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    except UserError as error:
        status = _fail(str(error))
    except ModelError as error:
        status = _fail(f"a rule is wrong: {error}")
    except TyperException as error:
        message = " ".join(error.format_message().split())
        status = _fail(message) if message else WRONG_CALL
    except KeyboardInterrupt:
        status = UNKNOWN
        print("tideproof: interrupted", file=sys.stderr)
    sys.exit(status if isinstance(status, int) else 0)


def _fail(message: str) -> int:
    print(f"tideproof: {message}", file=sys.stderr)
    return WRONG_CALL


def _interrupt() -> None:
    raise KeyboardInterrupt
