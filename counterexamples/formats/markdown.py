"""A run as Markdown, for an issue or a wiki: the table, the account, the diagram, and the trace itself to run again."""

from __future__ import annotations

from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.explain.fixed import linked
from tideproof.counterexamples.formats import Format
from tideproof.counterexamples.formats.mermaid import to_mermaid
from tideproof.counterexamples.views.text import legend_of, rows_of, short_step, verdict_in_words


def to_markdown(c: Counterexample) -> str:
    """The text, with the notes as sentences without a step."""
    run, account = c.run, c.account
    rows = rows_of(run)
    name = escaped(run.system.protocol.name)
    fails = f"{escaped(verdict_in_words(c.property, account.violated_at, len(run.steps)))} ({name})"
    if c.story:
        lines = [f"## {escaped(c.title)}", ""]
        lines += [line for heading, text in c.story for line in (f"**{heading}:** {escaped(text)}", "")]
        lines += [f"**{fails}.** {escaped(c.property.meaning)}", ""]
    else:
        lines = [f"## {fails}", "", escaped(c.property.meaning), ""]
    lines += [f"Bounds: `{run.system.bounds}`", ""]
    lines += _row(["", "step", *rows[0]]) + _row(["---"] * (2 + len(rows[0])))
    for number, cells in enumerate(rows):
        step = short_step(run.steps[number - 1]) if number else ""
        shown = []
        for heading, cell in cells.items():
            code = _code(cell)
            shown.append(f"**{code}**" if code and number and cell != rows[number - 1][heading] else code)
        lines += _row([str(number), escaped(step), *shown])
    lines += ["", escaped(legend_of(run.system).replace("> marks what", "Bold is what").replace("|", "¦")), ""]
    if account.sentences:
        lines += ["### Why", "", *(f"- Step {s.step}: {escaped(s.text)}" for s in account.sentences)]
        lines += [*(f"- {linked(escaped(text), '[{name}]({address})')}" for text in c.notes), ""]
    lines += ["### Diagram", "", "```mermaid", to_mermaid(c).rstrip(), "```", ""]
    lines += ["### Trace", "", "```json", c.trace.to_json().decode().rstrip(), "```", ""]
    return "\n".join(lines)


def escaped(text: str) -> str:
    """Escapes characters that Markdown or HTML would interpret."""
    return "".join(f"&#{ord(c)};" if c in "\\`*_[]<>#|&~" else c for c in text.replace("\n", " "))


def _code(cell: str) -> str:
    """A table cell in a code span, with escaped bars, which would end the cell."""
    return f"`{cell.replace('|', '¦').replace('`', chr(39))}`" if cell.strip() else ""


def _row(cells: list[str]) -> list[str]:
    return ["| " + " | ".join(cells) + " |"]


MARKDOWN = Format("markdown", to_markdown, explains=True)
