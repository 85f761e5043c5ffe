"""Whether a fact is true of a run: checked against its states by other means than those it was read off with."""

from __future__ import annotations

import re

from support.true_facts import clients, general, log, roles  # noqa: F401 - the checks come with them
from support.true_facts.base import is_true
from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.account import Account, account
from tideproof.counterexamples.explain.facts import Fact
from tideproof.model.language.properties import Property
from tideproof.model.runs.replay import Run


def has_its_numbers(sentence: Fact) -> bool:
    """Whether each number of the sentence is one of its fact: the record 0 is called r1."""
    said, known = (
        set(re.findall(r"\d+", re.sub(r"\br(\d+)", lambda found: str(int(found[1]) - 1), text)))
        for text in (sentence.text, repr(sentence))
    )
    return said <= known


def assert_sound(run: Run, prop: Property) -> Account:
    """The account of a violating run, of which every sentence has its step and a true fact."""
    why = account(run, prop)
    assert why.violated_at == run.first_violation(prop.holds)
    assert any(s.kind is say.FAILS for s in why.sentences)
    steps = [s.step for s in why.sentences]
    assert steps == sorted(steps)
    assert all(0 <= step <= (why.violated_at or 0) for step in steps)
    for sentence in why.sentences:
        assert is_true(sentence, run), sentence
    return why
