"""The search by the rules on ints alone: what it finds, and that nothing stands between the rules and its verdict."""

from __future__ import annotations

import builtins
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from support.cli import Cli, one_line
from support.light import Light, light, never_broken, plain

from tideproof.model.language.actions import Rule, action
from tideproof.model.language.algebra import Bool, Int
from tideproof.model.language.properties import DifferenceError, Property, Status, watched, witness
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import ModelError
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.base import Budget, NoOptions, Reporter, Result
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.plain import Plain
from tideproof.properties.invariants.catalogue import properties_of

PHASES = 900


def decided(protocol: Protocol, properties: Sequence[Property], budget: Budget | None = None, **bounds: int) -> Result:
    system = watched(protocol, protocol.bounded(**bounds), properties)
    return Plain().run(system, properties, NoOptions(), budget or Budget(), Reporter())


@pytest.mark.parametrize("name", ["hw-truncation", "kafka-0.10", "kraft-3.5"])
def test_it_finds_what_the_exhaustive_engine_finds(name: str) -> None:
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


TELLS: dict[str, Callable[[Any], Bool]] = {
    "by a field that a term has": lambda x: getattr(x, "lo", 5) != 5 or x != PHASES,
    "by its class": lambda x: getattr(builtins, "".join("type"))(x).__name__ != "int" or x != PHASES,
}


@pytest.mark.parametrize("case", TELLS)
def test_code_that_tells_a_term_from_an_int_has_the_meaning_that_it_has_on_ints(case: str) -> None:
    """No list of such code has all; this one is neither refused nor in a sample, so that other engines say `holds`."""
    protocol, tells = light(), TELLS[case]
    never = plain(lambda s: tells(s.phase))
    with explore(protocol, protocol.bounded(phases=PHASES + 100), [never]) as found:
        assert found.verdicts[0].status is Status.HOLDS
    (verdict,) = decided(protocol, [never], phases=PHASES + 100).verdicts
    assert (verdict.status, verdict.depth) == (Status.VIOLATED, PHASES)


def test_a_step_that_terms_rule_out_is_taken() -> None:
    @action()
    def leap(s: Light) -> Rule[Light]:
        """It leaps, if it is an int that it leaps from."""
        yield getattr(s.phase, "lo", 5) == 5
        return s.replace(phase=s.bounds.phases)

    protocol = replace(light(), slots={"leap": leap})
    system = watched(protocol, protocol.bounded(), [])
    assert not system.instances
    found = decided(protocol, [])
    assert (found.statistics["distinct_states"], found.statistics["transitions"]) == (2, 2)


def test_a_witness_is_found() -> None:
    @witness(Light)
    def breaks(s: Light) -> Bool:
        """It breaks."""
        return s.broken == 1

    (verdict,) = decided(light(), [breaks]).verdicts
    assert (verdict.word(), verdict.depth) == ("found", 3)


def test_a_limit_of_time_is_no_verdict() -> None:
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


def test_a_step_that_leaves_a_range_ends_it_as_it_ends_the_others() -> None:
    protocol = light(broken=lambda s: s.phase)
    with pytest.raises(ModelError) as other:
        explore(protocol, protocol.bounded(), [])
    with pytest.raises(ModelError, match=re.escape(str(other.value).partition(", under")[0])):
        decided(protocol, [])


def test_a_rule_that_keeps_a_term_is_no_verdict() -> None:
    kept: list[Int] = []

    def never_less(s: Light) -> Bool:
        kept.append(s.phase)
        return s.phase >= kept[0]

    with pytest.raises(DifferenceError, match=r"NeverBroken .*: gives a term on ints, which it has kept"):
        decided(light(), [plain(never_less)])


def test_two_properties_of_one_name_are_refused() -> None:
    always, never = plain(lambda s: True), plain(lambda s: False)
    with pytest.raises(ValueError, match="two properties are named NeverBroken"):
        decided(light(), [always, never])


def counting() -> Callable[[Light], Bool]:
    def few(s: Light, seen: list[int] = []) -> Bool:  # noqa: B006 - as it is sometimes written
        seen.append(0)
        return s.phase < len(seen)

    return few


def test_impure_code_is_refused() -> None:
    for protocol, holds in ((light(counting()), never_broken), (light(), counting())):
        with pytest.raises(ModelError, match="another one when it is read again"):
            decided(protocol, [plain(holds)])


def test_the_command_line_has_it(cli: Cli) -> None:
    small = ("kip-101", "--replicas", "2", "--log-size", "1", "--records", "1")
    ran = {engine: cli("check", *small, "--engine", engine, "-p", "StrongIsr") for engine in ("plain", "exhaustive")}
    assert {r.returncode for r in ran.values()} == {0}
    verdicts = {engine: re.search(r"StrongIsr +(.*)", r.stdout) for engine, r in ran.items()}
    assert verdicts["plain"] and verdicts["exhaustive"] and verdicts["plain"][1] == verdicts["exhaustive"][1]
    refused = cli("check", *small, "--engine", "plain", "--memory-limit", "1")
    assert "--memory-limit" in one_line(refused.stderr) and refused.returncode == 2
