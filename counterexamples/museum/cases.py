"""The museum: real losses and divergences of the protocol's generations, each a recorded trace with its story.

A case is a file of `museum/`: a canonical trace with an additional entry, `story`. Adding a file adds a case. Tests
replay every case: it must violate its property under its own protocol and not under the one that fixed it. The number
at the beginning of a file's name gives the order, and its hundreds the section.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from importlib.resources import files
from importlib.resources.abc import Traversable

from tideproof.model.language.protocol import Protocol
from tideproof.model.protocols.broker.release_table import RELEASES
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.trace import Trace, parse_trace

SECTIONS = (
    "Published level: a fetch is one step, and no broker crashes",
    "Brokers: truncation",
    "Brokers: the high watermark, the ISR and elections",
    "Brokers: acknowledgements",
    "Brokers: what consumers see",
    "Brokers: what is on disk",
)


RENAMED = {
    "a-mark-below-the-log": "hw-below-the-log-start",
    "a-mark-taken-before-the-cut": "hw-taken-before-truncation",
    "booked-though-it-parts": "counted-though-the-logs-differ",
    "bounced-and-cut": "restarted-and-truncated",
    "divergence-below-the-mark": "divergence-below-the-hw",
    "isr-at-a-stale-mark": "isr-at-a-stale-hw",
    "joined-by-a-mark-that-lags": "joined-by-a-lagging-hw",
    "offsets-booked-long-ago": "stale-remote-leo",
    "other-record-below-the-mark": "other-record-below-the-hw",
    "told-by-the-leader-alone": "acknowledged-by-the-leader-alone",
}
"""Former names, which still work, with the present ones."""


@dataclass(frozen=True)
class Case:
    """A recorded trace and its story.

    `fixed_by` names a protocol under which the schedule is harmless, with the bounds `fixed_with` in place of the
    trace's own: some flaws lie only in settings.
    """

    name: str
    section: str
    trace: Trace
    title: str
    believed: str
    happens: str
    fixed: str
    fixed_by: str
    kip: str
    fixed_with: Mapping[str, int] = field(default_factory=dict)

    @property
    def story(self) -> tuple[tuple[str, str], ...]:
        parts = (("Believed", self.believed), ("What happens", self.happens), ("Fixed", self.fixed))
        return (*parts, ("Reference", self.kip))

    @property
    def releases(self) -> tuple[str, ...]:
        """The releases that have the wrong rules, by the names of their protocols."""
        wrong, right = (_rules(PROTOCOLS[name]) for name in (self.trace.protocol, self.fixed_by))
        flawed = {slot: rule for slot, rule in wrong.items() if right.get(slot) is not rule}
        having = (name for name, row in RELEASES.items() if flawed.items() <= _rules(row.protocol).items())
        return tuple(having) if flawed and right else ()

    @property
    def state(self) -> str:
        """Whether the newest release has the flaw: `open` or `fixed`; or `setting`, where other settings avoid it."""
        if self.fixed_by == self.trace.protocol:
            return "setting"
        return "open" if [*RELEASES][-1] in self.releases else "fixed"


def _rules(protocol: Protocol) -> Mapping[str, object]:
    """The rules and steps of a release or of its variation; no others have a place in the table of releases."""
    if not isinstance(protocol, BrokerProtocol):
        return {}
    return {f.name: getattr(protocol.rules, f.name) for f in fields(protocol.rules)} | dict(protocol.steps)


def cases() -> tuple[Case, ...]:
    """All cases, in the order of their numbers."""
    folder = files("tideproof.counterexamples.museum")
    found = sorted((f for f in folder.iterdir() if f.name.endswith(".json")), key=lambda f: f.name)
    return tuple(_case(file) for file in found)


def _case(file: Traversable) -> Case:
    content = file.read_bytes()
    number, _, name = file.name.removesuffix(".json").partition("-")
    return Case(name, SECTIONS[int(number) // 100], parse_trace(content), **json.loads(content)["story"])
