"""Plots of a calibration, for print: the coverage of walks, their gaps, and the estimates."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from calibration.measure import Calibration, Point
from tideproof.model.language.state import Bounds

# Distinct without colour as well.
_LINES = {
    "uniform": {"color": "#0072b2", "linestyle": "-", "marker": "o"},
    "action-first": {"color": "#d55e00", "linestyle": "--", "marker": "s"},
    "swarm": {"color": "#009e73", "linestyle": "-.", "marker": "^"},
    "priorities": {"color": "#555555", "linestyle": ":", "marker": "D"},
}
_INCHES = (10.0, 3.4)
_TITLE = 120  # characters in a line of that width


def draw(configurations: Sequence[Calibration], folder: Path) -> list[Path]:
    """One SVG file for each configuration; their paths. Raises OSError where they cannot be written."""
    import matplotlib as mpl

    mpl.use("svg")
    import matplotlib.pyplot as plt

    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    # A fixed salt and no date: the same numbers give the same file.
    with mpl.rc_context({"svg.hashsalt": "tideproof", "font.size": 9, "lines.markersize": 3, "svg.fonttype": "none"}):
        for configuration in configurations:
            figure, axes = plt.subplots(1, 3, figsize=_INCHES, layout="constrained")
            _coverage(axes[0], configuration)
            _depths(axes[1], configuration)
            _estimates(axes[2], configuration)
            title = f"{configuration.protocol} {Bounds(**configuration.bounds)}: {configuration.states:,} states"
            whole = re.sub(r"(--\S+) ", "\\1\N{NO-BREAK SPACE}", title)  # a bound and its value on one line
            figure.suptitle(textwrap.fill(whole, _TITLE, break_on_hyphens=False), fontsize=10)
            sizes = "-".join(str(value) for value in configuration.bounds.values())
            path = folder / f"calibration-{configuration.protocol}-{sizes}.svg"
            figure.savefig(path, metadata={"Date": None})
            plt.close(figure)
            paths.append(path)
    return paths


def _coverage(axes: Any, configuration: Calibration) -> None:
    for p in configuration.policies:
        share = [100 * point.states / configuration.states for point in p.points]
        axes.plot([point.walks for point in p.points], share, label=p.policy, **_LINES[p.policy])
    axes.set(xscale="log", xlabel="walks", ylabel="states seen (% of all)", ylim=(0, 100), title="What walks have seen")
    axes.legend(frameon=False)
    axes.grid(alpha=0.3)


def _depths(axes: Any, configuration: Calibration) -> None:
    for p in configuration.policies:
        share = [100 * seen / n for seen, n in zip(p.by_depth, configuration.levels, strict=True)]
        axes.plot(share, **_LINES[p.policy])
    axes.set(
        xlabel="depth (steps from the initial state)",
        ylabel="states seen (% of the level)",
        ylim=(0, 104),
        title=f"Where they miss, after {configuration.policies[0].points[-1].walks:,} walks",
    )
    axes.grid(alpha=0.3)


def _estimates(axes: Any, configuration: Calibration) -> None:
    p = configuration.policies[0]
    new, missed = {"color": "#0072b2"}, {"color": "black"}

    def line(label: str, share: Callable[[Point], float], **style: Any) -> None:
        axes.plot([point.walks for point in p.points], [100 * share(point) for point in p.points], label=label, **style)

    line("states not seen (truth)", lambda point: 1 - point.states / configuration.states, **missed)
    by_chao1: dict[str, Any] = {**missed, "linestyle": ":", "marker": "s"}
    line("the same by Chao1", lambda point: max(0.0, 1 - point.states / point.chao1), **by_chao1)
    if all(point.unseen is not None for point in p.points):
        line("next state is new (truth)", lambda point: point.unseen or 0.0, **new)
    line("the same by Good-Turing", lambda point: point.good_turing, **new, linestyle=":", marker="o")
    axes.set(xscale="log", xlabel="walks", ylabel="%", ylim=(0, 104), title=f"What estimators say ({p.policy})")
    axes.legend(frameon=False, loc="upper center", bbox_to_anchor=(0.5, -0.2), ncols=2, fontsize=7)
    axes.grid(alpha=0.3)
