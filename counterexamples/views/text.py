"""A run as text: one line for each step, one column for each broker, and marks at changed cells."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import Field
from typing import Any

from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from tideproof.counterexamples.views.client_cells import (
    DECISIONS,
    OUTCOMES,
    chosen,
    client_cells,
    client_legend,
    more_offsets,
)
from tideproof.counterexamples.views.kraft_cells import LEGEND as KRAFT_LEGEND
from tideproof.counterexamples.views.kraft_cells import kraft_cells
from tideproof.model.language.actions import Instance, members, shown_broker, shown_brokers, shown_entry, shown_record
from tideproof.model.language.properties import Property
from tideproof.model.language.space import Space, Variable
from tideproof.model.language.state import NIL, Domain, State, declared
from tideproof.model.language.system import System
from tideproof.model.protocols.atomic.async_isr import AsyncIsrState, high_watermark
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.protocols.broker.alter_isr import AlterIsrState
from tideproof.model.protocols.broker.releases.fencing import FencingState
from tideproof.model.protocols.broker.releases.kafka_4_1 import ElrState
from tideproof.model.protocols.broker.releases.reassigning import ReassigningState
from tideproof.model.protocols.broker.state import FETCHED, IDLE, BrokerState
from tideproof.model.protocols.chain.chain import ChainState, servers
from tideproof.model.protocols.chain.reads import MarkedChainState
from tideproof.model.protocols.kraft.state import KraftState
from tideproof.model.runs.replay import Run

Cells = Mapping[str, str]
"""The cells of a state, by the headings of columns."""


ID_NAMES: dict[str, Callable[[int], str]] = {
    "replicas": shown_broker,
    "records": shown_record,
    "epochs": "e{}".format,
    "transactions": "t{}".format,
    "versions": "v{}".format,
}
"""How ids are shown, by the bound that counts them."""

VALUE_NAMES: dict[str, Mapping[int, str]] = {"outcome": OUTCOMES, "outcome_of": OUTCOMES, "decision": DECISIONS}
"""Names of the values of a variable, by its field."""


def shown_value(space: Space, variable: Variable, value: int) -> str:
    """A variable's value as text: `b1`, `r1`, `e0`, or a number."""
    return _shown(variable.field, space.domain(variable), value)


def _shown(field: str, domain: Domain, value: int) -> str:
    if domain.is_bool:
        return "true" if value else "false"
    names = domain.names or VALUE_NAMES.get(field, {})
    if value in names:
        return names[value]
    name = ID_NAMES.get(domain.of)
    if name is None:
        return str(value)
    return name(value) if value != NIL else "none"


def for_ever(loop_from: int, steps: int) -> str:
    """What goes on for ever in a run of so many steps, of which those after `loop_from` repeat."""
    after = f"after step {loop_from}" if loop_from else "from the initial state on"
    match steps - loop_from:
        case 0:
            return f"{after} no step need come any more"
        case 1:
            return f"{after} the last step can repeat for ever"
        case many:
            return f"{after} the last {many} steps can repeat for ever"


def verdict_in_words(prop: Property, violated_at: int | None, steps: int) -> str:
    """The verdict on a property in a run of `steps` steps: `Candidate fails after step 3`."""
    if prop.is_promise:
        if violated_at is None:
            return f"{prop.name}: no counterexample, which is a run with a loop that leaves out no fair step"
        return f"{prop.name} fails: {for_ever(violated_at, steps)}"
    if violated_at is not None:
        return f"{prop.trace_shows} {f'after step {violated_at}' if violated_at else 'in the initial state'}"
    return f"{prop.name} {f'is not found in {steps}' if prop.is_witness else f'holds after each of the {steps}'} steps"


def shown_field(space: Space, variable: Variable) -> str:
    """A variable's field, without the ghost's prefix if the name is unique."""
    short = variable.field.removeprefix(f"{variable.ghost}.")
    return variable.field if short in space.shared_names else short


def shown_variable(space: Space, variable: Variable) -> str:
    """A variable's name with brokers' names as indices: `log[b1][0]`."""
    kinds = zip(variable.index, space.index_kinds(variable), space.shown_indices(variable), strict=True)
    indices = (f"[{(show or ID_NAMES.get(kind, str))(index)}]" for index, kind, show in kinds)
    return shown_field(space, variable) + "".join(indices)


def _log(s: Any, replica: int) -> str:
    """The log with a bar at the high watermark: `r1e0 r2e1|r3e1`; a dot stands for a deleted record."""
    entries = [
        "·" if s.has_deleted(replica, offset) else shown_entry(record, epoch)
        for offset, (record, epoch) in enumerate(zip(s.log[replica], s.log_epoch[replica], strict=True))
        if record != NIL
    ]
    hw = s.hw[replica]
    return " ".join(entries[:hw]) + "|" + " ".join(entries[hw:])


def _replication(s: Any) -> Cells:
    cells = {}
    for r in range(s.bounds.replicas):
        role = "-" if s.leader[r] == NIL else f"L{s.epoch[r]}" if s.leader[r] == r else f"F{s.epoch[r]}"
        isr = _members(s.isr[r]) if s.leader[r] == r else ""
        cells[shown_broker(r)] = f"{role}{isr} {_log(s, r)} {s.leo[r]}/{s.hw[r]}"
    epoch = "-" if s.quorum_epoch == NIL else f"e{s.quorum_epoch}"
    cells["controller"] = f"{epoch} {shown_broker(s.quorum_leader)} {_members(s.quorum_isr)}"
    return cells


def _members(isr: Any) -> str:
    """A set of brokers in short form, by number: `{02}`."""
    return shown_brokers(isr).replace("b", "").replace(",", "" if len(isr) <= 10 else ",")


CHANGED = " > marks what the step changed."

REPLICATION_LEGEND = (
    "Brokers: L leads or F follows, as the broker itself believes, in the leader epoch behind it; {} the ISR that a "
    "leader knows; then the log, each record r1, r2 … with the epoch it was written in, | at the high watermark; then "
    "log end offset/high watermark. The controller: epoch, leader and ISR."
)


def responses(s: Any, replica: int) -> Iterator[tuple[int, tuple[int, int, int, int]]]:
    """The responses under way to a broker: the sender of a late one (else NIL), kind, record, epoch, offset."""
    if s.answer[replica] != IDLE:
        yield NIL, (s.answer[replica], s.answer_record[replica], s.answer_epoch[replica], s.answer_offset[replica])
    for sender, late in enumerate(s.late_response[replica] if s.bounds.late_responses else ()):
        if late != IDLE:
            places = (s.late_record, s.late_epoch, s.late_offset)
            record, epoch, offset = (place[replica][sender] for place in places)
            yield sender, (late, record, epoch, offset)


def _response(kind: int, record: int, epoch: int, offset: int) -> str:
    """The content of a response: a record and the high watermark, or the end of an epoch."""
    end = "?" if offset == NIL else offset
    if kind == FETCHED:
        return f"{'' if record == NIL else f'{shown_entry(record, epoch)} '}hw{end}"
    return f"{'' if epoch == NIL else f'e{epoch} '}end{end}"


CHANGES: dict[Any, str] = dict(enumerate(("", "asks", "granted", "refused", "will ask")))
"""The fate of the ISR that a leader asked for, or is about to ask for (`kafka-15221`)."""


def _replicas(s: ReassigningState, broker: int) -> str:
    if not s.hosts[broker]:
        return " none"
    return f" knows {_members(s.known[broker])}" if any(s.known[broker]) and s.known[broker] != s.assigned else ""


def _broker(s: Any) -> Cells:
    cells = dict(_replication(s))
    for r in range(s.bounds.replicas):
        cell = cells[shown_broker(r)]
        if s.leader[r] == r:
            cell += f" [{','.join(str(leo) for other, leo in enumerate(s.remote_leo[r]) if other != r)}]"
        if isinstance(s, AlterIsrState) and any(s.proposed[r]):
            cell += f" {CHANGES[s.change[r]]} {_members(s.proposed[r])}"
        cell += more_offsets(s, r)
        if isinstance(s, ReassigningState) and s.bounds.reassignments:
            cell += _replicas(s, r)
        if s.truncating[r]:
            cell += " T"
        if s.bounds.fail_stop and s.down[r]:
            cell += " down"
        for sender, content in responses(s, r):
            cell += f" {'' if sender == NIL else shown_broker(sender)}<{_response(*content)}"
        cells[shown_broker(r)] = cell
    if isinstance(s, FencingState):
        sets = [("fenced", s.fenced), ("elr", s.elr if isinstance(s, ElrState) else ())]
        if isinstance(s, ReassigningState) and not all(s.assigned):
            sets.append(("replicas", s.assigned))
        cells["controller"] += "".join(f" {word} {_members(members)}" for word, members in sets if any(members))
    cells |= client_cells(s)
    return cells


BROKER_LEGEND = (
    f"{REPLICATION_LEGEND} []: the remote LEOs that a leader has for the others. T: has to truncate before it fetches. "
    "<: the response on its way to the broker, with a record and the high watermark, or with the end of an epoch."
)


ALTER_ISR_LEGEND = (
    "asks: the ISR that the leader has asked the controller for; granted: the controller has written it, and the "
    "leader does not know."
)

FENCING_LEGEND = (
    "The controller also: the brokers that are fenced, and elr, the eligible leader replicas. refused: the controller "
    "has refused an ISR, and the leader does not know."
)

REASSIGNING_LEGEND = (
    "replicas: those of the partition, where not all brokers are. knows: the replicas that a leader knows of, where it "
    "has not read which they are. none: the broker has no log of the partition."
)


def _async_isr(s: Any) -> Cells:
    return {
        "offsets": " ".join(map(str, s.offsets)),
        "HW": str(high_watermark(s)),
        "leader's ISR": f"v{s.leader_version} {shown_brokers(s.leader_isr)}",
        "pending": shown_brokers(s.pending_isr),
        "controller's ISR": f"v{s.controller_version} {shown_brokers(s.controller_isr)}",
    }


ASYNC_ISR_LEGEND = (
    "Offsets are the log end offsets of the brokers, the leader b0 first; HW the leader's high watermark; an ISR has "
    "its version in front; pending are the replicas in the leader's request."
)


def _role(s: Any, server: int) -> str:
    if not s.member[server]:
        return "out" if s.up[server] else "stopped"
    ends = ["head"] * (not any(s.member[:server])) + ["tail"] * (not any(s.member[server + 1 :]))
    role = "+".join(ends) or "middle"
    return role if s.up[server] else f"{role}, stopped"


def _names(log: Any) -> str:
    return " ".join(shown_record(record) for record in log if record != NIL)


def _chain(s: Any) -> Cells:
    cells = {}
    for r in range(servers(s.bounds)):
        log = _names(s.log[r])
        if isinstance(s, MarkedChainState) and "tail" not in _role(s, r):
            marks: Any = s.mark
            log = f"{_names(s.log[r][: marks[r]])}|{_names(s.log[r][marks[r] :])}"
        believes = "" if not s.believes_tail[r] or "tail" in _role(s, r) else ", believes to be tail"
        cells[shown_broker(r)] = f"{_role(s, r)}{believes} {log or '-'}" if s.up[r] else _role(s, r)
    cells["read"] = (_names(s.answer) or "nothing") if s.reading else ""
    return cells


CHAIN_LEGEND = (
    "Servers in the order of the chain: its head and its tail as the master knows them; out, a spare that has not "
    "joined or a server that was removed; then the log, each record r1, r2 …, with | at the mark below which the "
    "server knows its records to be acknowledged, where it keeps one. What the tail has is acknowledged. read: what "
    "the step returned to a reader."
)

VIEWS: dict[type[State], tuple[Callable[[Any], Cells], str]] = {
    BrokerState: (_broker, BROKER_LEGEND + CHANGED),
    ReplicationState: (_replication, REPLICATION_LEGEND + CHANGED),
    AsyncIsrState: (_async_isr, ASYNC_ISR_LEGEND + CHANGED),
    ChainState: (_chain, CHAIN_LEGEND + CHANGED),
    KraftState: (kraft_cells, KRAFT_LEGEND + CHANGED),
}
"""How states are shown, by their type: the cells, and the legend."""


def of_its_controller(text: str, state_type: type[State]) -> str:
    """The text in the words of the mode: with KRaft brokers read metadata records, and receive no LeaderAndIsr."""
    if not issubclass(state_type, FencingState):
        return text
    return text.replace("LeaderAndIsr request", "metadata record").replace("LeaderAndIsr", "metadata record")


def view_of(state_type: type[State]) -> tuple[Callable[[Any], Cells], str]:
    for known, view in VIEWS.items():
        if issubclass(state_type, known):
            return view
    return _all_variables, f"Every variable of the state by its name.{CHANGED}"


def legend_of(system: System) -> str:
    """The legend of the cells of a system, with the clients of its configuration."""
    kind, b = system.protocol.state, system.bounds
    if not issubclass(kind, BrokerState):
        return view_of(kind)[1]
    legend = chosen(
        (True, BROKER_LEGEND),
        (issubclass(kind, AlterIsrState), ALTER_ISR_LEGEND),
        (issubclass(kind, FencingState), FENCING_LEGEND),
        (b.get("reassignments"), REASSIGNING_LEGEND),
        (b.late_responses, "b1<: a late response from b1, for a request of an earlier epoch."),
        (b.transactions, "S: a broker's last stable offset."),
        (b.delete_records, "from: its log start, with · for each record below."),
        (True, client_legend(b)),
    )
    return legend + CHANGED


_ALL_OF_IT = "Notation: tideproof list trace"


def notation(system: System) -> str:
    """What a reader needs to begin with a table of states, in three lines."""
    kind = system.protocol.state
    if not issubclass(kind, ReplicationState):
        return _ALL_OF_IT
    more = "; [log ends that a leader knows]; <a response under way" if issubclass(kind, BrokerState) else ""
    return (
        "L leads or F follows in that leader epoch; {ISR}; log with | at the high watermark; "
        f"log end offset/high watermark{more}. {_ALL_OF_IT}"
    )


def _all_variables(s: Any) -> Cells:
    return {field.name: _shown_values(field, getattr(s, field.name)) for field in declared(type(s))}


def _shown_values(field: Field[Any], values: Any) -> str:
    """A value or a grid: flags as the set of true indices, other values in their order."""
    domain, per = field.metadata["domain"], field.metadata["per"]
    if not isinstance(values, tuple):
        return _shown(field.name, domain, values)
    if any(isinstance(row, tuple) for row in values):
        return " / ".join(_shown_values(field, row) for row in values)
    if domain.is_bool:
        named = getattr(per[-1], "show", None) or ID_NAMES.get(per[-1], str)
        return "{" + ",".join(map(named, members(values))) + "}"
    return " ".join(_shown(field.name, domain, value) for value in values)


def rows_of(run: Run) -> list[Cells]:
    cells_of, _ = view_of(run.system.protocol.state)
    return [cells_of(full_state[0]) for full_state in run.states]


def short_step(step: Instance) -> str:
    """The action's name and its parameters without their names: `BecomeLeader e0 b1`."""
    kinds = step.action.parameters
    return " ".join([step.action.name, *(kinds[name].show(value) for name, value in step.parameters.items())])


PROSE_COLUMNS = 100
"""Longer lines of prose are hard to read. Tables of states may be as wide as the terminal."""


def run_table(run: Run, width: int, legend: bool = True) -> RenderableType:
    """The run as a table, optionally with its legend, for a terminal of this width."""
    states = [full_state[0] for full_state in run.states]
    table = states_table(states, ["", *map(short_step, run.steps)], width)
    explained = Constrain(Text(legend_of(run.system), style="italic dim"), PROSE_COLUMNS)
    return Group(table, "", explained) if legend else table


def states_table(states: Sequence[State], steps: Sequence[str], width: int, first: int = 0) -> Table:
    """A table of states, each with the step that led to it, numbered from `first`."""
    cells_of, _ = view_of(type(states[0]))
    rows = [cells_of(state) for state in states]
    taken = sum(2 + max(len(heading), *(len(cells[heading]) for cells in rows)) for heading in rows[0])
    room = max(12, width - taken - 2 - len(str(first + len(steps))))
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("", justify="right")
    table.add_column("step", no_wrap=True)
    for heading in rows[0]:
        table.add_column(escape(" " + heading), overflow="fold")
    for number, (step, before, cells) in enumerate(zip(steps, [rows[0], *rows[:-1]], rows, strict=True)):
        shown = [
            Text(f">{cell}", style="bold yellow")
            if cell != before[heading]
            else Text(f" {cell}", style="dim" * (number > 0))
            for heading, cell in cells.items()
        ]
        table.add_row(str(first + number), Text(_folded(step, room)), *shown)
    return table


def changes(before: State, after: State) -> str:
    """The variables in which two states differ: `hw[b0] from 0 to 1`."""
    space = Space((type(before),), before.bounds)
    leaves = zip(space.variables, space.leaves((before,)), space.leaves((after,)), strict=True)
    return "; ".join(
        f"{shown_variable(space, v)} from {shown_value(space, v, old)} to {shown_value(space, v, new)}"
        for v, old, new in leaves
        if old != new
    )


def _folded(step: str, width: int) -> str:
    """Wraps a step to this width, breaking its CamelCase name between words."""
    lines = [""]
    for part in re.findall(r"[A-Z][^A-Z ]*|\s\S+", step):
        if len(lines[-1]) + len(part) > width and lines[-1]:
            lines.append(" ")
        lines[-1] += part
    return "\n".join(lines)
