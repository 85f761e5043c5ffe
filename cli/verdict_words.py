"""The words of verdicts, with the engines that use them and their claims; also in docs/engines.md (`make tables`)."""

from __future__ import annotations

import re

_TEXT = """
violated | invariants, action properties
This trace violates the property. It was replayed on ints by the rules as written.

holds | invariants, action properties
Every reachable state of this configuration was visited and satisfies the property (of states that differ only in
[names of replicas](#symmetry), one); or a proof by induction went through.

no counterexample | invariants, action properties
None was found up to this depth, in this sample, or in this schedule. Longer or other runs may still violate it.

unknown | all
A limit (time, memory) or an interrupt came first, or the engine cannot decide (induction). What was explored is
stated.

found, not reachable, not found | witnesses
As `violated`, `holds` and `no counterexample`, for a state that should be reachable: `found` is the good answer.

violated, not violated | replays on brokers
What the brokers did was as in the model, and violates the property, or does not: in this schedule.

diverged, given up | replays on brokers
The brokers did otherwise than the model; or the harness could not go on, which is no result about Kafka.

consistent, not explained | `validate`
The model has a run with the visible behaviour of a recording, or has none.

supports, refutes | [claims](../LEARN.md#9-where-the-claims-come-from)
The verdict of an engine agrees with the sentence of a tutorial, or does not.

true, false, depends | [claims](../LEARN.md#9-where-the-claims-come-from)
The checks agree with the sentence in every setting, in none, or in some.
"""

VERDICT_WORDS = [
    (tuple(words.split(", ")), where, claim.replace("\n", " "))
    for words, where, claim in (re.split(r" \| |\n", block.strip(), maxsplit=2) for block in _TEXT.split("\n\n"))
]
"""Words, where they are said, and the claim: text of a table in Markdown."""
