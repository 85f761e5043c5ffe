"""A protocol as data for a page: its variables and their meaning, its steps, its properties as formulas, its code.

A page knows no protocol: it shows what is declared, and takes steps and searches in the WebAssembly module.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tideproof.counterexamples.explain.point_of_no_return import lost
from tideproof.counterexamples.formats.html.single_file import packed, packed_json
from tideproof.counterexamples.views.boards import board_of, ends_of, owner_of, parties_of
from tideproof.counterexamples.views.plain_words import FIELDS, QUIET, step_in_words
from tideproof.counterexamples.views.text import ID_NAMES, of_its_controller, shown_field, shown_value
from tideproof.model.language.actions import shown_record
from tideproof.model.language.algebra import Term, innermost_first
from tideproof.model.language.properties import Expectation, Property, not_vacuous, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.space import Space, Variable
from tideproof.model.language.state import Bounds, declared
from tideproof.model.language.system import System
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.properties.engines.compiled import digest_of_rules
from tideproof.properties.engines.exhaustive.page_code import page_module
from tideproof.properties.invariants.catalogue import properties_of

OPERATORS = ("constant", "var", "not", "and", "or", "ite", "=", "<", "+", "-")
"""A formula's nodes are lists: the number of the operator here, then a value, a variable, or the nodes of its parts."""


USUAL = ("CommittedRecordsSurvive", "ValidHighWatermark")
"""The properties that a reader is asked about first."""


def asked_of(protocol: Protocol, bounds: Bounds, known: Iterable[Property] = ()) -> list[Property]:
    """The properties whose status a page shows: of those known, or of all, what is decided by default.

    An action property says nothing of a state, and to remember the state before makes some times as many states.
    """
    speak = dict.fromkeys(known or properties_of(protocol))
    of_states = (p for p in speak if not p.by_name_only and not p.is_promise and p.expectation is not Expectation.STEP)
    return not_vacuous(of_states, bounds)


def protocol_data(protocol: Protocol, bounds: Bounds, properties: Sequence[Property]) -> dict[str, Any]:
    """All that a page needs of a protocol under bounds: `packed` is what it reads once the protocol is chosen."""
    system = watched(protocol, bounds, properties)
    saving = [lost(record) for record in _records(system)]
    formulas = _Formulas(system)
    fields, variables = _declared(system.space)
    details = {
        "words": system.space.words,
        "transitions": len(system.instances),
        "initial": [str(word) for word in system.space.pack(system.initial)],
        "fields": fields,
        "variables": variables,
        "steps": [
            {"label": str(step), "slot": step.slot, "meaning": of_its_controller(step.action.meaning, protocol.state),
             "says": step_in_words(step, protocol.state), "ends": ends_of(step, protocol.state)}
            for step in system.instances
        ],
        "properties": [
            {"name": p.name, "meaning": p.meaning, "witness": p.is_witness, "formula": formula}
            for p, formula in ((p, formulas.of(p.in_symbols(system))) for p in properties)
        ],
        "saving": [
            {"record": shown_record(record), "written": formulas.of(system.space.symbols[0].next_record > record)}
            for record in _records(system)
        ],
        "formulas": formulas.nodes,
        "board": board_of(protocol.state),
        "parties": parties_of(system.initial[0]),
        "usual": next((p.name for p in properties if p.name in USUAL), ""),
    }  # fmt: skip
    return {
        "name": protocol.name,
        "title": protocol.title,
        "bounds": str(bounds),
        "digest": digest_of_rules(system, properties)[:8],
        "packed": packed_json(details),
        "code": packed(page_module(system, [*properties, *saving])),
    }


def _records(system: System) -> range:
    """The records that may still be saved, or not any more, in a state with replicated logs."""
    return system.bounds.indices("records") if issubclass(system.protocol.state, ReplicationState) else range(0)


def _declared(space: Space) -> tuple[list[dict[str, Any]], list[list[Any]]]:
    """Each field once, and of each variable its field, indices, least value, word, shift and bits."""
    fields: dict[str, dict[str, Any]] = {}
    variables: list[list[Any]] = []
    number: dict[str, int] = {}
    for v in space.variables:
        if v.field not in fields:
            number[v.field] = len(fields)
            fields[v.field] = _field(space, v)
        entry, kinds = fields[v.field], space.index_kinds(v)
        for place, (index, kind, show) in enumerate(zip(v.index, kinds, space.shown_indices(v), strict=True)):
            texts = entry["indices"][place]
            if index == len(texts):
                texts.append((show or ID_NAMES.get(kind, str))(index))
        variables.append([number[v.field], list(v.index), v.lo, v.word, v.shift, v.bits])
    return list(fields.values()), variables


def _field(space: Space, v: Variable) -> dict[str, Any]:
    kinds, domain = space.index_kinds(v), space.domain(v)
    per = [getattr(kind, "bound", kind) for kind in kinds]
    # One flag a broker is a set of brokers, and belongs to no single one.
    of_brokers = per[:1] == ["replicas"] and not (len(per) == 1 and domain.is_bool)
    return {
        "name": shown_field(space, v),
        "key": v.field,
        "says": FIELDS.get(v.field, ""),
        "quiet": v.field in QUIET,
        "meaning": space.meaning(v),
        "ghost": v.ghost,
        "own": v.field in {field.name for field in declared(space.types[0]) if field.metadata["own"]},
        "lane": of_brokers,
        "owner": "" if v.ghost or of_brokers else owner_of(v.field, space.types[0]),
        "flag": domain.is_bool,
        "indices": [[] for _ in kinds],
        "values": ["none" if value < 0 else shown_value(space, v, value) for value in range(v.lo, v.hi + 1)],
    }


class _Formulas:
    """Formulas over a system's variables, each part once."""

    def __init__(self, system: System) -> None:
        self.nodes: list[list[int]] = []
        self._places = {v.name: place for place, v in enumerate(system.space.variables)}
        self._known: dict[object, int] = {}

    def of(self, value: Any) -> int:
        """The number of the node of a formula."""
        if isinstance(value, Term):
            for term in innermost_first(value, lambda term: term.serial in self._known):
                self._known[term.serial] = self._add(self._node(term))
            return self._known[value.serial]
        key = ("constant", int(value))
        if key not in self._known:
            self._known[key] = self._add([0, int(value)])
        return self._known[key]

    def _node(self, term: Term) -> list[int]:
        parts = [self._places[term.args[0]]] if term.op == "var" else [self.of(arg) for arg in term.args]
        return [OPERATORS.index(term.op), *parts]

    def _add(self, node: list[int]) -> int:
        self.nodes.append(node)
        return len(self.nodes) - 1
