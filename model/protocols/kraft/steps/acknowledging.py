"""A leader moves its high watermark and answers producers."""

from __future__ import annotations

from tideproof.model.language.algebra import Bool, Int, all_of, any_of, ite, maximum, minimum, not_, put
from tideproof.model.language.state import NIL, Bools, merged
from tideproof.model.protocols.kraft.rules import KraftRules
from tideproof.model.protocols.kraft.state import (
    KraftState,
    count_of,
    known_isr,
    offsets,
)


def answered(s: KraftState, broker: int, start: Int, end: Int, well: Bool) -> KraftState:
    """The producers of these offsets, if written in the leader's unbroken term, receive their responses."""

    def is_answered(record: int) -> Bool:
        since = s.unacked_from[broker]
        mine = (
            all_of(s.log[broker][offset] == record, start <= offset, offset < end, since != NIL, since <= offset)
            for offset in offsets(s)
        )
        return all_of(s.sent[record], not_(s.acked[record]), not_(s.failed[record]), any_of(*mine))

    now = [is_answered(record) for record in range(s.bounds.records)]
    return s.replace(
        acked=tuple(any_of(old, all_of(new, well)) for old, new in zip(s.acked, now, strict=True)),
        failed=tuple(any_of(old, all_of(new, not_(well))) for old, new in zip(s.failed, now, strict=True)),
    )


def without_pending_writes(s: KraftState, broker: int) -> KraftState:
    """Producers whose records are not committed receive an error."""
    return answered(s, broker, s.hw[broker], s.leo[broker], False)


def replicated_end(s: KraftState, broker: int, waits_for: Bools) -> Int:
    """The end of the leader's log that all these replicas have, as far as it knows; its own log has all."""
    end = s.leo[broker]
    others = ((member, s.remote_leo[broker][r]) for r, member in enumerate(waits_for) if r != broker)
    return minimum(end, *(ite(member, maximum(0, leo), end) for member, leo in others))


def with_high_watermark(
    rules: KraftRules, s: KraftState, broker: int, end: Int, members: Bools, well: Bool
) -> KraftState:
    """The high watermark raised to `end`, if that is higher and it may move. Consumers read up to it at once."""
    start = s.hw[broker]
    after = answered(s, broker, start, ite(well, end, s.leo[broker]), well)
    read = [all_of(s.true_hw <= offset, offset < end) for offset in offsets(s)]
    after = after.replace(
        hw=put(s.hw, broker, end),
        true_hw=maximum(s.true_hw, end),
        consumed=tuple(map(ite, read, s.log[broker], s.consumed)),
        consumed_epoch=tuple(map(ite, read, s.log_epoch[broker], s.consumed_epoch)),
    )
    return merged(all_of(end > start, rules.may_advance(s, members)), after, s)


def after_partition_change(rules: KraftRules, s: KraftState, broker: int) -> KraftState:
    """The high watermark tried again, after the leader's ISR, or the replicas that it waits for, have changed."""
    waits_for = s.maximal_isr[broker]
    end = replicated_end(s, broker, waits_for)
    well = count_of(waits_for) >= s.bounds.min_insync_replicas
    return with_high_watermark(rules, s, broker, end, known_isr(s, broker), well)
