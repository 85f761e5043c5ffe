"""Brokers and controllers read files of their own, and one of the two decides on a setting."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from tideproof.counterexamples.assessment.situation import MIN_ISR, REBALANCE, ROLES, UNCLEAN, Situation
from tideproof.counterexamples.assessment.sources import Remark, Setting


def decides(name: str, has_elr: bool) -> str:
    """The role whose file decides on a setting; empty if either may.

    `ConfigurationControlManager` takes `unclean.leader.election.enable` from the controller's file (getTopicConfig,
    staticConfig), and `ControllerServer` takes auto.leader.rebalance.enable from there (3.6.1). The leader compares its
    ISR with its own min.insync.replicas (`Partition.effectiveMinIsr`). With eligible leader replicas that of the active
    controller is written for all (maybeGenerateElrSafetyRecords at 4.1.0), and those of single brokers are removed.
    """
    if name in (UNCLEAN, REBALANCE):
        return "controller"
    return ("controller" if has_elr else "broker") if name == MIN_ISR else ""


def in_force(settings: Sequence[Setting], roles: Mapping[str, str], has_elr: bool) -> Iterator[Setting]:
    """The settings without those that Kafka does not use. Where no file is of the component that decides on a setting,
    the other's value is kept, and the answer is unsure.
    """
    for s in settings:
        role, file = decides(s.name, has_elr), roles.get(s.place.file)
        if s.is_dynamic or s.topic:
            if not (s.name == MIN_ISR and has_elr and s.broker):
                yield s
        elif file is None or role in file or (s.name != REBALANCE and not any(role in of for of in roles.values())):
            yield s


def not_in_force(every: Sequence[Setting], settings: Sequence[Setting], roles: Mapping[str, str]) -> Iterator[Remark]:
    kept = {*settings}
    for s in every:
        if s not in kept:
            whose = "of broker " + s.broker if s.broker else f"in a file with {ROLES}={roles[s.place.file]}"
            text = f"{s.name} {whose} is not in force: {_other(s, roles)} decides"
            yield Remark(s.place, text)


def _other(s: Setting, roles: Mapping[str, str]) -> str:
    return "the brokers' file" if roles.get(s.place.file) == "controller" else "the controllers' file"


def with_roles(situation: Situation, settings: Sequence[Setting], roles: Mapping[str, str]) -> Situation:
    """The situation, with what is unsure of it because a file of the other role is missing."""
    unsure = list[str]()
    for name in (MIN_ISR, *([UNCLEAN] if situation.reads_unclean(situation.release, situation.kraft) else [])):
        value = situation[name]
        file = roles.get(value.place.file) if value.place and any(
            s.place == value.place and s.name == name and not s.is_dynamic and not s.topic for s in settings
        ) else None  # fmt: skip
        if file is not None and decides(name, situation.has_elr) not in file:
            unsure.append(name)
    least = situation[MIN_ISR]
    own = next((s for s in settings if s.place == least.place and s.name == MIN_ISR), None)
    known = own is not None and (
        bool(own.topic)
        or (own.is_dynamic and not own.broker)
        or "controller" in roles.get(own.place.file, "controller")
    )
    return replace(situation, unsure=tuple(unsure), controllers_have_it=known)
