"""Random source texts: modules with a rule or a predicate, as users may write them, drawn from a grammar of Python.

A text is made of templates. `$n` in one stands for any expression that is a number where all is well; GRAMMAR has the
templates of each kind that are in the rule language, WILD those that may be anything. Names mean something everywhere:
`i`, `v`, `n`, `c` and `q` are constants of the module where no function binds them.
"""

from __future__ import annotations

import builtins
import re
import textwrap
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from hypothesis import strategies as st

GRAMMAR: dict[str, str] = {
    "n": r"""
        s.x ¦ s.y ¦ $k ¦ n ¦ v ¦ s.grid[0] ¦ s.grid[1] ¦ $i ¦ m
        ($n + $n) ¦ ($n - $n) ¦ ite($c, $n, $n) ¦ minimum($n, $n) ¦ maximum($n, $n, $n) ¦ select($q, $n)
        select((s.x, $n, $k), $n) ¦ first_where(range(2), lambda i: $c, lambda i: $n, $n)
        last_where(indices_of($q), lambda i: $n == $k, lambda i: $n, $n) ¦ sum(ite($c, 1, 0) for v in $q) ¦ sum($q)
        $f($n) ¦ $f(v=$n) ¦ $q[$i] ¦ (n := $n) ¦ reduce(lambda v, n: $n, $q, $n) ¦ s.twice ¦ ($n if $b else $n)
        Pair($n, $n).first ¦ Pair(second=$n, first=1)[1] ¦ choose($c, Pair($n, 1), PAIR).second ¦ {"a": $n, "b": 2}["a"]
        (lambda v, *, n=$n: $n)($n) ¦ (lambda *v: v[0])($n, 2) ¦ (lambda **v: v["a"])(a=$n) ¦ variable_of(s, "x")
        [$n for v in $q][0] ¦ {v: $n for v in range(2)}[1] ¦ int($k) ¦ s.replace(x=$n).x ¦ effect(steps(s, $n)).y
        merged($c, s.replace(y=$n), s).y ¦ dict(a=$n)["a"] ¦ min($q, key=lambda v: 0) ¦ list(map($f, $q))[0]
        dict(zip("ab", $q))["a"] ¦ sum(map($f, $q)) ¦ max([$n]) ¦ [*$q, $n][-1] ¦ (lambda: $n)()
    """,
    "k": r"""
        0 ¦ 1 ¦ 2 ¦ LIMIT ¦ -1 ¦ s.bounds.limit ¦ i ¦ $i ¦ len($q) ¦ TUPLE[0] ¦ DICT["a"] ¦ PAIR.first
        Level.HIGH ¦ SETTINGS.most ¦ ($k + $k) ¦ ($k - 1) ¦ ($k * 2) ¦ ($k // 2) ¦ ($k % 3) ¦ (2 ** ($k % 4)) ¦ ($k & 1)
        ($k | 1) ¦ ($k ^ 1) ¦ ($k << 1) ¦ ($k >> 1) ¦ abs($k) ¦ max($k, $k) ¦ min(TUPLE) ¦ sum(TUPLE) ¦ len(TUPLE)
        TUPLE.index(1) ¦ TUPLE.count($k) ¦ DICT.get("b", $k) ¦ DICT.get("z", $k) ¦ ($k if $b else $k) ¦ ($k and $k)
        ($b or $k) ¦ int("2") ¦ len($t) ¦ kept($k) ¦ reduce(lambda i, v: i + v, TUPLE, 0) ¦ -$k ¦ +$k ¦ len(DICT.keys())
        sorted(TUPLE)[0] ¦ sorted(TUPLE, key=lambda i: -i)[0] ¦ s.bounds["limit"] ¦ len(SET) ¦ MATRIX[0][1] ¦ int($b)
        Level.LOW.value ¦ HEADER.pop ¦ "abc".index("b") ¦ next_up(s, $k) ¦ len(list(DICT.items())) ¦ TUPLE[::-1][0] ¦ Level.HIGH + 1
    """,
    "b": r"""
        True ¦ False ¦ $k == 1 ¦ $k > 0 ¦ $k != $k ¦ $k in TUPLE ¦ $k not in SET ¦ $t == "a" ¦ "a" in DICT ¦ None is None
        ($b and $b) ¦ ($b or $b) ¦ (not $b) ¦ 0 < $k < 3 ¦ $k is None ¦ any(i > 0 for i in TUPLE) ¦ all([$b, $b])
        isinstance(s, Lamp) ¦ isinstance(PAIR, Pair) ¦ SETTINGS.on ¦ bool($k) ¦ TUPLE == (1, 2) ¦ SET == SET ¦ $k in LIST
        TUPLE < (1, $k) ¦ $k in range(3) ¦ isinstance(s, (Pair, Lamp)) ¦ kept(True) ¦ bool($q) ¦ $f is None ¦ $k in DICT.values()
    """,
    "c": r"""
        s.flag ¦ $n == $n ¦ $n < $n ¦ $n > $k ¦ $n != $n ¦ $n <= $n ¦ $n >= $n ¦ c ¦ $b
        all_of($c, $c) ¦ any_of($c, $c) ¦ not_($c) ¦ implies($c, $c) ¦ same($c, $c) ¦ every(range(2), lambda i: $c)
        some(s.bounds.indices("size"), lambda i: s.grid[i] > $n) ¦ all_of(*($c for v in $q)) ¦ any_of(*[$c for v in $q if $b])
        select((s.flag, $c), $n) ¦ ite($c, $c, $c) ¦ $p($n) ¦ equal($q, $q) ¦ equal(s.grid, ($n, $n)) ¦ ($c if $b else $c)
        every(range(len($q)), $p) ¦ all_of(*map($p, $q)) ¦ s.above($n) ¦ differ(s, s.replace(x=$n)) ¦ merged($c, $s, s).flag
        all_of(*[v == n for v, n in zip($q, $q)]) ¦ any_of(*(i == v for i, v in enumerate($q))) ¦ $n == 1 == True
        s.replace(flag=$c).flag ¦ s == s ¦ {"a": $c}["a"] ¦ (c := $c) ¦ all_of() ¦ (lambda n: $c)($n) ¦ effect(steps(s, $k)).flag
    """,
    "q": r"""
        s.grid ¦ (s.x, $n) ¦ q ¦ TUPLE ¦ LIST ¦ ($n, $n, $n)
        [$n for v in $q] ¦ tuple($n for v in $q) ¦ put($q, $n, $n) ¦ table(range(2), lambda i: $n) ¦ $q[::-1] ¦ $q[:2]
        [*$q, $n][:3] ¦ [$n, *$q][-2:] ¦ list($q) ¦ tuple($q) ¦ map($f, $q) ¦ reversed($q) ¦ choose($c, ($n, 1), s.grid)
        tuple(out[:3]) ¦ [$n for i in range(2) for v in (i, 1) if $b][:3] ¦ [v + n for v, n in zip($q, $q)] ¦ sorted(TUPLE)
        ite($c, ($n, $n), (1, 2)) ¦ select((s.grid, ($n, 1)), $n) ¦ merged($c, s.replace(grid=($n, $n)), s).grid ¦ SET
        tuple(DICT.values()) ¦ [i for i, v in enumerate($q)] ¦ Pair($n, $n) ¦ ($n,) * 2 ¦ list(range(2)) ¦ q if $b else $q
        [n for v in [$q] for n in v] ¦ [[$n, v] for v in $q][0] ¦ next_rows(s, $q)[0] ¦ tuple([a for a, _ in DICT.items()] and $q)
        itertools.chain($q, ($n,))[:3] ¦ [v[0] for v in itertools.pairwise($q)] ¦ [a + b for a, b in itertools.product($q, $q)][:3]
    """,
    "i": "0 ¦ 1 ¦ i",
    "t": '"a" ¦ "ab" ¦ TEXT ¦ "a" + TEXT ¦ TEXT[0] ¦ Level.LOW.name ¦ TEXT.replace("a", "b") ¦ $t * 2',
    "f": r"""
        (lambda v: v) ¦ partial(helper, s) ¦ (lambda v: $n) ¦ partial(adding, s, $n) ¦ partial(adding, s, n=$k) ¦ partial(made, s) ¦ partial(MADE["plus"], s)
        (lambda v, n=$n: v + n) ¦ (partial(helper, s) if $b else (lambda v: $n)) ¦ make($n, s) ¦ partial(CLOSED, s)
    """,
    "p": "(lambda v: v == 1) ¦ partial(test, s) ¦ (lambda v: $c) ¦ (lambda i, *v: $c)",
    "s": r"""
        s ¦ s.replace(x=$n) ¦ s.replace(x=minimum(maximum($n, 0), 2)) ¦ s.replace(flag=$c) ¦ merged($c, $s, $s)
        s.replace(grid=put(s.grid, $n, ite($c, 1, 0))) ¦ s.replace(grid=table(range(2), lambda i: ite($c, 0, s.grid[i])))
        s.replace(y=minimum(maximum($n, -1), 2), flag=$c) ¦ s.replace(**{"x": minimum(maximum($n, 0), 1)}) ¦ effect(steps(s, $k))
        Lamp(s.bounds, x=1, y=minimum(maximum($n, -1), 1), flag=$c, grid=s.grid) ¦ Lamp.initial(s.bounds) ¦ stepped($s)
    """,
    "S": r"""
        n = $n ¦ c = $c ¦ q = $q ¦ n += $n ¦ n, m = $n, $n ¦ m: int = $n ¦ c = all_of(c, $c) ¦ pass ¦ assert $b
        for v in $q:\n    $S ¦ for i in range(2):\n    n = $n ¦ for i, v in enumerate($q):\n    n += $n
        if $b:\n    $S\nelse:\n    $S ¦ if $b:\n    $S ¦ for i in range(3):\n    if $b:\n        continue\n    $S
        def local(v, n=$n, m=$n, c=$c, q=$q):\n    $S\n    return $n\nn = local($n) ¦ out.append($n) ¦ out.extend($q) ¦ for i in (0, 1):\n    out.append($n)
        f = $f\nn = f($n) ¦ n = m = $n ¦ [n, m] = [$n, 2] ¦ n, *m = $n, 1, 2\nm = m[0] ¦ (n, (m, c)) = ($n, (1, $c)) ¦ out = [$n]
        def local(v):\n    return $c\nc = every(range(2), local) ¦ for i in range(2):\n    if $b:\n        break\nelse:\n    $S
        for _, v in DICT.items():\n    n = $n + v ¦ q = tuple([v for v in $q][:2])
    """,
    "Y": r"""
        yield s.flag ¦ yield $c ¦ yield $c ¦ yield from steps(s, $n) ¦ yield from [$c, $c] ¦ n = (yield $c) or $n ¦ if $b:\n    yield $c
        s = yield from steps(s, $k) ¦ for v in $q:\n    yield $c ¦ yield from ($c for v in $q) ¦ yield from spread(s, lambda: $c)
    """,
}

WILD: dict[str, str] = {
    "n": r"""
        $w ¦ s.lo ¦ s.x.lo ¦ s.z ¦ s.x * 2 ¦ $n * $n ¦ $n // 2 ¦ $n % 2 ¦ $n & 1 ¦ -$n ¦ +$n ¦ ~$n ¦ abs($n) ¦ int($n) ¦ $n ** 2
        $n << 1 ¦ s.grid[s.x] ¦ TUPLE[$n] ¦ DICT[$n] ¦ {0: 1, 1: 2}[$n] ¦ {$n: 1}.get(1) ¦ len(s.grid[$n:]) ¦ sum($c for v in $q)
        max($q) ¦ min($n, $n) ¦ sorted($q)[0] ¦ ($n and $n) ¦ ($n or $n) ¦ ($n if $c else $n) ¦ round($n) ¦ divmod($n, 2)[0]
        TUPLE.index($n) ¦ ($n, $n).count($n) ¦ $q.count(s.x) ¦ [$n, $n].index($n) ¦ $q.index($n) ¦ hash($n) ¦ id($n) % 2
        kept($n) ¦ kept(kept(1)) + $n ¦ len($t) ¦ int("%d" % $n) ¦ len("%s" % $n) ¦ len("%r" % $w) ¦ len(str($n)) ¦ len(f"{$n}")
        LIST.append($n) ¦ LIST.pop() ¦ DICT.setdefault("z", $n) ¦ DICT.update(a=$n) ¦ OPEN.most ¦ next(iter($q)) ¦ next(COUNTER)
        len($q * $n) ¦ range($n)[0] ¦ len(range($n)) ¦ tuple(range(3))[$n] ¦ getattr(s, "x") ¦ getattr($n, "lo", 7) ¦ s.x.real
        s.x.numerator ¦ type($n)(1) ¦ ite($n, 1, 2) ¦ ite($c, $c, $n) ¦ ite($c, $t, $n) ¦ select($n, $q) ¦ minimum() ¦ minimum($c, $n)
        random.randint(0, 1) ¦ math.floor($n) ¦ operator.add($n, 1) ¦ operator.index($n) ¦ (await_ := $n) ¦ vars(s)["x"]
        len([0 for LIST[0] in $q]) ¦ len([0 for DICT["a"] in $q]) ¦ len([0 for OPEN.most in $q]) ¦ len(LIST) + DICT["a"]
        mine(LIST) ¦ len({"a": 1}.keys() | {"b": 2}.keys()) ¦ [0, 1, 2][$n] ¦ "0123".find($t) ¦ len({$n, 1}) ¦ 2 ** -1 ¦ $n / 2
        "abc".count($t) ¦ len($s.bounds) ¦ merged($c, s.replace(bounds={"limit": 1}), s).bounds["limit"] ¦ len(tuple(raw()))
        len(tuple(once())) ¦ (effect(kept_steps(1)) and 1) ¦ len($t.format($n)) ¦ len("{.lo}".format($n)) ¦ HEADER.count ¦ HEADER.format
        dict([($n, 1)])[0] ¦ reduce(lambda v, n: n if v else v, $q) ¦ min($q, default=$n, key=lambda v: $n) ¦ sum($q, $n) ¦ sum([], $n)
        SEEN.__setitem__(0, 1) ¦ len(ITERATOR) ¦ sum(ITERATOR) ¦ max(ITERATOR, default=0) ¦ (yield $n) ¦ len("%s" % (lambda: 0))
        (lambda: (yield $n))() ¦ list(zip($q, $q))[0][1] ¦ int.from_bytes(b"a") ¦ $f($n, $n) ¦ $f() ¦ counted() ¦ Level($n) ¦ Colour.RED.value
    """,
    "b": r"""
        $c ¦ s is s ¦ $n is $n ¦ $n is not None ¦ $n == None ¦ $c is True ¦ isinstance($n, int) ¦ isinstance($n, bool) ¦ bool($n)
        $n in $q ¦ $n not in TUPLE ¦ $n in {0, 1} ¦ $n in SET ¦ $n in DICT ¦ $n in range(2) ¦ $c in (True, False) ¦ 0 < $n < 2
        ($n, 1) == ($n, 2) ¦ (s.x,) == (s.x,) ¦ [$n] == [$n, 1] ¦ ($n, 0) < ($n, 1) ¦ Pair($n, 1) == Pair($n, 2) ¦ callable($w)
        hasattr($n, "lo") ¦ $n == "a" ¦ $t == $n ¦ not $n ¦ all($c for v in $q) ¦ any($q) ¦ bool($c) ¦ s == $s ¦ $s in ($s, 2)
        kept(1) is True ¦ kept(0) == False ¦ type(s) is Lamp ¦ SET <= {0, 1, 2} ¦ SET < OTHER ¦ SET & OTHER ¦ s.bounds == $n
        "%s" % $n == "1" ¦ f"{$c}" == "True" ¦ $t < "b" ¦ ("%r" % made)[-3] == "0" ¦ sorted({"a": 1}.keys() | ("b",))[0] == "a"
        "{0.__class__.__name__}".format($n) == "int" ¦ ("%s" % (lambda: 0))[-4] > "7" ¦ helper == helper ¦ (lambda: 0) == (lambda: 0)
        1.5 > $n ¦ ... is None ¦ $n @ $n ¦ issubclass(Lamp, Pair) ¦ SETTINGS == SETTINGS ¦ (2 ** -1) < $n ¦ {1: $n} == {1: $n} ¦ OPEN
    """,
    "c": r"""
        $w ¦ $c == $c ¦ $c != $c ¦ $c & $c ¦ $c | $c ¦ $c ^ $c ¦ not $c ¦ $c and $c ¦ $c or $c ¦ $c is True ¦ 0 < $n < 2 ¦ $n in $q
        $n in SET ¦ all_of($n) ¦ all_of($n == 1, 5) ¦ bool($c) ¦ all($q) ¦ any($c for v in $q) ¦ $c < $c ¦ $c if $c else $c ¦ 1 ¦ None
        kept($c) ¦ kept(1) ¦ kept(True) ¦ equal($c, $n) ¦ equal($n, $q) ¦ equal(s, $s) ¦ same($n, 1) ¦ isinstance($n, int) ¦ s.flag == True
        ite($c, $c, 0) ¦ not_($n) ¦ $p ¦ select(($c, $n), $n) ¦ $b ¦ getattr(s, "flag") ¦ LIST and $c ¦ $c is $c ¦ once() ¦ kept_test(s)
        all_of(*$q) ¦ sorted([$c, $c])[0] ¦ max($c, $c) ¦ +$c ¦ [$c, $c].count(True) == 1 ¦ (yield $c) ¦ $n == $c ¦ implies($n, $c)
        { $c: 1 }.get(True) ¦ lambda: $c ¦ SET <= OTHER ¦ SET == frozenset($q) ¦ any(v == $n for v in TUPLE) ¦ "a" ¦ hash($c) == 1
    """,
    "q": r"""
        $w ¦ set($q) ¦ {$n, $n} ¦ frozenset($q) ¦ sorted($q) ¦ filter(None, $q) ¦ iter($q) ¦ s.grid * $n ¦ range($n) ¦ $q[$n:] ¦ LIST
        sorted($q, key=lambda v: $n) ¦ DICT.items() ¦ DICT.keys() | {"a": 1}.keys() ¦ [] ¦ () ¦ {v for v in $q} ¦ {v: v for v in $q}
        list(filter($p, $q)) ¦ (v for v in $q) ¦ [v for v in $q if $c] ¦ zip($q) ¦ ITERATOR ¦ once() ¦ raw() ¦ $q + $q ¦ $q + (1,) ¦ vars(s)
        LIST.copy() ¦ list($t) ¦ "ab" ¦ s.bounds ¦ divmod(5, 2) ¦ $s ¦ [await_ for await_ in $q] ¦ [0 for q in ($q, $q)] ¦ [*s.bounds.values()]
        kept($q) ¦ tuple(kept(TUPLE)) ¦ reversed(LIST) ¦ [f() for f in [lambda: v for v in $q]] ¦ [f() for f in (lambda: $n for v in $q)]
        {0: 1}.keys() | {2: 1}.keys() ¦ DICT.items() & DICT.items() ¦ list({"b": 1, "a": 2}.keys() | {"c": 3}.keys()) ¦ $n ¦ None
        put($q, $n, $c) ¦ put($n, $q, 1) ¦ table($n, $f) ¦ choose($c, $q, $n) ¦ map(lambda v: (yield v), $q) ¦ [*raw()] ¦ [(yield 1)]
    """,
    "s": r"""
        $w ¦ s.replace(z=1) ¦ s.replace(bounds=$n) ¦ s.replace(grid=[0, 1]) ¦ s.replace(x=$c) ¦ s.replace(x=$t) ¦ ite($c, $s, s)
        s._replace(x=1) ¦ None ¦ s.replace(grid=$q) ¦ s.replace(flag=$n) ¦ (s if $c else s.replace(x=1)) ¦ Lamp(DICT, 1, 1, $c, s.grid)
        merged($c, $s, s.replace(bounds={"limit": 0})) ¦ merged($n, s, s) ¦ vars(s).update(x=1) ¦ copied(s) ¦ effect($n) ¦ kept_state(s)
    """,
    "S": r"""
        while $c:\n    $S\n    break ¦ while False:\n    $S ¦ try:\n    $S\nexcept Exception:\n    $S ¦ try:\n    n = $n\nfinally:\n    $S
        with open("f") as n:\n    $S ¦ match $n:\n    case 1:\n        $S\n    case _:\n        $S ¦ match $q:\n    case [n, *_]:\n        $S
        import random ¦ from random import random ¦ global LIST\nLIST = [1] ¦ global LIMIT\nLIMIT += 1 ¦ del n ¦ class Local:\n    $S ¦ raise ValueError
        LIST.append($n) ¦ LIST += [1] ¦ LIST[0] = $n ¦ DICT["a"] = $n ¦ s.x = $n ¦ SETTINGS.most = $n ¦ OPEN.most = $n ¦ OPEN.most += 1
        SET.add(1) ¦ q.append($n) ¦ q += [1] ¦ q[0] = $n ¦ $w ¦ $n ¦ print($n) ¦ if $c:\n    $S ¦ for v in $n:\n    $S ¦ assert $c ¦ assert $n, $t
        for i in range($n):\n    n += i ¦ for LIST[0] in $q:\n    $S ¦ for OPEN.most in $q:\n    $S ¦ return ¦ return $w ¦ yield $c ¦ yield ¦ LIMIT = 2
        out = LIST\nout.append(1) ¦ out = list(LIST)\nout.append($n) ¦ out = kept_list()\nout.append($n) ¦ out += [$n] ¦ def out():\n    pass
        out, n = LIST, 1\nout.append(1) ¦ out = LIST or []\nout.append(1) ¦ for out in [LIST]:\n    out.append(1) ¦ (out := LIST).append(1)
        def local():\n    out.append(1)\nlocal() ¦ def local():\n    nonlocal n\n    n += 1\nlocal() ¦ def local(v=[]):\n    v.append(1)\n    return v
        def local(v=[]):\n    v += [1]\n    return len(v)\nn = local() ¦ def local():\n    yield $c\nn = len(local()) ¦ def local():\n    return (yield)
        def local():\n    f = lambda v=(yield 1): v\nn = len(tuple(local())) ¦ @cache\ndef local(v):\n    return v ¦ async def local():\n    pass
        n = yield from $q ¦ n = (lambda: (yield))() ¦ n: $w = $n ¦ n: int ¦ s = $s ¦ s = None ¦ list = tuple ¦ len = $f ¦ ite = min ¦ local(1)
        n = n.lo ¦ f"{$n}" ¦ lambda: $n ¦ [LIST.append(v) for v in $q] ¦ exec("n = 1") ¦ n = [n for n in $q][0] ¦ (n, LIST[0]) = ($n, 1)
        for i in range(2):\n    yield $c\n    return s ¦ m = [0 for LIST[i] in $q] ¦ c = {**DICT, $n: 1}
    """,
    "t": r"""
        $w ¦ str($n) ¦ f"{$n}" ¦ "%s" % $n ¦ "%d" % $n ¦ "%s" % $t ¦ "{}".format($n) ¦ "a".join($t) ¦ repr($n) ¦ "%s" % ($n,) ¦ ascii(s) ¦ "%s" % s
        "%(a)s" % {"a": $n} ¦ "%s %s" % (1, $n) ¦ "%c" % $n ¦ "%5.1s" % $n ¦ "%s" % $q ¦ "%r" % $f ¦ "a" * $n ¦ chr($n) ¦ $t.upper() ¦ format($n, "d")
        "%s" % DICT ¦ "%s" % [$n] ¦ "%s" % SETTINGS ¦ "%s" % PAIR ¦ "%s" % s.bounds ¦ "%s" % once() ¦ "{0.lo}" ¦ "{0.__class__}" ¦ TEXT % $n ¦ b"a"
    """,
    "f": r"""
        $w ¦ mine ¦ kept ¦ counted ¦ print ¦ str ¦ cache($f) ¦ $f.func ¦ $f.__call__ ¦ helper.__defaults__ ¦ lambda v, q=[]: q.append(v) or len(q)
        functools.lru_cache($f) ¦ partial($f) ¦ operator.neg ¦ random.choice ¦ s.above ¦ LIST.append ¦ DICT.get ¦ TUPLE.index ¦ int ¦ bool ¦ abs ¦ raw
        lambda v: SEEN.append(v) ¦ keeping ¦ lambda v: (yield v) ¦ functools.partial(kept, $k) ¦ range ¦ len ¦ "%s".__mod__ ¦ wrapped ¦ Pair ¦ once
    """,
    "k": r"""
        $n ¦ $w ¦ kept(1) ¦ kept(True) ¦ kept(0.5) ¦ 1.5 ¦ 1e3 ¦ 1j ¦ len(SEEN) ¦ len(LIST) ¦ OPEN.most ¦ next(COUNTER) ¦ BAD.most ¦ counted()
        len("%s" % made) ¦ len("%r" % [lambda: 0]) ¦ kept_list()[0] ¦ len(kept_list()) ¦ SET.pop() ¦ Colour.RED ¦ hash("a") % 3 ¦ id(LIST) % 3
        DICT.pop("a") ¦ LIST.pop() ¦ LIST.__len__() ¦ len(once()) ¦ sum(1 for _ in ITERATOR) ¦ random.random() ¦ Counter(TUPLE)[1] ¦ MAPPING["a"]
        len(DICT | {"z": 1}) ¦ len(DICT.keys() & {"a"}) ¦ list(DICT.keys() | {"z": 1}.keys())[0] == "a" ¦ globals()["LIMIT"] ¦ len(OTHER - SET)
    """,
    "p": "$w ¦ bool ¦ callable ¦ all_of ¦ not_ ¦ lambda v: bool($c) ¦ lambda v: $n ¦ lambda v: (yield $c) ¦ kept ¦ kept_test",
    "Y": r"""
        yield $n ¦ yield ¦ yield $w ¦ yield from s ¦ yield from $n ¦ yield from $q ¦ yield from kept_steps($k) ¦ yield from once() ¦ yield from raw()
        yield from (yield $c) ¦ (yield $c) and (yield $c) ¦ return $s ¦ n = [(yield $c)] ¦ yield from kept_runs() ¦ yield lambda: $c ¦ yield from RUN
        local = steps(s, 1)\nyield from local\nyield from local ¦ yield from kept_steps(1) ¦ yield not $c ¦ yield from map($p, $q) ¦ yield ()
        yield kept(1) ¦ yield kept(True) ¦ yield from steps(s, $n).gi_frame ¦ steps(s, $n) ¦ yield from [steps(s, $n)] ¦ yield from iter([$c])
        try:\n    yield $c\nexcept Exception:\n    pass ¦ with s:\n    yield $c ¦ while $c:\n    yield $c ¦ yield s.flag is True ¦ yield from ITERATOR
    """,
}

METHODS = sorted({n for kind in (str, list, dict, set, tuple, int, bytes, range) for n in dir(kind) if n[:2] != "__"})
BUILTINS = sorted(name for name in dir(builtins) if name[:1].islower())
ANY = [
    *(f"{name}({args})" for name in BUILTINS for args in ("$n", "$q", "$c, $n")),
    *(f"{value}.{name}({args})" for name in METHODS for value in ("$q", "LIST", "DICT", "$n", "$t") for args in ("", "$n")),
    *(f"{value}.{name}" for name in ("__class__", "__dict__", "args", "op", "serial", "lo", "hi") for value in "$n $c s".split()),
    *(f"($n {op} $w)" for op in ("+", "-", "*", "/", "//", "%", "**", "@", "&", "|", "^", "<<", ">>")),
    *(f"($w {op} $n)" for op in ("==", "!=", "<", ">=", "in", "not in", "is", "is not", "and", "or")),
]  # fmt: skip

DEFINITIONS = """
    i, v, n, m, c, q, out, await_ = 1, 0, 2, 1, True, (0, 2), [1], 0
    LIMIT = $o
    TUPLE = ($o, 1, $o)
    LIST, SEEN, TEXT, SET, OTHER = [$o, $o], [], "a%s", {$o, 1}, frozenset({0, 1, $o})
    DICT, MAPPING, MATRIX = {"a": $o, "b": 1}, MappingProxyType({"a": $o}), ((0, $o), (1, 2))
    PAIR, HEADER, SETTINGS, OPEN, BAD = Pair($o, 2), Header(), Settings($o), Open(), Settings($o, object())
    ITERATOR, COUNTER = iter([1, 2]), itertools.count()
    @cache
    def kept(v):
        return v
    def helper(s, v):
        i, n, m, c, q, out = 1, v, $o, s.flag, s.grid, []
        $S
        return $n
    def adding(s, n, v):
        return $n
    def test(s, v):
        return $c
    def next_up(s, i):
        return $k
    def next_rows(s, q):
        return [$q, $q]
    def stepped(s):
        return $s
    def make(n, s):
        def inner(v):
            return $n
        return inner
    def closed(n):
        return lambda s, v: $n
    CLOSED = closed($o)
    def made(s, v, n=$o):
        return $n
    MADE = {"plus": lambda s, v: $n}
    def steps(s, n):
        i, v, m, c, q, out = 1, 0, $o, s.flag, s.grid, []
        $Y
        return $s
    def spread(s, f):
        yield f()
        yield $c
"""
"""In each text those parts that it names."""

ODD_DEFINITIONS = """
    @cache
    def kept_steps(n):
        yield n > 1
        return n
    @cache
    def kept_runs():
        return kept_steps(0)
    @cache
    def kept_list():
        return [1]
    @cache
    def kept_state(s):
        return $s
    @cache
    def kept_test(s):
        return $c
    @cache
    def raw():
        def inner():
            f = lambda v=(yield 1): v
        return inner()
    @cache
    def once():
        return map(abs, (1, 2))
    def mine(v):
        out = list(v)
        out.append(1)
        return len(out) + len(v)
    def counted(v=[]):
        v.append(1)
        return len(v)
    def keeping(v, seen={}):
        return seen.setdefault(0, v)
    def copied(s):
        return Lamp(**vars(s))
    @functools.wraps(kept)
    def wrapped(*v, **n):
        return kept(*v, **n)
    RUN = (v for v in (True, False))
    def list(v):
        return v
"""

RULE = """
def rule(s):
    i, v, n, m, c, q, out = 0, 1, s.x, $o, s.flag, s.grid, []
    $S
    $Y
    $S
    $Y
    return $s
"""
PREDICATE = """
def predicate(s):
    i, v, n, m, c, q, out = 0, 1, s.x, $o, s.flag, s.grid, []
    $S
    $S
    return $c
"""
HEAD = "from support.text_names import *\n"


class Text(NamedTuple):
    source: str
    is_rule: bool


@cache
def _choices(kind: str, wild: bool) -> list[str]:
    if kind == "w":
        return ANY
    if kind == "o":
        return ["0", "1", "2", "3"]
    table = WILD.get(kind, "$w") if wild else GRAMMAR[kind]
    lines = [line.strip() for line in table.splitlines()]
    return [part.replace("\\n", "\n") for line in lines if line for part in line.split(" ¦ ")]


def _parts(definitions: str) -> list[str]:
    """The statements of a text, each with what is indented below it, and with its decorator."""
    lines = textwrap.dedent(definitions).strip("\n")
    return re.split(r"\n(?=\S)(?<!@cache\n)(?<!@functools.wraps\(kept\)\n)", lines)


def _names(part: str) -> set[str]:
    """The names that a statement defines."""
    head = re.sub(r"(?m)^@.*\n", "", part).split("\n")[0]
    defined = re.match(r"def (\w+)", head)
    return {defined[1]} if defined else set(re.findall(r"\w+", head.partition(" = ")[0]))


@cache
def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", text))


_at_most = cache(lambda last: st.integers(0, last))


class _Writer:
    """Fills templates. One of `tameness` holes gets a wild template, none where it is 0."""

    def __init__(self, draw: Callable[[st.SearchStrategy[int]], int], tameness: int) -> None:
        self.draw, self.tameness = draw, tameness
        self.later: frozenset[str] = frozenset()
        """Names that are defined later, or just now: a definition that uses them would seldom come to an end."""

    def one(self, count: int) -> int:
        return self.draw(_at_most(count - 1))

    def filled(self, template: str, depth: int) -> str:
        def fill(hole: re.Match[str]) -> str:
            indent = re.search(r"(?:^|\n)( *)[^\n]*$", template[: hole.start()])
            return self.write(hole[1], depth).replace("\n", "\n" + (indent[1] if indent else ""))

        return re.sub(r"\$([a-zA-Z])", fill, template)

    def write(self, kind: str, depth: int) -> str:
        is_wild = self.tameness > 0 and kind not in "io" and self.one(self.tameness) == self.tameness - 1
        choices = _choices(kind, is_wild)
        if depth <= 0:
            choices = [each for each in choices if "$" not in each] or _choices(kind if kind != "w" else "k", False)[:1]
        if self.later:
            choices = [each for each in choices if not _words(each) & self.later] or choices
        chosen = choices[self.one(len(choices))]
        return self.filled(chosen, depth - 1)


@cache
def _defined_from(part: int) -> frozenset[str]:
    later = [each for each in _parts(DEFINITIONS)[part:] if " = " not in each.split("\n")[0]]
    return frozenset().union(*map(_names, later), {"made", "MADE", "CLOSED"} if later else ())


TAMENESS = st.sampled_from([0, 15, 30, 8, 60])


@st.composite
def texts(draw: Any, tameness: st.SearchStrategy[int] = TAMENESS) -> Text:
    """A module with one rule or one predicate."""
    tame = draw(tameness)
    writer = _Writer(draw, tame)
    is_rule = draw(st.booleans())
    own = writer.filled((RULE if is_rule else PREDICATE).strip("\n"), 3)
    odd = _parts(ODD_DEFINITIONS) if tame else []
    parts = _parts(DEFINITIONS) + [part for part in odd if not _names(part) & {*BUILTINS} or writer.one(6) == 5]
    chosen: dict[int, str] = {}
    named = {"i"} | _words(own)
    while more := [n for n, part in enumerate(parts) if n not in chosen and named & _names(part)]:
        for n in more:
            writer.later = _defined_from(n)
            chosen[n] = writer.filled(parts[n], 2)
            named |= _words(chosen[n])
    module = "\n".join(chosen[n] for n in sorted(chosen))
    return Text(f"{HEAD}{module}\n{own}\n", is_rule)
