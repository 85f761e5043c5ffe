"""Unclean recovery: whom the controller elects when the ISR and the eligible leader replicas are lost (KIP-966)."""

from __future__ import annotations

import pytest
from support.scenarios import enabled, end, schedule

from tideproof.model.language.properties import Status
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import Run
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.broker import acked_survive

SIMPLE = {"replicas": 2, "epochs": 4, "acks": -1, "unclean": 1, "fail_stop": 1, "preferred_elections": 0}
TWO = {**SIMPLE, "log_size": 2, "records": 3}

FORMER = "LeaderAppend b0; LeaderAppend b0; ControllerFenceLeader b1; BecomeLeader e1 b1; LeaderAppend b1"
"""b0 has written r1 and r2, which nobody else has, and fails; b1 leads in the next epoch, and has written r3 alone."""
LOST = f"{FORMER}; ControllerFenceLast; CrashAndRestart b1; CrashAndRestart b0"
"""b1 fails, too, and both return. With min.insync.replicas 1 only b1 was eligible, and it did not stop cleanly."""


def lost(protocol: str, steps: str = LOST) -> Run:
    return schedule(protocol, steps, **TWO, crashes=2)


def test_last_known_elr_is_kept_until_the_isr_is_large_enough() -> None:
    s = end(lost("last-epoch-balanced"))
    assert (s.quorum_isr, s.elr, s.last_known_elr, s.last_leader) == ((False, False), (False, False), (False, True), -1)
    both = f"{LOST}; ControllerUnfence b0; ControllerUnfence b1; ElectUnclean b1"
    assert end(lost("last-epoch-balanced", both)).last_known_elr == (False, False)


@pytest.mark.parametrize(
    ("protocol", "elected"),
    [
        ("last-epoch-of-all", {"ElectUnclean b1"}),
        ("longest-log-of-all", {"ElectUnclean b0"}),
        ("last-epoch-balanced", {"ElectUnclean b1"}),
        ("longest-log-balanced", {"ElectUnclean b1"}),  # b0 is not asked
    ],
)
def test_unclean_recovery_elects_by_mode_and_log(protocol: str, elected: set[str]) -> None:
    back = f"{LOST}; ControllerUnfence b0; ControllerUnfence b1"
    assert {step for step in enabled(lost(protocol, back)) if step.startswith("Elect")} == elected


@pytest.mark.parametrize(("whom", "elects"), [("balanced", False), ("of-all", False), ("aggressive", True)])
def test_only_the_aggressive_mode_does_not_wait_for_all_replicas(whom: str, elects: bool) -> None:
    one = f"{FORMER}; ControllerFenceLast; CrashAndRestart b0; ControllerUnfence b0"
    assert ("ElectUnclean b0" in enabled(lost(f"last-epoch-{whom}", one))) is elects


def test_the_last_leader_is_elected_if_no_logs_are_compared() -> None:
    back = f"{LOST}; ControllerUnfence b1"
    assert end(lost("kafka-4.1", back)).quorum_leader == 1
    assert end(lost("last-epoch-balanced", back)).quorum_leader == -1


POWER = {**SIMPLE, "log_size": 1, "records": 2, "min_insync_replicas": 2}


@pytest.mark.parametrize(
    ("protocol", "bounds", "status", "number"),
    # States of this model, or steps of the shortest counterexample.
    [
        ("longest-log-of-all", {**TWO, "crashes": 2}, Status.VIOLATED, 12),
        ("last-epoch-balanced", {**POWER, "power_losses": 1}, Status.HOLDS, 12_607),
        ("last-epoch-balanced", {**POWER, "power_losses": 2}, Status.VIOLATED, 13),
        ("last-epoch-aggressive", {**POWER, "power_losses": 1}, Status.VIOLATED, 11),
    ],
)
def test_acknowledged_records_survive_unclean_recovery_by_mode(
    protocol: str, bounds: dict[str, int], status: Status, number: int
) -> None:
    of = PROTOCOLS[protocol]
    with explore(of, of.bounded(**bounds), [acked_survive], stop_when_decided=True) as found:
        assert (found.verdicts[0].status, found.verdicts[0].depth or found.distinct_states) == (status, number)
