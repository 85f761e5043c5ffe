"""Numba as an ahead-of-time compiler: Python loops over raw memory become LLVM IR.

Importing Numba takes longer than most searches, so only a build imports this module; its output is cached and loaded
without Numba (model/backends/native.py). Kernels take numbers and pointers, raise nothing and allocate nothing, so
their code needs neither Python nor Numba at run time. Their arguments are declared by model/backends/calls.py.

In the checked build a pointer is an array of its declared length, with bounds checks.
"""

from __future__ import annotations

import ctypes
import inspect
from collections.abc import Callable, Sequence
from typing import Any

from llvmlite import binding as llvm
from llvmlite import ir
from numba import njit, types
from numba.core import config
from numba.extending import intrinsic
from numba.np.arrayobj import populate_array

from tideproof.model.backends.calls import CANONICAL, CHECK, EXPAND, Array, Function
from tideproof.model.backends.native import SLEEP, WORDS, target_machine

I64, U64, U32, U8 = types.int64, types.uint64, types.uint32, types.uint8
P64, P32 = types.CPointer(types.uint64), types.CPointer(types.uint32)

Kernels = Sequence[tuple[Callable[..., Any], Function]]
"""Loops and their declarations; the names of the arguments agree."""

_NUMBERS = {ctypes.c_int64: I64, ctypes.c_uint64: U64, ctypes.c_uint32: U32, ctypes.c_uint8: U8}

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
        if isinstance(pointer, types.Array):
            # Slice by hand: Numba's own slices need reference counting.
            size = context.get_constant(types.intp, pointer.dtype.bitwidth // 8)
            left = context.compile_internal(builder, _items_from, types.intp(pointer, types.uint64), args)
            rest = context.make_array(pointer)(context, builder)
            data = builder.gep(context.make_array(pointer)(context, builder, args[0]).data, [args[1]])
            populate_array(rest, data=data, shape=[left], strides=[size], itemsize=size, meminfo=None)
            return rest._getvalue()
        return builder.gep(args[0], [args[1]])

    return pointer(pointer, types.uint64), generate


def _items_from(array, index):  # type: ignore[no-untyped-def]
    if index > U64(len(array)):
        raise IndexError("past the end of a buffer")
    return len(array) - types.intp(index)


@intrinsic  # type: ignore[untyped-decorator]
def _address(typing_context, pointer):  # type: ignore[no-untyped-def]
    """Return the plain pointer that foreign code expects."""
    plain = types.CPointer(pointer.dtype) if isinstance(pointer, types.Array) else pointer

    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
        if isinstance(pointer, types.Array):
            return context.make_array(pointer)(context, builder, args[0]).data
        return args[0]

    return plain(pointer), generate


_sleep = types.ExternalFunction(SLEEP, types.int32(U32))
_words = types.ExternalFunction(WORDS, U64())
_expand = types.ExternalFunction(EXPAND.name, I64(P64, P64, P32))
_check = types.ExternalFunction(CHECK.name, U64(P64))
_canonical = types.ExternalFunction(CANONICAL.name, U64(P64, P64))


@helper
def words():  # type: ignore[no-untyped-def]
    """Return the words per state, which `native.for_words` makes a constant before optimisation."""
    return _words()


@helper
def expand(state, successors, kinds):  # type: ignore[no-untyped-def]
    """Write the successors of a state and their transitions; return their number, or -1 - transition (calls.EXPAND)."""
    return _expand(_address(state), _address(successors), _address(kinds))


@helper
def check(state):  # type: ignore[no-untyped-def]
    """Return the mask of properties that fail in a state (calls.CHECK)."""
    return _check(_address(state))


@helper
def canonical(state, out):  # type: ignore[no-untyped-def]
    """Write the canonical representative of a state; return the size of its orbit (calls.CANONICAL)."""
    return _canonical(_address(state), _address(out))


@intrinsic  # type: ignore[untyped-decorator]
def prefetch(typing_context, pointer, index):  # type: ignore[no-untyped-def]
    """Prefetch element `index` into the cache."""

    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
        if isinstance(pointer, types.Array):
            return context.get_dummy_value()
        byte, i32 = ir.IntType(8).as_pointer(), ir.IntType(32)
        function = builder.module.declare_intrinsic(
            "llvm.prefetch", [byte], ir.FunctionType(ir.VoidType(), [byte, i32, i32, i32])
        )
        address = builder.bitcast(builder.gep(args[0], [args[1]]), byte)
        builder.call(function, [address, i32(0), i32(3), i32(1)])
        return context.get_dummy_value()

    return types.void(pointer, types.uint64), generate


@helper
def fetch_add(numbers, index, value):  # type: ignore[no-untyped-def]
    """Add to element `index` atomically; return its previous value."""
    return _fetch_add(_address(at(numbers, index)), value)


@intrinsic  # type: ignore[untyped-decorator]
def _fetch_add(typing_context, pointer, value):  # type: ignore[no-untyped-def]
    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
        return builder.atomic_rmw("add", *args, "seq_cst")

    return value(pointer, value), generate


@helper
def load_acquire(numbers, index):  # type: ignore[no-untyped-def]
    """Load element `index` atomically, with acquire semantics."""
    return _load_acquire(_address(at(numbers, index)))


@intrinsic  # type: ignore[untyped-decorator]
def _load_acquire(typing_context, pointer):  # type: ignore[no-untyped-def]
    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
        return builder.load_atomic(args[0], "acquire", pointer.dtype.bitwidth // 8)

    return pointer.dtype(pointer), generate


@helper
def compare_and_swap(numbers, index, old, new):  # type: ignore[no-untyped-def]
    """Set element `index` to `new` if it is `old`, with acquire and release semantics; return whether it was."""
    return _compare_and_swap(_address(at(numbers, index)), old, new)


@intrinsic  # type: ignore[untyped-decorator]
def _compare_and_swap(typing_context, pointer, old, new):  # type: ignore[no-untyped-def]
    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
        return builder.extract_value(builder.cmpxchg(*args, "acq_rel", "monotonic"), 1)

    return types.boolean(pointer, old, new), generate


@helper
def sleep(microseconds):  # type: ignore[no-untyped-def]
    """Yield the core for at least this long."""
    _sleep(microseconds)


def kernels_ir(kernels: Kernels, checked: bool = False) -> str:
    """Compile kernels to LLVM IR with C calling conventions, for any number of words per state (native.for_words)."""
    return str(_module(kernels, checked))


def _module(kernels: Kernels, checked: bool) -> Any:
    for external in (WORDS, EXPAND.name, CHECK.name, CANONICAL.name):
        # Numba links what it compiles. It never runs the kernel, but the symbols must resolve.
        llvm.add_symbol(external, 1 << 20)
    whole = llvm.parse_assembly("")
    exported = set()
    before, config.BOUNDSCHECK = config.BOUNDSCHECK, int(checked)
    try:
        for loops, function in kernels:
            if list(inspect.signature(loops).parameters) != list(function.arguments):
                raise TypeError(f"{function.name} is declared with other arguments than its loops take")
            compiled = njit(**_OPTIONS)(loops)
            compiled.compile(_signature(function, checked))
            (overload,) = compiled.overloads.values()
            whole.link_in(llvm.parse_assembly(overload.library.get_llvm_str()))
            whole.link_in(llvm.parse_assembly(_plain(overload.fndesc.llvm_func_name, function, checked)))
            exported.add(function.name)
    finally:
        config.BOUNDSCHECK = before
    for symbol in [*whole.functions, *whole.global_variables]:
        if not symbol.is_declaration and symbol.name not in exported:
            symbol.linkage = "internal"
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(whole, llvm.create_pass_builder(target_machine(), llvm.create_pipeline_tuning_options()))
    return whole


def _signature(function: Function, checked: bool) -> Any:
    given = []
    for argument in function.arguments.values():
        if isinstance(argument, Array):
            element = _NUMBERS[argument.element]
            given.append(types.Array(element, 1, "C") if checked else types.CPointer(element))
        else:
            given.append(_NUMBERS[argument])
    return _NUMBERS[function.result](*given)


def _plain(native: str, function: Function, checked: bool) -> str:
    """Wrap a function of Numba's convention, i32 native(result*, exception**, arguments…), in one of C's.

    The checked build passes the length after each pointer, and last the address for Numba's status. Numba passes an
    array as its fields: owner and Python object (both null), items, item size, address, shape and stride.
    """
    taken, given = [], []
    for i, argument in enumerate(function.arguments.values()):
        if not isinstance(argument, Array):
            taken.append(f"i64 %a{i}")
            given.append(f"i64 %a{i}")
        elif checked:
            taken += [f"ptr %a{i}", f"i64 %n{i}"]
            size = ctypes.sizeof(argument.element)
            given += ["ptr null", "ptr null", f"i64 %n{i}", f"i64 {size}", f"ptr %a{i}", f"i64 %n{i}", f"i64 {size}"]
        else:
            taken.append(f"ptr %a{i}")
            given.append(f"ptr %a{i}")
    types_given = ", ".join(each.split()[0] for each in given)
    return f"""
declare i32 @"{native}"(ptr, ptr, {types_given})
define i64 @{function.name}({", ".join([*taken, *(["ptr %status_at"] if checked else [])])}) nounwind {{
  %result = alloca i64
  %exception = alloca ptr
  store i64 0, ptr %result
  %status = call i32 @"{native}"(ptr %result, ptr %exception, {", ".join(given)})
  {"store i32 %status, ptr %status_at" if checked else ""}
  %value = load i64, ptr %result
  ret i64 %value
}}
"""
