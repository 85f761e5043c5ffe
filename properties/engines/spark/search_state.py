"""How far an exhaustive search on Spark has come: what the driver knows, and keeps on disk after every level.

It grows with the number of levels and files, not with that of states.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
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
    """The search after some levels. `inbox` are the candidates for the next level, `visited` the runs, by partition.

    `levels[d]` is the number of states at depth d, and `fronts[d]` are the runs of those that were visited, in the
    order of partitions: if names do not matter, one of all that differ in no more. `first` gives for each property that
    fails the depth and the state where it does.
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
        """The files that the search still needs."""
        stretches = [*self.inbox.values(), *self.visited.values(), *self.fronts]
        return {stretch.file for group in stretches for stretch in group}

    def add(self, results: list[dict[str, Any]]) -> None:
        """Takes in what the tasks of a level have returned, which come in the order of partitions."""
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
    """The folder of a search: its configuration and state in one file, and the files of states."""

    def __init__(self, place: Place, configuration: Mapping[str, Any]) -> None:
        self.place = place
        self.folder = place.folder
        self.configuration = {"kind": _KIND, "format": FORMAT, **configuration}

    def load(self) -> SearchState | None:
        """The state to go on from; None where the folder is new. Raises OutputError, and then touches nothing."""
        if not self.folder.exists() or (self.folder.is_dir() and not any(self.folder.iterdir())):
            return None
        try:
            content = json.loads((self.folder / _FILE).read_text(encoding="utf-8"))
            found, state = content["configuration"], content["state"]
            known, whole = found["kind"] == _KIND, content.get("digest") == run_id(state)
        except OSError:
            known = False
        except (ValueError, KeyError, TypeError, RecursionError):
            raise OutputError(f"{self.folder / _FILE} is damaged: give another folder") from None
        if not known:
            raise OutputError(f"{self.folder} is not the folder of a search: give another one")
        if found != self.configuration:
            raise OutputError(
                f"{self.folder} holds another search (it differs in {differences(found, self.configuration)}): "
                "give another folder"
            )
        if not whole:
            raise OutputError(f"{self.folder / _FILE} is damaged: give another folder")
        restored = msgspec.convert(state, SearchState, str_keys=True)
        for name in restored.files():
            if not self.place.is_whole(name):
                path = self.folder / name
                raise OutputError(f"{path} is missing or damaged: the search cannot go on; give another folder")
        return restored

    def save(self, state: SearchState) -> None:
        """Keeps the state, then removes the files that it does not need any more."""
        content = json.loads(json.dumps(vars(state)))
        whole = {"configuration": self.configuration, "state": content, "digest": run_id(content)}
        put(self.folder / _FILE, json.dumps(whole).encode())
        needed = state.files()
        for path in self.folder.glob("level-*/*"):
            if str(path.relative_to(self.folder)) not in needed:
                path.unlink(missing_ok=True)

    def remove(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


def new_folder() -> Path:
    """A folder for a search that will not be resumed."""
    import tempfile

    return Path(tempfile.mkdtemp(prefix="tideproof-search-"))
