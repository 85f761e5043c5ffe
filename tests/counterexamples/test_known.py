"""Known violations in larger configurations, which `check` names beside `holds`."""

from __future__ import annotations

import json

from support.cli import Cli

from tideproof.counterexamples.known import known_violations
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.invariants.catalogue import property_named


def known(name: str, prop: str, of_sizes_alone: bool = False, **bounds: int) -> list[str]:
    protocol = PROTOCOLS[name]
    found = known_violations(protocol, protocol.bounded(**bounds), property_named(prop, protocol), of_sizes_alone)
    return [str(run) for run in found]


def test_known_violations_are_the_nearest_by_size_and_by_option() -> None:
    """KAFKA-14704: what is left after the truncation takes four epochs, what was reported an option."""
    said = "LogMatch: a known run of {} steps violates it with {} (see tideproof museum {})"
    of_sizes = said.format(11, "--epochs 4", "hw-taken-before-truncation")
    with_option = said.format(7, "--late-truncations 1", "a-follower-shows-what-it-truncates")
    assert known("kafka-2.8.1", "LogMatch", log_size=1, epochs=2) == [of_sizes, with_option]
    assert known("kafka-2.8.1", "LogMatch", True, log_size=1, epochs=2) == [of_sizes]


def test_a_known_run_counts_only_if_the_protocol_allows_it() -> None:
    """The stale remote LEO: the schedule is the same, and with the rule of `kafka-2.5-fixed` it does no harm."""
    (found,) = known("kafka-2.5", "Candidate", True)
    assert (
        found
        == "Candidate: a known run of 11 steps violates it with --replicas 3 (see tideproof museum stale-remote-leo)"
    )
    assert known("kafka-2.5-fixed", "Candidate", True) == []
    mine = PROTOCOLS["kafka-2.5"].variation("mine", "title", "story")
    assert known_violations(mine, mine.bounded(), property_named("Candidate", mine), of_sizes_alone=True)


def test_another_acks_is_not_a_larger_bound() -> None:
    """With acks=1 a shorter run loses an acknowledged record; that says nothing of acks=all."""
    for found in known("kafka-2.5", "AckedSurvive", acks=-1, min_insync_replicas=2):
        assert "--acks" not in found


def test_check_names_known_violations_beside_verdicts(cli: Cli) -> None:
    asked = ("check", "kafka-2.8.1", "-p", "LogMatch", "--log-size", "1", "--epochs", "2")
    said = "LogMatch: a known run of 7 steps violates it with --late-truncations 1"
    assert said in " ".join(cli(*asked).stdout.split())
    found = json.loads(cli(*asked, "--json").stdout)["known_violations"]
    assert [(run["steps"], run["larger"]) for run in found] == [(11, {"epochs": 4}), (7, {"late_truncations": 1})]
    violated = cli(*asked, "--late-truncations", "1", "--json")
    assert json.loads(violated.stdout)["known_violations"] == []


def test_check_says_where_an_option_makes_no_difference(cli: Cli) -> None:
    """Since 3.4.1 a follower takes no high watermark from where the logs diverge: there is no step in between."""
    asked = ("-p", "LogMatch", "--log-size", "1", "--epochs", "2", "--late-truncations", "1")
    said = "--late-truncations makes no difference"
    assert said in cli("check", "kafka-3.4.1", *asked).stdout
    assert said not in cli("check", "kafka-2.8.1", *asked).stdout
