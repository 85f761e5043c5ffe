"""Numba as an ahead-of-time compiler: Python loops over raw memory become LLVM IR.

Importing Numba takes longer than most searches, so only a build imports this module; its output is cached and loaded
without Numba (model/backends/native.py). Kernels take numbers and pointers, raise nothing and allocate nothing, so
their code needs neither Python nor Numba at run time. Their arguments are declared by model/backends/calls.py.
"""

from __future__ import annotations

import ctypes
import inspect
from collections.abc import Callable, Sequence
from typing import Any

from llvmlite import binding as llvm
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

from tideproof.model.backends.calls import CANONICAL, CHECK, EXPAND, Array, Function
from tideproof.model.backends.native import SLEEP, WORDS, target_machine

I64, U64, U32, U16, U8 = types.int64, types.uint64, types.uint32, types.uint16, types.uint8
P64, P32 = types.CPointer(types.uint64), types.CPointer(types.uint32)

Kernels = Sequence[tuple[Callable[..., Any], Function]]
"""Loops and their declarations; the names of the arguments agree."""

_NUMBERS = {ctypes.c_int64: I64, ctypes.c_uint64: U64, ctypes.c_uint32: U32, ctypes.c_uint16: U16,
            ctypes.c_uint8: U8}  # fmt: skip

_OPTIONS: dict[str, Any] = {
    "nogil": True,
    "boundscheck": False,
    "error_model": "numpy",
    "_nrt": False,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


def helper(function: Callable[..., Any]) -> Any:
    """Decorate a function that is inlined into kernels."""
    return njit(**_OPTIONS, forceinline=True)(function)


@intrinsic  # type: ignore[untyped-decorator]
def at(typing_context, pointer, index):  # type: ignore[no-untyped-def]
    """Return the pointer to element `index`."""

    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
        return builder.gep(args[0], [args[1]])

    return pointer(pointer, types.uint64), generate


sleep = types.ExternalFunction(SLEEP, types.int32(U32))
"""Yield the core for at least this many microseconds."""

words = types.ExternalFunction(WORDS, U64())
"""The words per state, which `native.for_words` makes a constant before optimisation."""

expand = types.ExternalFunction(EXPAND.name, I64(P64, P64, P32))
"""Write the successors of a state and their transitions; return their number, or -1 - transition (calls.EXPAND)."""

check = types.ExternalFunction(CHECK.name, U64(P64))
"""Return the mask of properties that fail in a state (calls.CHECK)."""

canonical = types.ExternalFunction(CANONICAL.name, U64(P64, P64))
"""Write the canonical representative of a state; return the size of its orbit (calls.CANONICAL)."""


@intrinsic  # type: ignore[untyped-decorator]
def prefetch(typing_context, pointer, index):  # type: ignore[no-untyped-def]
    """Prefetch element `index` into the cache."""

    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
        byte, i32 = ir.IntType(8).as_pointer(), ir.IntType(32)
        function = builder.module.declare_intrinsic(
            "llvm.prefetch", [byte], ir.FunctionType(ir.VoidType(), [byte, i32, i32, i32])
        )
        address = builder.bitcast(builder.gep(args[0], [args[1]]), byte)
        builder.call(function, [address, i32(0), i32(3), i32(1)])
        return context.get_dummy_value()

    return types.void(pointer, types.uint64), generate


@intrinsic  # type: ignore[untyped-decorator]
def fetch_add(typing_context, numbers, index, value):  # type: ignore[no-untyped-def]
    """Add to element `index` atomically; return its previous value."""

    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
        return builder.atomic_rmw("add", builder.gep(args[0], [args[1]]), args[2], "seq_cst")

    return value(numbers, types.uint64, value), generate


@intrinsic  # type: ignore[untyped-decorator]
def load_acquire(typing_context, numbers, index):  # type: ignore[no-untyped-def]
    """Load element `index` atomically, with acquire semantics."""

    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
        return builder.load_atomic(builder.gep(args[0], [args[1]]), "acquire", numbers.dtype.bitwidth // 8)

    return numbers.dtype(numbers, types.uint64), generate


@intrinsic  # type: ignore[untyped-decorator]
def compare_and_swap(typing_context, numbers, index, old, new):  # type: ignore[no-untyped-def]
    """Set element `index` to `new` if it is `old`, with acquire and release semantics; return whether it was."""

    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
        place = builder.gep(args[0], [args[1]])
        return builder.extract_value(builder.cmpxchg(place, args[2], args[3], "acq_rel", "monotonic"), 1)

    return types.boolean(numbers, types.uint64, old, new), generate


def kernels_ir(kernels: Kernels) -> str:
    """Compile kernels to LLVM IR with C calling conventions, for any number of words per state (native.for_words)."""
    for external in (WORDS, EXPAND.name, CHECK.name, CANONICAL.name):
        # Numba links what it compiles. It never runs the kernel, but the symbols must resolve.
        llvm.add_symbol(external, 1 << 20)
    whole = llvm.parse_assembly("")
    exported = set()
    for loops, function in kernels:
        if list(inspect.signature(loops).parameters) != list(function.arguments):
            raise TypeError(f"{function.name} is declared with other arguments than its loops take")
        compiled = njit(**_OPTIONS)(loops)
        compiled.compile(_signature(function))
        (overload,) = compiled.overloads.values()
        whole.link_in(llvm.parse_assembly(overload.library.get_llvm_str()))
        whole.link_in(llvm.parse_assembly(_plain(overload.fndesc.llvm_func_name, function)))
        exported.add(function.name)
    for symbol in [*whole.functions, *whole.global_variables]:
        if not symbol.is_declaration and symbol.name not in exported:
            symbol.linkage = "internal"
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(whole, llvm.create_pass_builder(target_machine(), llvm.create_pipeline_tuning_options()))
    return str(whole)


def _signature(function: Function) -> Any:
    given = (
        types.CPointer(_NUMBERS[argument.element]) if isinstance(argument, Array) else _NUMBERS[argument]
        for argument in function.arguments.values()
    )
    return _NUMBERS[function.result](*given)


def _plain(native: str, function: Function) -> str:
    """Wrap a function of Numba's convention, i32 native(result*, exception**, arguments…), in one of C's."""
    kinds = ["ptr" if isinstance(argument, Array) else "i64" for argument in function.arguments.values()]
    given = ", ".join(f"{kind} %a{i}" for i, kind in enumerate(kinds))
    return f"""
declare i32 @"{native}"(ptr, ptr, {", ".join(kinds)})
define i64 @{function.name}({given}) nounwind {{
  %result = alloca i64
  %exception = alloca ptr
  store i64 0, ptr %result
  %status = call i32 @"{native}"(ptr %result, ptr %exception, {given})
  %value = load i64, ptr %result
  ret i64 %value
}}
"""
