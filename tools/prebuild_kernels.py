"""Compiles the loops of all engines to LLVM IR and keeps it beside them, so that users need no Numba (`make kernels`).

The output depends only on the loops and the versions of Numba and LLVM, not on the machine.
"""

from __future__ import annotations

import os

os.environ |= {  # read by Numba as it is imported; each machine optimises the IR for itself
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_OPT": "1",
}

import argparse
import sys
from importlib import import_module
from pathlib import Path

from tideproof.model.backends.kernels import kernels_ir
from tideproof.model.runs.files import write_whole
from tideproof.properties.engines.compiled import prebuilt_text
from tideproof.properties.engines.exhaustive import code as exhaustive
from tideproof.properties.engines.liveness import graph as liveness
from tideproof.properties.engines.random import code as random
from tideproof.properties.engines.spark import partition_code

CHECKOUT = Path(__file__).parent.parent
KERNELS = (
    exhaustive.KERNEL,
    exhaustive.PARALLEL_KERNEL,
    liveness.KERNEL,
    random.KERNEL,
    partition_code.KERNEL,
    exhaustive.DISTANCE_KERNEL,  # last: what Numba calls a function depends on those before it
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 where a file would change")
    check = parser.parse_args().check
    changed = []
    for kernel in KERNELS:
        path = CHECKOUT.joinpath(*kernel.split(".")[1:]).with_suffix(".ll")
        text = prebuilt_text(kernel, kernels_ir(import_module(kernel).KERNELS)).encode()
        if not path.is_file() or path.read_bytes() != text:
            changed.append(str(path.relative_to(CHECKOUT)))
            if not check:
                write_whole(path, text)
    print(f"changed: {', '.join(changed) or 'none'}")
    return int(check and bool(changed))


if __name__ == "__main__":
    sys.exit(main())
