"""Writes docs/internals/proof-tables.md: which lemmas, rules and conjuncts the proof of KIP-320 needs.

It asks provers and exhaustive search again, and takes about seven minutes on two cores.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import linecache
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from tideproof.model.language.conjuncts import conjuncts, without_conjunct
from tideproof.model.language.properties import Property, Status
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import ModelError
from tideproof.model.protocols.atomic import kip_320, kip_320_first_try, replication
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.files import write_whole
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.solver.induction import check_induction
from tideproof.properties.engines.solver.unbounded import Proof, prove
from tideproof.properties.invariants.catalogue import LEMMAS
from tideproof.properties.invariants.replication import committed_records_survive, strong_isr

PAGE = Path(__file__).parent.parent / "docs" / "internals" / "proof-tables.md"
KIP_320 = PROTOCOLS["kip-320"]
GOALS = (strong_isr, committed_records_survive)
BROKEN = ("hw-truncation", "kip-101", "kip-279", "kip-320-first-try")

Function = Callable[..., Any]

SPLIT: tuple[tuple[str, int, Function, Sequence[int]], ...] = (
    ("become_follower", 0, replication.sees_new_leader, range(4)),
    ("advance_high_watermark", 1, replication.is_following_in_epoch, range(3)),
    ("advance_high_watermark", 1, kip_320.has_acknowledged, [1]),
    ("shrink_isr", 1, replication.is_true_leader, range(3)),
    ("expand_isr", 1, replication.is_true_leader, range(3)),
    ("expand_isr", 3, replication.is_following_in_epoch, range(3)),
    ("expand_isr", 5, kip_320_first_try.high_watermark_reached_current_epoch, range(2)),
    ("fetch", 1, replication.is_following_in_epoch, range(3)),
)
"""Conjuncts that a function joins: slot, number, the function, and which arguments of its `all_of` are left out."""

WHOLE_TOO = {("expand_isr", 5)}
"""Conjuncts that are left out as a whole besides."""

SIZES = ((2, 2, 2, 3), (3, 1, 1, 3), (3, 2, 2, 3), (3, 1, 1, 4), (3, 2, 3, 4))
"""Configurations in which a mutant is searched for a violation, until there is one; then that one is made smaller."""


@dataclass(frozen=True)
class Mutant:
    """KIP-320 without a conjunct of the guard in a slot."""

    slot: str
    text: str
    protocol: Protocol

    @property
    def action(self) -> str:
        return self.protocol.slots[self.slot].name


def mutants() -> Iterator[Mutant]:
    """KIP-320 without each of the conjuncts of its guards."""
    parts = {(slot, number) for slot, number, _, _ in SPLIT} - WHOLE_TOO
    for c in conjuncts(KIP_320):
        if (c.slot, c.number) not in parts:
            yield Mutant(c.slot, c.text, without_conjunct(KIP_320, c.slot, c.number))
        for slot, number, function, places in SPLIT:
            if (slot, number) == (c.slot, c.number):
                for place in places:
                    yield Mutant(slot, _argument(function, place), _without_part(slot, function, place))


def _argument(function: Function, place: int) -> str:
    """The text of an argument of the only `all_of` in a function."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    (call,) = (n for n in ast.walk(tree) if isinstance(n, ast.Call) and ast.unparse(n.func) == "all_of")
    return ast.unparse(call.args[place])


def _without_part(slot: str, function: Function, place: int) -> Protocol:
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    (call,) = (n for n in ast.walk(tree) if isinstance(n, ast.Call) and ast.unparse(n.func) == "all_of")
    del call.args[place]
    text = ast.unparse(tree)
    file = f"<{function.__name__} without {place}>"
    linecache.cache[file] = len(text), None, text.splitlines(keepends=True), file
    names = dict(function.__globals__)
    exec(compile(text, file, "exec"), names)
    act = KIP_320.slots[slot]
    rule = _with(act.rule, function, names[function.__name__])
    name = f"kip-320-without-{slot}-{function.__name__}-{place}".replace("_", "-")
    return replace(KIP_320, name=name, slots={**KIP_320.slots, slot: replace(act, rule=rule)})


def _with(part: Any, old: Function, new: Function) -> Any:
    """A function or a module of protocols that calls one function in the place of another, however deep."""
    if part is old:
        return new
    if isinstance(part, ModuleType):
        copy = ModuleType(part.__name__)
        copy.__dict__.update({name: _with(value, old, new) for name, value in vars(part).items() if _is_rule(value)})
        return copy
    names = {name: part.__globals__[name] for name in _names(part.__code__) if name in part.__globals__}
    used = {name: _with(value, old, new) for name, value in names.items() if _is_rule(value)}
    again = FunctionType(
        part.__code__, {**part.__globals__, **used}, part.__name__, part.__defaults__, part.__closure__
    )
    again.__kwdefaults__ = part.__kwdefaults__
    return again


def _names(code: CodeType) -> set[str]:
    """The names in a function, and in those within it."""
    inner = (part for part in code.co_consts if isinstance(part, CodeType))
    return set(code.co_names).union(*map(_names, inner))


def _is_rule(value: object) -> bool:
    module = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", "")
    return isinstance(value, (FunctionType, ModuleType)) and str(module).startswith("tideproof.model.protocols")


# Findings on mutants --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Found:
    """The findings on a mutant. `broken` has the lemmas that the action breaks from states in which all hold."""

    mutant: Mutant
    proved: bool
    broken: tuple[str, ...] = ()
    refuted: str = ""


def examined(mutant: Mutant) -> Found:
    broken = _gaps(mutant.protocol, mutant.action)
    if broken == () and not prove(mutant.protocol, GOALS, LEMMAS, actions=[mutant.action]).failed:
        return Found(mutant, proved=True)
    try:
        return Found(mutant, False, broken or (), _refuted(mutant.protocol))
    except ModelError:
        return Found(mutant, False, (), "leaves a range")


def _gaps(protocol: Protocol, action: str) -> tuple[str, ...] | None:
    """The lemmas that a step of the action breaks under the default bounds, from some state that allows them all.

    None where from such a state a step leaves a range.
    """
    found = check_induction(protocol, protocol.bounded(), (), LEMMAS, actions=[action])
    return None if found.stopped else tuple(dict.fromkeys(gap["breaks"] for gap in found.statistics["gaps"]))


def _refuted(protocol: Protocol) -> str:
    """A shortest violation of a property, in a configuration of which no bound can be smaller."""
    for sizes in SIZES:
        for goal in GOALS:
            if (depth := _depth(protocol, goal, sizes)) is not None:
                least, depth = _smallest(protocol, goal, sizes, depth)
                return f"`{goal.name}` in {depth} steps, {'/'.join(map(str, least))}"
    return "no violation found"


def _smallest(protocol: Protocol, goal: Property, sizes: tuple[int, ...], depth: int) -> tuple[tuple[int, ...], int]:
    for place in range(len(sizes)):
        while sizes[place] > 1:
            less = (*sizes[:place], sizes[place] - 1, *sizes[place + 1 :])
            if (found := _depth(protocol, goal, less)) is None:
                break
            sizes, depth = less, found
    return sizes, depth


def _depth(protocol: Protocol, goal: Property, sizes: Sequence[int]) -> int | None:
    names = [spec.name for spec in protocol.bounds]
    bounds = protocol.bounded(**dict(zip(names, sizes, strict=True)))
    with explore(protocol, bounds, [goal], stop_when_decided=True) as found:
        (verdict,) = found.verdicts
        assert verdict.status in (Status.VIOLATED, Status.HOLDS), verdict
        return verdict.depth if verdict.status is Status.VIOLATED else None


# The page -------------------------------------------------------------------------------------------------------------


Row = tuple[str, ...]


def code(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def lemma_row(number: int) -> Row:
    """A lemma, and an obligation that uses it and is not discharged without it."""
    lemma = LEMMAS[number]
    using = [o for o in whole_proof().obligations if lemma.name in (o.rests_on or ()) and o.goal != lemma.name]
    others = [p for p in LEMMAS if p is not lemma]
    for o in sorted(using, key=lambda o: len(o.rests_on or ())):
        (alone,) = prove(KIP_320, GOALS, others, only=[o.goal], actions=[o.where]).obligations
        if not alone.discharged:
            return code([lemma.name]), code([o.goal]), code([o.where])
    return code([lemma.name]), "none", ""


@cache
def whole_proof() -> Proof:
    proof = prove(KIP_320, GOALS, LEMMAS)
    assert proof.complete
    return proof


def rule_rows(name: str) -> list[Row]:
    """The actions of a protocol that do not keep each lemma, and which."""
    protocol = PROTOCOLS[name]
    broken = {act.name: _gaps(protocol, act.name) for act in protocol.slots.values()}
    assert None not in broken.values()
    return [(code([name]), code([act]), code(lemmas)) for act, lemmas in broken.items() if lemmas]


def trace_column(name: str) -> Row:
    """For each lemma and property the shortest run of the protocol that breaks it, with its last action."""
    protocol = PROTOCOLS[name]
    with explore(protocol, protocol.bounded(), [*LEMMAS, *GOALS]) as found:
        return tuple(f"{v.depth}: {v.trace[-1].action.name}" if v.trace else "holds" for v in found.verdicts)


def trace_rows(columns: Sequence[Row]) -> list[Row]:
    rows = zip([code([p.name]) for p in (*LEMMAS, *GOALS)], *columns, strict=True)
    return [row for row in rows if set(row[1:]) != {"holds"}]


def mutant_row(number: int) -> Row:
    found = examined(list(mutants())[number])
    said = "not needed" if found.proved else found.refuted
    return code([found.mutant.action]), code([found.mutant.text]), said, code(found.broken)


def table(head: Sequence[str], rows: Iterable[Row]) -> str:
    lines = [tuple(head), tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


TEXT = """\
# What the proof of KIP-320 needs

[The proof](../proof.md) in tables. `make proof-tables` asks everything again and writes this page.

## Each lemma is needed

Without the lemma, Z3 does not discharge the obligation that is named. It then has no proof; that is not yet a
counterexample.

{lemmas}

## Which rule breaks which lemma

A step of this action breaks these lemmas, from some state that allows all lemmas, under the default bounds. Such a
state need not be reachable.

{rules}

Real runs that break them: the number of steps of the shortest, under the default bounds, and the action of the last.
`tideproof check PROTOCOL -p LEMMA --trace FILE` writes such a run.

{traces}

## Which conjunct of a guard is needed

KIP-320 without one conjunct. *Not needed*: all obligations are discharged without it too, so both properties hold for
all bounds. Otherwise the shortest violation, and replicas/log/records/epochs of a configuration of which no bound can
be smaller; and the lemmas that the action then breaks.

{mutants}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    with ProcessPoolExecutor(parser.parse_args().jobs) as pool:
        mutated = pool.map(mutant_row, range(len(list(mutants()))))
        rules, columns = pool.map(rule_rows, BROKEN), pool.map(trace_column, BROKEN)
        needed = pool.map(lemma_row, range(len(LEMMAS)))
        page = TEXT.format(
            mutants=table(("action", "left out", "verdict", "lemmas that break"), _told(mutated)),
            rules=table(("protocol", "action", "does not keep"), _told(chain.from_iterable(rules))),
            traces=table(("lemma or property", *map(code, zip(BROKEN))), _told(trace_rows(list(columns)))),
            lemmas=table(("lemma", "not discharged without it", "action"), _told(needed)),
        )
    write_whole(PAGE, page.encode())


def _told(rows: Iterable[Row]) -> Iterator[Row]:
    for row in rows:
        print(" | ".join(row), file=sys.stderr, flush=True)
        yield row


if __name__ == "__main__":
    main()
