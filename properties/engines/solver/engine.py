"""The engines that use Z3: `check --engine bounded` and `check --engine inductive`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tideproof.model.language.properties import Property
from tideproof.model.language.system import System
from tideproof.properties.engines.base import Budget, Engine, Reporter, Result, jobs_option, option


@dataclass(frozen=True)
class BmcOptions:
    depth: int = option(10, "Steps of a run at most.")
    deepest_first: bool = option(
        False,
        "Ask for runs of --depth steps first: deep losses in large configurations are found sooner, perhaps not by the "
        "shortest way.",
    )
    lemmas: tuple[Property, ...] = option(
        (),
        "A property to rule states out with, if every step keeps it; may be repeated; `all` are those that come with "
        "Tideproof.",
        unproved=True,
    )
    jobs: int = jobs_option()


class Bounded(Engine[BmcOptions]):
    name = "bounded"
    meaning = "Z3: every run of up to --depth steps, in configurations too large to enumerate"
    Options = BmcOptions
    slow_with_history = True

    def run(
        self, system: System, properties: Sequence[Property], options: BmcOptions, budget: Budget, reporter: Reporter
    ) -> Result:
        from tideproof.properties.engines.solver.bmc import check_runs

        lemmas = [p for p in options.lemmas if p not in properties]
        given: dict[str, Any] = {**vars(options), "lemmas": lemmas, "budget": budget, "reporter": reporter}
        result = check_runs(system.protocol, system.bounds, properties, **given)
        if options.lemmas and not lemmas:
            result.summary.append("every step keeps, and states were held to: none (a property is no lemma of itself)")
        return result


@dataclass(frozen=True)
class ProofOptions:
    lemmas: tuple[Property, ...] = option(
        (),
        "A property to prove along with the others, and to use; may be repeated; `all` are those that come with the "
        "protocol.",
    )
    k: int = option(1, "Steps to a step of induction.")
    only: tuple[str, ...] = option(
        (), "Ask only whether steps keep this property or lemma; may be repeated.", read=tuple
    )
    action: tuple[str, ...] = option((), "Ask only about steps of this action; may be repeated.", read=tuple)
    jobs: int = jobs_option()


class Inductive(Engine[ProofOptions]):
    name = "inductive"
    meaning = "Z3: a proof by induction that every step keeps a property, with --lemmas"
    Options = ProofOptions
    slow_with_history = True

    def run(
        self, system: System, properties: Sequence[Property], options: ProofOptions, budget: Budget, reporter: Reporter
    ) -> Result:
        from tideproof.properties.engines.solver.induction import LookUp, check_induction

        lemmas = [p for p in options.lemmas if p not in properties]
        given: dict[str, Any] = {**vars(options), "lemmas": lemmas, "budget": budget, "reporter": reporter}
        actions, reachable = given.pop("action"), LookUp(budget, reporter)
        return check_induction(
            system.protocol, system.bounds, properties, actions=actions, reachable=reachable, **given
        )
