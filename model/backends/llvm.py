"""Terms to LLVM IR: the native form of a system's transitions and properties.

It has two functions on packed states (pointers to 64-bit words):

    i64 tideproof_expand(i64* state, i64* successors, i32* kinds)
        Writes each successor and the index of its transition; returns their number, or -1 - i if transition i
        drives a variable out of its range.
    i64 tideproof_check(i64* state)
        Returns a mask with the bit of each property that fails.

Equal rules and bounds give equal text, so its digest can serve as the key of compiled code.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby

from tideproof.model.backends.calls import MOST_PROPERTIES
from tideproof.model.language.algebra import (
    Bool,
    BoolTerm,
    Int,
    Term,
    all_of,
    bounds_of,
    conjuncts,
    innermost_first,
    not_,
)
from tideproof.model.language.space import Space, Variable
from tideproof.model.language.system import System, Transition

_ON_NUMBERS = {"+": "add", "-": "sub", "=": "icmp eq", "<": "icmp slt"}


def native_form(system: System, properties: Sequence[Bool]) -> str:
    """Return the LLVM IR of a system's transitions and of properties, given as terms over its variables.

    Raises ValueError, with a message for users, for more properties than a word has bits.
    """
    if len(properties) > MOST_PROPERTIES:
        raise ValueError(f"{len(properties)} properties are too many: {MOST_PROPERTIES} can be decided at a time")
    return _expand(system) + "\n" + _check(system.space, properties)


class Emitter:
    """Emits straight-line code and branches; a shared term is computed once where its value is available."""

    def __init__(self, space: Space, signature: str) -> None:
        self.space = space
        self.lines = [f"define i64 {signature} #0 {{", "entry:"]
        self._names = 0
        self._known: list[dict[int, str]] = [{}]
        for word in range(space.words):
            pointer = self.emit(f"getelementptr i64, ptr %state, i64 {word}")
            self.emit(f"load i64, ptr {pointer}", f"%word{word}")

    def emit(self, instruction: str, name: str = "") -> str:
        if not name:
            self._names += 1
            name = f"%t{self._names}"
        self.lines.append(f"  {name} = {instruction}")
        return name

    def label(self) -> str:
        self._names += 1
        return f"L{self._names}"

    @contextmanager
    def when(self, condition: str) -> Iterator[None]:
        """Emit a conditional block; values computed inside are not available after it."""
        inside, after = self.label(), self.label()
        self.lines += [f"  br i1 {condition}, label %{inside}, label %{after}", f"{inside}:"]
        self._known.append({})
        yield
        self._known.pop()
        self.lines += [f"  br label %{after}", f"{after}:"]

    def value(self, value: Int | Bool) -> str:
        """Return the operand of a value: a constant, or the name of the instruction that computes the term."""
        if not isinstance(value, Term):
            return str(value).lower()
        for known in self._known:
            if value.serial in known:
                return known[value.serial]
        here = self._known[-1]
        for term in innermost_first(value, self._is_known):
            here[term.serial] = self._compute(term)
        return here[value.serial]

    def _is_known(self, term: Term) -> bool:
        serial = term.serial
        for known in self._known:  # noqa: SIM110 - several times as fast as any()
            if serial in known:
                return True
        return False

    def _compute(self, term: Term) -> str:
        if term.op == "var":
            return self._read(self.space.by_name[term.args[0]])
        args = [self.value(arg) for arg in term.args]
        match term.op:
            case "not":
                return self.emit(f"xor i1 {args[0]}, true")
            case "and" | "or":
                result = args[0]
                for arg in args[1:]:
                    result = self.emit(f"{term.op} i1 {result}, {arg}")
                return result
            case "ite":
                kind = "i1" if isinstance(term, BoolTerm) else "i64"
                return self.emit(f"select i1 {args[0]}, {kind} {args[1]}, {kind} {args[2]}")
        return self.emit(f"{_ON_NUMBERS[term.op]} i64 {args[0]}, {args[1]}")

    def _read(self, v: Variable) -> str:
        field = self.emit(f"lshr i64 %word{v.word}, {v.shift}") if v.shift else f"%word{v.word}"
        if v.is_bool:
            return self.emit(f"trunc i64 {field} to i1")
        field = self.emit(f"and i64 {field}, {v.mask}")
        return self.emit(f"add i64 {field}, {v.lo}") if v.lo else field

    def packed(self, v: Variable, value: Int | Bool) -> str:
        """Return the bits of a variable with this value, shifted to its position in the word."""
        if not isinstance(value, Term):
            return str(((int(value) - v.lo) & v.mask) << v.shift)
        bits = self.value(value)
        if v.is_bool:
            bits = self.emit(f"zext i1 {bits} to i64")
        elif v.lo:
            bits = self.emit(f"sub i64 {bits}, {v.lo}")
        return self.emit(f"shl i64 {bits}, {v.shift}") if v.shift else bits


def _expand(system: System) -> str:
    f = Emitter(system.space, "@tideproof_expand(ptr noalias %state, ptr noalias %out, ptr noalias %kinds)")
    f.emit("alloca i64", "%count")
    f.lines.append("  store i64 0, ptr %count")
    for v in system.space.variables:
        symbol = v.symbol()
        if isinstance(symbol, Term):
            f.value(symbol)
    todo = [(conjuncts(all_of(*t.guard)), i, t) for i, t in enumerate(system.transitions)]
    _expand_group(f, todo, depth=0)
    f.lines += ["  %n = load i64, ptr %count", "  ret i64 %n", "}"]
    return "\n".join(f.lines) + "\n"


_Pending = tuple[tuple[Bool, ...], int, Transition]


def _expand_group(f: Emitter, transitions: Sequence[_Pending], depth: int) -> None:
    """Emit transitions so that a common prefix of their conjuncts is tested once."""

    def key(pending: _Pending) -> int:
        guard = pending[0]
        return guard[depth].serial if depth < len(guard) and isinstance(guard[depth], Term) else -1  # type: ignore[union-attr]

    for serial, group in groupby(transitions, key):
        members = list(group)
        if serial == -1:
            for _, index, transition in members:
                _take(f, index, transition)
        elif len(members) == 1:
            guard, index, transition = members[0]
            with f.when(f.value(all_of(*guard[depth:]))):
                _take(f, index, transition)
        else:
            with f.when(f.value(members[0][0][depth])):
                _expand_group(f, members, depth + 1)


def _take(f: Emitter, index: int, transition: Transition) -> None:
    """Store the successor by a transition whose guard holds here."""
    space = f.space
    escapes = []
    words = [f"%word{word}" for word in range(space.words)]
    kept = [(1 << 64) - 1] * space.words
    parts: list[list[str]] = [[] for _ in range(space.words)]
    for i in transition.changed:
        v, value = space.variables[i], transition.leaves[i]
        if v.bits:
            kept[v.word] &= ~(v.mask << v.shift)
            parts[v.word].append(f.packed(v, value))
        if v.is_bool:
            if not v.bits:  # a flag that the bounds switch off
                escapes.append(f.value(not_(value) if v.lo else value))
        else:
            lo, hi = bounds_of(value)
            if lo > v.hi or hi < v.lo:
                escapes.append("true")
                continue
            if hi > v.hi:
                escapes.append(f.emit(f"icmp sgt i64 {f.value(value)}, {v.hi}"))
            if lo < v.lo:
                escapes.append(f.emit(f"icmp slt i64 {f.value(value)}, {v.lo}"))
    for escape in escapes:
        with f.when(escape):
            f.lines.append(f"  ret i64 {-1 - index}")
            f.lines.append(f"{f.label()}:")  # unreachable, but every block needs a terminator
    for w in range(space.words):
        if parts[w]:
            mask = kept[w] - (1 << 64) if kept[w] >> 63 else kept[w]
            words[w] = f.emit(f"and i64 {words[w]}, {mask}")
            for part in parts[w]:
                words[w] = f.emit(f"or i64 {words[w]}, {part}")
    n = f.emit("load i64, ptr %count")
    base = f.emit(f"mul i64 {n}, {space.words}")
    target = f.emit(f"getelementptr i64, ptr %out, i64 {base}")
    for w, word in enumerate(words):
        f.lines.append(f"  store i64 {word}, ptr {f.emit(f'getelementptr i64, ptr {target}, i64 {w}')}")
    f.lines.append(f"  store i32 {index}, ptr {f.emit(f'getelementptr i32, ptr %kinds, i64 {n}')}")
    f.lines.append(f"  store i64 {f.emit(f'add i64 {n}, 1')}, ptr %count")


def _check(space: Space, properties: Sequence[Bool]) -> str:
    f = Emitter(space, "@tideproof_check(ptr noalias %state)")
    failed = "0"
    for i, holds in enumerate(properties):
        fails = f.emit(f"xor i1 {f.value(holds)}, true")
        bit = f.emit(f"shl i64 {f.emit(f'zext i1 {fails} to i64')}, {i}")
        failed = f.emit(f"or i64 {failed}, {bit}")
    f.lines += [f"  ret i64 {failed}", "}"]
    return "\n".join(f.lines) + "\n"
