"""No kernel accesses memory outside its buffers, whose lengths are declared in one place."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from support.every_kernel import OF_EACH_KIND, bounds_of, exercise, weights_too_short
from support.tiers import daily

from tideproof.model.backends.calls import NUMBER, U64, Function, Linked
from tideproof.model.backends.kernels import _items_from, kernels_ir
from tideproof.model.backends.native import compile_ir
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.invariants.catalogue import properties_of

SCRIPT = Path(__file__).parent.parent / "support" / "every_kernel.py"
LARGER = [pytest.param(which, marks=pytest.mark.nightly) for which in ("least", "default", "odd")]
SAMPLE = {(name, "least") for name in OF_EACH_KIND}
SAMPLE |= {("kip-320", "odd"), ("craq", "odd")}
"""A protocol of each kind of state, and uneven bounds; nightly tests have all."""
EVERY = daily(SAMPLE, product(PROTOCOLS, ("least", "default", "odd")))


@pytest.mark.parametrize(("name", "which"), EVERY)
def test_no_kernel_exceeds_a_declared_length(name: str, which: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the checked build, which ends a call at the first access out of bounds."""
    monkeypatch.setenv("TIDEPROOF_CHECKED", "1")
    protocol = PROTOCOLS[name]
    assert exercise(protocol, bounds_of(protocol, which), properties_of(protocol)) > 1


def script(which: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}  # for tools/calibration
    command = [sys.executable, str(SCRIPT), which]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("which", ["sample", *LARGER])
def test_neither_kernels_nor_rules_access_memory_around_a_buffer(which: str) -> None:
    """In the build that users run, with a guard page behind each buffer and known bytes before it."""
    ran = script(which)
    assert ran.returncode == 0, ran.stderr
    assert len(ran.stdout.splitlines()) == (len(OF_EACH_KIND) if which == "sample" else len(PROTOCOLS))


def test_a_length_declared_too_short_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """By both kinds of check: this protocol has more actions than transitions."""
    ran = script("broken")
    assert ran.returncode == -signal.SIGSEGV
    monkeypatch.setenv("TIDEPROOF_CHECKED", "1")
    protocol = PROTOCOLS["kafka-0.8"]
    with weights_too_short(), pytest.raises(IndexError, match="tideproof_walks goes past the length"):
        exercise(protocol, bounds_of(protocol, "least"), [])


def test_no_slice_of_a_buffer_begins_past_its_end() -> None:
    assert [_items_from([0] * 3, index) for index in (0, 3)] == [3, 0]
    for index in (4, 9):
        with pytest.raises(IndexError, match="past the end"):
            _items_from([0] * 3, index)


TWICE = Function("twice", {"values": U64(lambda n: 2 * n.count), "count": NUMBER})


def twice(values, count):  # type: ignore[no-untyped-def]
    """Double `count` values, whatever length is declared."""
    for i in range(count):
        values[i] *= 2
    return 0


@pytest.mark.parametrize("checked", [False, True])
def test_a_buffer_shorter_than_declared_is_refused(checked: bool) -> None:
    code = Linked([compile_ir(kernels_ir([(twice, TWICE)], checked))], [TWICE], checked)
    values = np.arange(6, dtype=np.uint64)
    code.call(TWICE, values=values, count=3)
    assert values.tolist() == [0, 2, 4, 3, 4, 5]
    with pytest.raises(BufferError, match="twice: values has 48 bytes, and 64 are needed"):
        code.call(TWICE, values=values, count=4)
    with pytest.raises(BufferError, match="is not contiguous"):
        code.call(TWICE, values=values[::2], count=1)


def test_kernels_must_take_the_declared_arguments() -> None:
    other = Function("twice", {"count": NUMBER, "values": U64(lambda n: n.count)})
    with pytest.raises(TypeError, match="twice is declared with other arguments than its loops take"):
        kernels_ir([(twice, other)])


def test_a_missing_symbol_is_an_error() -> None:
    with pytest.raises(RuntimeError):
        Linked([compile_ir("define i64 @f() {\n  ret i64 42\n}\n")], [TWICE])
