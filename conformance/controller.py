"""The controller as a server, for what brokers ask it since 2.7 (KIP-497): that it change the ISR of the partition.

A leader asks for what its clock says: it finds a late follower at any time. What no step asks for is answered at once
with the ISR as it is, in a new version: the leader goes on as before, and may ask again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

from tideproof.conformance.links import Exchange, Link
from tideproof.conformance.messages import Messages, Values, partition_in

FENCED_LEADER_EPOCH, INELIGIBLE_REPLICA = 74, 107
_API_VERSIONS, _ALTER_PARTITION = 18, 56
_TOPICS_BY_NAME = 1
"""The last version of AlterPartition that names topics; later ones have ids, which topics here have not."""


@dataclass(frozen=True)
class Known:
    """What the controller takes a leader to know: its epoch and ISR."""

    epoch: int
    isr: tuple[int, ...]


class ControllerLink(Link):
    """All that a broker asks the controller. `versions` gives versions of the partition's state, each above the last.

    Until `known` is set, nothing is known of the present topic.
    """

    def __init__(self, messages: Messages, broker: int, controller: int) -> None:
        self.versions = count(1)
        self.known: Known | None = None
        self.topic_names: tuple[object, ...] = ()
        """The name of the present topic, and its id where it has one."""
        self.wanted: tuple[int, ...] | None = None
        """The ISR that the broker is to ask for; such a request waits until it is taken."""
        self.undone = 0
        """Requests for another ISR that were answered with the ISR as it is."""
        self.larger: tuple[int, ...] = ()
        """The ISR of such a request with a replica that is not in it: for this no clock asks, but a fetch."""
        super().__init__(messages, broker, controller, lambda: 0)

    def arrived(self, exchange: Exchange) -> None:
        request = exchange.request
        if request.api == "ApiVersions":
            exchange.reply({"ApiKeys": self.api_versions()})
        elif request.api == "AlterPartition" and request.is_defined:
            self.asked_for_isr(exchange)
        else:
            exchange.drop()

    def api_versions(self) -> list[Values]:
        """What the controller can be asked, in which versions."""
        keys = {_API_VERSIONS: 3, _ALTER_PARTITION: _TOPICS_BY_NAME}
        return [{"ApiKey": key, "MinVersion": 0, "MaxVersion": most} for key, most in keys.items()]

    def asked_for_isr(self, exchange: Exchange) -> None:
        if not self._is_of_the_partition(exchange.request.body):
            exchange.drop()  # about another partition: nothing is decided, and it does not count as a request
            return
        asked, known = partition_in(exchange.request.body), self.known
        if known is None or asked["LeaderEpoch"] != known.epoch:
            reply_to(exchange, error=FENCED_LEADER_EPOCH)
        elif _new_isr(asked) == self.wanted:
            self.asked.put(exchange)
        else:
            self.undone += 1
            if not set(_new_isr(asked)) <= set(known.isr):
                self.larger = _new_isr(asked)
            reply_to(exchange, isr=known.isr, version=next(self.versions))

    def _is_of_the_partition(self, body: Values) -> bool:
        """Whether a request names it, and nothing else."""
        names = [
            (t.get("TopicName", t.get("TopicId")), p["PartitionIndex"]) for t in body["Topics"] for p in t["Partitions"]
        ]
        return len(names) == 1 and names[0] in [(name, 0) for name in self.topic_names]


def _new_isr(asked: Values) -> tuple[int, ...]:
    """The requested ISR; since version 3 with the broker epochs of its members (KIP-903)."""
    return tuple(sorted(asked["NewIsr"] if "NewIsr" in asked else [r["BrokerId"] for r in asked["NewIsrWithEpochs"]]))


def reply_to(exchange: Exchange, isr: Sequence[int] = (), version: int = 0, error: int = 0) -> None:
    """The controller's answer: the ISR of now and its version, or an error."""
    body = exchange.request.body
    found = {
        "ErrorCode": error,
        "LeaderId": exchange.link.follower,
        "LeaderEpoch": partition_in(body)["LeaderEpoch"],
        "Isr": list(isr),
        "PartitionEpoch": version,
    }
    (topic,) = body["Topics"]
    name = {key: topic[key] for key in ("TopicName", "TopicId") if key in topic}
    exchange.reply({"Topics": [{**name, "Partitions": [found]}]})
