"""What must hold of log starts, and of what was deleted."""

from __future__ import annotations

from tideproof.model.language.algebra import Bool, all_of, any_of, implies, not_
from tideproof.model.language.properties import invariant
from tideproof.model.protocols.broker.state import BrokerState, leads
from tideproof.model.protocols.broker.steps.deleting import start_at


@invariant(BrokerState, needs={"delete_records": 1})
def follower_bounds(s: BrokerState) -> Bool:
    """On followers too the high watermark is not below the log start."""
    return all_of(*(implies(not_(leads(s, r)), start <= s.hw[r]) for r, start in enumerate(s.log_start)))


@invariant(BrokerState, needs=({"delete_records": 1}, {"replicas": 2}))
def low_watermark(s: BrokerState) -> Bool:
    """The low watermark that a leader knows is not above the log start of any replica."""
    brokers = range(len(s.log_start))
    return all_of(
        *(
            implies(leads(s, leader), any_of(*(start_at(s, leader, other) <= s.log_start[r] for other in brokers)))
            for leader in brokers
            for r in brokers
        )
    )


@invariant(BrokerState, needs={"delete_records": 1})
def deleted_stay(s: BrokerState) -> Bool:
    """The leader whom the controller knows does not show again what DeleteRecords was answered for."""
    return all_of(
        *(
            implies(all_of(leads(s, r), s.quorum_leader == r, s.epoch[r] == s.quorum_epoch), s.deleted <= start)
            for r, start in enumerate(s.log_start)
        )
    )


LOG_STARTS = (follower_bounds, low_watermark, deleted_stay)
