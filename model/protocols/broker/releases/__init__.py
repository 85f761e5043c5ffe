"""One page a release: the rules in which it differs from the one before. The folder is read."""

from __future__ import annotations

import re
from importlib import import_module
from pkgutil import iter_modules

from tideproof.model.protocols.broker.releases.fencing import FencingState
from tideproof.model.protocols.broker.rules import BrokerProtocol


def _version(protocol: BrokerProtocol) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", protocol.name)]


_PAGES = [import_module(f"{__name__}.{page.name}") for page in iter_modules(__path__)]
_BY_NAME = {p.name: p for page in _PAGES for p in vars(page).values() if isinstance(p, BrokerProtocol)}
_IN_ORDER = sorted(_BY_NAME.values(), key=_version)

BROKER_GENERATIONS = tuple(p for p in _IN_ORDER if not issubclass(p.state, FencingState))
"""With ZooKeeper, in the order of their releases."""
KRAFT_BROKER_GENERATIONS = tuple(p for p in _IN_ORDER if issubclass(p.state, FencingState))
"""The same with KRaft, whose controller fences brokers."""
