"""Four operators with a server.properties each get the right answer, and the right change, from the atlas as it is."""

from __future__ import annotations

import json
import random
import shlex
from pathlib import Path
from typing import Any

import pytest
from support.cli import Cli

from tideproof.counterexamples.views.text import short_step
from tideproof.model.language.properties import watched
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import replay
from tideproof.properties.atlas.settings import NO_FAULT
from tideproof.properties.atlas.table import Atlas, Found
from tideproof.properties.invariants.catalogue import property_named

KRAFT = """\
process.roles=broker,controller
node.id=1
controller.quorum.voters=1@localhost:9093
listeners=PLAINTEXT://:9092,CONTROLLER://:9093
log.dirs=/tmp/kraft-combined-logs
num.partitions=1
offsets.topic.replication.factor=1
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
log.retention.hours=168
"""
"""What config/kraft/server.properties of 3.6.1 says, but for what does not matter here."""
THREE = "default.replication.factor=3\n"
UNCLEAN = KRAFT + THREE + "min.insync.replicas=2\nunclean.leader.election.enable=true\n"


def answered(cli: Cli, folder: Path, text: str, *options: str) -> list[dict[str, Any]]:
    (folder / "server.properties").write_text(text)
    ran = cli("assess", "server.properties", *options, "--json")
    assert ran.returncode == 0, ran.stderr
    found: list[dict[str, Any]] = json.loads(ran.stdout)["assessments"]
    return found


def lost(found: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """By what an acknowledged record is lost: each fault alone with its finding."""
    asked = (f for f in found["findings"] if f["question"] == "acknowledged record lost" and f["meaning"])
    return {" and ".join(f["faults"]) or "no fault": f for f in asked}


def finding_of(found: dict[str, Any], faults: tuple[str, ...]) -> dict[str, Any]:
    (finding,) = (
        f for f in found["findings"] if f["question"] == "acknowledged record lost" and f["faults"] == [*faults]
    )
    return dict(finding)


def status(found: dict[str, Any], *faults: str) -> str:
    return str(finding_of(found, faults)["status"])


def evidence(found: dict[str, Any], *faults: str) -> str:
    return str(finding_of(found, faults)["evidence"])


def test_min_insync_replicas_1_on_3_6_1(cli: Cli, tmp_path: Path) -> None:
    """The ISR may shrink to one, whose machine loses power: a record that it alone has, and acknowledged, is gone."""
    (found,) = answered(cli, tmp_path, KRAFT + THREE + "min.insync.replicas=1\n", "--release", "3.6.1")
    by = lost(found)
    assert by["power loss"]["depth"] == 9 and status(found, "crash") == "holds"
    assert by["power loss"]["meaning"]["takes"].startswith("1 power loss, an ISR down to 1 of 3 replicas")
    assert by["power loss"]["change"]["change"] == "min.insync.replicas=2 and Kafka 4.1 or later"
    assert by["power loss"]["change"]["status"] == "holds"
    assert found["answer"].startswith(
        "With these settings the loss of one disk, which may have the only copy (min.insync.replicas=1), can lose an "
        "acknowledged record; so can one power loss of the last replica in the ISR"
    )
    assert "the loss of one disk leaves a copy" in " ".join(by["power loss"]["to_do"])
    assert by["power loss"]["meaning"]["story"][-1] == {
        "steps": "8-9", "text": "b0 is back and is elected (epoch e2). b0 leads without r1, now on no broker.",
    }  # fmt: skip


@pytest.mark.parametrize("release", ["3.9.1", "3.6.1 --zookeeper"])
def test_unclean_elections_where_the_setting_is_read(cli: Cli, tmp_path: Path, release: str) -> None:
    (found,) = answered(cli, tmp_path, UNCLEAN, "--release", *release.split())
    assert found["answer"] == (
        "With these settings an unclean election, when no replica in the ISR is left, can lose an acknowledged record."
    )
    (finding,) = lost(found).values()
    assert finding["change"]["change"] == "unclean.leader.election.enable=false"
    assert finding["change"]["status"] == "holds" and finding["meaning"]["museum"] == "an-unclean-election"
    told = finding["meaning"]
    assert told["story"][-1]["text"].startswith(
        "b0 and b1 are down or cut off: b2, which is outside the ISR, is elected "
    )
    assert "2 of 3 replicas down at once" in told["takes"]
    before = {"3.9.1": "1 of 3", "3.6.1 --zookeeper": "2 of 3"}[release]
    assert f"an ISR down to {before} replicas" in told["takes"], "the election leaves one, but that comes after"


def test_kraft_3_6_1_does_not_read_the_setting(cli: Cli, tmp_path: Path) -> None:
    """The answer is that of the file without it; what a command of an administrator loses is told beside it."""
    (found,) = answered(cli, tmp_path, UNCLEAN, "--release", "3.6.1")
    (without,) = answered(cli, tmp_path, UNCLEAN.replace("=true", "=false"), "--release", "3.6.1")
    assert found["answer"] == without["answer"] and lost(found).keys() == {"power loss", "missed epoch"}
    command = found["unclean_by_command"]
    assert (command["status"], command["depth"], command["bounds"]["unclean"]) == ("violated", 12, 1)
    assert command == without["unclean_by_command"], "a command needs no setting"
    (setting,) = (s for s in found["settings"] if s["name"] == "unclean.leader.election.enable")
    assert setting["from"] == "server.properties:13; not read by KRaft before 3.9.0 (KAFKA-12670)"
    change = lost(found)["power loss"]["change"]
    assert change["change"] == "unclean.leader.election.enable=false and Kafka 4.1 or later"
    assert lost(without)["power loss"]["change"]["change"] == "Kafka 4.1 or later"
    assert change["evidence"] == lost(without)["power loss"]["change"]["evidence"]
    assert "alone does not end it" not in (change["beside"] or "")
    (tmp_path / "server.properties").write_text(UNCLEAN)
    text = " ".join(cli("assess", "server.properties", "--release", "3.6.1").stdout.split())
    for said in (
        "unclean.leader.election.enable=true (not read)",
        "unclean by command can lose in 12 steps, by kafka-leader-election.sh --election-type unclean",
        "Do not run kafka-leader-election.sh --election-type unclean while a replica of the last ISR can come back.",
        "Before you upgrade to 3.9 or later: Set unclean.leader.election.enable=false: kafka-configs.sh",
        "power loss First set unclean.leader.election.enable=false, which 3.9 and later read. Upgrade to 4.1 or later.",
    ):
        assert said in text, said


def test_a_page_and_sarif_report_a_setting_that_is_not_read(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "server.properties").write_text(UNCLEAN)
    asked = ("assess", "server.properties", "--release", "3.6.1", "--as")
    (run,) = json.loads(cli(*asked, "sarif").stdout)["runs"]
    assert "acknowledged-record-lost/no-fault" not in {r["ruleId"] for r in run["results"]}
    (remark,) = (r for r in run["results"] if "KAFKA-12670" in r["message"]["text"])
    assert remark["level"] == "warning" and remark["locations"][0]["physicalLocation"]["region"]["startLine"] == 13
    assert remark["message"]["text"].endswith("(KAFKA-12670): it takes effect when you upgrade to 3.9 or later")
    page = cli(*asked, "html").stdout
    assert "<th>unclean by command<span" in page and "an administrator runs kafka-leader-election.sh" in page


@pytest.mark.parametrize(("release", "expected", "status"), [
    ("3.6.1", "unclean election: keeps", 0),
    ("3.9.1", "unclean election: keeps", 1),
    ("3.9.1", "unclean election: can lose", 0),
    ("3.6.1", "unclean by command: keeps", 1),
    ("3.6.1", "unclean by command: can lose", 0),
])  # fmt: skip
def test_a_gate_tells_unclean_elections_from_those_by_command(
    cli: Cli, tmp_path: Path, release: str, expected: str, status: int
) -> None:
    (tmp_path / "server.properties").write_text(UNCLEAN)
    assert cli("assess", "server.properties", "--release", release, "--expect", expected).returncode == status


def test_the_trace_of_a_command_replays(cli: Cli, tmp_path: Path) -> None:
    asked = ("assess", "--release", "3.6.1", "--kraft", "--replicas", "3", "--min-isr", "2")
    assert cli(*asked, "--fault", "unclean by command", "--trace", "loss.json").returncode == 0
    assert "ElectUnclean" in (tmp_path / "loss.json").read_text()
    assert "AckedSurvive" in cli("replay", "loss.json").stdout
    assert cli(*asked, "--acks", "1", "--fault", "unclean by command", "--trace", "loss.json").returncode == 2


def test_the_default_file_of_3_6_1(cli: Cli, tmp_path: Path) -> None:
    """It says nothing of replicas: one is the default, and topics that were created with three are answered beside."""
    one, three = answered(cli, tmp_path, KRAFT, "--release", "3.6.1")
    assert one["answer"].startswith("With these settings the loss of one disk can lose an acknowledged record, and so")
    assert three["assumed"] == "topics that were created with --replication-factor 3"
    assert {"power loss"} <= lost(three).keys() and status(three, "crash") == "holds"


def test_three_replicas_and_min_insync_replicas_2_on_3_6_1_are_told_less_than_1(cli: Cli, tmp_path: Path) -> None:
    (found,) = answered(cli, tmp_path, KRAFT + THREE + "min.insync.replicas=2\n", "--release", "3.6.1")
    assert found["answer"].startswith(
        "With these settings one power loss of the last replica in the ISR, after the others left it, can lose an "
        "acknowledged record; so can a leader that misses an epoch (rare). A broker that dies for good, one crash"
    )
    later, today = lost(found)["power loss"]["to_do"]
    assert today.startswith("Today: log.flush.interval.messages=1") and "not searched" in today
    assert later.startswith("Upgrade to 4.1 or later.") and later.endswith(
        "One is still lost by crash and power loss together (in 13 steps) or a replica that is removed, added again "
        "and elected (4.1 to 4.3: docs/findings/eligible-after-removal.md)."
    )
    assert lost(found)["power loss"]["meaning"]["story"][-1]["text"].endswith("b0 leads without r1, now only on b1.")


def test_the_default_file_of_4_1(cli: Cli, tmp_path: Path) -> None:
    """With eligible leader replicas, which are on by default, and min.insync.replicas=2 a power loss costs nothing."""
    _, three = answered(cli, tmp_path, KRAFT, "--release", "4.1.0")
    assert lost(three)["power loss"]["change"]["change"] == "min.insync.replicas=2"
    assert (
        "One is still lost by crash and power loss together (in 13 steps) or a replica that is removed, added"
        in (lost(three)["power loss"]["change"]["beside"])
    ), "reassignment alone is not found today"
    (two,) = answered(cli, tmp_path, KRAFT + THREE + "min.insync.replicas=2\n", "--release", "4.1.0")
    assert [status(two, fault) for fault in ("crash", "power loss", "reassignment")] == ["holds", "holds", "violated"]
    told = lost(two)["missed epoch"]
    assert (told["depth"], told["change"], told["meaning"]["museum"]) == (14, None, "stale-remote-leo")
    assert "20 of 20 of 4.3.0" in told["meaning"]["replayed"]
    assert "4.1.0, in this very schedule: they lost the acknowledged record." in told["meaning"]["replayed"]
    assert two["if_elr_is_off"] == [["power loss"]]
    assert two["answer"].startswith("If eligible leader replicas are on (kafka-features.sh describe: ")
    assert ". If they are off, one power loss of the last replica in the ISR, " in two["answer"]
    assert "Two faults together can lose one: crash and power loss." in two["answer"]
    assert two["answer"].endswith("A reassignment can lose one with more changes of replicas than were searched.")
    assert evidence(two, "reassignment").startswith("in 9 steps with a third change of replicas (docs/findings/")
    assert finding_of(two, ("reassignment",))["to_do"][0].startswith("Today: before a removed broker is added again")
    assert evidence(two) == "23,320 states (1 record, 4 epochs; with deletion)", "its own search had more faults"
    rule, rest = told["to_do"]
    assert rest == "That avoids what leads to the loss; no known setting or release fixes the flaw behind it."
    assert rule.startswith("Today: auto.leader.rebalance.enable=false") and "11,106,515" in rule
    assert "failures and controlled shutdowns move leadership, reassignments do not" in rule


def test_the_first_screen_has_the_race_and_all_that_a_loss_takes(cli: Cli) -> None:
    """No row has the race: the searches are without `--slow-handlers`. With acks=1 nothing waits."""
    asked = ("assess", "--release", "2.4.1", "--zookeeper", "--replicas", "3", "--min-isr", "2", "--acks")
    ran = " ".join(cli(*asked, "all", "--details").stdout.split())
    assert "Nor is a rare race of a request thread: docs/findings/late-acknowledgement.md." in ran
    assert "request thread With acks=all, one that stands still while leadership moves away and back" in ran
    assert "which leave out a rare race of a request thread (KAFKA-1148)." in ran
    assert "Lost session: an ISR down to 2 of 3 replicas and 3 changes of leader. Missed" in ran
    assert "KAFKA-9338 (tideproof list stale-remote-leo and tideproof list KAFKA-9338): with these bugs fixed" in ran
    assert "recorded tideproof museum stale-remote-leo" in ran
    assert "late-acknowledgement" not in cli(*asked, "1").stdout


END = "b1 leads without r1, now only on b0."


@pytest.mark.parametrize("release", ["3.9.1 --kraft", "2.4.1", "3.9.1 --zookeeper"])
def test_a_missed_epoch_takes_one_preferred_election(cli: Cli, release: str) -> None:
    """A partition has one preferred replica: b2, to which leadership moves. Then b2 and b0 fail, as on real brokers."""
    asked = ("assess", "--release", *release.split(), "--replicas", "3", "--min-isr", "2", "--acks", "all", "--json")
    told = lost(json.loads(cli(*asked).stdout)["assessments"][0])["missed epoch"]["meaning"]
    assert [(line["steps"], line["text"]) for line in told["story"]][1:] == [
        ("5", "Leadership moves from b0 to b2 (preferred election, epoch e1)."),
        ("9", "b1 follows b2, which lacks r1, and truncates it."),
        ("10", "b2 dies, or the controller loses sight of it: b0 is elected (epoch e2)."),
        ("11", "b0 leads again, but never heard of epoch e1: it still believes that b1 has r1."),
        ("12", "b0 acknowledges r1 to the producer."),
        ("13-14", f"b0 dies, or the controller loses sight of it: b1 is elected (epoch e3). {END}"),
    ]
    assert "an ISR down to 2 of 3 replicas, 3 changes of leader" in told["takes"]
    assert "3.9.1" in told["replayed"] and "in this very schedule" in told["replayed"]


def test_a_preferred_election_of_another_broker_takes_a_reassignment(cli: Cli) -> None:
    asked = ("assess", "--release", "2.1.1", "--replicas", "2", "--min-isr", "1", "--acks", "all")
    ran = " ".join(cli(*asked).stdout.split())
    assert "1 Leadership moves from b0 to b1 (preferred election, epoch e1)." in ran
    assert "from b1 to b0 (preferred election after a reassignment put b0 first, epoch e2)." in ran
    assert "11 b1 follows b0 and truncates it." in ran, "b0 leads with r1"


def test_turning_eligible_leader_replicas_on_says_what_is_still_lost(cli: Cli) -> None:
    ran = " ".join(cli("assess", "--release", "4.1.0", "--replicas", "3", "--min-isr", "2").stdout.split())
    assert "power loss (if off) Turn eligible leader replicas on: " in ran
    _, _, turned_on = ran.partition("Turn eligible leader replicas on: ")
    assert "One is still lost by crash and power loss together (in 13 steps) or a replica that is removed" in turned_on


@pytest.mark.parametrize("name", ["stale-remote-leo", "eligible-after-removal", "KAFKA-9338", "KAFKA-10527"])
def test_the_flaws_that_answers_name_are_listed(cli: Cli, name: str) -> None:
    """These are all that traces of lost acknowledged records need."""
    assert cli("list", name).returncode == 0


SHORT = 2.0
"""CPU seconds that a search took which is done again here."""


@pytest.mark.parametrize("found", [Found.VIOLATED, Found.HOLDS])
def test_check_reproduces_the_answers_under_their_bounds(cli: Cli, found: Found) -> None:
    atlas, seed = Atlas.load(), random.randrange(1 << 32)
    print(f"seed {seed}")
    own = (r for r in atlas.rows if not r.mended)
    rows = [r for r in own if r.status is found and r.cpu_seconds < SHORT]
    for row in random.Random(seed).sample(rows, 2):
        command = shlex.split(row.command)
        ran = json.loads(cli(*command[1:], "--json").stdout)
        verdict = next(p for p in ran["properties"] if p["property"] == row.cell.question.property_name)
        assert verdict["verdict"] == found, command
        if found is Found.VIOLATED:
            assert verdict["depth"] == row.depth, command
        else:
            assert (ran["distinct_states"], ran["diameter"]) == (row.states, row.diameter), command


@pytest.mark.parametrize("min_isr", [2, 3])
def test_a_third_change_of_replicas_loses_a_record_of_three(min_isr: int) -> None:
    """The trace behind the row: `tideproof check kafka-4.1` with `--reassignments 3` found it."""
    protocol, survives = PROTOCOLS["kafka-4.1"], property_named("AckedSurvive", PROTOCOLS["kafka-4.1"])
    given = {"replicas": 3, "log_size": 1, "records": 1, "epochs": 4, "acks": -1, "min_insync_replicas": min_isr}
    system = watched(protocol, protocol.bounded(**NO_FAULT, **given, reassignments=3), [survives])
    known = {short_step(step): step for step in system.instances}
    steps = (
        "LeaderAppend b0; ControllerRemoveFollower b1; ControllerRemoveFollower b2; BecomeLeader e2 b0; "
        "LeaderAcknowledge b0 r1 0; BrokerDeleteReplica b2; ControllerAddReplica b2; ControllerFenceLeader b2; "
        "BecomeLeader e3 b2"
    )
    run = replay(system, [known[step] for step in steps.split("; ")])
    assert [survives.holds(system, state) for state in run.states] == [True] * 9 + [False], "after nine steps"
