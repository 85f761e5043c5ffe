"""`replay --on`: what is refused before a broker starts, and three replays on real brokers."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest
from support.cli import Cli, one_line
from support.real_kafka import (
    FORGOTTEN,
    LOSS,
    RENEWED,
    STALE,
    STOPPED,
    WITH_KRAFT,
    WITH_ZOOKEEPER,
    fetched,
    run_of,
    trace_file,
    trace_of,
)

from tideproof.cli import main
from tideproof.cli.choices import look_up
from tideproof.cli.commands import conform, findings
from tideproof.cli.commands.on_brokers import not_pinned
from tideproof.conformance import jars
from tideproof.conformance.jars import Jars
from tideproof.conformance.processes import BrokerEnded, Process, free_port
from tideproof.conformance.releases import DEFINITIONS, RELEASES, Release, release_numbered
from tideproof.conformance.replaying import settings_for, why_not
from tideproof.conformance.stage import DRIVEN, NOT_DRIVEN
from tideproof.conformance.steps.isr import LAG_MS
from tideproof.conformance.zookeeper import ZooKeeperCluster
from tideproof.counterexamples.museum.cases import cases
from tideproof.model.protocols.broker.release_table import BY_RELEASE as MODELLED
from tideproof.model.protocols.broker.release_table import MODELLED as ROWS
from tideproof.model.protocols.broker.release_table import MODELLED_WITH_KRAFT as ROWS_WITH_KRAFT
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.trace import Trace

# Before a broker starts ---------------------------------------------------------------------------------------------


def case_of(name: str) -> Trace:
    """That of the museum."""
    (case,) = (case for case in cases() if case.name == name)
    return case.trace


@pytest.mark.parametrize(
    ("case", "reason"),
    [
        ("lagging-high-watermark", "does not model brokers"),
        ("decided-between-two-readings", "ConsumerReadBetweenReadings"),
        ("a-body-read-late", "step 17, LeaderReadBody(follower=b1, leader=b0): when a network thread reads"),
        ("the-end-of-an-epoch-asked-long-ago", "LateResponseArrive"),
        (
            "a-response-of-an-earlier-epoch",
            "step 3, LeaderShrinkIsr(leader=b0, follower=b2): the leader takes all late",
        ),
    ],
)
def test_runs_that_cannot_be_driven_are_refused_with_the_reason(case: str, reason: str) -> None:
    assert reason in (why_not(run_of(case_of(case)), RELEASES["2.5.1"]) or "")


def test_most_cases_about_brokers_can_be_driven() -> None:
    reasons = {case.name: why_not(run_of(case.trace), RELEASES["2.5.1"]) for case in cases()}
    assert reasons["stale-remote-leo"] is None
    assert sum(reason is None for reason in reasons.values()) >= 24, reasons


@pytest.mark.parametrize("version", ["2.7.2", "3.9.1"])
def test_schedules_of_earlier_brokers_follow_under_alter_partition(version: str) -> None:
    opened = look_up(case_of("stale-remote-leo"))
    twin = opened.under(MODELLED[version].protocol)
    assert not twin.refused
    assert why_not(twin.other, RELEASES[version]) is None
    assert twin.other.first_violation(opened.property.holds) == len(opened.run.steps)
    names = [step.action.name for step in twin.other.steps]
    assert ("LeaderAnswerDiverging" in names) == (version == "3.9.1")


def test_each_broker_action_is_driven_or_has_a_reason() -> None:
    actions = {action.name for row in (*ROWS, *ROWS_WITH_KRAFT) for action in row.protocol.slots.values()}
    assert actions <= DRIVEN | NOT_DRIVEN.keys()
    assert not DRIVEN & NOT_DRIVEN.keys()
    assert {action.name for p in PROTOCOLS.values() for action in p.slots.values()} >= DRIVEN


def test_runs_with_another_way_to_change_the_isr_are_refused() -> None:
    bounds = {"replicas": 2, "records": 1, "log_size": 1, "epochs": 1}
    asking = trace_of("kafka-2.7", bounds, "LeaderAppend leader=0; LeaderAskShrink leader=0 follower=1")
    for trace, release, other, how in (
        (case_of("joined-by-a-lagging-hw"), "2.0.0", "2.8.2", "ask the controller"),
        (asking, "2.7.2", "2.0.0", "write it to ZooKeeper"),
    ):
        assert why_not(run_of(trace), RELEASES[release]) is None
        assert f"those of Kafka {other} {how}" in (why_not(run_of(trace), RELEASES[other]) or "")


@pytest.mark.parametrize("version", ["2.7.2", "3.3.2"])
def test_a_refused_isr_proposal_needs_the_replica_lag_time(version: str) -> None:
    """Else what it asks for counted as none of the model's: the schedule is cut off where it goes on otherwise."""
    run = look_up(case_of("below-the-log-start")).under(MODELLED[version].protocol).other
    assert run.states[-1][0].quorum_isr == (False, True)  # type: ignore[attr-defined]
    assert settings_for(run)["replica.lag.time.max.ms"] == LAG_MS


def test_kraft_schedules_follow_under_releases_without_its_bounds() -> None:
    opened = look_up(case_of("an-isr-out-of-date"))
    assert opened.run.system.bounds["reassignments"] == 0
    assert "reassignments" not in opened.under(MODELLED["2.5.1"].protocol).other.system.bounds
    with pytest.raises(ValueError, match=r"kafka-2\.5 has no bound --reassignments"):
        look_up(case_of("eligible-after-removal")).under(MODELLED["2.5.1"].protocol)


def test_kraft_only_steps_are_refused_with_zookeeper() -> None:
    steps = "ControllerFenceFollower replica=1; LeaderReadIsr leader=0"
    run = run_of(trace_of("kafka-3.8-kraft", {"replicas": 2, "log_size": 1, "records": 1, "epochs": 1}, steps))
    assert "only brokers in KRaft mode do that" in (why_not(run, RELEASES["3.9.1"]) or "")
    assert why_not(run, RELEASES["3.9.1"], kraft=True) is None


def test_each_release_has_its_jars_and_protocol() -> None:
    assert len({digest for r in RELEASES.values() for digest in r.sha256.values()}) == 2 * len(RELEASES)
    names = {v: MODELLED[v].protocol.name for v in ("0.10.2.2", "2.0.1")}
    assert names == {"0.10.2.2": "kafka-0.10", "2.0.1": "kafka-2.0.1"}
    assert {v: release_numbered(v) for v in RELEASES} == RELEASES
    assert [RELEASES[v].magic for v in ("0.10.2.2", "0.11.0.3")] == [1, 2]
    assert [RELEASES[v].fetch for v in ("0.10.2.2", "2.1.1", "2.5.1", "3.9.1")] == [2, 4, 11, 11]


Refused = Callable[..., str]


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Refused:
    """What `replay` of the loss says, in one line, that it refuses with these options."""
    trace = trace_file(tmp_path, LOSS)

    def call(*options: str) -> str:
        monkeypatch.setattr(sys, "argv", ["tideproof", "replay", trace, *options])
        assert main.run() == 2
        return one_line(capsys.readouterr().err)

    return call


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--on kafka:2.1.2", "there is no Kafka 2.1.2"),
        ("--on kafka:newest", "'newest' is no release of Kafka"),
        ("--on kafka:0.9.0.1", "the first release that can be is 0.10.1.0"),
        ("--on kraft:3.2.0", "KRaft is for production since 3.3.0"),
        ("--keep x", "--keep is for --on"),
        ("--rounds 2", "--rounds is for --on"),
        ("--on kafka:0.10.2.2 --rounds 2", "the trace has no loop with a step"),
        ("--on kafka:0.10.2.2 --keep .", "not empty"),
    ],
)
def test_invalid_options_are_one_line(refused: Refused, options: str, said: str) -> None:
    assert said in refused(*options.split())


def test_missing_installations_are_named_in_one_line(
    refused: Refused, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs = tmp_path / "bin"
    programs.mkdir()
    monkeypatch.setenv("PATH", str(programs))
    monkeypatch.setenv("TIDEPROOF_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert "pip install 'kazoo<3,>=2.10'" in refused("--on", "kafka:0.10.2.2")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name)
    assert "install Java 17" in refused("--on", "kafka:0.10.2.2")
    (programs / "java").write_text("#!/bin/sh\n")
    (programs / "java").chmod(0o755)
    assert "mvn is not on the path" in refused("--on", "kafka:0.10.2.2")
    assert "has no kafka_2.11-0.10.2.2.jar" in refused("--on", "kafka:0.10.2.2", "--jars", str(programs))


@pytest.fixture
def maven(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Maven that brings something else."""
    maven = tmp_path / "mvn"
    maven.write_text('#!/bin/sh\nfor a; do case $a in -DoutputDirectory=*) d=${a#*=};; esac; done\n'
                     'mkdir -p "$d"; echo other > "$d/kafka_2.11-0.10.2.2.jar"\n')  # fmt: skip
    maven.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    monkeypatch.setenv("TIDEPROOF_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name)
    monkeypatch.setattr(shutil, "which", lambda name: str(tmp_path / name))


JAR = "kafka_2.11-0.10.2.2.jar"
BROUGHT = {JAR: hashlib.sha256(b"other\n").hexdigest()}


def fetch(sha256: dict[str, str] = BROUGHT, release: Release = RELEASES["0.10.2.2"]) -> Path:
    return jars._fetched(release.version, release.dependencies, sha256, print, 60.0)


@pytest.mark.usefixtures("maven")
def test_a_jar_with_another_digest_is_refused(tmp_path: Path) -> None:
    with pytest.raises(jars.NotInstalled, match=rf"another {JAR} than was released"):
        jars.jars_of(RELEASES["0.10.2.2"], None, print)
    assert not list((tmp_path / "cache" / "kafka").iterdir()), "nothing is left in the cache"


FETCHES = """
import sys
from tideproof.conformance import jars
from tideproof.conformance.releases import RELEASES
jars.shutil.which = lambda name: sys.argv[1]
jars._fetched("0.10.2.2", RELEASES["0.10.2.2"].dependencies, {}, print, 600)
"""


@pytest.mark.usefixtures("maven")
def test_maven_ends_with_a_killed_command_and_leaves_nothing_behind(tmp_path: Path) -> None:
    slow, runs = tmp_path / "slow", tmp_path / "runs"
    os.mkfifo(runs)
    slow.write_text(f"#!/bin/sh\nexec 3>{runs}\necho yes >&3\nexec sleep 600\n")
    slow.chmod(0o755)
    command = subprocess.Popen([sys.executable, "-c", FETCHES, slow], stdout=subprocess.DEVNULL)
    with runs.open() as said:
        assert said.readline() == "yes\n"
        command.kill()
        command.wait()
        assert said.read() == "", "it ends when Maven does"
    cache = tmp_path / "cache" / "kafka"
    assert len(list(cache.iterdir())) == 1
    folder = fetch()
    assert list(cache.iterdir()) == [folder]


@pytest.mark.usefixtures("maven")
def test_a_changed_jar_in_the_cache_is_refused() -> None:
    """Else a patched broker would pass for an unmodified one."""
    folder = fetch()
    assert fetch() == folder
    (folder / JAR).write_text("patched\n")
    with pytest.raises(jars.NotInstalled, match=rf"{JAR}: is not as released.*remove {folder}"):
        fetch()


def test_dependencies_follow_from_the_release_number() -> None:
    """The files are those on Maven Central: Scala 2.13 is published since 2.4, 2.12 up to 3.9, 2.11 up to 2.3."""
    needed = {v: release_numbered(v).dependencies for v in ("0.10.1.1", "2.3.1", "2.4.1", "3.9.2", "4.0.1", "4.3.1")}
    zookeeper = ["org.apache.zookeeper:zookeeper:3.4.12"]
    assert [more[-1] for more in needed.values()] == [
        f"org.apache.kafka:kafka_{scala}" for scala in
        ("2.11:0.10.1.1", "2.12:2.3.1", "2.12:2.4.1", "2.13:3.9.2", "2.13:4.0.1", "2.13:4.3.1")
    ]  # fmt: skip
    assert [v for v, more in needed.items() if more[1:-1] == (*zookeeper,)] == ["2.3.1"]
    assert [v for v, more in needed.items() if "log4j-slf4j-impl" in more[0]] == ["4.0.1", "4.3.1"]
    assert [(r.has_zookeeper, r.has_kraft) for r in map(release_numbered, ("3.2.3", "3.3.0", "4.0.0"))] == [
        (True, False), (True, True), (False, True),
    ]  # fmt: skip


@pytest.mark.usefixtures("maven")
def test_jars_of_unlisted_releases_are_reported_as_unpinned(tmp_path: Path) -> None:
    release = Release("0.10.2.2")
    folder = fetch({JAR: ""})
    with pytest.raises(jars.NotInstalled, match=rf"{release.clients_jar}: is not as released"):
        fetch(release.sha256)
    found = Jars("java", (folder / JAR,), folder, None)
    assert found.digests() == BROUGHT
    assert [found.are_as_released(r) for r in (release, RELEASES["0.10.2.2"])] == [None, True]
    assert replace(found, given=tmp_path).are_as_released(release) is False
    for asked, said in ((release, True), (RELEASES["0.10.2.2"], False)):
        assert ["not pinned" in str(part) for part in not_pinned(asked)] == [True] * said


def test_an_unpublished_release_is_reported_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The two things that Maven 3 says, the second from its memory of the first."""
    maven = tmp_path / "mvn"
    monkeypatch.setenv("TIDEPROOF_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(shutil, "which", lambda name: str(maven))
    wanted = "org.apache.kafka:kafka_2.12:2.1.2"
    for said in ("Could not find artifact {} in central", "{} was not found in https://repo during a previous attempt"):
        text = said.format("org.apache.kafka:kafka_2.12:jar:2.1.2")
        maven.write_text(f'#!/bin/sh\nprintf "\\033[0m[ERROR] {text}\\n"; exit 1\n')
        maven.chmod(0o755)
        with pytest.raises(jars.NotInstalled, match=f"^Maven finds no {wanted}: there is no such release$"):
            fetch({}, Release("2.1.2"))


@pytest.mark.usefixtures("maven")
def test_a_truncated_jar_is_refused(tmp_path: Path) -> None:
    libs = tmp_path / "libs"
    libs.mkdir()
    for jar in (RELEASES["0.10.2.2"].jar, DEFINITIONS.clients_jar):
        with zipfile.ZipFile(libs / jar, "w") as archive:
            archive.writestr("a", "b")
    assert jars.jars_of(RELEASES["0.10.2.2"], libs, print).definitions == libs / DEFINITIONS.clients_jar
    (libs / DEFINITIONS.clients_jar).write_bytes((libs / DEFINITIONS.clients_jar).read_bytes()[:20])
    with pytest.raises(jars.NotInstalled, match="is no jar, or not a whole one; unpack the release again"):
        jars.jars_of(RELEASES["0.10.2.2"], libs, print)


# On real brokers ------------------------------------------------------------------------------------------------------


@pytest.mark.real
@pytest.mark.parametrize(
    ("given", "version", "lost", "held"),
    [
        pytest.param(LOSS, "0.10.2.2", True, [0], marks=pytest.mark.nightly),
        pytest.param(LOSS, "0.11.0.3", False, [0, 1], marks=pytest.mark.nightly),
        pytest.param(STALE, "2.1.1", True, [0], marks=pytest.mark.once),
    ],
    ids=["loss", "no loss since KIP-101", "stale remote LEO"],
)
def test_real_brokers_conform_to_the_model(
    cli: Cli, tmp_path: Path, given: Trace, version: str, lost: bool, held: list[int]
) -> None:
    fetched(version)
    expect = "violated" if lost else "holds"
    kept = tmp_path / "kept"
    ran = cli(
        "replay", trace_file(tmp_path, given), "--on", f"kafka:{version}", "--expect", expect, "--json",
        "--keep", str(kept),
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr + ran.stdout
    report = json.loads(ran.stdout)
    (replay,) = report["replays"]
    assert report["as_released"]
    assert replay["agrees"], replay
    assert all(state["agrees"] for state in replay["states"])
    assert (replay["producer_told"], replay["acknowledged"]) == ({"r1": 0}, {"r1": held})
    assert (report["violated_at"] is not None) == lost
    assert "payload: r1@e0" in (kept / "segments.txt").read_text()
    assert (kept / "b0.log").stat().st_size > 0


@pytest.mark.real
@pytest.mark.parametrize(
    ("given", "version"),
    [
        (FORGOTTEN, "2.1.1"),
        pytest.param(WITH_ZOOKEEPER, "3.9.1", marks=pytest.mark.nightly),
        pytest.param(WITH_KRAFT, "4.3.0", marks=pytest.mark.nightly),
        pytest.param(STOPPED, "4.3.0", marks=pytest.mark.nightly),
        pytest.param(RENEWED, "2.5.1", marks=pytest.mark.nightly),
    ],
    ids=["forgotten with its record", "never heard of", "never heard of, with KRaft", "stopped", "in a new epoch"],
)
def test_real_brokers_duplicate_records_of_an_idempotent_producer(
    cli: Cli, tmp_path: Path, given: Trace, version: str
) -> None:
    fetched(version)
    ran = cli(
        "replay", trace_file(tmp_path, given), "--on", f"kafka:{version}", "--expect", "violated", "--json",
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr + ran.stdout
    report = json.loads(ran.stdout)
    (replay,) = report["replays"]
    assert report["as_released"] and report["violated_at"] == len(given.actions)
    assert replay["agrees"] and all(state["agrees"] for state in replay["states"])


@pytest.mark.real
@pytest.mark.nightly
def test_real_brokers_go_round_a_loop_a_hundred_times(cli: Cli, tmp_path: Path) -> None:
    """KAFKA-10706: the follower asks where its epoch ends, truncates nothing, and asks again, for ever."""
    fetched("2.5.1")
    cli("check", "kafka:2.5.1", "-p", "TruncationEnds", "--log-size", "1", "--epochs", "4", "--trace", "loop.json")
    ran = cli("replay", "loop.json", "--on", "kafka:2.5.1", "--rounds", "100", "--expect", "violated", "--json")
    assert ran.returncode == 0, ran.stderr + ran.stdout
    report = json.loads(ran.stdout)
    (replay,) = report["replays"]
    assert report["as_released"] and (report["violated_at"], report["rounds"]) == (9, 100)
    assert replay["agrees"] and [state["agrees"] for state in replay["states"]] == [True] * (1 + 9 + 2 * 100)
    round_by_round = [state["brokers"] for state in replay["states"][9::2]]
    assert all(state == round_by_round[0] for state in round_by_round)


@pytest.mark.parametrize("option", ["--traces", "--record"])
def test_an_unwritable_folder_is_refused_before_brokers_start(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, option: str
) -> None:
    monkeypatch.setattr(conform, "jars_of", Mock(side_effect=AssertionError))
    (tmp_path / "file").touch()
    for path, said in ((tmp_path / "file", "File exists"), (tmp_path / "new", "may not be read and written")):
        ran = cli("conform", "kafka:2.5.1", option, str(path))
        assert ran.returncode == 2 and f"{option} {path}: {said}" in one_line(ran.stderr)
        monkeypatch.setattr(os, "access", lambda *_: False)  # for root all is allowed


@pytest.mark.parametrize("keep", [False, True])
def test_a_nearly_full_disk_is_refused_before_brokers_start(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, keep: bool
) -> None:
    monkeypatch.setattr(findings, "jars_of", Mock(side_effect=AssertionError))
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Mock(free=99 << 20))
    more = ("--keep", str(tmp_path / "kept")) if keep else ()
    ran = cli("findings", "stale-remote-leo", "--on", "kafka:4.3.0", *more)
    said = "the disk has room for 99 MiB, and brokers need 100: " + ("give --keep" if keep else "set TMPDIR")
    assert ran.returncode == 2 and said in one_line(ran.stderr)


def test_a_zookeeper_that_fails_to_start_is_reported_immediately(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cluster = ZooKeeperCluster.__new__(ZooKeeperCluster)
    vars(cluster).update(folder=tmp_path, zookeeper_port=free_port(), _zookeeper=None, _zk=None)
    failing = Process([sys.executable, "-c", "raise OSError('Address already in use')"], tmp_path / "zookeeper.log")
    monkeypatch.setattr(cluster, "run", lambda *_: failing, raising=False)
    began = time.monotonic()
    with pytest.raises(BrokerEnded, match=r"zookeeper\.log: ended with status 1: OSError: Address already in use"):
        cluster._start()
    assert time.monotonic() - began < 60
    cluster._zk.stop()
    cluster._zk.close()
    failing.kill()
