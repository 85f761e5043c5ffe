"""Shared by the commands that run real brokers: the release, a folder, and the comparison with the model."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sized
from contextlib import contextmanager
from pathlib import Path

from rich.table import Column, Table
from rich.text import Text

from tideproof.cli.errors import UserError
from tideproof.cli.output import make_folder
from tideproof.cli.report import Part, right, ruled
from tideproof.conformance.folders import temporary_folder, why_given_up
from tideproof.conformance.jars import NotInstalled
from tideproof.conformance.links import NoAnswer
from tideproof.conformance.observing import Replica
from tideproof.conformance.processes import BrokerEnded
from tideproof.conformance.releases import FIRST_WITH_KRAFT, Release, release_numbered
from tideproof.conformance.replaying import Replayed
from tideproof.model.protocols.catalogue import OF_RELEASE, OF_RELEASE_WITH_KRAFT
from tideproof.model.runs.replay import Run

_LONGEST_ACTION = 20
ROOM = 100 << 20
"""Bytes for a cluster. Its data take less than 1 MiB; ZooKeeper allocates 64 MiB at a time."""


def choose_cluster(on: str, kraft: bool) -> tuple[Release, bool]:
    """The release, and whether to run it in KRaft mode: with --kraft, or if it has no other mode (since 4.0).

    It is named like `kafka:2.1.1` or `kraft:3.9.1`, or by its number.
    """
    number = on.removeprefix(OF_RELEASE_WITH_KRAFT).removeprefix(OF_RELEASE).removeprefix("kafka-")
    release = release_numbered(number)
    kraft = kraft or on.startswith(OF_RELEASE_WITH_KRAFT)
    if kraft and not release.has_kraft:
        raise UserError(
            f"Kafka {number} is run with ZooKeeper only; KRaft is for production since {FIRST_WITH_KRAFT} (KIP-833)"
        )
    return release, kraft or not release.has_zookeeper


def not_pinned(release: Release) -> list[Part]:
    if release.is_pinned:
        return []
    return ["Its jars are as Maven fetched them: not pinned, as no digest of this release is known here."]


@contextmanager
def work_folder(keep: Path | None) -> Iterator[Path]:
    """An empty folder for the cluster: the given one, or a temporary one."""
    if keep is None:
        with temporary_folder() as folder:
            _refuse_full(folder, "set TMPDIR to a folder on another disk")
            yield folder
        return
    make_folder("--keep", keep)
    if any(keep.iterdir()):
        raise UserError(f"--keep {keep}: the folder is not empty")
    _refuse_full(keep, "give --keep a folder on another disk")
    yield keep.resolve()


def _refuse_full(folder: Path, otherwise: str) -> None:
    """Raises UserError for a full disk, on which brokers end or stop responding without a visible reason."""
    free = shutil.disk_usage(folder).free
    if free < ROOM:
        raise UserError(f"{folder}: the disk has room for {free >> 20} MiB, and brokers need {ROOM >> 20}: {otherwise}")


@contextmanager
def giving_up(what: str, folder: Path, done: Sized) -> Iterator[list[str]]:
    """A context that ends if brokers fail; the yielded list then has the reason, and `done` can still be reported.

    Raises UserError, beginning with `what`, if nothing is done, unless the brokers run and do not respond.
    """
    why: list[str] = []
    try:
        yield why
    except (NotInstalled, BrokerEnded, NoAnswer, OSError) as error:
        if not done and not isinstance(error, NoAnswer):
            raise UserError(f"{what}: {error}") from None
        why.append(why_given_up(folder, error))


def comparison_table(result: Replayed, run: Run) -> Table:
    """The brokers' states after each step, and the model's if they differ."""
    brokers = [Column(f"b{b}", overflow="fold") for b in range(run.system.bounds.replicas)]
    rows = []
    for c in result.compared:
        step = Text(c.step or "at the start")
        for note in c.notes:
            step.append(f"\n{note}", style="dim")
        isr, states = ",".join(map(str, c.seen.isr)), _states(c.model.replicas, c.model.isr)
        model = Text("the same", style="green") if c.agrees else Text(states, "bold red")
        rows.append((str(c.number), step, *map(str, c.seen.replicas), isr, model))
    return ruled(rows, right(), Column("step", overflow="fold", min_width=_LONGEST_ACTION), *brokers, "ISR", "model")


def _states(replicas: tuple[Replica, ...], isr: tuple[int, ...]) -> str:
    return "\n".join([*(f"b{b} {replica}" for b, replica in enumerate(replicas)), f"ISR {','.join(map(str, isr))}"])
