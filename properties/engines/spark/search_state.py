"""The checkpoint of an exhaustive search on Spark, which the driver writes after every level.

Its size depends on the number of levels and files, not on the number of states.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import msgspec

from tideproof.model.language.space import Words
from tideproof.properties.engines.spark.batch_output import OutputError, differences, put, run_id
from tideproof.properties.engines.spark.search_task import Place, Stretch

FORMAT = 3
_FILE = "search.json"
_KIND = "tideproof search"


@dataclass
class SearchState:
    """The search after some levels. By partition, `inbox` has the candidates for the next level, `visited` the runs.

    `levels[d]` is the number of states at depth d. `fronts[d]` has the runs of the visited ones (one per orbit under
    symmetry reduction) in the order of partitions. `first` maps violated properties to depth and state of a violation.
    """

    levels: list[int] = field(default_factory=list)
    inbox: dict[int, list[Stretch]] = field(default_factory=dict)
    visited: dict[int, list[Stretch]] = field(default_factory=dict)
    fronts: list[list[Stretch]] = field(default_factory=list)
    first: dict[int, tuple[int, Words]] = field(default_factory=dict)
    taken: list[int] = field(default_factory=list)
    steps: int = 0
    dead: int = 0
    seconds: float = 0.0

    @property
    def complete(self) -> bool:
        return bool(self.levels) and not self.inbox

    @property
    def visited_states(self) -> int:
        return sum(run.length for front in self.fronts for run in front)

    def files(self) -> set[str]:
        """Return the files that the search still needs."""
        stretches = [*self.inbox.values(), *self.visited.values(), *self.fronts]
        return {stretch.file for group in stretches for stretch in group}

    def add(self, results: list[dict[str, Any]]) -> None:
        """Add the results of the tasks of a level, in the order of partitions."""
        runs = [Stretch(*r["run"]) for r in results if r["run"]]
        self.inbox = {}
        if runs:
            self.fronts.append(runs)
            self.levels.append(sum(r["distinct"] for r in results))
        for r in results:
            self.visited[r["partition"]] = [Stretch(*s) for s in r["visited"]]
            self.steps += r["steps"]
            self.dead += r["dead"]
            self.taken = [a + b for a, b in zip(self.taken, r["taken"], strict=True)]
            for prop, state in r["failed"].items():
                self.first.setdefault(int(prop), (len(self.levels) - 1, tuple(state)))
            for file, offsets in r["chunks"]:
                for p, (begin, end) in enumerate(pairwise(offsets)):
                    if end > begin:
                        self.inbox.setdefault(p, []).append(Stretch(file, begin, end - begin))


class Checkpoint:
    """The folder of a search: configuration and state in one file, and the files of states."""

    def __init__(self, place: Place, configuration: Mapping[str, Any]) -> None:
        self.place = place
        self.folder = place.folder
        self.configuration = {"kind": _KIND, "format": FORMAT, **configuration}

    def load(self) -> SearchState | None:
        """Return the state to resume from; None if the folder is new. Raises OutputError, and then changes nothing."""
        if not self.folder.exists() or (self.folder.is_dir() and not any(self.folder.iterdir())):
            return None
        damaged = OutputError(f"{self.folder / _FILE} is damaged: give another folder")
        try:
            content = json.loads((self.folder / _FILE).read_text(encoding="utf-8"))
            found, state = content["configuration"], content["state"]
            known, intact = found["kind"] == _KIND, content.get("digest") == run_id(state)
        except OSError:
            known = False
        except (ValueError, KeyError, TypeError, RecursionError):
            raise damaged from None
        if not known:
            raise OutputError(f"{self.folder} is not the folder of a search: give another one")
        if found != self.configuration:
            raise OutputError(
                f"{self.folder} holds another search (it differs in {differences(found, self.configuration)}): "
                "give another folder"
            )
        if not intact:
            raise damaged
        restored = msgspec.convert(state, SearchState, str_keys=True)
        for name in restored.files():
            if not self.place.is_whole(name):
                path = self.folder / name
                raise OutputError(f"{path} is missing or damaged: the search cannot go on; give another folder")
        return restored

    def save(self, state: SearchState) -> None:
        """Write the state, then remove the files that it no longer needs."""
        content = json.loads(json.dumps(vars(state)))
        whole = {"configuration": self.configuration, "state": content, "digest": run_id(content)}
        put(self.folder / _FILE, json.dumps(whole).encode())
        needed = state.files()
        for path in self.folder.glob("level-*/*"):
            if str(path.relative_to(self.folder)) not in needed:
                path.unlink(missing_ok=True)
