"""Promises without bounds: what ranks prove is kept, and ranks that do not fit prove nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest
from support.liveness_oracle import Space, by_components, claims_of, least_depth
from support.random_rankings import SYSTEMS, random_rankings
from support.tiers import daily

from tideproof.model.backends.schematic import APPLIED, AnySystem
from tideproof.model.backends.z3_terms import subterms
from tideproof.model.language.actions import Action, Asked, Parameter, Rule, action, not_fair, weakly_fair
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, not_, select
from tideproof.model.language.errors import LanguageError
from tideproof.model.language.properties import Property, Status, invariant, leads_to, watched
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.ranking import Rank, rank
from tideproof.model.language.state import ModelError, State, below, merged, upto, variable
from tideproof.model.protocols.atomic.kip_320 import fenced_follower_fetch
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.base import Budget, Reporter, Result
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.liveness.search import keep
from tideproof.properties.engines.solver import ranking
from tideproof.properties.engines.solver.unbounded import dot, prove, smallest_gap, summary
from tideproof.properties.invariants.catalogue import AS_BUILT_LEMMAS, IN_KRAFT_LEMMAS, LEMMAS
from tideproof.properties.invariants.promises import record_gets_committed, record_reaches_follower

KIP_320 = PROTOCOLS["kip-320"]
FETCHING = KIP_320.variation("kip-320-fetching", "followers fetch", "", fetch=weakly_fair(KIP_320.slots["fetch"]))
RECORDS = [record_gets_committed, record_reaches_follower]
AS_BUILT, IN_KRAFT = PROTOCOLS["kip-320-as-built"], PROTOCOLS["kip-320-in-kraft"]
TINY = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 2}
SMALL = TINY | {"log_size": 2, "records": 2}


def failed(protocol: Protocol, promise: Property, lemmas: tuple[Property, ...] = ()) -> list[str]:
    """The obligations of the promise that are not discharged."""
    found = prove(protocol, [promise], lemmas, only=[promise.name], jobs=1)
    assert len(found.obligations) == len(ranking.obligations(protocol, promise))
    return [o.goal.removeprefix(f"{promise.name}: ") for o in found.failed]


# KIP-320 --------------------------------------------------------------------------------------------------------------


@pytest.mark.nightly
@pytest.mark.parametrize("promise", RECORDS, ids=lambda p: p.name)
def test_records_of_a_leader_in_office_get_committed_and_reach_followers(promise: Property) -> None:
    """The lemmas are proved elsewhere (test_unbounded.py)."""
    assert failed(FETCHING, promise, LEMMAS) == []


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("protocol", "lemmas"), [(FETCHING, LEMMAS), (AS_BUILT, AS_BUILT_LEMMAS), (IN_KRAFT, IN_KRAFT_LEMMAS)],
    ids=["kip-320", "as built", "in kraft"],
)  # fmt: skip
def test_promises_and_lemmas_are_proved_for_all_bounds(protocol: Protocol, lemmas: tuple[Property, ...]) -> None:
    found = prove(protocol, RECORDS, lemmas)
    assert found.complete and found.status is Status.HOLDS
    assert "RecordGetsCommitted" in dot(found) and "leads nearer" not in dot(found)


@pytest.mark.parametrize(
    ("protocol", "given"),
    daily([], [(p, g) for p in (FETCHING, AS_BUILT, IN_KRAFT) for g in (TINY, SMALL)]),
)
def test_exhaustive_search_and_liveness_agree_with_the_proof(protocol: Protocol, given: dict[str, int]) -> None:
    """Each obligation holds in every reachable state, and each rank acts in some."""
    bounds = protocol.bounded(**given)
    for promise in RECORDS:
        obligations = ranking.obligations(protocol, promise)
        with explore(protocol, bounds, obligations) as found:
            assert {v.status for v in found.verdicts} == {Status.HOLDS}
        assert keep(protocol, bounds, [promise], budget=Budget()).verdicts[0].status is Status.HOLDS
        for number in range(len(promise.ranks)):
            acting = never_acts(protocol, promise, number)
            with explore(protocol, bounds, [acting]) as found:
                assert found.verdicts[0].status is Status.VIOLATED, promise.ranks[number].meaning


def broken(protocol: Protocol, promise: Property, given: dict[str, int]) -> list[str]:
    """The obligations that some reachable state breaks."""
    obligations = ranking.obligations(protocol, promise)
    with explore(protocol, protocol.bounded(**given), obligations) as found:
        violated = [v.property.name for v in found.verdicts if v.status is Status.VIOLATED]
    return [name.removeprefix(f"{promise.name}: ") for name in violated]


def never_acts(protocol: Protocol, promise: Property, number: int) -> Property:
    """An invariant that is false where the rank acts."""
    made = ranking._Ranking(protocol, promise)
    return made._property("never acts", "", lambda was: made._helped(was, number, lambda can, now: False))


def test_ranks_of_records_mention_no_bound() -> None:
    """So the proof is about runs in which producers write for ever, too. The number of replicas is fixed."""
    system = AnySystem(FETCHING)
    for promise in RECORDS:
        given = {name: system.bounds.index(p(system.bounds), name) for name, p in promise.parameters.items()}
        was = ranking._Pending(promise, system.state, given)
        for each in promise.ranks:
            at = {name: system.bounds.index(p(system.bounds), name) for name, p in each.parameters.items()}
            mentioned = {term.args[0] for term in subterms([was.left(each, at)]) if term.op == APPLIED}
            assert {name for name in mentioned if name.startswith("bound ")} <= {"bound replicas"}


def test_a_follower_that_need_not_fetch_is_refused() -> None:
    with pytest.raises(ValueError, match=r"counts on FencedFollowerFetch, which is not fair in kip-320"):
        prove(KIP_320, [record_reaches_follower], LEMMAS)


@pytest.mark.nightly
def test_fetches_that_are_fair_as_a_whole_prove_nothing() -> None:
    """Another follower may fetch for ever, if records never run out. Bounds hide this: there the promise is kept."""
    as_one = FETCHING.variation("as-one", "", "", fetch=weakly_fair(KIP_320.slots["fetch"], as_one=True))
    assert failed(as_one, record_reaches_follower, LEMMAS) == ["FencedFollowerFetch leads no further away"]
    assert keep(as_one, as_one.bounded(**TINY), [record_reaches_follower]).verdicts[0].status is Status.HOLDS


@action(follower=fenced_follower_fetch.parameters["follower"], leader=fenced_follower_fetch.parameters["leader"])
def fetch_from_the_high_watermark(s: ReplicationState, follower: int, leader: int) -> Rule[ReplicationState]:
    """A follower that has truncated below its leader's high watermark never fetches again."""
    yield s.leo[follower] >= s.hw[leader]
    return (yield from fenced_follower_fetch.rule(s, follower, leader))


def test_a_follower_that_stops_fetching_is_not_proved_to_get_a_record() -> None:
    """It is false, too. With the ISR as it is, the high watermark moves on without the follower."""
    stops = FETCHING.variation("stops", "", "", fetch=weakly_fair(fetch_from_the_high_watermark))
    assert broken(stops, record_reaches_follower, TINY) == ["FetchFromTheHighWatermark is possible"]
    assert keep(stops, stops.bounded(**TINY), [record_reaches_follower]).verdicts[0].status is Status.VIOLATED


@rank("fetch")
def records_behind_the_leader(s: ReplicationState, follower: int) -> tuple[Int, dict[str, Int]]:
    """the records of the leader that the follower lacks, which a write makes more"""
    return select(s.leo, s.quorum_leader) - s.leo[follower], {"follower": follower, "leader": s.quorum_leader}


def test_a_rank_that_grows_proves_nothing() -> None:
    growing = replace(record_reaches_follower, ranks=(record_reaches_follower.ranks[0], records_behind_the_leader))
    assert broken(FETCHING, growing, SMALL) == ["LeaderWrite leads no further away"]


# Small protocols ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pile(State):
    left: Int = variable("what is left", upto("size"), initial=lambda b: b.size)
    side: Int = variable("the side from which it can be taken", below("sides"))
    is_open: Bool = variable("whether it can be taken at all", bool, initial=True)


SIDE = Parameter(lambda b: b.sides, str)


@weakly_fair
@action(side=SIDE)
def take(s: Pile, side: int) -> Rule[Pile]:
    """One is taken."""
    yield all_of(s.left > 0, s.side == side, s.is_open)
    return s.replace(left=s.left - 1)


@action(side=SIDE)
def turn(s: Pile, side: int) -> Rule[Pile]:
    """It can be taken from another side."""
    yield s.side != side
    return s.replace(side=side)


@action()
def close(s: Pile) -> Rule[Pile]:
    """It cannot be taken for a while."""
    yield s.is_open
    return s.replace(is_open=False)


@weakly_fair
@action()
def reopen(s: Pile) -> Rule[Pile]:
    """It can be taken again."""
    yield not_(s.is_open)
    return s.replace(is_open=True)


@rank("take")
def what_is_left(s: Pile) -> tuple[Int, dict[str, Int]]:
    """what is left"""
    return s.left, {"side": s.side}


@leads_to(Pile, ranks=(what_is_left,))
def pile_goes(s: Pile) -> tuple[Bool, Bool]:
    """The pile goes."""
    return s.left > 0, s.left == 0


def pile(**slots: Action) -> Protocol:
    bounds = (BoundSpec("size", "size", 1, 2), BoundSpec("sides", "sides", 1, 2))
    return Protocol("pile", "", "", Pile, Pile.initial, bounds, {"take": take, **slots})


def kept(protocol: Protocol, promise: Property) -> bool:
    """Whether the promise is kept under the default bounds."""
    return keep(protocol, protocol.bounded(), [promise]).verdicts[0].status is Status.HOLDS


@invariant(Pile)
def always_open(s: Pile) -> Bool:
    """It is open."""
    return s.is_open


def test_a_rank_may_rest_on_a_lemma() -> None:
    assert failed(pile(), pile_goes) == ["Take is possible"]
    assert prove(pile(), [pile_goes], [always_open], jobs=1).status is Status.HOLDS
    assert kept(pile(), pile_goes)


def test_a_step_that_is_not_possible_for_good_proves_nothing() -> None:
    """If the right side changes for ever, each step of `take` may be left out, but not all of them."""
    turning = pile(turn=turn)
    assert failed(turning, pile_goes, (always_open,)) == ["Turn leads no further away"]
    assert not kept(turning, pile_goes)
    as_one = replace(turning, slots={"take": weakly_fair(take, as_one=True), "turn": turn})
    assert failed(as_one, pile_goes, (always_open,)) == [] and kept(as_one, pile_goes)


def test_a_step_that_is_possible_now_and_then_proves_nothing() -> None:
    """Even if it is strongly fair, which would suffice here."""
    closing = pile(close=close, reopen=reopen)
    assert failed(closing, pile_goes) == ["Take is possible"] and not kept(closing, pile_goes)


def test_a_premise_must_stay_true_until_the_goal() -> None:
    """While it is closed nothing is presumed. There the premise ends, and then nothing leads to the goal."""

    @rank("take")
    def left_while_open(s: Pile) -> tuple[Int, dict[str, Int]]:
        """what is left"""
        return s.left, {"side": s.side}

    @leads_to(Pile, provided=lambda s: s.is_open, ranks=(left_while_open,))
    def goes_from_side_0(s: Pile) -> tuple[Bool, Bool]:
        """It goes if it can be taken from side 0."""
        return all_of(s.left > 0, s.side == 0), all_of(s.left == 0, s.side == 0)

    @action(side=SIDE)
    def turn_closed(s: Pile, side: int) -> Rule[Pile]:
        """It turns while it is closed."""
        yield all_of(not_(s.is_open), s.side != side)
        return s.replace(side=side)

    protocol = pile(close=close, reopen=reopen, turn=turn_closed)
    assert failed(protocol, goes_from_side_0) == ["TurnClosed leads no further away"]
    assert not kept(protocol, goes_from_side_0)
    protocol = pile(close=close, reopen=reopen)
    assert failed(protocol, goes_from_side_0) == [] and kept(protocol, goes_from_side_0)


def with_rank(measure: Callable[[Any], Any], slot: str = "take") -> Property:
    return replace(pile_goes, ranks=(replace(what_is_left, slot=slot, measure=measure),))


@pytest.mark.parametrize(
    ("measure", "open_ones"),
    [
        (lambda s: (s.left - 1, {"side": s.side}), ["some rank is above 0"]),
        (lambda s: (1, {"side": s.side}), ["Take leads nearer"]),
        (lambda s: (s.left, {"side": s.side + s.bounds.sides}), ["Take is possible", "Take leads nearer"]),
    ],
    ids=["too small", "constant", "no such side"],
)
def test_a_wrong_rank_proves_nothing(measure: Callable[[Any], Any], open_ones: list[str]) -> None:
    assert failed(pile(), with_rank(measure), (always_open,)) == open_ones


ASKED: list[Asked] = [lambda b: b.sides > 2, lambda b: b.size > 1, lambda b: b.size < 3]


@pytest.mark.parametrize(("asked", "size"), [*zip(ASKED, [2, 1, 3], strict=True)])
def test_a_promise_is_not_kept_under_bounds_that_leave_out_the_action_which_helps(asked: Asked, size: int) -> None:
    """So a proof may not count on it: see the refusals below."""
    protocol = pile(take=replace(take, asked=asked))
    assert keep(protocol, protocol.bounded(size=size), [pile_goes]).verdicts[0].status is Status.VIOLATED
    assert keep(pile(), pile().bounded(size=size), [pile_goes]).verdicts[0].status is Status.HOLDS


@pytest.mark.parametrize(
    ("protocol", "promise", "message"),
    [
        (pile(), with_rank(lambda s: (s.left, {"sides": s.side})), r"a rank gives sides for Take\(side\)"),
        (pile(), with_rank(lambda s: (s.left, {}), slot="given"), r"pile has no slot 'given'"),
        (pile(take=not_fair(take)), pile_goes, r"counts on Take, which is not fair in pile"),
        (pile(take=weakly_fair(take, together="all")), pile_goes, r"Take, which is fair only together with others"),
        (pile(), replace(pile_goes, ranks=()), r"PileGoes has no ranks"),
        *[(pile(take=replace(take, asked=a)), pile_goes, r"Take, which some bounds may leave out") for a in ASKED],
    ],
    ids=["parameters", "slot", "fairness", "together", "no ranks", "never there", "not in small", "not in large"],
)
def test_ranks_that_fit_no_action_are_refused(protocol: Protocol, promise: Property, message: str) -> None:
    with pytest.raises((ValueError, ModelError), match=message):
        prove(protocol, [promise], [], jobs=1)


@pytest.mark.parametrize(
    "measure",
    [
        lambda s: s.left,
        lambda s: (s.left, None),
        lambda s: (s.left > 0, {"side": s.side}),
        lambda s: (s.left, {"side": s.side == 0}),
    ],
    ids=["a number", "no parameters", "a condition", "a condition as parameter"],
)
def test_a_rank_of_the_wrong_kind_is_refused_where_it_stands(measure: Callable[[Any], Any]) -> None:
    """By `check` too, which needs no ranks."""
    here = rf"test_ranking.py:{measure.__code__.co_firstlineno}:1: R19: a rank returns .*: a rank is a number, and the"
    with pytest.raises(LanguageError, match=here):
        prove(pile(), [with_rank(measure)], [], jobs=1)
    with pytest.raises(LanguageError, match=here):
        kept(pile(), with_rank(measure))


@pytest.mark.parametrize(
    "returned", [lambda s: (True, s.left == 0, True), lambda s: (s.left, s.left == 0), lambda s: [s.left > 0, True]]
)
def test_a_promise_of_the_wrong_kind_is_refused_where_it_stands(returned: Callable[[Any], Any]) -> None:
    here = rf"test_ranking.py:{returned.__code__.co_firstlineno}:1: R19: PileGoes returns .*: a promise is two truth"
    wrong = replace(pile_goes, predicate=returned)
    with pytest.raises(LanguageError, match=here):
        prove(pile(), [wrong], [], jobs=1)
    with pytest.raises(LanguageError, match=here):
        kept(pile(), wrong)


def test_an_error_of_an_obligation_is_shown_at_the_promise() -> None:
    line = pile_goes.predicate.__code__.co_firstlineno
    with pytest.raises(ModelError, match=rf"test_ranking.py:{line}\): ValueError: a rank gives sides"):
        prove(pile(), [with_rank(lambda s: (s.left, {"sides": s.side}))], [], jobs=1)


def test_two_ranks_may_count_on_one_action() -> None:
    """Of two piles it takes from the second, or from the first and fills up the second."""

    @action()
    def take_one(s: Pile) -> Rule[Pile]:
        """One is taken, and the side goes back to the last after the first."""
        yield any_of(s.left > 0, s.side > 0)
        last = s.bounds.sides - 1
        return merged(s.side > 0, s.replace(side=s.side - 1), s.replace(left=s.left - 1, side=last))

    ranks = (
        replace(what_is_left, measure=lambda s: (s.left, {})),
        Rank("take", "the side", lambda s: (s.side, {}), {}),
    )
    two, swapped = replace(pile_goes, ranks=ranks), replace(pile_goes, ranks=ranks[::-1])
    protocol = pile(take=weakly_fair(take_one))
    assert failed(protocol, two) == [] and kept(protocol, two)
    assert failed(protocol, swapped) == ["TakeOne leads no further away", "rank 2: TakeOne leads nearer"]


def test_only_ranks_are_ranks_of_a_promise() -> None:
    with pytest.raises(TypeError, match="what_is_left is no rank of a promise"):
        leads_to(Pile, ranks=(what_is_left.measure,))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"is no slot: write @rank"):
        rank(what_is_left.measure)  # type: ignore[arg-type]


def test_a_failed_obligation_is_shown_in_the_smallest_configuration() -> None:
    found = prove(pile(close=close, reopen=reopen), [pile_goes], [], jobs=1)
    gap = smallest_gap(found, Budget(), Reporter())
    assert isinstance(gap, Result) and dict(gap.system.bounds) == {"size": 1, "sides": 1}
    (shown,) = gap.statistics["gaps"]
    assert (shown["breaks"], shown["status"]) == ("PileGoes: Take is possible", "real")
    assert "PileGoes: unknown" in summary(found, gap)


# Random protocols -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", daily([1], range(1, 10)))
def test_random_ranks_prove_nothing_false(seed: int) -> None:
    """Where all obligations hold in the reachable states, no run breaks the promise; the oracle decides that."""
    protocol, ranked, each = random_rankings(seed)
    bounds, system = protocol.bounded(), watched(protocol, protocol.bounded(), [])
    space, broken = Space.of(protocol, bounds, each), set[int]()
    for obligation in ranking.obligations(protocol, ranked):
        for state in space.states:
            which = state[0].which
            if which < SYSTEMS and which not in broken and not obligation.on_ints(system, state):
                broken.add(which)
    claims = [claims_of(space, each, case) for case in each.cases(bounds)]
    kept = [least_depth(space, claim, by_components) is None for claim in claims]
    assert all(kept[which] for which in range(SYSTEMS) if which not in broken)
    if seed == 1:
        assert len(broken) < SYSTEMS and not all(kept)
