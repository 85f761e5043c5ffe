"""A property needs the bounds that it names, and no others: without them no values of the variables violate it."""

from __future__ import annotations

import pytest
import z3
from support.tiers import daily

from tideproof.model.backends.z3_terms import Moment, Translator, negation, put_in
from tideproof.model.language.properties import Property, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.protocols.atomic.kip_320_as_built import KIP_320_AS_BUILT
from tideproof.model.protocols.broker.releases.kafka_4_1 import KAFKA_4_1
from tideproof.model.protocols.chain.reads import CRAQ
from tideproof.model.protocols.kraft.kip_966 import KIP_966
from tideproof.properties.invariants.catalogue import lemmas_about, properties_of, tutorials_of

TWO = {"replicas": 2, "log_size": 2, "records": 2}
BROKERS = {**TWO, "epochs": 2, "crashes": 1, "power_losses": 1, "acks": -1, "min_insync_replicas": 2, "consumers": 1}
FULL = [
    (KIP_320_AS_BUILT, {**TWO, "epochs": 2}),
    (KIP_966, {"replicas": 2, "records": 2}),
    (CRAQ, {**TWO, "spares": 1}),
    (KAFKA_4_1, {**BROKERS, "transactions": 1, "delete_records": 1}),
    (KAFKA_4_1, {**BROKERS, "outcomes": 1, "retries": 1}),
]
FOR_ANOTHER_REASON = {
    "EmptyAnswerRaisesHw": "one broker fetches from no other",
    "NoDuplicates": "a producer that does not send again writes each record once",
    "NoHangingTransaction": "no record comes after the marker of its transaction",
    "NoneSkipped": "a producer that has one request in flight has none that overtakes another",
    "RecordsInOrder": "a producer that waits for each response sends one record after another",
    "WritesHaveEnoughInSync": "that one is enough, the leader, says nothing",
}


def all_of(protocol: Protocol) -> tuple[Property, ...]:
    return tuple(dict.fromkeys((*properties_of(protocol), *tutorials_of(protocol), *lemmas_about(protocol))))


def can_fail(prop: Property, protocol: Protocol, bounds: Bounds) -> bool:
    """Whether it can be false in a state with any values, observed by ghosts for which it was true in another state."""
    system = watched(protocol, bounds, [prop])
    terms = Translator(system.space)
    state, *seen = system.space.symbols
    then = (state, *(ghost.observe(s, state) for ghost, s in zip(prop.ghosts, seen, strict=True)))
    solver = z3.SolverFor("QF_FD")
    solver.add(terms.now.well_typed(), negation(terms.value(prop.holds(system, then))))
    if prop.ghosts:
        before = Moment.named(system.space.variables, "-")
        values = zip(system.space.variables, terms.now.values, before.values, strict=True)
        shared = [now if v.ghost else old for v, now, old in values]
        held = put_in(terms.value(prop.in_symbols(system)), (terms.now.constants(), Moment(shared).constants()))
        solver.add(before.well_typed(), held)
    return bool(solver.check() == z3.sat)


def with_one_less(protocol: Protocol, full: dict[str, int]) -> list[Bounds]:
    """The full configuration, and those in which one bound is at its least; also where the rules refuse it."""
    least = {spec.name: spec.default if spec.optional else spec.least for spec in protocol.bounds}
    return [Protocol.bounded(protocol, **{**full, **less}) for less in ({}, *({name: least[name]} for name in full))]


@pytest.mark.parametrize("every", daily([6], [6, 1]))
@pytest.mark.parametrize(("protocol", "full"), FULL, ids=lambda x: getattr(x, "name", ""))
def test_a_property_is_vacuous_exactly_if_nothing_can_violate_it(
    protocol: Protocol, full: dict[str, int], every: int
) -> None:
    """In each run in the full configuration and in every sixth of the others."""
    for bounds in with_one_less(protocol, full)[::every]:
        for prop in all_of(protocol):
            if not (prop.is_vacuous(bounds) and prop.name in FOR_ANOTHER_REASON):
                assert prop.is_vacuous(bounds) != can_fail(prop, protocol, bounds), f"{prop.name} {bounds}"
