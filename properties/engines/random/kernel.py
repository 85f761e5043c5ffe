"""Inner loops of random walks, written for Numba and compiled ahead of time (model/backends/kernels.py).

A walk starts in the initial state and takes one enabled transition after another. Its states are recorded in `path` and
its transitions in `schedule`, and evaluated only then: here for violations and counts, in calibration
(tools/calibration/kernel.py) for the share of a known state space that it covers. So both evaluate the same walks.

Random numbers: walk i of a run has its own stream, which depends on the seed and i only. Number j of the stream is
mix(start + j gamma), where start and gamma are derived from (seed, i) by the same mix. This is SplitMix64 with a gamma
per stream (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014), used as a counter-
based generator: there is no state, so a walk does not depend on other walks, their order or their distribution. A
choice among n takes the upper bits of a product with 32 random bits; its bias is below n / 2^32.
"""

from __future__ import annotations

from tideproof.model.backends.calls import MOST_PROPERTIES
from tideproof.model.backends.kernels import I64, U8, U32, U64, Kernels, at, check, expand, helper, words
from tideproof.properties.engines.exhaustive.table_kernel import digest, equal
from tideproof.properties.engines.random import layout

_SETUP = 1 << 40  # the numbers from here on are drawn once per walk


@helper
def mix(x):  # type: ignore[no-untyped-def]
    x = (x ^ (x >> U64(30))) * U64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> U64(27))) * U64(0x94D049BB133111EB)
    return x ^ (x >> U64(31))


@helper
def start_of(seed, walk):  # type: ignore[no-untyped-def]
    return mix(mix(seed) + (U64(2) * walk + U64(1)) * U64(0x9E3779B97F4A7C15))


@helper
def gamma_of(seed, walk):  # type: ignore[no-untyped-def]
    """Return an odd number without long runs of equal bits, which would correlate the numbers of a stream."""
    gamma = mix(mix(seed) + (U64(2) * walk + U64(2)) * U64(0x9E3779B97F4A7C15)) | U64(1)
    changes = gamma ^ (gamma >> U64(1))
    ones = U64(0)
    while changes != U64(0):
        changes &= changes - U64(1)
        ones += U64(1)
    return gamma if ones >= U64(24) else gamma ^ U64(0xAAAAAAAAAAAAAAAA)


@helper
def below(bits, n):  # type: ignore[no-untyped-def]
    """Map 32 random bits to 0 … n - 1."""
    return ((bits & U64(0xFFFFFFFF)) * n) >> U64(32)


@helper
def set_up(policy, start, gamma, steps, transitions, actions, weights):  # type: ignore[no-untyped-def]
    """Draw what a policy needs once per walk: weights of actions, or priorities of transitions."""
    if policy == U64(layout.ACTION_FIRST):
        for a in range(actions):
            weights[a] = U64(1)
    elif policy == U64(layout.SWARM):
        for a in range(actions):
            r = mix(start + (U64(_SETUP) + a) * gamma)
            weights[a] = U64(0) if r & U64(1) else U64(1) << ((r >> U64(1)) & U64(3))
    elif policy == U64(layout.PRIORITIES):
        for k in range(transitions):
            weights[k] = mix(start + (U64(_SETUP) + k) * gamma) | (U64(1) << U64(63))
        for c in range(U64(layout.CHANGES)):
            r = mix(start + (U64(_SETUP) + transitions + c) * gamma)
            weights[transitions + c] = below(r >> U64(32), steps)


@helper
def by_weight(r, n, kinds, action_of, weights, actions):  # type: ignore[no-untyped-def]
    """Choose an enabled action by weight, then one of its instances.

    Transitions are ordered by action. If all enabled actions have weight 0, they are equally likely.
    """
    total = U64(0)
    last = U32(0xFFFFFFFF)
    for k in range(n):
        a = action_of[kinds[k]]
        if a != last:
            total += weights[a]
            last = a
    even = total == U64(0)
    if even:
        last = U32(0xFFFFFFFF)
        for k in range(n):
            a = action_of[kinds[k]]
            if a != last:
                total += U64(1)
                last = a
    left = below(r >> U64(32), total)
    begin = U64(0)
    while True:
        a = action_of[kinds[begin]]
        end = begin + U64(1)
        while end < n and action_of[kinds[end]] == a:
            end += U64(1)
        weight = U64(1) if even else weights[a]
        if left < weight:
            return begin + below(r, end - begin)
        left -= weight
        begin = end


@helper
def by_priority(n, kinds, weights):  # type: ignore[no-untyped-def]
    best = U64(0)
    for k in range(U64(1), n):
        if weights[kinds[k]] > weights[kinds[best]]:
            best = k
    return best


@helper
def lower_priority(weights, transitions, kind, step, steps, idle):  # type: ignore[no-untyped-def]
    """At a change point, or if it changed nothing, give the transition taken the lowest priority."""
    change = idle
    for c in range(U64(layout.CHANGES)):
        change = change or weights[transitions + c] == step
    if change:
        weights[kind] = steps - step


@helper
def walk(  # type: ignore[no-untyped-def]
    index, seed, policy, steps, action_of, transitions, actions, path, schedule, successors, kinds, weights
):
    """Record one walk from the state in path[0]; return its length, or -1 if a variable left its range.

    In that case schedule[steps] is the position in the schedule of the transition that did it.
    """
    start, gamma = start_of(seed, index), gamma_of(seed, index)
    set_up(policy, start, gamma, steps, transitions, actions, weights)
    for step in range(steps):
        state = at(path, step * words())
        made = expand(state, successors, kinds)
        if made <= 0:
            if made < 0:
                schedule[step] = U32(-1 - made)
                schedule[steps] = U32(step)
                return I64(-1)
            return I64(step)
        n = U64(made)
        r = mix(start + step * gamma)
        if policy == U64(layout.UNIFORM):
            chosen = below(r >> U64(32), n)
        elif policy == U64(layout.PRIORITIES):
            chosen = by_priority(n, kinds, weights)
        else:
            chosen = by_weight(r, n, kinds, action_of, weights, actions)
        after = at(successors, chosen * words())
        schedule[step] = kinds[chosen]
        if policy == U64(layout.PRIORITIES):
            lower_priority(weights, transitions, kinds[chosen], step, steps, equal(state, after))
        for w in range(words()):
            path[(step + U64(1)) * words() + U64(w)] = after[w]
    return I64(steps)


@helper
def add_to_sketch(sketch, h):  # type: ignore[no-untyped-def]
    """Add a hash to a HyperLogLog sketch: a register keeps the longest run of zeros, plus one."""
    register = h >> U64(64 - layout.SKETCH_BITS)
    rank = U64(sketch[register])
    if h & ((U64(1) << rank) - U64(1)) == U64(0):
        while rank < U64(64 - layout.SKETCH_BITS) and h & (U64(1) << rank) == U64(0):
            rank += U64(1)
        sketch[register] = U8(rank + U64(1))


def walks(  # type: ignore[no-untyped-def]
    stop, seed, policy, steps, action_of, transitions, actions,
    path, schedule, successors, kinds, weights, checked, found, traces, room, taken, sketch, control,
):  # fmt: skip
    """Take the walks from NEXT up to `stop`; record where each first violates a property of the mask `checked`.

    A violation takes three words of `found` (walk, property, depth) and `steps` entries of `traces` for its schedule.
    """
    count = control[layout.FOUND]
    for index in range(control[layout.NEXT], stop):
        if count + U64(MOST_PROPERTIES) > room:
            control[layout.NEXT], control[layout.FOUND] = index, count
            return I64(layout.FOUND_FULL)
        length = walk(
            index, seed, policy, steps, action_of, transitions, actions, path, schedule, successors, kinds, weights
        )
        if length < 0:
            control[layout.NEXT], control[layout.FOUND], control[layout.ERROR] = index, count, U64(schedule[steps])
            return I64(layout.ESCAPED)
        if U64(length) < steps:
            control[layout.ENDED] += U64(1)
        control[layout.STEPS] += U64(length)
        control[layout.DEEPEST] = max(control[layout.DEEPEST], U64(length))
        failed = U64(0)
        add_to_sketch(sketch, mix(digest(path)))
        for step in range(U64(length)):
            taken[schedule[step]] += U64(1)
            state = at(path, (step + U64(1)) * words())
            add_to_sketch(sketch, mix(digest(state)))
            fails = check(state) & checked & ~failed
            if fails != U64(0):
                failed |= fails
                for p in range(MOST_PROPERTIES):
                    if (fails >> U64(p)) & U64(1):
                        found[U64(3) * count] = index
                        found[U64(3) * count + U64(1)] = U64(p)
                        found[U64(3) * count + U64(2)] = step + U64(1)
                        for d in range(step + U64(1)):
                            traces[count * steps + d] = schedule[d]
                        count += U64(1)
    control[layout.NEXT], control[layout.FOUND] = stop, count
    return I64(layout.REACHED_STOP)


KERNELS: Kernels = [(walks, layout.WALKS), (walk.py_func, layout.ONE_WALK)]
