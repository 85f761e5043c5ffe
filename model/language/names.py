"""Looking up names that a user types: with former names, and the nearest matches for unknown ones."""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import TypeVar

T = TypeVar("T")

FEW = 12
"""So many names are listed in one line; of more, the nearest."""


def repeated(names: Iterable[str]) -> str:
    """The names that occur more than once, for a message."""
    return ", ".join(sorted(name for name, count in Counter(names).items() if count > 1))


class FormerName(FutureWarning):
    """A renamed name is used, which a later release will refuse."""


def warn(note: str) -> None:
    warnings.warn(note, FormerName, stacklevel=4)


def find_named(
    kind: str,
    name: str,
    known: Mapping[str, T],
    former: Mapping[str, str] | None = None,
    listed_by: str = "tideproof list",
    note: Callable[[str], None] = warn,
) -> T:
    """What a name stands for, in capitals or not; `former` maps names of before to those of now, whose use is noted.

    Raises ValueError for an unknown name, with the nearest ones or the command that lists them all.
    """
    now = (former or {}).get(name, name)
    if name not in known and now in known:
        note(f"{name} is called {now} now; the old name will be refused in a later release.")
        name = now
    if name in known:
        return known[name]
    near = [k for k in known if k.lower() == name.lower()]
    if len(near) == 1:
        return known[near[0]]
    if not near:
        folded = {k.lower(): k for k in known}
        near = [folded[n] for n in get_close_matches(name.lower(), folded, n=2, cutoff=0.5)]
    if near:
        advice = f"did you mean {' or '.join(near)}?"
    else:
        advice = f"there are {', '.join(known) or 'none'}" if len(known) <= FEW else f"see {listed_by}"
    raise ValueError(f"no {kind} is named {name!r}; {advice}")
