"""Symbolic evaluation of a protocol without bounds: any number of replicas, offsets, records and epochs.

It evaluates the ordinary rules, properties and observers. The ranges of `every`, `some`, `table`, `first_where` and
`last_where` have no last member here: the body of the loop runs once, with a variable. The first two become
quantifiers, a table becomes a function of its index, and the last two become a new function with a defining axiom.
Numbers stand for replicas, records and epochs as under given bounds, so that there a formula means the same as the
rules; tests compare the two.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import Field
from itertools import count
from typing import Any, NamedTuple, cast

from tideproof.model.language.actions import Action
from tideproof.model.language.algebra import (
    ON_NUMBERS,
    Bool,
    BoolTerm,
    Indices,
    Int,
    IntTerm,
    Table,
    Term,
    all_of,
    any_of,
    bool_term,
    bounds_of,
    brief,
    choose,
    implies,
    innermost_first,
    int_term,
    ite,
    key_of,
    like,
    not_,
    refuse,
)
from tideproof.model.language.freezing import blaming, freeze
from tideproof.model.language.properties import Property
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.space import refuse_unpacked
from tideproof.model.language.state import NIL, Bounds, Domain, ModelError, S, State, declared, refusing_unknown_bounds
from tideproof.model.language.system import FullState, Ghost, System, in_symbols, variables_alone

MOST = 2**40
"""Bounds are assumed to lie within this distance of 0, and other numbers within twice as much: a proof covers bounds up
to it. A variable that may be larger is refused, because the assumed range would decide its comparisons with
constants."""

FORALL, EXISTS, APPLIED, BOUND = "forall", "exists", "applied", "bound"


def applied(name: str, is_bool: bool, *index: Int) -> Int | Bool:
    """A function of the state, applied to an index; without an index, a variable of the state."""
    return bool_term(APPLIED, (name, *index)) if is_bool else int_term(APPLIED, (name, *index), -2 * MOST, 2 * MOST)


def bound(name: str) -> Any:
    # The name has a blank, unlike those of variables.
    return int_term(APPLIED, (f"bound {name}",), -MOST, MOST)


class AnyBounds(Bounds):
    """The bounds of a protocol as symbolic constants.

    `facts` limit their values; `axioms` define, by name, the functions that `first_where` and `last_where` introduce.
    `within` has pairs of an index and a size above it (`first_where` and `last_where` may also return NIL). `not_empty`
    has the sizes known to be above 0 in the present evaluation: a bound has such a least value, or an action has an
    index below it as a parameter. (In the body of `every` over a size, that is above 0, too; but values computed there
    may be used outside.) Once `is_instantiated` under given bounds, any number is accepted as an index.
    """

    _given = False

    def __init__(self, protocol: Protocol) -> None:
        super().__init__(**{spec.name: bound(spec.name) for spec in protocol.bounds})
        self.facts: list[Bool] = [self[spec.name] >= spec.least for spec in protocol.bounds]
        self.facts += [self[spec.name] <= spec.most for spec in protocol.bounds if spec.most is not None]
        self.axioms: dict[str, Bool] = {}
        self.least = {key_of(self[spec.name]): spec.least for spec in protocol.bounds}
        self.within: set[tuple[object, object]] = set()
        self.not_empty = frozenset(key for key, least in self.least.items() if least > 0)
        self.is_instantiated = False
        self.numbers = defaultdict[str, "count[int]"](count)
        if taken := [name for name in self if name in vars(self) or hasattr(type(self), name)]:
            raise ValueError(f"{protocol.name} cannot be read without bounds: give {taken[0]} another name")

    def indices(self, name: str) -> range:
        return cast(range, AnyIndices(self, self[name]))

    def index(self, size: Int, name: str, *around: Int) -> IntTerm:
        """A new index below this size: a function of the indices `around`, or a constant. Its name has a blank."""
        term = cast(IntTerm, applied(name, False, *around))
        # Another action may have a parameter of the same name with another size.
        self.within = {(key, of) for key, of in self.within if key != key_of(term)} | {(key_of(term), key_of(size))}
        return term

    def bound_variable(self, size: Int, kind: str = "index") -> IntTerm:
        # The name has a blank, unlike those of variables: otherwise a quantifier in Z3 could capture one.
        name = f"{kind} {next(self.numbers[kind])}"
        variable = int_term(BOUND, (name,), -2 * MOST, 2 * MOST)
        self.within.add((key_of(variable), key_of(size)))
        return variable


class AnyIndices(Indices):
    """The indices 0, 1 … below a symbolic size."""

    def __init__(self, bounds: AnyBounds, size: Int) -> None:
        self.bounds, self.size = bounds, size

    def contains(self, index: Int) -> Bool:
        return all_of(index >= 0, index < self.size)

    def every(self, claim: Callable[[Any], Bool]) -> Bool:
        v = self.bounds.bound_variable(self.size)
        return quantified(FORALL, v, implies(self.contains(v), claim(v)))

    def some(self, claim: Callable[[Any], Bool]) -> Bool:
        v = self.bounds.bound_variable(self.size)
        return quantified(EXISTS, v, all_of(self.contains(v), claim(v)))

    def table(self, entry: Callable[[Any], Any]) -> Table:
        v = self.bounds.bound_variable(self.size, "index of select")
        value = entry(v)
        return AnyTable(self, lambda i: substituted(value, v, i))

    def where(self, claim: Callable[[Any], Bool], value: Callable[[Any], Int], otherwise: Int, last: bool) -> Int:
        any_index = self.bounds.bound_variable(self.size, "any index")
        around = [v for v in free_variables(claim(any_index)) if v is not any_index]
        name = f"{'last' if last else 'first'} where {next(self.bounds.numbers['index'])}"
        found = self.bounds.index(self.size, name, *around)

        def no_better(i: Int) -> Bool:
            return implies(claim(i), all_of(found != NIL, i <= found if last else i >= found))

        # Such a value always exists, so the axiom excludes no state.
        axiom = all_of(implies(found != NIL, all_of(self.contains(found), claim(found))), self.every(no_better))
        for v in around:
            axiom = quantified(FORALL, v, axiom)
        self.bounds.axioms[name] = axiom
        return ite(found != NIL, value(found), otherwise)


class AnyTable(Table):
    """A function of an index, in place of a tuple.

    In a tuple, `t[-1]` is the last entry, and so are `t[replica - 1]` for the first replica and `t[s.bounds.pick]` for
    a bound of -1. A function has another value there, so the table refuses such an index, except in `select`, which
    handles indices outside the table.
    """

    def __init__(self, over: AnyIndices, entry: Callable[[Any], Any]) -> None:
        self.over, self.entry = over, entry
        self._entries: dict[object, tuple[Int, Any]] = {}

    def __getitem__(self, index: Int) -> Any:
        if not isinstance(index, Term) and (type(index) is not int or index < 0):
            refuse(f"a table of any size has no entry {brief(index)}")
        bounds, key, size = self.over.bounds, key_of(index), key_of(self.over.size)
        in_all = not isinstance(index, Term) and index < bounds.least.get(size, 0)
        if not (in_all or (key, size) in bounds.within or bounds.is_instantiated):
            refuse(f"an index may lie outside: use select(…, {brief(index)})")
        if key not in self._entries:
            self._entries[key] = index, self.entry(index)
        return self._entries[key][1]

    @property
    def indices(self) -> range:
        return cast(range, self.over)

    def select(self, index: Int) -> Any:
        bounds = self.over.bounds
        if not (key_of(self.over.size) in bounds.not_empty or bounds.is_instantiated):
            name = cast(IntTerm, self.over.size).args[0]
            refuse(f"a table has no entry to select where the {name} is 0: give it 1 as its least value")
        inside, last = self.over.contains(index), self.over.size - 1
        any_index = bounds.bound_variable(self.over.size, "index of select")
        entry = self[any_index]
        at_last = substituted(entry, any_index, last)
        return at_last if inside is False else choose(inside, substituted(entry, any_index, index), at_last)

    def put(self, index: Int, new: Any) -> Table:
        return AnyTable(self.over, lambda i: choose(i == index, new, self[i]))

    def chosen(self, condition: Bool, otherwise: Any) -> Table:
        if not isinstance(otherwise, AnyTable) or key_of(otherwise.over.size) != key_of(self.over.size):
            refuse("two tables of one size are wanted, and others are given")
        return AnyTable(self.over, lambda i: choose(condition, self[i], otherwise[i]))


def substituted(value: Any, variable: IntTerm, index: Int) -> Any:
    """The value (or each entry of a table or a tuple) with the variable replaced by this index."""
    if isinstance(value, AnyTable):
        return AnyTable(value.over, lambda i: substituted(value[i], variable, index))
    if isinstance(value, tuple):
        return like(value, (substituted(part, variable, index) for part in value))
    if not isinstance(value, Term):
        if type(value) not in (int, bool, str, type(None)):
            refuse(f"an entry of a table is a number, a flag or a tuple of them, and not a {type(value).__name__}, "
                   "which may have a term within")  # fmt: skip
        return value
    known: dict[int, Any] = {variable.serial: index}
    in_index = {v.serial for v in free_variables(index)}
    for term in innermost_first(value, lambda part: part.serial in known):
        if term.op in (FORALL, EXISTS) and term.args[0].serial in in_index:
            refuse(f"{brief(term.args[0])} has been kept of a claim about all, and is asked for in it")
        args = [known[arg.serial] if isinstance(arg, Term) else arg for arg in term.args]
        is_same = all(new is old for new, old in zip(args, term.args, strict=True))
        known[term.serial] = term if is_same else _remade(term, args)
    return known[value.serial]


def _remade(term: Term, args: Sequence[Any]) -> Any:
    if term.op == APPLIED:
        name, *index = args
        return applied(name, isinstance(term, BoolTerm), *index)
    if term.op in (FORALL, EXISTS):
        return quantified(term.op, *args)
    made_by: dict[str, Callable[..., Any]] = {"not": not_, "and": all_of, "or": any_of, "ite": ite, **ON_NUMBERS}
    return made_by[term.op](*args)


def quantified(op: str, v: IntTerm, body: Bool) -> Bool:
    return bool_term(op, (v, body)) if isinstance(body, Term) and v.serial in _free(body) else body


def free_variables(term: Bool | Int) -> list[IntTerm]:
    return list(_free(term).values())


def _free(term: object, done: dict[int, dict[int, IntTerm]] | None = None) -> dict[int, IntTerm]:
    done = {} if done is None else done
    if not isinstance(term, Term):
        return {}
    if term.op == BOUND:
        return {term.serial: cast(IntTerm, term)}
    if term.serial not in done:
        found = {serial: v for arg in term.args for serial, v in _free(arg, done).items()}
        if term.op in (FORALL, EXISTS):
            found.pop(term.args[0].serial, None)
        done[term.serial] = found
    return done[term.serial]


def _names(term: object) -> dict[str, None]:
    """The functions in a term, in a deterministic order."""
    known, names = set[int](), dict[str, None]()
    for part in innermost_first(term, lambda part: part.serial in known) if isinstance(term, Term) else ():
        known.add(part.serial)
        names |= {part.args[0]: None} if part.op == APPLIED else {}
    return names


class AnyStep(NamedTuple):
    """A step of an action with symbolic parameters: its guard, and the state after it."""

    guard: list[Bool]
    after: FullState


class AnySystem:
    """A protocol under symbolic bounds, with ghosts. Raises ModelError if it cannot be evaluated so."""

    def __init__(self, protocol: Protocol, ghosts: Sequence[Ghost] = ()) -> None:
        if type(protocol).bounded is not Protocol.bounded:
            raise ValueError(f"{protocol.name} cannot be read without bounds: its class has a `bounded` of its own")
        self.protocol, self.ghosts = protocol, tuple(ghosts)
        freeze(*protocol.functions)
        self.bounds = AnyBounds(protocol)
        self.prefixes = ["", *(f"{ghost.name}." for ghost in ghosts)]
        types = (protocol.state, *(ghost.state for ghost in ghosts))
        with blaming(protocol.name):
            for state_type, prefix in zip(types, self.prefixes, strict=True):
                refuse_unpacked(state_type, prefix)
        self.state: FullState = tuple(map(self._state, types, self.prefixes))

    @property
    def initial(self) -> FullState:
        with blaming(f"{self.protocol.name}: the initial state, without bounds"):
            state = self._alone(self.protocol.begun(self.bounds), self.protocol.state)
            return (state, *(self._alone(ghost.begun(state), ghost.state) for ghost in self.ghosts))

    def _alone(self, part: State, declared: type[S]) -> S:
        if getattr(part, "bounds", self.bounds) is not self.bounds:
            raise ModelError("it returns a state with other bounds")
        return variables_alone(part, declared, self.bounds)

    def step(self, action: Action) -> AnyStep:
        with self._without_bounds(f"the number of values of a parameter of {action.name}"):
            sizes = {name: p(self.bounds) for name, p in action.parameters.items()}
        parameters = {name: self.bounds.index(size, f"parameter {name}") for name, size in sizes.items()}
        guard = [AnyIndices(self.bounds, size).contains(parameters[name]) for name, size in sizes.items()]
        always, bounds = self.bounds.not_empty, self.bounds
        bounds.not_empty = always.union(map(key_of, sizes.values()))
        with blaming(action.name, action.rule):
            read = in_symbols(action.run(self.state[0], **parameters))
            if read is None:
                read = [False], self.state[0]
            after = self._alone(read[1], self.protocol.state)
            seen = zip(self.ghosts, self.state[1:], strict=True)
            observed = [self._alone(ghost.observed(part, after), ghost.state) for ghost, part in seen]
        bounds.not_empty = always
        return AnyStep(guard + read[0], (after, *observed))

    def claim(self, prop: Property, state: FullState) -> Bool:
        return prop.holds(cast(System, self), state)

    def axioms_of(self, *terms: Bool) -> list[Bool]:
        """The axioms of the defined functions in these terms."""
        found: dict[str, Bool] = {}
        names = {name: None for term in terms for name in _names(term)}
        while new := [name for name in names if name in self.bounds.axioms and name not in found]:
            for name in new:
                found[name] = self.bounds.axioms[name]
                names |= _names(found[name])
        return list(found.values())

    def in_ranges(self, state: FullState) -> dict[str, Bool]:
        """For each field of numbers, the claim that its values lie in their range.

        Raises ModelError if a field lacks a value of its kind for some index.
        """
        found = {}
        for prefix, part in zip(self.prefixes, state, strict=True):
            for field in declared(type(part)):
                domain = field.metadata["domain"]
                try:
                    claim = self._each(getattr(part, field.name), field.metadata["per"], domain)
                except TypeError as error:
                    raise ModelError(f"{prefix}{field.name}: {error}") from error
                if not domain.is_bool:
                    found[prefix + field.name] = claim
        return found

    def _each(self, values: Any, per: Sequence[str], domain: Domain) -> Bool:
        if per:
            indices = cast(AnyIndices, self.bounds.indices(per[0]))
            return indices.every(lambda i: self._each(values[i], per[1:], domain))
        if domain.is_bool:
            return implies(values, values)
        bounds_of(values)  # raises TypeError for anything but whole numbers
        lo, hi = domain.values(self.bounds)
        return all_of(values >= lo, values <= hi)

    @contextmanager
    def _without_bounds(self, what: str) -> Iterator[None]:
        """A context for code of the protocol that may need the value of a bound, which raises ValueError."""
        try:
            with blaming(f"{self.protocol.name} cannot be read without bounds: {what}"):
                yield
        except ModelError as error:
            raise ValueError(str(error)) from error

    def _state(self, state_type: type[State], prefix: str) -> State:
        fields: dict[str, Any] = {}
        for field in declared(state_type):
            where = f"{self.protocol.name} cannot be read without bounds: {field.name}"
            if field.metadata["when"] is not None:
                raise ValueError(f"{where} is there under some bounds only (`when`)")
            if any(callable(per) for per in field.metadata["per"]):
                raise ValueError(f"{where} is indexed by a function of bounds: index it by the name of a bound")
            with self._without_bounds(f"the values of {field.name}"), refusing_unknown_bounds(field.name):
                ends = field.metadata["domain"].values(self.bounds)
                numbers = [n for end in ends for n in bounds_of(end)]
            if any(abs(n) > 2 * MOST for n in numbers):
                raise ValueError(f"{where} may be above 2**41")
            with self._without_bounds(f"the entries of {field.name}"), refusing_unknown_bounds(field.name):
                fields[field.name] = self._field(prefix + field.name, field)
        with self._without_bounds("its states"):
            return state_type(self.bounds, **fields)

    def _field(self, name: str, field: Field[Any], *index: Int) -> Any:
        per = field.metadata["per"]
        if len(index) == len(per):
            return applied(name, field.metadata["domain"].is_bool, *index)
        indices = cast(AnyIndices, self.bounds.indices(per[len(index)]))
        return indices.table(lambda i: self._field(name, field, *index, i))
