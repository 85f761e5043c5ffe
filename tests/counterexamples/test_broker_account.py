"""Accounts of brokers and their clients: no sentence is false, in random violating traces of all flaws."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

import pytest
from support.tiers import daily
from support.true_facts import assert_sound, has_its_numbers
from support.violating import disturbed, shortest_run

from tideproof.cli.choices import look_up
from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.account import account
from tideproof.counterexamples.explain.conjuncts import failing_conjuncts
from tideproof.counterexamples.museum.cases import Case, cases
from tideproof.model.language.algebra import Bool
from tideproof.model.language.properties import Property, invariant, watched
from tideproof.model.protocols.broker.releases.kafka_2_1 import KAFKA_2_1
from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.broker.state import BrokerState
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import ReplayError, Run, replay
from tideproof.properties.invariants.catalogue import PROPERTIES

CASES = [r for r in cases() if isinstance(PROTOCOLS[r.trace.protocol], BrokerProtocol)]
CLIENTS = (
    {"consumers": 1, "delete_records": 1, "crashes": 1},
    {"consumers": 1, "acks": 1, "retries": 1, "min_insync_replicas": 2},
    {"consumers": 1, "acks": -1, "transactions": 1, "read_committed": 1, "delete_records": 1},
    {"consumers": 1, "unclean": 1, "position_epochs": 1, "late_responses": 1},
    {"consumers": 1, "follower_fetches": 1, "consumer_restarts": 1},
)
"""What a case's configuration is enlarged by, so that steps of clients may come in between."""
BY_NAME = {p.name: p for p in PROPERTIES}


def richer(case: Case) -> Iterator[tuple[Run, Property]]:
    """The trace in its own configuration, and in larger ones with more clients, where it violates there too."""
    prop = look_up(case.trace).property
    protocol, own = PROTOCOLS[case.trace.protocol], dict(case.trace.bounds)
    for more in ({}, *CLIENTS):
        space = {name: own.get(name, 2) + 1 for name in ("log_size", "records")} if more else {}
        try:
            system = watched(protocol, protocol.bounded(**{**more, **own, **space}), [prop])
            run = replay(system, case.trace.steps_in(system))
        except (ValueError, ReplayError):
            continue
        if run.first_violation(prop.holds) is not None:
            yield run, prop


@pytest.mark.parametrize(
    ("case", "count"),
    daily([(case, 2) for case in CASES[::3]], product(CASES, (2, 40))),
    ids=lambda r: getattr(r, "name", None),
)
def test_accounts_of_random_broker_runs_are_true(case: Case, count: int) -> None:
    """In each run some 50 traces, at night some 3,000."""
    for known, prop in richer(case):
        for run in islice(disturbed(known, prop, seed=7), count):
            for sentence in assert_sound(run, prop).sentences:
                if sentence.kind not in (say.FAILS, say.SINCE):
                    assert has_its_numbers(sentence), sentence


CONFIGURATIONS = {
    "AckedByEnough": {"log_size": 1, "records": 1, "epochs": 2, "acks": 1, "min_insync_replicas": 2},
    "OkWritten": {"log_size": 1, "records": 1, "epochs": 2, "acks": 0, "outcomes": 1},
    "NoDuplicates": {"log_size": 2, "records": 1, "epochs": 2, "acks": -1, "retries": 1},
    "LagNotNegative": {"log_size": 1, "records": 1, "epochs": 3, "consumers": 1},
    "ReadMono": {"log_size": 1, "records": 1, "epochs": 3, "consumers": 1, "unclean": 1},
}
OUTCOMES_SHOWN = {
    "AckedByEnough": "b0, leader of epoch e0, acknowledges r1 to the producer (acks=1): it is on b0, and the ISR "
    "that b0 knows is {b0}, fewer than min.insync.replicas, which is 2.",
    "OkWritten": "The producer considers r1 written, and no log has ever had it.",
    "NoDuplicates": "The producer does not know whether r1 is written, which it is.",
    "LagNotNegative": "b1 becomes leader of epoch e1, with log end offset 1 and high watermark 0 (b0's had reached 1",
    "ReadMono": "The consumer's position goes back from 1 to 0, sent there by b1, leader of epoch e1",
}


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_account_includes_ghosts_and_client_responses(name: str) -> None:
    run = shortest_run(KAFKA_2_5, BY_NAME[name], KAFKA_2_5.bounded(**CONFIGURATIONS[name]))
    assert any(s.text.startswith(OUTCOMES_SHOWN[name]) for s in assert_sound(run, BY_NAME[name]).sentences)


def test_a_record_appended_and_read_in_one_step_is_named() -> None:
    prop = BY_NAME["ReadCommitted"]
    configuration = {"replicas": 1, "log_size": 1, "records": 1, "acks": -1, "transactions": 1, "consumers": 1}
    run = shortest_run(KAFKA_2_1, prop, KAFKA_2_1.bounded(**configuration, read_committed=1))
    texts = [s.text for s in assert_sound(run, prop).sentences]
    assert any(t.startswith("The consumer reads r1 at offset 0, from b0") for t in texts), texts


def test_a_ghost_flag_is_explained_in_the_step_that_sets_it() -> None:
    prop = BY_NAME["AckedByEnough"]
    run = shortest_run(KAFKA_2_5, prop, KAFKA_2_5.bounded(**CONFIGURATIONS[prop.name]))
    (without,) = failing_conjuncts(run.system, run.states[-1], prop.holds)
    assert [variable.name for c in without.comparisons for variable, _ in c.reads] == ["acked_by_enough.broken"]
    for conjunct in failing_conjuncts(run.system, run.states[-1], prop.holds, run.states[-2]):
        assert {"acked_by_enough.broken", "acked[0]", "isr[0][0]", "isr[0][1]"} <= conjunct.reads.keys()
    # In a later step the flag is an old one.
    (old,) = failing_conjuncts(run.system, run.states[-1], prop.holds, run.states[-1])
    assert old == without


def before_the_second_offset(s: BrokerState) -> Bool:
    """The consumer has read at most one offset."""
    return s.position < 2


def test_records_that_a_consumer_skips_are_not_reported_as_read() -> None:
    """A marker is sent like any record, and returned to no consumer; a deleted one is not even sent."""
    bounds = KAFKA_2_5.bounded(
        replicas=1, log_size=3, records=3, acks=-1, consumers=1, transactions=1, read_committed=1, delete_records=1
    )
    system = watched(KAFKA_2_5, bounds, [])
    steps = [
        ("AppendInTransaction", {"leader": 0, "transaction": 0}),
        ("AbortTransaction", {"transaction": 0}),
        ("WriteMarker", {"leader": 0, "transaction": 0}),
        ("DeleteRecords", {"leader": 0, "offset": 1}),
        ("ConsumerSkipDeleted", {"leader": 0}),
        ("ConsumerRead", {"leader": 0}),
    ]
    run = replay(system, [system.find(name, given) for name, given in steps])
    why = account(run, invariant(BrokerState)(before_the_second_offset))
    assert any(s.kind is say.MOVED for s in why.sentences)
    texts = [f"{s.step} {s.text}" for s in why.sentences]
    assert any(t.startswith("5 The consumer's position goes on from 0 to 1, sent there by b0") for t in texts), texts
    assert any(t.startswith("6 The consumer passes over r2 at offset 1, from b0") for t in texts), texts
    assert not any("The consumer reads" in text for text in texts)
