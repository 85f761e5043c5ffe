"""Remarks on settings and partitions that undermine durability whatever the searches say; one line each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from tideproof.counterexamples.assessment.roles import decides
from tideproof.counterexamples.assessment.situation import MIN_ISR, NOT_READ, UNCLEAN, Cluster, Situation
from tideproof.counterexamples.assessment.sources import (
    REPLICATION_FACTOR,
    STORAGE,
    ZOOKEEPER_STORAGE,
    Partition,
    Place,
    Remark,
    Setting,
    Source,
)

_LOCAL = re.compile(r"//(?:localhost|127\.0\.0\.1|\[?::1\]?):")


def with_cautions(cluster: Cluster, sources: Mapping[str, Source]) -> Cluster:
    """The cluster with these remarks, after those on slips in names."""
    settings = [s for source in sources.values() for s in source.settings]
    partitions = [p for source in sources.values() for p in source.partitions]
    more = (*cautions(settings, cluster.situations), *partitions_now(partitions, cluster.situations))
    return replace(cluster, remarks=(*cluster.remarks, *dict.fromkeys(more)))


def cautions(settings: Sequence[Setting], situations: Sequence[Situation]) -> Iterator[Remark]:
    """Remarks on what no search covers: a single controller, disks that do not last, listeners that cannot work."""
    three = any(s[REPLICATION_FACTOR].number > 1 for s in situations)
    for s in settings:
        if text := _caution(s, three):
            yield Remark(s.place, text)
    for situation in situations:
        yield from _of_other_role(situation)
        places = [s.place for s in settings if s.name == UNCLEAN and s.value.lower() == "true"]
        if not situation.reads_unclean(situation.release, situation.kraft):
            text = f"{UNCLEAN}=true is {NOT_READ}: it takes effect when you upgrade to 3.9 or later"
            yield from (Remark(place, text) for place in places or [Place("--unclean", 0)] * situation.has_unread)


def _caution(s: Setting, three: bool) -> str:
    voters = [v for v in s.value.split(",") if v.strip()]
    if s.name in ("controller.quorum.voters", "controller.quorum.bootstrap.servers") and len(voters) == 1:
        single = "one controller only: its disk has the only copy of all metadata"
        return single if s.name.endswith("voters") else ""
    if s.name in ("log.dirs", "log.dir", "metadata.log.dir") and "/tmp/" in f"{s.value}/":
        return f"{s.name}={s.value}: many systems empty /tmp at boot"
    if s.name == "advertised.listeners" and three and _LOCAL.search(s.value):
        return "localhost: brokers on other machines cannot replicate from this one"
    if (s.name, s.value) == (STORAGE, "ephemeral"):
        return "ephemeral storage is gone when its pod is deleted or moved: the broker comes back without any record"
    if (s.name, s.value) == (ZOOKEEPER_STORAGE, "ephemeral"):
        return "ZooKeeper's storage is ephemeral: when its pods are gone, so are all topics, leaders and ISRs"
    return ""


def _of_other_role(situation: Situation) -> Iterator[Remark]:
    """Brokers and controllers read files of their own, and one of them decides (`roles.decides`)."""
    for name in situation.unsure:
        value = situation[name]
        role = decides(name, situation.has_elr)
        other = "broker" if role == "controller" else "controller"
        why = " with eligible leader replicas" if name == MIN_ISR and role == "controller" else ""
        text = f"{value} is in a {other}'s file, and{why} that of the {role}s decides; name that file, too"
        yield Remark(value.place or Place(value.origin, 0), text)


def partitions_now(partitions: Iterable[Partition], situations: Sequence[Situation]) -> Iterator[Remark]:
    """How many partitions are, right now, in the state from which records are lost."""
    for situation in situations:
        own = [p for p in partitions if p.topic in situation.topics]
        least, factor = situation[MIN_ISR].number, situation[REPLICATION_FACTOR].number
        for what, found in (
            ("no leader", [p for p in own if not p.has_leader]),
            ("an ISR of one: if that broker loses power or its disk, records may be lost",
             [p for p in own if p.isr == 1 < factor and not p.eligible]),
            (f"an ISR below min.insync.replicas={least}", [p for p in own if p.isr < least]),
            ("a reassignment under way", [p for p in own if p.is_moving]),
        ):  # fmt: skip
            if found:
                count = f"{len(found)} partition{'s have' if len(found) > 1 else ' has'}"
                yield Remark(found[0].place, f"right now {count} {what}")
