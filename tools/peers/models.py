"""The same state space for other checkers: Promela for SPIN and Rust for Stateright, written from the same terms.

A transition is a guard and new values of variables, as compiled code has them. Each checker gets them as its own users
would write them: a `d_step` of one process each, and an action each of a `Model`. A variable is stored as its distance
from its least value, in as many bits as that takes in Promela, and in a byte in Rust.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from tideproof.model.language.algebra import Bool, BoolTerm, Int, IntTerm, Term, all_of
from tideproof.model.language.properties import Property
from tideproof.model.language.space import Variable
from tideproof.model.language.system import System, Transition

Value = Int | Bool


@dataclass(frozen=True)
class Syntax:
    """How a language writes constants, a choice, and the value of a variable."""

    true: str
    false: str
    choice: str
    read: Callable[[Variable, int], str]


PROMELA = Syntax("1", "0", "({0} -> {1} : {2})", lambda v, n: f"(v{n} + {v.lo})" if v.lo else f"v{n}")
RUST = Syntax(
    "true",
    "false",
    "(if {0} {{ {1} }} else {{ {2} }})",
    lambda v, n: f"(s[{n}] != 0)" if v.is_bool else f"(s[{n}] as i32 + {v.lo})",
)
OPERATORS = {"+": "+", "-": "-", "=": "==", "<": "<"}
JUNCTIONS = {"and": "&&", "or": "||"}


def shared(roots: Iterable[Value]) -> list[IntTerm | BoolTerm]:
    """The terms that occur more than once in these, and are more than a variable: each after those it is made of."""
    uses: Counter[int] = Counter()
    order: list[IntTerm | BoolTerm] = []

    def visit(value: object) -> None:
        if not isinstance(value, (IntTerm, BoolTerm)):
            return
        uses[value.serial] += 1
        if uses[value.serial] == 1 and value.op != "var":
            for arg in value.args:
                visit(arg)
            order.append(value)

    for root in roots:
        visit(root)
    return [term for term in order if uses[term.serial] > 1 and term.op != "not"]


@dataclass
class Writer:
    """Writes terms as expressions of a language; `names` are the terms that have a name already."""

    syntax: Syntax
    system: System
    names: dict[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.numbers = {v.name: n for n, v in enumerate(self.system.space.variables)}

    def expression(self, value: Value) -> str:
        if not isinstance(value, Term):
            return {True: self.syntax.true, False: self.syntax.false}[value] if isinstance(value, bool) else str(value)
        if value.serial in self.names:
            return self.names[value.serial]
        if value.op == "var":
            return self.syntax.read(self.system.space.by_name[value.args[0]], self.numbers[value.args[0]])
        args = [self.expression(arg) for arg in value.args]
        if value.op == "ite":
            return self.syntax.choice.format(*args)
        if value.op == "not":
            return f"(!{args[0]})"
        return "(" + f" {OPERATORS.get(value.op) or JUNCTIONS[value.op]} ".join(args) + ")"

    def naming(self, roots: Sequence[Value]) -> Iterator[tuple[str, Value, str]]:
        """A name for each term that these share, with the term and its expression."""
        for number, term in enumerate(shared(roots)):
            expression = self.expression(term)
            self.names[term.serial] = f"t{number}"
            yield f"t{number}", term, expression


def stored(v: Variable, expression: str) -> str:
    return expression if v.is_bool or not v.lo else f"{expression} - ({v.lo})"


def promela(system: System, properties: Sequence[Property]) -> str:
    """A model for SPIN: one process, a `d_step` for each transition, and an assertion after each."""
    space, (first,) = system.space, [system.space.leaves(system.initial)]
    lines = [f"/* {system.protocol.name} {system.bounds} */"]
    for n, (v, value) in enumerate(zip(space.variables, first, strict=True)):
        bits = max(1, (v.hi - v.lo).bit_length())
        lines.append(f"unsigned v{n} : {bits} = {int(value) - v.lo}; /* {v.name} */")
    steps, most = [], 0
    claim = Writer(PROMELA, system).expression(all_of(*(p.in_symbols(system) for p in properties)))
    for t in system.transitions:
        writer, values = Writer(PROMELA, system), [t.leaves[i] for i in t.changed]
        steps.append(f"  :: d_step {{ {writer.expression(all_of(*t.guard))} -> /* {t.instance} */")
        named = [f"{name} = {expression}" for name, _, expression in writer.naming(values)]
        new = [f"n{k} = {stored(space.variables[i], writer.expression(t.leaves[i]))}" for k, i in enumerate(t.changed)]
        set_ = [f"v{i} = n{k}" for k, i in enumerate(t.changed)]
        steps.append("    " + "; ".join([*named, *new, *set_, f"assert({claim})"]) + " }")
        most = max(most, len(named), len(new))
    lines += [f"hidden int t{n}; hidden int n{n};" for n in range(most)]
    return "\n".join([*lines, "active proctype steps() {", "  do", *steps, "  od", "}", ""])


def _rust_type(term: Value) -> str:
    return "bool" if isinstance(term, (bool, BoolTerm)) else "i32"


def rust(system: System, properties: Sequence[Property]) -> str:
    """A program for Stateright: breadth first, with as many threads as its argument says; counts on one line."""
    space = system.space
    first = [int(value) - v.lo for v, value in zip(space.variables, space.leaves(system.initial), strict=True)]
    functions = [f"// {system.protocol.name} {system.bounds}", "use stateright::*;", f"type S = [u8; {len(first)}];"]
    for n, t in enumerate(system.transitions):
        functions += _rust_step(system, t, n)
    claims = ['Property::always("EveryState", |_, _| true)']  # without any, or after the last is decided, it stops
    for p in properties:
        writer, claim = Writer(RUST, system), p.in_symbols(system)
        lets = [f"let {name}: {_rust_type(term)} = {text};" for name, term, text in writer.naming([claim])]
        claims.append(f'Property::always("{p.name}", |_, s: &S| {{ {" ".join(lets)} {writer.expression(claim)} }})')
    count = len(system.transitions)
    return "\n".join(
        [
            "#![allow(unused_parens, clippy::all)]",
            *functions,
            f"const GUARDS: [fn(&S) -> bool; {count}] = [{', '.join(f'g{n}' for n in range(count))}];",
            f"const STEPS: [fn(&S) -> S; {count}] = [{', '.join(f'n{n}' for n in range(count))}];",
            "struct M;",
            "impl Model for M {",
            "  type State = S; type Action = u16;",
            f"  fn init_states(&self) -> Vec<S> {{ vec![{first}] }}",
            "  fn actions(&self, s: &S, a: &mut Vec<u16>) {",
            "    for (n, g) in GUARDS.iter().enumerate() { if g(s) { a.push(n as u16); } }",
            "  }",
            "  fn next_state(&self, s: &S, a: u16) -> Option<S> { Some(STEPS[a as usize](s)) }",
            f"  fn properties(&self) -> Vec<Property<Self>> {{ vec![{', '.join(claims)}] }}",
            "}",
            "fn main() {",
            "  let threads: usize = std::env::args().nth(1).unwrap().parse().unwrap();",
            "  let c = M.checker().threads(threads).spawn_bfs().join();",
            '  println!("{} {} {} {}", c.unique_state_count(), c.state_count(), c.max_depth(), c.discoveries().len());',
            "}",
            "",
        ]
    )


def _rust_step(system: System, t: Transition, number: int) -> Iterator[str]:
    """Two functions: whether the transition can be taken, conjunct by conjunct, and the state after it."""
    guard = all_of(*t.guard)
    yield f"// {t.instance}"
    yield f"fn g{number}(s: &S) -> bool {{ {Writer(RUST, system).expression(guard)} }}"
    writer, variables = Writer(RUST, system), system.space.variables
    lets = [
        f"let {name}: {_rust_type(x)} = {text};" for name, x, text in writer.naming([t.leaves[i] for i in t.changed])
    ]
    new = [f"r[{i}] = ({stored(variables[i], writer.expression(t.leaves[i]))}) as u8;" for i in t.changed]
    yield f"fn n{number}(s: &S) -> S {{ let mut r = *s; {' '.join([*lets, *new])} r }}"


CARGO = """[package]
name = "peer"
version = "0.1.0"
edition = "2024"

[dependencies]
stateright = "=0.31.0"

[profile.release]
opt-level = 3
lto = "fat"
codegen-units = 1
panic = "abort"
"""
