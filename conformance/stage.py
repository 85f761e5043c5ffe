"""The actions of the model as deeds on real brokers: one method for each, of the same name.

A method makes the brokers do what the action says, and returns when they have done it. The barrier is always something
that the broker does next: the answer to what it was sent, or its next request, which it makes once it has worked in
the last answer. What the brokers do otherwise than the action says raises `Parted`.

What is under way to a follower is an `Exchange` that its link holds. Each follower has one at a time, as in the model.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from tideproof.conformance.cluster import Cluster
from tideproof.conformance.links import PATIENCE, Connection, Exchange, NoAnswer
from tideproof.conformance.observing import concrete, state_of, value_of
from tideproof.conformance.processes import wait_until
from tideproof.conformance.records import decoded, encoded
from tideproof.model.language.actions import Instance, shown_record
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.state import IDLE, BrokerState
from tideproof.model.runs.replay import Run

T = TypeVar("T")

ALL = -1
TIMESTAMP = 1_600_000_000_000
LAG_MS = 500
"""replica.lag.time.max.ms where leaders change the ISR: long enough that a leader that has just changed it is kept from
changing it back, on a machine that is busy."""
SESSION_ERRORS = (70, 71)
"""FETCH_SESSION_ID_NOT_FOUND and INVALID_FETCH_SESSION_EPOCH: a leader that has restarted knows no session."""


class Parted(Exception):
    """A broker has done something else than the action of the model."""


class Stage:
    """A cluster on which one run of the model is played. Its topic is new, and all its brokers are up."""

    def __init__(self, cluster: Cluster, run: Run, isr_changes: bool) -> None:
        self.cluster, self.isr_changes = cluster, isr_changes
        self.acks = run.system.bounds.acks or ALL  # acks=0 in the model: it has no producer that waits
        self.notes: list[str] = []
        self.answers: dict[int, int] = {}
        """What the producers were told of their records: error codes."""
        self._producers: dict[int, Connection] = {}
        self._before = self._after = state_of(run, 0)
        self._held: dict[int, Exchange | None] = dict.fromkeys(cluster.everybody)
        self._checkpoints: dict[int, int] = {}
        self._decided: dict[int, tuple[int, Sequence[int], int]] = {}
        self._known_version: dict[int, int] = {}
        self._epoch, self._most_epochs = NIL, run.system.bounds.epochs
        self._leader = 0

    def set_up(self) -> None:
        """The first state of the model: broker 0 leads in epoch 0, and followers have nothing to find out."""
        for b in self.cluster.everybody:
            self.cluster.update_metadata(b, 0, 0, self.cluster.everybody)
        self._decide(0, self.cluster.everybody)
        for b in self.cluster.everybody:
            self._tell(b, 0, keeps_answer=False)
        for b in self.cluster.everybody[1:]:
            while self._waiting(b, 0).request.api != "Fetch":
                self._waiting(b, 0).pass_on()
                self.FollowerAppend(b)

    def play(self, step: Instance, before: BrokerState, after: BrokerState) -> None:
        """Does what the step says. Raises Parted, and NoAnswer where the brokers do not do anything in time."""
        self.notes = []
        self._before, self._after = before, after
        getattr(self, step.action.name)(**step.parameters)

    def producers_told(self, patience: float) -> Mapping[int, int | None]:
        """The answers to all records, as far as they come within so many seconds; None for those that do not."""
        return {record: self._answer_of(record, patience) for record in self._producers}

    def close_producers(self) -> None:
        for producer in self._producers.values():
            producer.close()

    def close(self) -> None:
        """The brokers forget the topic; what is on its way is lost."""
        self.close_producers()
        for b in self.cluster.everybody:
            self._void(b)
        for b in self.cluster.everybody:
            self.cluster.delete_replica(b)
        for b in self.cluster.everybody:
            self._void(b)

    # The controller ---------------------------------------------------------------------------------------------------

    def _decide(self, leader: int, isr: Sequence[int]) -> None:
        self._epoch, self._leader = self._epoch + 1, leader
        version = self.cluster.write_state(self._epoch, leader, isr)
        if self.isr_changes:
            self.cluster.lock_isr()
            # Above that of the locked node, so that the node can be given it; and below those of earlier epochs, so
            # that on the way there no deposed leader finds its own.
            version = 10 * (self._most_epochs - self._epoch) + 5
        self._decided[self._epoch] = leader, isr, version

    def ElectPreferred(self, replica: int) -> None:
        self._decide(replica, self.cluster.isr())

    def ElectAfterFailure(self, replica: int) -> None:
        self._decide(replica, [b for b in self.cluster.isr() if b != self._leader])

    def ControllerShrinkIsr(self, replica: int) -> None:
        self._decide(self._leader, [b for b in self.cluster.isr() if b != replica])

    def PartitionOffline(self) -> None:
        self._decide(NIL, self.cluster.isr())

    def ElectUnclean(self, replica: int) -> None:
        self._decide(replica, [replica])

    def BecomeLeader(self, epoch: int, replica: int) -> None:
        self._tell(replica, epoch, keeps_answer=False)

    def BecomeFollower(self, epoch: int, replica: int, leader: int) -> None:
        before, after = self._before.answer[replica], self._after.answer[replica]
        self._tell(replica, epoch, keeps_answer=bool(before != IDLE and before == after))

    def _tell(self, b: int, epoch: int, keeps_answer: bool) -> None:
        leader, isr, version = self._decided[epoch]
        if epoch == self._epoch:  # the leader may have changed it meanwhile
            isr = self.cluster.isr()
            version = version if self.isr_changes else self.cluster.state_version()
        self._known_version[b] = version
        self.cluster.send_leader_and_isr(b, epoch, leader, isr, version)
        # The broker waits for its fetcher thread, and that for its answer, which the model says is void: cut it off.
        end = time.monotonic() + PATIENCE
        control = self.cluster.brokers[b].control
        while not control.has_answer(0.05):
            if not keeps_answer:
                self._void(b)
            if time.monotonic() > end:
                raise NoAnswer(f"b{b} does not answer LeaderAndIsr within {PATIENCE:g} s")
        answer = control.answer()
        errors = [answer["ErrorCode"], *(p["ErrorCode"] for p in answer["PartitionErrors"])]
        if any(errors):
            raise Parted(f"b{b} refuses LeaderAndIsr of epoch {epoch}: errors {errors}")
        if not keeps_answer:
            self._void(b)
        if leader != b:  # it has begun to ask its leader, and asks what it asks since it was told
            own_end = self.cluster.brokers[b].log_end()
            while not keeps_answer and not self._is_current(self._waiting(b, leader), epoch, own_end):
                self._lose(b)
            self._waiting(b, leader)

    @staticmethod
    def _is_current(exchange: Exchange, epoch: int, end: int | None) -> bool:
        """Whether a request was made in this epoch and, if it is a fetch, from the log end."""
        body = exchange.request.body
        if not body or not body["Topics"]:
            return False
        partition = body["Topics"][0]["Partitions"][0]
        if partition.get("CurrentLeaderEpoch", -1) not in (-1, epoch):
            return False
        return exchange.request.api != "Fetch" or bool(partition["FetchOffset"] == end)

    # The network ------------------------------------------------------------------------------------------------------

    def _void(self, b: int) -> None:
        """All that the broker has asked others is lost."""
        self._held[b] = None
        for leader in self.cluster.everybody:
            if leader != b:
                self.cluster.links[b, leader].cut()

    def _lose(self, follower: int) -> None:
        exchange = self._held[follower]
        assert exchange is not None
        exchange.drop()
        self._held[follower] = None

    def _waiting(self, follower: int, leader: int) -> Exchange:
        """What the follower asks, and waits for an answer to."""
        exchange = self._held[follower]
        if exchange is None or not exchange.is_alive:
            exchange = self._held[follower] = self.cluster.links[follower, leader].take()
        return exchange

    def _asked(self, follower: int, leader: int) -> Exchange:
        """A request of the follower that the leader has not seen. An answer that the model has forgotten is lost."""
        if self._waiting(follower, leader).is_answered:
            self._lose(follower)
        return self._waiting(follower, leader)

    def _deliver(self, follower: int) -> None:
        exchange = self._held[follower]
        if exchange is None:
            raise Parted(f"b{follower} waits for nothing")
        exchange.deliver()
        self._held[follower] = None
        self._waiting(follower, exchange.link.leader)

    def _fetch(self, follower: int, leader: int) -> dict[str, Any] | None:
        """The leader's answer for the partition; None where a fetch session has nothing new."""
        joins = sum(map(bool, self._before.quorum_isr)) < sum(map(bool, self._after.quorum_isr))
        if joins and self.isr_changes:
            return self._with_unlocked_isr(leader, lambda: self._fetched(follower, leader), lambda isr: follower in isr)
        return self._fetched(follower, leader)

    def _fetched(self, follower: int, leader: int) -> dict[str, Any] | None:
        self._let_outsiders_be_late(leader)
        for _ in range(20):
            exchange = self._asked(follower, leader)
            answer = exchange.pass_on()
            if exchange.request.api == "OffsetForLeaderEpoch":
                # Releases 0.11 to 2.0 ask even if they know no epoch, are told nothing, and cut at the high watermark:
                # in the model this is part of becoming a follower.
                (topic,) = exchange.request.body["Topics"] if exchange.request.body else [{}]
                if topic["Partitions"][0]["LeaderEpoch"] != NIL:
                    raise Parted(f"b{follower} asks b{leader} for the end of an epoch, and does not fetch")
            elif answer.get("ErrorCode", 0) not in SESSION_ERRORS:
                partitions = answer["Responses"][0]["Partitions"] if answer["Responses"] else [None]
                found: dict[str, Any] | None = partitions[0]
                return found
            self._deliver(follower)
        raise Parted(f"b{follower} does not come to fetch from b{leader}")

    def LeaderAnswerFetch(self, follower: int, leader: int) -> None:
        answer = self._fetch(follower, leader)
        if answer is None or answer["ErrorCode"] or not decoded(answer["Records"] or b""):
            raise Parted(f"the answer has no record: {_short(answer)}")

    def LeaderParkFetch(self, follower: int, leader: int) -> None:
        answer = self._fetch(follower, leader)
        if answer is not None and (answer["ErrorCode"] or decoded(answer["Records"] or b"")):
            raise Parted(f"the answer is not empty: {_short(answer)}")

    LeaderAnswerEmpty = LeaderParkFetch

    def FollowerAppend(self, follower: int) -> None:
        self._deliver(follower)

    FollowerTruncate = FollowerAppend

    def AnswerLost(self, follower: int) -> None:
        if self._held[follower] is not None:
            self._lose(follower)

    def LeaderAnswerEpoch(self, follower: int, leader: int) -> None:
        """The end of an epoch is asked for; since 2.8 the answer to a fetch says it (KAFKA-10554)."""
        exchange = self._asked(follower, leader)
        answer = exchange.pass_on()
        topics = answer["Responses" if exchange.request.api == "Fetch" else "Topics"]
        told = topics[0]["Partitions"][0] if topics else {}
        told = told.get("DivergingEpoch", told)
        epoch = told.get("Epoch", told.get("LeaderEpoch"))
        self.notes.append(f"b{leader} tells b{follower}: epoch {epoch} ends at {told.get('EndOffset')}")

    def FollowerOutOfRange(self, follower: int, leader: int) -> None:
        answer = self._fetched(follower, leader)
        if answer is None or answer["ErrorCode"] != 1:
            raise Parted(f"the offset is not out of range: {_short(answer)}")
        self._deliver(follower)
        while self._waiting(follower, leader).request.api != "Fetch":  # it asks where the log ends
            self._waiting(follower, leader).pass_on()
            self._deliver(follower)

    # Producers --------------------------------------------------------------------------------------------------------

    def LeaderAppend(self, leader: int) -> None:
        self._let_outsiders_be_late(leader)
        record = concrete(self._before.next_record)
        broker, release = self.cluster.brokers[leader], self.cluster.release
        end = broker.log_end()
        data = encoded(release.magic, value_of(record, concrete(self._before.epoch[leader])), TIMESTAMP)
        topics = [{"Name": self.cluster.topic, "PartitionData": [{"Index": 0, "Records": data}]}]
        self._producers[record] = broker.connect()
        values = {"Acks": self.acks, "TimeoutMs": 3_600_000, "TopicData": topics}
        self._producers[record].send("Produce", release.produce, values)
        producer = self._producers[record]
        wait_until(lambda: broker.log_end() != end or producer.has_answer(0.001), "the record is not appended")
        if producer.has_answer(0.001) and self._answer_of(record, PATIENCE):
            raise Parted(f"b{leader} refuses the record: error {self.answers[record]}")

    def _answer_of(self, record: int, patience: float) -> int | None:
        if record not in self.answers:
            try:
                answer = self._producers[record].answer(patience)
            except NoAnswer:  # it waits for good, or the broker is gone
                return None
            self.answers[record] = answer["Responses"][0]["PartitionResponses"][0]["ErrorCode"]
        return self.answers[record]

    def LeaderAcknowledge(self, leader: int, record: int, offset: int) -> None:
        error = self._answer_of(record, PATIENCE)
        if error != 0:
            raise Parted(f"b{leader} does not acknowledge {shown_record(record)}: {error}")
        self.notes.append(f"b{leader} tells the producer of {shown_record(record)}: error 0 (written)")

    # The ISR ----------------------------------------------------------------------------------------------------------

    def _let_outsiders_be_late(self, leader: int) -> None:
        """The high watermark waits also for replicas outside the ISR that were caught up lately (KAFKA-4485)."""
        if self.isr_changes and not all(self._before.isr[leader]):
            time.sleep(1.3 * LAG_MS / 1000)

    def _with_unlocked_isr(self, leader: int, what: Callable[[], T], done: Callable[[tuple[int, ...]], bool]) -> T:
        version = self._known_version[leader]
        self.cluster.unlock_isr(version)
        try:
            result = what()
            wait_until(lambda: self.cluster.state_version() > version, f"b{leader} does not change the ISR")
        finally:
            self._known_version[leader] += 1
            self.cluster.lock_isr()
        if not done(self.cluster.isr()):
            raise NoAnswer(f"b{leader} has changed the ISR back before it could be kept from it")
        return result

    def LeaderShrinkIsr(self, leader: int, follower: int) -> None:
        self._with_unlocked_isr(leader, lambda: None, lambda isr: follower not in isr)

    # Crashes ----------------------------------------------------------------------------------------------------------

    def CheckpointHighWatermark(self, replica: int) -> None:
        """The timer that writes it is off. What it would write now is put in place when the broker is down next."""
        self._checkpoints[replica] = concrete(self._before.hw[replica])

    def Flush(self, replica: int) -> None:
        """Nothing can be seen of it; it says what a power loss leaves."""

    def CrashAndRestart(self, replica: int) -> None:
        self._restart(replica, lambda: None)

    def PowerLoss(self, replica: int, end: int) -> None:
        self._restart(replica, lambda: self.cluster.brokers[replica].lose_all_but(end))

    def _restart(self, replica: int, while_down: Callable[[], None]) -> None:
        broker = self.cluster.brokers[replica]
        self._void(replica)
        broker.crash()
        broker.write_high_watermark(self._checkpoints.get(replica, 0))
        while_down()
        broker.start()
        broker.wait_until_up()
        self._void(replica)
        self.cluster.update_metadata(replica, self._epoch, self._leader, self.cluster.isr())


def _short(answer: Mapping[str, Any] | None) -> str:
    """An answer without what is empty in it."""
    return "nothing new" if not answer else ", ".join(f"{k}={v}" for k, v in answer.items() if v not in (None, [], b""))


DRIVEN = frozenset(name for name in vars(Stage) if name[0].isupper())
"""The names of the actions that can be done on real brokers."""
