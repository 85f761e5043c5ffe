"""The table cells of the protocol with the KRaft controller: brokers, controller, and messages under way."""

from __future__ import annotations

from typing import Any

from tideproof.model.language.actions import shown_broker, shown_brokers, shown_entry, shown_record
from tideproof.model.language.state import NIL
from tideproof.model.protocols.kraft.kip_966 import Kip966State, elr
from tideproof.model.protocols.kraft.state import (
    DIVERGING,
    FOLLOWER,
    LEADER,
    NOTHING,
    RECORDS,
    REQUEST,
    RUNNING,
    isr,
    known_epoch,
    leader,
    leader_epoch,
    replicas,
)

STATUS = ("down", "down, log lost", "starts", "")
ALTERATIONS = ("", "asked", "granted", "ineligible", "fenced")
FETCHES = ("", "fetch", "answer", "diverges", "fenced", "unknown epoch", "not leader")

LEGEND = (
    "Each broker: L leads or F follows in the leader epoch that it knows, then the partition epoch that it knows; the "
    "log, each record r1, r2 … with its leader epoch, and | at the high watermark; {…} the replicas that a leader "
    "waits for. Controller: leader, leader epoch, partition epoch, ISR (and ELR), and the fenced brokers. Under way: "
    "fetches and their answers, follower>leader with the offset; requests for an ISR and their answers, by the "
    "partition epoch that they were made at; registrations."
)


def _log(s: Any, r: int) -> str:
    cells = []
    for offset in range(max(s.leo[r], s.hw[r]) + 1):
        cells.append("|" if offset == s.hw[r] else " " if 0 < offset < s.leo[r] else "")
        cells.append(shown_entry(s.log[r][offset], s.log_epoch[r][offset]) if offset < s.leo[r] else "")
    return "".join(cells)


def _broker(s: Any, r: int) -> str:
    parts = [STATUS[s.status[r]]] if s.status[r] != RUNNING else []
    if s.role[r] in (LEADER, FOLLOWER):
        parts.append(f"{'L' if s.role[r] == LEADER else 'F'}e{known_epoch(s, r)}")
    parts += [f"v{s.known[r]}", _log(s, r)]
    if s.role[r] == LEADER:
        parts.append(shown_brokers(s.maximal_isr[r]))
    return " ".join(parts)


def _controller(s: Any) -> str:
    leads: Any = leader(s)
    parts = [f"{shown_broker(leads)} e{leader_epoch(s)} v{s.version} {shown_brokers(isr(s))}"]
    if isinstance(s, Kip966State):
        parts.append(f"ELR {shown_brokers(elr(s))}")
    if not all(s.unfenced):
        parts.append(f"fenced {shown_brokers([not alive for alive in s.unfenced])}")
    return " ".join(parts)


def _under_way(s: Any) -> str:
    parts = []
    for follower in replicas(s):
        for other in replicas(s):
            if (kind := s.fetch[follower][other]) == NOTHING:
                continue
            record, end = s.fetch_record[follower][other], ""
            if kind == RECORDS:
                end = f" {'nothing' if record == NIL else shown_record(record)} hw {s.fetch_hw[follower][other]}"
            elif kind == DIVERGING:
                end = f" e{s.fetch_last_epoch[follower][other]}:{s.fetch_end[follower][other]}"
            offset = s.fetch_offset[follower][other]
            parts.append(f"{FETCHES[kind]} {shown_broker(follower)}>{shown_broker(other)} @{offset}{end}")
    for version, kind in enumerate(s.alteration):
        if kind != NOTHING:
            parts.append(f"v{version} {ALTERATIONS[kind]} {shown_brokers(s.alteration_isr[version])}")
    for broker, kind in zip(s.registration_of, s.registration, strict=True):
        if kind != NOTHING:
            parts.append(f"{shown_broker(broker)} {'registers' if kind == REQUEST else 'is registered'}")
    return "; ".join(parts)


def kraft_cells(s: Any) -> dict[str, str]:
    brokers = {shown_broker(r): _broker(s, r) for r in replicas(s)}
    return {**brokers, "controller": _controller(s), "under way": _under_way(s)}
