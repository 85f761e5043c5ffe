"""Followers and the network: fetches, requests for the end of an epoch, and their responses."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from tideproof.conformance.brokers import OFFSET_OUT_OF_RANGE
from tideproof.conformance.links import Exchange
from tideproof.conformance.messages import partition_in
from tideproof.conformance.observing import concrete, value_in, value_of_record
from tideproof.conformance.records import decoded
from tideproof.conformance.steps.alter_isr import AskingForIsr
from tideproof.conformance.steps.base import Diverged, shown
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.state import FETCHED

SESSION_ERRORS = (70, 71)
"""FETCH_SESSION_ID_NOT_FOUND and INVALID_FETCH_SESSION_EPOCH: a leader that has restarted knows no session."""
_MOST_ON_THE_WAY = 20
"""The most requests of a follower to pass through before the one of a step: a few are usual."""


def _is_of_others(exchange: Exchange) -> bool:
    """Whether a fetch removes the partition from its session: the follower adds it again after the response."""
    fetch = exchange.request.body
    return bool(fetch.get("ForgottenTopicsData") and not fetch["Topics"])


def _asks_without_epoch(exchange: Exchange) -> bool:
    """Whether a follower asks for the end of an epoch although it knows none, as releases 0.11 to 2.0 do."""
    if exchange.request.api != "OffsetForLeaderEpoch":
        return False
    asked = partition_in(exchange.request.body)
    return asked is not None and bool(asked["LeaderEpoch"] == NIL)


class Fetching(AskingForIsr):
    def _fetch(self, follower: int, leader: int, *, has_record: bool, is_again: bool = False) -> None:
        """A fetch that may change the ISR. The response must have the model's record, or none."""

        def what() -> None:
            answer = self._fetched(follower, leader)
            records = [] if answer is None else decoded(answer["Records"] or b"")
            refused = answer is not None and (answer["ErrorCode"] or answer.get("DivergingEpoch"))
            if refused or bool(records) != has_record:
                raise Diverged(f"the answer {'has no record' if has_record else 'is not empty'}: {shown(answer)}")
            # Compared here, because no later state shows a response that is lost.
            end = concrete(self.before.leo[follower])
            expected = [(end, value_in(self.before, leader, end))] if has_record else []
            received = [(record.offset, value_of_record(record)) for record in records]
            if received != expected:
                raise Diverged(f"b{leader} sends b{follower} {received}, not {expected}")
            if answer is not None and self.after.answer[follower] == FETCHED:
                self.check_offsets(leader, f"b{follower}", answer)

        if self.isr_changes and not self.locks_isr:
            self.asking_if_it_does(leader, what)
        elif self.isr_changes and sum(map(bool, self.before.quorum_isr)) < sum(map(bool, self.after.quorum_isr)):
            self.let_outsiders_be_late(leader)
            self.with_unlocked_isr(leader, follower, what)
        elif self.locks_isr and not is_again:
            self.without_joining(leader, what)
        else:
            what()

    def _fetched(self, follower: int, leader: int) -> dict[str, Any] | None:
        """The leader's response for the partition; None if a fetch session has nothing new."""
        exchange, answer = self._answered(follower, leader)
        if exchange.request.api == "OffsetForLeaderEpoch":
            raise Diverged(f"b{follower} asks b{leader} for the end of an epoch, and does not fetch")
        if error := answer.get("ErrorCode"):
            raise Diverged(f"b{leader} refuses the fetch of b{follower}: error {error}")
        found: dict[str, Any] | None = partition_in(answer)
        return found

    def _answered(self, follower: int, leader: int) -> tuple[Exchange, dict[str, Any]]:
        """The first request about the partition, and the leader's response. Passes other requests through."""
        self.let_outsiders_be_late(leader)
        for _ in range(_MOST_ON_THE_WAY):
            exchange = self.asked(follower, leader)
            answer = exchange.pass_on()
            self.in_sync_at[leader, follower] = time.monotonic()
            # In the model a follower that knows no epoch and has nothing to truncate sends no such request.
            is_needless = _asks_without_epoch(exchange) and not self.before.truncating[follower]
            if not (answer.get("ErrorCode", 0) in SESSION_ERRORS or _is_of_others(exchange) or is_needless):
                return exchange, answer
            self.deliver(follower)
        raise Diverged(f"b{follower} does not come to fetch from b{leader}")

    def LeaderAnswerFetch(self, follower: int, leader: int) -> None:
        self._fetch(follower, leader, has_record=True)

    def LeaderParkFetch(self, follower: int, leader: int) -> None:
        self._fetch(follower, leader, has_record=False)

    def LeaderAnswerEmpty(self, follower: int, leader: int) -> None:
        """In the model the leader answers a waiting fetch. Here no fetch waits: the follower repeats it.

        If the follower has left the ISR, the leader may ask for it again, which is no divergence.
        """
        said = self.cluster.brokers[leader].said()
        self._fetch(follower, leader, has_record=False, is_again=True)
        if not self.before.isr[leader][follower]:
            self.forget_asked(leader, follower, said)

    def FollowerAppend(self, follower: int) -> None:
        self.deliver(follower)

    FollowerTruncate = FollowerAppend

    def AnswerLost(self, follower: int) -> None:
        self.lose(follower)

    def LeaderAnswerEpoch(self, follower: int, leader: int) -> bool:
        """The leader tells a follower the end of an epoch; since 2.8 in the response to a fetch, if logs differ
        (KAFKA-10554).

        Returns whether the response has one.
        """
        exchange, answer = self._answered(follower, leader)
        if exchange.request.api == "Fetch":
            told: Mapping[str, Any] | None = (partition_in(answer) or {}).get("DivergingEpoch")
            asked = partition_in(exchange.request.body)
            if not told and asked is not None and "LastFetchedEpoch" not in asked:
                raise Diverged(f"b{follower} fetches from b{leader}, and does not ask for the end of an epoch")
        else:
            told = partition_in(answer)
            if told is None or told["ErrorCode"]:
                raise Diverged(f"b{leader} does not tell b{follower} where an epoch ends: {shown(told)}")
        expected = concrete(self.after.answer_epoch[follower]), concrete(self.after.answer_offset[follower])
        if not told:  # the leader finds nothing to truncate
            if expected[1] < concrete(self.before.leo[follower]):
                raise Diverged(f"b{leader} does not tell b{follower} that their logs differ")
            return False
        epoch = told.get("Epoch", told.get("LeaderEpoch", expected[0]))  # before 2.0 the response has no epoch
        said = f"b{leader} tells b{follower}: epoch {epoch} ends at {told['EndOffset']}"
        if (epoch, told["EndOffset"]) != expected:
            raise Diverged(f"{said}; in the model epoch {expected[0]} ends at {expected[1]}")
        self.notes.append(said)
        return True

    def LeaderAnswerDiverging(self, follower: int, leader: int) -> None:
        if not self.LeaderAnswerEpoch(follower, leader):
            raise Diverged(f"b{leader} does not tell b{follower} that their logs differ")

    def FollowerOutOfRange(self, follower: int, leader: int) -> None:
        answer = self._fetched(follower, leader)
        if answer is None or answer["ErrorCode"] != OFFSET_OUT_OF_RANGE:
            raise Diverged(f"the offset is not out of range: {shown(answer)}")
        self.deliver(follower)
        for _ in range(_MOST_ON_THE_WAY):
            if self.waiting(follower, leader).request.api == "Fetch":
                return
            self.waiting(follower, leader).pass_on()  # a request for the log's end or start
            self.deliver(follower)
        raise Diverged(f"b{follower} does not come to fetch from b{leader}")
