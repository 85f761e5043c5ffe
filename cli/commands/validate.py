"""`tideproof validate`: does the model have a run with the visible behaviour of a recording?"""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tideproof.cli import options
from tideproof.cli.commands.conform import OF_ALL, choose_broker_protocol
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, VIOLATED, UserError, printable
from tideproof.cli.output import Progress, naming
from tideproof.cli.report import File, Part, Report
from tideproof.conformance.observing import Snapshot, in_model
from tideproof.conformance.recording import OF_KRAFT, Recording, RecordingError, read_recording
from tideproof.conformance.validating import CannotJudge, Judgement, Validated, system_for, validated
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.release_table import MODELLED, release_of
from tideproof.model.protocols.broker.releases.fencing import FencingState
from tideproof.model.runs.trace import Trace
from tideproof.properties.engines.base import step_json

MOST_STATES = 200_000
SHOWN_STATES = 3
_STATUS = {Judgement.EXPLAINED: ALL_HOLD, Judgement.NOT_EXPLAINED: VIOLATED, Judgement.UNKNOWN: UNKNOWN}


def validate_command(
    recording: Annotated[
        Path, typer.Argument(help="A file that replay or conform wrote with --record.", show_default=False)
    ],
    under: Annotated[str | None, typer.Option(help="The protocol to judge by; by default that of the release.")] = None,
    trace: Annotated[Path | None, options.file_option(help="Write the run that explains it to this file.")] = None,
    time_limit: options.TimeLimit = None,
    most: Annotated[
        int, typer.Option("--most-states", min=1, help="Give up after N states of the search.")
    ] = MOST_STATES,
    as_json: options.Json = False,
) -> Report:
    """Judge a recording of brokers: does the model have a run with that visible behaviour?

    What was recorded are messages and restarts. What was not (what a broker does with a message, what the controller
    decides, how a leader changes the ISR) is searched for. It needs neither Java nor brokers. Recordings with records
    that were sent again, transactions or DeleteRecords are refused, and so are protocols with KRaft.

    The exit status is 0 if a run explains the recording, 1 if none does, and 3 if a limit was reached.

    [bold]Example[/bold]
        tideproof validate recording.jsonl --trace run.json
    """
    try:
        with naming(recording):
            opened = read_recording(recording)
        system = _system(opened, under)
        with Progress() as progress:
            result = validated(opened, system, most, math.inf if time_limit is None else time_limit, progress.show)
    except RecordingError as error:
        raise UserError(str(error)) from None
    except CannotJudge as error:
        raise UserError(f"{recording}: {error}") from None
    except UserError:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise UserError(
            f"{recording}: a message lacks what Kafka's have, or has it in another form ({error})"
        ) from None
    data = {
        "release": opened.kafka,
        "protocol": system.protocol.name,
        "bounds": dict(system.bounds),
        "verdict": result.judgement,
        "events": result.events,
        "explained_events": result.event,
        "reason": result.reason or None,
        "states_searched": result.places,
        "states": _states(result),
        "actions": [step_json(step) for step in result.steps],
    }
    explained = result.judgement is Judgement.EXPLAINED
    run = Trace.of(system, OF_ALL, "validate", result.steps) if explained else None
    return Report(
        _STATUS[result.judgement], _text(opened, system, result), data, [File(trace, run.to_json())] if run else []
    )


def _system(recording: Recording, under: str | None) -> System:
    kraft = any(exchange.api == OF_KRAFT for exchange in recording.exchanges.values())
    try:
        name = under or release_of(recording.kafka, kraft).protocol.name
        protocol = choose_broker_protocol(name)
        if issubclass(protocol.state, FencingState):
            see = f"see --under {MODELLED[-1].protocol.name}"
            raise UserError(f"{name}: what a controller of KRaft decides is not searched for; {see}")
        return system_for(recording, protocol)
    except ValueError as error:  # the reason, without a traceback
        raise UserError(str(error)) from None


def _text(recording: Recording, system: System, result: Validated) -> Iterator[Part]:
    yield Text.from_markup(
        f"[bold]Kafka {recording.kafka}[/bold], {result.events} events, compared with "
        f"[bold]{system.protocol.name}[/bold] {system.bounds}"
    )
    reason = printable(result.reason)
    if result.judgement is Judgement.EXPLAINED:
        yield Text(f"Consistent: a run of {len(result.steps)} steps explains it.", style="green")
    elif result.judgement is Judgement.UNKNOWN:
        seen = f"after event {result.event} of {result.events}, {reason} ({result.places:,} states)"
        yield Text(f"Unknown: {seen}.", style="yellow")
    else:
        yield Text(f"Not explained after event {result.event} of {result.events}.", style="bold red")
        yield f"Seen then: {reason}"
        yield "States of the model that are consistent with the events before:"
        shown = _states(result)
        yield from (f"    {state}" for state in shown[:SHOWN_STATES])
        if len(shown) > SHOWN_STATES:
            yield Text(f"    and {len(shown) - SHOWN_STATES} more (--json has them)", style="dim")


def _states(result: Validated) -> list[str]:
    """The last consistent states that differ in what brokers show."""
    return list(dict.fromkeys(_shown(in_model(state, has_epochs=True)) for state in result.states))


def _shown(snapshot: Snapshot) -> str:
    brokers = (f"b{b} {str(replica).replace(chr(10), ' ')}" for b, replica in enumerate(snapshot.replicas))
    return f"{'   '.join(brokers)}   ISR {','.join(map(str, snapshot.isr))}"
