"""The clients of brokers in every engine and every view: configurations with all of them, side by side."""

from __future__ import annotations

import random
from itertools import product
from pathlib import Path

import pytest
from support.cli import Cli
from support.counters import no_rule_reads_a_ghost
from support.flaws import some
from support.successors import compare_random, compare_reachable
from support.tiers import daily

from tideproof.counterexamples.views.text import legend_of, view_of
from tideproof.model.language.properties import Property, watched
from tideproof.model.language.state import Bounds
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5
from tideproof.model.runs.replay import replay
from tideproof.model.runs.schedule import smaller
from tideproof.properties.engines.base import Budget
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.catalogue import properties_of

RETRYING = {
    "log_size": 2, "records": 2, "epochs": 2, "crashes": 1, "acks": -1, "min_insync_replicas": 2, "retries": 1,
    "idempotent": 1, "consumers": 1, "delete_records": 1,
}  # fmt: skip
ISOLATED = {
    "log_size": 2, "records": 2, "epochs": 2, "power_losses": 1, "acks": -1, "consumers": 1, "transactions": 1,
    "read_committed": 1, "delete_records": 1,
}  # fmt: skip


@pytest.mark.parametrize("configuration", [RETRYING, ISOLATED])
def test_compiled_steps_agree_with_the_rules_and_no_rule_reads_a_ghost(configuration: dict[str, int]) -> None:
    properties: list[Property] = list(properties_of(KAFKA_2_5))
    with explore(KAFKA_2_5, KAFKA_2_5.bounded(**configuration), properties, budget=Budget(memory=32 * 2**20)) as found:
        compare_reachable(found, some(found.distinct_states, 60))
    compare_random(found.system, properties, 30, random.Random(3))
    no_rule_reads_a_ghost(found.system)


FAILING = {
    "NoDuplicates": ("kafka-2.5", "--log-size 2 --records 1 --acks all --retries 1", 4),
    "ReadCommitted": ("kafka-2.5", "--log-size 1 --records 1 --acks all --transactions 1 --consumers 1", 3),
    "FollowerBounds": ("high-watermark-below-log-start", "--log-size 1 --records 1 --delete-records 1", 4),
}
SHOWN = {
    "NoDuplicates": ("r1 unsure", "appends r1 at offset 1 again"),
    "ReadCommitted": ("t0 r1 open", "transaction_of[r1] is t0"),
    "FollowerBounds": ("from 1", "log_start[b1] (1)"),
}


@pytest.mark.parametrize("name", daily(["FollowerBounds", "ReadCommitted"], FAILING))
def test_every_engine_finds_and_every_format_shows_client_violations(cli: Cli, tmp_path: Path, name: str) -> None:
    protocol, bounds, depth = FAILING[name]
    for engine in ("exhaustive", "bounded", "stateful", "random"):
        more = ["--seed", "1", "--walks", "2000"] if engine == "random" else []
        ran = cli("check", protocol, *bounds.split(), "-p", name, "--engine", engine, *more, "--trace", "t.json")
        assert ran.returncode == 1, ran.stderr
        assert f"{name} fails after {depth} steps" in " ".join(ran.stdout.split())
    ran = cli("minimise", "t.json", "-o", "m.json")
    assert ran.returncode == 0, ran.stderr
    shown = " ".join(cli("show", "t.json", "--no-why", "--details").stdout.split())
    for text in SHOWN[name]:
        assert text in shown
    for view in ("html", "markdown", "mermaid", "pytest", "itf"):
        assert cli("show", "t.json", "--as", view, "-o", "out").returncode == 0
        assert (tmp_path / "out").read_text()
        (tmp_path / "out").unlink()


def test_the_table_shows_only_modelled_clients() -> None:
    plain = System(KAFKA_2_5, KAFKA_2_5.bounded())
    cells, _ = view_of(KAFKA_2_5.state)
    assert list(cells(plain.initial[0])) == ["b0", "b1", "controller"]
    assert "Transactions" not in legend_of(plain)
    full = watched(KAFKA_2_5, KAFKA_2_5.bounded(**ISOLATED), [])
    run = replay(full, [full.find("AppendInTransaction", {"leader": 0, "transaction": 0})])
    shown = cells(run.states[-1][0])
    assert shown["transactions"] == "t0 r1 open"
    assert shown["b0"] == "L0{01} |r1e0 1/0 [0] S0 from 0"
    assert "Transactions" in legend_of(full)


def test_smaller_configurations_keep_settings_that_need_each_other() -> None:
    """`--idempotent 1` needs a retry: without one it is refused, and so it is no smaller configuration."""
    system = System(KAFKA_2_5, KAFKA_2_5.bounded(**RETRYING))
    assert smaller(system, "retries") is None
    assert smaller(system, "acks") is None
    less = smaller(system, "idempotent")
    assert less is not None
    assert str(less.bounds) == str(system.bounds).replace(" --idempotent 1", "")


def test_the_legend_explains_everything_once_in_sentences() -> None:
    legend = legend_of(System(KAFKA_2_5, KAFKA_2_5.bounded(consumers=1, outcomes=1, acks=-1)))
    assert legend.count("A consumer:") == 1
    assert "is due. >" in legend


def test_a_property_names_its_missing_bounds() -> None:
    needy = [p for p in properties_of(KAFKA_2_5) if p.needs]
    assert needy
    for prop in needy:
        assert "nothing can violate it otherwise" in prop.remarks(), prop.name
        for choice in product(*(part.items() for part in prop.needs)):  # one of each part is enough
            assert "nothing can violate it" not in prop.remarks({**KAFKA_2_5.bounded(), **dict(choice)}), prop.name


def test_only_missing_bounds_are_named() -> None:
    (prop,) = (p for p in properties_of(KAFKA_2_5) if p.name == "ReadCommitted")
    bounds = KAFKA_2_5.bounded(acks=-1, transactions=1)
    assert prop.is_vacuous(bounds)  # there is nobody to read
    assert prop.missing(bounds) == "Add --consumers 1: nothing can violate it otherwise."
    assert prop.missing() == "Add --transactions 1 and --consumers 1: nothing can violate it otherwise."


@pytest.mark.parametrize(
    ("name", "acks", "empty"),
    [("AckedSurvive", 0, True), ("AckedSurvive", 1, False), ("AckedSurvive", -1, False), ("AckTrue", 0, True),
     ("AckTrue", 1, True), ("AckTrue", 2, False), ("AckTrue", -1, False)],
)  # fmt: skip
def test_a_property_of_acknowledgements_is_vacuous_without_acks(name: str, acks: int, empty: bool) -> None:
    (prop,) = (p for p in properties_of(KAFKA_2_5) if p.name == name)
    assert prop.is_vacuous(Bounds(**{**KAFKA_2_5.bounded(), "acks": acks})) == empty
