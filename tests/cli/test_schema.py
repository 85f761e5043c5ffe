"""What is printed with --json is what the published schema says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from support.cli import Cli
from support.real_kafka import LOSS, run_of
from support.recordings import recorded

from tideproof.cli.commands import conform
from tideproof.conformance.conforming import Walk
from tideproof.conformance.replaying import Replayed
from tideproof.model.runs.replay import Run
from tideproof.properties.engines.spark import batch_report

SCHEMA = json.loads((Path(__file__).parent.parent.parent / "docs" / "schema" / "output.json").read_text())
SMALL = ("--replicas", "2", "--log-size", "1", "--records", "1")
CHECK = "[a]\nprotocol = 'kip-320'\nproperty = 'StrongIsr'\nbounds = { replicas = 2, log_size = 1, records = 1 }\n"


@pytest.fixture(scope="module")
def validators() -> Any:
    jsonschema = pytest.importorskip("jsonschema")
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    return lambda name: jsonschema.Draft202012Validator({**SCHEMA, "$ref": f"#/$defs/{name}"})


CALLS = [
    ("check", ("check", "hw-truncation", *SMALL)),
    ("check", ("check", "hw-truncation", *SMALL, "-p", "WeakIsr", "--expect", "violated")),
    ("check", ("check", "hw-truncation", *SMALL, "-p", "WeakIsr", "--max-violations", "3")),
    ("check", ("check", "kip-320", *SMALL, "-p", "StrongIsr", "--engine", "random", "--walks", "10", "--seed", "1")),
    ("check", ("check", "kip-320", *SMALL, "-p", "StrongIsr", "--engine", "bounded", "--depth", "2")),
    ("compare", ("compare", "kip-101", "kip-320", *SMALL)),
    ("replay", ("replay", "t.json")),
    ("replay", ("replay", "t.json", "--under", "kip-320")),
    ("minimise", ("minimise", "t.json")),
    ("ci", ("ci",)),
    ("mutate", ("mutate", "kip-101", *SMALL, "-p", "WeakIsr")),
    ("lattice", ("lattice", "hw-truncation", "kip-101", *SMALL, "-p", "WeakIsr")),
    ("lattice", ("lattice", "hw-truncation", "kip-101", "--time-limit", "0.000001")),
    ("diff", ("diff", "kip-101", "hw-truncation", *SMALL, "-p", "WeakIsr")),
    ("prove", ("prove", "kip-320", "--only", "TypeOk", "--action", "initially")),
    ("prove", ("prove", "kip-101", "--only", "LeaderReachedEpochFirst", "--action", "BecomeFollowerTruncateKip101")),
    ("validate", ("validate", "r.jsonl")),
]


@pytest.mark.parametrize(("name", "call"), CALLS, ids=lambda value: value if isinstance(value, str) else value[-1])
def test_json_output_matches_its_schema(
    cli: Cli, tmp_path: Path, validators: Any, name: str, call: tuple[str, ...]
) -> None:
    (tmp_path / "a.tideproof.toml").write_text(CHECK)
    if "t.json" in call:
        cli("check", "hw-truncation", *SMALL, "-p", "WeakIsr", "--trace", "t.json")
        validators("trace").validate(json.loads((tmp_path / "t.json").read_text()))
    if "r.jsonl" in call:
        (tmp_path / "r.jsonl").write_bytes(recorded(run_of(LOSS), "0.10.2.2"))
    ran = cli(*call, "--json")
    data = json.loads(ran.stdout)
    validators(name).validate(data)
    for required in SCHEMA["$defs"][name]["required"]:  # a schema that takes anything would be no schema
        assert not validators(name).is_valid({key: value for key, value in data.items() if key != required})


def test_claims_json_matches_its_schema(cli: Cli, validators: Any) -> None:
    data = json.loads(cli("claims", "--json").stdout)
    assert len(data) == 35
    validators("claims").validate(data)
    assert not validators("claims").is_valid([{**data[0], "evidence": [{}]}])


def test_conform_json_matches_its_schema(cli: Cli, validators: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    results = (Replayed(), Replayed(stuck="step 1: slow"), Replayed(diverged="step 2"))
    found = [Walk(number, run_of(LOSS), result) for number, result in enumerate(results)]
    monkeypatch.setattr(conform, "jars_of", lambda *_: None)
    monkeypatch.setattr(conform, "walks", lambda *_: iter(found))
    ran = cli("conform", "kafka:2.5.1", "--walks", "5", "--json")
    data = json.loads(ran.stdout)
    validators("conform").validate(data)
    assert data["given_up"] == "no answer in 1 of 3 walks; the other 2 were not begun"
    ran = cli("conform", "kafka:2.5.1", "--walks", "3", "--json")
    data = json.loads(ran.stdout)
    validators("conform").validate(data)
    assert data["given_up"] is None
    assert ([w["walk"] for w in data["diverged"]], [w["walk"] for w in data["stuck"]], ran.returncode) == ([2], [1], 1)


def test_conform_json_of_pair_coverage_matches_its_schema(
    cli: Cli, validators: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def walked(_: object, __: object, runs: Iterator[Run], *___: object) -> Iterator[Walk]:
        for number, run in enumerate(runs):
            yield Walk(number, run, Replayed(diverged="step 2", at=2), whole=run, done=2)

    jars = Mock(digests=dict, are_as_released=lambda release: release.is_pinned or None)
    monkeypatch.setattr(conform, "jars_of", lambda *_: jars)
    monkeypatch.setattr(conform, "walks", walked)
    ran = cli("conform", "kafka:2.4.1", "--cover", "--walks", "2", "--crashes", "1", "--json")
    data = json.loads(ran.stdout)
    validators("conform").validate(data)
    assert (data["as_released"], data["seed"], data["kraft"], ran.returncode) == (None, None, False, 1)
    for required in SCHEMA["$defs"]["conform"]["properties"]["cover"]["required"]:
        less = {key: value for key, value in data["cover"].items() if key != required}
        assert not validators("conform").is_valid({**data, "cover": less})
    ran = cli("conform", "kafka:2.4.1", "--cover", "--walks", "2", "--crashes", "1")
    assert "not pinned" in ran.stdout and "Walk 1 diverges at step 2" in ran.stdout
    assert "pairs that can be walked were." in ran.stdout


def test_batch_report_matches_its_schema(validators: Any) -> None:
    """The report on Spark is a dataclass; what it prints is the same."""
    trace = batch_report.ViolatingWalk(7, 2, ("a", "b"), ("a",))
    found = batch_report.PropertyReport("StrongIsr", 1, 0.1, (0.0, 0.2), False, 2, 2.0, (trace,))
    cell = batch_report.CellReport("kip-320", {"replicas": 2}, "swarm", 10, 20, 0, 12.5, {"LeaderWrite": 3}, (found,))
    data = json.loads(json.dumps(asdict(batch_report.Report(1, 100, (cell,)))))
    validators("batch").validate(data)
    assert not validators("batch").is_valid({**data, "cells": [{}]})
