"""`tideproof validate`: does the model have a run with the visible behaviour of a recording?"""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tideproof.cli import options, report
from tideproof.cli.choices import choose_protocol, choose_release
from tideproof.cli.commands.conform import OF_ALL
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, VIOLATED, UserError, printable, user_errors
from tideproof.cli.progress import Progress
from tideproof.conformance.observing import Snapshot, in_model
from tideproof.conformance.recording import OF_KRAFT, Recording, RecordingError, read_recording
from tideproof.conformance.validating import CannotJudge, Judgement, Validated, system_for, validated
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.release_table import MODELLED
from tideproof.model.protocols.broker.releases.fencing import FencingState
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.runs.trace import Trace
from tideproof.properties.engines.base import step_json

MOST_STATES = 200_000
SHOWN_STATES = 3
_STATUS = {Judgement.EXPLAINED: ALL_HOLD, Judgement.NOT_EXPLAINED: VIOLATED, Judgement.UNKNOWN: UNKNOWN}


def validate_command(
    recording: Annotated[
        Path, typer.Argument(help="A file that replay or conform wrote with --record.", show_default=False)
    ],
    under: Annotated[
        str | None, typer.Option(help="The protocol to judge by; by default that of the release.", show_default=False)
    ] = None,
    trace: Annotated[
        Path | None, typer.Option(help="Write the run that explains it to this file.", show_default=False)
    ] = None,
    time_limit: options.TimeLimit = None,
    most: Annotated[
        int, typer.Option("--most-states", min=1, help="Give up after so many states of the search.")
    ] = MOST_STATES,
    as_json: options.Json = False,
) -> int:
    """Judge a recording of brokers: does the model have a run with that visible behaviour?

    What was recorded are messages and restarts. What was not (what a broker does with a message, what the controller
    decides, how a leader changes the ISR) is searched for. It needs neither Java nor brokers. Recordings with records
    that were sent again, transactions or DeleteRecords are refused, and so are protocols with KRaft.

    The exit status is 0 if a run explains the recording, 1 if none does, and 3 if a limit was reached.

    [bold]Example[/bold]

    tideproof validate recording.jsonl --trace run.json
    """
    options.refuse_unwritable(trace)
    options.positive("--time-limit", time_limit)
    try:
        opened = read_recording(recording)
    except OSError as error:
        raise UserError(f"{recording}: {error.strerror}") from None
    except RecordingError as error:
        raise UserError(str(error)) from None
    out, err = report.consoles()
    try:
        system = _system(opened, under)
        with Progress(err) as progress:
            result = validated(opened, system, most, math.inf if time_limit is None else time_limit, progress.show)
    except CannotJudge as error:
        raise UserError(f"{recording}: {error}") from None
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        if isinstance(error, UserError):
            raise
        raise UserError(
            f"{recording}: a message lacks what Kafka's have, or has it in another form ({error})"
        ) from None
    if trace is not None and result.judgement is Judgement.EXPLAINED:
        options.write_output(trace, Trace.of(system, OF_ALL, "validate", result.steps).to_json())
    if as_json:
        print(json.dumps(_json(opened, system, result)))
    else:
        out.print(
            f"[bold]Kafka {opened.kafka}[/bold], {result.events} events, compared with "
            f"[bold]{system.protocol.name}[/bold] {system.bounds}"
        )
        for line in _lines(opened, result):
            out.print(line)
    return _STATUS[result.judgement]


def _system(recording: Recording, under: str | None) -> System:
    kraft = any(exchange.api == OF_KRAFT for exchange in recording.exchanges.values())
    name = under or choose_release(recording.kafka, kraft).protocol.name
    protocol, _ = choose_protocol(name)
    if not isinstance(protocol, BrokerProtocol):
        raise UserError(f"{name} says nothing of brokers; only protocols of the broker level do")
    if issubclass(protocol.state, FencingState):
        raise UserError(
            f"{name}: what a controller of KRaft decides is not searched for; see --under {MODELLED[-1].protocol.name}"
        )
    with user_errors():
        return system_for(recording, protocol)


def _lines(recording: Recording, result: Validated) -> list[Text]:
    if result.judgement is Judgement.EXPLAINED:
        return [Text(f"Consistent: a run of {len(result.steps)} steps explains it.", style="green")]
    if result.judgement is Judgement.UNKNOWN:
        reason = printable(result.reason)
        text = f"Unknown: after event {result.event} of {result.events}, {reason} ({result.places:,} states)."
        return [Text(text, style="yellow")]
    lines = [
        Text(f"Not explained after event {result.event} of {result.events}.", style="bold red"),
        Text(f"Seen then: {printable(result.reason)}"),
        Text("States of the model that are consistent with the events before:"),
    ]
    shown = _states(result)
    lines += [Text(f"    {state}") for state in shown[:SHOWN_STATES]]
    if len(shown) > SHOWN_STATES:
        lines.append(Text(f"    and {len(shown) - SHOWN_STATES} more (--json has them)", style="dim"))
    return lines


def _states(result: Validated) -> list[str]:
    """The last consistent states, as far as they differ in what brokers show."""
    return list(dict.fromkeys(_shown(in_model(state, has_epochs=True)) for state in result.states))


def _shown(snapshot: Snapshot) -> str:
    brokers = (f"b{b} {str(replica).replace(chr(10), ' ')}" for b, replica in enumerate(snapshot.replicas))
    return f"{'   '.join(brokers)}   ISR {','.join(map(str, snapshot.isr))}"


def _json(recording: Recording, system: System, result: Validated) -> dict[str, object]:
    return {
        "release": recording.kafka,
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
