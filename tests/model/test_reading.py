"""What code may not use that is read in terms: each way of asking is refused, and nothing else is."""

from __future__ import annotations

import asyncio
import builtins
import gc
import importlib
import operator
import os
import sys
from _thread import allocate_lock
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext, suppress
from contextvars import Context
from cProfile import Profile
from dataclasses import dataclass, replace
from enum import Enum, IntEnum
from functools import lru_cache, partial, wraps
from multiprocessing.pool import ThreadPool
from pathlib import Path
from queue import Queue, SimpleQueue
from threading import Condition, Thread
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from tideproof.model.language import algebra
from tideproof.model.language.algebra import IntTerm, Term
from tideproof.model.language.reading import packages_of, reading
from tideproof.model.language.state import ModelError

TERM = IntTerm.variable("x", 0, 3)
TWO, PAIR, SOME, KIND, OPERATORS, MISSING = 2, (2, 3), True, type, operator, object()


class Level(Enum):
    LOW = "low"
    HIGH = "high"


class Role(IntEnum):
    FOLLOWER = 0


def trying(x: Any) -> Any:
    try:
        return bool(x)
    except TypeError:
        return False


def trying_two(x: Any) -> Any:
    try:
        return bool(x)
    except (TypeError, ValueError):
        return False


def trying_all(x: Any) -> Any:
    try:
        return bool(x)
    except:  # noqa: E722
        return False


def trying_in_a_group(x: Any) -> Any:
    try:
        return bool(x)
    except* TypeError:
        pass


def trying_all_with_more(x: Any) -> Any:
    try:
        return bool(x)
    except:  # noqa: E722
        with nullcontext():
            return False


def returning_at_last(x: Any) -> Any:
    try:
        return bool(x)
    finally:
        return PAIR  # noqa: B012, SIM107


def suppressing(x: Any) -> Any:
    with suppress(TypeError):
        return bool(x)
    return False


def matching(x: Any) -> Any:
    match x:
        case Term():
            return True
    return False


def imported(x: Any) -> Any:
    from operator import is_

    return is_(x, 2)


class Kinds:
    kind = staticmethod(type)


class InheritingKinds(Kinds):
    pass


class Slotted:
    __slots__ = ("kind",)

    def __init__(self) -> None:
        self.kind = type


class Sides(NamedTuple):
    left: Any


HELD: dict[str, Any] = {"deep": {"kind": type}, "partial": partial(type), "pair": Sides(type)}
SLOTTED, DEEP = Slotted(), SimpleNamespace(inner=SimpleNamespace(kind=type))
NAMESPACE: dict[str, Any] = {}
exec("def ask(x): return type(x)\ndef __ask(x): return type(x)", NAMESPACE)

ASKING: dict[str, list[Callable[[Any], Any]]] = {
    "is": [
        lambda x: x is TWO,
        lambda x: x is not (TWO if SOME else None),
        lambda x: [x is i for i in (1, 2)],
        lambda x: x is True,
        lambda x: x is PAIR[0],
        lambda x: x is Role.FOLLOWER,
        lambda x: x is (Level if SOME else Role).LOW,
    ],
    "type": [
        lambda x: type(x),
        lambda x: KIND(x),
        lambda x: builtins.type(x),
        lambda x: HELD["deep"]["kind"](x),
        lambda x: HELD["partial"](x),
        lambda x: HELD["pair"].left(x),
        lambda x: Kinds.kind(x),
        lambda x: InheritingKinds().kind(x),
        lambda x: SLOTTED.kind(x),
        lambda x: DEEP.inner.kind(x),
    ],
    "Table": [lambda x: isinstance(x, algebra.Table)],
    "Indices": [lambda x: isinstance(x, algebra.Indices)],
    "id": [lambda x: id(x), lambda x: builtins.id(x)],
    "hasattr": [lambda x: hasattr(x, "lo")],
    "vars": [lambda x: vars(sys)],
    "dir": [lambda x: dir(sys)],
    "is_": [lambda x: operator.is_(x, 2), imported],
    "is_not": [lambda x: operator.is_not(x, 2), lambda x: OPERATORS.is_not(x, 2)],
    "__lt__": [lambda x: int.__lt__(2, x)],
    "__eq__": [lambda x: (2).__eq__(x), lambda x: x.__eq__(2)],
    "Term": [matching, lambda x: isinstance(x, algebra.Term)],
    "IntTerm": [lambda x: isinstance(x, IntTerm)],
}


@pytest.mark.parametrize(("used", "rule"), [(used, rule) for used, rules in ASKING.items() for rule in rules])
def test_each_way_of_asking_what_an_object_is_is_refused(used: str, rule: Callable[[Any], Any]) -> None:
    line = rule.__code__.co_firstlineno
    with (
        pytest.raises(ModelError, match=rf"test_reading.py:\d+\) uses {used}, ") as refused,
        reading({__name__}),
    ):
        rule(TERM)
    assert line <= int(str(refused.value).partition(".py:")[2].partition(")")[0]) <= line + 5


class Hiding:
    """A context manager that hides every error."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> bool:
        return True


def hiding(x: Any) -> Any:
    with Hiding():
        return -x
    return 0


def pairing(x: Any) -> Any:
    with suppress(TypeError):
        return algebra.choose(x == 2, (1, 2), (1,))
    return (0,)


def counting_bits(x: Any) -> Any:
    with suppress(TypeError):
        return int.bit_length(x)
    return 0


def powering(x: Any) -> Any:
    with suppress(TypeError):
        return pow(2, 3, x)
    return 1


def overflowing(x: Any) -> Any:
    try:
        return x + 2**63
    except OverflowError:
        return 0


OPERATIONS: list[Callable[[Any], Any]] = [
    bool, hash, str, int, float, abs, round, operator.neg, operator.invert, operator.index, "{}".format,
    lambda x: x * 2, lambda x: 2 % x, lambda x: x // 2, lambda x: 2**x, lambda x: x & 1, lambda x: x.real,
    lambda x: x + "a", lambda x: x == "a", lambda x: x < None, lambda x: algebra.all_of(x), lambda x: x + 2**63,
    lambda x: algebra.choose(x == 2, (1, 2), (1,)), lambda x: algebra.ite(x == 2, x == 1, 3), lambda x: (x == 2) + 1,
    lambda x: (x == 2) == (x == 1), lambda x: PAIR[x], lambda x: range(x), lambda x: x in PAIR,
    lambda x: (x == 2) < (x == 1), lambda x: (x == 2).real, lambda x: divmod(x, 2),
    lambda x: divmod(2, x), lambda x: operator.mod("%d", x),
]  # fmt: skip


@pytest.mark.parametrize("operation", OPERATIONS)
def test_code_that_catches_what_a_term_refuses_is_refused(operation: Callable[[Any], Any]) -> None:
    for hide in (suppress(Exception), Hiding()):
        with pytest.raises(ModelError, match=r"the error is caught, which an int does not raise"), reading(set()), hide:
            operation(TERM)


@pytest.mark.parametrize(
    "rule",
    [
        trying,
        trying_two,
        trying_all,
        trying_all_with_more,
        trying_in_a_group,
        returning_at_last,
        suppressing,
        hiding,
        pairing,
        powering,
        overflowing,
    ],
)
def test_an_error_that_is_caught_is_named_with_its_place(rule: Callable[[Any], Any]) -> None:
    line = rule.__code__.co_firstlineno
    with pytest.raises(ModelError, match=rf"test_reading.py:({line + 2}|{line + 3}); the error"), reading({__name__}):
        rule(TERM)


def test_an_error_of_c_code_that_is_caught_is_refused() -> None:
    with pytest.raises(ModelError, match=r"doesn't apply to .*\(.*the error is caught"), reading({__name__}):
        counting_bits(TERM)


@pytest.mark.parametrize("text", [repr, ascii, lambda x: str((x,)), lambda x: f"{[x]}", lambda x: f"{x!r}"])
def test_no_text_is_made_of_a_term_that_is_read(text: Callable[[Any], str]) -> None:
    assert "x" in text(TERM)
    with pytest.raises(TypeError, match="may not make a text of x"), reading({__name__}):
        text(TERM)
    assert "x" in text(TERM)


class Named(NamedTuple):
    """A state with fields that are called as functions are."""

    type: Any
    id: Any


@dataclass(frozen=True, order=True)
class Pair:
    """Its comparisons, which Python writes, ask for the class of both."""

    first: int
    second: int


def numbers() -> Iterator[Any]:
    yield from iter((1, 2))
    with nullcontext():
        yield 3
    others = iter((4,))
    while True:
        try:
            yield next(others)
        except StopIteration:
            return


def test_what_says_the_same_of_ints_and_of_terms_is_not_refused() -> None:
    s = Named(TERM, TERM)
    with reading({__name__}):
        assert isinstance(s.type, int)
        assert (lambda x: [x.type, x.id, isinstance(x.id, int), x.id is None])(s)
        assert list(numbers()) == [1, 2, 3, 4]


def helped(x: Any, level: object = Level.LOW, default: object = MISSING) -> Any:
    total = 0
    try:
        total += PAIR[5]
    except (KeyError, IndexError) as missing:
        total += len(missing.args)
    finally:
        total += 1
    assert level is not None  # which pytest rewrites
    assert callable(helped)
    if default is MISSING or default is ...:
        return x + total
    return x


@pytest.mark.parametrize(
    "helper",
    [
        lambda: Pair(1, 2) == Pair(1, 2) < Pair(2, 0),
        lambda: (lambda level: level is Level.HIGH)(Level.LOW),
        lambda: helped(TERM),
        lambda: print(file=sys.stderr),  # an iterator of lines, too
    ],
)
def test_what_helpers_are_written_with_is_not_refused(helper: Callable[[], Any]) -> None:
    with reading({__name__}):
        helper()


KEPT = 0


def keeping(x: Any) -> Any:
    global KEPT
    KEPT += 1
    return x + KEPT


def counting(x: Any) -> Any:
    count = 0

    def add(n: int) -> None:
        nonlocal count
        count += n

    add(1)
    add(2)
    return x + count


def test_a_global_variable_that_is_assigned_is_refused() -> None:
    """What it is under some bounds would be used under others."""
    with pytest.raises(ModelError, match=r"test_reading.py:\d+\) assigns KEPT, a global variable"), reading({__name__}):
        keeping(2)


def test_a_variable_of_the_rule_around_it_may_be_assigned() -> None:
    with reading({__name__}):
        total = counting(TERM)
    assert repr(total) == repr(TERM + 3)


def test_a_module_that_a_rule_imports_may_try(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "imported_late.py").write_text("try:\n    import none_such\nexcept ImportError:\n    none_such = 1\n")
    monkeypatch.syspath_prepend(tmp_path)
    with reading({__name__}):
        importlib.import_module("imported_late")


def test_a_thread_that_reads_leaves_the_terms_of_others_alone() -> None:
    reads, may_end = allocate_lock(), allocate_lock()
    reads.acquire()
    may_end.acquire()

    def read() -> None:
        with reading({__name__}):
            reads.release()
            may_end.acquire(timeout=10)

    thread = Thread(target=read)
    thread.start()
    assert reads.acquire(timeout=10)
    assert repr(TERM) == "x"
    with reading({__name__}):
        may_end.release()
        assert isinstance(TERM, int)
    thread.join()
    assert repr(TERM) == "x"


def in_a_thread(x: Any) -> Any:
    answers: list[Any] = []
    thread = Thread(target=lambda: answers.append(type(x) is not int or x != 2))
    thread.start()
    thread.join()
    return answers[0]


def in_a_pool(x: Any) -> Any:
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(trying, x).result()


def in_a_pool_that_was_there(x: Any) -> Any:
    return POOL.submit(trying, x).result()


def in_a_pool_of_multiprocessing(x: Any) -> Any:
    return THREADS.apply(trying, (x,))


def by_a_queue(x: Any) -> Any:
    TO_DO.put(x)


def by_a_simple_queue(x: Any) -> Any:
    SIMPLE.put(x)


def by_a_condition(x: Any) -> Any:
    with HEARD:
        HEARD.notify()


def by_a_loop(x: Any) -> Any:
    LOOP.call_soon_threadsafe(trying, x)


def in_a_process(x: Any) -> Any:
    os.waitpid(os.posix_spawn(sys.executable, [sys.executable, "-V"], {}), 0)


POOL, THREADS, TO_DO, SIMPLE, HEARD = (
    ThreadPoolExecutor(1),
    ThreadPool(1),
    Queue[Any](),
    SimpleQueue[Any](),
    Condition(),
)
LOOP = asyncio.new_event_loop()


@pytest.mark.parametrize(
    "rule",
    [
        in_a_thread, in_a_pool, in_a_pool_that_was_there, in_a_pool_of_multiprocessing, by_a_queue, by_a_simple_queue,
        by_a_condition, by_a_loop, in_a_process,
    ],
)  # fmt: skip
def test_what_a_rule_has_done_in_another_thread_is_refused(rule: Callable[[Any], Any]) -> None:
    """Nothing is seen of what happens there, and what a term refuses there does not end the rule."""
    assert POOL.submit(int).result() == 0  # its thread is there now
    with (
        pytest.raises(ModelError, match=rf"{rule.__name__} \(.*test_reading.py:\d+\) uses another thread"),
        reading({__name__}),
    ):
        rule(TERM)


def test_code_without_a_module_is_looked_at() -> None:
    asking: list[Callable[[Any], Any]] = [
        NAMESPACE["ask"],
        NAMESPACE["__ask"],
        lambda x: eval("type(x)", {"x": x}),
        lambda x: eval("type(x)"),
        lambda x: eval(compile("type(x)", "rule.py", "eval")),
        lambda x: exec("kind = type(x)", {"x": x}),
    ]
    for ask in asking:
        with pytest.raises(ModelError, match="uses type"), reading({__name__}):
            ask(TERM)
    with reading({__name__}):
        assert eval("x + 1 == 1 + x", {"x": TERM}) is True


def test_the_body_of_a_class_is_looked_at() -> None:
    with pytest.raises(ModelError, match=r"Asking \(.*test_reading.py:\d+\) uses type"), reading({__name__}):

        class Asking:
            kind = type(TERM)


def test_a_module_that_has_the_name_of_one_of_python_is_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sched.py").write_text("def ask(x): return type(x)\n")
    monkeypatch.delitem(sys.modules, "sched", raising=False)
    monkeypatch.syspath_prepend(tmp_path)
    ask = importlib.import_module("sched").ask
    assert packages_of(ask) == {"sched"}
    with pytest.raises(ModelError, match=r"ask \(.*sched.py:1\) uses type"), reading(packages_of(ask)):
        ask(TERM)
    monkeypatch.delitem(sys.modules, "sched")


def test_code_that_sets_a_profiler_is_refused() -> None:
    def unseen(x: Any) -> Any:
        before = sys.getprofile()
        sys.setprofile(None)
        kind = trying(x)
        sys.setprofile(before)
        return kind

    with pytest.raises(ModelError, match="sets a profiler, or ends one"), reading({__name__}):
        unseen(TERM)
    with pytest.raises(ModelError, match="sets a profiler, or ends one"), reading({__name__}):
        sys.setprofile(None)


def test_a_profiler_in_the_way_is_said() -> None:
    """Since Python 3.12 cProfile is not in the way, and what is asked is seen all the same."""
    in_the_way = r"a profiler \(cProfile\) is in the way"
    profiler = Profile()
    profiler.enable()
    try:
        said = in_the_way if sys.version_info < (3, 12) else "uses hasattr"
        with pytest.raises(ModelError, match=said), reading({__name__}):
            (lambda x: hasattr(x, "lo"))(TERM)
    finally:
        profiler.disable()


def test_what_is_refused_in_a_context_of_its_own_is_heard() -> None:
    with pytest.raises(ModelError, match="the error is caught"), reading({__name__}):
        Context().run(trying, TERM)


def test_a_number_of_another_kind_is_to_be_converted() -> None:
    with pytest.raises(TypeError, match=r"not with <Role.FOLLOWER: 0>: convert it by int\(\)"):
        TERM == Role.FOLLOWER  # noqa: B015


def test_a_function_is_where_it_is_written_too() -> None:
    """One that wraps a rule of a release says that it is from there."""
    wrapping = wraps(algebra.every)(lambda x: x)
    assert wrapping.__module__ == algebra.__name__
    assert packages_of(wrapping) == {__name__.partition(".")[0]}


def test_other_packages_are_looked_at_where_rules_are_from_them() -> None:
    """pytest stands for a package with rules that is installed."""
    of_pytest = packages_of(pytest.approx, algebra.every)
    assert of_pytest == {"_pytest"}

    def read() -> None:
        pytest.approx(1)

    with reading({__name__}):
        read()
    with pytest.raises(ModelError, match="_pytest"), reading(of_pytest):
        read()


def test_reading_leaves_the_interpreter_as_it_was() -> None:
    def other(*_: Any) -> None:
        pass

    before, traced, collects = sys.getprofile(), sys.gettrace(), gc.isenabled()
    sys.settrace(None)
    try:
        for enabled in (False, True):
            (gc.enable if enabled else gc.disable)()
            sys.setprofile(other)
            with pytest.raises(ZeroDivisionError), reading({__name__}):
                assert not gc.isenabled()
                raise ZeroDivisionError
            assert sys.getprofile() is other and gc.isenabled() is enabled
        with reading({__name__}):
            assert sys.gettrace() is not None
        assert sys.gettrace() is None
        sys.settrace(other)
        with reading({__name__}):
            assert sys.gettrace() is other
        assert sys.gettrace() is other
    finally:
        sys.settrace(traced)
        sys.setprofile(before)
        (gc.enable if collects else gc.disable)()


@pytest.mark.parametrize("rule", [lambda x: None is x, lambda x: Level.LOW is not x])
def test_what_is_no_number_may_stand_on_either_side_of_is(rule: Callable[[Any], Any]) -> None:
    with reading({__name__}):
        rule(TERM)


def test_a_choice_on_either_side_of_is_may_be_a_number() -> None:
    with pytest.raises(ModelError, match="uses is"), reading({__name__}):
        (lambda x: (None if SOME else 2) is x)(TERM)


class Asker:
    """What asks in a method that Python calls by itself."""

    def __call__(self, x: Any) -> bool:
        return type(x) is int


HOLDER = SimpleNamespace(limit=None)


@pytest.mark.parametrize("rule", [Asker(), lambda x: x is HOLDER.limit])
def test_what_is_called_by_python_or_held_by_an_object_is_looked_at(rule: Callable[[Any], Any]) -> None:
    """An object may hold a number by the time that it is asked."""
    with pytest.raises(ModelError, match=r"uses (type|is)"), reading({__name__}):
        rule(TERM)


OF_THIS_PACKAGE: dict[str, Any] = {"__name__": "tideproof.made"}
exec("def trusted(rule):\n    def made(*args):\n        return rule(*args)\n    return made", OF_THIS_PACKAGE)
trusted = OF_THIS_PACKAGE["trusted"]
"""A function as this package makes them of those of users."""


@dataclass(frozen=True)
class Made:
    """What holds functions."""

    rules: Any


Made.__module__ = "tideproof.made"


@pytest.mark.parametrize(
    "part",
    [
        trusted(trying),
        wraps(trusted(max))(trusted(trying)),
        partial(trusted(max), trying),
        partial(trusted(max), key=trying),
        Made({"slot": (trusted(max), [trying])}),
        replace(Made(trying), rules=Asker()),
    ],
)
def test_the_packages_of_a_function_are_those_of_what_it_was_made_of(part: object) -> None:
    assert packages_of(part) == {__name__.partition(".")[0]}
    assert packages_of(trusted(max), Made(max)) == set()


def test_the_packages_of_what_wraps_a_function_are_its_packages() -> None:
    by_c_code = lru_cache(trying)
    by_c_code.__module__ = "tideproof.made"
    assert packages_of(by_c_code) == {__name__.partition(".")[0]}
