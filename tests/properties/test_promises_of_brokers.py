"""Promises of brokers that must say something, and say no more than is meant."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from tideproof import Protocol, not_fair, weakly_fair
from tideproof.model.language.properties import Property, Status, Verdict
from tideproof.model.language.state import ModelError
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.liveness.search import keep
from tideproof.properties.invariants import promises


def decided(protocol: Protocol, promise: Property, **bounds: int) -> Verdict:
    return keep(protocol, protocol.bounded(**bounds), [promise]).verdicts[0]


def test_eligible_leader_replicas_get_elected() -> None:
    """With them the ISR becomes empty when the last leader is lost. Where no broker is heard of again none leads."""
    protocol, small = PROTOCOLS["kafka-4.1"], {"log_size": 1, "records": 1, "epochs": 3}
    held = decided(protocol, promises.leader_gets_elected, **small)
    assert held.status is Status.HOLDS and "vacuously" not in held.how
    unheard = protocol.variation("unheard", "…", "…", unfence=not_fair(protocol.slots["unfence"]))
    assert decided(unheard, promises.leader_gets_elected, **small).depth == 4  # two are fenced, and both read it


def test_an_acknowledged_record_need_not_be_where_the_partition_has_no_replica() -> None:
    small = {"log_size": 1, "records": 1, "epochs": 2, "acks": -1, "reassignments": 1}
    assert decided(PROTOCOLS["kafka-4.1"], promises.acked_gets_everywhere, **small).status is Status.HOLDS


def test_a_promise_of_which_nothing_can_wait_holds_vacuously() -> None:
    """With KRaft up to 3.5 a smaller ISR takes an epoch, and so does the loss of its last member: none is left."""
    for epochs, vacuous in ((3, True), (4, False)):
        small = {"log_size": 1, "records": 1, "epochs": epochs}
        verdict = decided(PROTOCOLS["kafka-3.3-kraft"], promises.leader_gets_elected, **small)
        assert verdict.status is Status.HOLDS and verdict.how.startswith("vacuously") is vacuous


def test_steps_that_are_fair_together_are_named_as_alternatives() -> None:
    protocol = PROTOCOLS["kafka-4.1"]
    bounds = protocol.bounded(log_size=1, records=1, epochs=2)
    details = keep(protocol, bounds, [promises.isr_change_ends]).details
    assert "ControllerAlterIsr or ControllerRefuseIsr" in str(details[-2])


@pytest.mark.parametrize("as_one", [False, True])
def test_actions_of_other_parameters_cannot_be_fair_together(as_one: bool) -> None:
    """Fairness of them together would silently be that of each."""
    protocol = PROTOCOLS["kafka-2.5"]
    first, second = protocol.slots["become_leader"], protocol.slots["shrink_isr" if not as_one else "become_leader"]
    either = partial(weakly_fair, together="either")
    slots = {**protocol.slots, "become_leader": either(first), "shrink_isr": either(second, as_one=as_one)}
    slots["shrink_isr"] = replace(slots["shrink_isr"], name="LeaderShrinkIsr")
    with pytest.raises(ModelError, match="are fair together"):
        replace(protocol, slots=slots)
