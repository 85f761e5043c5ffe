"""Inner loops of the liveness engine, written for Numba and compiled ahead of time (model/backends/kernels.py).

The graph is stored by source: `offsets`, and for each edge its target and its fair kind of step. Components are found
by Pearce's form of Tarjan's algorithm, which needs three numbers a state: both of its stacks share one array, the call
stack from below and the states of open components from above. Each loop ends after the part that it is given, so that
an interrupt is heard between two calls.
"""

from __future__ import annotations

from tideproof.model.backends.kernels import I64, U8, U16, U32, U64, Kernels, at, check, expand, prefetch, words
from tideproof.properties.engines.exhaustive.table_kernel import digest, find_slot
from tideproof.properties.engines.liveness import layout

_IS_ROOT = 1 << 31


def link(  # type: ignore[no-untyped-def]
    states_found, table, bits, fair_kinds, successors, made_kinds, hashes, counts, offsets, targets, kinds, control,
    first, stop,
):  # fmt: skip
    mask = (U64(1) << bits) - U64(1)
    edges = control[layout.EDGES]
    source = first
    while source < stop:
        end = min(stop, source + U64(8))
        made = U64(0)
        for s in range(source, end):
            n = expand(at(states_found, s * words()), at(successors, made * words()), at(made_kinds, made))
            if n < 0:
                return I64(-1)
            for k in range(made, made + U64(n)):
                hashes[k] = digest(at(successors, k * words()))
                prefetch(table, hashes[k] & mask)
            counts[s - source] = U64(n)
            made += U64(n)
        for k in range(made):
            entry = U64(table[hashes[k] & mask])
            if entry != U64(0):
                prefetch(states_found, ((entry & mask) - U64(1)) * words())
        k = U64(0)
        for s in range(source, end):
            for _ in range(counts[s - source]):
                slot = find_slot(states_found, table, bits, at(successors, k * words()), hashes[k])
                target = (U64(table[slot]) & mask) - U64(1)
                if target != s:
                    targets[edges] = U32(target)
                    kinds[edges] = fair_kinds[made_kinds[k]]
                    edges += U64(1)
                k += U64(1)
            offsets[s + U64(1)] = edges
        source = end
    control[layout.EDGES] = edges
    return I64(0)


def mark(states_found, claims, flags, first, stop):  # type: ignore[no-untyped-def]
    for s in range(first, stop):
        fails = check(at(states_found, s * words())) >> claims
        flag = U64(0)
        if (fails >> U64(1)) & U64(1) != U64(0):
            flag = U64(layout.INSIDE)
            if fails & U64(1) == U64(0):
                flag |= U64(layout.START)
        if (fails >> U64(2)) & U64(1) == U64(0):
            flag |= U64(layout.CONDITION)
        flags[s] = U8(flag)
    return I64(0)


def seed(flags, queue, parents, control, first, stop):  # type: ignore[no-untyped-def]
    tail = control[layout.TAIL]
    for s in range(first, stop):
        if flags[s] & U8(layout.START) != U8(0) and flags[s] & U8(layout.REACHED) == U8(0):
            flags[s] = U8(flags[s] | U8(layout.REACHED))
            parents[s] = U32(s)
            queue[tail] = U32(s)
            tail += U64(1)
    control[layout.TAIL] = tail
    return I64(0)


def spread(offsets, targets, kinds, flags, queue, parents, control, stop):  # type: ignore[no-untyped-def]
    head, tail = control[layout.HEAD], control[layout.TAIL]
    while head < stop:
        s = U64(queue[head])
        head += U64(1)
        for e in range(offsets[s], offsets[s + U64(1)]):
            w = U64(targets[e])
            if flags[w] & U8(layout.INSIDE | layout.REACHED) == U8(layout.INSIDE):
                flags[w] = U8(flags[w] | U8(layout.REACHED))
                parents[w] = U32(s)
                queue[tail] = U32(w)
                tail += U64(1)
    control[layout.HEAD], control[layout.TAIL] = head, tail
    return I64(0)


def components_of(  # type: ignore[no-untyped-def]
    offsets, targets, kinds, flags, states, numbers, positions, stack, control, steps,
):  # fmt: skip
    root, frames, kept = control[layout.ROOT], control[layout.FRAMES], control[layout.KEPT]
    active, found = control[layout.ACTIVE], control[layout.COMPONENTS]
    done = U64(states) + U64(1)
    while steps > U64(0):
        steps -= U64(1)
        if frames == U64(0):
            if root == states:
                break
            if numbers[root] == U32(0):
                numbers[root] = U32(active)
                active += U64(1)
                positions[root] = U32(_IS_ROOT)
                stack[frames] = U32(root)
                frames += U64(1)
            root += U64(1)
            continue
        v = U64(stack[frames - U64(1)])
        position = U64(positions[v] & U32(_IS_ROOT - 1))
        e = offsets[v] + position
        if e < offsets[v + U64(1)]:
            w = U64(targets[e])
            if numbers[w] == U32(0):  # it comes back to this edge
                numbers[w] = U32(active)
                active += U64(1)
                positions[w] = U32(_IS_ROOT)
                stack[frames] = U32(w)
                frames += U64(1)
                continue
            is_root = U64(positions[v]) & U64(_IS_ROOT)
            if numbers[w] < numbers[v]:
                numbers[v] = numbers[w]
                is_root = U64(0)
            positions[v] = U32(is_root | (position + U64(1)))
            continue
        frames -= U64(1)
        if positions[v] & U32(_IS_ROOT) == U32(0):
            kept += U64(1)
            stack[states - kept] = U32(v)
            continue
        active -= U64(1)
        if kept == U64(0) or numbers[stack[states - kept]] < numbers[v]:
            numbers[v] = U32(done)
            fair = True
            for e in range(offsets[v], offsets[v + U64(1)]):
                if kinds[e] != U16(0):
                    fair = False
            if fair:
                flags[v] = U8(flags[v] | U8(layout.FAIR))
            continue
        found += U64(1)
        own = numbers[v]
        numbers[v] = U32(done + found)
        while kept > U64(0) and numbers[stack[states - kept]] >= own:
            numbers[stack[states - kept]] = U32(done + found)
            kept -= U64(1)
            active -= U64(1)
    control[layout.ROOT], control[layout.FRAMES], control[layout.KEPT] = root, frames, kept
    control[layout.ACTIVE], control[layout.COMPONENTS] = active, found
    return I64(1) if frames == U64(0) and root == states else I64(0)


def gather(  # type: ignore[no-untyped-def]
    offsets, targets, kinds, numbers, width, base, always, some, taken, enabled, first, stop,
):  # fmt: skip
    for s in range(first, stop):
        if U64(numbers[s]) < base:
            continue
        component = (U64(numbers[s]) - base) * width
        for word in range(width):
            enabled[word] = U64(0)
        for e in range(offsets[s], offsets[s + U64(1)]):
            kind = U64(kinds[e])
            if kind == U64(0):
                continue
            bit = U64(1) << (kind & U64(63))
            enabled[kind >> U64(6)] |= bit
            if numbers[targets[e]] == numbers[s]:
                taken[component + (kind >> U64(6))] |= bit
        for word in range(width):
            always[component + word] &= enabled[word]
            some[component + word] |= enabled[word]
    return I64(0)


def judge(width, weak, strong, always, some, taken, verdicts, first, stop):  # type: ignore[no-untyped-def]
    refined = I64(0)
    for c in range(first, stop):
        out, missing = U64(0), U64(0)
        for word in range(width):
            at_word = c * width + word
            out |= always[at_word] & weak[word] & ~taken[at_word]
            always[at_word] = some[at_word] & strong[word] & ~taken[at_word]
            missing |= always[at_word]
        if out != U64(0):
            verdicts[c] = U8(layout.OUT)
        elif missing != U64(0):
            verdicts[c] = U8(layout.REFINE)
            refined = I64(1)
        else:
            verdicts[c] = U8(layout.GOOD)
    return refined


def sweep(  # type: ignore[no-untyped-def]
    offsets, targets, kinds, flags, numbers, states, width, base, always, verdicts, first, stop,
):  # fmt: skip
    for s in range(first, stop):
        if U64(numbers[s]) < base:
            continue
        component = U64(numbers[s]) - base
        if verdicts[component] == U8(layout.GOOD):
            flags[s] = U8(flags[s] | U8(layout.FAIR))
            continue
        stays = verdicts[component] == U8(layout.REFINE)
        if stays:
            for e in range(offsets[s], offsets[s + U64(1)]):
                kind = U64(kinds[e])
                if kind != U64(0) and (always[component * width + (kind >> U64(6))] >> (kind & U64(63))) & U64(1):
                    stays = False
                    break
        numbers[s] = U32(0) if stays else U32(U64(states) + U64(1))
    return I64(0)


KERNELS: Kernels = [
    (link, layout.LINK),
    (mark, layout.MARK),
    (seed, layout.SEED),
    (spread, layout.SPREAD),
    (components_of, layout.COMPONENTS_OF),
    (gather, layout.GATHER),
    (judge, layout.JUDGE),
    (sweep, layout.SWEEP),
]
