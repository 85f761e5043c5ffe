"""A known flaw, and where it shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tideproof.model.protocols.broker.rules import BrokerProtocol


@dataclass(frozen=True)
class Flaw:
    """A protocol with a wrong rule, one with the right rule, and the configuration in which their verdicts differ.

    `property` names what the wrong one violates under `configuration`, and the right one keeps under `configuration`
    with `right_configuration` over it: a flaw may lie in the settings alone. `number` is its place in the catalogue
    (`FLAWS`), `known_as` the issue or KIP that discusses it. The evidence that Kafka has it is the `source` of the
    protocols, or of the flaw if it lies in the settings.
    """

    number: str
    known_as: str
    wrong: BrokerProtocol
    right: BrokerProtocol
    property: str
    configuration: Mapping[str, int]
    right_configuration: Mapping[str, int] = field(default_factory=dict)
    source: str = ""
