"""Feature levels of a cluster: what metadata.version and inter.broker.protocol.version decide of the rules.

The methods named here were called in the jars of 4.0.0, 4.1.0, 4.2.0 and 4.3.0, and read at 2.1.1, 2.8.2 and 3.6.2.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from tideproof.model.protocols.broker.release_table import numbers

Level = tuple[int, int, float]
_LEVEL = re.compile(r"(\d+)\.(\d+)(?:-IV(\d+))?")


def level_of(text: str) -> Level | None:
    """The level of a text such as 4.0-IV3; 4.0 alone is its last one (`MetadataVersion.fromVersionString`)."""
    found = _LEVEL.match(text)
    return found and (int(found[1]), int(found[2]), float(found[3] or "inf"))


ELR_POSSIBLE: Level = (4, 0, 1)
"""EligibleLeaderReplicasVersion.ELRV_1 depends on metadata.version level 23, which is 4.0-IV1."""
ELR_BY_DEFAULT: Level = (4, 1, 0)
"""Feature.ELIGIBLE_LEADER_REPLICAS_VERSION.defaultLevel is 1 from 4.1-IV0 on, and 0 before."""


@dataclass(frozen=True)
class Rule:
    """A rule that brokers of a release follow only if the cluster's level is `since` or later."""

    kraft: bool
    since: str
    text: str


RULES = (
    Rule(True, "3.5-IV1", "a fetch names the epoch of the broker (KIP-903, MetadataVersion.fetchRequestVersion)"),
    Rule(True, "3.6-IV0", "the ISR shrinks without a new leader epoch (KAFKA-15021, "
         "MetadataVersion.isLeaderEpochBumpRequiredOnIsrShrink)"),
    Rule(False, "2.1-IV2", "a fetch names the leader epoch (KIP-320, ReplicaFetcherThread)"),
    Rule(False, "2.7-IV1", "followers truncate where a fetch says that logs diverge (KIP-595, "
         "ApiVersion.isTruncationOnFetchSupported)"),
    Rule(False, "2.7-IV2", "the leader asks the controller for another ISR (KIP-497, ApiVersion.isAlterIsrSupported)"),
)  # fmt: skip


def rules_left_out(release: str, kraft: bool, level: Level) -> list[Rule]:
    """The rules of the release that brokers do not follow at this level."""
    of_release = (*numbers(release), 0)[:2]
    since = ((rule, level_of(rule.since)) for rule in RULES if rule.kraft is kraft)
    return [rule for rule, least in since if least and level < least and of_release >= least[:2]]
