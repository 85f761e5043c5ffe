"""`compare`: the table, the shortest loss, and what it says where it is not complete."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest
from support.cli import SAYS_HOW_FAR_IT_IS, Cli, started, wait_until_said
from support.configurations import TWO

from tideproof.cli.commands import compare
from tideproof.model.language.properties import Property
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.properties.engines.base import INTERRUPTED, Budget
from tideproof.properties.engines.exhaustive.search import Exploration, explore


def test_compare_tells_the_story(cli: Cli) -> None:
    ran = cli("compare", *TWO, "--json")
    rows = json.loads(ran.stdout)["protocols"]
    assert ran.returncode == 0
    depths = {row["protocol"]: [p["depth"] for p in row["properties"]] for row in rows}
    assert depths == {
        "hw-truncation": [8, 9, 11],
        "kip-101": [11, 11, 16],
        "kip-279": [None, None, None],
        "kip-320-first-try": [None, None, None],
        "kip-320": [None, None, None],
    }
    # The counts are the published ones although one of the properties needs a ghost.
    assert [row["distinct_states"] for row in rows] == [37667, 32933, 32713, 30737, 21493]


def test_compare_warns_of_actions_that_are_never_enabled(cli: Cli, tmp_path: Path) -> None:
    """Of protocols of one's own: the others are known to take every action in some configuration."""
    (tmp_path / "mine.py").write_text(
        'from tideproof import protocol\nMINE = protocol("kip-320").variation("mine", "title", "story")\n'
    )
    printed = " ".join(cli("compare", "mine.py", "kip-101", "--replicas", "1").stdout.split())
    assert "Warning: mine: no reachable state enables FencedLeaderExpandIsr, FencedLeader" in printed
    assert "Warning: kip-101" not in printed
    assert "Warning" not in cli("compare", "mine.py", "--replicas", "2").stdout


def test_compare_leaves_out_vacuous_properties(cli: Cli) -> None:
    printed = cli("compare", "kafka-2.1", "kafka-2.5", "--replicas", "1", "--log-size", "1", "--records", "1").stdout
    table, _, rest = printed.partition("violated 8: the shortest")
    assert "Durable" in table and "FollowerMatch" not in table
    assert "Skipped, because nothing can violate them in this configuration: FollowerMatch." in " ".join(rest.split())


def test_compare_includes_user_properties_of_all_files(cli: Cli, tmp_path: Path) -> None:
    """They were left out without a word, and those of the second file were refused by name."""
    for name in ("one", "two"):
        (tmp_path / f"{name}.py").write_text(
            "from tideproof import invariant, protocol\n"
            "from tideproof.model.protocols.broker.state import BrokerState\n"
            f"MINE = protocol('kafka-2.5').variation('mine-{name}', 't', 's')\n"
            "def small(s):\n    'It is small.'\n    return s.next_record < 1\n"
            f"def make(name, **more):\n    small.__name__ = name + '_{name}'\n"
            "    return invariant(BrokerState, **more)(small)\n"
            "SMALL, LATER = make('small'), make('later', needs={'crashes': 1})\n"
            "NAMED = make('named', by_name_only=True)\n"
        )
    least = ["--replicas", "1", "--log-size", "1", "--records", "1", "--epochs", "1"]
    ran = cli("compare", "one.py", "two.py", *least, "--json")
    found = json.loads(ran.stdout)["protocols"]
    decided = [{p["property"]: p["verdict"] for p in row["properties"]} for row in found]
    assert ran.returncode == 0 and decided[0] == decided[1]
    assert (decided[0]["SmallOne"], decided[0]["SmallTwo"]) == ("violated", "violated")
    left_out = ["LaterOne", "LaterTwo", "FollowerMatch", "NamedOne", "NamedTwo"]
    assert [row["not_asked"] for row in found] == [left_out, left_out]
    named = json.loads(cli("compare", "one.py", "two.py", *least, "-p", "SmallOne", "-p", "NamedTwo", "--json").stdout)
    assert [[p["property"] for p in row["properties"]] for row in named["protocols"]] == [["SmallOne", "NamedTwo"]] * 2
    ran = cli("compare", "one.py", "two.py", *least, "-p", "SmallOne", "-p", "LaterTwo")
    assert (ran.returncode, "LaterTwo is vacuously true of mine-one" in ran.stderr) == (2, True)


def test_compare_gives_no_verdict_where_a_property_does_not_apply(cli: Cli, tmp_path: Path) -> None:
    """A property of one's own may be of variables, or read a bound, that only one of the protocols has."""
    (tmp_path / "mine.py").write_text(
        "from dataclasses import replace\nfrom tideproof import BoundSpec, invariant, protocol\n"
        "from tideproof.model.protocols.atomic.replication import ReplicationState\n"
        "from tideproof.model.protocols.broker.state import BrokerState\n"
        "MINE = protocol('kafka-2.5').variation('mine', 't', 's')\n"
        "MINE = replace(MINE, bounds=(*MINE.bounds, BoundSpec('most', 'a bound', 0, 1)))\n"
        "@invariant(BrokerState)\ndef of_brokers(s):\n    'It is small.'\n    return s.next_record < 1\n"
        "@invariant(ReplicationState)\ndef within(s):\n    'It is small.'\n    return s.next_record <= s.bounds.most\n"
    )
    compared = ["compare", "mine.py", "kip-320", "--replicas", "1", "--log-size", "1", "--records", "1"]
    ran = cli(*compared, "-p", "OfBrokers", "-p", "Within", "-p", "WeakIsr")
    (row,) = [line for line in ran.stdout.splitlines() if line.startswith("kip-320 ")]
    assert ran.returncode == 0 and row.split()[3:] == ["—", "—", "holds"]
    (line,) = [line for line in ran.stdout.splitlines() if line.startswith("Skipped of kip-320")]
    assert line.endswith(", because they need variables or bounds of another protocol: OfBrokers, Within.")
    mine, other = json.loads(cli(*compared, "--json").stdout)["protocols"]
    assert [p["verdict"] for p in mine["properties"][:2]] == ["violated", "holds"]
    assert other["not_asked"][:2] == ["OfBrokers", "Within"] and "OfBrokers" not in mine["not_asked"]


def test_compare_prints_the_table_and_the_shortest_loss(cli: Cli) -> None:
    ran = cli("compare", *TWO)
    assert "CommittedRecordsSurvive fails after 11 steps of hw-truncation" in ran.stdout
    table = ran.stdout.partition("--trace loss.json")[2].strip().splitlines()
    assert table[0].split() == TWO
    assert len(table) <= 20, "a terminal of 24 lines shows all of it"
    assert max(map(len, table)) <= 80
    assert "…" not in "".join(table)


def test_compare_uses_one_configuration_for_different_defaults(cli: Cli) -> None:
    """By default kip-320 has three replicas and kafka-2.5 two: the sizes are those of the protocol named first."""
    rows = {}
    for names in (("kafka-2.5", "kip-320"), ("kip-320", "kafka-2.5")):
        few = ("--replicas", "2") if names[0] == "kip-320" else ()
        ran = cli("compare", *names, *few, "--json", "-p", "WeakIsr")
        found = json.loads(ran.stdout)
        assert found["bounds"]["replicas"] == 2
        rows[names] = {row["protocol"]: row["distinct_states"] for row in found["protocols"]}
    assert rows["kafka-2.5", "kip-320"] == rows["kip-320", "kafka-2.5"] == {"kafka-2.5": 4030, "kip-320": 5973}


def test_an_interrupted_comparison_is_incomplete(tmp_path: Path) -> None:
    with started("compare", "--epochs", "6", cwd=tmp_path, first=SAYS_HOW_FAR_IT_IS) as process:
        wait_until_said(process, " states, ")
        process.send_signal(signal.SIGTERM)
        out, _ = process.communicate()
    assert process.returncode == 3
    assert "Stopped early (interrupted): " in out


def test_an_interrupted_comparison_keeps_verdicts_in_their_columns(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    """A property with a history has an exploration of its own, which is not begun then."""

    def interrupted(protocol: Protocol, *given: Any, **how: Any) -> Exploration:
        found = explore(protocol, *given, **how)
        found.stopped = INTERRUPTED if protocol.name == "kip-101" else found.stopped
        return found

    monkeypatch.setattr(compare, "explore", interrupted)
    names = ["WeakIsr", "CommittedRecordsSurvive", "StrongIsr"]
    ran = cli("compare", "hw-truncation", "kip-101", *TWO, *(word for name in names for word in ("-p", name)))
    (row,) = [line for line in ran.stdout.splitlines() if line.startswith("kip-101")]
    assert row.split()[3:] == ["violated", "11", "unknown", "violated", "11"]


def test_compare_json_reports_a_stopped_exploration_with_history(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is another one than that of the counts, which saw everything."""

    def limited(protocol: Protocol, bounds: Bounds, asked: list[Property], **how: Any) -> Exploration:
        return explore(
            protocol, bounds, asked, **how | ({"budget": Budget(0.0)} if any(p.ghosts for p in asked) else {})
        )

    monkeypatch.setattr(compare, "explore", limited)
    small = ("--replicas", "2", "--log-size", "1", "--records", "1", "--epochs", "2")
    ran = cli("compare", "kip-320", *small, "-p", "WeakIsr", "-p", "CommittedRecordsSurvive", "--json")
    (row,) = json.loads(ran.stdout)["protocols"]
    assert (ran.returncode, row["complete"]) == (3, True)
    assert str(row["stopped"]).startswith("the time limit of 0 s")
    assert [p["verdict"] for p in row["properties"]] == ["holds", "unknown"]


def test_protocols_with_equal_names_are_not_compared(cli: Cli, tmp_path: Path) -> None:
    """Rows are named by their protocols, and the file of the one would be named for a trace of the other."""
    for name in ("kip-279", "kip-320"):
        (tmp_path / f"{name}.py").write_text(
            f"from tideproof import protocol\nMINE = protocol('{name}').variation('mine', 't', 's')\n"
        )
    ran = cli("compare", "kip-279.py", "kip-320.py", "-p", "StrongIsr", *TWO)
    assert (ran.returncode, "two of the protocols have the same name" in ran.stderr) == (2, True)
    assert cli("compare", "kip-320.py", "./kip-320.py", "-p", "StrongIsr", *TWO).returncode == 0


def test_properties_with_equal_names_are_not_compared(cli: Cli, tmp_path: Path) -> None:
    """The verdicts of the second were in the column of the first, and its loss was not shown."""
    for name in ("kip-279", "kip-320"):
        (tmp_path / f"{name}.py").write_text(
            "from tideproof import invariant, protocol\n"
            f"MINE = protocol('{name}').variation('mine-{name}', 't', 's')\n"
            f"@invariant(MINE.state)\ndef small(s):\n    'It is small.'\n    return s.next_record < {name[-3:]}\n"
        )
    ran = cli("compare", "kip-279.py", "kip-320.py", "-p", "Small", *TWO)
    assert (ran.returncode, "two properties are named Small" in ran.stderr) == (2, True)


def test_an_incomplete_comparison_gives_the_reason(cli: Cli) -> None:
    ran = cli("compare", "kip-101", "kip-320", "--memory-limit", "0.001")
    assert ran.returncode == 3
    assert "Stopped early (the memory limit of 0.001 GiB): kip-101, kip-320; a + stands" in " ".join(ran.stdout.split())
