"""Responses that outlive a role, bodies that are read late, and positions with an epoch."""

from __future__ import annotations

from typing import Any

import pytest
from support.counters import no_rule_reads_a_ghost
from support.successors import compare_reachable

from tideproof.model.language.actions import Blocked
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.flaws import FLAWS
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.broker.state import EPOCH_ANSWERED, FETCHED, IDLE, BrokerState
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.catalogue import properties_of

SETTINGS = ({"late_responses": 1}, {"late_bodies": 1}, {"consumers": 1, "unclean": 1, "position_epochs": 1})


def with_late_response(kind: int, requested: int = 0, epoch: int = 0, **more: Any) -> BrokerState:
    """b1 follows b0 in epoch 1, and waits for its response to a request of an earlier epoch."""
    s = BrokerState.initial(KAFKA_2_5.bounded(late_responses=1, **more))
    return s.replace(
        epoch=(1, 1),
        quorum_epoch=1,
        next_epoch=2,
        late_response=((IDLE, IDLE), (kind, IDLE)),
        requested_offset=((-1, -1), (requested, -1)),
        requested_epoch=((-1, -1), (epoch, -1)),
        late_offset=((-1, -1), (0, -1)),
    )


def taken(protocol: BrokerProtocol, s: BrokerState, action: str) -> list[BrokerState]:
    """The states after the steps of an action that can be taken."""
    system = System(protocol, s.bounds)
    after = (system.step((s,), instance) for instance in system.instances if instance.action.name == action)
    return [full_state[0] for full_state in after if not isinstance(full_state, Blocked)]  # type: ignore[misc]


# Off ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("settings", SETTINGS, ids=lambda s: next(reversed(s)))
def test_disabled_options_add_no_variable_and_no_step(settings: dict[str, int]) -> None:
    *others, asked = settings
    without = System(KAFKA_2_5, KAFKA_2_5.bounded(**dict.fromkeys(others, 1)))
    with_it = System(KAFKA_2_5, KAFKA_2_5.bounded(**settings))
    assert {a.name for a in without.actions} < {a.name for a in with_it.actions}
    grown = {v.field for v in with_it.space.variables} - {v.field for v in without.space.variables}
    own = {"late_responses": 6}.get(asked, 0)
    assert len(grown) == own
    bits = [sum(v.bits for v in system.space.variables) for system in (without, with_it)]
    assert (bits[0] < bits[1]) is (asked != "late_bodies")


def test_invalid_settings_are_refused() -> None:
    for given, said in (
        ({"position_epochs": 1}, "no difference without --consumers 1"),
        (
            {"committed_epochs": 1, "consumers": 1, "consumer_restarts": 1},
            "without --consumer-restarts and --position-epochs",
        ),
        ({"follower_fetches": 1}, "--follower-fetches makes no difference without --consumers 1"),
        ({"late_responses": 1, "late_bodies": 1}, "--late-responses together with --late-bodies"),
    ):
        with pytest.raises(ValueError, match=said):
            KAFKA_2_5.bounded(**given)
    with pytest.raises(ValueError, match=r"--position-epochs 1: .*kafka-2\.0"):
        PROTOCOLS["kafka-2.0"].bounded(consumers=1, position_epochs=1)


# Responses ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "by_offset", "end_of_epoch", "in_its_epoch"),
    [
        # A fetch response for the present offset; the end of an epoch, asked for in an earlier epoch and in this one.
        ("kafka-0.8", True, False, False),
        ("kafka-0.10", True, False, False),
        ("kafka-0.11", True, True, True),
        ("kafka-2.0", False, True, True),
        ("kafka-2.0.1", False, True, True),
        ("kafka-2.1", False, True, True),
        ("kafka-2.1.1", False, False, True),
        ("kafka-7786", False, True, True),
        ("kafka-2.5", False, False, True),
        ("kafka-18991", True, True, True),
        ("truncation-on-fetch", False, False, True),
    ],
)
def test_late_responses_that_a_follower_accepts(
    name: str, by_offset: bool, end_of_epoch: bool, in_its_epoch: bool
) -> None:
    accepts = PROTOCOLS[name].rules.accepts_late_response  # type: ignore[attr-defined]
    assert accepts(with_late_response(FETCHED), 0, 1) is by_offset
    assert accepts(with_late_response(EPOCH_ANSWERED), 0, 1) is end_of_epoch
    assert accepts(with_late_response(EPOCH_ANSWERED, epoch=1), 0, 1) is in_its_epoch
    for kind in (FETCHED, EPOCH_ANSWERED):
        elsewhere = accepts(with_late_response(kind, requested=1), 0, 1)
        assert elsewhere is (end_of_epoch and kind == EPOCH_ANSWERED and name != "kafka-18991")


def test_a_follower_has_one_request_in_flight() -> None:
    s = with_late_response(FETCHED).replace(leo=(1, 0), log=((0, -1), (-1, -1)), log_epoch=((0, -1), (-1, -1)))
    assert not taken(KAFKA_2_5, s, "LeaderAnswerFetch")
    (free,) = taken(KAFKA_2_5, s, "LateResponseLost")
    assert free.late_response == ((IDLE, IDLE), (IDLE, IDLE))
    assert taken(KAFKA_2_5, free, "LeaderAnswerFetch")


def test_a_role_change_makes_a_response_late_and_a_restart_drops_it() -> None:
    bounds = KAFKA_2_5.bounded(late_responses=1, crashes=1)
    s = BrokerState.initial(bounds).replace(
        next_epoch=2,
        quorum_epoch=1,
        quorum_leader=0,
        answer=(IDLE, FETCHED),
        answer_record=(-1, 1),
        answer_epoch=(-1, 0),
    )
    (late,) = taken(KAFKA_2_5, s, "BecomeFollower")
    assert (late.answer[1], late.late_response[1][0], late.late_record[1][0]) == (IDLE, FETCHED, 1)
    assert (late.requested_offset[1][0], late.requested_epoch[1][0]) == (0, 0)
    after = [state.late_response[1][0] for state in taken(KAFKA_2_5, late, "CrashAndRestart")]
    assert sorted(after) == [IDLE, FETCHED]  # the receiver's restart ends it, the sender's does not


# Bodies ---------------------------------------------------------------------------------------------------------------


def test_a_late_body_is_read_from_the_current_log() -> None:
    bounds = KAFKA_2_5.bounded(late_bodies=1, crashes=1)
    s = BrokerState.initial(bounds).replace(
        answer=(IDLE, FETCHED), answer_record=(-1, 0), answer_epoch=(-1, 0), answer_offset=(-1, 0), epoch=(1, 0),
        leo=(1, 0), log=((1, -1), (-1, -1)), log_epoch=((1, -1), (-1, -1)), leader=(1, 0), next_record=2,
    )  # fmt: skip
    (read,) = taken(KAFKA_2_5, s, "LeaderReadBody")
    assert (read.answer_record[1], read.answer_epoch[1]) == (1, 1)
    assert not taken(KAFKA_2_5, read, "LeaderReadBody")
    assert not taken(KAFKA_2_5, s.replace(leo=(0, 0)), "LeaderReadBody")  # cut short: the connection is closed
    restarted = taken(KAFKA_2_5, s, "CrashAndRestart")
    assert [state.answer[1] for state in restarted] == [IDLE, IDLE]
    filtered = FLAWS["A14"].right
    assert [taken(p, read, "FollowerAppend")[0].leo[1] for p in (KAFKA_2_5, filtered)] == [1, 0]


# Positions ------------------------------------------------------------------------------------------------------------


def test_a_consumer_returns_to_the_end_of_its_positions_epoch() -> None:
    bounds = KAFKA_2_5.bounded(consumers=1, unclean=1, position_epochs=1, log_size=3)
    s = BrokerState.initial(bounds).replace(
        position=2, position_epoch=0, read=(0, 1, -1), leo=(2, 0), hw=(2, 0), epoch=(1, 0), log_epoch=((0, 1, -1),) * 2,
        epoch_start=((0, 1, -1), (0, -1, -1)), log=((0, 1, -1), (-1, -1, -1)), next_record=2,
    )  # fmt: skip
    assert not taken(KAFKA_2_5, s, "ConsumerRead")
    (back,) = taken(KAFKA_2_5, s, "ConsumerCheckPosition")
    assert (back.position, back.position_epoch) == (1, 0)
    (on,) = taken(KAFKA_2_5, back, "ConsumerRead")
    assert (on.position, on.position_epoch) == (2, 1)


def test_kafka_compares_the_end_of_another_epoch_with_the_position() -> None:
    flaw = FLAWS["position-by-end-offset"]
    s = BrokerState.initial(flaw.wrong.bounded(consumers=1, unclean=1, position_epochs=1, epochs=4)).replace(
        position=1, position_epoch=1, consumer_epoch=1, read=(1, -1), leo=(2, 0), hw=(2, 0), epoch=(3, 1),
        log=((0, 0), (-1, -1)), log_epoch=((0, 0), (-1, -1)), epoch_start=((0, -1, -1, 2), (-1,) * 4),
    )  # fmt: skip
    assert [len(taken(p, s, "ConsumerRead")) for p in (flaw.wrong, flaw.right)] == [1, 0]
    assert not taken(flaw.right, s, "ConsumerCheckPosition")  # it reports it to its user, and stops


# Engines --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("kafka-0.11", {"late_responses": 1}),
        ("truncation-on-fetch", {"late_responses": 1, "crashes": 1}),
        ("kafka-18723-filtered", {"late_bodies": 1}),
        ("position-by-epoch", {"consumers": 1, "unclean": 1, "position_epochs": 1}),
    ],
)
def test_compiled_steps_agree_with_the_rules(name: str, settings: dict[str, int]) -> None:
    protocol = PROTOCOLS[name]
    properties = list(properties_of(protocol))
    with explore(protocol, protocol.bounded(**settings, records=1), properties) as found:
        compare_reachable(found, range(0, found.distinct_states, 1 + found.distinct_states // 150))
        no_rule_reads_a_ghost(found.system)


@pytest.mark.parametrize(
    "configuration",
    [
        {"replicas": 2, "epochs": 4},
        pytest.param({"replicas": 3, "log_size": 1, "records": 1, "epochs": 4}, marks=pytest.mark.nightly),
    ],
)
def test_the_fixed_generation_is_safe_with_late_responses(configuration: dict[str, int]) -> None:
    asked = [p for p in properties_of(KAFKA_2_5_FIXED) if p.name in ("Candidate", "FollowerMatch", "LogMatch")]
    with explore(KAFKA_2_5_FIXED, KAFKA_2_5_FIXED.bounded(**configuration, late_responses=1), asked) as found:
        assert [str(v.status) for v in found.verdicts] == ["holds"] * 3
