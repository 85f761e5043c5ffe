"""Rules of 2.7 to 4.1 made wrong one at a time, beside those that are flaws by name: what notices each of them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from support.flaws import recorded_depth

from tideproof.model.language.actions import REPLICA
from tideproof.model.language.algebra import Bool, Int, ite, minimum, not_, put
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.alter_isr import ASKED, GRANTED, NO_CHANGE, AlterIsrState
from tideproof.model.protocols.broker.flaws import FLAWS
from tideproof.model.protocols.broker.releases.kafka_2_0_1 import start_of_leadership
from tideproof.model.protocols.broker.releases.kafka_2_1 import is_in_the_same_epoch
from tideproof.model.protocols.broker.releases.kafka_2_7 import KAFKA_2_7
from tideproof.model.protocols.broker.releases.kafka_3_7_kraft import KAFKA_3_7_KRAFT
from tideproof.model.protocols.broker.releases.kafka_4_1 import KAFKA_4_1, ElrState, may_decide, succeeded
from tideproof.model.protocols.broker.rules import BrokerProtocol, Rules, and_then, step
from tideproof.model.protocols.broker.state import BrokerRule, BrokerState
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.catalogue import property_named

TWO = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3}
ONE_RECORD = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 4}
ENOUGH = {**ONE_RECORD, "min_insync_replicas": 2}


def variation(of: BrokerProtocol, **slots: Any) -> BrokerProtocol:
    return of.variation("wrong", "wrong", "wrong", **slots)


def to_the_leaders_end(rules: Rules, s: BrokerState, follower: int) -> tuple[Int, Bool]:
    return minimum(s.answer_offset[follower], s.leo[follower]), True


def has_reached_the_epoch_only(s: BrokerState, leader: int, follower: int) -> Bool:
    return s.remote_leo[leader][follower] >= start_of_leadership(s, leader)


def least_end_in_what_is_asked_for(s: AlterIsrState, leader: int) -> Int:
    end = s.leo[leader]
    counted = (
        ite(s.change[leader] == NO_CHANGE, *pair) for pair in zip(s.isr[leader], s.proposed[leader], strict=True)
    )
    return minimum(end, *(ite(m, s.remote_leo[leader][r], end) for r, m in enumerate(counted) if r != leader))


@step(leader=REPLICA)
def controller_alter_isr_of_any_epoch(rules: Rules, s: AlterIsrState, leader: int) -> BrokerRule:
    """The controller does not compare leader epochs."""
    yield s.change[leader] == ASKED
    return s.replace(change=put(s.change, leader, GRANTED), quorum_isr=s.proposed[leader])


def always_eligible(before: BrokerState, after: BrokerState, replica: int) -> BrokerState:
    assert isinstance(after, ElrState)
    return after.replace(elr=put(after.elr, replica, before.quorum_isr[replica]))


@step(replica=REPLICA)
def elect_beside_the_isr(rules: Rules, s: ElrState, replica: int) -> BrokerRule:
    """The controller elects an eligible replica, which joins the ISR, though the leader runs."""
    yield may_decide(s)
    yield s.elr[replica]
    yield not_(s.fenced[replica])
    yield s.quorum_leader != NIL
    return succeeded(s, replica, s.quorum_isr, s.elr)


WRONG: Mapping[str, tuple[BrokerProtocol, Mapping[str, int], str, int | None]] = {
    # What is made wrong: the protocol, the configuration, the property, and after how many steps it fails.
    "a leader does not look where the logs diverge": (
        variation(KAFKA_4_1, accepts_fetch=is_in_the_same_epoch, answer_epoch=None), TWO, "Candidate", 6,
    ),
    # No harm: the next fetch finds that the logs still diverge.
    "a follower truncates to the leader's end, not to its own": (
        variation(KAFKA_4_1, truncation=to_the_leaders_end), {**TWO, "epochs": 4}, "Candidate", None,
    ),
    "a follower joins that has not reached the high watermark": (
        variation(KAFKA_4_1, may_join=has_reached_the_epoch_only), ONE_RECORD, "Candidate", 6,
    ),
    "a leader counts the ISR that it has requested": (
        variation(KAFKA_4_1, committed_end=least_end_in_what_is_asked_for), TWO, "Candidate", 3,
    ),
    "the controller writes the ISR that a former leader asks for": (
        variation(KAFKA_2_7, alter_isr=controller_alter_isr_of_any_epoch), TWO, "Candidate", 6,
    ),
    "a replica that stopped uncleanly stays eligible": (
        variation(KAFKA_4_1, power_loss=KAFKA_3_7_KRAFT.steps["power_loss"]),
        {**ENOUGH, "power_losses": 1}, "Candidate", 6,
    ),
    "a replica is eligible that leaves an ISR with enough members": (
        variation(KAFKA_4_1, fence_follower=and_then(KAFKA_4_1.steps["fence_follower"], always_eligible, "replica")),
        ONE_RECORD, "Candidate", 3,
    ),
    # No harm: while the ISR is too small no high watermark rises, so that who is eligible lacks nothing.
    "an eligible replica is elected though the ISR is not empty": (
        variation(KAFKA_4_1, added={"elect_beside_the_isr": elect_beside_the_isr}), ENOUGH, "Durable", None,
    ),
}  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG)
def test_every_wrong_rule_is_detected(wrong: str) -> None:
    protocol, configuration, name, depth = WRONG[wrong]
    with explore(
        protocol, protocol.bounded(**configuration), [property_named(name, protocol)], stop_when_decided=True
    ) as found:
        assert found.verdicts[0].depth == depth


def test_mutation_page_names_what_detects_each_wrong_rule() -> None:
    page = (Path(__file__).parents[2] / "docs" / "internals" / "mutation.md").read_text(encoding="utf-8")
    table = page.partition("| wrong rule | by name | noticed by |")[2].partition("\n\n")[0]
    rows = [line.strip("| ").split(" | ") for line in table.splitlines()[2:]]
    unnamed = {row[0]: row[-1] for row in rows if len(row) == 2 or not row[1]}
    assert unnamed.keys() == WRONG.keys()
    by_name = {row[1].strip("`"): row[2] for row in rows if row[0] not in unnamed}
    flaws = {flaw.wrong.name: (flaw.property, recorded_depth(flaw)) for flaw in FLAWS.values()}
    noticed = {name: (WRONG[name][2], WRONG[name][3]) for name in unnamed} | {name: flaws[name] for name in by_name}
    for name, said in (unnamed | by_name).items():
        prop, depth = noticed[name]
        steps = f"`{prop}`, {depth} step{'s' if depth != 1 else ''}"
        assert said.startswith(f"not `{prop}`: ") if depth is None else said == steps, name
