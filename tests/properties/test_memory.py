"""No kernel accesses memory outside its buffers, whose lengths are declared in one place."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from support.every_kernel import OF_EACH_KIND, UNEVEN

from tideproof.model.backends.calls import NUMBER, U64, Function, Linked
from tideproof.model.backends.kernels import kernels_ir
from tideproof.model.backends.native import compile_ir
from tideproof.model.protocols.catalogue import PROTOCOLS

SCRIPT = Path(__file__).parent.parent / "support" / "every_kernel.py"
LARGER = [pytest.param(which, marks=pytest.mark.nightly) for which in ("least", "default", "odd")]


def script(which: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}  # for tools/calibration
    command = [sys.executable, str(SCRIPT), which]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("which", ["sample", *LARGER])
def test_neither_kernels_nor_rules_access_memory_around_a_buffer(which: str) -> None:
    """In the build that users run, with a guard page behind each buffer and known bytes before it."""
    ran = script(which)
    assert ran.returncode == 0, ran.stderr
    assert len(ran.stdout.splitlines()) == (len(OF_EACH_KIND) + len(UNEVEN) if which == "sample" else len(PROTOCOLS))


def test_a_length_declared_too_short_is_detected() -> None:
    """This protocol has more actions than transitions."""
    assert script("broken").returncode == -signal.SIGSEGV


TWICE = Function("twice", {"values": U64(lambda n: 2 * n.count), "count": NUMBER})


def twice(values, count):  # type: ignore[no-untyped-def]
    """Double `count` values, whatever length is declared."""
    for i in range(count):
        values[i] *= 2
    return 0


def test_a_buffer_shorter_than_declared_is_refused() -> None:
    code = Linked([compile_ir(kernels_ir([(twice, TWICE)]))], [TWICE])
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
