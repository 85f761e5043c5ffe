"""The broker level: generations, known flaws and their fixes, settings, and the slots that a user can fill."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from support.cli import Cli
from support.counters import no_rule_reads_a_ghost
from support.flaws import recorded_depth, some
from support.scenarios import end, schedule
from support.successors import compare_random, compare_reachable
from support.tiers import daily

from tideproof.model.language.properties import Property, Status, watched
from tideproof.model.language.space import Space
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.flaws import FLAWS
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases import BROKER_GENERATIONS
from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.broker.state import BrokerState
from tideproof.model.protocols.broker.steps import electing
from tideproof.model.protocols.broker.steps.leading import least_end_in_isr
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.base import Budget
from tideproof.properties.engines.exhaustive.search import Exploration, explore
from tideproof.properties.invariants.catalogue import properties_of, property_named

PROPERTIES = {p.name: p for p in properties_of(KAFKA_2_5)}
GENERATIONS = [p.name for p in BROKER_GENERATIONS]
FIRST_AND_LAST = daily([GENERATIONS[0], GENERATIONS[-1]], GENERATIONS)
"""The others replace a rule or two of the one before."""
EVERYTHING = {
    "replicas": 2, "log_size": 2, "records": 2, "epochs": 2, "crashes": 1, "power_losses": 1, "acks": -1, "unclean": 1,
    "consumers": 1,
}  # fmt: skip


def explored(protocol: BrokerProtocol, *names: str, **configuration: int) -> Exploration:
    return explore(protocol, protocol.bounded(**configuration), [PROPERTIES[name] for name in names])


# Generations ----------------------------------------------------------------------------------------------------------


LOSING_OTHERWISE = ("kafka-0.8", "kafka-0.8.2", "kafka-0.10", "kafka-0.11", "kafka-2.0.1", "kafka-2.1", "kafka-2.5")
"""Than the release before."""


@pytest.mark.parametrize(
    ("name", "states", "broken"),
    # Counts and depths by this engine, frozen so that a change of a rule is seen. Depths: OffsetsOrdered (a follower
    # that has truncated below its high watermark), FollowerMatch, Candidate.
    daily(
        LOSING_OTHERWISE,
        [
            ("kafka-0.8", 4779, (11, 9, 7)),
            ("kafka-0.8.1", 5263, (11, 9, 7)),
            ("kafka-0.8.2", 4610, (None, 9, 8)),
            ("kafka-0.9", 4475, (None, 9, 8)),
            ("kafka-0.10", 4475, (None, 9, 8)),
            ("kafka-0.11", 5033, (None, None, 11)),
            ("kafka-2.0", 5033, (None, None, 11)),
            ("kafka-2.0.1", 6029, (10, None, 10)),
            ("kafka-2.1", 5888, (10, None, 11)),
            ("kafka-2.1.1", 5888, (10, None, 11)),
            ("kafka-2.2", 5888, (10, None, 11)),
            ("kafka-2.4", 5857, (None, None, 11)),
            ("kafka-2.4.1", 5857, (None, None, 11)),
            ("kafka-2.5", 4030, (None, None, None)),
        ],
    ),
)
def test_violations_of_each_broker_generation(name: str, states: int, broken: tuple[int | None, ...]) -> None:
    with explored(PROTOCOLS[name], "TypeOk", "OffsetsOrdered", "FollowerMatch", replicas=2, epochs=3) as found:
        assert found.complete
        assert found.distinct_states == states
        assert [v.depth for v in found.verdicts] == [None, *broken[:2]]
    with explored(PROTOCOLS[name], "Candidate", replicas=2, epochs=3) as found:
        assert found.verdicts[0].depth == broken[2]


@pytest.mark.parametrize(("release", "left"), [("kafka-2.0", 1), ("kafka-2.0.1", 0)])
def test_a_follower_of_2_0_0_keeps_its_log_if_its_second_request_is_undefined(release: str, left: int) -> None:
    """b0 has records of epochs 0 and 2, b1 of 1 and 3, and b1 cannot tell where epoch 0 ended: brokers do so, too."""
    steps = "LeaderAppend b0; ElectPreferred b1; BecomeLeader e1 b1; LeaderAppend b1; ElectPreferred b0; "
    steps += "BecomeLeader e2 b0; LeaderAppend b0; ElectPreferred b1; BecomeLeader e3 b1; LeaderAppend b1; "
    steps += "BecomeFollower e3 b0 b1; LeaderAnswerEpoch b0 b1; FollowerTruncate b0"
    twice = f"{steps}; LeaderAnswerEpoch b0 b1; FollowerTruncate b0"
    two = {"log_size": 2, "records": 4, "epochs": 4}
    asked, done = end(schedule(release, steps, **two)), end(schedule(release, twice, **two))
    assert (asked.leo[0], asked.truncating[0], done.leo[0], done.truncating[0]) == (1, True, left, False)
    if left:
        fetched = end(schedule(release, f"{twice}; LeaderAnswerFetch b0 b1; FollowerAppend b0", **two))
        assert (fetched.leo, [log[0] for log in fetched.log]) == ((2, 2), [0, 1])


def test_three_records_three_epochs_and_a_crash_are_explored_completely() -> None:
    configuration = {"replicas": 2, "log_size": 3, "records": 3, "epochs": 3, "crashes": 1}
    with explored(KAFKA_2_5, "LogMatch", "FollowerMatch", "UniqueOffset", **configuration) as found:
        assert found.complete
        assert [v.status for v in found.verdicts] == [Status.HOLDS] * 3
        assert found.distinct_states > 100_000
        # A follower ahead of its leader needs a log that lost its tail, and that takes a power loss.
        assert found.never_taken == ["FollowerOutOfRange"]


# Known flaws ----------------------------------------------------------------------------------------------------------


SOME_FLAWS = {"A1", "A15", "B5", "C1", "C4", "D1", "D4", "D9", "E1", "eligible-after-removal", "stale-remote-leo"}
"""Each flaw has a recorded counterexample too, which is replayed in the fast tests."""


@pytest.mark.parametrize("name", daily(SOME_FLAWS, FLAWS))
def test_known_flaws_are_found_and_their_fixes_hold(name: str) -> None:
    flaw = FLAWS[name]
    asked = [property_named(flaw.property, flaw.wrong)]
    with explore(flaw.wrong, flaw.wrong.bounded(**flaw.configuration), asked, stop_when_decided=True) as found:
        assert found.verdicts[0].depth == recorded_depth(flaw)
    with explore(flaw.right, flaw.right.bounded(**{**flaw.configuration, **flaw.right_configuration}), asked) as found:
        assert found.verdicts[0].status is Status.HOLDS


def test_every_flaw_is_a_protocol_by_name_with_a_story() -> None:
    for flaw in FLAWS.values():
        for protocol in (flaw.wrong, flaw.right):
            assert PROTOCOLS[protocol.name] == protocol
            assert len(protocol.story) > 80


# Settings -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "property_name", "settings", "depth"),
    [
        # acks=all and an ISR of two are not enough where followers truncate to the high watermark; later they are.
        ("kafka-0.10", "AckedSurvive", {"acks": -1, "min_insync_replicas": 2, "crashes": 1}, 9),
        ("kafka-2.5", "AckedSurvive", {"acks": -1, "min_insync_replicas": 2, "crashes": 1}, None),
        ("kafka-2.5", "AckedSurvive", {"acks": 1}, 4),
        # A leader that bounces in its epoch asks its followers for all that it had when it came back (KAFKA-7128).
        (
            "kafka-2.5",
            "AckedSurvive",
            {"replicas": 3, "log_size": 1, "records": 1, "acks": -1, "min_insync_replicas": 2, "crashes": 1},
            None,
        ),
        ("kafka-2.5", "AckTrue", {"acks": -1}, None),
        # Committed is not flushed: a power loss of the last member of the ISR is enough, and it leads on in its epoch.
        ("kafka-2.5", "Durable", {"power_losses": 1}, 4),
        ("kafka-2.5", "Durable", {"crashes": 2}, None),
        ("kafka-2.5", "AckedSurvive", {"acks": -1, "unclean": 1}, 5),
        # What a consumer has read is committed, so a clean election loses none of it; an unclean one does.
        ("kafka-2.5", "ReadMono", {"consumers": 1}, None),
        ("kafka-2.5", "ReadMono", {"consumers": 1, "unclean": 1}, 6),
        ("kafka-0.10", "ReadMono", {"consumers": 1, "crashes": 1}, 10),
        ("kafka-2.5", "AckedSurvive", {"acks": -1, "unclean": 1, "min_insync_replicas": 2}, None),
    ],
)
def test_settings_that_prevent_or_delay_violations(
    name: str, property_name: str, settings: dict[str, int], depth: int | None
) -> None:
    configuration = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3}
    with explored(PROTOCOLS[name], property_name, **{**configuration, **settings}) as found:
        assert found.complete
        assert found.verdicts[0].depth == depth


@pytest.mark.parametrize(("name", "depth"), [("tutorial-flush-first", None), ("kafka-2.1", 4)])
def test_a_power_loss_keeps_flushed_records(name: str, depth: int | None) -> None:
    configuration = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 2, "power_losses": 1}
    with explored(PROTOCOLS[name], "Durable", **configuration) as found:
        assert (found.complete, found.verdicts[0].depth) == (True, depth)
        assert "PowerLoss" not in found.never_taken


def test_disabled_options_cost_no_bits() -> None:
    def bits(**more: int) -> int:
        return Space.bits_of(BrokerState, KAFKA_2_5.bounded(replicas=2, **more))

    assert bits() < bits(crashes=1) < bits(crashes=1, power_losses=1) < bits(crashes=1, power_losses=1, acks=1)
    assert bits(acks=0) == bits(unclean=1) == bits()
    system = System(KAFKA_2_5, KAFKA_2_5.bounded())
    names = {a.name for a in system.actions}
    assert not names & {"CrashAndRestart", "PowerLoss", "Flush", "ElectUnclean", "LeaderAcknowledge"}
    with pytest.raises(ValueError, match="CrashAndRestart does not happen under --replicas 2"):
        system.find("CrashAndRestart", {"replica": 0})


def test_invalid_settings_are_refused() -> None:
    with pytest.raises(ValueError, match=r"--acks 2: kafka-2\.5 takes at most 1"):
        KAFKA_2_5.bounded(acks=2)
    assert PROTOCOLS["kafka-0.8"].bounded(acks=2).acks == 2
    assert str(KAFKA_2_5.bounded(acks=-1)).endswith(" --acks all")
    assert str(KAFKA_2_5.bounded(acks=1)) == "--replicas 2 --log-size 2 --records 2 --epochs 3 --acks 1"


# Rules by example -----------------------------------------------------------------------------------------------------


def test_the_high_watermark_is_the_least_log_end_in_the_isr() -> None:
    s = BrokerState.initial(KAFKA_2_5.bounded(replicas=3, log_size=9)).replace(
        leo=(9, 7, 6), remote_leo=((0, 7, 6),) * 3
    )
    assert least_end_in_isr(s, 0) == 6
    assert least_end_in_isr(s.replace(isr=((True, True, False),) * 3), 0) == 7


def test_a_record_takes_two_fetch_rounds_to_become_visible() -> None:
    """The first answer carries the record and the old high watermark; only the second fetch moves it."""
    system = System(KAFKA_2_5, KAFKA_2_5.bounded())
    follower = {"follower": 1, "leader": 0}
    steps: list[tuple[str, dict[str, int]]] = [
        ("LeaderAppend", {"leader": 0}),
        ("LeaderAnswerFetch", follower),
        ("FollowerAppend", {"follower": 1}),
        ("LeaderParkFetch", follower),
        ("LeaderAnswerEmpty", follower),
        ("FollowerAppend", {"follower": 1}),
    ]
    marks, full_state = [], system.initial
    for name, parameters in steps:
        after = system.step(full_state, system.find(name, parameters))
        assert isinstance(after, tuple)
        full_state = after
        marks.append(full_state[0].hw)
    assert marks == [(0, 0), (0, 0), (0, 0), (1, 0), (1, 0), (1, 1)]


# Slots ----------------------------------------------------------------------------------------------------------------


def test_a_variation_of_a_variation_keeps_replaced_steps() -> None:
    own = electing.elect_preferred(KAFKA_2_5.rules)
    first = KAFKA_2_5.variation(name="a", title="t", story="s", elect_after_failure=own, elect_preferred=None)
    second = first.variation(name="b", title="t", story="s", may_join=lambda s, leader, follower: True)
    assert second.slots["elect_after_failure"] is own
    assert "elect_preferred" not in second.slots
    assert second.rules.may_join is not first.rules.may_join


OWN = '''
"""The leader takes any replica that fetches into the ISR."""
from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5


def any_follower(s, leader, follower):
    return True


MINE = KAFKA_2_5.variation(name="open-house", title="any follower joins", story=__doc__, may_join=any_follower)
'''


def test_a_user_file_varies_the_protocol(cli: Cli, tmp_path: Path) -> None:
    """A user who has heard of a flaw that this project does not contain writes its one rule, and has it found."""
    (tmp_path / "my_variation.py").write_text(OWN)
    ran = cli("check", "./my_variation.py", "-p", "Candidate", "--json", "--trace", "t.json", "--records", "1")
    assert ran.returncode == 1, ran.stderr
    (verdict,) = json.loads(ran.stdout)["properties"]
    assert [a["name"] for a in verdict["trace"]][:2] == ["LeaderAppend", "LeaderShrinkIsr"]
    ran = cli("replay", "t.json", "--protocol", "my_variation.py", "--json")
    assert ran.returncode == 1, ran.stderr
    ran = cli("check", "kafka-2.5", "-p", "Candidate", "--json", "--records", "1")
    assert json.loads(ran.stdout)["properties"][0]["verdict"] == "holds"


@pytest.mark.parametrize(
    ("asked", "settings"),
    [
        (["AckedByEnough", "WritesHaveEnoughInSync"], ["--acks", "all", "--min-insync-replicas", "2"]),
        (["AckTrue", "TwoFetchesBeforeCommit"], ["--acks", "all"]),
    ],
)
def test_properties_with_similar_ghosts_are_decided_together(cli: Cli, asked: list[str], settings: list[str]) -> None:
    small = ["--replicas", "2", "--log-size", "1", "--records", "1", "--epochs", "2"]

    def verdicts(*names: str) -> list[tuple[str, str, int | None]]:
        ran = cli("check", "kafka-2.5", *small, *settings, *(f"-p{name}" for name in names), "--json")
        return [(v["property"], v["verdict"], v["depth"]) for v in json.loads(ran.stdout)["properties"]]

    assert verdicts(*asked) == [*verdicts(asked[0]), *verdicts(asked[1])]


def test_the_command_line_takes_the_settings(cli: Cli) -> None:
    ran = cli("check", "kafka-2.5", "--acks", "all", "--unclean", "1", "--records", "1", "-p", "AckedSurvive", "--json")
    found = json.loads(ran.stdout)
    assert (found["bounds"]["acks"], found["bounds"]["unclean"], found["bounds"]["crashes"]) == (-1, 1, 0)
    assert (ran.returncode, found["properties"][0]["depth"]) == (1, 5)
    ran = cli("compare", "--level", "broker", "--replicas", "1", "--epochs", "1", "-p", "TypeOk", "--json")
    assert [row["protocol"] for row in json.loads(ran.stdout)["protocols"]] == [p.name for p in BROKER_GENERATIONS]


# Agreement ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FIRST_AND_LAST)
def test_compiled_steps_agree_with_the_rules_on_reachable_and_random_states(name: str) -> None:
    protocol = PROTOCOLS[name]
    properties: list[Property] = list(properties_of(protocol))
    with explore(protocol, protocol.bounded(**EVERYTHING), properties, budget=Budget(memory=32 * 2**20)) as found:
        compare_reachable(found, some(found.distinct_states, 60))
    compare_random(found.system, properties, 60, random.Random(2))


@pytest.mark.parametrize("name", [p.name for p in BROKER_GENERATIONS])
def test_no_rule_reads_a_ghost(name: str) -> None:
    protocol = PROTOCOLS[name]
    no_rule_reads_a_ghost(watched(protocol, protocol.bounded(**EVERYTHING), properties_of(protocol)))


def test_the_fixed_generation_differs_in_one_slot() -> None:
    assert KAFKA_2_5_FIXED.rules.may_join is KAFKA_2_5.rules.may_join
    assert KAFKA_2_5_FIXED.rules.keeps_remote_leos is not KAFKA_2_5.rules.keeps_remote_leos


def test_bounds_accept_the_words_of_the_command_line() -> None:
    assert KAFKA_2_5.bounded(acks="all") == KAFKA_2_5.bounded(acks=-1)
    for wrong in ("some", 1.0, True):
        with pytest.raises(ValueError, match=r"acks|none of N\|all"):
            KAFKA_2_5.bounded(acks=wrong)  # type: ignore[arg-type]


def test_min_insync_replicas_above_the_replicas_is_refused() -> None:
    """No record would be written, and no property could fail."""
    with pytest.raises(ValueError, match="--min-insync-replicas 3 with --replicas 2 and --acks all: no broker accepts"):
        KAFKA_2_5.bounded(acks="all", replicas=2, min_insync_replicas=3)
