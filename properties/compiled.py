"""What the engines that run compiled code have in common: a system's own object code, and that of an engine's loops."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from tideproof.model.llvm import native_form
from tideproof.model.native import cached, compile_ir
from tideproof.model.protocol import System
from tideproof.properties.base import Property

SYSTEM_SYMBOLS = ("tideproof_expand", "tideproof_check")


def system_ir(system: System, properties: Sequence[Property]) -> str:
    """The LLVM IR of the system's steps and of these properties: the same text for the same rules and bounds."""
    symbols = system.space.symbols()
    return native_form(system, [p.holds(system, symbols) for p in properties])


def system_object(system: System, properties: Sequence[Property]) -> bytes:
    """Object code of the system's steps and of these properties."""
    text = system_ir(system, properties)
    return cached(text, lambda: compile_ir(text))


def kernel_object(kernel: str, words: int) -> bytes:
    """Object code of an engine's loops, for states of this many words.

    `kernel` names a module of this package whose `make(words)` gives the functions, their signatures and names.
    """

    def build() -> bytes:
        from tideproof.model.kernels import compile_kernels

        return compile_kernels(import_module(f"tideproof.properties.{kernel}").make(words), SYSTEM_SYMBOLS)

    return cached(f"kernel={kernel} words={words}\n{kernel_sources()}", build)


def kernel_sources() -> str:
    """What the loops are made from. Loops share helpers, so a change in one file makes all of them anew."""
    from importlib.metadata import version

    here = Path(__file__).parent
    sources = [*sorted(here.glob("*_kernel.py")), here.parent / "model" / "kernels.py"]
    return "\n".join([version("numba"), *(path.read_text(encoding="utf-8") for path in sources)])
