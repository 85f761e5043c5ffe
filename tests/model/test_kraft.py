"""`kraft-3.5` and `kip-966` against TLC on the modules that they follow."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.kraft_messages import AUXILIARY, MessageSystem, Node

from tideproof.model.language.algebra import all_of, any_of
from tideproof.model.language.properties import Status
from tideproof.model.language.state import NIL
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.protocols.kraft import controller
from tideproof.model.protocols.kraft.rules import KraftProtocol
from tideproof.model.protocols.kraft.steps import fetching
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.catalogue import properties_of

ROWS = json.loads((Path(__file__).parent.parent / "kraft_counts.json").read_text())["rows"]

CHECKED_BY_TLC = {
    "LeaderCompletenessProperty",
    "LeaderCandidateCompletenessProperty",
    "ReplicationQuorumSupersetProperty",
    "LogMatchingProperty",
    "MetadataLogMatchingProperty",
    "ConsistentReadProperty",
    "NoCommittedRecordLostGlobally",
    "MinIsrRecoveryQuorum",
}

MUTANTS: dict[str, dict[str, Callable[..., Any]]] = {
    "": {},
    "no-incarnation-check": {"is_for_this_start": lambda s, broker, number: True},
    "fetcher-not-reset-on-new-epoch": {"fetches_anew": lambda s, broker, version: False},
    "join-below-hw": {
        "may_join": lambda s, leader, r: all_of(
            s.remote_leo[leader][r] != NIL, s.remote_leo[leader][r] >= s.epoch_start[leader]
        )
    },
    "join-below-leso": {
        "may_join": lambda s, leader, r: all_of(s.remote_leo[leader][r] != NIL, s.remote_leo[leader][r] >= s.hw[leader])
    },
    "response-epoch-not-compared": {"fits": fetching.is_for_its_offset},
    "no-broker-epochs": {"is_eligible": lambda s, member, epoch: s.unfenced[member]},
    "eligibility-not-checked": {
        "is_eligible": lambda s, member, epoch: any_of(epoch == 0, s.registered_epoch[member] == epoch)
    },
    "hw-over-committed-isr": {"waits_for": lambda members, proposed: members},
    "shrink-at-once": {"waits_for": lambda members, proposed: proposed},
    "request-epoch-not-fenced": {"serves": lambda s, leader, epoch: True},
    "hw-below-min-isr": {"may_advance": lambda s, members: True},
    "unclean-keeps-membership": {"admits": controller.admit_as_unfenced},
}
"""The mutants of which TLC was asked, each by the rule that it changes."""


NIGHTLY_ABOVE, NIGHTLY_ABOVE_WITH_MESSAGES = 10_000, 12_000


def protocol_of(name: str, mutant: str) -> KraftProtocol:
    protocol = PROTOCOLS[name]
    assert isinstance(protocol, KraftProtocol)
    if not mutant:
        return protocol
    rules, more = protocol.rules.but(**MUTANTS[mutant]), {"state": protocol.state, "bounds": protocol.bounds}
    return KraftProtocol.of(protocol.steps, rules, name=mutant, title=mutant, story="", source="", **more)


IDENTITIES: dict[str, Callable[[MessageSystem], Callable[[Node], object]]] = {
    "all variables": lambda system: lambda node: node,
    "exact, no cycles": lambda system: lambda node: node.words,
    "view, no cycles": lambda system: lambda node: system.view(node.words),
}


def rows(*identities: str, violated: bool = False) -> list[Any]:
    """Rows of TLC's results of these identities; large ones belong to the nightly tier."""
    chosen = [row for row in ROWS if row[3] in identities and (row[6] is not None) == violated]
    return [pytest.param(*row, id="-".join(map(str, row[:5])), marks=tier(*row[3:5])) for row in chosen]


def tier(identity: str, states: int) -> list[pytest.MarkDecorator]:
    """Where the messages that were taken in are part of a state, the search is one in Python, and takes seconds."""
    if states > NIGHTLY_ABOVE or (states > NIGHTLY_ABOVE_WITH_MESSAGES and identity in IDENTITIES):
        return [pytest.mark.nightly]
    return []


def test_every_row_is_tested() -> None:
    asked = rows("exact") + rows("view") + rows("all variables", "exact, no cycles", "view, no cycles")
    violated = rows("exact", "view, no cycles", violated=True)
    assert len(asked) + len(violated) == len(ROWS) == 42


@pytest.mark.parametrize("name, bounds, mutant, identity, states, levels, violated, steps", rows("exact"))
def test_counts_match_tlc(
    name: str, bounds: dict[str, int], mutant: str, identity: str, states: int, levels: int, violated: None, steps: None
) -> None:
    protocol = protocol_of(name, mutant)
    with explore(protocol, protocol.bounded(**bounds), properties_of(protocol)) as found:
        assert (found.distinct_states, found.diameter + 1) == (states, levels)
        assert found.complete
        assert {v.property.name for v in found.verdicts if v.status is not Status.HOLDS} == set()


@pytest.mark.parametrize("name, bounds, mutant, identity, states, levels, violated, steps", rows("view"))
def test_counts_under_the_published_view_match_tlc(
    name: str, bounds: dict[str, int], mutant: str, identity: str, states: int, levels: int, violated: None, steps: None
) -> None:
    """The states that differ in more than the limits of the search and in what only producers' answers hang on."""
    protocol = protocol_of(name, mutant)
    with explore(protocol, protocol.bounded(**bounds), []) as found:
        dropped = found.system.space.bits(AUXILIARY)
        seen = {
            tuple(w & ~m for w, m in zip(found.visited.state(i), dropped, strict=True))
            for i in range(found.distinct_states)
        }
        assert (len(seen), found.diameter + 1) == (states, levels)


@pytest.mark.parametrize("name, bounds, mutant, identity, states, levels, violated, steps", rows(*IDENTITIES))
def test_counts_of_the_unchanged_module_match_tlc(
    name: str, bounds: dict[str, int], mutant: str, identity: str, states: int, levels: int, violated: None, steps: None
) -> None:
    """With the messages that were taken in, and the guard that reads them."""
    protocol = protocol_of(name, mutant)
    system = MessageSystem(protocol, protocol.bounded(**bounds))
    assert system.count(IDENTITIES[identity](system)) == (states, levels)


@pytest.mark.parametrize(
    "name, bounds, mutant, identity, states, levels, violated, steps", rows("exact", "view, no cycles", violated=True)
)
def test_shortest_counterexamples_have_the_lengths_of_tlc(
    name: str, bounds: dict[str, int], mutant: str, identity: str, states: int, levels: int, violated: str, steps: int
) -> None:
    protocol = protocol_of(name, mutant)
    asked = [p for p in properties_of(protocol) if p.name in CHECKED_BY_TLC]
    with explore(protocol, protocol.bounded(**bounds), asked) as found:
        depths = {v.property.name: v.depth for v in found.verdicts if v.depth is not None}
        assert depths[violated] == steps == min(depths.values())
