"""What becomes of a source text: it is refused, or its function means one thing on ints and on terms.

A function has one meaning if its terms, evaluated, are what it returns on ints, in every state, whenever it is called:
again, in another order, in a module that was run again; and if that is what Python itself makes of the text. What a
rule does where its guard is false, and what a function does where Python raises an error, says nothing.
"""

from __future__ import annotations

import copy
import itertools
import linecache
import warnings
from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

from support.source_texts import Text
from support.text_names import Lamp
from tideproof.model.language.algebra import BoolTerm, Term, key_of
from tideproof.model.language.allowed import started
from tideproof.model.language.checking import NAMES
from tideproof.model.language.errors import LanguageError
from tideproof.model.language.freezing import freeze, frozen
from tideproof.model.language.space import Space
from tideproof.model.language.state import Bounds
from tideproof.properties.engines.cross_check import evaluated, innermost

SPACE = Space([Lamp], Bounds(limit=2, size=2))
SYMBOLS = SPACE.symbols[0]
VALUES = [
    {v.name: bool(leaf) if v.is_bool else leaf for v, leaf in zip(SPACE.variables, leaves, strict=True)}
    for leaves in itertools.product(*(range(v.lo, v.hi + 1) for v in SPACE.variables))
]
NAMES.update(SPACE.bounds)  # as a protocol's bounds are
STATES: list[Any] = [SPACE.build(list(values.values()))[0] for values in VALUES]
AGAIN = list(range(len(STATES)))[::-7]
"""The states that are asked again, in another order."""

MOST_CONJUNCTS = 500


class Answer(NamedTuple):
    """The truth of a predicate, or what is left of a guard; then the variables of the next state of a rule."""

    guard: tuple[Any, ...]
    after: tuple[Any, ...] = ()

    @property
    def parts(self) -> tuple[Any, ...]:
        return (*self.guard, None, *self.after)


FALSE = Answer((False,))


class DifferentError(AssertionError):
    """A text has two meanings."""


class Outcome(NamedTuple):
    """`no program`, `refused`, `refused in symbols`, `compared`, `compared a constant`; why it is refused."""

    word: str
    numbers: tuple[str, ...] = ()


def outcome(text: Text) -> Outcome:
    """Raises DifferentError where a text has two meanings."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Python's own, of strange code
        try:
            return _outcome(text)
        except DifferentError as error:
            raise DifferentError(f"{error}\n{text.source}") from None
        except RecursionError:
            return Outcome("refused in symbols", ("RecursionError",))


def _outcome(text: Text) -> Outcome:
    is_rule, name = text.is_rule, "rule" if text.is_rule else "predicate"
    for file in [name for name in linecache.cache if name.startswith("<text ")]:
        del linecache.cache[file]  # not those of other tests in this process: the checker reads them later
    try:
        module = _run(text.source)
    except Exception as error:
        return Outcome("no program", (type(error).__name__,))
    before = _constants(module)
    function = getattr(module, name)
    try:
        ask = frozen(function)
    except LanguageError as error:
        _refuse_accepted(function, error)
        return Outcome("refused", tuple({refusal.number for refusal in error.refusals}))
    try:
        terms = _answer(ask, SYMBOLS, is_rule)
    except Exception as error:
        return Outcome("refused in symbols", (getattr(error, "number", type(error).__name__),))
    on_ints = [_on_ints(ask, state, is_rule) for state in STATES]
    for values, answer in zip(VALUES, on_ints, strict=True):
        _compare("on ints", answer, "on terms", _evaluated(terms, values), values)
    for number in AGAIN:
        _compare("called again", _on_ints(ask, STATES[number], is_rule), "at first", on_ints[number], VALUES[number])
    _compare_terms(terms, ask, is_rule, "when it is called again")
    again = frozen(getattr(_run(text.source), name))
    for number in AGAIN:
        _compare(
            "in another order", _on_ints(again, STATES[number], is_rule), "at first", on_ints[number], VALUES[number]
        )
    _compare_terms(terms, again, is_rule, "in a module that is run again")
    if before != _constants(module):
        raise DifferentError("a constant of the module was changed")
    for number in AGAIN[::4]:
        try:
            answer = _answer(getattr(_run_by_python(text.source), name), STATES[number], is_rule)
        except Exception:  # Python has no answer
            continue
        _compare("by Python itself", answer, "frozen", on_ints[number], VALUES[number])
    is_constant = not any(isinstance(part, Term) for part in terms.parts)
    return Outcome("compared a constant" if is_constant else "compared")


_numbers = itertools.count()


def _run(source: str, **names: Any) -> ModuleType:
    """The module of a text, as a user's file is run."""
    file = f"<text {next(_numbers)}>.py"
    lines = source.splitlines(keepends=True)
    linecache.cache[file] = len(source), None, lines, file
    module = ModuleType("a_random_text")
    module.__dict__.update(names)
    exec(compile(source, file, "exec"), module.__dict__)
    return module


def _eager(function: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *args, **named: tuple(function(*args, **named))


_EAGER = {function.__name__: _eager(function) for function in (map, zip, enumerate)} | {
    "reversed": lambda values: values[::-1] if isinstance(values, range) else tuple(values)[::-1],
}


def _run_by_python(source: str) -> ModuleType:
    """A module for Python itself; no iterator of it is used up, as none is in the language."""
    return _run(source.replace("@cache\n", "\n"), **_EAGER)


def _constants(module: ModuleType) -> dict[str, Any]:
    kinds = (int, str, tuple, list, dict, set, frozenset)
    return {n: copy.deepcopy(v) for n, v in vars(module).items() if type(v) in kinds and n[:1] != "_" and n != "MADE"}


def _refuse_accepted(function: Callable[..., Any], first: LanguageError) -> None:
    try:
        freeze(function)
    except LanguageError as error:
        if [r.number for r in error.refusals] == [r.number for r in first.refusals]:
            return
    raise DifferentError(f"it is refused at first ({first}), and not, or otherwise, when it is frozen again")


def _answer(ask: Callable[..., Any], state: Any, is_rule: bool) -> Answer:
    """What a function makes of a state: its conjuncts up to the first that is false, and the next state."""
    if not is_rule:
        return Answer((_truth(ask(state)),))
    run, guard = started(ask(state)), list[Any]()
    for _ in range(MOST_CONJUNCTS):
        try:
            conjunct = _truth(next(run))
        except StopIteration as end:
            if type(end.value) is not Lamp or end.value.bounds is not SPACE.bounds:
                raise TypeError("no next state") from None
            return Answer(tuple(guard), tuple(SPACE.checked_leaves([end.value])))
        if conjunct is False:
            return FALSE
        if conjunct is not True:
            guard.append(conjunct)
    raise TypeError("too many conjuncts")


def _truth(value: Any) -> Any:
    if not isinstance(value, (bool, BoolTerm)):
        raise TypeError("not a truth value")
    return value


def _on_ints(ask: Callable[..., Any], state: Any, is_rule: bool) -> Answer | str:
    try:
        return _answer(ask, state, is_rule)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def _evaluated(terms: Answer, values: dict[str, Any]) -> Answer:
    value = evaluated(values, innermost([*terms.guard, *terms.after]))
    if not terms.after:
        return Answer(tuple(map(value, terms.guard)))
    return Answer((), tuple(map(value, terms.after))) if all(map(value, terms.guard)) else FALSE


def _compare(one: str, a: Answer | str, other: str, b: Answer | str, values: dict[str, Any]) -> None:
    if repr(a) != repr(b):  # True is not 1
        raise DifferentError(f"{one} it is {a}, and {other} {b}, where {values}")


def _compare_terms(first: Answer, ask: Callable[..., Any], is_rule: bool, when: str) -> None:
    try:
        later = _answer(ask, SYMBOLS, is_rule)
    except Exception as error:
        raise DifferentError(f"its terms are refused {when}: {error}") from error
    if [key_of(part) for part in first.parts] != [key_of(part) for part in later.parts]:
        raise DifferentError(f"its terms are others {when}")
