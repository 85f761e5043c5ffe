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
        "mine.py:16:11: R04: a lookup by a value of the state",
    ),
    "looks up in a dict": (
        "yield {1: True}.get(s.hw[leader], False)\n    return s",
        "mine.py:16): R04: a rule may not look hw",
    ),
    "makes a text": (
        "yield f'{s.hw[leader]}' == '2'\n    return s",
        "mine.py:16:11: R05: `f",
    ),
    "makes a number": ("yield int(s.hw[leader]) == 2\n    return s", "mine.py:16): R17: a rule may not index"),
    "indexes a tuple": ("yield s.isr[0][s.hw[leader]]\n    return s", "mine.py:16): R17: a rule may not index"),
    "compares unlike kinds": ("yield s.hw[leader] == '2'\n    return s", "mine.py:16): R19: a rule may compute"),
    "compares with None": ("yield s.hw[leader] == None\n    return s", "mine.py:16): R19: a rule may compute"),
    "joins a number": (
        "yield any_of(0, s.hw[leader] == 1)\n    return s",
        "mine.py:16): R19: 0 is a number where",
    ),
    "joins a number after what decides": (
        "yield any_of(True, s.hw[leader])\n    return s",
        "mine.py:16): R19: hw[0] is a number where a condition is wanted",
    ),
    "denies a number": ("yield not_(s.hw[leader])\n    return s", "mine.py:16): R19: hw[0] is a number where"),
    "asks a number": (
        "yield True\n    return s.replace(next_record=ite(s.hw[leader], 0, 1))",
        "mine.py:17): R19: hw[0]",
    ),
    "counts a condition": (
        "yield True\n    return s.replace(next_record=(s.hw[0] == 1) + 1)",
        "mine.py:17): R18: (= hw[0] 1) has no __add__",
    ),
    "yields a tuple": ("yield s.isr[leader]\n    return s", "is not a truth value"),
    "computes with a float": ("yield s.hw[leader] < 0.5\n    return s", "mine.py:16:26: R11: the constant 0.5"),
    "subtracts from a truth value": (
        "yield True - s.hw[leader] == 0\n    return s",
        "mine.py:16): R18: a rule may compute with whole numbers only, not with True",
    ),
    "returns other bounds": (
        "yield True\n    return s.replace(bounds=type(s.bounds)(replicas=9))",
        "mine.py:17:29: R07: `type`",
    ),
    "returns nothing": ("yield True", "returns None, which is not a state of the class"),
    "returns a number": ("yield True\n    return 3", "returns 3, which is not a state of the class"),
    "has no such variable": ("yield s.nothing[leader]\n    return s", "mine.py:16:11: R10: the attribute nothing"),
    "changes no such variable": ("yield True\n    return s.replace(nothing=1)", "nothing"),
    "resizes a tuple": ("yield True\n    return s.replace(hw=s.hw[1:])", "hw is given a tuple of 1, not of 2"),
    "moves an entry from one tuple to the other": (
        "yield True\n    return s.replace(hw=(*s.hw, s.leo[0]), leo=s.leo[1:])",
        "leo is given a tuple of 1, not of 2",
    ),
    "takes a number for a condition": (
        "yield ite(s.hw[leader] == 0, s.isr[leader][leader], 1)\n    return s",
        "mine.py:16): R19: 1 is a number",
    ),
    "makes a list": ("yield True\n    return s.replace(hw=[0, 0])", "hw is given [0, 0], where a tuple is wanted"),
    "mixes kinds": ("yield True\n    return s.replace(next_record=True)", "next_record is given True"),
    "gives a float": ("yield True\n    return s.replace(next_record=0.5)", "mine.py:17:34: R11: the constant 0.5"),
    "gives a member of an Enum": (
        "from enum import IntEnum\n    yield True\n    return s.replace(next_record=IntEnum('Kind', ['ONE']).ONE)",
        "mine.py:16:5: R01: `from … import`",
    ),
    "raises": ("yield True\n    raise KeyError('oops')", "mine.py:17:5: R01: `raise`"),
    "ends the process": ("yield True\n    raise SystemExit(0)", "mine.py:17:5: R01: `raise`"),
    "leaves a range": ("yield True\n    return s.replace(next_record=s.next_record + 1)", "drives next_record out of"),
}

FILES = {
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
        "R17: a rule may not branch on the state",
    ),
    "a property that looks up in a set": (
        'MINE = make()\n@invariant(base.ReplicationState)\ndef odd(s):\n    """Mine."""\n    return s.hw[0] in {0, 1}',
        "mine.py:16:12: R04",
    ),
    "a property that returns a number": (
        'MINE = make()\n@invariant(base.ReplicationState)\ndef odd(s):\n    """Mine."""\n    return s.hw[0]',
        "is not a truth value",
    ),
    "a property that ends the process": (
        'MINE = make()\n@invariant(base.ReplicationState)\ndef odd(s):\n    """Mine."""\n    raise SystemExit(0)',
        "mine.py:16:5: R01: `raise`",
    ),
    "an initial state that ends the process": (
        "from dataclasses import replace\nMINE = replace(make(), initial=lambda b: exit(0))",
        "mine.py:13:42: R11: a Quitter",
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
        "TypeError: Mine.__post_init__: a class of states has no __post_init__ of its own",
    ),
    "sys.exit": ("import sys; sys.exit(0)", "SystemExit: 0"),
    "several lines": ("raise ValueError('a\\nb\\nc')", "ValueError: a b c"),
}


def check(cli: Cli, tmp_path: Path, content: str) -> str:
    (tmp_path / "mine.py").write_text(HEAD + content)
    odd = [*("-p", "Odd")] if "def odd(" in content else []
    ran = cli("check", "mine.py", "--replicas", "2", *odd)
    assert ran.returncode == 2
    assert ran.stdout == ""
    return ran.stderr.splitlines()[0]


@pytest.mark.parametrize("case", RULES)
def test_an_error_in_a_rule_is_reported_with_its_place(cli: Cli, tmp_path: Path, case: str) -> None:
    body, message = RULES[case]
    error = check(cli, tmp_path, RULE.format(body=body))
    assert message in error
    assert "mine.py:" in error or "drives" in error or case == "changes no such variable"


@pytest.mark.parametrize("case", FILES)
def test_invalid_model_files_are_refused(cli: Cli, tmp_path: Path, case: str) -> None:
    content, message = FILES[case]
    assert message in check(cli, tmp_path, content)


def test_a_model_file_may_import_modules_beside_it(cli: Cli, tmp_path: Path) -> None:
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


def test_an_error_in_a_broker_step_is_reported_without_its_rules(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(STEP_OF_BROKERS)
    ran = cli("check", str(path), "-p", "TypeOk")
    assert ran.returncode == 2
    line = STEP_OF_BROKERS.splitlines().index("@step(leader=REPLICA)") + 1
    what = "it returns 3, which is not a state of the class BrokerState"
    assert f": Mine ({path}:{line}): {what}, under --" in one_line(ran.stderr)


@pytest.mark.parametrize("case", ["branches with if", "yields a number"])
def test_an_error_in_a_linked_file_names_the_link_target(cli: Cli, tmp_path: Path, case: str) -> None:
    """An editable installation consists of links: who is to correct a rule of a clone reads the path of its source."""
    (tmp_path / "sources").mkdir()
    source = tmp_path / "sources" / "kept.py"
    source.write_text(HEAD + RULE.format(body=RULES[case][0]))
    (tmp_path / "linked.py").symlink_to(source)
    (tmp_path / "mine.py").write_text("from linked import MINE\n")
    ran = cli("check", "mine.py", "--replicas", "2")
    assert f"({source}:" in ran.stderr.splitlines()[0], ran.stderr
