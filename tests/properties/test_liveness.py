"""Promises: what must happen in the end, told by small protocols, and by brokers."""

from __future__ import annotations

import inspect
import json
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import pytest
from support.cli import Cli
from support.ring import Ring, ring

from tideproof import (
    REPLICA,
    Bool,
    Bools,
    BoundSpec,
    Protocol,
    State,
    action,
    all_of,
    leads_to,
    not_,
    not_fair,
    put,
    strongly_fair,
    variable,
    weakly_fair,
)
from tideproof.cli.report import others_text
from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.account import account
from tideproof.counterexamples.explain.facts import Kind
from tideproof.counterexamples.explain.loops import facts_of_loop
from tideproof.counterexamples.views.text import verdict_in_words
from tideproof.model.language.errors import LanguageError
from tideproof.model.language.properties import Property, Status, Verdict, watched
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.flaws import STALLS
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.lasso import breaks, going_round, left_out, with_loop
from tideproof.model.runs.replay import replay
from tideproof.properties.engines.base import confirm_lasso
from tideproof.properties.engines.liveness.search import keep
from tideproof.properties.invariants import promises
from tideproof.properties.invariants.catalogue import property_named
from tideproof.testing import assert_holds, assert_violates


@dataclass(frozen=True)
class Link(State):
    sent: Bool = variable("a message is on its way", bool)
    arrived: Bool = variable("it has arrived", bool)


@action()
def send(s):
    """The sender sends it, and again where it was lost."""
    yield all_of(not_(s.sent), not_(s.arrived))
    return s.replace(sent=True)


@action()
def lose(s):
    """The link loses it."""
    yield s.sent
    return s.replace(sent=False)


@action()
def arrive(s):
    """It arrives."""
    yield s.sent
    return s.replace(sent=False, arrived=True)


@leads_to(Link)
def it_arrives(s):
    """What is sent arrives."""
    return True, s.arrived


LINK = Protocol(
    name="link",
    title="a link that loses messages",
    story="A message may be lost again and again.",
    state=Link,
    initial=Link.initial,
    bounds=(),
    slots={"send": weakly_fair(send), "lose": lose, "arrive": strongly_fair(arrive)},
)


def decided(protocol: Protocol, promise: Property, **bounds: int) -> Verdict:
    return keep(protocol, protocol.bounded(**bounds), [promise]).verdicts[0]


def loop_of(verdict: Verdict) -> list[str]:
    return [str(step) for step in (verdict.trace or ())[verdict.loop_from :]]


def test_under_strong_fairness_a_message_arrives() -> None:
    assert decided(LINK, it_arrives).status is Status.HOLDS


def test_under_weak_fairness_a_message_may_be_lost_forever() -> None:
    """Arrival is never possible for good: in between the message is lost."""
    weaker = LINK.variation("weaker", "arrival is weakly fair", "…", arrive=weakly_fair(arrive))
    verdict = decided(weaker, it_arrives)
    assert (verdict.depth, sorted(loop_of(verdict))) == (0, ["Lose()", "Send()"])


def test_an_unfair_sender_may_never_send() -> None:
    """The run stays in its initial state: its loop has no step."""
    silent = LINK.variation("silent", "nobody must send", "…", send=not_fair(send))
    verdict = decided(silent, it_arrives)
    assert (verdict.depth, verdict.trace, verdict.loop_from) == (0, (), 0)
    assert "no step need come" in verdict.how
    assert not [*others_text(keep(silent, silent.bounded(), [it_arrives]), verdict, [])]


def test_a_deadlock_violates_the_promise() -> None:
    """A terminal state goes on for ever, too."""
    ended = LINK.variation("ended", "the sender sends once", "…", send=None, arrive=None)
    assert decided(ended, it_arrives).depth == 0


@dataclass(frozen=True)
class Table(State):
    eats: Bools = variable("the philosopher has both forks", bool, "replicas")


def may_eat(s, replica):
    right = (replica + 1) % s.bounds.replicas
    return all_of(not_(s.eats[replica]), not_(s.eats[replica - 1]), not_(s.eats[right]))


@action(replica=REPLICA)
def begin(s, replica):
    """A philosopher whose neighbours do not eat begins to eat."""
    yield may_eat(s, replica)
    return s.replace(eats=put(s.eats, replica, True))


@action(replica=REPLICA)
def end(s, replica):
    """A philosopher ends to eat."""
    yield s.eats[replica]
    return s.replace(eats=put(s.eats, replica, False))


@leads_to(Table, replica=REPLICA)
def each_eats(s, replica):
    """Each philosopher eats at some time."""
    return not_(s.eats[replica]), s.eats[replica]


TABLE = Protocol(
    name="philosophers",
    title="philosophers that take both forks at once",
    story="A neighbour may always be eating.",
    state=Table,
    initial=Table.initial,
    bounds=(BoundSpec("replicas", "philosophers", least=3, default=3),),
    slots={"begin": strongly_fair(begin), "end": weakly_fair(end)},
)


def test_under_strong_fairness_no_philosopher_starves() -> None:
    assert decided(TABLE, each_eats).status is Status.HOLDS


def test_with_four_philosophers_one_may_starve() -> None:
    """The first begins before the third ends, and so on: the one between them can begin at no time."""
    assert decided(TABLE, each_eats, replicas=4).depth == 1


def test_under_weak_fairness_a_philosopher_starves() -> None:
    """Its neighbours eat in turn, so that it can begin at no time for good."""
    weaker = TABLE.variation("weaker", "…", "…", begin=weakly_fair(begin))
    verdict = decided(weaker, each_eats)
    assert verdict.status is Status.VIOLATED and verdict.figures["case"] == {"replica": 0}
    assert not any("End(replica=b0)" in step or "Begin(replica=b0)" in step for step in loop_of(verdict))


def moves(name, *steps, fair=not_fair):
    @action()
    def move(s):
        """It goes from one place to another."""
        yield all_of(*(s.at == here for here, _ in steps[:1]))
        return s.replace(at=steps[0][1])

    return fair(replace(move, name=name))


@leads_to(Ring)
def gets_to_the_end(s):
    """It gets to the last place."""
    return s.at < s.bounds.places - 1, s.at == s.bounds.places - 1


def test_an_unfair_component_may_have_a_fair_subcomponent() -> None:
    """0 ⇄ 1 ⇄ 2: from 2 a strongly fair step leads to the end. The part 0 ⇄ 1 never comes by there."""
    protocol = ring(
        a=moves("A", (0, 1)), b=moves("B", (1, 0)), c=moves("C", (1, 2)), d=moves("D", (2, 1)),
        out=moves("Out", (2, 3), fair=strongly_fair),
    )  # fmt: skip
    verdict = decided(protocol, gets_to_the_end)
    assert (verdict.depth, loop_of(verdict)) == (0, [])  # no step of 0 need come
    must_move = protocol.variation("moving", "…", "…", a=moves("A", (0, 1), fair=weakly_fair),
                                   b=moves("B", (1, 0), fair=weakly_fair))  # fmt: skip
    assert loop_of(decided(must_move, gets_to_the_end)) == ["A()", "B()"]


def test_stuttering_steps_satisfy_no_fairness() -> None:
    """As in TLA+: <<A>>_vars. A strongly fair step that leaves the place as it is satisfies nothing by that."""
    protocol = ring(stay=moves("Stay", (0, 0), fair=strongly_fair))
    assert decided(protocol, gets_to_the_end).depth == 0


def test_runs_that_violate_the_condition_infinitely_often_are_excused() -> None:
    protocol = ring(
        a=moves("A", (0, 1), fair=weakly_fair), b=moves("B", (1, 0), fair=weakly_fair), c=moves("C", (1, 2)),
        d=moves("D", (2, 3), fair=weakly_fair),
    )  # fmt: skip

    @leads_to(Ring, provided=lambda s: s.at != 1)
    def gets_there_if_it_stays_away_from_1(s):
        """It gets to the end."""
        return s.at < 3, s.at == 3

    verdict = decided(protocol, gets_there_if_it_stays_away_from_1)
    assert verdict.status is Status.HOLDS and "where in the end its condition is true (" in verdict.how
    assert decided(protocol, gets_to_the_end).status is Status.VIOLATED


def test_of_actions_that_are_fair_together_any_is_taken() -> None:
    """At 0 it may be granted, at 1 refused; while it goes to and fro, neither stays possible, but one of them does."""
    to_and_fro = {"a": moves("A", (0, 1)), "b": moves("B", (1, 0))}
    grant, refuse = moves("Grant", (0, 3)), moves("Refuse", (1, 3))
    apart = ring(**to_and_fro, grant=weakly_fair(grant), refuse=weakly_fair(refuse))
    assert loop_of(decided(apart, gets_to_the_end)) == ["A()", "B()"]
    either = partial(weakly_fair, together="an answer")
    together = ring(**to_and_fro, grant=either(grant), refuse=either(refuse))
    assert decided(together, gets_to_the_end).status is Status.HOLDS


@pytest.mark.parametrize(
    ("name", "epochs"), [("kafka-4.1", 2), pytest.param("kafka-3.3-kraft", 4, marks=pytest.mark.nightly)]
)
def test_a_follower_that_is_fenced_again_and_again_keeps_no_answer_from_the_leader(name: str, epochs: int) -> None:
    """The controller grants or refuses what the leader asks for. A follower whose session lasts joins the ISR."""
    protocol = PROTOCOLS[name]
    small = {"log_size": 1, "records": 1, "epochs": epochs}
    for asked in (promises.isr_change_ends, promises.follower_joins_isr):
        assert decided(protocol, asked, **small).status is Status.HOLDS
    fenced_at_will = replace(promises.follower_joins_isr, provided=promises.leader_stays_and_follower_runs)
    verdict = decided(protocol, fenced_at_will, **small)
    assert {"ControllerUnfence", "ControllerFenceFollower"} <= {step.partition("(")[0] for step in loop_of(verdict)}


def test_an_acknowledged_record_gets_everywhere_where_none_is_lost() -> None:
    """0.10 loses it by truncation to the high watermark; 0.11 asks where the epoch ends (KIP-101)."""
    small = {"log_size": 1, "records": 1, "epochs": 3, "acks": -1, "crashes": 1}
    assert decided(PROTOCOLS["kafka-0.10"], promises.acked_gets_everywhere, **small).depth == 10
    assert decided(PROTOCOLS["kafka-0.11"], promises.acked_gets_everywhere, **small).status is Status.HOLDS


def test_brokers_learn_of_each_epoch_with_a_leader() -> None:
    protocol, small = PROTOCOLS["kafka-2.5"], {"log_size": 1, "records": 1, "epochs": 2}
    assert decided(protocol, promises.broker_learns_epoch, **small).status is Status.HOLDS
    deaf = protocol.variation("deaf", "…", "…", become_leader=not_fair(protocol.slots["become_leader"]))
    assert decided(deaf, promises.broker_learns_epoch, **small).depth == 2  # a new epoch, and the follower reads of it


def test_a_fenced_broker_that_is_heard_of_gets_unfenced() -> None:
    protocol, small = PROTOCOLS["kafka-4.1"], {"log_size": 1, "records": 1, "epochs": 2}
    assert decided(protocol, promises.broker_gets_unfenced, **small).status is Status.HOLDS
    unheard = protocol.variation("unheard", "…", "…", unfence=not_fair(protocol.slots["unfence"]))
    assert decided(unheard, promises.broker_gets_unfenced, **small).depth == 2  # it is fenced, and the leader reads it


def test_a_follower_waits_for_no_late_response_forever() -> None:
    """What it does not accept it discards, and asks again."""
    small = {"log_size": 1, "records": 1, "epochs": 3, "late_responses": 1}
    assert decided(PROTOCOLS["kafka-2.1"], promises.truncation_ends, **small).status is Status.HOLDS


def test_loops_are_confirmed_on_ints() -> None:
    """The same steps twice, equal states, and no fair step left out."""
    weaker = LINK.variation("weaker", "…", "…", arrive=weakly_fair(arrive))
    verdict = decided(weaker, it_arrives)
    result = keep(weaker, weaker.bounded(), [it_arrives])
    run = with_loop(replay(result.system, verdict.trace or ()), 0)
    assert breaks(run, it_arrives) and not left_out(run)
    assert not breaks(with_loop(run, 1), it_arrives)  # it does not come back to that state
    strong = replay(keep(LINK, LINK.bounded(), [it_arrives]).system, [*map(_in_link, verdict.trace or ())])
    assert [s.action.name for s in left_out(with_loop(strong, 0))] == ["Arrive"]


def test_a_loop_can_be_gone_round_many_times() -> None:
    weaker = LINK.variation("weaker", "…", "…", arrive=weakly_fair(arrive))
    result = keep(weaker, weaker.bounded(), [it_arrives])
    run = going_round(with_loop(replay(result.system, result.verdicts[0].trace or ()), 0), 3)
    assert [step.action.name for step in run.steps] == ["Send", "Lose"] * 3
    assert (run.states[::2], breaks(run, it_arrives)) == ((run.states[0],) * 4, True)


def test_the_account_of_a_loop_says_what_repeats_and_what_is_put_off() -> None:
    def said(protocol: Protocol, prop: Property, **bounds: int) -> dict[Kind, str]:
        verdict = keep(protocol, protocol.bounded(**bounds), [prop]).verdicts[0]
        system = watched(protocol, protocol.bounded(**bounds), [prop])
        return {
            fact.kind: fact.text
            for fact in account(with_loop(replay(system, verdict.trace or ()), verdict.loop_from), prop).sentences
        }

    weaker = LINK.variation("weaker", "…", "…", arrive=weakly_fair(arrive))
    lost = said(weaker, it_arrives)
    assert lost.keys() == {say.GOES_ON, say.PUT_OFF} and "Arrive()" in lost[say.PUT_OFF]
    silent = said(LINK.variation("silent", "…", "…", send=not_fair(send)), it_arrives)
    assert silent.keys() == {say.GOES_ON, say.NOTHING_COMES}
    kafka = PROTOCOLS["kafka-2.5"]
    truncating = said(kafka, property_named("TruncationEnds", kafka), log_size=1, records=2, epochs=4)
    assert "FollowerTruncate(follower=b0)" in truncating[say.ARRIVES]


def _in_link(step):
    return step._replace(action=LINK.slots[step.slot])


def test_safety_engines_refuse_promises() -> None:
    from tideproof.properties.engines.exhaustive.search import explore

    with pytest.raises(ValueError, match="ItArrives says what must happen in the end, which no state shows"):
        explore(LINK, LINK.bounded(), [it_arrives])


def test_assertions_decide_promises() -> None:
    assert_holds(LINK, it_arrives)
    assert_violates(PROTOCOLS["kafka-2.5"], "TruncationEnds", steps=9, log_size=1, records=2, epochs=4)
    assert_holds(PROTOCOLS["kafka-2.6.1"], "TruncationEnds", log_size=1, records=2, epochs=4)


STALLED = {
    "F1": (5_776, 9, ["LeaderAnswerEpoch(follower=b0, leader=b1)", "FollowerTruncate(follower=b0)"], 5_461),
    "F2": (20_726, 8, [], 20_782),
    "F3": (340, 4, [], 307),
}
"""Of each flaw the states, the steps to the loop, the loop, and the states with the fix. Of F1 and F2 the figures are
those of a prototype that shares no code with this engine (its kafka-2.1 had the rules of kafka-2.5)."""


@pytest.mark.parametrize("number", STALLS)
def test_stalling_flaws_are_found_and_their_fixes_hold(number: str) -> None:
    flaw = STALLS[number]
    states, depth, loop, states_when_fixed = STALLED[number]
    wrong, right = (
        keep(p, p.bounded(**flaw.configuration), [property_named(flaw.property, p)]) for p in (flaw.wrong, flaw.right)
    )
    verdict = wrong.verdicts[0]
    assert (wrong.statistics["distinct_states"], verdict.depth, loop_of(verdict)) == (states, depth, loop)
    assert right.verdicts[0].status is Status.HOLDS
    assert right.statistics["distinct_states"] == states_when_fixed


@pytest.mark.parametrize("number", STALLS)
def test_every_stalling_flaw_has_evidence(number: str) -> None:
    flaw = STALLS[number]
    for protocol in (flaw.wrong, flaw.right):
        assert PROTOCOLS[protocol.name] == protocol
        assert "apache/kafka" in protocol.source and len(protocol.story) > 80
    assert flaw.known_as in flaw.right.source


def without_isr_task(name: str) -> Protocol:
    protocol = PROTOCOLS[name]
    return protocol.variation("no-task", "…", "…", shrink_isr=not_fair(protocol.slots["shrink_isr"]))


@pytest.mark.parametrize(
    ("name", "promise", "depth"),
    [
        ("kafka-2.5", "log_gets_committed", 9),
        ("kafka-2.5", "follower_gets_level", 13),
        ("kafka-2.5", "follower_joins_isr", 13),
        ("kafka-0.10", "follower_gets_level", 8),
        ("kafka-0.10", "log_gets_committed", None),
        ("kafka-2.0", "log_gets_committed", None),
    ],
)
def test_verdicts_and_depths_of_the_prototype(name: str, promise: str, depth: int | None) -> None:
    """2/2/2/4, where the ISR task is not fair, and of followers it was b1 alone that was asked about."""
    asked: Property = getattr(promises, promise)
    if asked.parameters:
        by_b1 = {part: partial(getattr(asked, part), follower=1) for part in ("predicate", "provided")}
        asked = replace(asked, parameters={}, **by_b1)
    assert decided(without_isr_task(name), asked, epochs=4).depth == depth


def test_a_lasso_without_a_violation_is_never_shown() -> None:
    from tideproof.model.language.properties import EngineError

    result = keep(LINK, LINK.bounded(), [it_arrives])
    wrong = Verdict(it_arrives, Status.VIOLATED, "", (), loop_from=0)
    with pytest.raises(EngineError, match="cannot repeat for ever"):
        confirm_lasso(result.system, wrong)


@pytest.mark.parametrize("name", ["hw-truncation", "kip-101", "kip-279", "kip-320"])
def test_published_fairness_lets_followers_not_fetch(name: str) -> None:
    """With fair fetches and an ISR task the log is committed; but a follower hears of
    the high watermark with a record only, so that it does not get level."""
    protocol = PROTOCOLS[name]
    slots = {slot: weakly_fair(protocol.slots[slot], as_one=True) for slot in ("fetch", "shrink_isr")}
    fetching = protocol.variation("fetching", "…", "…", **slots)
    asked = (promises.log_gets_committed, promises.follower_gets_level, promises.follower_joins_isr)
    found = [
        [v.depth for v in keep(p, p.bounded(replicas=2, log_size=1, records=1, epochs=2), asked).verdicts]
        for p in (protocol, fetching)
    ]
    assert found == [[4, 4, 6], [None, 6, None]]


def test_fairness_of_an_action_as_a_whole_lets_one_of_its_steps_starve() -> None:
    """SF of "some philosopher begins": one of them may be passed over for ever."""
    as_one = TABLE.variation("as one", "…", "…", begin=strongly_fair(begin, as_one=True))
    verdict = decided(as_one, each_eats)
    assert verdict.status is Status.VIOLATED
    run = with_loop(replay(System(as_one, as_one.bounded()), verdict.trace or ()), verdict.loop_from)
    assert "Begin" in str(loop_of(verdict))
    assert not any("time to time" in fact.text for fact in facts_of_loop(run, each_eats))


def test_a_run_without_a_loop_keeps_no_promise() -> None:
    assert "EachEats: no counterexample" in verdict_in_words(each_eats, None, 3)


BOTH = '''
from tideproof import invariant, leads_to, protocol
from tideproof.model.protocols.broker.state import BrokerState

MINE = protocol("kafka-2.5").variation(name="both", title="…", story="…")


@leads_to(BrokerState)
def something_is_written(s):
    """Something is written."""
    return True, s.next_record > 0


@invariant(BrokerState)
def nothing_is_written(s):
    """Nothing is written."""
    return s.next_record == 0
'''


def test_a_file_may_have_invariants_and_promises(cli: Cli, tmp_path: Path) -> None:
    """`check` decides both. `compare` leaves promises out, and no other engine takes one."""
    (tmp_path / "both.py").write_text(BOTH)
    small = ("--log-size", "1", "--records", "1", "--epochs", "2")
    found = {p["property"]: p for p in json.loads(cli("check", "both.py", *small, "--json").stdout)["properties"]}
    assert (found["NothingIsWritten"]["depth"], found["SomethingIsWritten"]["loop_from"]) == (1, 0)
    assert "SomethingIsWritten" not in cli("compare", "kafka-2.5", "both.py", *small).stdout
    refused = cli("check", "both.py", *small, "-p", "SomethingIsWritten", "--engine", "random")
    assert (refused.returncode, "what must happen in the end" in refused.stderr) == (2, True)


def test_no_promise_vanishes_where_the_search_for_invariants_ends_early(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "both.py").write_text(BOTH)
    named = ("-p", "NothingIsWritten", "-p", "SomethingIsWritten", "--log-size", "1", "--records", "1", "--epochs", "2")
    for limit, expected in ((), ["violated", "violated"]), (("--time-limit", "0.000001"), ["unknown", "unknown"]):
        found = json.loads(cli("check", "both.py", *named, *limit, "--json").stdout)["properties"]
        assert [p["verdict"] for p in found] == expected


@leads_to(Link)
def three(s):
    """Three values."""
    return s.sent, s.arrived, s.sent


@leads_to(Link)
def one(s):
    """One value."""
    return s.sent


@pytest.mark.parametrize("wrong", [three, one])
def test_a_promise_of_other_than_two_values_is_refused_where_it_stands(wrong: Property) -> None:
    line = inspect.getsourcelines(wrong.predicate)[1]
    with pytest.raises(LanguageError, match=rf"test_liveness.py:{line}:1: R19: .* returns .*: a promise is two truth"):
        decided(LINK, wrong)
