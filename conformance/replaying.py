"""Replays a trace on real brokers, and compares the observable state with the model after every step."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

from tideproof.conformance.cluster import ASKS_COORDINATOR, NEVER, Cluster
from tideproof.conformance.folders import fault_of_disk
from tideproof.conformance.holding import debugger, held_records
from tideproof.conformance.jars import Jars
from tideproof.conformance.links import NoAnswer
from tideproof.conformance.observing import Snapshot, in_model, on_brokers, state_of
from tideproof.conformance.processes import BrokerEnded, java
from tideproof.conformance.quorum import KRaftCluster
from tideproof.conformance.releases import Release
from tideproof.conformance.stage import DRIVEN, NOT_DRIVEN, ONLY_IN_KRAFT, Stage
from tideproof.conformance.steps.base import Diverged, asks_controller
from tideproof.conformance.steps.isr import LAG_MS, leaves_others_late
from tideproof.conformance.zookeeper import ZooKeeperCluster
from tideproof.counterexamples.views.text import short_step
from tideproof.model.language.actions import shown_record
from tideproof.model.language.state import Bounds
from tideproof.model.protocols.broker.alter_isr import NO_CHANGE, AlterIsrState
from tideproof.model.protocols.broker.release_table import MODELLED, release_of
from tideproof.model.protocols.broker.releases.fencing import FencingState
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.broker.state import BrokerState, begins_transactions
from tideproof.model.runs.replay import Run

SETTLE_SECONDS = 15.0
"""Effects of a step may show a moment after its barrier: a file that is written later, a high watermark."""
RACK_AWARE = "org.apache.kafka.common.replica.RackAwareReplicaSelector"
LAST_ANSWERS_SECONDS = 0.5
QUIET_SECONDS = 0.5
"""Seconds after the last step in which the brokers must not change."""


@dataclass(frozen=True)
class Compared:
    number: int
    step: str
    model: Snapshot
    seen: Snapshot
    notes: tuple[str, ...] = ()
    seconds: float = 0.0

    @property
    def agrees(self) -> bool:
        return self.model == self.seen


@dataclass
class Replayed:
    """One replay. `diverged` names the step and the divergence; `stuck` is the reason if the harness gave up."""

    compared: list[Compared] = field(default_factory=list)
    diverged: str = ""
    at: int = 0
    """The step at which they did."""
    stuck: str = ""
    answers: dict[str, int | None] = field(default_factory=dict)
    """The error codes that producers got for their records; None for no answer."""
    logs: list[tuple[str, ...]] = field(default_factory=list)
    """The logs of the brokers at the end."""

    @property
    def agrees(self) -> bool:
        return not self.diverged and not self.stuck

    def acknowledged(self) -> dict[str, list[int]]:
        """The acknowledged records, and the brokers that have each at the end."""
        holders = {
            r: [b for b, log in enumerate(self.logs) if any(v.startswith(f"{r}@") for v in log)] for r in self.answers
        }
        return {record: holders[record] for record, error in self.answers.items() if error == 0}


def cluster_of(
    release: Release, jars: Jars, replicas: int, folder: Path, settings: Mapping[str, Any], kraft: bool
) -> Cluster:
    return (KRaftCluster if kraft else ZooKeeperCluster)(release, jars, replicas, folder, settings)


def started(release: Release, replicas: int, kraft: bool) -> str:
    """Lines of progress while a cluster starts."""
    return f"starting Kafka {release.version} ({replicas} brokers {'in KRaft mode' if kraft else 'and ZooKeeper'})"


def protocol_for(run: Run, release: Release, kraft: bool) -> BrokerProtocol:
    """The protocol that models the release, for comparison with a run.

    A protocol with KRaft cannot run a schedule with decisions that only a controller with ZooKeeper makes. For such a
    schedule it is the last protocol with ZooKeeper, whose brokers treat each other as those of the release do.
    """
    if kraft and not isinstance(state_of(run, 0), FencingState):
        return MODELLED[-1].protocol
    return release_of(release.version, kraft).protocol


def why_not(run: Run, release: Release, kraft: bool = False) -> str | None:
    """Why a run cannot be replayed on a release, in words for the user; None if it can."""
    if not isinstance(run.states[0][0], BrokerState):
        return f"{run.system.protocol.name} does not model brokers; only traces of the broker level can be replayed"
    for number, step in enumerate(run.steps, start=1):
        if step.action.name not in DRIVEN:
            return f"step {number}, {step}: {NOT_DRIVEN.get(step.action.name, 'it is not driven on real brokers')}"
        if step.action.name in ONLY_IN_KRAFT and not kraft:
            return f"step {number}, {step}: only brokers in KRaft mode do that (--kraft)"
        if leaves_others_late(state_of(run, number - 1), step):
            return (
                f"step {number}, {step}: the leader takes all late followers out of the ISR at once, and another one "
                "cannot be kept in sync here"
            )
    if held_records(run) and debugger() is None:
        return "a producer's request outlives a change of role: a thread of the broker is held by jdb, which a JDK has"
    if leaders_change_isr(run) and asks_controller(run) == release.leaders_write_isr:
        whom = "write it to ZooKeeper" if release.leaders_write_isr else "ask the controller"
        return f"leaders change the ISR, and those of Kafka {release.version} {whom}, which the trace does not"
    return None


def leaders_change_isr(run: Run) -> bool:
    """Whether a leader of the run changes the ISR, or asks the controller to do so."""
    asks = any(c != NO_CHANGE for s, *_ in run.states if isinstance(s, AlterIsrState) for c in s.change)
    isrs = [sum(map(bool, state[0].quorum_isr)) for state in run.states if isinstance(state[0], BrokerState)]
    joins = any(before < after for before, after in pairwise(isrs))
    return asks or joins or any(step.action.name == "LeaderShrinkIsr" for step in run.steps)


_SHRINKS = {"ControllerShrinkIsr", "ControllerFenceFollower"}
"""Of the controller. A leader goes on to wait for a follower that it saw caught up lately (KAFKA-4485)."""


def settings_for(run: Run) -> dict[str, Any]:
    outsiders = leaders_change_isr(run) or any(step.action.name in _SHRINKS for step in run.steps)
    return settings_under(run.system.bounds, LAG_MS if outsiders else NEVER)


def settings_under(bounds: Bounds, lag_ms: int) -> dict[str, Any]:
    """The settings for bounds, without a run."""
    selector = {"replica.selector.class": RACK_AWARE} if bounds.get("follower_fetches") else {}
    return {
        **selector,
        "min.insync.replicas": bounds.min_insync_replicas,
        "default.replication.factor": bounds.replicas,
        "replica.lag.time.max.ms": lag_ms,
        # Up to 2.0.0 a follower reads it, too: if it is false, the follower ends its process instead of truncating to a
        # shorter log of its leader ("log truncation is not allowed", ReplicaFetcherThread.handleOffsetOutOfRange).
        "unclean.leader.election.enable": "true" if bounds.unclean else "false",
        **(ASKS_COORDINATOR if begins_transactions(bounds) else {}),
    }


def replays(
    release: Release,
    jars: Jars,
    run: Run,
    folder: Path,
    times: int,
    keep: bool,
    show: Callable[[str], None],
    record: Callable[[bytes], None],
    kraft: bool = False,
) -> Iterator[Replayed]:
    """Replays a run `times` times on one cluster, each time with a new topic.

    `folder` must be empty; with `keep` it has the brokers' files afterwards. `record` receives the recording of each
    replay. Raises BrokerEnded, and NoAnswer if the cluster does not start.
    """
    settings = settings_for(run)
    replicas = run.system.bounds.replicas
    show(started(release, replicas, kraft))
    cluster = cluster_of(release, jars, replicas, folder, settings, kraft)
    cluster.debugged = bool(held_records(run))
    with cluster:
        for number in range(1, times + 1):
            cluster.new_topic(f"replay-{number}")
            stage = Stage(cluster, run)
            what = f"replay {number} of {times}: " if times > 1 else ""
            result = replayed(cluster, stage, run, lambda line, what=what: show(what + line))  # type: ignore[misc]
            record(recording_of(cluster, run))
            if keep:
                _copy(cluster, folder / cluster.topic)
            stage.close_clients()
            if result.agrees and number < times:
                stage.close()
            yield result


def replayed(cluster: Cluster, stage: Stage, run: Run, show: Callable[[str], None]) -> Replayed:
    result = Replayed()
    number, text = 0, "the initial state"
    try:
        stage.set_up()
        result.compared.append(_compare(cluster, run, 0, "", (), time.monotonic()))
        for number, step in enumerate(run.steps, start=1):
            if not result.compared[-1].agrees:
                break
            text = short_step(step)
            show(f"step {number}, {text}")
            began = time.monotonic()
            stage.play(step, state_of(run, number - 1), state_of(run, number))
            result.compared.append(_compare(cluster, run, number, text, tuple(stage.notes), began))
            if result.compared[-1].agrees:
                stage.check(state_of(run, number))
        if result.compared[-1].agrees:
            result.compared[-1] = _compared_later(cluster, run, result.compared[-1])
            stage.producer_answers(LAST_ANSWERS_SECONDS)  # to check late responses, too
            stage.check(state_of(run, number))
        if not result.compared[-1].agrees:
            result.at = result.compared[-1].number
            result.diverged = f"step {result.at}: the states differ"
    except Diverged as error:
        result.at, result.diverged = number, f"step {number}, {text}: {error}"
    except (NoAnswer, BrokerEnded, OSError) as error:
        fault = _fault_of_the_machine(cluster)  # if a broker has ended, that is the cause of any other failure
        what = f"step {number}, {text}: {error}"
        result.stuck = what if fault in ("", str(error)) else f"{fault}; then {what}"
        return result
    if result.diverged and (fault := _fault_of_the_machine(cluster)):
        result.stuck, result.diverged = f"{fault}; then {result.diverged}", ""
        return result
    answers = stage.producer_answers(LAST_ANSWERS_SECONDS)
    result.answers = {shown_record(record): error for record, error in sorted(answers.items())}
    result.logs = [tuple(record.value for record in broker.log()) for broker in cluster.brokers]
    return result


def _fault_of_the_machine(cluster: Cluster) -> str:
    """A cause outside of Kafka for a difference: a full disk or an ended broker. Empty if there is none."""
    try:
        for broker in cluster.brokers:
            if not broker.is_down:
                broker.must_run()
    except BrokerEnded as error:
        return fault_of_disk(cluster.folder) or str(error)
    return fault_of_disk(cluster.folder)


def _compare(cluster: Cluster, run: Run, number: int, text: str, notes: tuple[str, ...], began: float) -> Compared:
    state = state_of(run, number)
    model = in_model(state, cluster.release.has_epochs)
    left, last = SETTLE_SECONDS, time.monotonic()
    while (seen := on_brokers(cluster, state)) != model and left > 0:
        time.sleep(0.02)
        # The time of a broker or machine that stands still does not count.
        left, last = left - min(1.0, time.monotonic() - last), time.monotonic()
    return Compared(number, text, model, seen, notes, time.monotonic() - began)


def _compared_later(cluster: Cluster, run: Run, last: Compared) -> Compared:
    """Compares the last state again, because brokers may have gone on to another.

    After other steps, the next comparison would detect that.
    """
    time.sleep(QUIET_SECONDS)
    return replace(last, seen=on_brokers(cluster, state_of(run, last.number)))


def recording_of(cluster: Cluster, run: Run) -> bytes:
    head = {
        "kafka": cluster.release.version,
        "topic": cluster.topic,
        "replicas": len(cluster.all_brokers),
        "min_insync_replicas": int(cluster.settings["min.insync.replicas"]),
        "replica_lag_time_max_ms": int(cluster.settings["replica.lag.time.max.ms"]),
        "unclean": bool(run.system.bounds.unclean),
    }
    return cluster.recorder.to_lines(head)


# Evidence -------------------------------------------------------------------------------------------------------------


def _copy(cluster: Cluster, target: Path) -> None:
    """Copies the brokers' files of the topic and their checkpoints."""
    for broker in cluster.brokers:
        to = target / f"b{broker.number}"
        to.mkdir(parents=True)
        for found in broker.folder.glob(f"{cluster.topic}-*"):
            try:
                shutil.copytree(found, to / found.name)
            except shutil.Error as error:  # it has one reason for each file
                raise OSError(error.args[0][0][-1]) from None
        for file in broker.folder.glob("*checkpoint"):
            shutil.copy(file, to)


def evidence_of(
    release: Release, jars: Jars, run: Run, results: list[Replayed], kraft: bool = False
) -> Mapping[str, Any]:
    """The data for judging and repeating the replays, for a JSON file."""
    return {
        "release": release.version,
        "jars": jars.digests(),
        "as_released": jars.are_as_released(release),
        "kraft": kraft,
        "settings": {key: str(value) for key, value in settings_for(run).items()},
        "protocol": run.system.protocol.name,
        "replays": [report_of(result) for result in results],
    }


def report_of(result: Replayed) -> dict[str, Any]:
    def shown(snapshot: Snapshot) -> dict[str, Any]:
        names = ("log", "log_start", "log_end", "high_watermark", "leads", "epochs")
        return {
            "brokers": [{name: getattr(replica, name) for name in names} for replica in snapshot.replicas],
            "isr": snapshot.isr,
        }

    return {
        "agrees": result.agrees,
        "diverged": result.diverged or None,
        "stuck": result.stuck or None,
        "states": [
            {
                "step": c.number, "action": c.step, "agrees": c.agrees, "seconds": round(c.seconds, 3),
                "model": shown(c.model), "brokers": shown(c.seen), "notes": c.notes,
            }
            for c in result.compared
        ],
        "producer_told": result.answers,
        "acknowledged": result.acknowledged(),
        "logs": result.logs,
    }  # fmt: skip


def dump_segments(release: Release, jars: Jars, folder: Path) -> None:
    """Writes the output of Kafka's DumpLogSegments for the copied segments to `segments.txt`."""
    files = ",".join(map(str, sorted(folder.glob("replay-*/b*/*/*.log"))))
    if files:
        options = ("--deep-iteration", "--print-data-log", "--files", files)
        command = java(jars.java, jars.classpath, "kafka.tools.DumpLogSegments", *options)
        with (folder / "segments.txt").open("wb") as out:
            subprocess.run(command, stdout=out, stderr=subprocess.DEVNULL, cwd=folder, check=False)
