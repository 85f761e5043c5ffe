"""Numba as a compiler ahead of time: plain Python loops over raw memory, to object code.

Only a build imports this module, since importing Numba takes longer than most searches. What it makes is kept and
loaded without it (model/backends/native.py). Kernels get scalars and pointers, raise nothing and allocate nothing, so
their code needs neither Python nor Numba to run.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from llvmlite import binding as llvm
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

from tideproof.model.backends.native import emit_object, target_machine

I64, U64, U32, U8 = types.int64, types.uint64, types.uint32, types.uint8
P64, P32, P8 = types.CPointer(types.uint64), types.CPointer(types.uint32), types.CPointer(types.uint8)

_OPTIONS: dict[str, Any] = {
    "nogil": True,
    "boundscheck": False,
    "error_model": "numpy",
    "_nrt": False,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


def helper(function: Callable[..., Any]) -> Any:
    """A function that kernels call and that is inlined in them."""
    return njit(**_OPTIONS, forceinline=True)(function)


@intrinsic  # type: ignore[untyped-decorator]
def at(typing_context, pointer, index):  # type: ignore[no-untyped-def]
    """The pointer to element `index`."""

    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
        return builder.gep(args[0], [args[1]])

    return pointer(pointer, types.uint64), generate


@intrinsic  # type: ignore[untyped-decorator]
def prefetch(typing_context, pointer, index):  # type: ignore[no-untyped-def]
    """Asks for element `index` to be brought into the cache."""

    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
        byte, i32 = ir.IntType(8).as_pointer(), ir.IntType(32)
        function = builder.module.declare_intrinsic(
            "llvm.prefetch", [byte], ir.FunctionType(ir.VoidType(), [byte, i32, i32, i32])
        )
        address = builder.bitcast(builder.gep(args[0], [args[1]]), byte)
        builder.call(function, [address, i32(0), i32(3), i32(1)])
        return context.get_dummy_value()

    return types.void(pointer, types.uint64), generate


def compile_kernels(kernels: Sequence[tuple[Callable[..., Any], Any, str]], externals: Sequence[str]) -> bytes:
    """Object code of these kernels: (function, signature, exported name) each, with plain C calling conventions.

    `externals` are the symbols that the kernels call and that other object code defines.
    """
    return emit_object(_module(kernels, externals), target_machine())


def kernels_ir(kernels: Sequence[tuple[Callable[..., Any], Any, str]], externals: Sequence[str]) -> str:
    """The same as LLVM IR, from which a machine with another processor makes its own code without Numba."""
    return str(_module(kernels, externals))


def _module(kernels: Sequence[tuple[Callable[..., Any], Any, str]], externals: Sequence[str]) -> Any:
    for name in externals:
        # Numba links at once what it compiles; the kernel is never run there, but the symbol has to be known.
        llvm.add_symbol(name, 1 << 20)
    whole = llvm.parse_assembly("")
    exported = set()
    for function, signature, name in kernels:
        compiled = njit(**_OPTIONS)(function)
        compiled.compile(signature)
        module = llvm.parse_assembly(compiled.inspect_llvm(compiled.signatures[0]))
        (native,) = [f.name for f in module.functions if not f.is_declaration]
        whole.link_in(module)
        whole.link_in(llvm.parse_assembly(_plain(native, signature, name)))
        exported.add(name)
    for symbol in [*whole.functions, *whole.global_variables]:
        if not symbol.is_declaration and symbol.name not in exported:
            symbol.linkage = "internal"
    return whole


def _plain(native: str, signature: Any, name: str) -> str:
    """A function with C conventions around Numba's own: i32 native(result*, exception**, arguments…)."""

    def llvm_type(t: Any) -> str:
        return "ptr" if isinstance(t, types.CPointer) else f"i{t.bitwidth}"

    given = [llvm_type(t) for t in signature.args]
    result = llvm_type(signature.return_type)
    names = ", ".join(f"{t} %a{i}" for i, t in enumerate(given))
    return f"""
declare i32 @"{native}"(ptr, ptr, {", ".join(given)})
define {result} @{name}({names}) nounwind {{
  %result = alloca {result}
  %exception = alloca ptr
  store {result} 0, ptr %result
  %status = call i32 @"{native}"(ptr %result, ptr %exception, {names})
  %value = load {result}, ptr %result
  ret {result} %value
}}
"""
