"""Random source texts of rules and predicates: each is refused, or means the same on ints and on terms.

What has had two meanings is kept below, as a case each.
"""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, seed, settings
from support.random_protocols import Independent
from support.source_texts import HEAD, Text, texts
from support.text_outcomes import DifferentError, Outcome, outcome

from tideproof.model.language import checking
from tideproof.model.language.algebra import IntTerm, Term

FAST, SLOW, NIGHTLY, BATCH = 500, 500, 20_000, 2_500

HOW = {
    "backend": Independent.__name__.lower(),
    "database": None,
    "deadline": None,
    "print_blob": False,
    "suppress_health_check": list(HealthCheck),
}


def compared(count: int, **how: object) -> Counter[Outcome]:
    """What becomes of so many texts. Raises DifferentError for the least that has two meanings."""
    found: Counter[Outcome] = Counter()

    @settings(max_examples=count, **HOW, **how)  # type: ignore[arg-type]
    @given(texts())
    def compare(text: Text) -> None:
        found[outcome(text)] += 1

    if "derandomize" not in how:
        number = int(os.environ.get("TEXTS_SEED", random.randrange(2**32)))
        print(f"TEXTS_SEED={number} draws these texts again")
        compare = seed(number)(compare)
    compare()
    return found


def refuse_vacuous(found: Counter[Outcome]) -> None:
    """Many texts are in the rule language, of these many are compared, and the others are refused for many reasons."""
    words, numbers = Counter[str](), Counter[str]()
    for result, count in found.items():
        words[result.word] += count
        numbers.update(dict.fromkeys(result.numbers, count))
    total = words.total()
    print(dict(words), dict(numbers))
    assert words["no program"] < 0.05 * total
    assert total - words["refused"] - words["no program"] > 0.25 * total
    assert words["compared"] > 0.15 * total
    assert len([number for number in numbers if number[0] == "R" and number[1:].isdigit()]) >= 12


def test_generated_rules_agree_on_ints_and_terms() -> None:
    refuse_vacuous(compared(FAST, derandomize=True))


def test_freshly_generated_rules_agree_on_ints_and_terms() -> None:
    refuse_vacuous(compared(SLOW))


@pytest.mark.nightly
@pytest.mark.parametrize("batch", range(NIGHTLY // BATCH))
def test_many_generated_rules_agree_on_ints_and_terms(batch: int) -> None:
    refuse_vacuous(compared(BATCH))


def predicate(condition: str, *definitions: str) -> str:
    return "\n".join((*definitions, f"def predicate(s):\n    return {condition}\n"))


HAD_TWO_MEANINGS = {
    "an entry of a constant as the target of a comprehension": predicate(
        "all_of(SEEN[0] == 0, len([0 for SEEN[0] in (1,)]) == 1)", "SEEN = [0]"
    ),
    "a list made by another `list`": predicate(
        "added() == 1", "KEPT = []\ndef list(v):\n    return v",
        "def added():\n    out = list(KEPT)\n    out.append(1)\n    return len(out)",
    ),
    "a rule that is kept when it has been called": (
        "@cache\ndef steps(n):\n    yield n > 1\n    return n\n"
        "def rule(s):\n    yield from steps(1)\n    return s.replace(x=1)\n"
    ),
    "a rule that is kept by another function": (
        "def steps(n):\n    yield n > 1\n    return n\n@cache\ndef kept(n):\n    return steps(n)\n"
        "def rule(s):\n    yield from kept(1)\n    return s.replace(x=1)\n"
    ),
    "a generator whose only `yield` is in a default": predicate(
        "len(tuple(kept())) == 1",
        "@cache\ndef kept():\n    def inner():\n        f = lambda v=(yield 1): v\n    return inner()",
    ),
    "a text with the address of a function": predicate('len("%s" % (lambda: 0)) > 0'),
    "a state under other bounds": predicate(
        's.x < merged(s.flag, s.replace(bounds={"limit": 1}), s).bounds["limit"]'
    ),
    "a field called as a method of texts": predicate('"{0.__class__.__name__}".format(s.x) == "int"'),
    "an attribute of terms, in a text": predicate('len("{0.lo}".format(s.x)) == 1'),
    "a record with a part that is no constant": predicate(
        "part() is None", "BAD = Settings(object())\ndef part():\n    record = BAD\n    return record.most"
    ),
    "a default that is no constant": predicate(
        "Odd().part is None", "class Odd(NamedTuple):\n    part: object = object()"
    ),
    "whether a set is in another": predicate("SET <= OTHER", "SET, OTHER = {1, 2}, frozenset({0, 1, 2})"),
    "whether a set is a tuple": predicate("SET == (1, 2)", "SET = {1, 2}"),
}  # fmt: skip


@pytest.mark.parametrize("source", HAD_TWO_MEANINGS.values(), ids=HAD_TWO_MEANINGS)
def test_former_disagreements_stay_fixed(source: str) -> None:
    outcome(Text(HEAD + source, "def rule" in source))


BREAKING = {
    "`is` between values": (checking._Checker, "visit_Compare", checking._Checker.rebuilt, "all_of(s.x is s.y)"),
    "a truth value": (Term, "__bool__", lambda _: True, "(1 if s.flag else 0) == 1"),
    "a hash": (IntTerm, "__hash__", lambda _: 8, "{0: 1}.get(s.x, 2) == 1"),
}
"""What is done to the language, and a text that then has two meanings."""


@pytest.mark.parametrize(("owner", "name", "broken", "condition"), BREAKING.values(), ids=BREAKING)
def test_a_hole_in_the_rule_language_is_detected(
    monkeypatch: pytest.MonkeyPatch, owner: type, name: str, broken: object, condition: str
) -> None:
    text = Text(HEAD + predicate(condition), False)
    assert outcome(text).word.startswith("refused")
    monkeypatch.setattr(owner, name, broken)
    with pytest.raises(DifferentError):
        outcome(text)
