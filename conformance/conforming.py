"""Walks: random or chosen runs of the model on real brokers, compared after every step."""

from __future__ import annotations

import random
import re
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, fields
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from tideproof.conformance.cluster import NEVER, Cluster
from tideproof.conformance.jars import Jars
from tideproof.conformance.links import NoAnswer
from tideproof.conformance.observing import concrete, log_start_in
from tideproof.conformance.releases import Release
from tideproof.conformance.replaying import (
    Replayed,
    cluster_of,
    recording_of,
    replayed,
    settings_under,
    started,
)
from tideproof.conformance.stage import DRIVEN, Stage
from tideproof.conformance.steps.isr import LAG_MS, leaves_others_late, stay_in_sync
from tideproof.model.language.actions import Instance
from tideproof.model.language.state import NIL
from tideproof.model.language.system import FullState, System
from tideproof.model.protocols.broker.alter_isr import AlterIsrState
from tideproof.model.protocols.broker.rules import BrokerProtocol, Rules
from tideproof.model.protocols.broker.state import BrokerState
from tideproof.model.protocols.broker.steps.leading import with_tried_high_watermark
from tideproof.model.protocols.broker.steps.producing import has_enough_for_answers
from tideproof.model.runs.replay import Run, replay
from tideproof.model.runs.schedule import Schedules

WEIGHTS = {
    "AnswerLost": 0.3, "PartitionOffline": 0.1, "CrashAndRestart": 0.2, "PowerLoss": 0.2, "StopAndRestart": 0.2,
    "ControllerFenceFollower": 0.2, "ControllerFenceLeader": 0.3, "ControllerFenceLast": 0.1, "ElectUnclean": 0.3,
}  # fmt: skip
"""Weights of actions among the enabled ones; others have 1. These end the interesting part of a run, or take
seconds."""
FETCHES = ("LeaderAnswerFetch", "LeaderParkFetch", "LeaderAnswerEmpty", "FollowerOutOfRange", "FollowerStartsAnew")
MOST_ATTEMPTS = 15
"""The most replays for minimising a walk that has diverged."""
MOST_GIVEN_UP = 3
"""The most walks without a response from the brokers; then the machine is too busy for the rest."""


@dataclass(frozen=True)
class Walk:
    """A run, and its result. `run` ends with the step that diverged, and is minimised.

    `whole` is the complete run, and `done` the number of steps that brokers did. `recording` has the traffic of its
    first complete replay. `like` is an earlier walk that diverged in the same way: then this one is not minimised.
    """

    number: int
    run: Run
    result: Replayed
    recording: bytes = b""
    whole: Run | None = None
    done: int = 0
    like: int | None = None
    seconds: float = 0.0
    """From the beginning of the walks to the end of this one, including its minimisation."""


Excluded = Callable[[BrokerState, Instance, BrokerState], bool]


def left_out(release: Release, system: System) -> dict[str, Excluded]:
    """Predicates for steps that walks avoid although real brokers can take them, by reason."""
    assert isinstance(system.protocol, BrokerProtocol)
    rules, bounds = system.protocol.rules, system.bounds
    steps: dict[str, Excluded] = {}
    if not release.leaders_write_isr and not isinstance(system.initial[0], AlterIsrState):
        steps["a leader changes the ISR: since 2.7 it asks the controller"] = _leader_changes_isr
    elif bounds.replicas > 2:
        why = "a leader changes the ISR while another member is late: it removes all late followers at once"
        steps[why] = _others_are_late
    if bounds.slow_handlers:
        steps["a producer's request outlives a change of role: only `replay` holds a thread of a broker"] = (
            _request_outlives_leadership
        )
    if bounds.acks == -1 and bounds.min_insync_replicas > 1:
        why = "the ISR becomes large enough for a record that it was too small for: brokers have answered by then"
        steps[why] = partial(_enough_after_all, rules)
    if release.since("2.1") and not release.since("2.5"):
        why = "a fetch from a leader in another epoch: served in a fetch session only, which a lost answer ends"
        steps[why] = _fetches_across_epochs
    if not release.since("1.0.2"):
        why = "a broker begins to lead with its high watermark outside its log: it has -1 until the ISR has fetched"
        steps[why] = _has_no_high_watermark
    if release.has_epochs and not release.since("2.4"):
        why = "a follower truncates to its high watermark, which is above its log: it fetches from there"
        steps[why] = partial(_fetches_beyond_its_log, rules)
    if bounds.delete_records and bounds.power_losses:
        why = "a power loss leaves a log that ends below its start: it keeps the start, or begins there again"
        steps[why] = partial(_ends_below_its_start, rules)
    if release.since("2.7"):
        why = "an empty follower fetches: a leader that knew no offset of it in its epoch tries its high watermark"
        steps[why] = partial(_is_first_news, rules)
    return steps


def _leader_changes_isr(before: BrokerState, step: Instance, after: BrokerState) -> bool:
    return bool(before.quorum_isr != after.quorum_isr and before.quorum_epoch == after.quorum_epoch)


def _others_are_late(before: BrokerState, step: Instance, after: BrokerState) -> bool:
    if step.action.name not in FETCHES or before.quorum_isr == after.quorum_isr:
        return leaves_others_late(before, step)
    return not stay_in_sync(before, step.parameters["leader"], step.parameters["follower"])


def _enough_after_all(rules: Rules, before: BrokerState, step: Instance, after: BrokerState) -> bool:
    """Whether the ISR grows enough for a record that was committed with too small an ISR.

    In the model the leader may still answer at any time; brokers answer at once, with NOT_ENOUGH_REPLICAS_AFTER_APPEND.
    """

    def waits(s: BrokerState, record: int, enough: bool) -> bool:
        leader, offset = s.waits_at[record], s.waits_for[record]
        return bool(
            leader != NIL
            and rules.acknowledges(s, concrete(leader), offset)
            and has_enough_for_answers(rules, s, concrete(leader)) == enough
        )

    records = range(before.bounds.records)
    return any(waits(before, r, enough=False) and waits(after, r, enough=True) for r in records)


def _fetches_across_epochs(before: BrokerState, step: Instance, after: BrokerState) -> bool:
    if step.action.name not in FETCHES:
        return False
    return bool(before.epoch[step.parameters["follower"]] != before.epoch[step.parameters["leader"]])


def _has_no_high_watermark(before: BrokerState, step: Instance, after: BrokerState) -> bool:
    if step.action.name != "BecomeLeader":
        return False
    leader = step.parameters["replica"]
    is_outside = before.hw[leader] > before.leo[leader] or before.hw[leader] < log_start_in(before, leader)
    return is_outside and sum(map(bool, after.isr[leader])) > 1


def _fetches_beyond_its_log(rules: Rules, before: BrokerState, step: Instance, after: BrokerState) -> bool:
    name, asked = step.action.name, step.parameters
    if name == "BecomeFollower":
        follower = asked["replica"]
        keeps = rules.keeps_fetching(before, follower, asked["leader"], asked["epoch"])
        to_high_watermark = bool(not keeps and not after.truncating[follower])
    elif name == "FollowerTruncate":
        follower = asked["follower"]
        to_high_watermark = bool(before.answer_offset[follower] == NIL)
    else:
        return False
    return bool(to_high_watermark and after.hw[follower] > after.leo[follower])


def _ends_below_its_start(rules: Rules, before: BrokerState, step: Instance, after: BrokerState) -> bool:
    """Whether a power loss leaves a log that ends below its start.

    Up to 2.2.0 a broker keeps both (Log.scala at 2.1.1), since 2.2.1 it begins its log again at the start. In the model
    the log starts at its end.
    """
    if step.action.name != "PowerLoss":
        return False
    return bool(rules.start_on_return(before, step.parameters["replica"]) > step.parameters["end"])


def _is_first_news(rules: Rules, before: BrokerState, step: Instance, after: BrokerState) -> bool:
    """Whether a fetch from offset 0 may be news to a real leader, which would move its high watermark.

    In the model a leader without a follower's offset has noted 0, so that the fetch is no news.
    """
    if step.action.name not in FETCHES:
        return False
    leader, follower = step.parameters["leader"], step.parameters["follower"]
    is_news_to_brokers_only = before.remote_leo[leader][follower] == 0 == after.remote_leo[leader][follower]
    tried = with_tried_high_watermark(rules, after, leader)
    return bool(is_news_to_brokers_only and tried.hw[leader] != after.hw[leader])


def _request_outlives_leadership(before: BrokerState, step: Instance, after: BrokerState) -> bool:
    return step.action.name == "BecomeFollower" and step.parameters["replica"] in map(concrete, after.waits_at)


def random_run(system: System, rng: random.Random, length: int, release: Release) -> Run:
    """A run of up to `length` steps that the harness can drive, with its actions drawn by weight."""
    excluded = left_out(release, system).values()
    steps: list[Instance] = []
    states = [system.initial]
    while len(steps) < length:
        by_action: dict[str, list[tuple[Instance, FullState]]] = {}
        for step, after in system.successors(states[-1]):
            s, t = states[-1][0], after[0]
            assert isinstance(s, BrokerState)
            assert isinstance(t, BrokerState)
            if step.action.name in DRIVEN and not any(applies(s, step, t) for applies in excluded):
                by_action.setdefault(step.action.name, []).append((step, after))
        if not by_action:
            break
        names = list(by_action)
        (name,) = rng.choices(names, [WEIGHTS.get(name, 1) for name in names])
        step, after = rng.choice(by_action[name])
        steps.append(step)
        states.append(after)
    return Run(system, tuple(steps), tuple(states))


class _Player:
    """Replays runs on a cluster, each with a new topic. Returns the result and the recording."""

    def __init__(self, cluster: Cluster, show: Callable[[str], None]) -> None:
        self._cluster, self._show = cluster, show
        self._topics = (f"walk-{number}" for number in count())
        self.is_stuck = False
        """Whether the brokers did not respond in the last run, so that their state is unknown."""

    def __call__(self, run: Run, what: str) -> tuple[Replayed, bytes]:
        self._cluster.new_topic(next(self._topics))
        stage = Stage(self._cluster, run)
        result = replayed(self._cluster, stage, run, lambda line: self._show(f"{what}: {line}"))
        self.is_stuck = bool(result.stuck)
        recording = recording_of(self._cluster, run)
        with suppress(NoAnswer, OSError):
            stage.close()
        return result, recording

    def minimising(self, what: str) -> Callable[[Run], Replayed]:
        return lambda run: self(run, f"{what}, minimising")[0]


def random_runs(
    system: System, number: int, length: int, seed: int, release: Release, show: Callable[[str], None]
) -> Iterator[Run]:
    """`number` random runs. It ignores `show`, through which slower choices report progress (`Coverage.runs`)."""
    return (random_run(system, random.Random(f"{seed}/{n}"), length, release) for n in range(number))


def walks(
    release: Release, jars: Jars, runs: Iterable[Run], folder: Path, show: Callable[[str], None], kraft: bool = False
) -> Iterator[Walk]:
    """Replays runs, each with a new topic, and minimises those that diverge. Raises as `replays` does.

    It draws a run when the caller takes the next walk. Runs with the same settings share a cluster, until its brokers
    do not respond.
    """
    began, given_up, ways = time.monotonic(), 0, dict[tuple[str, ...], int]()
    with ExitStack() as clusters:
        settings: Mapping[str, Any] | None = None
        play: _Player | None = None
        for n, run in enumerate(runs):
            # Only steps that change the ISR may do so; for these, followers must soon be late.
            changes = release.leaders_write_isr or isinstance(run.system.initial[0], AlterIsrState)
            asked = settings_under(run.system.bounds, LAG_MS if changes else NEVER)
            if play is None or play.is_stuck or asked != settings:
                clusters.close()
                settings, replicas = asked, run.system.bounds.replicas
                show(started(release, replicas, kraft))
                own = folder / f"from-walk-{n}"
                own.mkdir()
                cluster = clusters.enter_context(cluster_of(release, jars, replicas, own, settings, kraft))
                play = _Player(cluster, show)
            result, recording = play(run, f"walk {n}")
            if result.stuck:  # try again: the machine may have been busy
                result, recording = play(run, f"walk {n}, again")
            kept, like = run, None
            done = result.at if result.diverged else max(0, len(result.compared) - 1)
            if result.diverged:
                kept = _cut(run, result)
                way = _way(kept, result)
                like = ways.get(way)
                ways.setdefault(way, n)
                if like is None:
                    kept, result = _minimised(kept, result, play.minimising(f"walk {n}"))
            yield Walk(n, kept, result, recording, run, done, like, round(time.monotonic() - began, 1))
            given_up += bool(result.stuck)
            if given_up == MOST_GIVEN_UP:
                return


def _cut(run: Run, result: Replayed) -> Run:
    return Run(run.system, run.steps[: result.at], run.states[: result.at + 1])


def _way(run: Run, result: Replayed) -> tuple[str, ...]:
    """The kind of a divergence, without numbers: the action, and the differing fields or the words of the message."""
    action = run.steps[result.at - 1].action.name if result.at else ""
    if not result.compared or result.compared[-1].agrees:
        said = re.split(r"[:\[{]", result.diverged.partition(": ")[2])[0]
        return action, *re.findall("[A-Za-z]{2,}", said)
    seen, model = result.compared[-1].seen, result.compared[-1].model
    names = {f.name for a, b in zip(seen.replicas, model.replicas, strict=True) for f in fields(a)
             if getattr(a, f.name) != getattr(b, f.name)}  # fmt: skip
    return action, *sorted(names), *(["isr"] if seen.isr != model.isr else [])


def _minimised(run: Run, result: Replayed, played: Callable[[Run], Replayed]) -> tuple[Run, Replayed]:
    """The run without the steps that are not needed for the same divergence; removes steps from the end."""
    schedules, attempts = Schedules(run.system), 0
    number = len(run.steps) - 1
    while number > 0 and attempts < MOST_ATTEMPTS:
        number -= 1
        steps = schedules.steps_of(run)
        try:
            shorter = replay(run.system, schedules.instances([*steps[:number], *steps[number + 1 :]]))
        except ValueError:  # later steps need this one
            continue
        attempts += 1
        again = played(shorter)
        if again.stuck:  # the state of the brokers is unknown
            break
        if again.diverged and _way(shorter, again) == _way(run, result):
            run, result = _cut(shorter, again), again
            number = min(number, len(run.steps) - 1)
    return run, result


def actions_of(found: Sequence[Walk]) -> dict[str, tuple[int, int]]:
    """By action, the number of compared states after it, and of those that agreed."""
    compared: Counter[str] = Counter()
    agreed: Counter[str] = Counter()
    for walk in found:
        for c in walk.result.compared:
            name = c.step.split(" ")[0] or "(the initial state)"
            compared[name] += 1
            agreed[name] += c.agrees
    return {name: (compared[name], agreed[name]) for name in sorted(compared)}
