"""A user's protocol that is wrong, as a program is wrong: one clear line, status 2, and never a verdict."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.cli import Cli, one_line

HEAD = """
from dataclasses import dataclass
from tideproof.model.language.algebra import all_of, any_of, ite, not_
from tideproof.model.protocols.atomic import replication as base
from tideproof.model.protocols.atomic.hw_truncation import HW_TRUNCATION
from tideproof import EPOCH, REPLICA, Ghost, Parameter, action
from tideproof.model.language.state import State, upto, variable
from tideproof.model.language.properties import invariant

def make(**slots):
    return HW_TRUNCATION.variation(name="mine", title="mine", story="mine", **slots)
"""

RULE = '''
@action(leader=REPLICA)
def my_write(s, leader):
    """A leader writes, in a way of its own here."""
    {body}

MINE = make(write=my_write)
'''

RULES = {
    "branches with if": ("if s.hw[leader] == 0:\n        yield True\n    return s", "may not branch on the state"),
    "yields a number": ("yield s.hw[leader]\n    return s", "is not a truth value"),
    "yields nothing": ("yield None\n    return s", "yields None in line 16, which is not a truth value"),
    "yields zero": ("yield True\n    yield 0\n    return s", "yields 0 in line 17, which is not a truth value"),
    "looks up in a set": (
        "yield s.hw[leader] in {1, 2}\n    return s",
        "mine.py:16): TypeError: a rule may not look hw",
    ),
    "looks up in a dict": (
        "yield {1: True}.get(s.hw[leader], False)\n    return s",
        "mine.py:16): TypeError: a rule may",
    ),
    "counts a set": ("yield len({*s.hw}) == 1\n    return s", "mine.py:16): TypeError: a rule may not look hw"),
    "makes a text": (
        "yield f'{s.hw[leader]}' == '2'\n    return s",
        "mine.py:16): TypeError: a rule may not make a text",
    ),
    "makes a number": ("yield int(s.hw[leader]) == 2\n    return s", "mine.py:16): TypeError: a rule may not index"),
    "indexes a tuple": ("yield s.isr[0][s.hw[leader]]\n    return s", "mine.py:16): TypeError: a rule may not index"),
    "compares unlike kinds": ("yield s.hw[leader] == '2'\n    return s", "mine.py:16): TypeError: a rule may compute"),
    "compares with None": ("yield s.hw[leader] == None\n    return s", "mine.py:16): TypeError: a rule may compute"),
    "joins a number": (
        "yield any_of(0, s.hw[leader] == 1)\n    return s",
        "mine.py:16): TypeError: 0 is a number where",
    ),
    "joins a number after what decides": (
        "yield any_of(True, s.hw[leader])\n    return s",
        "mine.py:16): TypeError: hw[0] is a number where a condition is wanted",
    ),
    "denies a number": ("yield not_(s.hw[leader])\n    return s", "mine.py:16): TypeError: hw[0] is a number where"),
    "asks a number": (
        "yield True\n    return s.replace(next_record=ite(s.hw[leader], 0, 1))",
        "mine.py:17): TypeError: hw[0]",
    ),
    "counts a condition": (
        "yield True\n    return s.replace(next_record=(s.hw[0] == 1) + 1)",
        "mine.py:17): TypeError",
    ),
    "yields a tuple": ("yield s.isr[leader]\n    return s", "is not a truth value"),
    "computes with a float": ("yield s.hw[leader] < 0.5\n    return s", "whole numbers only, not with 0.5"),
    "subtracts from a truth value": (
        "yield True - s.hw[leader] == 0\n    return s",
        "mine.py:16): TypeError: a rule may compute with whole numbers only, not with True",
    ),
    "returns a state of a class of its own": (
        "yield True\n    class Mine(base.ReplicationState):\n        pass\n    return Mine(**s.__dict__)",
        "it returns a Mine, which is not the next state",
    ),
    "returns other bounds": (
        "yield True\n    return s.replace(bounds=type(s.bounds)(replicas=9))",
        "it has the bounds Bounds(replicas=9), not those that are given",
    ),
    "returns nothing": ("yield True", "returns None, which is not the next state"),
    "returns a number": ("yield True\n    return 3", "returns 3, which is not the next state"),
    "has no such variable": ("yield s.nothing[leader]\n    return s", "has no attribute 'nothing'"),
    "changes no such variable": ("yield True\n    return s.replace(nothing=1)", "nothing"),
    "resizes a tuple": ("yield True\n    return s.replace(hw=s.hw[1:])", "hw is given a tuple of 1, not of 2"),
    "moves an entry from one tuple to the other": (
        "yield True\n    return s.replace(hw=(*s.hw, s.leo[0]), leo=s.leo[1:])",
        "leo is given a tuple of 1, not of 2",
    ),
    "takes a number for a condition": (
        "yield ite(s.hw[leader] == 0, s.isr[leader][leader], 1)\n    return s",
        "mine.py:16): TypeError: 1 is a number",
    ),
    "makes a list": ("yield True\n    return s.replace(hw=[0, 0])", "hw is given [0, 0], where a tuple is wanted"),
    "mixes kinds": ("yield True\n    return s.replace(next_record=True)", "next_record is given True"),
    "gives a float": ("yield True\n    return s.replace(next_record=0.5)", "next_record is given 0.5"),
    "gives a member of an Enum": (
        "from enum import IntEnum\n    yield True\n    return s.replace(next_record=IntEnum('Kind', ['ONE']).ONE)",
        "next_record is given <Kind.ONE: 1>: convert it by int()",
    ),
    "raises": ("yield True\n    raise KeyError('oops')", "KeyError: 'oops'"),
    "ends the process": ("yield True\n    raise SystemExit(0)", "mine.py:17): SystemExit: 0"),
    "closes itself": ("yield True\n    raise GeneratorExit", "mine.py:17): GeneratorExit"),
    "never ends": ("while True:\n        yield True", "more than 10,000 conjuncts"),
    "leaves a range": ("yield True\n    return s.replace(next_record=s.next_record + 1)", "drives next_record out of"),
}

ODD = '@invariant(base.ReplicationState)\ndef odd(s{more}):\n    """Mine."""\n    return all_of(*({claims}))'
"""A property that is read differently each time."""

FILES = {
    "a rule that goes on with an iterator": (
        RULE.format(body="yield next(TIMES) < 3\n    return s") + "\nTIMES = iter(range(9))",
        "my_write (/",
    ),
    "a rule that counts how often it is asked": (
        RULE.format(body="TIMES.append(leader)\n    yield len(TIMES) < 3\n    return s") + "\nTIMES = []",
        "it is another one when it is read again: it may depend on nothing but its arguments",
    ),
    "a property that goes on with an iterator": (
        "MINE = make()\nPAIRS = zip((0,), (1,))\n" + ODD.format(more="", claims="s.hw[a] == s.hw[b] for a, b in PAIRS"),
        (
            "mine.py:17) uses PAIRS, which is or has an iterator (zip), "
            "which does not begin again when the rule is read again: make a tuple of it"
        ),
    ),
    "a property that goes on with an iterator of a module": (
        (
            "import builtins\nbuiltins.PAIRS = zip((0,), (1,))\nMINE = make()\n"
            + ODD.format(more="", claims="s.hw[a] == s.hw[b] for a, b in builtins.PAIRS")
        ),
        "mine.py:18) uses PAIRS, which is or has an iterator (zip)",
    ),
    "a property that goes on with an iterator in a dictionary": (
        "MINE = make()\nPAIRS = {1: [{2: zip((0,), (1,))}]}\n"
        + ODD.format(more="", claims="s.hw[a] == s.hw[b] for a, b in PAIRS[1][0][2]"),
        "mine.py:17) uses PAIRS, which is or has an iterator (zip), which",
    ),
    "a property that goes on with an iterator of a class": (
        "MINE = make()\nclass Pairs:\n    all = zip((0,), (1,))\n"
        + ODD.format(more="", claims="s.hw[a] == s.hw[b] for a, b in Pairs.all"),
        "mine.py:18) uses Pairs, which is or has an iterator (zip), which",
    ),
    "a property that is a method of what has an iterator": (
        (
            "MINE = make()\nclass Checks:\n    def __init__(self, pairs):\n        self.pairs = pairs\n"
            "    def odd(self, s):\n        'Mine.'\n"
            "        return all_of(*(s.hw[a] == s.hw[b] for a, b in self.pairs))\n"
            "odd = invariant(base.ReplicationState)(Checks(zip((0,), (1,))).odd)\n# def odd("
        ),
        "was made with an iterator (zip)",
    ),
    "a property that imports an iterator": (
        (
            "import builtins\nbuiltins.PAIRS = zip((0,), (1,))\nMINE = make()\n"
            '@invariant(base.ReplicationState)\ndef odd(s):\n    """Mine."""\n    from builtins import PAIRS\n'
            "    return all_of(*(s.hw[a] == s.hw[b] for a, b in PAIRS))"
        ),
        "uses PAIRS, which is or has an iterator (zip)",
    ),
    "a property with an iterator in an object around it": (
        (
            "from types import SimpleNamespace\nMINE = make()\ndef made(it):\n    "
            + ODD.format(more="", claims="s.hw[a] == s.hw[b] for a, b in it.pairs").replace("\n", "\n    ")
            + "\n    return odd\nodd = made(SimpleNamespace(pairs=zip((0,), (1,))))"
        ),
        "was made with an iterator (zip)",
    ),
    "a property that was made with an iterator": (
        (
            "MINE = make()\ndef made(pairs):\n    "
            + ODD.format(more="", claims="s.hw[a] == s.hw[b] for a, b in pairs").replace("\n", "\n    ")
            + "\n    return odd\nodd = made(zip((0,), (1,)))"
        ),
        "a rule or a property was made with an iterator (zip), which does not begin again when the rule is read again",
    ),
    "a property whose default is an iterator": (
        "MINE = make()\n" + ODD.format(more=", pairs=zip((0,), (1,))", claims="s.hw[a] == s.hw[b] for a, b in pairs"),
        "was made with an iterator (zip)",
    ),
    "a property that uses up a list": (
        "MINE = make()\nTODO = [(0, 1)]\n"
        + ODD.format(more="", claims="s.hw[a] == s.hw[b] for a, b in [TODO.pop() for _ in TODO[:1]]"),
        "mine.py:14): it is another one when it is read again",
    ),
    "an unknown slot": ("MINE = make(expnd_isr=base.leader_expand_isr)", "no slot expnd_isr; did you mean expand_isr?"),
    "no action in a slot": ("MINE = make(write=lambda s: s)", "which is not an action"),
    "two actions of one name": ("MINE = make(added={'again': base.leader_write})", "two actions are named LeaderWrite"),
    "an odd name": (
        'MINE = HW_TRUNCATION.variation(name="[bold]x", title="t", story="s")',
        "a protocol's name is of letters",
    ),
    "the name of another": (
        'MINE = HW_TRUNCATION.variation(name="kip-320", title="t", story="s")',
        "kip-320 is the name of a protocol that comes with Tideproof",
    ),
    "the property of another": (
        'MINE = make()\n@invariant(base.ReplicationState)\ndef strong_isr(s):\n    """Mine."""\n    return True',
        "StrongIsr is the name of a property that comes with Tideproof",
    ),
    "a property that needs what there is not": (
        "MINE = make()\n@invariant(base.ReplicationState, needs={'epoch': 2})\ndef odd(s):\n    'Odd'\n    return 1",
        "Odd would never be decided: no protocol here has the bound epoch that it needs",
    ),
    "two properties of one name": (
        (
            "MINE = make()\nfirst = invariant(base.ReplicationState)(lambda s: True)\n"
            "second = invariant(base.ReplicationState)(lambda s: False)"
        ),
        "mine.py: two properties are named <lambda>",
    ),
    "a property that branches": (
        'MINE = make()\n@invariant(base.ReplicationState)\ndef odd(s):\n    """Mine."""\n    return bool(s.hw[0] == 0)',
        "may not branch on the state",
    ),
    "a property that looks up in a set": (
        'MINE = make()\n@invariant(base.ReplicationState)\ndef odd(s):\n    """Mine."""\n    return s.hw[0] in {0, 1}',
        "Odd (/",
    ),
    "a property that returns a number": (
        'MINE = make()\n@invariant(base.ReplicationState)\ndef odd(s):\n    """Mine."""\n    return s.hw[0]',
        "is not a truth value",
    ),
    "a property that ends the process": (
        'MINE = make()\n@invariant(base.ReplicationState)\ndef odd(s):\n    """Mine."""\n    raise SystemExit(0)',
        "mine.py:16): SystemExit: 0",
    ),
    "a property that raises what is no error": (
        (
            "MINE = make()\nclass Mine(BaseException):\n    pass\n"
            '@invariant(base.ReplicationState)\ndef odd(s):\n    """Mine."""\n    raise Mine("oops")'
        ),
        "mine.py:18): Mine: oops",
    ),
    "a property that skips a test": (
        (
            "import pytest\nMINE = make()\n@invariant(base.ReplicationState)\n"
            'def odd(s):\n    """Mine."""\n    pytest.skip("oops")'
        ),
        "the model is wrong: Odd (",
    ),
    "an initial state that ends the process": (
        "from dataclasses import replace\nMINE = replace(make(), initial=lambda b: exit(0))",
        "the initial state (",
    ),
    "no values of a variable": (
        (
            "from dataclasses import dataclass\nfrom tideproof import State, variable\n"
            "@dataclass(frozen=True)\nclass Mine(State):\n    odd: int = variable('odd', lambda b: range(3))"
        ),
        "TypeError: a variable: its values are given by ",
    ),
    "too many kinds of step": (
        (
            "BIG = Parameter(lambda b: 10**7, str)\n"
            "@action(n=BIG)\ndef big(s, n):\n    '''Does nothing in very many ways.'''\n    yield True\n    return s\n"
            "MINE = make(added={'big': big})"
        ),
        "10,000,000 kinds of step",
    ),
    "a bound that is no name": (
        (
            "from dataclasses import replace\nfrom tideproof import BoundSpec\n"
            "MINE = replace(make(), bounds=(*HW_TRUNCATION.bounds, BoundSpec('a-b', 'odd', 0, 0)))"
        ),
        "'a-b' is no name for a bound",
    ),
    "a bound that is a word of Python": (
        (
            "from dataclasses import replace\nfrom tideproof import BoundSpec\n"
            "MINE = replace(make(), bounds=(*HW_TRUNCATION.bounds, BoundSpec('lambda', 'odd', 0, 0)))"
        ),
        "'lambda' is no name for a bound",
    ),
    "a state that changes what it is given": (
        (
            "from dataclasses import replace\nfrom tideproof.model.language.algebra import minimum\n"
            "@dataclass(frozen=True)\nclass Mine(base.ReplicationState):\n    def __post_init__(self):\n"
            "        object.__setattr__(self, 'next_record', minimum(self.next_record, 1))\n"
            "MINE = replace(make(), state=Mine, initial=Mine.initial)"
        ),
        "next_record is not what a state is made with",
    ),
    "sys.exit": ("import sys; sys.exit(0)", "SystemExit: 0"),
    "another initial state each time": (
        (
            "from dataclasses import replace\nfrom itertools import count\ntimes = count()\n"
            "MINE = replace(make(), initial=lambda b: HW_TRUNCATION.initial(b).replace(next_record=next(times) % 2))"
        ),
        "the initial state: it is another one when it is asked for again",
    ),
    "several lines": ("raise ValueError('a\\nb\\nc')", "ValueError: a b c"),
}


def check(cli: Cli, tmp_path: Path, content: str) -> str:
    (tmp_path / "mine.py").write_text(HEAD + content)
    odd = [*("-p", "Odd")] if "def odd(" in content else []
    ran = cli("check", "mine.py", "--replicas", "2", *odd)
    assert ran.returncode == 2
    assert ran.stdout == ""
    return one_line(ran.stderr)


@pytest.mark.parametrize("case", RULES)
def test_a_wrong_rule_is_named_with_its_place(cli: Cli, tmp_path: Path, case: str) -> None:
    body, message = RULES[case]
    error = check(cli, tmp_path, RULE.format(body=body))
    assert message in error
    assert "MyWrite" in error
    assert "mine.py:" in error or "drives" in error or case == "changes no such variable"


@pytest.mark.parametrize("case", FILES)
def test_a_wrong_file_is_refused(cli: Cli, tmp_path: Path, case: str) -> None:
    content, message = FILES[case]
    assert message in check(cli, tmp_path, content)


def test_what_lies_beside_the_file_can_be_imported(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "beside.py").write_text(HEAD)
    (tmp_path / "mine.py").write_text("from beside import *\nMINE = make()\n")
    assert cli("check", "mine.py", "-p", "TypeOk", "--replicas", "2").returncode == 0


STEP_OF_BROKERS = '''
from tideproof.model.language.actions import REPLICA
from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5
from tideproof.model.protocols.broker.rules import step

@step(leader=REPLICA)
def mine(rules, s, leader):
    """A step of my own."""
    yield True
    return 3

PROTOCOL = KAFKA_2_5.variation(name="mine", title="t", story="s", added={"mine": mine})
'''


def test_a_wrong_step_of_brokers_is_named_with_its_place_and_not_with_all_its_rules(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(STEP_OF_BROKERS)
    ran = cli("check", str(path), "-p", "TypeOk")
    assert ran.returncode == 2
    line = STEP_OF_BROKERS.splitlines().index("@step(leader=REPLICA)") + 1
    assert f": Mine ({path}:{line}): it returns 3, which is not the next state, under --" in one_line(ran.stderr)


@pytest.mark.parametrize("case", ["branches with if", "yields a number"])
def test_a_rule_in_a_link_to_a_file_is_named_with_the_file(cli: Cli, tmp_path: Path, case: str) -> None:
    """An editable installation consists of links: who is to correct a rule of a clone reads the path of its source."""
    (tmp_path / "sources").mkdir()
    source = tmp_path / "sources" / "kept.py"
    source.write_text(HEAD + RULE.format(body=RULES[case][0]))
    (tmp_path / "linked.py").symlink_to(source)
    (tmp_path / "mine.py").write_text("from linked import MINE\n")
    ran = cli("check", "mine.py", "--replicas", "2")
    assert f"({source}:" in one_line(ran.stderr), ran.stderr
