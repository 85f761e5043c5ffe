"""The exhaustive search as a WebAssembly module: the loops, linked with a system's steps and properties."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

from tideproof.model.backends import wasm
from tideproof.model.backends.calls import CHECK, EXPAND
from tideproof.model.backends.canonical import canonical_form
from tideproof.model.backends.native import cached
from tideproof.model.language.properties import Property
from tideproof.model.language.system import System
from tideproof.properties.engines.compiled import kernel_ir, system_ir
from tideproof.properties.engines.exhaustive import distance_layout, layout
from tideproof.properties.engines.exhaustive.code import DISTANCE_KERNEL, KERNEL

FUNCTIONS = (
    EXPAND,
    CHECK,
    layout.EXPLORE,
    layout.INDEX_STATES,
    layout.FIND_STATE,
    distance_layout.EDGES,
    distance_layout.MARK,
    distance_layout.DISTANCES,
)
"""What the module exports: engine.ts of the pages calls them with these arguments."""


def page_module(system: System, properties: Sequence[Property]) -> bytes:
    """The module of a system and of these properties, from the cache if it was made before."""
    loops = [kernel_ir(kernel, system.space.words) for kernel in (KERNEL, DISTANCE_KERNEL)]
    rules = [system_ir(system, properties), canonical_form(system.space, ())]
    exports = [function.name for function in FUNCTIONS]
    maker = hashlib.sha256(Path(wasm.__file__).read_bytes()).hexdigest()
    made_from = "\n".join(["wasm", maker, *exports, *loops, *rules])
    return cached(made_from, lambda: wasm.wasm_module(loops, rules, exports))
