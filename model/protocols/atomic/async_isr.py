"""KIP-497's idea, Kafka 2.7: the leader asks the controller to change the ISR, and does not wait for the response.

The story. Leader and controller both change the ISR, so each may act on an ISR that the other has changed. So the
leader treats every replica that it has *proposed* for the ISR as a member: its high watermark waits for the current ISR
and the pending one, whichever the controller grants (compare KAFKA-8836).

Broker 0 leads throughout. Its requests carry the version of the ISR that it knows; the controller grants a request for
its own current version only, and every change makes a new version, which the leader learns later or never. Follows the
TLA+ module AsyncIsr. That module leaves versions and offsets unbounded; here `versions` counts the versions, the
initial one included, and `log_size` bounds the leader's log end offset.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tideproof.model.language.actions import REPLICA, Parameter, Rule, action, shown_brokers
from tideproof.model.language.algebra import Int, all_of, any_of, ite, minimum, not_, put, same, select
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import FLAG, NIL, Bools, Bounds, Ints, State, below, upto, variable

LEADER = 0


def isr_choices(b: Bounds) -> int:
    """How many sets of replicas contain the leader. Set number `i` has follower `f` when bit `f - 1` of `i` is set."""
    return int(2 ** (b.replicas - 1))


def members_of(isr: int, replicas: int) -> tuple[bool, ...]:
    return (True, *(bool(isr >> follower & 1) for follower in range(replicas - 1)))


def renamed_isr(isr: int, names: Mapping[int, int]) -> int | None:
    """The number of the set after its brokers are renamed; None if a renaming drops one of them."""
    members = [names.get(broker) for broker, member in enumerate(members_of(isr, isr.bit_length() + 1)) if member]
    if None in members or LEADER not in members:
        return None
    return sum(1 << broker - 1 for broker in members if broker)


VERSION = Parameter(lambda b: b.versions, "v{}".format, given=lambda s: s.controller_version + 1)
ISR = Parameter(isr_choices, lambda isr: shown_brokers(members_of(isr, isr.bit_length() + 1)), renamed=renamed_isr)


@dataclass(frozen=True)
class AsyncIsrState(State):
    """The controller's ISR, the leader's view of it and of all offsets, and the messages sent so far."""

    controller_isr: Bools = variable("the in-sync replicas", FLAG, "replicas", initial=True)
    controller_version: Int = variable("the version of the controller's ISR", below("versions"))

    leader_isr: Bools = variable("the in-sync replicas as the leader knows them", FLAG, "replicas", initial=True)
    leader_version: Int = variable("the version of the ISR that the leader knows", below("versions"))
    pending_isr: Bools = variable("replicas that a request of the leader may bring in", FLAG, "replicas")
    pending_version: Int = variable("the version that the pending requests carry", below("versions", nil=True))
    offsets: Ints = variable("log end offset of each replica, as the leader knows it", upto("log_size"), "replicas")

    requests: tuple[Bools, ...] = variable(
        "whether the leader has requested this ISR at this version", FLAG, "versions", isr_choices
    )
    update_isr: tuple[Bools, ...] = variable(
        "the ISR that the controller announced with this version", FLAG, "versions", "replicas"
    )


BOUNDS = (
    BoundSpec("replicas", "brokers that hold the partition", least=1, default=3),
    BoundSpec("log_size", "records that the leader's log has room for", least=1, default=2),
    BoundSpec("versions", "versions of the ISR, the initial one included", least=1, default=4, rare=True),
)


def high_watermark(s: AsyncIsrState) -> Int:
    """The least offset of the replicas that are in the ISR or may be. The leader is always one of them."""
    far = s.bounds.log_size
    counted = (any_of(*member) for member in zip(s.leader_isr, s.pending_isr, strict=True))
    return minimum(far, *(ite(c, offset, far) for c, offset in zip(counted, s.offsets, strict=True)))


def controller_write(s: AsyncIsrState, isr: Bools) -> AsyncIsrState:
    """The ISR under its next version, announced to the leader."""
    version = s.controller_version + 1
    return s.replace(
        controller_isr=isr,
        controller_version=version,
        update_isr=tuple(
            tuple(ite(version == v, new, old) for new, old in zip(isr, announced, strict=True))
            for v, announced in enumerate(s.update_isr)
        ),
    )


@action(replica=REPLICA)
def controller_shrink_isr(s: AsyncIsrState, replica: int) -> Rule[AsyncIsrState]:
    """The controller takes a failed follower out of the ISR."""
    yield replica != LEADER
    yield s.controller_isr[replica]
    yield s.controller_version + 1 < s.bounds.versions
    return controller_write(s, put(s.controller_isr, replica, False))


@action(isr=ISR)
def controller_handle_request(s: AsyncIsrState, isr: int) -> Rule[AsyncIsrState]:
    """The controller grants a request that was made for its current version."""
    yield select([requests[isr] for requests in s.requests], s.controller_version)
    yield s.controller_version + 1 < s.bounds.versions
    return controller_write(s, members_of(isr, s.bounds.replicas))


def leader_request(s: AsyncIsrState, isr: Bools) -> AsyncIsrState:
    """A request for this ISR, at the version that the leader knows. The ISR is pending from now on."""
    asked = [
        all_of(*(same(member, m) for member, m in zip(isr, members_of(i, s.bounds.replicas), strict=True)))
        for i in range(isr_choices(s.bounds))
    ]
    return s.replace(
        requests=tuple(
            tuple(any_of(old, all_of(s.leader_version == v, new)) for new, old in zip(asked, sent, strict=True))
            for v, sent in enumerate(s.requests)
        ),
        pending_isr=tuple(any_of(*member) for member in zip(s.pending_isr, isr, strict=True)),
        pending_version=s.leader_version,
    )


@action(replica=REPLICA)
def leader_request_shrink_isr(s: AsyncIsrState, replica: int) -> Rule[AsyncIsrState]:
    """The leader requests to remove a follower from the ISR."""
    yield replica != LEADER
    yield s.leader_isr[replica]
    return leader_request(s, put(s.leader_isr, replica, False))


@action(replica=REPLICA)
def leader_request_expand_isr(s: AsyncIsrState, replica: int) -> Rule[AsyncIsrState]:
    """The leader requests to add a follower to the ISR that has reached its high watermark."""
    yield replica != LEADER
    yield not_(s.leader_isr[replica])
    yield s.offsets[replica] >= high_watermark(s)
    return leader_request(s, put(s.leader_isr, replica, True))


@action()
def leader_write(s: AsyncIsrState) -> Rule[AsyncIsrState]:
    """The leader appends a record."""
    yield s.offsets[LEADER] < s.bounds.log_size
    return s.replace(offsets=put(s.offsets, LEADER, s.offsets[LEADER] + 1))


@action(version=VERSION)
def leader_handle_update(s: AsyncIsrState, version: int) -> Rule[AsyncIsrState]:
    """The leader adopts an ISR that is newer than its own; its pending request is void."""
    yield version <= s.controller_version
    yield s.leader_version < version
    return s.replace(
        leader_isr=s.update_isr[version],
        leader_version=version,
        pending_isr=tuple(False for _ in s.pending_isr),
        pending_version=NIL,
    )


@action(replica=REPLICA)
def follower_replicate(s: AsyncIsrState, replica: int) -> Rule[AsyncIsrState]:
    """A follower fetches the next record of the leader's log."""
    yield replica != LEADER
    yield s.offsets[replica] < s.offsets[LEADER]
    return s.replace(offsets=put(s.offsets, replica, s.offsets[replica] + 1))


ASYNC_ISR = Protocol(
    name="async-isr",
    title="2.7: the leader asks the controller to change the ISR",
    story=__doc__,
    source="AsyncIsr.tla",
    state=AsyncIsrState,
    initial=AsyncIsrState.initial,
    bounds=BOUNDS,
    slots={
        "controller_shrink_isr": controller_shrink_isr,
        "grant_isr": controller_handle_request,
        "shrink_isr": leader_request_shrink_isr,
        "expand_isr": leader_request_expand_isr,
        "write": leader_write,
        "learn_isr": leader_handle_update,
        "fetch": follower_replicate,
    },
)
