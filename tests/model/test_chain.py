"""Chain replication: what it promises, what its reads promise, and the same asked of leader and follower."""

from __future__ import annotations

import pytest
from support.cli import Cli
from support.counters import CounterState, counter
from support.flaws import some
from support.successors import compare_reachable
from support.tiers import daily

from tideproof.counterexamples.views.text import view_of
from tideproof.model.language.actions import Rule, action
from tideproof.model.language.algebra import put
from tideproof.model.language.properties import Status, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.system import System
from tideproof.model.protocols.catalogue import CHAINS, PROTOCOLS
from tideproof.model.protocols.chain.chain import CHAIN, SERVER, ChainState, both_up, is_tail, may_join, unread
from tideproof.model.protocols.chain.reads import CRAQ, MarkedChainState, answered, serves
from tideproof.model.runs.replay import replay
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants import chain as promises
from tideproof.properties.invariants import clients
from tideproof.properties.invariants.catalogue import properties_of

SMALL = {"replicas": 2, "spares": 1, "log_size": 2, "records": 2}
LARGE = {"replicas": 4, "spares": 1, "log_size": 3, "records": 4}

# Which reads can be had, by the length of the shortest counterexample; None: it holds in every reachable state.
# The columns: ReadsSeeAcknowledged, ReadsNeverGoBack, ReadsAreNeverLost, ReadsAreLinearizable.
READS = (
    promises.reads_see_acknowledged,
    promises.reads_never_go_back,
    promises.reads_are_never_lost,
    promises.reads_are_linearizable,
)
TABLE = {
    "chain": (None, None, None, None),
    "chain-suspected": (4, 5, None, 4),
    "chain-nearest": (None, 3, 4, 3),
    "chain-marked": (4, 5, None, 4),
    "chain-closed": (None, None, None, None),
    "craq": (None, None, None, None),
}

# Distinct states and diameter, without ghosts; then the states with the ghosts of all properties.
COUNTS = {
    "chain": ((1_644, 14, 3_058), (14_641, 22, 32_478)),
    "chain-suspected": ((16_518, 17, 35_404), (467_026, 26, 1_276_485)),
    "chain-nearest": ((2_146, 14, 6_726), (21_529, 22, 98_921)),
    "chain-marked": ((10_615, 20, 23_045), (305_581, 32, 845_262)),
    "chain-closed": ((7_008, 20, 10_968), (175_719, 32, 273_327)),
    "craq": ((8_834, 20, 18_333), (235_155, 32, 629_510)),
}


EACH_KIND = {"chain", "chain-suspected", "craq"}
some_chains = pytest.mark.parametrize("chain", daily(EACH_KIND, [p.name for p in CHAINS]), indirect=True)
"""One that asks the tail, one that is wrong about who has stopped, one with marks; at night the others too."""


@pytest.fixture(params=[p.name for p in CHAINS])
def chain(request: pytest.FixtureRequest) -> Protocol:
    return PROTOCOLS[request.param]


def depths(protocol: Protocol, *properties: promises.Property, **configuration: int) -> tuple[int | None, ...]:
    with explore(protocol, protocol.bounded(**configuration), properties) as found:
        assert found.complete
        return tuple(v.depth for v in found.verdicts)


def test_which_reads_are_consistent(chain: Protocol) -> None:
    assert depths(chain, *READS) == TABLE[chain.name]


def test_in_a_longer_chain_the_same_reads_are_consistent(chain: Protocol) -> None:
    # With one server more, a record takes one step more to reach the tail.
    longer = tuple(d and d + (chain.name != "chain-nearest") for d in TABLE[chain.name])
    assert depths(chain, *READS, **LARGE) == longer


@pytest.mark.parametrize(("size", "configuration"), [(0, {}), pytest.param(1, LARGE, marks=pytest.mark.nightly)])
def test_chains_have_the_recorded_numbers_of_states(chain: Protocol, size: int, configuration: dict[str, int]) -> None:
    states, diameter, with_ghosts = COUNTS[chain.name][size]
    with explore(chain, chain.bounded(**configuration), []) as found:
        assert (found.distinct_states, found.diameter, found.never_taken) == (states, diameter, [])
    with explore(chain, chain.bounded(**configuration), properties_of(chain)) as found:
        assert found.distinct_states == with_ghosts


def test_acknowledged_records_survive_and_records_of_the_head_may_not(chain: Protocol) -> None:
    asked = (
        promises.successors_hold_no_more,
        promises.acknowledged_records_survive,
        promises.records_of_the_head_survive,
        promises.only_the_tail_believes_it,
    )
    suspected = chain.name == "chain-suspected"
    # A head that is only suspected need not even stop.
    assert depths(chain, *asked) == (None, None, 2 if suspected else 3, 1 if suspected else None)


def test_a_removed_tail_serves_stale_reads() -> None:
    protocol = PROTOCOLS["chain-suspected"]
    with explore(protocol, protocol.bounded(spares=0), [promises.reads_never_go_back]) as found:
        (verdict,) = found.verdicts
    assert [str(step) for step in verdict.trace or ()] == [
        "HeadWrite(head=b0)",
        "Forward(server=b0, successor=b1)",
        "MasterRemoveSuspected(server=b2)",
        "ReadTail(server=b1)",
        "ReadTail(server=b2)",
    ]
    cells, _ = view_of(protocol.state)
    shown = cells(replay(found.system, verdict.trace or ()).states[-1][0])
    assert shown == {"b0": "head r1", "b1": "tail r1", "b2": "out, believes to be tail -", "read": "nothing"}


def test_reads_at_the_tail_survive_the_losing_schedule() -> None:
    nearest = PROTOCOLS["chain-nearest"]
    with explore(nearest, nearest.bounded(), [promises.reads_are_never_lost]) as found:
        steps = found.verdicts[0].trace or ()
    system = watched(CRAQ, CRAQ.bounded(), [promises.reads_are_never_lost])
    run = replay(system, [system.fill(step.slot, step.parameters) for step in steps])
    assert run.first_violation(promises.reads_are_never_lost.holds) is None


def test_the_view_shows_marks_and_stopped_servers() -> None:
    system = System(CRAQ, CRAQ.bounded(spares=0, records=2))
    names = [("HeadWrite", (0,)), ("Forward", (0, 1)), ("Forward", (1, 2)), ("LearnAcknowledged", (1, 2))]
    names += [("HeadWrite", (0,)), ("Stop", (0,))]
    steps = [next(i for i in system.instances if (i.action.name, (*i.parameters.values(),)) == n) for n in names]
    cells, legend = view_of(MarkedChainState)
    shown = [cells(full_state[0]) for full_state in replay(system, steps).states]
    assert shown[-2] == {"b0": "head |r1 r2", "b1": "middle r1|", "b2": "tail r1", "read": ""}
    assert shown[-1]["b0"] == "head, stopped"
    assert "mark" in legend


@some_chains
def test_compiled_steps_agree_with_the_rules_on_reachable_states(chain: Protocol) -> None:
    with explore(chain, chain.bounded(**SMALL), properties_of(chain)) as found:
        compare_reachable(found, some(found.distinct_states, 800))


# Rules that are wrong, and must be found out --------------------------------------------------------------------------


@action(tail=SERVER, spare=SERVER)
def extend_too_early(s: ChainState, tail: int, spare: int) -> Rule[ChainState]:
    """A spare becomes the tail before it has the records of the old one."""
    yield is_tail(s, tail)
    yield may_join(s, spare)
    yield both_up(s, tail, spare)
    believes = put(put(s.believes_tail, tail, False), spare, True)
    return unread(s, member=put(s.member, spare, True), believes_tail=believes)


@action(server=SERVER)
def read_without_asking(s: MarkedChainState, server: int) -> Rule[MarkedChainState]:
    """A server returns all it has, where it should have asked the tail."""
    yield serves(s, server)
    return answered(s, server, s.leo[server])


@pytest.mark.parametrize(
    ("mutant", "expected"),
    [
        (CHAIN.variation("mutant", "", "", extend=extend_too_early), (4, 5, 6, 9, 5)),
        (CRAQ.variation("mutant", "", "", read=read_without_asking), (None, None, 3, 4, 3)),
    ],
)
def test_a_wrong_chain_rule_is_detected(mutant: Protocol, expected: tuple[int | None, ...]) -> None:
    assert depths(mutant, promises.acknowledged_records_survive, *READS) == expected


@action()
def contradict(s: CounterState) -> Rule[CounterState]:
    """Can never be taken: its conjuncts are possible one by one only."""
    yield s.n == 0
    yield s.n != 0
    return s.replace(n=3)


def test_a_contradictory_guard_enables_no_step() -> None:
    system = counter(contradict)
    assert system.instances == ()
    with explore(system.protocol, system.bounds, []) as found:
        assert (found.distinct_states, found.complete) == (1, True)


# The same asked of leader and follower --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["hw-truncation", "kip-101", "kip-279", "kip-320"])
def test_a_new_leader_may_hide_committed_records(name: str) -> None:
    protocol = PROTOCOLS[name]
    assert depths(protocol, clients.committed_records_stay_visible, replicas=2, log_size=1, records=1) == (8,)


@pytest.mark.parametrize("name", ["hw-truncation", "kip-101", "kip-279", "kip-320"])
def test_followers_show_only_committed_records(name: str) -> None:
    with explore(
        PROTOCOLS[name],
        PROTOCOLS[name].bounded(replicas=2, log_size=2, records=2),
        [clients.replicas_show_committed],
    ) as found:
        assert found.verdicts[0].status is Status.HOLDS


# The command line -----------------------------------------------------------------------------------------------------


def test_chains_and_generations_are_not_compared(cli: Cli) -> None:
    ran = cli("compare", "chain", "kip-320")
    assert "chain and kip-320 have no properties in common" in " ".join(ran.stderr.split())
    assert ran.returncode == 2
