"""The pages that hold a model checker, in a real browser."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from support.browser import Opened
from tideproof.counterexamples.formats.html.lab import Chosen, to_lab

SEARCH = """async ([number, most]) => {
  const { Protocol, Space, data } = tideproof;
  const protocol = await Protocol.open(data.protocols[number]);
  const space = new Space(protocol.module, protocol.details, undefined, most);
  while (space.explore()) ;
  const depths = protocol.details.properties.map((_, bit) => {
    const first = space.first(bit);
    return first === undefined ? null : space.depthOf(first);
  });
  const some = [...Array(Math.min(space.count, 300)).keys()].map((n) => Math.floor(n * space.count / 300));
  const nextOf = (state) => space.next(state).map((next) => [next.kind, next.state]);
  const around = some.map((n) => [n, space.state(n), nextOf(space.state(n))]);
  return { around: around.map((a) => JSON.stringify(a, (_, v) => (typeof v === "bigint" ? String(v) : v))),
    states: space.count, levels: space.levels, steps: space.steps, complete: space.complete, depths };
}"""
"""Visits all states in the page itself; `around` has some of them with their steps."""


def opened(browser: Any, folder: Path, chosen: Sequence[Chosen], fragment: str = "", **window: Any) -> Opened:
    return Opened(browser, folder / "lab.html", to_lab(chosen), fragment, **window)
