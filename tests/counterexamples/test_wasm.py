"""The WebAssembly of a protocol agrees with its machine code, in a real browser: states, levels, steps, depths."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from support.lab import SEARCH, opened

from tideproof.counterexamples.formats.html.lab_data import asked_of
from tideproof.model.backends.wasm import wasm_module
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.exhaustive.search import explore

MOST_STATES = 4_000_000
"""A page has no room for more: these protocols say so."""


def agrees(browser: Any, folder: Path, name: str, **bounds: int) -> bool:
    """Whether all states were visited in the browser. What was found there is what machine code finds."""
    protocol = PROTOCOLS[name]
    given = protocol.bounded(**bounds)
    properties = asked_of(protocol, given)
    page = opened(browser, folder, [(protocol, given, properties)])
    found = page.page.evaluate(SEARCH, [0, MOST_STATES])
    assert page.wrong == []
    with explore(protocol, given, properties) as native:
        if native.distinct_states > MOST_STATES:
            assert not found["complete"]
            return False
        assert found["complete"]
        assert (found["states"], found["levels"]) == (native.distinct_states, native.levels)
        assert found["steps"] == native.transitions
        assert found["depths"] == [v.depth for v in native.verdicts]
        code = SearchCode(native.system, properties)
        for number, state, following in map(json.loads, found["around"]):
            words = tuple(map(int, state))
            assert native.visited.state(number) == words
            assert code.successors(words) == [(kind, tuple(map(int, after))) for kind, after in following]
        return True


SMALL = [
    ("hw-truncation", {"replicas": 2}),
    ("kip-320", {"replicas": 2}),
    ("async-isr", {}),
    ("chain", {}),
    ("kafka-0.10", {"replicas": 2, "log_size": 1, "records": 1, "crashes": 1}),
]


BOTH = pytest.mark.parametrize("browser", ["chromium", "firefox"], indirect=True)


@pytest.mark.once
@pytest.mark.browser
@BOTH
@pytest.mark.parametrize(("name", "bounds"), SMALL, ids=[name for name, _ in SMALL])
def test_wasm_visits_the_states_of_native_code(browser: Any, tmp_path: Path, name: str, bounds: dict[str, int]) -> None:
    assert agrees(browser, tmp_path, name, **bounds)


@pytest.mark.nightly
@pytest.mark.browser
@pytest.mark.parametrize("name", PROTOCOLS)
@BOTH
def test_wasm_agrees_on_every_protocol(browser: Any, tmp_path: Path, name: str) -> None:
    agrees(browser, tmp_path, name)


def test_wasm_code_that_needs_a_linker_is_refused() -> None:
    stack = "define i64 @f(i64 %n) {\n %p = alloca i64, i64 %n\n store volatile i64 1, ptr %p\n ret i64 0\n}"
    with pytest.raises(ValueError, match="needs a linker"):
        wasm_module([], [stack], ["f"])
    calls = "declare i64 @g()\ndefine i64 @f() {\n %x = call i64 @g()\n ret i64 %x\n}"
    with pytest.raises(ValueError, match="needs a linker"):
        wasm_module([], [calls], ["f"])
    with pytest.raises(ValueError, match="h: not defined"):
        wasm_module([], ["define i64 @f() {\n ret i64 0\n}"], ["h"])
