"""Decides every question of the claims again, and writes the outcomes beside the pages (`make claims`).

With --missing, for a new question, only those without an outcome. After a change of a rule decide all of them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path

from tideproof.model.runs.files import write_whole
from tideproof.properties.claims import PAGES
from tideproof.properties.claims.base import Asked, Question, in_turn
from tideproof.properties.claims.outcomes import Outcome, answer, answers, as_file, replayed, stored

PAGES_FOLDER = Path(__file__).parent.parent / "properties" / "claims"


def checked(asked: Asked) -> Outcome:
    """The outcome of a question; a trace is replayed before it is kept."""
    outcome = answer(asked)
    if isinstance(asked, Question) and outcome.trace is not None:
        replayed(asked, outcome.trace)
    return outcome


def asked_in_turn(turn: tuple[Asked, ...], known: Mapping[str, Outcome]) -> dict[str, Outcome]:
    return {q.digest: o for q, o in answers(turn, lambda q: known[q.digest] if q.digest in known else checked(q))}


def recompute(page: str, known: dict[str, Outcome], jobs: int) -> None:
    """Decides the questions of a page that are not known, and writes its file."""
    readings = chain.from_iterable(claim.readings for claim in PAGES[page])
    turns = {tuple(q.digest for q in turn): turn for reading in readings for turn in in_turn(reading.questions)}
    with ProcessPoolExecutor(jobs) as pool:
        answered = pool.map(partial(asked_in_turn, known=dict(known)), turns.values())
        for number, found in enumerate(answered, start=1):
            known |= found
            print(f"{page}: {number} of {len(turns)}", file=sys.stderr, flush=True)
    write_whole(PAGES_FOLDER / f"{page}.json", as_file(PAGES[page], known))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--missing", action="store_true", help="only questions without an outcome")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    given = parser.parse_args()
    known = {digest: outcome for page in PAGES for digest, outcome in stored(page).items()} if given.missing else {}
    for page in PAGES:
        recompute(page, known, given.jobs)


if __name__ == "__main__":
    main()
