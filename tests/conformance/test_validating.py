"""Recordings are written and read; the search explains those of runs of the model, and no others."""

from __future__ import annotations

import json
import math
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.cli import Cli, one_line
from support.real_kafka import LOSS, STALE, fetched, run_of, trace_file, trace_of
from support.recordings import Line, file_of, lines_of, recorded

from tideproof.conformance.conforming import random_run
from tideproof.conformance.recording import RecordingError, parse_recording, shown
from tideproof.conformance.records import Producer, encoded
from tideproof.conformance.releases import RELEASES
from tideproof.conformance.validating import CannotJudge, Judgement, Validated, system_for, validated
from tideproof.model.language.actions import shown_record
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.release_table import release_of
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.catalogue import named
from tideproof.model.runs.replay import replay
from tideproof.model.runs.trace import Trace


def broker_rules(name: str) -> BrokerProtocol:
    rules = named(name)
    assert isinstance(rules, BrokerProtocol)
    return rules


def judged(content: bytes, protocol: str, most: int = 100_000) -> Validated:
    recording = parse_recording(content.splitlines())
    return validated(recording, system_for(recording, broker_rules(protocol)), most, 60, lambda _: None)


# What is explained ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trace", "kafka", "protocol"), [(LOSS, "0.10.2.2", "kafka-0.10"), (STALE, "2.5.1", "kafka-2.5")]
)
def test_the_traffic_of_a_run_is_explained_by_a_run(trace: Trace, kafka: str, protocol: str) -> None:
    recording = parse_recording(recorded(run_of(trace), kafka).splitlines())
    system = system_for(recording, broker_rules(protocol))
    result = validated(recording, system, 100_000, 60, lambda _: None)
    assert result.judgement is Judgement.EXPLAINED
    assert result.event == result.events > 15
    run = replay(
        system_for(parse_recording(recorded(run_of(trace), kafka).splitlines()), named(protocol)), result.steps
    )  # type: ignore[arg-type]
    acked = [shown_record(step.parameters["record"]) for step in run.steps if step.action.name == "LeaderAcknowledge"]
    assert acked == ["r1"]


@pytest.mark.parametrize(
    ("kafka", "bounds"),
    [
        ("0.10.2.2", {"crashes": 1, "acks": -1}),
        ("2.0.0", {"power_losses": 1}),
        ("2.5.1", {"acks": 1, "unclean": 1}),
        ("2.5.1", {"replicas": 3}),
    ],
)
def test_the_traffic_of_random_runs_is_explained(kafka: str, bounds: dict[str, int]) -> None:
    protocol = release_of(kafka).protocol
    system = System(protocol, protocol.bounded(**{"log_size": 2, "records": 2, "epochs": 3, **bounds}))
    for seed in range(6):
        run = random_run(system, random.Random(seed), 14, RELEASES[kafka])
        result = judged(recorded(run, kafka, lag_ms=0), protocol.name)
        assert result.judgement is Judgement.EXPLAINED, (seed, run.steps, result.event, result.reason)


# What is not ----------------------------------------------------------------------------------------------------------


def truncated_unasked() -> bytes:
    """A follower comes back, and fetches again what it had: it has truncated, and asked for no end of an epoch."""
    run = run_of(LOSS)
    fetch = run.system.find("LeaderAnswerFetch", {"follower": 1, "leader": 0})
    return recorded(replay(run.system, [*run.steps[:6], fetch]), "0.10.2.2")


def test_a_recording_forbidden_by_another_release_is_refused() -> None:
    result = judged(truncated_unasked(), "kafka-0.11")
    assert (result.judgement, result.event) == (Judgement.NOT_EXPLAINED, result.events - 1)
    assert judged(truncated_unasked(), "kafka-0.10").judgement is Judgement.EXPLAINED


EXPLAINED, REFUSED = Judgement.EXPLAINED, Judgement.NOT_EXPLAINED
SMALL = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 2}


def lines(trace: Trace, kafka: str) -> list[Line]:
    return lines_of(recorded(run_of(trace), kafka))


@pytest.fixture
def stale() -> list[Line]:
    return lines(STALE, "2.5.1")


def verdict(content: list[Line], protocol: str = "kafka-2.5") -> Judgement:
    return judged(file_of(content), protocol).judgement


def refused_after(content: list[Line], protocol: str = "kafka-2.5") -> int:
    """The number of the last event before the one that is refused."""
    result = judged(file_of(content), protocol)
    assert result.judgement is REFUSED
    return result.event


def _part(line: Line, *names: str) -> dict[str, Any]:
    found: dict[str, Any] = line["body"]
    for name in names:
        found = found[name][0]
    return found


def _request(content: list[Line], number: int, api: str) -> Line:
    """That request of this kind."""
    return [line for line in content if line.get("api") == api][number]


def _with_records(content: list[Line]) -> int:
    """The place of the response with the record."""
    return next(n for n, line in enumerate(content) if "Records" in json.dumps(line) and line["event"] == "response")


def exchange(like: Line, request: Line, response: Line, **head: Any) -> list[Line]:
    """A whole exchange at the time of another event, with another number."""
    same: Line = {"at": like["at"], "exchange": 99}
    asked = {"event": "request", "version": 0, **{k: v for k, v in like.items() if k in ("from", "to", "api")}, **head}
    events = {"forwarded": {}, "response": {"body": response}}
    return [{**asked, **same, "body": request}, *({"event": name, **same, **more} for name, more in events.items())]


@pytest.mark.parametrize(
    "change",
    [{"HighWatermark": 1}, {"LastStableOffset": 1}, {"LogStartOffset": 1},
     {"Records": {"offset": 1}}, {"Records": {"value": "r2@e0"}}, {"Records": {"epoch": 1}}],
)  # fmt: skip
def test_a_changed_response_is_refused_at_its_line(stale: list[Line], change: Line) -> None:
    number = _with_records(stale)
    part = _part(stale[number], "Responses", "Partitions")
    for name, value in change.items():
        if name == "Records":
            part[name][0].update(value)
        else:
            assert part.get(name) != value
            part[name] = value
    result = judged(file_of(stale), "kafka-2.5")
    assert (result.judgement, result.event) == (REFUSED, number - 1)
    assert "Fetch of b1 to b0" in result.reason
    assert result.states


@pytest.mark.parametrize("changed", [{"FetchOffset": 0}, {"LogStartOffset": 1}])
def test_a_changed_fetch_offset_is_refused_at_its_response(stale: list[Line], changed: dict[str, int]) -> None:
    fetch = _request(stale, 1, "Fetch")
    _part(fetch, "Topics", "Partitions").update(changed)
    assert refused_after(stale) == stale.index(fetch) + 1


@pytest.mark.parametrize(("last", "judgement"), [(-1, EXPLAINED), (0, EXPLAINED), (1, REFUSED)])
def test_last_fetched_epoch_must_match_the_followers_log(last: int, judgement: Judgement) -> None:
    """It says none under an inter-broker protocol of 2.6 or earlier."""
    steps = """LeaderAppend leader=0; LeaderAnswerFetch follower=1 leader=0; FollowerAppend follower=1;
    LeaderAppend leader=0; LeaderAnswerFetch follower=1 leader=0"""
    found = lines(trace_of("kafka-3.1", {**SMALL, "log_size": 2, "records": 2}, steps), "3.1.0")
    _part(_request(found, 1, "Fetch"), "Topics", "Partitions")["LastFetchedEpoch"] = last
    assert verdict(found, "kafka-3.1") is judgement


@pytest.mark.parametrize(
    ("timestamp", "offset", "judgement"),
    [(-1, 1, EXPLAINED), (-1, 0, REFUSED), (-1, 2, REFUSED), (-2, 0, EXPLAINED), (-2, 1, REFUSED)],
)
def test_told_log_ends_and_starts_must_match_the_leader(timestamp: int, offset: int, judgement: Judgement) -> None:
    steps = "LeaderAppend leader=0; LeaderAcknowledge leader=0 record=0 offset=0"
    found = lines(trace_of("kafka-2.5", {**SMALL, "acks": 1}, steps), "2.5.1")
    asked = {"Topics": [{"Name": "t", "Partitions": [{"PartitionIndex": 0, "Timestamp": timestamp}]}]}
    told = {"Topics": [{"Name": "t", "Partitions": [{"PartitionIndex": 0, "ErrorCode": 0, "Offset": offset}]}]}
    head = {"from": 1, "to": 0, "api": "ListOffsets"}
    assert verdict([*found, *exchange(found[-1], asked, told, **head)]) is judgement


def test_recordings_of_idempotent_producers_are_not_judged() -> None:
    """Two of its batches may be the same record, whatever their values say."""
    found = lines(LOSS, "0.10.2.2")
    (record,) = _part(_request(found, 0, "Produce"), "TopicData", "PartitionData")["Records"]
    assert "producer" not in record
    (said,) = shown({"Records": encoded(2, "a", 0, Producer(7, 0))})["Records"]
    assert said["producer"] == 7
    record["producer"] = 7
    with pytest.raises(CannotJudge, match="an idempotent or transactional producer"):
        judged(file_of(found), "kafka-0.10")


@pytest.mark.parametrize("stable", [0, -1])
def test_log_start_and_stable_offset_are_explained_without_their_features(stale: list[Line], stable: int) -> None:
    for line in stale:
        if line.get("api") == "Fetch":
            _part(line, "Topics", "Partitions")["LogStartOffset"] = 0
        elif "HighWatermark" in json.dumps(line):
            part = _part(line, "Responses", "Partitions")
            part.update(LogStartOffset=0, LastStableOffset=stable or part["HighWatermark"])
    assert verdict(stale) is EXPLAINED


def test_omitted_lines_are_refused_where_they_are_missed(
    stale: list[Line],
) -> None:
    first, second = (line["exchange"] for line in stale if line.get("api") == "Fetch")

    def place(kept: list[Line], exchange: int, event: str) -> int:
        return next(n for n, x in enumerate(kept) if (x.get("exchange"), x.get("event")) == (exchange, event))

    kept = [x for x in stale if (x.get("exchange"), x.get("event")) != (first, "response")]
    assert refused_after(kept) == place(kept, first, "delivered") - 1
    kept = [x for x in stale if x.get("exchange") != first]
    assert refused_after(kept) == place(kept, second, "response") - 1


def test_fetches_of_other_partitions_are_ignored(stale: list[Line]) -> None:
    """The leader fetches, from the follower, what that leads."""
    fetch = _request(stale, 0, "Fetch")
    partition = {"Partition": 0, "FetchOffset": 6, "CurrentLeaderEpoch": 5}
    body = {"SessionId": 1, "SessionEpoch": 0, "Topics": [{"Topic": "u", "Partitions": [partition]}]}
    other = exchange(fetch, body, {"Responses": []}, **{"from": fetch["to"], "to": fetch["from"]})
    other.append({"event": "delivered", "at": fetch["at"], "exchange": 99})
    at = stale.index(fetch)
    assert verdict([*stale[:at], *other, *stale[at:]]) is EXPLAINED


@pytest.mark.parametrize(("committed", "judgement"), [(True, EXPLAINED), (False, REFUSED)])
def test_responses_sent_before_a_crash_may_arrive_after_it(committed: bool, judgement: Judgement) -> None:
    """As seen in `conform kafka:2.1.1 --replicas 3 --crashes 1 --seed 72`, walk 2."""
    commits = """LeaderAnswerFetch follower=1 leader=0; FollowerAppend follower=1;
    LeaderParkFetch follower=1 leader=0; LeaderAcknowledge leader=0 record=0 offset=0; """
    steps = f"LeaderAppend leader=0; {commits if committed else ''}CrashAndRestart replica=0"
    found = lines(trace_of("kafka-2.1.1", {**SMALL, "epochs": 1, "crashes": 1, "acks": -1}, steps), "2.1.1")
    asked = _request(found, 0, "Produce")["exchange"]
    body = {"Responses": [{"PartitionResponses": [{"Index": 0, "ErrorCode": 0, "BaseOffset": 0}]}]}
    response = {"event": "response", "at": found[-1]["at"], "exchange": asked, "body": body}
    kept = [x for x in found if x.get("exchange") != asked or x["event"] in ("request", "forwarded")]
    assert found[-1]["event"] == "crash" and len(kept) == len(found) - 2 * committed
    assert verdict([*kept, response], "kafka-2.1.1") is judgement


@pytest.mark.parametrize(("number", "changed"), [(0, {"Leader": 1}), (-1, {"LeaderEpoch": -7})])
def test_a_role_without_a_controller_decision_is_refused(number: int, changed: Line) -> None:
    """Another leader of a past epoch, which a broker that came back is told once more; and no epoch of a controller."""
    found = lines(LOSS, "0.10.2.2")
    _request(found, number, "LeaderAndIsr")["body"]["UngroupedPartitionStates"][0].update(changed)
    assert verdict(found, "kafka-0.10") is REFUSED


@pytest.mark.parametrize(
    ("other", "judgement"), [({"PartitionIndex": 1}, EXPLAINED), ({"TopicName": "u"}, EXPLAINED), ({}, REFUSED)]
)
def test_roles_in_other_partitions_are_ignored(stale: list[Line], other: Line, judgement: Judgement) -> None:
    """Of this one nobody else leads in an epoch that has a leader."""
    told = _request(stale, 0, "LeaderAndIsr")
    (state,) = told["body"]["UngroupedPartitionStates"]
    state = {**state, "Leader": (state["Leader"] + 1) % 3, **other}
    answer = {"ErrorCode": 0, "PartitionErrors": [{"TopicName": "t", "ErrorCode": 0, **other}]}
    more, at = exchange(told, {"UngroupedPartitionStates": [state]}, answer), stale.index(told)
    assert verdict([*stale[:at], *more, *stale[at:]]) is judgement


def test_a_follower_with_an_epoch_must_request_its_end(stale: list[Line]) -> None:
    asked = _part(_request(stale, 0, "OffsetForLeaderEpoch"), "Topics", "Partitions")
    assert asked["LeaderEpoch"] == 0
    asked["LeaderEpoch"] = -1
    assert verdict(stale) is REFUSED


@pytest.mark.parametrize(
    "change", [{}, {"HighWatermark": 1}, {"Records": [{"offset": 1, "epoch": 0, "value": "r1@e0"}]}]
)
def test_a_diverging_response_has_a_high_watermark_and_no_records(change: Line) -> None:
    steps = """LeaderAppend leader=0; ElectPreferred replica=1; BecomeLeader epoch=1 replica=1;
    BecomeFollower epoch=1 replica=0 leader=1"""
    found = lines(trace_of("kafka-3.1", SMALL, steps), "3.1.0")
    asked = {"Topic": "t", "Partitions": [{"FetchOffset": 1, "CurrentLeaderEpoch": 1, "LastFetchedEpoch": 0}]}
    told = {"ErrorCode": 0, "HighWatermark": 0, "DivergingEpoch": {"Epoch": 0, "EndOffset": 0}, **change}
    answer = {"Responses": [{"Topic": "t", "Partitions": [told]}]}
    found += exchange(found[-1], {"Topics": [asked]}, answer, **{"from": 0, "to": 1, "api": "Fetch"})
    assert verdict(found, "kafka-3.1") is (REFUSED if change else EXPLAINED)


def test_a_follower_lags_only_after_the_lag_time(stale: list[Line]) -> None:
    """The leader says that the record is committed, which it is once the followers have left the ISR."""
    number = _with_records(stale)
    _part(stale[number], "Responses", "Partitions")["HighWatermark"] += 1
    del stale[number + 1 :]
    assert verdict(stale) is REFUSED
    stale[0]["replica_lag_time_max_ms"] = 0
    assert verdict(stale) is EXPLAINED


def test_a_limit_gives_no_verdict() -> None:
    result = judged(recorded(run_of(STALE), "2.5.1"), "kafka-2.5", most=5)
    assert (result.judgement, result.reason) == (Judgement.UNKNOWN, "a limit was reached")
    assert result.event < result.events


# Files ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda x: x[:0], "the header is missing"),
        (lambda x: [{"format": "other"}, *x[1:]], "line 1: its format is 'other'"),
        (lambda x: [{**x[0], "replicas": "3"}, *x[1:]], "line 2"),
        (lambda x: [x[0], {**x[1], "to": 7}], "line 2: 7 is no broker of 3"),
        (lambda x: [x[0], x[1], x[1]], "line 3: exchange 1 has two requests"),
        (lambda x: [x[0], x[2]], "line 2: exchange 1 has no request before this"),
        (lambda x: [*x[:3], x[2]], "line 4: exchange 1 has two events 'forwarded'"),
        (lambda x: [*x[:2], {**x[2], "at": x[1]["at"] - 1}], "line 3: its time is before that of the line above"),
        (lambda x: [x[0], {**x[1], "event": "sent"}], "line 2: there is no event 'sent'"),
        (lambda x: [x[0], {"event": "request", "at": 0}], "line 2: 'exchange' is missing"),
        (lambda x: [x[0], {"event": "crash", "at": 10**400, "broker": 0}], "line 2: not a line of a recording"),
        (lambda x: [x[0], {"event": "crash", "at": math.nan, "broker": 0}], "line 2: not a line of a recording"),
        (lambda x: [x[0], {**x[1], "from": "anybody"}], "line 2: 'anybody' is no broker of 3"),
        (lambda x: [x[0], {**x[1], "api": "Fetch", "from": "controller"}], "line 2: a Fetch is of a follower"),
        (lambda x: [x[0], {**x[1], "api": "Fetch", "from": 1, "to": 1}], "line 2: a Fetch is of a follower"),
    ],
)
def test_invalid_recordings_are_refused_with_the_line(change: Callable[[list[Line]], list[Line]], said: str) -> None:
    content = file_of(change(lines_of(recorded(run_of(LOSS), "0.10.2.2"))))
    if "line 2" in said and "format" not in said:
        content = content.replace(b'"replicas": 2', b'"replicas": 3')
    with pytest.raises(RecordingError, match=re.escape(said)):
        parse_recording(content.splitlines())


def test_control_characters_in_a_recording_are_not_printed(cli: Cli, tmp_path: Path, stale: list[Line]) -> None:
    _part(stale[_with_records(stale)], "Responses", "Partitions")["HighWatermark"] += 1
    file = tmp_path / "recording.jsonl"
    file.write_bytes(file_of(stale).replace(b'"HighWatermark"', b'"strange\\u001b[31m": 1, "HighWatermark"'))
    ran = cli("validate", str(file))
    assert ran.returncode == 1
    assert "strange\\x1b[31m" in ran.stdout
    assert "\x1b" not in ran.stdout


def test_recordings_of_kraft_need_a_protocol_without_controller_decisions(cli: Cli, tmp_path: Path) -> None:
    """They would be said to have done what no run of the protocol does."""
    file = tmp_path / "recording.jsonl"
    file.write_bytes(recorded(run_of(STALE), "4.3.0").replace(b"LeaderAndIsr", b"PartitionRecord"))
    ran = cli("validate", str(file))
    assert ran.returncode == 2
    assert "kafka-4.1: what a controller of KRaft decides is not searched for; see --under" in one_line(ran.stderr)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda content: content[:-20], "not a line of a recording, or cut short"),
        (
            lambda content: content.replace(b'"Name": "t", "PartitionData": [', b'"Name": "t", "Partitions": [3, '),
            "r.jsonl: a message",
        ),
    ],
)
def test_unreadable_recordings_are_one_line(
    cli: Cli, tmp_path: Path, change: Callable[[bytes], bytes], said: str
) -> None:
    file = tmp_path / "r.jsonl"
    file.write_bytes(change(recorded(run_of(LOSS), "0.10.2.2")))
    ran = cli("validate", str(file))
    assert ran.returncode == 2
    assert said in one_line(ran.stderr)


def test_validate_writes_the_explaining_run_as_a_trace(cli: Cli, tmp_path: Path) -> None:
    file, trace = tmp_path / "r.jsonl", tmp_path / "run.json"
    file.write_bytes(recorded(run_of(LOSS), "0.10.2.2"))
    ran = cli("validate", str(file), "--trace", str(trace))
    assert ran.returncode == 0, ran.stderr
    assert "Consistent: a run of" in ran.stdout
    assert cli("replay", str(trace)).returncode == 0
    file.write_bytes(truncated_unasked())
    ran = cli("validate", str(file), "--under", "kafka-0.11", "--json")
    assert ran.returncode == 1
    assert json.loads(ran.stdout)["verdict"] == "not explained"


# On real brokers ------------------------------------------------------------------------------------------------------


@pytest.mark.real
@pytest.mark.nightly  # test_quorum.py records and validates what newer brokers say in each run
@pytest.mark.parametrize(("version", "trace"), [("0.10.2.2", LOSS), ("2.1.1", STALE)])
def test_recordings_of_real_brokers_are_explained(cli: Cli, tmp_path: Path, version: str, trace: Trace) -> None:
    fetched(version)
    file = tmp_path / "r.jsonl"
    ran = cli(
        "replay", trace_file(tmp_path, trace), "--on", f"kafka:{version}", "--expect", "violated", "--record", str(file)
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr + ran.stdout
    assert cli("validate", str(file)).returncode == 0
