"""The museum: every room breaks its own generation, and not the one that mended it."""

from __future__ import annotations

import json
from itertools import groupby

import pytest
from conftest import Cli
from test_broker import DEPTHS

from tideproof.cli.choices import look_up
from tideproof.counterexamples.replay import Run, replay
from tideproof.counterexamples.rooms import HALLS, Room, rooms
from tideproof.counterexamples.schedule import Schedules
from tideproof.counterexamples.twin import follow
from tideproof.model.broker.flaws import FLAWS
from tideproof.model.catalogue import PROTOCOLS
from tideproof.properties.base import Property, watched

ROOMS = rooms()


def opened(room: Room) -> tuple[Run, Property]:
    system, prop, steps = look_up(room.trace)
    return replay(system, steps), prop


@pytest.fixture(params=ROOMS, ids=lambda room: room.name)
def room(request: pytest.FixtureRequest) -> Room:
    found = request.param
    assert isinstance(found, Room)
    return found


def test_there_is_a_room_for_every_generation_that_loses() -> None:
    published = {r.trace.protocol for r in ROOMS if r.hall == HALLS[0]}
    assert published == {"hw-truncation", "kip-101", "kip-279", "kip-320-first-try"}
    assert len({r.name for r in ROOMS}) == len(ROOMS)


def test_there_is_a_room_for_every_known_flaw_of_brokers() -> None:
    """In the world in which its page says that the wrong rule fails, and with the fix that the page names."""
    shown = {
        (r.trace.protocol, r.trace.property, tuple(r.trace.bounds.items()), r.mended_by, tuple(r.mended_with.items()))
        for r in ROOMS
        if r.hall != HALLS[0]
    }
    assert shown == {
        (f.wrong.name, f.property, tuple(f.world.items()), f.right.name, tuple(f.right_world.items()))
        for f in FLAWS.values()
    }


def test_halls_are_not_empty_and_rooms_lie_together() -> None:
    assert tuple(dict.fromkeys(r.hall for r in ROOMS)) == HALLS
    assert [hall for hall, _ in groupby(r.hall for r in ROOMS)] == list(HALLS)


def test_a_room_breaks_its_generation_with_its_last_step(room: Room) -> None:
    run, prop = opened(room)
    assert run.first_violation(prop.holds) == len(run.steps)


def test_the_generation_that_mended_it_does_not_break(room: Room) -> None:
    run, prop = opened(room)
    mended = PROTOCOLS[room.mended_by]
    world = mended.bounded(**{**room.trace.bounds, **room.mended_with})
    twin = follow(run, watched(mended, world, [prop]))
    assert twin.other.first_violation(prop.holds) is None
    assert twin.parted_at is not None
    if room.mended_with:
        assert twin.refused, "a setting that mends refuses a step of the schedule"


def test_the_trace_of_a_broker_room_is_the_shortest(room: Room) -> None:
    if room.hall == HALLS[0]:
        pytest.skip("the published rooms are chosen for their story")
    wrong = (room.trace.protocol, room.trace.property, room.trace.bounds)
    flaw = next(name for name, f in FLAWS.items() if (f.wrong.name, f.property, f.world) == wrong)
    assert len(room.trace.actions) == DEPTHS[flaw]


def test_nothing_in_a_room_is_superfluous(room: Room) -> None:
    """Without any one of its steps the schedule leads to another failure, or to none."""
    run, _ = opened(room)
    schedules = Schedules(run.system)
    steps = schedules.steps_of(run)
    for left_out in range(len(steps) - 1):
        taken = schedules.start
        for step in steps[:left_out] + steps[left_out + 1 :]:
            after = schedules.take(taken, step)
            taken = taken if isinstance(after, str) else after
        assert taken.world[0] != run.worlds[-1][0], run.steps[left_out]


def test_the_logs_of_the_second_room_differ_below_both_marks() -> None:
    run, _ = opened(next(r for r in ROOMS if r.name == "divergence-below-the-mark"))
    s = run.worlds[-1][0]
    assert (s.hw, [log[0] for log in s.log]) == ((1, 1), [0, 1])  # type: ignore[attr-defined]


def test_the_command_lists_and_opens_rooms(cli: Cli) -> None:
    listed = cli("museum").stdout
    assert all(r.name in listed for r in ROOMS)
    ran = cli("museum", "fast-elections", "--no-why")
    assert ran.returncode == 0
    for heading in ("Believed", "What happens", "Mended", "Why, step by step:"):
        assert heading in ran.stdout
    assert json.loads(cli("museum", "fast-elections", "--as", "json").stdout)["protocol"] == "kip-101"
    wrong = cli("museum", "fast-election")
    assert (wrong.returncode, "did you mean fast-elections" in wrong.stderr) == (2, True)
    assert cli("museum", "--as", "json").returncode == 2
