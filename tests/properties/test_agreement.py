"""The gate: engine against engine, and wrong forms put in on purpose, which it has to catch."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from support.cli import Cli
from support.configurations import GENERATIONS, SMALL
from support.tiers import daily

from tideproof.model.backends.relation import Relation
from tideproof.model.language.actions import REPLICA, Rule, action
from tideproof.model.language.algebra import minimum
from tideproof.model.language.properties import EngineError, Property, Status, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.system import System
from tideproof.model.protocols.atomic.replication import ReplicationState, presumes_leadership
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.analyses.agreement import StepForms, agree, certificate
from tideproof.properties.engines.cross_check import random_state
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.plain import Plain
from tideproof.properties.invariants.catalogue import properties_of
from tideproof.properties.invariants.replication import strong_isr

HW = PROTOCOLS["hw-truncation"]
NEVER_ELECTED = Property("NeverElected", "", ReplicationState, lambda s: s.next_epoch == 0)


def plain(protocol: Protocol) -> list[object]:
    return [p for p in properties_of(protocol) if not p.ghosts]


def small(protocol: Protocol) -> System:
    known = {spec.name for spec in protocol.bounds}
    return watched(
        protocol, protocol.bounded(**{k: v for k, v in SMALL.items() if k in known}), properties_of(protocol)
    )


@pytest.mark.parametrize("name", daily(["hw-truncation", "kip-320"], [*GENERATIONS, "async-isr"]))
def test_forms_agree_on_typed_states(name: str) -> None:
    protocol = PROTOCOLS[name]
    system = small(protocol)
    forms, chance = StepForms(system, properties_of(protocol)), Random(5)
    states = [random_state(system, chance) for _ in range(20)]
    assert sum(map(forms.compare, states)) > 0


def test_engines_agree() -> None:
    engines_agree(PROTOCOLS["kip-320"], {"replicas": 2, "records": 1}, runs=60, states=30)


def test_the_certificate_claims_only_what_was_checked() -> None:
    """The bounded search ends with the last property that fails, and looks at no step where none is asked."""
    bounds = HW.bounded(replicas=2, log_size=1, records=1)
    (failing,) = certificate([agree(HW, bounds, [NEVER_ELECTED], seed=1, states=1, plain_states=0)])
    assert ": NeverElected fails at 1 (exhaustive," in failing and " = bounded to depth 1)" in failing
    (nothing,) = certificate([agree(HW, bounds, [], seed=1, states=1, plain_states=0)])
    assert ": no property (exhaustive," in nothing and " = bounded to depth 0)" in nothing


def test_small_state_spaces_are_also_searched_on_ints(monkeypatch: pytest.MonkeyPatch) -> None:
    bounds = HW.bounded(replicas=2, log_size=1, records=1)
    agreed = agree(HW, bounds, [NEVER_ELECTED], seed=1, states=1, stateful_for=())
    (line,) = certificate([agreed])
    assert agreed.plain and f"{agreed.distinct_states:,} states = plain = bounded" in line
    (line,) = certificate([agree(HW, bounds, [], seed=1, states=1, plain_states=agreed.distinct_states - 1)])
    assert "plain" not in line
    run = Plain.run
    monkeypatch.setattr(Plain, "run", lambda self, system, *rest: run(self, wrong_twin(system), *rest))
    with pytest.raises(EngineError, match=r"the engines disagree on hw-truncation .*: exhaustive .*, plain"):
        agree(HW, bounds, [NEVER_ELECTED], seed=1, states=1)


@pytest.mark.nightly
@pytest.mark.parametrize("bounds", [{"replicas": 2}, {"replicas": 2, "log_size": 3, "records": 3}, {}], ids=str)
def test_engines_agree_in_more_states(protocol: Protocol, bounds: dict[str, int]) -> None:
    engines_agree(protocol, bounds, runs=600)


def engines_agree(protocol: Protocol, bounds: dict[str, int], runs: int, states: int = 200) -> None:
    """`runs` are those of the stateful tests, each of which takes some 20 ms; a state takes Z3 as long."""
    known = {spec.name for spec in protocol.bounds}
    given = protocol.bounded(**{name: value for name, value in bounds.items() if name in known})
    agreement = agree(protocol, given, plain(protocol), seed=7, states=states, max_examples=runs)
    assert agreement.successors > 100
    assert certificate([agreement])[0].startswith(f"{protocol.name} ")


def test_all_three_engines_refute_hw_truncation_with_traces_of_one_length() -> None:
    agreement = agree(HW, HW.bounded(replicas=2, log_size=1, records=1, epochs=3), [strong_isr], seed=3, states=20)
    (exact,) = agreement.verdicts
    assert exact.status is Status.VIOLATED
    assert agreement.bounded_depth >= (exact.depth or 0)
    assert agreement.stateful["StrongIsr"].depth == exact.depth


@action(leader=REPLICA)
def leader_write(s: ReplicationState, leader: int) -> Rule[ReplicationState]:
    """A wrong twin of the rule: the record's id is taken, and nothing is appended."""
    yield presumes_leadership(s, leader)
    yield s.next_record < s.bounds.records
    yield s.leo[leader] < s.bounds.log_size
    return s.replace(next_record=minimum(s.next_record + 1, s.bounds.records))


def wrong_twin(system: System) -> System:
    """A system that differs in one successor: what `leader_write` leads to."""
    protocol = system.protocol.variation(system.protocol.name, "", "", write=leader_write)
    return System(protocol, system.bounds, system.ghosts)


@pytest.mark.parametrize("said", ["machine code", "Z3"])
def test_a_wrong_successor_is_detected(said: str) -> None:
    system = small(HW)
    twin = wrong_twin(system)
    wrong = {"relation": Relation(twin)} if said == "Z3" else {"code": SearchCode(twin, [strong_isr])}
    forms = StepForms(system, [strong_isr], **wrong)  # type: ignore[arg-type]
    with pytest.raises(EngineError, match=rf"LeaderWrite.*{said}"):
        for seed in range(200):
            forms.compare(random_state(system, Random(seed)))


def test_omitted_comparisons_are_named(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tideproof.properties.analyses.agreement.agree", partial(agree, max_examples=20))
    small = ("--replicas", "1", "--log-size", "1", "--records", "1", "--epochs", "1")
    printed = " ".join(cli("compare", "--agree", "kip-320", *small, "--seed", "1").stdout.split())
    left_out = printed.partition("or are decided only if named: ")[2].partition(".")[0].split(", ")
    assert "CommittedRecordsSurvive" in left_out and "StrongIsr" not in left_out
