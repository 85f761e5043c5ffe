"""The release that fixed the flaw of a schedule, and the single rule that does.

Each statement is about this schedule only, which is replayed: under every later release of the table, and under its own
rules with one rule of the first release that keeps the property from then on.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any
from typing import Protocol as Shape

from tideproof.counterexamples.explain.counterfactuals import rules_alone
from tideproof.model.language.properties import Property
from tideproof.model.language.protocol import Protocol
from tideproof.model.protocols.broker.flaws import FLAWS
from tideproof.model.protocols.broker.release_table import MODELLED, MODELLED_WITH_KRAFT, Modelled, issues_of
from tideproof.model.runs.replay import Run


class Shown(Shape):
    """A counterexample, as far as it is needed here: that class imports the explanations."""

    def under(self, protocol: Protocol) -> Any: ...
    @property
    def run(self) -> Run: ...
    @property
    def violated_at(self) -> int | None: ...
    @property
    def property(self) -> Property: ...


_ISSUE = re.compile(r"\b(?:KIP|KAFKA)-\d+\b")
_PAGES = {
    "KIP-101": "KIP-101+-+Alter+Replication+Protocol+to+use+Leader+Epoch+rather+than+High+Watermark+for+Truncation",
    "KIP-279": "KIP-279%3A+Fix+log+divergence+between+leader+and+follower+after+fast+leader+fail+over",
    "KIP-890": "KIP-890%3A+Transactions+Server-Side+Defense",
}
"""The pages of KIPs as Kafka's upgrade notes (docs/upgrade.html) cite them, and KIP-890 as docs/protocols.md does."""


def fixed(c: Shown) -> str:
    """The sentence; empty for a witness, and where no later release or known fix keeps the property by one rule."""
    protocol = c.run.system.protocol
    if c.property.is_witness or c.property.is_promise or not c.violated_at:
        return ""
    if keeping := _keeping(c, _later(protocol)):
        issues = ", ".join(dict.fromkeys(_ISSUE.findall(issues_of(keeping.protocol))))
        changed = keeping.protocol.title.partition(": ")[2]
        what = f"Fixed in Kafka {keeping.releases[0]}{f' ({issues})' if issues else ''}: {changed}."
        return _sentence(c, keeping.protocol, what)
    flaws = (flaw for flaw in FLAWS.values() if flaw.wrong is protocol and not flaw.right_configuration)
    said = (_sentence(c, flaw.right, f"A known flaw ({flaw.known_as}).") for flaw in flaws)
    return next(filter(None, said), "")


def _later(protocol: Protocol) -> Sequence[Modelled]:
    """The releases after those of the protocol, in the same mode."""
    for table in (MODELLED, MODELLED_WITH_KRAFT):
        for place, row in enumerate(table):
            if row.protocol is protocol:
                return table[place + 1 :]
    return ()


def _keeping(c: Shown, later: Sequence[Modelled]) -> Modelled | None:
    """The first release from which on every release of the table keeps the property in this schedule."""
    first = None
    for row in reversed(later):
        try:
            if c.under(row.protocol).other.first_violation(c.property.on_ints) is not None:
                break
        except ValueError:  # it lacks a bound or a variable: nothing can be said
            break
        first = row
    return first


def _sentence(c: Shown, right: Protocol, what: str) -> str:
    rules = [
        rule for rule in rules_alone(c.run.until(c.violated_at or 0), [right], c.property.on_ints) if rule.prevents
    ]
    if not rules:
        return ""
    instead = f", not {rules[0].instead_of}" if rules[0].instead_of else ""
    return f"{what} One rule is enough here: {rules[0].name}{instead}."


def linked(text: str, link: str) -> str:
    """The text with its KIPs and issues as links; `link` has {name} and {address}."""

    def made(found: re.Match[str]) -> str:
        return link.format(name=found[0], address=_address(found[0]))

    return _ISSUE.sub(made, text)


def _address(name: str) -> str:
    if name.startswith("KAFKA"):
        return f"https://issues.apache.org/jira/browse/{name}"
    wiki = "https://cwiki.apache.org/confluence/display/KAFKA/"
    return wiki + _PAGES.get(name, "Kafka+Improvement+Proposals")
