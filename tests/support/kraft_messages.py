"""The search of TLC on the KRaft modules as they stand: with the messages that were taken in, and with their VIEW.

`kraft-3.5` leaves out `messages_discard` and the guard `__AvoidCycle` that reads it. Both follow from a run: a message
was taken in when it was under way and is no more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from tideproof.model.language.protocol import Protocol
from tideproof.model.language.space import Words
from tideproof.model.language.state import Bounds
from tideproof.model.language.system import System
from tideproof.model.protocols.kraft.state import GRANTED, REQUEST
from tideproof.properties.engines.exhaustive.code import SearchCode

AUXILIARY = (
    "fencings", "clean_shutdowns", "unclean_shutdowns", "isr_shrinks", "starts", "registrations", "unacked_from"
)  # fmt: skip
"""aux_vars, which the published VIEW drops: what limits the search, and the answers to producers."""

Message = tuple[int, Words]
"""The slot of a message, and the bits that it has there."""


class Node(NamedTuple):
    """A state, and the messages that were taken in on the way to it."""

    words: Words
    taken: frozenset[Message]


class MessageSystem:
    """The steps of a protocol between states with their history of messages."""

    def __init__(self, protocol: Protocol, bounds: Bounds) -> None:
        self.system = System(protocol, bounds)
        self._code = SearchCode(self.system, [])
        self._slots = self._masks()
        self._slot_of = [instance.slot for instance in self.system.instances]
        self._successors = cache(self._make_successors)
        self._messages = cache(self._find_messages)

    def _masks(self) -> list[tuple[int, int, Words]]:
        """Of each slot for a message: the word and the bits of its kind, and all its bits."""
        space = self.system.space
        slots: dict[tuple[str, tuple[int, ...]], list[int]] = {}
        kinds = {}
        for v in space.variables:
            group = v.name.split("[")[0].split("_")[0]
            if group not in ("alteration", "registration", "fetch"):
                continue
            key = (group, v.index[: 2 if group == "fetch" else 1])
            mask = slots.setdefault(key, [0] * space.words)
            mask[v.word] |= v.mask << v.shift
            if v.field == group:
                kinds[key] = (v.word, v.mask << v.shift)
        return [(*kinds[key], tuple(mask)) for key, mask in slots.items() if kinds[key][1]]

    def _find_messages(self, words: Words) -> frozenset[Message]:
        return frozenset(
            (number, tuple(w & m for w, m in zip(words, mask, strict=True)))
            for number, (word, kind, mask) in enumerate(self._slots)
            if words[word] & kind
        )

    def _make_successors(self, words: Words) -> list[tuple[str, Words]]:
        made = self._code.successors(words)
        assert not isinstance(made, int)
        return [(self._slot_of[number], after) for number, after in made]

    def is_granted(self, words: Words) -> bool:
        """Whether the controller would grant the request that the leader has just sent."""
        return any(
            before.alteration[i["version"]] == REQUEST and after.alteration[i["version"]] == GRANTED
            for instance, (after,) in self.system.successors(self.system.space.unpack(words))
            if instance.slot == "grant_isr"
            for i, (before,) in [(instance.parameters, self.system.space.unpack(words))]
        )

    def steps(self, node: Node) -> Iterator[Node]:
        before = self._messages(node.words)
        for slot, after in self._successors(node.words):
            now = self._messages(after)
            if slot == "ask_isr" and (now - before) <= node.taken and not self.is_granted(after):
                continue  # __AvoidCycle
            yield Node(after, node.taken | (before - now))

    def count(self, identity: Callable[[Node], object]) -> tuple[int, int]:
        """Distinct nodes by this identity, and the number of levels, breadth first as TLC goes.

        Of nodes that are the same by it the first one that is met is looked at.
        """
        front = [Node(self.system.space.pack(self.system.initial), frozenset())]
        seen, levels = {identity(front[0])}, 0
        while front:
            levels, here, front = levels + 1, front, []
            for node in here:
                for after in self.steps(node):
                    if (key := identity(after)) not in seen:
                        seen.add(key)
                        front.append(after)
        return len(seen), levels

    def view(self, words: Words) -> Words:
        return tuple(w & ~m for w, m in zip(words, self.system.space.bits(AUXILIARY), strict=True))
