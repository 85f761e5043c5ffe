"""A small atlas: cells of two replicas, with what `tideproof check` finds in them, traces included."""

from __future__ import annotations

from collections.abc import Mapping

from tideproof.properties.atlas.cells import Cell
from tideproof.properties.atlas.settings import Fault, Question, Settings
from tideproof.properties.atlas.table import Atlas, Found, Row

BASE = Settings("kafka-3.6-kraft", replicas=2)
READS_UNCLEAN = BASE.but(protocol="kafka-3.8-kraft")
"""3.9 has the rules of 3.8, and reads `unclean.leader.election.enable`."""
ELR = Settings("kafka-4.1", replicas=2, min_isr=2, elr=True)

_ALONE = "LeaderAppend leader=0; ControllerFenceFollower replica=1; LeaderReadIsr leader=0"
_FETCHED = (
    "LeaderAppend leader=0; LeaderAnswerFetch follower=1 leader=0; FollowerAppend follower=1; "
    "LeaderParkFetch follower=1 leader=0"
)
_ACKED = "LeaderAcknowledge leader=0 record=0 offset=0"
_LAST = "ControllerFenceLast; PowerLoss replica=0 end=0; ControllerUnfence replica=0; BecomeLeader epoch=2 replica=0"
_REMOVED = (
    f"LeaderAppend leader=0; ControllerRemoveFollower replica=1; BecomeLeader epoch=1 replica=0; {_ACKED}; "
    "BrokerDeleteReplica replica=1; ControllerAddReplica replica=1; ControllerFenceLeader replica=1; "
    "BecomeLeader epoch=2 replica=1"
)
_UNCLEAN = (
    "LeaderAppend leader=0; LeaderAskShrink leader=0 follower=1; ControllerAlterIsr leader=0; LeaderLearnIsr leader=0; "
    f"{_ACKED}; ControllerFenceLast; ElectUnclean replica=1; BecomeLeader epoch=2 replica=1"
)

_FOUND: list[tuple[Settings, Fault | None, int | str]] = [
    *((BASE, fault, states) for fault, states in (
        (None, 161), (Fault.CRASH, 2926), (Fault.LOST_SESSION, 3603), (Fault.MISSED_EPOCH, 2157),
        (Fault.REASSIGNMENT, 1819), (Fault.DELETION, 483), (Fault.POWER_LOSS, f"{_ALONE}; {_ACKED}; {_LAST}"),
    )),
    *((BASE.but(min_isr=2), fault, states) for fault, states in (
        (None, 144), (Fault.CRASH, 2499), (Fault.LOST_SESSION, 3018), (Fault.MISSED_EPOCH, 2097),
        (Fault.REASSIGNMENT, 1534), (Fault.DELETION, 447),
        (Fault.POWER_LOSS, f"{_FETCHED}; {_ACKED}; ControllerFenceFollower replica=1; {_LAST}"),
    )),
    *((protocol.but(unclean=True), None, _UNCLEAN) for protocol in (BASE, READS_UNCLEAN)),
    (READS_UNCLEAN, None, 161), (READS_UNCLEAN, Fault.POWER_LOSS, f"{_ALONE}; {_ACKED}; {_LAST}"),
    *((protocol.but(acks="1"), None,
       f"LeaderAppend leader=0; {_ACKED}; ControllerFenceLeader replica=1; BecomeLeader epoch=1 replica=1")
      for protocol in (BASE, READS_UNCLEAN)),
    *((ELR, fault, states) for fault, states in (
        (None, 143), (Fault.CRASH, 3539), (Fault.POWER_LOSS, 11205), (Fault.LOST_SESSION, 6301),
        (Fault.MISSED_EPOCH, 2491), (Fault.DELETION, 359), (Fault.REASSIGNMENT, _REMOVED),
    )),
]  # fmt: skip
"""Of each cell the number of its states, or the shortest trace."""


def small_atlas() -> Atlas:
    rows, steps = list[Row](), list[list[tuple[str, Mapping[str, int]]]]()
    for settings, fault, found in _FOUND:
        cell = Cell(settings, [fault] if fault else [], Question.ACKED_LOST)
        if isinstance(found, int):
            rows.append(Row(cell, cell.sizes[0], Found.HOLDS, 20, found, 20, 1.0))
            continue
        trace = [_step(text) for text in found.split("; ")]
        rows.append(Row(cell, cell.sizes[0], Found.VIOLATED, len(trace), 0, 0, 1.0, trace=len(steps)))
        steps.append(trace)
    return Atlas(rows, steps)


def _step(text: str) -> tuple[str, dict[str, int]]:
    name, *parameters = text.split()
    return name, {key: int(value) for key, value in (p.split("=") for p in parameters)}
