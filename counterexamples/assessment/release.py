"""The release of a cluster, and the kind of its controller, from files and options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tideproof.counterexamples.assessment.situation import PROTOCOL_VERSION, ROLES
from tideproof.counterexamples.assessment.sources import (
    CONTROLLER,
    METADATA_VERSION,
    RELEASE,
    Place,
    Remark,
    Setting,
    SettingsError,
)
from tideproof.model.protocols.broker.release_table import numbers, release_of

SEARCHED_SINCE = (2, 1)
"""The first release that the atlas has."""


def release_in(settings: Sequence[Setting], options: Mapping[str, str]) -> tuple[str, bool]:
    """The release, and whether its controller is KRaft. Raises SettingsError if files and options do not tell."""
    named = next((s for s in settings if s.name == RELEASE), None)
    release = options.get(RELEASE) or (named.value if named else "")
    where = "--release" if RELEASE in options else str(named.place) if named else ""
    if not release:
        hint = next((s for s in settings if s.name in (PROTOCOL_VERSION, METADATA_VERSION)), None)
        beside = f" ({hint.place}: {hint.name} {hint.value} is no release)" if hint else ""
        raise SettingsError([f"no file says which release of Kafka runs{beside}; add it, as in --release 3.6.1"])
    prefix, colon, version = release.rpartition(":")
    hints = dict(_hints(settings))
    if colon and prefix not in ("kafka", "kraft"):
        raise SettingsError([f"{where}: {release!r} is no release of Kafka; write its number, as in --release 3.6.1"])
    asked = options.get(CONTROLLER) or ({"kraft": "kraft"}.get(prefix, "zookeeper") if colon else "")
    try:
        kinds = [kind for kind in ("zookeeper", "kraft") if not _refusal(version, kind)]
        if not kinds:
            release_of(version)
        if numbers(version) < SEARCHED_SINCE:
            raise ValueError(f"Kafka {version} was not searched: the searches begin with 2.1.0")
    except ValueError as error:
        raise SettingsError([f"{where}: {error}"]) from None
    if len(hints) > 1 and not asked:
        one, other = hints.values()
        raise SettingsError([Remark(other, f"is of a controller of another kind than {one}; say --kraft or --zookeeper "
                                           "(a cluster that migrates is not modelled)")])  # fmt: skip
    kind = asked or next(iter(hints), "") or (kinds[0] if len(kinds) == 1 else "")
    if not kind:
        text = f"Kafka {version} runs with ZooKeeper or with KRaft, and no file says which"
        raise SettingsError([f"{text}; add --kraft or --zookeeper"])
    if kind not in kinds:
        place = f"{hints[kind]}: " if kind in hints and not asked else ""
        raise SettingsError([f"{place}{_refusal(version, kind)}"])
    return version, kind == "kraft"


def _refusal(version: str, kind: str) -> str:
    """Why a release is not modelled with this kind of controller; empty if it is."""
    try:
        release_of(version, kind == "kraft")
    except ValueError as error:
        return str(error)
    if kind == "zookeeper" and numbers(version) >= (4,):
        return f"Kafka {version} has no ZooKeeper (KIP-500); leave out what names it"
    return ""


def _hints(settings: Iterable[Setting]) -> Iterable[tuple[str, Place]]:
    seen = set()
    for s in settings:
        kind = {ROLES: "kraft", "zookeeper.connect": "zookeeper"}.get(s.name)
        kind = s.value if s.name == CONTROLLER else kind
        if kind and kind not in seen and s.value:
            seen.add(kind)
            yield kind, s.place
