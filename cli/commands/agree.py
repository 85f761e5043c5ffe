"""`tideproof compare --agree`: the engines against each other, and the certificate that they agree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tideproof.cli import report
from tideproof.cli.choices import choose_bounds, choose_fitting, choose_protocol
from tideproof.cli.errors import ALL_HOLD, UserError
from tideproof.cli.progress import Progress
from tideproof.model.language.properties import Property, speaking
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds

SEVERAL: tuple[dict[str, int], ...] = ({"replicas": 2, "log_size": 2}, {"replicas": 2, "log_size": 3, "records": 3}, {})
"""The bounds that are compared where none are given, as far as a protocol has them; what is not named is as default."""

LEFT_OUT = "they are witnesses, use history variables, or are decided only if named"


def compare_engines(names: Sequence[str], given: Mapping[str, int | None], seed: int) -> int:
    """Prints the certificate. EngineError, which says where they differ, if the engines do not agree."""
    try:
        from tideproof.properties.analyses.agreement import agree, certificate
    except ModuleNotFoundError as error:
        if error.name != "z3":
            raise
        raise UserError("--agree needs Z3, which comes with Tideproof: reinstall it") from None
    out, err = report.consoles()
    asked, left_out = [], dict[Property, None]()
    for name in dict.fromkeys(names):
        protocol, known = choose_protocol(name)
        properties = [p for p in known if p.by_default and not p.ghosts and not p.is_witness]
        left_out |= dict.fromkeys(p for p in known if p not in properties)
        searched = _bounds(protocol, given)
        asked += [(protocol, bounds, speaking(properties, bounds)) for bounds in searched]
    with Progress(err) as progress:
        for protocol, bounds, properties in asked:
            progress.show(f"{protocol.name} {bounds}")
            for line in certificate([agree(protocol, bounds, properties, seed=seed)]):
                out.print(line, soft_wrap=True)
    for line in report.not_asked({LEFT_OUT: list(left_out)}):
        out.print(line, style="dim")
    out.print(f"The engines agree (--seed {seed}).", style="bold green")
    return ALL_HOLD


def _bounds(protocol: Protocol, given: Mapping[str, int | None]) -> list[Bounds]:
    if any(value is not None for value in given.values()):
        return [choose_bounds(protocol, given)]
    known = {spec.name for spec in protocol.bounds}
    chosen = [{name: value for name, value in some.items() if name in known} for some in SEVERAL]
    return choose_fitting(protocol, chosen)
