"""Which protocol models which release of Kafka, and where that was read."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from support.cli import Cli

from tideproof.model.protocols.broker.flaws import FLAWS
from tideproof.model.protocols.broker.release_table import (
    BY_RELEASE,
    BY_RELEASE_WITH_KRAFT,
    LAST,
    MODELLED,
    MODELLED_WITH_KRAFT,
    numbers,
    release_of,
)
from tideproof.model.protocols.broker.releases import BROKER_GENERATIONS, KRAFT_BROKER_GENERATIONS
from tideproof.model.protocols.catalogue import PROTOCOLS

KAFKA = r"apache/kafka \d+(\.\d+)+"
ISSUE = r"(KAFKA|KIP)-\d+"


def test_generations_partition_the_releases() -> None:
    for rows, generations in ((MODELLED, BROKER_GENERATIONS), (MODELLED_WITH_KRAFT, KRAFT_BROKER_GENERATIONS)):
        assert tuple(row.protocol for row in rows) == generations
        releases = [r for row in rows for r in row.releases]
        assert releases == sorted(set(releases), key=numbers)
        assert all(PROTOCOLS[row.protocol.name] is row.protocol for row in rows)
    assert max({**BY_RELEASE, **BY_RELEASE_WITH_KRAFT}, key=numbers) == LAST
    assert [r for r in BY_RELEASE if numbers(r) >= (3, 3)] == [r for r in BY_RELEASE_WITH_KRAFT if numbers(r) < (4,)]


def test_sources_of_a_generation_are_at_a_tag_of_its_releases() -> None:
    for row in (*MODELLED, *MODELLED_WITH_KRAFT):
        assert re.match(rf"{KAFKA}(, \d+(\.\d+)+)* \w+\.(scala|java) \(\w+", row.protocol.source), row.protocol.name
        files = row.protocol.source.partition("; ")[0]
        assert set(re.findall(r"(?<![\w.])\d+(?:\.\d+)+", files)) <= set(row.releases), row.protocol.name


def test_generations_raise_only_the_limits_of_new_features() -> None:
    """Acks above 1, for example, which brokers refuse since 0.9."""
    for generations in (BROKER_GENERATIONS, KRAFT_BROKER_GENERATIONS):
        for earlier, later in pairwise(generations):
            now = {spec.name: spec for spec in later.bounds}
            limits = {spec.name: (spec.most, now[spec.name].most) for spec in earlier.bounds}
            wider = {name for name, (then, most) in limits.items() if then is not None and most != then}
            assert all(now[name].since for name in wider), (later.name, wider)


@pytest.mark.parametrize("name", FLAWS)
def test_every_flaw_has_evidence(name: str) -> None:
    """Of a flaw in the settings it is its own; else that of the protocol which the page adds."""
    flaw = FLAWS[name]
    sources = [flaw.source] if flaw.wrong is flaw.right else [flaw.wrong.source, flaw.right.source]
    for source in sources:
        where, _, issues = source.partition("; ")
        assert re.match(rf"{KAFKA}|hachikuji/kafka-specification \w{{7}} \w+\.tla", where), (name, source)
        assert re.match(ISSUE, issues) or "Partition.scala" in where, (name, source)


def test_every_note_beside_a_release_cites_an_issue() -> None:
    for text in (row.beside for row in (*MODELLED, *MODELLED_WITH_KRAFT) if row.beside):
        assert all(re.search(ISSUE, part) for part in text.split("; ")), text


@pytest.mark.parametrize(
    ("release", "protocol"),
    [
        ("0.8.0", "kafka-0.8"),
        ("0.8.1.1", "kafka-0.8.1"),
        ("0.8.2.2", "kafka-0.8.2"),
        ("0.9.0.0", "kafka-0.9"),
        ("0.10.0.0", "kafka-0.10"),
        ("1.1.1", "kafka-0.11"),
        ("2.0.0", "kafka-2.0"),
        ("2.0.1", "kafka-2.0.1"),
        ("2.1.0", "kafka-2.1"),
        ("2.1.1", "kafka-2.1.1"),
        ("2.3.1", "kafka-2.2"),
        ("2.4.0", "kafka-2.4"),
        ("2.4.1", "kafka-2.4.1"),
        ("2.5.0", "kafka-2.5"),
        ("2.6.0", "kafka-2.5"),
        ("2.6.3", "kafka-2.6.1"),
        ("2.7.2", "kafka-2.7"),
        ("2.8.0", "kafka-2.8"),
        ("2.8.2", "kafka-2.8.1"),
        ("3.0.2", "kafka-2.8.1"),
        ("3.4.0", "kafka-3.1"),
        ("3.5.2", "kafka-3.4.1"),
        ("3.6.2", "kafka-3.6"),
        ("3.9.0", "kafka-3.7"),
        ("3.9.2", "kafka-3.9.1"),
        ("4.0.0", "kafka-4.0"),
        ("4.1.0", "kafka-4.1"),
    ],
)
def test_a_release_has_its_protocol(release: str, protocol: str) -> None:
    assert release_of(release).protocol.name == protocol


@pytest.mark.parametrize(
    ("release", "says"),
    [
        ("0.7.2", "the first release that does is 0.8.0"),
        ("2.1", "the beginning of some: 2.1.0, 2.1.1"),
        ("2.1.9", "there is no Kafka 2.1.9"),
        ("trunk", "'trunk' is no release of Kafka"),
        ("9.0.0", rf"not modelled; the last release modelled is {re.escape(LAST)} \(kafka-4\.1\)$"),
    ],
)
def test_a_release_without_a_protocol_is_reported_in_one_line(release: str, says: str) -> None:
    with pytest.raises(ValueError, match=says) as error:
        release_of(release)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("release", "protocol"),
    [
        ("3.4.0", "kafka-3.3-kraft"),
        ("3.4.1", "kafka-3.4.1-kraft"),
        ("3.5.2", "kafka-3.5-kraft"),
        ("3.6.0", "kafka-3.6-kraft"),
        ("3.7.2", "kafka-3.7-kraft"),
        ("3.9.1", "kafka-3.8-kraft"),
        ("4.3.0", "kafka-4.1"),
    ],
)
def test_a_release_has_its_protocol_with_kraft(release: str, protocol: str) -> None:
    assert release_of(release, kraft=True).protocol.name == protocol


def test_kraft_before_3_3_is_refused() -> None:
    with pytest.raises(ValueError, match="KIP-833"):
        release_of("3.2.3", kraft=True)


def test_list_and_check_accept_releases(cli: Cli) -> None:
    listed = " ".join(cli("list", "--release").stdout.split())
    every = {**BY_RELEASE, **BY_RELEASE_WITH_KRAFT}
    assert all(f" {release}," in f"{listed}," or f" {release} " in listed for release in every)
    assert all(" ".join(row.protocol.source.split()) in listed for row in (*MODELLED, *MODELLED_WITH_KRAFT))
    one = cli("list", "--release", "2.0.1").stdout
    assert one.startswith("kafka-2.0.1: 2.0.1\n") and "KAFKA-7128" in one and "KIP-279" not in one
    assert "0.8.1, 0.8.1.1" in cli("list", "kafka:0.8.1").stdout
    later = cli("list", "--release", "9.0.0")
    assert (later.returncode, later.stderr.count("\n")) == (2, 1)
    both = cli("list", "--release", "3.9.1").stdout
    assert both.startswith("kafka-3.9.1: 3.9.1, 3.9.2\n") and "\nkafka-3.8-kraft: 3.8.0" in both
    assert cli("list", "--release", "4.1.0").stdout.startswith("kafka-4.1: 4.1.0")
    assert cli("list", "kraft:3.9.1").stdout.startswith("kafka-3.8-kraft: ")
    ran = cli("check", "kafka:2.0.1", "--records", "1", "--log-size", "1", "-p", "TypeOk", "--json")
    assert '"protocol": "kafka-2.0.1"' in ran.stdout
    refused = cli("check", "kafka:0.8.0", "--min-insync-replicas", "2")
    assert refused.returncode == 2
    assert "kafka-0.8 does not have it; since 0.8.2, KAFKA-1555" in refused.stderr
