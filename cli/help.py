"""The help of a command: two screens, grouped by task. --help-all has what few people need, too.

An option says by its panel where it is shown: those in `RARE` panels are only named by --help. A docstring says by the
heading `MORE` from where on --help leaves it out.
"""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperOption

QUESTION = "What to decide"
CONFIGURATION = "Limits and faults: how much may happen in a run"
SEARCH = "The search"
RESULT = "The result"
BROKERS = "Real brokers"
FURTHER = "Further faults, clients and settings of the configuration"
ENGINES = "Options of engines (each text names its engines)"
PANELS = (None, QUESTION, CONFIGURATION, BROKERS, SEARCH, RESULT, FURTHER, ENGINES)
"""The panels in the order in which they are shown; options without one come first."""

RARE = (FURTHER, ENGINES)
MORE = "[bold]More examples[/bold]"
ALL = "--help-all"


class Command(TyperCommand):
    """A command with --help-all beside --help."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.params.append(
            TyperOption(
                param_decls=[ALL], is_flag=True, is_eager=True, expose_value=False, callback=_print_all,
                help="Show all options and examples.",
            )
        )  # fmt: skip

    def format_help(self, context: Any, formatter: Any) -> None:
        self.params.sort(key=lambda param: PANELS.index(getattr(param, "rich_help_panel", None)))
        if ALL not in context.meta:
            rare: list[Any] = [p for p in self.params if getattr(p, "rich_help_panel", None) in RARE]
            for option in rare:
                option.hidden = True
            self.help = (self.help or "").partition(MORE)[0].rstrip()
            if rare:
                of = {panel: sum(option.rich_help_panel == panel for option in rare) for panel in RARE}
                what = "; ".join(f"{panel[:1].lower()}{panel[1:]} ({count})" for panel, count in of.items() if count)
                self.epilog = f"[dim]{ALL} also explains {len(rare)} options: {what}[/dim]"
        super().format_help(context, formatter)


def _print_all(context: Any, _: object, is_asked: bool) -> None:
    if is_asked and not context.resilient_parsing:
        context.meta[ALL] = True
        print(context.get_help())
        context.exit()
