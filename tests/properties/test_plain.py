"""The search by the rules on ints alone: it finds what the exhaustive engine finds."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from support.cli import Cli, one_line
from support.light import Light, light, plain
from support.tiers import daily

from tideproof.model.language.algebra import Bool
from tideproof.model.language.properties import Property, Status, watched, witness
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import ModelError
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.base import Budget, NoOptions, Reporter, Result
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.plain import Plain
from tideproof.properties.invariants.catalogue import properties_of


def decided(protocol: Protocol, properties: Sequence[Property], budget: Budget | None = None, **bounds: int) -> Result:
    system = watched(protocol, protocol.bounded(**bounds), properties)
    return Plain().run(system, properties, NoOptions(), budget or Budget(), Reporter())


WITH_PLAIN_SEARCH = ["hw-truncation", "kafka-0.10", "kraft-3.5", "chain-suspected", "craq"]


@pytest.mark.parametrize("name", daily(["kafka-0.10", "chain-suspected"], WITH_PLAIN_SEARCH))
def test_plain_search_agrees_with_the_exhaustive_engine(name: str) -> None:
    """The first ones of equal length, too: both take steps in the order of the protocol."""
    protocol = PROTOCOLS[name]
    small = {spec.name: 1 for spec in protocol.bounds if spec.name in ("log_size", "records")}
    bounds = protocol.bounded(**small, replicas=2)
    properties = [p for p in properties_of(protocol) if not (p.is_vacuous(bounds) or p.by_name_only)]
    found = decided(protocol, properties, **bounds)
    with explore(protocol, bounds, properties) as other:
        assert [(v.status, v.how, v.trace) for v in found.verdicts] == [
            (v.status, v.how, v.trace) for v in other.verdicts
        ]
        figures = ("distinct_states", "diameter", "transitions", "levels", "terminal_states", "complete", "ghosts")
        assert {f: found.statistics[f] for f in figures} == {f: other.statistics[f] for f in figures}
        assert {n: k for n, k in found.statistics["actions"].items() if k} == {
            n: k for n, k in other.taken.items() if k
        }


def test_plain_search_finds_a_witness() -> None:
    @witness(Light)
    def breaks(s: Light) -> Bool:
        """It breaks."""
        return s.broken == 1

    (verdict,) = decided(light(), [breaks]).verdicts
    assert (verdict.word(), verdict.depth) == ("found", 3)


def test_a_time_limit_gives_no_verdict() -> None:
    class OfSteps(Budget):
        """It is spent after so many states were taken up."""

        left = 3

        def check(self) -> None:
            self.left -= 1
            if self.left < 0:
                self.stopped = "three states"
            super().check()

    found = decided(light(), [plain(lambda s: s.phase < 9)], OfSteps())
    (verdict,) = found.verdicts
    assert (verdict.status, found.stopped) == (Status.UNKNOWN, "three states")
    assert verdict.how == "budget spent (three states; seen 5 states, all to depth 3)"
    assert not found.statistics["complete"]


def test_a_range_error_ends_a_plain_search() -> None:
    protocol = light(broken=lambda s: s.phase)
    with pytest.raises(ModelError) as other:
        explore(protocol, protocol.bounded(), [])
    with pytest.raises(ModelError, match=re.escape(str(other.value).partition(", under")[0])):
        decided(protocol, [])


def test_properties_with_equal_names_are_refused() -> None:
    always, never = plain(lambda s: True), plain(lambda s: False)
    with pytest.raises(ValueError, match="two properties are named NeverBroken"):
        decided(light(), [always, never])


def test_plain_search_is_on_the_command_line(cli: Cli) -> None:
    small = ("kip-101", "--replicas", "2", "--log-size", "1", "--records", "1", "--epochs", "2")
    ran = {engine: cli("check", *small, "--engine", engine, "-p", "StrongIsr") for engine in ("plain", "exhaustive")}
    assert {r.returncode for r in ran.values()} == {0}
    verdicts = {engine: re.search(r"StrongIsr +(.*)", r.stdout) for engine, r in ran.items()}
    assert verdicts["plain"] and verdicts["exhaustive"] and verdicts["plain"][1] == verdicts["exhaustive"][1]
    refused = cli("check", *small, "--engine", "plain", "--memory-limit", "1")
    assert "--memory-limit" in one_line(refused.stderr) and refused.returncode == 2
