"""What a verdict may depend on: not on what else is asked for; and larger bounds only ever add runs."""

from __future__ import annotations

from itertools import combinations

import pytest

from tideproof.model.language.properties import Property, Status
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.catalogue import properties_of

TINY = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 2}
GROWING = ("crashes", "epochs", "records")


def tiny(protocol: Protocol, **more: int) -> Bounds:
    known = {spec.name for spec in protocol.bounds}
    return protocol.bounded(**{name: value for name, value in {**TINY, **more}.items() if name in known})


def decided(protocol: Protocol, bounds: Bounds, properties: tuple[Property, ...]) -> tuple[tuple[Status, object], ...]:
    """The status and the depth of each property, asked together."""
    with explore(protocol, bounds, properties) as found:
        assert found.complete
        return tuple((v.status, v.depth) for v in found.verdicts)


def compare_pairs(protocol: Protocol, every: int) -> None:
    properties, bounds = properties_of(protocol), tiny(protocol)
    together = dict(zip(properties, decided(protocol, bounds, properties), strict=True))
    for prop in properties:
        assert decided(protocol, bounds, (prop,)) == (together[prop],), prop.name
    for pair in list(combinations(properties, 2))[::every]:
        assert decided(protocol, bounds, pair) == tuple(together[p] for p in pair), [p.name for p in pair]


def test_a_property_has_the_same_verdict_beside_another() -> None:
    compare_pairs(PROTOCOLS["hw-truncation"], every=5)


@pytest.mark.nightly
@pytest.mark.parametrize("name", PROTOCOLS)
def test_every_pair_of_properties_has_the_same_verdicts_as_alone(name: str) -> None:
    compare_pairs(PROTOCOLS[name], every=1)


def compare_growing(protocol: Protocol, bound: str) -> None:
    properties, before = properties_of(protocol), None
    least = next(spec.least for spec in protocol.bounds if spec.name == bound)
    for value in range(least, least + 3):
        after = decided(protocol, tiny(protocol, **{bound: value}), properties)
        for prop, (status, depth), (larger, sooner) in zip(properties, before or after, after, strict=True):
            if status is Status.VIOLATED:
                assert larger is Status.VIOLATED, f"{prop.name} with {bound} {value}"
                assert sooner <= depth, f"{prop.name} with {bound} {value}"  # type: ignore[operator]
        before = after


@pytest.mark.parametrize("bound", ["epochs", "records"])
def test_larger_bounds_only_add_violations(bound: str) -> None:
    compare_growing(PROTOCOLS["hw-truncation"], bound)


@pytest.mark.nightly
@pytest.mark.parametrize("name", PROTOCOLS)
@pytest.mark.parametrize("bound", GROWING)
def test_larger_bounds_of_every_protocol_only_add_violations(name: str, bound: str) -> None:
    if bound not in {spec.name for spec in PROTOCOLS[name].bounds}:
        pytest.skip(f"{name} has no bound {bound}")
    compare_growing(PROTOCOLS[name], bound)


@pytest.mark.parametrize("name", PROTOCOLS)
def test_a_default_setting_equals_an_omitted_one(name: str) -> None:
    protocol = PROTOCOLS[name]
    for spec in protocol.bounds:
        if spec.optional:
            off = protocol.bounded(**{spec.name: spec.default})
            assert (dict(off), str(off)) == (dict(protocol.bounded()), str(protocol.bounded()))
