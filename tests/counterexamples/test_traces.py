"""Traces: the file, its replay, its twin under another protocol, and its text."""

from __future__ import annotations

import io
import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from support.cli import Cli
from support.traces import LOSS, counterexample
from support.violating import shortest_run

from tideproof.cli.choices import look_up
from tideproof.counterexamples.museum.cases import cases
from tideproof.counterexamples.twin import follow
from tideproof.counterexamples.views.text import run_table
from tideproof.model.language.actions import EPOCH
from tideproof.model.language.algebra import Bool
from tideproof.model.language.properties import Property, watched
from tideproof.model.language.state import FLAG, State, variable
from tideproof.model.language.system import Ghost, System
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.files import write_whole
from tideproof.model.runs.replay import ReplayError, replay
from tideproof.model.runs.trace import LARGEST_FILE, Trace, TraceError, parse_trace, read_trace
from tideproof.properties.invariants.broker import candidate
from tideproof.properties.invariants.replication import strong_isr, weak_isr


def system_of(trace: Trace) -> System:
    protocol = PROTOCOLS[trace.protocol]
    return System(protocol, trace.bounds_for(protocol))


def text_of(run: Any, width: int = 120) -> str:
    text = io.StringIO()
    Console(width=width, no_color=True, file=text).print(run_table(run, width))
    return text.getvalue()


def test_a_trace_round_trips_through_json() -> None:
    assert parse_trace(LOSS.to_json()) == LOSS
    assert json.loads(LOSS.to_json())["actions"][2] == {"name": "LeaderWrite", "parameters": {"leader": 0}}


def test_replaying_computes_the_states() -> None:
    system = system_of(LOSS)
    run = replay(system, LOSS.steps_in(system))
    state: Any = run.states[6][0]
    assert (state.leo, state.hw) == ((1, 1), (1, 0))
    assert run.first_violation(weak_isr.holds) is None


def test_replay_refuses_a_disabled_step_with_the_reason() -> None:
    system = system_of(LOSS)
    steps = LOSS.steps_in(system)
    with pytest.raises(ReplayError, match=r"step 2, LeaderWrite\(leader=b0\), is not enabled: `presumes_leadership"):
        replay(system, [steps[0], steps[2]])


BAD = {
    "empty": (b"", "not JSON, or cut short"),
    "cut short": (LOSS.to_json()[:200], "not JSON, or cut short"),
    "not JSON": (b"hello", "not JSON"),
    "not UTF-8": (b'{"format": "\xff"}', "not UTF-8 (byte 12)"),
    "a list": (b"[1, 2]", "not a trace"),
    "another version": (LOSS.to_json().replace(b"trace 1", b"trace 7"), "its format is \"tideproof trace 7\""),
    "nested": (b"[" * 100_000, "not a trace: nested too deeply"),
    "huge number": (b'{"format": ' + b"9" * 10_000 + b"}", "numbers too long"),
    "a key twice": (LOSS.to_json().replace(b'"engine"', b'"protocol": "x", "engine"'), '"protocol" is there twice'),
    "no actions": (json.dumps({**json.loads(LOSS.to_json()), "actions": None}).encode(), '"actions" must be a list'),
    "odd bound": (json.dumps({**json.loads(LOSS.to_json()), "bounds": {"replicas": 2.5}}).encode(), "whole number"),
    "odd action": (json.dumps({**json.loads(LOSS.to_json()), "actions": ["x"]}).encode(), "step 1 must be an object"),
    "true is no number": (
        json.dumps({**json.loads(LOSS.to_json()), "bounds": {"replicas": True}}).encode(),
        "must be a whole number, not true",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD)
def test_an_invalid_trace_file_is_reported_in_one_line(case: str, tmp_path: Path) -> None:
    content, message = BAD[case]
    path = tmp_path / "trace.json"
    path.write_bytes(content)
    with pytest.raises(TraceError) as refused:
        read_trace(path)
    assert str(refused.value).startswith(str(path))
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


def test_control_characters_in_a_trace_are_not_printed(cli: Cli, tmp_path: Path) -> None:
    odd = "x\n\x1b[31m\u202e\u2028y"
    path = tmp_path / "trace.json"
    path.write_text(json.dumps({**json.loads(LOSS.to_json()), "bounds": {**LOSS.bounds, odd: 1}}))
    ran = cli("show", str(path))
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
    assert ran.stderr.rstrip("\n").isprintable()
    assert "\\x1b[31m" in ran.stderr


def test_a_hundred_megabytes_are_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "trace.json"
    with path.open("wb") as file:
        file.truncate(100 * 2**20)
    with pytest.raises(TraceError, match=f"larger than {LARGEST_FILE // 2**20} MiB"):
        read_trace(path)


@pytest.mark.parametrize(
    ("name", "parameters", "message"),
    [
        ("Explode", {}, "step 1: hw-truncation has no action 'Explode'"),
        ("LeaderWrite", {"leader": 2}, "step 1: LeaderWrite: leader is 2, not one of 0..1"),
        ("LeaderWrite", {"leader": -1}, "leader is -1"),
        ("LeaderWrite", {}, "takes leader, not nothing"),
        ("LeaderWrite", {"leader": 0, "more": 1}, "takes leader, not leader, more"),
    ],
)
def test_unknown_actions_are_refused(name: str, parameters: dict[str, int], message: str) -> None:
    trace = Trace("hw-truncation", LOSS.bounds, "StrongIsr", "hand", ((name, parameters),))
    with pytest.raises(TraceError, match=message):
        trace.steps_in(system_of(trace))


def test_invalid_bounds_are_refused() -> None:
    protocol = PROTOCOLS["hw-truncation"]
    with pytest.raises(TraceError, match="bounds: epochs missing"):
        Trace("hw-truncation", {"replicas": 2, "log_size": 1, "records": 1}, "", "", ()).bounds_for(protocol)
    with pytest.raises(TraceError, match="bounds: --replicas 0"):
        Trace("hw-truncation", {**LOSS.bounds, "replicas": 0}, "", "", ()).bounds_for(protocol)


# Twins ----------------------------------------------------------------------------------------------------------------


def twin_of(under: str, steps: int | None = None) -> Any:
    system = system_of(LOSS)
    run = replay(system, LOSS.steps_in(system)[:steps])
    return follow(run, System(PROTOCOLS[under], PROTOCOLS[under].bounded(**system.bounds)))


def test_a_schedule_without_truncation_is_the_same_before_and_after_kip_101() -> None:
    twin = twin_of("kip-101")
    assert (twin.diverged_at, twin.refused) == (None, {})
    assert twin.other.states == twin.run.states


def test_protocols_diverge_at_the_fence() -> None:
    system = system_of(LOSS)
    schedule = [
        ("ControllerElectLeader", {"replica": 0}),
        ("BecomeFollowerTruncateToHighWatermark", {"epoch": 0, "replica": 1, "leader": 0}),
    ]
    trace = Trace("hw-truncation", LOSS.bounds, "StrongIsr", "hand", tuple(schedule))
    run = replay(system, trace.steps_in(system))
    twin = follow(run, System(PROTOCOLS["kip-320"], system.bounds))
    # Under KIP-320 a follower cannot truncate against a leader that has not heard of its own election.
    assert twin.diverged_at == 2
    assert "is not enabled: `presumes_leadership(s, leader)` is false" in twin.refused[2]
    assert len(twin.other.steps) == 1


def test_a_schedule_is_followed_by_a_protocol_without_epoch_actions() -> None:
    run = replay(system_of(LOSS), LOSS.steps_in(system_of(LOSS)))
    mine = PROTOCOLS["hw-truncation"]
    with_epochs = [slot for slot, act in mine.slots.items() if EPOCH in act.parameters.values()]
    without = mine.variation("no-requests", "t", "s", **dict.fromkeys(with_epochs))
    twin = follow(run, System(without, run.system.bounds))
    assert with_epochs and twin.refused
    assert all("has nothing in the place of" in why for why in twin.refused.values() if "enabled" not in why)


def test_divergence_is_of_states_not_of_what_is_displayed() -> None:
    """Under a rule that leaves a follower in its epoch, which no cell shows; epoch caches differ, and do not count."""
    (case,) = (case for case in cases() if case.name == "back-in-the-same-epoch")
    opened = look_up(case.trace)
    system, steps = opened.run.system, opened.run.steps
    run = replay(system, steps)
    under = {name: follow(run, System(PROTOCOLS[name], system.bounds, system.ghosts)) for name in BEFORE_AND_AFTER}
    assert {name: twin.diverged_at for name, twin in under.items()} == BEFORE_AND_AFTER
    of_cache = under["kafka-0.10"].at[-1][0], run.states[-1][0]
    assert of_cache[0] != of_cache[1] and of_cache[0].epoch_start != of_cache[1].epoch_start


@pytest.mark.parametrize(
    ("name", "under", "refusal"),
    [
        ("hw-taken-before-truncation", "kafka-3.4.1", None),
        ("an-isr-out-of-date", "kafka-3.6-kraft", None),
        # It says nothing of brokers that are fenced, of which the property speaks.
        ("taken-in-while-fenced", "kafka-3.4.1", "another kind of state"),
    ],
)
def test_a_schedule_runs_under_a_protocol_with_fewer_variables(name: str, under: str, refusal: str | None) -> None:
    (case,) = (case for case in cases() if case.name == name)
    opened = look_up(case.trace)
    found = counterexample(opened.run, opened.property)
    if refusal:
        with pytest.raises(ValueError, match=refusal):
            found.under(PROTOCOLS[under])
        return
    twin = found.under(PROTOCOLS[under])
    assert twin.diverged_at == len(opened.run.steps)
    assert twin.other.first_violation(opened.property.holds) is None


def test_a_schedule_runs_under_a_later_protocol_that_lacks_some_of_its_steps() -> None:
    """What a leader asks of ZooKeeper no leader asks of KRaft: it is left out, with the reason."""
    earlier = PROTOCOLS["kafka-2.5"]
    run = shortest_run(earlier, candidate, earlier.bounded(replicas=2, log_size=1, records=1, epochs=2, power_losses=1))
    twin = counterexample(run, candidate).under(PROTOCOLS["kafka-3.3-kraft"])
    assert len(twin.refused) + len(twin.other.steps) == len(run.steps)
    assert twin.refused and twin.other.steps


def test_default_settings_are_dropped_for_another_protocol() -> None:
    """Brokers have `--min-insync-replicas 1` if it is not asked for; published protocols have no such bound."""
    brokers = PROTOCOLS["kafka-0.10"]
    run = shortest_run(brokers, strong_isr, brokers.bounded(replicas=2, log_size=1, records=1, epochs=3))
    twin = counterexample(run, strong_isr).under(PROTOCOLS["kip-320"])
    assert twin.other.system.bounds == PROTOCOLS["kip-320"].bounded(replicas=2, log_size=1, records=1, epochs=3)
    asked = replay(System(brokers, brokers.bounded(**{**run.system.bounds, "min_insync_replicas": 2})), run.steps[:1])
    with pytest.raises(ValueError, match="kip-320 has no bound --min-insync-replicas"):
        counterexample(asked, strong_isr).under(PROTOCOLS["kip-320"])


@dataclass(frozen=True)
class Seen(State):
    many: Bool = variable("whether there were many", FLAG)


def test_a_property_that_depends_on_a_missing_bound_is_refused() -> None:
    """It would be said to hold of the same schedule."""
    brokers = PROTOCOLS["kafka-0.10"]
    bound = "min_insync_replicas"
    run = shortest_run(brokers, strong_isr, brokers.bounded(replicas=2, log_size=1, records=1, epochs=3))
    seen = Ghost("seen", Seen, lambda seen, s: seen, begin=lambda s: Seen(s.bounds, s.bounds.get(bound, 2) > 1))
    for by_default in (4, 1, None):
        many = (
            Property("Many", "", strong_isr.state, lambda s, n=by_default: s.bounds.get(bound, n) > 1)
            if by_default
            else Property("Many", "", strong_isr.state, lambda s, seen: seen.many, (seen,))
        )
        found = counterexample(replay(watched(brokers, run.system.bounds, [many]), run.steps), many)
        assert found.violated_at == 0
        if by_default == 1:
            assert found.under(PROTOCOLS["kip-320"]).other.first_violation(many.holds) == 0
            continue
        with pytest.raises(ValueError, match="Many says another thing of kip-320, which has no --"):
            found.under(PROTOCOLS["kip-320"])


BEFORE_AND_AFTER = {"kafka-0.10": None, "kafka-2.5-new-epoch": 4}


def test_undefined_values_under_the_other_protocol_are_reported() -> None:
    first_try = PROTOCOLS["kip-320-first-try"]
    system = System(first_try, first_try.bounded(replicas=2, log_size=1, records=1, epochs=3))
    schedule = [
        system.find("ControllerElectLeader", {"replica": 0}),
        system.find("BecomeLeader", {"epoch": 0, "replica": 0}),
        system.find("LeaderWrite", {"leader": 0}),
        system.find("ControllerElectLeader", {"replica": 1}),
        system.find("BecomeLeader", {"epoch": 1, "replica": 1}),
        system.find("BecomeFollower", {"epoch": 1, "replica": 0, "leader": 1}),
        system.find("FollowerTruncate", {"follower": 0, "leader": 1}),
    ]
    twin = follow(replay(system, schedule), System(PROTOCOLS["kip-279"], system.bounds))
    assert twin.diverged_at == 6  # KIP-279 truncates already when the replica becomes a follower
    assert twin.refused == {7: "kip-279 has nothing in the place of FollowerTruncate"}
    assert len(twin.other.steps) == 6
    assert len(twin.at) == 8


def test_a_schedule_continues_after_a_refused_step() -> None:
    """KIP-320 refuses a follower whose leader is not in its epoch; elections go on, and what comes of them."""
    system = system_of(LOSS)
    schedule = [
        system.find("ControllerElectLeader", {"replica": 0}),
        system.find("BecomeFollowerTruncateToHighWatermark", {"epoch": 0, "replica": 1, "leader": 0}),
        system.find("BecomeLeader", {"epoch": 0, "replica": 0}),
        system.find("ControllerElectLeader", {"replica": 1}),
        system.find("BecomeLeader", {"epoch": 1, "replica": 1}),
    ]
    twin = follow(replay(system, schedule), System(PROTOCOLS["kip-320"], system.bounds))
    assert list(twin.refused) == [2]
    assert [step.action.name for step in twin.other.steps] == [schedule[i].action.name for i in (0, 2, 3, 4)]
    assert twin.at[2] == twin.at[1]
    assert twin.at[-1] == twin.other.states[-1]


# Text -----------------------------------------------------------------------------------------------------------------


def test_text_shows_every_step_and_marks_changes() -> None:
    system = system_of(LOSS)
    text = text_of(replay(system, LOSS.steps_in(system)))
    lines = text.splitlines()
    write = next(line for line in lines if "LeaderWrite b0" in line)
    assert ">L0{01} |r1e0 1/0" in write
    mark = next(line for line in lines if "LeaderIncHighWatermark b0" in line)
    assert ">L0{01} r1e0| 1/1" in mark
    assert " F0 |r1e0 1/0" in mark  # unchanged: the follower has not heard of the new high watermark
    assert "log end offset/high watermark" in " ".join(text.split())


@pytest.mark.parametrize("width", [80, 100, 200])
def test_text_fits_the_terminal(width: int) -> None:
    system = system_of(LOSS)
    text = text_of(replay(system, LOSS.steps_in(system)), width)
    assert max(map(len, text.splitlines())) <= width
    assert "BecomeFollower" in text


# Files ----------------------------------------------------------------------------------------------------------------


def test_a_trace_file_is_replaced_atomically(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "out.json"
    write_whole(path, b"first")
    path.chmod(0o640)

    def no_space(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as context:
        context.setattr(os, "replace", no_space)
        with pytest.raises(OSError, match="No space left"):
            write_whole(path, b"second")
    assert path.read_bytes() == b"first"
    assert [p.name for p in tmp_path.iterdir()] == ["out.json"]
    write_whole(path, b"third")
    assert path.read_bytes() == b"third"
    assert path.stat().st_mode & 0o777 == 0o640


def test_writing_through_a_link_replaces_its_target(tmp_path: Path) -> None:
    file, link, nowhere, circle = (tmp_path / name for name in ("file", "link", "nowhere", "circle"))
    file.write_bytes(b"old")
    link.symlink_to(file)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert file.read_bytes() == b"new"
    nowhere.symlink_to(tmp_path / "to be")
    write_whole(nowhere, b"new")
    assert (tmp_path / "to be").read_bytes() == b"new"
    circle.symlink_to(circle)
    with pytest.raises(OSError, match="symbolic links"):
        write_whole(circle, b"new")


def test_a_file_name_may_have_the_maximal_length(tmp_path: Path) -> None:
    write_whole(tmp_path / ("x" * 255), b"content")
    assert [p.name for p in tmp_path.iterdir()] == ["x" * 255]
