"""The public Python API: what it exports, its assertions, and the names that modules had before."""

from __future__ import annotations

import doctest
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from support.user_files import BASE

import tideproof
from tideproof import BoundSpec, protocol, witness
from tideproof.model.language.system import System
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.runs.trace import Trace, TraceError
from tideproof.properties.engines.base import Budget
from tideproof.properties.invariants.own_files import protocol_of_file
from tideproof.testing import CheckFailed, assert_holds, assert_trace, assert_violates

LOSS = Path(__file__).parents[2] / "counterexamples/museum/010-lagging-high-watermark.json"

SMALL = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3}


def few(s: Any) -> bool:
    return True


def test_the_packages_example_runs() -> None:
    failed, attempted = doctest.testmod(tideproof)
    assert attempted > 10
    assert failed == 0


def test_every_exported_name_exists() -> None:
    assert all(getattr(tideproof, name) is not None for name in tideproof.__all__)


def test_a_property_that_holds_passes() -> None:
    assert_holds("kip-320", "StrongIsr", **SMALL)


def test_a_property_that_fails_shows_the_shortest_trace_and_why() -> None:
    with pytest.raises(CheckFailed) as failure:
        assert_holds("hw-truncation", "StrongIsr", **SMALL)
    text = str(failure.value)
    assert "StrongIsr of hw-truncation --replicas 2 --log-size 2 --records 2 --epochs 3: violated" in text
    assert "BecomeFollowerTruncateToHigh" in text.replace("\n", "").replace(" ", "")
    assert "step 9:" in text


def test_a_known_flaw_must_fail_in_the_stated_number_of_steps() -> None:
    assert_violates("hw-truncation", "StrongIsr", steps=9, **SMALL)
    with pytest.raises(CheckFailed, match="violated after 9 steps, the shortest trace; expected: 8"):
        assert_violates("hw-truncation", "StrongIsr", steps=8, **SMALL)
    with pytest.raises(CheckFailed, match="not violated"):
        assert_violates("kip-320", "StrongIsr", **SMALL)


def test_a_search_stopped_by_its_limit_never_passes() -> None:
    with pytest.raises(CheckFailed, match="unknown"):
        assert_holds("kip-320", "StrongIsr", epochs=5, time_limit=0.0001)
    with pytest.raises(CheckFailed, match="not violated"):
        assert_violates("kip-320", "StrongIsr", epochs=5, time_limit=0.0001)


def test_an_interrupt_ends_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search takes it in, and says how far it has come; a test that only failed would be followed by the next one."""

    def interrupt(self: Budget) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Budget, "check", interrupt)
    with pytest.raises(KeyboardInterrupt):
        assert_holds("kip-320", "StrongIsr")


@pytest.mark.parametrize("name", ["steps", "time_limit", "memory_limit"])
def test_a_bound_with_the_name_of_an_argument_cannot_be_given(name: str) -> None:
    hw = protocol("hw-truncation")
    mine = replace(hw, name="mine", bounds=(*hw.bounds, BoundSpec(name, "a bound", 0, 1)))
    with pytest.raises(ValueError, match=f"its bound {name} cannot be given"):
        assert_violates(mine, "StrongIsr", **{name: 9}, **SMALL)  # type: ignore[arg-type]
    assert_violates(mine, "StrongIsr", **SMALL)


def test_a_witness_is_expected_to_be_found() -> None:
    """As `check` and `ci` judge it: expected is that some run leads there."""
    elected = witness(ReplicationState)(lambda s: s.next_epoch == 2)
    never = witness(ReplicationState)(lambda s: s.next_epoch == 4)
    assert_holds("kip-320", elected, **SMALL)
    assert_violates("kip-320", never, **SMALL)
    with pytest.raises(CheckFailed, match="not reachable"):
        assert_holds("kip-320", never, **SMALL)
    with pytest.raises(CheckFailed, match=r"not violated \(found"):
        assert_violates("kip-320", elected, **SMALL)
    for shown in (elected, never):
        with pytest.raises(ValueError, match="is a witness: no trace shows that it cannot be reached, so leave out"):
            assert_violates("kip-320", shown, steps=3, **SMALL)


def test_a_trace_can_find_a_witness_and_not_violate_it() -> None:
    subject = protocol("kafka-2.5")
    at_first = Trace.of(System(subject, subject.bounded(replicas=2)), "EmptyAnswerRaisesHw", "exhaustive", ())
    with pytest.raises(CheckFailed, match="holds after every step"):
        assert_trace(at_first)
    with pytest.raises(ValueError, match="is a witness: a trace can find it, but not violate it"):
        assert_trace(at_first, violates="EmptyAnswerRaisesHw")


def test_a_vacuous_test_is_refused() -> None:
    with pytest.raises(ValueError, match=r"vacuously true .* --consumers 1"):
        assert_holds("kafka-0.11", "ReadMono", replicas=2)
    with pytest.raises(ValueError, match=r"vacuously true .* --acks all"):
        assert_holds("kafka-0.11", "AckedSurvive", replicas=2)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: assert_holds("kip-321", "StrongIsr"), "no protocol is named 'kip-321'; did you mean kip-320"),
        (lambda: assert_holds("kip-320", "StrongIrs"), "no property of kip-320 is named 'StrongIrs'; did you mean"),
        (lambda: assert_holds("kip-320", "StrongIsr", brokers=3), "kip-320 has no bound --brokers"),
        (lambda: protocol("kafka"), "no protocol is named 'kafka'"),
    ],
)
def test_misspelt_names_are_refused(call: object, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call()  # type: ignore[operator]


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: assert_holds(tideproof, "StrongIsr"), "^tideproof is no protocol: give a Protocol, its name, or the"),
        (lambda: assert_trace(LOSS, protocol=tideproof), "^tideproof is no protocol"),
        (lambda: assert_holds("kip-320", few), "^few is no property: give a Property or its name"),
        (lambda: assert_holds("kip-320", "StrongIsr", time_limit="5"), "^time_limit='5' is no number"),
        (lambda: assert_holds("kip-320", "StrongIsr", memory_limit="5G"), "^memory_limit='5G' is no number"),
        (lambda: assert_violates("kip-101", "StrongIsr", steps="3"), "^steps='3' is no number"),
        (lambda: assert_trace(LOSS, after="10"), "^after='10' is no number"),
    ],
)
def test_arguments_of_wrong_types_are_refused(call: Any, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        call()


def test_a_user_property_needs_its_file_to_be_found_by_name() -> None:
    mine = protocol("kip-320").variation("mine", "t", "s")
    with pytest.raises(ValueError, match=r"\(one of your own in another module: give the property itself\)"):
        assert_holds(mine, "Few")
    with pytest.raises(ValueError, match=r"see tideproof list kip-320$"):
        assert_holds("kip-320", "Few")


def test_a_property_is_known_by_name_in_the_module_of_the_rules(tmp_path: Path) -> None:
    """As in a test file that has its own rules and properties."""
    (tmp_path / "mine.py").write_text(BASE)
    lamp, (lasts,) = protocol_of_file(str(tmp_path / "mine.py"))
    assert_violates(lamp, lasts.name, steps=2)
    assert_violates(lamp.variation("other", "t", "s"), "Lasts", steps=2)


def test_a_release_selects_its_protocol() -> None:
    """Of 3.9.1 there are two: with ZooKeeper and with KRaft."""
    assert protocol("kafka:3.9.1").name == "kafka-3.9.1"
    assert protocol("kraft:3.9.1").name == "kafka-3.8-kraft"
    assert_holds("kraft:3.6.1", "Durable", replicas=2, log_size=1, records=1, epochs=2)
    with pytest.raises(ValueError, match=r"4\.9 is not modelled"):
        protocol("kafka:4.9")


def test_assert_trace_replays_and_judges_a_trace(tmp_path: Path) -> None:
    path = tmp_path / "loss.json"
    bounds = ["--replicas", "2", "--log-size", "2", "--records", "2", "--epochs", "3"]
    command = [sys.executable, "-m", "tideproof.cli", "check", "hw-truncation", *bounds, "-p", "StrongIsr"]
    assert subprocess.run([*command, "--trace", str(path)], capture_output=True, check=False).returncode == 1
    assert_trace(path)
    assert_trace(path, violates="StrongIsr")
    with pytest.raises(CheckFailed, match="it holds after every step"):
        assert_trace(path, violates="TypeOk")
    with pytest.raises(TraceError, match="step 6: kip-101 has no action"):
        assert_trace(path, protocol="kip-101")
    path.write_text("{}")
    with pytest.raises(TraceError):
        assert_trace(path)


OWN = """
from settings_of_threads import MOST
from tideproof import protocol
MINE = protocol("hw-truncation" if MOST == 2 else "kip-320").variation("mine", "t", "s")
"""


def test_threads_load_files_one_at_a_time(tmp_path: Path) -> None:
    """One took the modules of the other from it, and left its finder behind."""
    for name, most in (("one", 2), ("two", 5)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "settings_of_threads.py").write_text(f"MOST = {most}\n")
        (tmp_path / name / "mine.py").write_text(OWN)
    before, done, barrier = [*sys.meta_path], list[str](), threading.Barrier(2)

    def many(name: str, asked: Callable[..., None]) -> None:
        barrier.wait()
        for _ in range(10):
            asked(tmp_path / name / "mine.py", "StrongIsr", **SMALL)
        done.append(name)

    threads = [
        threading.Thread(target=many, args=a, daemon=True) for a in (("one", assert_violates), ("two", assert_holds))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert sorted(done) == ["one", "two"]
    assert sys.meta_path == before
