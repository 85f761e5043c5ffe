"""Does the model have a run with the visible behaviour of a recording?

A search, breadth-first, over the states of the model that are consistent with the events so far. Some steps are
observable in a recording: a broker takes a role by LeaderAndIsr, a leader handles a fetch, a record is appended. Such a
step happens between `forwarded` and `response` of its exchange, and must agree with the response. Hidden steps
(`_hidden`) happen whenever they are enabled: decisions of the controller, a leader's changes of the ISR, a follower's
processing of a delivered response. A recording is explained if some state is left after its last event.

Information that is not in the recording restricts nothing. So "not explained" is a verdict on the observations, and
"explained" does not mean that the brokers did exactly this.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import chain
from typing import Any

from tideproof.conformance.brokers import EARLIEST, LATEST, OFFSET_OUT_OF_RANGE
from tideproof.conformance.observing import concrete
from tideproof.conformance.recording import OF_KRAFT, Event, Exchange, Recording
from tideproof.model.language.actions import Blocked, Instance, members
from tideproof.model.language.state import NIL
from tideproof.model.language.system import FullState, System
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.broker.state import IDLE, BrokerState, latest_known_epoch

Part = Mapping[str, Any]
"""The part of a message about the partition."""
NOTED, DONE = 1, 2
"""The progress of an exchange: the fetch is noted or the record appended; the response is made."""

NOT_JUDGED = {"DeleteRecords", "InitProducerId", "AddPartitionsToTxn", "EndTxn", "WriteTxnMarkers"}
DECISIONS = ("ElectPreferred", "ElectAfterFailure", "ElectUnclean", "ControllerShrinkIsr", "PartitionOffline")
ISR_CHANGES = ("LeaderShrinkIsr", "LeaderAskShrink", "ControllerAlterIsr", "LeaderLearnIsr")
SHRINKS = ISR_CHANGES[:2]
USES_OF_ANSWERS = ("FollowerAppend", "FollowerTruncate")
WRITES_TO_DISK = ("CheckpointHighWatermark", "Flush")


class Judgement(StrEnum):
    EXPLAINED = "consistent"
    NOT_EXPLAINED = "not explained"
    UNKNOWN = "unknown"


class CannotJudge(Exception):
    """The recording has a feature that the model lacks; the text names it."""


@dataclass(frozen=True)
class Place:
    """The end of a run that explains the events so far."""

    state: FullState
    progress: tuple[tuple[int, int], ...] = ()
    """The pending exchanges, each with its progress."""
    values: tuple[str, ...] = ()
    """The values of the records, by the model's numbers."""
    carried: tuple[int, ...] = ()
    """For each broker, the exchange whose response is under way to it in the model, or 0."""

    @property
    def brokers(self) -> BrokerState:
        state = self.state[0]
        assert isinstance(state, BrokerState)
        return state

    def of(self, exchange: int) -> int:
        return dict(self.progress).get(exchange, 0)


@dataclass
class Validated:
    """The verdict. `event` is the number of the last explained event; 0 is the start."""

    judgement: Judgement
    event: int
    events: int
    reason: str = ""
    steps: tuple[Instance, ...] = ()
    states: tuple[BrokerState, ...] = ()
    """The states that are consistent with the events up to `event`."""
    places: int = 0


def bounds_of(recording: Recording) -> dict[str, int]:
    """The bounds of the model that the recording needs. Raises CannotJudge."""
    apis = {x.api for x in recording.exchanges.values()}
    if unknown := sorted(apis & NOT_JUDGED):
        raise CannotJudge(f"it has {', '.join(unknown)}, which is not judged")
    produced = [x for x in recording.exchanges.values() if x.api == "Produce"]
    records = [record for x in produced for record in (recording.asked(x) or {}).get("Records", ())]
    if any("producer" in record for record in records):
        raise CannotJudge("it has an idempotent or transactional producer, which is not judged")
    values = [record["value"] for record in records]
    if len(set(values)) < len(values):
        raise CannotJudge("it has a record that was sent again, which is not judged")
    acks = {x.request["Acks"] for x in produced}
    if len(acks) > 1:
        raise CannotJudge(f"producers with different acks ({', '.join(map(str, sorted(acks)))}) are not modelled")
    crashes = [event.kept for event in recording.events if event.name == "crash"]
    found = {
        "replicas": recording.replicas,
        "records": max(1, len(produced)),
        "log_size": max(1, len(produced)),
        "epochs": max(chain([0], recording.leaders_of_epochs())) + 1,
        "crashes": crashes.count(None),
        "power_losses": len(crashes) - crashes.count(None),
        "acks": acks.pop() if acks else 0,
        "min_insync_replicas": recording.min_insync_replicas,
        "unclean": int(recording.unclean),
    }
    return {name: value for name, value in found.items() if value or name in ("replicas", "records", "epochs")}


@dataclass
class _Search:
    """A search. `parents` maps each place found to its predecessor and the step between them."""

    system: System
    recording: Recording
    leaders: Mapping[int, int]
    parents: dict[Place, tuple[Place, Instance | None] | None] = field(default_factory=dict)
    delivered: set[int] = field(default_factory=set)
    lost: set[int] = field(default_factory=set)
    open: dict[int, Exchange] = field(default_factory=dict)
    over: set[int] = field(default_factory=set)
    """The exchanges whose response has been recorded."""
    followers_may_be_late: bool = False
    """Whether replica.lag.time.max.ms has passed since the start."""

    def __post_init__(self) -> None:
        self._by_name: dict[str, list[Instance]] = defaultdict(list)
        for instance in self.system.instances:
            self._by_name[instance.action.name].append(instance)
        events = self.recording.events
        self._will_arrive = {event.exchange for event in events if event.name == "delivered"}
        self._will_be_answered = {event.exchange for event in events if event.name == "response"}
        self._crashes_ahead = [event.broker for event in events if event.name == "crash"]

    # Steps ------------------------------------------------------------------------------------------------------------

    def step(self, place: Place, name: str, **parameters: int) -> Place | None:
        for instance in self._by_name[name]:
            if all(instance.parameters[key] == value for key, value in parameters.items()):
                return self._after(place, instance)
        return None

    def _after(self, place: Place, instance: Instance) -> Place | None:
        after = self.system.step(place.state, instance)
        if isinstance(after, Blocked):
            return None
        state = after[0]
        assert isinstance(state, BrokerState)
        answers = zip(place.carried, state.answer, strict=True)
        carried = tuple(x if answer != IDLE or self._waits_for_end(x) else 0 for x, answer in answers)
        found = replace(place, state=after, carried=carried)
        if found != place:
            self.parents.setdefault(found, (place, instance))
        return found

    def _waits_for_end(self, exchange: int) -> bool:
        """Whether it is a fetch out of range, whose sender asks for the log's end next."""
        return exchange != 0 and self._error(self.recording.exchanges[exchange]) == OFFSET_OUT_OF_RANGE

    def _marked(self, place: Place, **changes: Any) -> Place:
        found = replace(place, **changes)
        if found != place:
            self.parents.setdefault(found, (place, None))
        return found

    def _with(self, place: Place | None, x: Exchange, progress: int = DONE, carries: bool = False) -> Place | None:
        """The place (None stays None) with this progress of an exchange; if it `carries`, its response is under way."""
        if place is None:
            return None
        known = dict(place.progress) | {x.number: progress}
        carried = place.carried
        if carries and isinstance(x.sender, int):
            carried = _put(carried, x.sender, x.number)
        return self._marked(place, progress=tuple(sorted(known.items())), carried=carried)

    # Hidden steps -----------------------------------------------------------------------------------------------------

    def _hidden(self, place: Place) -> Iterator[Place | None]:
        s = place.brokers
        next_epoch = concrete(s.next_epoch)
        if next_epoch <= max(self.leaders, default=0):
            for instance in self._all(DECISIONS):
                after = self._after(place, instance)
                if after and self.leaders.get(next_epoch, after.brokers.quorum_leader) == after.brokers.quorum_leader:
                    yield after
        for instance in self._all(ISR_CHANGES):
            if self.followers_may_be_late or instance.action.name not in SHRINKS:
                yield self._after(place, instance)
        for instance in self._all(WRITES_TO_DISK):
            if instance.parameters["replica"] in self._crashes_ahead:
                yield self._after(place, instance)
        for follower, exchange in enumerate(place.carried):
            if exchange in self.delivered:
                for name in USES_OF_ANSWERS:
                    yield self.step(place, name, follower=follower)
                if self._waits_for_end(exchange):
                    leader = self.recording.exchanges[exchange].receiver
                    yield self.step(self._marked(place, carried=_put(place.carried, follower, 0)),
                                    "FollowerOutOfRange", follower=follower, leader=leader)  # fmt: skip
            elif exchange in self.lost:
                yield self.step(place, "AnswerLost", follower=follower)

    def _all(self, names: Sequence[str]) -> Iterator[Instance]:
        return chain.from_iterable(self._by_name[name] for name in names)

    # Observable steps -------------------------------------------------------------------------------------------------

    def _advanced(self, place: Place, x: Exchange) -> Iterator[Place | None]:
        """The next steps of the receiver in this exchange that agree with its response."""
        if place.of(x.number) == DONE:
            return
        handle = self._handlers.get(x.api)
        in_session = x.api == "Fetch" and x.request.get("SessionEpoch", -1) > 0
        asked, answered = self.recording.asked(x), self.recording.answered(x)
        # A fetch within a session need not name the partition (KIP-227).
        if handle is not None and (in_session or asked is not None):
            yield from handle(place, x, asked or {}, answered or {})
        else:
            yield self._with(place, x)

    @property
    def _handlers(self) -> Mapping[str, Callable[[Place, Exchange, Part, Part], Iterator[Place | None]]]:
        return {
            "Fetch": self._fetch,
            "OffsetForLeaderEpoch": self._epoch_request,
            "ListOffsets": self._list_offsets,
            "LeaderAndIsr": self._leader_and_isr,
            OF_KRAFT: self._leader_and_isr,
            "Produce": self._produce,
        }

    def _error(self, x: Exchange) -> int:
        part = self.recording.answered(x) or {}
        return int((x.response or {}).get("ErrorCode", 0) or part.get("ErrorCode", 0))

    def _fetch(self, place: Place, x: Exchange, asked: Part, answered: Part) -> Iterator[Place | None]:
        s, f, leader = place.brokers, x.sender, x.receiver
        assert isinstance(f, int)
        says_the_same = (
            asked.get("FetchOffset", s.leo[f]) == s.leo[f]
            and asked.get("CurrentLeaderEpoch", NIL) in (NIL, s.epoch[f])
            and asked.get("LastFetchedEpoch", NIL) in (NIL, latest_known_epoch(s, f))
        )
        error = self._error(x)
        if not says_the_same or not (error or _is_plain(asked, answered)):
            return
        if error:
            if error != OFFSET_OUT_OF_RANGE:
                yield self._with(place, x)
            elif s.leo[f] > s.leo[leader]:
                yield self._with(place, x, carries=True)
            return
        fetch = {"follower": f, "leader": leader}
        records, mark, told = (answered.get(name) for name in ("Records", "HighWatermark", "DivergingEpoch"))
        has_same_mark = mark in (None, s.hw[leader])
        is_noted = place.of(x.number) == NOTED
        if not is_noted:  # without a record to send, the leader notes the fetch and lets it wait
            if noted := self.step(place, "LeaderParkFetch", **fetch):
                yield self._with(noted, x, NOTED)
            elif not records and s.leader[leader] == leader and s.leo[leader] == s.remote_leo[leader][f] == s.leo[f]:
                yield self._with(place, x, NOTED)
        if told and told.get("EndOffset", NIL) != NIL:
            # From 2.8 on the model has a separate step for it.
            after = self.step(place, "LeaderAnswerDiverging", **fetch) or self.step(place, "LeaderAnswerEpoch", **fetch)
            expected = told["Epoch"], told["EndOffset"]
            if not after or (after.brokers.answer_epoch[f], after.brokers.answer_offset[f]) != expected:
                return
            if has_same_mark and not records:  # it has the high watermark, too, and no records
                yield self._with(after, x, carries=True)
        elif x.response is None or records:
            after = self.step(place, "LeaderAnswerFetch", **fetch)
            if after and (x.response is None or self._carries(after, f, records, mark)):
                yield self._with(after, x, carries=True)
        elif is_noted and has_same_mark:
            # It has an effect only if it has another high watermark and arrives.
            after = self.step(place, "LeaderAnswerEmpty", **fetch) if x.number in self._will_arrive else None
            yield self._with(after, x, carries=True) if after else self._with(place, x)

    @staticmethod
    def _carries(place: Place, follower: int, records: Any, mark: int | None) -> bool:
        s = place.brokers
        if len(records) > 1:
            raise CannotJudge("a fetch response with several records: in the model it has one")
        (record,) = records
        return (
            place.values[concrete(s.answer_record[follower])] == record["value"]
            and record["epoch"] in (None, s.answer_epoch[follower])
            and record["offset"] == s.leo[follower]
            and mark in (None, s.answer_offset[follower])
        )

    def _epoch_request(self, place: Place, x: Exchange, asked: Part, answered: Part) -> Iterator[Place | None]:
        s, f = place.brokers, x.sender
        assert isinstance(f, int)
        known = latest_known_epoch(s, f)
        is_needless = asked["LeaderEpoch"] == NIL == known and not s.truncating[f]
        if self._error(x) or is_needless:
            yield self._with(place, x)
            return
        if asked["LeaderEpoch"] != known or asked.get("CurrentLeaderEpoch", NIL) not in (NIL, s.epoch[f]):
            return
        if after := self.step(place, "LeaderAnswerEpoch", follower=f, leader=x.receiver):
            t = after.brokers
            if (
                answered.get("EndOffset", t.answer_offset[f]) == t.answer_offset[f]
                and answered.get("LeaderEpoch", t.answer_epoch[f]) == t.answer_epoch[f]
            ):
                yield self._with(after, x, carries=True)

    def _list_offsets(self, place: Place, x: Exchange, asked: Part, answered: Part) -> Iterator[Place | None]:
        """A follower out of range asks for the end of the leader's log, or for its start, which must be 0."""
        at = {LATEST: place.brokers.leo[x.receiver], EARLIEST: 0}.get(asked["Timestamp"])
        if self._error(x) or at is None or answered.get("Offset", at) == at:
            yield self._with(place, x)

    def _leader_and_isr(self, place: Place, x: Exchange, asked: Part, _: Part) -> Iterator[Place | None]:
        s, b = place.brokers, x.receiver
        epoch, leader = asked["LeaderEpoch"], asked["Leader"]
        # An epoch has one leader, the first epoch broker 0, and no epoch is below the first.
        if epoch < 0 or leader != (self.leaders[epoch] if epoch else 0):
            return
        if s.epoch[b] >= epoch or self._error(x):
            yield self._with(place, x)
        elif s.quorum_epoch >= epoch and leader != b:
            yield self._with(self.step(place, "BecomeFollower", epoch=epoch, replica=b, leader=leader), x)
        elif s.quorum_epoch >= epoch:
            isr = s.quorum_isr if s.quorum_epoch == epoch else s.request_isr[epoch]
            if members(isr) == tuple(sorted(asked["Isr"])):
                yield self._with(self.step(place, "BecomeLeader", epoch=epoch, replica=b), x)

    def _produce(self, place: Place, x: Exchange, asked: Part, answered: Part) -> Iterator[Place | None]:
        (record,) = asked["Records"]
        if place.of(x.number) != NOTED:
            if self._error(x):
                yield self._with(place, x)
            if after := self.step(place, "LeaderAppend", leader=x.receiver):
                yield self._with(self._marked(after, values=(*place.values, record["value"])), x, NOTED)
        elif not answered or self._error(x):
            yield self._with(place, x)
        else:
            number = place.values.index(record["value"])
            offset = answered.get("BaseOffset", place.brokers.waits_for[number])
            told = {"leader": x.receiver, "record": number, "offset": offset}
            yield self._with(self.step(place, "LeaderAcknowledge", **told), x)

    # Events -----------------------------------------------------------------------------------------------------------

    def passed(self, place: Place, event: Event) -> Place | None:
        """The place after an event; None if the event is impossible there."""
        if event.name == "crash":
            b = event.broker
            if any(place.of(x.number) != DONE for x in self.open.values() if self._was_answered_by(b, x)):
                return None
            name, kept = ("CrashAndRestart", {}) if event.kept is None else ("PowerLoss", {"end": event.kept})
            after = self.step(place, name, replica=b, **kept)
            return after and self._without(after, self._ended_with(b))
        x = self.recording.exchanges[event.exchange]
        if event.name == "delivered" and event.exchange not in self.over:
            return None
        if event.name == "request" and isinstance(x.sender, int):
            # The fetcher thread has processed its last response before it sends a request.
            last = place.carried[x.sender]
            if last in self.delivered and not self._waits_for_end(last):
                return None if self.recording.exchanges[last].receiver == x.receiver else place
        if event.name == "response":
            return self._without(place, {event.exchange}) if place.of(event.exchange) == DONE else None
        return place

    def _was_answered_by(self, broker: int, x: Exchange) -> bool:
        """Whether a crashing broker has already sent a response that is read later, as by a producer."""
        return x.receiver == broker and x.number in self._will_be_answered

    def _ended_with(self, broker: int) -> set[int]:
        with_it = (x for x in self.open.values() if broker in (x.sender, x.receiver))
        return {x.number for x in with_it if not self._was_answered_by(broker, x)}

    def _without(self, place: Place, exchanges: set[int]) -> Place:
        return self._marked(place, progress=tuple((x, p) for x, p in place.progress if x not in exchanges))

    def after_event(self, event: Event) -> None:
        """Updates the knowledge of exchanges, which is the same for all runs."""
        number = event.exchange
        if event.name == "crash":
            self._crashes_ahead.remove(event.broker)
            for x in self._ended_with(event.broker):
                del self.open[x]
        elif event.name == "forwarded":
            self.open[number] = self.recording.exchanges[number]
        elif event.name == "response":
            self.open.pop(number, None)
            self.over.add(number)
        elif event.name in ("delivered", "lost"):
            getattr(self, event.name).add(number)

    def closure(self, places: list[Place], most: int, until: float) -> list[Place] | None:
        """All places reachable by steps between two events; None at a limit."""
        found = dict.fromkeys(places)
        queue = list(found)
        for place in queue:
            if len(self.parents) > most or time.monotonic() > until:
                return None
            steps = (self._hidden(place), *(self._advanced(place, x) for x in self.open.values()))
            for after in chain.from_iterable(steps):
                if after is not None and after not in found:
                    found[after] = None
                    queue.append(after)
        return queue

    def steps_to(self, place: Place) -> tuple[Instance, ...]:
        steps: list[Instance | None] = []
        while (before := self.parents[place]) is not None:
            place, step = before
            steps.append(step)
        return tuple(step for step in reversed(steps) if step is not None)


def _is_plain(asked: Mapping[str, Any], answered: Mapping[str, Any]) -> bool:
    """Whether the offsets in a request and its response are those without deletion and transactions.

    Recordings with either are refused. Up to 2.0 followers get -1 as the last stable offset.
    """
    starts = asked.get("LogStartOffset", 0), answered.get("LogStartOffset", 0)
    stable = answered.get("LastStableOffset", -1)
    return starts == (0, 0) and stable in (-1, answered.get("HighWatermark"))


def _put(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])


def system_for(recording: Recording, protocol: BrokerProtocol) -> System:
    """The protocol under the bounds of the recording. Raises CannotJudge, and ValueError for bounds that do not fit."""
    return System(protocol, protocol.bounded(**bounds_of(recording)))


def validated(
    recording: Recording, system: System, most_places: int, seconds: float, show: Callable[[str], None]
) -> Validated:
    """Judges a recording by the rules of `system`, whose bounds must be `bounds_of` it."""
    search = _Search(system, recording, recording.leaders_of_epochs())
    start = Place(system.initial, carried=(0,) * recording.replicas)
    search.parents[start] = None
    places, number, total = [start], 0, len(recording.events)
    until = time.monotonic() + seconds

    def result(judgement: Judgement, reason: str, at: list[Place]) -> Validated:
        states = tuple(dict.fromkeys(place.brokers for place in at))
        return Validated(judgement, number, total, reason, search.steps_to(at[0]), states, len(search.parents))

    try:
        for event in recording.events:
            search.followers_may_be_late = event.at * 1000 >= recording.replica_lag_time_max_ms
            found = search.closure(places, most_places, until)
            if found is None:
                return result(Judgement.UNKNOWN, "a limit was reached", places)
            left = [after for place in found if (after := search.passed(place, event)) is not None]
            if not left:
                return result(Judgement.NOT_EXPLAINED, _seen(recording, event), found)
            places = list(dict.fromkeys(left))
            search.after_event(event)
            number += 1
            show(f"event {number} of {total}: {len(places)} states")
    except CannotJudge as error:
        return result(Judgement.UNKNOWN, str(error), places)
    return result(Judgement.EXPLAINED, "", places)


def _seen(recording: Recording, event: Event) -> str:
    if event.name == "crash":
        return f"b{event.broker} was killed and started again"
    x = recording.exchanges[event.exchange]
    if event.name != "response":
        return f"{event.name}: {x}"
    asked, answered = recording.asked(x) or {}, recording.answered(x) or {}

    def text(body: Mapping[str, Any]) -> str:
        return ", ".join(f"{key}={value}" for key, value in body.items()) or "nothing"

    return f"response: {x}, which asks {text(asked)}, and is answered {text(answered)}"
